/** The repository's own system prompt, asked for by `GEMINI_SYSTEM_MD`, read from the trusted commit. */
import { posix } from "node:path";
import type { Fault } from "../events.ts";
import type { TrustedTree } from "./tree.ts";

export type SystemPrompt =
  | { readonly kind: "built_in" }
  | { readonly kind: "replaced"; readonly text: string; readonly path: string }
  | { readonly kind: "faulty"; readonly fault: Fault };

/** The default place, as in Gemini CLI: `GEMINI_SYSTEM_MD=1` means this file. */
const SYSTEM_FILE = ".gemini/system.md";

/** `value` is the variable's; absent, empty, `0` and `false` keep the built-in prompt. */
export async function readSystemPrompt(tree: TrustedTree, value: string | undefined): Promise<SystemPrompt> {
  const path = switchPath(value, SYSTEM_FILE);
  if (path === undefined) return { kind: "built_in" };
  const file = await tree.read(path);
  if (file.kind === "text") return { kind: "replaced", text: file.text, path };
  const why = file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason;
  return {
    kind: "faulty",
    fault: {
      kind: "config",
      message: `GEMINI_SYSTEM_MD names \`${path}\`, but ${why}.`,
      hint: "Commit the file to the default branch, or unset the variable. Paths are relative to the repository.",
    },
  };
}

/** A variable that is a switch or a path: `1` and `true` mean `standard`; `0`, `false` and "" mean nothing. */
export function switchPath(value: string | undefined, standard: string): string | undefined {
  const said = value?.trim() ?? "";
  if (["", "0", "false"].includes(said.toLowerCase())) return undefined;
  return ["1", "true"].includes(said.toLowerCase()) ? standard : posix.normalize(said);
}
