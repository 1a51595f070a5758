/** Finds what a run wrote by what is in its layer, and looks at nothing else; the content decides. */
import { posix } from "node:path";
import {
  DIRECTORY,
  SUBMODULE,
  systemCode,
  type FileFacts,
  type Files,
  type TreeDirectory,
  type TreeEntry,
  type TreeNode,
} from "../ports.ts";
import type { RefusedFile } from "../events.ts";
import {
  type Exclusions,
  CLOSED,
  factsOf,
  fileOf,
  isGit,
  MAX_PATH,
  MAX_UNTRACKED,
  type ClosedReason,
  type CrowdedDirectory,
  type PinnedWorkspace,
  listIfThere,
  type Listing,
  openBelow,
  type FactsBelow,
} from "./survey.ts";
import { GENERATED } from "../lib/ecosystems.ts";
import { onceFor } from "../lib/once.ts";
import { given } from "../lib/parts.ts";

export interface Layer {
  /** The merged files, as commands see them: `pinned.files` below `pinned.root`. */
  readonly pinned: PinnedWorkspace;
  /** The directory of written files, seen from outside; absolute. */
  readonly upper: string;
  /** The checkout itself, which the run never touches; absolute. */
  readonly lower: string;
  /** The machine's files, for both. */
  readonly host: Files;
  /** Workspace paths at which Remit wrote the commit's file, whatever the checkout below has. Files brought later are added. */
  readonly written: Set<string>;
  /** Workspace paths that nobody may read: what is there is not an edit. */
  readonly covered: ReadonlySet<string>;
}

/** Paths that may have changed, and the refusals of the rest. */
export interface LayerFound {
  readonly suspects: readonly Candidate[];
  readonly refused: readonly RefusedFile[];
  /** No file is left in the workspace, tracked or new. */
  readonly vanished: boolean;
}

export interface Candidate {
  readonly path: string;
  readonly entry?: TreeEntry;
  /** The current state; absent when it is gone. */
  readonly facts?: FileFacts;
}

export async function searchLayer(layer: Layer): Promise<LayerFound> {
  const search: Search = {
    layer,
    suspects: [],
    refused: [],
    facts: new Map(),
    lists: new Map(),
    written: onceFor((directory) => writtenIn(layer, directory)),
    below: openBelow(layer),
  };
  const crowd = { top: "", seen: 0 };
  const [left] = await Promise.all([
    listIfThere(layer.pinned.files, layer.pinned.root),
    askAhead(search, ""),
    visit(search, { directory: "", exclusions: layer.pinned.exclusions, excluded: false, crowd }),
  ]);
  const isEmpty =
    typeof left !== "string" && left.entries.every(({ name }) => name === ".git") && left.undecodable === 0;
  const vanished = isEmpty && (await layer.pinned.tree.hasSeveral());
  return { suspects: search.suspects, refused: search.refused, vanished };
}

interface Search {
  readonly layer: Layer;
  readonly suspects: Candidate[];
  readonly refused: RefusedFile[];
  /** What was asked for: facts of merged files, at most {@link MOST_KEPT}, and listings of merged directories. */
  readonly facts: Map<string, Promise<FileFacts | undefined>>;
  readonly lists: Map<string, Promise<Listing>>;
  /** By directory; undefined if the layer itself may not be listed there. */
  readonly written: (directory: string) => Promise<Written | undefined>;
  readonly below: FactsBelow;
}

/** What the layer itself has in a directory. */
interface Written {
  readonly kinds: ReadonlyMap<string, Kind>;
  /** A file of the commit that was not written here. */
  readonly witness: string | undefined;
}

interface Visit {
  readonly directory: string;
  readonly exclusions: Exclusions;
  /** A pattern excludes it: only tracked files in it count. */
  readonly excluded: boolean;
  readonly crowd: CrowdedDirectory;
}

/** A directory that is being searched. */
interface Searched extends Visit {
  /** What the pinned commit has there. */
  readonly committed: TreeDirectory | undefined;
}

