/** Errors of the network: which of them may be gone in a moment. */

/** What the network says it was: a code such as `ECONNRESET`, or the innermost message. */
export function nameNetworkError(error: unknown): string {
  const links = chain(error);
  return links.find(({ code }) => code !== undefined)?.code ?? links.at(-1)?.message ?? String(error);
}

/** Whether trying again may help. */
export function isPassing(error: unknown): boolean {
  const links = chain(error);
  const codes = links.flatMap(({ code }) => code ?? []);
  if (codes.some((code) => PASSING.has(code) || code.includes("BAD_RECORD_MAC"))) return true;
  // Any other code (a bad certificate) will come again, and so will an address that cannot be one.
  const says = (words: RegExp): boolean => links.some(({ message }) => words.test(message));
  return codes.length === 0 && says(/fetch failed/) && !says(/unknown scheme|bad port/);
}

const PASSING: ReadonlySet<string> = new Set([
  "ECONNRESET",
  "ECONNREFUSED",
  "ECONNABORTED",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPROTO",
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_STREAM_PREMATURE_CLOSE",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/** How deep a cause is looked for. */
const DEPTH = 5;

interface Link {
  readonly code: string | undefined;
  readonly message: string;
}

function chain(error: unknown, depth = DEPTH): Link[] {
  if (depth === 0 || typeof error !== "object" || error === null) return [];
  const [code, message, cause, errors] = ["code", "message", "cause", "errors"].map((key): unknown =>
    Reflect.get(error, key),
  );
  // Node tries a host's addresses one after the other and reports all their failures together.
  const inner = [cause, ...(Array.isArray(errors) ? errors : [])].flatMap((each: unknown) => chain(each, depth - 1));
  return [{ code: typeof code === "string" ? code : undefined, message: String(message) }, ...inner];
}
