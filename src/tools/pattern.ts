/** The regular expressions models write, for the engine there is. */

export interface CompiledPattern {
  /** A JavaScript regular expression. */
  readonly source: string;
  /** The pattern itself asks for it, by `(?i)`. */
  readonly ignoreCase: boolean;
  /** Something the model should know about how its pattern was taken. */
  readonly note?: string;
}

/** Never fails: what is no regular expression is looked for as it stands, and the note says so. */
export function compilePattern(pattern: string, fixed: boolean): CompiledPattern {
  if (fixed) return { source: escape(pattern), ignoreCase: false };
  const flags = /^\(\?([ims]+)\)/u.exec(pattern);
  const source = translate(pattern.slice(flags?.[0].length ?? 0));
  const ignoreCase = flags?.[1]?.includes("i") === true;
  try {
    void new RegExp(source, "m");
    return { source, ignoreCase };
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^.*: /u, "") : "";
    return {
      source: escape(pattern),
      ignoreCase: false,
      note: `Not a regular expression (${why}); searched for as it stands.`,
    };
  }
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
}

const POSIX_CLASSES: Readonly<Record<string, string>> = {
  alpha: "a-zA-Z",
  digit: "0-9",
  alnum: "a-zA-Z0-9",
  upper: "A-Z",
  lower: "a-z",
  space: String.raw`\s`,
  blank: String.raw` \t`,
  punct: String.raw`!-\/:-@\[-\x60{-~`,
  xdigit: "0-9a-fA-F",
  word: String.raw`\w`,
};

/** From the dialects of grep and PCRE: POSIX classes, named groups, the ends of a line. */
function translate(pattern: string): string {
  return pattern
    .replaceAll(/\[:(\w+):\]/gu, (whole, name: string) => POSIX_CLASSES[name] ?? whole)
    .replaceAll("(?P<", "(?<")
    .replaceAll(/(?<!\\)((?:\\\\)*)\\A/gu, "$1^")
    .replaceAll(/(?<!\\)((?:\\\\)*)\\[zZ]/gu, "$1$$");
}
