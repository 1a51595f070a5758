/**
 * The proxy: which hosts it lets through, and how. `CONNECT host:443` opens a tunnel in which the client must also name that host in TLS's server name. The address alone
 * does not identify the server: all customers of a CDN share its addresses, and the server name chooses among them.
 */
import {
  type IncomingMessage,
  request as ask,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { type Duplex, pipeline } from "node:stream";
import { readAnswer, readClientHello, type ClientHello } from "./client-hello.ts";
import { dial, hangUp, passOn, takeUntil, type Lines } from "./connections.ts";
import { privacyOf } from "../address.ts";

/** Never throws because of what the client or the server does. */
export async function openTunnel(
  { url = "" }: IncomingMessage,
  client: Duplex,
  head: Buffer,
  gate: EgressGate,
): Promise<void> {
  client.on("error", () => client.destroy());
  if (head.length > 0) client.unshift(head);
  const { host, port } = readAuthority(url);
  const verdict =
    port === TLS ? await gate.judge(host) : refused(`port ${port || "?"} is closed: a tunnel leads to port ${TLS}`);
  if (verdict.kind === "refused") {
    gate.refused(host, verdict.reason);
    return hangUp(client, refusal(verdict.reason), gate.patienceMs);
  }
  client.write("HTTP/1.1 200 Connection established\r\n\r\n");
  const reason = await greet(client, host, verdict.addresses, gate);
  if (reason === undefined) return;
  gate.refused(host, reason);
  hangUp(client, ACCESS_DENIED, gate.patienceMs);
}

const TLS = 443;
/** A fatal alert of TLS (RFC 8446 §6.2), which programs show. */
const ACCESS_DENIED = Buffer.from([21, 3, 3, 0, 2, 2, 49]);

/** Dials the server if the client named it, and joins the two. Otherwise says why not. */
async function greet(client: Duplex, host: string, addresses: readonly string[], gate: EgressGate) {
  const first = await takeHello(client, host, "first", gate.patienceMs);
  if (first.kind === "refused") return first.reason;
  const server = await dial(addresses, TLS, gate);
  if (server === undefined) return `${host} accepts no connection`;
  const drop = (): void => void server.destroy();
  client.once("close", drop);
  server.write(first.bytes);
  // Nothing more is read from the client before the server answers: it could be a second ClientHello.
  const answer = await takeUntil(server, readAnswer);
  if (answer !== undefined) client.write(answer.bytes);
  client.off("close", drop);
  passOn(server, client);
  if (answer?.result.again === true) {
    const second = await takeHello(client, host, "second", gate.patienceMs);
    if (second.kind === "refused") {
      server.destroy();
      return second.reason;
    }
    server.write(second.bytes);
  }
  passOn(client, server);
}

type Hello = { readonly kind: "fits"; readonly bytes: Buffer } | ReturnType<typeof refused>;

async function takeHello(client: Duplex, host: string, turn: "first" | "second", patienceMs: number): Promise<Hello> {
  const read = (bytes: Buffer): ClientHello => readClientHello(bytes, turn);
  const taken = await takeUntil(client, read, AbortSignal.timeout(patienceMs));
  if (taken === undefined) return refused("no complete ClientHello came, or one of more than 16 KiB");
  const { result, bytes } = taken;
  if (result.kind === "other") return refused(`the tunnel is for TLS: ${result.reason}`);
  const [name, ...others] = result.names;
  if (name === undefined) return refused("the client names no server (SNI)");
  if (others.length > 0) return refused("the client names several servers (SNI)");
  if (plain(name) !== host) return refused(`the client asks the server for ${JSON.stringify(name)} (SNI)`);
  // Browsers without ECH send random bytes in its place (GREASE); the two look the same.
  if (result.encrypted) return refused(`the client's hello may name another server, encrypted (ECH). ${WITHOUT_ECH}`);
  return { kind: "fits", bytes };
}

const WITHOUT_ECH =
  "Start Chromium with --disable-features=EncryptedClientHello, Firefox with security.tls.ech.grease_probability=0";

function readAuthority(text: string): { readonly host: string; readonly port: number } {
  const [, host = "", port = ""] = /^([^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
  return { host: plain(host), port: Number(port) };
}

function plain(host: string): string {
  return host.toLowerCase().replace(/\.$/, "");
}

function refused(reason: string) {
  return { kind: "refused", reason } as const;
}

function refusal(reason: string): string {
  const text = `Remit's sandbox: ${reason}.\n`;
  const length = `content-type: text/plain\r\ncontent-length: ${Buffer.byteLength(text)}`;
  return `HTTP/1.1 403 Refused\r\n${length}\r\nconnection: close\r\n\r\n${text}`;
}

/** Never throws because of what the client or the server does. */
export async function passRequest(request: IncomingMessage, response: ServerResponse, gate: EgressGate): Promise<void> {
  const target = readTarget(request.url ?? "");
  if (typeof target === "string") return refuse(response, target);
  const host = target.hostname.replace(/\.$/, "");
  const verdict = await gate.judge(host);
  if (verdict.kind === "refused") {
    gate.refused(host, verdict.reason);
    return refuse(response, verdict.reason);
  }
  const server = await dial(verdict.addresses, PLAIN, gate);
  if (server === undefined) return refuse(response, `${host} accepts no connection`, 502);
  response.on("close", () => server.destroy());
  const headers = { ...withoutHops(request.headers), ...bodyHeaders(request), host: target.host, connection: "close" };
  const path = `${target.pathname}${target.search}`;
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

const PLAIN = 80;

/** The requested address, or why there is none. */
function readTarget(text: string): URL | string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:") return "this is a proxy: requests need a complete address";
  if (url.port !== "") return `port ${url.port} is closed: plain requests go to port ${PLAIN}`;
  if (url.username + url.password !== "") return "an address with a password is not forwarded";
  return url;
}

/** Removes headers that concern one connection (RFC 9110, 7.6.1), and those meant for a proxy. */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.test(name) && !named.includes(name)));
}

