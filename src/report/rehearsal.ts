/** Readies the report's code for the end of a run, when somebody waits for it. */
import type { Entry } from "../events.ts";
import { renderPage } from "./page.ts";
import { renderComment, renderSummary } from "./sections.ts";

/**
 * Renders the beginning of a log and drops what comes out: code takes several times longer when it runs the first time.
 * Call it where nothing else is to be done. Never throws.
 */
export async function rehearseReport(entries: readonly Entry[]): Promise<void> {
  const some = entries.slice(0, FEW);
  try {
    renderSummary(some);
    renderComment(some);
    await renderPage(some);
  } catch {
    // The end of the run meets the same error, and reports it.
  }
}

/** So that it takes tens of milliseconds, however long the log is. */
const FEW = 100;
