/** Where a replay diverges from its recording. */
import type { Entry, RunEvent } from "../events.ts";
import { canonicalJson } from "../lib/seal.ts";

export interface Divergence {
  readonly agent: string;
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
 * The first request of a replay that differs from its recording, by the requests' digests; undefined when none does.
 * Agents are compared one by one, because several may run at once.
 */
export function firstDivergence(recorded: readonly Entry[], replayed: readonly Entry[]): Divergence | undefined {
  const agents = new Set([...recorded, ...replayed].map(({ agent }) => agent));
  const divergences = [...agents].flatMap(
    (agent) => divergenceOf(agent, own(recorded, agent), own(replayed, agent)) ?? [],
  );
  return divergences.sort((a, b) => (a.seq ?? Infinity) - (b.seq ?? Infinity))[0];
}

function own(entries: readonly Entry[], agent: string): Entry[] {
  return entries.filter((entry) => entry.agent === agent);
}

function divergenceOf(agent: string, recorded: readonly Entry[], replayed: readonly Entry[]): Divergence | undefined {
  const [before, now] = [recorded.flatMap(questionOf), replayed.flatMap(questionOf)];
  for (let index = 0; index < Math.max(before.length, now.length); index++) {
    const what = difference(before[index], now[index]);
    if (what === undefined) continue;
    return { agent, question: index + 1, seq: before[index]?.seq, what, cause: firstChange(recorded, replayed) };
  }
  return undefined;
}

interface AskedQuestion {
  readonly seq: number;
  readonly event: Extract<RunEvent, { readonly type: "model.asked" }>;
}

function questionOf({ seq, event }: Entry): AskedQuestion[] {
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
