/** The difference between two commits, as pull requests, comparisons and reviews show it. */
import type { BareRepository } from "../git-server.ts";

export interface FileDiff {
  readonly path: string;
  readonly previous: string | undefined;
  readonly status: "added" | "removed" | "modified" | "renamed";
  readonly oid: string;
  readonly additions: number;
  readonly deletions: number;
  /** Hunks only; undefined for a binary file. */
  readonly patch: string | undefined;
}

export interface Divergence {
  /** The number of commits only on the head, and only on the base. */
  readonly ahead: number;
  readonly behind: number;
  /** The merge base; undefined if there is none. */
  readonly fork: string | undefined;
}

export interface CommitFacts {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

/** Commits never change, so the difference between two of them is cached. */
function cachedBy<Commits extends readonly string[], T>(
  make: (bare: BareRepository, ...commits: Commits) => Promise<T>,
): (bare: BareRepository, ...commits: Commits) => Promise<T> {
  const known = new WeakMap<BareRepository, Map<string, Promise<T>>>();
  return (bare, ...commits) => {
    const memory = known.get(bare) ?? new Map<string, Promise<T>>();
    known.set(bare, memory);
    const key = commits.join(" ");
    const found = memory.get(key) ?? make(bare, ...commits);
    memory.set(key, found);
    return found;
  };
}

/** Commits only on one side of two that branch off each other, newest last. */
const sidesOf = cachedBy(async (bare, base: string, head: string) => {
  const lines = (await bare.git("rev-list", "--left-right", "--reverse", `${base}...${head}`)).split("\n");
  const side = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
  return { behind: side("<"), ahead: side(">") };
});

export const branchesApart = cachedBy(async (bare, base: string, head: string): Promise<Divergence> => {
  const { behind, ahead } = await sidesOf(bare, base, head);
  const fork = behind.length === 0 ? base : (await bare.git("merge-base", base, head).catch(() => "")).trim();
  return { ahead: ahead.length, behind: behind.length, fork: fork === "" ? undefined : fork };
});

/** Files that differ between the merge base and the head: what a pull request shows. */
export async function filesChanged(bare: BareRepository, base: string, head: string): Promise<readonly FileDiff[]> {
  const { fork } = await branchesApart(bare, base, head);
  return fork === undefined ? [] : filesBetween(bare, fork, head);
}

const filesBetween = cachedBy(async (bare, from: string, to: string): Promise<readonly FileDiff[]> => {
  const plain = ["--find-renames", "--no-ext-diff", "--no-textconv", "--full-index"];
  const all = await bare.git("diff", ...plain, "--raw", "--numstat", "--patch", "-z", from, to, "--");
  const start = all.indexOf("\0\0diff --git ");
  const [raw, counts] = splitTables(all.slice(0, start + 1));
  const numbers = readCounts(counts);
  const patches = all.slice(start + 2).split(/^(?=diff --git )/m);
  return readRaw(raw).map((file, index) => {
    const { additions, deletions } = numbers[index] ?? { additions: 0, deletions: 0 };
    return { ...file, additions, deletions, patch: hunks(patches[index] ?? "") };
  });
});

/** Each file's row of the first table begins with `:`; the second one has numbers. */
function splitTables(text: string): readonly [raw: string, counts: string] {
  const end = /(?<=\0)(?:\d+|-)\t(?:\d+|-)\t/.exec(text)?.index ?? text.length;
  return [text.slice(0, end), text.slice(end)];
}

const STATUS: Readonly<Record<string, FileDiff["status"]>> = { A: "added", D: "removed", R: "renamed" };

type Named = Pick<FileDiff, "path" | "previous" | "status" | "oid">;

function readRaw(raw: string): Named[] {
  const fields = raw.split("\0");
  const files: Named[] = [];
  for (let at = 0; at + 1 < fields.length;) {
    const [, , before = "", after = "", letter = ""] = fields[at]?.split(" ") ?? [];
    const status = STATUS[letter.slice(0, 1)] ?? "modified";
    const renamed = status === "renamed";
    const path = fields[at + (renamed ? 2 : 1)] ?? "";
    files.push({
      path,
      previous: renamed ? fields[at + 1] : undefined,
      status,
      oid: status === "removed" ? before : after,
    });
    at += renamed ? 3 : 2;
  }
  return files;
}

/** `added TAB removed TAB path`, or, for a rename, an empty path and two more fields; `-` counts for binary files. */
function readCounts(counts: string): { readonly additions: number; readonly deletions: number }[] {
  const fields = counts.split("\0");
  const found: { additions: number; deletions: number }[] = [];
  for (let at = 0; at + 1 < fields.length; at += fields[at]?.endsWith("\t") ? 3 : 1) {
    const [added = "0", removed = "0"] = fields[at]?.split("\t") ?? [];
    found.push({ additions: Number(added) || 0, deletions: Number(removed) || 0 });
  }
  return found;
}

function hunks(patch: string): string | undefined {
  const start = patch.search(/^@@ /m);
  return start < 0 ? undefined : patch.slice(start).replace(/\n$/, "");
}

export const commitFacts = cachedBy(async (bare, sha: string): Promise<CommitFacts> =>
  readCommit(sha, await bare.git("cat-file", "commit", sha)),
);

/** The newest commits, newest first, by one process. */
export const history = cachedBy(async (bare, sha: string): Promise<readonly CommitFacts[]> => {
  const commits = (await bare.git("rev-list", "--max-count=100", "--header", sha)).split("\0").slice(0, -1);
  return commits.map((text) => {
    const [id = ""] = text.split("\n", 1);
    const [head = "", ...message] = text.slice(id.length + 1).split("\n\n");
    return readCommit(id, `${head}\n\n${message.join("\n\n").replaceAll(/^ {4}/gm, "")}`);
  });
});

function readCommit(sha: string, text: string): CommitFacts {
  const end = text.indexOf("\n\n");
  const values = (key: string): string[] => {
    const lines = text.slice(0, end).split("\n");
    return lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
  };
  return {
    sha,
    tree: values("tree")[0] ?? "",
    parents: values("parent"),
    author: readPerson(values("author")[0] ?? ""),
    committer: readPerson(values("committer")[0] ?? ""),
    message: text.slice(end + 2).replace(/\n$/, ""),
  };
}

function readPerson(line: string): Person {
  const [, name = "", email = "", seconds = "0"] = /^(.*?) ?<(.*)> (\d+)/.exec(line) ?? [];
  return { name, email, date: toTime(Number(seconds) * 1000) };
}

/** A time as GitHub writes it: to the second. */
export function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Commits on the head that are not on the base, oldest first. */
export async function commitsBetween(bare: BareRepository, base: string, head: string): Promise<readonly string[]> {
  return (await sidesOf(bare, base, head)).ahead;
}
