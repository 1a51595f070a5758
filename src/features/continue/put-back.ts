/** Edits of an earlier run that were not published, put back into the workspace. */
import type { Workspace } from "../../change/workspace.ts";
import { GitError, type TreeEntry } from "../../ports.ts";
import type { Merged } from "../../run/base-branch.ts";
import type { World } from "../../run/world.ts";

/** What it needs of the world. */
type Ground = Pick<World, "git">;

export type PutBack =
  /** `merged`: the base that was merged in first, by name. */
  | { readonly kind: "put back"; readonly paths: readonly string[]; readonly merged?: string }
  /** The pinned commit has all of it: the run was killed just after it had published. */
  | { readonly kind: "there" }
  /** Nothing was touched. */
  | { readonly kind: "left"; readonly reason: string };

export interface Unpublished {
  /** The pinned commit, which the workspace equals. */
  readonly head: string;
  /** A commit on the earlier run's base, or a merge of that. */
  readonly work: string;
  /** Merges the base, at that commit, into the workspace, as the earlier run had; resolves with the automatic merge. */
  readonly bringAgain: (onto: string) => Promise<Merged>;
}

/**
 * All of the edits, or none: each file must still be as it was when the earlier run began. What is put back counts as this
 * run's work, and is judged again like all of it before it is published.
 */
export async function putBack(world: Ground, workspace: Workspace, facts: Unpublished): Promise<PutBack> {
  try {
    const { git } = world;
    await git.fetch(facts.work);
    const start = await findStart(git, facts);
    if (start.kind !== "starts") return start;
    const { before: from, now: at, merged } = start;
    const trees = [listed(world, from), listed(world, facts.work), listed(world, at)] as const;
    const back = await putFiles(world, workspace, await Promise.all(trees));
    if (merged === undefined || back.kind === "left") return back;
    return { kind: "put back", paths: back.kind === "there" ? [] : back.paths, merged };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return left(`they are not there any more: ${error.message}`);
  }
}

/** Commits: what the edits are a difference to, and what the workspace equals. */
interface Start {
  readonly kind: "starts";
  readonly before: string;
  readonly now: string;
  readonly merged?: string;
}

async function findStart(git: World["git"], { head, work, bringAgain }: Unpublished): Promise<Start | PutBack> {
  const [first, onto] = (await git.inspect(work)).parents;
  if (first === undefined) return left("their commit follows no other");
  if (work === head) return { kind: "there" };
  if (first !== head) await git.fetch(first);
  if (onto === undefined) return { kind: "starts", before: first, now: head };
  if (first !== head) return left("they were on a merge, and others have pushed to the branch meanwhile");
  const merged = await bringAgain(onto);
  if (merged.kind === "left") return merged;
  return { kind: "starts", before: merged.commit, now: merged.commit, merged: merged.base };
}

async function putFiles(
  world: Ground,
  workspace: Workspace,
  [before, after, now]: readonly [Listed, Listed, Listed],
): Promise<PutBack> {
  const known = [...new Set([...before.keys(), ...after.keys()])].sort();
  const edited = known.filter((path) => differ(before, after, path));
  // What was published before the run was killed is there already.
  const paths = edited.filter((path) => differ(after, now, path));
  if (paths.length === 0) return { kind: "there" };
  const moved = paths.filter((path) => differ(before, now, path));
  if (moved.length > 0) return left(`others have changed ${moved.slice(0, SHOWN).join(", ")} meanwhile`);
  for (const path of paths) {
    if (await fits(workspace, path, after.get(path) ?? before.get(path))) continue;
    return left(`${JSON.stringify(path)} cannot be written`);
  }
  for (const path of paths.filter((each) => !after.has(each))) await workspace.files.remove(absolute(workspace, path));
  for (const path of paths) await write(world, workspace, path, after.get(path));
  return { kind: "put back", paths };
}

/** Paths that a sentence names. */
const SHOWN = 10;

function left(reason: string): PutBack {
  return { kind: "left", reason };
}

type Listed = ReadonlyMap<string, TreeEntry>;

async function listed({ git }: Ground, commit: string): Promise<Listed> {
  return new Map((await git.tree(commit)).map((entry) => [entry.path, entry]));
}

function differ(a: Listed, b: Listed, path: string): boolean {
  const [one, other] = [a.get(path), b.get(path)];
  return one?.oid !== other?.oid || one?.mode !== other?.mode;
}

const FILES: ReadonlySet<string> = new Set(["100644", "100755"]);

// The commit comes from a ref that whoever may push can write: links and git's own names are not taken from it.
async function fits(workspace: Workspace, path: string, entry: TreeEntry | undefined): Promise<boolean> {
  const place = await workspace.locate(path);
  return place.kind === "inside" && place.path === path && entry?.exact === true && FILES.has(entry.mode);
}

function absolute({ root }: Workspace, path: string): string {
  return `${root}/${path}`;
}

async function write({ git }: Ground, workspace: Workspace, path: string, entry: TreeEntry | undefined): Promise<void> {
  if (entry === undefined) return;
  const bytes = await git.blob(entry.oid);
  await workspace.files.write(absolute(workspace, path), bytes, entry.mode === "100755" ? 0o755 : 0o644);
}
