import { describe, expect, test } from "@jest/globals";
import type { Message } from "../../src/events.ts";
import type { Declaration } from "../../src/ports.ts";
import { blocked, call, callPart, calls, fault, reply, say, type Step } from "../world/gemini.ts";
import { answered, openScripted, QUESTION } from "../world/gemini/ask.ts";

const READ: Declaration = {
  name: "read_file",
  description: "Reads a file.",
  parameters: { type: "object", properties: { file_path: { type: "string" } }, required: ["file_path"] },
};

const open = (...script: Step[]) => openScripted(script);

describe("a request", () => {
  test("streams, and carries the conversation, the system prompt and the tools as JSON Schema", async () => {
    await using line = await open(say("Done."));
    await line.reply({ tools: [READ] });
    const [request] = line.gemini.requests;
    expect(request).toMatchObject({ version: "v1beta", model: "gemini-2.5-pro", action: "streamGenerateContent" });
    expect(request?.path).toContain("alt=sse");
    expect(request?.system).toBe("You work on a shop.");
    expect(request?.body.contents).toEqual(QUESTION.messages);
    expect(request?.body.tools).toEqual([
      {
        functionDeclarations: [
          { name: "read_file", description: "Reads a file.", parametersJsonSchema: READ.parameters },
        ],
      },
    ]);
  });

  test("sends no schema for a tool without parameters", async () => {
    await using line = await open(say("Done."));
    await line.reply({ tools: [{ ...READ, parameters: { type: "object", properties: {} } }] });
    expect(line.gemini.requests[0]?.body.tools).toEqual([
      { functionDeclarations: [{ name: "read_file", description: "Reads a file." }] },
    ]);
  });

  test.each([
    ["gemini-2.0-flash", undefined],
    ["gemini-2.5-pro", { includeThoughts: true, thinkingBudget: 8192 }],
    ["gemini-2.5-flash-lite", { includeThoughts: true, thinkingBudget: 8192 }],
    ["gemini-3-pro-preview", { includeThoughts: true, thinkingLevel: "HIGH" }],
    ["gemini-3.1-flash", { includeThoughts: true, thinkingLevel: "HIGH" }],
    ["gemini-flash-latest", { includeThoughts: true, thinkingLevel: "HIGH" }],
    ["gemma-3-27b-it", undefined],
  ])("asks %s to think in the form its family supports", async (model, thinkingConfig) => {
    await using line = await open(say("Done."));
    await line.reply({ model });
    expect(line.gemini.requests[0]?.body.generationConfig?.["thinkingConfig"]).toEqual(thinkingConfig);
  });

  test.each([
    ["gemini-2.5-pro", "low", { includeThoughts: true, thinkingBudget: 1024 }],
    ["gemini-3.8-flash", "medium", { includeThoughts: true, thinkingLevel: "MEDIUM" }],
    ["gemini-3.8-flash", "minimal", { includeThoughts: true, thinkingLevel: "LOW" }],
    ["gemma-3-27b-it", "high", undefined],
  ] as const)("sets for %s the thinking level %s in that model's form", async (model, thinking, thinkingConfig) => {
    await using line = await openScripted([say("Done.")], { thinking });
    await line.reply({ model });
    expect(line.gemini.requests[0]?.body.generationConfig?.["thinkingConfig"]).toEqual(thinkingConfig);
  });

  test("has no half characters, and keeps whole ones and what only looks like one", async () => {
    await using line = await open(say("Done."));
    const args = { pattern: "half \ud83d, whole \ud83d\ude00, written \\ud83d" };
    const functionCall = { id: "c1", name: "glob", args };
    const functionResponse = { id: "c1", name: "glob", response: { output: "\ude00 at the start" } };
    const messages: Message[] = [
      ...QUESTION.messages,
      { role: "model", parts: [{ functionCall }] },
      { role: "user", parts: [{ functionResponse }] },
    ];
    await line.reply({ messages });
    const [, called, answer] = line.gemini.requests[0]?.body.contents ?? [];
    expect(called?.parts?.[0]?.functionCall?.args).toEqual({
      pattern: "half \ufffd, whole \ud83d\ude00, written \\ud83d",
    });
    expect(answer?.parts?.[0]?.functionResponse?.response).toEqual({ output: "\ufffd at the start" });
  });

  test("has the temperature 1 unless the caller sets another", async () => {
    await using line = await open(say("Done."), say("Done."));
    await line.reply();
    await line.reply({ temperature: 0 });
    const [first, second] = line.gemini.requests.map(({ body }) => body.generationConfig);
    expect(first).toMatchObject({ temperature: 1, topP: 0.95, topK: 64 });
    expect(second).toMatchObject({ temperature: 0 });
  });

  test("can ask for JSON of a schema, or for a grounded search", async () => {
    await using line = await open(say("{}"), say("Found."));
    await line.reply({ schema: { type: "object" } });
    await line.reply({ search: true });
    const [first, second] = line.gemini.requests;
    expect(first?.body.generationConfig).toMatchObject({
      responseMimeType: "application/json",
      responseJsonSchema: { type: "object" },
    });
    expect(second?.body.tools).toEqual([{ googleSearch: {} }]);
  });

  test("to Gemini 3 has a signature on the first call of each model turn, even if the model gave none", async () => {
    await using line = await open(
      calls([
        ["read_file", { file_path: "a" }],
        ["read_file", { file_path: "b" }],
      ]),
      reply([callPart("read_file", { file_path: "c" }, { signature: null })]),
      say("Done."),
    );
    const model = "gemini-3-pro-preview";
    const first = await line.reply({ model });
    const messages = answered(QUESTION.messages, first);
    const second = await line.reply({ model, messages });
    await line.reply({ model, messages: answered(messages, second) });
    const signatures = line.gemini.requests[2]?.body.contents?.map(({ parts = [] }) =>
      parts.map(({ thoughtSignature }) => thoughtSignature),
    );
    const given = Buffer.from("signature 1").toString("base64");
    expect(signatures).toEqual([
      [undefined],
      [given, undefined],
      [undefined, undefined],
      ["skip_thought_signature_validator"],
      [undefined],
    ]);
  });

  test("reads each message once, however often the conversation is sent, and once more for another generation of models", async () => {
    await using line = await open(...["One.", "Two.", "Three.", "Four."].map((text) => say(text)));
    let reads = 0;
    const sent = { functionCall: { id: "c1", name: "glob", args: {} } };
    const message = {
      role: "model",
      get parts() {
        reads++;
        return [sent];
      },
    } as const;
    const response = { functionResponse: { id: "c1", name: "glob", response: { output: "none" } } };
    const messages = [...QUESTION.messages, message, { role: "user", parts: [response] } as const];
    await line.reply({ model: "gemini-3-pro-preview", messages });
    const once = reads;
    await line.reply({ model: "gemini-3-pro-preview", messages });
    expect(reads).toBe(once);
    await line.reply({ model: "gemini-2.5-pro", messages });
    await line.reply({ model: "gemini-2.5-pro", messages });
    expect(reads).toBe(once + 1);
    const signed = { ...sent, thoughtSignature: "skip_thought_signature_validator" };
    const asked = line.gemini.requests.map(({ body }) => body.contents?.at(-2));
    expect(asked).toEqual([signed, signed, sent, sent].map((part) => ({ role: "model", parts: [part] })));
  });

  test("to an older model contains only signatures that the model gave", async () => {
    for (const [signature, sent] of [
      [null, null],
      ["c2lnbmVk", ["c2lnbmVk"]],
    ] as const) {
      await using line = await open(reply([callPart("glob", {}, { signature })]), say("Done."));
      const first = await line.reply();
      await line.reply({ messages: answered(QUESTION.messages, first) });
      const body = JSON.stringify(line.gemini.requests[1]?.body);
      expect(body.match(/(?<="thoughtSignature":")[^"]*/g)).toEqual(sent);
    }
  });
});