async function visit(search: Search, at: Visit): Promise<void> {
  const { pinned } = search.layer;
  // All at once: each is an answer to be waited for.
  const [merged, written, committed] = await Promise.all([
    mergedList(search, at.directory),
    search.written(at.directory),
    pinned.tree.directory(at.directory),
  ]);
  if (typeof merged === "string") noteUnlisted(search, at, merged);
  else if (!at.excluded && merged.undecodable > 0) await noteStrange(search, at.directory, merged.undecodable);
  if (merged === "gone" || merged === "unreadable") return;
  const tracked = committed?.entries ?? new Map<string, TreeNode>();
  const kinds =
    merged === "crowded"
      ? await kindsOf(search, at.directory, [...tracked.keys()])
      : new Map(merged.entries.map(({ name, kind }) => [name, kind]));
  const unwritten = [...kinds.keys()].filter((name) => written?.kinds.has(name) !== true);
  const same = await unchanged(search, at.directory, unwritten, written?.witness);
  const names = [...new Set([...kinds.keys(), ...tracked.keys()])].filter((name) => !same.has(name));
  for (const name of names) await look(search, { ...at, committed }, name, kinds.get(name));
}

/** Of those of the names that are there, asked for one by one. */
async function kindsOf({ layer }: Search, directory: string, names: readonly string[]): Promise<Map<string, Kind>> {
  const { files, root } = layer.pinned;
  const kindOf = async (name: string): Promise<Kind | undefined> => {
    try {
      return (await files.facts(posix.join(root, directory, name)))?.kind;
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return "other"; // Something is there.
    }
  };
  const found = await Promise.all(names.map(async (name) => [name, await kindOf(name)] as const));
  return new Map(found.flatMap(([name, kind]) => (kind === undefined ? [] : [[name, kind] as const])));
}

/**
 * Of names not written here, those of the checkout itself that did not move here with a directory. An overlay takes them
 * all from one directory below, and a file without a second name is in one directory only: so one such file, the witness,
 * answers for all. Nothing is mounted in the layer but covered files.
 */
async function unchanged(search: Search, directory: string, names: readonly string[], witness: string | undefined) {
  if (witness !== undefined && (await asBelow(search, witness))?.links === 1) return new Set(names);
  const pairs = await Promise.all(
    names.map(async (name) => ({ name, same: (await asBelow(search, posix.join(directory, name))) !== undefined })),
  );
  return new Set(pairs.flatMap(({ name, same }) => (same ? [name] : [])));
}

async function noteStrange(search: Search, directory: string, undecodable: number): Promise<void> {
  const { layer, below } = search;
  const isBelow = (await below(directory))?.kind === "directory";
  const lower = isBelow ? await listIfThere(layer.host, posix.join(layer.lower, directory)) : "gone";
  const strange = undecodable - (typeof lower === "string" ? 0 : lower.undecodable);
  if (strange > 0) noteRefused(search, directory, `it has ${strange} new names that are not UTF-8`);
}

/** Facts of a file or directory that the checkout itself has at this path; undefined if it is another one. */
async function asBelow(search: Search, path: string): Promise<FileFacts | undefined> {
  const [merged, below] = await Promise.all([mergedFacts(search, path), search.below(path)]);
  return merged !== undefined && merged.stamp === below?.stamp ? below : undefined;
}

/**
 * Asks at once for what a search will ask for, as far as the layer shows it: one after another, each answer would have
 * to be waited for. Directories that the commit does not have may be left out as a whole.
 */
