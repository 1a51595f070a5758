/** The words a policy file may use: tools and what they touch, triggers, requests, presets. */
import type { RequestKind, TriggerKind } from "../events.ts";

/** What a tool's calls touch, and so which conditions of a rule apply to it. */
export type AccessKind = "read" | "write" | "command" | "host" | "server" | "agent";

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
