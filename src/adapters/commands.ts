/** Commands, as the port `Shell`. */
import * as fs from "node:fs";
import type { Socket } from "node:net";
import { attempt } from "../lib/attempt.ts";
import type { ShellCommand, CommandEnd, Running, Shell } from "../ports.ts";

/** A started process, wherever it runs. */
export interface Process {
  readonly pid: number;
  readonly output: Socket;
  /** `left`: it left processes running, which were killed. */
  readonly ended: Promise<GoneProcess>;
  /** Sends SIGTERM to it and its descendants, kills those that remain, and resolves when none is left. */
  kill(): Promise<void>;
  /** Kills at once, for when Remit's own process exits. */
  killNow(): void;
}

type GoneProcess = ProcessEnd & { readonly left: boolean };

export type ProcessEnd =
  | { readonly kind: "exit"; readonly code: number | null; readonly signal: NodeJS.Signals | null }
  | { readonly kind: "error"; readonly error: Error };

/** Starts a command line as a process. A returned string says why it could not be started. */
type StartProcess = (command: ShellCommand) => Process | string;

/** Bytes to keep free on the disk: with less, commands are stopped, so that the run's edits and log can be saved. */
const LEAST_FREE = 1024 * 1024 * 1024;
/** Between two checks of the disk while a command runs, in ms. */
const LOOK_MS = 1_000;

/** Starts and watches commands; disposing or exiting kills them. `place` lies on the disk that commands fill. */
export function openCommands(
  start: StartProcess,
  place: string,
): Pick<Shell, "start" | "stop" | "full"> & AsyncDisposable {
  const running = new Map<Running, Process>();
  const disk = watchDisk(place, () => (running.size === 0 ? undefined : void stop()));
  let stopped = false;
  const killAll = (): void => {
    for (const one of running.values()) one.killNow();
  };
  process.on("exit", killAll);
  const stop = async (): Promise<void> => {
    await Promise.all([...running.keys()].map((one) => one.kill()));
  };
  return {
    start(command) {
      const begun = stopped ? "the run is over" : disk.isFull() ? FULL : start(command);
      if (typeof begun === "string") return notStarted(begun);
      const life = watch(begun, command);
      const one: Running = { pid: begun.pid, ended: life.ended, kill: () => life.stop("killed") };
      running.set(one, begun);
      void one.ended.then(() => running.delete(one));
      return one;
    },
    stop,
    full: disk.full,
    async [Symbol.asyncDispose]() {
      stopped = true;
      disk.leave();
      await stop();
      process.off("exit", killAll);
    },
  };
}

function watchDisk(place: string, stop: () => void) {
  const full = new AbortController();
  const isFull = (): boolean => {
    if (!full.signal.aborted && freeOn(place) < LEAST_FREE) full.abort("disk");
    return full.signal.aborted;
  };
  const look = setInterval(() => (isFull() ? stop() : undefined), LOOK_MS).unref();
  return { full: full.signal, isFull, leave: () => clearInterval(look) };
}

const FULL = "the disk has less than 1 GiB left";

/** Free bytes; infinite where the machine does not say. */
function freeOn(place: string): number {
  const disk = attempt(() => fs.statfsSync(place));
  return disk === undefined ? Infinity : disk.bavail * disk.bsize;
}

/** The program that runs a command's line. */
export function bashFor({ line, strictPipes }: ShellCommand): readonly string[] {
  if (strictPipes === undefined) return ["bash", "-c", line];
  // With `pipefail`, `git log | head` fails because `head` stops reading early, and an `&&` after it would not run. For
  // such lines only the last pipe is judged, at the end; a failure handled with `||` stays handled.
  if (!readsInPart(line)) return ["bash", "-o", "pipefail", "-c", line];
  return ["bash", "-c", line.includes("||") ? line : `${JUDGE_LAST_PIPE}; ${line}`];
}

/** Exits with the last failure in the last pipe, ignoring 141, SIGPIPE's code. */
const JUDGE_LAST_PIPE = [
  `trap '__end=$? __parts=("\${PIPESTATUS[@]}"); [ $__end != 141 ] || __end=0`,
  `if [ $__end = 0 ]; then for __part in "\${__parts[@]}"; do case $__part in 0|141) ;; *) __end=$__part ;; esac; done; fi`,
  "exit $__end' EXIT",
].join("; ");

/** A command that never ran, and why. */
export function notStarted(message: string): Running {
  const ended = Promise.resolve({ kind: "not_started", message } as const);
  return { pid: -1, ended, kill: () => Promise.resolve() };
}

/** The error for a line longer than Linux takes. */
export const TOO_LONG = "the command line is too long; put it into a script file";

type Stop = "total" | "idle" | "cancelled" | "killed";

interface WatchedProcess {
  readonly ended: Promise<CommandEnd>;
  stop(why: Stop): Promise<void>;
}

function watch({ output, ended: gone, kill }: Process, command: ShellCommand): WatchedProcess {
  const began = performance.now();
  let stopped: Stop | undefined;
  const timers = startTimers(command, (why) => void stop(why));
  output.on("data", (chunk: Buffer) => {
    timers.heard();
    command.onOutput(chunk);
  });
  const ended = gone.then(async (how): Promise<CommandEnd> => {
    timers.clear();
    const ms = Math.round(performance.now() - began);
    await drained(output);
    output.destroy();
    return describe(how, stopped, ms);
  });
  const stop = async (why: Stop): Promise<void> => {
    stopped ??= why;
    await kill();
    await ended;
  };
  return { ended, stop };
}

// In ms; enough to read what is in the pipe (64 KiB at most). A pipe ends as soon as no writer is left.
const DRAIN_MS = 300;

/** Resolves once the pipe has ended, or nothing has come for a moment: some process may hold it open. */
function drained(output: Socket): Promise<void> {
  if (output.readableEnded || output.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      output.off("data", again).off("end", finish).off("close", finish);
      resolve();
    };
    const timer = setTimeout(finish, DRAIN_MS);
    const again = (): void => void timer.refresh();
    output.on("data", again).on("end", finish).on("close", finish);
  });
}

function describe(gone: GoneProcess, stopped: Stop | undefined, ms: number): CommandEnd {
  if (gone.kind === "error") return { kind: "not_started", message: gone.error.message };
  if (stopped === "total" || stopped === "idle") return { kind: "timed_out", after: stopped, ms };
  if (stopped === "cancelled") return { kind: "cancelled", ms };
  if (gone.signal !== null) return { kind: "signalled", signal: gone.signal, ms };
  return { kind: "exited", code: gone.code ?? 1, ms, ...(gone.left ? { leftBehind: true } : {}) };
}

function startTimers(command: ShellCommand, stop: (why: Stop) => void): { heard(): void; clear(): void } {
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

/** Whether a reader such as `head` may stop early, so that SIGPIPE ends its writer: a guess from the words. */
export function readsInPart(line: string): boolean {
  return EARLY.test(line);
}

const EARLY =
  /\|&?\s{0,9}(?:head|less|more|read|first|dd)\b|\|&?\s{0,9}sed\b[^|]{0,200}\dq|\|&?\s{0,9}[gm]?awk\b[^|]{0,200}\bexit\b|\|&?\s{0,9}(?:[efz]?grep|rg)\b[^|]{0,200}\s-(?:\w{0,9}[qm]|-quiet|-max-count)|\byes\b/;
