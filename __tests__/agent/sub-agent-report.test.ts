import { describe, expect, test } from "@jest/globals";
import type { Agent } from "../../src/agent/agent.ts";
import { runAgent } from "../../src/agent/loop.ts";
import { DEADLINE } from "../../src/agent/turn.ts";
import { completeTask } from "../../src/features/sub-agents/job.ts";
import { call, calling, fakeAgent, fakeTool, saying, type Scripted } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";

const REPORT = calling([call("complete_task", { result: "The report." })]);

function fakeSubAgent(script: readonly Scripted[], over: Partial<Agent> = {}, grace = new AbortController().signal) {
  const wait = fakeTool("wait", () => {
    time.abort(DEADLINE);
    return { text: "waited" };
  });
  const time = new AbortController();
  const made = fakeAgent({ script, tools: [wait, completeTask], signal: time.signal });
  const subAgent = {
    definition: "digger",
    grace: () => Object.assign(AbortSignal.any([grace]), { [Symbol.dispose]: () => undefined }),
  };
  return { ...made, agent: { ...made.agent, name: "main/1", subAgent, ...over } };
}

describe("a sub-agent", () => {
  test("ends with its report, whatever else it calls in the same turn", async () => {
    const { agent, model } = fakeSubAgent([
      calling([call("complete_task", { result: "The report." }), call("complete_task", { result: "" }, "bad")]),
    ]);
    expect(await runAgent(agent)).toEqual({ kind: "finished", text: "The report." });
    expect(model.questions).toHaveLength(1);
  });

  test("does not end with a report that is refused", async () => {
    const { agent } = fakeSubAgent([calling([call("complete_task", { result: "" })]), REPORT]);
    expect(await runAgent(agent)).toEqual({ kind: "finished", text: "The report." });
  });

  test("gets one more turn, only for its report, when its own time is over", async () => {
    const { agent, model, log } = fakeSubAgent([calling([call("wait")]), REPORT]);
    expect(await runAgent(agent)).toEqual({ kind: "finished", text: "The report." });
    expect(model.questions[1]?.tools.map(({ name }) => name)).toEqual(["complete_task"]);
    expect(JSON.stringify(model.questions[1]?.messages.at(-1))).toContain("Your time is over");
    expect(eventsOf(log.entries, "agent.stopped")).toHaveLength(1);
  });

  test("that answers without a call when its time is over has this text as its report", async () => {
    const { agent } = fakeSubAgent([calling([call("wait")]), saying("Only words.")]);
    expect(await runAgent(agent)).toEqual({ kind: "exhausted", limit: "minutes", text: "Only words." });
  });

  test("gets no further turn when the whole run's time is over", async () => {
    const { agent, model } = fakeSubAgent([calling([call("wait")])], {}, AbortSignal.abort("cancelled"));
    expect(await runAgent(agent)).toEqual({ kind: "exhausted", limit: "minutes", text: "" });
    expect(model.questions).toHaveLength(1);
  });
});
