/** Half characters: code units of a pair without the other one, which strict readers of JSON refuse. */

/** The value as JSON, half characters in its texts replaced. */
export function wellFormedJson(value: unknown): string {
  const json = JSON.stringify(value);
  // JSON writes them as escapes; a text about such an escape looks the same and comes to no harm.
  return json.includes("\\ud") ? JSON.stringify(value, wellFormed) : json;
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}
