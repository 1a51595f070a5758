/** Brings the base into a branch. The automatic merge of both is nobody's edit: the run's change is the difference from it, and is judged like any other. */
import type { BaseMerge, MergedBase, PinnedRef, RefusedFile } from "../events.ts";
import type { Policy } from "../policy.ts";
import { GitError, SUBMODULE, type Git, type TreeDifference, type TreeNode } from "../ports.ts";
import { type Change, readChanges } from "./changes.ts";
import { refuseByName, refuseProtected, type GateFacts } from "./gate.ts";
import { noteWritten, openPinned, type Baseline } from "./baseline.ts";
import { removeFile } from "./checkout.ts";
import { clearWays, writeEntry } from "./layout.ts";
import { eitherExcludes, factsOf } from "./survey.ts";
import { given, listed } from "../lib/parts.ts";
import type { Workspace } from "./workspace.ts";

/** The result of merging the base into a branch. */
export type MergePreview =
  | { readonly kind: "up to date" }
  | { readonly kind: "merges"; readonly merge: BaseMerge }
  /** `reason` is the end of a sentence. */
  | { readonly kind: "unknown"; readonly reason: string };

/** Fetches what is needed; does not touch the workspace. Never throws `GitError`. */
export async function foresee(git: Git, head: string, onto: PinnedRef): Promise<MergePreview> {
  try {
    await Promise.all([git.fetch(head), git.fetch(onto.sha)]);
    const parting = await git.history.parting(head, onto.sha);
    if (parting === undefined)
      return { kind: "unknown", reason: "they have no commit in common that Remit could find" };
    const { fork } = parting;
    if (fork === onto.sha) return { kind: "up to date" };
    await git.fetch(fork);
    const merged = await git.merge({ fork, head, onto: onto.sha });
    if (merged.kind === "unknown") return merged;
    const { commit, conflicts } = merged;
    return { kind: "merges", merge: { head, onto, fork, commit, conflicts } };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { kind: "unknown", reason: error.message.replace(/\.$/, "") };
  }
}

/** What the publisher finds out by itself. */
export interface MergeFacts {
  readonly git: Git;
  /** The current state of the branch that the work will be merged into; undefined when it is gone. */
  readonly into: () => Promise<PinnedRef | undefined>;
}

/**
 * The publisher makes the merge again from the two commits alone. A sentence when its second parent is not in the
 * base's history, or the result differs.
 */
export async function remakeMerge(head: string, onto: string, { git, into }: MergeFacts): Promise<BaseMerge | string> {
  const now = await into();
  if (now === undefined) return "The base that was merged is gone.";
  if (onto !== now.sha) {
    await Promise.all([git.fetch(onto), git.fetch(now.sha)]);
    const parting = await git.history.parting(onto, now.sha);
    if (parting?.fork !== onto) return `The merged commit ${onto} is not in ${now.name}'s history.`;
  }
  const prospect = await foresee(git, head, { name: now.name, sha: onto });
  switch (prospect.kind) {
    case "merges":
      return prospect.merge;
    case "up to date":
      return `${head} has all of ${onto} already.`;
    case "unknown":
      return `The merge of ${onto} could not be made again: ${prospect.reason}.`;
  }
}

/** What the report says about the merge. */
export function describeMerge({ onto, conflicts }: BaseMerge): MergedBase {
  return { onto, resolved: conflicts.map(({ path }) => path) };
}

// ── Whether it may be published ─────────────────────────────────────────────────────────────────────────────────────

/** Why people must make this merge themselves, as a sentence; undefined when they need not. */
export async function refuseMerge(
  merge: BaseMerge,
  { policy, circumstances, git }: Omit<GateFacts, "secrets">,
): Promise<string | undefined> {
  const { signed } = policy.publish;
  if (signed.value)
    return `GitHub makes the commits (publish.signed, ${signed.source}), and it cannot make merge commits.`;
  for (const { path, kind } of merge.conflicts) {
    if (kind === "other") return `The conflict about ${JSON.stringify(path)} cannot be shown as file content.`;
    const reason = refuseByName(path, policy, circumstances);
    if (reason !== undefined)
      return `${JSON.stringify(path)} has conflicts, and a run's resolution is not published: ${reason}.`;
  }
  const mixed = await findMixed(merge, policy, git);
  return mixed === undefined
    ? undefined
    : `${JSON.stringify(mixed)} is protected, and the merge would make it differ from both ${merge.onto.name} and the branch.`;
}

/**
 * Finds a protected path that the merge makes different from both the branch and the base. A run could have edited the
 * file under another name before the base gave it this one.
 */
async function findMixed({ commit, head, onto }: BaseMerge, policy: Policy, git: Git): Promise<string | undefined> {
  const [ours, theirs] = [await git.compare(head, commit), await git.compare(onto.sha, commit)];
  const both = new Set(theirs.map(({ path }) => path));
  return ours.find(({ path }) => both.has(path) && refuseProtected(path, policy) !== undefined)?.path;
}

/** Why the files that may be published do not resolve the conflicts: a sentence; undefined when they do. */
export async function findUnresolved(
  merge: BaseMerge,
  { files, refused }: { readonly files: readonly Change[]; readonly refused: readonly RefusedFile[] },
  git: Git,
): Promise<string | undefined> {
  const { name } = merge.onto;
  const stopped = new Map(refused.map(({ path, reason }) => [path, reason]));
  const lost = merge.conflicts.find(({ path }) => stopped.has(path));
  if (lost !== undefined)
    return `The conflict with ${name} in ${inCode(lost.path)} is not resolved: what the run made of it may not be published, since ${stopped.get(lost.path)}.`;
  const marked = await findMarked(merge, files, git);
  return marked.length === 0
    ? undefined
    : `Conflict markers of the merge with ${name} are left in ${listed(marked.map(inCode), SHOWN)}.`;
}

