/** HTTP by Node's own client; its `fetch` loads slowly (docs/adr/0020-what-keeps-a-run-small.md). */
import * as http from "node:http";

/** The part of `fetch` that Remit's clients use; `fetch` itself is one. */
export type HttpFetch = (url: string, request?: HttpRequest) => Promise<HttpAnswer>;

export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
  readonly redirect?: "follow" | "manual" | "error";
  readonly signal?: AbortSignal;
  /** Milliseconds without a byte in either direction after which the request fails; unlimited when absent. */
  readonly silence?: number;
  /** Called when all of the request has been handed to the network. */
  readonly sent?: () => void;
}

/** The part of a `Response` that Remit's clients use. */
export interface HttpAnswer {
  readonly url: string;
  readonly status: number;
  /** The status is 200 to 299. */
  readonly ok: boolean;
  /** Names are in lower case. */
  readonly headers: Iterable<[string, string]> & { get(name: string): string | null | undefined };
  readonly body: AsyncIterable<Uint8Array> | null;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** From now on all requests go by the runner's proxy, if its variables name one; since Node 24.14. */
export function goByProxy(): void {
  http.setGlobalProxyFromEnv?.();
}

/** Sends one request, by the global proxy. Rejects with the network's error or the signal's reason. */
export async function send(url: string, request: HttpRequest = {}): Promise<HttpAnswer> {
  const message = await ask(new URL(url), request);
  const { statusCode: status = 0, headers } = message;
  message.on("error", () => undefined); // Whoever reads the body gets it.
  if (REDIRECTS.has(status) && headers.location !== undefined && request.redirect !== "manual") {
    message.resume();
    return await fetch(url, request); // It knows which headers another host may get.
  }
  // Nobody reads an empty body, and an unread one keeps its connection.
  if (BODYLESS.has(status)) message.resume();
  const body = BODYLESS.has(status) ? null : readPieces(await unpack(message), request.signal);
  return {
    url,
    status,
    ok: status >= 200 && status < 300,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")])),
    body,
    text: async () => (await readAll(body ?? [])).toString(),
    arrayBuffer: async () => new Uint8Array(await readAll(body ?? [])).buffer,
  };
}

/** The pieces of a body as one. */
export async function readAll(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}

/** `Retry-After` in milliseconds: seconds or a date. */
export function readRetryAfter(value: string | number | undefined, now: number): number | undefined {
  if (value === undefined || value === "") return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(String(value));
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const BODYLESS: ReadonlySet<number> = new Set([204, 205, 304]);

async function ask(
  url: URL,
  { method = "GET", headers, body, signal, silence, sent: handedOver }: HttpRequest,
): Promise<http.IncomingMessage> {
  const secure = url.protocol === "https:";
  const request = secure ? (await import("node:https")).request : http.request;
  signal?.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { "accept-encoding": ENCODING, ...headers } }, resolve);
    // With Node's own option, a connection that is free again could emit an error that nobody handles.
    const stop = (): void => void sent.destroy();
    signal?.addEventListener("abort", stop);
    sent.on("close", () => signal?.removeEventListener("abort", stop));
    sent.on("error", (error) => reject(reasonOf(signal, error)));
    if (silence !== undefined)
      sent.setTimeout(silence, () => sent.destroy(new Error(`nothing was sent for ${silence / 1000} seconds`)));
    sent.end(body, handedOver);
  });
}

const ENCODING = "gzip";

async function unpack(message: http.IncomingMessage): Promise<AsyncIterable<Uint8Array>> {
  if (message.headers["content-encoding"] !== ENCODING) return message;
  const [{ createGunzip }, { pipeline }] = await Promise.all([import("node:zlib"), import("node:stream")]);
  return pipeline(message, createGunzip(), () => undefined); // As above.
}

async function* readPieces(pieces: AsyncIterable<Uint8Array>, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    throw reasonOf(signal, error);
  }
}

function reasonOf(signal: AbortSignal | undefined, error: unknown): unknown {
  return signal?.aborted === true ? signal.reason : error;
}
