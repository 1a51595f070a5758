/**
 * Which old tool results are masked, and when. Masking changes what was sent before, so the model's cache of that
 * prefix is lost: it is done rarely and in big steps.
 */
import type { Call } from "../events.ts";
import type { Tool } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { projectTurns, type Turn } from "./context.ts";
import { maskedText } from "./mask.ts";
import { estimateText } from "./tokens.ts";
import { correction, countTokens } from "./window.ts";

/** Mask what is worth masking, in the log. Returns whether anything was. */
export async function maskAnswers(agent: Agent, tools: readonly Tool[], protection: Protection): Promise<boolean> {
  const { log, name } = agent;
  const turns = projectTurns(log.entries, name);
  const plan = planMask(turns, protection);
  if (plan === undefined) return false;
  const kept = await keepAnswers(agent, turns, plan);
  const tokensBefore = countTokens(agent, tools);
  const tokensAfter = tokensBefore - Math.round(plan.saved * correction(log.entries, name));
  log.append({ type: "context.masked", ids: plan.ids, kept, tokensBefore, tokensAfter }, name);
  return true;
}

/** Keep the answers whole that no second call would bring back; returns their paths by the call's id. */
async function keepAnswers(
  { hands }: Agent,
  turns: readonly Turn[],
  { ids }: MaskPlan,
): Promise<Record<string, string>> {
  const kept: Record<string, string> = {};
  const masked = new Set(ids);
  for (const { call, answer } of turns.flatMap(({ answered }) => answered)) {
    const tool = hands.tools.find(({ name }) => name === call.tool);
    // A clipped answer is kept already, and names its file.
    if (!masked.has(call.id) || answer.clippedFrom !== undefined || canRepeat(tool, call)) continue;
    kept[call.id] = await hands.site.spill.keep(call.tool, answer.text);
  }
  return kept;
}

/** Whether a call only reads what is still there to be read. What commands, servers, the web and sub-agents say is not. */
function canRepeat(tool: Tool | undefined, { args }: Call): boolean {
  if (tool?.effect !== "read" || FLEETING.has(tool.name)) return false;
  return tool.needs(args).every(({ kind }) => kind === "path");
}

const FLEETING: ReadonlySet<string> = new Set(["read_background_output", "google_web_search"]);

export interface MaskPlan {
  /** Calls whose answers are to be masked, oldest first. */
  readonly ids: readonly string[];
  /** What that frees, in tokens by our estimate. */
  readonly saved: number;
}

/** What masking leaves alone. */
export interface Protection {
  /** Tokens of the newest answers. */
  readonly tokens: number;
  /** Whether the newest turn is left alone whatever its size. */
  readonly latest: boolean;
  /** Less than this, in tokens, is not worth the lost cache. */
  readonly step: number;
}

/** The answers to mask; undefined when it is not worth it. */
export function planMask(turns: readonly Turn[], { tokens, latest, step }: Protection): MaskPlan | undefined {
  const newest = turns.findLast(({ answered }) => answered.length > 0);
  const ids: string[] = [];
  let seen = 0;
  let saved = 0;
  for (const turn of turns.toReversed())
    for (const one of turn.answered.toReversed()) {
      if (one.masked) continue;
      seen += one.tokens;
      if (seen <= tokens || (latest && turn === newest)) continue;
      if (one.tokens < WORTH || WORDS_OF_WEIGHT.has(one.call.tool)) continue;
      const gain = one.tokens - estimateText(maskedText(one.call, one.answer));
      if (gain <= 0) continue;
      saved += gain;
      ids.push(one.call.id);
    }
  return saved > 0 && saved >= step ? { ids: ids.toReversed(), saved } : undefined;
}

/** A smaller answer, in tokens, is about as long as what masking would leave of it. */
const WORTH = 400;

// Their answers are instructions, or what the agent is about: not something to be looked up again.
const WORDS_OF_WEIGHT: ReadonlySet<string> = new Set(["activate_skill", "write_todos"]);
