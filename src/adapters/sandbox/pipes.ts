/** What a process inside reads and writes, as files of a directory that the keeper alone shares with Remit. */
import * as fs from "node:fs";
import { Socket } from "node:net";
import { basename, join } from "node:path";
import type { Streams } from "../machine/streams.ts";
import type { KeeperStart } from "./keeper.ts";
import { wordsFor } from "./words.ts";

export interface Pipes {
  /** Names in the directory of pipes: input, output, errors, words, and what is said of the end. */
  readonly names: readonly string[];
  readonly output: Socket;
  readonly errors: Socket | undefined;
  readonly input: Socket | undefined;
  close(code: number): { readonly code: number; readonly left: boolean };
}

export function openPipes(asked: KeeperStart, id: number, streams: Streams, pipes: string): Pipes {
  const output = streams.openPipe();
  const errors = asked.errorsApart === true ? streams.openPipe() : undefined;
  const input = asked.input === "pipe" ? streams.openPipe() : undefined;
  const [text, words, left] = [`${id}.in`, `${id}.words`, `${id}.left`];
  if (asked.input !== undefined && asked.input !== "pipe")
    fs.writeFileSync(join(pipes, text), asked.input.text, { mode: 0o600 });
  fs.writeFileSync(join(pipes, words), wordsFor(asked.argv, asked.directory, asked.environment), { mode: 0o600 });
  fs.writeFileSync(join(pipes, left), "", { mode: 0o600 });
  const read = input !== undefined ? basename(input.path) : asked.input === undefined ? "/dev/null" : text;
  const fed = input && writing(input.writer);
  const all = [output, ...(errors === undefined ? [] : [errors]), ...(input === undefined ? [] : [input])];
  return {
    names: [read, basename(output.path), basename((errors ?? output).path), words, left],
    output: reading(output.reader),
    errors: errors && reading(errors.reader),
    input: fed,
    close(code) {
      for (const { path, writer } of all) {
        if (writer !== input?.writer) fs.closeSync(writer); // Ours was open for as long as nobody else's was.
        fs.rmSync(path, { force: true });
      }
      fed?.destroy();
      if (input !== undefined) fs.closeSync(input.reader);
      // A command could have written any amount.
      const { size } = fs.statSync(join(pipes, left));
      for (const name of [text, words, left]) fs.rmSync(join(pipes, name), { force: true });
      return { code, left: size > 0 };
    },
  };
}

function reading(file: number): Socket {
  const socket = new Socket({ fd: file, readable: true, writable: false });
  socket.on("error", () => undefined); // A pipe that fails has ended.
  return socket;
}

/** Our own reading end stays open to the last: what is written waits in the pipe, though nobody has opened it yet. */
function writing(file: number): Socket {
  const socket = new Socket({ fd: file, readable: false, writable: true });
  socket.on("error", () => undefined);
  return socket;
}
