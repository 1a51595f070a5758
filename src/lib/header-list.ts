/** Headers in one variable, as OpenTelemetry's programs take them. */

/** `name=value` pairs with commas between them, values percent-encoded; names in lower case. What is no pair is left out. */
export function readHeaderList(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(",").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at <= 0 ? [] : [[pair.slice(0, at).trim().toLowerCase(), decode(pair.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A percent sign that stands for itself.
  }
}
