/**
 * Compression: the older part of an agent's history gives way to a snapshot of it. It is an entry of the log like any
 * other, which says what it stands for; nothing is rewritten. The system prompt, the briefing with the task, and what
 * the record beside the snapshot holds stay word for word.
 */
import { spentBy, type RunEvent } from "../events.ts";
import type { Tool } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { modelInUse } from "./ask.ts";
import { collectFacts } from "./compress/facts.ts";
import { planCut, sizeOf, type Cut } from "./compress/plan.ts";
import { writeRecord } from "./compress/record.ts";
import { writeSnapshot, type Sections } from "./compress/snapshot.ts";
import { summarise, TRUNCATION, type Summary } from "./compress/summarise.ts";
import { truncate } from "./compress/truncate.ts";
import { currentSnapshot, projectTurns } from "./context.ts";
import { beforeCompressing } from "./hooks/work.ts";
import { maskAnswers, type Protection } from "./mask-plan.ts";
import { correction, countAfter, countTokens, OVERFLOW, windowFacts } from "./window.ts";

/** Why a compression is made: the window is full enough, it is more than full, or the model refused the prompt. */
export type Trigger = "window" | "full window" | typeof OVERFLOW;

/**
 * Make the next question smaller. Old answers are cut first; when that is not enough, the history is. Returns whether
 * anything was done: a history of one turn has nothing to give.
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
  // Looked at before anything is asked: a summary that could not help would be paid for again on every turn.
  if (!isSmaller(attempt, cutEvent(attempt, 0))) return masked;
  await beforeCompressing(agent);
  const asked = log.entries.length;
  const summary = await summarise(agent, turn, cut);
  if (agent.signal.aborted) return masked;
  const ms = Math.round(clock.elapsed() - start);
  const event = candidates(attempt, summary).find((one) => isSmaller(attempt, one)) ?? cutEvent(attempt, 0, summary);
  const usd = costSince(agent, asked);
  log.append({ ...event, usd, ms, tokensAfter: countAfter(agent, tools, event) }, name);
  return true;
}

/** What automatic masking leaves alone in a window that is to be compressed at `due` tokens. */
export function protectionOf(due: number): Protection {
  return { tokens: Math.min(50_000, due / 4), step: Math.min(30_000, due / 4), latest: true };
}

// The ancestor's two numbers, 50,000 and 30,000, are for a window of a million tokens; smaller ones get their share.

/** Cutting answers alone is enough when it brings the prompt down to this share of what was too much. */
const ENOUGH = 0.7;

/** A cut that frees less than this share of what was too much would have to be made again in a few turns. */
const WORTHWHILE = 0.2;

function isWorthwhile({ log, name }: Agent, { dropped }: Cut, due: number): boolean {
  return sizeOf(dropped) * correction(log.entries, name) >= WORTHWHILE * due;
}

/** What the questions of a compression cost, dropped attempts included. An agent has no other questions meanwhile. */
function costSince({ log, name }: Agent, from: number): number {
  const spent = log.entries.slice(from).flatMap(({ agent, event }) => (agent === name ? (spentBy(event) ?? []) : []));
  return spent.reduce((sum, { usd }) => sum + usd, 0);
}

interface Attempt {
  readonly agent: Agent;
  readonly tools: readonly Tool[];
  readonly cut: Cut;
  readonly trigger: Trigger;
  readonly tokensBefore: number;
}

type Compressed = Extract<RunEvent, { readonly type: "context.compressed" }>;

function isSmaller({ agent, tools }: Attempt, event: Compressed): boolean {
  return countAfter(agent, tools, event) < countTokens(agent, tools);
}

/** What may stand for the history, the best first. */
function candidates(attempt: Attempt, summary: Summary): Compressed[] {
  const cut = cutEvent(attempt, LINES, summary);
  if (summary.kind !== "summary") return [cut];
  const { sections, by, verification } = summary;
  const checked = verification.kind === "confirmed" || verification.kind === "corrected";
  return [{ ...draft(attempt, sections, BY_MODEL, checked ? "verified summary" : "summary"), by, verification }, cut];
}

const BY_MODEL = "A record of the earlier conversation, summed up by a model.";
const BY_LOG = "A record of the earlier conversation, cut down by Remit without a summary.";

/** Calls that are listed when there is no summary. */
const LINES = 40;

function cutEvent(attempt: Attempt, lines: number, summary?: Summary): Compressed {
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

const NOT_SMALLER = "The summary was not smaller than what it was to stand for.";

function draft(
  { agent, cut, trigger, tokensBefore }: Attempt,
  sections: Partial<Sections>,
  by: string,
  method: string,
): Compressed {
  const { from, to } = cut;
  const { entries } = agent.log;
  const snapshot = writeSnapshot(sections, by);
  const record = writeRecord(collectFacts(entries, agent.name, to), snapshot);
  const turns = entries.filter(
    ({ seq, agent: who, event }) => seq >= from && seq <= to && who === agent.name && isTurn(event),
  );
  return {
    type: "context.compressed",
    trigger,
    from,
    to,
    snapshot: record.text === "" ? snapshot : `${snapshot}\n${record.text}`,
    tokensBefore,
    tokensAfter: 0,
    method,
    added: record.added,
    ms: 0,
    turns: turns.length,
  };
}

function isTurn(event: RunEvent): boolean {
  return event.type === "model.replied" && event.purpose === "turn";
}
