import { runInNewContext } from "node:vm";
import { describe, expect, test } from "@jest/globals";
import { runAgent } from "../../src/agent/loop.ts";
import type { Decision, Fault, JsonObject } from "../../src/events.ts";
import type { Log } from "../../src/log.ts";
import type { ModelResult } from "../../src/ports.ts";
import type { Tool } from "../../src/tools/tool.ts";
import { ALLOWED, call, calling, fakeAgent, fakeTool, saying, type FakeAgent } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";

const echo = fakeTool("echo", (args) => ({ text: `echo ${JSON.stringify(args)}` }));

describe("the agent loop", () => {
  test("ends with the model's text when a reply has no calls", async () => {
    const { end, model } = await runFake({ script: [calling([call("echo")]), saying("Done.")], tools: [echo] });
    expect(end).toEqual({ kind: "finished", text: "Done." });
    expect(model.questions).toHaveLength(2);
    expect(model.questions[1]?.messages.at(-1)?.parts[0]?.functionResponse?.response).toEqual({ output: "echo {}" });
  });

  test("declares its tools and logs the digest and size of every request", async () => {
    const { model, log } = await runFake({ script: [saying("Hi.")], tools: [echo] });
    expect(model.questions[0]?.tools.map(({ name }) => name)).toEqual(["echo"]);
    const requests = eventsOf(log.entries, "model.asked");
    expect(requests[0]?.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(requests[0]?.bytes).toBeGreaterThan(50);
  });

  test("runs neighbouring reads in parallel and writes alone, and answers in the order of the calls", async () => {
    const running: string[] = [];
    const together: string[][] = [];
    const tool = (name: string, effect: "read" | "write") =>
      fakeTool(
        name,
        async () => {
          running.push(name);
          await Promise.resolve();
          together.push([...running]);
          running.splice(running.indexOf(name), 1);
          return { text: name };
        },
        { effect },
      );
    const calls = ["r", "r", "w", "w", "r"].map((name, index) => call(name, { index }, `${name}${index}`));
    const { log } = await runFake({
      script: [calling(calls), saying("Done.")],
      tools: [tool("r", "read"), tool("w", "write")],
    });
    expect(together.map((names) => names.join(""))).toEqual(["rr", "r", "w", "w", "r"]);
    expect(eventsOf(log.entries, "call.finished").map(({ id }) => id)).toEqual(["r0", "r1", "w2", "w3", "r4"]);
  });

  test("runs commands in parallel with their neighbours, edits alone, and a call that waits after the earlier ones", async () => {
    const order: string[] = [];
    const tool = (name: string, over: Partial<Tool>) =>
      fakeTool(
        name,
        async ({ n }) => {
          order.push(`${name}${JSON.stringify(n)} begins`);
          for (let later = 0; later < 5; later++) await Promise.resolve();
          order.push(`${name}${JSON.stringify(n)} ends`);
          return { text: "" };
        },
        over,
      );
    const tools = [
      tool("sh", { effect: "write", runsBeside: (args) => args["is_background"] !== true }),
      tool("read", {}),
      tool("edit", { effect: "write" }),
    ];
    const batches = async (...calls: readonly (readonly [string, JsonObject?])[]): Promise<string[][]> => {
      order.length = 0;
      const made = calls.map(([name, args], n) => call(name, { n, ...args }, `${n}`));
      await runFake({ script: [calling(made), saying("Done.")], tools });
      return inBatches(order);
    };
    expect(await batches(["sh"], ["read"], ["sh"])).toEqual([["sh0", "read1", "sh2"]]);
    expect(await batches(["sh"], ["edit"], ["sh"], ["read"])).toEqual([["sh0"], ["edit1"], ["sh2", "read3"]]);
    const wait = { wait_for_previous: true };
    expect(await batches(["sh"], ["sh", wait], ["read"])).toEqual([["sh0"], ["sh1", "read2"]]);
    expect(await batches(["sh", { is_background: true }], ["sh"])).toEqual([["sh0"], ["sh1"]]);
  });

  test("runs at most eight reads at a time", async () => {
    let running = 0;
    let most = 0;
    const tool = fakeTool("r", async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return { text: "" };
    });
    const calls = Array.from({ length: 20 }, (_, index) => call("r", { index }, String(index)));
    await runFake({ script: [calling(calls), saying("Done.")], tools: [tool] });
    expect(most).toBe(8);
  });

  test.each(["read", "write"] as const)(
    "makes thirty equal calls of one turn once, and informs the model (%s)",
    async (effect) => {
      let made = 0;
      const tool = fakeTool("t", () => ({ text: `made ${++made}` }), { effect });
      const calls = Array.from({ length: 30 }, (_, n) =>
        call("t", n % 2 === 0 ? { a: 1, b: 2 } : { b: 2, a: 1 }, `${n}`),
      );
      const { log, end } = await runFake({
        script: [calling(calls), saying("Done.")],
        tools: [tool],
        limits: { calls: 2 },
      });
      const answers = eventsOf(log.entries, "call.finished").map(({ answer }) => answer);
      expect(answers.map(({ error }) => error)).toEqual([undefined, ...Array<string>(29).fill("repeated")]);
      expect([made, answers[0]?.text]).toEqual([1, "made 1"]);
      expect(answers[29]?.text).toContain("it was made once, and its answer is there");
      expect(end.kind).toBe("finished");
    },
  );

  test("repeats a call within a turn when something may have changed since", async () => {
    const tools = [fakeTool("r", () => ({ text: "" })), fakeTool("w", () => ({ text: "" }), { effect: "write" })];
    const calls = ["r", "w", "r", "r", "w"].map((name, n) => call(name, {}, `${name}${n}`));
    const { log } = await runFake({ script: [calling(calls), saying("Done.")], tools });
    const repeated = eventsOf(log.entries, "call.finished").filter(({ answer }) => answer.error !== undefined);
    expect(repeated.map(({ id }) => id)).toEqual(["r3"]);
  });

  test("answers unknown tools, wrong arguments, denials and crashes, and continues", async () => {
    const strict = fakeTool("strict", () => ({ text: "" }), {
      parameters: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
    });
    const crash = fakeTool("crash", () => {
      throw new Error("boom");
    });
    const { log, end } = await runFake({
      script: [calling([call("ech"), call("strict"), call("echo"), call("crash")]), saying("Done.")],
      tools: [echo, strict, crash],
      judge: ({ tool }) => (tool === "echo" ? denied("rule `no-echo`") : ALLOWED),
    });
    const answers = eventsOf(log.entries, "call.finished").map(({ answer }) => answer);
    expect(answers.map(({ error }) => error)).toEqual(["unknown_tool", "invalid_arguments", "denied", "failed"]);
    expect(answers[0]?.text).toContain("echo");
    expect(answers[1]?.text).toContain("path");
    expect(answers[2]?.text).toContain("rule `no-echo`");
    expect(end.kind).toBe("finished");
  });

  // An error of another realm is no instance of this realm's `Error`.
  test.each([
    Object.assign(new Error("no space"), { code: "ENOSPC" }),
    runInNewContext('Object.assign(new Error("no space"), { code: "ENOSPC" })') as Error,
  ])("stops when the disk is full, because more work would be lost", async (error) => {
    const full = fakeTool("full", () => {
      throw error;
    });
    await expect(runFake({ script: [calling([call("full")]), saying("Done.")], tools: [full] })).rejects.toBe(error);
  });

  test("stops only after the calls beside one that threw are cancelled and answered", async () => {
    const full = fakeTool("full", () => {
      throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    });
    const slow: Tool = {
      ...fakeTool("slow", () => ({ text: "" })),
      run: async (_args, _site, signal) => {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        await new Promise((resolve) => setImmediate(resolve)); // Like a process that takes time to die.
        return { text: "ended" };
      },
    };
    let log: Log | undefined;
    const script = [calling([call("slow"), call("full")]), saying("Done.")];
    const running = runFake({ script, tools: [full, slow], onAgent: (agent) => (log = agent.log) });
    await expect(running).rejects.toThrow("no space");
    expect(eventsOf(log?.entries ?? [], "call.finished").map(({ answer }) => answer.text)).toEqual(["ended"]);
  });

  test("runs no tool before its decision is in the log", async () => {
    const { log } = await runFake({
      script: [calling([call("echo", { n: 1 }), call("echo", { n: 2 })]), saying("Done.")],
      tools: [
        fakeTool("echo", ({ n }) => {
          const decided = eventsOf(startedLog.entries, "call.decided");
          return { text: decided.some(({ call: { args } }) => args["n"] === n) ? "decided" : "not decided" };
        }),
      ],
      onAgent: ({ log: started }) => (startedLog = started),
    });
    expect(eventsOf(log.entries, "call.finished").map(({ answer }) => answer.text)).toEqual(["decided", "decided"]);
    expect(eventsOf(log.entries, "call.decided")).toHaveLength(2);
  });

  test("is blocked by three identical denials in a row, in any order of arguments", async () => {
    const { end } = await runFake({
      script: [
        calling([call("echo", { a: 1, b: 2 }, "1")]),
        calling([call("echo", { b: 2, a: 1 }, "2")]),
        calling([call("echo", { a: 1, b: 2 }, "3")]),
      ],
      tools: [echo],
      judge: () => denied("no rule allows it"),
    });
    expect(end).toEqual({ kind: "blocked", reason: expect.stringContaining("no rule allows it") });
  });

  test("is not blocked by denials of different calls", async () => {
    const { end } = await runFake({
      script: [calling([1, 2, 3, 4].map((n) => call("echo", { n }))), saying("Done.")],
      tools: [echo],
      judge: () => denied("no"),
    });
    expect(end.kind).toBe("finished");
  });

  test("gets one last turn without tools when its turns are used up", async () => {
    const { end, model, log } = await runFake({
      script: [calling([call("echo", {}, "1")]), calling([call("echo", {}, "2")]), saying("Half is done.")],
      tools: [echo],
      limits: { turns: 2 },
    });
    expect(end).toEqual({ kind: "exhausted", limit: "turns", text: "Half is done." });
    expect(model.questions.at(-1)?.tools).toEqual([]);
    expect(eventsOf(log.entries, "limit.reached")).toEqual([{ type: "limit.reached", limit: "turns", used: 2, of: 2 }]);
  });

  test("warns the model once that a limit is near", async () => {
    const script = Array.from({ length: 9 }, (_, n) => calling([call("echo", { n })]));
    const { log, model } = await runFake({
      script: [...script, saying("Done.")],
      tools: [echo],
      limits: { turns: 10 },
    });
    expect(eventsOf(log.entries, "limit.near")).toHaveLength(1);
    expect(JSON.stringify(model.questions.at(-1)?.messages)).toContain("Wrap up");
  });

  test("ends when its requests have cost the limit in dollars", async () => {
    const usage = { input: 1_000_000, output: 0, cached: 0, thoughts: 0, estimated: false };
    const { end } = await runFake({
      script: [{ ...calling([call("echo")]), usage }, saying("Handed over.")],
      tools: [echo],
      limits: { usd: 2 },
    });
    expect(end).toMatchObject({ kind: "exhausted", limit: "usd" });
  });
});

