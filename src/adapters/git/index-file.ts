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

/** The file's bytes from a place on: at least {@link AT_LEAST}, except near its end. */
type Window = (from: number) => Buffer;

/** Longer than any entry: Linux limits a path to 4,096 bytes. */
const AT_LEAST = 8_192;

/** A part of the file at a time: the index of a large repository would be the largest thing in memory. */
function openWindow(file: number): Window {
  const bytes = Buffer.allocUnsafe(8 * AT_LEAST);
  let [start, end, last] = [0, 0, false];
  return (from) => {
    if (!last && from + AT_LEAST > end) {
      [start, end] = [from, from + fs.readSync(file, bytes, 0, bytes.length, from)];
      last = end - start < bytes.length;
    }
    return bytes.subarray(from - start, end - start);
  };
}

/** Throws `RangeError` where the file ends too early. */
function readNote(bytesAt: Window, length: number, size: number): string | undefined {
  const header = bytesAt(0);
  const [version, entries] = [header.readUInt32BE(4), header.readUInt32BE(8)];
  if (header.toString("latin1", 0, 4) !== "DIRC" || ![2, 3, 4].includes(version)) return undefined;
  let note: string | undefined;
  let at = 12;
  for (let left = entries; left > 0; left -= 1) at += lengthOfEntry(bytesAt(at), version, size);
  // After the entries: extensions, each with its name and size, and the checksum.
  while (at < length - size) {
    const bytes = bytesAt(at);
    const name = bytes.toString("latin1", 0, 4);
    if (name === "TREE") note = readRoot(bytes.subarray(8), size);
    // A small letter marks what a reader must understand: the entries are elsewhere.
    else if (/^[a-z]/.test(name)) return undefined;
    at += 8 + bytes.readUInt32BE(4);
  }
  return note;
}

const EXTENDED = 0x4000;

/** An entry: 40 bytes of file facts, the id, flags, and the path. */
function lengthOfEntry(bytes: Buffer, version: number, size: number): number {
  let path = 42 + size + ((bytes.readUInt16BE(40 + size) & EXTENDED) === 0 ? 0 : 2);
  // Version 4 begins with a number: how much of the path before is left out.
  if (version === 4) while (bytes.readUInt8(path++) > 127);
  const end = bytes.indexOf(0, path);
  if (end < 0) throw new RangeError("An entry has no end.");
  // Up to version 3, one to eight zeros fill the entry to a multiple of eight bytes.
  return version === 4 ? end + 1 : (end + 8) & ~7;
}

/** The root's record: an empty path, the number of entries (-1: not known), of subtrees, and the id. */
function readRoot(record: Buffer, size: number): string | undefined {
  const end = record.indexOf("\n");
  if (!/^\0\d+ \d+$/.test(record.toString("latin1", 0, end))) return undefined;
  return record.toString("hex", end + 1, end + 1 + size);
}
