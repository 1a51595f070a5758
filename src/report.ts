/** From the log to words: comment, summary, page, outputs, receipt, telemetry. */
export { closeReport, finished } from "./report/closing.ts";
export { describeAttempt } from "./report/describe.ts";
export {
  tellingArgument,
  counted,
  describeFixed,
  duration,
  limitName,
  money,
  shortDigest,
  tokens,
} from "./report/figures.ts";
export { bytes, characters, COMMENT_LIMIT, render, SUMMARY_LIMIT, WORDS_KEPT } from "./report/fit.ts";
export {
  concludeAll,
  type Gathered,
  type LostTask,
  plainWords,
  readTaskEnd,
  renderGathered,
  renderGatheredOutputs,
  type TaskEnd,
  type TaskPlace,
} from "./report/gathered.ts";
export { code, inline, prose } from "./report/markdown.ts";
export type { OutputPlaces } from "./report/outputs.ts";
export { renderPage } from "./report/page.ts";
export { compareReceipts, makeReceipt, renderReceipt } from "./report/receipt.ts";
export { type EarlierReport, loadRendering, openReporter } from "./report/reporter.ts";
export { renderFixed, renderNote, renderReview } from "./report/review.ts";
export {
  commentKey,
  type CommentMark,
  type CommentRecord,
  deliver,
  findOwn,
  isUntouched,
  openSticky,
  type OwnComment,
  undelivered,
} from "./report/run-comment.ts";
export { nameSandbox } from "./report/sandbox.ts";
export { CUT_OFF, isClosed, readSaved, SAVED, type SavedState } from "./report/saved.ts";
export { renderComment, renderSummary } from "./report/sections.ts";
export { telemetryOf } from "./report/telemetry.ts";
export { readTotals } from "./report/totals.ts";