describe("a model that causes trouble", () => {
  test("is asked again after an empty reply, with a note", async () => {
    const { end, model } = await runFake({ script: [saying(""), saying("Here.")] });
    expect(end).toEqual({ kind: "finished", text: "Here." });
    expect(JSON.stringify(model.questions[1]?.messages)).toContain("Your last reply was empty");
  });

  test.each([
    ["an empty reply", saying("")],
    ["a reply that was cut off", saying("half", { stop: "max_tokens", rawStop: "MAX_TOKENS" })],
    ["a recitation", saying("quote", { stop: "recitation", rawStop: "RECITATION" })],
    ["a malformed call", saying("", { stop: "malformed_call", rawStop: "MALFORMED_FUNCTION_CALL" })],
  ])("fails after %s three times in a row, naming the finish reason", async (_name, reply) => {
    const { end, model } = await runFake({ script: [reply, reply, reply] });
    expect(model.questions).toHaveLength(3);
    expect(end).toMatchObject({ kind: "failed", fault: { kind: "model" } });
    expect(JSON.stringify(end)).toContain(reply.rawStop);
  });

  test("is not asked again after a refusal", async () => {
    const { end, model } = await runFake({ script: [saying("", { stop: "safety", rawStop: "SAFETY" })] });
    expect(model.questions).toHaveLength(1);
    expect(end).toMatchObject({ kind: "failed", fault: { kind: "model" } });
  });

  test("is replaced by the fallback model for the rest of the run", async () => {
    const { end, model, log } = await runFake({
      script: [noQuota, calling([call("echo")]), saying("Done.")],
      tools: [echo],
      fallback: "gemini-2.5-flash",
    });
    expect(end.kind).toBe("finished");
    expect(model.questions.map((question) => question.model)).toEqual([
      "gemini-2.5-pro",
      "gemini-2.5-flash",
      "gemini-2.5-flash",
    ]);
    expect(eventsOf(log.entries, "model.fell_back")).toHaveLength(1);
  });

  test("ends the run with its fault if there is no fallback", async () => {
    const { end, log } = await runFake({ script: [noQuota] });
    expect(end).toEqual({ kind: "failed", fault: QUOTA });
    expect(eventsOf(log.entries, "model.failed")).toHaveLength(1);
  });

  test("has its retries logged", async () => {
    const { log } = await runFake({
      script: [
        (_question, onNews) => {
          onNews({ kind: "retry", attempt: 1, waitMs: 2000, cause: "503" });
          return saying("Done.");
        },
      ],
    });
    expect(eventsOf(log.entries, "model.retried")).toEqual([
      { type: "model.retried", purpose: "turn", attempt: 1, waitMs: 2000, cause: "503" },
    ]);
  });
});

