import { describe, expect, test } from "@jest/globals";
import { projectContext } from "../../src/agent/context.ts";
import { runAgent } from "../../src/agent/loop.ts";
import { mendLog } from "../../src/agent/resume.ts";
import { readLog } from "../../src/log.ts";
import { call, calling, fakeAgent, fakeTool, saying } from "../world/agent.ts";
import { faultsOf } from "../world/conversation.ts";

const tool = fakeTool("t", ({ n }) => ({ text: `result ${JSON.stringify(n)}` }));
const SCRIPT = [
  calling([call("t", { n: 1 }, "1"), call("t", { n: 2 }, "2")]),
  calling([call("t", { n: 3 }, "3")]),
  saying("Done."),
];

describe("a log that was cut off", () => {
  test("gets an answer for each call that has none, of whichever agent, and says that it may have been made", () => {
    const { log } = fakeAgent({ script: [] });
    log.append({
      type: "model.replied",
      purpose: "turn",
      turn: 1,
      reply: calling([call("a", {}, "1"), call("b", {}, "2")]),
      usd: 0,
      ms: 1,
    });
    log.append({ type: "call.finished", id: "1", tool: "a", answer: { text: "" }, ms: 1 });
    log.append(
      { type: "model.replied", purpose: "turn", turn: 1, reply: calling([call("c", {}, "3")]), usd: 0, ms: 1 },
      "main/1",
    );
    const mended = mendLog(log.entries);
    expect(mended.map(({ agent }) => agent)).toEqual(["main", "main/1"]);
    expect(mended.map(({ event }) => event)).toMatchObject([
      { type: "call.finished", id: "2", tool: "b", answer: { error: "cancelled" } },
      { type: "call.finished", id: "3", tool: "c", answer: { text: expect.stringContaining("made in part") } },
    ]);
  });

  test("that ended well needs nothing", async () => {
    const { agent, log } = fakeAgent({ script: SCRIPT, tools: [tool] });
    await runAgent(agent);
    expect(mendLog(log.entries)).toEqual([]);
  });

  test("after any of its entries can be gone on with to the same end, in a conversation that Gemini takes", async () => {
    const first = fakeAgent({ script: SCRIPT, tools: [tool] });
    const end = await runAgent(first.agent);
    for (let length = 1; length < first.log.entries.length; length++) {
      const kept = readLog(first.log.lines.slice(0, length).join(""));
      const replies = kept.filter(({ event }) => event.type === "model.replied").length;
      const next = fakeAgent({ script: SCRIPT.slice(replies), tools: [tool] });
      for (const { agent, event } of kept) next.log.append(event, agent);
      for (const { agent, event } of mendLog(kept)) next.log.append(event, agent);
      if (replies === SCRIPT.length) continue;
      expect(await runAgent(next.agent)).toEqual(end);
      for (const { messages } of next.model.questions) expect(faultsOf(messages)).toEqual([]);
      expect(projectContext(next.log.entries, "main").messages[0]?.parts).toEqual([{ text: "Fix it." }]);
    }
  });
});
