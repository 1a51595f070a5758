/** What an entry of the program table says about a command. */
import type { Argument, Doubt, HostUse, Mark, PathUse, Setting } from "../shell/line.ts";

/** Reads a command's words (the program's name first) and says what they do. */
export type ReadProgram = (words: readonly Argument[]) => Findings;

/** What a command does besides its program's plain work. */
export interface Findings {
  readonly marks: readonly Mark[];
  readonly paths: readonly PathUse[];
  readonly hosts: readonly HostUse[];
  readonly doubts: readonly Doubt[];
  /** Commands and scripts that the program runs, judged in their own right. */
  readonly runs: readonly Run[];
  /** Whether the program does nothing but run them, so that it needs no rule of its own. */
  readonly transparent: boolean;
  /** Indexes of the words that are no options and no values of options; absent when the table does not know. */
  readonly operands?: readonly number[];
  /** Where the subcommand stands, when only harmless options stand in front of it. */
  readonly leading?: number;
}

/** A command or script that a program runs. */
export type Run =
  | {
      readonly kind: "command";
      readonly words: readonly Argument[];
      /** What it stands behind, for people. */
      readonly via: string;
      readonly settings: readonly Setting[];
      /** Where it begins in the words of the command that runs it; undefined when it does not stand there as it is. */
      readonly shift: number | undefined;
      /** A directory that it runs in, relative to the command's. */
      readonly under?: string;
    }
  | {
      readonly kind: "script";
      /** The word that holds the script. */
      readonly script: Argument;
      readonly via: string;
      /** `$1` and on in the script. */
      readonly positional: readonly Argument[];
    };

export const NOTHING: Findings = {
  marks: [],
  paths: [],
  hosts: [],
  doubts: [],
  runs: [],
  transparent: false,
};

/** Several findings as one. */
export function together(...found: readonly Findings[]): Findings {
  const operands = found.find((one) => one.operands !== undefined)?.operands;
  const leading = found.find((one) => one.leading !== undefined)?.leading;
  return {
    ...(operands === undefined ? {} : { operands }),
    ...(leading === undefined ? {} : { leading }),
    marks: found.flatMap(({ marks }) => marks),
    paths: found.flatMap(({ paths }) => paths),
    hosts: found.flatMap(({ hosts }) => hosts),
    doubts: found.flatMap(({ doubts }) => doubts),
    runs: found.flatMap(({ runs }) => runs),
    transparent: found.some(({ transparent }) => transparent),
  };
}

export function marked(at: number, effect: Mark["effect"], text: string, why: string): Findings {
  return { ...NOTHING, marks: [{ at, effect, text, why }] };
}

export function doubted(text: string, why: string, hint?: string): Findings {
  return { ...NOTHING, doubts: [{ text, why, ...(hint === undefined ? {} : { hint }) }] };
}

/** A word with its place in the command. */
export interface Operand {
  readonly at: number;
  readonly word: Argument;
  /** Whether `--` stands before it. */
  readonly dashed?: boolean;
}

/** A path that an operand names. `-` stands for the command's own input or output. */
export function pathOf({ at, word }: Operand, access: PathUse["access"], more: Partial<PathUse> = {}): Findings {
  if (word.value === "-") return NOTHING;
  return { ...NOTHING, paths: [{ access, path: word.value, at: { word: at, offset: 0 }, ...more }] };
}

/** How a program uses its operands, given the values of its options by name. */
export type UseOperands = (operands: readonly Operand[], given: Given) => Findings;

/** Values of the options that were given, by name; an empty list for an option without one. */
export type Given = ReadonlyMap<string, readonly Operand[]>;

/**
 * A word that may be a path: denials hold for it, and it must not lead out of the workspace; no rule needs to allow it.
 * Addresses such as `https://…` are no paths.
 */
export function perhapsPath({ at, word }: Operand): Findings {
  if (/^[a-z][a-z0-9+.-]*:\/\//.test(word.value) || word.value === "") return NOTHING;
  return { ...NOTHING, paths: [{ access: "read", path: word.value, at: { word: at, offset: 0 }, maybe: true }] };
}

/** Operands may be paths. */
export const perhapsPaths: UseOperands = (operands) => together(...operands.map(perhapsPath));

/** Operands are texts. */
export const texts: UseOperands = () => NOTHING;

/** Operands are files it reads. */
export const reads: UseOperands = (operands) => together(...operands.map((operand) => pathOf(operand, "read")));

/** Operands are files or directories it reads with all that is below. */
export const readsTrees: UseOperands = (operands) =>
  together(...operands.map((operand) => pathOf(operand, "read", { tree: true })));

/** Operands are files it makes, changes or removes. */
export const writes: UseOperands = (operands) => together(...operands.map((operand) => pathOf(operand, "write")));

/** Operands are files or directories it changes or removes with all that is below. */
export const writesTrees: UseOperands = (operands) =>
  together(...operands.map((operand) => pathOf(operand, "write", { tree: true })));

/** The first operands are texts, the others are used by `use`. */
export function textThen(count: number, use: UseOperands): UseOperands {
  return (operands, given) => use(operands.slice(count), given);
}

/** The program takes none; one that stands there is not known. */
export const none: UseOperands = (operands) =>
  together(
    ...operands.map(({ at, word }) => marked(at, "unknown", word.text, "is an operand that the table does not know")),
  );

/**
 * A program whose plain work reaches beyond the workspace: a pattern must name its first argument and each option.
 * Paths among the rest must be inside.
 */
export function closed(effect: Mark["effect"], why: string): ReadProgram {
  return (words) => {
    const operands = words.map((word, at) => ({ at, word })).slice(1);
    const options = operands.filter(({ word }) => word.value.startsWith("-"));
    const others = operands.filter(({ word }) => !word.value.startsWith("-"));
    const first = others[0]?.at ?? words.length;
    return together(
      marked(first, effect, others[0]?.word.text ?? words[0]?.text ?? "", why),
      ...options.map(({ at, word }) => marked(at, "unknown", word.text, "is an option that the table does not know")),
      perhapsPaths(others, new Map()),
    );
  };
}
