/** Values checked by a JSON Schema (2020-12) that somebody else wrote, or that a model was given. */
import type { Validator } from "@cfworker/json-schema";

type Schema = Readonly<Record<string, unknown>>;

/** Loads what checks values by JSON Schemas: the first model request need not wait for it. */
export async function loadValidators(): Promise<(schema: Schema) => Validator> {
  const { Validator: Loaded } = await import("@cfworker/json-schema");
  return (schema) => new Loaded({ ...schema }, "2020-12", false);
}

/** One of them. */
export async function openValidator(schema: Schema): Promise<Validator> {
  return (await loadValidators())(schema);
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
