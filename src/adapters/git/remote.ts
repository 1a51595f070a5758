/** What is said to the server: fetch a commit, ask where a branch is, push. Each passes the token for itself alone. */
import { GitError } from "../../ports.ts";
import type { PinnedRef } from "../../events.ts";
import { causeOf, isPassing, refusal } from "./causes.ts";
import { configurationVariables, hardening, resetConfiguration } from "./directory.ts";
import type { Finished, Processes } from "./process.ts";

export interface Remote {
  fetch(sha: string): Promise<void>;
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
  const fetchAll = fetchQueue(async (shas) => {
    const { code, words } = await attempt([...FETCH, "--end-of-options", url, ...shas]);
    if (code !== 0) throw refusal(`Could not fetch ${shas.join(", ")}`, words);
  });
  return {
    branches: list,
    fetch: (sha) => (COMMIT.test(sha) ? fetchAll(sha) : Promise.reject(new GitError(`Not a commit id: ${sha}`))),
    async push(commit, branch, expect) {
      const ref = `refs/heads/${branch}`;
      // A push whose answer was lost may have been stored: then the branch is where we wanted it.
      const settled = async () => (await list(branch)).some(({ name, sha }) => name === branch && sha === commit);
      const lease = `--force-with-lease=${ref}:${expect ?? ""}`;
      const end = await attempt([...PUSH, lease, "--end-of-options", url, `${commit}:${ref}`], settled);
      if (end.code !== 0) throw pushRefusal(branch, end);
    },
  };
}

const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

const FETCH = [
  "fetch",
  "--depth=1",
  "--no-tags",
  "--no-write-fetch-head",
  "--no-recurse-submodules",
  "--quiet",
] as const;

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

/** Two fetches at once would fight for the `shallow` file: what is asked for during a fetch goes into the next. */
function fetchQueue(fetch: (shas: readonly string[]) => Promise<void>): (sha: string) => Promise<void> {
  const known = new Map<string, Promise<void>>();
  let wanted: string[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = () => {
    next = last.then(() => {
      const shas = wanted;
      [wanted, next] = [[], undefined];
      return fetch(shas);
    });
    last = next.catch(() => {});
    return next;
  };
  return (sha) => {
    const earlier = known.get(sha);
    if (earlier !== undefined) return earlier;
    wanted.push(sha);
    const fetched = next ?? start();
    known.set(sha, fetched);
    fetched.catch(() => known.delete(sha));
    return fetched;
  };
}

function parseRefs(text: string): PinnedRef[] {
  return text.split("\n").flatMap((line) => {
    const [sha = "", ref = ""] = line.split("\t");
    return ref.startsWith("refs/heads/") ? [{ name: ref.slice("refs/heads/".length), sha }] : [];
  });
}

function pushRefusal(branch: string, { output, words }: Finished): GitError {
  // Porcelain: `!<tab>from:to<tab>[rejected] (stale info)`.
  const said = `${output.toString()}\n${words}`;
  const reason = /^!\t[^\t]*\t(.*)$/m.exec(said)?.[1];
  const details = words
    .split("\n")
    .filter((line) => line.startsWith("remote: ") && line.trim() !== "remote:")
    .map((line) => line.slice("remote: ".length).trim());
  const lines = [...(reason === undefined ? [] : [reason]), ...details];
  const error = lines.length > 0 ? lines.join("\n") : words;
  return new GitError(`Could not push ${branch}: ${error.trim().split("\n").slice(0, 8).join("\n")}`, causeOf(said));
}
