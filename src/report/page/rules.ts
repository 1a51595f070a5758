/** Decisions by rule, so that a policy's author sees what each rule did. */
import type { PageCall, PageStep } from "./steps.ts";

export interface RuleUse {
  /** The rule's id; `no rule` for what none spoke about. */
  readonly rule: string;
  readonly allowed: number;
  readonly denied: number;
  /** Indices of the main agent's steps in which it spoke, the first few. */
  readonly steps: readonly number[];
}

/** Steps named for each rule: more do not help to find it. */
const NAMED = 20;

/** Rules that denied come first, then those used most. */
export function readRules(steps: readonly PageStep[]): RuleUse[] {
  const uses = new Map<string, { rule: string; allowed: number; denied: number; steps: number[] }>();
  for (const [at, step] of steps.entries()) {
    for (const { effect, rules } of callsOf(step)) {
      if (effect === "") continue;
      for (const rule of rules.length === 0 ? ["no rule"] : rules) {
        const use = uses.get(rule) ?? { rule, allowed: 0, denied: 0, steps: [] };
        uses.set(rule, use);
        if (effect === "deny") use.denied++;
        else use.allowed++;
        if (use.steps.at(-1) !== at && use.steps.length < NAMED) use.steps.push(at);
      }
    }
  }
  return [...uses.values()].sort((a, b) => b.denied - a.denied || b.allowed - a.allowed);
}

function callsOf(step: PageStep): readonly PageCall[] {
  switch (step.kind) {
    case "turn":
      return step.calls;
    case "agent":
      return step.steps.flatMap(callsOf);
    case "compressed":
    case "note":
      return [];
  }
}
