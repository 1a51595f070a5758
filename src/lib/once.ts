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
  return keptIn(new Map<K, Found<T>>(), find);
}

/** The same for objects that do not change, such as a message: the answer is kept as long as the object. */
export function onceForObject<K extends object, T>(find: (object: K) => T): (object: K) => T {
  return keptIn(new WeakMap<K, Found<T>>(), find);
}

interface Found<T> {
  readonly value: T;
}

function keptIn<K, T>(
  found: { get(key: K): Found<T> | undefined; set(key: K, value: Found<T>): unknown },
  find: (key: K) => T,
): (key: K) => T {
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known.value;
    const value = find(key);
    found.set(key, { value });
    return value;
  };
}

/** For answers that change: whoever asks before an answer has arrived gets that one; after `forget`, a new one. */
export function sharedWhileAsked<K, T>(find: (key: K) => Promise<T>) {
  const asked = new Map<K, Promise<T>>();
  return {
    ask(key: K): Promise<T> {
      const known = asked.get(key);
      if (known !== undefined) return known;
      const finding = find(key).finally(() => asked.get(key) === finding && asked.delete(key));
      asked.set(key, finding);
      return finding;
    },
    forget: (): void => asked.clear(),
  };
}
