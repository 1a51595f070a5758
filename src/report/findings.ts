/** The findings of a review, as blocks. */
import type { ReviewNote, Severity } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { describeReview } from "./describe.ts";
import { counted } from "./figures.ts";
import type { Block } from "./fit.ts";
import { clip, code, inline, prose } from "./markdown.ts";
import { visibleText } from "./plain.ts";
import type { Story } from "./story.ts";
import { readVerdict } from "./verdict.ts";

/** The findings of a review that is posted on the pull request, a line each. */
export function foundInReview({ story: { review: posted, findings: all } }: { readonly story: Story }): Block[] {
  return posted === undefined || posted.again ? [] : listFindings(all);
}

/** Where the review is, and how many comments it has. */
export function review({ story: { review: posted } }: { readonly story: Story }): Block[] {
  if (posted === undefined) return [];
  return [text(`**Review**: [${describeReview(posted)}](${encodeURI(posted.url)})`)];
}

/** The findings, for people who cannot read them in a review. */
export function findings({ story: { findings: all } }: { readonly story: Story }): Block[] {
  if (all.length === 0) return [];
  return [text(`**Found: ${counted(all.length, "finding")}**`), ...listNotes(all)];
}

/** Findings one after the other, each with its place. */
export function listNotes(notes: readonly ReviewNote[]): Block[] {
  return notes.flatMap((note) => [
    text(`${severityLine(note.severity)} ${code(placeOf(note))}`),
    ...prose(note.body),
    ...(note.suggestion === undefined ? [] : [text("Suggested instead:"), asCode(note.suggestion)]),
  ]);
}

/** A line for each, the gravest first: its severity, its place, and its first sentence. */
function listFindings(notes: readonly ReviewNote[]): Block[] {
  const rows = byGravity(notes).map(
    (note) => `- ${severityLine(note.severity)} ${code(placeOf(note))}: ${inline(clip(firstOfAll(note.body), 160))}`,
  );
  return rows.length === 0 ? [] : [{ kind: "rows", head: "", rows, what: "findings" }];
}

function firstOfAll(body: string): string {
  return readVerdict(body)?.sentence ?? body.trim();
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
export function countFindings(notes: readonly ReviewNote[]): string {
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

function asCode(suggestion: string): Block {
  return {
    kind: "code",
    language: "",
    text: suggestion === "" ? "(nothing: delete the lines)" : visibleText(suggestion),
  };
}

/** `src/cart.js:3-5`. */
function placeOf({ path, line, startLine = line, side }: ReviewNote): string {
  const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
  return `${path}:${lines}${side === "LEFT" ? " (old)" : ""}`;
}

/** `🟠 **High**`. */
export function severityLine(severity: Severity): string {
  return `${SIGNS[severity]} **${severity[0]?.toUpperCase()}${severity.slice(1)}**`;
}

const SEVERITIES: readonly Severity[] = ["critical", "high", "medium", "low"];
const SIGNS: Readonly<Record<Severity, string>> = { critical: "🔴", high: "🟠", medium: "🟡", low: "🔵" };

function text(markdown: string): Block {
  return { kind: "text", markdown };
}
