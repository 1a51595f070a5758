/** What a run changed in the workspace, found by content. */
import { posix } from "node:path";
import { LINK, SUBMODULE, type Conversion, type FileFacts, type Git, type TreeEntry, type TreeNode } from "../ports.ts";
import type { BaseMerge, RefusedFile } from "../events.ts";
import { isLfsPointer } from "../lib/media.ts";
import {
  blobId,
  knownOf,
  MOST_PUBLISHED_BYTES,
  wasUntracked,
  type Baseline,
  type ScannedBaseline,
} from "./baseline.ts";
import { searchLayer, type LayerFound, type Candidate } from "./layer.ts";
import {
  CLOSED,
  firstEntry,
  presentFacts,
  surveyWorkspace,
  type PinnedWorkspace,
  type SurveyedDirectory,
  type SurveyNotes,
  type TrackedFile,
} from "./survey.ts";
import { openReader, type KnownDirectory, type KnownFile } from "./record.ts";
import { parentsOf } from "../lib/paths.ts";
import { given } from "../lib/parts.ts";

/** One file in the base and now; either side may be missing. */
export interface Change {
  readonly path: string;
  readonly before?: TreeNode;
  /** Kept in Remit's own git as it was read: later writes to the workspace do not affect it. */
  readonly after?: TreeNode;
  /** Set when the file was not the commit's before the run: `after` may have changes of an earlier step of the job. */
  readonly mixed?: true;
}

export interface Changes {
  /** The commit that the changes are compared with. */
  readonly base: string;
  /** Set when the run has brought its base in: `base` is then the automatic merge. */
  readonly merge?: BaseMerge;
  /** Sorted by path. */
  readonly files: readonly Change[];
  /** Files that could not be read as changes, and why. */
  readonly refused: readonly RefusedFile[];
  /** Set when no file is left in the workspace, tracked or new; `files` is then empty. */
  readonly vanished?: true;
}

/** Whether a file's content or mode differs; it may be missing on either side. */
export function differ(a: TreeNode | undefined, b: TreeNode | undefined): boolean {
  return a?.oid !== b?.oid || a?.mode !== b?.mode;
}

/** What one commit changes from another, sorted by path. */
export async function changesBetween(from: string, to: string, git: Git): Promise<readonly Change[]> {
  const differences = await git.compare(from, to);
  return differences.map(({ path, before, after }) => ({ path, ...given({ before, after }) })).sort(byPath);
}

/** The most new files kept; above this, the largest groups are left out. Every policy's limit is far lower. */
export const MAX_NEW = 1_000;

/** Compares the workspace with its baseline. Executes nothing in the workspace and reads none of its configuration. */
export async function readChanges(baseline: Baseline, git: Git): Promise<Changes> {
  const found = baseline.kind === "layer" ? await searchLayer(baseline) : await searchScan(baseline);
  const { suspects, crowds } = await withoutCrowds(found.suspects, baseline.pinned);
  const { vanished } = found;
  const refused = [...found.refused, ...crowds].sort(byPath);
  const from = { base: baseline.commit, ...given({ merge: baseline.merge }) };
  if (vanished) return { ...from, files: [], refused, vanished };
  const present = suspects.filter(({ facts }) => facts !== undefined).map(({ path }) => path);
  const conversions = await git.conversions(baseline.commit, present);
  const files: Change[] = [];
  for (const suspect of suspects) {
    const read = await readSuspect(suspect, conversions.get(suspect.path) ?? {}, baseline, git);
    if (read.kind === "changed") files.push(read.change);
    if (read.kind === "refused") refused.push({ path: suspect.path, reason: read.reason });
  }
  return { ...from, files: files.sort(byPath), refused: refused.sort(byPath) };
}

/** Leaves out the largest groups of new files. Changed files of the commit are always kept. */
async function withoutCrowds(suspects: readonly Candidate[], pinned: PinnedWorkspace) {
  const fresh = suspects.filter(({ entry }) => entry === undefined);
  if (fresh.length <= MAX_NEW) return { suspects, crowds: [] };
  const crowds: RefusedFile[] = [];
  const dropped = new Set<Candidate>();
  for (const [path, crowd] of [...(await crowdsOf(fresh, pinned))].sort(([, a], [, b]) => b.length - a.length)) {
    if (fresh.length - dropped.size <= MAX_NEW) break;
    for (const suspect of crowd) dropped.add(suspect);
    crowds.push({
      path: path || ".",
      reason: `it holds ${crowd.length} new files, and a change has at most ${MAX_NEW}; name it in .gitignore`,
    });
  }
  return { suspects: suspects.filter((suspect) => !dropped.has(suspect)), crowds };
}

/** Whether a place is left out because of how much is in it: like what git ignores, it does not count as the run's work. */
export function isGenerated({ reason }: RefusedFile): boolean {
  return reason.endsWith("name it in .gitignore") || reason === CLOSED.deep || reason.startsWith(UNSEEN);
}

