/** Texts that stand for values: canonical JSON; a digest, which detects accidental changes; a keyed sum, which also shows that no one else made it. */
import { createHash, createHmac } from "node:crypto";

export interface Seal {
  /** Whether making a sum takes the key. */
  readonly keyed: boolean;
  /** Of the texts in order: `sha256:` or `hmac-sha256:` and 64 hexadecimal digits. */
  sum(...texts: readonly string[]): string;
}

/** `place` is in every sum, so that no other repository's sum matches. Without a key (""), sums are digests. */
export function openSeal(key: string, place: string): Seal {
  const write = (texts: readonly string[]): string => JSON.stringify([place, ...texts]);
  if (key === "") return { keyed: false, sum: (...texts) => `sha256:${digestOf(write(texts))}` };
  return {
    keyed: true,
    sum: (...texts) => `hmac-sha256:${createHmac("sha256", key).update(write(texts)).digest("hex")}`,
  };
}

/** SHA-256 as hexadecimal digits. */
export function digestOf(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** JSON with sorted keys in every object: equal values give equal texts. `value` is plain JSON. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
