/** What git and a server's git say when they refuse, in terms people can act on. */
import { GitError } from "../../ports.ts";
import { firstLines } from "./process.ts";

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
export function isPassing(words: string): boolean {
  return (
    causeOf(words) === "other" &&
    /error: (429|5\d\d)\b|HTTP (429|5\d\d)\b|RPC failed|hung up unexpectedly|early EOF|unexpected disconnect|connection (reset|refused|timed out)|could ?n.t connect|could not resolve host|empty reply|operation too slow|timed? out|recv failure|internal server error|(fetch-pack|send-pack|index-pack).*failed|invalid index-pack output|expected .* packfile/i.test(
      words,
    )
  );
}
