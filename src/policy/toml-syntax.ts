/** Describes syntax errors of a policy file in the words of the file. */
import { clipped } from "../lib/cut.ts";
import type { TomlFault } from "../lib/toml.ts";

/** The fault from the author's view: the place of the mistake may be before the place where the parser stopped. */
export function explainSyntax(source: string, stopped: TomlFault): TomlFault {
  const lines = source.split("\n");
  return otherFormat(lines, source) ?? openHeader(lines, stopped) ?? openList(lines, stopped) ?? inLine(lines, stopped);
}

function otherFormat(lines: readonly string[], source: string): TomlFault | undefined {
  if (/^(?:\uFFFD|.?\0)/s.test(source)) return { line: 1, column: 1, message: UTF_16 };
  const first = lines.findIndex((text) => text.trim() !== "" && !text.trim().startsWith("#"));
  const text = lines[first]?.trim() ?? "";
  const at = { line: first + 1, column: 1 };
  if (text.startsWith("{")) return { ...at, message: `This is JSON, and a policy is TOML: ${EXAMPLE}` };
  const yaml = /^(?:---|[\w-]+:(?:\s|$))/.test(text);
  return yaml ? { ...at, message: `${quote(text)} is YAML, and a policy is TOML: ${EXAMPLE}` } : undefined;
}

const UTF_16 = "The file is not UTF-8 but UTF-16, or no text at all. Save it as UTF-8.";
const EXAMPLE = "write `version = 1`, and tables such as `[limits]`.";

/** A table header without its closing bracket; the parser stops only at what follows. */
function openHeader(lines: readonly string[], { line, message }: TomlFault): TomlFault | undefined {
  if (!/same line|table-key/.test(message)) return undefined;
  for (let at = line; at >= Math.max(1, line - REACH); at -= 1) {
    const text = lines[at - 1]?.replace(/#.*/, "").trim() ?? "";
    const header = /^(?<open>\[\[?)(?<name>[^\]]*)\]?$/.exec(text)?.groups;
    if (header === undefined) continue;
    const closed = `${text.replace(/\]$/, "")}${"]".repeat(header["open"]?.length ?? 1)}`;
    return { line: at, column: 1, message: `${quote(text)} is not closed: write \`${closed}\`.` };
  }
  return undefined;
}

/** How many lines before the parser's place an open header or list is searched. */
const REACH = 200;

/** A list over several lines without a comma or a closing bracket. */
function openList(lines: readonly string[], { line, message }: TomlFault): TomlFault | undefined {
  if (!/comma \(|Unterminated array/i.test(message)) return undefined;
  for (let at = Math.min(line, lines.length); at >= Math.max(1, line - REACH); at -= 1) {
    const text = lines[at - 1] ?? "";
    const start = /^\s*[\w".-]+\s*=\s*\[/.exec(text)?.[0];
    if (start === undefined) continue;
    const why = "is not closed, or a comma is missing between two of its items";
    return { line: at, column: start.length, message: `The list ${quote(text)} ${why}.` };
  }
  return undefined;
}

/** Quotes the line, or the one before when the parser has gone beyond its end. */
function inLine(lines: readonly string[], { line, column, message }: TomlFault): TomlFault {
  const over = (lines[line - 1]?.trim() ?? "") === "" && line > 1;
  const at = over ? { line: line - 1, column: Math.max(1, lines[line - 2]?.length ?? 1) } : { line, column };
  const text = lines[at.line - 1] ?? "";
  const rest = text.slice(column - 1);
  const value = text.slice(0, column - 1).includes("=");
  const [, explain] = WORDS.find(([pattern]) => pattern.test(message)) ?? [];
  const sentence = explain?.({ line: text, rest, value }) ?? `${quote(text)}: ${lower(message)}.`;
  return { ...at, message: sentence };
}

interface LinePosition {
  readonly line: string;
  /** The text from where the parser stopped. */
  readonly rest: string;
  /** The parser stopped after an equals sign. */
  readonly value: boolean;
}

const WORDS: readonly (readonly [RegExp, (spot: LinePosition) => string | undefined])[] = [
  [/^Unexpected character|^Unexpected token/, ({ rest, value }) => (value ? bareWord(rest) : undefined)],
  [/^Unterminated string/, ({ line }) => `${quote(line)} has a quote that is not closed.`],
  [/^Unspecified values/, ({ line }) => `${quote(line)} has no value.`],
  [
    /equal \(=\)/,
    ({ line }) => `${quote(line)} is not a setting: write \`name = value\`, a name of several words in quotes.`,
  ],
  [/must be a newline/i, ({ rest }) => `${quote(rest)} does not belong in this line: each setting has its own line.`],
  [/Unterminated inline table/, ({ line }) => `${quote(line)} has a \`{\` that is not closed.`],
  [/escape sequence/, ({ line }) => `${quote(line)}: write a backslash in text twice, or put the text in '…'.`],
];

function bareWord(rest: string): string | undefined {
  const word = /^[^\s,\]}#]+/.exec(rest)?.[0];
  if (word === undefined) return undefined;
  if (/^(?:true|false)$/i.test(word)) return `${quote(word)}: write \`${word.toLowerCase()}\`, in small letters.`;
  return `${quote(word)} is not a value: put text in quotes, as in \`"${word}"\`.`;
}

const LONGEST = 60;

function quote(text: string): string {
  return `\`${clipped(text.trim(), LONGEST, { kept: LONGEST })}\``;
}

function lower(message: string): string {
  return `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`;
}
