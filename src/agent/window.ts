/** The model's window: how full it is, and what happens before it is too full. */
import type { Entry, JsonObject } from "../events.ts";
import { windowOf } from "../lib/models.ts";
import type { Declaration } from "../ports.ts";
import { RARE, type Tool } from "../tools.ts";
import type { Asker, AgentLog } from "./agent.ts";
import { modelInUse } from "./ask.ts";
import { PARALLEL } from "./call.ts";
import type { CompressionEvent } from "./compression-record.ts";
import { contextAfter, projectContext, type Context } from "./context.ts";
import { agentProjection } from "../log.ts";
import { estimateQuestion } from "./tokens.ts";
import { onceForObject } from "../lib/once.ts";
import { isTable } from "../lib/read-data.ts";

/** The default of `compressAt`: Gemini CLI's share. */
const COMPRESS_AT = 0.5;

/** The trigger of a compression after the model refused a prompt as too long. */
export const OVERFLOW = "overflow";

// Gemini may also refuse a prompt with images for its size in bytes; its token count then says little.
const LEAST_LEARNED = 1 / 2;

/**
 * In tokens, as this model counts them: the most that a prompt may have, which is less than its window if an overflow has
 * shown that; and the size at which the history is compressed.
 */
export function windowFacts(
  { modelSettings, log, name }: Pick<Asker, "modelSettings" | "log" | "name">,
  model: string,
) {
  const declared = modelSettings.window?.tokens ?? windowOf(model);
  const { refused } = readMeasures(log.entries, name);
  const size = Math.min(declared, Math.max(declared * LEAST_LEARNED, refused));
  return { size, due: size * (modelSettings.window?.compressAt ?? COMPRESS_AT) };
}

/** Tokens of the next request: our estimate, corrected by the model's last count. */
export function countTokens({ log, name }: AgentLog, tools: readonly Tool[]): number {
  return measure({ log, name }, tools, projectContext(log.entries, name));
}

/** The same, as if this compression were in the log. */
export function countAfter({ log, name }: AgentLog, tools: readonly Tool[], event: CompressionEvent): number {
  return measure({ log, name }, tools, contextAfter(log.entries, name, event));
}

function measure({ log, name }: AgentLog, tools: readonly Tool[], context: Context): number {
  return Math.round(estimateQuestion({ ...context, tools: declare(tools) }) * correction(log.entries, name));
}

/** How many tokens the model counts for each one that we estimate. */
export function correction(entries: readonly Entry[], agent: string): number {
  return readMeasures(entries, agent).ratio;
}

// A larger correction is taken for a mistake.
const MOST_CORRECTION = 2;

/** Facts learned from an agent's requests. */
interface Measures {
  /** Our estimate for the last request. */
  estimated: number;
  ratio: number;
  /** The smallest prompt that was refused as too long, in tokens; Infinity for none. */
  refused: number;
}

const readMeasures = agentProjection(
  (): Measures => ({ estimated: 0, ratio: 1, refused: Infinity }),
  (measures, { event }) => {
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

/** The tools' declarations for the model. Every request contains them. */
export const declare = onceForObject((tools: readonly Tool[]): readonly Declaration[] =>
  tools.map(({ name, description, parameters }) => ({ name, description, parameters: toDeclare(parameters) })),
);

const LOWEST: ReadonlySet<string> = new Set(["minimum", "minLength", "minItems"]);

/**
 * A schema without what a model seldom needs: {@link RARE} arguments, and bounds of 0 and 1, which every model assumes.
 * Calls are checked against the whole schema.
 */
function toDeclare(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(([key, value]) =>
    isTable(value) ? value[RARE] !== true : !LOWEST.has(key) || (value !== 0 && value !== 1),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, isTable(value) ? toDeclare(value) : value]));
}

/** Dense text has no more tokens per character, so what fits by this estimate fits. */
const CHARS_A_TOKEN = 2;

/** Characters that one answer may have now: those of {@link PARALLEL} calls together do not fill the window. */
export function answerRoom(agent: Pick<Asker, "modelSettings" | "log" | "name">, tools: readonly Tool[]): number {
  const { size } = windowFacts(agent, modelInUse(agent));
  const left = size - countTokens(agent, tools);
  return Math.max(0, Math.floor((left * CHARS_A_TOKEN) / PARALLEL));
}
