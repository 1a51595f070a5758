/** What a commit's `.gitattributes` say: read from an index of the commit, never from a work tree. */
import { mkdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Conversion } from "../../ports.ts";
import type { Processes } from "./process.ts";

export interface AttributesQuery {
  /** Remit's own git directory. */
  readonly directory: string;
  /** A file name of its own in it. */
  readonly index: string;
  readonly commit: string;
  readonly paths: readonly string[];
}

/** Paths that no attribute converts are left out. */
export async function readConversions(
  processes: Processes,
  { directory, index, commit, paths }: AttributesQuery,
): Promise<ReadonlyMap<string, Conversion>> {
  const environment = { ...askingDirectory(directory), GIT_INDEX_FILE: join(directory, index) };
  try {
    await processes.need(["read-tree", "--end-of-options", commit], { environment });
    const input = paths.map((path) => `${path}\0`).join("");
    const ask = ["check-attr", "--cached", "-z", "--stdin", ...ATTRIBUTES];
    return parseAttributes((await processes.need(ask, { environment, input })).toString());
  } finally {
    await rm(environment.GIT_INDEX_FILE, { force: true });
  }
}

const ATTRIBUTES = ["filter", "working-tree-encoding"] as const;

/** Our own directory's `info/attributes` switches all conversion off; what is asked here is what the commit wants. */
function askingDirectory(directory: string): Record<string, string> {
  const asking = join(directory, "asking");
  mkdirSync(join(asking, "refs"), { recursive: true });
  writeFileSync(join(asking, "HEAD"), "ref: refs/heads/none\n");
  writeFileSync(join(asking, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
  return { GIT_DIR: asking, GIT_OBJECT_DIRECTORY: join(directory, "objects") };
}

/** Path, attribute and value, each ended by NUL. */
function parseAttributes(output: string): Map<string, Conversion> {
  const fields = output.split("\0");
  const found = new Map<string, Conversion>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", attribute, value = ""] = fields.slice(at, at + 3);
    if (NO_VALUE.has(value)) continue;
    const field = attribute === "filter" ? { filter: value } : { encoding: value };
    found.set(path, { ...found.get(path), ...field });
  }
  return found;
}

// `set` is no filter's name: git takes a bare `filter` for none.
const NO_VALUE = new Set(["unspecified", "unset", "set"]);
