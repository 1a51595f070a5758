/** The rows of the table: what is measured, and the target. */
import { mean, median, type Measured } from "./measure.ts";

/** What a program did in a scenario. */
export interface Runs {
  readonly measured: readonly Measured[];
  /** Why the other runs do not count. */
  readonly wrong: readonly string[];
}

export type Find = (scenario: string, program: string) => Runs | undefined;

export interface Row {
  readonly what: string;
  /** The row shows the median of these. */
  readonly scenarios: readonly string[];
  readonly unit: "ms" | "s" | "MB" | "kB" | "characters";
  readonly of: (run: Measured) => number | undefined;
  /** The maximum for Remit. */
  readonly target: number | Target;
  /** The program in Remit's column; absent for Remit. */
  readonly by?: string;
}

export interface Target {
  readonly label: string;
  readonly most: (find: Find) => number | undefined;
}

const start = ({ startMs }: Measured): number => startMs;
const end = ({ endMs }: Measured): number => endMs;
const whole = ({ wholeMs }: Measured): number => wholeMs / 1000;
const peak = ({ peakMb }: Measured): number | undefined => peakMb;
const turns = ({ turnsMs }: Measured): number | undefined => mean(turnsMs);
const retry = ({ retryMs }: Measured): number | undefined => (retryMs === undefined ? undefined : retryMs / 1000);
/** Six turns: two of each kind. */
const around =
  (turn: number) =>
  ({ turnsMs }: Measured): number | undefined =>
    mean(turnsMs.slice(turn - 3, turn + 3));

const START: Row = {
  what: "start to first request, median of four scenarios",
  scenarios: ["hello", "bug fix", "50 turns", "eight seconds"],
  unit: "ms",
  of: start,
  target: { label: "≤ 4 × floor", most: (find) => times(4, valueOf(START, "floor", find)) },
};

const TURN_10: Row = {
  what: "300 turns: a turn at 10",
  scenarios: ["300 turns"],
  unit: "ms",
  of: around(10),
  target: 12,
};

export const ROWS: readonly Row[] = [
  START,
  { what: "a turn of the bug fix", scenarios: ["bug fix"], unit: "ms", of: turns, target: 15 },
  { what: "a turn over 50 turns", scenarios: ["50 turns"], unit: "ms", of: turns, target: 12 },
  { what: "last answer to exit, bug fix", scenarios: ["bug fix"], unit: "ms", of: end, target: 250 },
  { what: "eight commands of a second: whole run", scenarios: ["eight seconds"], unit: "s", of: whole, target: 1.8 },
  {
    what: "5 MB of output beside a file of 200,000 lines: whole run",
    scenarios: ["big output"],
    unit: "s",
    of: whole,
    target: 0.9,
  },
  {
    what: "that output: start",
    scenarios: ["big output"],
    unit: "ms",
    of: start,
    target: { label: "no slower than elsewhere (10 %)", most: (find) => times(1.1, valueOf(START, "Remit", find)) },
  },
  { what: "peak memory, bug fix", scenarios: ["bug fix"], unit: "MB", of: peak, target: 130 },
  { what: "50,000 files: start", scenarios: ["50,000 files"], unit: "ms", of: start, target: 1000 },
  {
    what: "50,000 files by `remit run`: start",
    scenarios: ["50,000 files"],
    unit: "ms",
    of: start,
    target: 1000,
    by: "remit run",
  },
  { what: "50,000 files: last answer to exit", scenarios: ["50,000 files"], unit: "ms", of: end, target: 500 },
  { what: "50,000 files: peak memory", scenarios: ["50,000 files"], unit: "MB", of: peak, target: 150 },
  TURN_10,
  {
    what: "300 turns: a turn at 290",
    scenarios: ["300 turns"],
    unit: "ms",
    of: around(290),
    target: {
      label: "≤ 12, flat (1.5 × at 10)",
      most: (find) => Math.min(12, times(1.5, valueOf(TURN_10, "Remit", find)) ?? 12),
    },
  },
  {
    what: "system prompt and declarations",
    scenarios: ["bug fix"],
    unit: "characters",
    of: ({ chars }) => chars,
    target: 16_000,
  },
  {
    what: "sent in 50 turns",
    scenarios: ["50 turns"],
    unit: "kB",
    of: ({ sentBytes }) => sentBytes / 1000,
    target: 2000,
  },
  { what: "next attempt after a 500", scenarios: ["500"], unit: "s", of: retry, target: 1 },
  { what: "next attempt after a dropped connection", scenarios: ["drop"], unit: "s", of: retry, target: 1 },
  { what: "next attempt after a stream that stalls", scenarios: ["stall"], unit: "s", of: retry, target: 60 },
];

/** The median of the scenarios' medians; undefined if one of them has no run that counts. */
export function valueOf({ scenarios, of }: Row, program: string, find: Find): number | undefined {
  const medians = scenarios.map((scenario) => {
    const values = find(scenario, program)?.measured.map(of) ?? [];
    const known = values.filter((value) => value !== undefined);
    return known.length === 0 ? undefined : median(known);
  });
  return medians.some((value) => value === undefined) ? undefined : median(medians as number[]);
}

function times(factor: number, value: number | undefined): number | undefined {
  return value === undefined ? undefined : factor * value;
}
