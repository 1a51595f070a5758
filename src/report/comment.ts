/** The final comment: conclusion first, then everything a reviewer asks for, the transcript folded. */
import type { Entry } from "../events.ts";
import { characters, fit } from "./fit.ts";
import {
  answer,
  cautions,
  changes,
  checks,
  circumstances,
  compressions,
  findings,
  foldedBudget,
  foldedDenials,
  foundInReview,
  goingOn,
  leftToDo,
  opening,
  planned,
  review,
  spending,
} from "./sections.ts";
import { readSteps } from "./steps.ts";
import { readStory } from "./story.ts";
import { tally } from "./tally.ts";
import { shortTranscript } from "./transcript.ts";
import { verification } from "./verification.ts";

/** Characters of a body that we fill. GitHub refuses 65,536; our marker and its own counting need some. */
export const COMMENT_LIMIT = 65_000;

/** The body of the final comment, without its marker. The same log gives the same text. */
export function renderComment(entries: readonly Entry[]): string {
  const story = readStory(entries);
  const numbers = tally(entries);
  return fit(
    [
      { rank: 0, blocks: opening(story), what: "parts" },
      // Whoever asked for a review wants to know what it found.
      { rank: 4, blocks: foundInReview(story), what: "findings" },
      { rank: 1, blocks: review(story), what: "parts" },
      { rank: 4, blocks: story.review === undefined ? findings(story) : [], what: "findings" },
      { rank: 5, blocks: verification(story), what: "parts" },
      { rank: 1, blocks: cautions(story), what: "parts" },
      // A review has its own words, where people talk about them; here they would only be there twice.
      { rank: 3, blocks: story.review === undefined || story.review.again ? answer(story) : [], what: "paragraphs" },
      { rank: 3, blocks: planned(story), what: "paragraphs" },
      { rank: 4, blocks: changes(story), what: "parts" },
      { rank: 2, blocks: checks(story), what: "parts" },
      { rank: 5, blocks: leftToDo(story), what: "parts" },
      { rank: 1, blocks: goingOn(story), what: "parts" },
      { rank: 2, blocks: spending(numbers), what: "parts" },
      { rank: 6, blocks: foldedDenials(numbers, story), what: "parts" },
      { rank: 7, blocks: compressions(numbers), what: "parts" },
      { rank: 7, blocks: foldedBudget(numbers), what: "parts" },
      { rank: 8, blocks: shortTranscript(readSteps(entries)), what: "turns" },
      { rank: 1, blocks: circumstances(story), what: "parts" },
    ],
    COMMENT_LIMIT,
    characters,
  );
}
