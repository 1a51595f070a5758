/** The workspace's state before any tool ran; also written to a file, for the post step of a run that was killed. */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { BaseMerge } from "../events.ts";
import type { FileFacts, Files, Git, TreeEntry } from "../ports.ts";
import {
  openBelow,
  openExclusions,
  pinTree,
  surveyWorkspace,
  type ClosedReason,
  type PinnedWorkspace,
  type SurveyedDirectory,
  type SurveyNotes,
} from "./survey.ts";
import type { Layer } from "./layer.ts";
import {
  openLookup,
  writeBlock,
  type RecordBlock,
  type Converted,
  type FileRecord,
  type KnownDirectory,
  type KnownFile,
  type RunDirectory,
} from "./record.ts";
import { onceForObject } from "../lib/once.ts";
import { given } from "../lib/parts.ts";

/** What the workspace is compared with: an earlier scan, or the checkout below the run's layer. */
export type Baseline = ScannedBaseline | LayeredBaseline;

/** Changes when the run brings its base in: what the automatic merge writes is not an edit. */
interface Moving {
  pinned: PinnedWorkspace;
  /** The pinned commit, or the automatic merge. */
  commit: string;
  merge?: BaseMerge;
}

export interface LayeredBaseline extends Moving, Layer {
  readonly kind: "layer";
  pinned: PinnedWorkspace;
}

export interface ScannedBaseline extends Moving {
  readonly kind: "scan";
  /** What was there: changes to untracked files are not published. */
  readonly record: FileRecord;
  /** How many tracked files were there, or Remit has written since. */
  count: number;
  /** What Remit itself has written since, by path; undefined for what it has removed. */
  readonly written: Map<string, KnownFile | undefined>;
  /** Directories that were not entered: changes in them are not published. */
  readonly closed: ReadonlyMap<string, ClosedReason>;
  readonly undecodable: ReadonlyMap<string, number>;
}

/** A workspace, and the commit that it is pinned to. */
export interface PinnedPlace {
  /** Absolute path of the workspace. */
  readonly root: string;
  readonly files: Files;
  readonly git: Git;
  /** The pinned commit, fetched. */
  readonly commit: string;
}

/**
 * Takes the baseline of a workspace whose tracked files equal the commit's, and keeps it in the run's directory: the time
 * grows with the number of files, the memory does not. Makes one system call per tracked file, and reads the files whose
 * size differs from the commit's.
 */
export async function readBaseline(place: PinnedPlace, directory: RunDirectory): Promise<ScannedBaseline> {
  const pinned = await openPinned(place);
  const notes: SurveyNotes = { closed: new Map(), undecodable: new Map() };
  const blocks: RecordBlock[] = [];
  let batch: SurveyedDirectory[] = [];
  let [count, size] = [0, 0];
  const write = async (): Promise<void> => {
    blocks.push(await writeBlock(await knownIn(batch, place), directory));
    [batch, size] = [[], 0];
  };
  for await (const found of surveyWorkspace(pinned, notes)) {
    const { tracked, fresh } = found;
    if (tracked.length + fresh.length === 0) continue;
    batch.push(found);
    count += tracked.length;
    size += tracked.length + fresh.length;
    if (size >= IN_BLOCK) await write();
  }
  if (size > 0) await write();
  const record = { blocks, place: directory };
  return { kind: "scan", pinned, commit: place.commit, record, count, written: new Map(), ...notes };
}

/** The files of a block, about half a megabyte, except where one directory has more. One `git cat-file` tells their sizes. */
const IN_BLOCK = 5_000;

async function knownIn(found: readonly SurveyedDirectory[], place: PinnedPlace): Promise<KnownDirectory[]> {
  const { root, files, git } = place;
  const sizes = await git.sizes(found.flatMap(({ tracked }) => tracked.map(({ entry }) => entry.oid)));
  const known: KnownDirectory[] = [];
  for (const { directory, tracked, fresh } of found) {
    const states = new Map<string, KnownFile>();
    for (const { facts, entry } of tracked) {
      const { signature, executable, size } = facts;
      const isPlain = size === sizes.get(entry.oid);
      const converted = isPlain
        ? undefined
        : await readConverted(posix.join(root, entry.path), facts, entry, files, git);
      states.set(posix.basename(entry.path), { signature, executable, ...given({ converted }) });
    }
    known.push({ directory, tracked: states, untracked: new Set(fresh.map((path) => posix.basename(path))) });
  }
  return known;
}

/** What the pinned commit alone says about a workspace. */
export async function openPinned({ root, files, git, commit }: PinnedPlace): Promise<PinnedWorkspace> {
  const tree = pinTree(git, commit);
  return { root, files, tree, exclusions: await openExclusions(git, tree) };
}

/** A layer's baseline costs nothing: the checkout below it does not change. */
export async function layeredBaseline(place: PinnedPlace, layer: Omit<Layer, "pinned">): Promise<LayeredBaseline> {
  return { kind: "layer", pinned: await openPinned(place), commit: place.commit, ...layer };
}

