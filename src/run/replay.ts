/** Replays a recorded run with the model's recorded replies and real tools, and finds where the two differ. */
import { MAIN, type AgentEnd, type Answer, type Entry, type RunEvent } from "../events.ts";
import { type Agent, type Asker, runAgent } from "../agent.ts";
import { rowOf } from "../lib/models.ts";
import { openLog } from "../log.ts";
import { markIn } from "../request.ts";
import { builtinTools, externalTools, failure, type Tool } from "../tools.ts";
import { modelSettingsOf, type AgentSetup } from "./agent-setup.ts";
import type { Feature } from "./feature.ts";
import { openGuide, readAgentContext } from "./agent-context.ts";
import { giveToolset } from "./toolset.ts";
import type { Session } from "./session.ts";
import { extensionsFor, toolsIn } from "./extensions.ts";
import { given, present } from "../lib/parts.ts";
import { canonicalJson } from "../lib/seal.ts";

export type Recording = Exclude<ReturnType<typeof readRecording>, string>;

/** The part of a log that can be replayed; a sentence when nothing can. */
export function readRecording(entries: readonly Entry[]) {
  const own = entries.filter(({ agent }) => agent === MAIN);
  const first = own.findLastIndex(({ event }) => event.type === "run.started");
  const at = own.findIndex(({ event }, index) => index > first && event.type === "agent.started");
  const [run, start] = [own[first]?.event, own[at]?.event];
  if (run?.type !== "run.started" || start?.type !== "agent.started") return "No agent was at work in this run.";
  const end = own.findIndex(({ event }, index) => index > at && event.type === "agent.stopped");
  const again = end >= 0 && own.slice(end + 1).some(({ event }) => event.type === "agent.started");
  const all = own.slice(at, again ? end + 1 : undefined);
  const work = all.filter(({ event }) => !isAfterwards(event));
  const { system, briefing, tools, model } = start;
  const fell = work.find(({ event }) => event.type === "model.fell_back")?.event;
  const missing = work.some(({ event }) => event.type === "model.failed" && event.cause === "not_found");
  const family = missing && fell !== undefined ? rowOf(model)?.family : undefined;
  return {
    /** The main agent's entries before it started: what it was told by then is its history. */
    before: own.slice(0, at),
    /** Its entries from the start on. */
    work,
    request: run.request,
    model,
    fallback: fell?.type === "model.fell_back" ? fell.to : undefined,
    /** Set when a replacement model was used because the account could not use the requested one. */
    family,
    system,
    briefing,
    /** The mark explained in the briefing; marked text in a replay must have it too. */
    mark: markIn(briefing.map(({ text = "" }) => text).join("\n")),
    tools,
    limits: run.limits,
    policy: run.policy.digest,
    /** What cannot be replayed, as sentences. */
    notes: [...notesOn(entries), ...(again ? [NOT_AGAIN] : [])],
  };
}

const RECORDED = "the recording";
const NOT_AGAIN = "The attempt to fix failed checks is not replayed.";

// A replay ends with the agent: fitting its last message to a schema is not replayed.
function isAfterwards(event: RunEvent): boolean {
  if ("purpose" in event) return event.purpose === "repair_output";
  return event.type === "agent.told" && event.why === "output";
}

function notesOn(entries: readonly Entry[]): string[] {
  const hooked = entries.some(({ event }) => event.type === "hook.ran");
  const helped = entries.some(({ agent }) => agent !== MAIN);
  return present([
    helped && "Sub-agents are not replayed: their reports are the recorded ones.",
    hooked && "Hooks are not run in a replay.",
  ]);
}

export interface Replayed {
  readonly end: AgentEnd;
  /** What differed from the recorded run, as sentences. */
  readonly notes: readonly string[];
  /** The number of model requests. */
  readonly questions: number;
  readonly divergence: Divergence | undefined;
}

/** Features whose tools a replay has: `live` ones work as in a run, `recorded` ones give the recorded answers. */
interface ReplayFeatures {
  readonly live: readonly Feature[];
  readonly recorded: readonly Feature[];
}

/** `session.ports.model` gives the recorded replies; the log is empty. `rest` is what followed the model's last reply. */
export async function replay(
  session: Session,
  recording: Recording,
  played: ReplayFeatures,
  rest: () => readonly Entry[],
): Promise<Replayed> {
  const { log } = session.ports;
  const tools = await readTools(session, recording, played);
  for (const { event } of recording.before) log.append(event);
  using guide = openGuide(session, MAIN);
  const agent = cast(session, recording, tools, guide.instructionsFor);
  const objection = (): Promise<string | undefined> => Promise.resolve(recordedObjection(rest()));
  const end = await runAgent({ ...agent, objection });
  const recorded = [...recording.before, ...recording.work];
  const questions = log.entries.slice(recording.before.length).filter(({ event }) => event.type === "model.asked");
  const missing = recording.tools.filter((name) => !tools.some((tool) => tool.name === name));
  const lost = missing.length === 0 ? [] : [`These tools are missing in a replay: ${missing.join(", ")}.`];
  const notes = [...recording.notes, ...lost];
  return { end, notes, questions: questions.length, divergence: firstDivergence(recorded, log.entries) };
}

