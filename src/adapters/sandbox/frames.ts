/** Messages between Remit and the process that serves the sandbox's files: JSON followed by bytes. */

export interface Frame {
  readonly json: unknown;
  readonly bytes: Buffer;
}

/** Two lengths (unsigned, 32 bits, big-endian), then the JSON and the bytes. */
export function packFrame(json: unknown, bytes: Buffer = NO_BYTES): Buffer {
  const text = Buffer.from(JSON.stringify(json));
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(text.length, 0);
  head.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([head, text, bytes]);
}

const NO_BYTES = Buffer.alloc(0);
const HEAD = 8;
/** Bytes of one message, at most: far more than any file that is read or written whole. */
const MOST = 256 * 1024 * 1024;
/** Bytes of the content sent with a message, at most. */
export const MOST_CONTENT = MOST - 1024 * 1024;

/** Takes chunks as they come and calls `take` for each whole frame. Throws for a malformed frame. */
export function openFrames(take: (frame: Frame) => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let length = 0;
  let wanted = HEAD;
  return (chunk) => {
    parts.push(chunk);
    length += chunk.length;
    while (length >= wanted) {
      const all = parts.length === 1 ? (parts[0] ?? NO_BYTES) : Buffer.concat(parts);
      const [text, more] = [all.readUInt32BE(0), all.readUInt32BE(4)];
      const whole = HEAD + text + more;
      if (whole > MOST) throw new Error(`A message of ${whole} bytes is not taken.`);
      wanted = whole;
      parts = [all];
      if (length < whole) return;
      const json: unknown = JSON.parse(all.toString("utf8", HEAD, HEAD + text));
      take({ json, bytes: Buffer.from(all.subarray(HEAD + text, whole)) });
      parts = [all.subarray(whole)];
      length -= whole;
      wanted = HEAD;
    }
  };
}