/** Say where the body ends. Node adds none to a GET: the server would read its body as the next request, for any host. */
function bodyHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const { "content-length": length, "transfer-encoding": coding } = headers;
  if (length !== undefined) return { "content-length": length };
  return coding === undefined ? {} : { "transfer-encoding": "chunked" };
}

const HOPS = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;

function refuse(response: ServerResponse, reason: string, status = 403): void {
  response.writeHead(status, { "content-type": "text/plain", connection: "close" });
  response.end(`Remit's sandbox: ${reason}.\n`);
}

/** What the proxy asks before it passes anything on. */
export interface EgressGate extends Lines {
  /** Expects a name in lower case. Never rejects. */
  readonly judge: (host: string) => Promise<EgressVerdict>;
  readonly refused: (host: string, reason: string) => void;
}

type EgressVerdict =
  | { readonly kind: "open"; readonly addresses: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string };

/** The policy must allow the name, all addresses must be public, and only those are dialled, without a new lookup. */
export async function judgeHost(
  host: string,
  allows: (host: string) => boolean,
  resolve: Lines["resolve"],
): Promise<EgressVerdict> {
  if (!/^[a-z0-9.-]+$/.test(host) || /^[\d.]+$/.test(host)) {
    return { kind: "refused", reason: `${JSON.stringify(host)} is not a name; addresses are not allowed` };
  }
  if (!allows(host)) return { kind: "refused", reason: `the policy's [network] hosts do not name ${host}` };
  try {
    const addresses = await resolve(host);
    const hidden = addresses.find((address) => privacyOf(address) !== undefined);
    if (hidden !== undefined) return { kind: "refused", reason: `${host} is ${hidden}, ${privacyOf(hidden)}` };
    return addresses.length === 0 ? { kind: "refused", reason: `${host} has no address` } : { kind: "open", addresses };
  } catch (error) {
    return { kind: "refused", reason: `${host} was not found: ${error instanceof Error ? error.message : ""}` };
  }
}
