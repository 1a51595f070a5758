/** Whom work can be handed to. */
import { has, type PromptFacts } from "./facts.ts";
import { listing } from "./listing.ts";

export function agentContexts(facts: PromptFacts): string {
  if (facts.agents.length === 0 || !has(facts, "invoke_agent")) return "";
  return `# Sub-agents

\`invoke_agent\` hands a self-contained job to an agent with a context of its own; only its report comes back to you. Worth it for investigations that cross many files, the same work over many items, and noisy commands; do small jobs yourself. It knows nothing of this conversation: give it the goal, the facts, the paths, and what the report must contain. Independent jobs go into one turn and run side by side, but never two that edit the same files. You answer for the result: check it.

${listing(facts.agents)}`;
}
