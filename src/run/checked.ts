/** What was verified is what is published: later changes are found, and those of the verification itself put back. */
import { clearWays, differ, isGenerated, wasUntracked, writeEntry, type Changes } from "../change.ts";
import type { RefusedFile } from "../events.ts";
import { given, listed } from "../lib/parts.ts";
import { parentsOf } from "../lib/paths.ts";
import { systemCode, type Files, type TreeNode } from "../ports.ts";
import type { WorkspaceSession } from "./feature.ts";
import { editsSince } from "./prepared-workspace.ts";

type Place = Pick<WorkspaceSession, "ports" | "baseline">;

/** Where the work is not as it was checked. */
interface Deviation {
  readonly path: string;
  /** What was checked; absent where no file was. */
  readonly checked?: TreeNode;
  /** The checked work has no edit of it. */
  readonly isFresh: boolean;
}

/** In the order of the paths. */
export function deviations(checked: Changes, now: Changes): readonly Deviation[] {
  const was = new Map(checked.files.map((file) => [file.path, file]));
  const is = new Map(now.files.map((file) => [file.path, file]));
  const paths = [...new Set([...was.keys(), ...is.keys()])].sort();
  return paths.flatMap((path) => {
    const [edit, other] = [was.get(path), is.get(path)];
    const isSame = edit !== undefined && other !== undefined && !differ(edit.after, other.after);
    if (isSame) return [];
    const node = edit === undefined ? other?.before : edit.after;
    return [{ path, isFresh: edit === undefined, ...given({ checked: node }) }];
  });
}

/**
 * Puts back what verification commands changed, and logs it. Not done in the owner's checkout, where there is no layer to
 * discard, nor where all was deleted.
 */
export async function restoreChecked({ ports, baseline }: Place, checked: Changes): Promise<void> {
  const { inside } = ports.shell;
  if (inside === undefined) return;
  const now = await editsSince(baseline, ports.git);
  const changed = now.vanished === true ? [] : deviations(checked, now);
  if (changed.length === 0) return;
  const { root } = baseline.pinned;
  for (const { path, checked: node } of changed)
    if (node === undefined) await ifPossible(inside.files.remove(`${root}/${path}`));
  for (const { path, checked: node } of changed)
    if (node !== undefined) await ifPossible(write({ path, ...node }, root, inside.files, ports.git));
  const paths = new Set(await Promise.all(changed.map(async (one) => await placeOf(one, checked, baseline))));
  ports.log.append({ type: "edits.undone", files: [...paths].map((path) => ({ path, reason: MADE_BY_IT })) });
}

const MADE_BY_IT = "a verification command made this change, which is not part of the work";

type Git = Place["ports"]["git"];

async function write(entry: TreeNode & { readonly path: string }, root: string, files: Files, git: Git): Promise<void> {
  await clearWays(root, [entry], files);
  await writeEntry(root, entry, files, git);
}

/** What the machine refuses stays as it is, and is found when the work is compared again. */
async function ifPossible(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (systemCode(error) === undefined) throw error;
  });
}

/**
 * Removes new places that Remit does not look into, such as a repository of its own: they would be there during a
 * verification, and not in what is published. Resolves with them.
 */
export async function removeClosed({ ports, baseline }: Place, changes: Changes): Promise<readonly RefusedFile[]> {
  const { inside } = ports.shell;
  if (inside === undefined || baseline.kind !== "layer") return [];
  const { root, tree } = baseline.pinned;
  const removed: RefusedFile[] = [];
  for (const one of changes.refused) {
    const { path } = one;
    const holdsWork = changes.files.some((file) => `${file.path}/`.startsWith(`${path}/`));
    if (path === "." || holdsWork || isGenerated(one) || (await wasUntracked(baseline, path))) continue;
    if ((await tree.entry(path)) !== undefined || (await tree.directory(path)) !== undefined) continue;
    await ifPossible(inside.files.remove(`${root}/${path}`));
    removed.push(one);
  }
  return removed;
}

/** For a file of a new directory, the highest one that has no work: a report of coverage has hundreds of files. */
async function placeOf(
  { path, isFresh, checked: node }: Deviation,
  checked: Changes,
  { pinned: { tree } }: Place["baseline"],
): Promise<string> {
  if (!isFresh || node !== undefined) return path;
  for (const parent of parentsOf(path))
    if (!checked.files.some((file) => file.path.startsWith(`${parent}/`)) && !(await tree.directory(parent)))
      return parent;
  return path;
}

/** Why work that passed its verification does not count as verified, as a sentence; undefined when it does. */
export async function whyNoLonger(checked: Changes, { ports, baseline }: Place): Promise<string | undefined> {
  const [withheld] = checked.refused.filter((one) => !isGenerated(one));
  if (withheld !== undefined) return `\`${withheld.path}\` is not published, and was there during the verification.`;
  const now = await editsSince(baseline, ports.git);
  if (now.vanished === true) return undefined; // Nothing of it is published.
  const names = deviations(checked, now).map(({ path }) => `\`${path}\``);
  return names.length === 0 ? undefined : `${listed(names, 3)} changed during the verification or after it.`;
}
