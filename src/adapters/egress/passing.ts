/** What the proxy does with one connection: a tunnel for TLS, or one plain request passed on. */
import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { pipeline, type Duplex } from "node:stream";

/** How names become addresses and addresses connections. */
export interface Lines {
  /** Throws when there is no such name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Opens a connection to exactly this address. */
  readonly connect: (address: string, port: number) => Socket;
}

export type Verdict =
  | { readonly kind: "open"; readonly addresses: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string };

type Judge = (host: string) => Promise<Verdict>;

/** `CONNECT host:443`. Never throws. */
export async function openTunnel(
  { url = "" }: IncomingMessage,
  client: Duplex,
  head: Buffer,
  judge: Judge,
  connect: Lines["connect"],
): Promise<void> {
  client.on("error", () => client.destroy());
  const { host, port } = readAuthority(url);
  if (port !== TLS) return refuseTunnel(client, `port ${port || "?"} is closed: a tunnel leads to port ${TLS}`);
  const verdict = await judge(host);
  if (verdict.kind === "refused") return refuseTunnel(client, verdict.reason);
  const server = await dial(verdict.addresses, TLS, connect);
  if (server === undefined) return refuseTunnel(client, `${host} takes no connection`, 502);
  client.write("HTTP/1.1 200 Connection established\r\n\r\n");
  if (head.length > 0) server.write(head);
  pipeline(client, server, client, () => {
    client.destroy();
    server.destroy();
  });
}

const TLS = 443;
const PLAIN = 80;

/** `GET http://host/path`. Never throws. */
export async function passRequest(
  request: IncomingMessage,
  response: ServerResponse,
  judge: Judge,
  connect: Lines["connect"],
): Promise<void> {
  const url = URL.canParse(request.url ?? "") ? new URL(request.url ?? "") : undefined;
  if (url?.protocol !== "http:") return refuse(response, "this is a proxy: it is asked for whole addresses");
  if (url.port !== "") return refuse(response, `port ${url.port} is closed: plain requests go to port ${PLAIN}`);
  if (url.username + url.password !== "") return refuse(response, "an address with a password is not passed on");
  const host = plain(url.hostname);
  const verdict = await judge(host);
  if (verdict.kind === "refused") return refuse(response, verdict.reason);
  const server = await dial(verdict.addresses, PLAIN, connect);
  if (server === undefined) return refuse(response, `${host} takes no connection`, 502);
  const headers = { ...withoutHops(request.headers), host: url.host, connection: "close" };
  const path = `${url.pathname}${url.search}`;
  const passed = ask({ method: request.method, path, headers, createConnection: () => server });
  passed.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
    pipeline(answer, response, () => server.destroy());
  });
  passed.on("error", (error) => {
    if (response.headersSent) response.destroy();
    else refuse(response, `${host}: ${error.message}`, 502);
  });
  pipeline(request, passed, () => undefined);
}

function readAuthority(text: string): { readonly host: string; readonly port: number } {
  const [, host = "", port = ""] = /^([^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
  return { host: plain(host), port: Number(port) };
}

function plain(host: string): string {
  return host.toLowerCase().replace(/\.$/, "");
}

/** The first address that takes the connection. */
async function dial(
  addresses: readonly string[],
  port: number,
  connect: Lines["connect"],
): Promise<Socket | undefined> {
  for (const address of addresses.slice(0, MOST_TRIED)) {
    const socket = connect(address, port);
    const open = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.setTimeout(PATIENCE_MS, () => resolve(false));
    });
    socket.setTimeout(0);
    if (open) return socket;
    socket.destroy();
  }
  return undefined;
}

const MOST_TRIED = 4;
/** Until a connection counts as refused. */
const PATIENCE_MS = 10_000;

/** Headers that are about one connection (RFC 9110, 7.6.1), and those that are for a proxy. */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.test(name) && !named.includes(name)));
}

const HOPS = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;

function refuse(response: ServerResponse, reason: string, status = 403): void {
  response.writeHead(status, { "content-type": "text/plain", connection: "close" });
  response.end(`Remit's sandbox: ${reason}.\n`);
}

function refuseTunnel(client: Duplex, reason: string, status = 403): void {
  const text = `Remit's sandbox: ${reason}.\n`;
  const head = `HTTP/1.1 ${status} Refused\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
  client.end(`${head}\r\n\r\n${text}`);
}
