/** GitHub's events that can start a run. */
export const UNDERSTOOD_EVENTS: readonly string[] = [
  "issue_comment",
  "issues",
  "pull_request",
  "pull_request_target",
  "pull_request_review",
  "pull_request_review_comment",
  "workflow_dispatch",
  "repository_dispatch",
  "schedule",
  "workflow_run",
];
