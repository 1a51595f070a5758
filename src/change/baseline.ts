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
} from "./survey.ts";
import type { Layer } from "./layer.ts";
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
  /** Tracked files that were present, by path. Files brought in later are added. */
  readonly tracked: Map<string, KnownFile>;
  /** Untracked files and closed directories that were present: changes to them are not published. */
  readonly present: ReadonlySet<string>;
  readonly closed: ReadonlyMap<string, ClosedReason>;
  readonly undecodable: ReadonlyMap<string, number>;
}

export interface KnownFile {
  readonly signature: string;
  readonly executable: boolean;
  /** The workspace's bytes, where a filter, line-end conversion or earlier step made them differ from the commit's. */
  readonly converted?: Converted;
}

interface Converted {
  /** Undefined for a file too large to read. */
  readonly oid: string | undefined;
  /** True when CRLF line ends are the only difference. */
  readonly lineEnds: boolean;
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
 * Takes the baseline of a workspace whose tracked files equal the commit's: linear in the number of files. Makes one
 * system call per tracked file, and reads the files whose size differs from the commit's.
 */
export async function readBaseline(place: PinnedPlace): Promise<ScannedBaseline> {
  const { root, files, git, commit } = place;
  const pinned = await openPinned(place);
  const survey = await surveyWorkspace(pinned);
  const sizes = await git.sizes([...survey.tracked.values()].map(({ entry }) => entry.oid));
  const tracked = new Map<string, KnownFile>();
  for (const [path, { facts, entry }] of survey.tracked) {
    const { signature, executable, size } = facts;
    const isPlain = size === sizes.get(entry.oid);
    const converted = isPlain ? undefined : await readConverted(posix.join(root, path), facts, entry, files, git);
    tracked.set(path, { signature, executable, ...given({ converted }) });
  }
  const present = new Set([...survey.untracked.keys(), ...survey.closed.keys()]);
  return { kind: "scan", pinned, commit, tracked, present, closed: survey.closed, undecodable: survey.undecodable };
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
  if (baseline.kind === "scan") return baseline.tracked.get(path);
  if (baseline.written.has(path)) return { signature: "", executable: entry.mode === "100755" };
  const facts = await openBelow(baseline)(path);
  if (facts === undefined) return undefined;
  const { signature, executable } = facts;
  const converted = await readConverted(posix.join(baseline.lower, path), facts, entry, baseline.host, git);
  return { signature, executable, ...given({ converted }) };
}

/** Notes what Remit itself has written or removed: it is no edit, and a file that is missing later was deleted. */
export async function noteWritten(baseline: Baseline, path: string): Promise<void> {
  if (baseline.kind === "layer") return void baseline.written.add(path);
  const { root, files } = baseline.pinned;
  const facts = await files.facts(posix.join(root, path));
  if (facts === undefined) baseline.tracked.delete(path);
  else baseline.tracked.set(path, { signature: facts.signature, executable: facts.executable });
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
  if (facts.size > MOST_PUBLISHED_BYTES) return { oid: undefined, lineEnds: false };
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

/** Linear in the number of files; contains no file content. */
export function writeBaseline(baseline: Baseline): Buffer {
  if (baseline.kind === "layer")
    return Buffer.from(JSON.stringify([FORMAT, baseline.commit, "layer", [...baseline.covered]]));
  const { commit, tracked, present, closed, undecodable } = baseline;
  const lists = [tracked, closed, undecodable].map((map) => [...map]);
  return Buffer.from(JSON.stringify([FORMAT, commit, [...present], ...lists]));
}

/** Reads the baseline back; undefined when the bytes are invalid or belong to another commit. Throws `GitError`. */
export async function reviveBaseline(bytes: Buffer, place: PinnedPlace): Promise<ScannedBaseline | undefined> {
  const [format, commit, present, tracked, closed, undecodable] = parse(bytes);
  if (format !== FORMAT || commit !== place.commit || present === "layer") return undefined;
  return {
    kind: "scan",
    pinned: await openPinned(place),
    commit,
    present: new Set(present as string[]),
    tracked: new Map(tracked as EntriesOf<ScannedBaseline["tracked"]>),
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

const FORMAT = 2;

function parse(bytes: Buffer): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // The run was killed while writing it.
  }
}
