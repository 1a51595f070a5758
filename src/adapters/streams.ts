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

// Starting `mkfifo` costs 2 ms or more of Remit's own thread, so one start makes pipes for several commands.
const AT_ONCE = 16;

/** Names of the first pipes, for the process that makes pipes, in this order, before anyone asks it to. */
export const FIRST_PIPES = Array.from({ length: AT_ONCE }, (_, n) => `first-${n + 1}`);

/** Another process that makes pipes. Remit makes its own while those are not there yet. */
export interface PipeMaker {
  /** Where the pipes are; absolute. */
  readonly directory: string;
  /** Asks for pipes of these names, to be made in this order. */
  order(names: readonly string[]): void;
}

/** Nearly every machine has it in these places; a PATH may have twenty. */
export function findMkfifo(path: string): string | undefined {
  return findProgram("mkfifo", `/usr/bin:/bin:${path}`);
}

/** Takes the pipes of `maker`, or makes its own in a directory of their own. */
export function openStreams(maker?: PipeMaker): Streams {
  let [directory, made] = [maker?.directory, 0];
  const mkfifo = findMkfifo(process.env["PATH"] ?? "") ?? "mkfifo"; // Now, before a command could put another one on PATH.
  const name = (): string => String((made += 1));
  const place = (): string =>
    join((directory ??= fs.mkdtempSync(join(tmpdir(), `remit-streams-${process.pid}-`))), name());
  const nextPipe = supplyPipes(name, () => makePipes(mkfifo, Array.from({ length: AT_ONCE }, place)), maker);
  return {
    openPipe: () => openBothEnds(nextPipe()),
    openInput: (text) => openText(place(), text),
    [Symbol.dispose]() {
      if (directory !== undefined) fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Returns a pipe at each call. `makeOwn` makes pipes at once; those of the other process are asked for ahead. */
function supplyPipes(name: () => string, makeOwn: () => readonly string[], maker: PipeMaker | undefined) {
  const waiting: string[] = [];
  let ordered = maker && FIRST_PIPES;
  const take = (): readonly string[] => {
    const paths = ordered?.map((each) => join(maker?.directory ?? "", each)) ?? [];
    if (!fs.existsSync(paths.at(-1) ?? "")) return makeOwn();
    ordered = undefined;
    return paths;
  };
  return (): string => {
    if (waiting.length === 0) waiting.push(...take());
    if (ordered === undefined && waiting.length <= AT_ONCE / 2)
      maker?.order((ordered = Array.from({ length: AT_ONCE }, name)));
    return waiting.pop() ?? "";
  };
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
