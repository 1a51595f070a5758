/** Facts of the log that must survive, word for word, whatever a model writes about the history. */
import type { Answer, Call, Entry, Todo, EventOf } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { reportsFailure, textArg } from "../tools.ts";
import { projection } from "../log.ts";
import type { Agent } from "./agent.ts";
import { projectTurns } from "./context.ts";
import { countAfter, countTokens } from "./window.ts";
import { disarm, writeSnapshot } from "./snapshot.ts";

/**
 * The block beside the snapshot, "" when there is none, and what the snapshot omitted, one line each. Open todos, people's
 * messages and failing commands stay word for word, even if the snapshot contradicts them; changed files are added if it
 * does not name them.
 */
export function writeRecord(facts: Facts, snapshot: string) {
  const plain = squeeze(snapshot);
  const unnamed = (line: string): boolean => !plain.includes(squeeze(line));
  const changed = facts.changed.filter(unnamed);
  const failing = facts.failing.map((command) => firstOf(squeeze(command), COMMAND));
  const todos = facts.todos.filter(({ description }) => unnamed(description));
  const blocks = [
    block("Said on the way, to be kept in mind:", facts.pinned),
    block(
      "Open todos:",
      facts.todos.map(({ status, description }) => disarm(`[${status}] ${description}`)),
    ),
    block("Changed files that the snapshot does not name:", changed.map(disarm)),
    block("Commands whose last run failed:", failing.map(disarm)),
    block("Skills that were active (activate_skill shows one again):", facts.skills.map(disarm)),
  ].filter((text) => text !== "");
  const added = [
    ...changed.map((path) => `changed file ${path}`),
    ...failing.filter(unnamed).map((command) => `failing command ${command}`),
    ...todos.map(({ description }) => `open todo ${description}`),
  ];
  return { text: blocks.length === 0 ? "" : ["<run_record>", ORIGIN, ...blocks, "</run_record>"].join("\n"), added };
}

const ORIGIN = "Kept by Remit from its log, word for word.";

/** At most this many lines of one kind are shown. */
const MOST_LINES = 200;

function block(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const shown = lines.slice(-MOST_LINES).map((line) => `- ${line}`);
  const older = lines.length - shown.length;
  return [title, ...(older === 0 ? [] : [`- (${older} older ones)`]), ...shown].join("\n");
}

/** Characters of a command line, enough to recognise it. */
const COMMAND = 160;

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

export interface Facts {
  /** Paths that calls of the agent and its sub-agents changed, ordered by their last change. */
  readonly changed: readonly string[];
  /** Command lines whose last run failed. */
  readonly failing: readonly string[];
  readonly todos: readonly Todo[];
  /** Messages to the agent during its work that stay word for word. */
  readonly pinned: readonly string[];
  /** Skills whose instructions the agent has read. */
  readonly skills: readonly string[];
}

/** The facts of the entries up to and including `to`; todos and failures are current ones. */
export function collectFacts(entries: readonly Entry[], agent: string, to: number): Facts {
  const { changed, failing, todos, pinned, skills } = readFindings(entries).get(agent) ?? begin();
  const before = <T extends LogFact>(facts: readonly T[]): readonly T[] => facts.filter(({ seq }) => seq <= to);
  return {
    // Ordered by last change: a set keeps the first of two.
    changed: [...new Set(before(changed).map(textOf).toReversed())].toReversed(),
    failing: [...failing].flatMap(([command, seq]) => (seq <= to ? [command] : [])),
    todos: todos.filter(({ status }) => status !== "completed" && status !== "cancelled"),
    pinned: before(pinned).map(textOf),
    skills: [...new Set(before(skills).map(textOf))],
  };
}

interface LogFact {
  readonly seq: number;
  readonly text: string;
}

function textOf({ text }: LogFact): string {
  return text;
}

