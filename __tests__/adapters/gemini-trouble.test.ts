import { describe, expect, test } from "@jest/globals";
import type { Message } from "../../src/events.ts";
import { cut, fault, openGeminiServer, reset, say, type Step } from "../world/gemini.ts";
import { openLine, openScripted, QUESTION } from "../world/gemini/ask.ts";

const QUOTA = { kind: "failed", cause: "quota", fault: { kind: "quota" } };

const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step);

describe("a refused request", () => {
  test.each([408, 499, 500, 502, 503, 504])("with status %d is retried within a second", async (status) => {
    await using line = await openScripted([fault(status), say("Done.")]);
    expect((await line.reply()).text).toBe("Done.");
    expect(line.waits).toEqual([700]);
  });

  test("over a limit that gives no time is retried after 5 s, then after 10 s", async () => {
    await using line = await openScripted([fault(429), fault(429), say("Done.")]);
    expect((await line.reply()).text).toBe("Done.");
    expect(line.waits).toEqual([5000, 10_000]);
  });

  test("through a connection reset is retried", async () => {
    await using line = await openScripted([reset(), say("Done.")]);
    expect((await line.reply()).text).toBe("Done.");
    expect(line.news[0]).toMatchObject({ attempt: 1, of: 10, waitMs: 700, cause: "no connection (ECONNRESET)" });
  });

  test("is attempted ten times in all, after 0.7 s, then 5 s doubling to 30 s", async () => {
    await using line = await openScripted(times(10, fault(503)));
    expect(await line.ask()).toMatchObject({ kind: "failed", cause: "unavailable", fault: { kind: "model" } });
    expect(line.waits).toEqual([700, 5000, 10_000, 20_000, 30_000, 30_000, 30_000, 30_000, 30_000]);
    const attempts = line.news.map((news) => (news.kind === "retry" ? [news.attempt, news.of] : []));
    expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempt) => [attempt, 10]));
  });

  test.each([
    ["00000000", 490],
    ["ffffffff", 910],
  ])("with the random number %s is retried after %d ms", async (jitter, wait) => {
    await using line = await openScripted([fault(503), say("Done.")], { jitter });
    await line.reply();
    expect(line.waits).toEqual([wait]);
  });

  test.each<[string, Parameters<typeof fault>[1], [number, number]]>([
    ["Retry-After: 2", { retryAfter: 2 }, [2000, 2200]],
    ["a date as Retry-After", { retryAfter: new Date(1_700_000_040_000).toUTCString() }, [40_000, 44_000]],
    ["RetryInfo", { retryDelay: "13.5s" }, [13_500, 14_850]],
    ["both, where the longer time counts", { retryAfter: 2, retryDelay: "7s" }, [7000, 7700]],
    ["a quota per minute", { quotaId: "GenerateRequestsPerMinutePerProjectPerModel" }, [60_000, 66_000]],
  ])("is retried after the time the server gives by %s, plus at most a tenth", async (_, options, [least, most]) => {
    const waits = await Promise.all(
      ["00000000", "ffffffff"].map(async (jitter) => {
        await using line = await openScripted([fault(429, options), say("Done.")], { jitter });
        await line.reply();
        return line.waits;
      }),
    );
    expect(waits).toEqual([[least], [most]]);
  });

  test("whose time proves too short waits longer by itself", async () => {
    const soon = fault(429, { retryDelay: "0.02s" });
    await using line = await openScripted([soon, soon, soon, fault(429, { retryDelay: "45s" }), say("Done.")]);
    expect((await line.reply()).text).toBe("Done.");
    expect(line.waits).toEqual([21, 10_000, 20_000, 47_250]);
  });

  test.each([
    "Corrupted thought signature.",
    "Unable to submit request because Thought signature is not valid.",
    "Function call is missing a thought_signature in functionCall parts.",
  ])("for its signatures (%s) is repeated at once without them, and so are later ones", async (message) => {
    await using line = await openScripted([fault(400, { message }), say("Done."), say("And again.")]);
    const functionCall = { id: "c1", name: "glob", args: {} };
    const thoughts = [{ text: "", thought: true, thoughtSignature: "b25l" }] as const;
    const made = [
      ...thoughts,
      { text: "I look.", thoughtSignature: "dHdv" },
      { functionCall, thoughtSignature: "MQ==" },
    ];
    const functionResponse = { id: "c1", name: "glob", response: { output: "none" } };
    const messages: Message[] = [
      ...QUESTION.messages,
      { role: "model", parts: thoughts },
      { role: "user", parts: [{ text: "Say it in words." }] },
      { role: "model", parts: made },
      { role: "user", parts: [{ functionResponse }] },
    ];
    const model = "gemini-3.8-flash";
    expect((await line.reply({ model, messages })).text).toBe("Done.");
    expect((await line.reply({ model, messages })).text).toBe("And again.");
    expect(line.waits).toEqual([0]);
    const sent = line.gemini.requests.map(({ body }) => [1, 3].map((at) => body.contents?.[at]?.parts));
    const bare = [
      [{ text: "…" }],
      [{ text: "I look." }, { functionCall, thoughtSignature: "skip_thought_signature_validator" }],
    ];
    expect(sent).toEqual([[thoughts, made], bare, bare]);
  });

  test("for its signatures that is refused without them too ends", async () => {
    const refused = fault(400, { message: "Corrupted thought signature." });
    await using line = await openScripted([refused, refused]);
    expect(await line.ask()).toMatchObject({ kind: "failed", cause: "refused" });
  });

  test("does not count towards the attempts for broken streams", async () => {
    await using line = await openScripted([fault(503), cut(say("…"), 0), fault(503), cut(say("…"), 0), say("Done.")]);
    await line.reply();
    expect(line.waits).toEqual([700, 1000, 5000, 2000]);
  });

  test("is recognised inside a stream when it names a limit", async () => {
    const error = { error: { code: 429, message: "Slow down.", status: "RESOURCE_EXHAUSTED" } };
    await using line = await openScripted([
      fault(200, { body: `data: ${JSON.stringify(error)}\r\n\r\n` }),
      say("Done."),
    ]);
    await line.reply();
    expect(line.waits).toEqual([5000]);
  });
});

