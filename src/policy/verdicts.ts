/** What the rules say about one need of a call, and how a verdict is put into words. */
import { compiled, holdsFor, type Compiled } from "./compiled.ts";
import type { Circumstances, Locate, Policy, Rule } from "./policy.ts";
import type { Line } from "./shell/line.ts";
import { additionsFor, alternatives, type About } from "./refusal.ts";

export interface Verdict {
  /** What was judged, in words: `npm test`, `write src/a.ts`. */
  readonly subject: string;
  readonly effect: "allow" | "deny";
  /** The rules that decided; empty when no rule spoke. */
  readonly rules: readonly string[];
  /** Why it is denied: what stands behind `Refused …:`. */
  readonly why?: string;
  /** Rules that would allow it; absent when no rule can. */
  readonly additions?: readonly Rule[];
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
  /** Shell lines that were read for this call, by directory and line: rules make no difference to what they mean. */
  readonly lines: Map<string, Line>;
}

export function openCase(
  policy: Policy,
  tool: string,
  circumstances: Circumstances,
  locate: Locate,
  lines: Case["lines"] = new Map(),
): Case {
  const rules = policy.rules.map(compiled).filter((rule) => holdsFor(rule, tool, circumstances));
  return {
    policy,
    tool,
    circumstances,
    locate,
    lines,
    allow: rules.filter(({ rule }) => rule.effect === "allow"),
    deny: rules.filter(({ rule }) => rule.effect === "deny"),
  };
}

/** `agent` names who calls; only in calls of `invoke_agent` does it name who is called, and is judged as a need. */
export function callerHolds(asked: Case, { agent }: Compiled): boolean {
  return agent === undefined || asked.tool === "invoke_agent" || agent(asked.circumstances.agent);
}

/** Whether an allowing rule says anything about a kind of need: it names the tool, or has that kind's condition. */
export function speaksOf(rule: Compiled, kind: "path" | "host" | "server" | "agent" | "command"): boolean {
  if (rule.tool !== undefined) return true;
  return rule[kind] !== undefined || (kind === "path" && rule.rule.access !== undefined);
}

export function allowed(subject: string, rules: readonly Compiled[]): Verdict {
  return { subject, effect: "allow", rules: rules.map(({ rule }) => rule.id) };
}

export function denied(subject: string, rules: readonly Compiled[]): Verdict {
  const named = rules.map(({ rule }) => `\`${rule.id}\`${rule.source === rule.id ? "" : ` (${rule.source})`}`);
  const reasons = rules.flatMap(({ rule }) => (rule.reason === undefined ? [] : [rule.reason]));
  const verb =
    named.length === 1 ? `the rule ${named.join("")} denies it.` : `the rules ${named.join(" and ")} deny it.`;
  return { subject, effect: "deny", rules: rules.map(({ rule }) => rule.id), why: [verb, ...reasons].join(" ") };
}

/** No rule allows it. `lacks` says what the nearest rule leaves closed. */
export function silent(asked: Case, subject: string, about: About, lacks?: string): Verdict {
  const instead = alternatives(asked, about);
  const nothing = lacks === undefined ? "no rule allows it" : lacks;
  const why = `${nothing} (${asked.policy.source.path}).${instead === "" ? "" : ` ${instead}`}`;
  const additions = additionsFor(asked.tool, about);
  return { subject, effect: "deny", rules: [], why, ...(additions.length === 0 ? {} : { additions }) };
}
