/** The model: Gemini, by its REST API. Retries temporary faults; any other fault says what to do about it. */
import type { Content, GenerationConfig, ThinkingConfig, ThinkingLevel, Tool } from "@google/genai/web";
import type { Clock, Model, ModelResult, Question, Random } from "../ports.ts";
import { openAccess, type Access, type Credentials, listOffers } from "./gemini/access.ts";
import { readChunks, CANCELLED, openExchange, Stalled, type HttpExchange, type StreamSilences } from "./gemini/wire.ts";
import { Draft, openCallIds, type CallIds } from "./gemini/draft.ts";
import type { AttemptFailure, RequestPatience } from "./gemini/failure.ts";
import { send, type HttpFetch } from "./http.ts";
import type { Fault, Reply, Usage, Message, Part } from "../events.ts";
import { baseName, type Thinking, generationOf, levelFor } from "../lib/models.ts";
import { given } from "../lib/parts.ts";
import { onceForObject } from "../lib/once.ts";
import { asTable } from "../lib/read-data.ts";
import { wellFormedJson } from "../lib/well-formed.ts";

export interface GeminiOptions {
  readonly credentials: Credentials;
  /** The API's address; Google's own when absent. */
  readonly baseUrl?: string;
  readonly clock: Clock;
  readonly random: Random;
  /** Milliseconds until the first byte of an answer; 180,000 when absent. Node gives up after 300,000. */
  readonly firstByteMs?: number;
  /** Milliseconds between two bytes of an answer; 60,000 when absent. Node gives up after 300,000. */
  readonly idleMs?: number;
  readonly fetch?: HttpFetch;
  /** How much the model should think; absent for the model's default. */
  readonly thinking?: Thinking;
}

/** The models an account can use, best first; or why they are unknown. */
type OfferedModels =
  { readonly kind: "offers"; readonly models: readonly string[] } | { readonly kind: "failed"; readonly fault: Fault };

export interface Gemini extends Model {
  /** Asks once, without a retry. */
  offers(signal: AbortSignal): Promise<OfferedModels>;
}

/** Gemini behind the {@link Model} port. Sends nothing before the first request. */
export function openGemini(options: GeminiOptions): Gemini {
  const { clock, random, fetch = send, firstByteMs = 180_000, idleMs = 60_000 } = options;
  const ids = openCallIds();
  const line: Line = {
    options,
    ids,
    fetch,
    silences: { firstByteMs, idleMs },
    access: openAccess(options.credentials, options.baseUrl),
    unsigned: new WeakMap(),
  };
  return {
    async ask(question, onNews, signal) {
      let patience: RequestPatience | undefined;
      for (let attempt = 1; ; attempt++) {
        const outcome = await tryOnce(line, question, onNews, signal);
        if (outcome.kind !== "trouble") return outcome;
        const { trouble, spent, reply } = outcome;
        patience ??= (await loadFailures()).openPatience(random);
        const wait = patience.after(trouble);
        if (wait === undefined)
          return reply === undefined ? await failed(outcome, line, question, signal) : replied(reply, ids);
        if (trouble.kind === "signatures") dropSignatures(line, question);
        const cause = withoutKey(trouble.why, options);
        onNews({ kind: "retry", attempt, of: attempt + wait.left, waitMs: wait.ms, cause, ...given({ spent }) });
        await clock.sleep(wait.ms, signal);
      }
    },
    offers: (signal) => askForOffers(line, signal),
  };
}

/** Most requests are answered. */
function loadFailures() {
  return import("./gemini/failure.ts");
}

/** What every attempt needs. */
interface Line {
  readonly options: GeminiOptions;
  readonly ids: CallIds;
  readonly fetch: HttpFetch;
  readonly silences: StreamSilences;
  readonly access: Access;
  /** The messages whose signatures the API has refused, with what is sent in their place. */
  readonly unsigned: WeakMap<Message, Message>;
}

type Outcome =
  | ModelResult
  /** `reply`: the best reply so far, used if no later attempt brings a better one. */
  | { readonly kind: "trouble"; readonly trouble: AttemptFailure; readonly spent?: Usage; readonly reply?: Reply };

type OnNews = Parameters<Model["ask"]>[1];

async function tryOnce(line: Line, question: Question, onNews: OnNews, signal: AbortSignal): Promise<Outcome> {
  if (signal.aborted) return { kind: "cancelled" };
  const exchange = openExchange(line.fetch, line.options.clock, line.silences, signal);
  const draft = new Draft(question.model, line.ids.claim(question.messages));
  try {
    const enough = await Promise.race([receive(line, question, draft, exchange, onNews), firing(exchange.signal)]);
    return enough ? replied(draft.cutShort(exchange.sent), line.ids) : await settle(line, question, draft, exchange);
  } catch (error) {
    const reason: unknown = exchange.signal.aborted ? exchange.signal.reason : error;
    const spent = given({ spent: draft.spent(exchange.sent) });
    if (reason === CANCELLED) return { kind: "cancelled", ...spent };
    // Once the model has finished, its reply counts, even if the connection fails afterwards.
    if (draft.finished) return await settle(line, question, draft, exchange);
    return { ...(await judged(reason, line, question, exchange)), ...spent };
  } finally {
    exchange.close();
  }
}

