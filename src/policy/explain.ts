/** Explains the policy: why a call is decided as it is, whether the file's own tests hold, and all of its rules. */
import type { Call, Entry } from "../events.ts";
import { NOT_BASH, readLine, type ParsedLine } from "../lib/shell.ts";
import { decide, judgeAll, judgePath, judgePublished, openCase, parseNeeds, type NeedVerdict } from "./decide.ts";
import {
  type Circumstances,
  circumstancesOf,
  type Expectation,
  type Locate,
  type Need,
  type Policy,
  type Rule,
  touchesOf,
} from "./policy.ts";
import { protection } from "./presets.ts";
import { ruleToml } from "./refusal.ts";
import { SETTINGS, type Sourced } from "./settings.ts";
import { present } from "../lib/parts.ts";

/**
 * For `remit policy explain`: each need of a call and each command of its line, with the rule that decided it, a line each;
 * for a denial also the rule to add.
 */
export async function explainCall(
  policy: Policy,
  call: { readonly tool: string },
  needs: readonly Need[],
  locate: Locate,
) {
  const parsed = await parseNeeds(needs);
  const decision = decide(policy, call, parsed, USUAL, locate);
  const parts = judgeAll(openCase(policy, call.tool, USUAL, locate), parsed);
  const lines = [
    ...parsed.flatMap((need) => (need.kind === "command" ? explainLine(policy, need.line) : [])),
    ...parts.map(explainPart),
    decision.effect === "allow" ? "Allowed." : "Denied.",
    ...(decision.allowWith === undefined
      ? []
      : ["", `To allow it, add to ${policy.source.path}:`, "", ...decision.allowWith.trimEnd().split("\n")]),
  ];
  return { decision, lines };
}

/** Where a line runs, and what was found in it. */
function explainLine({ sandbox: { mode } }: Policy, { commands, unread }: ParsedLine): readonly string[] {
  const place =
    mode.value === "off"
      ? `runs without a sandbox, in the checkout itself (${mode.source})`
      : `runs in the sandbox (${mode.source}): what it may read is what the sandbox shows, and what it changes is judged when it is published`;
  return [
    `shell  ${place}`,
    ...commands.map(({ text }) => `found  ${oneLine(text)}`),
    ...unread.map(({ text, why }) => `unread ${oneLine(text)}: ${why}`),
  ];
}

/** For `remit policy explain --path`: whether a path may be read, written and published, and by which rules. */
export function explainPath(policy: Policy, path: string, locate: Locate): readonly string[] {
  const by = (tool: string, access: "read" | "write") =>
    judgePath(openCase(policy, tool, USUAL, locate), access, path, "");
  return [
    explainPart({ ...by("read_file", "read"), subject: "read" }),
    explainPart({ ...by("write_file", "write"), subject: "write" }),
    ...describePublished(policy, path, locate),
  ];
}

function describePublished(policy: Policy, path: string, locate: Locate): readonly string[] {
  const located = locate(path, "");
  if (located.kind === "outside") return [`not published: ${located.path} is outside the workspace`];
  const { to, open } = policy.publish;
  if (to.value === "nothing") return [`not published: the policy publishes nothing (${to.source})`];
  const guard = protection(located.path, policy.source.path);
  if (guard === "workflow") return ["not published: workflows never are"];
  if (guard === "protected" && !open.value.includes(located.path))
    return [`not published: the path is protected; publish.open = [${JSON.stringify(located.path)}] opens it`];
  const { effect, rules, why = "no rule allows it" } = judgePublished(policy, USUAL, located.path);
  return [effect === "allow" ? `published (${rules.join(", ")})` : `not published: ${oneLine(why)}`];
}

