import { describe, expect, test } from "@jest/globals";
import { callsLeft, nearLimits, reachedLimit, usedSoFar } from "../../src/agent/limits.ts";
import { runAgent } from "../../src/agent/loop.ts";
import type { Limit, LimitName, RunEvent, Usage } from "../../src/events.ts";
import { call, calling, fakeAgent, fakeClock, fakeTool, memoryLog, saying, type Scripted } from "../world/agent.ts";
import { request } from "../report/entries.ts";
import { eventsOf } from "../world/log-events.ts";
import { uncounted } from "../world/long-run.ts";

const USAGE: Usage = { input: 900, output: 100, cached: 0, thoughts: 0, estimated: false };
const tool = fakeTool("t", (args) => ({ text: JSON.stringify(args) }));

describe("what a run spent", () => {
  test("includes tokens, money, calls and minutes of every agent and purpose, but only the agent's own turns", () => {
    const clock = fakeClock();
    const log = memoryLog(clock);
    const reply = { type: "model.replied", turn: 1, reply: { ...saying("x"), usage: USAGE }, usd: 0.5, ms: 1 } as const;
    log.append({ type: "agent.told", why: "", text: "" });
    log.append({ ...reply, purpose: "turn" });
    log.append({ ...reply, purpose: "compress" });
    log.append({ ...reply, purpose: "turn" }, "main/1");
    log.append({ ...reply, purpose: "search" }, "main/1");
    log.append(
      { type: "model.retried", purpose: "turn", attempt: 1, waitMs: 1, cause: "", spent: USAGE, usd: 0.25 },
      "main/2",
    );
    const fault = { kind: "model", message: "" } as const;
    log.append({ type: "model.failed", purpose: "turn", turn: 1, fault, spent: USAGE, usd: 0.25 }, "main/2");
    log.append({ type: "call.finished", id: "1", tool: "t", answer: { text: "" }, ms: 1 }, "main/1");
    clock.move(90_000);
    const spent = { minutes: 1.5, tokens: 6_000, usd: 2.5, calls: 1, files: 0, lines: 0 };
    expect(usedSoFar(log.entries, "main", clock.now())).toEqual({ ...spent, turns: 1 });
    expect(usedSoFar(log.entries, "main/1", clock.now())).toEqual({ ...spent, turns: 1 });
    expect(usedSoFar(log.entries, "main/2", clock.now())).toEqual({ ...spent, turns: 0 });
  });

  test("leads to a warning for every limit that is near, and to an end at one that is reached", () => {
    const spent = { turns: 9, minutes: 1, tokens: 86, usd: 3, calls: 0, files: 0, lines: 0 };
    const all = limits({ turns: 10, minutes: 10, tokens: 100, usd: 2 });
    expect(nearLimits([], "main", spent, all).map(({ limit }) => limit)).toEqual(["turns", "tokens", "usd"]);
    expect(reachedLimit(spent, all)).toEqual({ limit: "usd", used: 3, of: 2 });
    expect(reachedLimit(spent, limits({}))).toBeUndefined();
  });
});

