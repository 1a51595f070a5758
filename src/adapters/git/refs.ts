/** Refs on the server: branches and how they move forward; Remit's own, each one commit of the last run's files. */
import type { PinnedRef } from "../../events.ts";
import { GitError, type KeptCommit, type KeptRefs, type KeptSnapshot, type Pushed } from "../../ports.ts";
import { causeOf, refusal, UNACCEPTED, type RunRemoteGit } from "./server.ts";
import type { Finished } from "../git-process.ts";
import type { Fetching } from "./fetching.ts";
import { commitBytes, type Writer } from "./write.ts";

interface Branches {
  find(name: string): Promise<PinnedRef | undefined>;
  /** All branches with this prefix, by name. */
  below(prefix: string): Promise<readonly PinnedRef[]>;
  /** A compare-and-swap: the branch must be at `expect` (undefined: missing), or at `commit`, which returns `there`. */
  push(commit: string, branch: string, expect: string | undefined, beside?: KeptCommit): Promise<Pushed>;
  /** A compare-and-swap that deletes the branch. */
  remove(branch: string, expect: string): Promise<void>;
}

export function openBranches(talk: RunRemoteGit, address: string): Branches {
  // `--heads` makes the server leave out what is not a branch: GitHub keeps a ref for every pull request ever opened.
  const list = async (pattern: string): Promise<readonly PinnedRef[]> => {
    const args = ["--heads", "--end-of-options", address, `refs/heads/${pattern}`];
    return namesBelow("refs/heads/", await listRefs(talk, args, "Could not list the branches of the repository"));
  };
  const find = async (name: string) => (await list(name)).find((each) => each.name === name);
  return {
    find,
    below: async (prefix) => (await list(`${prefix}*`)).filter(({ name }) => name.startsWith(prefix)),
    async push(commit, branch, expect, beside) {
      checkBranch(branch);
      const ref = `refs/heads/${branch}`;
      const lease = `--force-with-lease=${ref}:${expect ?? ""}`;
      const push = async (options: readonly string[], refs: readonly string[]) =>
        await talk([...PUSH, lease, ...options, "--end-of-options", address, `${commit}:${ref}`, ...refs]);
      // All or nothing: if the branch has moved, the names may now belong to the run that moved it.
      const first = await (beside === undefined ? push([], []) : push(["--atomic"], refspecs(beside)));
      const end = beside !== undefined && mayPassAlone(ref, first) ? await push([], []) : first;
      const kept = beside !== undefined && end === first && end.code === 0;
      // An earlier attempt may have pushed although its answer was lost; what the retry finds is then ours.
      const lost = first.attempts > 1 || end.attempts > 1 || flagOf(ref, first) === "!";
      const flag = flagOf(ref, end);
      if (flag === "=" && !lost) return { branch: "there", kept };
      if (flag !== undefined && flag !== "!") return { branch: "pushed", kept };
      if (causeOf(outputOf(end)) === "moved" && (await find(branch))?.sha === commit) return { branch: "pushed", kept };
      throw pushRefusal(branch, end);
    },
    async remove(branch, expect) {
      checkBranch(branch);
      const ref = `refs/heads/${branch}`;
      const end = await talk([...PUSH, `--force-with-lease=${ref}:${expect}`, "--end-of-options", address, `:${ref}`]);
      if (end.code !== 0) throw pushRefusal(branch, end);
    },
  };
}

