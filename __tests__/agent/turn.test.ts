/** Every result of a model request, and what the agent does with it. */
import { describe, expect, test } from "@jest/globals";
import { openRecordedModel } from "../../src/adapters/replay.ts";
import { usedSoFar } from "../../src/agent/limits.ts";
import { runAgent } from "../../src/agent/loop.ts";
import { judgeReply } from "../../src/agent/turn.ts";
import type { Reply, Stop } from "../../src/events.ts";
import type { ModelFailure, ModelResult, Question } from "../../src/ports.ts";
import { call, calling, fakeAgent, fakeTool, saying, type FakeAgent, type Scripted } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";
import { manyWords } from "../world/long-run.ts";

const THOUGHTS = [{ subject: "Thinking", description: "hard" }];
const INVISIBLE = "\u200b <!-- nothing --> ";

const FINISH: readonly [Stop, string, "text" | "none", number, "finished" | "failed", string][] = [
  ["stop", "STOP", "text", 1, "finished", ""],
  ["stop", "STOP", "none", 3, "failed", "Your last reply was empty"],
  ["missing", "", "text", 2, "finished", "without a finish reason"],
  ["missing", "", "none", 3, "failed", "Your last reply was empty"],
  ["other", "LANGUAGE", "text", 2, "failed", "with the finish reason LANGUAGE"],
  ["other", "OTHER", "none", 3, "failed", "Your last reply was empty"],
  ["max_tokens", "MAX_TOKENS", "text", 3, "failed", "cut off at the output limit"],
  ["max_tokens", "MAX_TOKENS", "none", 3, "failed", "cut off at the output limit"],
  ["recitation", "RECITATION", "text", 3, "failed", "in your own words"],
  ["malformed_call", "MALFORMED_FUNCTION_CALL", "none", 3, "failed", "could not be read"],
  ["unexpected_call", "UNEXPECTED_TOOL_CALL", "none", 3, "failed", "could not be read"],
  ["safety", "SAFETY", "text", 1, "failed", ""],
  ["blocked_prompt", "PROHIBITED_CONTENT", "none", 1, "failed", ""],
];

describe("a reply that stays unusable", () => {
  test.each(FINISH)(
    "%s (%s) with %s is requested %i times and ends as %s",
    async (stop, rawStop, content, times, end, nudge) => {
      const reply = saying(content === "none" ? "" : "Words.", { stop, rawStop });
      const run = await play(Array.from({ length: times }, () => reply));
      expect(run.model.questions).toHaveLength(times);
      expect(run.end.kind).toBe(end);
      if (nudge !== "") expect(JSON.stringify(run.model.questions.at(-1)?.messages)).toContain(nudge);
      if (end === "failed") expect(JSON.stringify(run.end)).toContain(`finish reason ${rawStop}`);
    },
  );

  test.each(FINISH.map(([stop, rawStop]) => [stop, rawStop] as const))(
    "%s (%s) is usable if it has calls",
    (stop, rawStop) => {
      const calls = [call("t")];
      expect(judgeReply({ ...calling(calls), stop, rawStop })).toEqual({ kind: "calls", calls, text: "" });
    },
  );
});

describe("an unusable reply", () => {
  test("of only thoughts leads to a note that says so", async () => {
    const { end, model } = await play([saying("", { thoughts: THOUGHTS }), saying("Here.")]);
    expect(end).toEqual({ kind: "finished", text: "Here." });
    expect(JSON.stringify(model.questions[1]?.messages)).toContain("only thoughts");
  });

  test("of only invisible characters and comments counts as empty", async () => {
    const { end } = await play([saying(INVISIBLE), saying("Here.")]);
    expect(end).toEqual({ kind: "finished", text: "Here." });
  });

  test("that was cut off is joined to the next reply", async () => {
    const cut = saying("The answer is fort", { stop: "max_tokens", rawStop: "MAX_TOKENS" });
    const { end } = await play([cut, saying("y-two.")]);
    expect(end).toEqual({ kind: "finished", text: "The answer is forty-two." });
  });

  test("is not asked for again beyond a limit: the model gets its last turn", async () => {
    const usage = { input: 60_000, output: 10, cached: 0, thoughts: 0, estimated: false };
    const unreadable = saying("", { stop: "malformed_call", rawStop: "MALFORMED_FUNCTION_CALL", usage });
    const { agent, model } = fakeAgent({ script: [unreadable, saying("Half done.")], limits: { tokens: 60_000 } });
    expect(await runAgent(agent)).toEqual({ kind: "exhausted", limit: "tokens", text: "Half done." });
    expect(JSON.stringify(model.questions[1]?.messages)).toContain("no tool can be called any more");
  });

  test("that repeats the same words counts as a loop, and a second one ends the run", async () => {
    const chant = saying("I will now look at the file and then I will fix the fault in it. ".repeat(40), {
      stop: "max_tokens",
      rawStop: "MAX_TOKENS",
    });
    const { end, entries } = await play([chant, chant]);
    expect(eventsOf(entries, "loop.suspected").map(({ strike }) => strike)).toEqual([1, 2]);
    expect(end).toMatchObject({ kind: "stuck" });
  });
});

