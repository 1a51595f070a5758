/**
 * Measures what the context costs: projecting a log of up to 2,000 turns, read at once and read as it grows, and the
 * time that Remit itself takes for a turn, without the model and the tools. `node bench/context.ts`
 */
import { performance } from "node:perf_hooks";
import { projectContext } from "../src/agent/context.ts";
import { runAgent } from "../src/agent/loop.ts";
import { estimateQuestion } from "../src/agent/tokens.ts";
import type { Entry } from "../src/events.ts";
import type { Model, Question } from "../src/ports.ts";
import { call, calling, fakeAgent, fakeTool, saying } from "../__tests__/world/agent.ts";
import { goodSnapshot, NO_LOOP } from "../__tests__/world/long-run.ts";
import { median } from "./measure.ts";

const LENGTHS = [125, 250, 500, 1_000, 2_000];
const ROUNDS = 7;

/** A file of 60 lines, as tools read them. */
const FILE = "  const widget = makeWidget(options.name, options.size);\n".repeat(60);

interface Line {
  readonly turns: number;
  readonly entries: number;
  readonly compressions: number;
  /** The whole log, read from its beginning. */
  readonly atOnceMs: number;
  /** Remit's own time for a turn: the mean, and the 99th percentile. */
  readonly turnMs: number;
  readonly worstMs: number;
}

/** One line for each length of run. */
async function benchContext(): Promise<readonly Line[]> {
  await run(200); // The first run includes compilation.
  const lines: Line[] = [];
  for (const turns of LENGTHS) lines.push(await measure(turns));
  return lines;
}

async function measure(turns: number): Promise<Line> {
  const { entries, times } = await run(turns);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    turns,
    entries: entries.length,
    compressions: entries.filter(({ event }) => event.type === "context.compressed").length,
    atOnceMs: median(Array.from({ length: ROUNDS }, () => timeProjection(entries))),
    turnMs: times.reduce((sum, time) => sum + time, 0) / times.length,
    worstMs: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

function timeProjection(entries: readonly Entry[]): number {
  const fresh = [...entries]; // A projection of `entries` would be reused.
  const start = performance.now();
  projectContext(fresh, "main");
  return performance.now() - start;
}

// The tools and the model answer at once, so the time between two model requests is Remit's own.
async function run(turns: number): Promise<{ readonly entries: readonly Entry[]; readonly times: readonly number[] }> {
  const times: number[] = [];
  let turn = 0;
  let answered = performance.now();
  const model: Model = {
    ask: async (question) => {
      if (question.purpose === "turn") times.push(performance.now() - answered);
      const input = Math.ceil(estimateQuestion(question) * 1.1);
      const answer = replyTo(question, question.purpose === "turn" ? ++turn : turn, turns);
      const reply = { ...answer, usage: { ...answer.usage, input } };
      answered = performance.now();
      return { kind: "replied", reply };
    },
  };
  const read = fakeTool("read_file", (args) => ({ text: `${JSON.stringify(args)}\n${FILE}` }));
  const { agent, log } = fakeAgent({ script: [], model, tools: [read] });
  await runAgent(agent);
  return { entries: log.entries, times };
}

function replyTo({ purpose }: Question, turn: number, turns: number) {
  if (purpose === "judge_loop") return NO_LOOP;
  if (purpose !== "turn") return saying(goodSnapshot());
  return turn > turns
    ? saying("Done.")
    : calling(
        [1, 2].map((n) => call("read_file", { n: turn * 10 + n })),
        "Reading.",
      );
}

const rows = (await benchContext()).map(({ atOnceMs, turnMs, worstMs, ...counts }) => ({
  ...counts,
  "projection at once, ms": round(atOnceMs),
  "per 1,000 entries, ms": round((atOnceMs / counts.entries) * 1_000),
  "a turn, ms": round(turnMs),
  "99 % of turns within, ms": round(worstMs),
}));
// oxlint-disable-next-line no-console
console.table(rows);

function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}
