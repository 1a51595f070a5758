/** Reads a call's arguments from JSON that the schema has checked, and defines parameters that several tools share. */
import type { Json, JsonObject } from "../events.ts";
import type { Need } from "../policy.ts";
import type { Ignoring, FileContext } from "./context.ts";
import { isTable } from "../lib/read-data.ts";

/** "" when the argument is missing. */
export function textArg(args: JsonObject, name: string): string {
  return optionalText(args, name) ?? "";
}

export function optionalText(args: JsonObject, name: string): string | undefined {
  const value = args[name];
  return typeof value === "string" ? value : undefined;
}

/** At most `most`: a larger number means that, and is no fault for which a turn would be lost. */
export function optionalNumber(args: JsonObject, name: string, most = Infinity): number | undefined {
  const value = args[name];
  return typeof value === "number" ? Math.min(value, most) : undefined;
}

export function optionalFlag(args: JsonObject, name: string): boolean | undefined {
  const value = args[name];
  return typeof value === "boolean" ? value : undefined;
}

/**
 * The schema of an argument that models seldom need: it is accepted and checked, but not declared, because every request
 * of a run would contain it.
 */
export function rare(schema: JsonObject): JsonObject {
  return { ...schema, [RARE]: true };
}

/** The schema's keyword for it; validators ignore it. */
export const RARE = "x-rare";

/** Empty when the argument is missing. */
export function textsArg(args: JsonObject, name: string): readonly string[] {
  return itemsArg(args, name).filter((item) => typeof item === "string");
}

/** Empty when the argument is missing. */
export function itemsArg(args: JsonObject, name: string): readonly Json[] {
  const value = args[name];
  return Array.isArray(value) ? value : [];
}

/** Empty when the argument is missing. */
export function objectArg(args: JsonObject, name: string): JsonObject {
  return asObject(args[name]);
}

export function asObject(value: Json | undefined): JsonObject {
  return isTable(value) ? value : {};
}

/** Which ignore files apply: by the call's options, otherwise as the tool context says. No call opens `.geminiignore`. */
export function filtering(options: JsonObject, { ignoring }: FileContext): Ignoring {
  return { ...ignoring, git: optionalFlag(options, "respect_git_ignore") ?? ignoring.git };
}

/** Schema of Gemini CLI's `file_filtering_options`, without `respect_gemini_ignore`: no call reads what it would show. */
export const FILTERING: JsonObject = rare({ type: "object", properties: { respect_git_ignore: { type: "boolean" } } });

/** The same for a call that has the options in an object. */
export function filteringOptions(args: JsonObject, context: FileContext): Ignoring {
  return filtering(objectArg(args, "file_filtering_options"), context);
}

/**
 * The beginning of a kept text's path. It is a root of its own, read-only. Policy is not asked about it, because it
 * contains only answers of this agent's own calls.
 */
export const SPILL_PREFIX = "remit-output:";

/** Whether a path has the form of a kept text's. */
export function isSpilled(path: string): boolean {
  return path.startsWith(SPILL_PREFIX);
}

/** What a call that reads a path needs from policy. Kept output is the agent's own, so policy is not asked. */
export function readNeeds(path: Json | undefined): readonly Need[] {
  return typeof path === "string" && isSpilled(path) ? [] : [pathNeed("read", path)];
}

export function pathNeed(access: "read" | "write", path: Json | undefined): Need {
  return { kind: "path", access, path: typeof path === "string" ? path : "", directory: "" };
}
