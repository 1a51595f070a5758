/** Compiles rules for matching, each once. */
import { compileName } from "../lib/glob.ts";
import { compileHost, compilePathDenials, compilePaths } from "./match.ts";
import { parsePattern, type Pattern } from "./pattern.ts";
import type { Circumstances, Rule } from "./policy.ts";

type Holds = (text: string) => boolean;

/** A rule's conditions as tests; an absent condition is undefined. */
export interface CompiledRule {
  readonly rule: Rule;
  readonly tool: Holds | undefined;
  readonly path: Holds | undefined;
  readonly host: Holds | undefined;
  readonly server: Holds | undefined;
  readonly agent: Holds | undefined;
  readonly command: readonly Pattern[] | undefined;
}

const made = new WeakMap<Rule, CompiledRule>();

/** A rule's conditions as tests. */
export function compiled(rule: Rule): CompiledRule {
  const known = made.get(rule);
  if (known !== undefined) return known;
  const compile = rule.effect === "deny" ? compilePathDenials : compilePaths;
  const fresh: CompiledRule = {
    rule,
    tool: anyOf(rule.tool, compileName),
    path: except(rule.path === undefined ? undefined : compile(rule.path), rule.except),
    host: anyOf(rule.host, compileHost),
    server: anyOf(rule.server, compileName),
    agent: anyOf(rule.agent, compileName),
    command: rule.command?.map(patternOf),
  };
  made.set(rule, fresh);
  return fresh;
}

/** Whether the `when` condition and the tool condition hold for this tool. */
export function holdsFor(rule: CompiledRule, tool: string, circumstances: Circumstances): boolean {
  const { when } = rule.rule;
  if (when?.trigger !== undefined && !when.trigger.includes(circumstances.trigger)) return false;
  if (when?.request !== undefined && !when.request.includes(circumstances.request)) return false;
  if (when?.fork !== undefined && when.fork !== circumstances.fork) return false;
  return rule.tool === undefined || rule.tool(tool);
}

function anyOf(patterns: readonly string[] | undefined, compile: (pattern: string) => Holds): Holds | undefined {
  if (patterns === undefined) return undefined;
  const tests = patterns.map(compile);
  return (text) => tests.some((test) => test(text));
}

function except(holds: Holds | undefined, paths: readonly string[] | undefined): Holds | undefined {
  if (holds === undefined || paths === undefined || paths.length === 0) return holds;
  return (text) => holds(text) && !paths.includes(text);
}

function patternOf(text: string): Pattern {
  const parsed = parsePattern(text);
  if (parsed.kind === "faulty") throw new Error(`A loaded rule has the pattern ${text}: ${parsed.why}`);
  return parsed.pattern;
}
