/** One command that talks to the server: the token by header for it alone, again when the network failed; and what a refusal means, in terms people can act on. */
import { configurationVariables, hardening } from "./directory.ts";
import { GitError } from "../../ports.ts";
import { describeFiles } from "../fingerprints.ts";
import { type Finished, type Processes, isChanged, type GitGuard, firstLines } from "./process.ts";

interface TalkOptions {
  readonly directory: string;
  readonly url: URL;
  readonly token: string | undefined;
  /** Milliseconds before each further attempt, when the network or the server failed. */
  readonly waits: readonly number[];
  readonly sleep: (ms: number) => Promise<void>;
  readonly guard?: GitGuard | undefined;
}

/** Run git with the address in `args`. What is asked for must be safe to repeat. */
export type Talk = (args: readonly string[]) => Promise<Finished & { readonly attempts: number }>;

export function openTalk(processes: Processes, options: TalkOptions): Talk {
  return async (args) => {
    let attempt = 0;
    while (true) {
      refuseChanged(options);
      const end = await processes.run(args, { environment: credentials(options) });
      const wait = options.waits[attempt];
      attempt += 1;
      if (end.code === 0 || wait === undefined || !isPassing(end.words)) return { ...end, attempts: attempt };
      await options.sleep(wait);
    }
  };
}

/** A token goes through nothing that a command could have put there. Without a token there is nothing to lose. */
function refuseChanged({ token, guard }: TalkOptions): void {
  if (token === undefined || !isChanged(guard)) return;
  const files = describeFiles(guard.changed());
  throw new GitError(`While commands ran, files changed that the token would go through: ${files}.`, "tampered");
}

/** The header by environment: neither argv, which anybody may read, nor a file. */
function credentials({ url, token }: TalkOptions): Record<string, string> {
  if (token === undefined || !url.protocol.startsWith("http")) return {};
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  const header = [`http.${url.origin}/.extraheader`, `AUTHORIZATION: basic ${basic}`] as const;
  return configurationVariables([...hardening(url), header]);
}

type Cause = GitError["cause_"];

// The first that matches counts: GitHub wraps a workflow refusal in the words of a rejected push.
const SIGNS: readonly (readonly [Cause, RegExp])[] = [
  ["workflow_refused", /refusing to allow .* to create or update workflow/i],
  ["archived", /repository was archived/i],
  ["too_large", /GH001|exceeds .*file size limit/i],
  ["ruleset", /GH013|repository rule violations/i],
  ["protected", /protected branch|GH006|push declined due to/i],
  ["moved", /stale info|fetch first|non-fast-forward|cannot lock ref|incorrect old value|reference already exists/i],
  ["permission", /permission to .* denied|error: 403\b|write access to repository not granted/i],
  // Git asks for another name and password when its own are refused, and there is nobody to ask.
  ["credentials", /authentication failed|could not read (username|password)|error: 401\b|invalid username or/i],
  [
    "not_found",
    /repository .*not found|error: 404\b|couldn't find remote ref|not our ref|does not appear to be a git repository/i,
  ],
];

/** The cause in git's words. */
export function causeOf(words: string): Cause {
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? "other";
}

/** An error that says what was tried, what git said, and what kind of refusal it is. */
export function refusal(attempt: string, words: string): GitError {
  const cause = causeOf(words);
  return new GitError(`${attempt}: ${cause === "credentials" ? UNACCEPTED : firstLines(words)}`, cause);
}

/** In place of git's own words, which tell of a prompt that nobody has seen. */
export const UNACCEPTED = "the server does not accept the token, or no longer (401)";

/** Whether the same attempt may well succeed a moment later: the network's or the server's fault, not ours. */
function isPassing(words: string): boolean {
  return (
    causeOf(words) === "other" &&
    /error: (429|5\d\d)\b|HTTP (429|5\d\d)\b|RPC failed|hung up unexpectedly|early EOF|unexpected disconnect|connection (reset|refused|timed out)|could ?n.t connect|could not resolve host|empty reply|operation too slow|timed? out|recv failure|internal server error|(fetch-pack|send-pack|index-pack).*failed|invalid index-pack output|expected .* packfile/i.test(
      words,
    )
  );
}
