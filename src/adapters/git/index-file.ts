/** What an index file says of itself, read without git: gitformat-index(5). */
import * as fs from "node:fs";
import { attempt } from "../../lib/attempt.ts";
import { openReal } from "../real-path.ts";

/**
 * The id of the tree that an index's entries make, which git notes in the index when it has checked a commit out;
 * `digits` is the length of an id. Undefined when there is no such note, or something here is unknown to this reader.
 */
export function notedTree(file: string, digits: number): string | undefined {
  return attempt(() => readNote(readBytes(file), digits));
}

/** Throws the system's errors. */
function readBytes(path: string): Buffer {
  const { file, size } = openReal(path);
  try {
    const bytes = Buffer.allocUnsafe(size);
    return bytes.subarray(0, fs.readSync(file, bytes, 0, size, 0));
  } finally {
    fs.closeSync(file);
  }
}

/** Throws `RangeError` where the file ends too early. */
function readNote(bytes: Buffer, digits: number): string | undefined {
  const version = bytes.readUInt32BE(4);
  if (bytes.toString("latin1", 0, 4) !== "DIRC" || ![2, 3, 4].includes(version)) return undefined;
  const size = digits / 2;
  let note: string | undefined;
  // After the entries: extensions, each with its name and size, and the checksum.
  for (let at = endOfEntries(bytes, version, size); at < bytes.length - size;) {
    const [name, start] = [bytes.toString("latin1", at, at + 4), at + 8];
    if (name === "TREE") note = readRoot(bytes.subarray(start), size);
    // A small letter marks what a reader must understand: the entries are elsewhere.
    else if (/^[a-z]/.test(name)) return undefined;
    at = start + bytes.readUInt32BE(at + 4);
  }
  return note;
}

const EXTENDED = 0x4000;

/** An entry: 40 bytes of file facts, the id, flags, and the path. */
function endOfEntries(bytes: Buffer, version: number, size: number): number {
  let at = 12;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const flags = bytes.readUInt16BE(at + 40 + size);
    let path = at + 42 + size + ((flags & EXTENDED) === 0 ? 0 : 2);
    // Version 4 begins with a number: how much of the path before is left out.
    if (version === 4) while (bytes.readUInt8(path++) > 127);
    const end = bytes.indexOf(0, path);
    if (end < 0) throw new RangeError("An entry has no end.");
    // Up to version 3, one to eight zeros fill the entry to a multiple of eight bytes.
    at = version === 4 ? end + 1 : at + ((end - at + 8) & ~7);
  }
  return at;
}

/** The root's record: an empty path, the number of entries (-1: not known), of subtrees, and the id. */
function readRoot(record: Buffer, size: number): string | undefined {
  const end = record.indexOf("\n");
  if (!/^\0\d+ \d+$/.test(record.toString("latin1", 0, end))) return undefined;
  return record.toString("hex", end + 1, end + 1 + size);
}
