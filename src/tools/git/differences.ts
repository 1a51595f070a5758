/** What differs between two commits, as far as policy lets it be read. */
import type { DiffStat, Git } from "../../ports.ts";
import type { WorkspaceChanges } from "../reach.ts";
import type { Site } from "../tool.ts";

/** Beyond so many files, or changed lines, files are only counted. */
const MOST_FILES = 200;
const MOST_LINES = 10_000;

/** A line for each file, and the patch. `path` narrows it to a file or directory. Throws `GitError`. */
export async function tellDifferences(
  from: string,
  to: string,
  path: string | undefined,
  git: Git,
  { mayRead }: Pick<Site, "mayRead">,
): Promise<string> {
  const all = await git.stat(from, to);
  const wanted = all.filter((file) => path === undefined || file.path === path || file.path.startsWith(`${path}/`));
  if (wanted.length === 0) return "No differences.";
  const readable = wanted.filter((file) => mayRead(file.path));
  const picked = pick(readable);
  const patch = picked.length === 0 ? "" : await git.history.patch(from, to, picked);
  const hidden = wanted.length - readable.length;
  const left = readable.length - picked.length;
  const notes = [
    ...(hidden > 0 ? [`[${hidden} files are not shown: the policy or .geminiignore excludes them]`] : []),
    ...(left > 0 ? [`[${left} files are left out for size; ask for them by path]`] : []),
  ];
  return [...wanted.slice(0, 1_000).map(countOf), ...notes, "", patch].join("\n").trimEnd();
}

function pick(files: readonly DiffStat[]): readonly string[] {
  let lines = 0;
  const picked = files.slice(0, MOST_FILES).filter(({ added, removed }) => {
    const fits = lines + added + removed <= MOST_LINES;
    if (fits) lines += added + removed;
    return fits;
  });
  return picked.map(({ path }) => path);
}

function countOf({ path, added, removed, binary }: DiffStat): string {
  return binary ? `${path} (binary)` : `${path} +${added} -${removed}`;
}

/**
 * The workspace as a commit, which stays in Remit's own git and is never published: what differs from it is then asked
 * like any other difference, and the workspace's own git is not.
 */
export async function commitWorkspace({ base, files }: WorkspaceChanges, git: Git): Promise<string> {
  return await git.commit({
    parent: base,
    changes: files.map(({ path, after }) => ({ path, ...(after && { blob: { mode: after.mode, oid: after.oid } }) })),
    message: "The workspace",
    author: { name: "Remit", email: "remit@localhost" },
    time: 0,
  });
}
