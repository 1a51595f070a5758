/** The parts of a refusal: the reason, what is allowed instead, and the rules that would allow it. */
import { clipped } from "../lib/cut.ts";
import { LANGUAGES, SHELLS } from "../lib/interpreters.ts";
import type { LineCommand, Word } from "../lib/shell.ts";
import type { Case, NeedVerdict } from "./decide.ts";
import { parsePattern } from "./commands.ts";
import type { Rule, When } from "./policy.ts";
import { present } from "../lib/parts.ts";

/** The subject of a denial. */
export type RefusalSubject =
  | { readonly kind: "tool" }
  | { readonly kind: "path"; readonly access: "read" | "write"; readonly path: string }
  | { readonly kind: "command"; readonly command: LineCommand }
  | { readonly kind: "host" | "server" | "agent"; readonly name: string };

/** How to write a refused line differently. */
export const WORDS = {
  hidden: "it runs commands in a way that is not read",
  plainly: "Write the program's name and plain words, one command after the other.",
  redirected:
    "a line that only runs listed commands opens no file. Write files with write_file or replace; `2>&1` and `/dev/null` are fine.",
} as const;

/** The most denials in one reason; reading more would not help to fix the line. */
const MOST_TOLD = 6;

/** All denials of a call in one reason. */
export function reasonFor(denials: readonly NeedVerdict[]): string {
  const lines = denials.map(({ subject, why }) => `Refused \`${clipped(subject, 300)}\`: ${why ?? "it is denied."}`);
  const all = [...new Set(lines)];
  const more = all.length > MOST_TOLD ? [`And ${all.length - MOST_TOLD} more.`] : [];
  return [...all.slice(0, MOST_TOLD), ...more].join(" ");
}

/** The denying rules and their reasons. */
export function reasonOf(rules: readonly Rule[]): string {
  const named = rules.map(({ id, source }) => `\`${id}\`${source === id ? "" : ` (${source})`}`);
  const reasons = rules.flatMap(({ reason }) => (reason === undefined ? [] : [reason]));
  const verb =
    named.length === 1 ? `the rule ${named.join("")} denies it.` : `the rules ${named.join(" and ")} deny it.`;
  return [verb, ...reasons].join(" ");
}

/** What the policy allows of this kind, in one sentence; "" when it allows nothing. */
export function alternatives(call: Case, about: RefusalSubject): string {
  switch (about.kind) {
    case "tool":
      return "";
    case "command":
      return sentence("Allowed commands", commandsLike(call, about.command.words[0]?.value ?? ""));
    case "path":
      return sentence(`Allowed to ${about.access}`, pathsFor(call, about.access));
    case "host":
    case "server":
    case "agent": {
      const { kind } = about;
      return sentence(
        `Allowed ${kind}s`,
        call.allow.flatMap(({ rule }) => rule[kind] ?? []),
      );
    }
    default:
      return about satisfies never;
  }
}

function pathsFor(call: Case, access: "read" | "write"): readonly string[] {
  return call.allow.flatMap(({ rule }) => ((rule.access ?? access) === access ? (rule.path ?? []) : []));
}

/** Patterns for the same program first, then the project's own commands, then all others. */
function commandsLike({ allow, policy }: Case, program: string): readonly string[] {
  const rules = allow.filter(({ rule }) => !rule.id.startsWith("built-in:"));
  const patterns = rules.flatMap(({ rule }) => rule.command ?? []);
  const same = patterns.filter((pattern) => pattern.split(" ").includes(program));
  const own = patterns.filter((pattern) => policy.commands.includes(pattern.replace(/ \*$/, "")));
  return [...same, ...own, ...patterns];
}

const MOST_NAMED = 12;

function sentence(lead: string, items: readonly string[]): string {
  const distinct = [...new Set(items)];
  if (distinct.length === 0) return "";
  const more = distinct.length > MOST_NAMED ? `, and ${distinct.length - MOST_NAMED} more` : "";
  const shown = distinct.slice(0, MOST_NAMED).map((item) => `\`${item}\``);
  return `${lead}: ${shown.join(", ")}${more}.`;
}

// ── Rules that would help ───────────────────────────────────────────────────────────────────────────────────────────

/** The rules that would allow what was denied, as TOML; undefined when something else also denies it. */
export function additionsThatHelp(
  denials: readonly NeedVerdict[],
  judgeWith: (rules: readonly Rule[]) => readonly NeedVerdict[],
): string | undefined {
  const rules: Rule[] = [];
  for (const { additions } of denials) {
    if (additions === undefined) return undefined;
    rules.push(...additions);
  }
  const needed = withoutRepeats(rules);
  return judgeWith(needed).every(({ effect }) => effect === "allow") ? needed.map(ruleToml).join("\n") : undefined;
}

