/** Records, lists and texts that are made of other ones, or of parts which may be missing. */

/** The fields of `T`; those that may be undefined are optional, and never undefined. */
type Given<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The record without its undefined fields. */
export function given<const T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}

/** The record with another value under each key. */
export function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  change: (value: V, key: K) => W,
): Record<K, W> {
  const pairs = Object.entries(record) as [K, V][];
  return Object.fromEntries(pairs.map(([key, value]) => [key, change(value, key)])) as Record<K, W>;
}

/** The list without its undefined items, and without those whose condition is false. */
export function present<T>(items: readonly (T | undefined | false)[]): T[] {
  return items.filter((item): item is T => item !== undefined && item !== false);
}

/** `a, b and 3 more`: at most `most` names. */
export function listed(names: readonly (string | number)[], most: number): string {
  const more = names.length > most ? ` and ${names.length - most} more` : "";
  return `${names.slice(0, most).join(", ")}${more}`;
}

/** Joins the texts that are neither missing nor empty. */
export function joined(texts: readonly (string | undefined | false)[], between: string): string {
  return present(texts)
    .filter((text) => text !== "")
    .join(between);
}
