/** One whole job, measured from outside: when it asked the model, what it sent, how much memory it took. */
import type { Entry } from "../src/events.ts";
import type { GeminiRequest, Step } from "../__tests__/world/gemini.ts";
import { openWorld, type Run, type World, type WorldOptions } from "../__tests__/world/world.ts";
import { processorTime, watchMemory, type Memory } from "./memory.ts";

/** A piece of work for an agent, and what a model says to it. */
export interface Scenario {
  readonly name: string;
  readonly files: NonNullable<WorldOptions["files"]>;
  readonly policy: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly script: (world: () => World) => readonly Step[];
  /** What the run must end with; a run that ends otherwise is not worth measuring. */
  readonly ends: string;
}

export interface Measured {
  /** Milliseconds from the start of the process to the arrival of its first question. */
  readonly startMs: number;
  /** Processor time that it took until then, in ms: other work on the machine does not change it much. */
  readonly startCpuMs: number;
  /** Milliseconds between two questions, for each question but the first; tools and model are in it. */
  readonly gapsMs: readonly number[];
  /** The same without the time that tools took by the run's own log. */
  readonly ownMs: readonly number[];
  readonly totalMs: number;
  readonly questions: number;
  /** Bytes of all questions. */
  readonly sentBytes: number;
  /** Characters of the first question's system prompt, and of its tool declarations as JSON. */
  readonly promptChars: number;
  readonly toolChars: number;
  readonly memory: Memory | undefined;
  /** Old answers that were cut, and histories that were summed up. */
  readonly masked: number;
  readonly compressions: number;
}

/** Run a scenario through `action` (a directory with `action.yml` and `dist/`). Memory is watched only when asked for: that costs time. */
export async function measure(scenario: Scenario, action: string, watched: boolean): Promise<Measured> {
  const arrivals: Arrivals = { at: [], cpuMs: undefined };
  let world: World | undefined;
  const script = scenario.script(() => world as World).map((step) => timed(step, arrivals, PROGRAM));
  const { files, policy, inputs = {} } = scenario;
  await using opened = await openWorld({
    users: { maria: "write" },
    files,
    policy,
    script,
    inputs,
    action,
    job: { timeoutMs: 120_000 },
  });
  world = opened;
  const issue = opened.github.openIssue({ as: "maria", title: "Wrong total" });
  let started = 0;
  const watch = watched ? watchMemory(PROGRAM) : undefined;
  const run = await opened.comment("maria", issue.number, "@remit the total is wrong for empty carts, please fix it", {
    before: () => {
      started = performance.now();
      return Promise.resolve();
    },
  });
  const memory = watch?.stop();
  if (run.outputs["conclusion"] !== scenario.ends)
    throw new Error(`${scenario.name} ended as ${run.outputs["conclusion"]}: ${run.outputs["final-message"]}`);
  return gather(run, opened.gemini.requests, arrivals, started, memory);
}

const PROGRAM = "dist/main/index.js";

/** When questions came, and what the program had taken of the processor when the first did. */
export interface Arrivals {
  readonly at: number[];
  cpuMs: number | undefined;
}

function gather(
  run: Run,
  requests: readonly GeminiRequest[],
  arrivals: Arrivals,
  started: number,
  memory: Memory | undefined,
): Measured {
  const [first] = requests;
  const gapsMs = gapsOf(arrivals);
  const tools = toolTimes(run.entries);
  return {
    startMs: (arrivals.at[0] ?? started) - started,
    startCpuMs: arrivals.cpuMs ?? 0,
    gapsMs,
    ownMs: gapsMs.map((gap, index) => gap - (tools[index] ?? 0)),
    totalMs: run.main.ms,
    questions: requests.length,
    sentBytes: requests.reduce((sum, { raw }) => sum + Buffer.byteLength(raw), 0),
    promptChars: first?.system.length ?? 0,
    toolChars: JSON.stringify(first?.body.tools ?? []).length,
    memory,
    masked: run.entries.reduce((sum, { event }) => sum + (event.type === "context.masked" ? event.ids.length : 0), 0),
    compressions: run.entries.filter(({ event }) => event.type === "context.compressed").length,
  };
}

/** A step that notes when its question came, whatever else it does. */
export function timed(step: Step, arrivals: Arrivals, program: string): Step {
  const next = typeof step === "function" ? step : () => step;
  return (request) => {
    arrivals.at.push(performance.now());
    arrivals.cpuMs ??= processorTime(program);
    return next(request);
  };
}

/** Milliseconds between each question and the next. */
export function gapsOf({ at }: Arrivals): number[] {
  return at.slice(1).map((time, index) => time - (at[index] ?? time));
}

/** Milliseconds that tools took between each question and the next, by the log: one after the other, or the longest of those at once. */
function toolTimes(entries: readonly Entry[]): number[] {
  const times: number[] = [];
  let calls: { readonly tool: string; readonly ms: number }[] = [];
  let asked = 0;
  for (const { event } of entries) {
    if (event.type === "call.finished") calls.push(event);
    if (event.type !== "model.asked") continue;
    if (asked++ > 0) times.push(together(calls));
    calls = [];
  }
  return times;
}

const READING = new Set(["read_file", "grep_search", "glob", "list_directory"]);

function together(calls: readonly { readonly tool: string; readonly ms: number }[]): number {
  const all = calls.map(({ ms }) => ms);
  return calls.every(({ tool }) => READING.has(tool)) ? Math.max(0, ...all) : all.reduce((sum, ms) => sum + ms, 0);
}

/** The middle one; the lower of two. 0 of nothing. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
