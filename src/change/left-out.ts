/** Edits that no policy can publish: reported at once, because they will not be in the change. */
import type { PinnedWorkspace } from "./survey.ts";
import { MAX_FILE } from "./baseline.ts";
import { SUBMODULE } from "./survey.ts";

/** Why a file of this size in bytes is not published; undefined when only the policy decides. */
export async function leftOut(path: string, bytes: number, pinned: PinnedWorkspace): Promise<string | undefined> {
  const names = path.split("/");
  const above = names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
  const submodule = above.find((each) => pinned.tree.get(each)?.mode === SUBMODULE);
  if (submodule !== undefined) return `it is in the submodule ${submodule}, which is a repository of its own`;
  if (bytes > MAX_FILE) return `it has ${bytes} bytes; at most ${MAX_FILE} are published`;
  return pinned.tree.has(path) || !(await isIgnored(names, pinned)) ? undefined : ".gitignore leaves it out";
}

async function isIgnored(names: readonly string[], { exclusions }: PinnedWorkspace): Promise<boolean> {
  let here = exclusions;
  for (const [index, name] of names.entries()) {
    const inner = index < names.length - 1;
    if (here.has(name, inner)) return true;
    if (inner) here = await here.enter(name);
  }
  return false;
}
