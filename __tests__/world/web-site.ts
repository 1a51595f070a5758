/**
 * A piece of the public web: hosts at public addresses, all of them served by one server on loopback. What Remit
 * connects to is recorded.
 *
 *     await using site = await openWebSite({ "example.com": ["93.184.216.34"] }, (request, response) => response.end("hi"));
 *     await site.web.fetch(…);
 *     site.asked, site.connected
 */
import { connect } from "node:net";
import type { IncomingMessage, ServerResponse } from "node:http";
import { systemClock } from "../../src/adapters/machine.ts";
import { openWeb } from "../../src/adapters/web.ts";
import type { Clock, Web } from "../../src/ports.ts";
import { listen } from "./loopback.ts";

export interface WebSite extends AsyncDisposable {
  readonly web: Web;
  /** Names that were resolved, in order. */
  readonly looked: readonly string[];
  /** `address:port` of every connection that was opened. */
  readonly connected: readonly string[];
  /** `GET http://host/path` of every request. */
  readonly asked: readonly string[];
}

export interface WebSiteOptions {
  readonly clock?: Clock;
  /** The loopback port for connections; the site's own server if absent. */
  readonly port?: number;
  /** Addresses that refuse connections. */
  readonly closed?: readonly string[];
}

export async function openWebSite(
  names: Readonly<Record<string, readonly string[]>>,
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  { clock = systemClock, port, closed = [] }: WebSiteOptions = {},
): Promise<WebSite> {
  const asked: string[] = [];
  const looked: string[] = [];
  const connected: string[] = [];
  const broken: unknown[] = [];
  const server = await listen(
    (request, response) => {
      asked.push(`${request.method} http://${request.headers.host}${request.url}`);
      return handle(request, response);
    },
    (error) => broken.push(error),
  );
  const own = port ?? Number(new URL(server.url).port);
  const web = openWeb({
    clock,
    resolve: (host) => {
      looked.push(host);
      const found = names[host];
      return found === undefined ? Promise.reject(new Error(`getaddrinfo ENOTFOUND ${host}`)) : Promise.resolve(found);
    },
    connect: (address, to) => {
      connected.push(`${address}:${to}`);
      // Port 1 of loopback: nothing listens there.
      return connect({ host: "127.0.0.1", port: closed.includes(address) ? 1 : own });
    },
  });
  return {
    web,
    looked,
    connected,
    asked,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      if (broken.length > 0) throw broken[0];
    },
  };
}
