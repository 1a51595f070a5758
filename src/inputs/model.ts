/** Which model does the work, from the inputs; and how long it and other services may be silent, from variables. */
import { nameModel, THINKING, type Family, type Thinking } from "../lib/models.ts";

export interface ModelChoice {
  /** The model's own name. */
  readonly name: string;
  /** Who named it, such as "the input `model`". */
  readonly namedBy: string;
  /** Set when no more than a family was named. */
  readonly family?: Family;
  /** Absent for the one next to it in the table of models. */
  readonly fallback: string | undefined;
  /** Absent for the model's default. */
  readonly thinking?: Thinking;
}

/** The part of the inputs that this reads. */
interface Source {
  required(name: string): string;
  optional(name: string): string | undefined;
  fault(sentence: string): void;
}

/** The model, its fallback and its thinking. */
export function readModel(source: Source): ModelChoice {
  const wanted = source.required("model");
  const fallback = source.optional("fallback-model");
  const thinking = readThinking(source);
  return {
    ...nameModel(wanted),
    namedBy: sourceOf(wanted, "the input `model`"),
    fallback: fallback === undefined ? undefined : nameModel(fallback).name,
    ...(thinking === undefined ? {} : { thinking }),
  };
}

/** Who named a model: `source`, unless it is the default. */
export function sourceOf(wanted: string, source: string): string {
  return wanted.toLowerCase() === "auto" ? "Remit's default, `auto`" : source;
}

function readThinking(source: Source): Thinking | undefined {
  const word = source.optional("thinking")?.toLowerCase();
  if (word === undefined) return undefined;
  const level = THINKING.find((each) => each === word);
  if (level === undefined)
    source.fault(`thinking is ${JSON.stringify(word)}, expected ${THINKING.join(", ")} or nothing.`);
  return level;
}

/** Milliseconds until the first byte of an answer, and between two bytes; absent for the adapter's defaults. */
export interface Silences {
  readonly firstByteMs?: number;
  readonly idleMs?: number;
}

export interface Outage {
  /** How long an outage of GitHub is waited out, in ms; absent for the adapter's default. */
  readonly outageMs?: number;
}

/** From `REMIT_GITHUB_SECONDS`. */
export function readOutage(environment: Variables, faults: string[]): Outage {
  const outageMs = readSeconds("REMIT_GITHUB_SECONDS", 0, environment, faults);
  return outageMs === undefined ? {} : { outageMs };
}

type Variables = Readonly<Record<string, string | undefined>>;

/** From `REMIT_FIRST_BYTE_SECONDS` and `REMIT_IDLE_SECONDS`; adds what is wrong with them to `faults`. */
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

/** Node itself gives up after this many seconds. */
const LONGEST_S = 300;
