/** What leaves the model's view: masked answers, what remains of them, and where the history is cut. Pure. */
import type { Answer, Call } from "../events.ts";
import { cutHead, cutTail, SPILL_PREFIX } from "../tools.ts";
import type { AnsweredCall, Turn } from "./context.ts";
import { estimateMessages, estimateText } from "./tokens.ts";
import { onceForObject } from "../lib/once.ts";

// Gemini CLI shows 250 characters of each end, and 10 lines of a command's output, which ends with its result.
const END = 250;
const SHELL_LINES = 10;
const SHELL_END = 1_000;
const SHELL = "run_shell_command";

/** What the model sees of a masked answer; a short one is shown whole. `kept`: the path of a file with all of it. */
export function maskedText(call: Call, answer: Answer, kept?: string): string {
  const { text } = answer;
  const [head, tail] = call.tool === SHELL ? shellEnds(text) : [cutHead(text, END), cutTail(text, END)];
  const hidden = text.length - head.length - tail.length;
  if (hidden <= END) return text;
  return [
    head.trimEnd(),
    `[${hidden} characters of this older result are left out; ${again(call, answer, kept)}]`,
    tail,
  ].join("\n");
}

function shellEnds(text: string): [head: string, tail: string] {
  const lines = text.split("\n");
  const head = lines.slice(0, SHELL_LINES).join("\n");
  const tail = lines.slice(-SHELL_LINES).join("\n");
  return [cutHead(head, SHELL_END), cutTail(tail, SHELL_END)];
}

// A clipped answer names the file with its full text.
function again(call: Call, { text, clippedFrom }: Answer, kept: string | undefined): string {
  const path = clippedFrom === undefined ? kept : KEPT_AT.exec(text)?.[0];
  return path === undefined ? `call ${call.tool} again if you need them` : `read_file ${path} has the whole`;
}

const KEPT_AT = new RegExp(`${SPILL_PREFIX}[\\w.-]*[\\w-]`);

export interface MaskPlan {
  /** Calls whose answers are masked, oldest first. */
  readonly ids: readonly string[];
  /** Tokens this frees, by our estimate. */
  readonly saved: number;
}

/** What masking spares. */
export interface MaskBounds {
  /** Tokens of the newest answers. */
  readonly tokens: number;
  /** Whether the newest turn is left alone whatever its size. */
  readonly latest: boolean;
  /** Freeing fewer tokens than this is not worth the lost cache. */
  readonly step: number;
}

/** The answers to mask; undefined when it is not worth it. */
export function planMask(turns: readonly Turn[], { tokens, latest, step }: MaskBounds): MaskPlan | undefined {
  const newest = turns.findLast(({ answered }) => answered.length > 0);
  const ids: string[] = [];
  let seen = 0;
  let saved = 0;
  for (const turn of turns.toReversed())
    for (const one of turn.answered.toReversed()) {
      if (one.masked) continue;
      seen += one.tokens;
      if (seen <= tokens || (latest && turn === newest)) continue;
      if (one.tokens < WORTH || WORDS_OF_WEIGHT.has(one.call.tool)) continue;
      const gain = gainOf(one);
      if (gain <= 0) continue;
      saved += gain;
      ids.push(one.call.id);
    }
  return saved > 0 && saved >= step ? { ids: ids.toReversed(), saved } : undefined;
}

/** Tokens that masking would free. An answer is considered on every turn until it is masked. */
const gainOf = onceForObject(
  ({ tokens, call, answer }: AnsweredCall) => tokens - estimateText(maskedText(call, answer)),
);

/** Tokens; masking a smaller answer would save next to nothing. */
const WORTH = 400;

// The answers of these tools are instructions or the plan; the agent cannot look them up again.
const WORDS_OF_WEIGHT: ReadonlySet<string> = new Set(["activate_skill", "write_todos"]);

export interface Cut {
  /** The omitted entries, by sequence number, both ends included. */
  readonly from: number;
  readonly to: number;
  readonly dropped: readonly Turn[];
}

/** The share of the history that stays word for word, roughly. */
const KEPT_SHARE = 0.3;

/**
 * The cut before the earliest reply that leaves no more than {@link KEPT_SHARE} of the history, at the latest before
 * the newest reply; undefined when nothing would be left out. The briefing is not part of the history.
 *
 * INVARIANT: calls and their answers are on the same side. Gemini rejects a call whose answer is missing, so the cut is
 * made only before a reply.
 */
export function planCut(turns: readonly Turn[]): Cut | undefined {
  const [briefing, ...history] = turns;
  const index = findCut(history);
  const first = history[index];
  if (briefing === undefined || first === undefined || index === 0) return undefined;
  return { from: briefing.seq + 1, to: first.seq - 1, dropped: history.slice(0, index) };
}

function findCut(history: readonly Turn[]): number {
  const newest = history.findLastIndex(isReply);
  const most = KEPT_SHARE * sizeOf(history);
  let left = sizeOf(history);
  return history.findIndex((turn, index) => {
    const found = isReply(turn) && (left <= most || index === newest);
    left -= sizeOf([turn]);
    return found;
  });
}

function isReply({ message }: Turn): boolean {
  return message.role === "model";
}

/** Our estimate of the tokens of these turns. */
export function sizeOf(turns: readonly Turn[]): number {
  return estimateMessages(turns.map(({ message }) => message));
}
