/** What bash would run for a line. */
import { readPlainLine } from "./shell/plain.ts";

/** One word of a command. */
export interface Word {
  /** As written in the line. */
  readonly text: string;
  /** What the program gets; undefined when that is known only at run time. */
  readonly value: string | undefined;
  /** What the line shows of the value: a text, or pieces with unknown parts between them. */
  readonly texts: readonly string[];
  /** Whether it may become several words or none: a glob, braces, an unquoted expansion. */
  readonly many: boolean;
}

/** An assignment before a command, one made by `env`, or one of the shell's own variables. */
export interface Setting {
  readonly name: string;
  readonly value: string | undefined;
  readonly text: string;
}

/** One simple command of the line. */
export interface LineCommand {
  readonly text: string;
  /** The program and its arguments; empty for assignments alone. */
  readonly words: readonly Word[];
  readonly settings: readonly Setting[];
  /** Whether it only runs the commands behind it, which are listed too: `timeout 5`, `bash -c`. */
  readonly transparent: boolean;
  /** Whether it runs other commands in a way that is not read: `parallel`, `zsh`. */
  readonly opaque: boolean;
  /** The whole command, when this one is behind a wrapper; this one begins at its word `shift`. */
  readonly wrapped?: { readonly words: readonly Word[]; readonly shift: number };
  /** Whether its program is a function that an earlier part of the line certainly defined. */
  readonly own: boolean;
}

/** A part of the line that runs something unreadable. */
export interface UnreadPart {
  readonly text: string;
  /** A clause: "it runs a text that is only known when the line runs". */
  readonly why: string;
}

/** Why a line, or a part of it, is unread that breaks bash's grammar. */
export const NOT_BASH = "it is not valid bash";

export interface ParsedLine {
  /** The line itself. */
  readonly text: string;
  readonly commands: readonly LineCommand[];
  readonly unread: readonly UnreadPart[];
  /** Redirections from and to files, except `/dev/null`, as written in the line. */
  readonly redirections: readonly string[];
  /** Where bash evaluates as an expression what a command may have printed: that can run code from outside the line. */
  readonly evaluated: readonly UnreadPart[];
}

/**
 * Reads the simple commands of a line that `bash -c` would run, nested ones too. Takes linear time; never throws. Most
 * lines need the parser, 250 kB of code that is loaded for the first of them.
 */
export async function readLine(line: string): Promise<ParsedLine> {
  return readPlainLine(line) ?? (await loadShellParser()).parseLine(line);
}

/** Loads the parser before a line needs it. */
export function loadShellParser() {
  return import("./shell/parser.ts");
}