describe("a failure", () => {
  const overflow = "The input token count (1200293) exceeds the maximum number of tokens allowed (1048576).";
  const noFreeTier =
    "You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits. To monitor your current usage, head to: https://ai.dev/rate-limit. \n* Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_input_token_count, limit: 0, model: gemini-3-pro\nPlease retry in 10.673410956s.";
  const vertexOverflow =
    "Unable to submit request because the input token count is 1251952 but model only supports up to 1048576. Reduce the input token count and try again.";
  test.each<[string, Step, object]>([
    ["overflow", fault(400, { message: overflow }), { cause: "overflow", fault: { kind: "model" } }],
    ["overflow", fault(400, { message: vertexOverflow }), { cause: "overflow" }],
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
    [
      "refused",
      fault(400, { code: "FAILED_PRECONDITION", message: "User location is not supported for the API use." }),
      { cause: "refused", fault: { kind: "config", hint: expect.stringContaining("use-vertex-ai") } },
    ],
    ["refused", fault(302), { cause: "refused", fault: { kind: "config" } }],
    ["quota", fault(429, { quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier", retryDelay: "9s" }), QUOTA],
    ["quota", fault(429, { message: "Quota exceeded for metric: free_tier, limit: 0, model: x" }), QUOTA],
    ["quota", fault(429, { message: noFreeTier, retryDelay: "10.673410956s" }), QUOTA],
    ["quota", fault(429, { message: "Your prepayment credits are depleted. Please go to AI Studio." }), QUOTA],
    ["quota", fault(429, { message: "Your project has exceeded its monthly spending cap." }), QUOTA],
    ["quota", fault(429, { retryAfter: 301 }), QUOTA],
    ["unavailable", fault(503, { retryAfter: 3600 }), { cause: "unavailable" }],
  ])("of kind %s is reported immediately, without a second request", async (_, step, expected) => {
    await using line = await openScripted([step]);
    expect(await line.ask()).toMatchObject({ kind: "failed", ...expected });
    expect(line.gemini.requests).toHaveLength(1);
  });

  test("to find a model lists the models that the account can use, best first", async () => {
    const offers = ["gemini-3.7-flash", "gemini-embedding-002", "gemini-3.8-flash", "gemini-3.1-pro-preview"];
    await using line = await openScripted([fault(404)], { offers });
    expect(await line.ask({ model: "gemini-3.8-flash" })).toMatchObject({
      cause: "not_found",
      offers: ["gemini-3.7-flash", "gemini-3.1-pro-preview"],
    });
  });

  test("for a model that Google has ended names the day and the successor, even with status 429", async () => {
    await using line = await openScripted([fault(429)], { offers: ["gemini-3.8-flash"] });
    line.clock.advance(Date.parse("2026-11-22") - line.clock.now());
    expect(await line.ask({ model: "gemini-2.5-flash" })).toMatchObject({
      cause: "not_found",
      offers: ["gemini-3.8-flash"],
      fault: { message: expect.stringMatching(/ended it on 2026-10-16; its successor is gemini-3\.8-flash\.$/) },
    });
  });

  test("for a quota says which one, although Google's message begins with its addresses", async () => {
    await using line = await openScripted([fault(429, { message: noFreeTier })]);
    expect(await line.ask()).toMatchObject({
      fault: { message: expect.stringContaining("limit: 0, model: gemini-3-pro") },
    });
  });

  test("for a tool's schema names the tool", async () => {
    const message = "tools[0].function_declarations[1].parameters_json_schema: reference to undefined schema";
    await using line = await openScripted([fault(400, { message })]);
    const tools = ["read_file", "mcp_shop_find"].map((name) => ({ name, description: "", parameters: {} }));
    const said = expect.stringContaining("function_declarations[1] (mcp_shop_find).parameters_json_schema");
    expect(await line.ask({ tools })).toMatchObject({ cause: "refused", fault: { message: said } });
  });

  test("counts as used-up quota after the tenth 429", async () => {
    await using line = await openScripted(
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

  test("for a wrong key is reported without the key", async () => {
    await using line = await openScripted([]);
    const wrong = openLine({ url: line.gemini.url, key: "AIza-not-the-key" });
    const result = await wrong.ask();
    expect(result).toMatchObject({ kind: "failed", cause: "auth" });
    expect(JSON.stringify(result)).toContain("Gemini refused the API key");
    expect(JSON.stringify(result)).not.toContain("AIza-not-the-key");
  });

  test("never shows the key, even if the server does", async () => {
    await using line = await openScripted([
      (request) => fault(503, { message: `Bad header x-goog-api-key: ${request.headers["x-goog-api-key"]}` }),
      (request) => fault(400, { message: `Bad header x-goog-api-key: ${request.headers["x-goog-api-key"]}` }),
    ]);
    const result = await line.ask();
    expect(result).toMatchObject({ kind: "failed", cause: "refused" });
    expect(JSON.stringify([result, line.news])).not.toContain(line.gemini.key);
    expect(JSON.stringify([result, line.news])).toContain("[redacted]");
  });

  test("for a redirect does not send the key elsewhere", async () => {
    await using elsewhere = await openGeminiServer();
    const there = { location: `${elsewhere.url}/v1beta/models/m:streamGenerateContent` };
    await using line = await openScripted([{ ...fault(307), headers: there }]);
    expect(await line.ask()).toMatchObject({ kind: "failed", cause: "refused" });
    expect(elsewhere.refusals).toEqual([]);
    expect(elsewhere.requests).toEqual([]);
  });

  test("for an address where nothing listens is retried and then reported", async () => {
    const gone = await openGeminiServer();
    await gone.close();
    const line = openLine(gone);
    expect(await line.ask()).toMatchObject({
      cause: "unavailable",
      fault: { message: expect.stringContaining("ECONNREFUSED") },
    });
    expect(line.waits).toHaveLength(9);
  });

  test("for an invalid address is reported immediately", async () => {
    const line = openLine({ url: "ftp://example.invalid", key: "k-123456" });
    expect(await line.ask()).toMatchObject({ kind: "failed", cause: "unavailable" });
    expect(line.waits).toEqual([]);
  });
});

describe("the list of models", () => {
  const none = new AbortController().signal;

  test.each<[string, Error, string]>([
    [
      "a certificate that nobody knows",
      Object.assign(new Error("self-signed certificate"), { code: "SELF_SIGNED_CERT_IN_CHAIN" }),
      "SELF_SIGNED_CERT_IN_CHAIN",
    ],
    ["an address of no server", new TypeError('Protocol "ftp:" not supported.'), 'Protocol "ftp:" not supported.'],
  ])("that cannot be asked for because of %s says so, and what to check", async (_, error, why) => {
    const line = openLine({ url: "https://x.example", key: "k-123456" }, { fetch: () => Promise.reject(error) });
    expect(await line.model.offers(none)).toEqual({
      kind: "failed",
      fault: {
        kind: "model",
        message: expect.stringContaining(why),
        hint: "Check GOOGLE_GEMINI_BASE_URL and the proxy's certificates.",
      },
    });
  });

  test("that nobody waits for any longer is a failure, not a crash", async () => {
    const line = openLine({ url: "https://x.example", key: "k-123456" }, { fetch: () => new Promise(() => undefined) });
    expect(await line.model.offers(AbortSignal.abort())).toMatchObject({ kind: "failed" });
  });
});
