/**
 * Whether an earlier delivery of the same event pushed its commit. Anybody who may push can write that into a commit;
 * only the comment in which Remit recorded it counts.
 */
import { namesRequest } from "../change/publish.ts";
import type { Fault, Request } from "../events.ts";
import { GitError, GitHubError } from "../ports.ts";
import { commentKey, type OwnComment } from "../report/run-comment.ts";
import type { StartedRequest, StartPoint } from "./begin.ts";
import { faultOf } from "./faults.ts";
import { withForeign } from "./foreign.ts";
import type { AdmittedRequest } from "./gate.ts";
import { sealOf, trustedComments } from "./own-comments.ts";
import type { PublishPorts, Invocation } from "./invocation.ts";

type Place = Pick<PublishPorts, "git" | "github">;
type Named = Pick<Invocation, "settings">;

/** The start of a request that continues nothing. */
interface Before extends StartedRequest {
  readonly start: Exclude<StartPoint, { readonly kind: "continued" }>;
}

/**
 * The request with its start, if it has not been answered yet. Makes no request to GitHub when no commit claims to
 * answer it.
 */
export async function withPublished(place: Place, invocation: Named, admitted: AdmittedRequest): Promise<Before> {
  const { request } = admitted;
  const { base, trusted } = request;
  try {
    if (base.sha !== trusted.sha) await place.git.fetch(base.sha);
    if (!(await namesRequest(request, place.git))) {
      const known = await withForeign(place, invocation, request);
      return { admitted: { ...admitted, request: known }, start: { kind: "fresh" } };
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { admitted, start: { kind: "over", outcome: { conclusion: "failed", message: "", fault: faultOf(error) } } };
  }
  const found = await findRecord(place, invocation, request, base.sha);
  if (found === undefined) return { admitted, start: { kind: "claimed" } };
  const { kept } = found.record;
  return {
    admitted,
    start: { kind: "published", answered: { commit: base.sha, ...(kept !== undefined && { kept }) } },
  };
}

/** Remit's comment for the request, if it says this commit was pushed for it; undefined also when GitHub fails. */
async function findRecord(
  { github }: Pick<Place, "github">,
  { settings }: Named,
  request: Request,
  commit: string,
): Promise<OwnComment | undefined> {
  const [key, seal] = [commentKey(request), sealOf(settings)];
  const wanted = (own: OwnComment) => own.key === key && own.record.pushed === commit;
  try {
    for (const subject of await placesOf(github, request)) {
      const [found] = await trustedComments(github, seal, subject, wanted);
      if (found !== undefined) return found;
    }
    return undefined;
  } catch (error) {
    if (error instanceof GitHubError) return undefined;
    throw error;
  }
}

/** Milliseconds to wait for a parallel run's comment to record its push: it opens its pull request first. */
const RECORDED_AFTER = [1_000, 3_000, 6_000];

/** Whether {@link findRecord} finds it, waiting for a parallel run. */
export async function awaitRecord(
  ports: Pick<PublishPorts, "github" | "clock">,
  invocation: Pick<Invocation, "settings" | "stop">,
  request: Request,
  commit: string,
): Promise<boolean> {
  for (const wait of [...RECORDED_AFTER, undefined]) {
    if ((await findRecord(ports, invocation, request, commit)) !== undefined) return true;
    if (wait === undefined || invocation.stop.aborted) break;
    await ports.clock.sleep(wait, invocation.stop);
  }
  return false;
}

/** If nobody asked on an issue or pull request, the comment is on the pull request that was made. */
async function placesOf(github: Place["github"], { subject, base }: Request): Promise<readonly number[]> {
  if (subject !== undefined) return [subject.number];
  const [pulls, self] = await Promise.all([github.pullsFrom(base.name), github.self()]);
  return pulls.filter(({ author }) => author.id === self.id).map(({ number }) => number);
}

/** For a commit that claims to answer the request but that nobody recorded. */
export function claimedFault({ base }: Pick<Request, "base">): Fault {
  return {
    kind: "conflict",
    message: `The branch ${base.name} is at ${base.sha}, which claims to answer this request, but no comment by Remit records that Remit pushed it.`,
    hint: "Look at that commit and at who pushed it. Delete the branch if it is not wanted, and ask again.",
  };
}
