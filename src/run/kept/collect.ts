/** The edits of an unfinished run, as a commit that another run can restore. */
import type { Baseline } from "../../change/baseline.ts";
import { readChanges } from "../../change/changes.ts";
import { propose } from "../../change/proposal.ts";
import type { Request } from "../../events.ts";
import type { Policy } from "../../policy/policy.ts";
import type { Git } from "../../ports.ts";
import type { Secrets } from "../../secrets.ts";
import { AUTHOR } from "../invocation.ts";

export interface UnfinishedRun {
  readonly git: Git;
  readonly secrets: Secrets;
  readonly baseline: Baseline;
  readonly request: Request;
  readonly policy: Policy;
  readonly runUrl: string;
  readonly serverUrl: string;
  /** Seconds since the epoch. */
  readonly time: number;
}

/**
 * A commit on the base, in Remit's own git, of what would be published. What may not be published is not kept either,
 * because these refs leave the machine. Undefined when no publishable file changed. Throws `GitError`.
 */
export async function collectWork(unfinished: UnfinishedRun): Promise<string | undefined> {
  const { git, baseline, runUrl, serverUrl, ...facts } = unfinished;
  const proposed = await propose({
    ...facts,
    git,
    changes: await readChanges(baseline, git),
    author: AUTHOR,
    words: { summary: "Unfinished: the run was cut off." },
    credits: { serverUrl, runUrl },
    branch: { prefix: "" }, // The proposal needs a name, but it is not published.
  });
  switch (proposed.kind) {
    case "nothing":
      return undefined;
    case "withheld":
      return proposed.commit;
    case "proposed":
      return proposed.proposal.commit;
  }
}
