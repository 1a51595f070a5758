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
  reset,
  say,
  unfinished,
  type GeminiServerOptions,
  type Step,
} from "../world/gemini.ts";
import { answered, openLine, QUESTION } from "../world/gemini/ask.ts";

type LineOptions = Parameters<typeof openLine>[1] & Pick<GeminiServerOptions, "refusals">;

async function open(script: Step[], { refusals, ...options }: LineOptions = {}) {
  const gemini = await openGeminiServer({ script, ...(refusals === undefined ? {} : { refusals }) });
  return { gemini, ...openLine(gemini, options), [Symbol.asyncDispose]: () => gemini.close() };
}

const QUOTA = { kind: "failed", cause: "quota", fault: { kind: "quota" } };

const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step);

describe("a stream that breaks", () => {
  const whole = reply([{ text: "All is well, I will look." }, callPart("glob")]);
  test.each<[string, Step]>([
    ["is cut", cut(whole, 2)],
    ["is cut before its first chunk", cut(whole, 0)],
    ["has a malformed chunk", malformed(whole, 1)],
    ["has an error chunk", failing(whole, 1)],
    ["ends without a finish reason", unfinished(say("All is"))],
    ["is empty", empty()],
    ["ends in a malformed call", reply([{ text: "All is" }], { finish: "MALFORMED_FUNCTION_CALL" })],
    ["ends in an unexpected call", reply([], { finish: "UNEXPECTED_TOOL_CALL" })],
    ["is no stream of events", fault(200, { body: "<html>Welcome to the proxy</html>" })],
    ["calls a tool without a name", fault(200, { body: sse({ functionCall: { args: {} } }) })],
    [
      "calls a tool with a list for arguments",
      fault(200, { body: sse({ functionCall: { name: "glob", args: [1] } }) }),
    ],
  ])("because it %s is asked again after 1 s and leaves nothing behind", async (_, broken) => {
    await using line = await open([broken, say("Now it is.")]);
    const answer = await line.reply();
    expect(answer).toMatchObject({ text: "Now it is.", calls: [], parts: [{ text: "Now it is." }], stop: "stop" });
    expect(line.waits).toEqual([1000]);
    expect(line.gemini.requests[1]?.raw).toBe(line.gemini.requests[0]?.raw);
  });

  test("is told as dropped, before the next attempt is told", async () => {
    await using line = await open([cut(say("The total is wrong"), 1), say("Done.")]);
    await line.reply();
    expect(line.news).toEqual([
      { kind: "text", text: "The total is" },
      { kind: "retry", attempt: 1, waitMs: 1000, cause: expect.stringContaining("the stream broke") },
      { kind: "text", text: "Done." },
    ]);
  });

  test("is asked four times in all, after 1, 2 and 4 s", async () => {
    await using line = await open(times(4, unfinished(say("All is"))));
    expect(await line.ask()).toEqual({
      kind: "failed",
      cause: "broken_stream",
      fault: {
        kind: "model",
        message: "The answer of gemini-2.5-pro could not be read: the stream ended without a finish reason.",
        hint: expect.stringContaining("choose another model"),
      },
    });
    expect(line.waits).toEqual([1000, 2000, 4000]);
  });

  test("for a malformed call each time comes back for the loop to judge, its tokens on the record", async () => {
    const usage = { promptTokenCount: 100, candidatesTokenCount: 9 };
    await using line = await open(times(4, reply([], { finish: "MALFORMED_FUNCTION_CALL", usage })));
    expect(await line.reply()).toMatchObject({ stop: "malformed_call", calls: [], usage: { input: 100, output: 9 } });
    expect(line.news).toMatchObject(
      [1, 2, 3].map((attempt) => ({ kind: "retry", attempt, spent: { input: 100, output: 9, estimated: false } })),
    );
  });

  test("counts as whole when the model had finished", async () => {
    await using line = await open([cut(say("Done.", { chunk: 99 }), 1)]);
    expect(await line.reply()).toMatchObject({ text: "Done.", stop: "stop" });
  });

  test("does not use up the ids of its calls", async () => {
    const looked = reply([callPart("glob", {}, { id: "look" }), { text: "I look." }]);
    await using line = await open([malformed(looked, 1), looked, say("Done.")]);
    const answer = await line.reply();
    expect(answer.calls.map(({ id }) => id)).toEqual(["look"]);
    await line.reply({ messages: answered(QUESTION.messages, answer) });
  });
});

