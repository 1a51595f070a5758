/**
 * The ways out of the sandbox: an HTTP proxy for hosts, raw TCP for services. Each is a socket in a directory that the
 * sandbox shows. Inside, one forwarder listens on loopback and passes connections on to the sockets. There is no other
 * network.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectByTcp, isIP, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { judgeHost, type EgressGate, passRequest, openTunnel } from "./egress/proxy.ts";
import type { Lines } from "./egress/connections.ts";
import { isLocal, placeServices, type Service, passToService, type PlacedService } from "./egress/services.ts";
import { createServer as createHttpServer } from "node:http";

export interface EgressOptions extends Partial<Lines> {
  /** Whether the policy allows a host; the name is in lower case. Absent: no proxy. */
  readonly allows?: (host: string) => boolean;
  /** Reached by raw TCP; other ports of their hosts stay closed. */
  readonly services: readonly Service[];
  /** Absolute; recreated here, for this user only. At most 100 bytes, because sockets lie in it. */
  readonly directory: string;
  /** Where the sandbox shows that directory; it need not be writable there. */
  readonly inside: string;
  /** The Node program as seen inside. */
  readonly node: string;
  /**
   * Called when a connection is refused: once for each reason, at most a hundred times. A command chooses both texts.
   */
  readonly refused?: (host: string, reason: string) => void;
}

/** The ways out, as a sandbox needs them. */
export interface Egress extends AsyncDisposable {
  /**
   * Run once inside: prints `ready` when everything listens, then serves until it is killed. Empty: there is nothing to
   * run.
   */
  readonly forwarder: readonly string[];
  /** Points programs at the proxy. */
  readonly environment: Readonly<Record<string, string>>;
  /** Host names of services, and the loopback address that each resolves to inside. */
  readonly names: readonly { readonly name: string; readonly address: string }[];
}

/** Throws when the directory cannot be made or a socket cannot be opened. */
export async function openEgress(options: EgressOptions): Promise<Egress> {
  const { allows, directory, inside, node } = options;
  if (Buffer.byteLength(directory) > LONGEST) {
    throw new Error(
      `${directory} is too long a path for sockets (over ${LONGEST} bytes): give the runner a shorter one`,
    );
  }
  const { proxy, services } = layOut(options.services, allows !== undefined);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(join(directory, "forward.mjs"), FORWARDER);
  const doors = await openDoors(directory, proxy, services, makeGate(options));
  const words = doors.open.map(({ at, file }) => `${at}=${join(inside, file)}`);
  const named = services.filter(({ host }) => !isLocal(host) && isIP(host) === 0);
  const names = new Map(named.map(({ host, address }) => [host, address]));
  return {
    forwarder: words.length === 0 ? [] : [node, join(inside, "forward.mjs"), ...words],
    environment: proxy === undefined ? {} : proxyVariables(`http://${proxy}`, [...names.keys()]),
    names: [...names].map(([name, address]) => ({ name, address })),
    async [Symbol.asyncDispose]() {
      await doors[Symbol.asyncDispose]();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const PORT = 3128;
/** A socket's path has at most 107 bytes; Node 20 silently cuts longer ones. */
const LONGEST = 100;
const MOST_TOLD = 100;

/**
 * Which address each listener gets inside. If a service is called localhost and has the proxy's port, the proxy takes
 * another.
 */
function layOut(asked: readonly Service[], isProxied: boolean) {
  const services = asked.map(({ host, port }) => ({ host: host.toLowerCase().replace(/\.$/, ""), port }));
  const isTaken = services.some(({ host, port }) => isLocal(host) && port === PORT);
  const proxy = isProxied ? `127.0.0.${isTaken ? 2 : 1}:${PORT}` : undefined;
  return { proxy, services: placeServices(services, proxy === undefined ? [] : [proxy]) };
}

function makeGate({ allows, refused, ...lines }: EgressOptions): EgressGate {
  const { resolve = resolveBySystem, patienceMs = 10_000 } = lines;
  const told = new Set<string>();
  return {
    resolve,
    connect: lines.connect ?? ((host, port) => connectByTcp({ host, port, allowHalfOpen: true })),
    patienceMs,
    judge: (host) => judgeHost(host, allows ?? (() => false), resolve),
    refused(host, reason) {
      const [what, why] = [host.slice(0, 253), reason.slice(0, 500)];
      if (told.has(`${what} ${why}`) || told.size >= MOST_TOLD) return;
      told.add(`${what} ${why}`);
      refused?.(what, why);
    },
  };
}

function proxyVariables(url: string, names: readonly string[]): Readonly<Record<string, string>> {
  const none = ["localhost", "127.0.0.1", "::1", ...names].join(",");
  return {
    HTTP_PROXY: url,
    HTTPS_PROXY: url,
    http_proxy: url,
    https_proxy: url,
    NO_PROXY: none,
    no_proxy: none,
    NODE_USE_ENV_PROXY: "1",
  };
}

async function resolveBySystem(host: string): Promise<readonly string[]> {
  const { lookup } = await import("node:dns/promises");
  return (await lookup(host, { all: true })).map(({ address }) => address).toSorted((a, b) => a.length - b.length);
}

/**
 * The program that runs inside the sandbox, where no code of Remit's can be loaded. It passes each connection on to a
 * socket; Remit's end of the socket decides where it leads. Its arguments look like `127.0.0.1:3128=/path/of/socket`.
 */
const FORWARDER = `import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";
process.on("uncaughtException", () => undefined);
const listen = ([, address, port, path]) => new Promise((done) => {
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const out = connect({ path, allowHalfOpen: true });
    const end = (error) => error && (client.destroy(), out.destroy());
    pipeline(client, out, end);
    pipeline(out, client, end);
  });
  server.on("error", (error) => {
    if (server.listening) return;
    process.stderr.write(\`cannot listen on \${address}:\${port}: \${error.message}\\n\`, () => process.exit(1));
  });
  server.listen(Number(port), address, done);
});
await Promise.all(process.argv.slice(2).map((word) => listen(/^([\\d.]+):(\\d+)=(.*)$/.exec(word))));
process.stdout.write("ready\\n");
`;

interface Doors extends AsyncDisposable {
  /** `at`: where the forwarder listens, such as `127.0.0.1:3128`. `file`: the socket's name in the directory. */
  readonly open: readonly { readonly at: string; readonly file: string }[];
}

/** Listens on every socket. If one fails, closes the others and throws. */
async function openDoors(
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
