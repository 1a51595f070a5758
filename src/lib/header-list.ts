/** Headers in one variable, in OpenTelemetry's format. */
import { attempt } from "./attempt.ts";

/** `name=value` pairs separated by commas, values percent-encoded, malformed ones left out; names in lower case. */
export function readHeaderList(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(",").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at <= 0 ? [] : [[pair.slice(0, at).trim().toLowerCase(), decodePercent(pair.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs);
}

/** The text without percent-encoding; one with a bare percent sign stays as it is. */
export function decodePercent(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text;
}
