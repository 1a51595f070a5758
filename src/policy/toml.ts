/** Parses a policy file's TOML with the place of every value, and describes syntax errors in the words of the file. */
import type { DataPath } from "../lib/read-data.ts";
import { ParseError, parseTOML, type AST } from "toml-eslint-parser";
import { firstOf } from "../lib/cut.ts";

/** Line and column, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

type TomlValue =
  /** A date has no value, because no setting is one. */
  | { readonly kind: "plain"; readonly value: string | number | boolean | undefined; readonly at: Position }
  | { readonly kind: "array"; readonly items: readonly TomlValue[]; readonly at: Position }
  | TomlTable;

export interface TomlTable {
  readonly kind: "table";
  readonly entries: Map<string, TomlEntry>;
  readonly at: Position;
}

interface TomlEntry {
  /** Where the key stands. */
  readonly at: Position;
  readonly value: TomlValue;
}

interface TomlFault extends Position {
  readonly message: string;
}

/** The same data without places. */
export function plainData(value: TomlValue): unknown {
  switch (value.kind) {
    case "plain":
      return value.value;
    case "array":
      return value.items.map(plainData);
    case "table":
      return Object.fromEntries([...value.entries].map(([key, entry]) => [key, plainData(entry.value)]));
  }
}

/** The place of the value or key at a path; when it does not exist, that of the nearest one above. */
export function placeOf(root: TomlTable, path: DataPath, of: "key" | "value"): Position {
  let [value, key]: [TomlValue, Position] = [root, root.at];
  for (const step of path) {
    const entry: TomlEntry | undefined = value.kind === "table" ? value.entries.get(String(step)) : undefined;
    const item: TomlValue | undefined = value.kind === "array" ? value.items[Number(step)] : entry?.value;
    if (item === undefined) break;
    [value, key] = [item, entry?.at ?? item.at];
  }
  return of === "key" ? key : value.at;
}

/** Parses TOML 1.0. Finds all duplicate keys; another syntax error ends the parse. */
export function parseToml(text: string): { readonly table: TomlTable; readonly faults: readonly TomlFault[] } {
  // The digest covers the bytes as they are. A byte order mark from an editor is no fault.
  let source = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const faults: TomlFault[] = [];
  for (let round = 0; round < MOST_DUPLICATES; round += 1) {
    const parsed = tryParse(source);
    if (parsed.kind === "parsed") return { table: tableOf(parsed.program), faults };
    faults.push(parsed.fault);
    const renamed = parsed.duplicate ? renameKey(source, parsed.fault.line, round) : undefined;
    if (renamed === undefined) break;
    source = renamed;
  }
  return { table: { kind: "table", entries: new Map(), at: { line: 1, column: 1 } }, faults };
}

/** The most duplicates that are reported at once. */
const MOST_DUPLICATES = 50;

/** Stand-ins for duplicate keys that are already reported; readers of the table skip them. */
export const DUPLICATE_KEY = /^duplicate \d+$/;

type Parsed =
  | { readonly kind: "parsed"; readonly program: AST.TOMLProgram }
  | { readonly kind: "faulty"; readonly fault: TomlFault; readonly duplicate: boolean };