async function askAhead(search: Search, directory: string): Promise<void> {
  const { lists } = search;
  const list = mergedList(search, directory);
  list.catch(() => undefined); // Thrown below, where it is waited for.
  lists.set(directory, list);
  const [written, committed] = await Promise.all([
    search.written(directory),
    search.layer.pinned.tree.directory(directory),
  ]);
  const found = [...(written?.kinds ?? [])].map(([name, kind]) => ({
    path: posix.join(directory, name),
    kind,
    isCommitted: committed?.entries.get(name)?.mode === DIRECTORY,
  }));
  const files = found.flatMap(({ path, isCommitted }) => (isCommitted ? [] : [path]));
  const asked = written?.witness === undefined ? files : [written.witness, ...files];
  const facts = asked.slice(0, MOST_KEPT - search.facts.size).map((path) => mergedFacts(search, path));
  const below = found.filter(({ isCommitted, kind }) => isCommitted && kind === "directory");
  await Promise.all([list, ...facts, ...below.map(({ path }) => askAhead(search, path))]);
}

/** Facts that one search keeps, and the most that it asks for ahead. */
const MOST_KEPT = 1_000;

function mergedFacts({ layer: { pinned }, facts }: Search, path: string): Promise<FileFacts | undefined> {
  const known = facts.get(path);
  if (known !== undefined) return known;
  const answer = factsOf(pinned.files, posix.join(pinned.root, path));
  if (facts.size < MOST_KEPT) facts.set(path, answer);
  return answer;
}

async function writtenIn({ pinned, covered, upper, host }: Layer, directory: string): Promise<Written | undefined> {
  const listed = await listIfThere(host, posix.join(upper, directory));
  if (typeof listed === "string" && listed !== "gone") return undefined;
  const kinds = new Map(listed === "gone" ? [] : listed.entries.map(({ name, kind }) => [name, kind]));
  const committed = (await pinned.tree.directory(directory))?.entries ?? [];
  for (const [name, { mode }] of committed) {
    const path = posix.join(directory, name);
    if (!kinds.has(name) && !covered.has(path) && mode.startsWith("100")) return { kinds, witness: path };
  }
  return { kinds, witness: undefined };
}

function mergedList({ layer: { pinned }, lists }: Search, directory: string): Promise<Listing> {
  return lists.get(directory) ?? listIfThere(pinned.files, posix.join(pinned.root, directory));
}

type Kind = FileFacts["kind"];

async function look(search: Search, at: Searched, name: string, kind: Kind | undefined): Promise<void> {
  const { layer } = search;
  const path = posix.join(at.directory, name);
  if (layer.covered.has(path)) return;
  if (isGit(name)) return await noteGit(search, at.directory, path, kind);
  const node = at.committed?.entries.get(name);
  const entry = fileOf(path, node);
  if (entry?.mode === SUBMODULE) return;
  if (entry !== undefined) await noteTracked(search, path, entry, kind);
  if (node?.mode === DIRECTORY && kind !== "directory") await noteGone(search, path);
  if (kind === "directory") return await lookInto(search, at, name);
  if (kind === undefined || entry !== undefined || at.excluded || at.exclusions.has(name, false)) return;
  await noteNew(search, at, name);
}

/** One that the checkout had is no change: what is in it is never published. */
async function noteGit(search: Search, directory: string, path: string, kind: Kind | undefined): Promise<void> {
  if (kind === undefined || path === ".git" || (await search.below(path)) !== undefined) return;
  noteRefused(search, directory, CLOSED.repository);
}

async function noteTracked(search: Search, path: string, entry: TreeEntry, kind: Kind | undefined): Promise<void> {
  const facts = kind === undefined || kind === "directory" ? undefined : await mergedFacts(search, path);
  // Nobody may read what is there. A file that cannot be seen is not deleted.
  const unseen = kind !== undefined && kind !== "directory" && facts === undefined;
  if (unseen) return noteRefused(search, posix.dirname(path), CLOSED.unreadable);
  // The run did not delete what the checkout lacked, as in a sparse checkout.
  const wasThere = search.layer.written.has(path) || (await search.below(path)) !== undefined;
  if (facts === undefined && !wasThere) return;
  search.suspects.push({ path, entry, ...given({ facts }) });
}

