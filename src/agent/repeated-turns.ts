/** An agent's last turns, updated as the log grows, and whether they repeat each other. */
import type { Answer, Call, Entry, Json } from "../events.ts";
import { canonicalJson, digestOf as sha256 } from "../lib/seal.ts";
import { agentProjection } from "../log.ts";
import { withoutDuration } from "../tools.ts";
import { subjectOf } from "./snapshot.ts";
import { firstOf } from "../lib/cut.ts";
import type { ModelNews } from "../ports.ts";

/** One turn: its calls and their results. A call without an answer is left out. */
export interface PastTurn {
  /** Number of the reply's entry. */
  readonly seq: number;
  readonly actions: readonly Action[];
}

interface Action {
  readonly call: Call;
  /** Identifies the call, whatever the order of its arguments. */
  readonly key: string;
  /** Digest of its answer. */
  readonly result: string;
}

/** What an agent has done since its last start. */
interface Turns {
  /** The last {@link MOST_STEPS} turns, oldest first. */
  steps: readonly OpenStep[];
  /** When the agent was last warned of repetition, by sequence number, and its turns since. */
  warned: { readonly seq: number; readonly turns: number } | undefined;
  /** The last entry that removed something from the model's view, by sequence number; -1 for none. */
  cut: number;
  /** The calls that were denied since the last allowed one, newest last; at most {@link MOST_DENIALS}. */
  denials: readonly { readonly key: string; readonly reason: string }[];
}

export const MOST_DENIALS = 3;
const MOST_STEPS = 60;

interface OpenStep {
  readonly seq: number;
  readonly calls: readonly Call[];
  readonly actions: Action[];
}

function begin(): Turns {
  return { steps: [], warned: undefined, cut: -1, denials: [] };
}

/** The agent's turns so far. */
export const readTurns: (entries: readonly Entry[], agent: string) => Readonly<Turns> = agentProjection(
  begin,
  (state, { seq, event }) => {
    switch (event.type) {
      case "agent.started":
        Object.assign(state, begin());
        return;
      case "model.replied":
        if (event.purpose === "turn") addStep(state, { seq, calls: event.reply.calls, actions: [] });
        return;
      case "call.decided":
        state.denials =
          event.decision.effect === "allow"
            ? []
            : [...state.denials, { key: keyOf(event.call), reason: event.decision.reason }].slice(-MOST_DENIALS);
        return;
      case "call.finished":
        addAction(state.steps.at(-1), event.id, event.answer);
        return;
      case "context.compressed":
      case "context.masked":
        state.cut = seq;
        return;
      case "loop.suspected":
        state.warned = { seq, turns: 0 };
        return;
      default:
    }
  },
);

function addStep(state: Turns, step: OpenStep): void {
  state.steps = [...state.steps.slice(1 - MOST_STEPS), step];
  if (state.warned !== undefined) state.warned = { ...state.warned, turns: state.warned.turns + 1 };
}

function addAction(step: OpenStep | undefined, id: string, answer: Answer): void {
  const call = step?.calls.find((one) => one.id === id);
  if (call !== undefined) step?.actions.push({ call, key: keyOf(call), result: digestOf(answer) });
}

function keyOf({ tool, args }: Call): string {
  return `${tool} ${canonicalJson(args)}`;
}

function digestOf({ text, error, media = [] }: Answer): string {
  const whole: Json = [error ?? "", withoutDuration(text), ...media.map(({ data }) => data)];
  return sha256(JSON.stringify(whole));
}

/** Turns of the longest cycle searched for. */
const LONGEST_CYCLE = 5;

/**
 * Describes the loop, when the last turns are `times` rounds of a cycle of up to {@link LONGEST_CYCLE} turns. A call
 * whose result changes is no repetition: an agent that polls sees something new.
 */
export function findCycle(steps: readonly PastTurn[], times: number): string | undefined {
  const keys = steps.slice(-LONGEST_CYCLE * times).map(keyOfStep);
  for (let length = 1; length <= LONGEST_CYCLE; length++) {
    const last = keys.slice(-length * times);
    if (last.length < length * times || last.includes("")) continue;
    if (last.every((key, index) => key === last[index % length])) return describe(steps.slice(-length), times);
  }
  return undefined;
}

// The calls of one turn may come in any order. `verdict` judges a turn without calls.
function keyOfStep({ actions }: PastTurn): string {
  return actions
    .map(({ key, result }) => `${key} ${result}`)
    .sort()
    .join("\n");
}

