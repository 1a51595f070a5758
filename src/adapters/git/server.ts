/** The server: what is asked of it, by git and by Remit, when that is repeated, and what its refusals mean. */
import { configurationVariables, hardening } from "../git-directory.ts";
import { GitError } from "../../ports.ts";
import { describeFiles } from "../guard.ts";
import type { Relay } from "./relay.ts";
import { type Finished, type Processes, isChanged, type GitGuard, firstLines } from "../git-process.ts";

/** The repository on the server, and the token for it. */
export interface ServerAddress {
  readonly url: URL;
  /** A header of HTTP; undefined without a token. */
  readonly authorization: string | undefined;
  /** Throws `GitError` once nothing may be published any more. */
  check(): void;
}

/** By its user agent, servers tell git from browsers. */
export const GIT_AGENT = "git/remit";

/** The address before `/info/refs` and the like. */
export function repositoryAddress({ href }: URL): string {
  return href.replace(/\/$/, "");
}

/** The token is a password, the way GitHub wants it. */
export function serverAddress(url: URL, token: string | undefined, guard: GitGuard | undefined): ServerAddress {
  const basic = Buffer.from(`x-access-token:${token ?? ""}`).toString("base64");
  return {
    url,
    authorization: token === undefined || !url.protocol.startsWith("http") ? undefined : `basic ${basic}`,
    check() {
      // A git that a command has changed says what it likes of a merge, or of what differs.
      if (!isChanged(guard)) return;
      const files = describeFiles(guard.changed());
      throw new GitError(`While commands ran, files of git changed: ${files}.`, "tampered");
    },
  };
}

interface RetryOptions {
  /** Milliseconds before each retry when the network or the server failed. */
  readonly waits: readonly number[];
  /** How long an outage is waited out, in ms. Attempts one after the other share it. */
  readonly outageMs: number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Repeats what is safe to repeat while `isDown` says that the server is; `attempts` counts the first one too. */
export type Retry = <T extends object>(
  attempt: () => Promise<T>,
  isDown: (result: T) => boolean,
) => Promise<T & { readonly attempts: number }>;

export function openRetry(options: RetryOptions): Retry {
  const longest = Math.min(
    options.outageMs,
    options.waits.reduce((sum, wait) => sum + wait, 0),
  );
  let waited = 0;
  return async (attempt, isDown) => {
    for (let attempts = 1; ; attempts += 1) {
      const result = await attempt();
      const down = isDown(result);
      if (!down) waited = 0;
      const wait = options.waits[attempts - 1] ?? Infinity;
      if (!down || (attempts <= QUICK ? wait : waited + wait) > longest) return { ...result, attempts };
      waited += wait;
      await options.sleep(wait);
    }
  };
}

/** Retries that every attempt gets, however long the server has been down. */
const QUICK = 2;

/** Runs git with the address in `args`. The command must be safe to repeat. */
export type RunRemoteGit = (args: readonly string[]) => Promise<Finished>;

export function openTalk(
  processes: Processes,
  retry: Retry,
  { url, check }: ServerAddress,
  relay: Pick<Relay, "open">,
): RunRemoteGit {
  const run = async (args: readonly string[]): Promise<Finished> => {
    check();
    if (!url.protocol.startsWith("http")) return await processes.run(args);
    const by = await relay.open();
    // The address is passed by environment: anyone may read argv.
    const settings = [...hardening(by), [`url.${by.href}.insteadOf`, url.href] as const];
    const end = await processes.run(args, { environment: configurationVariables(settings) });
    return { ...end, stderr: end.stderr.replaceAll(by.href, url.href) };
  };
  return (args) =>
    retry(
      () => run(args),
      ({ code, stderr }) => code !== 0 && isPassing(stderr),
    );
}

type Cause = GitError["cause_"];

// The first match counts: GitHub wraps a workflow refusal in the text of a rejected push.
const SIGNS: readonly (readonly [Cause, RegExp])[] = [
  ["workflow_refused", /refusing to allow .* to create or update workflow/i],
  ["archived", /repository was archived/i],
  ["too_large", /GH001|exceeds .*file size limit/i],
  ["ruleset", /GH013|repository rule violations/i],
  ["protected", /protected branch|GH006|push declined due to/i],
  ["moved", /stale info|fetch first|non-fast-forward|cannot lock ref|incorrect old value|reference already exists/i],
  ["permission", /permission to .* denied|error: 403\b|write access to repository not granted/i],
  // When the token is refused, git asks for a name and password, and no one can answer.
  ["credentials", /authentication failed|could not read (username|password)|error: 401\b|invalid username or/i],
  [
    "not_found",
    /repository .*not found|error: 404\b|couldn't find remote ref|not our ref|does not appear to be a git repository/i,
  ],
];

/** The cause, read from git's message. */
export function causeOf(output: string): Cause {
  return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? "other";
}

/** An error with what was tried, git's message, and the kind of refusal. */
export function refusal(attempt: string, output: string): GitError {
  const cause = causeOf(output);
  return new GitError(`${attempt}: ${cause === "credentials" ? UNACCEPTED : firstLines(output)}`, cause);
}

/** Replaces git's own message, which reports a prompt that no one has seen. */
export const UNACCEPTED = "the server does not accept the token (401): it is wrong or has expired";

/** Whether a retry may succeed: the fault is the network's or the server's. */
function isPassing(output: string): boolean {
  return (
    causeOf(output) === "other" &&
    /error: (429|5\d\d)\b|HTTP (429|5\d\d)\b|RPC failed|hung up unexpectedly|early EOF|unexpected disconnect|connection (reset|refused|timed out)|could ?n.t connect|could not resolve host|empty reply|operation too slow|timed? out|recv failure|internal server error|(fetch-pack|index-pack).*failed|invalid index-pack output|expected .* packfile/i.test(
      output,
    )
  );
}
