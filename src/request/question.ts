/** Whether somebody asks a question, as far as the form of the words tells. */
import { keepOnly, type SpanKind } from "./markdown.ts";
import type { Wish } from "./wish.ts";

/**
 * Whether the asker's own words ask a question. `prompt` is what the workflow says before them. A task, a schedule and a
 * label ask for work, however they put it.
 */
export function asksQuestion({ trigger, task, instruction }: Wish, prompt = ""): boolean {
  if (task !== undefined || !SAYING.has(trigger)) return false;
  const byWorkflow = trigger === "dispatch" || trigger === "local" ? "" : prompt.trim();
  const own = instruction.startsWith(byWorkflow) ? instruction.slice(byWorkflow.length) : instruction;
  const words = keepOnly(own, OWN_TEXT).trim();
  return MARKED.test(words) || OPENED.test(words);
}

/** The ways in that carry somebody's words. */
const SAYING: ReadonlySet<Wish["trigger"]> = new Set(["comment", "review_comment", "review", "dispatch", "local"]);

const OWN_TEXT: ReadonlySet<SpanKind> = new Set(["text"]);

// A question mark at the end of a word, so not the one of an address; those of other scripts stand anywhere.
const MARKED = /\?(?=[\p{P}\p{S}]*(?:\s|$))|[？؟⸮՞]/u;
// Many people leave the mark out in English.
const OPENED = /^(?:please\s+)?(?:why|what|how|who|whose|which|is|are|does|did|explain|describe|tell\s+(?:me|us))\b/iu;
