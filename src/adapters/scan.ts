/** The search itself. A thread gets it as text, so that the bundle needs no second file: it uses only what it is given. */
import type { isUtf8 } from "node:buffer";
import type * as fs from "node:fs";
import type { MessagePort } from "node:worker_threads";
import type { FoundFile, FoundLine, Search } from "../ports.ts";

export interface ScanBatch {
  readonly search: Search;
  readonly paths: readonly string[];
  /** Whether this is the first batch of a search. */
  readonly first: boolean;
}

export interface ScannedBatch {
  readonly found: readonly FoundFile[];
  readonly tooLarge: number;
  readonly unreadable: number;
}

/** Source text of a CommonJS worker that answers each {@link ScanBatch} with a {@link ScannedBatch}. */
export function scannerSource(): string {
  const parts = [serve, scanBatch, readText, scanText, countFeeds, matchRows, cutAround, withContext];
  const modules =
    '{ ...require("node:buffer"), fs: require("node:fs"), parentPort: require("node:worker_threads").parentPort }';
  return `"use strict";\n${parts.map(String).join("\n")}\n${serve.name}(${modules});`;
}

/** The searcher's buffers and modules. */
export interface Bench {
  readonly fs: Pick<typeof fs, "openSync" | "fstatSync" | "readlinkSync" | "readSync" | "closeSync" | "constants">;
  readonly isUtf8: typeof isUtf8;
  /** One buffer for all files: separate ones would be freed much later. */
  bytes: Buffer;
  /** The file being read; -1 for none. A search that is stopped does not close it. */
  file: number;
}

function serve({ parentPort, ...modules }: Omit<Bench, "bytes" | "file"> & { readonly parentPort: MessagePort }): void {
  const bench = { ...modules, bytes: Buffer.alloc(0), file: -1 };
  parentPort.on("message", (batch: ScanBatch) => parentPort.postMessage(scanBatch(batch, bench), []));
}

export function scanBatch({ search, paths }: ScanBatch, bench: Bench): ScannedBatch {
  const found: FoundFile[] = [];
  const passed = { tooLarge: 0, unreadable: 0 };
  let left = search.total;
  for (const path of paths) {
    if (left <= 0) break;
    const text = readText(path, search.maxBytes, bench);
    if (typeof text === "string") {
      if (text !== "binary") passed[text] += 1;
      continue;
    }
    const lines = scanText(text, { ...search, perFile: Math.min(search.perFile, left) });
    const matches = lines.filter((line) => line.match).length;
    if (matches > 0) found.push({ path, lines, matches });
    left -= matches;
  }
  return { found, ...passed };
}

/** A file's text as UTF-8 bytes, valid until the next call. */
function readText(path: string, maxBytes: number, bench: Bench): Buffer | "tooLarge" | "unreadable" | "binary" {
  const { fs, isUtf8 } = bench;
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
  try {
    const file = fs.openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    bench.file = file;
    const stat = fs.fstatSync(file);
    if (!stat.isFile()) return "binary";
    if (stat.size > maxBytes) return "tooLarge";
    // A directory on the path may have been replaced by a link since it was listed.
    if (process.platform === "linux" && fs.readlinkSync(`/proc/self/fd/${file}`) !== path) return "unreadable";
    if (bench.bytes.length < stat.size) bench.bytes = Buffer.allocUnsafeSlow(Math.max(stat.size, 1_048_576));
    const body = bench.bytes.subarray(0, fs.readSync(file, bench.bytes, 0, stat.size, 0));
    if (body[0] === 0xff && body[1] === 0xfe) return Buffer.from(body.toString("utf16le", 2));
    if (body[0] === 0xfe && body[1] === 0xff) {
      return Buffer.from(
        Buffer.from(body.subarray(0, body.length & ~1))
          .swap16()
          .toString("utf16le", 2),
      );
    }
    if (body.subarray(0, 8000).includes(0)) return "binary";
    if (!isUtf8(body)) return Buffer.from(body.toString("latin1"));
    return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? body.subarray(3) : body;
  } catch {
    return "unreadable";
  } finally {
    const { file } = bench;
    bench.file = -1;
    if (file !== -1) fs.closeSync(file);
  }
}