describe("a reply", () => {
  test("is assembled from its chunks, however its bytes are split", async () => {
    const text = "Grüße — 総計は 12 € 🛒, done.";
    await using line = await open(say(text, { chunk: 3 }), say(text, { bytes: 7 }));
    expect((await line.reply()).text).toBe(text);
    const second = await line.reply();
    expect(second).toMatchObject({ text, parts: [{ text }], stop: "stop", rawStop: "STOP", model: "gemini-2.5-pro" });
  });

  test("is reported while it arrives", async () => {
    await using line = await open(say("The total is wrong.", { thought: "**Reading the cart** I look at it." }));
    await line.reply();
    expect(line.news).toEqual([
      { kind: "text", text: "The total is" },
      { kind: "text", text: " wrong." },
    ]);
  });

  test("separates thoughts into subjects, and does not send their text back", async () => {
    await using line = await open(
      reply([
        { text: "**Reading the cart**\n\nI look at it.", thought: true },
        { text: " And again.", thought: true },
        { text: "**Mending**\nNow.", thought: true, signature: "c2lnbmVk" },
        { text: "Done." },
      ]),
    );
    expect(await line.reply()).toMatchObject({
      text: "Done.",
      thoughts: [
        { subject: "Reading the cart", description: "I look at it. And again." },
        { subject: "Mending", description: "Now." },
      ],
      parts: [{ text: "", thought: true, thoughtSignature: "c2lnbmVk" }, { text: "Done." }],
    });
  });

  test("keeps each signature on the part it came with", async () => {
    await using line = await open(
      reply([{ text: "One. " }, { text: "Two. " }, { text: "Three.", signature: "dGhyZWU=" }, { text: "Four." }]),
      reply([{ text: "Five." }, { text: "", signature: "ZW5k" }]),
    );
    expect(await line.reply()).toMatchObject({
      text: "One. Two. Three.Four.",
      parts: [{ text: "One. Two. " }, { text: "Three.", thoughtSignature: "dGhyZWU=" }, { text: "Four." }],
    });
    expect((await line.reply()).parts).toEqual([{ text: "Five." }, { text: "", thoughtSignature: "ZW5k" }]);
  });

  test("keeps its calls in order and with the model's ids", async () => {
    await using line = await open(
      calls(
        [
          ["read_file", { file_path: "a" }],
          ["glob", { pattern: "**" }],
        ],
        { thought: "**Looking**" },
      ),
    );
    const { calls: made, parts, stop } = await line.reply();
    expect(made).toEqual([
      { id: "call-1", tool: "read_file", args: { file_path: "a" } },
      { id: "call-2", tool: "glob", args: { pattern: "**" } },
    ]);
    expect(parts.map(({ functionCall }) => functionCall?.id)).toEqual(["call-1", "call-2"]);
    expect(stop).toBe("stop");
  });

  test("gives calls without an id one that is unique in the run, and uses it in the answer", async () => {
    const bare = { id: null };
    await using line = await open(
      reply([callPart("glob", {}, bare), callPart("glob", {}, bare)]),
      call("glob", {}, bare),
      say("Done."),
    );
    const first = await line.reply();
    const messages = answered(QUESTION.messages, first);
    const second = await line.reply({ messages });
    const ids = [...first.calls, ...second.calls].map(({ id }) => id);
    expect(ids).toEqual(["glob_1", "glob_2", "glob_3"]);
    await line.reply({ messages: answered(messages, second) });
    expect(line.gemini.requests[2]?.answers.map(({ id }) => id)).toEqual(["glob_3"]);
  });

  test("does not generate an id that the history of a continued run contains", async () => {
    await using line = await open(call("glob", {}, { id: null }));
    const earlier = [{ id: "glob_1", tool: "glob", args: {} }];
    const parts = earlier.map(({ id, tool, args }) => ({ functionCall: { id, name: tool, args } }));
    const history = { parts, calls: earlier };
    expect((await line.reply({ messages: answered(QUESTION.messages, history) })).calls[0]?.id).toBe("glob_2");
  });

  test("renames a call whose id a call of another agent already has", async () => {
    await using line = await open(call("glob", {}, { id: "x" }), call("glob", {}, { id: "x" }));
    expect((await line.reply()).calls.map(({ id }) => id)).toEqual(["x"]);
    expect((await line.reply()).calls.map(({ id }) => id)).toEqual(["glob_1"]);
  });

  test("renames a call whose id the model has used before", async () => {
    await using line = await open(reply([callPart("glob", {}, { id: "x" }), callPart("glob", {}, { id: "x" })]));
    expect((await line.reply()).calls.map(({ id }) => id)).toEqual(["x", "glob_1"]);
  });

  test("counts its tokens, including thoughts and search results", async () => {
    const usage = { promptTokenCount: 1000, cachedContentTokenCount: 600, candidatesTokenCount: 20 };
    await using line = await open(
      say("Done.", { usage: { ...usage, thoughtsTokenCount: 30, toolUsePromptTokenCount: 7 } }),
    );
    expect((await line.reply()).usage).toEqual({
      input: 1007,
      output: 50,
      cached: 600,
      thoughts: 30,
      estimated: false,
    });
  });

  test("without token counts gets an estimate, never zero", async () => {
    await using line = await open(say("Nine bytes and more.", { usage: null }));
    const { usage } = await line.reply();
    const sent = Buffer.byteLength(line.gemini.requests[0]?.raw ?? "");
    expect(usage).toMatchObject({ input: Math.ceil(sent / 3), estimated: true });
    expect(usage.output).toBeGreaterThanOrEqual(7);
  });

  test("names the sources of quoted text", async () => {
    const citationMetadata = {
      citationSources: [{ uri: "https://a.example", title: "A" }, { uri: "https://a.example" }],
    };
    await using line = await open(say("As A says.", { candidate: { citationMetadata } }));
    const { citations, supports } = await line.reply();
    expect(citations).toEqual([{ uri: "https://a.example", title: "A" }]);
    expect(supports).toBeUndefined();
  });

  test("of a grounded search maps text to its sources", async () => {
    const groundingMetadata = {
      groundingChunks: [{ web: { uri: "https://a.example", title: "A" } }, { web: { uri: "https://b.example" } }],
      groundingSupports: [{ segment: { endIndex: 5 }, groundingChunkIndices: [1, 0] }],
    };
    await using line = await open(say("Sure.", { candidate: { groundingMetadata } }));
    const { citations, supports } = await line.reply();
    expect(citations).toEqual([{ uri: "https://a.example", title: "A" }, { uri: "https://b.example" }]);
    expect(supports).toEqual([{ end: 5, citations: [1, 0] }]);
  });

  test("treats null as a call's arguments like no arguments", async () => {
    await using line = await open(raw({ functionCall: { name: "glob", args: null } }));
    expect((await line.reply()).calls).toEqual([{ id: "glob_1", tool: "glob", args: {} }]);
    expect(line.waits).toEqual([]);
  });

  test.each([null, ""])("takes %j as a signature for none", async (thoughtSignature) => {
    const made = raw({ functionCall: { name: "glob", args: {} }, thoughtSignature });
    await using line = await open(made, say("Done."));
    const model = "gemini-3-pro-preview";
    const first = await line.reply({ model });
    await line.reply({ model, messages: answered(QUESTION.messages, first) });
    const sent = line.gemini.requests[1]?.body.contents?.[1]?.parts?.[0]?.thoughtSignature;
    expect(sent).toBe("skip_thought_signature_validator");
  });

  test("has no half characters, in text or arguments, but whole ones that came in two chunks", async () => {
    const halves = [chunk([{ text: "Half \ude00, whole \ud83d" }], null), chunk([{ text: "\ude00." }], null)];
    const made = chunk([{ functionCall: { name: "glob", args: { pattern: "\ud83d" } } }], "STOP");
    await using line = await open(fault(200, { body: [...halves, made].join("") }));
    const { text, calls: sent } = await line.reply();
    expect(text).toBe("Half \ufffd, whole \ud83d\ude00.");
    expect(sent).toMatchObject([{ args: { pattern: "\ufffd" } }]);
  });

  test("runs a call that shares a part with a thought", async () => {
    const functionCall = { name: "glob", args: { pattern: "*" } };
    await using line = await open(raw({ text: "**Looking** around.", thought: true, functionCall }));
    const answer = await line.reply();
    expect(answer.calls).toEqual([{ id: "glob_1", tool: "glob", args: { pattern: "*" } }]);
    expect(answer.thoughts).toMatchObject([{ subject: "Looking" }]);
  });

  test("skips null sources and keeps the others", async () => {
    const groundingMetadata = {
      groundingChunks: [null, { web: { uri: "https://b.example" } }, { web: null }],
      groundingSupports: [null, { segment: { endIndex: 5 }, groundingChunkIndices: [0, 1, 2] }],
    };
    await using line = await open(say("Sure.", { candidate: { groundingMetadata } }));
    const { text, citations, supports } = await line.reply();
    expect({ text, citations, supports }).toEqual({
      text: "Sure.",
      citations: [{ uri: "https://b.example" }],
      supports: [{ end: 5, citations: [0] }],
    });
    expect(line.waits).toEqual([]);
  });

  test.each<[string, object, object]>([
    [
      "have more cached tokens than tokens in the prompt counts all as cached",
      { promptTokenCount: 1000, cachedContentTokenCount: 1_000_000, candidatesTokenCount: 20 },
      { input: 1000, cached: 1000, output: 20, estimated: false },
    ],
    [
      "are strings of digits counts them",
      { promptTokenCount: "1000", candidatesTokenCount: "20" },
      { input: 1000, output: 20, estimated: false },
    ],
    [
      "are negative estimates them",
      { promptTokenCount: -1000, candidatesTokenCount: -20, cachedContentTokenCount: -5 },
      { cached: 0, estimated: true },
    ],
    [
      "are not numbers estimates them",
      { promptTokenCount: "many", candidatesTokenCount: null, thoughtsTokenCount: {} },
      { thoughts: 0, estimated: true },
    ],
  ])("whose token counts %s", async (_, usage, counted) => {
    await using line = await open(say("Nine bytes and more.", { usage: usage as Record<string, number> }));
    const found = (await line.reply()).usage;
    expect(found).toMatchObject(counted);
    expect([found.input > 0, found.output > 0]).toEqual([true, true]);
  });

  test("is plain JSON", async () => {
    await using line = await open(call("read_file", { file_path: "a" }, { thought: "**Looking** around." }));
    const answer = await line.reply();
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });
});

