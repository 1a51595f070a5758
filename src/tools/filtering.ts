/** What several tools ask for in the same words. */
import type { Json, JsonObject } from "../events.ts";
import type { Need } from "../policy/policy.ts";
import type { Ignoring, Site } from "./tool.ts";

/** Gemini CLI's `file_filtering_options`. */
export interface Filtering {
  readonly respect_git_ignore?: boolean;
  readonly respect_gemini_ignore?: boolean;
}

export const FILTERING: JsonObject = {
  type: "object",
  properties: { respect_git_ignore: { type: "boolean" }, respect_gemini_ignore: { type: "boolean" } },
};

/** Which ignore files count for a call. */
export function filtering(options: Filtering | undefined, { ignoring }: Site): Ignoring {
  return {
    git: options?.respect_git_ignore ?? ignoring.git,
    gemini: options?.respect_gemini_ignore ?? ignoring.gemini,
    files: options?.respect_gemini_ignore === false ? [] : ignoring.files,
  };
}

export function pathNeed(access: "read" | "write", path: Json | undefined): Need {
  return { kind: "path", access, path: typeof path === "string" ? path : "", directory: "" };
}
