/** Arguments of a call, out of the JSON they came in. The schema has been checked: what is asked for by its type is there. */
import type { Json, JsonObject } from "../events.ts";

/** "" for one that was not given. */
export function textArg(args: JsonObject, name: string): string {
  return optionalText(args, name) ?? "";
}

export function optionalText(args: JsonObject, name: string): string | undefined {
  const value = args[name];
  return typeof value === "string" ? value : undefined;
}

export function optionalNumber(args: JsonObject, name: string): number | undefined {
  const value = args[name];
  return typeof value === "number" ? value : undefined;
}

export function optionalFlag(args: JsonObject, name: string): boolean | undefined {
  const value = args[name];
  return typeof value === "boolean" ? value : undefined;
}

/** Empty for a list that was not given. */
export function textsArg(args: JsonObject, name: string): readonly string[] {
  return itemsArg(args, name).filter((item) => typeof item === "string");
}

/** Empty for a list that was not given. */
export function itemsArg(args: JsonObject, name: string): readonly Json[] {
  const value = args[name];
  return Array.isArray(value) ? value : [];
}

/** Empty for an object that was not given. */
export function objectArg(args: JsonObject, name: string): JsonObject {
  return asObject(args[name]);
}

export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
