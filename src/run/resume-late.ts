/** Keeping a run whose process did not live to keep itself: the post step's part. */
import type { Entry, RunEvent } from "../events.ts";
import type { Git } from "../ports.ts";
import { finished } from "../report/closing.ts";
import type { Saved } from "../report/saved.ts";
import { keepRun, unkept } from "./resume-keep.ts";

export interface Late {
  readonly saved: Saved;
  /** The log as it lies on disk. */
  readonly entries: readonly Entry[];
  readonly git: Pick<Git, "kept" | "fetch">;
  readonly redact: (text: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Whether the main step left this to be done. */
export function isDue(saved: Saved): boolean {
  return saved.keep !== "" && saved.kept === "";
}

/** Edits since the last publication are lost with the process; the conversation is not. Never throws. */
export async function keepLate(late: Late): Promise<Extract<RunEvent, { type: "run.kept" }>> {
  const { saved, entries, git, redact, now } = late;
  const last = finished(entries, saved, now).at(-1)?.event;
  if (last?.type !== "run.finished") return unkept("The run has no end.");
  const work = saved.work === "" ? {} : { work: saved.work };
  try {
    if (saved.work !== "") await git.fetch(saved.work);
    const time = Math.floor(now / 1000);
    return await keepRun({ git, redact, entries, outcome: last.outcome, names: saved.keep.split(" "), time, ...work });
  } catch (error) {
    return unkept(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
  }
}
