/** Git, as the port `Git`: plumbing in a directory of Remit's own, and the server by its explicit address. */
import * as fs from "node:fs";
import { posix } from "node:path";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { PinnedRef } from "../events.ts";
import { DIRECTORY, GitError, SUBMODULE, type Git } from "../ports.ts";
import { readConversions, compareIndex, parseDifferences, parseSizes, parseStats, SIZES } from "./git/output.ts";
import { openBranches, openKept } from "./git/refs.ts";
import {
  adoptObjects,
  hardenedEnvironment,
  makeDirectory,
  type SharedObjects,
  type GitEnvironment,
} from "./git-directory.ts";
import { checkOut } from "./git/checkout.ts";
import { parseCommit, openObjects, type Objects } from "./git/objects.ts";
import { configurations, removeCredentials } from "./git/credentials.ts";
import { openFetching, readEnds } from "./git/fetching.ts";
import { notedTree } from "./git/index-file.ts";
import { openHistory } from "./git/history.ts";
import { mergeTrees, type MergeTools } from "./git/merge.ts";
import { openPlumbing, openProcesses, type Processes, findGit, type GitGuard } from "./git-process.ts";
import { parentsOf } from "../lib/paths.ts";
import { openReceivePack } from "./git/receive-pack.ts";
import { openPusher } from "./git/push.ts";
import { openRelay } from "./git/relay.ts";
import { openRetry, openTalk, serverAddress } from "./git/server.ts";
import { openTrees } from "./git/trees.ts";
import { verifiedObjects } from "./git/verified.ts";
import { commitBytes, openWriter } from "./git/write.ts";

export interface GitOptions {
  /** Absolute path of Remit's own git directory, outside the workspace; made when missing. */
  readonly directory: string;
  /** Address of the repository: `http:`, `https:` or `file:`, without user name or password. */
  readonly remote: string;
  /** Sent only to the remote's origin, and only by the commands that need it. */
  readonly token?: string;
  /** The objects of a local repository. They are read where they are and not fetched. */
  readonly borrowed?: SharedObjects;
  /** Absolute path of a checkout of the remote, whose objects need not be fetched. */
  readonly checkout?: string;
  /** The source of PATH; the process's own when absent. */
  readonly environment?: GitEnvironment;
  /** Milliseconds before each retry when the network or the server failed; a minute in all when absent. */
  readonly waits?: readonly number[];
  /** How long an outage is waited out, in ms, if that is less. */
  readonly outageMs?: number;
  /** Undefined where no command runs beside git. */
  readonly guard: GitGuard | undefined;
  /** A branch for whose head the first call will ask: what is needed begins at once. */
  readonly ahead?: string;
}

/** Closing kills whatever still runs. The caller removes the directory. */
export function openGit(options: GitOptions): Promise<Git & AsyncDisposable> {
  const { directory } = options;
  const parts = openParts(options);
  const { processes, objects, trees, stats, writer, fetching, pusher, branches, kept } = parts;
  const inspect = async (commit: string) => parseCommit(await read(objects, commit));
  let indexes = 0;
  return Promise.resolve({
    fetch: (sha) => fetching.fetch(sha),
    fetchHead: headAhead(options.ahead, parts),
    ...trees,
    sizes: (oids) => sizesOf(processes, oids),
    show: (commit, path) => show(parts, commit, path),
    blob: async (oid) => (await read(objects, oid)).bytes,
    inspect,
    conversions: (commit, paths) => conversions(parts, { directory, index: `index.${++indexes}`, commit, paths }),
    store: (bytes) => writer.write("blob", bytes),
    commit: (commit) => makeCommit(parts, commit),
    merge: openMerging(parts),
    diff: async (from, to) => (await processes.need([...DIFF, "--end-of-options", from, to])).toString("latin1"),
    stat: (from, to) => stats(`${from} ${to}`),
    remoteBranches: (prefix) => branches.below(prefix),
    remoteBranch: async (branch) => (await branches.find(branch))?.sha,
    async push(commit, branch, expect, options) {
      if (expect !== undefined && commit !== expect && !(await follows(inspect, commit, expect))) {
        throw new GitError(`Refused to push ${branch}: ${commit} does not follow ${expect}.`, "moved");
      }
      return await branches.push(commit, branch, expect, options);
    },
    expectPush: pusher.expect,
    removeBranch: (branch, expect) => branches.remove(branch, expect),
    compareIndex: (file, commit) => differences(parts, file, commit),
    index: (commit) => makeIndex(processes, `${directory}/index.${++indexes}`, commit),
    configurations,
    history: openHistory(processes, fetching, directory),
    kept,
    checkout: (commit, place) => checkOut(processes, { commit, place, directory, index: `index.${++indexes}` }),
    removeCredentials: (places, learned) => removeCredentials(processes, { ...places, learned }),
    [Symbol.asyncDispose]: () => Promise.resolve(parts.close()),
  });
}

type Parts = ReturnType<typeof openParts>;