/** The most paths a sentence names. */
const SHOWN = 20;

function inCode(path: string): string {
  return `\`${path.replaceAll("`", "'")}\``;
}

/** Looks at everything the run wrote: a file with conflict markers may have been renamed. */
async function findMarked(merge: BaseMerge, files: readonly Change[], git: Git): Promise<readonly string[]> {
  const written = new Map(files.map((change) => [change.path, change]));
  const marked = merge.conflicts.filter(({ kind }) => kind === "markers").map(({ path }) => path);
  const found: string[] = [];
  for (const path of [...new Set([...marked, ...written.keys()])].sort()) {
    const change = written.get(path);
    if (change !== undefined && change.after === undefined) continue;
    const bytes = change?.after === undefined ? await git.show(merge.commit, path) : await git.blob(change.after.oid);
    if (bytes === undefined || markerLines(bytes).length === 0) continue;
    const sides = await Promise.all([git.show(merge.head, path), git.show(merge.onto.sha, path)]);
    const own = new Set(sides.flatMap((side) => (side === undefined ? [] : markerLines(side))));
    if (markerLines(bytes).some((line) => !own.has(line))) found.push(path);
  }
  return found;
}

const MARKER = /^(?:[<|>]{7}(?: .*)?|={7})$/;

/** Lines that one side had before, as in a text about conflicts, are not markers of this merge. */
function markerLines(bytes: Buffer): readonly string[] {
  const lines = bytes.toString("latin1").split("\n");
  return lines.map((line) => line.replace(/\r$/, "")).filter((line) => MARKER.test(line));
}

// ── Into the workspace ───────────────────────────────────────────────────────────────────────────────────────────────

interface MergeTarget {
  readonly git: Git;
  readonly workspace: Workspace;
  readonly baseline: Baseline;
  /** Files the agent may not read are not written: commands would find them there. */
  readonly mayRead: (path: string) => boolean;
  /** Called after all checks pass, before the first file is written. */
  readonly begin: () => Promise<void>;
}

export type MergeWritten =
  /** The number of files written or removed. */
  | { readonly kind: "written"; readonly files: number }
  /** Nothing was touched; `reason` is a sentence. */
  | { readonly kind: "left"; readonly reason: string };

/** Writes the whole merge or nothing. The run's edits stay in files that the merge does not touch. */
export async function writeMerge(merge: BaseMerge, facts: MergeTarget): Promise<MergeWritten> {
  const { git, baseline, mayRead, begin } = facts;
  const touched = await findTouched(merge, git);
  const obstacle = await findObstacle(merge, touched, facts);
  if (obstacle !== undefined) return { kind: "left", reason: obstacle };
  await begin();
  const { root, files } = baseline.pinned;
  const paths = [...touched.keys()].filter(mayRead);
  const written = paths.flatMap((path) => {
    const after = touched.get(path)?.after;
    return after === undefined ? [] : [{ ...after, path }];
  });
  for (const path of paths) if (touched.get(path)?.after === undefined) await removeFile(root, path, files);
  await clearWays(root, written, files);
  for (const entry of written) await writeEntry(root, entry, files, git);
  await moveOn(baseline, merge, paths, git);
  return { kind: "written", files: paths.length };
}

/** Files that the merge changes from the branch's state. */
async function findTouched({ head, commit }: BaseMerge, git: Git): Promise<ReadonlyMap<string, TreeDifference>> {
  const touched = new Map<string, TreeDifference>();
  const file = (node: TreeNode | undefined) => (node?.mode === SUBMODULE ? undefined : node);
  for (const { path, exact, ...sides } of await git.compare(head, commit)) {
    const [before, after] = [file(sides.before), file(sides.after)];
    if (exact && (before ?? after) !== undefined) touched.set(path, { path, exact, ...given({ before, after }) });
  }
  return touched;
}

/** The reason the merge cannot be written, as a sentence. */
async function findObstacle(
  { onto }: BaseMerge,
  touched: ReadonlyMap<string, TreeDifference>,
  { git, workspace, baseline }: MergeTarget,
): Promise<string | undefined> {
  const { files } = await readChanges(baseline, git);
  const edited = files.flatMap(({ path }) => (touched.has(path) ? [JSON.stringify(path)] : []));
  if (edited.length > 0)
    return `This run has edited ${listed(edited, NAMED)}, which ${onto.name} has changed as well. Undo that, merge, and edit again.`;
  for (const [path, { before, after }] of touched) {
    const place = await workspace.locate(path);
    if (place.kind !== "inside" || place.path !== path) return `${JSON.stringify(path)} cannot be written here.`;
    if (before !== undefined || after === undefined) continue;
    const there = await factsOf(workspace.files, place.absolute);
    if (there !== undefined && there.kind !== "directory")
      return `${JSON.stringify(path)} is in the way: no commit has it, and ${onto.name} brings one. Remove it first.`;
  }
  return undefined;
}

/** The most paths a sentence names. */
const NAMED = 10;

async function moveOn(baseline: Baseline, merge: BaseMerge, paths: readonly string[], git: Git): Promise<void> {
  const { root, files } = baseline.pinned;
  const pinned = await openPinned({ root, files, git, commit: merge.commit });
  // What was ignored before is in no record, and would count as new where the merge no longer ignores it.
  const exclusions = eitherExcludes(baseline.pinned.exclusions, pinned.exclusions);
  baseline.pinned = baseline.kind === "layer" ? pinned : { ...pinned, exclusions };
  baseline.commit = merge.commit;
  baseline.merge = merge;
  for (const path of paths) await noteWritten(baseline, path);
}
