/** Makes the next request fit: masks old answers, and compresses the history when that is not enough. */
import type { Call } from "../events.ts";
import type { Tool } from "../tools.ts";
import type { Agent } from "./agent.ts";
import { mayAskMore, modelInUse } from "./ask.ts";
import { planMask, type MaskPlan, type MaskBounds } from "./compression-plan.ts";
import { projectTurns, type Turn } from "./context.ts";
import { estimateMedia } from "./tokens.ts";
import { correction, countTokens, windowFacts } from "./window.ts";

/** Masks or compresses until the next request fits, with room for its answer, and logs what was done. */
export async function fitWindow(agent: Agent, turn: number, tools: readonly Tool[]): Promise<void> {
  const { size, due } = windowFacts(agent, modelInUse(agent));
  await maskAnswers(agent, tools, protectionOf(due));
  const tokens = countTokens(agent, tools);
  if (tokens < due) return;
  const { compress } = await loadCompression();
  if (tokens >= size) await compress(agent, turn, tools, "full window");
  // When the budget is used up, only one request remains, so it is enough that this one fits.
  else if (mayAskMore(agent)) await compress(agent, turn, tools, "window");
}

/** Most runs are too short to need it. */
export function loadCompression() {
  return import("./compress.ts");
}

/** What automatic masking spares in a window that is compressed at `due` tokens. */
export function protectionOf(due: number): MaskBounds {
  return { tokens: Math.min(50_000, due / 4), step: Math.min(30_000, due / 4), latest: true };
}

// Gemini CLI's two numbers, 50,000 and 30,000, are for a window of a million tokens; smaller windows get their share.

/**
 * Masks answers when that is worth it, in the log. Returns whether any was masked. Masking changes what was sent
 * before, which loses the model's cache of that prefix; so it happens rarely and in big steps.
 */
export async function maskAnswers(agent: Agent, tools: readonly Tool[], protection: MaskBounds): Promise<boolean> {
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

/**
 * Takes the images and documents of the newest answers out of view, in the log, and tells the model: the API refuses a
 * request for a file that is damaged or of a type it does not know. Returns whether there were any.
 */
export function maskNewMedia({ log, name }: Agent, tools: readonly Tool[]): boolean {
  const { answered = [] } = projectTurns(log.entries, name).at(-1) ?? {};
  const shown = answered.filter(({ answer, masked }) => !masked && answer.media !== undefined);
  if (shown.length === 0) return false;
  const media = shown.flatMap(({ answer }) => answer.media ?? []).reduce((sum, one) => sum + estimateMedia(one), 0);
  const tokensBefore = countTokens({ log, name }, tools);
  const tokensAfter = tokensBefore - Math.round(media * correction(log.entries, name));
  log.append({ type: "context.masked", ids: shown.map(({ call }) => call.id), tokensBefore, tokensAfter }, name);
  log.append({ type: "agent.told", why: "media refused", text: REFUSED_MEDIA }, name);
  return true;
}

const REFUSED_MEDIA =
  "Your API refused the images or documents above, perhaps because one is damaged or of a type that it does not know. They are left out now. Do not open them all again: go on without them, or open one alone.";

/** Saves whole answers that a second call would not reproduce; returns their paths by call id. */
async function keepAnswers(
  { toolset }: Agent,
  turns: readonly Turn[],
  { ids }: MaskPlan,
): Promise<Record<string, string>> {
  const kept: Record<string, string> = {};
  const masked = new Set(ids);
  for (const { call, answer } of turns.flatMap(({ answered }) => answered)) {
    const tool = toolset.tools.find(({ name }) => name === call.tool);
    // A clipped answer is saved already, and names its file.
    if (!masked.has(call.id) || answer.clippedFrom !== undefined || canRepeat(tool, call)) continue;
    kept[call.id] = (await toolset.context.spill.keep(call.tool, answer.text)).path;
  }
  return kept;
}

/** Whether a second call would read the same again. False for commands, servers, the web and sub-agents. */
function canRepeat(tool: Tool | undefined, { args }: Call): boolean {
  if (tool?.effect !== "read" || FLEETING.has(tool.name)) return false;
  return tool.needs(args).every(({ kind }) => kind === "path");
}

const FLEETING: ReadonlySet<string> = new Set(["read_background_output", "google_web_search"]);
