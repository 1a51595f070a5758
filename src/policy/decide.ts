/**
 * The one question that a run asks a policy: may this call be made, and what may a command reach? Deny wins, silence
 * denies, and the order of rules has no meaning.
 */
import type { Decision } from "../events.ts";
import { readLine, type LineCommand, type ParsedLine } from "../lib/shell.ts";
import { allowsCommand, deniesCommand } from "./commands.ts";
import { compileRule, holdsFor, type CompiledRule, compileHost } from "./match.ts";
import {
  serverToolName,
  type Circumstances,
  type Locate,
  type Need,
  type ParsedNeed,
  type Policy,
  type Rule,
  MCP_PREFIX,
  PRESETS,
  touchesOf,
} from "./policy.ts";
import {
  additionsFor,
  additionsThatHelp,
  alternatives,
  reasonFor,
  reasonOf,
  WORDS,
  type RefusalSubject,
} from "./refusal.ts";
import { given } from "../lib/parts.ts";

/** Needs as {@link decide} judges them: their shell lines are read. */
export async function parseNeeds(needs: readonly Need[]): Promise<readonly ParsedNeed[]> {
  const read: ParsedNeed[] = [];
  for (const need of needs)
    read.push(need.kind === "command" ? { kind: "command", line: await readLine(need.line) } : need);
  return read;
}

/** Decides a call: every need must be allowed, and always the tool itself, whether `needs` names it or not. */
export function decide(
  policy: Policy,
  call: { readonly tool: string },
  needs: readonly ParsedNeed[],
  circumstances: Circumstances,
  locate: Locate,
): Decision {
  const verdicts = judgeAll(openCase(policy, call.tool, circumstances, locate), needs);
  const denials = verdicts.filter(({ effect }) => effect === "deny");
  if (denials.length === 0) return allowance(verdicts);
  const allowWith = additionsThatHelp(denials, (rules) => {
    const richer = { ...policy, rules: [...policy.rules, ...rules] };
    return judgeAll(openCase(richer, call.tool, circumstances, locate), needs);
  });
  return {
    effect: "deny",
    rules: distinct(denials.flatMap(({ rules }) => rules)),
    reason: reasonFor(denials),
    ...given({ allowWith }),
  };
}

