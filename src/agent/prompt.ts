/** The system prompt: its sections in order, each a row of a table, or the repository's replacement for them. Pure. */
import { generationOf } from "../lib/models.ts";
import { currentToolName } from "../project.ts";
import { has, type PromptFacts, type PromptSection } from "./prompt/facts.ts";
import { SURROUNDING_SECTIONS } from "./prompt/surroundings.ts";
import { TASK_SECTIONS } from "./prompt/task.ts";
import { joined } from "../lib/parts.ts";

export type { PromptFacts } from "./prompt/facts.ts";

const TABLE = [...TASK_SECTIONS, ...SURROUNDING_SECTIONS] as const;

type SectionName = (typeof TABLE)[number]["name"];

/** The names of all sections, in their order. */
export const PROMPT_SECTIONS: readonly SectionName[] = TABLE.map(({ name }) => name);

const SECTIONS: ReadonlyMap<SectionName, PromptSection> = new Map(TABLE.map((section) => [section.name, section]));

/**
 * The system prompt of the main agent. Sections that are switched off or empty leave no trace. A replacement text
 * replaces every section but the memory, with its `${…}` filled in.
 */
export function composePrompt(facts: PromptFacts): string {
  const texts =
    facts.replacement === undefined
      ? PROMPT_SECTIONS.map((name) => section(name, facts))
      : [substitute(facts.replacement, facts), section("memory", facts)];
  return joined(texts, "\n\n");
}

/** One section; "" when it is switched off or empty. */
export function section(name: SectionName, facts: PromptFacts): string {
  return facts.off.has(name) ? "" : textOf(name, facts);
}

function textOf(name: SectionName, facts: PromptFacts): string {
  const { when = () => true, text = () => "" } = SECTIONS.get(name) ?? {};
  return when(facts) ? text(facts) : "";
}

/**
 * The system prompt of a sub-agent: its definition's text, then what holds for every agent of a run.
 *
 * @param body the definition's prompt; `${query}` in it is the job, `${systemPrompt}` what holds for every agent, which
 * otherwise follows it
 * @param facts as for the main agent, but with the sub-agent's own tools and limits
 */
export function composeSubAgentPrompt(body: string, facts: PromptFacts, query: string): string {
  const sections = SHARED.map((name) => section(name, facts));
  const shared = joined(sections, "\n\n");
  const values = new Map([
    ["${query}", query],
    ["${systemPrompt}", shared],
  ]);
  // In one pass, so that a variable inside a filled-in text stays text.
  const own = body.replaceAll(/\$\{(?:query|systemPrompt)\}/g, (name) => values.get(name) ?? name).trim();
  return joined([own, !body.includes("${systemPrompt}") && shared, REPORTING, section("memory", facts)], "\n\n");
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

/**
 * Fills in the variables of a system prompt written by the repository (`GEMINI_SYSTEM_MD`), as in Gemini CLI:
 * `${AgentSkills}`, `${SubAgents}`, `${AvailableTools}`, and `${read_file_ToolName}` or `${ToolName_read_file}` for
 * each declared tool, by its older names too. In one pass: filled-in text is not searched again. Any other `${…}`
 * stays.
 */
function substitute(text: string, facts: PromptFacts): string {
  return text.replaceAll(VARIABLE, (whole, name: string) => value(name, facts) ?? whole).trim();
}

const VARIABLE = /\$\{([A-Za-z][\w-]*)\}/g;

function value(name: string, facts: PromptFacts): string | undefined {
  switch (name) {
    case "AgentSkills":
      return textOf("agentSkills", facts);
    case "SubAgents":
      return textOf("agentContexts", facts);
    case "AvailableTools":
      return facts.tools.length === 0 ? "No tools are available." : facts.tools.map((tool) => `- ${tool}`).join("\n");
    default: {
      const named = /^(.+)_ToolName$/.exec(name)?.[1] ?? /^ToolName_(.+)$/.exec(name)?.[1];
      const tool = named === undefined ? undefined : currentToolName(named);
      return tool !== undefined && has(facts, tool) ? tool : undefined;
    }
  }
}

/** The family of a model by its id, such as `gemini-3.8-flash` or `models/gemini-2.5-flash`. */
export function familyOf(model: string): PromptFacts["family"] {
  const generation = generationOf(model) ?? 0;
  if (generation >= 3) return "gemini-3";
  return generation >= 2 ? "gemini-2" : "other";
}

/**
 * The sections that an environment switches off: `GEMINI_PROMPT_<SECTION>` set to `0` or `false`, in any case; the
 * section's name is in upper case, with or without underscores between words.
 */
export function switchedOff(environment: Readonly<Record<string, string | undefined>>): ReadonlySet<SectionName> {
  const off = new Set<string>();
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith(SWITCH) || !isNo(value)) continue;
    off.add(name.slice(SWITCH.length).replaceAll("_", "").toLowerCase());
  }
  return new Set(PROMPT_SECTIONS.filter((section) => off.has(section.toLowerCase())));
}

const SWITCH = "GEMINI_PROMPT_";

function isNo(value: string | undefined): boolean {
  return value !== undefined && ["0", "false"].includes(value.trim().toLowerCase());
}