/** The lines of a text that match, with the context asked for. */
export function scanText(bytes: Buffer, search: Search): FoundLine[] {
  const WINDOW = 65_536; // Small, because a pattern may search from each line to the end of its input.
  const matches: FoundLine[] = [];
  let counted = 0;
  let line = 1;
  for (let at = 0; at < bytes.length && matches.length < search.perFile;) {
    const feed = bytes.indexOf(10, Math.min(at + WINDOW, bytes.length - 1));
    const end = feed === -1 ? bytes.length : feed + 1;
    const hits = matchRows(bytes.toString("utf8", at, end), search, search.perFile - matches.length);
    if (hits.length > 0) {
      line += countFeeds(bytes, counted, at);
      counted = at;
    }
    for (const { row, ...part } of hits) matches.push({ line: line + row, ...part, match: true });
    at = end;
  }
  return search.before + search.after > 0 && matches.length > 0 ? withContext(bytes, matches, search) : matches;
}

function countFeeds(bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (let at = bytes.indexOf(10, from); at !== -1 && at < to; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Rows of a text, from 0, whose line matches by itself. */
function matchRows(
  text: string,
  search: Search,
  most: number,
): ({ row: number } & Omit<FoundLine, "line" | "match">)[] {
  const flags = search.ignoreCase ? "im" : "m";
  const pattern = new RegExp(search.pattern, `${flags}g`);
  const alone = new RegExp(search.pattern, flags);
  const except = search.except === undefined ? undefined : new RegExp(search.except, flags);
  // Lookarounds must not see neighbouring lines, so each line is tried by itself.
  const everyLine = /\(\?<?[=!]/.test(search.pattern);
  const hits: ReturnType<typeof matchRows> = [];
  let row = 0;
  let counted = 0;
  for (let from = 0; from < text.length && hits.length < most;) {
    pattern.lastIndex = from;
    const at = everyLine ? from : pattern.exec(text)?.index;
    if (at === undefined || at >= text.length) break;
    const start = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
    const feed = text.indexOf("\n", at);
    const line = text.slice(start, feed === -1 ? text.length : feed);
    // The match may have extended into the next line.
    const column = line.search(alone);
    for (let next = text.indexOf("\n", counted); next !== -1 && next < start; next = text.indexOf("\n", counted)) {
      row += 1;
      counted = next + 1;
    }
    if (column !== -1 && except?.test(line) !== true) hits.push({ row, ...cutAround(line, column, search.maxColumns) });
    from = feed === -1 ? text.length : feed + 1;
  }
  return hits;
}

/** A line, or the part of it around a column. */
function cutAround(line: string, column: number, most: number): { text: string; start: number; length: number } {
  const text = line.endsWith("\r") ? line.slice(0, -1) : line;
  const start = Math.max(0, Math.min(column - Math.floor(most / 2), text.length - most));
  return { text: text.slice(start, start + most), start, length: text.length };
}

/** The matching lines and those around them, each once, in order. */
function withContext(bytes: Buffer, matches: readonly FoundLine[], search: Search): FoundLine[] {
  const lines: FoundLine[] = [];
  let at = 0;
  let number = 1;
  let next = 0;
  let until = 0;
  while (at < bytes.length && (next < matches.length || number <= until)) {
    const feed = bytes.indexOf(10, at);
    const end = feed === -1 ? bytes.length : feed;
    const match = matches[next];
    if (match !== undefined && match.line === number) {
      lines.push(match);
      next += 1;
      until = number + search.after;
    } else if (number <= until || (match !== undefined && match.line - number <= search.before)) {
      lines.push({ line: number, ...cutAround(bytes.toString("utf8", at, end), 0, search.maxColumns), match: false });
    }
    at = end + 1;
    number += 1;
  }
  return lines;
}
