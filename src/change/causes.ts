/** Why git or GitHub refused what was to be published, by name, and how to fix it. Pure. */
import type { Fault } from "../events.ts";
import type { GitError, GitHubError } from "../ports.ts";
import { given } from "../lib/parts.ts";

/** What to do after a conflict. */
export const ASK_AGAIN = "Ask again: the next run starts from the branch's new state.";

/** How to fix a token that is refused or has expired: an app's token is valid for one hour. */
const TOKEN_REFUSED =
  "github-token is invalid or has expired. An app's token expires after one hour: create it in the step right before Remit, end the run sooner (max-minutes), or publish in a second job (`mode: propose`, then `mode: publish`), which makes its own token. The job's token lasts as long as the job.";

const MERGED_WORKFLOW =
  "The base has changed workflow files, which the job's token may not push, not even by a merge. Merge it yourself, or give Remit an app's token with `workflows: write`.";

/** What git or its server refused. `branch`: the target; `merges`: whether the push was a merge of the base. */
export function pushFault({ message, cause_: cause }: GitError, branch: string, merges = false): Fault {
  const hint = merges && cause === "workflow_refused" ? MERGED_WORKFLOW : pushHint(cause, branch);
  return { kind: kindOf(cause), message, ...given({ hint }) };
}

function kindOf(cause: GitError["cause_"]): Fault["kind"] {
  return cause === "moved" ? "conflict" : cause === "credentials" ? "auth" : "git";
}

function pushHint(cause: GitError["cause_"], branch: string): string | undefined {
  switch (cause) {
    case "moved":
      return ASK_AGAIN;
    case "protected":
      return `The branch protection of ${branch} refuses it: let Remit's account push there (Settings → Branches), choose another branch-prefix, or ask on an issue.`;
    case "ruleset":
      return `A ruleset of the repository or its organisation refuses it: exempt ${branch} or Remit's account (Settings → Rules).`;
    case "workflow_refused":
      return "The job's token may not push workflow files. Leave them out, or use an app's token with `workflows: write`.";
    case "archived":
      return "The repository is archived: unarchive it (Settings → General), or ask elsewhere.";
    case "too_large":
      return "GitHub accepts no files over 100 MB: keep it out of the change, or use Git LFS.";
    case "permission":
      return "Give the job `permissions: contents: write`, or pass a github-token that may push.";
    case "credentials":
      return TOKEN_REFUSED;
    case "not_found":
      return "Check that github-token can reach this repository.";
    case "tampered":
      return `Nothing was sent. Without a sandbox a command that runs as root can replace programs of the machine: check this runner before you use it again, and give it a sandbox (docs/security.md). If your own commands install system packages, do that in a step before Remit.`;
    case "other":
      return undefined;
  }
}

/** A request that GitHub refused; the error says which one. */
export function githubFault(error: GitHubError): Fault {
  const hint = hintFor(error);
  return {
    kind: error.status === 401 ? "auth" : "github",
    message: error.message,
    ...given({ hint }),
  };
}

function hintFor({ message, permission, status }: GitHubError): string | undefined {
  const named = SIGNS.find(([sign]) => sign.test(message))?.[1];
  if (named !== undefined) return named;
  if (permission !== undefined) return undefined; // The message says where to add it.
  if (status === 401) return TOKEN_REFUSED;
  if (status === 404) {
    return "It does not exist, or github-token may not read it: list its permissions in the job, and check that the token is for this repository.";
  }
  return status === 0 || status >= 500 ? "The problem is on GitHub's side: run the job again later." : undefined;
}

/** Patterns in GitHub's answers, and how to fix each. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /not permitted to create or approve pull requests/i,
    "Allow it under Settings → Actions → General → “Allow GitHub Actions to create and approve pull requests”, and ask again.",
  ],
  [
    /archived so (it )?is read-only/i,
    "The repository is archived: unarchive it (Settings → General), or ask elsewhere.",
  ],
  [
    /repository rule violations|ruleset/i,
    "A ruleset refuses it: exempt Remit's branches or its account (Settings → Rules).",
  ],
  [
    /protected branch|must be made through a pull request/i,
    "The branch is protected: let Remit's account push there (Settings → Branches).",
  ],
  [
    /pull requests? (is|are) disabled|issues (is|are|has been|have been) disabled/i,
    "They are switched off for this repository (Settings → General → Features).",
  ],
  [/no commits between/i, "The branch has no commits that its base lacks: somebody may have merged it meanwhile."],
  [/is locked|conversation.*locked/i, "The conversation is locked: unlock it, or ask elsewhere."],
  [/rate limit/i, "GitHub's rate limit is used up: run the job again later."],
];
