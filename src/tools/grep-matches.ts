import { posix } from "node:path";
import type { FoundFile, FoundLine } from "../ports.ts";
import { showPath } from "./place.ts";
import type { AnswerContext, FileContext } from "./tool.ts";

/** A regular expression as models write it, translated for JavaScript. */

export interface CompiledPattern {
  /** A JavaScript regular expression. */
  readonly source: string;
  /** Set when the pattern itself contains `(?i)`. */
  readonly ignoreCase: boolean;
  /** A note for the model about how its pattern was read. */
  readonly note?: string;
}

/** Never fails: an invalid regular expression is searched as plain text, and the note says so. */
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
      note: `Not a regular expression (${why}); searched for literally.`,
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

/** Translates from grep and PCRE: POSIX classes, named groups, line anchors. */
function translate(pattern: string): string {
  return pattern
    .replaceAll(/\[:(\w+):\]/gu, (whole, name: string) => POSIX_CLASSES[name] ?? whole)
    .replaceAll("(?P<", "(?<")
    .replaceAll(/(?<!\\)((?:\\\\)*)\\A/gu, "$1^")
    .replaceAll(/(?<!\\)((?:\\\\)*)\\[zZ]/gu, "$1$$");
}

/** Characters of a line that a search returns: Gemini CLI shows 2,000; half of that, around the match, is enough. */
export const SEEN_COLUMNS = 1000;
/**
 * Extra characters at either end of a longer line, searched for secrets and then dropped: a cut could leave half a
 * secret.
 */
const MARGIN = 250;

/** Each file's lines below its name; at most `most` matches in all. */
export function formatFiles(files: readonly FoundFile[], most: number, context: FileContext & AnswerContext): string {
  let left = most;
  const blocks = files.map((file) => {
    const shown = file.matches <= left ? file.lines : file.lines.slice(0, nthMatch(file, left));
    left = Math.max(0, left - file.matches);
    return shown.length === 0 ? "" : `${namePath(file.path, context)}\n${formatLines(shown, context.redact)}`;
  });
  return blocks.filter((block) => block !== "").join("\n\n");
}

export function formatNames(files: readonly FoundFile[], most: number, context: FileContext): string {
  return files
    .slice(0, most)
    .map(({ path }) => namePath(path, context))
    .join("\n");
}

/** `12: a matching line`, `13- its neighbour`, `--` between lines that are not adjacent. */
function formatLines(lines: readonly FoundLine[], redact: (text: string) => string): string {
  const sparse = lines.some(({ match }) => !match);
  return lines
    .map((found, index) => {
      const { line, match } = found;
      const gap = sparse && index > 0 && line !== (lines[index - 1]?.line ?? 0) + 1 ? "--\n" : "";
      return `${gap}${line}${match ? ":" : "-"} ${shorten(found, redact)}`;
    })
    .join("\n");
}

function shorten({ text, start, length }: FoundLine, redact: (text: string) => string): string {
  if (text.length === length) return text;
  const clean = redact(text);
  const [before, after] = [start > 0, start + text.length < length];
  const part = clean.slice(before ? MARGIN : 0, after ? Math.max(MARGIN, clean.length - MARGIN) : undefined);
  const whole = part.replaceAll(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
  return `${before ? "…" : ""}${whole}${after ? "…" : ""} [cut: a line of ${length} characters]`;
}

/** The index after the nth matching line. */
function nthMatch({ lines }: FoundFile, nth: number): number {
  let seen = 0;
  const index = lines.findIndex(({ match }) => match && ++seen > nth);
  return index === -1 ? lines.length : index;
}

function namePath(path: string, { workspace: { root } }: FileContext): string {
  return path.startsWith(`${root}/`) ? showPath(path.slice(root.length + 1)) : showPath(posix.basename(path));
}
