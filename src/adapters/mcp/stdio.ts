/**
 * A local server as a transport. The SDK's own adds variables of ours to the server's environment and kills one process;
 * this one gives exactly the environment it was told, and ends the whole process group and whatever left it.
 */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { randomBytes } from "node:crypto";
import { isNativeError } from "node:util/types";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { killFamily, MARK } from "../machine/processes.ts";

export interface Program {
  readonly command: string;
  /** What people know it by: `command` may be the sandbox it runs in. */
  readonly name: string;
  readonly args: readonly string[];
  /** Absolute. */
  readonly directory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
}

type Framing = typeof import("@modelcontextprotocol/sdk/shared/stdio.js");

/** Characters kept of what a server printed last on standard error. */
const KEPT = 2_000;

export function openStdio(program: Program, framing: Framing): Transport & { readonly said: () => string } {
  const mark = randomBytes(8).toString("hex");
  let child: ChildProcessWithoutNullStreams | undefined;
  let stderr = "";
  const transport: Transport & { readonly said: () => string } = {
    said: () => stderr.trim(),
    start() {
      const started = start(program, mark);
      child = started;
      started.stderr.on("data", (chunk: Buffer) => {
        stderr = (stderr + chunk.toString("utf8")).slice(-KEPT);
      });
      started.stdin.on("error", () => undefined); // The server may end before it has read everything.
      started.once("close", () => transport.onclose?.());
      receive(started, framing, transport);
      return new Promise((resolve, reject) => {
        started.once("spawn", () => resolve());
        started.once("error", (error) =>
          reject(new Error(`\`${program.name}\` could not be started: ${error.message}`)),
        );
      });
    },
    async send(message) {
      if (child === undefined || !child.stdin.writable) throw new Error("the server has ended");
      const { stdin } = child;
      if (!stdin.write(framing.serializeMessage(message))) await drained(stdin);
    },
    async close() {
      const ended = child;
      child = undefined;
      if (ended?.pid === undefined) return;
      ended.stdin.end();
      await killFamily({ group: ended.pid, mark });
    },
  };
  return transport;
}

function start(program: Program, mark: string): ChildProcessWithoutNullStreams {
  return spawn(program.command, program.args, {
    cwd: program.directory,
    env: { ...program.environment, [MARK]: mark },
    detached: true, // A process group of its own.
    stdio: "pipe",
  });
}

function receive(child: ChildProcessWithoutNullStreams, framing: Framing, transport: Transport): void {
  const buffer = new framing.ReadBuffer();
  child.stdout.on("data", (chunk: Buffer) => {
    try {
      buffer.append(chunk);
    } catch (error) {
      transport.onerror?.(asError(error)); // A message over 10 MB: there is no telling where the next one begins.
      void transport.close();
      return;
    }
    for (;;) {
      const message = next(buffer, transport);
      if (message === null) return;
      if (message !== undefined) transport.onmessage?.(message);
    }
  });
}

/** The next message; null when there is none yet, undefined for a line that is none. */
function next(buffer: InstanceType<Framing["ReadBuffer"]>, transport: Transport): JSONRPCMessage | null | undefined {
  try {
    return buffer.readMessage();
  } catch (error) {
    transport.onerror?.(asError(error)); // Many servers print a greeting.
    return undefined;
  }
}

function asError(error: unknown): Error {
  return isNativeError(error) ? error : new Error(String(error));
}

function drained(stdin: ChildProcessWithoutNullStreams["stdin"]): Promise<void> {
  return new Promise((resolve) => {
    stdin.once("drain", resolve);
    stdin.once("close", resolve);
  });
}