/** A directory of the commit that is no longer a directory. */
async function noteGone(search: Search, directory: string): Promise<void> {
  const committed = await search.layer.pinned.tree.directory(directory);
  for (const [name, node] of committed?.entries ?? []) {
    const path = posix.join(directory, name);
    const entry = fileOf(path, node);
    if (entry === undefined) await noteGone(search, path);
    else if (entry.mode !== SUBMODULE) await noteTracked(search, path, entry, undefined);
  }
}

/** An untracked file that existed before is not published, whatever happens to it. */
async function noteNew(search: Search, { directory, crowd, committed }: Searched, name: string): Promise<void> {
  const path = posix.join(directory, name);
  const { written } = search.layer;
  if (crowd.seen > MAX_UNTRACKED) return noteRefused(search, crowd.top, CLOSED.crowded);
  // Where the commit had a directory, a file is new.
  const says = committed?.entries.has(name) !== true && !written.has(path);
  const wasThere = says && (await search.below(path)) !== undefined;
  if (wasThere) return;
  if (++crowd.seen > MAX_UNTRACKED) return noteRefused(search, crowd.top, CLOSED.crowded);
  const facts = await mergedFacts(search, path);
  if (facts === undefined) return noteRefused(search, posix.dirname(path), CLOSED.unreadable);
  search.suspects.push({ path, facts });
}

async function lookInto(search: Search, at: Searched, name: string): Promise<void> {
  const directory = posix.join(at.directory, name);
  const excluded = at.excluded || at.exclusions.has(name, true);
  const isNew = at.committed?.entries.get(name)?.mode !== DIRECTORY;
  const crowd = isNew && at.committed === undefined ? at.crowd : { top: directory, seen: 0 };
  if (isNew && excluded) return;
  const closed = isNew ? await closedBy(search, directory, crowd) : undefined;
  if (closed === "untouched") return;
  if (closed !== undefined) return noteRefused(search, OF_ALL.has(closed) ? crowd.top : directory, CLOSED[closed]);
  await visit(search, { directory, excluded, exclusions: await at.exclusions.enter(name), crowd });
}

/** `untouched`: another repository that the checkout had, in which nothing was written but its `.git`, as Remit does. */
async function closedBy(
  search: Search,
  directory: string,
  crowd: CrowdedDirectory,
): Promise<ClosedReason | "untouched" | undefined> {
  const { pinned, host, lower } = search.layer;
  if (GENERATED.has(posix.basename(directory))) return "dependencies";
  if (directory.length > MAX_PATH) return "deep";
  if (++crowd.seen > MAX_UNTRACKED) return "crowded";
  // A command may have removed its `.git`.
  if ((await search.below(directory))?.kind === "directory" && (await hasGit(host, posix.join(lower, directory)))) {
    const written = await search.written(directory);
    return written !== undefined && [...written.kinds.keys()].every(isGit) ? "untouched" : "repository";
  }
  const inside = await listIfThere(pinned.files, posix.join(pinned.root, directory));
  if (inside === "crowded") crowd.seen = Infinity;
  if (typeof inside === "string") return inside === "crowded" ? inside : undefined;
  return inside.entries.some((entry) => isGit(entry.name)) ? "repository" : undefined;
}

async function hasGit(files: Files, directory: string): Promise<boolean> {
  const listed = await listIfThere(files, directory);
  return typeof listed !== "string" && listed.entries.some(({ name }) => isGit(name));
}

/** The reasons that apply to the whole crowd. */
const OF_ALL: ReadonlySet<ClosedReason> = new Set(["crowded", "deep"]);

function noteRefused({ refused }: Search, directory: string, reason: string): void {
  const path = directory === "" ? "." : directory;
  if (!refused.some((one) => one.path === path && one.reason === reason)) refused.push({ path, reason });
}

function noteUnlisted(search: Search, { directory, excluded }: Visit, why: Exclude<Listing, object>): void {
  if (why !== "gone" && !excluded) noteRefused(search, directory, CLOSED[why]);
}
