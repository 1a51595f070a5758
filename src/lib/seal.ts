/** Checksums of texts: a digest detects accidental changes, a keyed one also shows that no one else made it. */
import { createHash, createHmac } from "node:crypto";

export interface Seal {
  /** Whether making a sum takes the key. */
  readonly keyed: boolean;
  /** Of the texts in order: `sha256:` or `hmac-sha256:` and 64 hexadecimal digits. */
  sum(...texts: readonly string[]): string;
}

/**
 * `place` is part of every sum, so a sum of another repository does not match. Without a key (""), sums are plain
 * digests.
 */
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
