/** One further commit on a branch that this run published: the same gates, the same checks of where it goes. */
import { githubFault } from "../../change/causes.ts";
import { readChanges } from "../../change/changes.ts";
import { changesSince } from "../../change/mending.ts";
import { plainFiles, propose, type Proposal } from "../../change/proposal.ts";
import type { AgentEnd, Publication, Request } from "../../events.ts";
import { GitHubError } from "../../ports.ts";
import type { Published } from "../../run/conclude.ts";
import type { PlacedJob } from "../../run/feature.ts";
import type { Job } from "../../run/job.ts";
import { proposalFacts, publishProposal, type Besides } from "../../run/publishing.ts";
import { wordsFor } from "../../run/saying.ts";

/** What was published first, and how the agent that was to mend it ended. */
export interface Mending {
  readonly proposal: Proposal;
  readonly publication: Publication;
  readonly end: AgentEnd;
  /** Why the work does not count as verified. */
  readonly unverified: string | undefined;
  /** As for any publication: what takes back all of the work leaves a pull request of nothing. */
  readonly retire: Besides["retire"];
}

/** `nothing`: the agent changed nothing that may be published. A branch that moved, or a pull request that was closed, is a conflict. */
export async function publishMending(
  { world, order, admitted, baseline }: PlacedJob,
  { proposal: first, publication, end, unverified, retire }: Mending,
): Promise<Published> {
  const closed = await refuseClosed(publication, world.github);
  if (closed !== undefined) return { kind: "withheld", fault: closed };
  const changes = await readChanges(baseline, world.git);
  const time = Math.floor(world.clock.now() / 1000);
  const own = wordsFor(world, admitted, end, "Mend what checks found");
  const words = { ...own, summary: bothSummaries(first, publication, own.summary) };
  // The limits of the policy hold for both commits together.
  const whole = await propose({ ...proposalFacts(world, order, admitted), changes, time, words });
  if (whole.kind === "withheld") return { kind: "withheld", fault: { kind: "config", message: whole.reason } };
  const request = requestAfter(admitted.request, publication);
  const more = { ...admitted, request };
  const since = changesSince(first.files, publication.commit, changes);
  const made = await propose({ ...proposalFacts(world, order, more), changes: since, time, words });
  if (made.kind === "withheld") return { kind: "withheld", fault: { kind: "config", message: made.reason } };
  if (made.kind === "nothing") return made;
  const files = whole.kind === "proposed" ? plainFiles(whole.proposal.files) : [];
  return await publishProposal(world, order, more, made.proposal, unverified, {
    retire,
    whole: { files },
  });
}

/** The request as it is for the second commit: it starts from the first, whose checks failed. */
export function requestAfter(request: Request, { branch, commit }: Pick<Publication, "branch" | "commit">): Request {
  // What the branch had to catch up with is in the first commit by now.
  const { subject, caughtUp: _, ...rest } = request;
  const head = { name: branch, sha: commit };
  return {
    ...rest,
    base: head,
    ...(subject && { subject: subject.kind === "pull" ? { ...subject, head } : subject }),
    occasion: { kind: "failure", run: 0, attempt: 1, workflow: "", conclusion: "failure", sha: commit, url: "" },
  };
}

function bothSummaries({ words }: Proposal, { commit }: Publication, more: string): string {
  const opening = words.summary.trim();
  return [opening, `After checks of ${commit.slice(0, 7)} failed:`, more.trim()]
    .filter((part) => part !== "")
    .join("\n\n");
}

async function refuseClosed({ pull }: Publication, github: Job["world"]["github"]) {
  if (pull === undefined) return undefined;
  try {
    if ((await github.pull(pull.number)).open) return undefined;
    const message = `Pull request #${pull.number} was closed while its checks ran.`;
    return { kind: "conflict", message, hint: "What was to mend them was not published." } as const;
  } catch (error) {
    if (error instanceof GitHubError) return githubFault(error, "check the pull request");
    throw error;
  }
}
