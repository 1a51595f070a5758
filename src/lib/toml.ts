/**
 * Parses TOML with the place of every value. The parser's own reading (`getStaticTOMLValue`) writes a key `__proto__` to
 * the prototype of all objects.
 */
import type { DataPath } from "./read-data.ts";
import { ParseError, parseTOML, type AST } from "toml-eslint-parser";

/** Line and column, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

type TomlValue =
  /** A date has no value: nobody reads one. */
  | { readonly kind: "plain"; readonly value: string | number | boolean | undefined; readonly at: Position }
  | { readonly kind: "array"; readonly items: TomlValue[]; readonly at: Position }
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

export interface TomlFault extends Position {
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

/** The data of a text without places; `fault` says in a sentence what is not TOML. */
export function readToml(text: string): { readonly value: unknown; readonly fault?: TomlFault } {
  const parsed = parseToml(text, (_, fault) => ({ ...fault, message: `${fault.message}.` }));
  return parsed.kind === "parsed" ? { value: plainData(parsed.table) } : { value: {}, fault: parsed.fault };
}

type Parsed =
  | { readonly kind: "parsed"; readonly table: TomlTable }
  /** A syntax error, which ends the parse. */
  | { readonly kind: "faulty"; readonly fault: TomlFault };

/** Parses TOML 1.0. `explain` says a syntax error in other words, or at a better place. */
export function parseToml(text: string, explain: (source: string, fault: TomlFault) => TomlFault): Parsed {
  const source = text.startsWith("\uFEFF") ? text.slice(1) : text; // A byte order mark from an editor is no fault.
  try {
    return { kind: "parsed", table: tableOf(parseTOML(source, { tomlVersion: "1.0.0" })) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { message, lineNumber: line, column } = error;
    const fault = { line, column: column + 1, message };
    const isTwice = message.startsWith("Defining a key multiple times");
    return { kind: "faulty", fault: isTwice ? { ...fault, message: TWICE } : explain(source, fault) };
  }
}

const TWICE = "This key or table is already set above; each may appear once.";

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
  if (before?.value.kind === "array") before.value.items.push(opened);
  else parent.entries.set(last, { at: opened.at, value: { kind: "array", items: [opened], at: opened.at } });
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
