/** The job summary: the comment's content and the whole transcript. */
import type { Entry } from "../events.ts";
import { bytes, fit } from "./fit.ts";
import { sectionsOf } from "./sections.ts";

/** UTF-8 bytes. The runner drops the whole summary of a step that passes 1 MiB. */
export const SUMMARY_LIMIT = 1_000_000;

/** The job summary. The same log gives the same text. */
export function renderSummary(entries: readonly Entry[]): string {
  return fit(sectionsOf("summary", entries), SUMMARY_LIMIT, bytes);
}
