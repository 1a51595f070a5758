/** Sub-agents: those of the trusted commit, and Remit's own. */
import { MAIN, type JsonObject } from "../events.ts";
import {
  describeFault,
  anyTable,
  anything,
  anyText,
  count,
  list,
  number,
  readData,
  record,
  shape,
  text,
  word,
  type DataOf,
} from "../lib/read-data.ts";
import { given } from "../lib/parts.ts";
import { readFrontMatter } from "./front-matter.ts";
import { currentToolName } from "./old-names.ts";
import { SERVER, serversOf, type ServerSetting } from "./servers.ts";
import type { ProjectSettings } from "./settings.ts";
import type { TrustedTree } from "./tree.ts";

export interface SubAgent {
  /** Lower-case letters, digits, `-` and `_`. */
  readonly name: string;
  /** Tells the main agent when to call it. */
  readonly description: string;
  /** Its own instructions; the rest of its system prompt is the same for all agents. */
  readonly prompt: string;
  /** Names and wildcards of tools; all of the main agent's when absent. */
  readonly tools?: readonly string[] | undefined;
  /** Servers of its own. */
  readonly servers: readonly ServerSetting[];
  /** The main agent's when absent. */
  readonly model?: string | undefined;
  readonly temperature?: number | undefined;
  /** The required form of its report; words when absent. */
  readonly output?: AgentOutput | undefined;
  /** At least 1, like the minutes. */
  readonly maxTurns: number;
  readonly maxMinutes: number;
  /** The repository path, or `built-in`. */
  readonly source: string;
}

/** The form of a report: Gemini CLI's `output_config`. */
interface AgentOutput {
  /** The argument of `complete_task` that contains it. */
  readonly name: string;
  readonly description?: string;
  /** JSON Schema. */
  readonly schema: JsonObject;
}

/** Gemini CLI's defaults for an agent without limits. */
const TURNS = 30;
const MINUTES = 10;

const FOLDER = ".gemini/agents";

/** All usable sub-agents, by name; a file of the repository replaces a built-in one of the same name. */
export async function readSubAgents(tree: TrustedTree, settings: ProjectSettings["agents"]) {
  if (!settings.enabled) return { agents: [], notes: [] };
  const agents = new Map(BUILT_IN_AGENTS.map((agent) => [agent.name, agent]));
  const notes: string[] = [];
  for (const path of await tree.under(FOLDER)) {
    if (!/^[^/_][^/]*\.md$/.test(path.slice(FOLDER.length + 1))) continue;
    const found = await readSubAgent(tree, path);
    if (typeof found === "string") notes.push(`${path} was left out: ${found}`);
    else agents.set(found.name, found);
  }
  const enabled = [...agents.values()].filter((agent) => settings.overrides.get(agent.name)?.enabled !== false);
  return { agents: enabled.map((agent) => override(agent, settings)).sort(byName), notes };
}

/** Tools that no sub-agent gets, whatever its definition says: they are not nested, and nobody reads their todos. */
const NEVER: ReadonlySet<string> = new Set(["invoke_agent", "write_todos", "complete_task", "save_memory"]);

/** The tools of a sub-agent among those of the main agent. Its caller adds `complete_task`. */
export function toolsOf(agent: Pick<SubAgent, "tools">, declared: readonly string[]): readonly string[] {
  const patterns = agent.tools;
  return declared.filter(
    (name) =>
      !NEVER.has(name) &&
      (patterns === undefined || patterns.some((pattern) => matches(currentToolName(pattern), name))),
  );
}

/** The names in a definition that are no tools; `isTool` knows the present ones. */
export function unknownTools({ tools = [] }: Pick<SubAgent, "tools">, isTool: (name: string) => boolean): string[] {
  return tools.filter((name) => !name.includes("*") && !isTool(currentToolName(name)));
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
    model: model ?? agent.model,
    maxTurns: maxTurns ?? agent.maxTurns,
    maxMinutes: maxMinutes ?? agent.maxMinutes,
  };
}

/** The sub-agent, or why there is none, as a sentence. */
async function readSubAgent(tree: TrustedTree, path: string): Promise<SubAgent | string> {
  const file = await tree.read(path);
  if (file.kind !== "text") return file.kind === "missing" ? "no file." : `${file.reason}.`;
  const matter = await readFrontMatter(file.text);
  if (matter.kind === "missing") return "it does not begin with fields between `---` lines.";
  if (matter.kind === "broken") return `${matter.message}.`;
  const { value, faults } = readData(DEFINITION, matter.fields);
  if (value === undefined) return faults.map((fault) => `${path}: ${describeFault(fault)}`).join(" ");
  return agentOf(value, matter.body, path);
}