const FAILURES: readonly [ModelFailure, boolean][] = [
  ["quota", true],
  ["unavailable", true],
  ["not_found", false],
  ["auth", false],
  ["refused", false],
  ["broken_stream", false],
  ["overflow", false],
];

describe("a request that fails", () => {
  test.each(FAILURES)("for %s goes to the fallback: %s", async (cause, falls) => {
    const { end, model, entries } = await play([failed(cause), saying("Done.")], { fallback: "gemini-2.5-flash" });
    expect(eventsOf(entries, "model.failed")[0]).toMatchObject({ cause, purpose: "turn" });
    expect(model.questions.map((question) => question.model)).toEqual(
      falls ? ["gemini-2.5-pro", "gemini-2.5-flash"] : ["gemini-2.5-pro"],
    );
    expect(end.kind).toBe(falls ? "finished" : "failed");
  });

  test.each(FAILURES)("for %s without a fallback ends the run with its fault", async (cause) => {
    const { end, model } = await play([failed(cause)]);
    expect(model.questions).toHaveLength(1);
    expect(end).toMatchObject({ kind: "failed", fault: { kind: "model" } });
    expect(JSON.stringify(end)).toContain(`failed for ${cause}`);
  });

  test("at the fallback too ends the run with the fallback's fault", async () => {
    const { end } = await play([failed("quota"), failed("unavailable")], { fallback: "gemini-2.5-flash" });
    expect(end).toMatchObject({ kind: "failed", fault: { message: "failed for unavailable" } });
  });

  test("for a configured but unavailable model ends the run, naming who configured it and the available models", async () => {
    const offers = ["gemini-3.8-flash", "gemini-3.1-pro-preview"];
    const { end, model } = await play([{ ...failed("not_found"), offers }], { fallback: "gemini-2.5-flash" });
    expect(model.questions).toHaveLength(1);
    expect(end).toMatchObject({
      fault: {
        message: "failed for not_found Its name comes from the input `model`.",
        hint: "Name another there. This account can use gemini-3.8-flash, gemini-3.1-pro-preview.",
      },
    });
  });

  test("for a missing fallback ends the run, naming where to name another", async () => {
    const gone = { ...failed("not_found"), offers: ["gemini-3.8-flash"] };
    const { end } = await play([failed("quota"), gone], { fallback: "gemini-2.5-flahs" });
    expect(end).toMatchObject({
      fault: {
        message: "failed for not_found",
        hint: "Name another with the input `fallback-model`. This account can use gemini-3.8-flash.",
      },
    });
  });

  test("for a family's newest model goes to the next ones, once each, and stays with the first available one", async () => {
    const offers = ["gemini-3.8-flash", "gemini-3.1-pro-preview", "gemini-3.7-flash", "gemini-3.6-flash"];
    const gone = { ...failed("not_found"), offers };
    const script = [gone, gone, calling([call("t")]), saying("Done.")];
    const { end, model, entries } = await play(script, {
      modelSettings: { name: "gemini-3.8-flash", family: "flash" },
    });
    expect(end.kind).toBe("finished");
    expect(model.questions.map((question) => question.model)).toEqual([
      "gemini-3.8-flash",
      "gemini-3.7-flash",
      "gemini-3.6-flash",
      "gemini-3.6-flash",
    ]);
    expect(eventsOf(entries, "model.fell_back")[0]?.reason).toBe(
      "failed for not_found. Its name comes from the input `model`. gemini-3.7-flash is used instead: the newest of its family that can be used here.",
    );
  });

  test("for a family without an available model ends the run", async () => {
    const gone = { ...failed("not_found"), offers: ["gemini-3.1-pro-preview"] };
    const { end } = await play([gone], { modelSettings: { name: "gemini-3.8-flash", family: "flash" } });
    expect(end).toMatchObject({ kind: "failed", fault: { hint: expect.stringContaining("gemini-3.1-pro-preview") } });
  });

  test("because it was cancelled ends the run as cancelled", async () => {
    const { end } = await play([{ kind: "cancelled" }]);
    expect(end).toEqual({ kind: "cancelled" });
  });

  test("for overflow is repeated once after a compression", async () => {
    const turns = [1, 2, 3].map((n) => calling([call("t", { n }, String(n))]));
    const { end, model, entries } = await play([
      ...turns,
      failed("overflow"),
      saying("No snapshot."),
      saying("No."),
      failed("overflow"),
    ]);
    expect(end).toMatchObject({ kind: "failed", fault: { message: "failed for overflow" } });
    expect(model.questions.map(({ purpose }) => purpose)).toEqual([
      "turn",
      "turn",
      "turn",
      "turn",
      "compress",
      "verify_summary",
      "turn",
    ]);
    expect(eventsOf(entries, "context.compressed")[0]).toMatchObject({ trigger: "overflow", method: "truncation" });
  });
});

