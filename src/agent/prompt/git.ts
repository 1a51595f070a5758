/** What Remit does with git itself. */
import { has, type PromptFacts } from "./facts.ts";

export function git(facts: PromptFacts): string {
  const reading = has(facts, "git_read") ? "Read history, diffs and blame with `git_read`." : "";
  if (facts.kind !== "change" || facts.publishes === "nothing") {
    return section("The workspace is a git checkout. Nothing you change in it is published.", reading);
  }
  const then = facts.publishes === "pull" ? " and opens or updates the pull request" : "";
  return section(
    `The workspace is a git checkout. When you have finished, Remit commits whatever differs from the base, files you forgot included, pushes it to its branch${then}; your last message becomes the description. ${own(facts)}`,
    reading,
  );
}

/** In a sandbox `.git` is a copy of the run's own; without one it is the checkout's. */
function own({ sandbox }: PromptFacts): string {
  return sandbox === "none"
    ? "So never stage, commit, push, stash, reset, switch branches or touch `.git`, and remove scratch files before you finish."
    : "Only the files as they lie then count: commits, stashes and branches of your own are thrown away, so leave nothing in a stash, never push, and remove scratch files from the workspace.";
}

function section(text: string, reading: string): string {
  return `# Git\n\n${[text, reading].filter((part) => part !== "").join(" ")}`;
}
