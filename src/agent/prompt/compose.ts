/** The system prompt: its sections in order, or the repository's replacement for them. Pure. */
import { SECTIONS, type PromptFacts, type SectionName } from "./facts.ts";
import { agentContexts } from "./sub-agents.ts";
import { agentSkills } from "./skills.ts";
import { coreMandates } from "./mandates.ts";
import { ending } from "./ending.ts";
import { finalReminder } from "./final-reminder.ts";
import { git } from "./git.ts";
import { hookContext } from "./hook-context.ts";
import { memory } from "./memory.ts";
import { operationalGuidelines } from "./guidelines.ts";
import { planningWorkflow } from "./planning.ts";
import { policy } from "./policy.ts";
import { preamble } from "./preamble.ts";
import { primaryWorkflows } from "./workflow.ts";
import { sandbox } from "./sandbox.ts";
import { substitute } from "./substitute.ts";

/**
 * The system prompt of the main agent. Sections that are switched off or have nothing to say leave no trace. A
 * replacement text stands in for every section but the memory, its `${…}` filled in.
 */
export function composePrompt(facts: PromptFacts): string {
  const sections =
    facts.replacement === undefined
      ? SECTIONS.map((name) => section(name, facts))
      : [substitute(facts.replacement, facts), section("memory", facts)];
  return sections.filter((text) => text !== "").join("\n\n");
}

/** One section; "" when it is switched off or has nothing to say. */
export function section(name: SectionName, facts: PromptFacts): string {
  return facts.off.has(name) ? "" : WORDS[name](facts);
}

const WORDS: Readonly<Record<SectionName, (facts: PromptFacts) => string>> = {
  preamble,
  coreMandates,
  agentContexts,
  agentSkills,
  hookContext,
  primaryWorkflows,
  planningWorkflow,
  operationalGuidelines,
  sandbox,
  git,
  policy,
  ending,
  finalReminder,
  memory,
};
