/** Opens the MCP servers that the trusted commit configures and the policy allows. */
import { posix } from "node:path";
import type { Fault } from "../../events.ts";
import type { Server, ServerEntry } from "../../ports.ts";
import { type Refusal, type Session, mayRunCode, serverHome } from "../../run/for-features.ts";
import { compileRule, holdsFor, type CompiledRule, circumstancesOf } from "../../policy.ts";
import { fillServer, type ServerSetting } from "../../project.ts";
import { cleanText, markData } from "../../request.ts";
import { cutHead } from "../../tools.ts";

type OpenedServers =
  | { readonly kind: "open"; readonly servers: readonly Server[] }
  /** A server that the run requires did not open. */
  | Extract<Refusal, { readonly kind: "failed" }>;

/** Opens all servers at once and logs each. One that fails is a warning, unless required. `agent`: whom they serve. */
export async function openRunServers(
  session: Session,
  settings: readonly ServerSetting[],
  agent: string,
): Promise<OpenedServers> {
  if (settings.length === 0) return { kind: "open", servers: [] };
  const { ports, invocation } = session;
  const ready = settings.map((setting) => prepare(session, setting, agent));
  const entries = ready.filter((one) => one.kind === "entry");
  if (entries.some(({ transport }) => transport.kind === "stdio")) {
    await ports.files.makeDirectory(serverHome(invocation.directories));
  }
  const openings = entries.length === 0 ? [] : await openEntries(session, entries);
  const failures = [
    ...ready.filter((one) => one.kind === "unusable"),
    ...openings.filter((one) => one.kind === "failed"),
  ];
  for (const { name, required, reason } of failures) {
    ports.log.append({ type: "server.failed", name, required, reason });
    ports.runner.annotate("warning", `Remit: MCP server ${name}`, `${reason}. The run continues without it.`);
  }
  const missing = failures.find(({ required }) => required);
  if (missing !== undefined) return { kind: "failed", fault: faultOf(missing) };
  return { kind: "open", servers: openings.flatMap((one) => (one.kind === "open" ? [one.server] : [])) };
}

type Opening = Awaited<ReturnType<NonNullable<Session["ports"]["servers"]>["open"]>>[number];

async function openEntries({ ports, signal }: Session, entries: readonly ServerEntry[]): Promise<readonly Opening[]> {
  if (ports.servers === undefined) {
    const reason = "MCP servers cannot be reached from here";
    return entries.map(({ name, required }) => ({ kind: "failed", name, required, reason }));
  }
  const openings = await ports.servers.open(entries, signal);
  for (const one of openings) {
    if (one.kind !== "open") continue;
    const { name, tools, notes } = one.server;
    ports.log.append({ type: "server.opened", name, tools: tools.map((tool) => tool.name), notes, ms: one.ms });
  }
  return openings;
}

function faultOf({ name, reason }: { readonly name: string; readonly reason: string }): Fault {
  return {
    kind: "config",
    message: `The MCP server \`${name}\` is required, but ${reason}.`,
    hint: "Fix its entry in .gemini/settings.json or in the input `settings`, or take `required` out of it.",
  };
}

/** Fills in variables. Not usable when the policy allows none of its tools, or when it would run a fork's code. */
function prepare(session: Session, setting: ServerSetting, agent: string): ServerSetting {
  if (setting.kind !== "entry") return setting;
  const { name, required } = setting;
  const reason = whyUnusable(session, setting, agent);
  if (reason !== undefined) return { kind: "unusable", name, required, reason };
  return fillServer(setting, session.invocation.environment ?? {});
}

function whyUnusable(session: Session, entry: ServerEntry, agent: string): string | undefined {
  const engine = engineOf(entry);
  if (engine !== undefined && session.ports.shell.sandbox !== "none") return describeEngine(engine, entry.name);
  if (isOfUse(session, entry.name, agent)) return refusePlace(session, entry);
  return `the policy allows none of its tools, so it was not started; an [[allow]] with \`server = ["${entry.name}"]\` would`;
}

/** The container engine that starts a local server; the sandbox has none, so such a server cannot run inside. */
function engineOf({ transport }: ServerEntry): string | undefined {
  if (transport.kind !== "stdio" || transport.outside === true) return undefined;
  return ["docker", "podman", "nerdctl"].find((engine) => posix.basename(transport.command) === engine);
}

function describeEngine(engine: string, name: string): string {
  const named = `[${JSON.stringify(name)}]`;
  return `it is started by ${engine}, which the sandbox does not have. If it is the GitHub server, take it out: Remit reads and writes GitHub itself. Any other needs \`"sandbox": false\` in its entry, \`[sandbox] outside = ${named}\` and an [[allow]] with \`server = ${named}\` in the policy`;
}

/** Why a local server may not run in its place; undefined when it may. */
function refusePlace({ ports, admitted }: Session, { name, transport }: ServerEntry): string | undefined {
  if (transport.kind !== "stdio") return undefined;
  const fork = admitted.request.subject?.fromFork === true;
  if (!mayRunCode(ports.shell, admitted)) {
    return fork
      ? "nothing is started among the files of a fork's pull request without a sandbox"
      : "this machine has no sandbox to run it in";
  }
  if (transport.outside !== true || ports.shell.sandbox === "none") return undefined;
  if (fork) return "it would run outside the sandbox, and the pull request comes from a fork";
  const named = admitted.policy.sandbox.outside.value.includes(name);
  return named
    ? undefined
    : `it asks to run outside the sandbox, which the policy allows by \`[sandbox] outside = [${JSON.stringify(name)}]\``;
}

// The names of a server's tools are not known yet, so a rule that names a tool may be about one of them.
function isOfUse(session: Session, server: string, agent: string): boolean {
  const { policy } = session.admitted;
  const circumstances = circumstancesOf(session.admitted.request, agent);
  const speaks = (rule: CompiledRule): boolean =>
    rule.server === undefined
      ? (rule.rule.tool ?? []).some((tool) => tool.startsWith("mcp_") || tool.startsWith("*"))
      : rule.server(server);
  const when = (rule: CompiledRule): boolean => holdsFor({ ...rule, tool: undefined }, "", circumstances);
  return policy.rules.some((rule) => rule.effect === "allow" && when(compileRule(rule)) && speaks(compileRule(rule)));
}

/** The most characters of one server's instructions, and of all servers'; every turn pays for them. */
const MOST_OF_ONE = 4_000;
const MOST_OF_ALL = 12_000;

/** "" when no server gives instructions. */
export function describeServers(servers: readonly Server[], mark: string): string {
  let left = MOST_OF_ALL;
  const sections = servers.flatMap(({ name, instructions }) => {
    const whole = cleanText(instructions).text.trim();
    const text = cutHead(whole, Math.min(MOST_OF_ONE, left));
    left -= text.length;
    if (text === "") return [];
    const cut =
      text.length < whole.length ? `\n[Cut here: ${whole.length - text.length} characters were left out.]` : "";
    return [markData(`${text}${cut}`, { what: `MCP server ${name}, about its tools` }, mark)];
  });
  return sections.length === 0 ? "" : `# What MCP servers say about their tools\n\n${sections.join("\n\n")}`;
}