function allowance(verdicts: readonly NeedVerdict[]): Decision {
  const rules = distinct(verdicts.flatMap(({ rules: ids }) => ids));
  return { effect: "allow", rules, reason: `Allowed by ${rules.map((id) => `\`${id}\``).join(", ")}.` };
}

/** The tools worth declaring to the model: those for which some call could be allowed. */
export function declaredTools(
  policy: Policy,
  tools: readonly string[],
  circumstances: Circumstances,
): readonly string[] {
  return tools.filter((tool) => judgeTool(openCase(policy, tool, circumstances, nowhere)).effect === "allow");
}

// Whether a tool is declared does not depend on a path.
const nowhere: Locate = (path) => ({ kind: "outside", path });

/** What the rules say about one need of a call. */
export interface NeedVerdict {
  /** What was judged, in words: `npm test`, `write src/a.ts`. */
  readonly subject: string;
  readonly effect: "allow" | "deny";
  /** The rules that decided; empty when no rule spoke. */
  readonly rules: readonly string[];
  /** The reason of a denial: the text after `Refused …:`. */
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
  readonly allow: readonly CompiledRule[];
  readonly deny: readonly CompiledRule[];
}

export function openCase(policy: Policy, tool: string, circumstances: Circumstances, locate: Locate): Case {
  const rules = policy.rules.map(compileRule).filter((rule) => holdsFor(rule, tool, circumstances));
  const allow = rules.filter(({ rule }) => rule.effect === "allow");
  const deny = rules.filter(({ rule }) => rule.effect === "deny");
  return { policy, tool, circumstances, locate, allow, deny };
}

/** The verdicts on the tool and on each need. */
export function judgeAll(call: Case, needs: readonly ParsedNeed[]): readonly NeedVerdict[] {
  return [judgeTool(call), ...needs.flatMap((need) => judgeNeed(call, need))];
}

function judgeNeed(call: Case, need: ParsedNeed): readonly NeedVerdict[] {
  switch (need.kind) {
    case "tool":
      return [];
    case "path":
      return [judgePath(call, need.access, need.path, need.directory)];
    case "command":
      return judgeLine(call, need.line);
    case "host":
      return [judgeName(call, "host", need.host)];
    case "server":
      return [judgeName(call, "server", need.server), ...deniedByOwnName(call, need)];
    case "agent":
      return [judgeName(call, "agent", need.agent)];
    default:
      return need satisfies never;
  }
}

/** The tool as a whole: denied by a rule without narrower conditions, allowed by any rule that could allow one of its calls. */
function judgeTool(call: Case): NeedVerdict {
  const { tool } = call;
  const denying = call.deny.filter(
    (rule) => isBroad(rule) && callerHolds(call, rule) && !(tool === "invoke_agent" && rule.agent !== undefined),
  );
  if (denying.length > 0) return denied(tool, denying);
  const allowing = call.allow.find((rule) => couldAllow(rule, tool) && callerHolds(call, rule));
  return allowing === undefined ? silent(call, tool, { kind: "tool" }) : allowed(tool, allowing);
}

/** Whether a rule has conditions on tool, agent and circumstances only. */
function isBroad({ rule, path, host, server, command }: CompiledRule): boolean {
  return [path, rule.access, host, server, command].every((condition) => condition === undefined);
}

/** Whether a rule could allow some call of the tool: by its name, or by conditions only on what the tool touches. */
function couldAllow(rule: CompiledRule, tool: string): boolean {
  if (rule.rule.id.startsWith("built-in:")) return false;
  const touches = touchesOf(tool);
  if (touches.includes("command")) return rule.command !== undefined;
  const paths = touches.filter((touch) => touch === "read" || touch === "write");
  const narrowed = rule.path !== undefined || rule.rule.access !== undefined;
  const aboutPaths = paths.some((touch) => (rule.rule.access ?? touch) === touch);
  const conditions = [
    ...(rule.command === undefined ? [] : [false]),
    ...(narrowed ? [aboutPaths] : []),
    ...(rule.host === undefined ? [] : [touches.includes("host")]),
    ...(rule.server === undefined ? [] : [touches.includes("server")]),
    ...(rule.agent === undefined || rule.tool !== undefined ? [] : [touches.includes("agent")]),
  ];
  if (conditions.length === 0) return rule.tool !== undefined;
  return conditions.every((holds) => holds);
}

/** `agent` names the calling agent. In calls of `invoke_agent` it names the called one, which is judged as a need. */
function callerHolds(call: Case, { agent }: CompiledRule): boolean {
  return agent === undefined || call.tool === "invoke_agent" || agent(call.circumstances.agent);
}

// ── Paths and names ─────────────────────────────────────────────────────────────────────────────────────────────────

export function judgePath(call: Case, access: "read" | "write", path: string, directory: string): NeedVerdict {
  const subject = `${access} ${path === "" ? "." : path}`;
  const located = call.locate(path, directory);
  if (located.kind === "outside")
    return { subject, effect: "deny", rules: ["built-in:outside"], why: `${located.path} is outside the workspace.` };
  return settle(call, subject, { kind: "path", access, path: located.path }, (rule) => {
    if (rule.command !== undefined || rule.host !== undefined || rule.server !== undefined) return false;
    if (!callerHolds(call, rule)) return false;
    if (rule.rule.access !== undefined && rule.rule.access !== access) return false;
    return rule.path === undefined || rule.path(located.path);
  });
}

// The tools that may write a file.
const WRITERS = ["write_file", "replace", "run_shell_command"] as const;

/**
 * Whether a change to this path may be published, whatever wrote it: the first tool that may write it, or that a rule
 * denies it, decides; where no rule speaks of it, the path is refused.
 */
export function judgePublished(policy: Policy, circumstances: Circumstances, path: string): NeedVerdict {
  const locate: Locate = (where) => ({ kind: "inside", path: where });
  let silent: NeedVerdict | undefined;
  for (const tool of WRITERS) {
    const verdict = judgePath(openCase(policy, tool, circumstances, locate), "write", path, "");
    if (verdict.effect === "allow" || verdict.rules.length > 0) return verdict;
    silent ??= verdict;
  }
  return silent as NeedVerdict;
}

type Named = "host" | "server" | "agent";

function judgeName(call: Case, kind: Named, name: string): NeedVerdict {
  return settle(call, `${kind} ${name}`, { kind, name }, (rule) => holdsForName(call, rule, kind, name));
}

/** A tool that is declared under another name, because its own is too long or shared, can be denied by its own name. */
function deniedByOwnName(
  call: Case,
  { server, tool }: Extract<ParsedNeed, { kind: "server" }>,
): readonly NeedVerdict[] {
  const name = serverToolName(server, tool);
  if (name === call.tool || !call.tool.startsWith(MCP_PREFIX)) return [];
  const own = openCase(call.policy, name, call.circumstances, call.locate);
  const verdicts = [judgeTool(own), judgeName(own, "server", server)];
  return verdicts.filter(({ effect, rules }) => effect === "deny" && rules.length > 0);
}

function holdsForName(call: Case, rule: CompiledRule, kind: Named, name: string): boolean {
  if (rule.path !== undefined || rule.rule.access !== undefined || rule.command !== undefined) return false;
  if (kind !== "host" && rule.host !== undefined) return false;
  if (kind !== "server" && rule.server !== undefined) return false;
  if (kind !== "agent" && !callerHolds(call, rule)) return false;
  return rule[kind] === undefined || rule[kind](name);
}

function settle(
  call: Case,
  subject: string,
  about: Extract<RefusalSubject, { kind: "path" | Named }>,
  holds: (rule: CompiledRule) => boolean,
): NeedVerdict {
  const denying = call.deny.filter(holds);
  if (denying.length > 0) return denied(subject, denying);
  const allowing = call.allow.find((rule) => speaksOf(rule, about.kind) && holds(rule));
  return allowing === undefined ? silent(call, subject, about) : allowed(subject, allowing);
}

/** Whether an allowing rule covers a kind of need: it names the tool, or has that kind's condition. */
function speaksOf(rule: CompiledRule, kind: "path" | Named): boolean {
  if (rule.tool !== undefined) return true;
  return rule[kind] !== undefined || (kind === "path" && rule.rule.access !== undefined);
}

// ── Commands ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Judges a shell line: first by the denials, then, when commands are listed, each command in it. */
function judgeLine(call: Case, line: ParsedLine): readonly NeedVerdict[] {
  const denials = deniedCommands(call, line);
  if (denials.length > 0) return denials;
  const every = call.policy.shell.commands.value === "any" && call.allow.find(({ rule }) => rule.id === ANY);
  return every ? [allowed(line.text, every)] : listedCommands(call, line);
}

/** The rule of `[shell] commands = "any"`, which lets every line run. */
export const ANY = "shell.commands";

function deniedCommands(call: Case, line: ParsedLine): readonly NeedVerdict[] {
  const rules = call.deny.filter((rule) => rule.command !== undefined && callerHolds(call, rule));
  const found = line.commands.flatMap((command) => {
    const denying = rules.filter((rule) => {
      // A preset's guard rail only saves turns, so it does not apply to uncertain lines. A repository's own denial
      // applies to anything that could be meant.
      if (command.words.some(({ value }) => value !== undefined && rule.rule.except?.includes(value))) return false;
      const unknown = isGuardRail(rule) ? "not" : "could";
      return rule.command?.().some((pattern) => deniesCommand(pattern, command, unknown));
    });
    // The repository's own rules count more than a guard rail.
    const own = denying.filter((rule) => !isGuardRail(rule));
    return denying.length === 0 ? [] : [denied(command.text, own.length === 0 ? denying : own)];
  });
  const own = rules.filter((rule) => !isGuardRail(rule));
  return own.length === 0 ? found : [...found, ...unreadable(line, own)];
}

function isGuardRail({ rule }: CompiledRule): boolean {
  return PRESETS.some((preset) => preset === rule.source);
}

/** A line that cannot be read could be what the repository denies. */
function unreadable({ unread, commands }: ParsedLine, rules: readonly CompiledRule[]): readonly NeedVerdict[] {
  const hidden = commands.filter(({ opaque }) => opaque).map(({ text }) => ({ text, why: WORDS.hidden }));
  const ids = rules.map(({ rule }) => rule.id);
  return [...unread, ...hidden].map(({ text, why }) => ({
    subject: text,
    effect: "deny",
    rules: ids,
    why: `${why}, and it could be what ${ids.map((id) => `\`${id}\``).join(" or ")} denies. ${WORDS.plainly}`,
  }));
}

/** Each command needs a rule that lists it. What cannot be read, and files that the shell itself opens, have none. */
function listedCommands(call: Case, line: ParsedLine): readonly NeedVerdict[] {
  const { text, unread, evaluated, redirections } = line;
  const doubts = [...unread, ...evaluated].map((doubt): NeedVerdict =>
    uncertain(doubt.text, `${doubt.why}. ${WORDS.plainly}`),
  );
  const files = redirections.map((file) => uncertain(file, WORDS.redirected));
  const empty = line.commands.length === 0 && doubts.length === 0 ? [uncertain(text, "it has no command.")] : [];
  const judged = line.commands.filter(({ transparent, own }) => !transparent && !own);
  return [...doubts, ...files, ...empty, ...judged.map((command) => listedCommand(call, command))];
}

function uncertain(subject: string, why: string): NeedVerdict {
  return { subject, effect: "deny", rules: ["built-in:unread"], why };
}

function listedCommand(call: Case, command: LineCommand): NeedVerdict {
  const holds = (rule: CompiledRule) => rule.command?.().some((pattern) => allowsCommand(pattern, command));
  const rule = call.allow.find((each) => callerHolds(call, each) && holds(each));
  return rule === undefined ? silent(call, command.text, { kind: "command", command }) : allowed(command.text, rule);
}

function allowed(subject: string, { rule }: CompiledRule): NeedVerdict {
  return { subject, effect: "allow", rules: [rule.id] };
}

function denied(subject: string, rules: readonly CompiledRule[]): NeedVerdict {
  return {
    subject,
    effect: "deny",
    rules: rules.map(({ rule }) => rule.id),
    why: reasonOf(rules.map(({ rule }) => rule)),
  };
}

/** No rule allows it. */
function silent(call: Case, subject: string, about: RefusalSubject): NeedVerdict {
  const instead = alternatives(call, about);
  const why = `no rule allows it (${call.policy.source.path}).${instead === "" ? "" : ` ${instead}`}`;
  const additions = additionsFor(call.tool, about);
  return { subject, effect: "deny", rules: [], why, ...(additions.length === 0 ? {} : { additions }) };
}

function distinct(items: readonly string[]): readonly string[] {
  return [...new Set(items)];
}

/** The sandbox that the policy requires for commands, and what they reach in it. */
export function shellRequirements(policy: Policy) {
  return {
    mode: policy.sandbox.mode.value,
    reaches: reachableHosts(policy),
    services: policy.network.services.value,
    show: policy.sandbox.show.value,
  };
}

/** The hosts of `[network] hosts` that no denial names; undefined when there is none, and so no network. */
function reachableHosts({ network, rules }: Policy): ((host: string) => boolean) | undefined {
  if (network.hosts.value.length === 0) return undefined;
  const opened = network.hosts.value.map(compileHost);
  const denied = rules.flatMap(({ effect, host = [] }) => (effect === "deny" ? host : [])).map(compileHost);
  return (host) => opened.some((holds) => holds(host)) && !denied.some((holds) => holds(host));
}
