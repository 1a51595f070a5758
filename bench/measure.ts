/** Measures a session by the times of its model requests and replies. */
import { spawnSync } from "node:child_process";
import type { Question } from "./model.ts";
import type { Scenario } from "./scenarios.ts";

/** A process from start to exit, by `performance.now()`, and the model requests it made. */
export interface Session {
  readonly started: number;
  readonly exited: number;
  readonly questions: readonly Question[];
  readonly peakMb: number | undefined;
}

export interface Measured {
  readonly startMs: number;
  /**
   * For each turn, the time from the end of its reply to the next request, minus what its commands take when run alone;
   * undefined if another request or a failure came in between.
   */
  readonly turnsMs: readonly (number | undefined)[];
  /** From the last reply to the exit. */
  readonly endMs: number;
  readonly wholeMs: number;
  /** From the fault to the next attempt; undefined without a fault. */
  readonly retryMs: number | undefined;
  /** Size of the system prompt and the declarations in the first request. */
  readonly chars: number;
  /** Of all requests. */
  readonly sentBytes: number;
  /** Of the largest process; undefined when it was not measured. */
  readonly peakMb: number | undefined;
}

/** `toolMs`: how long the commands of each turn take when run alone. Throws when there was no request. */
export function gather({ started, exited, questions, peakMb }: Session, toolMs: readonly number[]): Measured {
  const own = questions.filter(({ turn }) => turn !== undefined);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) throw new Error("There was no model request.");
  const fault = questions.findIndex(({ faulty }) => faulty);
  const again = fault < 0 ? undefined : questions.slice(fault + 1).find(({ turn }) => turn !== undefined);
  const turnsMs = own.slice(0, -1).map((question) => {
    const next = questions[questions.indexOf(question) + 1];
    if (next === undefined || next.turn === undefined || question.ended === undefined) return undefined;
    return next.arrived - question.ended - (toolMs[question.turn ?? 0] ?? 0);
  });
  return {
    startMs: first.arrived - started,
    turnsMs,
    endMs: exited - (last.ended ?? exited),
    wholeMs: exited - started,
    retryMs: again === undefined ? undefined : again.arrived - (questions[fault]?.ended ?? again.arrived),
    chars: first.chars,
    sentBytes: questions.reduce((sum, { bytes }) => sum + bytes, 0),
    peakMb,
  };
}

/** For each turn, ms that its longest command takes when run alone: the median of seven, or the script's number. */
export function plainTimes({ turns }: Scenario, directory: string): readonly number[] {
  const known = new Map<string, number>();
  const timeOf = (command: string): number => {
    const key = command.replaceAll(/\d+/g, "#");
    const ms = known.get(key) ?? median(Array.from({ length: 7 }, () => timeOnce(command, directory)));
    known.set(key, ms);
    return ms;
  };
  return turns.map(({ calls }) =>
    Math.max(0, ...calls.map((call) => (call.kind === "shell" ? (call.ms ?? timeOf(call.command)) : 0))),
  );
}

/** Measured by a small shell: the more memory a process has, the longer it takes to start another, up to 250 ms. */
function timeOnce(command: string, cwd: string): number {
  const timed = 'TIMEFORMAT=%3R; time { bash -c "$1" 2>&1 | cat > /dev/null; }';
  const { stderr } = spawnSync("bash", ["-c", timed, "bash", command], {
    cwd,
    env: { ...process.env, LC_ALL: "C" },
    encoding: "utf8",
  });
  return 1000 * Number(stderr.trim());
}

/** The median, the lower one of two; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** Undefined for an empty list. */
export function mean(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}
