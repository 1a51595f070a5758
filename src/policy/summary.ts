/** The effective policy in a few lines, for the system prompt. */
import type { Policy, Rule } from "./policy.ts";

/** What is allowed here, a line each; at most a dozen lines. */
export function summary(policy: Policy): readonly string[] {
  const own = policy.rules.filter(({ id }) => !id.startsWith("built-in:"));
  const allow = own.filter(({ effect }) => effect === "allow");
  const deny = own.filter(({ effect }) => effect === "deny");
  return [
    line("May read", pathsOf(allow, "read")),
    line("May write", pathsOf(allow, "write")),
    line("May run", allow.flatMap((rule) => rule.command ?? [])),
    line("May fetch from", allow.flatMap((rule) => rule.host ?? [])),
    line("May use the servers", allow.flatMap((rule) => rule.server ?? [])),
    line("Never writes", [".github/**", "action.yml", "CODEOWNERS", "GEMINI.md", "AGENTS.md", ".gemini/**", ...pathsOf(deny, "write")]),
    line("Never runs", deny.flatMap((rule) => rule.command ?? [])),
    "Everything else is denied. A final * stands for any further arguments, but not for options that write, execute or reach the network.",
  ].filter((text) => text !== "");
}

function pathsOf(rules: readonly Rule[], access: "read" | "write"): readonly string[] {
  return rules.flatMap((rule) => ((rule.access ?? access) === access ? (rule.path ?? []) : []));
}

const MOST = 40;

function line(lead: string, items: readonly string[]): string {
  const distinct = [...new Set(items)];
  if (distinct.length === 0) return "";
  const shown = distinct.slice(0, MOST).join(", ");
  return `${lead}: ${shown}${distinct.length > MOST ? `, and ${distinct.length - MOST} more` : ""}.`;
}
