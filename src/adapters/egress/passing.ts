/** `GET http://host/path`: one plain request, passed on by the proxy to the host that its address names. */
import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { EgressGate } from "./gate.ts";
import { dial } from "./lines.ts";

/** Never throws what the client or the server could bring about. */
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
  if (server === undefined) return refuse(response, `${host} takes no connection`, 502);
  response.on("close", () => server.destroy());
  const headers = { ...withoutHops(request.headers), host: target.host, connection: "close" };
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

/** The address that is asked for, or why none is. */
function readTarget(text: string): URL | string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:") return "this is a proxy: it is asked for whole addresses";
  if (url.port !== "") return `port ${url.port} is closed: plain requests go to port ${PLAIN}`;
  if (url.username + url.password !== "") return "an address with a password is not passed on";
  return url;
}

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
