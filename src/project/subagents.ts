/** Sub-agents at the trusted ref: `.gemini/agents/*.md` and the two that Remit brings. Definitions only. */
import { MAIN, type JsonObject } from "../events.ts";
import { BUILT_IN_AGENTS } from "./built-in-agents.ts";
import { fieldsOf, type Fields } from "./fields.ts";
import { readFrontMatter } from "./front-matter.ts";
import { todaysName } from "./old-names.ts";
import { readServer, type ServerSetting } from "./servers.ts";
import type { ProjectSettings } from "./settings.ts";
import type { TrustedTree } from "./tree.ts";

export interface SubAgent {
  /** Lower-case letters, digits, `-` and `_`. */
  readonly name: string;
  /** Tells the main agent when to call it. */
  readonly description: string;
  /** Its own words; the rest of its system prompt is common to all agents. */
  readonly prompt: string;
  /** Names and wildcards of tools; absent for all the main agent has. */
  readonly tools?: readonly string[];
  /** Servers of its own. */
  readonly servers: readonly ServerSetting[];
  /** Absent for the main agent's. */
  readonly model?: string;
  readonly temperature?: number;
  /** What its report must be; absent for words. */
  readonly output?: AgentOutput;
  readonly maxTurns: number;
  readonly maxMinutes: number;
  /** The repository path, or `built-in`. */
  readonly source: string;
}

/** The form of a report: Gemini CLI's `output_config`. */
export interface AgentOutput {
  /** The argument of `complete_task` that holds it. */
  readonly name: string;
  readonly description?: string;
  /** JSON Schema. */
  readonly schema: JsonObject;
}

export interface SubAgents {
  readonly agents: readonly SubAgent[];
  readonly notes: readonly string[];
}

/** Gemini CLI's defaults for an agent that names no limits. */
const TURNS = 30;
const MINUTES = 10;

const FOLDER = ".gemini/agents";

/** All usable sub-agents, by name; a file of the repository stands in for a built-in of its name. */
export async function readSubAgents(tree: TrustedTree, settings: ProjectSettings["agents"]): Promise<SubAgents> {
  if (!settings.enabled) return { agents: [], notes: [] };
  const agents = new Map(BUILT_IN_AGENTS.map((agent) => [agent.name, agent]));
  const notes: string[] = [];
  for (const path of tree.under(FOLDER)) {
    if (!/^[^/_][^/]*\.md$/.test(path.slice(FOLDER.length + 1))) continue;
    const found = await readSubAgent(tree, path);
    if (found.kind === "left_out") notes.push(`${path} was left out: ${found.reason}`);
    else agents.set(found.agent.name, found.agent);
  }
  const enabled = [...agents.values()].filter((agent) => settings.overrides.get(agent.name)?.enabled !== false);
  return { agents: enabled.map((agent) => override(agent, settings)).sort(byName), notes };
}

/** Tools no sub-agent gets, whatever its definition says: there is no nesting, and nobody to hand a todo list to. */
const NEVER: ReadonlySet<string> = new Set(["invoke_agent", "write_todos", "complete_task", "save_memory"]);

/** The tools of a sub-agent among those declared to the main agent. Whoever starts it adds `complete_task`. */
export function toolsOf(agent: Pick<SubAgent, "tools">, declared: readonly string[]): readonly string[] {
  const patterns = agent.tools;
  return declared.filter(
    (name) =>
      !NEVER.has(name) && (patterns === undefined || patterns.some((pattern) => matches(todaysName(pattern), name))),
  );
}

/** Of the tools that a definition names, those that are none; `isTool` knows today's. */
export function unknownTools({ tools = [] }: Pick<SubAgent, "tools">, isTool: (name: string) => boolean): string[] {
  return tools.filter((name) => !name.includes("*") && !isTool(todaysName(name)));
}

/** `*` stands for any text at the end of a name: `*`, `mcp_*`, `mcp_server_*`. */
function matches(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function byName(a: SubAgent, b: SubAgent): number {
  return a.name < b.name ? -1 : 1;
}

function override(agent: SubAgent, settings: ProjectSettings["agents"]): SubAgent {
  const { model, maxTurns, maxMinutes } = settings.overrides.get(agent.name) ?? {};
  return {
    ...agent,
    ...(model === undefined ? {} : { model }),
    maxTurns: maxTurns ?? agent.maxTurns,
    maxMinutes: maxMinutes ?? agent.maxMinutes,
  };
}

type Reading =
  { readonly kind: "agent"; readonly agent: SubAgent } | { readonly kind: "left_out"; readonly reason: string };

async function readSubAgent(tree: TrustedTree, path: string): Promise<Reading> {
  const file = await tree.read(path);
  if (file.kind !== "text")
    return { kind: "left_out", reason: file.kind === "missing" ? "no file." : `${file.reason}.` };
  const matter = await readFrontMatter(file.text);
  if (matter.kind === "missing") {
    return { kind: "left_out", reason: "it does not begin with fields between `---` lines." };
  }
  if (matter.kind === "broken") return { kind: "left_out", reason: `${matter.message}.` };
  const problems: string[] = [];
  const agent = agentOf(fieldsOf(matter.fields, path, problems), matter.body, path);
  return problems.length > 0 || agent === undefined
    ? { kind: "left_out", reason: problems.join(" ") }
    : { kind: "agent", agent };
}

function agentOf(fields: Fields, prompt: string, source: string): SubAgent | undefined {
  const kind = fields.text("kind") ?? "local";
  if (kind !== "local") return fields.wrong("kind", "`local`: remote agents are not supported");
  const name = fields.text("name");
  const description = fields.text("description")?.trim();
  if (name === undefined || !/^[a-z0-9_-]{1,60}$/.test(name)) {
    return fields.wrong("name", "lower-case letters, digits, `-` and `_`");
  }
  // Rules of the policy for `main` are for the main agent alone.
  if (name === MAIN) return fields.wrong("name", `another word: \`${MAIN}\` is the main agent`);
  if (description === undefined || description === "")
    return fields.wrong("description", "text that says when to call it");
  const tools = fields.texts("tools");
  const model = fields.text("model");
  const temperature = fields.number("temperature", 0);
  const servers = fields.object("mcp_servers") ?? fields.object("mcpServers");
  const output = readOutput(fields.object("output_config"));
  const agent: SubAgent = {
    name,
    description,
    prompt,
    ...(tools === undefined ? {} : { tools }),
    servers: servers?.keys.flatMap((server) => readServer(server, servers.object(server)) ?? []) ?? [],
    ...(model === undefined || model === "inherit" ? {} : { model }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(output === undefined ? {} : { output }),
    maxTurns: fields.number("max_turns", 1, "whole") ?? TURNS,
    maxMinutes: fields.number("timeout_mins", 1) ?? MINUTES,
    source,
  };
  fields.skip("display_name");
  for (const key of fields.rest()) fields.wrong(key, "left out: there is no such key here");
  return agent;
}

function readOutput(fields: Fields | undefined): AgentOutput | undefined {
  if (fields === undefined) return undefined;
  const name = fields.text("output_name") ?? "result";
  const description = fields.text("description");
  const schema = fields.json("schema");
  for (const key of fields.rest()) fields.wrong(key, "left out: there is no such key here");
  if (!/^[A-Za-z_]\w{0,59}$/.test(name)) return fields.wrong("output_name", "letters, digits and `_`");
  if (schema === undefined) return fields.wrong("schema", "a JSON Schema");
  return { name, ...(description === undefined ? {} : { description }), schema };
}
