/** Which model does the work, by the inputs; and how long it and others may be silent, by variables. */
import { nameModel, THINKING, type Family, type Thinking } from "../lib/models.ts";

export interface ModelChoice {
  /** The model's own name. */
  readonly name: string;
  /** Who named it, such as "the input `model`". */
  readonly namedBy: string;
  /** Set where nobody named more than a family. */
  readonly family?: Family;
  /** Absent for the one that the table of models has next to it. */
  readonly fallback: string | undefined;
  /** Absent for what is usual with the model. */
  readonly thinking?: Thinking;
}

/** As much of the inputs as this reads. */
interface Source {
  required(name: string): string;
  optional(name: string): string | undefined;
  fault(sentence: string): void;
}

/** The model, its fallback and its thinking. */
export function readModel(source: Source): ModelChoice {
  const wish = source.required("model");
  const fallback = source.optional("fallback-model");
  const thinking = readThinking(source);
  return {
    ...nameModel(wish),
    namedBy: sourceOf(wish, "the input `model`"),
    fallback: fallback === undefined ? undefined : nameModel(fallback).name,
    ...(thinking === undefined ? {} : { thinking }),
  };
}

/** Who named a model: `source`, but for the default. */
export function sourceOf(wish: string, source: string): string {
  return wish.toLowerCase() === "auto" ? "Remit's default, `auto`" : source;
}

function readThinking(source: Source): Thinking | undefined {
  const word = source.optional("thinking")?.toLowerCase();
  if (word === undefined) return undefined;
  const level = THINKING.find((each) => each === word);
  if (level === undefined)
    source.fault(`thinking is ${JSON.stringify(word)}, expected ${THINKING.join(", ")} or nothing.`);
  return level;
}

/** Milliseconds until the first byte of an answer, and between two bytes; absent for the adapter's own times. */
export interface Silences {
  readonly firstByteMs?: number;
  readonly idleMs?: number;
}

export interface Outage {
  /** How long, in ms, an outage of GitHub is waited out; absent for the adapter's own time. */
  readonly outageMs?: number;
}

/** From `REMIT_GITHUB_SECONDS`. */
export function readOutage(environment: Variables, faults: string[]): Outage {
  const outageMs = readSeconds("REMIT_GITHUB_SECONDS", 0, environment, faults);
  return outageMs === undefined ? {} : { outageMs };
}

type Variables = Readonly<Record<string, string | undefined>>;

/** From `REMIT_FIRST_BYTE_SECONDS` and `REMIT_IDLE_SECONDS`; what is wrong with them is added to `faults`. */
export function readSilences(environment: Variables, faults: string[]): Silences {
  const firstByteMs = readSeconds("REMIT_FIRST_BYTE_SECONDS", Number.MIN_VALUE, environment, faults);
  const idleMs = readSeconds("REMIT_IDLE_SECONDS", Number.MIN_VALUE, environment, faults);
  return { ...(firstByteMs === undefined ? {} : { firstByteMs }), ...(idleMs === undefined ? {} : { idleMs }) };
}

function readSeconds(name: string, least: number, environment: Variables, faults: string[]): number | undefined {
  const text = environment[name] ?? "";
  if (text === "") return undefined;
  const seconds = Number(text);
  if (seconds >= least && seconds <= LONGEST_S) return seconds * 1_000;
  faults.push(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
  return undefined;
}

/** Node itself gives up after so many seconds. */
const LONGEST_S = 300;
