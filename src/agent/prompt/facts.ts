/** What the prompt is made from. Plain data: whoever starts an agent gathers it, the sections only word it. */
import type { LimitName, RequestKind } from "../../events.ts";
import { generationOf } from "../../lib/models.ts";

/** The sections of the system prompt, in their order. The names are those of Gemini CLI's switches where it has one. */
export const SECTIONS = [
  "preamble",
  "coreMandates",
  "agentContexts",
  "agentSkills",
  "hookContext",
  "primaryWorkflows",
  "planningWorkflow",
  "operationalGuidelines",
  "sandbox",
  "git",
  "policy",
  "ending",
  "finalReminder",
  "memory",
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** Models of one family need the same words; `other` gets the words every model understands. */
export type ModelFamily = "gemini-3" | "gemini-2" | "other";

/** A skill or a sub-agent as the model sees it listed. */
export interface Listed {
  readonly name: string;
  readonly description: string;
}

export interface PromptFacts {
  readonly kind: RequestKind;
  readonly family: ModelFamily;
  /** Names of the tools declared to the model; no other tool is mentioned in the prompt. */
  readonly tools: readonly string[];
  /** The checkout's root, where commands start; absolute. */
  readonly root: string;
  /** Where scratch files go; absolute. */
  readonly scratch: string;
  /** How the sandbox was made; `none` without one. */
  readonly sandbox: string;
  /** Whether a directory of the checkout can be renamed. */
  readonly renames: boolean;
  /** `host:port` of what commands reach by raw TCP. */
  readonly services: readonly string[];
  /** The effective policy in a few lines, each a sentence. */
  readonly policy: readonly string[];
  /** Where edits go when the run ends. */
  readonly publishes: "nothing" | "branch" | "pull";
  /** Whether a program reads the last message, in a form of its own. */
  readonly formed: boolean;
  /** Commands that Remit runs itself before it calls the work done. */
  readonly verify: readonly string[];
  /** How often the model gets to mend what those commands found. */
  readonly mendings: number;
  /** The limits worth telling, by name; 0 is no limit, and not told. */
  readonly limits: Readonly<Partial<Record<LimitName, number>>>;
  readonly skills: readonly Listed[];
  readonly agents: readonly Listed[];
  /** Whether hooks of the repository may add context. */
  readonly hooks: boolean;
  /** The repository's instructions, read from the trusted ref; "" for none. */
  readonly memory: string;
  /** Sections switched off. */
  readonly off: ReadonlySet<SectionName>;
  /** Text of the file named by `GEMINI_SYSTEM_MD`, which stands in for every section but the memory. */
  readonly replacement?: string;
}

/** Whether a tool is declared. */
export function has(facts: PromptFacts, tool: string): boolean {
  return facts.tools.includes(tool);
}

/** The family of a model by its id, such as `gemini-3.8-flash` or `models/gemini-2.5-flash`. */
export function familyOf(model: string): ModelFamily {
  const generation = generationOf(model) ?? 0;
  if (generation >= 3) return "gemini-3";
  return generation >= 2 ? "gemini-2" : "other";
}

/**
 * The sections that an environment switches off: `GEMINI_PROMPT_<SECTION>` set to `0` or `false`, in any case, the
 * section's name in upper case with or without underscores between its words.
 */
export function switchedOff(environment: Readonly<Record<string, string | undefined>>): ReadonlySet<SectionName> {
  const off = new Set<string>();
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith(SWITCH) || !isNo(value)) continue;
    off.add(name.slice(SWITCH.length).replaceAll("_", "").toLowerCase());
  }
  return new Set(SECTIONS.filter((section) => off.has(section.toLowerCase())));
}

const SWITCH = "GEMINI_PROMPT_";

function isNo(value: string | undefined): boolean {
  return value !== undefined && ["0", "false"].includes(value.trim().toLowerCase());
}