function describe(cycle: readonly PastTurn[], times: number): string {
  const calls = cycle.flatMap(({ actions }) => actions.map(({ call }) => `${call.tool} ${subjectOf(call)}`.trim()));
  const shown = [...new Set(calls)].slice(0, LONGEST_CYCLE).join(", ");
  const what = cycle.length === 1 ? "the same call" : `the same ${cycle.length} turns`;
  return `${what} with the same result ${times} times in a row (${shown})`;
}

/**
 * How many of the last turns brought nothing new. A call that only reads is new when its result is new, whatever was
 * asked: ten searches that find nothing count once. Any other call is new when it, or its result, is new.
 */
export function turnsWithoutProgress(steps: readonly PastTurn[], reads: ReadonlySet<string>): number {
  const seen = new Set<string>();
  let stale = 0;
  for (const { actions } of steps) {
    const keys = actions.map(({ call, key, result }) => (reads.has(call.tool) ? result : `${key} ${result}`));
    stale = keys.some((one) => !seen.has(one)) ? 0 : stale + 1;
    for (const one of keys) seen.add(one);
  }
  return stale;
}

/** How many of the last `count` turns dealt only with files and commands that an earlier turn had dealt with. */
export function turnsThatReturn(steps: readonly PastTurn[], count: number): number {
  const seen = new Set<string>();
  let returns = 0;
  for (const [index, { actions }] of steps.entries()) {
    // Beside a file, a command says little: a test has another filter each time.
    const about = actions.some(({ call }) => isAboutFile(call))
      ? actions.filter(({ call }) => isAboutFile(call))
      : actions;
    const subjects = about.map(({ call }) => `${call.tool} ${subjectOf(call)}`);
    if (index >= steps.length - count && subjects.every((one) => seen.has(one))) returns += 1;
    for (const one of subjects) seen.add(one);
  }
  return returns;
}

function isAboutFile({ args }: Call): boolean {
  return typeof args["file_path"] === "string";
}

// Gemini CLI's numbers: the same 50 characters ten times, close together, at few distances.
const CHUNK = 50;
const TIMES = 10;
const MEAN_GAP = 250;
const DISTANCES = 5;
/** Only the end of a text is searched: the repetition is there, and this bounds the work. */
const LOOKED_AT = 5_000;

/** A reply is searched again when it has grown by this many characters, or by this share, so the work stays linear. */
const STEP = 500;
const SHARE = 0.05;

/** For `Model.ask`: a listener that stops a reply once it repeats itself. */
export function listenForRepetition(): (news: ModelNews) => "enough" | undefined {
  let text = "";
  let next = STEP;
  return (news) => {
    if (news.kind === "retry") [text, next] = ["", STEP];
    if (news.kind !== "text") return undefined;
    text += news.text;
    if (text.length < next) return undefined;
    next = text.length + Math.max(STEP, SHARE * text.length);
    return repeatsItself(text) ? "enough" : undefined;
  };
}

/** A text that repeats itself, up to its first repetition; any other text unchanged. */
export function beforeRepetition(text: string): string {
  const repeated = repeatedText(text);
  if (repeated === undefined) return text;
  const again = text.indexOf(repeated, text.indexOf(repeated) + 1);
  // The phrase may span a skipped passage, so the text itself does not contain it.
  return firstOf(text, again < 0 ? Math.max(CHUNK, text.length - LOOKED_AT) : again).trimEnd();
}

/** Whether a text repeats itself. Code, JSON, tables, lists, headings and quotes repeat by nature and are skipped. */
export function repeatsItself(text: string): boolean {
  return repeatedText(text) !== undefined;
}

/** A phrase that comes over and over. */
function repeatedText(text: string): string | undefined {
  const prose = proseOf(text).slice(-LOOKED_AT);
  const places = new Map<string, number[]>();
  for (let at = 0; at + CHUNK <= prose.length; at++) {
    const chunk = prose.slice(at, at + CHUNK);
    const seen = places.get(chunk) ?? [];
    seen.push(at);
    places.set(chunk, seen);
    if (seen.length >= TIMES && /\p{L}/u.test(chunk) && isRegular(seen.slice(-TIMES))) return chunk;
  }
  return undefined;
}

function isRegular(places: readonly number[]): boolean {
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return mean <= MEAN_GAP && new Set(gaps).size <= DISTANCES;
}

function proseOf(text: string): string {
  if (/^\s*[{[]\s*["{[]/.test(text)) return "";
  return text
    .replaceAll(/^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1.*$|(?![\s\S]))/gm, "")
    .split("\n")
    .filter((line) => !/^\s*(?:\||#{1,6}\s|>|[-*+]\s|\d+[.)]\s)/.test(line))
    .join("\n");
}