/** The tools that the agent had, as far as Remit and the fixture have them. */
async function readTools(
  session: Session,
  recording: Recording,
  { live, recorded }: ReplayFeatures,
): Promise<readonly Tool[]> {
  const { ports } = session;
  const nowhere = openLog(ports.clock, ports.secrets, { append: () => undefined });
  const reading = await readAgentContext({ ...session, ports: { ...ports, log: nowhere } });
  const modelSettings = { model: ports.model, name: recording.model, namedBy: RECORDED };
  const answers = recordedAnswers(recording.work);
  // Tools beyond the fixture give recorded answers: the web, GitHub and history may have changed.
  const local = builtinTools.map((tool) => withRecordedTimes(tool, answers, session.workspace.root));
  const own = [...local, ...externalTools.map((tool) => asRecorded(tool, answers))];
  if (reading.kind === "faulty") return own;
  const setup: AgentSetup = {
    session,
    projectContext: reading.projectContext,
    modelSettings,
    extensionFor: () => Promise.resolve({}),
  };
  const tools = [...own, ...(await toolsBy(live, setup, own))];
  const helpers = (await toolsBy(recorded, setup, tools)).map((tool) => asRecorded(tool, answers));
  return [...tools, ...helpers].filter(({ name }) => recording.tools.includes(name));
}

async function toolsBy(
  features: readonly Feature[],
  setup: AgentSetup,
  own: readonly Tool[],
): Promise<readonly Tool[]> {
  const extensions = await extensionsFor(setup, features, own);
  return "kind" in extensions ? [] : toolsIn(extensions);
}

function cast(
  session: Session,
  recording: Recording,
  tools: readonly Tool[],
  guide: NonNullable<Agent["guide"]>,
): Agent {
  const { ports, signal } = session;
  const { model: name, family, fallback, system, briefing, limits } = recording;
  const named = { name, namedBy: RECORDED, fallback, ...given({ family }) };
  const modelSettings = modelSettingsOf(ports, { model: named }, session.admitted);
  const asker: Asker = { name: MAIN, modelSettings, limits, log: ports.log, clock: ports.clock, signal };
  return { ...asker, toolset: giveToolset(session, { asker, kind: MAIN }, tools), guide, task: { system, briefing } };
}

/** Remit's objection when the model first said it was done; undefined when Remit let it end. */
function recordedObjection(rest: readonly Entry[]): string | undefined {
  for (const { event } of rest) {
    if (event.type === "model.asked" || event.type === "agent.stopped") return undefined;
    if (event.type === "agent.told" && event.why === "objection") return event.text;
  }
  return undefined;
}

// ── Recorded answers ────────────────────────────────────────────────────────────────────────────────────────────────

/** The answers to each call, in order, by tool and arguments. */
type Answers = Map<string, Answer[]>;

function recordedAnswers(work: readonly Entry[]): Answers {
  const keys = new Map<string, string>();
  const answers: Answers = new Map();
  for (const { event } of work) {
    if (event.type === "model.replied") {
      for (const { id, tool, args } of event.reply.calls) keys.set(id, keyOf(tool, args));
    }
    const key = event.type === "call.finished" ? keys.get(event.id) : undefined;
    if (event.type === "call.finished" && key !== undefined) {
      answers.set(key, [...(answers.get(key) ?? []), event.answer]);
    }
  }
  return answers;
}

function keyOf(tool: string, args: unknown): string {
  return `${tool} ${JSON.stringify(args)}`;
}

const DURATION = /(?<=^\[[^\]\n]* after )[\d.]+(?= s[^\]\n]*\]$)/gm;

/**
 * The time of a command and its tests differs in every run, as does the checkout's directory. An answer that differs in
 * nothing else is replaced by the recorded one; in others, the command's time is.
 */
function withRecordedTimes(tool: Tool, answers: Answers, root: string): Tool {
  return {
    ...tool,
    run: async (args, context, signal): Promise<Answer> => {
      const answer = await tool.run(args, context, signal);
      const recorded = answers.get(keyOf(tool.name, args))?.shift();
      if (recorded === undefined) return answer;
      if (isSameOutput(recorded.text, answer.text, root)) return { ...answer, text: recorded.text };
      const time = recorded.text.match(DURATION)?.at(-1);
      return time === undefined ? answer : { ...answer, text: answer.text.replace(DURATION, time) };
    },
  };
}

