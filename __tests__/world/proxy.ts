/** A proxy on loopback for hosts that only it can resolve: tunnels, and plain requests with a whole address. */
import { createServer, request as requestHttp, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

export interface Proxy extends AsyncDisposable {
  readonly url: string;
  /** `host:port` of every requested tunnel and of every plain request, in order. */
  readonly asked: readonly string[];
}

/** `hosts` maps `host:port` to a loopback port. Anything else is answered with 502. */
export async function openProxy(hosts: Readonly<Record<string, number>>): Promise<Proxy> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(request.url ?? "");
    const name = `${hostname}:${port === "" ? "80" : port}`;
    asked.push(name);
    passOn(request, response, hosts[name]);
  });
  server.on("connection", (socket: Socket) => sockets.add(socket));
  server.on("connect", (request, socket) => {
    const name = request.url ?? "";
    asked.push(name);
    const port = hosts[name];
    if (port === undefined) return void socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    const target = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    for (const end of [target, socket]) end.on("error", () => end.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number | undefined): void {
  if (port === undefined) return void response.writeHead(502).end();
  const { method, headers, url = "" } = request;
  const path = url.slice(new URL(url).origin.length);
  const sent = requestHttp({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on("error", () => response.destroy());
  request.pipe(sent);
}