/** Begins at once with the branch that will be asked for: fetches its head, or reads what the checkout has of it. */
function headAhead(branch: string | undefined, parts: Parts): Git["fetchHead"] {
  const { adopted, fetching, objects, trees } = parts;
  // The process that reads objects starts while the server answers, not afterwards.
  const fetch = async (name: string) => (await Promise.all([fetching.head(name), nextTurn().then(objects.start)]))[0];
  const isHere = branch !== undefined && branch === adopted?.branch;
  if (isHere) void nextTurn().then(() => trees.directory(adopted.commit, "").catch(() => undefined));
  let ahead = branch === undefined || isHere ? undefined : fetch(branch);
  ahead?.catch(() => undefined); // The caller that asks for it gets the error.
  return async (name, ask) => {
    if (name === adopted?.branch && ask !== undefined && (await isHead(adopted.commit, ask, parts))) {
      fetching.know(adopted.commit);
      return { name, sha: adopted.commit };
    }
    const fetched = name === branch ? ahead : undefined;
    if (fetched !== undefined) ahead = undefined;
    return await (fetched ?? fetch(name));
  };
}

/** Whether the server's branch is at this commit. If objects of it turn out to be missing here, they are fetched then. */
async function isHead(commit: string, ask: () => Promise<PinnedRef | undefined>, { trees }: Parts): Promise<boolean> {
  const told = await ask().catch(() => undefined);
  if (told?.sha !== commit) return false;
  return await trees.root(commit).then(
    () => true,
    () => false,
  );
}

/** Git gets only the attributes files above these paths: an index of the whole tree would be as large as the tree. */
async function conversions(
  { processes, trees }: Pick<Parts, "processes" | "trees">,
  { commit, paths, ...place }: Omit<Parameters<typeof readConversions>[1], "attributes"> & { readonly commit: string },
) {
  if (paths.length === 0) return new Map();
  const folders = [...new Set(paths.flatMap((path) => ["", ...parentsOf(path)]))];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const file = posix.join(folder, ".gitattributes");
      const entry = await trees.entry(commit, file);
      return entry === undefined || entry.mode === DIRECTORY ? [] : [{ ...entry, path: file }];
    }),
  );
  const attributes = found.flat();
  return attributes.length === 0 ? new Map() : await readConversions(processes, { ...place, attributes, paths });
}

/** Git writes into an index which tree it holds: an index of the commit's own tree needs no process. */
async function differences({ processes, trees }: Pick<Parts, "processes" | "trees">, file: string, commit: string) {
  const root = await trees.root(commit);
  if (notedTree(file, root.length) === root) return [];
  return parseDifferences(await processes.need(compareIndex(commit), { environment: { GIT_INDEX_FILE: file } }));
}

/** In parts: it has some 100 bytes a file. */
async function* makeIndex(processes: Processes, file: string, commit: string): AsyncGenerator<Buffer> {
  await processes.need(["read-tree", "--end-of-options", commit], { environment: { GIT_INDEX_FILE: file } });
  try {
    yield* fs.createReadStream(file, { highWaterMark: PART }) as AsyncIterable<Buffer>;
  } finally {
    await fs.promises.rm(file, { force: true });
  }
}

/** Bytes. */
const PART = 1024 * 1024;

/** As long as for a request to GitHub's API: in five seconds no outage is over, and a run's work would be lost. */
const WAITS_MS = [1_000, 4_000, 10_000, 20_000, 25_000];

function openParts({ directory, token, guard, waits = WAITS_MS, outageMs = Infinity, ...options }: GitOptions) {
  const url = readRemote(options.remote);
  makeDirectory(directory);
  const adopted = options.checkout === undefined ? undefined : adoptObjects(directory, options.checkout);
  const environment = hardenedEnvironment(directory, url, options.environment ?? process.env, options.borrowed);
  const program = findGit(environment["PATH"] ?? "");
  const place = { directory, environment, program, guard };
  const processes = openProcesses(place);
  const objects = completeObjects(verifiedObjects(openObjects(processes)), () => fetching.complete());
  const writer = openWriter(directory, objects);
  const server = serverAddress(url, token, guard);
  const relay = openRelay(server);
  const retry = openRetry({ waits, outageMs, sleep: (ms) => sleep(ms) });
  const talk = openTalk(processes, retry, server, relay);
  const isComplete = async (commit: string) => (await processes.run([...COMPLETE, commit])).code === 0;
  const fetching = openFetching(talk, url.href, { directory, adopted, isComplete });
  const pusher = openPusher(openReceivePack(server, processes), retry, (commits, there) =>
    packOf(commits, there, { directory, processes, objects, writer, fetching }),
  );
  return {
    close(): void {
      processes.kill();
      relay.close();
    },
    adopted,
    processes,
    plumbing: openPlumbing(place, processes),
    objects,
    writer,
    trees: openTrees(objects),
    stats: keepLast(async (pair) =>
      parseStats(await processes.need([...STAT, "--end-of-options", ...pair.split(" ")])),
    ),
    fetching,
    pusher,
    branches: openBranches(talk, url.href, pusher.push),
    kept: openKept(talk, url.href, { send: pusher.push, writer, fetching }),
  };
}

/** Fails if a file or directory of the commit is missing. */
const COMPLETE = ["rev-list", "--objects", "--quiet", "-1", "--end-of-options"];

