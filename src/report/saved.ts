/** The state that the main step saves for the post step, by name; and what a run ended with that could not save any. */
import type { Outcome } from "../events.ts";

/** Names of saved state. */
export const SAVED = {
  /** Path of the log on disk. */
  log: "log-path",
  key: "report-key",
  subject: "report-subject",
  comment: "report-comment",
  /** `yes` once the job summary is written. */
  summary: "report-summary",
  /** `yes` once the final comment is written, or when none is due. */
  delivered: "report-delivered",
  /** The signal that ended the run, such as `SIGINT`. */
  signal: "signal",
  /** What broke the run, as a sentence, if it could still be saved. */
  broken: "broken",
  /** Names below `refs/remit/` under which the run is to be kept, separated by spaces. */
  keep: "keep-names",
  /** `yes` once it is kept, or when it is not to be. */
  kept: "kept",
  /** The commit that is being pushed, and its branch, separated by a space. */
  pushing: "pushing",
  /** A commit with an earlier run's unpublished edits. */
  work: "keep-work",
  /** The archive of the checkout's git directories, when commands ran without a sandbox: its key and path. */
  git: "kept-git",
} as const;

/** What the post step knows when it begins; "" for what was not saved. */
export type SavedState = Readonly<Record<keyof typeof SAVED, string>>;

/** `read` gives saved state by name; undefined or "" when nothing was saved. */
export function readSaved(read: (name: string) => string | undefined): SavedState {
  return Object.fromEntries(Object.entries(SAVED).map(([name, key]) => [name, read(key) ?? ""])) as SavedState;
}

/** Whether the main step left nothing to do: the report is written, and the checkout is as it was. */
export function isClosed({ git, key, summary, delivered }: SavedState): boolean {
  return git === "" && (key === "" || (summary !== "" && delivered !== ""));
}

/** The end of a run whose process or machine was lost before it could say anything. */
export const CUT_OFF: Outcome = {
  conclusion: "failed",
  message: "",
  fault: {
    kind: "internal",
    message: "The run ended without a report: it was killed, ran out of memory, or lost its machine.",
    hint: "The transcript ends where it happened. Run the workflow again; the same branch and pull request are used.",
  },
};