describe("a silent server", () => {
  test("is given up after 180 s without a first byte, and asked again", async () => {
    const silent = held(say("Too late."));
    await using line = await open([silent, say("Done.")]);
    const answer = line.reply();
    await silent.gate.reached;
    line.clock.advance(179_999);
    expect(line.waits).toEqual([]);
    line.clock.advance(1);
    expect((await answer).text).toBe("Done.");
    expect(line.news).toContainEqual({ kind: "retry", attempt: 1, waitMs: 1000, cause: "no answer within 180 s" });
  });

  test("is given up after 60 s between two bytes, and asked again", async () => {
    const stalled = held(say("One two three four five six."), 1);
    await using line = await open([stalled, say("Done.")]);
    const answer = line.reply();
    await line.clock.sleeping(60_000);
    line.clock.advance(60_000);
    expect((await answer).text).toBe("Done.");
    expect(line.news).toContainEqual({ kind: "retry", attempt: 1, waitMs: 1000, cause: "the stream stalled for 60 s" });
  });

  test("may take its time between bytes as long as some come", async () => {
    const gates = [held(say("One two three four."), 1)] as const;
    await using line = await open([gates[0]]);
    const answer = line.reply();
    await line.clock.sleeping(60_000);
    line.clock.advance(59_000);
    gates[0].gate.release();
    expect((await answer).text).toBe("One two three four.");
    expect(line.waits).toEqual([]);
  });

  test("is given the times that are set", async () => {
    const silent = held(say("Too late."));
    const stalled = held(say("One two three four five six."), 1);
    await using line = await open([silent, stalled, say("Done.")], { firstByteMs: 7000, idleMs: 3000 });
    const answer = line.reply();
    await silent.gate.reached;
    line.clock.advance(7000);
    await line.clock.sleeping(3000);
    line.clock.advance(3000);
    expect((await answer).text).toBe("Done.");
    expect(line.waits).toEqual([1000, 2000]);
  });
});

describe("a refused connection", () => {
  test.each([408, 429, 499, 500, 502, 503, 504])("by %d is tried again", async (status) => {
    await using line = await open([fault(status), say("Done.")]);
    expect((await line.reply()).text).toBe("Done.");
    expect(line.waits).toEqual([5000]);
  });

  test("by a reset is tried again", async () => {
    await using line = await open([reset(), say("Done.")]);
    expect((await line.reply()).text).toBe("Done.");
    expect(line.news[0]).toMatchObject({ cause: "no connection (ECONNRESET)" });
  });

  test("is tried ten times in all, after 5 s doubling to 30 s", async () => {
    await using line = await open(times(10, fault(503)));
    expect(await line.ask()).toMatchObject({ kind: "failed", cause: "unavailable", fault: { kind: "model" } });
    expect(line.waits).toEqual([5000, 10_000, 20_000, 30_000, 30_000, 30_000, 30_000, 30_000, 30_000]);
  });

  test.each([
    ["00000000", 3500],
    ["ffffffff", 6500],
  ])("with the random number %s waits %d ms", async (jitter, wait) => {
    await using line = await open([fault(503), say("Done.")], { jitter });
    await line.reply();
    expect(line.waits).toEqual([wait]);
  });

  test.each<[string, Parameters<typeof fault>[1], [number, number]]>([
    ["Retry-After: 2", { retryAfter: 2 }, [2000, 2200]],
    ["a date as Retry-After", { retryAfter: new Date(1_700_000_040_000).toUTCString() }, [40_000, 44_000]],
    ["RetryInfo", { retryDelay: "13.5s" }, [13_500, 14_850]],
    ["both, of which the longer counts", { retryAfter: 2, retryDelay: "7s" }, [7000, 7700]],
    ["a quota by the minute", { quotaId: "GenerateRequestsPerMinutePerProjectPerModel" }, [60_000, 66_000]],
  ])("waits as long as the server asks by %s, and a tenth more at most", async (_, options, [least, most]) => {
    const waits = await Promise.all(
      ["00000000", "ffffffff"].map(async (jitter) => {
        await using line = await open([fault(429, options), say("Done.")], { jitter });
        await line.reply();
        return line.waits;
      }),
    );
    expect(waits).toEqual([[least], [most]]);
  });

  test("says nothing about streams that break later", async () => {
    await using line = await open([fault(503), cut(say("…"), 0), fault(503), cut(say("…"), 0), say("Done.")]);
    await line.reply();
    expect(line.waits).toEqual([5000, 1000, 10_000, 2000]);
  });

  test("inside a stream counts as one when it names a limit", async () => {
    const error = { error: { code: 429, message: "Slow down.", status: "RESOURCE_EXHAUSTED" } };
    await using line = await open([fault(200, { body: `data: ${JSON.stringify(error)}\r\n\r\n` }), say("Done.")]);
    await line.reply();
    expect(line.waits).toEqual([5000]);
  });
});

