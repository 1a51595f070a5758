/** The reading of one line: what it found so far, and its limits. */
import type { Locate } from "../policy.ts";
import type { Doubt, Part } from "./line.ts";
import type { Produced } from "./produced.ts";

/** What a reading has found. Parts and doubts are added as they are met. */
export interface Reader {
  readonly parts: Part[];
  /** The parts as text, so that one found twice is kept once. */
  readonly seen: Set<string>;
  readonly doubts: Doubt[];
  readonly locate: Locate;
  /** Wrappers and scripts around what is being read. */
  readonly via: readonly string[];
  /** Scripts inside scripts, calls of functions. */
  readonly depth: number;
  /** Whether what is read runs in `sh`, which may not be bash: constructs that mean something else there are doubted. */
  readonly posix?: boolean;
  /** Whether what is read runs in a shell that the line starts, and not in the line's own bash. */
  readonly nested?: boolean;
  /** What a command reads from its input, as far as it is certain. */
  readonly input?: Produced;
  /** Shared by all readings of a line. */
  readonly work: { steps: number };
}

/** Longest line, in characters. What people and models write stays well below; longer ones hide something. */
export const LONGEST_LINE = 8_192;

/**
 * Most commands in a line, each counted once for each place and spelling it can have. Some checkers are known to have
 * stopped looking after 50; this one stops allowing.
 */
const MOST_PARTS = 50;

/** Deepest nesting of scripts, substitutions and function calls. */
const DEEPEST = 12;

/** Most steps of reading: loops are read until nothing new comes of them, and nested ones multiply. */
const MOST_STEPS = 4_000;

/** Thrown to end a reading that has reached a limit; it becomes the line's doubt. */
export class TooMuch extends Error {
  override readonly name = "TooMuch";
}

export function openReader(locate: Locate): Reader {
  return { parts: [], seen: new Set(), doubts: [], locate, via: [], depth: 0, work: { steps: 0 } };
}

/** A reading inside this one, whose findings are added to it. */
export function inside(reader: Reader, via?: string): Reader {
  if (reader.depth >= DEEPEST) throw new TooMuch(`it is nested more than ${DEEPEST} deep`);
  return { ...reader, depth: reader.depth + 1, via: via === undefined ? reader.via : [...reader.via, via] };
}

/** A reading on trial, whose findings go nowhere. */
export function onTrial(reader: Reader): Reader {
  return { ...reader, parts: [], seen: new Set(), doubts: [] };
}

export function doubt(reader: Reader, text: string, why: string, hint?: string): void {
  if (reader.doubts.some((known) => known.text === text && known.why === why)) return;
  reader.doubts.push({ text, why, ...(hint === undefined ? {} : { hint }) });
}

export function addPart(reader: Reader, part: Part): void {
  const key = JSON.stringify(part);
  if (reader.seen.has(key)) return;
  if (reader.parts.length >= MOST_PARTS) throw new TooMuch(`it has more than ${MOST_PARTS} commands`);
  reader.seen.add(key);
  reader.parts.push(part);
}

/** Count one step of work. */
export function step(reader: Reader): void {
  reader.work.steps += 1;
  if (reader.work.steps > MOST_STEPS) throw new TooMuch("its loops and functions lead to too many cases");
}