/** Groups new files by their highest new directory, or by the one above, where that has very many such groups. */
async function crowdsOf(
  fresh: readonly Candidate[],
  { tree }: PinnedWorkspace,
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const directories = new Set<string>();
  for (const parent of new Set(fresh.flatMap(({ path }) => parentsOf(path))))
    if ((await tree.directory(parent)) !== undefined) directories.add(parent);
  const old = (path: string) => parentsOf(path).findLast((parent) => directories.has(parent)) ?? "";
  const top = (path: string) => parentsOf(path).find((parent) => !directories.has(parent)) ?? old(path);
  const tops = sortInto([...new Set(fresh.map(({ path }) => top(path)))], (path) => old(`${path}/`));
  return sortInto(fresh, ({ path }) => ((tops.get(old(path))?.length ?? 0) > MANY ? old(path) : top(path)));
}

/** `Map.groupBy`, which Node 20 does not have. */
function sortInto<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The most groups in one directory that are reported one by one. */
const MANY = 100;

async function searchScan(baseline: ScannedBaseline): Promise<LayerFound> {
  const { pinned, record, closed } = baseline;
  const notes = { closed: new Map(), undecodable: new Map() };
  const search: Search = { baseline, notes, suspects: new Map(), rewritten: new Set() };
  const missing = async ({ directory, tracked }: KnownDirectory): Promise<void> => {
    for (const [name, known] of tracked) await compareTracked(search, posix.join(directory, name), known);
  };
  const earlier = openReader(record, missing);
  let left = 0;
  for await (const found of surveyWorkspace(pinned, notes, { at: earlier.at, closed })) {
    left += found.files;
    await compareDirectory(search, found);
  }
  await earlier.end();
  for (const path of baseline.written.keys()) if (!search.rewritten.has(path)) await compareTracked(search, path);
  return {
    suspects: [...search.suspects.values()],
    refused: [...refuseClosed(search), ...refuseNames(search)],
    // More than one file: deleting the only file may well be what was asked for.
    vanished: left === 0 && baseline.count > 1,
  };
}

interface Search {
  readonly baseline: ScannedBaseline;
  readonly notes: SurveyNotes;
  /** By path. */
  readonly suspects: Map<string, Candidate>;
  /** Paths in the baseline's `written` that are there. */
  readonly rewritten: Set<string>;
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}

async function compareDirectory(
  search: Search,
  { directory, tracked, fresh, known }: SurveyedDirectory,
): Promise<void> {
  const { baseline, notes, suspects } = search;
  const here = new Map(tracked.map((file) => [file.entry.path, file]));
  const before = new Map([...(known?.tracked ?? [])].map(([name, state]) => [posix.join(directory, name), state]));
  for (const path of new Set([...before.keys(), ...here.keys()]))
    await compareTracked(search, path, before.get(path), here.get(path));
  for (const [path, facts] of await presentFacts(fresh, baseline.pinned, notes)) suspects.set(path, { path, facts });
}

/** Notes a tracked file that is not as it was. */
async function compareTracked(
  { baseline: { pinned, written }, notes: { closed }, suspects, rewritten }: Search,
  path: string,
  before?: KnownFile,
  now?: TrackedFile,
): Promise<void> {
  const known = written.has(path) ? written.get(path) : before;
  if (now !== undefined && written.has(path)) rewritten.add(path);
  if (now?.facts.signature === known?.signature) return;
  const entry = now?.entry ?? (await pinned.tree.entry(path));
  if (entry === undefined || entry.mode === SUBMODULE) return;
  // A file that cannot be seen is not deleted.
  const isHidden = ["", ...parentsOf(path)].some((parent) => closed.get(parent) === "unreadable");
  if (now === undefined && isHidden) return;
  suspects.set(path, { path, entry, ...given({ facts: now?.facts }) });
}

type Read =
  | { readonly kind: "same" }
  | { readonly kind: "changed"; readonly change: Change }
  | { readonly kind: "refused"; readonly reason: string };

