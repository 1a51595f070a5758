/** Questions that Remit asks the process inside the sandbox, its answers, and the frames in which both are sent. */
import { attempt } from "../../lib/attempt.ts";
import type { DirectoryEntry, FileFacts, Files } from "../../ports.ts";
import type { ScanBatch } from "../scan.ts";
import type { CanaryChecks } from "./canary.ts";

/** All paths are absolute, as seen inside. */
export type FilesQuestion =
  | { readonly what: "check"; readonly checks: CanaryChecks }
  /** For several paths at once; each answer is a {@link FactsTold}. */
  | { readonly what: "facts"; readonly paths: readonly string[] }
  /** The answer is a {@link SeenPath}. */
  | { readonly what: "look"; readonly path: string }
  | { readonly what: "exists" | "remove" | "readLink" | "makeDirectory"; readonly path: string }
  /** The answer is a {@link ListingTold}. */
  | { readonly what: "list"; readonly path: string }
  | { readonly what: "read"; readonly path: string }
  /** The bytes come in the same frame. */
  | { readonly what: "write"; readonly path: string; readonly mode?: number }
  | { readonly what: "write at"; readonly path: string; readonly at: number }
  | { readonly what: "link"; readonly path: string; readonly target: string }
  | { readonly what: "scan"; readonly batch: ScanBatch }
  | { readonly what: "stop scan" };

/** `again`: a process that has ended may have done it, in whole or in part. */
export type FilesRequest = FilesQuestion & { readonly id: number; readonly again?: true };

/** The answer to a question: a value, bytes, or an error. */
export interface FilesReply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

/** For one path: `null` when nothing exists there, or its error. */
export type FactsTold = FileFacts | null | { readonly wrong: { readonly message: string; readonly code?: string } };

/** Where a path leads, and what is there: whoever asks for the one asks for the other next. */
export interface SeenPath {
  readonly real: string;
  readonly facts: FactsTold;
}

/** A listing: each entry as the first letter of its kind and its name, a third of what objects take. */
export interface ListingTold {
  readonly entries: readonly string[];
  readonly undecodable: number;
}

type Listing = Awaited<ReturnType<Files["list"]>>;

/** Characters of the names in a listing, at most: more are of no use to anybody, and as objects they take gigabytes. */
const MOST_NAMES = 16 * 1024 * 1024;

/** Throws `EFBIG`. */
export function packListing({ entries, undecodable }: Listing): ListingTold {
  if (entries.reduce((sum, { name }) => sum + name.length, 0) > MOST_NAMES)
    throw Object.assign(new Error(`the names have more than ${MOST_NAMES} characters`), { code: TOO_LARGE });
  return { entries: entries.map(({ kind, name }) => `${kind[0]}${name}`), undecodable };
}

const KINDS: ReadonlyMap<string, DirectoryEntry["kind"]> = new Map(
  (["file", "directory", "link", "other"] as const).map((kind) => [kind.slice(0, 1), kind]),
);

export function unpackListing({ entries, undecodable }: ListingTold): Listing {
  const read = (entry: string): DirectoryEntry => ({
    name: entry.slice(1),
    kind: KINDS.get(entry.slice(0, 1)) ?? "other",
  });
  return { entries: entries.map(read), undecodable };
}

export interface Frame {
  readonly json: unknown;
  readonly bytes: Buffer;
}

export function packFrame(json: unknown, bytes?: Buffer): Buffer {
  return frameOf(JSON.stringify(json), bytes);
}

export interface Done {
  readonly value?: unknown;
  readonly content?: Buffer;
}

/** A reply of more than `most` bytes becomes an error of its own question: as a message it would end all of them. */
export function packReply(id: number, { value, content }: Done, most: number = MOST): Buffer {
  const text = attempt(() => JSON.stringify({ id, value } satisfies FilesReply)); // No string may be longer than 512 MB.
  const length = HEAD + Buffer.byteLength(text ?? "") + (content?.length ?? 0);
  if (text !== undefined && length <= most) return frameOf(text, content);
  const error = { message: `more than ${most} bytes are not read at once`, code: TOO_LARGE };
  return packFrame({ id, error } satisfies FilesReply);
}

const TOO_LARGE = "EFBIG";

/** Two lengths (unsigned, 32 bits, big-endian), then the JSON and the bytes. */
function frameOf(json: string, bytes: Buffer = NO_BYTES): Buffer {
  const text = Buffer.from(json);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(text.length, 0);
  head.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([head, text, bytes]);
}

const NO_BYTES = Buffer.alloc(0);
const HEAD = 8;
/** Bytes of one message, at most: far more than any file that is read or written whole. */
const MOST = 256 * 1024 * 1024;

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
      if (whole > MOST) throw new Error(`A message of ${whole} bytes is too large.`);
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
