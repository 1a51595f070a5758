/** A model that repeats its answers from a recorded run, for `remit replay`. */
import type { Entry, Purpose, RunEvent } from "../events.ts";
import type { Model, ModelFailure, ModelNews, ModelResult } from "../ports.ts";

export interface RecordedModel extends Model {
  /** When the last answer given came in the recording, in milliseconds since the epoch. */
  readonly at: number;
  /** The recording's entries from the last answer given on, to look up what followed it. */
  readonly rest: readonly Entry[];
}

/**
 * Answers each question with the next recorded answer of the same purpose, whatever the question; repeats retries and
 * failures. A question past the recording's end is answered as in a cancelled run.
 *
 * @param entries one agent's entries, in order
 */
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
    ask({ purpose }, tell) {
      const line = lines.get(purpose)?.find(({ spent }) => !spent);
      if (line?.result === undefined) return Promise.resolve({ kind: "cancelled" });
      line.spent = true;
      last = Math.max(last, line.index);
      for (const news of line.news) tell(news);
      return Promise.resolve(line.result);
    },
  };
}

/** The outcome of one question. */
interface Line {
  readonly news: ModelNews[];
  result?: ModelResult;
  index: number;
  spent: boolean;
}

function note(lines: Map<Purpose, Line[]>, { event }: Entry, index: number): void {
  if (!isOfModel(event)) return;
  const own = lines.get(event.purpose) ?? [];
  lines.set(event.purpose, own);
  const open = own.find(({ result }) => result === undefined);
  if (event.type === "model.asked") return void own.push({ news: [], index, spent: false });
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
  const known = { ...(of === undefined ? {} : { of }), ...(spent === undefined ? {} : { spent }) };
  return { kind: "retry", attempt, waitMs, cause, ...known };
}

function resultOf(event: Extract<OfModel, { type: "model.replied" | "model.failed" }>): ModelResult {
  if (event.type === "model.replied") return { kind: "replied", reply: event.reply };
  const cause = FAILURES.find((each) => each === event.cause) ?? "refused";
  return { kind: "failed", fault: event.fault, cause, ...(event.offers === undefined ? {} : { offers: event.offers }) };
}

const FAILURES: readonly ModelFailure[] = [
  "overflow",
  "quota",
  "unavailable",
  "auth",
  "not_found",
  "refused",
  "broken_stream",
];