/** Git allows none of these characters in a branch name; in a refspec they would have a meaning. Throws `GitError`. */
export function checkBranch(name: string): void {
  if (/[\p{Cc} ~^:?*[\\]|\.\.|^[-/]/u.test(name)) throw new GitError(`Not a branch name: ${JSON.stringify(name)}`);
}

// The lease is a compare-and-swap on the branch and never forces: the caller has checked that `commit` is a child of
// `expect`, so any push the server accepts is a fast-forward.
const PUSH_ANY = ["push", "--porcelain", "--no-verify", "--no-signed", "--no-recurse-submodules"] as const;
const PUSH = [...PUSH_ANY, "--no-progress"] as const;

/** Porcelain's flag for a ref: `=` is up to date, `!` refused. Undefined when the server did not say. A quiet push prints none. */
function flagOf(ref: string, end: Finished): string | undefined {
  return lineOf(ref, end)?.[0];
}

function lineOf(ref: string, { output }: Finished): string | undefined {
  const lines = output.toString().split("\n");
  return lines.find((line) => line.split("\t")[1]?.endsWith(`:${ref}`) === true);
}

/** Whether what went with it may have made the push fail: refused, too long, or a server without atomic pushes. */
function mayPassAlone(ref: string, end: Finished): boolean {
  if (end.code === 0) return false;
  const line = lineOf(ref, end);
  if (line !== undefined) return line.startsWith("!") && !line.includes("stale info");
  const output = outputOf(end);
  const unreached = output.includes("unable to access"); // The server did not even list its refs.
  return !unreached && ["other", "too_large"].includes(causeOf(output));
}

/** The refs that the server lists, under their whole names. */
async function listRefs(talk: RunRemoteGit, args: readonly string[], failed: string): Promise<readonly PinnedRef[]> {
  const { code, output, stderr } = await talk(["ls-remote", ...args]);
  if (code !== 0) throw refusal(failed, stderr);
  const lines = output.toString().split("\n");
  return lines.map((line) => line.split("\t")).map(([sha = "", name = ""]) => ({ name, sha }));
}

function namesBelow(directory: string, refs: readonly PinnedRef[]): readonly PinnedRef[] {
  const below = refs.filter(({ name }) => name.startsWith(directory));
  return below.map(({ name, sha }) => ({ name: name.slice(directory.length), sha }));
}

/** Porcelain writes `!<tab>from:to<tab>[rejected] (stale info)`; the server's own words are on standard error. */
function outputOf({ output, stderr }: Finished): string {
  return `${output.toString()}\n${stderr}`;
}

function pushRefusal(branch: string, end: Finished): GitError {
  const { stderr } = end;
  const cause = causeOf(outputOf(end));
  if (cause === "credentials") return new GitError(`Could not push ${branch}: ${UNACCEPTED}`, cause);
  const reason = /^!\t[^\t]*\t(.*)$/m.exec(outputOf(end))?.[1];
  const details = stderr
    .split("\n")
    .filter((line) => line.startsWith("remote: ") && line.trim() !== "remote:")
    .map((line) => line.slice("remote: ".length).trim());
  const lines = [...(reason === undefined ? [] : [reason]), ...details];
  const error = lines.length > 0 ? lines.join("\n") : stderr;
  const message = error.trim().split("\n").slice(0, 8).join("\n");
  return new GitError(`Could not push ${branch}: ${message}`, cause);
}

/** Remit's own refs. */
export function openKept(talk: RunRemoteGit, address: string, writer: Writer, fetching: Fetching): KeptRefs {
  return {
    async list(prefix) {
      const stem = `refs/remit/${prefix}`;
      if (!/^[a-z0-9-]+$/.test(prefix)) throw new GitError(`Not the beginning of a name of Remit's: ${prefix}`);
      const listed = await listRefs(talk, ["--end-of-options", address, `${stem}*`], `Could not look for ${stem}*`);
      const names = namesBelow("refs/remit/", listed).map(({ name }) => name);
      return names.filter((name) => name.startsWith(prefix) && NAME.test(name)); // Anyone who may push can create others.
    },
    async find(name) {
      const ref = refOf(name);
      const listed = await listRefs(talk, ["--end-of-options", address, ref], `Could not look for ${ref}`);
      const sha = listed.find((each) => each.name === ref)?.sha;
      if (sha !== undefined) await fetching.fetch(sha);
      return sha;
    },
    store: (snapshot) => store(writer, snapshot),
    async keep(names, snapshot) {
      const kept = { commit: await store(writer, snapshot), names };
      const push = () => talk([...PUSH_ANY, "--quiet", "--end-of-options", address, ...refspecs(kept)]);
      let end = await push();
      // Somebody has rewritten the branch below it: no ref leads to the old commits, which need their parents then.
      if (outputOf(end).includes("shallow update not allowed")) {
        await fetching.deepenAll(REWRITTEN);
        end = await push();
      }
      if (end.code !== 0) throw refusal(`Could not push ${names.map(refOf).join(", ")}`, outputOf(end));
      return kept.commit;
    },
  };
}

/** The most commits of a rewritten branch that are fetched, to push them again. */
const REWRITTEN = 50;

/** Forced: what was kept before is replaced. They never name a branch. */
function refspecs({ commit, names }: KeptCommit): readonly string[] {
  return names.map((name) => `+${commit}:${refOf(name)}`);
}

function refOf(name: string): string {
  if (!NAME.test(name)) throw new GitError(`Not a name of Remit's: ${JSON.stringify(name)}`);
  return `refs/remit/${name}`;
}

const NAME = /^(?:issue-[1-9]\d*|branch-[\w%-]{1,200}|plan-[0-9a-f]{16}|tried-[a-z0-9-]{1,40})$/;

/** The parent's own files stay, because no job's token may make a commit that deletes workflows. */
async function store(writer: Writer, { files, parent, ...commit }: KeptSnapshot): Promise<string> {
  const changes = await Promise.all(
    [...files].map(async ([path, bytes]) => ({
      path,
      blob: { mode: "100644", oid: await writer.write("blob", bytes) },
    })),
  );
  const tree = await writer.tree(parent, changes);
  return await writer.write("commit", commitBytes({ ...commit, tree, parents: parent === undefined ? [] : [parent] }));
}