describe("an agent that is cancelled", () => {
  test("answers every call of the turn and ends as cancelled", async () => {
    const stop = new AbortController();
    const tool = fakeTool(
      "w",
      () => {
        stop.abort();
        return { text: "finished in time" };
      },
      { effect: "write" },
    );
    const { end, log } = await runFake({
      script: [calling([call("w", { n: 1 }, "1"), call("w", { n: 2 }, "2")])],
      tools: [tool],
      signal: stop.signal,
    });
    expect(end).toEqual({ kind: "cancelled" });
    expect(eventsOf(log.entries, "call.finished").map(({ answer }) => answer.error)).toEqual([undefined, "cancelled"]);
  });

  test("ends as exhausted, not as cancelled, at its deadline", async () => {
    const stop = new AbortController();
    stop.abort("deadline");
    const { end } = await runFake({ script: [saying("never")], signal: stop.signal });
    expect(end).toEqual({ kind: "exhausted", limit: "minutes", text: "" });
  });
});

const QUOTA: Fault = { kind: "quota", message: "No quota left." };
const noQuota: ModelResult = { kind: "failed", fault: QUOTA, cause: "quota" };
let startedLog: Log;

function denied(reason: string): Decision {
  return { effect: "deny", rules: [], reason };
}

async function runFake({ onAgent, ...facts }: FakeAgent & { onAgent?: (made: { log: Log }) => void }) {
  const made = fakeAgent(facts);
  onAgent?.(made);
  const end = await runAgent(made.agent);
  return { ...made, end };
}

/** Groups the names of the calls that ran at the same time. */
function inBatches(order: readonly string[]): string[][] {
  const batches: string[][] = [];
  let running = 0;
  for (const line of order) {
    const [name = "", what] = line.split(" ");
    if (what === "begins" && running++ === 0) batches.push([]);
    if (what === "begins") batches.at(-1)?.push(name);
    else running--;
  }
  return batches;
}
