/** Google's own SDK sends what Remit sends: the same path, key and body. */
import { expect, test } from "@jest/globals";
import { GoogleGenAI, type GenerateContentParameters } from "@google/genai/web";
import { openAccess } from "../../src/adapters/gemini/access.ts";
import { type QuestionBody, writeBody } from "../../src/adapters/gemini.ts";
import type { Message } from "../../src/events.ts";
import type { Question } from "../../src/ports.ts";
import { QUESTION } from "../world/gemini/ask.ts";

const MESSAGES: readonly Message[] = [
  { role: "user", parts: [{ text: "Mend the total." }, { inlineData: { mimeType: "image/png", data: "aGk=" } }] },
  {
    role: "model",
    parts: [
      { text: "", thought: true, thoughtSignature: "c2ln" },
      { functionCall: { id: "c1", name: "read_file", args: { file_path: "a.js" } }, thoughtSignature: "c2ln" },
    ],
  },
  { role: "user", parts: [{ functionResponse: { id: "c1", name: "read_file", response: { output: "x" } } }] },
];
const TOOLS = [{ name: "read_file", description: "Reads.", parameters: { type: "object", properties: {} } }];

test.each<[string, Partial<Question>]>([
  ["a turn with calls and their answers", { messages: MESSAGES, tools: TOOLS }],
  ["a turn of a model that thinks by level", { model: "gemini-3.8-flash", messages: MESSAGES, tools: TOOLS }],
  ["a question for JSON", { schema: { type: "object", properties: { a: { type: "string" } } }, temperature: 0 }],
  ["a search", { search: true, system: "" }],
  ["a tuned model", { model: "tunedModels/shop" }],
])("the SDK sends the same path, key and body for %s", async (_, asked) => {
  const question = { ...QUESTION, ...asked };
  const body = JSON.parse(writeBody(question, undefined).toString()) as QuestionBody;
  const access = openAccess({ kind: "api-key", key: "k" }, "https://model.example");
  const url = `${access.root}/${access.pathOf(question.model)}:streamGenerateContent?alt=sse`;
  const { "x-goog-api-key": key } = await access.headers();
  expect(await askBySdk(body, question.model)).toEqual({ url, key, body });
});

/** What the SDK sends. */
async function askBySdk(
  { contents, systemInstruction, tools, generationConfig }: QuestionBody,
  model: string,
): Promise<object> {
  let sent = {};
  const take: typeof fetch = async (input, init) => {
    const { url, headers, body } = new Request(input, { ...init, duplex: "half" });
    sent = { url, key: headers.get("x-goog-api-key"), body: JSON.parse(await new Response(body).text()) };
    return new Response("data: {}\n\n");
  };
  const httpOptions = { baseUrl: "https://model.example", apiVersion: "v1beta", fetch: take };
  const client = new GoogleGenAI({ vertexai: false, apiKey: "k", httpOptions });
  const config = {
    ...generationConfig,
    ...(systemInstruction && { systemInstruction }),
    ...(tools && { tools: [...tools] }),
    automaticFunctionCalling: { disable: true },
    automaticContinuation: false,
  } as NonNullable<GenerateContentParameters["config"]>;
  await client.models.generateContentStream({ model, contents: [...contents], config });
  return sent;
}
