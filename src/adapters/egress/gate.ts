/** Which hosts the proxy lets through, and how refusals are reported. */
import { privacyOf } from "../web/address.ts";
import type { Lines } from "./lines.ts";

/** What the proxy asks before it passes anything on. */
export interface EgressGate extends Lines {
  /** Expects a name in lower case. Never rejects. */
  readonly judge: (host: string) => Promise<EgressVerdict>;
  readonly refused: (host: string, reason: string) => void;
}

export type EgressVerdict =
  | { readonly kind: "open"; readonly addresses: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * The policy must allow the name, and every address it resolves to must be public. Exactly those addresses are dialled;
 * the name is not resolved again.
 */
export async function judgeHost(
  host: string,
  allows: (host: string) => boolean,
  resolve: Lines["resolve"],
): Promise<EgressVerdict> {
  if (!/^[a-z0-9.-]+$/.test(host) || /^[\d.]+$/.test(host)) {
    return { kind: "refused", reason: `${JSON.stringify(host)} is not a name; addresses are not allowed` };
  }
  if (!allows(host)) return { kind: "refused", reason: `the policy's [network] hosts do not name ${host}` };
  try {
    const addresses = await resolve(host);
    const hidden = addresses.find((address) => privacyOf(address) !== undefined);
    if (hidden !== undefined) return { kind: "refused", reason: `${host} is ${hidden}, ${privacyOf(hidden)}` };
    return addresses.length === 0 ? { kind: "refused", reason: `${host} has no address` } : { kind: "open", addresses };
  } catch (error) {
    return { kind: "refused", reason: `${host} was not found: ${error instanceof Error ? error.message : ""}` };
  }
}
