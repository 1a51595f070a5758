/** Files of the commit that a checkout lacks: those outside a sparse checkout, and the contents of empty submodules. */
import { posix } from "node:path";
import { systemCode, type Git } from "../ports.ts";
import { knownOf, MAX_FILE, type Baseline } from "./baseline.ts";
import { SUBMODULE } from "./survey.ts";

/**
 * Writes a file of the commit to disk if the checkout left it out, so that readers and writers find its content. A file
 * the run deleted stays deleted. Resolves with a reason, the end of a sentence, when the path must be left alone.
 */
export async function bring(path: string, baseline: Baseline, git: Git): Promise<string | undefined> {
  const { tree, root, files } = baseline.pinned;
  const above = parentsOf(path);
  // A directory, or what the commit does not have, was not left out: nobody has to look.
  if (![...above, path].some((each) => tree.has(each))) return undefined;
  if ((await files.facts(posix.join(root, path))) !== undefined) return undefined;
  const submodule = above.find((each) => tree.get(each)?.mode === SUBMODULE);
  if (submodule !== undefined) {
    const there = (await files.facts(posix.join(root, submodule, ".git"))) !== undefined;
    return there ? undefined : `it is in the submodule ${submodule}, which is not checked out here`;
  }
  for (const each of [...above, path]) {
    const leadsOn = tree.get(each)?.mode === LINK;
    if (leadsOn && (await isLeftOut(each, baseline, git)))
      return `${each} is a symbolic link that this checkout leaves out`;
  }
  return (await isLeftOut(path, baseline, git)) ? await write(path, baseline, git) : undefined;
}

const LINK = "120000";

function parentsOf(path: string): readonly string[] {
  const names = path.split("/");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
}

/** Whether a file of the commit is absent now and was absent when the run began. */
async function isLeftOut(path: string, baseline: Baseline, git: Git): Promise<boolean> {
  const { tree, root, files } = baseline.pinned;
  const entry = tree.get(path);
  if (entry === undefined || entry.mode === SUBMODULE) return false;
  if ((await files.facts(posix.join(root, path))) !== undefined) return false;
  return (await knownOf(baseline, path, entry, git)) === undefined;
}

async function write(path: string, baseline: Baseline, git: Git): Promise<string | undefined> {
  const { tree, root, files } = baseline.pinned;
  const entry = tree.get(path);
  if (entry === undefined) return undefined;
  if (entry.size > MAX_FILE) return `this checkout leaves it out, and its ${entry.size} bytes are too many to fetch`;
  const [absolute, executable] = [posix.join(root, path), entry.mode === "100755"];
  try {
    await files.write(absolute, await git.blob(entry.oid), executable ? 0o755 : 0o644);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return `this checkout leaves it out, and it could not be put there (${code})`;
  }
  // From now on, a missing file here is a deletion.
  if (baseline.kind === "layer") baseline.laid.add(path);
  const facts = baseline.kind === "scan" ? await files.facts(absolute) : undefined;
  if (baseline.kind === "scan" && facts !== undefined)
    baseline.tracked.set(path, { signature: facts.signature, executable: facts.executable });
  return undefined;
}
