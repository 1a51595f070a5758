/** A step's process, started, watched and cancelled as the runner does it. */
import { spawn, type ChildProcess } from "node:child_process";
import { COMPILED } from "../program.ts";
import type { WayMachine } from "../ways/machine.ts";

export interface StepProcess {
  readonly file: string;
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Arguments; a runner gives an action none. */
  readonly args?: readonly string[];
  /** The node that runs it. */
  readonly node: string;
  readonly interruption?: Interruption | undefined;
  /** The user it runs as; the tests' own if absent. */
  readonly user?: number | undefined;
  /** The machine it runs on, with its own user. */
  readonly machine?: WayMachine | undefined;
  /** Milliseconds after which the test gives up. */
  readonly timeoutMs: number;
}

/** `cancel`: somebody cancels the workflow. `kill`: the machine kills the process. */
export interface Interruption {
  readonly how: "cancel" | "kill";
  /** A promise that resolves, or a condition that becomes true. */
  readonly when: Promise<unknown> | (() => boolean);
}

export interface StepEnd {
  /** Undefined if a signal ended it. */
  readonly code: number | undefined;
  readonly signal: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** When it started, by `performance.now()`. */
  readonly started: number;
  readonly ms: number;
  /** Milliseconds from the interruption to the end; undefined if there was none. */
  readonly interruptedMs: number | undefined;
}

/** The runner's own grace periods in ms: from SIGINT to SIGTERM, and from there to the kill. */
const TERM_AFTER_MS = 7_500;
const KILL_AFTER_MS = 2_500;
/** How long output is still read after the process has ended, in ms. */
const OUTPUT_AFTER_MS = 1_000;

/** Run to the end. Throws after a timeout, with the output so far. */
export async function runStep(step: StepProcess): Promise<StepEnd> {
  const started = performance.now();
  const [program = "", ...words] = wordsOf(step);
  const child = spawn(program, words, {
    cwd: step.directory,
    env: environmentOf(step),
    stdio: ["ignore", "pipe", "pipe"],
    ...(step.user === undefined ? {} : { uid: step.user, gid: step.user }),
    detached: true, // A separate process group, so that nothing of it outlives the test.
  });
  const output = { stdout: gather(child.stdout), stderr: gather(child.stderr) };
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal }));
    // A child process may have outlived it and keep its output open.
    child.on("exit", (code, signal) => setTimeout(() => resolve({ code, signal }), OUTPUT_AFTER_MS).unref());
  });
  const over = new AbortController();
  const interrupted = step.interruption === undefined ? undefined : interrupt(child, step.interruption, over.signal);
  const timer = setTimeout(() => kill(child), step.timeoutMs);
  const { code, signal } = await ended.finally(() => over.abort());
  const ms = performance.now() - started;
  clearTimeout(timer);
  kill(child);
  const end = { stdout: output.stdout(), stderr: output.stderr(), started, ms };
  if (ms >= step.timeoutMs)
    throw new Error(`The step did not end in ${step.timeoutMs} ms.\n${end.stdout}\n${end.stderr}`);
  const at = await interrupted;
  if (step.interruption !== undefined && at === undefined) {
    throw new Error(`The step ended before it could be interrupted.\n${end.stdout}\n${end.stderr}`);
  }
  const interruptedMs = at === undefined ? undefined : started + ms - at;
  return { ...end, code: code ?? undefined, signal: signal ?? undefined, interruptedMs };
}

function wordsOf({ node, file, args = [], machine, directory }: StepProcess): readonly string[] {
  if (machine === undefined) return [node, file, ...args];
  return machine.wrap([machine.place(node), machine.place(file), ...args], directory);
}

function environmentOf({ environment, machine, user }: StepProcess): Readonly<Record<string, string>> {
  const { PATH } = environment;
  // Another user could not write it.
  if (machine === undefined && user === undefined && COMPILED !== undefined)
    return { NODE_COMPILE_CACHE: COMPILED, ...environment };
  return machine === undefined || PATH === undefined ? environment : { ...environment, PATH: machine.place(PATH) };
}

/** When it was interrupted; undefined if the process ended first. */
async function interrupt(
  child: ChildProcess,
  { how, when }: Interruption,
  over: AbortSignal,
): Promise<number | undefined> {
  await Promise.race([typeof when === "function" ? holds(when, over) : when, fired(over)]);
  if (over.aborted) return undefined;
  const at = performance.now();
  if (how === "kill") {
    kill(child);
    return at;
  }
  child.kill("SIGINT");
  if (await pause(TERM_AFTER_MS, over)) child.kill("SIGTERM");
  if (await pause(KILL_AFTER_MS, over)) kill(child);
  return at;
}

async function holds(condition: () => boolean, over: AbortSignal): Promise<void> {
  while (!condition() && !over.aborted) await pause(2, over);
}

/** False if the step ended first. */
function pause(ms: number, over: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (over.aborted) return resolve(false);
    const timer = setTimeout(() => resolve(true), ms);
    over.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

function fired(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve());
  });
}

/** The whole group; it may be gone already. */
function kill(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group is gone already.
  }
}

function gather(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}
