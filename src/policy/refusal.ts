/** What goes with a refusal: what is allowed instead, and the rule that would allow it. */
import type { Case, Subject } from "./judge.ts";

/** What the policy allows of this kind, in one sentence; "" when nothing is. */
export function alternatives(asked: Case, about: Subject): string {
  switch (about.kind) {
    case "tool":
      return "";
    case "command":
      return sentence("Allowed commands", commandsLike(asked, about.words[0] ?? ""));
    case "path":
      return sentence(
        `Allowed to ${about.access}`,
        asked.allow.flatMap(({ rule }) => ((rule.access ?? about.access) === about.access ? (rule.path ?? []) : [])),
      );
    case "host":
    case "server":
    case "agent":
      return sentence(`Allowed ${about.kind}s`, asked.allow.flatMap(({ rule }) => rule[about.kind] ?? []));
  }
}

/** Patterns for the same program if there are any, else for every program. */
function commandsLike(asked: Case, program: string): readonly string[] {
  const patterns = asked.allow.filter(({ rule }) => !rule.id.startsWith("built-in:")).flatMap(({ rule }) => rule.command ?? []);
  const same = patterns.filter((pattern) => pattern.split(" ").includes(program));
  return same.length > 0 ? same : patterns;
}

const MOST_NAMED = 12;

function sentence(lead: string, items: readonly string[]): string {
  const distinct = [...new Set(items)];
  if (distinct.length === 0) return "";
  const more = distinct.length > MOST_NAMED ? `, and ${distinct.length - MOST_NAMED} more` : "";
  return `${lead}: ${distinct.slice(0, MOST_NAMED).map((item) => `\`${item}\``).join(", ")}${more}.`;
}

/** The TOML that would allow it. */
export function additionFor(tool: string, about: Subject): string {
  const lines = ["[[allow]]", `tool = ${quote(tool)}`];
  switch (about.kind) {
    case "tool":
      break;
    case "command":
      lines.push(`command = [${quote(about.words.map(patternWord).join(" "))}]`);
      break;
    case "path":
      lines.push(`path = [${quote(about.path === "" ? "**" : about.path.replace(/[*?[\]{}]/g, "?"))}]`);
      break;
    case "host":
    case "server":
    case "agent":
      lines.push(`${about.kind} = [${quote(about.text)}]`);
  }
  return `${lines.join("\n")}\n`;
}

/** A word as a pattern that matches it alone. */
function patternWord(word: string): string {
  if (word !== "" && /^[\w./:=@%+,-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** A TOML basic string. JSON's escapes are TOML's. */
function quote(text: string): string {
  return JSON.stringify(text);
}
