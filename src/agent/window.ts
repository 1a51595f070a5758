/** The model's window: how full it is, and what is done before it is too full. */
import type { Entry, RunEvent } from "../events.ts";
import { windowOf } from "../lib/models.ts";
import type { Declaration } from "../ports.ts";
import type { Tool } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { modelInUse } from "./ask.ts";
import { projectContext } from "./context.ts";
import { projection } from "./projection.ts";
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
  const refused = readMeasures(log.entries).get(name)?.refused ?? declared;
  const size = Math.min(declared, Math.max(declared * LEAST_LEARNED, refused));
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

/** How many tokens the model counts for each that we estimate. */
export function correction(entries: readonly Entry[], agent: string): number {
  return readMeasures(entries).get(agent)?.ratio ?? 1;
}

// A count further off than this is taken for a mistake of the counting.
const MOST_CORRECTION = 2;

/** What an agent's questions have taught. */
interface Measures {
  /** Our estimate for the last question. */
  estimated: number;
  ratio: number;
  /** The smallest prompt that was refused as too long, in tokens. */
  refused: number;
}

const readMeasures = projection(
  () => new Map<string, Measures>(),
  (all, { agent, event }) => {
    const measures = all.get(agent) ?? { estimated: 0, ratio: 1, refused: Infinity };
    all.set(agent, measures);
    if (event.type === "model.asked" && event.purpose === "turn") measures.estimated = event.tokens ?? 0;
    if (event.type === "model.replied" && event.purpose === "turn" && !event.reply.usage.estimated)
      measures.ratio = ratioOf(event.reply.usage.input, measures.estimated);
    if (event.type === "context.compressed" && event.trigger === OVERFLOW)
      measures.refused = Math.min(measures.refused, event.tokensBefore);
  },
);

function ratioOf(counted: number, estimated: number): number {
  const ratio = estimated === 0 ? 1 : counted / estimated;
  return Math.min(MOST_CORRECTION, Math.max(1 / MOST_CORRECTION, ratio));
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
