/** Headers in one variable, in OpenTelemetry's format. */

/**
 * `name=value` pairs separated by commas, values percent-encoded; returns names in lower case. Malformed pairs are left
 * out.
 */
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
    return text; // A bare percent sign.
  }
}
