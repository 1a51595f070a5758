/** Commands, as the port `Shell`. */
import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { Socket } from "node:net";
import { systemCode, type Command, type CommandEnd, type Running, type Shell } from "../../ports.ts";
import type { Starting } from "../sandbox/starting.ts";
import { killFamily, killFamilyNow, MARK, type Family } from "./processes.ts";
import { openStreams, type Streams } from "./streams.ts";

export interface ShellOptions {
  /** What `wrap` does, for the report: `bubblewrap`, `namespaces` or `none`. */
  readonly sandbox: string;
  /** Puts a program into the sandbox: the arguments that run `argv` inside it, the first an absolute path. */
  readonly wrap?: (argv: readonly string[], command: Command) => readonly string[];
  /** What the program that `wrap` names is started with, for the environment that a command is to have inside. */
  readonly starting?: Starting;
  /** Added to the environment of every command. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Why no command may start any more; undefined while one may. */
  readonly refusal?: () => string | undefined;
}

/**
 * A glob stands for no name that begins with a dash and would count as an option; `policy/shell` builds on it. The list
 * says it for names with directories too, in case a bash lets `*` end at a slash. Setting it would show hidden files.
 */
const PLAIN_GLOBS = "readonly GLOBIGNORE='-*:-*/*:-*/*/*:-*/*/*/*'; shopt -u dotglob";

/** A shell whose children are dead once it is disposed; or once the process exits, should it never come to that. */
export function openShell({
  sandbox,
  wrap = (argv) => argv,
  environment,
  refusal,
  starting = (own) => own,
}: ShellOptions): Shell & AsyncDisposable {
  const running = new Map<Running, Family>();
  const streams = openStreams();
  const killAll = (): void => {
    for (const family of running.values()) killFamilyNow(family);
  };
  process.on("exit", killAll);
  return {
    sandbox,
    start(asked) {
      const why = refusal?.();
      if (why !== undefined) return notStarted(why);
      const command = { ...asked, environment: starting({ ...asked.environment, ...environment }) };
      const argv = wrap(["bash", "-c", `${PLAIN_GLOBS}\n${command.line}`], command);
      const { family, ...started } = start(command, argv, streams);
      if (family !== undefined) running.set(started, family);
      void started.ended.then(() => running.delete(started));
      return started;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...running.keys()].map((one) => one.kill()));
      process.off("exit", killAll);
      streams[Symbol.dispose]();
    },
  };
}

interface Started extends Running {
  readonly family: Family | undefined;
}

function start(command: Command, argv: readonly string[], streams: Streams): Started {
  const mark = randomBytes(8).toString("hex");
  const { reader, writer } = streams.openPipe();
  const input = command.input === undefined ? undefined : streams.openInput(command.input);
  const child = trySpawn(argv, command, mark, [input ?? "ignore", writer, writer]);
  fs.closeSync(writer);
  if (input !== undefined) fs.closeSync(input);
  if (typeof child === "string") {
    fs.closeSync(reader);
    return notStarted(child);
  }
  const output = new Socket({ fd: reader, readable: true, writable: false });
  output.on("error", () => undefined); // A pipe that fails has ended.
  const family = child.pid === undefined ? undefined : { group: child.pid, mark };
  const life = watch(child, output, command, family);
  return { pid: child.pid ?? -1, ended: life.ended, kill: () => life.stop("killed"), family };
}

function notStarted(message: string): Started {
  const ended = Promise.resolve({ kind: "not_started", message } as const);
  return { pid: -1, ended, kill: () => Promise.resolve(), family: undefined };
}

/** The child, or why there is none: a line longer than Linux takes (128 KiB) is refused at once, not by an event. */
function trySpawn(argv: readonly string[], command: Command, mark: string, stdio: StdioOptions): ChildProcess | string {
  const [program = "bash", ...rest] = argv;
  const env = { ...command.environment, [MARK]: mark };
  try {
    return spawn(program, rest, { cwd: command.directory, env, detached: true, stdio });
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return code === "E2BIG" ? "the command line is too long; put it into a script file" : code;
  }
}

type Stop = "total" | "idle" | "cancelled" | "killed";

interface Life {
  readonly ended: Promise<CommandEnd>;
  stop(why: Stop): Promise<void>;
}

function watch(child: ChildProcess, output: Socket, command: Command, family: Family | undefined): Life {
  const began = performance.now();
  let stopped: Stop | undefined;
  const timers = startTimers(command, (why) => void stop(why));
  output.on("data", (chunk: Buffer) => {
    timers.heard();
    command.onOutput(chunk);
  });
  const ended = whenGone(child).then(async (gone): Promise<CommandEnd> => {
    timers.clear();
    const ms = Math.round(performance.now() - began);
    const drained = await isDrained(output);
    const leftBehind = family !== undefined && (await killFamily(family));
    if (!drained) await isDrained(output);
    output.destroy();
    return describe(gone, stopped, ms, leftBehind);
  });
  const stop = async (why: Stop): Promise<void> => {
    stopped ??= why;
    if (family !== undefined) await killFamily(family);
    await ended;
  };
  return { ended, stop };
}

type Gone =
  | { readonly kind: "exit"; readonly code: number | null; readonly signal: NodeJS.Signals | null }
  | { readonly kind: "error"; readonly error: Error };

function whenGone(child: ChildProcess): Promise<Gone> {
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ kind: "error", error }));
    child.on("exit", (code, signal) => resolve({ kind: "exit", code, signal }));
  });
}

// What is in the pipe (64 KiB at most) is read within a moment; it ends as soon as nobody is left to write.
const DRAIN_MS = 300;

/** True once the pipe has ended; false when nothing came for a moment and somebody still holds it open. */
function isDrained(output: Socket): Promise<boolean> {
  if (output.readableEnded || output.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (drained: boolean): void => {
      clearTimeout(timer);
      output.off("data", again).off("end", end).off("close", end);
      resolve(drained);
    };
    const timer = setTimeout(finish, DRAIN_MS, false);
    const again = (): void => void timer.refresh();
    const end = (): void => finish(true);
    output.on("data", again).on("end", end).on("close", end);
  });
}

function describe(gone: Gone, stopped: Stop | undefined, ms: number, leftBehind: boolean): CommandEnd {
  if (gone.kind === "error") return { kind: "not_started", message: gone.error.message };
  if (stopped === "total" || stopped === "idle") return { kind: "timed_out", after: stopped, ms };
  if (stopped === "cancelled") return { kind: "cancelled", ms };
  if (gone.signal !== null) return { kind: "signalled", signal: gone.signal, ms };
  return { kind: "exited", code: gone.code ?? 1, ms, ...(leftBehind ? { leftBehind } : {}) };
}

function startTimers(command: Command, stop: (why: Stop) => void): { heard(): void; clear(): void } {
  const { timeoutMs, idleMs, signal } = command;
  const total = timeoutMs > 0 ? setTimeout(stop, timeoutMs, "total") : undefined;
  const idle = idleMs > 0 ? setTimeout(stop, idleMs, "idle") : undefined;
  const cancel = (): void => stop("cancelled");
  if (signal.aborted) queueMicrotask(cancel);
  else signal.addEventListener("abort", cancel, { once: true });
  return {
    heard: () => void idle?.refresh(),
    clear() {
      clearTimeout(total);
      clearTimeout(idle);
      signal.removeEventListener("abort", cancel);
    },
  };
}
