/** The effective policy in a few lines, for the system prompt. */
import type { Policy, Rule } from "./policy.ts";

/** What is allowed here: at most nine lines, each bounded, so that a long policy does not fill the prompt. */
export function summary(policy: Policy): readonly string[] {
  // What the file itself says comes first: when a line is cut, it is the presets that are cut.
  const own = policy.rules.filter(({ id }) => !id.startsWith("built-in:")).toSorted((a, b) => rank(a) - rank(b));
  const allow = own.filter(({ effect }) => effect === "allow");
  const deny = own.filter(({ effect }) => effect === "deny");
  return [
    line("May read", pathsOf(allow, "read")),
    line("May write", pathsOf(allow, "write")),
    line("May run", commandsOf(allow)),
    line(
      "May fetch from",
      allow.flatMap((rule) => rule.host ?? []),
    ),
    line(
      "May use the servers",
      allow.flatMap((rule) => rule.server ?? []),
    ),
    line("Never written", [...GUARDED, ...pathsOf(deny, "write")]),
    line("Never run", commandsOf(deny)),
    "Everything else is denied. A final * stands for any further arguments, but not for options that write files, run programs, load code or reach the network.",
    SHELL,
  ].filter((text) => text !== "");
}

function rank({ source }: Rule): number {
  return ["maintain", "edit", "read-only"].indexOf(source);
}

const GUARDED = [".github/**", "CODEOWNERS", "GEMINI.md", "AGENTS.md", ".gemini/**"];

const SHELL =
  "Each command of a shell line is judged by itself, with the files it redirects to. What cannot be read with certainty is denied: quote variables, name files, and avoid eval and paths outside the repository.";

function pathsOf(rules: readonly Rule[], access: "read" | "write"): readonly string[] {
  return rules.flatMap((rule) => ((rule.access ?? access) === access ? (rule.path ?? []) : []));
}

/** Patterns, those of one program in one: `git log|diff|show *`. */
function commandsOf(rules: readonly Rule[]): readonly string[] {
  const groups = new Map<string, Set<string>>();
  for (const pattern of rules.flatMap((rule) => rule.command ?? [])) {
    const [program = "", second, ...others] = pattern.split(" ");
    const plain = second !== undefined && /^[\w:.-]+$/.test(second) && others.every((word) => word === "*");
    const [key, item] = plain ? [program, second] : [pattern.replace(/ \*$/, ""), ""];
    groups.set(key, (groups.get(key) ?? new Set()).add(item));
  }
  return [...groups].map(([program, seconds]) =>
    [program, [...seconds].filter((second) => second !== "").join("|")].join(" ").trim(),
  );
}

/** Longest list, in characters. */
const LONGEST = 450;

function line(lead: string, items: readonly string[]): string {
  const distinct = [...new Set(items)].map((item) => item.replace(/^\*\*\//, ""));
  if (distinct.length === 0) return "";
  let shown = 0;
  let length = 0;
  for (; shown < distinct.length && length < LONGEST; shown += 1) length += (distinct[shown]?.length ?? 0) + 2;
  const more = shown < distinct.length ? `, and ${distinct.length - shown} more` : "";
  return `${lead}: ${distinct.slice(0, shown).join(", ")}${more}.`;
}
