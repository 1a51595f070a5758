/** Untyped data of other people's files, read without surprises. */

export type UntypedFields = Readonly<Record<string, unknown>>;

/** An object's fields; none for anything else. */
export function record(value: unknown): UntypedFields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as UntypedFields) : {};
}

/** A list as it is, a single value as a list of one, nothing as an empty one. */
export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  return value === undefined || value === null ? [] : [value];
}

/** A scalar as it is written; "" for anything else. */
export function word(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The fields that are scalars, as texts. */
export function texts(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record(value)).map(([name, text]) => [name, word(text)]));
}

/** JSON, or nothing where it is not. */
export function json(text: string): UntypedFields {
  try {
    return record(JSON.parse(text));
  } catch {
    return {};
  }
}
