/** What goes with a refusal: what is allowed instead, and the rules that would allow it. */
import { hasHole } from "./holes.ts";
import { parsePattern } from "./pattern.ts";
import type { Rule, When } from "./policy.ts";
import type { Part } from "./shell/line.ts";
import type { Case } from "./verdicts.ts";

/** What a denial was about. */
export type About =
  | { readonly kind: "tool" }
  | { readonly kind: "path"; readonly access: "read" | "write"; readonly path: string }
  | {
      readonly kind: "command";
      readonly part: Part;
      /** What it would write; `named` when the command's own words say so. */
      readonly writes: readonly { readonly path: string; readonly named: boolean }[];
    }
  | { readonly kind: "host" | "server" | "agent"; readonly name: string };

/** What the policy allows of this kind, in one sentence; "" when nothing is. */
export function alternatives(asked: Case, about: About): string {
  switch (about.kind) {
    case "tool":
      return "";
    case "command":
      return sentence("Allowed commands", commandsLike(asked, about.part.words[0]?.value ?? ""));
    case "path":
      return sentence(`Allowed to ${about.access}`, pathsFor(asked, about.access));
    case "host":
    case "server":
    case "agent": {
      const { kind } = about;
      return sentence(
        `Allowed ${kind}s`,
        asked.allow.flatMap(({ rule }) => rule[kind] ?? []),
      );
    }
  }
}

function pathsFor(asked: Case, access: "read" | "write"): readonly string[] {
  return asked.allow.flatMap(({ rule }) => ((rule.access ?? access) === access ? (rule.path ?? []) : []));
}

/** Patterns for the same program if there are any, else for every program. */
function commandsLike(asked: Case, program: string): readonly string[] {
  const rules = asked.allow.filter(({ rule }) => !rule.id.startsWith("built-in:"));
  const patterns = rules.flatMap(({ rule }) => rule.command ?? []);
  const same = patterns.filter((pattern) => pattern.split(" ").includes(program));
  return same.length > 0 ? same : patterns;
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

/** The rules that would allow it; none when no rule can. */
export function additionsFor(tool: string, about: About): readonly Rule[] {
  const rule = (conditions: Partial<Rule>): Rule => ({ ...ADDED, tool: [tool], ...conditions });
  switch (about.kind) {
    case "tool":
      return [rule({})];
    case "path":
      return [rule({ path: [pathPattern(about.path)], access: about.access })];
    case "command":
      return commandAdditions(rule, about.part, about.writes);
    case "host":
    case "server":
    case "agent":
      return [rule({ [about.kind]: [about.name] })];
  }
}

const ADDED = { id: "added", effect: "allow", source: "added" } as const;

function commandAdditions(
  rule: (conditions: Partial<Rule>) => Rule,
  part: Part,
  writes: readonly { readonly path: string; readonly named: boolean }[],
): readonly Rule[] {
  const pattern = patternFor(part);
  if (part.words.length > 0 && parsePattern(pattern).kind === "faulty") return [];
  const exact = !pattern.endsWith(" *");
  const paths = writes.filter(({ named }) => !(named && exact)).map(({ path }) => pathPattern(path));
  const command = part.words.length === 0 ? [] : [rule({ command: [pattern] })];
  return paths.length === 0 ? command : [...command, rule({ path: [...new Set(paths)], access: "write" })];
}

/** The pattern that names a command's words, up to the first that is not certain. */
function patternFor({ words, settings }: Part): string {
  const uncertain = words.findIndex(({ value, spread }) => spread !== "one" || hasHole(value));
  const certain = uncertain === -1 ? words : words.slice(0, uncertain);
  return [
    ...settings.map(({ name, value }) => patternWord(`${name}=${value}`)),
    ...certain.map(({ value }, index) =>
      index === 0 && /^[A-Za-z_]\w*=/.test(value) ? `''${patternWord(value)}` : patternWord(value),
    ),
    ...(uncertain === -1 ? [] : ["*"]),
  ].join(" ");
}

/** A word as a pattern that matches it alone. */
function patternWord(word: string): string {
  if (/^[\w./:=@%+,-]+$/.test(word)) return word;
  return word
    .split("'")
    .map((piece) => (piece === "" ? "" : `'${piece}'`))
    .join("\\'");
}

/** A path as a pattern that matches it, and for one with holes what it could be. */
function pathPattern(path: string): string {
  if (path === "") return "**";
  return path
    .replace(/[*?[\]{}]/g, "?")
    .replace(/\uE003/g, "**")
    .replace(/[\uE000-\uE00F]+/g, "*");
}

/** Rules as TOML. */
export function toToml(rules: readonly Rule[]): string {
  return rules.map(ruleToml).join("\n");
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
  const parts = [
    ...(trigger === undefined ? [] : [`trigger = ${list(trigger)}`]),
    ...(request === undefined ? [] : [`request = ${list(request)}`]),
    ...(fork === undefined ? [] : [`fork = ${fork}`]),
  ];
  return `{ ${parts.join(", ")} }`;
}

/** A TOML basic string; JSON's escapes are TOML's. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/\x7f/g, "\\u007f");
}
