import { expect, test } from "@jest/globals";
import { runAgent } from "../../src/agent/loop.ts";
import type { Entry, Reply } from "../../src/events.ts";
import type { Log } from "../../src/log.ts";
import type { ModelResult, Question } from "../../src/ports.ts";
import { renderProgress } from "../../src/report/progress.ts";
import { workingRecord } from "../../src/report/run-comment.ts";
import { call, calling, fakeAgent, fakeTool, saying } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";
import { goodSnapshot, uncounted } from "../world/long-run.ts";

const TURNS = 300;

test("a turn reads as much of the log at the end of a long run as at its beginning", async () => {
  const { reads } = await play();
  // Forty turns each, so that both include requests to the judge.
  expect(sum(reads.slice(250, 290))).toBeLessThan(1.05 * sum(reads.slice(50, 90)));
});

test("a turn that masks or compresses reads no more of a long log than of a short one", async () => {
  const { reads, log } = await play({ tokens: 30_000 });
  expect(eventsOf(log.entries, "context.compressed").length).toBeGreaterThan(5);
  expect(eventsOf(log.entries, "context.masked").length).toBeGreaterThan(5);
  expect(Math.max(...reads.slice(-100))).toBeLessThanOrEqual(Math.max(...reads.slice(0, 100)));
});

test("an update of the comment reads only the new entries of the log", async () => {
  const { log } = await play({ turns: 60 });
  const counter = countReads(log);
  renderProgress(log.entries, 0);
  workingRecord(log.entries);
  log.append({ type: "agent.told", why: "", text: "" });
  counter.take();
  renderProgress(log.entries, 0);
  workingRecord(log.entries);
  expect(counter.take()).toBeLessThan(40);
});

/** A run of many turns, and how many entries of the log each turn read. */
async function play({ tokens, turns = TURNS }: { readonly tokens?: number; readonly turns?: number } = {}) {
  const reads: number[] = [];
  let turn = 0;
  const ask = ({ purpose }: Question): Promise<ModelResult> => {
    if (purpose !== "turn") return replied(saying(purpose === "judge_loop" ? "{}" : SUMMARY));
    reads.push(counter.take());
    turn++;
    return replied(uncounted(turn > turns ? saying("Done.") : calling([call("t", { turn }, String(turn))])));
  };
  const tool = fakeTool("t", ({ turn: n }) => ({ text: `${JSON.stringify(n)} ${"words of a result ".repeat(200)}` }));
  const { agent, log } = fakeAgent({
    script: [],
    model: { ask },
    tools: [tool],
    ...(tokens === undefined ? {} : { modelSettings: { window: { tokens } } }),
  });
  const counter = countReads(log);
  expect((await runAgent(agent)).kind).toBe("finished");
  return { reads, log };
}

const SUMMARY = `${goodSnapshot("everything else")}<corrections>none</corrections>`;

function replied(reply: Reply): Promise<ModelResult> {
  return Promise.resolve({ kind: "replied", reply });
}

/** Counts reads of the log's entries. */
function countReads(log: Log): { take(): number } {
  let reads = 0;
  const entries = new Proxy(log.entries as Entry[], {
    get: (target, name, receiver) => {
      if (typeof name === "string" && /^\d+$/.test(name) && Number(name) < target.length) reads++;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  Object.defineProperty(log, "entries", { value: entries, configurable: true });
  return {
    take() {
      const taken = reads;
      reads = 0;
      return taken;
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
