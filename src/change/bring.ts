/** What a checkout leaves out of its commit: files that a sparse one does not have, and submodules that are empty. */
import { posix } from "node:path";
import { systemCode, type Git } from "../ports.ts";
import { knownOf, MAX_FILE, type Baseline } from "./baseline.ts";
import { SUBMODULE } from "./survey.ts";

/**
 * Put a file of the commit on the disk, if the checkout left it out: whoever reads or writes it then finds what it holds.
 * What the run itself has deleted stays deleted. Resolves with the reason, a sentence's end, where the path must be left
 * alone.
 */
export async function bring(path: string, baseline: Baseline, git: Git): Promise<string | undefined> {
  const { tree, root, files } = baseline.ground;
  if ((await files.facts(posix.join(root, path))) !== undefined) return undefined;
  const above = parentsOf(path);
  const submodule = above.find((each) => tree.get(each)?.mode === SUBMODULE);
  if (submodule !== undefined) {
    const there = (await files.facts(posix.join(root, submodule, ".git"))) !== undefined;
    return there ? undefined : `it lies in the submodule ${submodule}, which is not checked out here`;
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

/** Whether a file of the commit is not there, and was not when the run began. */
async function isLeftOut(path: string, baseline: Baseline, git: Git): Promise<boolean> {
  const { tree, root, files } = baseline.ground;
  const entry = tree.get(path);
  if (entry === undefined || entry.mode === SUBMODULE) return false;
  if ((await files.facts(posix.join(root, path))) !== undefined) return false;
  return (await knownOf(baseline, path, entry, git)) === undefined;
}

async function write(path: string, baseline: Baseline, git: Git): Promise<string | undefined> {
  const { tree, root, files } = baseline.ground;
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
  // From now on its absence is a deletion.
  if (baseline.kind === "layer") baseline.laid.add(path);
  const facts = baseline.kind === "scan" ? await files.facts(absolute) : undefined;
  if (baseline.kind === "scan" && facts !== undefined)
    baseline.tracked.set(path, { signature: facts.signature, executable: facts.executable });
  return undefined;
}
