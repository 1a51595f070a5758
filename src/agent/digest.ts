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
  let whole = measure(JSON.stringify(rest));
  for (const message of messages) whole = add(whole, message);
  return { ...whole, digest: `sha256:${whole.digest}` };
}

interface Link {
  readonly before: Fingerprint;
  readonly after: Fingerprint;
  readonly own: Fingerprint;
}

const links = new WeakMap<Message, Link>();

// A conversation is sent again whole on every turn. Hashing it whole would cost more with each, so the digests of its
// messages are a chain, of which only the new end is made.
function add(before: Fingerprint, message: Message): Fingerprint {
  const known = links.get(message);
  if (known?.before.digest === before.digest && known.before.bytes === before.bytes) return known.after;
  const own = known?.own ?? measure(JSON.stringify(message));
  const after = { digest: measure(before.digest + own.digest).digest, bytes: before.bytes + own.bytes };
  links.set(message, { before, after, own });
  return after;
}

function measure(json: string): Fingerprint {
  return { digest: createHash("sha256").update(json).digest("hex"), bytes: Buffer.byteLength(json) };
}
