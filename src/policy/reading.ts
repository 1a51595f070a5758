/** Strict reading of a policy file's values: each function takes one kind of value or records what is wrong with it. */
import { nearest } from "../lib/distance.ts";
import type { PolicyFault, Sourced } from "./policy.ts";
import { DUPLICATE_KEY, type Position, type TomlEntry, type TomlTable, type TomlValue } from "./toml.ts";

/** A file being read, and the faults found in it so far. */
export interface PolicyReading {
  readonly path: string;
  readonly faults: PolicyFault[];
}

/** Record a fault. */
export function fault(reading: PolicyReading, at: Position, message: string, hint?: string): undefined {
  const { line, column } = at;
  reading.faults.push({ path: reading.path, line, column, message, ...(hint === undefined ? {} : { hint }) });
}

/** How a value of this file is cited: `remit.toml:9`. */
export function citation(reading: PolicyReading, at: Position): string {
  return `${reading.path.slice(reading.path.lastIndexOf("/") + 1)}:${at.line}`;
}

/** Record every key of a table that is not known, naming the nearest that is. `where` names the table in the message. */
export function refuseUnknown(reading: PolicyReading, table: TomlTable, known: readonly string[], where: string): void {
  for (const [key, entry] of table.entries) {
    if (known.includes(key)) continue;
    // Renamed because it stood there twice, which is a fault already; nobody else may write that name.
    if (DUPLICATE_KEY.test(key) && reading.faults.length > 0) continue;
    const near = nearest(key, known);
    const hint = near === undefined ? `Known here: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
    fault(reading, entry.at, `Unknown key \`${key}\` in ${where}.`, hint);
  }
}

/** A sub-table by key; undefined when there is none or it is not a table. */
export function tableAt(reading: PolicyReading, table: TomlTable, key: string): TomlTable | undefined {
  const entry = table.entries.get(key);
  if (entry === undefined) return undefined;
  if (entry.value.kind === "table") return entry.value;
  return fault(
    reading,
    entry.at,
    `\`${key}\` must be a table, but is ${kindName(entry.value)}.`,
    `Write \`[${key}]\`.`,
  );
}

/** The tables of an array of tables such as `[[allow]]`. */
export function tablesAt(reading: PolicyReading, table: TomlTable, key: string): readonly TomlTable[] {
  const entry = table.entries.get(key);
  if (entry === undefined) return [];
  const items = entry.value.kind === "array" ? entry.value.items : [entry.value];
  const tables = items.filter((item): item is TomlTable => item.kind === "table");
  if (entry.value.kind === "array" && tables.length === items.length) return tables;
  fault(reading, entry.at, `\`${key}\` must be an array of tables, but is not.`, `Write \`[[${key}]]\`.`);
  return [];
}

/** A non-empty text. */
export function text(reading: PolicyReading, entry: TomlEntry, key: string): string | undefined {
  return oneText(reading, entry.value, key);
}

/** A text or an array of texts, at least one, with where each stands. */
export function texts(reading: PolicyReading, entry: TomlEntry, key: string): readonly PlacedText[] | undefined {
  const { value } = entry;
  if (value.kind !== "array") {
    const single = oneText(reading, value, key, "a text or an array of texts");
    return single === undefined ? undefined : [{ text: single, at: value.at }];
  }
  if (value.items.length === 0) return fault(reading, value.at, `\`${key}\` is empty: it would never hold.`);
  const found: PlacedText[] = [];
  for (const item of value.items) {
    const one = oneText(reading, item, key);
    if (one !== undefined) found.push({ text: one, at: item.at });
  }
  return found.length === value.items.length ? found : undefined;
}

export interface PlacedText {
  readonly text: string;
  readonly at: Position;
}

/** An array of texts, which may be empty. */
export function list(reading: PolicyReading, entry: TomlEntry, key: string): readonly PlacedText[] | undefined {
  if (entry.value.kind === "array" && entry.value.items.length === 0) return [];
  if (entry.value.kind === "array") return texts(reading, entry, key);
  return wrongKind(reading, entry.value, key, "an array of texts");
}

