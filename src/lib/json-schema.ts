/** Values checked by a JSON Schema (2020-12) that somebody else wrote, or that a model was given. */
import type { Validator } from "@cfworker/json-schema";
import { isTable } from "./read-data.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Loads what checks values by a schema. */
export async function openValidator(schema: Schema): Promise<Validator> {
  const { Validator: Loaded } = await import("@cfworker/json-schema");
  return new Loaded({ ...schema }, "2020-12", false);
}

/**
 * Whether an object certainly fits a schema: the schema asks its values only to be texts of a length, integers from a
 * number on, or flags. Other values may fit as well: a validator knows.
 */
export function fitsPlainly(schema: Schema, value: Readonly<Record<string, unknown>>): boolean {
  const { type, properties = {}, required = [], ...others } = schema;
  if (type !== "object" || !isTable(properties) || !Array.isArray(required) || hasConditions(others)) return false;
  return (
    required.every((name: string) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, item]) => isPlain(properties[name], item))
  );
}

function isPlain(schema: unknown, value: unknown): boolean {
  if (!isTable(schema)) return false;
  const { type, minLength = 0, minimum = -Infinity, ...others } = schema;
  if (hasConditions(others)) return false;
  // JSON Schema counts code points, of which a text has at least half its length.
  if (typeof value === "string") return type === "string" && value.length >= 2 * Number(minLength);
  if (typeof value === "number") return type === "integer" && Number.isInteger(value) && value >= Number(minimum);
  return typeof value === "boolean" && type === "boolean";
}

/** Whether there are keywords besides those that ask nothing of a value, `description` and `x-…`. */
function hasConditions(keywords: Schema): boolean {
  return Object.keys(keywords).some((name) => name !== "description" && !name.startsWith("x-"));
}

/** Sentences, each with the position in the value; empty when the value fits. */
export function schemaFaults(validator: Validator, value: unknown): readonly string[] {
  const { valid, errors } = validator.validate(value);
  if (valid) return [];
  // The first errors only say that something deeper is wrong.
  const leaves = errors.filter(({ keyword }) => keyword !== "properties" && keyword !== "items");
  const messages = (leaves.length > 0 ? leaves : errors).map(
    ({ instanceLocation, error }) => `${at(instanceLocation)}${error}`,
  );
  return [...new Set(messages)].slice(0, MOST_FAULTS);
}

/** Further faults usually repeat the same mistake. */
const MOST_FAULTS = 5;

function at(location: string): string {
  return location === "#" ? "" : `${location.slice(2)}: `;
}
