/** What a shell line would do, as far as policy asks: the records that reading produces and judging consumes. */

/** One argument of a command. `value` may have holes (see `holes.ts`). */
export interface Argument {
  readonly value: string;
  /**
   * How many words it turns out as: `one`; `some` words of this same shape (a glob); `any` number of words of any
   * shape (an unquoted expansion that is split, the words that `xargs` appends).
   */
  readonly spread: "one" | "some" | "any";
  /** As it stands in the line. */
  readonly text: string;
}

/** Stands for the words that `xargs` reads and appends. */
export const APPENDED = "what xargs appends";

/** What an argument can do that a pattern's final `*` does not open. */
export type Effect = (typeof EFFECTS)[number];

const EFFECTS = ["writes", "executes", "loads", "network", "outside", "changes", "deletes", "unknown"] as const;

export function isEffect(word: string): word is Effect {
  return EFFECTS.some((effect) => effect === word);
}

/** An argument that does more than its program's plain work. */
export interface Mark {
  /** Index of the word that a pattern must name; the number of words when only a pattern without final `*` will do. */
  readonly at: number;
  readonly effect: Effect;
  /** The option or operand, for people. */
  readonly text: string;
  /** What it does, a clause: "writes its output to a file". */
  readonly why: string;
}

/** A path that a command opens. */
export interface PathUse {
  readonly access: "read" | "write";
  readonly path: string;
  /** Index of the word the path stands in, and where in that word it begins; absent for a redirection. */
  readonly at?: { readonly word: number; readonly offset: number };
  /** A directory that the path is relative to, itself relative to the command's, such as `git -C`. */
  readonly under?: string;
  /** Whether everything below the path is meant too. */
  readonly tree?: boolean;
  /** Whether links below the path are followed, wherever they lead. */
  readonly follows?: boolean;
  /** Whether links below the path come to stand elsewhere, where a later command may follow them. */
  readonly carries?: boolean;
  /** Whether it may not be a path at all: then only denials are asked, and whether it leads out of the workspace. */
  readonly maybe?: boolean;
}

/** A host that a command reaches. */
export interface HostUse {
  readonly host: string;
  readonly at: number;
}

/** An assignment in front of a command, or one that `env` makes. */
export interface Setting {
  readonly name: string;
  readonly value: string;
  readonly text: string;
}

/** One simple command of the line, with all that it does. */
export interface Part {
  readonly text: string;
  readonly words: readonly Argument[];
  /** What it was found behind: `xargs`, `sh -c`, `find -exec`; empty for a command of the line itself. */
  readonly via: readonly string[];
  /** Workspace directories it may run in. Everything must be allowed in each. */
  readonly directories: readonly string[];
  /** Assignments that must be named by the pattern. */
  readonly settings: readonly Setting[];
  readonly marks: readonly Mark[];
  readonly paths: readonly PathUse[];
  readonly hosts: readonly HostUse[];
  /** Indexes of the words that are no options and no values of options, where the program table knows. */
  readonly operands?: readonly number[];
  /** The whole command when this one stands behind a wrapper; `shift` is where this one begins in it. */
  readonly wrapped?: { readonly words: readonly Argument[]; readonly shift: number };
}

/** Something that is not certain, so that the line is denied. */
export interface Doubt {
  /** The piece of the line. */
  readonly text: string;
  /** What is uncertain, a clause. */
  readonly why: string;
  /** How to write it so that it is certain. */
  readonly hint?: string;
}

export interface Line {
  readonly parts: readonly Part[];
  readonly doubts: readonly Doubt[];
}
