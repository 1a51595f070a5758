/** The model's window: how full it is, and what is done before it is too full. */
import type { Entry, RunEvent } from "../events.ts";
import type { Declaration } from "../ports.ts";
import type { Tool } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { modelInUse } from "./ask.ts";
import { newestFirst } from "./backwards.ts";
import { projectContext } from "./context.ts";
import { windowOf } from "./models.ts";
import { estimateQuestion } from "./tokens.ts";

/** Sizes in tokens, as the model counts them. */
export interface WindowFacts {
  /** A prompt may have so many. */
  readonly size: number;
  /** At so many the history is compressed. */
  readonly due: number;
}

/** What `compressAt` is when nobody says otherwise: the ancestor's share. */
const COMPRESS_AT = 0.5;

/** The trigger of a compression that the model asked for by refusing a prompt as too long. */
export const OVERFLOW = "overflow";

// A prompt may be refused for its bytes as well, when images make it large: its tokens then say little.
const LEAST_LEARNED = 1 / 2;

/** The window of the model in use, or what an overflow has taught about it. */
export function windowFacts({ mind, log, name }: Agent, model: string): WindowFacts {
  const declared = mind.window?.tokens ?? windowOf(model);
  const refused = log.entries.reduce((least, { agent, event }) => {
    const learned = agent === name && event.type === "context.compressed" && event.trigger === OVERFLOW;
    return learned ? Math.min(least, event.tokensBefore) : least;
  }, declared);
  const size = Math.max(declared * LEAST_LEARNED, refused);
  return { size, due: size * (mind.window?.compressAt ?? COMPRESS_AT) };
}

/** Tokens of the next question: our estimate, corrected by how the model counted the last one. */
export function countTokens(agent: Agent, tools: readonly Tool[], entries = agent.log.entries): number {
  const question = { ...projectContext(entries, agent.name), tools: declare(tools) };
  return Math.round(estimateQuestion(question) * correction(entries, agent.name));
}

/** The same, were this event in the log. */
export function countAfter(agent: Agent, tools: readonly Tool[], event: RunEvent): number {
  const { entries } = agent.log;
  return countTokens(agent, tools, [...entries, { seq: entries.length, at: 0, agent: agent.name, event }]);
}

// A count further off than this is taken for a mistake of the counting.
const MOST_CORRECTION = 2;

/** How many tokens the model counts for each that we estimate. */
export function correction(entries: readonly Entry[], agent: string): number {
  let counted: number | undefined;
  for (const { event } of newestFirst(entries, agent)) {
    if (event.type === "model.replied" && event.purpose === "turn")
      counted = event.reply.usage.estimated ? undefined : event.reply.usage.input;
    if (event.type !== "model.asked" || event.purpose !== "turn" || counted === undefined) continue;
    const ratio = event.tokens === undefined || event.tokens === 0 ? 1 : counted / event.tokens;
    return Math.min(MOST_CORRECTION, Math.max(1 / MOST_CORRECTION, ratio));
  }
  return 1;
}

/** What the model is told of tools. */
export function declare(tools: readonly Tool[]): Declaration[] {
  return tools.map(({ name, description, parameters }) => ({ name, description, parameters }));
}

// As many calls of a turn run together; each answer must leave room for the others.
const TOGETHER = 8;
/** Dense text has no more characters to a token, so what fits by this fits. */
const CHARS_A_TOKEN = 2;

/** Characters that one answer may have now without filling the window: for `Site.room`. */
export function answerRoom(agent: Agent): number {
  const { size } = windowFacts(agent, modelInUse(agent));
  const left = size - countTokens(agent, agent.hands.tools);
  return Math.max(0, Math.floor((left * CHARS_A_TOKEN) / TOGETHER));
}