/** Whether `onNews` asked to stop. */
async function receive(
  line: Line,
  question: Question,
  draft: Draft,
  exchange: HttpExchange,
  onNews: OnNews,
): Promise<boolean> {
  const { access } = line;
  const url = `${access.root}/${access.pathOf(question.model)}:streamGenerateContent?alt=sse`;
  const messages = question.messages.map((message) => line.unsigned.get(message) ?? message);
  const body = writeBody({ ...question, messages }, line.options.thinking);
  const pieces = await exchange.send(url, { method: "POST", headers: await access.headers(), body });
  for await (const chunk of readChunks(pieces)) {
    if (exchange.signal.aborted) return false;
    const text = draft.take(chunk);
    if (text !== "" && onNews({ kind: "text", text }) === "enough") return true;
  }
  return false;
}

async function settle(line: Line, question: Question, draft: Draft, exchange: HttpExchange): Promise<Outcome> {
  const verdict = draft.judge(exchange.sent);
  if (verdict.kind === "whole") return replied(verdict.reply, line.ids);
  const { brokenStream } = await loadFailures();
  const trouble = brokenStream(verdict.why, question);
  const spent = draft.spent(exchange.sent);
  return {
    kind: "trouble",
    trouble,
    ...given({ spent }),
    ...(verdict.kind === "malformed" && { reply: verdict.reply }),
  };
}

async function judged(
  error: unknown,
  line: Line,
  { model }: Pick<Question, "model">,
  { begun, answered }: HttpExchange,
) {
  const { credentials, clock } = line.options;
  const vertex = credentials.kind === "vertex";
  const { judgeError } = await loadFailures();
  const trouble = judgeError(error, { model, vertex, clock, answered, begun });
  if (trouble === undefined) throw error;
  return { kind: "trouble", trouble } as const;
}

function replied(reply: Reply, ids: CallIds): ModelResult {
  ids.keep(reply.calls);
  return { kind: "replied", reply };
}

/** When the model is not found, the API is asked which models there are. */
async function failed(
  { trouble, spent }: Extract<Outcome, { readonly kind: "trouble" }>,
  line: Line,
  { model, tools }: Question,
  signal: AbortSignal,
): Promise<ModelResult> {
  const { cause, fault } = trouble.failure;
  const named = { ...fault, message: nameTools(fault.message, tools) };
  const result = { kind: "failed", cause, fault: masked(named, line.options), ...given({ spent }) } as const;
  if (cause !== "not_found") return result;
  const offers = await askForOffers(line, signal);
  return offers.kind === "failed"
    ? result
    : { ...result, offers: offers.models.filter((name) => name !== baseName(model)) };
}

/** The API names a tool whose schema it refuses only by its place among all. */
function nameTools(message: string, tools: Question["tools"]): string {
  return message.replaceAll(/function_?declarations\[(\d+)\]/gi, (place, index: string) => {
    const tool = tools[Number(index)];
    return tool === undefined ? place : `${place} (${tool.name})`;
  });
}

async function askForOffers(line: Line, signal: AbortSignal): Promise<OfferedModels> {
  const { options, fetch, silences } = line;
  const exchange = openExchange(fetch, options.clock, { ...silences, firstByteMs: 10_000 }, signal);
  try {
    const offers = listOffers(line.access, options.credentials, exchange, options.clock.now());
    return { kind: "offers", models: await Promise.race([offers, firing(exchange.signal)]) };
  } catch (error) {
    const reason: unknown = exchange.signal.aborted ? exchange.signal.reason : error;
    const cut = reason === CANCELLED ? new Stalled("it was given up before an answer came") : reason;
    const outcome = await judged(cut, line, LISTING, exchange);
    return { kind: "failed", fault: masked(outcome.trouble.failure.fault, options) };
  } finally {
    exchange.close();
  }
}

/** Used where a message would name the model. */
const LISTING = { model: "The list of models" };

function masked(fault: Fault, options: GeminiOptions): Fault {
  return { ...fault, message: withoutKey(fault.message, options) };
}

// A proxy may echo the request, key included.
function withoutKey(text: string, { credentials }: GeminiOptions): string {
  return credentials.kind === "api-key" && credentials.key !== ""
    ? text.replaceAll(credentials.key, "[redacted]")
    : text;
}

/** Rejects when the signal fires. */
function firing(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fire = (): void => reject(signal.reason);
    if (signal.aborted) fire();
    else signal.addEventListener("abort", fire, { once: true });
  });
}

