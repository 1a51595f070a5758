/** One request to the public web: resolves the name, checks its addresses, asks one of them. */
import { lookup } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { firstOf } from "../../lib/cut.ts";
import type { WebAnswer, WebRequest } from "../../ports.ts";
import type { WebOptions } from "../web.ts";
import { privacyOf } from "../address.ts";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";

type Connect = NonNullable<WebOptions["connect"]>;

/** Never throws; the signal closes whatever is still open when no one waits any more. */
export async function get(
  request: WebRequest,
  signal: AbortSignal,
  { resolve = resolveBySystem, connect = connectByTcp }: Pick<WebOptions, "resolve" | "connect">,
): Promise<WebAnswer> {
  try {
    const host = hostOf(request.url);
    const addresses = isIP(host) > 0 ? [host] : await resolve(host);
    signal.throwIfAborted();
    const hidden = addresses.map((address) => ({ address, what: privacyOf(address) })).find(({ what }) => what);
    // One private address among public ones is enough to refuse: otherwise chance would decide which is asked.
    if (hidden !== undefined) return { kind: "refused", reason: `${host} is ${describeAddress(hidden, host)}` };
    return await askFirst(request, byFamily(addresses), signal, connect);
  } catch (error) {
    return { kind: "failed", message: messageOf(error) };
  }
}

function describeAddress(
  { address, what }: { readonly address: string; readonly what?: string | undefined },
  host: string,
) {
  return address === host ? what : `${address}, ${what}`;
}

async function resolveBySystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function connectByTcp(address: string, port: number): Socket {
  return connectTcp({ host: address, port });
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

/** IPv4 first: many runners have no IPv6 and report it only on connect. */
function byFamily(addresses: readonly string[]): readonly string[] {
  return addresses.toSorted((a, b) => isIP(a) - isIP(b)).slice(0, MOST_TRIED);
}

const MOST_TRIED = 4;

/** The answer of the first address that accepts a connection. */
async function askFirst(
  request: WebRequest,
  addresses: readonly string[],
  signal: AbortSignal,
  connect: Connect,
): Promise<WebAnswer> {
  let last: unknown = new Error("the name has no address");
  for (const address of addresses) {
    const response = await ask(request.url, address, signal, connect).catch((error: unknown) => {
      signal.throwIfAborted();
      last = error;
    });
    if (response !== undefined) return await takeAnswer(response, request.maxBytes);
  }
  throw last;
}

function ask(url: URL, address: string, signal: AbortSignal, connect: Connect): Promise<IncomingMessage> {
  const host = hostOf(url);
  const secure = url.protocol === "https:";
  const open = (): Socket => {
    const socket = connect(address, Number(url.port || (secure ? 443 : 80)));
    if (!secure) return socket;
    // The certificate must be for the host, whichever address serves it.
    const name = isIP(host) > 0 ? {} : { servername: host };
    return connectTls({ socket, host, ...name, ALPNProtocols: ["http/1.1"] });
  };
  return new Promise((resolve, reject) => {
    const options = {
      method: "GET",
      host,
      path: `${url.pathname}${url.search}`,
      headers: { ...HEADERS, host: url.host },
      createConnection: open,
      signal,
    };
    const sent = (secure ? requestHttps : requestHttp)(options);
    sent.on("response", resolve);
    sent.on("error", reject);
    sent.end();
  });
}

/** Sent as `Accept-Encoding`; no other encoding is accepted. */
const ENCODINGS = "gzip, br";

const HEADERS = {
  "user-agent": "Mozilla/5.0 (compatible; Remit)",
  accept: "text/html,application/xhtml+xml,text/plain,application/json;q=0.9,text/*;q=0.8,*/*;q=0.1",
  "accept-encoding": ENCODINGS,
  "accept-language": "en",
  connection: "close",
};

/** An unread rest goes with the connection when the request is over. */
async function takeAnswer(response: IncomingMessage, maxBytes: number): Promise<WebAnswer> {
  const { statusCode: status = 0, headers } = response;
  const type = headers["content-type"] ?? "";
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    return { kind: "answered", status, type, location: headers.location, bytes: Buffer.alloc(0) };
  }
  const bytes = await readBody(response, maxBytes);
  return bytes === "too_large" ? { kind: "too_large" } : { kind: "answered", status, type, bytes };
}

/** The code, such as "ENOTFOUND", says more than the stack; an error of several addresses lists what each said. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? firstOf(error.message, 300) : String(error);
}

/** The bytes, or `too_large`. Throws when the body breaks off or cannot be unpacked. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | "too_large"> {
  if (Number(response.headers["content-length"]) > maxBytes) return "too_large";
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of bounded(source, maxBytes)) chunks.push(chunk);
  };
  const packed = (source: AsyncIterable<Buffer>): AsyncIterable<Buffer> => bounded(source, maxBytes);
  const unpack = unpackerOf(response);
  try {
    if (unpack === undefined) await pipeline(response, collect);
    else await pipeline(response, packed, unpack, collect);
  } catch (error) {
    if (error instanceof TooLarge) return "too_large";
    throw error;
  }
  return Buffer.concat(chunks);
}

class TooLarge extends Error {}

async function* bounded(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge();
    yield chunk;
  }
}

function unpackerOf({ headers }: IncomingMessage) {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  switch (encoding) {
    case "identity":
    case "":
      return undefined;
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    default:
      throw new Error(`it is packed as ${JSON.stringify(encoding.slice(0, 40))}, which was not asked for`);
  }
}