/** The fields of a definition. */
const DEFINITION = shape(
  { name: text(nameFault), description: text() },
  {
    kind: word(["local"], (kind) => (kind === "remote" ? "remote agents are not supported." : undefined)),
    tools: list(anyText, "texts"),
    model: anyText,
    temperature: number(0),
    mcp_servers: record(SERVER),
    mcpServers: record(SERVER),
    output_config: shape({ schema: anyTable }, { output_name: text(outputNameFault), description: anyText }),
    max_turns: count(1),
    timeout_mins: number(1),
    display_name: anything,
  },
);

function nameFault(name: string): string | undefined {
  if (!/^[a-z0-9_-]{1,60}$/.test(name)) return "it has other characters than lower-case letters, digits, `-` and `_`.";
  // The policy's rules for `main` apply only to the main agent.
  return name === MAIN ? `\`${MAIN}\` is the main agent; take another word.` : undefined;
}

function outputNameFault(name: string): string | undefined {
  return /^[A-Za-z_]\w{0,59}$/.test(name) ? undefined : "it has other characters than letters, digits and `_`.";
}

function agentOf(given: DataOf<typeof DEFINITION>, prompt: string, source: string): SubAgent {
  const { name, description, tools, model, temperature, output_config: output } = given;
  return {
    name,
    description: description.trim(),
    prompt,
    tools,
    servers: serversOf(given.mcp_servers ?? given.mcpServers),
    model: model === "inherit" ? undefined : model,
    temperature,
    output: output && outputOf(output),
    maxTurns: given.max_turns ?? TURNS,
    maxMinutes: given.timeout_mins ?? MINUTES,
    source,
  };
}

function outputOf(output: NonNullable<DataOf<typeof DEFINITION>["output_config"]>): AgentOutput {
  const { output_name: name = "result", description, schema } = output;
  return { name, ...given({ description }), schema: schema as JsonObject };
}

const INVESTIGATOR = `You are the codebase investigator. An engineer who has not read this repository hands you a question about it and will act on your report without checking it. You read and search; you change nothing.

How to go about it:

- Start wide: several searches in one turn, for the words of the question, for what code like this is usually called, for file names. Then follow what you find: definitions, callers, tests, configuration, and how the parts are wired together.
- Trace the path that matters from its entry to its effect. Where it branches, say so. Stop only when you can explain each step from code you have read.
- Find out why the code is as it is where that bears on the question: tests, comments, history.
- Look for what would surprise the engineer: a second implementation, a cache, generated files, a flag, a place that must change together with another.
- Keep apart what you saw and what you infer. If the question rests on a wrong assumption, say that first.

Your report has four parts. **Answer**: the question answered in a few sentences. **How it works**: the path through the code, with \`path:line\` for each step. **Places that matter**: each file with the symbols in it and why it matters to the task. **Open ends**: what you could not settle, and where to look. Leave out how you searched.`;

const GENERALIST = `You are the generalist. Another agent hands you a self-contained piece of its work so that the details stay out of its own context: the same edit over many files, a noisy build or test run, a change with a clear outline.

Do the whole of it, as the message describes it, and check it the way the message asks or, if it asks for nothing, by the narrowest command that would show a mistake. Stay within the piece you were given: other agents may be at work on other files at the same time. If the outline turns out to be wrong, do the part that is certainly right and report what stands in the way instead of inventing another outline.

Your report says what you did, file by file in a few words each, what you ran and how it ended, and what is left. No transcripts, no file contents.`;

export const BUILT_IN_AGENTS: readonly SubAgent[] = [
  {
    name: "codebase_investigator",
    description: "Finds out how something works, why it fails, or what a change would touch. Only reads.",
    prompt: INVESTIGATOR,
    tools: ["read_file", "read_many_files", "list_directory", "glob", "grep_search", "git_read"],
    servers: [],
    maxTurns: 50,
    maxMinutes: 10,
    source: "built-in",
  },
  {
    name: "generalist",
    description: "For batches of similar edits, noisy commands, an outlined part of the change.",
    prompt: GENERALIST,
    servers: [],
    maxTurns: 20,
    maxMinutes: 10,
    source: "built-in",
  },
];
