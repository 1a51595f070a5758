/** The wire format of a reply: the chunks of a stream, and how they are sent or cut off. */
import type { ServerResponse } from "node:http";
import { reset } from "../loopback.ts";
import type { GeminiRequest, WirePart } from "./request.ts";
import { canonical, type SentCall } from "./rules.ts";
import type { Gate, ReplyStep, ScriptPart } from "./script.ts";

/** The ids and signatures that one server has sent so far. */
export interface Memory {
  calls: number;
  signatures: number;
  readonly sent: SentCall[];
}

export interface Chunk {
  readonly candidates?: readonly Candidate[];
  readonly [key: string]: unknown;
}

interface Candidate {
  readonly content?: { readonly parts: readonly WirePart[]; readonly role: "model" };
  readonly finishReason?: string;
  readonly index: number;
}

/** The chunks of a reply, in order. Calls are recorded, so that lost signatures are noticed. */
export function formChunks(step: ReplyStep, request: GeminiRequest, memory: Memory): Chunk[] {
  const parts = signCalls(step.parts, memory).flatMap((part) => splitText(part, step.chunk ?? 12));
  const contents = parts.map((part): Chunk => ({
    candidates: [{ content: { parts: [part], role: "model" }, index: 0 }],
  }));
  const chunks = [...contents.slice(0, -1), close(contents.at(-1) ?? {}, step)];
  const counts = step.usage === null ? {} : { usageMetadata: { ...countTokens(step, request), ...step.usage } };
  const marks = { ...counts, modelVersion: request.model, responseId: `response-${memory.sent.length}` };
  return chunks.map((chunk) => ({ ...chunk, ...marks }));
}

/** Send a reply as server-sent events, up to its end or its fault. */
export async function sendStream(response: ServerResponse, chunks: readonly Chunk[], step: ReplyStep): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  const { end, gate } = step;
  const last = end.kind === "whole" ? chunks.length : Math.min(end.after, chunks.length);
  for (const [index, chunk] of chunks.slice(0, last).entries()) {
    if (gate?.after === index && index > 0) await pass(gate);
    await write(response, `data: ${JSON.stringify(chunk)}\r\n\r\n`, step.bytes);
  }
  if (gate !== undefined && gate.after >= last && gate.after > 0) await pass(gate);
  if (end.kind === "cut") return reset(response);
  if (end.kind === "malformed") await write(response, `data: {"candidates": [{"content": {"parts": [{"te\r\n\r\n`);
  if (end.kind === "error") await write(response, `data: ${OVERLOADED}\r\n\r\n`);
  response.end();
}

/** The same reply in one piece, for `generateContent`. */
export function joinChunks(chunks: readonly Chunk[]): Chunk {
  const parts = chunks.flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? []);
  const final = chunks.at(-1);
  return { ...final, candidates: [{ index: 0, ...final?.candidates?.[0], content: { parts, role: "model" } }] };
}

const OVERLOADED = JSON.stringify({
  error: { code: 503, message: "The model is overloaded. Please try again later.", status: "UNAVAILABLE" },
});

/** Wait at a gate until it is released. */
export async function pass(gate: Gate): Promise<void> {
  gate.reach();
  await gate.open;
}

async function write(response: ServerResponse, text: string, size?: number): Promise<void> {
  const bytes = Buffer.from(text);
  const step = size ?? bytes.length;
  for (let at = 0; at < bytes.length; at += step) {
    await new Promise<void>((resolve) => void response.write(bytes.subarray(at, at + step), () => resolve()));
  }
}

// Gemini signs only the first of parallel calls.
function signCalls(parts: readonly ScriptPart[], memory: Memory): WirePart[] {
  const first = parts.findIndex(({ call }) => call !== undefined);
  return parts.map(({ text, thought, call, signature: given }, index) => {
    const own = given === undefined && index === first ? signatureOf(++memory.signatures) : undefined;
    const signature = given ?? own;
    const signed = signature === undefined ? {} : { thoughtSignature: signature };
    if (call === undefined) return { text: text ?? "", ...(thought === true ? { thought } : {}), ...signed };
    const id = call.id === undefined ? `call-${++memory.calls}` : (call.id ?? undefined);
    memory.sent.push({ id, name: call.name, args: canonical(call.args), signature });
    return { functionCall: { ...(id === undefined ? {} : { id }), name: call.name, args: call.args }, ...signed };
  });
}

function signatureOf(n: number): string {
  return Buffer.from(`signature ${n}`).toString("base64");
}

function splitText(part: WirePart, size: number): WirePart[] {
  const { text, thought, thoughtSignature } = part;
  if (text === undefined || thought === true || thoughtSignature !== undefined) return [part];
  const letters = Array.from(text);
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, n) => ({
    text: letters.slice(n * size, (n + 1) * size).join(""),
  }));
}

function close(chunk: Chunk, { finish, candidate, extra }: ReplyStep): Chunk {
  const given = chunk.candidates?.[0];
  const reason = finish === undefined ? {} : { finishReason: finish };
  const ended =
    given === undefined && finish === undefined ? undefined : { index: 0, ...given, ...reason, ...candidate };
  return { ...(ended === undefined ? {} : { candidates: [ended] }), ...extra };
}

function countTokens({ parts }: ReplyStep, { raw }: GeminiRequest): Record<string, number> {
  const thoughts = tokens(parts.filter(({ thought }) => thought === true));
  const answerTokens = tokens(parts.filter(({ thought }) => thought !== true));
  const prompt = Math.ceil(raw.length / 4);
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: answerTokens,
    ...(thoughts === 0 ? {} : { thoughtsTokenCount: thoughts }),
    totalTokenCount: prompt + answerTokens + thoughts,
  };
}

function tokens(parts: readonly ScriptPart[]): number {
  return parts.length === 0 ? 0 : Math.ceil(JSON.stringify(parts).length / 4);
}
