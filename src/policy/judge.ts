/** Each need of a call, judged by the rules: deny wins, silence denies, order means nothing. */
import { readLine, type Part } from "./command.ts";
import { compiled, holdsFor, type Compiled } from "./compiled.ts";
import { covers } from "./glob.ts";
import type { Pattern } from "./pattern.ts";
import type { Circumstances, Locate, Need, Policy } from "./policy.ts";
import { additionFor, alternatives } from "./refusal.ts";
import { touchesOf } from "./vocabulary.ts";

/** What the rules say about one need, or one part of it. */
export interface Verdict {
  /** What was judged, in words: `npm test`, `write src/a.ts`. */
  readonly subject: string;
  readonly effect: "allow" | "deny";
  readonly rules: readonly string[];
  /** Why it is denied: a clause that goes on after `Refused X:`. */
  readonly why?: string;
  readonly allowWith?: string;
}

/** The question: which call, under which policy, in which circumstances. */
export interface Case {
  readonly policy: Policy;
  readonly tool: string;
  readonly circumstances: Circumstances;
  readonly locate: Locate;
  /** The rules whose tool and `when` conditions hold. */
  readonly allow: readonly Compiled[];
  readonly deny: readonly Compiled[];
}

export function openCase(policy: Policy, tool: string, circumstances: Circumstances, locate: Locate): Case {
  const rules = policy.rules.map(compiled).filter((rule) => holdsFor(rule, tool, circumstances));
  return {
    policy,
    tool,
    circumstances,
    locate,
    allow: rules.filter(({ rule }) => rule.effect === "allow"),
    deny: rules.filter(({ rule }) => rule.effect === "deny"),
  };
}

/** Judge a need; a command is judged in its parts. */
export function judgeNeed(asked: Case, need: Need): readonly Verdict[] {
  switch (need.kind) {
    case "tool":
      return [judgeTool(asked)];
    case "path":
      return [judgePath(asked, need.access, need.path, need.directory)];
    case "command":
      return judgeCommand(asked, need.line, need.directory);
    case "host":
      return [judgeText(asked, "host", need.host)];
    case "server":
      return [judgeText(asked, "server", need.server)];
    case "agent":
      return [judgeText(asked, "agent", need.agent)];
  }
}

/** The tool as a whole: denied by a rule without narrower conditions, allowed by any rule that could allow one of its calls. */
export function judgeTool(asked: Case): Verdict {
  const { tool } = asked;
  const denying = asked.deny.filter((rule) => isBroad(rule) && callerHolds(asked, rule));
  if (denying.length > 0) return denied(tool, denying);
  const allowing = asked.allow.filter((rule) => speaksFor(rule, tool) && (tool === "invoke_agent" || callerHolds(asked, rule)));
  return allowing.length > 0 ? allowed(tool, allowing.slice(0, 1)) : silent(asked, tool, { kind: "tool", tool });
}

function speaksFor({ rule, ...tests }: Compiled, tool: string): boolean {
  if (rule.id.startsWith("built-in:")) return false;
  if (tests.tool !== undefined) return true;
  const touches = touchesOf(tool);
  return touches.some((touch) => {
    if (touch === "read" || touch === "write") return tests.path !== undefined && (rule.access ?? touch) === touch;
    return tests[touch] !== undefined;
  });
}

/** Whether a rule has no condition but on tool, agent and circumstances. */
function isBroad({ rule, path, host, server, command }: Compiled): boolean {
  return path === undefined && rule.access === undefined && host === undefined && server === undefined && command === undefined;
}

/** `agent` names who calls, but in calls of `invoke_agent`, where it names who is called. */
function callerHolds(asked: Case, { agent }: Compiled): boolean {
  return agent === undefined || agent(asked.circumstances.agent);
}

function judgeText(asked: Case, kind: "host" | "server" | "agent", text: string): Verdict {
  const subject = `${kind} ${text}`;
  const holds = (rule: Compiled): boolean => {
    if (rule.path !== undefined || rule.rule.access !== undefined || rule.command !== undefined) return false;
    const others = (["host", "server"] as const).filter((other) => other !== kind);
    if (others.some((other) => rule[other] !== undefined)) return false;
    if (kind !== "agent" && !callerHolds(asked, rule)) return false;
    return rule[kind] === undefined || rule[kind](text);
  };
  return settle(asked, subject, holds, { kind, text });
}

