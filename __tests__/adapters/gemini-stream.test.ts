import { describe, expect, test } from "@jest/globals";
import {
  callPart,
  cut,
  empty,
  failing,
  fault,
  held,
  malformed,
  openGeminiServer,
  reply,
  say,
  unfinished,
  type Step,
} from "../world/gemini.ts";
import { answered, openLine, openScripted, QUESTION } from "../world/gemini/ask.ts";

const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step);

describe("a broken stream", () => {
  const whole = reply([{ text: "All is well, I will look." }, callPart("glob")]);
  test.each<[string, Step]>([
    ["was cut", cut(whole, 2)],
    ["was cut before its first chunk", cut(whole, 0)],
    ["has a malformed chunk", malformed(whole, 1)],
    ["has an error chunk", failing(whole, 1)],
    ["ends without a finish reason", unfinished(say("All is"))],
    ["is empty", empty()],
    ["ends in a malformed call", reply([{ text: "All is" }], { finish: "MALFORMED_FUNCTION_CALL" })],
    ["ends in an unexpected call", reply([], { finish: "UNEXPECTED_TOOL_CALL" })],
    ["is not a stream of events", fault(200, { body: "<html>Welcome to the proxy</html>" })],
    ["has a chunk that is no object", fault(200, { body: "data: null\n\n" })],
    ["is longer than any model's answer", fault(200, { body: sse({ text: "long ".repeat(420_000) }) })],
    ["calls a tool without a name", fault(200, { body: sse({ functionCall: { args: {} } }) })],
    ["calls a tool with a list as arguments", fault(200, { body: sse({ functionCall: { name: "glob", args: [1] } }) })],
  ])("that %s is requested again after 1 s, and nothing of it is kept", async (_, broken) => {
    await using line = await openScripted([broken, say("Now it is.")]);
    const answer = await line.reply();
    expect(answer).toMatchObject({ text: "Now it is.", calls: [], parts: [{ text: "Now it is." }], stop: "stop" });
    expect(line.waits).toEqual([1000]);
    expect(line.gemini.requests[1]?.raw).toBe(line.gemini.requests[0]?.raw);
  });

  test("is reported as dropped before the next attempt begins", async () => {
    await using line = await openScripted([cut(say("The total is wrong"), 1), say("Done.")]);
    await line.reply();
    expect(line.news).toEqual([
      { kind: "text", text: "The total is" },
      {
        kind: "retry",
        attempt: 1,
        of: 4,
        waitMs: 1000,
        cause: expect.stringContaining("the stream broke"),
        spent: expect.objectContaining({ input: 64 }),
      },
      { kind: "text", text: "Done." },
    ]);
  });

  test("is requested four times in all, after 1, 2 and 4 s", async () => {
    await using line = await openScripted(times(4, unfinished(say("All is"))));
    expect(await line.ask()).toEqual({
      kind: "failed",
      cause: "broken_stream",
      fault: {
        kind: "model",
        message: "The answer of gemini-2.5-pro could not be read: the stream ended without a finish reason.",
        hint: expect.stringContaining("choose another model"),
      },
      spent: expect.objectContaining({ input: 64 }),
    });
    expect(line.waits).toEqual([1000, 2000, 4000]);
  });

  test("that ends with an overload each time counts as a model without capacity, so that the fallback can take over", async () => {
    await using line = await openScripted(times(4, failing(say("All is well, I will look."), 1)));
    expect(await line.ask()).toMatchObject({
      kind: "failed",
      cause: "unavailable",
      fault: {
        message:
          "gemini-2.5-pro could not be reached: 503 UNAVAILABLE: The model is overloaded. Please try again later.",
        hint: expect.stringContaining("fallback-model"),
      },
      spent: expect.objectContaining({ input: 64 }),
    });
    expect(line.waits).toEqual([1000, 2000, 4000]);
  });

  test("with a malformed call each time is left for the loop to judge, and its tokens are counted", async () => {
    const usage = { promptTokenCount: 100, candidatesTokenCount: 9 };
    await using line = await openScripted(times(4, reply([], { finish: "MALFORMED_FUNCTION_CALL", usage })));
    expect(await line.reply()).toMatchObject({ stop: "malformed_call", calls: [], usage: { input: 100, output: 9 } });
    expect(line.news).toMatchObject(
      [1, 2, 3].map((attempt) => ({
        kind: "retry",
        attempt,
        of: 4,
        spent: { input: 100, output: 9, estimated: false },
      })),
    );
  });

  test("counts the tokens that the model reported for it, also for the last attempt", async () => {
    const usage = { promptTokenCount: 100, candidatesTokenCount: 9, totalTokenCount: 109 };
    const said = say("one two three four five six seven eight", { usage });
    const broken = [unfinished(said), cut(said, 3), failing(said, 3), unfinished(said)];
    await using line = await openScripted(broken);
    const spent = { input: 100, output: 9, estimated: false };
    expect(await line.ask()).toMatchObject({ kind: "failed", cause: "broken_stream", spent });
    const retries = line.news.filter(({ kind }) => kind === "retry");
    expect(retries).toMatchObject([1, 2, 3].map((attempt) => ({ attempt, spent })));
  });

  test("that is a page of a proxy says so, and what to check", async () => {
    await using line = await openScripted(times(4, fault(200, { body: "<html>Sign in to the network</html>" })));
    expect(await line.ask()).toMatchObject({
      cause: "broken_stream",
      fault: {
        message:
          'The answer of gemini-2.5-pro could not be read: it is no stream of events; it ends with "<html>Sign in to the network</html>".',
        hint: expect.stringContaining("Check GOOGLE_GEMINI_BASE_URL"),
      },
    });
  });

  test("that has no end of an event is given up early", async () => {
    const endless = fault(200, { body: `data: ${"x".repeat(5 * 1024 * 1024)}` });
    await using line = await openScripted([endless, say("Done.")]);
    await line.reply();
    expect(line.news[0]).toMatchObject({ kind: "retry", cause: "one event has more than 4194304 characters" });
  });

  test("counts as complete when the model had finished", async () => {
    await using line = await openScripted([cut(say("Done.", { chunk: 99 }), 1)]);
    expect(await line.reply()).toMatchObject({ text: "Done.", stop: "stop" });
  });

  test("does not use up the ids of its calls", async () => {
    const looked = reply([callPart("glob", {}, { id: "look" }), { text: "I look." }]);
    await using line = await openScripted([malformed(looked, 1), looked, say("Done.")]);
    const answer = await line.reply();
    expect(answer.calls.map(({ id }) => id)).toEqual(["look"]);
    await line.reply({ messages: answered(QUESTION.messages, answer) });
  });
});

