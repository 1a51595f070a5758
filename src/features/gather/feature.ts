/** `mode: gather`: the last job of a fan-out. */
import { posix } from "node:path";
import type { Conclusion } from "../../events.ts";
import type { Settings } from "../../inputs.ts";
import type { Gathering } from "../../inputs/job.ts";
import { deliver, openSticky, undelivered } from "../../report/run-comment.ts";
import { bytes, characters, COMMENT_LIMIT, SUMMARY_LIMIT } from "../../report/fit.ts";
import {
  concludeAll,
  plainWords,
  renderGathered,
  renderGatheredOutputs,
  type Gathered,
  type TaskEnd,
} from "../../report/gathered.ts";
import { keyOf } from "../../request/pending.ts";
import { VERSION } from "../../version.ts";
import { readPendingRequest } from "../../run/resolve-prompt.ts";
import { faultOf } from "../../run/faults.ts";
import { readReports } from "./reports.ts";
import { sealOf } from "../../run/own-comments.ts";
import type { PublishPorts, Invocation } from "../../run/invocation.ts";

export const gather = { run: gatherReports };

/** The part of the world that it needs. */
type Counter = Pick<PublishPorts, "github" | "files" | "runner" | "secrets">;
type Called = Pick<Invocation, "settings" | "event" | "runUrl">;

/**
 * Sums up all reports. Never throws. If GitHub refuses the comment, a warning says so; the summary has the same text.
 */
async function gatherReports(counter: Counter, invocation: Called, job: Gathering): Promise<Conclusion> {
  try {
    return await gatherAll(counter, invocation, job);
  } catch (error) {
    const { message } = faultOf(error);
    counter.runner.annotate("error", "Remit: the reports could not be gathered", message);
    for (const [name, value] of Object.entries({ conclusion: "failed", "final-message": message }))
      counter.runner.setOutput(name, value);
    return "failed";
  }
}

async function gatherAll(counter: Counter, invocation: Called, job: Gathering): Promise<Conclusion> {
  const { files, runner, secrets } = counter;
  const { settings, runUrl } = invocation;
  const { repository, serverUrl, runId } = settings.github;
  const directory = posix.resolve(settings.runner.workspace, job.reports);
  const ends = await readReports(files, directory, job.tasks, { repository, run: runId });
  const gathered: Gathered = { ends, home: `${serverUrl}/${repository}`, runUrl, version: VERSION };
  await runner.writeSummary(secrets.redact(renderGathered(gathered, SUMMARY_LIMIT, bytes)));
  const url = settings.dryRun ? undefined : await comment(counter, invocation, job, gathered);
  const conclusion = concludeAll(ends);
  if (conclusion === "failed") runner.annotate("error", "Remit: not all tasks are done", plainWords(ends));
  if (ends.length === 0) runner.annotate("warning", "Remit: no reports", `There are none in ${directory}.`);
  for (const [name, value] of Object.entries(renderGatheredOutputs(gathered))) {
    runner.setOutput(name, name === "comment-url" ? (url ?? "") : value);
  }
  return conclusion;
}

/** The comment's address when a comment was due and GitHub accepted it. */
async function comment(
  { github, runner, secrets }: Counter,
  invocation: Called,
  { issue }: Gathering,
  gathered: Gathered,
): Promise<string | undefined> {
  const subject = issue ?? subjectOf(invocation);
  if (subject === undefined || !isDue(gathered.ends, issue !== undefined)) return undefined;
  const { task = "" } = invocation.settings.trigger;
  // A named comment stays from run to run; an unnamed one belongs to this run and its repetitions.
  const key = keyOf(["gather", task === "" ? invocation.settings.github.runId : task]);
  const sticky = openSticky(github, sealOf(invocation.settings), { key, subject });
  const body = secrets.redact(renderGathered(gathered, COMMENT_LIMIT, characters));
  const failure = await deliver(sticky, { body });
  if (failure === undefined) return sticky.found?.url;
  runner.annotate("warning", "Remit: comment not written", `${undelivered(failure)} The job summary says the same.`);
  return undefined;
}

/**
 * A stranger's comment starts no task and gets no answer. Where the workflow names an issue, a report without a task
 * may still be due.
 */
function isDue(ends: readonly TaskEnd[], named: boolean): boolean {
  return ends.some(({ end }) => (end.kind === "lost" ? named : end.started));
}

function subjectOf({ event, settings }: { readonly event: Invocation["event"]; readonly settings: Settings }) {
  const pending = readPendingRequest(event, settings);
  return pending.kind === "declined" ? undefined : pending.subject?.number;
}
