/** A commit made by plumbing on an index of its own: no work tree, no filters, no hooks. */
import { rm } from "node:fs/promises";
import type { CommitFacts, Git, TreeChange } from "../../ports.ts";
import type { GitObject } from "./objects.ts";
import type { Plumbing } from "./plumbing.ts";
import type { Processes } from "./process.ts";

type NewCommit = Parameters<Git["commit"]>[0];

export interface CommitTools {
  readonly processes: Processes;
  readonly plumbing: Plumbing;
  /** Absolute path of an index file of its own. */
  readonly index: string;
}

/** Throws `GitError`, for instance when git refuses a path. */
export async function makeCommit({ processes, plumbing, index }: CommitTools, commit: NewCommit): Promise<string> {
  const environment = { GIT_INDEX_FILE: index };
  try {
    await processes.need(["read-tree", "--end-of-options", commit.parent], { environment });
    if (commit.changes.length > 0) {
      await processes.need(["update-index", "-z", "--index-info"], { environment, input: indexInfo(commit.changes) });
    }
    const tree = (await plumbing.raw(["write-tree"], { environment })).trim();
    const parents = parentsOf(commit).flatMap((parent) => ["-p", parent]);
    const id = await plumbing.raw(["commit-tree", tree, ...parents], {
      environment: signature(commit),
      input: `${commit.message.trimEnd()}\n`,
    });
    return id.trim();
  } finally {
    await rm(index, { force: true });
  }
}

/** What a commit that is to be made follows. */
export function parentsOf({ parent, parents }: Pick<NewCommit, "parent" | "parents">): readonly string[] {
  return parents ?? [parent];
}

/** Deletions first, so that a file may take the place of a directory. Mode 0 removes. */
function indexInfo(changes: readonly TreeChange[]): string {
  const [gone, set] = [
    changes.filter(({ blob }) => blob === undefined),
    changes.filter(({ blob }) => blob !== undefined),
  ];
  const lines = [
    ...gone.map(({ path }) => `0 ${NO_OBJECT}\t${path}\0`),
    ...set.map(({ path, blob }) => `${blob?.mode} ${blob?.oid}\t${path}\0`),
  ];
  return lines.join("");
}

const NO_OBJECT = "0".repeat(40);

/** Author and committer of a commit, as git takes them from its environment. */
export function signature({ author, time }: Pick<NewCommit, "author" | "time">): Record<string, string> {
  const date = `@${time} +0000`;
  return {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
    GIT_COMMITTER_DATE: date,
  };
}

/** A commit object's headers, an empty line, and its message. */
export function parseCommit({ bytes }: GitObject): CommitFacts {
  const text = bytes.toString("utf8");
  const cut = text.indexOf("\n\n");
  const headers = text.slice(0, cut).split("\n");
  const parents = headers.filter((line) => line.startsWith("parent ")).map((line) => line.slice("parent ".length));
  return { parents, message: text.slice(cut + 2) };
}
