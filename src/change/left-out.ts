/** Edits that are no part of a change, whatever the policy says: told at once, for nobody would find them in the end. */
import type { Ground } from "./survey.ts";
import { MAX_FILE } from "./baseline.ts";
import { SUBMODULE } from "./survey.ts";

/** Why a file of so many bytes is not published; undefined where nothing but the policy has a say. */
export async function leftOut(path: string, bytes: number, ground: Ground): Promise<string | undefined> {
  const names = path.split("/");
  const above = names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
  const submodule = above.find((each) => ground.tree.get(each)?.mode === SUBMODULE);
  if (submodule !== undefined) return `it lies in the submodule ${submodule}, which is a repository of its own`;
  if (bytes > MAX_FILE) return `it has ${bytes} bytes; at most ${MAX_FILE} are published`;
  return ground.tree.has(path) || !(await isIgnored(names, ground)) ? undefined : ".gitignore leaves it out";
}

async function isIgnored(names: readonly string[], { exclusions }: Ground): Promise<boolean> {
  let here = exclusions;
  for (const [index, name] of names.entries()) {
    const inner = index < names.length - 1;
    if (here.has(name, inner)) return true;
    if (inner) here = await here.enter(name);
  }
  return false;
}
