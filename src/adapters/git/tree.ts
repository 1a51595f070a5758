/** `git ls-tree` as records. */
import type { DiffStat, IndexEntry, TreeEntry } from "../../ports.ts";

/** Arguments that list a commit's tree as {@link parseTree} reads it. */
export function listTree(commit: string): readonly string[] {
  return ["ls-tree", "-r", "-z", "-l", "--full-tree", "--end-of-options", commit];
}

/** Lines are `<mode> <type> <oid> <size>` (the size padded with blanks, `-` for a submodule), a tab, the path and NUL. */
export function parseTree(output: Buffer): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let start = 0; start < output.length;) {
    const end = output.indexOf(0, start);
    const tab = output.indexOf(9, start);
    const [mode = "", , oid = "", size = "-"] = output.toString("latin1", start, tab).split(/ +/);
    entries.push({ ...decodePath(output.subarray(tab + 1, end)), mode, oid, size: size === "-" ? -1 : Number(size) });
    start = end + 1;
  }
  return entries;
}

/** `<mode> <oid> <stage>`, a tab, the path and NUL; paths that are not UTF-8 are left out. */
export function parseIndex(output: Buffer): IndexEntry[] {
  const entries: IndexEntry[] = [];
  for (let start = 0; start < output.length;) {
    const end = output.indexOf(0, start);
    const tab = output.indexOf(9, start);
    const [mode = "", oid = ""] = output.toString("latin1", start, tab).split(" ");
    const { path, exact } = decodePath(output.subarray(tab + 1, end));
    if (exact) entries.push({ path, mode, oid });
    start = end + 1;
  }
  return entries;
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

function decodePath(bytes: Buffer): { path: string; exact: boolean } {
  const path = bytes.toString("utf8");
  return Buffer.from(path).equals(bytes) ? { path, exact: true } : { path: bytes.toString("latin1"), exact: false };
}
