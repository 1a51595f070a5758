/** Calls before an agent's first turn, and the answers to calls. */
import { expect, test } from "@jest/globals";
import { answerCalls } from "../../src/agent/call.ts";
import { callFirst } from "../../src/agent/call.ts";
import { openLog } from "../../src/log.ts";
import { openSecrets } from "../../src/secrets.ts";
import { call, fakeAgent, fakeTool } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";

const SECRET = "s3cr3t-of-the-shop-0123456789";
const echo = fakeTool("echo", ({ what }) => ({ text: `it is ${typeof what === "string" ? what : ""}` }));

function agentWith(tools = [echo]) {
  const { agent } = fakeAgent({ script: [], tools });
  const log = openLog(agent.clock, openSecrets(new Map([["TOKEN", SECRET]])), { append: () => {} });
  return { ...agent, log };
}

test("answers come in the order of the calls, without secrets, as the log has them", async () => {
  const agent = agentWith();
  const calls = [call("echo", { what: SECRET }), call("none"), call("echo", { what: "open" })];
  const answers = await answerCalls(agent, calls);
  expect(answers).toEqual(eventsOf(agent.log.entries, "call.finished").map(({ answer }) => answer));
  expect(answers.map(({ error }) => error)).toEqual([undefined, "unknown_tool", undefined]);
  expect(answers[2]?.text).toBe("it is open");
  expect(JSON.stringify(answers)).not.toContain(SECRET);
});

test("Remit can call a tool before the agent's first turn, and the policy decides about this call too", async () => {
  const agent = agentWith([]);
  expect(await callFirst(agent, echo, { what: "open" })).toEqual({ text: "it is open" });
  const judge = () => Promise.resolve({ effect: "deny", rules: ["r"], reason: "Denied by r." } as const);
  const denied = { ...agent, toolset: { ...agent.toolset, judge } };
  expect(await callFirst(denied, echo, { what: "open" })).toEqual({ text: "Denied by r.", error: "denied" });
});
