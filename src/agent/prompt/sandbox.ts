/** What this run's sandbox is, so that its refusals are not taken for faults of the project. */
import type { PromptFacts } from "./facts.ts";

export function sandbox(facts: PromptFacts): string {
  return `# Sandbox\n\n${place(facts)} ${network(facts)} If a command fails for reasons like these, do not fight it: find another way, or report it.`;
}

function place(facts: PromptFacts): string {
  if (facts.sandbox === "none") {
    return "Commands run directly on the runner, without a sandbox: stay within the workspace and the temporary directory, install nothing system-wide, and leave no process behind. Credentials are not in their environment.";
  }
  return `Commands run in a sandbox (${facts.sandbox}): the workspace and a temporary directory can be written, the rest of the system cannot; home directory and credentials are absent; every process ends with the run.`;
}

function network(facts: PromptFacts): string {
  if (facts.network.length > 0) return `Only these hosts can be reached: ${facts.network.join(", ")}.`;
  return facts.sandbox === "none"
    ? "The policy opens no network host."
    : "There is no network: packages that are not installed cannot be fetched.";
}