test("a stream with the fields and comments that gateways add, and without its last empty line, is read whole", async () => {
  const body = `: open\n\nevent: message\nid: 1\n${sse({ text: "All is " })}: alive\r\n${sse({ text: "well." }).trim()}\n`;
  await using line = await openScripted([fault(200, { body })]);
  expect((await line.reply()).text).toBe("All is well.");
  expect(line.waits).toEqual([]);
});

describe("a silent server", () => {
  test("is abandoned after 180 s without a first byte, and asked again", async () => {
    const silent = held(say("Too late."));
    await using line = await openScripted([silent, say("Done.")]);
    const answer = line.reply();
    await silent.gate.reached;
    line.clock.advance(179_999);
    expect(line.waits).toEqual([]);
    line.clock.advance(1);
    expect((await answer).text).toBe("Done.");
    expect(line.news).toContainEqual({
      kind: "retry",
      attempt: 1,
      of: 4,
      waitMs: 1000,
      cause: "no answer within 180 s",
    });
  });

  test("that never begins to answer is asked four times, and then counts as a model without capacity", async () => {
    const silent = Array.from({ length: 4 }, () => held(say("Too late.")));
    await using line = await openScripted(silent);
    const answer = line.ask();
    for (const { gate } of silent) {
      await gate.reached;
      line.clock.advance(180_000);
    }
    expect(await answer).toMatchObject({
      cause: "unavailable",
      fault: { message: "gemini-2.5-pro could not be reached: no answer within 180 s." },
    });
    expect(line.waits).toEqual([1000, 2000, 4000]);
  });

  test("is abandoned after 60 s between two bytes, and asked again", async () => {
    const stalled = held(say("One two three four five six."), 1);
    await using line = await openScripted([stalled, say("Done.")]);
    const answer = line.reply();
    await line.clock.sleeping(60_000);
    line.clock.advance(60_000);
    expect((await answer).text).toBe("Done.");
    expect(line.news).toContainEqual({
      kind: "retry",
      attempt: 1,
      of: 4,
      waitMs: 1000,
      cause: "the stream stalled for 60 s",
    });
  });

  test("may send slowly as long as bytes arrive", async () => {
    const gates = [held(say("One two three four."), 1)] as const;
    await using line = await openScripted([gates[0]]);
    const answer = line.reply();
    await line.clock.sleeping(60_000);
    line.clock.advance(59_000);
    gates[0].gate.release();
    expect((await answer).text).toBe("One two three four.");
    expect(line.waits).toEqual([]);
  });

  test("is waited for as long as the settings say", async () => {
    const silent = held(say("Too late."));
    const stalled = held(say("One two three four five six."), 1);
    await using line = await openScripted([silent, stalled, say("Done.")], { firstByteMs: 7000, idleMs: 3000 });
    const answer = line.reply();
    await silent.gate.reached;
    line.clock.advance(7000);
    await line.clock.sleeping(3000);
    line.clock.advance(3000);
    expect((await answer).text).toBe("Done.");
    expect(line.waits).toEqual([1000, 2000]);
  });
});

