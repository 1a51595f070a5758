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
  const reading = [serve, openBench, scanBatch, readText, openFile, enter, closeBench];
  const matching = [scanText, compile, countFeeds, matchRows, cutAround, withContext];
  const modules =
    '{ ...require("node:buffer"), fs: require("node:fs"), parentPort: require("node:worker_threads").parentPort }';
  return `"use strict";\n${[...reading, ...matching].map(String).join("\n")}\n${serve.name}(${modules});`;
}

interface Modules {
  readonly fs: Pick<typeof fs, "openSync" | "fstatSync" | "readlinkSync" | "readSync" | "closeSync" | "constants">;
  readonly isUtf8: typeof isUtf8;
}

/** The searcher's modules and buffer, and what it has open. A search that is stopped closes nothing. */
export interface Bench extends Modules {
  /** One buffer for all files: separate ones would be freed much later. */
  bytes: Buffer;
  /** The file being read; -1 for none. */
  file: number;
  /** The directory of the last file: -1 for none; `place` is undefined if its path leads through a link. */
  directory: { readonly path: string; readonly open: number; readonly place: string | undefined };
}

export function openBench(modules: Modules): Bench {
  const bytes = Buffer.allocUnsafeSlow(65_536); // Most source files fit.
  return { ...modules, bytes, file: -1, directory: { path: "", open: -1, place: undefined } };
}

function serve({ parentPort, ...modules }: Modules & { readonly parentPort: MessagePort }): void {
  const bench = openBench(modules);
  parentPort.on("message", (batch: ScanBatch) => parentPort.postMessage(scanBatch(batch, bench), []));
}

export function scanBatch({ search, paths }: ScanBatch, bench: Bench): ScannedBatch {
  const found: FoundFile[] = [];
  const passed = { tooLarge: 0, unreadable: 0 };
  const patterns = compile(search);
  let left = search.total;
  for (const path of paths) {
    if (left <= 0) break;
    const text = readText(path, search.maxBytes, bench);
    if (typeof text === "string") {
      if (text !== "binary") passed[text] += 1;
      continue;
    }
    const lines = scanText(text, { ...search, perFile: Math.min(search.perFile, left) }, patterns);
    const matches = lines.filter((line) => line.match).length;
    if (matches > 0) found.push({ path, lines, matches });
    left -= matches;
  }
  closeBench(bench);
  return { found, ...passed };
}

/** A file's text as UTF-8 bytes, valid until the next call. */
function readText(path: string, maxBytes: number, bench: Bench): Buffer | "tooLarge" | "unreadable" | "binary" {
  const { fs, isUtf8 } = bench;
  try {
    const file = openFile(path, bench);
    let length = fs.readSync(file, bench.bytes, 0, bench.bytes.length, 0);
    if (length === bench.bytes.length) {
      const { size } = fs.fstatSync(file);
      if (size > maxBytes) return "tooLarge";
      if (size > length) bench.bytes = Buffer.allocUnsafeSlow(Math.max(size, 1_048_576));
      length = fs.readSync(file, bench.bytes, 0, size, 0);
    }
    if (length > maxBytes) return "tooLarge";
    const body = bench.bytes.subarray(0, length);
    if (body[0] === 0xff && body[1] === 0xfe) return Buffer.from(body.toString("utf16le", 2));
    if (body[0] === 0xfe && body[1] === 0xff) {
      return Buffer.from(
        Buffer.from(body.subarray(0, body.length & ~1))
          .swap16()
          .toString("utf16le", 2),
      );
    }
    const zero = body.indexOf(0);
    if (zero !== -1 && zero < 8000) return "binary";
    if (!isUtf8(body)) return Buffer.from(body.toString("latin1"));
    return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? body.subarray(3) : body;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return code === "EISDIR" || code === "ESPIPE" ? "binary" : "unreadable"; // A directory, or a pipe.
  } finally {
    const { file } = bench;
    bench.file = -1;
    if (file !== -1) fs.closeSync(file);
  }
}

/** Opens a file that its path names without any link. */
function openFile(path: string, bench: Bench): number {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = bench.fs.constants;
  const slash = path.lastIndexOf("/");
  const place = process.platform === "linux" ? enter(path.slice(0, slash), bench) : path.slice(0, slash);
  if (place === undefined) throw new Error("ELOOP");
  bench.file = bench.fs.openSync(`${place}${path.slice(slash)}`, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  return bench.file;
}

/**
 * Where the kernel shows a directory, whatever becomes of its path; undefined if that leads through a link: a part of it
 * may have been replaced since it was listed. The files of a directory come one after another, so it is asked once.
 */
function enter(path: string, bench: Bench): string | undefined {
  if (bench.directory.open !== -1 && bench.directory.path === path) return bench.directory.place;
  closeBench(bench);
  const { fs } = bench;
  const O_PATH = 0o10_000_000; // Needs no right to list it.
  const open = fs.openSync(`${path}/`, O_PATH | fs.constants.O_DIRECTORY);
  const place = `/proc/self/fd/${open}`;
  bench.directory = { path, open, place: undefined }; // So that it is closed, whatever is thrown next.
  if (fs.readlinkSync(place) === (path === "" ? "/" : path)) bench.directory = { path, open, place };
  return bench.directory.place;
}

/** Closes what is open. */
export function closeBench(bench: Bench): void {
  for (const open of [bench.file, bench.directory.open]) if (open !== -1) bench.fs.closeSync(open);
  bench.file = -1;
  bench.directory = { path: "", open: -1, place: undefined };
}

/** The lines of a text that match, with the context asked for. */
export function scanText(bytes: Buffer, search: Search, patterns = compile(search)): FoundLine[] {
  const WINDOW = 65_536; // Small, because a pattern may search from each line to the end of its input.
  const matches: FoundLine[] = [];
  let counted = 0;
  let line = 1;
  for (let at = 0; at < bytes.length && matches.length < search.perFile;) {
    const feed = bytes.indexOf(10, Math.min(at + WINDOW, bytes.length - 1));
    const end = feed === -1 ? bytes.length : feed + 1;
    const hits = matchRows(bytes.toString("utf8", at, end), search, patterns, search.perFile - matches.length);
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

interface Patterns {
  /** Finds the next match in a text of several lines. */
  readonly pattern: RegExp;
  /** Says whether one line matches. */
  readonly alone: RegExp;
  readonly except: RegExp | undefined;
  /** Lookarounds must not see neighbouring lines, so each line is tried by itself. */
  readonly everyLine: boolean;
}

function compile({ pattern, ignoreCase, except }: Search): Patterns {
  const flags = ignoreCase ? "im" : "m";
  return {
    pattern: new RegExp(pattern, `${flags}g`),
    alone: new RegExp(pattern, flags),
    except: except === undefined ? undefined : new RegExp(except, flags),
    everyLine: /\(\?<?[=!]/.test(pattern),
  };
}

/** Rows of a text, from 0, whose line matches by itself. */
function matchRows(
  text: string,
  search: Search,
  { pattern, alone, except, everyLine }: Patterns,
  most: number,
): ({ row: number } & Omit<FoundLine, "line" | "match">)[] {
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
