/** The sections of a report: what each shows, and its place in the comment, the job summary and on the page. */
import type { Entry } from "../events.ts";
import {
  type ReportFacts,
  answer,
  cautions,
  changes,
  checkBlocks,
  circumstances,
  compressions,
  denials,
  denialsTitle,
  goingOn,
  leftToDo,
  opening,
  otherLimits,
  planned,
  spending,
  toolTable,
  budget,
} from "./blocks.ts";
import { findings, foundInReview, reviewBlocks } from "./review.ts";
import {
  type Block,
  type Section,
  characters,
  COMMENT_LIMIT,
  fit,
  bytes,
  SUMMARY_LIMIT,
  paragraph,
  WORDS_KEPT,
} from "./fit.ts";
import { readSteps } from "./steps.ts";
import { readRunState } from "./run-state.ts";
import { readTotals } from "./totals.ts";
import { contextChart, fullTranscript, shortTranscript } from "./transcript.ts";
import { verification } from "./verification.ts";
import { given } from "../lib/parts.ts";

/** The lowest comes first; of the lowest rank is left out last, when not everything fits. */
type Place = readonly [at: number, rank: number];

interface SectionRow {
  /** Absent when only the page shows the section. */
  readonly blocks?: (facts: ReportFacts) => readonly Block[];
  /** What its blocks are called, in the plural; `parts` when absent. */
  readonly what?: string;
  /** As in {@link Section}. */
  readonly share?: number;
  /** The title above its blocks; in the comment a click on it unfolds them. */
  readonly title?: (facts: ReportFacts) => string;
  readonly comment?: Place;
  readonly summary?: Place;
  /** Its place on the page, whose script draws it by the row's name. */
  readonly page?: number;
}

export const REPORT_SECTIONS: Readonly<Record<string, SectionRow>> = {
  opening: { blocks: opening, comment: [1, 0], summary: [1, 0], page: 1 },
  // People who asked for a review want its findings first.
  foundInReview: { blocks: foundInReview, what: "findings", comment: [2, 4] },
  review: { blocks: reviewBlocks, comment: [3, 1], summary: [3, 1] },
  unpostedFindings: {
    blocks: (facts) => (facts.state.review === undefined ? findings(facts) : []),
    what: "findings",
    comment: [4, 4],
  },
  findings: { blocks: findings, what: "findings", summary: [2, 4], page: 3 },
  fault: { page: 4 },
  verification: { blocks: ({ state }) => verification(state), comment: [5, 5], summary: [4, 5], page: 2 },
  cautions: { blocks: cautions, comment: [6, 1], summary: [5, 1], page: 10 },
  // A review has its own words on the pull request; the comment would only repeat them.
  unpostedAnswer: {
    blocks: (facts) => (facts.state.review?.again === false ? [] : answer(facts)),
    what: "paragraphs, which the job summary has,",
    share: WORDS_KEPT,
    comment: [7, 3],
  },
  answer: { blocks: answer, what: "paragraphs", summary: [6, 4], page: 5 },
  planned: { blocks: planned, what: "paragraphs", comment: [8, 3], summary: [7, 3] },
  places: { page: 6 },
  changes: { blocks: changes, comment: [9, 4], summary: [8, 4], page: 8 },
  withheld: { page: 9 },
  checks: { blocks: checkBlocks, comment: [10, 2], summary: [9, 2] },
  leftToDo: { blocks: leftToDo, comment: [11, 5], summary: [10, 5], page: 11 },
  goingOn: { blocks: goingOn, comment: [12, 1], summary: [11, 1], page: 7 },
  spending: { blocks: spending, comment: [13, 2] },
  outputs: { page: 13 },
  denials: { blocks: denials, title: denialsTitle, comment: [14, 6], summary: [12, 6], page: 14 },
  compressions: { blocks: compressions, comment: [15, 7], summary: [13, 7] },
  otherLimits: { blocks: otherLimits, title: () => "Limits", comment: [16, 7] },
  budget: { blocks: budget, summary: [14, 2], page: 18 },
  context: { blocks: ({ entries }) => contextChart(entries), summary: [15, 3], page: 15 },
  rules: { page: 16 },
  tools: { blocks: toolTable, summary: [16, 3], page: 17 },
  turns: { blocks: ({ entries }) => shortTranscript(readSteps(entries)), what: "turns", comment: [17, 8] },
  transcript: { blocks: ({ entries }) => transcript(entries), what: "turns", summary: [17, 8], page: 12 },
  circumstances: { blocks: circumstances, comment: [18, 1], summary: [18, 1], page: 19 },
};

/** The sections of a body, in order. */
function sectionsOf(body: "comment" | "summary", entries: readonly Entry[]): readonly Section[] {
  const facts = { state: readRunState(entries), numbers: readTotals(entries), entries };
  return Object.values(REPORT_SECTIONS)
    .flatMap((row) => (row[body] === undefined ? [] : [{ row, place: row[body] }]))
    .toSorted((a, b) => a.place[0] - b.place[0])
    .map(({ row, place: [, rank] }) => {
      const { what = "parts", share } = row;
      return { rank, blocks: blocksOf(row, body, facts), what, ...given({ share }) };
    });
}

/** Names of the page's sections, in order. */
export function pageSections(): readonly string[] {
  const placed = Object.entries(REPORT_SECTIONS).flatMap(([name, { page }]) =>
    page === undefined ? [] : [{ name, page }],
  );
  return placed.toSorted((a, b) => a.page - b.page).map(({ name }) => name);
}

function blocksOf({ blocks, title }: SectionRow, body: "comment" | "summary", facts: ReportFacts): readonly Block[] {
  const all = blocks?.(facts) ?? [];
  if (all.length === 0 || title === undefined) return all;
  if (body === "comment") return [{ kind: "fold", title: title(facts), blocks: all, what: "parts" }];
  return [paragraph(`**${title(facts)}**`), ...all];
}

function transcript(entries: readonly Entry[]): readonly Block[] {
  const turns = fullTranscript(readSteps(entries));
  return turns.length === 0 ? [] : [paragraph("### Transcript"), ...turns];
}

/** The body of the final comment, without its marker. The same log gives the same text. */
export function renderComment(entries: readonly Entry[]): string {
  return fit(sectionsOf("comment", entries), COMMENT_LIMIT, characters);
}

/** The job summary. The same log gives the same text. */
export function renderSummary(entries: readonly Entry[]): string {
  return fit(sectionsOf("summary", entries), SUMMARY_LIMIT, bytes);
}