function explainPart({ subject, effect, rules, why }: NeedVerdict): string {
  const by = rules.length === 0 ? "" : ` (${rules.join(", ")})`;
  return `${effect === "allow" ? "allow" : "deny "}  ${oneLine(subject)}${by}${why === undefined ? "" : `: ${oneLine(why)}`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ⏎ ");
}

/** The agent a run starts with. */
const MAIN = "main";

// ── Expectations ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The circumstances that explanations and a policy's own tests assume: somebody asks for a change in a comment. */
export const USUAL: Circumstances = { trigger: "comment", request: "change", fork: false, agent: MAIN };

/**
 * For `remit policy check`: whether every expectation is met and bash can read each command of `[verify]`, with a line for
 * each fault and one with the number of expectations.
 */
export async function checkExpectations(policy: Policy, locate: Locate) {
  const all = policy.expectations;
  const unreadable = await findUnreadable(policy);
  const surprises: string[] = [];
  for (const expectation of all) {
    const { tool, needs } = questionOf(expectation);
    const { effect, reason } = decide(policy, { tool }, await parseNeeds(needs), USUAL, locate);
    if (effect === expectation.effect) continue;
    const { source } = expectation;
    const at = `${policy.source.path}${source.slice(source.lastIndexOf(":"))}`; // Reasons name the whole path too.
    surprises.push(`${at}: expected ${expectation.effect}, got ${effect}. ${oneLine(reason)}`);
  }
  const met = unreadable.length + surprises.length === 0;
  const sum = all.length > 0 && `${all.length - surprises.length} of ${all.length} expectations met.`;
  return { met, lines: [...unreadable, ...surprises, ...present([sum || (met && NONE)])] };
}

const NONE = "The policy is valid; it has no expectations.";

/** Commands of `[verify]` that bash cannot read would fail at the end of every run. */
async function findUnreadable({ source, verify: { commands } }: Policy): Promise<readonly string[]> {
  const lines = await Promise.all(commands.value.map((command) => readLine(command)));
  return lines.flatMap(({ text, unread }) =>
    unread
      .filter(({ why }) => why === NOT_BASH)
      .map((part) => `${source.path}: [verify] names ${oneLine(text)}, which bash cannot read: ${part.text}`),
  );
}

/** The call of an expectation. A path without a tool means writing it, a host means fetching from it. */
function questionOf({ tool, command, path, host }: Expectation): {
  readonly tool: string;
  readonly needs: readonly Need[];
} {
  const toolName =
    tool ?? (command !== undefined ? "run_shell_command" : path !== undefined ? "write_file" : "web_fetch");
  const access = touchesOf(toolName).includes("read") ? "read" : "write";
  return {
    tool: toolName,
    needs: present([
      command !== undefined && ({ kind: "command", line: command, directory: "" } as const),
      path !== undefined && ({ kind: "path", access, path, directory: "" } as const),
      host !== undefined && ({ kind: "host", host } as const),
    ]),
  };
}

// ── Printing ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** For `remit policy print`: all settings and rules, presets and built-ins included, each with its source. */
export function printPolicy(policy: Policy): readonly string[] {
  const { source } = policy;
  return [
    `# ${source.path}${source.ref === "" ? "" : ` at ${source.ref}`}, ${source.digest}`,
    `extends = ${JSON.stringify(policy.extends)}`,
    ...sections(policy).flatMap(([name, settings]) => [
      "",
      `[${name}]`,
      ...settings.map(([key, { value, source: place }]) => `${key} = ${tomlOf(value)}  # ${place}`),
    ]),
    ...policy.rules.flatMap((rule) => ["", ...printRule(rule)]),
  ];
}

type Section = readonly [string, readonly (readonly [string, Sourced<unknown>])[]];

function sections(policy: Policy): readonly Section[] {
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  const plain = names.map((name): Section => [name, Object.entries(policy[name])]);
  const prices = Object.entries(policy.prices ?? {}).map(([model, { source, ...amounts }]): Section => [
    `prices.${JSON.stringify(model)}`,
    Object.entries(amounts).map(([key, value]) => [key, { value, source }] as const),
  ]);
  return [...plain, ...prices];
}

function tomlOf(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([key, item]) => `${key} = ${tomlOf(item)}`);
  return `{ ${pairs.join(", ")} }`;
}

function printRule(rule: Rule): readonly string[] {
  const except =
    rule.except === undefined || rule.except.length === 0
      ? []
      : [`# except: ${rule.except.join(", ")}${rule.path === undefined ? "" : " (publish.open)"}`];
  return [
    `# ${rule.id}${rule.source === rule.id ? "" : ` (${rule.source})`}`,
    ...except,
    ...ruleToml(rule).trimEnd().split("\n"),
  ];
}

// ── Replay ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * For `remit policy replay`: the calls of a recorded run that another policy would decide differently, a line each, and
 * one with their number. `needsOf` gives what a tool derives from a call.
 */
export async function replayCalls(
  entries: readonly Entry[],
  policy: Policy,
  needsOf: (call: Call) => readonly Need[],
  locate: Locate,
): Promise<readonly string[]> {
  const changes: string[] = [];
  const names = new Map<string, string>();
  let usual: Circumstances = USUAL;
  let calls = 0;
  for (const { seq, agent, event } of entries) {
    if (event.type === "run.started") usual = circumstancesOf(event.request, MAIN);
    if (event.type === "agent.started") names.set(agent, event.definition ?? MAIN);
    if (event.type !== "call.decided") continue;
    calls += 1;
    const circumstances = { ...usual, agent: names.get(agent) ?? agent };
    const after = decide(policy, event.call, await parseNeeds(needsOf(event.call)), circumstances, locate);
    const { tool, args } = event.call;
    const effects = `${event.decision.effect} → ${after.effect}`;
    if (after.effect !== event.decision.effect)
      changes.push(`#${seq} ${tool} ${JSON.stringify(args)}: ${effects}. ${oneLine(after.reason)}`);
  }
  return [
    ...changes,
    `${changes.length === 0 ? "None" : changes.length} of ${calls} calls would be decided differently.`,
  ];
}