async function readSuspect(
  { path, entry, facts }: Candidate,
  conversion: Conversion,
  baseline: Baseline,
  git: Git,
): Promise<Read> {
  const before = entry && { mode: entry.mode, oid: entry.oid };
  if (facts === undefined) return { kind: "changed", change: { path, ...given({ before }) } };
  if (facts.kind === "other") return { kind: "refused", reason: "it is neither a file nor a link" };
  if (facts.size > MOST_PUBLISHED_BYTES)
    return { kind: "refused", reason: `it has ${facts.size} bytes; at most ${MOST_PUBLISHED_BYTES} are published` };
  const read = await readContent(posix.join(baseline.pinned.root, path), facts, baseline);
  if (typeof read === "string") return { kind: "refused", reason: read };
  const known = entry && (await knownOf(baseline, path, entry, git));
  const mode = modeOf(facts, entry, known);
  // A checkout may convert a file. It is then unchanged if it is as it was at the baseline.
  const untouched = known?.converted?.oid === blobId(read, baseline.commit);
  const bytes = known?.converted?.lineEnds === true ? unixLines(read) : read;
  const oid = untouched && entry !== undefined ? entry.oid : blobId(bytes, baseline.commit);
  if (oid === entry?.oid) {
    if (mode === entry.mode) return { kind: "same" };
    return { kind: "changed", change: { path, ...given({ before }), after: { mode, oid } } };
  }
  const stuck = await refuseConverted(conversion, entry, known, git);
  if (stuck !== undefined) return { kind: "refused", reason: stuck };
  await git.store(bytes);
  const { oid: earlier, lineEnds } = known?.converted ?? {};
  const mixed = earlier !== undefined && lineEnds === false && ({ mixed: true } as const);
  return { kind: "changed", change: { path, ...given({ before }), after: { mode, oid }, ...mixed } };
}

/** Git would run a program on these bytes, or recode them, before storing them; Remit runs nothing. */
async function refuseConverted(
  { filter, encoding }: Conversion,
  entry: TreeEntry | undefined,
  known: KnownFile | undefined,
  git: Git,
): Promise<string | undefined> {
  const pointed = entry !== undefined && known?.converted !== undefined && isLfsPointer(await git.blob(entry.oid));
  if (filter === "lfs" || pointed) return "it is kept in Git LFS, which Remit does not upload to";
  if (filter !== undefined) return `git stores it through the filter ${filter}, which Remit does not run`;
  const recoded = encoding !== undefined && (entry === undefined || known?.converted !== undefined);
  return recoded ? `git stores it in another encoding than the workspace's (${encoding})` : undefined;
}

/** The bytes git would store for a file or link; a sentence when they cannot be read. */
async function readContent(absolute: string, facts: FileFacts, { pinned }: Baseline): Promise<Buffer | string> {
  try {
    return facts.kind === "link"
      ? Buffer.from(await pinned.files.readLink(absolute))
      : await pinned.files.read(absolute);
  } catch (error) {
    if (typeof error === "object" && error !== null && "code" in error)
      return `it could not be read (${String(error.code)})`;
    throw error;
  }
}

/** The executable bit counts only when it changed since the baseline: some file systems do not store it. */
function modeOf(facts: FileFacts, entry: TreeEntry | undefined, known: KnownFile | undefined): string {
  if (facts.kind === "link") return LINK;
  const untouched = known !== undefined && known.executable === facts.executable;
  if (untouched && entry?.mode.startsWith("100") === true) return entry.mode;
  return facts.executable ? "100755" : "100644";
}

function unixLines(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}

function refuseClosed({ notes: { closed }, baseline: { closed: before } }: Search): RefusedFile[] {
  const fresh = [...closed].filter(([path]) => !before.has(path));
  return [...fresh.map(([path, why]) => ({ path: path || ".", reason: CLOSED[why] })), ...unseen(closed, before)];
}

/** In directories that were crowded before the run, new files cannot be told apart: reported once for all of them. */
function unseen(closed: SurveyNotes["closed"], before: ScannedBaseline["closed"]): RefusedFile[] {
  const [first, ...more] = [...closed]
    .filter(([path, why]) => why === "crowded" && before.has(path))
    .map(([path]) => path);
  if (first === undefined) return [];
  const others = more.length === 0 ? "" : `, as ${more.length} others did`;
  const reason = `${UNSEEN}${others}: what is new there is not published`;
  return [{ path: first || ".", reason }];
}

const UNSEEN = "it held more untracked files than Remit looks through before the run began";

function refuseNames({ notes: { undecodable }, baseline: { undecodable: before } }: Search): RefusedFile[] {
  return [...undecodable]
    .filter(([directory, count]) => count > (before.get(directory) ?? 0))
    .map(([directory, count]) => ({
      path: directory || ".",
      reason: `it has ${count - (before.get(directory) ?? 0)} new names that are not UTF-8`,
    }));
}

// ── One edit ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why a file of this size in bytes is not published; undefined when only the policy decides. */
export async function whyNotPublished(path: string, bytes: number, baseline: Baseline): Promise<string | undefined> {
  const { pinned } = baseline;
  const above = await firstEntry(parentsOf(path), pinned.tree);
  if (above?.mode === SUBMODULE) return `it is in the submodule ${above.path}, which is a repository of its own`;
  if (bytes > MOST_PUBLISHED_BYTES) return `it has ${bytes} bytes; at most ${MOST_PUBLISHED_BYTES} are published`;
  if ((await pinned.tree.entry(path)) !== undefined) return undefined;
  if (await isIgnored(path.split("/"), pinned)) return ".gitignore leaves it out";
  return (await wasUntracked(baseline, path)) ? "it was in the checkout, untracked, before the run" : undefined;
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
