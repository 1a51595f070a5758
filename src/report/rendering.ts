/** What people read of a run on GitHub, and what later steps read. */
export { renderAnnotations, renderOutputs } from "./outputs.ts";
export { renderProgress } from "./progress.ts";
export { pullOf, readRunState } from "./run-state.ts";
export { renderComment, renderSummary } from "./sections.ts";
