import { describe, expect, test } from "@jest/globals";
import { rare } from "../../src/tools/args.ts";
import { answerRoom, correction, countTokens, declare, windowFacts } from "../../src/agent/window.ts";
import type { Agent, WindowSettings } from "../../src/agent/agent.ts";
import type { Log } from "../../src/log.ts";
import { fakeAgent, fakeTool, saying } from "../world/agent.ts";

describe("the window of a model", () => {
  test("is compressed when half full, unless the settings say otherwise", () => {
    expect(factsOf({})).toEqual({ size: 1_048_576, due: 524_288 });
    expect(factsOf({ tokens: 10_000, compressAt: 0.8 })).toEqual({ size: 10_000, due: 8_000 });
  });

  test("shrinks to the size of a refused prompt, but not below half of the known size", () => {
    const { agent, log } = fakeAgent({ script: [], modelSettings: { window: { tokens: 100_000 } } });
    refuse(log, 80_000);
    expect(windowFacts(agent, "m").size).toBe(80_000);
    refuse(log, 90_000);
    expect(windowFacts(agent, "m").size).toBe(80_000);
    refuse(log, 3_000);
    expect(windowFacts(agent, "m").size).toBe(50_000);
    expect(windowFacts({ ...agent, name: "main/1" }, "m").size).toBe(100_000);
  });
});

describe("the declaration of a tool", () => {
  test("leaves out arguments that models seldom need, and bounds of 0 and 1", () => {
    const properties = {
      words: { type: "array", items: { type: "string", minLength: 1 }, minItems: 2 },
      minimum: { type: "integer", minimum: 0, maximum: 9 },
      depth: rare({ type: "integer" }),
    };
    const parameters = { type: "object", properties, required: ["words"] };
    expect(declare([{ ...fakeTool("t", () => ({ text: "" })), parameters }])).toEqual([
      {
        name: "t",
        description: expect.any(String),
        parameters: {
          type: "object",
          properties: {
            words: { type: "array", items: { type: "string" }, minItems: 2 },
            minimum: { type: "integer", maximum: 9 },
          },
          required: ["words"],
        },
      },
    ]);
  });
});

describe("the count of a prompt's tokens", () => {
  test("is our estimate until the model has counted, and is corrected afterwards", () => {
    const { agent, log } = started();
    const estimate = countTokens(agent, []);
    asked(log, estimate, estimate * 1.5);
    expect(correction(log.entries, "main")).toBeCloseTo(1.5);
    expect(countTokens(agent, [])).toBe(Math.round(estimate * 1.5));
  });

  test("adds our estimate of what came since", () => {
    const { agent, log } = started();
    asked(log, 1_000, 1_000);
    const before = countTokens(agent, []);
    log.append({ type: "agent.told", why: "", text: "some words ".repeat(300) });
    expect(countTokens(agent, []) - before).toBe(1_006);
  });

  test("is corrected at most by a factor of two, and only by the model's own count", () => {
    const { log } = started();
    asked(log, 1_000, 9_000);
    expect(correction(log.entries, "main")).toBe(2);
    asked(log, 1_000, 1);
    expect(correction(log.entries, "main")).toBe(0.5);
    asked(log, 1_000, 1_000, true);
    expect(correction(log.entries, "main")).toBe(0.5);
  });
});

describe("the room for an answer", () => {
  test("shrinks as the window fills, so that eight answers still fit together", () => {
    const { agent, log } = started({ tokens: 20_000 });
    const before = answerRoom(agent, agent.toolset.tools);
    expect(before).toBeLessThanOrEqual((20_000 * 2) / 8);
    log.append({ type: "agent.told", why: "", text: "some words ".repeat(3_000) });
    expect(answerRoom(agent, agent.toolset.tools)).toBeLessThan(before / 1.5);
    log.append({ type: "agent.told", why: "", text: "some words ".repeat(9_000) });
    expect(answerRoom(agent, agent.toolset.tools)).toBe(0);
  });
});

function factsOf(window: WindowSettings) {
  return windowFacts(fakeAgent({ script: [], modelSettings: { window } }).agent, "gemini-3-pro");
}

function started(window: WindowSettings = {}): { agent: Agent; log: Log } {
  const { agent, log } = fakeAgent({ script: [], modelSettings: { window } });
  const { system, briefing } = agent.task;
  log.append({ type: "agent.started", name: "main", model: "m", system, briefing, tools: [] });
  return { agent, log };
}

function asked(log: Log, tokens: number, input: number, estimated = false): void {
  log.append({ type: "model.asked", purpose: "turn", turn: 1, model: "m", digest: "", bytes: 1, tokens });
  const usage = { input, output: 0, cached: 0, thoughts: 0, estimated };
  log.append({ type: "model.replied", purpose: "turn", turn: 1, reply: { ...saying(""), usage }, usd: 0, ms: 1 });
}

function refuse(log: Log, tokensBefore: number): void {
  log.append({
    type: "context.compressed",
    trigger: "overflow",
    from: 1,
    to: 1,
    snapshot: "",
    tokensBefore,
    tokensAfter: 1,
    method: "truncation",
    added: [],
    ms: 1,
  });
}
