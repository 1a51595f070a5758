/** From what GitHub lists for a commit to how its checks stand. Pure. */
import type { AwaitingCheck, ChecksSeen, ChecksState } from "../../events.ts";
import type { CheckFacts, CommitRun } from "../../ports.ts";

export interface ChecksListed {
  readonly commit: string;
  readonly runs: readonly CommitRun[];
  /** By other apps. */
  readonly others: readonly CheckFacts[];
  /** Workflows that a push or a pull request starts, by path; undefined when that is not known. */
  readonly starting: readonly string[] | undefined;
  /** The workflow file of this very run, whose runs are no check of its work; "" when it is not known. */
  readonly ownWorkflow: string;
  readonly ownToken: boolean;
}

/** Names that are kept of those that failed or wait. */
const NAMED = 20;

/** How things stand now. */
export function judgeChecks({ commit, runs, others, starting, ownWorkflow, ownToken }: ChecksListed): ChecksSeen {
  const all = [...runs.filter(({ path }) => path !== ownWorkflow).map(standingOfRun), ...others.map(standingOfCheck)];
  const failed = all.filter(({ stands }) => stands === "failed").map(({ name }) => name);
  const awaiting = all.flatMap(({ awaits }) => (awaits === undefined ? [] : [awaits]));
  const [passed, running] = [count(all, "passed"), count(all, "running")];
  const wouldStart = starting?.some((path) => path !== ownWorkflow) ?? true;
  const state = ((): ChecksState => {
    if (running > 0) return "running";
    if (failed.length > 0) return "failed";
    if (awaiting.length > 0) return "awaiting";
    if (passed > 0) return "passed";
    return wouldStart ? "unstarted" : "none";
  })();
  return {
    commit,
    state,
    passed,
    running,
    failed: failed.slice(0, NAMED),
    awaiting: awaiting.slice(0, NAMED),
    ownToken,
    waitedMs: 0,
  };
}

/** Whether each workflow that would start has a run: then those that are listed are all that there will be. */
export function isComplete({ runs, starting, ownWorkflow }: ChecksListed): boolean {
  const seen = new Set(runs.map(({ path }) => path));
  return starting?.every((path) => path === ownWorkflow || seen.has(path)) ?? false;
}

interface Standing {
  readonly name: string;
  readonly stands: "passed" | "running" | "failed" | "awaiting";
  readonly awaits?: AwaitingCheck;
}

function count(all: readonly Standing[], wanted: Standing["stands"]): number {
  return all.filter(({ stands }) => stands === wanted).length;
}

function standingOfRun({ name, state, url }: CommitRun): Standing {
  switch (state) {
    case "passed":
    case "running":
    case "failed":
      return { name, stands: state };
    case "awaiting approval":
      return { name, stands: "awaiting", awaits: { name, url, needs: "approval" } };
    case "awaiting deployment":
      return { name, stands: "awaiting", awaits: { name, url, needs: "deployment" } };
  }
}

const PASSED: ReadonlySet<string> = new Set(["success", "neutral", "skipped", "stale"]);

function standingOfCheck({ name, conclusion, url }: CheckFacts): Standing {
  if (conclusion === undefined) return { name, stands: "running" };
  if (conclusion === "action_required") return { name, stands: "awaiting", awaits: { name, url, needs: "app" } };
  return { name, stands: PASSED.has(conclusion) ? "passed" : "failed" };
}
