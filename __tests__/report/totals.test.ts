import { describe, expect, test } from "@jest/globals";
import { usedSoFar } from "../../src/agent/limits.ts";
import { renderComment } from "../../src/report/sections.ts";
import { money } from "../../src/report/figures.ts";
import { renderOutputs } from "../../src/report/outputs.ts";
import { makeReceipt } from "../../src/report/receipt.ts";
import { readTaskEnd } from "../../src/report/gathered.ts";
import { readTotals } from "../../src/report/totals.ts";
import { reply, write } from "./entries.ts";

const deny = { rules: ["lockfile"], reason: "Dependency updates come from Renovate." };
const read = { tool: "read_file", args: { file_path: "a.ts" } };

describe("the totals of a run", () => {
  test("counts tokens and cost of every agent and purpose, and turns of the main agent", () => {
    const { entries } = write()
      .started()
      .turn({ usage: { input: 100, output: 10, cached: 50 }, usd: 0.25 })
      .add({ type: "agent.started", name: "main/1", model: "m", system: "", briefing: [], tools: [] }, 0, "main/1")
      .turn({ agent: "main/1", usage: { input: 200, output: 20, cached: 0 }, usd: 0.5 })
      .add({
        type: "model.replied",
        purpose: "compress",
        turn: 1,
        reply: reply({ usage: { input: 1, output: 2, cached: 0, thoughts: 0, estimated: true } }),
        usd: 0.125,
        ms: 5,
      });
    const numbers = readTotals(entries);
    expect(numbers).toMatchObject({ turns: 1, subAgents: 1, usd: 0.875 });
    expect(numbers.tokens).toMatchObject({ input: 301, output: 32, cached: 50, estimated: true });
  });

  test("has the same cost as the limits, dropped attempts included, wherever it is reported", () => {
    const spent = { input: 60_000, output: 5_000, cached: 0, thoughts: 0, estimated: false };
    const retried = { type: "model.retried", purpose: "turn", waitMs: 2_000, cause: "cut stream", spent } as const;
    const { entries } = write()
      .started()
      .turn({ usd: 0.0014 })
      .add({ ...retried, attempt: 1, usd: 0.125 })
      .add({ ...retried, attempt: 2, usd: 0.05 }, 0, "main/1")
      .finished({ conclusion: "changed", message: "Done." });
    const limits = usedSoFar(entries, "main", 0);
    expect(limits.usd).toBeCloseTo(0.1764, 9);
    expect(readTotals(entries).usd).toBe(limits.usd);
    const { input, output } = readTotals(entries).tokens;
    expect(input + output).toBe(limits.tokens);
    expect(renderOutputs(entries)["usd"]).toBe("0.176400");
    expect(makeReceipt(entries)?.cost.usd).toBe(0.1764);
    const log = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
    expect(readTaskEnd(log, { repository: "octo/shop", run: "7001" })).toMatchObject({ usage: { usd: limits.usd } });
    expect(renderComment(entries)).toContain(money(limits.usd));
  });

  test("counts the tokens of dropped attempts, which are paid for", () => {
    const spent = { input: 1_000, output: 5, cached: 0, thoughts: 0, estimated: false };
    const { entries } = write()
      .started()
      .add({ type: "model.retried", purpose: "turn", attempt: 1, waitMs: 2_000, cause: "cut stream", spent });
    expect(readTotals(entries)).toMatchObject({
      tokens: { input: 1_000, output: 5 },
      retries: { count: 1, waitMs: 2_000 },
    });
  });

  test("lists tools by use, with failures and time", () => {
    const { entries } = write()
      .started()
      .turn({
        calls: [read, { ...read, ms: 60, answer: { text: "no", error: "not_found" } }, { tool: "glob", args: {} }],
      });
    expect(readTotals(entries).tools).toEqual([
      { tool: "read_file", count: 2, failures: 1, ms: 100 },
      { tool: "glob", count: 1, failures: 0, ms: 40 },
    ]);
  });

  test("lists a denial once, with how often it occurred", () => {
    const call = { tool: "replace", args: { file_path: "package-lock.json" }, deny };
    const { entries } = write()
      .started()
      .turn({ calls: [call, call] })
      .turn({ calls: [call] });
    expect(readTotals(entries).denials).toMatchObject([{ count: 3, decision: { reason: deny.reason } }]);
    expect(renderOutputs(entries)["denials"]).toBe("3");
  });

  test("does not count a call that repeats an earlier one", () => {
    const repeated = { text: "", error: "repeated" } as const;
    const calls = [
      { tool: "glob", args: {} },
      { tool: "glob", args: {}, answer: repeated },
    ];
    const { calls: total, tools } = readTotals(write().started().turn({ calls }).entries);
    expect([total, tools]).toEqual([1, [expect.objectContaining({ tool: "glob", count: 1, failures: 0 })]]);
  });

  test("records after which turn of which agent the context was compressed", () => {
    const compressed = {
      type: "context.compressed",
      trigger: "t",
      from: 0,
      to: 1,
      snapshot: "",
      tokensBefore: 9,
      tokensAfter: 3,
      method: "m",
      added: [],
      ms: 1,
    } as const;
    const { entries } = write().started().turn({}).turn({}).add(compressed).add(compressed, 0, "main/1");
    expect(readTotals(entries).compressions).toMatchObject([
      { agent: "main", afterTurn: 2 },
      { agent: "main/1", afterTurn: 0 },
    ]);
  });

  test("measures the use of each limit, and time by the clock while the run lasts", () => {
    const { entries } = write()
      .started()
      .turn({ calls: [read] });
    const started = entries[0]?.at ?? 0;
    const gauges = new Map(readTotals(entries, started + 300_000).gauges.map((gauge) => [gauge.name, gauge]));
    expect(gauges.get("minutes")).toEqual({ name: "minutes", used: 5, of: 25, source: "remit.toml:6" });
    expect(gauges.get("turns")).toMatchObject({ used: 1, of: 60 });
    expect(gauges.get("calls")).toMatchObject({ used: 1 });
  });

  test("is zero for an empty log", () => {
    expect(readTotals([])).toMatchObject({ turns: 0, ms: 0, usd: 0, gauges: [], tools: [] });
  });
});
