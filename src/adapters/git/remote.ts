/** What is said to the server: fetch a commit, ask where a branch is, push. Each passes the token for itself alone. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { GitError } from "../../ports.ts";
import type { PinnedRef } from "../../events.ts";
import { causeOf, isPassing, refusal } from "./causes.ts";
import { configurationVariables, hardening, resetConfiguration } from "./directory.ts";
import { fetchQueue, oneAtATime } from "./fetch-queue.ts";
import type { Finished, Processes } from "./process.ts";

export interface Remote {
  fetch(sha: string): Promise<void>;
  /** Bring more of the history of a commit that is here: `by` commits beyond where it ends now. */
  deepen(sha: string, by: number): Promise<void>;
  heads(names: readonly string[]): Promise<readonly PinnedRef[]>;
  branches(pattern: string): Promise<readonly PinnedRef[]>;
  push(commit: string, branch: string, expect: string | undefined): Promise<void>;
}

export interface RemoteOptions {
  readonly directory: string;
  readonly url: URL;
  readonly token: string | undefined;
  /** Milliseconds before each further attempt, when the network or the server failed. */
  readonly waits: readonly number[];
  readonly sleep: (ms: number) => Promise<void>;
}

export function openRemote(processes: Processes, options: RemoteOptions): Remote {
  const url = options.url.href;
  const attempt = async (args: readonly string[], settled?: () => Promise<boolean>): Promise<Finished> => {
    for (const wait of [...options.waits, undefined]) {
      resetConfiguration(options.directory);
      const end = await processes.run(args, { environment: credentials(options) });
      if (end.code === 0 || wait === undefined || !isPassing(end.words)) return end;
      await options.sleep(wait);
      if (await settled?.()) return { ...end, code: 0 };
    }
    throw new Error("unreachable: the last attempt has no wait");
  };
  const list = async (pattern: string): Promise<readonly PinnedRef[]> => {
    const { code, output, words } = await attempt(["ls-remote", "--end-of-options", url, `refs/heads/${pattern}`]);
    if (code !== 0) throw refusal("Could not list the branches of the repository", words);
    return parseRefs(output.toString());
  };
  const alone = oneAtATime();
  const bring = (depth: string, refspecs: readonly string[]): Promise<void> =>
    alone(async () => {
      const { code, words } = await attempt(["fetch", depth, ...FETCH, "--end-of-options", url, ...refspecs]);
      if (code !== 0) throw fetchRefusal(refspecs, words);
    });
  const fetch = fetchQueue((refspecs) => bring("--depth=1", refspecs));
  const commits = new Map<string, Promise<void>>();
  const fetchCommit = (sha: string): Promise<void> => {
    const fetched = commits.get(sha) ?? fetch(sha);
    commits.set(sha, fetched);
    fetched.catch(() => commits.delete(sha));
    return fetched;
  };
  let namespaces = 0;
  return {
    branches: list,
    fetch: (sha) => (COMMIT.test(sha) ? fetchCommit(sha) : Promise.reject(new GitError(`Not a commit id: ${sha}`))),
    deepen: (sha, by) => bring(`--deepen=${by}`, [sha]),
    async heads(names) {
      for (const name of names) checkBranch(name.replace(/\*$/, ""));
      const space = `refs/remit/${++namespaces}`;
      const fetched = names.map((name) => fetch(`+refs/heads/${name}:${space}/${name}`).catch(absent));
      await Promise.all(fetched);
      const heads = readRefs(options.directory, space);
      for (const { sha } of heads) commits.set(sha, Promise.resolve());
      return heads;
    },
    async push(commit, branch, expect) {
      checkBranch(branch);
      const ref = `refs/heads/${branch}`;
      // A push whose answer was lost may have been stored: then the branch is where we wanted it.
      const settled = async () => (await list(branch)).some(({ name, sha }) => name === branch && sha === commit);
      const lease = `--force-with-lease=${ref}:${expect ?? ""}`;
      const end = await attempt([...PUSH, lease, "--end-of-options", url, `${commit}:${ref}`], settled);
      // Curl repeats a request on a connection that broke: then the first attempt made the branch "exist already".
      if (end.code !== 0 && !(causeOf(said(end)) === "moved" && (await settled()))) throw pushRefusal(branch, end);
    },
  };
}

const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

const FETCH = ["--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--quiet"] as const;

// The lease is a compare-and-swap on the branch and never forces: the caller has checked that `commit` is a child of
// `expect`, so what the server accepts is a fast-forward.
const PUSH = ["push", "--porcelain", "--no-verify", "--no-signed", "--no-recurse-submodules", "--quiet"] as const;

/** The header by environment: neither argv, which anybody may read, nor a file. */
function credentials({ url, token }: RemoteOptions): Record<string, string> {
  if (token === undefined || !url.protocol.startsWith("http")) return {};
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return configurationVariables([
    ...hardening(url),
    [`http.${url.origin}/.extraheader`, `AUTHORIZATION: basic ${basic}`],
  ]);
}

/** Git allows none of these in a branch's name; in a refspec they would mean something. */
function checkBranch(name: string): void {
  if (/[\0-\x20\x7F~^:?*[\\]|\.\.|^[-/]/.test(name)) throw new GitError(`Not a branch name: ${JSON.stringify(name)}`);
}

function absent(error: unknown): void {
  if (!(error instanceof GitError && error.cause_ === "not_found" && /remote ref/i.test(error.message))) throw error;
}

/** Refs as git just wrote them: loose files, for nothing packs them here. */
function readRefs(directory: string, space: string): PinnedRef[] {
  const root = join(directory, space);
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: "utf8" }) : [];
  const files = names.filter((name) => statSync(join(root, name)).isFile()).sort();
  return files.map((name) => ({ name, sha: readFileSync(join(root, name), "latin1").trim() }));
}

function parseRefs(text: string): PinnedRef[] {
  return text.split("\n").flatMap((line) => {
    const [sha = "", ref = ""] = line.split("\t");
    return ref.startsWith("refs/heads/") ? [{ name: ref.slice("refs/heads/".length), sha }] : [];
  });
}

/** Porcelain says `!<tab>from:to<tab>[rejected] (stale info)`; the server's own words are on standard error. */
function said({ output, words }: Finished): string {
  return `${output.toString()}\n${words}`;
}

function fetchRefusal(refspecs: readonly string[], words: string): GitError {
  const wanted = refspecs.join(", ");
  // Git says nothing when a pattern matches nothing.
  if (words.trim() === "") return new GitError(`No remote ref for ${wanted}`, "not_found");
  return refusal(`Could not fetch ${wanted}`, words);
}

function pushRefusal(branch: string, end: Finished): GitError {
  const { words } = end;
  const reason = /^!\t[^\t]*\t(.*)$/m.exec(said(end))?.[1];
  const details = words
    .split("\n")
    .filter((line) => line.startsWith("remote: ") && line.trim() !== "remote:")
    .map((line) => line.slice("remote: ".length).trim());
  const lines = [...(reason === undefined ? [] : [reason]), ...details];
  const error = lines.length > 0 ? lines.join("\n") : words;
  return new GitError(
    `Could not push ${branch}: ${error.trim().split("\n").slice(0, 8).join("\n")}`,
    causeOf(said(end)),
  );
}
