/** A policy, the questions it answers, and the words that a policy file may use. */
import type { PolicySource, Request, RequestKind, TriggerKind } from "../events.ts";
import type { Price } from "../lib/models.ts";
import type { ParsedLine } from "../lib/shell.ts";
import type { PolicySettings } from "./settings.ts";

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

/** A need as it is judged: its shell line is read, by `readLine` of `lib/shell.ts`. */
export type ParsedNeed = Exclude<Need, { kind: "command" }> | { readonly kind: "command"; readonly line: ParsedLine };

/** The circumstances that `when` conditions look at. */
export interface Circumstances {
  readonly trigger: TriggerKind;
  readonly request: RequestKind;
  readonly fork: boolean;
  /** The agent that calls: `main`, or the name of a sub-agent's definition. */
  readonly agent: string;
}

export function circumstancesOf({ trigger, kind, subject }: CircumstancesOf, agent: string): Circumstances {
  return { trigger, request: kind, fork: subject?.fromFork ?? false, agent };
}

type CircumstancesOf = Pick<Request, "trigger" | "kind" | "subject">;

/** The real location of a path, with links resolved. This is the only effect that the policy uses. */
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
  /** For built-in denials: exact paths that `publish.open` names, or words of a command, which are excepted. */
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

export interface ModelPrice extends Price {
  /** The place of the setting, such as `remit.toml:9`. */
  readonly source: string;
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

/** The name of a server's tool in the policy; declared likewise, unless that is too long or shared. */
export function serverToolName(server: string, tool: string): string {
  return `mcp_${server}_${tool}`.replaceAll(/[^A-Za-z0-9_.-]/g, "_");
}

/** What a tool's calls touch, and so which conditions of a rule apply to it. */
type AccessKind = "read" | "write" | "command" | "host" | "server" | "agent";

/** Every built-in tool, by name, with what its calls touch. Tools of MCP servers are named `mcp_<server>_<tool>`. */
export const TOOLS: ReadonlyMap<string, readonly AccessKind[]> = new Map<string, readonly AccessKind[]>([
  ["read_file", ["read"]],
  ["read_many_files", ["read"]],
  ["list_directory", ["read"]],
  ["glob", ["read"]],
  ["grep_search", ["read"]],
  ["write_file", ["write"]],
  ["replace", ["write"]],
  ["run_shell_command", ["command"]],
  ["list_background_processes", []],
  ["read_background_output", []],
  ["web_fetch", ["host"]],
  ["google_web_search", []],
  ["git_read", ["read"]],
  ["read_issue", []],
  ["read_pull_request", []],
  ["read_check_logs", []],
  ["add_review_comment", []],
  ["write_todos", []],
  ["save_memory", ["write"]],
  ["merge_base_branch", []],
  ["activate_skill", []],
  ["invoke_agent", ["agent"]],
  ["complete_task", []],
  ["list_mcp_resources", ["server"]],
  ["read_mcp_resource", ["server"]],
  // People call it as a command; it is never declared to a model.
  ["get_mcp_prompt", ["server"]],
]);

/** What a tool's calls touch; for a tool of an MCP server its server, for an unknown tool nothing. */
export function touchesOf(tool: string): readonly AccessKind[] {
  return TOOLS.get(tool) ?? (tool.startsWith(MCP_PREFIX) ? ["server"] : []);
}

/** The prefix of names of MCP tools. */
export const MCP_PREFIX = "mcp_";

export const TRIGGERS: readonly TriggerKind[] = [
  "comment",
  "review_comment",
  "review",
  "label",
  "assign",
  "pull",
  "dispatch",
  "schedule",
  "ci",
  "local",
];

export const REQUESTS: readonly RequestKind[] = ["answer", "change", "review", "plan"];

export const PRESETS = ["read-only", "edit", "maintain"] as const;
