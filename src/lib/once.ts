/** Work that is done once, when it is first needed. */

/** The function, which then calls `make` at most once and keeps its result. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same for work that may fail: the next call tries again. */
export function onceDone<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** The same for each key: the answer to a question is found once and kept. */
export function onceFor<K, T>(find: (key: K) => T): (key: K) => T {
  const found = new Map<K, { readonly value: T }>();
  return (key) => {
    const known = found.get(key) ?? { value: find(key) };
    found.set(key, known);
    return known.value;
  };
}
