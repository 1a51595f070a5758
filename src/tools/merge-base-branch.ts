/** `merge_base_branch`: merges the base's new commits into the workspace, and the run's commit becomes a merge. */
import { unavailable, type Tool } from "./tool.ts";

export const mergeBaseBranch: Tool = {
  name: "merge_base_branch",
  description:
    "Merge the base branch into the workspace: to resolve conflicts, or when asked to update or rebase the branch. Conflicts are between diff3 markers. Call it before you edit; git merge and rebase do not do it.",
  parameters: { type: "object", properties: {} },
  effect: "write",
  for: ["change"],
  needs: () => [],
  run: async (_args, { mergeBase }) => (mergeBase === undefined ? unavailable("The base branch") : await mergeBase()),
};