describe("a request refused after the agent has opened an image", () => {
  const image = { text: "a.png: image/png, 8 bytes", media: [{ mimeType: "image/png", data: "iVBORw0K" }] };
  const tools = [fakeTool("read_file", () => image)];
  const look = (id: string) => calling([call("read_file", { file_path: "a.png" }, id)]);
  const media = ({ messages }: Question) => messages.flatMap(({ parts }) => parts).filter((part) => part.inlineData);

  test("is repeated without the image, and says so to the model", async () => {
    const { agent, model } = fakeAgent({ script: [look("1"), failed("refused"), saying("Done.")], tools });
    expect(await runAgent(agent)).toEqual({ kind: "finished", text: "Done." });
    expect(model.questions.map((question) => media(question).length)).toEqual([0, 1, 0]);
    const shown = JSON.stringify(model.questions[2]?.messages.at(-1));
    expect(shown).toContain("a.png: image/png, 8 bytes");
    expect(shown).toContain("Your API refused the images or documents above");
  });

  test("ends the run if it is refused without the image too, or if the model has seen the image before", async () => {
    const again = fakeAgent({ script: [look("1"), failed("refused"), failed("refused")], tools });
    expect(await runAgent(again.agent)).toMatchObject({ kind: "failed" });
    const other = [look("1"), calling([call("t")]), failed("refused")];
    const seen = fakeAgent({ script: other, tools: [...tools, fakeTool("t", () => ({ text: "ok" }))] });
    expect(await runAgent(seen.agent)).toMatchObject({ kind: "failed" });
    expect(seen.model.questions.slice(2).flatMap(media)).toHaveLength(1);
  });
});

describe("the cost of a request", () => {
  test("is estimated when the model's numbers are implausible", async () => {
    const implausible = {
      ...saying(manyWords(100)),
      usage: { input: 0, output: 0, cached: 9, thoughts: 0, estimated: false },
    };
    const { entries } = await play([implausible]);
    const usage = eventsOf(entries, "model.replied")[0]?.reply.usage;
    expect(usage?.estimated).toBe(true);
    expect(usage?.input).toBeGreaterThan(10);
    expect(usage?.output).toBeGreaterThan(100);
  });

  test("includes dropped attempts", async () => {
    const spent = { input: 1_000_000, output: 0, cached: 0, thoughts: 0, estimated: false };
    const { entries } = await play([
      (_question, onNews) => {
        onNews({ kind: "retry", attempt: 1, waitMs: 10, cause: "cut", spent });
        return saying("Done.");
      },
    ]);
    expect(eventsOf(entries, "model.retried")).toEqual([
      { type: "model.retried", purpose: "turn", attempt: 1, waitMs: 10, cause: "cut", spent, usd: 2.5 },
    ]);
  });
});

test("a request that is cut off by the end of the run counts what it cost, in the log and in a replay", async () => {
  const spent = { input: 1_000_000, output: 0, cached: 0, thoughts: 0, estimated: false };
  const { end, entries } = await play([{ kind: "cancelled", spent }]);
  expect(end).toEqual({ kind: "cancelled" });
  expect(eventsOf(entries, "model.failed")).toMatchObject([{ cause: "cancelled", spent, usd: 2.5 }]);
  expect(usedSoFar(entries, "main", 0)).toMatchObject({ tokens: 1_000_000, usd: 2.5 });
  const { agent, log } = fakeAgent({ script: [], model: openRecordedModel(entries) });
  expect(await runAgent(agent)).toEqual({ kind: "cancelled" });
  expect(eventsOf(log.entries, "model.failed")).toEqual(eventsOf(entries, "model.failed"));
});

function failed(cause: ModelFailure): Extract<ModelResult, { kind: "failed" }> {
  return { kind: "failed", cause, fault: { kind: "model", message: `failed for ${cause}` } };
}

async function play(
  script: readonly Scripted[] | readonly Reply[],
  facts: Pick<FakeAgent, "fallback" | "modelSettings"> = {},
) {
  const tool = fakeTool("t", ({ n }) => ({ text: `${JSON.stringify(n)} ${"result ".repeat(200)}` }));
  const { agent, log, model } = fakeAgent({ script, tools: [tool], ...facts });
  const end = await runAgent(agent);
  return { end, model, entries: log.entries };
}
