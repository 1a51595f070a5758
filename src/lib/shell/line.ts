/** What a shell line is read into: its simple commands and their words. */

/** One word of a command. */
export interface Word {
  /** As it stands in the line. */
  readonly text: string;
  /** What the program gets; undefined when that is only known when the line runs. */
  readonly value: string | undefined;
  /** Whether it may become several words or none: a glob, braces, an unquoted expansion. */
  readonly many: boolean;
}

/** An assignment in front of a command, one that `env` makes, or one of the shell's own variables. */
export interface Setting {
  readonly name: string;
  readonly value: string | undefined;
  readonly text: string;
}

/** One simple command of the line. */
export interface LineCommand {
  readonly text: string;
  /** The program and its arguments; empty where there are only assignments. */
  readonly words: readonly Word[];
  readonly settings: readonly Setting[];
  /** Whether it only runs the commands behind it, which are in the line too: `timeout 5`, `bash -c`. */
  readonly transparent: boolean;
  /** Whether it runs other commands in a way that is not read: `parallel`, `zsh`. */
  readonly opaque: boolean;
  /** The whole command where this one stands behind a wrapper; this one begins at word `shift` of it. */
  readonly wrapped?: { readonly words: readonly Word[]; readonly shift: number };
  /** Whether its program is a function that the line has certainly defined before. */
  readonly own: boolean;
}

/** A piece of the line that runs what cannot be read. */
export interface Unread {
  readonly text: string;
  /** A clause: "it runs a text that is only known when the line runs". */
  readonly why: string;
}

export interface ParsedLine {
  readonly commands: readonly LineCommand[];
  readonly unread: readonly Unread[];
  /** Redirections from and to files, `/dev/null` left out, as they stand in the line. */
  readonly redirections: readonly string[];
  /** Where bash evaluates as an expression what a command may have printed: that can run what stands in no line. */
  readonly evaluated: readonly Unread[];
}