function asRecorded(tool: Tool, answers: Answers): Tool {
  const unknown = failure("failed", "The recording has no such call.");
  return { ...tool, run: (args) => Promise.resolve(answers.get(keyOf(tool.name, args))?.shift() ?? unknown) };
}

/** Whether they are the same except for times, and for the directory that `root` names in the second. */
export function isSameOutput(recorded: string, replayed: string, root: string): boolean {
  const [before, now] = [withoutTimes(recorded), withoutTimes(replayed)];
  if (before === now) return true;
  const other = rootIn(before, now, root);
  return other !== undefined && before.replaceAll(other, root) === now;
}

const CLOCK = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?|(?<![\d:])\d\d:\d\d:\d\d(?:\.\d+)?(?![\d:])/g;
/** A number followed by a unit of time, or preceded by its name. */
const SPAN =
  /(?<![\d.,])\d[\d.,]*(?= ?(?:ns|µs|us|ms|s|secs?|seconds?|m|mins?|minutes?)\b)|(?<=\b(?:duration|time|elapsed)(?:_ms|_s)?["']?[:=]? )\d[\d.,]*/gi;

function withoutTimes(text: string): string {
  return text.replaceAll(CLOCK, "(time)").replaceAll(SPAN, "(time)");
}

/** The text of `before` where `root` first occurs in `now`, if all before it and the rest of that line agree. */
function rootIn(before: string, now: string, root: string): string | undefined {
  const at = now.indexOf(root);
  if (at < 0 || before.slice(0, at) !== now.slice(0, at)) return undefined;
  const rest = lineFrom(now, at + root.length);
  const line = lineFrom(before, at);
  const next = rest.indexOf(root); // The line may name it twice.
  const until = next < 0 ? rest : rest.slice(0, next);
  const end = next < 0 ? line.length - until.length : until === "" ? -1 : line.indexOf(until);
  return end > 0 && line.startsWith("/") && line.slice(end).startsWith(until) ? line.slice(0, end) : undefined;
}

function lineFrom(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.slice(at) : text.slice(at, end);
}

// ── Where a replay diverges from its recording ───────────────────────────────────────────────────────────────────────

interface Divergence {
  /** Which of the agent's model requests, from 1. */
  readonly question: number;
  /** The request's entry in the recording; undefined when the recording has no such request. */
  readonly seq: number | undefined;
  /** What differs, as a sentence. */
  readonly what: string;
  /** The agent's first entry with different content, by its number in the recording: most likely the cause. */
  readonly cause: number | undefined;
}

/**
 * The first request of a replay that differs from its recording, by the requests' digests; undefined when none does. Both
 * have the entries of one agent.
 */
export function firstDivergence(recorded: readonly Entry[], replayed: readonly Entry[]): Divergence | undefined {
  const [before, now] = [recorded.flatMap(questionOf), replayed.flatMap(questionOf)];
  for (let index = 0; index < Math.max(before.length, now.length); index++) {
    const what = difference(before[index], now[index]);
    if (what === undefined) continue;
    return { question: index + 1, seq: before[index]?.seq, what, cause: firstChange(recorded, replayed) };
  }
  return undefined;
}

type AskedQuestion = ReturnType<typeof questionOf>[number];

function questionOf({ seq, event }: Entry) {
  return event.type === "model.asked" ? [{ seq, event }] : [];
}

function difference(before: AskedQuestion | undefined, now: AskedQuestion | undefined): string | undefined {
  if (before === undefined) return `The replay made one model request more (${now?.event.purpose ?? "unknown"}).`;
  if (now === undefined) return `The replay ended before this model request (${before.event.purpose}).`;
  const [a, b] = [before.event, now.event];
  if (a.purpose !== b.purpose) return `The recording asked for ${a.purpose}, the replay for ${b.purpose}.`;
  if (a.model !== b.model) return `The recording asked ${a.model}, the replay ${b.model}.`;
  if (a.digest !== b.digest) return `The request has other content: ${a.bytes} bytes recorded, ${b.bytes} replayed.`;
  return undefined;
}

/** The events that requests are built from; times and durations do not count. */
const CONTENT: ReadonlySet<RunEvent["type"]> = new Set([
  "agent.started",
  "agent.told",
  "model.replied",
  "model.fell_back",
  "call.finished",
  "context.compressed",
  "context.masked",
]);

function firstChange(recorded: readonly Entry[], replayed: readonly Entry[]): number | undefined {
  const [before, now] = [recorded.filter(isContent), replayed.filter(isContent)];
  return before.find((entry, index) => contentOf(entry) !== contentOf(now[index]))?.seq;
}

function isContent({ event }: Entry): boolean {
  return CONTENT.has(event.type);
}

function contentOf(entry: Entry | undefined): string {
  if (entry === undefined) return "";
  const { event } = entry;
  return canonicalJson("ms" in event ? { ...event, ms: 0 } : event);
}
