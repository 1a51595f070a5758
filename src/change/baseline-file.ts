/** A baseline as a file, for a process that has to look at the workspace after the one that took it was killed. */
import { openGround, type Baseline, type BaselineFacts } from "./baseline.ts";

/** Where it lies among a run's files. */
export const BASELINE_FILE = "baseline.json";

/** Linear in the number of files; nothing in it is content. */
export function writeBaseline({ commit, tracked, present, closed, undecodable }: Baseline): Buffer {
  const lists = [tracked, closed, undecodable].map((map) => [...map]);
  return Buffer.from(JSON.stringify([FORMAT, commit, [...present], ...lists]));
}

/** The baseline again; undefined when the bytes are none, or one of another commit. Throws `GitError`. */
export async function reviveBaseline(bytes: Buffer, facts: BaselineFacts): Promise<Baseline | undefined> {
  const [format, commit, present, tracked, closed, undecodable] = parse(bytes);
  if (format !== FORMAT || commit !== facts.commit) return undefined;
  return {
    ground: await openGround(facts),
    commit,
    present: new Set(present as string[]),
    tracked: new Map(tracked as EntriesOf<Baseline["tracked"]>),
    closed: new Map(closed as EntriesOf<Baseline["closed"]>),
    undecodable: new Map(undecodable as EntriesOf<Baseline["undecodable"]>),
  };
}

type EntriesOf<M> = M extends ReadonlyMap<infer K, infer V> ? [K, V][] : never;

const FORMAT = 1;

function parse(bytes: Buffer): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // The run was killed while it was written.
  }
}
