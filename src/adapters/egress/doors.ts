/** The sockets outside, one for the proxy and one for each service, and how many connections they have together. */
import { createServer as createHttpServer } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { EgressGate } from "./gate.ts";
import { passRequest, openTunnel } from "./tunnel.ts";
import { passToService, type PlacedService } from "./services.ts";

export interface Doors extends AsyncDisposable {
  /** `at`: where the forwarder listens, such as `127.0.0.1:3128`. `file`: the socket's name in the directory. */
  readonly open: readonly { readonly at: string; readonly file: string }[];
}

/** Listens on every socket. If one fails, closes the others and throws. */
export async function openDoors(
  directory: string,
  proxy: string | undefined,
  services: readonly PlacedService[],
  gate: EgressGate,
): Promise<Doors> {
  const doors = [
    ...(proxy === undefined ? [] : [{ at: proxy, file: "proxy", server: createProxy(gate) }]),
    ...services.map((service, index) => {
      return { at: `${service.address}:${service.port}`, file: `${index}`, server: createDoor(service, gate) };
    }),
  ];
  const crowd = new Set<Socket>();
  const close = async (): Promise<void> => {
    for (const socket of crowd) socket.destroy();
    await Promise.all(doors.map(({ server }) => new Promise<void>((done) => server.close(() => done()))));
  };
  try {
    for (const { file, server } of doors) {
      server.prependListener("connection", (socket: Socket) => admit(socket, crowd, gate));
      await listen(server, join(directory, file));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { open: doors, [Symbol.asyncDispose]: close };
}

const MOST_OPEN = 512;

function createProxy(gate: EgressGate): Server {
  const proxy = createHttpServer((request, response) => {
    passRequest(request, response, gate).catch(() => response.destroy());
  });
  proxy.on("connect", (request, client, head) => {
    openTunnel(request, client, head, gate).catch(() => client.destroy());
  });
  return proxy.on("clientError", (_error, client) => client.destroy());
}

function createDoor(service: PlacedService, gate: EgressGate): Server {
  return createServer({ allowHalfOpen: true }, (client) => {
    if (!client.destroyed) passToService(client, service, gate).catch(() => client.destroy());
  });
}

/** Counts a connection among the open ones, or closes it when there are too many. */
function admit(socket: Socket, crowd: Set<Socket>, gate: EgressGate): void {
  socket.on("error", () => socket.destroy()).unref();
  if (crowd.size >= MOST_OPEN) {
    gate.refused("the sandbox", `${MOST_OPEN} connections are open already`);
    return void socket.destroy();
  }
  crowd.add(socket);
  socket.once("close", () => crowd.delete(socket));
}

async function listen(server: Server, path: string): Promise<void> {
  await new Promise<void>((done, failed) => server.once("error", failed).listen(path, done));
  // For example too many open files: the client sees its connection closed.
  server.on("error", () => undefined).unref();
}
