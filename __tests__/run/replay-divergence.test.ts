import { describe, expect, test } from "@jest/globals";
import { firstDivergence } from "../../src/run/replay.ts";
import { runAgent } from "../../src/agent/loop.ts";
import type { Entry } from "../../src/events.ts";
import { call, calling, fakeAgent, fakeTool, saying, type FakeAgent } from "../world/agent.ts";

const SCRIPT = [calling([call("t", { n: 1 }, "1")]), calling([call("t", { n: 2 }, "2")]), saying("Done.")];

describe("a replay", () => {
  test("that makes the same requests has no divergence, however long its calls took", async () => {
    const recorded = await record();
    const replayed = (await record()).map((entry): Entry =>
      entry.event.type === "call.finished" ? { ...entry, at: 0, event: { ...entry.event, ms: 99 } } : entry,
    );
    expect(firstDivergence(recorded, replayed)).toBeUndefined();
  });

  test("names the first request that differs, and the entry that is the likely cause", async () => {
    const recorded = await record();
    const replayed = await record({}, (n) => (n === 2 ? "another result" : "result"));
    const divergence = firstDivergence(recorded, replayed);
    expect(divergence).toMatchObject({ question: 3, what: expect.stringContaining("other content") });
    expect(recorded[divergence?.seq ?? 0]?.event).toMatchObject({ type: "model.asked", turn: 3 });
    expect(recorded[divergence?.cause ?? 0]?.event).toMatchObject({ type: "call.finished", id: "2" });
  });

  test("that ends earlier or later diverges at the first request that only one side made", async () => {
    const recorded = await record();
    const short = await record({ script: [calling([call("t", { n: 1 }, "1")]), saying("Done.")] });
    expect(firstDivergence(recorded, short)).toMatchObject({
      question: 3,
      what: expect.stringContaining("ended before"),
    });
    expect(firstDivergence(short, recorded)).toMatchObject({
      question: 3,
      seq: undefined,
      what: expect.stringContaining("one model request more"),
    });
  });

  test("with another model or prompt differs from the first request on", async () => {
    const recorded = await record();
    expect(firstDivergence(recorded, await record({ modelSettings: { name: "gemini-3-pro" } }))).toMatchObject({
      question: 1,
      what: "The recording asked gemini-2.5-pro, the replay gemini-3-pro.",
    });
    const other = firstDivergence(recorded, await record({ briefing: [{ text: "Another task." }] }));
    expect(other?.question).toBe(1);
    expect(recorded[other?.cause ?? -1]?.event.type).toBe("agent.started");
  });
});

async function record(facts: Partial<FakeAgent> = {}, result = (_n: number) => "result"): Promise<readonly Entry[]> {
  const tool = fakeTool("t", ({ n }) => ({ text: result(Number(n)) }));
  const { agent, log } = fakeAgent({ script: SCRIPT, tools: [tool], ...facts });
  await runAgent(agent);
  return log.entries;
}