/** One of a few words. */
export function choice<T extends string>(
  reading: PolicyReading,
  value: TomlValue,
  key: string,
  words: readonly T[],
): T | undefined {
  if (value.kind !== "string") return wrongKind(reading, value, key, quoted(words));
  const found = words.find((word) => word === value.value);
  if (found !== undefined) return found;
  const near = nearest(value.value, words);
  const hint = near === undefined ? undefined : `Did you mean "${near}"?`;
  return fault(reading, value.at, `\`${key}\` must be ${quoted(words)}, but is "${value.value}".`, hint);
}

/** A whole number, at least `least`. */
export function count(reading: PolicyReading, entry: TomlEntry, key: string, least: number): number | undefined {
  const { value } = entry;
  if (value.kind !== "integer") return wrongKind(reading, value, key, "a whole number");
  if (!Number.isSafeInteger(value.value) || value.value < least)
    return fault(reading, value.at, `\`${key}\` must be a whole number, at least ${least}, but is ${value.value}.`);
  return value.value;
}

/** A number above 0. */
export function amount(reading: PolicyReading, entry: TomlEntry, key: string): number | undefined {
  const { value } = entry;
  if (value.kind !== "integer" && value.kind !== "float") return wrongKind(reading, value, key, "a number");
  if (!Number.isFinite(value.value) || value.value <= 0)
    return fault(reading, value.at, `\`${key}\` must be a number above 0, but is ${value.value}.`);
  return value.value;
}

export function flag(reading: PolicyReading, entry: TomlEntry, key: string): boolean | undefined {
  if (entry.value.kind === "boolean") return entry.value.value;
  return wrongKind(reading, entry.value, key, "true or false");
}

/** Read one key by `read`, or keep what stood before; the value carries its source. */
export function setting<T>(
  reading: PolicyReading,
  table: TomlTable | undefined,
  key: string,
  before: Sourced<T>,
  read: (reading: PolicyReading, entry: TomlEntry, key: string) => T | undefined,
): Sourced<T> {
  const entry = table?.entries.get(key);
  if (entry === undefined) return before;
  const value = read(reading, entry, key);
  return value === undefined ? before : { value, source: citation(reading, entry.at) };
}

/** A section such as `[limits]`, its unknown keys recorded; undefined when the file has none. */
export function section(
  reading: PolicyReading,
  root: TomlTable,
  name: string,
  keys: readonly string[],
): TomlTable | undefined {
  const table = tableAt(reading, root, name);
  if (table !== undefined) refuseUnknown(reading, table, keys, `[${name}]`);
  return table;
}

/** A reader of one of a few words. */
export function oneOf<T extends string>(words: readonly T[]) {
  return (reading: PolicyReading, entry: TomlEntry, key: string) => choice(reading, entry.value, key, words);
}

/** The texts of a list; undefined, and each fault recorded, when `wrong` finds something wrong with one of them. */
export function checked(
  reading: PolicyReading,
  items: readonly PlacedText[] | undefined,
  wrong: (text: string) => string | undefined,
): readonly string[] | undefined {
  if (items === undefined) return undefined;
  const faults = items.map((item) => ({ at: item.at, message: wrong(item.text) }));
  for (const { at, message } of faults) if (message !== undefined) fault(reading, at, message);
  return faults.some(({ message }) => message !== undefined) ? undefined : items.map((item) => item.text);
}

function oneText(reading: PolicyReading, value: TomlValue, key: string, expected = "a text"): string | undefined {
  if (value.kind !== "string") return wrongKind(reading, value, key, expected);
  if (value.value.trim() === "") return fault(reading, value.at, `\`${key}\` must not be empty.`);
  return value.value;
}

function wrongKind(reading: PolicyReading, value: TomlValue, key: string, expected: string): undefined {
  return fault(reading, value.at, `\`${key}\` must be ${expected}, but is ${kindName(value)}.`);
}

function kindName(value: TomlValue): string {
  switch (value.kind) {
    case "string":
      return "a text";
    case "integer":
      return "a whole number";
    case "float":
      return "a number with a fraction";
    case "boolean":
      return "true or false";
    case "date":
      return "a date or time";
    case "array":
      return "an array";
    case "table":
      return "a table";
  }
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(" or ");
}
