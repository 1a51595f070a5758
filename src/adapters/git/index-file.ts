/** What an index file says of itself, read without git: gitformat-index(5). */
import * as fs from "node:fs";
import { attempt } from "../../lib/attempt.ts";
import { openReal } from "../real-path.ts";

/**
 * The id of the tree that an index's entries make, which git notes in the index when it has checked a commit out;
 * `digits` is the length of an id. Undefined when there is no such note, or something here is unknown to this reader.
 */
export function notedTree(file: string, digits: number): string | undefined {
  return attempt(() => {
    const opened = openReal(file);
    try {
      return readNote(openWindow(opened.file), opened.size, digits / 2);
    } finally {
      fs.closeSync(opened.file);
    }
  });
}

/** A part of the file that begins at `start`. */
interface Part {
  readonly bytes: Buffer;
  readonly start: number;
}

/** The part of the file that has the bytes from a place on: at least {@link AT_LEAST}, except near its end. */
type Window = (from: number) => Part;

/** Longer than any entry: Linux limits a path to 4,096 bytes. */
const AT_LEAST = 8_192;

/** A part of the file at a time: the index of a large repository would be the largest thing in memory. */
function openWindow(file: number): Window {
  const bytes = Buffer.allocUnsafe(8 * AT_LEAST);
  let part: Part = { bytes: bytes.subarray(0, 0), start: 0 };
  let isLast = false;
  return (from) => {
    if (!isLast && !holds(part, from)) {
      const length = fs.readSync(file, bytes, 0, bytes.length, from);
      part = { bytes: bytes.subarray(0, length), start: from };
      isLast = length < bytes.length;
    }
    return part;
  };
}

function holds({ bytes, start }: Part, from: number): boolean {
  return from + AT_LEAST <= start + bytes.length;
}

/** Throws `RangeError` where the file ends too early. */
function readNote(partAt: Window, length: number, size: number): string | undefined {
  const header = partAt(0).bytes;
  const [version, entries] = [header.readUInt32BE(4), header.readUInt32BE(8)];
  if (header.toString("latin1", 0, 4) !== "DIRC" || ![2, 3, 4].includes(version)) return undefined;
  let note: string | undefined;
  let at = 12;
  let part = partAt(at);
  for (let left = entries; left > 0; left -= 1) {
    if (!holds(part, at)) part = partAt(at);
    at += lengthOfEntry(part.bytes, at - part.start, version, size);
  }
  // After the entries: extensions, each with its name and size, and the checksum.
  while (at < length - size) {
    part = partAt(at);
    const bytes = part.bytes.subarray(at - part.start);
    const name = bytes.toString("latin1", 0, 4);
    if (name === "TREE") note = readRoot(bytes.subarray(8), size);
    // A small letter marks what a reader must understand: the entries are elsewhere.
    else if (/^[a-z]/.test(name)) return undefined;
    at += 8 + bytes.readUInt32BE(4);
  }
  return note;
}

const EXTENDED = 0x4000;

/** An entry at `start`: 40 bytes of file facts, the id, flags, and the path. */
function lengthOfEntry(bytes: Buffer, start: number, version: number, size: number): number {
  let path = start + 42 + size + ((bytes.readUInt16BE(start + 40 + size) & EXTENDED) === 0 ? 0 : 2);
  // Version 4 begins with a number: how much of the path before is left out.
  if (version === 4) while (bytes.readUInt8(path++) > 127);
  const end = bytes.indexOf(0, path);
  if (end < 0) throw new RangeError("An entry has no end.");
  // Up to version 3, one to eight zeros fill the entry to a multiple of eight bytes.
  const entry = end - start;
  return version === 4 ? entry + 1 : (entry + 8) & ~7;
}

/** The root's record: an empty path, the number of entries (-1: not known), of subtrees, and the id. */
function readRoot(record: Buffer, size: number): string | undefined {
  const end = record.indexOf("\n");
  if (!/^\0\d+ \d+$/.test(record.toString("latin1", 0, end))) return undefined;
  return record.toString("hex", end + 1, end + 1 + size);
}
