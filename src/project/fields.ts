/** Reading the fields of an object strictly: a wrong type is a problem with its place, an unknown key is noted. */
import type { Json, JsonObject } from "../events.ts";

export interface Fields {
  /** Where the object stands, such as ``.gemini/settings.json: `hooks.BeforeTool[0]` ``. */
  readonly where: string;
  has(name: string): boolean;
  text(name: string): string | undefined;
  /** A finite number that is at least `least` and, if said, whole. */
  number(name: string, least: number, whole?: "whole"): number | undefined;
  flag(name: string): boolean | undefined;
  texts(name: string): readonly string[] | undefined;
  /** Text, or an array of texts. */
  oneOrMore(name: string): readonly string[] | undefined;
  /** An object whose values are all texts. */
  record(name: string): Readonly<Record<string, string>> | undefined;
  object(name: string): Fields | undefined;
  /** An object as it is, such as a schema, whose keys are not looked at. */
  json(name: string): JsonObject | undefined;
  objects(name: string): readonly Fields[] | undefined;
  /** Say that something is wrong with a field. */
  wrong(name: string, expected: string): undefined;
  /** Read a field without looking: it is known, but not used. */
  skip(...names: readonly string[]): void;
  /** The keys nobody asked for. */
  rest(): readonly string[];
  /** All keys. */
  readonly keys: readonly string[];
}

/** Problems are added to `problems` as sentences that name file and field. */
export function fieldsOf(value: JsonObject, where: string, problems: string[], path = ""): Fields {
  const values = new Map(Object.entries(value));
  const asked = new Set<string>();
  const at = (name: string): string => (path === "" ? name : `${path}.${name}`);
  const wrong = (name: string, expected: string): undefined => {
    problems.push(`${where}: \`${at(name)}\` must be ${expected}.`);
  };
  const read = <T>(name: string, expected: string, check: (value: Json) => T | undefined): T | undefined => {
    asked.add(name);
    const found = values.get(name);
    return found === undefined ? undefined : (check(found) ?? wrong(name, expected));
  };
  const inner = (found: JsonObject, name: string): Fields => fieldsOf(found, where, problems, at(name));
  return {
    where,
    keys: [...values.keys()],
    wrong,
    has: (name) => values.has(name),
    ...plainReaders(read),
    object: (name) => {
      const found = read(name, "an object", object);
      return found && inner(found, name);
    },
    json: (name) => read(name, "an object", object),
    objects: (name) =>
      read(name, "an array of objects", objects)?.map((found, index) => inner(found, `${name}[${index}]`)),
    skip: (...names) => {
      for (const name of names) asked.add(name);
    },
    rest: () => [...values.keys()].filter((name) => !asked.has(name)),
  };
}

type Read = <T>(name: string, expected: string, check: (value: Json) => T | undefined) => T | undefined;

function plainReaders(read: Read): Pick<Fields, "text" | "number" | "flag" | "texts" | "oneOrMore" | "record"> {
  return {
    text: (name) => read(name, "text", text),
    number: (name, least, whole) =>
      read(name, `a ${whole === undefined ? "" : "whole "}number of at least ${least}`, (found) =>
        typeof found === "number" && found >= least && (whole === undefined || Number.isInteger(found))
          ? found
          : undefined,
      ),
    flag: (name) => read(name, "true or false", (found) => (typeof found === "boolean" ? found : undefined)),
    texts: (name) => read(name, "an array of texts", texts),
    oneOrMore: (name) =>
      read(name, "text or an array of texts", (found) => (typeof found === "string" ? [found] : texts(found))),
    record: (name) => read(name, "an object of texts", record),
  };
}

/** A JSON object; undefined for anything else. */
export function object(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function text(value: Json): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function texts(value: Json): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.filter((item): item is string => typeof item === "string");
  return items.length === value.length ? items : undefined;
}

function record(value: Json): Readonly<Record<string, string>> | undefined {
  const given = object(value);
  if (given === undefined) return undefined;
  const found: Record<string, string> = {};
  for (const [name, item] of Object.entries(given)) {
    if (typeof item !== "string") return undefined;
    Object.defineProperty(found, name, { value: item, enumerable: true }); // Safe for a key such as `__proto__`.
  }
  return found;
}

function objects(value: Json): readonly JsonObject[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: Json) => object(item)).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}
