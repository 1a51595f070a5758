/** Which instructions can be fetched when they are needed. */
import { has, type PromptFacts } from "./facts.ts";
import { listing } from "./listing.ts";

export function agentSkills(facts: PromptFacts): string {
  if (facts.skills.length === 0 || !has(facts, "activate_skill")) return "";
  return `# Skills

The repository keeps expert guidance for certain work. When the work at hand matches a description, call \`activate_skill\` with its name before you begin, and follow what it returns over your own habits.

${listing(facts.skills)}`;
}
