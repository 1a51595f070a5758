/** What git prints, as records, and what a commit's `.gitattributes` say; a work tree's are never read. */
import type { DiffStat, IndexDifference, TreeEntry, Conversion } from "../../ports.ts";
import * as fs from "node:fs";
import { join } from "node:path";
import type { Processes } from "../git-process.ts";

/** Arguments that compare an index with a commit as {@link parseDifferences} reads it. Whole folders that are the same are passed over. */
export function compareIndex(commit: string): readonly string[] {
  return ["diff-index", "--cached", "--raw", "-z", "--no-renames", "--no-abbrev", "--end-of-options", commit, "--"];
}

/** `:<mode there> <mode here> <oid there> <oid here> <letter>`, NUL, the path and NUL; paths that are not UTF-8 are left out. */
export function parseDifferences(output: Buffer): IndexDifference[] {
  const differences: IndexDifference[] = [];
  for (let start = 0; start < output.length;) {
    const middle = output.indexOf(0, start);
    const end = output.indexOf(0, middle + 1);
    const [mode = "", indexed = "", oid = "", , letter] = output.toString("latin1", start + 1, middle).split(" ");
    const { path, exact } = decodePath(output.subarray(middle + 1, end));
    const committed = /^0+$/.test(mode) ? {} : { committed: { mode, oid } };
    if (exact) differences.push({ path, ...committed, ...(letter !== "D" && { indexed }) });
    start = end + 1;
  }
  return differences;
}

/** `<added>\t<removed>\t<path>` and NUL for each file; `-` for both numbers of a binary one. */
export function parseStats(output: Buffer): DiffStat[] {
  const stats: DiffStat[] = [];
  for (let start = 0; start < output.length;) {
    const end = output.indexOf(0, start);
    const tab = output.indexOf(9, output.indexOf(9, start) + 1);
    const [added = "-", removed = "-"] = output.toString("latin1", start, tab).split("\t");
    const binary = added === "-";
    const { path } = decodePath(output.subarray(tab + 1, end));
    stats.push({ path, added: binary ? 0 : Number(added), removed: binary ? 0 : Number(removed), binary });
    start = end + 1;
  }
  return stats;
}

/** Arguments that ask for the sizes of the objects on standard input, one id a line. */
export const SIZES = ["cat-file", "--batch-check=%(objectname) %(objectsize)"];

/** `<oid> <size>` and a line feed for each object; objects that are not here are left out. */
export function parseSizes(output: Buffer): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const line of output.toString("latin1").split("\n")) {
    const [, oid, size] = /^([0-9a-f]+) (\d+)$/.exec(line) ?? [];
    if (oid !== undefined) sizes.set(oid, Number(size));
  }
  return sizes;
}

/** A path as UTF-8 text; as latin1 text where it is none (`exact` is then false). */
export function decodePath(bytes: Buffer): { path: string; exact: boolean } {
  const path = bytes.toString("utf8");
  return Buffer.from(path).equals(bytes) ? { path, exact: true } : { path: bytes.toString("latin1"), exact: false };
}

interface AttributesQuery {
  /** Remit's own git directory. */
  readonly directory: string;
  /** The index's file name in that directory. */
  readonly index: string;
  /** A commit's files of attributes. */
  readonly attributes: readonly Omit<TreeEntry, "exact">[];
  readonly paths: readonly string[];
}

/** Paths without conversion are left out. */
export async function readConversions(
  processes: Processes,
  { directory, index, attributes, paths }: AttributesQuery,
): Promise<ReadonlyMap<string, Conversion>> {
  const environment = { ...askingDirectory(directory), GIT_INDEX_FILE: join(directory, index) };
  try {
    const lines = attributes.map(({ path, mode, oid }) => `${mode} ${oid}\t${path}\0`);
    await processes.need(["update-index", "-z", "--index-info"], { environment, input: lines.join("") });
    const input = paths.map((path) => `${path}\0`).join("");
    const ask = ["check-attr", "--cached", "-z", "--stdin", ...ATTRIBUTES];
    return parseAttributes((await processes.need(ask, { environment, input })).toString());
  } finally {
    await fs.promises.rm(environment.GIT_INDEX_FILE, { force: true });
  }
}

const ATTRIBUTES = ["filter", "working-tree-encoding"] as const;

/** Our own directory's `info/attributes` switches off all conversion; this asks what the commit wants. */
function askingDirectory(directory: string): Record<string, string> {
  const asking = join(directory, "asking");
  fs.mkdirSync(join(asking, "refs"), { recursive: true });
  fs.writeFileSync(join(asking, "HEAD"), "ref: refs/heads/none\n");
  fs.writeFileSync(join(asking, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
  return { GIT_DIR: asking, GIT_OBJECT_DIRECTORY: join(directory, "objects") };
}

/** Parses path, attribute and value, each terminated by NUL. */
function parseAttributes(output: string): Map<string, Conversion> {
  const fields = output.split("\0");
  const conversions = new Map<string, Conversion>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", attribute, value = ""] = fields.slice(at, at + 3);
    if (NO_VALUE.has(value)) continue;
    const field = attribute === "filter" ? { filter: value } : { encoding: value };
    conversions.set(path, { ...conversions.get(path), ...field });
  }
  return conversions;
}

// `set` does not name a filter: git ignores a bare `filter`.
const NO_VALUE = new Set(["unspecified", "unset", "set"]);