describe("a cancelled request", () => {
  test("ends immediately while it waits for an answer", async () => {
    const silent = held(say("Too late."));
    await using line = await openScripted([silent]);
    const run = new AbortController();
    const answer = line.ask({}, run.signal);
    await silent.gate.reached;
    run.abort();
    expect(await answer).toEqual({ kind: "cancelled" });
  });

  test("ends immediately in the middle of a stream, and reports nothing more", async () => {
    const stalled = held(say("One two three four five six."), 1);
    await using line = await openScripted([stalled]);
    const run = new AbortController();
    const answer = line.ask({}, run.signal);
    await line.reported;
    run.abort();
    expect(await answer).toEqual({ kind: "cancelled", spent: expect.objectContaining({ input: 64 }) });
    expect(line.news).toEqual([{ kind: "text", text: "One two thre" }]);
  });

  test("reports nothing more of the data that has already arrived", async () => {
    const body = ["One", "Two", "Three"].map((text) => sse({ text })).join("");
    await using gemini = await openGeminiServer({ script: [fault(200, { body }), say("Done.")] });
    const line = openLine(gemini);
    const run = new AbortController();
    const news: unknown[] = [];
    const listen = (item: unknown) => {
      news.push(item);
      run.abort();
    };
    expect(await line.model.ask(QUESTION, listen, run.signal)).toEqual({ kind: "cancelled" });
    await line.reply(); // By now everything still in transit has arrived.
    expect(news).toEqual([{ kind: "text", text: "One" }]);
  });

  test("ends immediately between two attempts", async () => {
    await using gemini = await openGeminiServer({ script: [fault(503)] });
    const line = openLine(gemini);
    const run = new AbortController();
    const listen = () => run.abort();
    expect(await line.model.ask(QUESTION, listen, run.signal)).toEqual({ kind: "cancelled" });
    expect(gemini.requests).toHaveLength(1);
  });

  test("sends no request when it is already cancelled", async () => {
    await using line = await openScripted([]);
    expect(await line.ask({}, AbortSignal.abort())).toEqual({ kind: "cancelled" });
  });
});

/** An event with one part and a finish reason. */
function sse(part: object): string {
  return `data: ${JSON.stringify({ candidates: [{ content: { parts: [part] }, finishReason: "STOP" }] })}\r\n\r\n`;
}

test("a stream that its listener ends early returns the text so far, without calls", async () => {
  const endless = held(reply([{ text: "Once. Twice. " }, callPart("glob"), { text: "Thrice." }]), 3);
  await using line = await openScripted([endless]);
  const listen = ({ kind }: { readonly kind: string }) => (kind === "text" && ++textCount === 2 ? "enough" : undefined);
  let textCount = 0;
  const result = await line.model.ask(QUESTION, listen, new AbortController().signal);
  expect(result).toMatchObject({
    kind: "replied",
    reply: { text: "Once. Twice. ", parts: [{ text: "Once. Twice. " }], calls: [], stop: "cut_short" },
  });
});
