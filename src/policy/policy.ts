/** What a policy is, and what it is asked. The rest of this folder loads one and decides with it. */
import type { PolicySource, RequestKind, TriggerKind } from "../events.ts";

/** What a call needs before it may run. A tool derives it from its arguments; policy judges each need. */
export type Need =
  /** The tool itself, by name. Every call has this need. */
  | { readonly kind: "tool"; readonly tool: string }
  /** A path as the call gave it, relative to `directory` (a workspace path, "" for the root). */
  | { readonly kind: "path"; readonly access: "read" | "write"; readonly path: string; readonly directory: string }
  /** A line for bash, started in `directory`. */
  | { readonly kind: "command"; readonly line: string; readonly directory: string }
  | { readonly kind: "host"; readonly host: string }
  | { readonly kind: "server"; readonly server: string; readonly tool: string }
  | { readonly kind: "agent"; readonly agent: string };

/** The circumstances that `when` conditions look at. */
export interface Circumstances {
  readonly trigger: TriggerKind;
  readonly request: RequestKind;
  readonly fork: boolean;
  /** The agent that calls: `main`, or the name of a sub-agent's definition. */
  readonly agent: string;
}

/** Where a path really is, links resolved. The only question policy asks of the world. */
export type Locate = (path: string, directory: string) => Located;

export type Located =
  { readonly kind: "inside"; readonly path: string } | { readonly kind: "outside"; readonly path: string };

/** One rule. Within it every condition given must hold; within an array any. */
export interface Rule {
  /** `id` of the file, or `remit.toml:12`, or `edit:sources` for a preset's, or `built-in:…`. */
  readonly id: string;
  readonly effect: "allow" | "deny";
  /** File and line, or preset. */
  readonly source: string;
  readonly tool?: readonly string[];
  readonly command?: readonly string[];
  readonly path?: readonly string[];
  /** Built-in denials only: exact paths that `publish.open` names, or words of a command, that the rule does not hold for. */
  readonly except?: readonly string[];
  /** Narrows a rule about paths to reading or to writing; absent: both. */
  readonly access?: "read" | "write";
  readonly host?: readonly string[];
  readonly server?: readonly string[];
  readonly agent?: readonly string[];
  readonly when?: When;
  readonly reason?: string;
}

/** Circumstances a rule is bound to. Every one given must hold. */
export interface When {
  readonly trigger?: readonly TriggerKind[];
  readonly request?: readonly RequestKind[];
  readonly fork?: boolean;
}

/** A value and where it was set, such as `remit.toml:9` or `edit` (a preset). */
export interface Sourced<T> {
  readonly value: T;
  readonly source: string;
}

/** A loaded, valid policy: presets and built-ins expanded. */
export interface Policy {
  readonly source: PolicySource;
  readonly extends: "read-only" | "edit" | "maintain";
  readonly rules: readonly Rule[];
  readonly who: {
    readonly permission: Sourced<"read" | "triage" | "write" | "maintain" | "admin">;
    readonly bots: Sourced<readonly string[]>;
    readonly forks: Sourced<"nothing" | "review">;
  };
  readonly limits: {
    readonly turns: Sourced<number>;
    readonly minutes: Sourced<number>;
    readonly tokens: Sourced<number>;
    readonly usd: Sourced<number>;
    readonly calls: Sourced<number>;
    readonly files: Sourced<number>;
    readonly lines: Sourced<number>;
  };
  readonly publish: {
    readonly to: Sourced<"nothing" | "branch" | "pull">;
    readonly draft: Sourced<boolean>;
    /** GitHub makes the commits and signs them; nothing is pushed but the branch's start. */
    readonly signed: Sourced<boolean>;
    /** Most open pull requests of Remit's own; 0 for no limit. */
    readonly pulls: Sourced<number>;
    /** Built-in protected paths that this repository opens, one exact path each. */
    readonly open: Sourced<readonly string[]>;
  };
  readonly verify: {
    readonly commands: Sourced<readonly string[]>;
    readonly attempts: Sourced<number>;
    /** Minutes that the run waits for the checks of what it published; 0: it asks once. */
    readonly checks: Sourced<number>;
  };
  readonly shell: {
    /** `any`: every line that no rule denies; `listed`: commands that a rule allows; `none`: there is no shell. */
    readonly commands: Sourced<"any" | "listed" | "none">;
    /** Variables of the runner that commands are given besides the usual ones: names, or beginnings with a final `*`. */
    readonly environment: Sourced<readonly string[]>;
  };
  readonly sandbox: {
    readonly mode: Sourced<"require" | "off">;
    /** What commands may read of what the sandbox hides: absolute paths, or `~/…`. */
    readonly show: Sourced<readonly string[]>;
    /** MCP servers that run outside the sandbox, by name. */
    readonly outside: Sourced<readonly string[]>;
  };
  readonly network: {
    readonly hosts: Sourced<readonly string[]>;
    /** Ports that commands may reach by TCP: `localhost:5432`, `redis:6379`. */
    readonly services: Sourced<readonly string[]>;
  };
  /** By the beginning of the model's name; they go before the built-in ones. Absent: none are set. */
  readonly prices?: Readonly<Record<string, ModelPrice>>;
  /** The project's own commands, such as `npm test`: what refusals and the prompt name first. They allow nothing. */
  readonly commands: readonly string[];
  readonly expectations: readonly Expectation[];
}

/** US dollars for a million tokens. */
export interface ModelPrice extends ModelRate {
  /** What a call costs whose prompt has more than `from` tokens; absent where the length makes no difference. */
  readonly long?: ModelRate & { readonly from: number };
  /** Where it was set, such as `remit.toml:9`. */
  readonly source: string;
}

export interface ModelRate {
  readonly input: number;
  /** Of input tokens that the service had cached. */
  readonly cached: number;
  readonly output: number;
}

/** A unit test of the policy, run by `remit policy check`. */
export interface Expectation {
  readonly source: string;
  readonly effect: "allow" | "deny";
  readonly tool?: string;
  readonly command?: string;
  readonly path?: string;
  readonly host?: string;
}

/** A fault of a policy file. All of a file's faults are reported at once. */
export interface PolicyFault {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What is wrong and what was expected, in one sentence. */
  readonly message: string;
  readonly hint?: string;
}

/** What policy knows a server's tool by: the name it is declared by too, unless that is too long or another's as well. */
export function serverToolName(server: string, tool: string): string {
  return `mcp_${server}_${tool}`.replaceAll(/[^A-Za-z0-9_.-]/g, "_");
}
