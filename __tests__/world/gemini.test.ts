import { describe, expect, test } from "@jest/globals";
import {
  call,
  calls,
  fault,
  held,
  openGeminiServer,
  say,
  type GeminiServer,
  type Step,
  type WireContent,
} from "./gemini.ts";

const TASK: WireContent = { role: "user", parts: [{ text: "Mend it." }] };

async function post(server: GeminiServer, body: object, headers: Record<string, string> = {}) {
  const url = `${server.url}/v1beta/models/gemini-2.5-pro:generateContent`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "x-goog-api-key": server.key, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** The model's first turn, and the contents that a correct client would send after it. */
async function firstTurn(server: GeminiServer): Promise<{ model: WireContent; answers: WireContent }> {
  const { text } = await post(server, { contents: [TASK] });
  const body: { candidates: [{ content: WireContent }] } = JSON.parse(text);
  const model = body.candidates[0].content;
  const parts = (model.parts ?? []).map(({ functionCall }) => ({
    functionResponse: { ...pick(functionCall), response: { output: "ok" } },
  }));
  return { model, answers: { role: "user", parts } };
}

function pick(called: { readonly id?: string; readonly name?: string } = {}) {
  return { ...(called.id === undefined ? {} : { id: called.id }), name: called.name ?? "" };
}

const TWO_CALLS: Step = calls([
  ["read_file", { file_path: "a" }],
  ["glob", { pattern: "*" }],
]);

describe("the scripted Gemini", () => {
  test("accepts a conversation whose answers match its calls", async () => {
    await using server = await openGeminiServer({ script: [TWO_CALLS, say("Done.")] });
    const { model, answers } = await firstTurn(server);
    expect(await post(server, { contents: [TASK, model, answers] })).toMatchObject({ status: 200 });
    expect(server.requests[1]?.answers.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      "read_file: ok",
      "glob: ok",
    ]);
  });

  const parts = (content: WireContent) => content.parts ?? [];
  test.each<[string, (model: WireContent, answers: WireContent) => object]>([
    ["one answer for two calls", (model, answers) => [TASK, model, { ...answers, parts: parts(answers).slice(1) }]],
    [
      "answers in the wrong order",
      (model, answers) => [TASK, model, { ...answers, parts: parts(answers).toReversed() }],
    ],
    ["answers without a call", (_, answers) => [TASK, { role: "model", parts: [{ text: "Hm." }] }, answers]],
    ["a call without answers", (model) => [TASK, model, TASK]],
    [
      "answers in two contents",
      (model, answers) => [TASK, model, ...parts(answers).map((part) => ({ ...answers, parts: [part] }))],
    ],
    [
      "a lost signature",
      (model, answers) => [
        TASK,
        { ...model, parts: parts(model).map((part) => ({ ...part, thoughtSignature: undefined })) },
        answers,
      ],
    ],
    [
      "a changed signature",
      (model, answers) => [
        TASK,
        { ...model, parts: parts(model).map((part) => ({ ...part, thoughtSignature: "eA==" })) },
        answers,
      ],
    ],
    ["two users in a row", () => [TASK, TASK]],
    ["a model that begins", (model, answers) => [model, answers]],
    ["a model that has the last word", (model) => [TASK, model]],
    ["a content without parts", () => [{ role: "user", parts: [] }]],
    ["an empty part", () => [{ role: "user", parts: [{}] }]],
    ["an empty text", () => [{ role: "user", parts: [{ text: "" }] }]],
    ["a part of two kinds", () => [{ role: "user", parts: [{ text: "a", inlineData: {} }] }]],
    ["a part with an unknown field", () => [{ role: "user", parts: [{ text: "a", note: "b" }] }]],
    ["no contents", () => []],
  ])("rejects %s", async (_, form) => {
    await using server = await openGeminiServer({ script: [TWO_CALLS], refusals: "expected" });
    const { model, answers } = await firstTurn(server);
    const { status, text } = await post(server, { contents: form(model, answers) });
    expect(status).toBe(400);
    expect(text).toContain("INVALID_ARGUMENT");
    expect(server.refusals).toHaveLength(1);
  });

  test("rejects unknown fields and invalid tools", async () => {
    await using server = await openGeminiServer({ refusals: "expected" });
    const tool = { name: "a", parametersJsonSchema: { type: "object" } };
    const bodies = [
      { contents: [TASK], message: "x" },
      { contents: [TASK], tools: [{ functionDeclarations: [tool, tool] }] },
      { contents: [TASK], tools: [{ functionDeclarations: [{ ...tool, name: "a b" }] }] },
      {
        contents: [TASK],
        tools: [{ functionDeclarations: [{ name: "a", parametersJsonSchema: { type: "string" } }] }],
      },
    ];
    for (const body of bodies) expect(await post(server, body)).toMatchObject({ status: 400 });
    expect(server.refusals).toHaveLength(4);
  });

  test("rejects any other key", async () => {
    await using server = await openGeminiServer();
    expect(await post(server, { contents: [TASK] }, { "x-goog-api-key": "other" })).toMatchObject({
      status: 400,
      text: expect.stringContaining("API key not valid"),
    });
    expect(server.requests).toEqual([]);
  });

  test("uses a step for the request that it is meant for", async () => {
    const forSummary = say("A summary.", { when: ({ lastText }) => lastText.includes("Summarise") });
    await using server = await openGeminiServer({ script: [forSummary, say("Done.")] });
    expect((await post(server, { contents: [TASK] })).text).toContain("Done.");
    expect((await post(server, { contents: [{ role: "user", parts: [{ text: "Summarise!" }] }] })).text).toContain(
      "A summary.",
    );
  });

  test("can derive an answer from the request, and can hold one back", async () => {
    const waiting = held(fault(503));
    await using server = await openGeminiServer({ script: [({ lastText }) => say(lastText.toUpperCase()), waiting] });
    expect((await post(server, { contents: [TASK] })).text).toContain("MEND IT.");
    const answer = post(server, { contents: [TASK] });
    await waiting.gate.reached;
    await server.asked(2);
    waiting.gate.release();
    expect(await answer).toMatchObject({ status: 503 });
  });

  test("fails on closing when a step was not used", async () => {
    const server = await openGeminiServer({ script: [say("Never.")] });
    await expect(server.close()).rejects.toThrow("1 steps of the script were not used");
  });

  test("fails on closing after a failed expectation, a refused request or one after the end of the script", async () => {
    const wrong = await openGeminiServer({ script: [say("Hm.", { expect: () => expect(1).toBe(2) })] });
    expect(await post(wrong, { contents: [TASK] })).toMatchObject({ status: 400 });
    await expect(wrong.close()).rejects.toThrow("expect");
    const refused = await openGeminiServer({ script: [call("glob")] });
    await post(refused, { contents: [] });
    await post(refused, { contents: [TASK] });
    await post(refused, { contents: [TASK] });
    await expect(refused.close()).rejects.toThrow(/would refuse request 1[^]*No step is left for request 3/);
  });
});
