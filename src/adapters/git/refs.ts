/** Refs on the server: branches and how they move forward; Remit's own, each one commit of the last run's files. */
import type { PinnedRef } from "../../events.ts";
import {
  GitError,
  type KeptCommit,
  type KeptRefs,
  type KeptSnapshot,
  type Pushed,
  type PushOptions,
} from "../../ports.ts";
import { causeOf, refusal, UNACCEPTED, type RunRemoteGit } from "./server.ts";
import { STALE, type Push, type PushAnswer, type PushFailure, type RefUpdate } from "./push.ts";
import type { Fetching } from "./fetching.ts";
import { commitBytes, type Writer } from "./write.ts";

interface Branches {
  find(name: string): Promise<PinnedRef | undefined>;
  /** All branches with this prefix, by name. */
  below(prefix: string): Promise<readonly PinnedRef[]>;
  /** A compare-and-swap: the branch must be at `expect` (undefined: missing), or at `commit`, which returns `there`. */
  push(commit: string, branch: string, expect: string | undefined, options?: PushOptions): Promise<Pushed>;
  /** A compare-and-swap that deletes the branch. */
  remove(branch: string, expect: string): Promise<void>;
}

export function openBranches(talk: RunRemoteGit, address: string, send: Push): Branches {
  // `--heads` makes the server leave out what is not a branch: GitHub keeps a ref for every pull request ever opened.
  const list = async (pattern: string): Promise<readonly PinnedRef[]> => {
    const args = ["--heads", "--end-of-options", address, `refs/heads/${pattern}`];
    return namesBelow("refs/heads/", await listRefs(talk, args, "Could not list the branches of the repository"));
  };
  const find = async (name: string) => (await list(name)).find((each) => each.name === name);
  return {
    find,
    below: async (prefix) => (await list(`${prefix}*`)).filter(({ name }) => name.startsWith(prefix)),
    async push(commit, branch, expect, { beside, ...options } = {}) {
      const ref = branchRef(branch);
      // The caller has checked that `commit` follows `expect`: what the server accepts is no force.
      const alone = [{ ref, from: expect, to: commit }];
      // All or nothing: if the branch has moved, the names may now belong to the run that moved it.
      const first = await (beside === undefined
        ? send(alone, options)
        : send([...alone, ...updatesOf(beside)], { atomic: true, ...options }));
      const end = beside !== undefined && mayPassAlone(ref, first) ? await send(alone) : first;
      const kept = beside !== undefined && end === first && isDone(end);
      // An earlier attempt may have pushed although its answer was lost; what the retry finds is then ours.
      const lost = first.unsure.has(ref) || end.unsure.has(ref) || first.refused.has(ref);
      if (end.there.has(ref)) return { branch: lost ? "pushed" : "there", kept };
      if (end.failure === undefined && !end.refused.has(ref)) return { branch: "pushed", kept };
      const error = pushRefusal(branch, end);
      const mayBeOurs = error.cause_ === "moved" || lost;
      if (mayBeOurs && (await find(branch).catch(() => undefined))?.sha === commit) return { branch: "pushed", kept };
      throw error;
    },
    async remove(branch, expect) {
      const ref = branchRef(branch);
      const end = await send([{ ref, from: expect, to: undefined }]);
      if (!isDone(end)) throw pushRefusal(branch, end);
    },
  };
}

function branchRef(branch: string): string {
  checkBranch(branch);
  return `refs/heads/${branch}`;
}

/** Git allows none of these characters in a branch name; in a refspec they would have a meaning. Throws `GitError`. */
export function checkBranch(name: string): void {
  if (/[\p{Cc} ~^:?*[\\]|\.\.|^[-/]/u.test(name)) throw new GitError(`Not a branch name: ${JSON.stringify(name)}`);
}

function isDone({ failure, refused }: PushAnswer): boolean {
  return failure === undefined && refused.size === 0;
}

/** Whether what went with it may have made the push fail: refused, too long, or a server without atomic pushes. */
function mayPassAlone(ref: string, { failure, refused, there }: PushAnswer): boolean {
  if (failure !== undefined) return failure.listed && ["other", "too_large"].includes(causeOfFailure(failure));
  return refused.size > 0 && !there.has(ref) && refused.get(ref) !== STALE;
}

function causeOfFailure({ message, status }: PushFailure): GitError["cause_"] {
  const said = causeOf(message);
  return said === "other" ? (STATUSES.get(status ?? 0) ?? said) : said;
}

const STATUSES: ReadonlyMap<number, GitError["cause_"]> = new Map([
  [401, "credentials"],
  [403, "permission"],
  [404, "not_found"],
]);

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

/** The server's reasons and what else it said, or why it gave none. At most eight lines. */
function pushRefusal(what: string, { failure, refused, remarks }: PushAnswer): GitError {
  const text = failure?.message ?? [...new Set(refused.values()), ...remarks].join("\n");
  const cause = failure === undefined ? causeOf(text) : causeOfFailure(failure);
  const message = cause === "credentials" ? UNACCEPTED : text.split("\n").slice(0, 8).join("\n");
  return new GitError(`Could not push ${what}: ${message}`, cause);
}

/** Remit's own refs. */
export function openKept(
  talk: RunRemoteGit,
  address: string,
  { send, writer, fetching }: { readonly send: Push; readonly writer: Writer; readonly fetching: Fetching },
): KeptRefs {
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
      const end = await send(updatesOf(kept));
      if (!isDone(end)) throw pushRefusal(names.map(refOf).join(", "), end);
      return kept.commit;
    },
  };
}

/** What was kept before is replaced. They never name a branch. */
function updatesOf({ commit, names }: KeptCommit): readonly RefUpdate[] {
  return names.map((name) => ({ ref: refOf(name), to: commit, force: true }));
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
