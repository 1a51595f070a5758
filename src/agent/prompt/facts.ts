/** The data the prompt is made from: whoever starts an agent gathers it, and the sections turn it into text. */
import type { LimitName, RequestKind } from "../../events.ts";

export interface PromptFacts {
  readonly kind: RequestKind;
  /** Models of one family need the same wording; `other` gets the wording every model understands. */
  readonly family: "gemini-3" | "gemini-2" | "other";
  /** Names of the tools declared to the model; the prompt mentions no other tool. */
  readonly tools: readonly string[];
  /** The effective policy in a few lines, each a sentence. */
  readonly policy: readonly string[];
  /** The limits to mention, by name; 0 is no limit and is not mentioned. */
  readonly limits: Readonly<Partial<Record<LimitName, number>>>;
  /** Where tools work. */
  readonly machine: {
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
  };
  /** What Remit does when the agent has finished. */
  readonly ending: {
    /** Where edits go. */
    readonly publishes: "nothing" | "branch" | "pull";
    /** Whether a program reads the last message, in a form it defines. */
    readonly formed: boolean;
    /** Commands that Remit runs before it accepts the work. */
    readonly verify: readonly string[];
    /** How often the model may fix what those commands found; 0 for never. */
    readonly fixes: number;
  };
  /** The repository's additions. */
  readonly project: {
    readonly skills: readonly Listed[];
    readonly agents: readonly Listed[];
    /** Whether hooks of the repository may add context. */
    readonly hooks: boolean;
    /** The repository's instructions, read from the trusted ref; "" for none. */
    readonly memory: string;
  };
  /** Names of the sections that are switched off. */
  readonly off: ReadonlySet<string>;
  /** Text of the file named by `GEMINI_SYSTEM_MD`, which replaces every section but the memory. */
  readonly replacement?: string;
}

/** A skill or a sub-agent in the list the model sees. */
interface Listed {
  readonly name: string;
  readonly description: string;
}

/** One section of the system prompt. */
export interface PromptSection {
  /** Gemini CLI's name for its switch, where it has one. */
  readonly name: string;
  /** Whether the section applies; absent for always. */
  readonly when?: (facts: PromptFacts) => boolean;
  readonly text: (facts: PromptFacts) => string;
}

/** Whether a tool is declared. */
export function has({ tools }: Pick<PromptFacts, "tools">, tool: string): boolean {
  return tools.includes(tool);
}