export function judgePath(asked: Case, access: "read" | "write", path: string, directory: string): Verdict {
  const subject = `${access} ${path === "" ? "." : path}`;
  const located = asked.locate(path, directory);
  if (located.kind === "outside")
    return { subject, effect: "deny", rules: ["built-in:outside"], why: `${located.path} is outside the workspace` };
  return settle(asked, subject, (rule) => holdsForPath(asked, rule, access, located.path), {
    kind: "path",
    access,
    path: located.path,
  });
}

function holdsForPath(asked: Case, rule: Compiled, access: "read" | "write", path: string): boolean {
  if (rule.command !== undefined || rule.host !== undefined || rule.server !== undefined) return false;
  if (!callerHolds(asked, rule)) return false;
  if (rule.rule.access !== undefined && rule.rule.access !== access) return false;
  return rule.path === undefined || rule.path(path);
}

// ── Commands ────────────────────────────────────────────────────────────────────────────────────────────────────────

function judgeCommand(asked: Case, line: string, directory: string): readonly Verdict[] {
  const read = readLine(line, directory);
  const doubts = read.doubts.map(
    ({ text, why }): Verdict => ({ subject: text, effect: "deny", rules: ["built-in:uncertain"], why }),
  );
  return [...doubts, ...read.parts.flatMap((part) => judgePart(asked, part))];
}

function judgePart(asked: Case, part: Part): readonly Verdict[] {
  const command = settle(asked, part.text, (rule) => holdsForPart(asked, rule, part), {
    kind: "command",
    words: part.words.map(({ value }) => value),
  });
  return [command, ...part.paths.map((use) => judgePath(asked, use.access, use.path, part.directory))];
}

function holdsForPart(asked: Case, rule: Compiled, part: Part): boolean {
  if (rule.path !== undefined || rule.rule.access !== undefined) return false;
  if (rule.host !== undefined || rule.server !== undefined || !callerHolds(asked, rule)) return false;
  return rule.command === undefined || rule.command.some((pattern) => patternCovers(pattern, part));
}

function patternCovers(pattern: Pattern, part: Part): boolean {
  if (part.words.length < pattern.words.length) return false;
  if (part.words.length > pattern.words.length && !pattern.rest) return false;
  return pattern.words.every((word, index) => covers(word, part.words[index]?.value ?? ""));
}

// ── Verdicts ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a denial was about, for the words and the rule that would help. */
export type Subject =
  | { readonly kind: "tool"; readonly tool: string }
  | { readonly kind: "path"; readonly access: "read" | "write"; readonly path: string }
  | { readonly kind: "command"; readonly words: readonly string[] }
  | { readonly kind: "host" | "server" | "agent"; readonly text: string };

function settle(asked: Case, subject: string, holds: (rule: Compiled) => boolean, about: Subject): Verdict {
  const denying = asked.deny.filter(holds);
  if (denying.length > 0) return denied(subject, denying);
  const allowing = asked.allow.filter(holds);
  return allowing.length > 0 ? allowed(subject, allowing.slice(0, 1)) : silent(asked, subject, about);
}

function allowed(subject: string, rules: readonly Compiled[]): Verdict {
  return { subject, effect: "allow", rules: rules.map(({ rule }) => rule.id) };
}

function denied(subject: string, rules: readonly Compiled[]): Verdict {
  const named = rules.map(({ rule }) => `\`${rule.id}\`${rule.source === rule.id ? "" : ` (${rule.source})`}`).join(", ");
  const reasons = rules.flatMap(({ rule }) => (rule.reason === undefined ? [] : [rule.reason]));
  return {
    subject,
    effect: "deny",
    rules: rules.map(({ rule }) => rule.id),
    why: [`the rule ${named} denies it.`, ...reasons].join(" "),
  };
}

function silent(asked: Case, subject: string, about: Subject): Verdict {
  const instead = alternatives(asked, about);
  const why = `no rule allows it (${asked.policy.source.path}).${instead === "" ? "" : ` ${instead}`}`;
  return { subject, effect: "deny", rules: [], why, allowWith: additionFor(asked.tool, about) };
}