// ── The body of a request ────────────────────────────────────────────────────────────────────────────────────────────

/** As the API takes it. */
export interface QuestionBody {
  readonly contents: readonly Content[];
  readonly systemInstruction?: Content;
  readonly tools?: readonly Tool[];
  readonly generationConfig: GenerationConfig;
}

/** A {@link QuestionBody} in UTF-8. `thinking`: how much the model should think; absent for the model's default. */
export function writeBody(question: Question, thinking: Thinking | undefined): Buffer {
  const { model, messages, system } = question;
  const tools = formTools(question);
  const rest = {
    ...(system === "" ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    ...(tools.length === 0 ? {} : { tools }),
    generationConfig: formConfig(question, thinking),
  } satisfies Omit<QuestionBody, "contents">;
  const written = (generationOf(model) ?? 0) >= 3 ? SIGNED : PLAIN;
  const contents = messages.flatMap((message, at) => (at === 0 ? [written(message)] : [COMMA, written(message)]));
  return Buffer.concat([OPEN, ...contents, Buffer.from(`],${JSON.stringify(rest).slice(1)}`)]);
}

const [OPEN, COMMA] = [Buffer.from('{"contents":['), Buffer.from(",")];

// Every turn sends the whole conversation again.
const PLAIN = onceForObject(({ role, parts }: Message) => writeMessage({ role, parts }));
const SIGNED = onceForObject(({ role, parts }: Message) => writeMessage({ role, parts: signFirstCall(role, parts) }));

// A server of tools can send half a character, and a gateway may refuse it.
function writeMessage(message: Message): Buffer {
  return Buffer.from(wellFormedJson(message));
}

/** Sent where a thought signature is missing: Gemini 3 accepts this value and refuses a call without any signature. */
const NO_SIGNATURE = "skip_thought_signature_validator";

// Gemini 3 answers 400 when the first call of a model turn has no signature; later calls of the turn need none. It
// checks only the turns since the user's last text, but signing the whole history keeps the cached prefix.
function signFirstCall(role: Message["role"], parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(({ functionCall }) => functionCall !== undefined);
  if (role !== "model" || first < 0 || parts[first]?.thoughtSignature !== undefined) return parts;
  return parts.with(first, { ...parts[first], thoughtSignature: NO_SIGNATURE });
}

// The API refuses signatures of another account or service, such as those of a continued run, and some of its own.
function dropSignatures({ unsigned }: Line, { messages }: Question): void {
  for (const message of messages) if (!unsigned.has(message)) unsigned.set(message, withoutSignatures(message));
}

/** A message without signatures and what consists of them alone. */
function withoutSignatures({ role, parts }: Message): Message {
  const bare = parts.flatMap((part) => {
    const { thoughtSignature: _, ...rest } = part;
    return rest.text === "" ? [] : [rest];
  });
  return { role, parts: bare.length === 0 ? [{ text: "…" }] : bare };
}

// topP and topK as Gemini CLI sends them, so that a model behaves as users know it.
function formConfig({ model, temperature, schema }: Question, wanted: Thinking | undefined): GenerationConfig {
  const thinking = thinkingOf(model, wanted);
  return {
    temperature: temperature ?? 1,
    topP: 0.95,
    topK: 64,
    ...(schema === undefined ? {} : { responseMimeType: "application/json", responseJsonSchema: schema }),
    ...(thinking === undefined ? {} : { thinkingConfig: thinking }),
  };
}

function formTools({ tools, search }: Question): Tool[] {
  const functionDeclarations = tools.map(({ name, description, parameters }) => ({
    name,
    description,
    // "For function with no parameters, this can be left unset" (the API's reference).
    ...(Object.keys(asTable(parameters["properties"])).length > 0 && { parametersJsonSchema: parameters }),
  }));
  return [
    ...(functionDeclarations.length === 0 ? [] : [{ functionDeclarations }]),
    ...(search === true ? [{ googleSearch: {} }] : []),
  ];
}

// Gemini 3 takes a level, Gemini 2.5 a budget; both together are refused. The defaults are Gemini CLI's.
function thinkingOf(model: string, wanted: Thinking | undefined): ThinkingConfig | undefined {
  const generation = generationOf(model);
  if (generation === undefined || generation < 2.5) return undefined;
  if (generation < 3) return { includeThoughts: true, thinkingBudget: wanted === undefined ? 8192 : BUDGETS[wanted] };
  const level = levelFor(model, wanted ?? "high");
  return { includeThoughts: true, thinkingLevel: level.toUpperCase() as ThinkingLevel };
}

/** Tokens, as Google's API translates each level. */
const BUDGETS: Readonly<Record<Thinking, number>> = { minimal: 1_024, low: 1_024, medium: 8_192, high: 24_576 };