describe("a finish reason", () => {
  test.each([
    ["MAX_TOKENS", "max_tokens"],
    ["CONTINUATION", "max_tokens"],
    ["SAFETY", "safety"],
    ["BLOCKLIST", "safety"],
    ["PROHIBITED_CONTENT", "safety"],
    ["SPII", "safety"],
    ["RECITATION", "recitation"],
    ["LANGUAGE", "other"],
    ["OTHER", "other"],
    ["SOMETHING_NEW", "other"],
  ])("%s is returned as %s for the loop to judge, without another attempt", async (finish, stop) => {
    await using line = await open(say("So far.", { finish }));
    expect(await line.reply()).toMatchObject({ text: "So far.", stop, rawStop: finish });
    expect(line.waits).toEqual([]);
  });

  test("of an empty reply or of thoughts alone is left for the loop to judge", async () => {
    await using line = await open(reply([]), reply([{ text: "**Hm** …", thought: true }]));
    expect(await line.reply()).toMatchObject({ text: "", calls: [], parts: [], stop: "stop" });
    expect(await line.reply()).toMatchObject({ text: "", thoughts: [{ subject: "Hm" }], stop: "stop" });
  });

  test.each([null, ""])("may be %j in the chunks that have none, as gateways send it", async (none) => {
    const chunks = [chunk([{ text: "All is " }], none), chunk([{ text: "well." }], "STOP"), chunk([], none)];
    const cutOff = `${chunk([{ functionCall: { name: "glob", args: {} } }], none)}data: {"candi`;
    await using line = await open(fault(200, { body: chunks.join("") }), fault(200, { body: cutOff }), say("Again."));
    expect(await line.reply()).toMatchObject({ text: "All is well.", stop: "stop" });
    expect(line.waits).toEqual([]);
    expect(await line.reply()).toMatchObject({ text: "Again.", calls: [] });
  });

  test("may be missing when there are calls", async () => {
    await using line = await open(call("glob", {}, { finish: undefined }));
    expect(await line.reply()).toMatchObject({ stop: "missing", rawStop: "", calls: [{ tool: "glob" }] });
  });

  test("of a malformed call is kept beside a call that can be read", async () => {
    await using line = await open(call("glob", {}, { finish: "MALFORMED_FUNCTION_CALL" }));
    expect(await line.reply()).toMatchObject({ stop: "malformed_call", calls: [{ tool: "glob" }] });
  });

  test("is the reason for the block when the prompt was refused", async () => {
    await using line = await open(blocked("PROHIBITED_CONTENT"));
    expect(await line.reply()).toMatchObject({ stop: "blocked_prompt", rawStop: "PROHIBITED_CONTENT", text: "" });
  });
});

/** A whole answer of one part, exactly as sent. */
function raw(part: object): Step {
  return fault(200, { body: chunk([part], "STOP") });
}

function chunk(parts: readonly object[], finishReason: string | null): string {
  return `data: ${JSON.stringify({ candidates: [{ content: { parts }, finishReason }] })}\r\n\r\n`;
}
