/** The repository's own instructions. */
import type { PromptFacts } from "./facts.ts";

export function memory(facts: PromptFacts): string {
  const text = facts.memory.trim();
  if (text === "") return "";
  return `# Instructions of this repository

Written by its maintainers, read from the trusted branch. Where they conflict, the more specific directory wins.

${text}`;
}
