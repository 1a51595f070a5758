/** The job summary: the comment's content and the whole transcript. */
import type { Entry } from "../events.ts";
import { contextChart } from "./chart.ts";
import { bytes, fit, type Block } from "./fit.ts";
import { count, duration } from "./figures.ts";
import { code } from "./markdown.ts";
import {
  answer,
  budget,
  cautions,
  changes,
  checks,
  closingLines,
  compressions,
  denials,
  findings,
  leftToDo,
  opening,
  planned,
  review,
} from "./sections.ts";
import { readSteps } from "./steps.ts";
import { readStory } from "./story.ts";
import { tally, type Tally } from "./tally.ts";
import { fullTranscript } from "./transcript.ts";
import { verification } from "./verification.ts";

/** UTF-8 bytes. The runner drops the whole summary of a step that passes 1 MiB. */
export const SUMMARY_LIMIT = 1_000_000;

/** The job summary. The same log gives the same text. */
export function renderSummary(entries: readonly Entry[]): string {
  const story = readStory(entries);
  const numbers = tally(entries);
  const turns = fullTranscript(readSteps(entries));
  return fit(
    [
      { rank: 0, blocks: opening(story), what: "parts" },
      { rank: 4, blocks: findings(story), what: "findings" },
      { rank: 1, blocks: review(story), what: "parts" },
      { rank: 1, blocks: cautions(story), what: "parts" },
      { rank: 4, blocks: answer(story), what: "paragraphs" },
      { rank: 3, blocks: planned(story), what: "paragraphs" },
      { rank: 4, blocks: changes(story), what: "parts" },
      { rank: 5, blocks: verification(story), what: "parts" },
      { rank: 2, blocks: checks(story), what: "parts" },
      { rank: 5, blocks: leftToDo(story), what: "parts" },
      { rank: 6, blocks: denials(numbers, story), what: "parts" },
      { rank: 7, blocks: compressions(numbers), what: "parts" },
      { rank: 2, blocks: budget(numbers), what: "parts" },
      { rank: 3, blocks: contextChart(entries), what: "parts" },
      { rank: 3, blocks: toolTable(numbers), what: "parts" },
      { rank: 1, blocks: turns.length === 0 ? [] : [{ kind: "text", markdown: "### Transcript" }], what: "parts" },
      { rank: 8, blocks: turns, what: "turns" },
      { rank: 1, blocks: closingLines(story), what: "parts" },
    ],
    SUMMARY_LIMIT,
    bytes,
  );
}

function toolTable({ tools }: Tally): Block[] {
  if (tools.length === 0) return [];
  const rows = tools.map(
    ({ tool, count: calls, failures, ms }) =>
      `| ${code(tool)} | ${count(calls)} | ${count(failures)} | ${duration(ms)} |`,
  );
  return [{ kind: "rows", head: "| Tool | Calls | Failed | Time |\n|---|--:|--:|--:|", rows, what: "tools" }];
}