/** What is known about a file's state before the run. */
export async function knownOf(
  baseline: Baseline,
  path: string,
  entry: TreeEntry,
  git: Git,
): Promise<KnownFile | undefined> {
  if (baseline.kind === "scan") return await knownInRecord(baseline, path);
  if (baseline.written.has(path)) return { signature: "", executable: entry.mode === "100755" };
  const facts = await openBelow(baseline)(path);
  if (facts === undefined) return undefined;
  const { signature, executable } = facts;
  const converted = await readConverted(posix.join(baseline.lower, path), facts, entry, baseline.host, git);
  return { signature, executable, ...given({ converted }) };
}

/** Whether what the commit does not have at a path was there before the run: it is not published, whatever happens to it. */
export async function wasUntracked(baseline: Baseline, path: string): Promise<boolean> {
  if (baseline.kind === "scan")
    return (await directoryIn(baseline.record, path))?.untracked.has(posix.basename(path)) === true;
  // Where the commit had a directory, a file is new.
  if (baseline.written.has(path) || (await baseline.pinned.tree.directory(path)) !== undefined) return false;
  return (await openBelow(baseline)(path)) !== undefined;
}

async function knownInRecord({ record, written }: ScannedBaseline, path: string): Promise<KnownFile | undefined> {
  if (written.has(path)) return written.get(path);
  return (await directoryIn(record, path))?.tracked.get(posix.basename(path));
}

async function directoryIn(record: FileRecord, path: string): Promise<KnownDirectory | undefined> {
  const directory = posix.dirname(path);
  return await lookupIn(record)(directory === "." ? "" : directory);
}

const lookupIn = onceForObject(openLookup);

/** Notes what Remit itself has written or removed: it is no edit, and a file that is missing later was deleted. */
export async function noteWritten(baseline: Baseline, path: string): Promise<void> {
  if (baseline.kind === "layer") return void baseline.written.add(path);
  const { root, files } = baseline.pinned;
  const facts = await files.facts(posix.join(root, path));
  baseline.count += Number(facts !== undefined) - Number((await knownInRecord(baseline, path)) !== undefined);
  baseline.written.set(path, facts && { signature: facts.signature, executable: facts.executable });
}

/** The object id git gives a blob, in the hash algorithm of `like` (any other id of the repository). */
export function blobId(bytes: Buffer, like: string): string {
  const hash = createHash(like.length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** Bytes. Larger files are neither compared nor published; GitHub warns at 50 MiB. */
export const MOST_PUBLISHED_BYTES = 20 * 1024 * 1024;

async function readConverted(
  absolute: string,
  facts: FileFacts,
  entry: TreeEntry,
  files: Files,
  git: Git,
): Promise<Converted | undefined> {
  if (facts.kind !== "file") return undefined;
  if (facts.size > MOST_PUBLISHED_BYTES) return { lineEnds: false };
  const here = await files.read(absolute);
  const oid = blobId(here, entry.oid);
  if (oid === entry.oid) return undefined;
  const stored = await git.blob(entry.oid);
  const lineEnds =
    !stored.includes("\r\n") && here.toString("latin1").replaceAll("\r\n", "\n") === stored.toString("latin1");
  return { oid, lineEnds };
}

/** The file's name among a run's files. */
export const BASELINE_FILE = "baseline.json";

/** What another process needs to know of a baseline, beside the record in the run's directory. Has no file's content. */
export function writeBaseline(baseline: Baseline): Buffer {
  const { kind, commit } = baseline;
  const facts =
    kind === "layer"
      ? [[...baseline.covered]]
      : [baseline.record.blocks, baseline.count, [...baseline.closed], [...baseline.undecodable]];
  return Buffer.from(JSON.stringify([FORMAT, commit, kind, ...facts]));
}

/** Reads the baseline back; undefined when the bytes are invalid or belong to another commit. Throws `GitError`. */
export async function reviveBaseline(
  bytes: Buffer,
  place: PinnedPlace,
  directory: RunDirectory,
): Promise<ScannedBaseline | undefined> {
  const [format, commit, kind, blocks, count, closed, undecodable] = parse(bytes);
  if (format !== FORMAT || commit !== place.commit || kind !== "scan") return undefined;
  return {
    kind,
    pinned: await openPinned(place),
    commit,
    record: { blocks: blocks as readonly RecordBlock[], place: directory },
    count: count as number,
    // What Remit wrote since is what the commit has: its content decides.
    written: new Map(),
    closed: new Map(closed as EntriesOf<ScannedBaseline["closed"]>),
    undecodable: new Map(undecodable as EntriesOf<ScannedBaseline["undecodable"]>),
  };
}

/** The covered paths of a layer; undefined when the bytes do not describe a layer on this commit. */
export function coveredOf(bytes: Buffer, wanted: string): readonly string[] | undefined {
  const [format, commit, kind, covered] = parse(bytes);
  return format === FORMAT && commit === wanted && kind === "layer" ? (covered as string[]) : undefined;
}

type EntriesOf<M> = M extends ReadonlyMap<infer K, infer V> ? [K, V][] : never;

const FORMAT = 3;

function parse(bytes: Buffer): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // The run was killed while writing it.
  }
}
