/**
 * The streams of commands. Node gives its children a socket for each stream: the order of output and errors is lost,
 * scripts cannot open it as `/dev/stderr`, and as standard input it makes bash read its start-up file. The only pipe
 * that Node can make is a named one, unlinked as soon as both ends are open.
 */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./find-program.ts";

/** File descriptors; the caller closes them. */
export interface Streams extends Disposable {
  /** A pipe. Throws when the machine cannot make one. */
  openPipe(): Pipe;
  /** A text as input: a file, because a named pipe without a writer cannot be opened again. */
  openInput(text: string): number;
}

interface Pipe {
  /** Does not block. */
  readonly reader: number;
  /** Blocks: a command that writes faster than Remit reads must wait, not fail. */
  readonly writer: number;
  /** For another process to open; the caller removes it. */
  readonly path: string;
}

// Starting `mkfifo` costs 2 ms or more, so one start makes pipes for several commands.
const AT_ONCE = 16;

/** Names of the first pipes, for another process to make, in this order, in the directory of `openStreams`. */
export const FIRST_PIPES = Array.from({ length: AT_ONCE }, (_, n) => `first-${n + 1}`);

/** Nearly every machine has it in these places; a PATH may have twenty. */
export function findMkfifo(path: string): string | undefined {
  return findProgram("mkfifo", `/usr/bin:/bin:${path}`);
}

/** Makes pipes in `where`, or in a directory of their own. {@link FIRST_PIPES} are used if they are there by then. */
export function openStreams(where?: string): Streams {
  const waiting: string[] = [];
  let directory = where;
  let [firstIn, made] = [where, 0];
  const mkfifo = findMkfifo(process.env["PATH"] ?? "") ?? "mkfifo"; // Now, before a command could put another one on PATH.
  const place = (): string =>
    join((directory ??= fs.mkdtempSync(join(tmpdir(), `remit-streams-${process.pid}-`))), String((made += 1)));
  return {
    openPipe() {
      if (waiting.length === 0)
        waiting.push(...(firstPipes(firstIn) ?? makePipes(mkfifo, Array.from({ length: AT_ONCE }, place))));
      firstIn = undefined;
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

/** Undefined where the last of them does not exist yet. */
function firstPipes(directory: string | undefined): readonly string[] | undefined {
  if (directory === undefined || !fs.existsSync(join(directory, FIRST_PIPES.at(-1) ?? ""))) return undefined;
  return FIRST_PIPES.map((name) => join(directory, name));
}

function makePipes(mkfifo: string, paths: readonly string[]): readonly string[] {
  // A child may run as another user and open the pipe again as /dev/stderr; the directory itself is private.
  execFileSync(mkfifo, ["-m", "666", ...paths], { stdio: "ignore", env: {} });
  return paths;
}

/** Reads a pipe; one that fails has ended. */
export function reading(file: number): Socket {
  const socket = new Socket({ fd: file, readable: true, writable: false });
  socket.on("error", () => undefined);
  return socket;
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
