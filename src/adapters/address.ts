/** Which addresses belong to the public web. Every other leads to this machine, its network, or its cloud's keys. */
import { BlockList, isIP } from "node:net";

/** What kind of non-public address this is, such as `a loopback address`; undefined for a public one. */
export function privacyOf(address: string): string | undefined {
  const family = isIP(address);
  // One with a zone is never public.
  if (family === 0 || address.includes("%")) return "no address";
  const kind = family === 4 ? "ipv4" : "ipv6";
  const found = BLOCKS.find(({ block }) => block.check(address, kind));
  if (found !== undefined) return found.what;
  return family === 4 || GLOBAL.check(address, kind) ? undefined : "a reserved address";
}

// IANA's special-purpose registries (RFC 6890 and its successors), multicast and reserved space.
const BLOCKS = (
  [
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
    ["::", 128, "an unspecified address"],
    ["::1", 128, "a loopback address"],
    ["ff00::", 8, "a multicast address"],
    ["fe80::", 10, "a link-local address"],
    ["fc00::", 7, "a private address"],
    ["2001::", 23, "an address for protocols (such as Teredo)"],
    ["2001:db8::", 32, "an address for documentation"],
    ["2002::", 16, "a 6to4 address"],
    ["3fff::", 20, "an address for documentation"],
  ] as const
).map(([base, bits, what]) => ({ block: blockOf(base, bits), what }));

/** A block of IPv4 also contains its addresses inside IPv6: IPv4-mapped, as Node has it, and NAT64. */
function blockOf(base: string, bits: number): BlockList {
  const block = new BlockList();
  block.addSubnet(base, bits, isIP(base) === 4 ? "ipv4" : "ipv6");
  if (isIP(base) === 4) block.addSubnet(`64:ff9b::${base}`, 96 + bits, "ipv6");
  return block;
}

/** Of IPv6, only these may be public: the global unicast space, and the two ways to write an address of IPv4. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
GLOBAL.addSubnet("::ffff:0:0", 96, "ipv6");
GLOBAL.addSubnet("64:ff9b::", 96, "ipv6");