function tryParse(source: string): Parsed {
  try {
    return { kind: "parsed", program: parseTOML(source, { tomlVersion: "1.0.0" }) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const duplicate = error.message.startsWith("Defining a key multiple times");
    const at = { line: error.lineNumber, column: error.column + 1 };
    if (duplicate) return { kind: "faulty", fault: { ...at, message: TWICE }, duplicate };
    return { kind: "faulty", fault: explainSyntax(source, { ...at, message: error.message }), duplicate };
  }
}

const TWICE = "This key or table is already set above; each may appear once.";

/** The source with a line's key or table header renamed, so that parsing can continue after it. */
function renameKey(source: string, line: number, round: number): string | undefined {
  const lines = source.split("\n");
  const old = lines[line - 1];
  if (old === undefined) return undefined;
  const header = /^\s*(\[\[?)[^\]]*(\]\]?)(.*)$/s.exec(old);
  const pair = /^[^="'[{]*=(.*)$/s.exec(old);
  if (header !== null) lines[line - 1] = `${header[1]}"duplicate ${round}"${header[2]}${header[3]}`;
  else if (pair !== null) lines[line - 1] = `"duplicate ${round}" =${pair[1]}`;
  else return undefined;
  return lines.join("\n");
}

// ── From the parser's tree to ours ──────────────────────────────────────────────────────────────────────────────────

function tableOf(program: AST.TOMLProgram): TomlTable {
  const root: TomlTable = { kind: "table", entries: new Map(), at: { line: 1, column: 1 } };
  for (const item of program.body[0].body) {
    if (item.type === "TOMLKeyValue") setPair(root, item);
    else setPairs(openTable(root, item), item.body);
  }
  return root;
}

function openTable(root: TomlTable, table: AST.TOMLTable): TomlTable {
  const names = table.key.keys.map(nameOf);
  const last = names.pop() ?? "";
  const parent = names.reduce((into, name) => descend(into, name, positionOf(table.key)), root);
  const opened: TomlTable = { kind: "table", entries: new Map(), at: positionOf(table.key) };
  if (table.kind === "standard") return descend(parent, last, opened.at);
  const before = parent.entries.get(last);
  const items = before?.value.kind === "array" ? before.value.items : [];
  const at = before?.at ?? opened.at;
  parent.entries.set(last, { at, value: { kind: "array", items: [...items, opened], at } });
  return opened;
}

/** The table of this name inside `into`: the last of an array of tables, or a new one. */
function descend(into: TomlTable, name: string, at: Position): TomlTable {
  const value = into.entries.get(name)?.value;
  const found = value?.kind === "array" ? value.items.at(-1) : value;
  if (found?.kind === "table") return found;
  const made: TomlTable = { kind: "table", entries: new Map(), at };
  into.entries.set(name, { at, value: made });
  return made;
}

function setPairs(table: TomlTable, pairs: readonly AST.TOMLKeyValue[]): void {
  for (const pair of pairs) setPair(table, pair);
}

function setPair(table: TomlTable, pair: AST.TOMLKeyValue): void {
  const at = positionOf(pair.key);
  const names = pair.key.keys.map(nameOf);
  const last = names.pop() ?? "";
  const parent = names.reduce((into, name) => descend(into, name, at), table);
  parent.entries.set(last, { at, value: valueOf(pair.value) });
}

function valueOf(node: AST.TOMLContentNode): TomlValue {
  const at = positionOf(node);
  if (node.type === "TOMLArray") return { kind: "array", items: node.elements.map(valueOf), at };
  if (node.type === "TOMLInlineTable") {
    const table: TomlTable = { kind: "table", entries: new Map(), at };
    setPairs(table, node.body);
    return table;
  }
  switch (node.kind) {
    case "string":
    case "integer":
    case "float":
    case "boolean":
      return { kind: "plain", value: node.value, at };
    case "offset-date-time":
    case "local-date-time":
    case "local-date":
    case "local-time":
      return { kind: "plain", value: undefined, at };
  }
}

function nameOf(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === "TOMLBare" ? key.name : key.value;
}

function positionOf(node: { readonly loc: AST.SourceLocation }): Position {
  return { line: node.loc.start.line, column: node.loc.start.column + 1 };
}

/** The fault from the author's view: the place of the mistake may be before the place where the parser stopped. */
function explainSyntax(source: string, stopped: TomlFault): TomlFault {
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
  const plain = text.trim();
  return `\`${plain.length > LONGEST ? `${firstOf(plain, LONGEST)}…` : plain}\``;
}

function lower(message: string): string {
  return `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`;
}
