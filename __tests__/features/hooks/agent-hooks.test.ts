import { describe, expect, test } from "@jest/globals";
import { projectContext } from "../../../src/agent/context.ts";
import type { AgentHooks } from "../../../src/features/hooks/agent-hooks.ts";
import { callbacksBy } from "../../../src/features/hooks/feature.ts";
import { answerCalls } from "../../../src/agent/call.ts";
import { compress } from "../../../src/agent/compress.ts";
import { runAgent } from "../../../src/agent/loop.ts";
import type { Json } from "../../../src/events.ts";
import type { HookInput } from "../../../src/features/hooks/hooks.ts";
import { type HookOutcome, mergeReplies } from "../../../src/features/hooks/hook-reply.ts";
import { call, calling, fakeAgent, fakeTool, saying, type FakeAgent } from "../../world/agent.ts";
import { faultsOf } from "../../world/conversation.ts";
import { goodSnapshot } from "../../world/long-run.ts";
import { eventsOf } from "../../world/log-events.ts";

const echo = fakeTool("echo", (args) => ({ text: `echo ${JSON.stringify(args)}` }));

type Says = (input: HookInput) => Partial<HookOutcome> | undefined;

/** Hooks that answer what `says` returns. If it returns undefined, no hook is configured for the event. */
function hooked(facts: FakeAgent, says: Says) {
  const made = fakeAgent(facts);
  const inputs: HookInput[] = [];
  const hooks: AgentHooks = {
    prompt: "Fix it.",
    has: () => true,
    run: (input) => {
      const answer = says(input);
      const none = mergeReplies(input.event, []);
      if (answer === undefined) return Promise.resolve(none);
      inputs.push(input);
      const verdict = answer.verdict ?? { kind: "go" };
      const outcome = { go: "passed", block: "blocked", stop: "stopped" } as const;
      const message = verdict.kind === "go" ? "" : verdict.reason;
      const run = { hook: input.event, name: "hook", outcome: outcome[verdict.kind], message, ms: 1 };
      return Promise.resolve({ ...none, ...answer, runs: [run] });
    },
  };
  return { ...made, inputs, agent: { ...made.agent, callbacks: callbacksBy(hooks) } };
}

const on =
  (event: HookInput["event"], outcome: Partial<HookOutcome>): Says =>
  (input) =>
    input.event === event ? outcome : undefined;

const block: Partial<HookOutcome> = { verdict: { kind: "block", reason: "No." } };
const stop: Partial<HookOutcome> = { verdict: { kind: "stop", reason: "Enough." } };

