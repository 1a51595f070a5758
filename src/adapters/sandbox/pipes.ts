/** The standard streams of a process inside, as files in a directory that only the keeper shares with Remit. */
import * as fs from "node:fs";
import { Socket } from "node:net";
import { basename, join } from "node:path";
import type { Streams } from "../machine/streams.ts";
import type { KeeperStart } from "./keeper.ts";
import { wordsFor } from "./words.ts";

/** What must be known of a process before its command is. */
export type Shape = Pick<KeeperStart, "input" | "errorsApart" | "server">;

export interface Pipes {
  /** Names in the directory of pipes: input, output, errors, words, and the note about the end. */
  readonly names: readonly string[];
  readonly output: Socket;
  readonly errors: Socket | undefined;
  readonly input: Socket | undefined;
  /** Sends the waiting process its command. Call it once. */
  begin(asked: Pick<KeeperStart, "argv" | "directory" | "environment">): void;
  close(code: number): { readonly code: number; readonly left: boolean };
}

export function openPipes(shape: Shape, id: number, streams: Streams, pipes: string): Pipes {
  const [output, words] = [streams.openPipe(), streams.openPipe()];
  const errors = shape.errorsApart === true ? streams.openPipe() : undefined;
  const input = shape.input === "pipe" ? streams.openPipe() : undefined;
  const [text, left] = [`${id}.in`, `${id}.left`];
  if (shape.input !== undefined && shape.input !== "pipe")
    fs.writeFileSync(join(pipes, text), shape.input.text, { mode: 0o600 });
  fs.writeFileSync(join(pipes, left), "", { mode: 0o600 });
  const read = input !== undefined ? basename(input.path) : shape.input === undefined ? "/dev/null" : text;
  const [fed, told] = [input && writing(input.writer), writing(words.writer)];
  const written = [words, ...(input === undefined ? [] : [input])];
  const heard = [output, ...(errors === undefined ? [] : [errors])];
  return {
    names: [read, ...[output, errors ?? output, words].map(({ path }) => basename(path)), left],
    output: reading(output.reader),
    errors: errors && reading(errors.reader),
    input: fed,
    begin: ({ argv, directory, environment }) => void told.end(wordsFor(argv, directory, environment)),
    close(code) {
      for (const { writer } of heard) fs.closeSync(writer); // Ours kept the pipe open until the process had it open.
      for (const { path } of [...heard, ...written]) fs.rmSync(path, { force: true });
      for (const socket of [told, fed]) socket?.destroy();
      for (const { reader } of written) fs.closeSync(reader);
      // A command may have written any amount.
      const { size } = fs.statSync(join(pipes, left));
      for (const name of [text, left]) fs.rmSync(join(pipes, name), { force: true });
      return { code, left: size > 0 };
    },
  };
}

function reading(file: number): Socket {
  const socket = new Socket({ fd: file, readable: true, writable: false });
  socket.on("error", () => undefined); // A pipe that fails counts as ended.
  return socket;
}

/** Our own reading end stays open to the end: data waits in the pipe until the process opens it. */
function writing(file: number): Socket {
  const socket = new Socket({ fd: file, readable: false, writable: true });
  socket.on("error", () => undefined);
  return socket;
}
