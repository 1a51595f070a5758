/** The text of a review. The model's words are cleaned here, except suggestions, which GitHub applies literally. */
import type { Mended, ReviewNote, ReviewPlan } from "../events.ts";
import { COMMENT_LIMIT } from "./sections.ts";
import { counted } from "./figures.ts";
import { countFindings, listNotes, severityLine } from "./findings.ts";
import { characters, fit, type Block } from "./fit.ts";
import { code, prose } from "./markdown.ts";
import { plainText, visibleText } from "./plain.ts";

/** A comment at its lines: severity, words, and the suggested lines. */
export function renderNote(note: ReviewNote, back = false): string {
  const button = suggestionBlock(note.suggestion);
  const again = back ? [text(BACK)] : [];
  const blocks = [text(severityLine(note.severity)), ...again, ...prose(note.body), ...unsafeSuggestion(note)];
  const told = fit([{ rank: 0, blocks, what: "paragraphs" }], COMMENT_LIMIT - MARKERS - button.length, characters);
  return button === "" ? told : `${told}\n\n${button}`;
}

const BACK = "**Back again**: an earlier review said this, and it was mended meanwhile.";

/** The reply in the thread of a finding that has been mended. */
export function renderMended(head: string): string {
  return `**Mended** at ${code(head.slice(0, 7))}: these lines have changed, and the review of that commit does not find this again.`;
}

/** Room for our hidden lines: fifty of at most ninety characters. */
const MARKERS = 5_000;

/** "" when there is no suggestion, or when a click must not apply it. */
function suggestionBlock(suggestion: string | undefined): string {
  if (suggestion === undefined || !isPlain(suggestion)) return "";
  const ticks = "`".repeat(Math.max(3, longestRun(suggestion) + 1));
  return `${ticks}suggestion\n${suggestion}${ticks}`;
}

/** A click must not put characters into a file that a reader does not see. */
function isPlain(suggestion: string): boolean {
  return plainText(suggestion) === suggestion;
}

function unsafeSuggestion({ suggestion }: ReviewNote): Block[] {
  if (suggestion === undefined || isPlain(suggestion)) return [];
  return [
    text("The suggestion has characters that do not show; they are written out here:"),
    { kind: "code", language: "", text: visibleText(suggestion) },
  ];
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(({ 0: run }) => run.length));
}

export interface ReviewBodyFacts {
  readonly placed: readonly ReviewNote[];
  readonly aside: readonly ReviewNote[];
  /** Left out because an earlier review said the same. */
  readonly dropped: number;
  /** The current head, if it is not the one that was reviewed. */
  readonly moved?: string;
  readonly mended?: Mended;
}

/** A review's body: how many findings, those that stand at no line, the reviewer's summary, and what was reviewed. */
export function renderReview(plan: ReviewPlan, facts: ReviewBodyFacts): string {
  const { placed, aside, dropped, mended } = facts;
  const summary = prose(plan.summary);
  const nothing = placed.length + aside.length === 0;
  return fit(
    [
      { rank: 0, blocks: nothing ? [] : [text(tellFound([...placed, ...aside]))], what: "" },
      { rank: 2, blocks: aside.length === 0 ? [] : [text(ASIDE), ...listNotes(aside)], what: "findings" },
      { rank: 1, blocks: summary, what: "paragraphs" },
      { rank: 0, blocks: mended === undefined ? [] : [text(describeMended(mended))], what: "" },
      {
        rank: 0,
        blocks:
          nothing && mended?.all !== true && (summary.length === 0 || dropped > 0) ? [text(nothingNew(dropped))] : [],
        what: "",
      },
      { rank: 0, blocks: [text(footer(plan, facts))], what: "" },
    ],
    COMMENT_LIMIT - MARKERS,
    characters,
  );
}

function tellFound(notes: readonly ReviewNote[]): string {
  return `**${counted(notes.length, "finding")}**: ${countFindings(notes)}`;
}

/** Used in a review's body and by a run that posted none. */
export function describeMended({ fresh, all }: Mended): string {
  if (all) return "All findings of earlier reviews are mended.";
  return `${counted(fresh, "finding")} of earlier reviews ${fresh === 1 ? "is" : "are"} mended, as ${fresh === 1 ? "its thread says" : "their threads say"}.`;
}

function nothingNew(dropped: number): string {
  return dropped === 0
    ? "No findings."
    : `Nothing new: ${counted(dropped, "finding")} of earlier reviews stand as they are.`;
}

const ASIDE = "**Not shown at their lines**, which GitHub took no comment on:";

function footer({ head }: ReviewPlan, { dropped, moved }: ReviewBodyFacts): string {
  const parts = [
    `Reviewed at ${code(head.slice(0, 7))}`,
    ...(dropped > 0 ? [`${dropped} left out, said before`] : []),
    ...(moved === undefined
      ? []
      : [`commits pushed meanwhile, up to ${code(moved.slice(0, 7))}, are not part of this`]),
  ];
  return `<sub>${parts.join(" · ")}</sub>`;
}

function text(markdown: string): Block {
  return { kind: "text", markdown };
}
