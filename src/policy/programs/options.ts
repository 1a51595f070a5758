/** What a program's options are, and the lists and lines they are written in. */
import { isEffect, type Effect } from "../shell/line.ts";
import type { UseOperands } from "./program.ts";

/**
 * A program's options. Lists are names separated by blanks: `-n`, `--lines`. An option that stands nowhere is marked:
 * a pattern's final `*` does not open it.
 */
export interface Grammar {
  /** Options without a value that do nothing worth a word. Long ones may have one after `=`. */
  readonly flags?: string;
  /** Options whose value is a text. */
  readonly values?: string;
  /** Options whose value is a file that is read. */
  readonly reads?: string;
  /** Options whose value is a directory that later paths are relative to. */
  readonly directory?: string;
  /**
   * Options that do more than the program's plain work, a line each: effect, names, and behind a colon what they do.
   * A name with `=` takes a value, with `=<` a file that it reads, with `=>` a file that it writes:
   * `writes -o=> --output=>: writes its output to a file`.
   */
  readonly marks?: string;
  readonly operands: UseOperands;
  /** Whether options end at the first operand. */
  readonly stops?: boolean;
  /** Options (of those above) behind whose value everything is an operand, as behind `python -m`. */
  readonly ends?: string;
  /** Whether a word behind one dash is one long option, as in `find -name`. */
  readonly single?: boolean;
  /**
   * Whether the first operand is a subcommand or target, so that harmless options in front of it change nothing of what
   * a pattern says: `make -C web test` is `make test`.
   */
  readonly leads?: boolean;
  /** Whether `-20` is a count. */
  readonly counts?: boolean;
  /**
   * Whether options that stand nowhere are let through: for programs that can only compute or print, and for those that
   * run the project's own code anyway. What looks like a path in their values must still be inside the workspace.
   */
  readonly lenient?: boolean;
}

/** One option, as reading needs it. */
export interface Option {
  readonly takes: "none" | "value";
  readonly use: "text" | "read" | "write" | "directory";
  readonly mark?: { readonly effect: Effect; readonly why: string };
  /** Whether everything behind its value is an operand. */
  readonly ends?: boolean;
}

/** A grammar made ready for reading. */
export interface Prepared {
  readonly grammar: Leading;
  readonly options: ReadonlyMap<string, Option>;
  readonly guarded: boolean;
}

/** A grammar of options alone. */
export type Leading = Omit<Grammar, "operands" | "stops">;

const known = new WeakMap<Leading, Prepared>();

/** A grammar made ready for reading, each once. */
export function prepared(grammar: Leading): Prepared {
  const before = known.get(grammar);
  if (before !== undefined) return before;
  const fresh = prepare(grammar);
  known.set(grammar, fresh);
  return fresh;
}

function prepare(grammar: Leading): Prepared {
  const options = new Map<string, Option>();
  const ends = new Set((grammar.ends ?? "").split(/\s+/));
  const add = (names: string | undefined, option: Option) => {
    for (const name of (names ?? "").split(/\s+/))
      if (name !== "") options.set(name, { ...option, ends: ends.has(name) });
  };
  add(grammar.flags, { takes: "none", use: "text" });
  add(grammar.values, { takes: "value", use: "text" });
  add(grammar.reads, { takes: "value", use: "read" });
  add(grammar.directory, { takes: "value", use: "directory" });
  for (const { name, ...option } of markedOptions(grammar.marks ?? "")) add(name, option);
  return { grammar, options, guarded: grammar.lenient !== true || (grammar.marks ?? "") !== "" };
}

function markedOptions(table: string): readonly (Option & { readonly name: string })[] {
  return table.split("\n").flatMap((row) => {
    const [, effect = "", names = "", why = ""] = /^\s*(\w+) (.*?): (.*)$/.exec(row) ?? [];
    if (!isEffect(effect)) return [];
    return names.split(" ").map((form) => {
      const [name = "", use] = form.split("=");
      const takes = use === undefined ? ("none" as const) : ("value" as const);
      return {
        name,
        takes,
        use: use === "<" ? ("read" as const) : use === ">" ? ("write" as const) : ("text" as const),
        mark: { effect, why },
      };
    });
  });
}
