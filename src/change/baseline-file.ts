/** A baseline as a file, for a process that has to look at the workspace after the one that took it was killed. */
import { openGround, type Baseline, type BaselineFacts, type Scanned } from "./baseline.ts";

/** Where it lies among a run's files. */
export const BASELINE_FILE = "baseline.json";

/** Linear in the number of files; nothing in it is content. */
export function writeBaseline(baseline: Baseline): Buffer {
  if (baseline.kind === "layer")
    return Buffer.from(JSON.stringify([FORMAT, baseline.commit, "layer", [...baseline.covered]]));
  const { commit, tracked, present, closed, undecodable } = baseline;
  const lists = [tracked, closed, undecodable].map((map) => [...map]);
  return Buffer.from(JSON.stringify([FORMAT, commit, [...present], ...lists]));
}

/** The baseline again; undefined when the bytes are none, or one of another commit. Throws `GitError`. */
export async function reviveBaseline(bytes: Buffer, facts: BaselineFacts): Promise<Scanned | undefined> {
  const [format, commit, present, tracked, closed, undecodable] = parse(bytes);
  if (format !== FORMAT || commit !== facts.commit || present === "layer") return undefined;
  return {
    kind: "scan",
    ground: await openGround(facts),
    commit,
    present: new Set(present as string[]),
    tracked: new Map(tracked as EntriesOf<Scanned["tracked"]>),
    closed: new Map(closed as EntriesOf<Scanned["closed"]>),
    undecodable: new Map(undecodable as EntriesOf<Scanned["undecodable"]>),
  };
}

/** The paths that were covered in a layer; undefined when the bytes are of no layer on this commit. */
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
    return []; // The run was killed while it was written.
  }
}
