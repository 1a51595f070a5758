/** One git command against the server: only it gets the token. Network failures are retried, refusals explained. */
import { configurationVariables, hardening } from "../git-directory.ts";
import { GitError } from "../../ports.ts";
import { describeFiles } from "../guard.ts";
import { type Finished, type Processes, isChanged, type GitGuard, firstLines } from "../git-process.ts";

interface TalkOptions {
  readonly url: URL;
  readonly token: string | undefined;
  /** Milliseconds before each retry when the network or the server failed. */
  readonly waits: readonly number[];
  /** How long an outage is waited out, in ms. Commands one after the other share it. */
  readonly outageMs: number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly guard: GitGuard | undefined;
}

/** Runs git with the address in `args`. The command must be safe to repeat; `attempts` counts the first one too. */
export type RunRemoteGit = (args: readonly string[]) => Promise<Finished & { readonly attempts: number }>;

export function openTalk(processes: Processes, options: TalkOptions): RunRemoteGit {
  const longest = Math.min(
    options.outageMs,
    options.waits.reduce((sum, wait) => sum + wait, 0),
  );
  let waited = 0;
  return async (args) => {
    for (let attempt = 1; ; attempt += 1) {
      refuseChanged(options);
      const end = await processes.run(args, { environment: credentials(options) });
      const down = end.code !== 0 && isPassing(end.stderr);
      if (!down) waited = 0;
      const wait = options.waits[attempt - 1] ?? Infinity;
      if (!down || (attempt <= QUICK ? wait : waited + wait) > longest) return { ...end, attempts: attempt };
      waited += wait;
      await options.sleep(wait);
    }
  };
}

/** Retries that every command gets, however long the server has been down. */
const QUICK = 2;

/** No token goes through a program that a command could have changed. Without a token nothing can be stolen. */
function refuseChanged({ token, guard }: TalkOptions): void {
  if (token === undefined || !isChanged(guard)) return;
  const files = describeFiles(guard.changed());
  throw new GitError(`While commands ran, files that handle the token changed: ${files}.`, "tampered");
}

/** The header is passed by environment: neither in argv, which anyone may read, nor in a file. */
function credentials({ url, token }: TalkOptions): Record<string, string> {
  if (token === undefined || !url.protocol.startsWith("http")) return {};
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  const header = [`http.${url.origin}/.extraheader`, `AUTHORIZATION: basic ${basic}`] as const;
  return configurationVariables([...hardening(url), header]);
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
    !output.includes("does not support --atomic") && // Such a server also hangs up.
    /error: (429|5\d\d)\b|HTTP (429|5\d\d)\b|RPC failed|hung up unexpectedly|early EOF|unexpected disconnect|connection (reset|refused|timed out)|could ?n.t connect|could not resolve host|empty reply|operation too slow|timed? out|recv failure|internal server error|(fetch-pack|send-pack|index-pack).*failed|invalid index-pack output|expected .* packfile/i.test(
      output,
    )
  );
}
