/** Answers that were recorded, for `remit replay`: in a log of Remit's, or by Gemini CLI. */
import type { Entry, Purpose, RunEvent } from "../events.ts";
import { tableIn } from "../lib/read-data.ts";
import type { Model, ModelFailure, ModelNews, ModelResult } from "../ports.ts";
import { given } from "../lib/parts.ts";

export interface RecordedModel extends Model {
  /** When the last answer given came in the recording, in milliseconds since the epoch. */
  readonly at: number;
  /** The recording's entries from the last answer given on, to look up what followed it. */
  readonly rest: readonly Entry[];
}

/** Answers with the next recorded answer of the purpose, among one agent's entries; past the end, `cancelled`. */
export function openRecordedModel(entries: readonly Entry[]): RecordedModel {
  const lines = new Map<Purpose, Line[]>();
  for (const [index, entry] of entries.entries()) note(lines, entry, index);
  let last = -1;
  return {
    get at() {
      return entries[Math.max(0, last)]?.at ?? 0;
    },
    get rest() {
      return entries.slice(last + 1);
    },
    ask({ purpose }, onNews) {
      const line = lines.get(purpose)?.find(({ used: spent }) => !spent);
      if (line?.result === undefined) return Promise.resolve({ kind: "cancelled" });
      line.used = true;
      last = Math.max(last, line.index);
      for (const news of line.news) onNews(news);
      return Promise.resolve(line.result);
    },
  };
}

/** The outcome of one model request. */
interface Line {
  readonly news: ModelNews[];
  result?: ModelResult;
  index: number;
  used: boolean;
}

function note(lines: Map<Purpose, Line[]>, { event }: Entry, index: number): void {
  if (!isOfModel(event)) return;
  const own = lines.get(event.purpose) ?? [];
  lines.set(event.purpose, own);
  const open = own.find(({ result }) => result === undefined);
  if (event.type === "model.asked") return void own.push({ news: [], index, used: false });
  if (open === undefined) return;
  open.index = index;
  if (event.type === "model.retried") open.news.push(retryOf(event));
  else open.result = resultOf(event);
}

type OfModel = Extract<RunEvent, { readonly purpose: Purpose }>;

function isOfModel(event: RunEvent): event is OfModel {
  return "purpose" in event;
}

function retryOf({ attempt, of, waitMs, cause, spent }: Extract<OfModel, { type: "model.retried" }>): ModelNews {
  return { kind: "retry", attempt, waitMs, cause, ...given({ of, spent }) };
}

function resultOf(event: Extract<OfModel, { type: "model.replied" | "model.failed" }>): ModelResult {
  if (event.type === "model.replied") return { kind: "replied", reply: event.reply };
  const { fault, cause = "refused", offers, spent } = event;
  if (cause === "cancelled") return { kind: "cancelled", ...given({ spent }) };
  return { kind: "failed", fault, cause: cause as ModelFailure, ...given({ offers, spent }) };
}

type Fetch = typeof globalThis.fetch;

/** Answers of the API as Gemini CLI records them: JSON lines with `method` and `response`. They replace the network. */
interface RecordedAnswers {
  /** Answers each request with the next recorded stream, whatever it asks; after the last it refuses. */
  readonly fetch: Fetch;
  /** How many streams have not been used yet. */
  readonly left: number;
}

/** Whether this is such a recording and not a log of Remit's, judged by its first line. */
export function isRecordedAnswers(text: string): boolean {
  const first = text.trimStart().split("\n", 1)[0] ?? "";
  return typeof tableIn(first)["method"] === "string";
}

/** Only streams answer an agent; Gemini CLI uses other methods elsewhere. A sentence when a line cannot be read. */
export function readRecordedAnswers(text: string): RecordedAnswers | string {
  const streams: (readonly unknown[])[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const { method, response } = tableIn(line);
    if (typeof method !== "string") return `Line ${index + 1} is not a JSON object with a method.`;
    if (method !== "generateContentStream") continue;
    if (!Array.isArray(response))
      return `Line ${index + 1}: the response of generateContentStream is no list of chunks.`;
    streams.push(response);
  }
  if (streams.length === 0) return "It has no answer of generateContentStream.";
  let next = 0;
  return {
    fetch: () => Promise.resolve(next < streams.length ? speak(streams[next++] ?? []) : refuse()),
    get left() {
      return streams.length - next;
    },
  };
}

function speak(chunks: readonly unknown[]): Response {
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("");
  return new Response(events, { headers: { "content-type": "text/event-stream" } });
}

function refuse(): Response {
  const error = { code: 400, status: "FAILED_PRECONDITION", message: "The recording has no further answer." };
  return Response.json({ error }, { status: error.code });
}
