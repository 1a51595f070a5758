/** Writes an automatic merge into the workspace; the run's edits are compared with it from then on. */
import { posix } from "node:path";
import type { BaseMerge } from "../events.ts";
import { systemCode, type Git, type TreeEntry } from "../ports.ts";
import { openGround, type Baseline } from "./baseline.ts";
import { readChanges } from "./changes.ts";
import { clearWays, removeFile, writeEntry } from "./layout.ts";
import { SUBMODULE } from "./survey.ts";
import type { Workspace } from "./workspace.ts";

export interface BringFacts {
  readonly git: Git;
  readonly workspace: Workspace;
  readonly baseline: Baseline;
  /** Files the agent may not read are not written: commands would find them there. */
  readonly mayRead: (path: string) => boolean;
  /** Called after all checks pass, before the first file is written. */
  readonly begin: () => Promise<void>;
}

export type BringResult =
  /** The number of files written or removed. */
  | { readonly kind: "brought"; readonly files: number }
  /** Nothing was touched; `reason` is a sentence. */
  | { readonly kind: "left"; readonly reason: string };

/** Writes the whole merge or nothing. The run's edits stay in files that the merge does not touch. */
export async function bringBase(merge: BaseMerge, facts: BringFacts): Promise<BringResult> {
  const { git, baseline, mayRead, begin } = facts;
  const touched = await findTouched(merge, git);
  const obstacle = await findObstacle(merge, touched, facts);
  if (obstacle !== undefined) return { kind: "left", reason: obstacle };
  await begin();
  const { root, files } = baseline.pinned;
  const paths = [...touched.keys()].filter(mayRead);
  const written = paths.flatMap((path) => touched.get(path)?.after ?? []);
  for (const path of paths)
    if (touched.get(path)?.after === undefined) await removeFile(posix.join(root, path), root, files);
  await clearWays(root, written, files);
  for (const entry of written) await writeEntry(root, entry, files, git);
  await moveOn(baseline, merge, paths, git);
  return { kind: "brought", files: paths.length };
}

interface Sides {
  readonly before?: TreeEntry;
  readonly after?: TreeEntry;
}

/** Files that the merge changes from the branch's state. */
async function findTouched({ head, commit }: BaseMerge, git: Git): Promise<ReadonlyMap<string, Sides>> {
  const listed = async (at: string): Promise<ReadonlyMap<string, TreeEntry>> => {
    const entries = (await git.tree(at)).filter(({ exact, mode }) => exact && mode !== SUBMODULE);
    return new Map(entries.map((entry) => [entry.path, entry]));
  };
  const [before, after] = [await listed(head), await listed(commit)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differing = paths.filter((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return was?.oid !== is?.oid || was?.mode !== is?.mode;
  });
  return new Map(
    differing.map((path) => {
      const [was, is] = [before.get(path), after.get(path)];
      return [path, { ...(was && { before: was }), ...(is && { after: is }) }];
    }),
  );
}

/** The reason the merge cannot be written, as a sentence. */
async function findObstacle(
  { onto }: BaseMerge,
  touched: ReadonlyMap<string, Sides>,
  { git, workspace, baseline }: BringFacts,
): Promise<string | undefined> {
  const { files } = await readChanges(baseline, git);
  const edited = files.map(({ path }) => path).filter((path) => touched.has(path));
  if (edited.length > 0)
    return `This run has edited ${named(edited)}, which ${onto.name} has changed as well. Undo that, merge, and edit again.`;
  for (const [path, { before, after }] of touched) {
    const place = await workspace.locate(path);
    if (place.kind !== "inside" || place.path !== path) return `${JSON.stringify(path)} cannot be written here.`;
    if (before !== undefined || after === undefined) continue;
    const there = await workspace.files.facts(place.absolute).catch(notThere);
    if (there !== undefined && there.kind !== "directory")
      return `${JSON.stringify(path)} is in the way: no commit has it, and ${onto.name} brings one. Remove it first.`;
  }
  return undefined;
}

function notThere(error: unknown): undefined {
  if (systemCode(error) === undefined) throw error;
  return undefined;
}

/** The most paths a sentence names. */
const SHOWN = 10;

function named(paths: readonly string[]): string {
  const more = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : "";
  return (
    paths
      .slice(0, SHOWN)
      .map((path) => JSON.stringify(path))
      .join(", ") + more
  );
}

async function moveOn(baseline: Baseline, merge: BaseMerge, paths: readonly string[], git: Git): Promise<void> {
  const { root, files } = baseline.pinned;
  baseline.pinned = await openGround({ root, files, git, commit: merge.commit });
  baseline.commit = merge.commit;
  baseline.merge = merge;
  for (const path of paths) {
    if (baseline.kind === "layer") baseline.laid.add(path);
    else {
      const facts = await files.facts(posix.join(root, path));
      if (facts === undefined) baseline.tracked.delete(path);
      else baseline.tracked.set(path, { signature: facts.signature, executable: facts.executable });
    }
  }
}
