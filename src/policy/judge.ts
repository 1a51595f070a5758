/** Each need of a call, judged by the rules: deny wins, silence denies, order means nothing. */
import type { Compiled } from "./compiled.ts";
import { serverToolName, type Need } from "./policy.ts";
import { judgeCommand } from "./shellrules.ts";
import { allowed, callerHolds, denied, openCase, silent, speaksOf, type Case, type Verdict } from "./verdicts.ts";
import { MCP_PREFIX, touchesOf } from "./vocabulary.ts";
import { deniesPlaced } from "./placed.ts";
import type { About } from "./refusal.ts";

export { openCase } from "./verdicts.ts";

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
      return [judgeName(asked, "host", need.host)];
    case "server":
      return [judgeName(asked, "server", need.server), ...deniedByOwnName(asked, need)];
    case "agent":
      return [judgeName(asked, "agent", need.agent)];
  }
}

/** The tool as a whole: denied by a rule without narrower conditions, allowed by any rule that could allow one of its calls. */
export function judgeTool(asked: Case): Verdict {
  const { tool } = asked;
  const denying = asked.deny.filter(
    (rule) => isBroad(rule) && callerHolds(asked, rule) && !(tool === "invoke_agent" && rule.agent !== undefined),
  );
  if (denying.length > 0) return denied(tool, denying);
  const allowing = asked.allow.filter((rule) => couldAllow(rule, tool) && callerHolds(asked, rule));
  return allowing.length > 0 ? allowed(tool, allowing.slice(0, 1)) : silent(asked, tool, { kind: "tool" });
}

/** Whether a rule has no condition but on tool, agent and circumstances. */
function isBroad({ rule, path, host, server, command }: Compiled): boolean {
  return [path, rule.access, host, server, command].every((condition) => condition === undefined);
}

/** Whether a rule could allow some call of the tool: it names the tool or speaks of what the tool touches, and of nothing else. */
function couldAllow(rule: Compiled, tool: string): boolean {
  if (rule.rule.id.startsWith("built-in:")) return false;
  const touches = touchesOf(tool);
  const paths = touches.filter((touch) => touch === "read" || touch === "write");
  const narrowed = rule.path !== undefined || rule.rule.access !== undefined;
  const aboutPaths = paths.some((touch) => (rule.rule.access ?? touch) === touch);
  const conditions = [
    ...(rule.command === undefined ? [] : [touches.includes("command")]),
    ...(narrowed && rule.command === undefined ? [aboutPaths] : []),
    ...(rule.host === undefined || rule.command !== undefined ? [] : [touches.includes("host")]),
    ...(rule.server === undefined ? [] : [touches.includes("server")]),
    ...(rule.agent === undefined || rule.tool !== undefined ? [] : [touches.includes("agent")]),
  ];
  if (conditions.length === 0) return rule.tool !== undefined;
  return conditions.every((holds) => holds);
}

function judgeName(asked: Case, kind: "host" | "server" | "agent", name: string): Verdict {
  return settle(asked, `${kind} ${name}`, { kind, name }, kind, (rule) => holdsForName(asked, rule, kind, name));
}

/** A tool that is called otherwise, its name being too long or another's too, is denied by its own name all the same. */
function deniedByOwnName(asked: Case, { server, tool }: Extract<Need, { kind: "server" }>): readonly Verdict[] {
  const name = serverToolName(server, tool);
  if (name === asked.tool || !asked.tool.startsWith(MCP_PREFIX)) return [];
  const own = openCase(asked.policy, name, asked.circumstances, asked.locate, asked.lines);
  const verdicts = [judgeTool(own), judgeName(own, "server", server)];
  return verdicts.filter(({ effect, rules }) => effect === "deny" && rules.length > 0);
}

function holdsForName(asked: Case, rule: Compiled, kind: "host" | "server" | "agent", name: string): boolean {
  if (rule.path !== undefined || rule.rule.access !== undefined || rule.command !== undefined) return false;
  if (kind !== "host" && rule.host !== undefined) return false;
  if (kind !== "server" && rule.server !== undefined) return false;
  if (kind !== "agent" && !callerHolds(asked, rule)) return false;
  return rule[kind] === undefined || rule[kind](name);
}

export function judgePath(asked: Case, access: "read" | "write", path: string, directory: string): Verdict {
  const subject = `${access} ${path === "" ? "." : path}`;
  const located = asked.locate(path, directory);
  if (located.kind === "outside")
    return { subject, effect: "deny", rules: ["built-in:outside"], why: `${located.path} is outside the workspace.` };
  const about: About = { kind: "path", access, path: located.path };
  const place = { kind: "inside" as const, use: { access, path, tree: access === "read" }, path: located.path };
  return settle(asked, subject, about, "path", (rule) => {
    if (rule.command !== undefined || rule.host !== undefined || rule.server !== undefined) return false;
    if (!callerHolds(asked, rule)) return false;
    if (rule.rule.effect === "deny" && deniesPlaced(rule, place)) return true;
    if (rule.rule.access !== undefined && rule.rule.access !== access) return false;
    return rule.path === undefined || rule.path(located.path);
  });
}

function settle(
  asked: Case,
  subject: string,
  about: About,
  kind: "path" | "host" | "server" | "agent",
  holds: (rule: Compiled) => boolean,
): Verdict {
  const denying = asked.deny.filter(holds);
  if (denying.length > 0) return denied(subject, denying);
  const allowing = asked.allow.filter((rule) => speaksOf(rule, kind) && holds(rule));
  return allowing.length > 0 ? allowed(subject, allowing.slice(0, 1)) : silent(asked, subject, about);
}
