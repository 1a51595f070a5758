/** The final comment: conclusion first, then everything a reviewer asks for, the transcript folded. */
import type { Entry } from "../events.ts";
import { characters, fit } from "./fit.ts";
import { sectionsOf } from "./sections.ts";

/** Characters of a body that we fill. GitHub refuses 65,536; our marker and its own counting need some. */
export const COMMENT_LIMIT = 65_000;

/** The body of the final comment, without its marker. The same log gives the same text. */
export function renderComment(entries: readonly Entry[]): string {
  return fit(sectionsOf("comment", entries), COMMENT_LIMIT, characters);
}
