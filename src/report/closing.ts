/** The last word, by the post step: a run that was cut off does not stay "working" for ever. */
import { MAIN, type Entry, type Outcome } from "../events.ts";
import type { Clock, GitHub, Runner } from "../ports.ts";
import { renderComment } from "./comment.ts";
import { deliver, openSticky, undelivered, type Sticky } from "./delivery.ts";
import type { Saved } from "./saved.ts";
import { readStory } from "./story.ts";
import { renderSummary } from "./summary.ts";

export interface Leftovers {
  readonly saved: Saved;
  /** The log as it lies on disk; empty when there is none. */
  readonly entries: readonly Entry[];
  readonly github: GitHub;
  readonly runner: Runner;
  readonly clock: Clock;
}

/** Write what the main step could not: its summary, its final comment. Nothing when it wrote both. */
export async function closeReport({ saved, entries, github, runner, clock }: Leftovers): Promise<void> {
  if (saved.key === "") return; // The run had not been admitted yet: there is nobody to tell.
  const whole = finished(entries, saved, clock.now());
  if (saved.summary === "") await runner.writeSummary(renderSummary(whole));
  if (saved.delivered !== "") return;
  const sticky = commentOf(whole, saved, github);
  const failure = sticky === undefined ? undefined : await deliver(sticky, renderComment(whole), clock);
  if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", undelivered(failure));
}

/** The log, ended if the run did not live to end it. */
export function finished(entries: readonly Entry[], saved: Saved, now: number): readonly Entry[] {
  const story = readStory(entries);
  if (story.outcome !== undefined) return entries;
  const outcome = {
    ...(saved.signal !== "" || story.cancelled ? CANCELLED : saved.broken !== "" ? broken(saved.broken) : CUT_OFF),
    ...(story.publication === undefined ? {} : { publication: story.publication }),
  };
  return [...entries, { seq: entries.length, at: now, agent: MAIN, event: { type: "run.finished", outcome } }];
}

function broken(message: string): Outcome {
  return { conclusion: "failed", message: "", fault: { kind: "internal", message } };
}

const CANCELLED: Outcome = { conclusion: "cancelled", message: "The run was cancelled before it was done." };

/** Of a run whose process, or whose machine, was gone before it could say anything. */
export const CUT_OFF: Outcome = {
  conclusion: "failed",
  message: "",
  fault: {
    kind: "internal",
    message: "The run was cut off without a word: it was killed, ran out of memory, or lost its machine.",
    hint: "The transcript ends where it happened. Run the workflow again; the same branch and pull request are used.",
  },
};

function commentOf(entries: readonly Entry[], saved: Saved, github: GitHub): Sticky | undefined {
  const { outcome, publication, closed } = readStory(entries);
  const subject = saved.subject === "" ? (publication?.pull ?? closed)?.number : Number(saved.subject);
  const known = saved.comment === "" ? undefined : Number(saved.comment);
  if (subject === undefined || (outcome?.conclusion === "declined" && known === undefined)) return undefined;
  return openSticky(github, { key: saved.key, subject }, known);
}