describe("a failure", () => {
  const overflow = "The input token count (1200293) exceeds the maximum number of tokens allowed (1048576).";
  test.each<[string, Step, object]>([
    ["overflow", fault(400, { message: overflow }), { cause: "overflow", fault: { kind: "model" } }],
    ["overflow", fault(413, { body: "too large" }), { cause: "overflow" }],
    ["auth", fault(401), { cause: "auth", fault: { kind: "auth", hint: expect.stringContaining("gemini-api-key") } }],
    ["auth", fault(403), { cause: "auth" }],
    ["auth", fault(400, { message: "API key expired. Please renew the API key." }), { cause: "auth" }],
    [
      "not_found",
      fault(404),
      { cause: "not_found", fault: { kind: "config", hint: expect.stringContaining("`model`") } },
    ],
    ["refused", fault(400), { cause: "refused", fault: { kind: "model" } }],
    ["refused", fault(302), { cause: "refused", fault: { kind: "config" } }],
    ["quota", fault(429, { quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier", retryDelay: "9s" }), QUOTA],
    ["quota", fault(429, { message: "Quota exceeded for metric: free_tier, limit: 0, model: x" }), QUOTA],
    ["quota", fault(429, { retryAfter: 301 }), QUOTA],
    ["unavailable", fault(503, { retryAfter: 3600 }), { cause: "unavailable" }],
  ])("of kind %s is told at once, and asked no second time", async (_, step, expected) => {
    await using line = await open([step]);
    expect(await line.ask()).toMatchObject({ kind: "failed", ...expected });
    expect(line.gemini.requests).toHaveLength(1);
  });

  test("of quota is one after the tenth 429", async () => {
    await using line = await open(
      times(10, fault(429, { message: "Resource has been exhausted (e.g. check quota)." })),
    );
    expect(await line.ask()).toMatchObject({
      ...QUOTA,
      fault: {
        message:
          "The quota for gemini-2.5-pro is used up: 429 RESOURCE_EXHAUSTED: Resource has been exhausted (e.g. check quota).",
      },
    });
  });

  test("of a wrong key says so without the key", async () => {
    await using line = await open([]);
    const wrong = openLine({ url: line.gemini.url, key: "AIza-not-the-key" });
    const result = await wrong.ask();
    expect(result).toMatchObject({ kind: "failed", cause: "auth" });
    expect(JSON.stringify(result)).toContain("Gemini refused the API key");
    expect(JSON.stringify(result)).not.toContain("AIza-not-the-key");
  });

  test("never says the key, also when the server does", async () => {
    await using line = await open([
      (request) => fault(503, { message: `Bad header x-goog-api-key: ${request.headers["x-goog-api-key"]}` }),
      (request) => fault(400, { message: `Bad header x-goog-api-key: ${request.headers["x-goog-api-key"]}` }),
    ]);
    const result = await line.ask();
    expect(result).toMatchObject({ kind: "failed", cause: "refused" });
    expect(JSON.stringify([result, line.news])).not.toContain(line.gemini.key);
    expect(JSON.stringify([result, line.news])).toContain("[redacted]");
  });

  test("of a redirect does not take the key elsewhere", async () => {
    await using elsewhere = await openGeminiServer();
    const there = { location: `${elsewhere.url}/v1beta/models/m:streamGenerateContent` };
    await using line = await open([{ ...fault(307), headers: there }]);
    expect(await line.ask()).toMatchObject({ kind: "failed", cause: "refused" });
    expect(elsewhere.refusals).toEqual([]);
    expect(elsewhere.requests).toEqual([]);
  });

  test("of an address that nobody listens on is retried and then told", async () => {
    const gone = await openGeminiServer();
    await gone.close();
    const line = openLine(gone);
    expect(await line.ask()).toMatchObject({
      cause: "unavailable",
      fault: { message: expect.stringContaining("ECONNREFUSED") },
    });
    expect(line.waits).toHaveLength(9);
  });

  test("of an address that is none is told at once", async () => {
    const line = openLine({ url: "ftp://example.invalid", key: "k-123456" });
    expect(await line.ask()).toMatchObject({ kind: "failed", cause: "unavailable" });
    expect(line.waits).toEqual([]);
  });
});

describe("a cancelled question", () => {
  test("ends at once while it waits for an answer", async () => {
    const silent = held(say("Too late."));
    await using line = await open([silent]);
    const run = new AbortController();
    const answer = line.ask({}, run.signal);
    await silent.gate.reached;
    run.abort();
    expect(await answer).toEqual({ kind: "cancelled" });
  });

  test("ends at once in the middle of a stream, and tells no more", async () => {
    const stalled = held(say("One two three four five six."), 1);
    await using line = await open([stalled]);
    const run = new AbortController();
    const answer = line.ask({}, run.signal);
    await line.heard;
    run.abort();
    expect(await answer).toEqual({ kind: "cancelled" });
    expect(line.news).toEqual([{ kind: "text", text: "One two thre" }]);
  });

  test("ends at once between two attempts", async () => {
    await using gemini = await openGeminiServer({ script: [fault(503)] });
    const line = openLine(gemini);
    const run = new AbortController();
    const tell = () => run.abort();
    expect(await line.model.ask(QUESTION, tell, run.signal)).toEqual({ kind: "cancelled" });
    expect(gemini.requests).toHaveLength(1);
  });

  test("asks nothing when it was cancelled before", async () => {
    await using line = await open([]);
    expect(await line.ask({}, AbortSignal.abort())).toEqual({ kind: "cancelled" });
  });
});

/** One event with one part, finished. */
function sse(part: object): string {
  return `data: ${JSON.stringify({ candidates: [{ content: { parts: [part] }, finishReason: "STOP" }] })}\r\n\r\n`;
}
