/** One poll of the checks of a published commit. */
import type { ChecksSeen } from "../../events.ts";
import { isTable } from "../../lib/read-data.ts";
import { GitHubError, GitError, type Git } from "../../ports.ts";
import { type Published, type AdmittedRun, ownWorkflow, type PublishPorts } from "../../run/for-features.ts";
import { isComplete, judgeChecks, type ChecksListed } from "./mend.ts";
import { onlyFor } from "../../lib/only-for.ts";

export interface Look {
  readonly checks: ChecksSeen;
  /** No further check will appear: each workflow that would start has a run, or GitHub does not say. */
  readonly complete: boolean;
}

/** Never throws for a fault of GitHub's: the work is published, whatever this request returns. */
export async function lookAtChecks(
  { github, git }: Pick<PublishPorts, "github" | "git">,
  own: ChecksListed["ownWorkflow"],
  commit: string,
): Promise<Look> {
  try {
    const [starting, runs, others, self] = await Promise.all([
      startingWorkflows(git, commit),
      github.commitRuns(commit),
      github.otherChecks(commit).catch(onlyFor(GitHubError, ({ message }) => message)),
      github.self(),
    ]);
    const ownToken = self.login === "github-actions[bot]";
    // Some tokens may not read other apps' checks; the workflow runs are shown all the same.
    const silent = typeof others === "string";
    const listed = { commit, runs, others: silent ? [] : others, starting, ownWorkflow: own, ownToken };
    const reason = silent && { reason: `Checks of other apps are not known: ${others}` };
    return { checks: { ...judgeChecks(listed), ...reason }, complete: isComplete(listed) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const counts = { passed: 0, running: 0, failed: [], awaiting: [], ownToken: false, waitedMs: 0 };
    const checks = { commit, state: "unknown", ...counts, reason: error.message } as const;
    return { checks, complete: error.status >= 400 && error.status < 500 };
  }
}

/** Polls once and logs the checks of what was published. Does nothing where nothing was published. */
export async function recordChecks(
  { ports, invocation }: Pick<AdmittedRun, "ports" | "invocation">,
  published: Published,
  note: string,
): Promise<void> {
  if (published.kind !== "published") return;
  const { checks } = await lookAtChecks(ports, ownWorkflow(invocation), published.publication.commit);
  ports.log.append({ type: "checks.seen", checks: { ...checks, ...(note && { note }) } });
}

// The workflows of a commit that a push or a pull request would start.

const FOLDER = ".github/workflows";
const STARTING: ReadonlySet<string> = new Set(["push", "pull_request", "pull_request_target"]);

/** Their paths, in order. Filters by branch and path are ignored. Undefined when the commit cannot be read. */
async function startingWorkflows(git: Git, commit: string): Promise<readonly string[] | undefined> {
  try {
    const names = (await workflowsOf(git, commit)).filter((name) => /\.ya?ml$/.test(name));
    const paths = names.map((name) => `${FOLDER}/${name}`);
    if (paths.length === 0) return [];
    const { parse } = await import("yaml");
    const starts = await Promise.all(
      paths.map(async (path) => startsByItself((await git.show(commit, path))?.toString() ?? "", parse)),
    );
    return paths.filter((_, index) => starts[index]);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** A commit that GitHub created in order to sign it is not in the local repository yet. */
async function workflowsOf(git: Git, commit: string): Promise<readonly string[]> {
  const fetchFirst = async () => {
    await git.fetch(commit);
    return await git.names(commit, FOLDER);
  };
  return await git.names(commit, FOLDER).catch(onlyFor(GitError, fetchFirst));
}

/** GitHub cannot run a file that cannot be read either. */
function startsByItself(text: string, parse: (yaml: string, options: object) => unknown): boolean {
  try {
    const whole = parse(text, { schema: "core", maxAliasCount: 10, logLevel: "error" });
    return isTable(whole) && namesIn(whole["on"]).some((name) => STARTING.has(name));
  } catch {
    return false;
  }
}

function namesIn(on: unknown): readonly string[] {
  if (typeof on === "string") return [on];
  if (Array.isArray(on)) return on.map(String);
  return isTable(on) ? Object.keys(on) : [];
}
