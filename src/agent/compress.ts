/**
 * Compression: a snapshot replaces the older part of an agent's history. It is an entry of the log that names the
 * entries it replaces; nothing is rewritten. The system prompt, the briefing with the task, and the record beside the
 * snapshot stay word for word.
 */
import { costOfEvent } from "../events.ts";
import type { Tool } from "../tools.ts";
import type { Agent } from "./agent.ts";
import { modelInUse } from "./ask.ts";
import { planCut, sizeOf, type Cut } from "./compression-plan.ts";
import { writeCompression, type CompressionEvent } from "./compression-record.ts";
import { truncate, writeSnapshot, type Sections } from "./snapshot.ts";
import { summarise, TRUNCATION, type Summary } from "./summary.ts";
import { currentSnapshot, projectTurns } from "./context.ts";
import { maskAnswers, protectionOf } from "./fit-window.ts";
import { correction, countAfter, countTokens, OVERFLOW, windowFacts } from "./window.ts";

/** Why the history is compressed: the window is full enough, it is over-full, or the model refused the prompt. */
type Trigger = "window" | "full window" | typeof OVERFLOW;

/**
 * Makes the next request smaller: masks old answers first, and compresses the history if that is not enough. Returns
 * whether anything changed: a history of one turn leaves nothing to compress.
 */
export async function compress(agent: Agent, turn: number, tools: readonly Tool[], trigger: Trigger): Promise<boolean> {
  const { log, name, clock } = agent;
  const start = clock.elapsed();
  const tokensBefore = countTokens(agent, tools);
  const { due } = windowFacts(agent, modelInUse(agent));
  const early = trigger === "window";
  const masked = await maskAnswers(agent, tools, { ...protectionOf(due), latest: early, step: 1 });
  if (trigger !== OVERFLOW && masked && countTokens(agent, tools) < ENOUGH * due) return true;
  const cut = planCut(projectTurns(log.entries, name));
  if (cut === undefined || (early && !isWorthwhile(agent, cut, due))) return masked;
  const attempt: Attempt = { agent, tools, cut, trigger, tokensBefore };
  // Checked before asking: a summary that cannot help would cost money on every turn.
  if (!isSmaller(attempt, cutEvent(attempt, 0))) return masked;
  await agent.callbacks?.beforeCompressing(agent);
  const from = log.entries.length;
  const summary = await summarise(agent, turn, cut);
  if (agent.signal.aborted) return masked;
  const ms = Math.round(clock.elapsed() - start);
  const event = candidates(attempt, summary).find((one) => isSmaller(attempt, one)) ?? cutEvent(attempt, 0, summary);
  const usd = costSince(agent, from);
  log.append({ ...event, usd, ms, tokensAfter: countAfter(agent, tools, event) }, name);
  return true;
}

/** Masking answers is enough when it reduces the prompt to this share of what was too much. */
const ENOUGH = 0.7;

/** A cut that frees less than this share would have to be repeated within a few turns. */
const WORTHWHILE = 0.2;

function isWorthwhile({ log, name }: Agent, { dropped }: Cut, due: number): boolean {
  return sizeOf(dropped) * correction(log.entries, name) >= WORTHWHILE * due;
}

/** Cost of a compression's requests in US dollars, dropped attempts included. The agent makes no others meanwhile. */
function costSince({ log, name }: Agent, from: number): number {
  const costs = log.entries
    .slice(from)
    .flatMap(({ agent, event }) => (agent === name ? (costOfEvent(event) ?? []) : []));
  return costs.reduce((sum, { usd }) => sum + usd, 0);
}

interface Attempt {
  readonly agent: Agent;
  readonly tools: readonly Tool[];
  readonly cut: Cut;
  readonly trigger: Trigger;
  readonly tokensBefore: number;
}

function isSmaller({ agent, tools }: Attempt, event: CompressionEvent): boolean {
  return countAfter(agent, tools, event) < countTokens(agent, tools);
}

/** The possible replacements of the history, the best first. */
function candidates(attempt: Attempt, summary: Summary): CompressionEvent[] {
  const cut = cutEvent(attempt, LINES, summary);
  if (summary.kind !== "summary") return [cut];
  const { sections, by, verification } = summary;
  const checked = verification.kind === "confirmed" || verification.kind === "corrected";
  return [{ ...draft(attempt, sections, BY_MODEL, checked ? "verified summary" : "summary"), by, verification }, cut];
}

const BY_MODEL = "A record of the earlier conversation, summed up by a model.";
const BY_LOG = "A record of the earlier conversation, cut down by Remit without a summary.";

/** Calls listed when there is no summary. */
const LINES = 40;

function cutEvent(attempt: Attempt, lines: number, summary?: Summary): CompressionEvent {
  const { agent, cut } = attempt;
  const sections = truncate(cut.dropped, currentSnapshot(agent.log.entries, agent.name), lines);
  const event = draft(attempt, sections, BY_LOG, TRUNCATION);
  switch (summary?.kind) {
    case undefined:
      return event;
    case "summary":
      return { ...event, failed: NOT_SMALLER };
    case "failed":
      return { ...event, failed: summary.why };
    case "unasked":
      return { ...event, unasked: summary.why };
  }
}

const NOT_SMALLER = "The summary was not smaller than what it would replace.";

function draft(
  { agent, cut, trigger, tokensBefore }: Attempt,
  sections: Partial<Sections>,
  by: string,
  method: string,
): CompressionEvent {
  const about = { trigger, from: cut.from, to: cut.to, tokensBefore, method };
  return writeCompression(agent.log.entries, agent.name, about, writeSnapshot(sections, by));
}
