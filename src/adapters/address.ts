/** Which addresses belong to the public web. Every other leads to this machine, its network, or its cloud's keys. */
import { isIPv4, isIPv6 } from "node:net";

/** What kind of non-public address this is, such as `a loopback address`; undefined for a public one. */
export function privacyOf(address: string): string | undefined {
  if (isIPv4(address)) return privacyOf4(toNumber(address));
  const groups = isIPv6(address) ? toGroups(address) : undefined;
  return groups === undefined ? "no address" : privacyOf6(groups);
}

// IANA's special-purpose registries (RFC 6890 and its successors), multicast and reserved space.
const BLOCKS4: readonly (readonly [string, number, string])[] = [
  ["0.0.0.0", 8, "an unspecified address"],
  ["10.0.0.0", 8, "a private address"],
  ["100.64.0.0", 10, "a shared (CGNAT) address"],
  ["127.0.0.0", 8, "a loopback address"],
  ["169.254.0.0", 16, "a link-local address, where clouds keep their metadata"],
  ["172.16.0.0", 12, "a private address"],
  ["192.0.0.0", 24, "a reserved address"],
  ["192.0.2.0", 24, "an address for documentation"],
  ["192.88.99.0", 24, "a 6to4 relay"],
  ["192.168.0.0", 16, "a private address"],
  ["198.18.0.0", 15, "an address for benchmarks"],
  ["198.51.100.0", 24, "an address for documentation"],
  ["203.0.113.0", 24, "an address for documentation"],
  ["224.0.0.0", 4, "a multicast address"],
  ["240.0.0.0", 4, "a reserved address"],
  // Azure's WireServer, which GitHub's own runners can reach.
  ["168.63.129.16", 32, "an address of the cloud's own services"],
];

function privacyOf4(address: number): string | undefined {
  const found = BLOCKS4.find(([base, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor(toNumber(base) / size);
  });
  return found?.[2];
}

function toNumber(address: string): number {
  return address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Of IPv6, only parts of the global unicast space (2000::/3) are public. */
function privacyOf6(groups: readonly number[]): string | undefined {
  const [a = 0, b = 0] = groups;
  const tail = (groups[6] ?? 0) * 65_536 + (groups[7] ?? 0);
  const isEmpty = (from: number, to: number): boolean => groups.slice(from, to).every((group) => group === 0);
  if (isEmpty(0, 5) && groups[5] === 0xffff) return privacyOf4(tail); // ::ffff:0:0/96, IPv4-mapped.
  if (a === 0x64 && b === 0xff9b && isEmpty(2, 6)) return privacyOf4(tail); // 64:ff9b::/96, NAT64.
  if (isEmpty(0, 8)) return "an unspecified address";
  if (isEmpty(0, 7) && groups[7] === 1) return "a loopback address";
  if (a >= 0xff00) return "a multicast address";
  if ((a & 0xffc0) === 0xfe80) return "a link-local address";
  if ((a & 0xfe00) === 0xfc00) return "a private address";
  if ((a & 0xe000) !== 0x2000) return "a reserved address";
  if (a === 0x2001 && b < 0x0200) return "an address for protocols (such as Teredo)";
  if (a === 0x2001 && b === 0x0db8) return "an address for documentation";
  if (a === 0x2002) return "a 6to4 address";
  if (a === 0x3fff && b < 0x1000) return "an address for documentation";
  return undefined;
}

/** The eight groups of an IPv6 address; undefined for one with a zone, which is never public. */
function toGroups(address: string): readonly number[] | undefined {
  if (address.includes("%")) return undefined;
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const v4 = toNumber(dotted?.[2] ?? "0.0.0.0");
  const plain =
    dotted === null ? address : `${dotted[1]}${Math.floor(v4 / 65_536).toString(16)}:${(v4 % 65_536).toString(16)}`;
  const [head = "", tail] = plain.split("::");
  const groups = (text: string): number[] => (text === "" ? [] : text.split(":").map((group) => parseInt(group, 16)));
  if (tail === undefined) return groups(head);
  const [start, end] = [groups(head), groups(tail)];
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
