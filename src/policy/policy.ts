/**
 * The types of a policy and of the questions it answers. The rest of this folder loads a policy and decides with it.
 */
import type { PolicySource, RequestKind, TriggerKind } from "../events.ts";
import type { PolicySettings } from "./settings.ts";
import type { PRESETS } from "./vocabulary.ts";

/** What a call needs before it may run. A tool derives its needs from the arguments; policy judges each. */
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

/** The real location of a path, with links resolved. Policy asks the world nothing else. */
export type Locate = (path: string, directory: string) => Located;

export type Located =
  { readonly kind: "inside"; readonly path: string } | { readonly kind: "outside"; readonly path: string };

/** One rule. All of its conditions must hold; a condition with several values holds when one of them does. */
export interface Rule {
  /** `id` of the file, or `remit.toml:12`, or `edit:sources` for a preset's, or `built-in:…`. */
  readonly id: string;
  readonly effect: "allow" | "deny";
  /** File and line, or preset. */
  readonly source: string;
  readonly tool?: readonly string[];
  readonly command?: readonly string[];
  readonly path?: readonly string[];
  /**
   * For built-in denials only: the exact paths that `publish.open` names, or words of a command, to which the rule does
   * not apply.
   */
  readonly except?: readonly string[];
  /** Limits a rule about paths to reading or to writing; absent: both. */
  readonly access?: "read" | "write";
  readonly host?: readonly string[];
  readonly server?: readonly string[];
  readonly agent?: readonly string[];
  readonly when?: When;
  readonly reason?: string;
}

/** The circumstances of a rule. All that are given must hold. */
export interface When {
  readonly trigger?: readonly TriggerKind[];
  readonly request?: readonly RequestKind[];
  readonly fork?: boolean;
}

/** A valid policy, with presets and built-in rules expanded. */
export interface Policy extends PolicySettings {
  readonly source: PolicySource;
  readonly extends: (typeof PRESETS)[number];
  readonly rules: readonly Rule[];
  /** By prefix of the model's name; they override the built-in prices. Absent: none are set. */
  readonly prices?: Readonly<Record<string, ModelPrice>>;
  /** The project's own commands, such as `npm test`. Refusals and the prompt name them first; they allow nothing. */
  readonly commands: readonly string[];
  readonly expectations: readonly Expectation[];
}

/** US dollars per million tokens. */
export interface ModelPrice extends ModelRate {
  /** The price of a call whose prompt has more than `from` tokens; absent when the length makes no difference. */
  readonly long?: ModelRate & { readonly from: number };
  /** The place of the setting, such as `remit.toml:9`. */
  readonly source: string;
}

export interface ModelRate {
  readonly input: number;
  /** For input tokens that the service had cached. */
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
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** What is wrong and what was expected, in one sentence. */
  readonly message: string;
  readonly hint?: string;
}

/**
 * The name by which policy knows a server's tool. It is declared under the same name, unless that is too long or
 * shared.
 */
export function serverToolName(server: string, tool: string): string {
  return `mcp_${server}_${tool}`.replaceAll(/[^A-Za-z0-9_.-]/g, "_");
}
