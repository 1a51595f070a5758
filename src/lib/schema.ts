/** Describes how a value violates a JSON Schema. */
import type { Validator } from "@cfworker/json-schema";

/** Further faults usually repeat the same mistake. */
const MOST_FAULTS = 5;

/** Sentences, each with the position in the value; empty when the value fits. */
export function schemaFaults(validator: Validator, value: unknown): readonly string[] {
  const { valid, errors } = validator.validate(value);
  if (valid) return [];
  // The first errors only say that something deeper is wrong.
  const leaves = errors.filter(({ keyword }) => keyword !== "properties" && keyword !== "items");
  const told = (leaves.length > 0 ? leaves : errors).map(
    ({ instanceLocation, error }) => `${at(instanceLocation)}${error}`,
  );
  return [...new Set(told)].slice(0, MOST_FAULTS);
}

function at(location: string): string {
  return location === "#" ? "" : `${location.slice(2)}: `;
}
