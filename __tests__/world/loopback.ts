/**
 * Loopback HTTP for the stand-ins: a server on a free port of 127.0.0.1, closed by `await using`.
 *
 *     await using server = await listen((request, response) => response.end("hello"));
 *     await fetch(server.url);
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface Loopback extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly url: string;
}

/** If a handler throws, the client gets 599 and `broken` is called: no injected fault may look like that. */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  broken: (error: unknown) => void,
): Promise<Loopback> {
  const server = createServer((request, response) => {
    void Promise.resolve()
      .then(() => handle(request, response))
      .catch((error: unknown) => {
        broken(error);
        if (!response.headersSent) response.writeHead(599);
        response.end(String(error));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The whole body of a request. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(request, "end");
  return Buffer.concat(chunks);
}

/** Cut the connection like a crashed server: the client sees ECONNRESET and no answer. */
export function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}
