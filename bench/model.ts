/** A scripted model on loopback that speaks the interfaces of Gemini, OpenAI (responses) and Anthropic (messages). */
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { listen, readBody } from "../__tests__/world/loopback.ts";
import type { Call, Scenario } from "./scenarios.ts";

/** A call in a program's own format; the arguments are text for a tool that takes free text. */
export interface ProgramCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>> | string;
}

/** A model request as received. Times are from `performance.now()`. */
export interface Question {
  readonly arrived: number;
  /** When the last byte of the reply was sent; for a connection that was cut or stalls, when that began. */
  ended: number | undefined;
  /** The turn that answered it; undefined for a request for another purpose, or one answered by a fault. */
  readonly turn: number | undefined;
  readonly faulty: boolean;
  readonly bytes: number;
  /** Characters of the system prompt and of the declarations. */
  readonly chars: number;
}

export interface Model extends AsyncDisposable {
  readonly url: string;
  readonly questions: readonly Question[];
}

/** `own` names a tool that only the agent's turn requests declare. */
export async function openModel(
  { turns, fault }: Pick<Scenario, "turns" | "fault">,
  own: string,
  callFor: (call: Call) => ProgramCall,
): Promise<Model> {
  const questions: Question[] = [];
  let [next, left] = [0, fault];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const arrived = performance.now();
    const text = (await readBody(request)).toString();
    const path = request.url ?? "";
    const dialect = DIALECTS.find((each) => each.path.test(path));
    if (dialect === undefined) return void response.writeHead(404).end("{}");
    if (/count_?tokens/i.test(path)) return void response.end('{"totalTokens":1000,"input_tokens":1000}');
    const { system, tools } = dialect.read(JSON.parse(text) as Body);
    const mine = JSON.stringify(tools).includes(`"${own}"`);
    const failing = mine && next === 1 ? left : undefined;
    const script = turns[next];
    const reply = mine && script !== undefined ? replyOf(script.text, script.calls.map(callFor), next) : ASIDE;
    const question = {
      arrived,
      ended: undefined as number | undefined,
      turn: mine && failing === undefined ? next++ : undefined,
      faulty: failing !== undefined,
      bytes: Buffer.byteLength(text),
      chars: system.length + JSON.stringify(tools).length,
    };
    questions.push(question);
    if (failing !== undefined) left = undefined;
    await answer(response, dialect.write(reply), failing);
    question.ended = performance.now();
  };
  const server = await listen(serve, (error) => process.stderr.write(`The scripted model: ${String(error)}\n`));
  return { url: server.url, questions, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

async function answer(response: ServerResponse, events: readonly string[], fault: Scenario["fault"]): Promise<void> {
  if (fault === "drop") return void response.socket?.destroy();
  if (fault === "500") {
    const error = { code: 500, status: "INTERNAL", type: "api_error", message: "Internal error encountered." };
    response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ type: "error", error }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (fault === "stall") return void response.write(events[0]);
  response.end(events.join(""));
  await once(response, "close");
}

interface Reply {
  readonly id: string;
  readonly text: string;
  readonly calls: readonly (ProgramCall & { readonly id: string })[];
}

function replyOf(text: string, calls: readonly ProgramCall[], turn: number): Reply {
  return { id: `r${turn}`, text, calls: calls.map((call, n) => ({ ...call, id: `c${turn}x${n}` })) };
}

/** The reply to every other request: loop checks, a session's title. */
const ASIDE = replyOf(
  '{"loop":false,"confidence":0,"reason":"It gets on.","unproductive_state_analysis":"","unproductive_state_confidence":0,"title":"Cart"}',
  [],
  -1,
);

interface Body {
  readonly systemInstruction?: { readonly parts?: readonly { readonly text?: string }[] };
  readonly instructions?: string;
  readonly input?: readonly { readonly role?: string; readonly content?: readonly { readonly text?: string }[] }[];
  readonly system?: string | readonly { readonly text?: string }[];
  readonly tools?: readonly unknown[];
}

interface Dialect {
  readonly path: RegExp;
  readonly read: (body: Body) => { readonly system: string; readonly tools: readonly unknown[] };
  /** Server-sent events. */
  readonly write: (reply: Reply) => readonly string[];
}

const DIALECTS: readonly Dialect[] = [
  {
    path: /\/models\/[^/]+:(?:streamGenerateContent|countTokens)/,
    read: ({ systemInstruction, tools = [] }) => ({ system: textOf(systemInstruction?.parts ?? []), tools }),
    write: ({ text, calls }) => {
      const parts = [
        { text },
        ...calls.map(({ id, name, args }, n) => ({
          functionCall: { id, name, args },
          ...(n === 0 ? { thoughtSignature: Buffer.from(id).toString("base64") } : {}),
        })),
      ];
      const usageMetadata = { promptTokenCount: 1000, candidatesTokenCount: 50, totalTokenCount: 1050 };
      return parts.map((part, n) => {
        const finish = n === parts.length - 1 ? { finishReason: "STOP" } : {};
        const candidates = [{ index: 0, content: { role: "model", parts: [part] }, ...finish }];
        return `data: ${JSON.stringify({ candidates, usageMetadata })}\r\n\r\n`;
      });
    },
  },
  {
    path: /\/responses$/,
    read: ({ instructions = "", input = [], tools = [] }) => {
      const more = input.filter(({ role }) => role === "developer" || role === "system");
      return { system: instructions + textOf(more.flatMap(({ content = [] }) => content)), tools };
    },
    write: writeResponses,
  },
  {
    path: /\/messages(?:\/count_tokens)?(?:\?|$)/,
    read: ({ system = "", tools = [] }) => ({ system: typeof system === "string" ? system : textOf(system), tools }),
    write: writeMessages,
  },
];

function textOf(parts: readonly { readonly text?: string }[]): string {
  return parts.map(({ text = "" }) => text).join("");
}

function writeResponses({ id, text, calls }: Reply): readonly string[] {
  const content = [{ type: "output_text", text, annotations: [] }];
  const output = [
    { type: "message", id: `m${id}`, role: "assistant", status: "completed", content },
    ...calls.map(({ id: call_id, name, args }) => ({
      ...(typeof args === "string"
        ? { type: "custom_tool_call", input: args }
        : { type: "function_call", arguments: JSON.stringify(args) }),
      id: `i${call_id}`,
      call_id,
      name,
      status: "completed",
    })),
  ];
  const usage = { input_tokens: 1000, output_tokens: 50, total_tokens: 1050 };
  const response = { id, object: "response", status: "completed", output, usage };
  return [
    event("response.created", { response: { ...response, status: "in_progress", output: [] } }),
    ...output.flatMap((item, output_index) => [
      event("response.output_item.added", { output_index, item }),
      event("response.output_item.done", { output_index, item }),
    ]),
    event("response.completed", { response }),
  ];
}

function writeMessages({ id, text, calls }: Reply): readonly string[] {
  const usage = { input_tokens: 1000, output_tokens: 50 };
  const start = { type: "text", text: "" };
  const blocks = [
    { start, delta: { type: "text_delta", text } },
    ...calls.map(({ id: call, name, args }) => ({
      start: { type: "tool_use", id: call, name, input: {} },
      delta: { type: "input_json_delta", partial_json: JSON.stringify(args) },
    })),
  ];
  const message = { id, type: "message", role: "assistant", model: "scripted", content: [], stop_reason: null, usage };
  const delta = { stop_reason: calls.length === 0 ? "end_turn" : "tool_use", stop_sequence: null };
  return [
    event("message_start", { message }),
    ...blocks.flatMap((block, index) => [
      event("content_block_start", { index, content_block: block.start }),
      event("content_block_delta", { index, delta: block.delta }),
      event("content_block_stop", { index }),
    ]),
    event("message_delta", { delta, usage }),
    event("message_stop", {}),
  ];
}

function event(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
