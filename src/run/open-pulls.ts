/** Limits how many pull requests of Remit's own may be open at once. */
import { chooseBranch } from "../change/branch.ts";
import { GitHubError } from "../ports.ts";
import type { AdmittedRequest } from "./gate.ts";
import type { PublishPorts, Invocation } from "./invocation.ts";

/**
 * Why the request may not open another pull request; undefined when it may or does not need to. `branch` is where its
 * work goes, once that is known; before that, the branch it starts from.
 */
export async function refusePull(
  { github }: Pick<PublishPorts, "github">,
  { settings }: Pick<Invocation, "settings">,
  { request, policy }: Pick<AdmittedRequest, "request" | "policy">,
  branch?: string,
): Promise<string | undefined> {
  const { pulls: limit, to } = policy.publish;
  const opens = request.kind === "change" && request.subject?.kind !== "pull" && to.value === "pull";
  if (!opens || limit.value === 0 || settings.dryRun) return undefined;
  const prefix = settings.trigger.branchPrefix;
  try {
    const [all, self] = await Promise.all([github.openPulls(), github.self()]);
    const ours = all.filter(({ head, fromFork, author }) => {
      return !fromFork && author.id === self.id && head.name.startsWith(prefix);
    });
    const own = branch ?? branchOf(request, prefix);
    if (ours.length < limit.value || all.some(({ head, fromFork }) => !fromFork && head.name === own)) return undefined;
    const listed = ours.slice(0, SHOWN).map(({ number }) => `#${number}`);
    const more = ours.length > SHOWN ? ` and ${ours.length - SHOWN} more` : "";
    return `The policy allows ${limit.value} open pull requests of Remit at a time (publish.pulls, ${limit.source}), and there are ${listed.join(", ")}${more}. Merge or close one, or raise the limit, and ask again.`;
  } catch (error) {
    // Opening a pull request will report this error: a token that may not list them may not open one either.
    if (error instanceof GitHubError) return undefined;
    throw error;
  }
}

/** The most pull requests a sentence names. */
const SHOWN = 10;

/** The branch that an earlier request on the same subject left; undefined when there is none. */
function branchOf(request: AdmittedRequest["request"], prefix: string): string | undefined {
  const targeted = chooseBranch(request, "", { prefix });
  return targeted.kind === "target" && targeted.target.expect !== undefined ? targeted.target.branch : undefined;
}