/** What the log says about an agent, each with its entry's number. */
interface Findings {
  readonly changed: LogFact[];
  /** By command line. */
  readonly failing: Map<string, number>;
  readonly pinned: LogFact[];
  readonly skills: LogFact[];
  todos: readonly Todo[];
  /** Calls without an answer yet, by id. */
  readonly calls: Map<string, Call>;
}

function begin(): Findings {
  return { changed: [], failing: new Map(), pinned: [], skills: [], todos: [], calls: new Map() };
}

const readFindings = projection(
  () => new Map<string, Findings>(),
  (all, entry) => {
    const own = all.get(entry.agent) ?? begin();
    all.set(entry.agent, own);
    note(own, entry);
    const { event, seq, agent } = entry;
    if (event.type !== "call.finished" || event.answer.edit === undefined) return;
    // A sub-agent's changes count as its parents' too.
    for (let name = agent; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf("/")))) {
      const of = all.get(name) ?? begin();
      all.set(name, of);
      of.changed.push({ seq, text: event.answer.edit.path });
    }
  },
);

function note(own: Findings, { seq, event }: Entry): void {
  if (event.type === "agent.told" && event.pinned === true) own.pinned.push({ seq, text: event.text });
  if (event.type === "model.replied") for (const call of event.reply.calls) own.calls.set(call.id, call);
  if (event.type !== "call.finished") return;
  const call = own.calls.get(event.id);
  own.calls.delete(event.id);
  if (call === undefined) return;
  own.todos = event.answer.todos ?? own.todos;
  noteCommand(own.failing, call, event.answer, seq);
  if (call.tool === "activate_skill" && event.answer.error === undefined)
    own.skills.push({ seq, text: textArg(call.args, "name") });
}

function noteCommand(failing: Map<string, number>, call: Call, answer: Answer, seq: number): void {
  if (call.tool !== "run_shell_command") return;
  const command = textArg(call.args, "command");
  if (command === "" || NEVER_RAN.has(answer.error ?? "")) return;
  failing.delete(command);
  if (answer.error !== undefined || reportsFailure(answer.text)) failing.set(command, seq);
}

const NEVER_RAN: ReadonlySet<string> = new Set(["denied", "invalid_arguments", "unknown_tool", "cancelled"]);

export type CompressionEvent = EventOf<"context.compressed">;

/** The log entry of a compression, with the facts beside its snapshot; its size and cost are still 0. */
export function writeCompression(
  entries: readonly Entry[],
  agent: string,
  about: Pick<CompressionEvent, "trigger" | "from" | "to" | "tokensBefore" | "method">,
  snapshot: string,
): CompressionEvent {
  const { text, added } = writeRecord(collectFacts(entries, agent, about.to), snapshot);
  const whole = text === "" ? snapshot : `${snapshot}\n${text}`;
  return { type: "context.compressed", ...about, snapshot: whole, tokensAfter: 0, added, ms: 0 };
}

/**
 * Clears the conversation for a hook: adds an entry that replaces all of it but the briefing. Call it between turns,
 * when every call is answered. Does nothing when there is only the briefing.
 */
export function clearHistory(agent: Pick<Agent, "log" | "name" | "toolset">): void {
  const { log, name, toolset } = agent;
  const [briefing, ...rest] = projectTurns(log.entries, name);
  if (briefing === undefined || rest.length === 0) return;
  const about = {
    trigger: "hook",
    method: "cleared",
    from: briefing.seq + 1,
    to: log.entries.length - 1,
    tokensBefore: countTokens(agent, toolset.tools),
  };
  const event = writeCompression(log.entries, name, about, writeSnapshot({ recent_actions: CLEARED }, BY_HOOK));
  log.append({ ...event, tokensAfter: countAfter(agent, toolset.tools, event) }, name);
}

const BY_HOOK = "A hook of the repository has cleared the conversation up to here.";
const CLEARED = "Changes of the workspace remain; what was read is gone: look again at what you need.";