/** If an object is missing, the checkout may lack it: what it lacks is fetched, and the object is read again. */
function completeObjects(objects: Objects, complete: () => Promise<void>): Objects {
  return {
    start: objects.start,
    read: async (name) => {
      const object = await objects.read(name);
      if (object !== undefined) return object;
      await complete();
      return await objects.read(name);
    },
  };
}

async function makeCommit(
  { writer, fetching }: Pick<Parts, "writer" | "fetching">,
  { parent, parents = [parent], changes, ...commit }: Parameters<Git["commit"]>[0],
): Promise<string> {
  const tree = await writer.tree(parent, changes);
  const id = await writer.write("commit", commitBytes({ ...commit, tree, parents }));
  fetching.know(id);
  return id;
}

type PackParts = Pick<Parts, "processes" | "objects" | "writer" | "fetching"> & Pick<GitOptions, "directory">;

/** What the server lacks of these commits: what was made here, above what it has or what came from it. */
async function packOf(
  commits: readonly string[],
  there: ReadonlySet<string>,
  { directory, processes, objects, writer, fetching }: PackParts,
): Promise<Buffer> {
  const ends = readEnds(directory); // Another process may have fetched them.
  const wasFetched = (id: string): boolean => ends.has(id) || fetching.known(id) !== undefined;
  const cameFromThere = (id: string): boolean => wasFetched(id) && !writer.commits.has(id);
  const lines: string[] = [];
  const wanted = new Set(commits);
  for (const id of wanted) {
    const has = there.has(id) || cameFromThere(id);
    lines.push(has ? `^${id}\n` : `${id}\n`);
    const parents = has ? [] : parseCommit(await read(objects, id)).parents;
    for (const parent of parents) wanted.add(parent);
  }
  return await processes.need(PACK, { input: lines.join("") });
}

const PACK = ["pack-objects", "--revs", "--thin", "--delta-base-offset", "--stdout", "-q"];

/** Whether a push moves forward: the commit follows `expect`, or follows a commit made here that does. */
async function follows(inspect: Git["inspect"], commit: string, expect: string): Promise<boolean> {
  const [parent] = (await inspect(commit)).parents;
  if (parent === undefined || parent === expect) return parent === expect;
  return (await inspect(parent).catch(() => undefined))?.parents[0] === expect;
}

function readRemote(remote: string): URL {
  const url = new URL(remote);
  if (!["http:", "https:", "file:"].includes(url.protocol)) {
    throw new GitError(
      `Remit supports http, https and file for a git server, not ${url.protocol} (GITHUB_SERVER_URL).`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new GitError("The address of a git server must not contain a user name or a password: pass a token.");
  }
  return url;
}

const STAT = ["diff-tree", "-r", "-z", "--numstat", "--no-ext-diff", "--no-textconv", "--no-renames"] as const;
const DIFF = [
  "diff-tree",
  "-p",
  "-r",
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--no-renames",
  "--binary",
] as const;

async function read(objects: Objects, oid: string) {
  const object = await objects.read(oid);
  if (object === undefined) throw new GitError(`There is no object ${oid}.`, "not_found");
  return object;
}

/** A merge is made once: a command that ran since may have changed what git reads. */
function openMerging(tools: MergeTools & Pick<Parts, "fetching" | "writer">): Git["merge"] {
  const made = new Map<string, ReturnType<Git["merge"]>>();
  const merge: Git["merge"] = async (sides) => {
    const merged = await mergeTrees(tools, sides);
    if (merged.kind !== "merged") return merged;
    tools.fetching.know(merged.commit);
    tools.writer.commits.add(merged.commit);
    return merged;
  };
  return (sides) => {
    const key = [sides.fork, sides.head, sides.onto].join(" ");
    const known = made.get(key) ?? merge(sides);
    made.set(key, known);
    known.catch(() => made.delete(key));
    return known;
  };
}

/** Facts about a commit never change, so the last few answers are kept. */
function keepLast<T>(read: (commits: string) => Promise<readonly T[]>): (commits: string) => Promise<readonly T[]> {
  const kept = new Map<string, Promise<readonly T[]>>();
  return (commits) => {
    const known = kept.get(commits) ?? read(commits);
    kept.delete(commits);
    kept.set(commits, known);
    known.catch(() => kept.delete(commits));
    for (const oldest of [...kept.keys()].slice(0, -KEPT_ANSWERS)) kept.delete(oldest);
    return known;
  };
}

const KEPT_ANSWERS = 2;

async function show({ objects, trees }: Parts, commit: string, path: string): Promise<Buffer | undefined> {
  const entry = await trees.entry(commit, path);
  if (entry === undefined || entry.mode === DIRECTORY || entry.mode === SUBMODULE) return undefined;
  return (await read(objects, entry.oid)).bytes; // A missing object is no missing file: that would void a policy.
}

/** Git reads the sizes alone, not the contents. */
async function sizesOf(processes: Processes, oids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (oids.length === 0) return new Map();
  return parseSizes(await processes.need(SIZES, { input: oids.map((oid) => `${oid}\n`).join("") }));
}
