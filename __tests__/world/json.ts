/** Read parsed JSON without trusting its shape. */

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, otherwise an empty one. */
export function record(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** The value if it is a list, otherwise an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
