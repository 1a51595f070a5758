/** Look into parsed JSON without trusting it. */

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object; an empty one for anything else. */
export function record(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** The list; an empty one for anything else. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
