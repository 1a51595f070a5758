/** Finishes a report that the main step could not: by the post step, or by a later run for a lost machine. */
import { MAIN, type Entry, type Outcome } from "../events.ts";
import type { Seal } from "../lib/seal.ts";
import { GitHubError, type Clock, type GitHub, type Runner } from "../ports.ts";
import type { Secrets } from "../secrets.ts";
import {
  deliver,
  openSticky,
  undelivered,
  type StickyComment,
  recordOf,
  sealComment,
  type OwnComment,
  markerLine,
} from "./run-comment.ts";
import { loadRendering } from "./reporter.ts";
import { CUT_OFF, type SavedState } from "./saved.ts";
import { pullOf, readRunState } from "./run-state.ts";
import { code } from "./markdown.ts";
import { given } from "../lib/parts.ts";

interface UnfinishedRun {
  readonly saved: SavedState;
  /** The log file's entries; empty when there is no file. */
  readonly entries: readonly Entry[];
  readonly github: GitHub;
  /** GitHub with the job's own token, if that is another one. */
  readonly own?: GitHub;
  readonly seal: Seal;
  readonly secrets: Pick<Secrets, "redact">;
  readonly runner: Runner;
  readonly clock: Clock;
}

/** Writes what the main step could not: its summary and its final comment. Does nothing when both are written. */
export async function closeReport(leftovers: UnfinishedRun): Promise<void> {
  const { saved, entries, runner, clock } = leftovers;
  if (saved.key === "") return; // The run had not been admitted yet, so nobody waits for a comment.
  const whole = finished(entries, saved, clock.now());
  const { renderSummary } = await loadRendering();
  if (saved.summary === "") await runner.writeSummary(renderSummary(whole));
  if (saved.delivered !== "") return;
  const failure = await deliverLast(whole, leftovers);
  if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", undelivered(failure));
}

/** Either token may finish the comment, whichever created it. Returns the failure, or undefined. */
async function deliverLast(
  whole: readonly Entry[],
  { saved, github, own, seal, secrets }: UnfinishedRun,
): Promise<unknown> {
  const { renderComment } = await loadRendering();
  const content = { body: secrets.redact(renderComment(whole)), record: recordOf(whole) };
  let failure: unknown;
  for (const each of [github, ...(own === undefined ? [] : [own])]) {
    const sticky = commentOf(whole, saved, { github: each, seal });
    failure = sticky === undefined ? undefined : await deliver(sticky, content);
    if (!(failure instanceof GitHubError) || failure.status !== 401) break;
  }
  return failure;
}

/** The log, with an end added if the run could not write one. */
export function finished(entries: readonly Entry[], saved: SavedState, now: number): readonly Entry[] {
  const state = readRunState(entries);
  if (state.outcome !== undefined) return entries;
  const outcome = {
    ...(saved.signal !== "" || state.cancelled
      ? CANCELLED
      : saved.broken === ""
        ? CUT_OFF
        : { ...CUT_OFF, fault: { kind: "internal", message: saved.broken } as const }),
    ...given({ publication: state.publication }),
  };
  return [...entries, { seq: entries.length, at: now, agent: MAIN, event: { type: "run.finished", outcome } }];
}

const CANCELLED: Outcome = { conclusion: "cancelled", message: "The run was cancelled before it was done." };

function commentOf(
  entries: readonly Entry[],
  saved: SavedState,
  { github, seal }: Pick<UnfinishedRun, "github" | "seal">,
): StickyComment | undefined {
  const state = readRunState(entries);
  const { outcome } = state;
  const subject = saved.subject === "" ? pullOf(state) : Number(saved.subject);
  const known = saved.comment === "" ? undefined : Number(saved.comment);
  if (subject === undefined || (outcome?.conclusion === "declined" && known === undefined)) return undefined;
  return openSticky(github, seal, { key: saved.key, subject }, known);
}

/**
 * The comment that replaces one that says "Working". Its record stays, except that the run is no longer at work, so
 * what was pushed or kept can be continued. `url` is the run's address, `phrase` the trigger phrase.
 */
export function lostComment({ key, subject, record }: OwnComment, url: string, phrase: string, seal: Seal): string {
  const { run: _, ...rest } = record;
  const next =
    rest.kept === undefined
      ? `Nothing of it was kept. To start again, comment ${code(`${phrase} …`)}.`
      : `To continue from what was kept, comment ${code(`${phrase} /continue`)}.`;
  const paragraphs = [
    "### ❌ Failed: the run ended without a report",
    `[The run](${encodeURI(url)}) ended without a report: it was killed, or its machine was lost. What it had pushed is on its branch.`,
    next,
  ];
  return sealComment(`${markerLine({ key, subject })}\n${paragraphs.join("\n\n")}`, rest, seal);
}
