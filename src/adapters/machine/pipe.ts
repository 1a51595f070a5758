/**
 * Real pipes for commands. Node gives its children sockets, one for each stream: the order of output and errors is lost,
 * and a socket cannot be opened as `/dev/stderr`, which scripts do. A named pipe, unlinked as soon as both ends are open,
 * is the one kind of pipe that node can make.
 */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Pipe {
  readonly reader: Socket;
  /** Descriptor of the end that a child writes to; ours is to be closed once the child has it. */
  readonly writer: number;
}

export interface Pipes extends Disposable {
  /** Throws when the machine cannot make one. */
  open(): Pipe;
}

// Starting a program costs 2 ms: one makes pipes for several commands.
const AT_ONCE = 16;

export function openPipes(): Pipes {
  let directory: string | undefined;
  let made = 0;
  const waiting: string[] = [];
  return {
    open() {
      directory ??= fs.mkdtempSync(join(tmpdir(), "remit-pipes-"));
      if (waiting.length === 0) {
        const names = Array.from({ length: AT_ONCE }, (_, index) => join(directory as string, String(made + index)));
        // A child may run as another user and open it again as /dev/stderr; the directory itself is ours alone.
        execFileSync("mkfifo", ["-m", "666", ...names], { stdio: "ignore" });
        made += AT_ONCE;
        waiting.push(...names);
      }
      return openBothEnds(waiting.shift() as string);
    },
    [Symbol.dispose]() {
      if (directory !== undefined) fs.rmSync(directory, { recursive: true, force: true });
      directory = undefined;
      waiting.length = 0;
    },
  };
}

function openBothEnds(path: string): Pipe {
  const { O_RDONLY, O_WRONLY, O_NONBLOCK } = fs.constants;
  const reader = fs.openSync(path, O_RDONLY | O_NONBLOCK);
  // Blocking: a command that writes faster than we read must wait, not fail.
  const writer = fs.openSync(path, O_WRONLY);
  fs.rmSync(path);
  return { reader: new Socket({ fd: reader, readable: true, writable: false }), writer };
}
