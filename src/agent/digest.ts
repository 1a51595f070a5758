/** What a question amounts to, so that a replay can tell whether it was asked the same. */
import { createHash } from "node:crypto";
import type { Message } from "../events.ts";
import type { Question } from "../ports.ts";

export interface Fingerprint {
  /** `sha256:` and 64 hexadecimal digits, over everything that is asked. */
  readonly digest: string;
  /** Size as JSON. */
  readonly bytes: number;
}

export function fingerprint({ messages, ...rest }: Question): Fingerprint {
  const head = measure(JSON.stringify(rest));
  const parts = [head, ...messages.map(measureMessage)];
  const hash = createHash("sha256");
  for (const { digest } of parts) hash.update(digest);
  return { digest: `sha256:${hash.digest("hex")}`, bytes: parts.reduce((sum, part) => sum + part.bytes, 0) };
}

const measured = new WeakMap<Message, Fingerprint>();

// A conversation is sent again whole on every turn; hashing it whole would cost more with each.
function measureMessage(message: Message): Fingerprint {
  const known = measured.get(message) ?? measure(JSON.stringify(message));
  measured.set(message, known);
  return known;
}

function measure(json: string): Fingerprint {
  return { digest: createHash("sha256").update(json).digest("hex"), bytes: Buffer.byteLength(json) };
}
