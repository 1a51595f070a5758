/** `[network] services`: the address of each inside the sandbox, and how a connection reaches it outside. */
import { BlockList, isIP, type Socket } from "node:net";
import { dial, join, type Lines } from "./connections.ts";

/** A server beside the run, such as a job's service container. */
export interface Service {
  readonly host: string;
  readonly port: number;
}

/** A service and the address of the sandbox's loopback that stands for its host. */
export interface PlacedService extends Service {
  readonly address: string;
}

/** Gives every host one address where all its ports are free. `taken` (`127.0.0.1:3128`) are not free. */
export function placeServices(services: readonly Service[], taken: readonly string[]): readonly PlacedService[] {
  const ports = new Map<string, Set<number>>();
  for (const { host, port } of services) ports.set(host, new Set([...(ports.get(host) ?? []), port]));
  const used = new Set(taken);
  const placed: PlacedService[] = [];
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
export function isLocal(host: string): boolean {
  return host === "localhost" || host === LOCAL || host === "::1";
}

/** Connects a client to exactly this service, as its name resolves now. Never rejects. */
export async function passToService(
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
  join(client, server);
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
