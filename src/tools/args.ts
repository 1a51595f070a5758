/** Arguments of a call, out of the JSON they came in, whose schema has been checked; and those that several tools share. */
import type { Json, JsonObject } from "../events.ts";
import type { Need } from "../policy/policy.ts";
import { isSpilled } from "./spill.ts";
import type { Ignoring, FileSite } from "./tool.ts";

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

/**
 * Schema of Gemini CLI's `file_filtering_options`. The model is not told of `respect_gemini_ignore`, which works all the
 * same: no call opens what `.geminiignore` closes, so there is nothing to gain by it.
 */
export const FILTERING: JsonObject = { type: "object", properties: { respect_git_ignore: { type: "boolean" } } };

/** Which ignore files count for a call: as it says, or as the site says. No call opens what `.geminiignore` closes. */
export function filtering(options: JsonObject, { ignoring }: FileSite): Ignoring {
  const gemini = ignoring.gemini || optionalFlag(options, "respect_gemini_ignore") === true;
  return {
    git: optionalFlag(options, "respect_git_ignore") ?? ignoring.git,
    gemini,
    files: ignoring.files,
  };
}

/** The same for a call that has them in an object of their own. */
export function filteringOptions(args: JsonObject, site: FileSite): Ignoring {
  return filtering(objectArg(args, "file_filtering_options"), site);
}

/** What a call needs that reads from a path. A kept output is the agent's own, so nobody is asked about it. */
export function readNeeds(path: Json | undefined): readonly Need[] {
  return typeof path === "string" && isSpilled(path) ? [] : [pathNeed("read", path)];
}

export function pathNeed(access: "read" | "write", path: Json | undefined): Need {
  return { kind: "path", access, path: typeof path === "string" ? path : "", directory: "" };
}
