/** The only ways out: a proxy for hosts and raw TCP for services, sockets shown inside, behind one forwarder there. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectByTcp, isIP, createServer, type Server, type Socket, BlockList } from "node:net";
import { join } from "node:path";
import { judgeHost, type EgressGate, passRequest, openTunnel } from "./egress/proxy.ts";
import { type Lines, dial, relay } from "./egress/connections.ts";
import { createServer as createHttpServer } from "node:http";
import { firstOf } from "../lib/cut.ts";

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
  /** Called once for each refused connection's reason, a hundred times at most. A command chooses both texts. */
  readonly refused?: (host: string, reason: string) => void;
}

/** The ways out, as a sandbox needs them. */
export interface Egress extends AsyncDisposable {
  /** Run once inside: prints `ready` when everything listens, then serves until it is killed. Empty for none. */
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
  const { proxy, services } = assignAddresses(options.services, allows !== undefined);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(join(directory, "forward.mjs"), FORWARDER);
  const listeners = await openListeners(directory, proxy, services, makeGate(options));
  const forwards = listeners.open.map(({ at, file }) => `${at}=${join(inside, file)}`);
  const named = services.filter(({ host }) => !isLocal(host) && isIP(host) === 0);
  const names = new Map(named.map(({ host, address }) => [host, address]));
  return {
    forwarder: forwards.length === 0 ? [] : [node, join(inside, "forward.mjs"), ...forwards],
    environment: proxy === undefined ? {} : proxyVariables(`http://${proxy}`, [...names.keys()]),
    names: [...names].map(([name, address]) => ({ name, address })),
    async [Symbol.asyncDispose]() {
      await listeners[Symbol.asyncDispose]();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const PORT = 3128;
/** A socket's path has at most 107 bytes; Node 20 silently cuts longer ones. */
const LONGEST = 100;
const MOST_REPORTED = 100;

/** The address of each listener inside. A service called localhost may take the proxy's port: it moves then. */
function assignAddresses(given: readonly Service[], isProxied: boolean) {
  const services = given.map(({ host, port }) => ({ host: host.toLowerCase().replace(/\.$/, ""), port }));
  const isTaken = services.some(({ host, port }) => isLocal(host) && port === PORT);
  const proxy = isProxied ? `127.0.0.${isTaken ? 2 : 1}:${PORT}` : undefined;
  return { proxy, services: addressServices(services, proxy === undefined ? [] : [proxy]) };
}

function makeGate({ allows, refused, ...lines }: EgressOptions): EgressGate {
  const { resolve = resolveBySystem, patienceMs = 10_000 } = lines;
  const reported = new Set<string>();
  return {
    resolve,
    connect: lines.connect ?? ((host, port) => connectByTcp({ host, port, allowHalfOpen: true })),
    patienceMs,
    judge: (host) => judgeHost(host, allows ?? (() => false), resolve),
    refused(host, reason) {
      const [what, why] = [firstOf(host, 253), firstOf(reason, 500)];
      if (reported.has(`${what} ${why}`) || reported.size >= MOST_REPORTED) return;
      reported.add(`${what} ${why}`);
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
  const { lookup } = process.getBuiltinModule("node:dns/promises");
  return (await lookup(host, { all: true })).map(({ address }) => address).toSorted((a, b) => a.length - b.length);
}

/** Runs inside the sandbox and loads no code of Remit: passes what reaches `127.0.0.1:3128=/path/of/socket` on to the socket. */
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

interface Listeners extends AsyncDisposable {
  /** `at`: where the forwarder listens, such as `127.0.0.1:3128`. `file`: the socket's name in the directory. */
  readonly open: readonly { readonly at: string; readonly file: string }[];
}

/** Listens on every socket. If one fails, closes the others and throws. */
async function openListeners(
  directory: string,
  proxy: string | undefined,
  services: readonly AddressedService[],
  gate: EgressGate,
): Promise<Listeners> {
  const listeners = [
    ...(proxy === undefined ? [] : [{ at: proxy, file: "proxy", server: createProxy(gate) }]),
    ...services.map((service, index) => {
      return { at: `${service.address}:${service.port}`, file: `${index}`, server: createServiceServer(service, gate) };
    }),
  ];
  const connections = new Set<Socket>();
  const close = async (): Promise<void> => {
    for (const socket of connections) socket.destroy();
    await Promise.all(listeners.map(({ server }) => new Promise<void>((done) => server.close(() => done()))));
  };
  try {
    for (const { file, server } of listeners) {
      server.prependListener("connection", (socket: Socket) => admit(socket, connections, gate));
      await listen(server, join(directory, file));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { open: listeners, [Symbol.asyncDispose]: close };
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

function createServiceServer(service: AddressedService, gate: EgressGate): Server {
  return createServer({ allowHalfOpen: true }, (client) => {
    if (!client.destroyed) passToService(client, service, gate).catch(() => client.destroy());
  });
}

/** Counts a connection among the open ones, or closes it when there are too many. */
function admit(socket: Socket, connections: Set<Socket>, gate: EgressGate): void {
  socket.on("error", () => socket.destroy()).unref();
  if (connections.size >= MOST_OPEN) {
    gate.refused("the sandbox", `${MOST_OPEN} connections are open already`);
    return void socket.destroy();
  }
  connections.add(socket);
  socket.once("close", () => connections.delete(socket));
}

async function listen(server: Server, path: string): Promise<void> {
  await new Promise<void>((done, failed) => server.once("error", failed).listen(path, done));
  // For example too many open files: the client sees its connection closed.
  server.on("error", () => undefined).unref();
}

/** A server beside the run, such as a job's service container. */
interface Service {
  readonly host: string;
  readonly port: number;
}

/** A service and the address of the sandbox's loopback that stands for its host. */
interface AddressedService extends Service {
  readonly address: string;
}

/** Gives every host one address where all its ports are free. `taken` (`127.0.0.1:3128`) are not free. */
function addressServices(services: readonly Service[], taken: readonly string[]): readonly AddressedService[] {
  const ports = new Map<string, Set<number>>();
  for (const { host, port } of services) ports.set(host, new Set([...(ports.get(host) ?? []), port]));
  const used = new Set(taken);
  const placed: AddressedService[] = [];
  // localhost must keep its own address, so local hosts choose first.
  for (const [host, own] of [...ports].toSorted(([a], [b]) => Number(isLocal(b)) - Number(isLocal(a)))) {
    let address = LOCAL;
    for (let last = 2; !isLocal(host) && [...own].some((port) => used.has(`${address}:${port}`)); last++) {
      address = `127.0.0.${last}`;
    }
    for (const port of own) {
      if (!used.has(`${address}:${port}`)) placed.push({ host, port, address });
      used.add(`${address}:${port}`);
    }
  }
  return placed;
}

/** Whether a host name means loopback. */
function isLocal(host: string): boolean {
  return host === "localhost" || host === LOCAL || host === "::1";
}

/** Connects a client to exactly this service, as its name resolves now. Never rejects. */
async function passToService(
  client: Socket,
  { host, port }: Service,
  lines: Lines & { readonly refused: (host: string, reason: string) => void },
): Promise<void> {
  const refuse = (reason: string): void => {
    lines.refused(`${host}:${port}`, reason);
    client.destroy();
  };
  const addresses = await lines.resolve(host).catch(() => []);
  if (addresses.length === 0) return refuse(`${host} was not found`);
  const closed = addresses.find(isCloudOwn);
  if (closed !== undefined) return refuse(`${host} is ${closed}, where clouds keep their metadata`);
  const server = await dial(addresses, port, lines);
  if (server === undefined) return refuse(`${host} accepts no connection on port ${port}`);
  relay(client, server);
}

const LOCAL = "127.0.0.1";

/** Addresses where a cloud hands its keys to a machine, by the clouds' documentation of November 2026. */
const CLOUD = new BlockList();
CLOUD.addSubnet("169.254.0.0", 16); // All clouds; link-local.
CLOUD.addSubnet("64:ff9b::a9fe:0", 112, "ipv6"); // The same by NAT64.
CLOUD.addSubnet("fe80::", 10, "ipv6"); // Link-local.
CLOUD.addAddress("fd00:ec2::254", "ipv6"); // Amazon.
CLOUD.addAddress("fd20:ce::254", "ipv6"); // Google.
CLOUD.addAddress("168.63.129.16"); // Azure's WireServer.
CLOUD.addAddress("100.100.100.200"); // Alibaba.

/** Also matches addresses with a zone (`fe80::1%eth0`). Text that is no address matches, so it is never dialled. */
function isCloudOwn(address: string): boolean {
  const [plain = ""] = address.split("%");
  const family = isIP(plain);
  return family === 0 || CLOUD.check(plain, family === 6 ? "ipv6" : "ipv4");
}
