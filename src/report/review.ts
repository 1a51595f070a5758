/** The text of a review, and its findings in a report. The model's words are cleaned here, except suggestions, which GitHub applies literally. */
import type { ReviewBody, ReviewNote, ReviewPlan, Severity } from "../events.ts";
import { counted, describeFixed } from "./figures.ts";
import { characters, codeBlock, fit, type Block, COMMENT_LIMIT, table, paragraph } from "./fit.ts";
import { code, prose, plainText, visibleText, clip, inline, longestRun } from "./markdown.ts";
import { firstOf } from "../lib/cut.ts";
import { describeReview } from "./describe.ts";
import type { RunState } from "./run-state.ts";
import { splitHeadline } from "./headline.ts";
import { present } from "../lib/parts.ts";

/** A comment at its lines: severity, words, and the suggested lines. */
export function renderNote(note: ReviewNote, back = false): string {
  const button = suggestionBlock(note.suggestion);
  const again = back ? [paragraph(BACK)] : [];
  const blocks = [paragraph(severityLine(note.severity)), ...again, ...prose(note.body), ...unsafeSuggestion(note)];
  const body = fit([{ rank: 0, blocks, what: "paragraphs" }], COMMENT_LIMIT - MARKERS - button.length, characters);
  return button === "" ? body : `${body}\n\n${button}`;
}

const BACK = "**Back again**: an earlier review said this, and it was fixed in the meantime.";

/** The reply in the thread of a finding that has been fixed. */
export function renderFixed(head: string): string {
  return `**Fixed** at ${code(head.slice(0, 7))}: these lines have changed, and the review of that commit does not find this again.`;
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
    paragraph("The suggestion has characters that do not show; they are written out here:"),
    codeBlock(visibleText(suggestion)),
  ];
}

/** A review's body: how many findings, those that stand at no line, the reviewer's summary, and what was reviewed. */
export function renderReview(plan: ReviewPlan, body: ReviewBody): string {
  const { placed, aside, dropped, mended } = body;
  const summary = prose(plan.summary);
  const notes = [...placed, ...aside];
  const nothing = notes.length === 0;
  const count = `**${counted(notes.length, "finding")}**: ${countFindings(notes)}`;
  return fit(
    [
      { rank: 0, blocks: nothing ? [] : [paragraph(count)], what: "" },
      { rank: 2, blocks: aside.length === 0 ? [] : [paragraph(ASIDE), ...listNotes(aside)], what: "findings" },
      { rank: 1, blocks: summary, what: "paragraphs" },
      { rank: 0, blocks: mended === undefined ? [] : [paragraph(describeFixed(mended))], what: "" },
      {
        rank: 0,
        blocks:
          nothing && mended?.all !== true && (summary.length === 0 || dropped > 0)
            ? [paragraph(nothingNew(dropped))]
            : [],
        what: "",
      },
      { rank: 0, blocks: [paragraph(footer(plan, body))], what: "" },
    ],
    COMMENT_LIMIT - MARKERS,
    characters,
  );
}

function nothingNew(dropped: number): string {
  return dropped === 0
    ? "No findings."
    : `Nothing new: ${counted(dropped, "finding")} of earlier reviews stand as they are.`;
}

const ASIDE = "**Not shown at their lines**, which GitHub took no comment on:";

function footer({ head }: ReviewPlan, { dropped, moved }: ReviewBody): string {
  const parts = present([
    `Reviewed at ${code(head.slice(0, 7))}`,
    dropped > 0 && `${dropped} left out, reported before`,
    moved !== undefined && `commits pushed meanwhile, up to ${code(moved.slice(0, 7))}, are not part of this`,
  ]);
  return `<sub>${parts.join(" · ")}</sub>`;
}

// ── Findings in a report ─────────────────────────────────────────────────────────────────────────────────────────────

/** The findings of a review that is posted on the pull request, a line each. */
export function foundInReview({ state: { review: posted, findings: all } }: { readonly state: RunState }): Block[] {
  return posted === undefined || posted.again ? [] : listFindings(all);
}

/** Where the review is, and how many comments it has. */
export function reviewBlocks({ state: { review: posted } }: { readonly state: RunState }): Block[] {
  if (posted === undefined) return [];
  return [paragraph(`**Review**: [${describeReview(posted)}](${encodeURI(posted.url)})`)];
}

/** The findings, for people who cannot read them in a review. */
export function findings({ state: { findings: all } }: { readonly state: RunState }): Block[] {
  if (all.length === 0) return [];
  return [paragraph(`**Found: ${counted(all.length, "finding")}**`), ...listNotes(all)];
}

/** Findings one after the other, each with its place. */
function listNotes(notes: readonly ReviewNote[]): Block[] {
  return notes.flatMap((note) => [
    paragraph(`${severityLine(note.severity)} ${code(placeOf(note))}`),
    ...prose(note.body),
    ...(note.suggestion === undefined ? [] : [paragraph("Suggested instead:"), showSuggestion(note.suggestion)]),
  ]);
}

/** A line for each, the gravest first: its severity, its place, and its first sentence. */
function listFindings(notes: readonly ReviewNote[]): Block[] {
  const rows = byGravity(notes).map(
    (note) => `- ${severityLine(note.severity)} ${code(placeOf(note))}: ${inline(clip(firstOfAll(note.body), 160))}`,
  );
  return table("", rows, "findings");
}

function firstOfAll(body: string): string {
  return splitHeadline(body)?.sentence ?? body.trim();
}

/** The same as plain words: severity, place and first sentence. */
export function plainFindings(notes: readonly ReviewNote[]): readonly (readonly [string, string, string])[] {
  return byGravity(notes).map((note) => [
    severityLine(note.severity).replaceAll("**", ""),
    placeOf(note),
    firstOf(firstOfAll(note.body), 300),
  ]);
}

/** `🔴 1 critical · 🟠 2 high`. */
function countFindings(notes: readonly ReviewNote[]): string {
  const counts = SEVERITIES.map(
    (severity) => [severity, notes.filter((note) => note.severity === severity).length] as const,
  );
  return counts
    .flatMap(([severity, count]) => (count === 0 ? [] : `${SIGNS[severity]} ${count} ${severity}`))
    .join(" · ");
}

function byGravity(notes: readonly ReviewNote[]): readonly ReviewNote[] {
  return notes.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function showSuggestion(suggestion: string): Block {
  return codeBlock(suggestion === "" ? "(nothing: delete the lines)" : visibleText(suggestion));
}

/** `src/cart.js:3-5`. */
function placeOf({ path, line, startLine = line, side }: ReviewNote): string {
  const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
  return `${path}:${lines}${side === "LEFT" ? " (old)" : ""}`;
}

/** `🟠 **High**`. */
function severityLine(severity: Severity): string {
  return `${SIGNS[severity]} **${severity[0]?.toUpperCase()}${severity.slice(1)}**`;
}

const SEVERITIES: readonly Severity[] = ["critical", "high", "medium", "low"];
const SIGNS: Readonly<Record<Severity, string>> = { critical: "🔴", high: "🟠", medium: "🟡", low: "🔵" };
