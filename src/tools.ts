/** The tools that the model may call: their contract, the built-in ones, and how their answers are cut. */
export { addReviewComment, openReview, type Review } from "./tools/add-review-comment.ts";
export { RARE, SPILL_PREFIX, textArg } from "./tools/args.ts";
export { builtinTools, externalTools, toolsFor, unknownTool, loadEditing, validateCall } from "./tools/catalog.ts";
export { clipAnswer, cutHead, cutTail } from "./tools/clip.ts";
export {
  type Correct,
  type FailedEdit,
  type FileContext,
  type GitContext,
  type GitHubContext,
  type MarkAsData,
  openToolContext,
  type SearchWeb,
  type ToolContext,
  type WebContext,
} from "./tools/context.ts";
export { schemaForGemini, nullableRequired } from "./tools/mcp-schema.ts";
export { mergeBaseBranch } from "./tools/merge-base-branch.ts";
export { cleanLog, cutToFailure } from "./tools/read-check-logs.ts";
export { readFile } from "./tools/read-file.ts";
export { reportsFailure, runShellCommand, withoutDuration } from "./tools/run-shell-command.ts";
export { failure, type Tool } from "./tools/tool.ts";