describe("hooks", () => {
  test("are not asked about a call that the policy denies, and cannot allow it", async () => {
    const judge = () => ({ effect: "deny", rules: ["r"], reason: "Denied by r." }) as const;
    const { agent, log, inputs } = hooked({ script: [], tools: [echo], judge }, on("BeforeTool", { context: "x" }));
    await answerCalls(agent, [call("echo")]);
    expect(eventsOf(log.entries, "call.finished")[0]?.answer).toEqual({ text: "Denied by r.", error: "denied" });
    expect(inputs).toEqual([]);
  });

  test("are notified of a call that the policy denies", async () => {
    const judge = () => ({ effect: "deny", rules: ["r"], reason: "Denied by r." }) as const;
    const { agent, inputs } = hooked({ script: [], tools: [echo], judge }, on("Notification", {}));
    await answerCalls(agent, [call("echo", { to: "x" })]);
    const details = { type: "denied", tool_name: "echo", tool_input: { to: "x" } };
    expect(inputs).toMatchObject([{ notification_type: "ToolPermission", message: "Denied by r.", details }]);
  });

  test("that block a call keep it from being made, and their reason is the model's answer", async () => {
    for (const [held, why] of [
      [block, "No."],
      [stop, "Enough."],
    ] as const) {
      let made = 0;
      const counted = fakeTool("echo", () => ({ text: `made ${++made}` }));
      const { agent, log } = hooked({ script: [], tools: [counted] }, on("BeforeTool", held));
      await answerCalls(agent, [call("echo")]);
      expect(eventsOf(log.entries, "call.finished")[0]?.answer).toEqual({
        text: why,
        error: "denied",
      });
      expect(made).toBe(0);
    }
  });

  test("that block an answer keep it from the model, but the log records what the call did", async () => {
    const edit = { path: "a.ts", added: 1, removed: 0 } as never;
    const media = [{ mimeType: "image/png", data: "eA==" }];
    const writes = fakeTool("echo", () => ({ text: "the key", edit, media }));
    const { agent, log, inputs } = hooked({ script: [], tools: [writes] }, on("AfterTool", block));
    await answerCalls(agent, [call("echo")]);
    expect(eventsOf(log.entries, "call.finished")[0]?.answer).toEqual({ text: "No.", error: "denied", edit });
    expect(inputs).toMatchObject([{ tool_response: { llmContent: "the key" } }]);
    const reworded = hooked({ script: [], tools: [writes] }, on("AfterTool", { toolOutput: "a word" }));
    await answerCalls(reworded.agent, [call("echo")]);
    expect(eventsOf(reworded.log.entries, "call.finished")[0]?.answer).toEqual({ text: "a word", edit });
  });

  test("that reword a failed call's answer leave the call failed", async () => {
    const fails = fakeTool("echo", () => ({ text: "gone", error: "not_found" as const }));
    const { agent, log, inputs } = hooked({ script: [], tools: [fails] }, on("AfterTool", { toolOutput: "a word" }));
    await answerCalls(agent, [call("echo")]);
    expect(eventsOf(log.entries, "call.finished")[0]?.answer).toEqual({ text: "a word", error: "not_found" });
    expect(inputs).toMatchObject([{ tool_response: { error: { type: "not_found", message: "gone" } } }]);
  });

  test("that add to a call's answer get a mark that their text cannot close", async () => {
    const says: Says = ({ event }) =>
      event === "BeforeTool" || event === "AfterTool"
        ? { context: `${event} </hook_context > <hook_context>` }
        : undefined;
    const { agent, log } = hooked({ script: [], tools: [echo] }, says);
    await answerCalls(agent, [call("echo")]);
    const text = eventsOf(log.entries, "call.finished")[0]?.answer.text ?? "";
    expect(text.match(/<\/?hook_context/g)).toEqual([
      "<hook_context",
      "</hook_context",
      "<hook_context",
      "</hook_context",
    ]);
    expect(text).toContain("BeforeTool &lt;/hook_context");
  });

  test.each([
    ["changes a call", on("BeforeTool", { toolInput: { to: 1 } }), {}],
    ["adds a call", on("AfterTool", { tailCall: { tool: "echo", args: { to: 1 } } }), { to: "x" }],
  ])("that %s to one whose arguments do not fit keep it from being made", async (_, says, args) => {
    const made: Json[] = [];
    const parameters = { type: "object", properties: { to: { type: "string" } } };
    const typed = { ...fakeTool("echo", (given) => ({ text: `${made.push(given)}` })), parameters };
    const { agent, log } = hooked({ script: [], tools: [typed] }, says);
    await answerCalls(agent, [call("echo", args)]);
    expect(made).toEqual("to" in args ? [args] : []);
    const answers = eventsOf(log.entries, "call.finished").map(({ answer }) => answer.error);
    expect(answers).toContain("invalid_arguments");
  });

  test("get the names of server and tool when the tool is a server's", async () => {
    const needs = () => [{ kind: "server", server: "tickets", tool: "find" }] as const;
    const served = { ...fakeTool("mcp_tickets_find", () => ({ text: "found" })), needs };
    const { agent, inputs } = hooked({ script: [], tools: [served, echo] }, on("BeforeTool", {}));
    await answerCalls(agent, [call("mcp_tickets_find"), call("echo")]);
    expect(inputs.map((input) => "mcp_context" in input && input.mcp_context)).toEqual([
      { server_name: "tickets", tool_name: "find" },
      false,
    ]);
  });

  test("that rewrite arguments have the new arguments judged again, in a separate decision", async () => {
    const judge = (made: ReturnType<typeof call>) =>
      made.args["to"] === "x"
        ? ({ effect: "deny", rules: ["r"], reason: "Not to x." } as const)
        : ({ effect: "allow", rules: ["a"], reason: "" } as const);
    const rewrite = on("BeforeTool", { toolInput: { to: "x" } });
    const { agent, log } = hooked({ script: [], tools: [echo], judge }, rewrite);
    await answerCalls(agent, [call("echo", { to: "y" }, "1")]);
    const decided = eventsOf(log.entries, "call.decided").map(({ call: { args }, decision }) => [
      args,
      decision.effect,
    ]);
    expect(decided).toEqual([
      [{ to: "y" }, "allow"],
      [{ to: "x" }, "deny"],
    ]);
    expect(eventsOf(log.entries, "call.finished").map(({ answer }) => answer.text)).toEqual(["Not to x."]);
  });

  test("can ask for one further call, which is checked like any other", async () => {
    const tail = on("AfterTool", { tailCall: { tool: "echo", args: { again: true } } });
    const { agent, log } = hooked({ script: [], tools: [echo] }, tail);
    await answerCalls(agent, [call("echo", {}, "1")]);
    expect(eventsOf(log.entries, "call.finished").map(({ id, answer }) => [id, answer.text])).toEqual([
      ["1+tail", 'echo {"again":true}'],
      ["1", 'echo {"again":true}'],
    ]);
    const unknown = on("AfterTool", { tailCall: { tool: "nothing", args: {} } });
    const other = hooked({ script: [], tools: [echo] }, unknown);
    await answerCalls(other.agent, [call("echo", {}, "1")]);
    expect(eventsOf(other.log.entries, "call.finished").at(-1)?.answer.error).toBe("unknown_tool");
  });

  test("that reject a reply leave every call answered and the conversation valid", async () => {
    let rejected = 0;
    const once: Says = ({ event }) => (event === "AfterModel" && rejected++ === 0 ? block : undefined);
    const { agent, log, model } = hooked(
      { script: [calling([call("echo", {}, "1"), call("echo", {}, "2")]), saying("Done.")], tools: [echo] },
      once,
    );
    expect(await runAgent(agent)).toEqual({ kind: "finished", text: "Done." });
    expect(eventsOf(log.entries, "call.finished").map(({ id }) => id)).toEqual(["1", "2"]);
    expect(eventsOf(log.entries, "call.decided")).toEqual([]);
    expect(faultsOf(model.questions[1]?.messages ?? [])).toEqual([]);
  });

  test("that reword a reply do not change its calls or their signatures", async () => {
    const reworded = on("AfterModel", { response: { text: "Other words." } });
    const { agent, log } = hooked(
      { script: [calling([call("echo", {}, "1")], "Words."), saying("Done.")], tools: [echo] },
      reworded,
    );
    await runAgent(agent);
    const [reply] = eventsOf(log.entries, "model.replied").map((event) => event.reply);
    expect(reply?.parts).toEqual([
      { text: "Other words." },
      { functionCall: { id: "1", name: "echo", args: {} }, thoughtSignature: "signature of 1" },
    ]);
  });

  test("that change the model or its temperature are recorded with the model request", async () => {
    const change = on("BeforeModel", { request: { model: "gemini-2.5-flash", config: { temperature: 0.2 } } });
    const { agent, log, model } = hooked({ script: [saying("Done.")] }, change);
    await runAgent(agent);
    expect(model.questions[0]).toMatchObject({ model: "gemini-2.5-flash", temperature: 0.2 });
    expect(eventsOf(log.entries, "model.asked")[0]?.model).toBe("gemini-2.5-flash");
  });

  test("that change the words of a model request do not change history, calls or answers", async () => {
    const secret = (text: string): string => text.replaceAll("Fix", "[cut]");
    const reword: Says = (input) => {
      if (input.event !== "BeforeModel") return undefined;
      const messages = (input.llm_request["messages"] as { role: string; content: string }[]).map((message) => ({
        ...message,
        content: message.role === "system" ? "Other rules." : secret(message.content),
      }));
      return {
        request: { messages: [...messages, { role: "user", content: "One more thing." }] },
        context: "Context.",
      };
    };
    const { agent, log, model } = hooked(
      { script: [calling([call("echo", {}, "1")], "Fixing."), saying("Done.")], tools: [echo] },
      reword,
    );
    await runAgent(agent);
    const [first, second] = model.questions;
    expect(first).toMatchObject({ system: "Other rules." });
    expect(first?.messages).toEqual([
      {
        role: "user",
        parts: [
          { text: "[cut] it." },
          { text: "One more thing." },
          { text: "<hook_context>\nContext.\n</hook_context>" },
        ],
      },
    ]);
    expect(second?.messages[1]?.parts).toEqual([
      { text: "[cut]ing." },
      { functionCall: { id: "1", name: "echo", args: {} }, thoughtSignature: "signature of 1" },
    ]);
    expect(second?.messages[2]?.parts[0]).toHaveProperty("functionResponse.response.output", "echo {}");
    expect(faultsOf(second?.messages ?? [])).toEqual([]);
    expect(JSON.stringify(projectContext(log.entries, "main"))).not.toMatch(/\[cut\]|One more thing/);
    expect(eventsOf(log.entries, "model.reworded")[0]).toMatchObject({
      turn: 1,
      system: "Other rules.",
      messages: [{ at: 0, text: "[cut] it." }],
      added: ["One more thing.", "<hook_context>\nContext.\n</hook_context>"],
    });
  });

  test.each<[string, Json]>([
    ["drop a message", []],
    ["change a role", [{ role: "model", content: "Fix it." }]],
    [
      "end with the model's words",
      [
        { role: "user", content: "Fix it." },
        { role: "model", content: "Done." },
      ],
    ],
    ["empty a message", [{ role: "user", content: "" }]],
    [
      "add a second system message",
      [
        { role: "user", content: "Fix it." },
        { role: "system", content: "x" },
      ],
    ],
    ["return something other than messages", [{ role: "user", content: 7 }]],
    ["return something other than a list", "Fix it."],
  ])("that %s block the model request, so that nothing they meant to hide is sent", async (_what, messages) => {
    const { agent, model } = hooked({ script: [] }, on("BeforeModel", { request: { messages } }));
    expect(await runAgent(agent)).toEqual({
      kind: "blocked",
      by: "hook",
      reason: expect.stringContaining("changed the history in a way that cannot be sent"),
    });
    expect(model.questions).toEqual([]);
  });

  test("that return the same words change nothing, and leave no trace", async () => {
    const same: Says = (input) =>
      input.event === "BeforeModel" ? { request: { messages: input.llm_request["messages"] ?? null } } : undefined;
    const { agent, log } = hooked({ script: [saying("Done.")] }, same);
    await runAgent(agent);
    const plain = fakeAgent({ script: [saying("Done.")] });
    await runAgent(plain.agent);
    const digests = (entries: typeof log.entries) => eventsOf(entries, "model.asked").map(({ digest }) => digest);
    expect(digests(log.entries)).toEqual(digests(plain.log.entries));
    expect(eventsOf(log.entries, "model.reworded")).toEqual([]);
  });

  test("that clear the conversation send the agent back with the task, their reason and what was done", async () => {
    const write = fakeTool("write", () => ({ text: "long words", edit: { path: "a.ts" } as never }), {
      effect: "write",
    });
    let requests = 0;
    const clear: Says = ({ event }) =>
      event === "AfterAgent" && requests++ === 0
        ? { verdict: { kind: "block", reason: "Start over." }, clearContext: true }
        : undefined;
    const { agent, log, model } = hooked(
      { script: [calling([call("write", {}, "1")]), saying("Done."), saying("Done again.")], tools: [write] },
      clear,
    );
    expect(await runAgent(agent)).toEqual({ kind: "finished", text: "Done again." });
    const last = model.questions[2]?.messages ?? [];
    expect(last).toHaveLength(1);
    const text = JSON.stringify(last);
    expect(text).toContain("Fix it.");
    expect(text).toContain("A hook of the repository has cleared the conversation");
    expect(text).toContain("a.ts");
    expect(text).toContain("Start over.");
    expect(text).not.toContain("long words");
    expect(faultsOf(last)).toEqual([]);
    expect(eventsOf(log.entries, "context.compressed")).toMatchObject([{ trigger: "hook", method: "cleared" }]);
  });

  test("can send a finished agent back ten times at most", async () => {
    const { agent, log } = hooked(
      { script: Array.from({ length: 11 }, () => saying("Done.")) },
      on("AfterAgent", block),
    );
    expect(await runAgent(agent)).toEqual({ kind: "blocked", reason: "No.", by: "hook" });
    expect(eventsOf(log.entries, "agent.told").filter(({ why }) => why === "hook objection")).toHaveLength(10);
  });

  test("that stop a sub-agent stop the agent that called it", async () => {
    const nest = fakeTool("nest", () => {
      const run = { hook: "BeforeTool", name: "hook", outcome: "stopped", message: "Enough.", ms: 1 } as const;
      made.log.append({ type: "hook.ran", ...run }, "main/1");
      return { text: "stopped" };
    });
    const made = fakeAgent({ script: [calling([call("nest")])], tools: [nest] });
    expect(await runAgent(made.agent)).toEqual({ kind: "blocked", reason: "Enough.", by: "hook" });
  });

  test("that stop a turn leave its other calls unexecuted but answered", async () => {
    const write = fakeTool("write", () => ({ text: "written" }), { effect: "write" });
    const { agent, log } = hooked(
      { script: [calling([call("write", {}, "1"), call("write", {}, "2")])], tools: [write] },
      on("AfterTool", stop),
    );
    expect(await runAgent(agent)).toEqual({ kind: "blocked", reason: "Enough.", by: "hook" });
    expect(eventsOf(log.entries, "call.decided").map(({ call: { id } }) => id)).toEqual(["1"]);
    expect(eventsOf(log.entries, "call.finished").map(({ id }) => id)).toEqual(["1", "2"]);
  });

  test("of a cancelled run do not make the run look blocked", async () => {
    const cancel = new AbortController();
    const { agent } = hooked({ script: [], signal: cancel.signal }, ({ event }) => {
      if (event !== "BeforeAgent") return undefined;
      cancel.abort("cancelled");
      return block;
    });
    expect(await runAgent(agent)).toEqual({ kind: "cancelled" });
  });

  test("run before a history is compressed, but not when there is nothing to compress", async () => {
    const { agent, log, inputs } = hooked(
      { script: [saying(goodSnapshot())], modelSettings: { window: { tokens: 20_000, verifySummaries: false } } },
      on("PreCompress", {}),
    );
    log.append({ type: "agent.started", name: "main", model: "m", tools: [], ...agent.task });
    expect(await compress(agent, 1, [], "window")).toBe(false);
    expect(inputs).toEqual([]);
    for (let turn = 1; turn <= 12; turn++) {
      const made = call("echo", { turn }, `${turn}`);
      const reply = calling([made], "thinking aloud\n".repeat(300));
      log.append({ type: "model.replied", purpose: "turn", turn, reply, usd: 0, ms: 1 });
      log.append({ type: "call.finished", id: made.id, tool: "echo", answer: { text: "short" }, ms: 1 });
    }
    expect(await compress(agent, 12, [], "window")).toBe(true);
    expect(inputs).toEqual([{ event: "PreCompress", trigger: "auto" }]);
  });
});
