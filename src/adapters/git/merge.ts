/** An automatic merge by `git merge-tree`: no work tree, no driver, no attributes of the repository. */
import type { MergeConflict } from "../../events.ts";
import { GitError, type MergeSides, type MergedTree } from "../../ports.ts";
import type { Plumbing, Processes } from "../git-process.ts";

export interface MergeTools {
  readonly processes: Processes;
  readonly plumbing: Plumbing;
}

/** Both sides get `fork` as their parent, so git needs no more history. Throws `GitError`; `unknown` before 2.38. */
export async function mergeTrees(
  { processes, plumbing }: MergeTools,
  { fork, head, onto }: MergeSides,
): Promise<MergedTree> {
  const root = await commitTree(plumbing, fork, []);
  for (const [name, side] of [
    [OURS, head],
    [THEIRS, onto],
  ] as const) {
    await processes.need(["update-ref", `refs/heads/${name}`, await commitTree(plumbing, side, [root])]);
  }
  const { code, output, stderr } = await processes.run([...MERGE, OURS, THEIRS]);
  if (code !== 0 && code !== 1) {
    if (/usage:|unknown option/i.test(stderr)) return { kind: "unknown", reason: "git here is older than 2.38" };
    throw new GitError(`git merge-tree failed: ${stderr.trim().split("\n")[0] ?? ""}`);
  }
  const { tree, conflicts } = parse(output.toString("utf8"));
  return { kind: "merged", commit: await commitTree(plumbing, tree, [head, onto]), conflicts };
}

/** The names of the two sides in conflict markers. */
const [OURS, THEIRS] = ["branch", "base"] as const;

/** Full ids in markers: the length of short ones depends on the other objects in the directory. */
const SETTINGS = ["merge.conflictStyle=diff3", "merge.directoryRenames=false", "merge.renames=true", "core.abbrev=no"];
const MERGE = [
  ...SETTINGS.flatMap((setting) => ["-c", setting]),
  "merge-tree",
  "--write-tree",
  "-z",
  "--messages",
  "--end-of-options",
];

/** Author and committer: the same commits always give the same merge. */
const NOBODY = {
  GIT_AUTHOR_NAME: "Remit",
  GIT_AUTHOR_EMAIL: "remit@localhost",
  GIT_AUTHOR_DATE: "@0 +0000",
  GIT_COMMITTER_NAME: "Remit",
  GIT_COMMITTER_EMAIL: "remit@localhost",
  GIT_COMMITTER_DATE: "@0 +0000",
};

/** Makes a commit of a commit's tree, or of a tree. */
async function commitTree(plumbing: Plumbing, of: string, parents: readonly string[]): Promise<string> {
  const args = ["commit-tree", `${of}^{tree}`, ...parents.flatMap((parent) => ["-p", parent])];
  return (await plumbing.raw(args, { environment: NOBODY, input: "Automatic merge\n" })).trim();
}

/**
 * The tree; `<mode> <oid> <stage>\t<path>` for each side of each conflict; an empty field; then messages: a count of
 * paths, the paths, a kind that is stable across versions, and text.
 */
function parse(output: string): { readonly tree: string; readonly conflicts: readonly MergeConflict[] } {
  const [tree = "", ...fields] = output.split("\0");
  const end = fields.indexOf("");
  const stages = new Map<string, Map<string, string>>();
  for (const field of fields.slice(0, end < 0 ? 0 : end)) {
    const [facts, path] = [field.slice(0, field.indexOf("\t")), field.slice(field.indexOf("\t") + 1)];
    const [mode = "", , stage = ""] = facts.split(" ");
    stages.set(path, (stages.get(path) ?? new Map<string, string>()).set(stage, mode));
  }
  const kinds = parseMessages(fields.slice(end + 1));
  const conflicts = [...stages].map(([path, modes]) => ({ path, kind: kindOf(modes, kinds.get(path) ?? new Set()) }));
  return { tree, conflicts };
}

function parseMessages(fields: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  for (let at = 0; at + 1 < fields.length;) {
    const count = Number(fields[at]);
    if (!Number.isInteger(count)) throw new GitError("git merge-tree wrote what Remit cannot read.");
    const kind = fields[at + 1 + count] ?? "";
    for (const path of fields.slice(at + 1, at + 1 + count)) {
      if (kind.startsWith("CONFLICT")) kinds.set(path, (kinds.get(path) ?? new Set<string>()).add(kind));
    }
    at += count + 3;
  }
  return kinds;
}

const KNOWN: ReadonlySet<string> = new Set([
  "CONFLICT (contents)",
  "CONFLICT (binary)",
  "CONFLICT (modify/delete)",
  "CONFLICT (rename/delete)",
]);

function kindOf(modes: ReadonlyMap<string, string>, kinds: ReadonlySet<string>): MergeConflict["kind"] {
  const files = [...modes.values()].every((mode) => mode.startsWith("100"));
  if (!files || kinds.size === 0 || [...kinds].some((kind) => !KNOWN.has(kind))) return "other";
  if (!modes.has("2")) return "deleted on branch";
  if (!modes.has("3")) return "deleted on base";
  return kinds.has("CONFLICT (binary)") ? "binary" : "markers";
}
