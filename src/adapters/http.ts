/** HTTP by Node's own client; its `fetch` loads slowly (docs/adr/0020-what-keeps-a-run-small.md). */
import * as http from "node:http";
import { systemCode } from "../ports.ts";

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

/**
 * From now on all requests go by the runner's proxy, if its variables name one; since Node 24.14. Throws when it is no
 * address; Node's own message would show its password.
 */
export function goByProxy(): void {
  try {
    http.setGlobalProxyFromEnv?.();
  } catch {
    throw new Error(NO_PROXY);
  }
}

const NO_PROXY =
  "HTTP_PROXY or HTTPS_PROXY of the runner is not the address of a proxy. Write it like http://proxy.example:8080.";

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
  const body = BODYLESS.has(status) ? null : readPieces(unpack(message), request.signal);
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

/** Whether the server's certificate is at fault, which stays so at another attempt. By Node's and OpenSSL's codes. */
export function isUntrusted(error: unknown): boolean {
  return /CERT|UNABLE_TO_VERIFY/.test(systemCode(error) ?? "");
}

/** The pieces of a body as one. Throws when they have more than `most` bytes. */
export async function readAll(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most = Infinity,
): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > most) throw new Error(`There are more than ${most} bytes.`);
    read.push(piece);
  }
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
  const request = secure ? process.getBuiltinModule("node:https").request : http.request;
  signal?.throwIfAborted();
  return await new Promise((resolve, reject) => {
    let answer: http.IncomingMessage | undefined;
    const sent = request(url, { method, headers: { "accept-encoding": ENCODING, ...headers } }, (message) => {
      answer = message;
      resolve(message);
    });
    // With Node's own option, a connection that is free again could emit an error that nobody handles.
    const stop = (): void => void sent.destroy();
    signal?.addEventListener("abort", stop);
    sent.on("close", () => signal?.removeEventListener("abort", stop));
    sent.on("error", (error) => reject(reasonOf(signal, error)));
    if (silence !== undefined) {
      const giveUp = (): void => void (answer ?? sent).destroy(silent(silence)); // Whoever reads the body gets the reason.
      sent.setTimeout(silence, giveUp);
    }
    sent.end(body, handedOver);
  });
}

function silent(ms: number): Error {
  return new Error(`nothing was sent for ${ms / 1000} seconds`);
}

const ENCODING = "gzip";

function unpack(message: http.IncomingMessage): AsyncIterable<Uint8Array> {
  if (message.headers["content-encoding"] !== ENCODING) return message;
  const { createGunzip } = process.getBuiltinModule("node:zlib");
  const { pipeline } = process.getBuiltinModule("node:stream");
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
  if (signal?.aborted === true) return signal.reason;
  // Node tries every address of a host, and then has one error for each and no message of its own.
  return error instanceof AggregateError && error.message === "" ? (error.errors[0] ?? error) : error;
}
