/** Resolves a model's revision to a commit id. */
import { firstOf } from "../lib/cut.ts";
import type { DiffStat, Git } from "../ports.ts";
import { refuse, type Refused } from "./place.ts";
import type { WorkspaceChanges } from "./reach.ts";
import { failure, type ToolContext } from "./tool.ts";

/** How many generations `~` and `^` may go back. */
const MOST_BACK = 200;

/**
 * `HEAD` (the commit that the run works on), a full or shortened commit id, or a branch of the repository; `~n` and
 * `^n` may follow. Throws `GitError`.
 */
export async function findCommit(revision: string, head: string, git: Git): Promise<string | Refused> {
  const [, name = "", steps = ""] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? [];
  const start = await findStart(name, head, git);
  return start === undefined ? unknown(revision) : await goBack(start, steps, revision, git);
}

async function findStart(name: string, head: string, git: Git): Promise<string | undefined> {
  if (name === "HEAD" || name === "@") return head;
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) return name;
  const isShort = /^[0-9a-f]{7,39}$/.test(name);
  const found = isShort ? await git.history.expand(name) : undefined;
  return found ?? (isBranch(name) ? await git.remoteBranch(name.replace(/^(?:refs\/heads|origin)\//, "")) : undefined);
}

/** Accepted by git as a branch name, and not taken by the server for a pattern. */
function isBranch(name: string): boolean {
  return name.length <= 250 && /^[^\s~^:?*[\\@-][^\s~^:?*[\\]*$/.test(name) && !/\.\.|@\{|\/\/|\/$/.test(name);
}

async function goBack(start: string, steps: string, revision: string, git: Git): Promise<string | Refused> {
  const back = [...steps.matchAll(/([~^])(\d*)/g)].map(([, kind, digits]) => {
    return { kind, count: digits === "" ? 1 : Number(digits) };
  });
  const generations = back.reduce((sum, { kind, count }) => sum + (kind === "~" ? count : 1), 0);
  if (generations > MOST_BACK) {
    return refuse(failure("invalid_arguments", `${revision} goes back ${generations} commits; ${MOST_BACK} can be.`));
  }
  // Fetches that much history.
  if (generations > 0) await git.history.log(start, { most: generations + 1 });
  let at: string | undefined = start;
  for (const { kind, count } of back) {
    const parents = kind === "~" ? Array<number>(count).fill(1) : count === 0 ? [] : [count];
    for (const parent of parents) at = at === undefined ? undefined : (await git.inspect(at)).parents[parent - 1];
  }
  return at ?? unknown(revision);
}

function unknown(revision: string): Refused {
  const name = JSON.stringify(firstOf(revision, 200));
  const hint = "Give HEAD, a full commit id, or a branch; ~n may follow. Tags are not known here.";
  return refuse(failure("not_found", `There is no commit ${name}.`, hint));
}

/** Beyond this many files, or changed lines, files are only counted. */
const MOST_FILES = 200;
const MOST_LINES = 10_000;

/** A line for each file, and the patch. `path` narrows it to a file or directory. Throws `GitError`. */
export async function describeDifferences(
  from: string,
  to: string,
  path: string | undefined,
  git: Git,
  { mayRead }: Pick<ToolContext, "mayRead">,
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
 * The workspace as a commit in Remit's own git, never published, so that its changes can be read like any other
 * difference without using the workspace's git.
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
