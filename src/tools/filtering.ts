/** What several tools ask for in the same words. */
import type { Json, JsonObject } from "../events.ts";
import type { Need } from "../policy/policy.ts";
import { objectArg, optionalFlag } from "./args.ts";
import { isSpilled } from "./spill.ts";
import type { Ignoring, FileSite } from "./tool.ts";

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