/** Merges equal rules, and drops a rule about the whole tool when a narrower one suffices. */
function withoutRepeats(rules: readonly Rule[]): readonly Rule[] {
  const broad = (rule: Rule) =>
    [rule.command, rule.path, rule.host, rule.server, rule.agent].every((condition) => condition === undefined);
  const narrow = rules.filter((rule) => !broad(rule));
  const kept = narrow.length > 0 ? narrow : rules;
  return [...new Map(kept.map((rule) => [JSON.stringify(rule), rule])).values()];
}

/** The rules that would allow it; none when no rule can, or when none is advisable. */
export function additionsFor(tool: string, about: RefusalSubject): readonly Rule[] {
  const rule = (conditions: Partial<Rule>): Rule => ({ ...ADDED, tool: [tool], ...conditions });
  switch (about.kind) {
    case "tool":
      return [rule({})];
    case "path":
      return [rule({ path: [pathPattern(about.path)], access: about.access })];
    case "command": {
      const pattern = patternFor(about.command);
      return pattern === undefined ? [] : [rule({ command: [pattern] })];
    }
    case "host":
    case "server":
    case "agent":
      return [rule({ [about.kind]: [about.name] })];
    default:
      return about satisfies never;
  }
}

const ADDED = { id: "added", effect: "allow", source: "added" } as const;

/** A pattern of a command's words up to the first uncertain one; undefined when that would allow too much. */
function patternFor({ words, settings }: LineCommand): string | undefined {
  const known = words.findIndex(({ value, many }) => value === undefined || many);
  const certain = known === -1 ? words : words.slice(0, known);
  const program = certain[0]?.value ?? "";
  // Allowing an interpreter by its name alone would allow everything.
  if (certain.length < 2 && INTERPRETERS.test(program.slice(program.lastIndexOf("/") + 1))) return undefined;
  const pattern = [
    ...settings.map(({ name, value }) => patternWord(`${name}=${value ?? ""}`)),
    ...certain.map(wordOf),
    ...(known === -1 ? [] : ["*"]),
  ].join(" ");
  return parsePattern(pattern).kind === "faulty" ? undefined : pattern;
}

const INTERPRETERS = new RegExp(
  String.raw`^(?:${SHELLS}|${LANGUAGES}|nodejs|tsx|ts-node|java|Rscript|env|xargs|npx|pnpx|bunx|uvx|uv|poetry|eval|exec|command|source|\.|sudo|ssh|awk|gawk|find|git|make)$`,
);

function wordOf({ value = "" }: Word, index: number): string {
  return index === 0 && /^[A-Za-z_]\w*=/.test(value) ? `''${patternWord(value)}` : patternWord(value);
}

/** A pattern that matches only this word. */
function patternWord(word: string): string {
  if (/^[\w./:=@%+,-]+$/.test(word)) return word;
  return word
    .split("'")
    .map((piece) => (piece === "" ? "" : `'${piece}'`))
    .join("\\'");
}

/** A pattern that matches only this path. */
function pathPattern(path: string): string {
  return path === "" ? "**" : path.replace(/[*?[\]{}]/g, "?");
}

/** A rule as TOML. */
export function ruleToml(rule: Rule): string {
  const lines = [`[[${rule.effect}]]`];
  for (const key of ["tool", "command", "path", "host", "server", "agent"] as const) {
    const values = rule[key];
    if (values !== undefined)
      lines.push(`${key} = ${values.length === 1 ? quote(values[0] ?? "") : `[${values.map(quote).join(", ")}]`}`);
  }
  if (rule.access !== undefined) lines.push(`access = ${quote(rule.access)}`);
  if (rule.when !== undefined) lines.push(`when = ${whenToml(rule.when)}`);
  if (rule.reason !== undefined) lines.push(`reason = ${quote(rule.reason)}`);
  return `${lines.join("\n")}\n`;
}

function whenToml({ trigger, request, fork }: When): string {
  const list = (words: readonly string[]) => `[${words.map(quote).join(", ")}]`;
  const parts = present([
    trigger !== undefined && `trigger = ${list(trigger)}`,
    request !== undefined && `request = ${list(request)}`,
    fork !== undefined && `fork = ${fork}`,
  ]);
  return `{ ${parts.join(", ")} }`;
}

/** A TOML basic string; its escapes are those of JSON. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/\x7f/g, "\\u007f");
}
