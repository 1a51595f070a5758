/** The system prompt of a sub-agent: its definition's own words, then what holds for every agent of a run. Pure. */
import { section } from "./compose.ts";
import type { PromptFacts, SectionName } from "./facts.ts";

/**
 * @param body the definition's prompt; `${query}` in it is the job, `${systemPrompt}` what holds for every agent, which
 * otherwise follows it
 * @param facts as for the main agent, but with the sub-agent's own tools and limits
 */
export function composeSubAgentPrompt(body: string, facts: PromptFacts, query: string): string {
  const shared = joined(SHARED.map((name) => section(name, facts)));
  const values = new Map([
    ["${query}", query],
    ["${systemPrompt}", shared],
  ]);
  // One pass: a variable in what is filled in is only text.
  const own = body.replaceAll(/\$\{(?:query|systemPrompt)\}/g, (name) => values.get(name) ?? name).trim();
  return joined([own, body.includes("${systemPrompt}") ? "" : shared, REPORTING, section("memory", facts)]);
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}

const SHARED: readonly SectionName[] = [
  "coreMandates",
  "agentSkills",
  "hookContext",
  "operationalGuidelines",
  "sandbox",
  "policy",
];

const REPORTING = `# How your work ends

You work for another agent, on the job its message gives you; it sees nothing of what you do but your report. Call \`complete_task\` with that report when the job is done or cannot be done: this ends your work. A reply without a call does not count as a report. Put into it everything asked for, with \`path:line\` for claims about the code, what you changed, what you verified and how, and what is missing.`;
