/**
 * Old tool results, masked: enough is left to remember them by, and to see them again. Masking changes what was sent
 * before, so the model's cache of that prefix is lost: it is done rarely and in big steps.
 */
import type { Answer, Call } from "../events.ts";
import { cutHead, cutTail } from "../tools/clip.ts";
import { SPILL_PREFIX } from "../tools/spill.ts";
import type { Turn } from "./history.ts";
import { estimateText } from "./tokens.ts";

// The ancestor shows 250 characters of each end, and 10 lines of a command's output, which ends with how it went.
const END = 250;
const SHELL_LINES = 10;
const SHELL_END = 1_000;
const SHELL = "run_shell_command";

/** What the model sees of a masked answer; a short one is shown whole. */
export function maskedText(call: Call, answer: Answer): string {
  const { text } = answer;
  const [head, tail] = call.tool === SHELL ? shellEnds(text) : [cutHead(text, END), cutTail(text, END)];
  const hidden = text.length - head.length - tail.length;
  if (hidden <= END) return text;
  return [head.trimEnd(), `[${hidden} characters of this older result are left out; ${again(call, answer)}]`, tail].join("\n");
}

function shellEnds(text: string): [head: string, tail: string] {
  const lines = text.split("\n");
  const head = lines.slice(0, SHELL_LINES).join("\n");
  const tail = lines.slice(-SHELL_LINES).join("\n");
  return [cutHead(head, SHELL_END), cutTail(tail, SHELL_END)];
}

// A clipped answer names the file in which the whole is kept.
function again(call: Call, { text, clippedFrom }: Answer): string {
  const path = clippedFrom === undefined ? undefined : KEPT_AT.exec(text)?.[0];
  return path === undefined ? `call ${call.tool} again if you need them` : `read_file ${path} has the whole`;
}

const KEPT_AT = new RegExp(`${SPILL_PREFIX}[\\w.-]*[\\w-]`);

/** What masking leaves alone. */
export interface Protection {
  /** Tokens of the newest answers. */
  readonly tokens: number;
  /** Whether the newest turn is left alone whatever its size. */
  readonly latest: boolean;
  /** Less than this, in tokens, is not worth the lost cache. */
  readonly step: number;
}

/** Ids of the calls whose answers are to be masked, oldest first; empty when it is not worth it. */
export function planMask(turns: readonly Turn[], { tokens, latest, step }: Protection): readonly string[] {
  const answering = turns.filter(({ answered }) => answered.length > 0);
  const newest = answering.at(-1);
  const ids: string[] = [];
  let seen = 0;
  let saved = 0;
  for (const turn of answering.toReversed())
    for (const one of turn.answered.toReversed()) {
      if (one.masked) continue;
      seen += one.tokens;
      if (seen <= tokens || (latest && turn === newest)) continue;
      if (one.tokens < WORTH || WORDS_OF_WEIGHT.has(one.call.tool)) continue;
      const gain = one.tokens - estimateText(maskedText(one.call, one.answer));
      if (gain <= 0) continue;
      saved += gain;
      ids.push(one.call.id);
    }
  return saved > 0 && saved >= step ? ids.toReversed() : [];
}

/** A smaller answer, in tokens, is about as long as what masking would leave of it. */
const WORTH = 400;

// Their answers are instructions, or what the agent is about: not something to be looked up again.
const WORDS_OF_WEIGHT: ReadonlySet<string> = new Set(["activate_skill", "write_todos"]);