describe("an agent near its limits", () => {
  test("is warned once per limit, however many are near", async () => {
    const script = Array.from({ length: 19 }, (_, n) => calling([call("t", { n })]));
    const run = await play([...script, saying("Done.")], { turns: 20, calls: 20 });
    expect(eventsOf(run.entries, "limit.near").map(({ limit }) => limit)).toEqual(["turns", "calls"]);
    const used = { turns: 19, minutes: 0, tokens: 0, usd: 1, calls: 0, files: 0, lines: 0 };
    const near = (agent: string) =>
      nearLimits(run.entries, agent, used, limits({ turns: 20, usd: 1 })).map(({ limit }) => limit);
    expect(near("main")).toEqual(["usd"]);
    expect(near("main/1")).toEqual(["turns", "usd"]);
  });

  test("may make only its remaining calls in a turn; the others are cancelled", async () => {
    const many = calling([1, 2, 3, 4, 5].map((n) => call("t", { n }, String(n))));
    const { entries, end } = await play([many, saying("Half is done.")], { calls: 3 });
    const answers = eventsOf(entries, "call.finished").map(({ answer }) => answer.error);
    expect(answers).toEqual([undefined, undefined, undefined, "cancelled", "cancelled"]);
    expect(end).toEqual({ kind: "exhausted", limit: "calls", text: "Half is done." });
  });

  test("may make at most 64 calls in a turn", () => {
    expect(callsLeft([], "main", limits({}))).toBe(64);
    expect(callsLeft([], "main", limits({ calls: 10 }))).toBe(10);
  });

  test("has the calls of its last turn cancelled", async () => {
    const { entries, end, model } = await play(
      [calling([call("t", {}, "1")]), calling([call("t", {}, "2")], "So far.")],
      {
        turns: 1,
      },
    );
    expect(end).toEqual({ kind: "exhausted", limit: "turns", text: "So far." });
    expect(eventsOf(entries, "call.finished").map(({ id, answer }) => [id, answer.error])).toEqual([
      ["1", undefined],
      ["2", "cancelled"],
    ]);
    expect(model.questions).toHaveLength(2);
  });

  test("stops for what its sub-agents spent, but counts only its own turns", async () => {
    const busy = { ...saying("x"), usage: { ...USAGE, input: 4_900 } };
    const spending = fakeTool("delegate", () => {
      for (const agent of ["main/1", "main/2"])
        for (const turn of [1, 2, 3])
          log.append({ type: "model.replied", purpose: "turn", turn, reply: busy, usd: 0, ms: 1 }, agent);
      return { text: "done" };
    });
    const script = [
      calling([call("delegate", { n: 1 })]),
      calling([call("delegate", { n: 2 })]),
      saying("Handed over."),
    ];
    const { agent, log } = fakeAgent({ script, tools: [spending], limits: { tokens: 50_000, turns: 5 } });
    expect(await runAgent(agent)).toEqual({ kind: "exhausted", limit: "tokens", text: "Handed over." });
    expect(usedSoFar(log.entries, "main", 0).turns).toBe(3);
  });

  test("does not compress its history when the remaining requests fit", async () => {
    // Skills are never masked, so the history grows until it must be compressed.
    const big = fakeTool("activate_skill", ({ n }) => ({ text: `${JSON.stringify(n)} ${"word ".repeat(4_000)}` }));
    const script = [1, 2, 3].map((n) => uncounted(calling([call("activate_skill", { n }, String(n))])));
    const { agent, log, model } = fakeAgent({
      script: [...script, saying("Handed over.")],
      tools: [big],
      limits: { turns: 3 },
      modelSettings: { window: { tokens: 20_000, compressAt: 0.9 } },
    });
    expect(await runAgent(agent)).toMatchObject({ kind: "exhausted" });
    expect(model.questions.at(-1)?.purpose).toBe("turn");
    expect(eventsOf(log.entries, "model.asked").filter(({ turn }) => turn === 4)).toHaveLength(1);
    expect(eventsOf(log.entries, "context.compressed")).toEqual([]);
  });
});

describe("a continued run", () => {
  test("has its own budget, and gets new warnings", () => {
    const log = memoryLog();
    const started: RunEvent = {
      type: "run.started",
      run: { id: "1", attempt: 1, repository: "acme/shop", url: "", version: "0" },
      request: request(),
      policy: { path: "remit.toml", ref: "main", digest: "sha256:0" },
      model: "m",
      limits: limits({}),
      sandbox: "none",
    };
    log.append(started);
    log.append({ type: "model.replied", purpose: "turn", turn: 1, reply: saying("x"), usd: 1, ms: 1 });
    log.append({ type: "limit.near", limit: "usd", used: 1, of: 1 });
    log.append(started);
    expect(usedSoFar(log.entries, "main", log.entries[0]?.at ?? 0)).toMatchObject({
      turns: 0,
      tokens: 0,
      usd: 0,
      minutes: 0,
    });
    const used = { turns: 0, minutes: 0, tokens: 0, usd: 9, calls: 0, files: 0, lines: 0 };
    expect(nearLimits(log.entries, "main", used, limits({ usd: 10 }))).toHaveLength(1);
  });
});

function limits(values: Partial<Record<LimitName, number>>): Record<LimitName, Limit> {
  const none = { turns: 0, minutes: 0, tokens: 0, usd: 0, calls: 0, files: 0, lines: 0, ...values };
  const limit = (value: number): Limit => ({ value, source: "test" });
  return {
    turns: limit(none.turns),
    minutes: limit(none.minutes),
    tokens: limit(none.tokens),
    usd: limit(none.usd),
    calls: limit(none.calls),
    files: limit(0),
    lines: limit(0),
  };
}

async function play(script: readonly Scripted[], bounds: Partial<Record<LimitName, number>>) {
  const { agent, log, model } = fakeAgent({ script, tools: [tool], limits: bounds });
  const end = await runAgent(agent);
  return { end, model, entries: log.entries };
}
