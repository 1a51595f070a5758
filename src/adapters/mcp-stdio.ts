/** A local server as a transport: unlike the SDK's, with exactly the given environment, and ended with its family. */
import { isNativeError } from "node:util/types";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { lastOf } from "../lib/cut.ts";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import { killFamily, MARK } from "./process-families.ts";

type Framing = typeof import("@modelcontextprotocol/sdk/shared/stdio.js");

/** Characters kept of a server's last standard error output. */
const KEPT = 2_000;

export function openStdio(
  program: ServerProgram,
  start: StartServer,
  framing: Framing,
): Transport & { readonly stderr: () => string } {
  let running: ServerProcess | undefined;
  let stderr = "";
  const transport: Transport & { readonly stderr: () => string } = {
    stderr: () => stderr.trim(),
    async start() {
      const started = start(program);
      running = started;
      started.errors.on("data", (chunk: Buffer) => {
        stderr = lastOf(stderr + chunk.toString("utf8"), KEPT);
      });
      started.input.on("error", () => undefined); // The server may exit before it has read everything.
      void started.gone.then(() => transport.onclose?.());
      receive(started, framing, transport);
      await started.started.catch((error: unknown) => {
        throw new Error(`\`${program.argv[0]}\` could not be started: ${asError(error).message}`, { cause: error });
      });
    },
    async send(message) {
      if (running === undefined || !running.input.writable) throw new Error("the server has ended");
      const { input } = running;
      if (!input.write(framing.serializeMessage(message))) await drained(input);
    },
    async close() {
      const ended = running;
      running = undefined;
      if (ended === undefined) return;
      ended.input.end();
      await ended.kill();
    },
  };
  return transport;
}

function receive({ output }: ServerProcess, framing: Framing, transport: Transport): void {
  let begun: Buffer[] = [];
  let size = 0;
  output.on("data", (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      const line = Buffer.concat([...begun, chunk.subarray(from, end)]).toString("utf8");
      [begun, size, from] = [[], 0, end + 1];
      takeLine(line, framing, transport);
    }
    begun.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size <= framing.STDIO_DEFAULT_MAX_BUFFER_SIZE) return;
    [begun, size] = [[], 0]; // The start of the next message is unknown.
    transport.onerror?.(new Error(`a message of more than ${framing.STDIO_DEFAULT_MAX_BUFFER_SIZE} bytes`));
    void transport.close();
  });
}

const LINE_FEED = 10;

function takeLine(line: string, framing: Framing, transport: Transport): void {
  try {
    if (!isNotice(JSON.parse(line))) transport.onmessage?.(framing.deserializeMessage(line));
  } catch (error) {
    transport.onerror?.(asError(error)); // Many servers print a greeting.
  }
}

/** Nothing reads notifications, such as a changed list; having the SDK validate each would slow a run down. */
function isNotice(message: unknown): boolean {
  return typeof message === "object" && message !== null && "method" in message && !("id" in message);
}

function asError(error: unknown): Error {
  return isNativeError(error) ? error : new Error(String(error));
}

function drained(input: ServerProcess["input"]): Promise<void> {
  return new Promise((resolve) => {
    input.once("drain", resolve);
    input.once("close", resolve);
  });
}

interface ServerProcess {
  readonly input: Writable;
  readonly output: Readable;
  readonly errors: Readable;
  /** Resolves when it runs; rejects when it cannot be started. */
  readonly started: Promise<void>;
  readonly gone: Promise<void>;
  /** Ends it and everything it started. */
  kill(): Promise<void>;
}

export interface ServerProgram {
  readonly argv: readonly string[];
  /** Absolute. */
  readonly directory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
}

export type StartServer = (program: ServerProgram) => ServerProcess;

/** Starts servers as the runner's user, without a sandbox; `wrap` applies what limits there are. */
export function startOutside(wrap: (argv: readonly string[]) => readonly string[]): StartServer {
  return ({ argv, directory, environment }) => {
    const mark = randomBytes(8).toString("hex");
    const [command = "", ...args] = wrap(argv);
    // In a process group of its own.
    const options = { cwd: directory, env: { ...environment, [MARK]: mark }, detached: true, stdio: "pipe" } as const;
    const child = spawn(command, args, options);
    return {
      input: child.stdin,
      output: child.stdout,
      errors: child.stderr,
      started: new Promise((resolve, reject) => child.once("spawn", () => resolve()).once("error", reject)),
      gone: new Promise((resolve) => child.once("close", () => resolve())),
      kill: async () => {
        if (child.pid !== undefined) await killFamily({ group: child.pid, mark });
      },
    };
  };
}
