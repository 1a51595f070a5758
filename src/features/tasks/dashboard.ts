/** The dashboard of a repository's tasks: each run of a task writes its own row, and a tick there starts a run. */
import { isTasks } from "../../change.ts";
import {
  readBoard,
  withoutOldTicks,
  writeBoard,
  type Outcome,
  type TaskRow,
  type Occasion,
  type Request,
} from "../../events.ts";
import { GitHubError, isGitHubRefusal, type GitHub, type IssueFacts } from "../../ports.ts";
import type { PendingRequest } from "../../request.ts";
import { writesToGitHub, type PublishPorts, type AdmittedRun, sealOf } from "../../run/for-features.ts";
import { deliver, openSticky, undelivered, code, inline } from "../../report.ts";

/** Why a tick does not count: the issue is somebody else's, whatever it says. Undefined for other requests. */
export async function refuseTick(github: GitHub, { board }: PendingRequest): Promise<string | undefined> {
  if (board === undefined) return undefined;
  try {
    const self = await github.self();
    if (board.author.id === self.id) return undefined;
    return `Issue #${board.number} is by @${board.author.login}: only a dashboard that Remit has opened starts tasks.`;
  } catch (error) {
    if (isGitHubRefusal(error)) return `GitHub did not say whose dashboard it is: ${error.message}`;
    throw error;
  }
}

/** Records how a task's run ended: on the dashboard, and on the pull request that put the task to rest. */
export async function recordTask(run: AdmittedRun, outcome: Outcome): Promise<void> {
  await Promise.all([updateDashboard(run, outcome), commentOnRest(run)]);
}

/** Writes the row of this run's task when a dashboard is asked for. If GitHub refuses, a warning says so. */
async function updateDashboard({ ports, invocation, admitted }: AdmittedRun, outcome: Outcome): Promise<void> {
  const { trigger, github: place } = invocation.settings;
  const { request } = admitted;
  const { task } = request;
  if (trigger.dashboard !== true || task === undefined || !writesToGitHub(invocation) || invocation.stop.aborted)
    return;
  try {
    const rests = restOf(request, trigger) !== undefined;
    const known = rests ? request.rejected?.number : outcome.publication?.pull?.number;
    const pull = known ?? (await findPull(ports.github, request, trigger.branchPrefix));
    const at = Math.floor(ports.clock.now() / 1000);
    const run = /^\d{1,20}$/.test(place.runId) ? place.runId : "0";
    const row: TaskRow = {
      task,
      ticked: false,
      conclusion: outcome.conclusion,
      pull,
      run,
      at,
      ...(rests && { rests }),
    };
    await putRow(ports, row, `${place.serverUrl}/${place.repository}`);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const lacks = error.permission === undefined ? "" : ` The token lacks ${error.permission}.`;
    ports.runner.annotate("warning", "Remit: dashboard not written", `${error.message}.${lacks}`);
  }
}

/** The pull request of the task's branch; 0 when there is none. */
async function findPull(github: GitHub, request: Request, branchPrefix: string): Promise<number> {
  if (!isTasks(request, branchPrefix)) return 0;
  return (await github.pullsFrom(request.base.name))[0]?.number ?? 0;
}

/** Milliseconds before each re-read: another task's run may have written at the same time, and the later write wins. */
const AGAIN = [500, 2_000, 5_000];

async function putRow({ github, clock }: PublishPorts, row: TaskRow, home: string): Promise<void> {
  for (const wait of [...AGAIN, undefined]) {
    const found = await findBoard(github);
    const others = ((found && readBoard(found.body)) ?? []).filter(({ task }) => task !== row.task);
    const changed = Math.floor(Date.parse(found?.updatedAt ?? "") / 1000) || row.at;
    const body = writeBoard([...withoutOldTicks(others, changed, row.at), row], home);
    const { number } = await (found === undefined
      ? github.createIssue({ title: TITLE, body })
      : github.updateIssue(found.number, { body }));
    const now = await findBoard(github);
    // Of two dashboards opened at the same time the first one stays.
    if (now !== undefined && now.number !== number && found === undefined)
      await github.updateIssue(number, { state: "closed" });
    const stands = now?.number === number && readBoard(now.body)?.some((each) => isSame(each, row));
    if (stands === true || wait === undefined) return;
    await clock.sleep(wait);
  }
}

const TITLE = "Remit dashboard";

/** The oldest open dashboard of Remit's; anybody can copy the marker. */
async function findBoard(github: GitHub): Promise<IssueFacts | undefined> {
  const self = await github.self();
  const ours = (await github.issuesBy(self.login)).filter(
    ({ author, open, isPull, body }) => author.id === self.id && open && !isPull && readBoard(body) !== undefined,
  );
  return ours.toSorted((a, b) => a.number - b.number)[0];
}

function isSame(a: TaskRow, b: TaskRow): boolean {
  return a.task === b.task && a.run === b.run && a.at === b.at && a.conclusion === b.conclusion;
}

/** Why a task rests; undefined when it does not, or when somebody has asked for it. */
export function restOf(
  { rejected, trigger, task }: Request,
  { dashboard }: Pick<AdmittedRun["invocation"]["settings"]["trigger"], "dashboard">,
): string | undefined {
  if (rejected === undefined || task === undefined) return undefined;
  const how = WAYS[trigger];
  if (how === undefined) return undefined;
  return `Pull request #${rejected.number} of the task ${task} was closed without being merged, so the task rests until somebody asks for it: ${how(task)}${dashboard === true ? ", tick its box on the dashboard," : ""} or reopen the pull request.`;
}

/** How to ask for a resting task, by its trigger. */
const WAYS: Readonly<Partial<Record<Request["trigger"], (task: string) => string>>> = {
  schedule: () => "start its workflow by hand",
  ci: (task) => `start a workflow by hand with the input task: ${task}`,
};

/** When checks fail while their task rests, its closed pull request gets one comment, which names the last failure. */
async function commentOnRest({ ports, invocation, admitted: { request } }: AdmittedRun): Promise<void> {
  const { rejected, occasion, task } = request;
  const reason = restOf(request, invocation.settings.trigger);
  if (rejected === undefined || reason === undefined || occasion?.kind !== "failure" || !writesToGitHub(invocation))
    return;
  const mark = { key: `rests-${task}`, subject: rejected.number };
  const sticky = openSticky(ports.github, sealOf(invocation.settings), mark);
  const failure = await deliver(sticky, { body: `### 😴 This task rests\n\n${failed(occasion)} ${reason}` });
  if (failure !== undefined) ports.runner.annotate("warning", "Remit: comment not written", undelivered(failure));
}

function failed({ workflow, sha, url }: Extract<Occasion, { kind: "failure" }>): string {
  return `[${inline(workflow)}](${encodeURI(url)}) failed at ${code(sha.slice(0, 10))}.`;
}
