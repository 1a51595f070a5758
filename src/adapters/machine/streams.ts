/**
 * The streams of commands. Node gives its children sockets, one for each stream: the order of output and errors is lost,
 * a socket cannot be opened as `/dev/stderr`, which scripts do, and on standard input it makes bash read its start-up
 * file. A named pipe, unlinked as soon as both ends are open, is the one kind of pipe that node can make.
 */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./find-program.ts";

/** Descriptors, to be closed by whoever asked for them. */
export interface Streams extends Disposable {
  /** A pipe. Throws when the machine cannot make one. */
  openPipe(): Pipe;
  /** A text to be read as input: a file, since a named pipe that nobody writes to any more cannot be opened again. */
  openInput(text: string): number;
}

export interface Pipe {
  /** Does not block. */
  readonly reader: number;
  /** Blocks: a command that writes faster than it is read must wait, not fail. */
  readonly writer: number;
  /** For another process that is to open it; the asker removes it. */
  readonly path: string;
}

// Starting a program costs 2 ms: one makes pipes for several commands.
const AT_ONCE = 16;

/** Pipes in `place`, or in a directory of their own. */
export function openStreams(where?: string): Streams {
  const waiting: string[] = [];
  let directory = where;
  let made = 0;
  const mkfifo = findProgram("mkfifo", process.env["PATH"] ?? "") ?? "mkfifo";
  const place = (): string =>
    join((directory ??= fs.mkdtempSync(join(tmpdir(), `remit-streams-${process.pid}-`))), String((made += 1)));
  return {
    openPipe() {
      if (waiting.length === 0) waiting.push(...makePipes(mkfifo, Array.from({ length: AT_ONCE }, place)));
      return openBothEnds(waiting.pop() ?? "");
    },
    openInput: (text) => openText(place(), text),
    [Symbol.dispose]() {
      if (directory !== undefined) fs.rmSync(directory, { recursive: true, force: true });
      directory = undefined;
      waiting.length = 0;
    },
  };
}

function makePipes(mkfifo: string, paths: readonly string[]): readonly string[] {
  // A child may run as another user and open it again as /dev/stderr; the directory itself is ours alone.
  execFileSync(mkfifo, ["-m", "666", ...paths], { stdio: "ignore", env: {} });
  return paths;
}

function openBothEnds(path: string): Pipe {
  const { O_RDONLY, O_WRONLY, O_NONBLOCK } = fs.constants;
  const reader = fs.openSync(path, O_RDONLY | O_NONBLOCK);
  return { reader, writer: fs.openSync(path, O_WRONLY), path };
}

function openText(path: string, text: string): number {
  fs.writeFileSync(path, text, { flag: "wx", mode: 0o644 });
  const file = fs.openSync(path, "r");
  fs.rmSync(path);
  return file;
}
