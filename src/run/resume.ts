/** `/continue`: an earlier run's conversation goes on in this run, under today's policy and on today's commits. */
import { MAIN, type Entry, type Request } from "../events.ts";
import { mendLog } from "../agent/resume.ts";
import { readLog } from "../log.ts";
import { GitError } from "../ports.ts";
import { ownWords, type Begun, type Start } from "./begin.ts";
import type { Admitted } from "./gate.ts";
import { KEPT_LOG, KEPT_RECORD, namesFor, readRecord, renumber, type KeptRun } from "./resume-state.ts";
import type { Desk, Outside } from "./world.ts";

export interface Earlier {
  readonly record: KeptRun;
  /** What is asked for on top; "" for nothing. */
  readonly words: string;
}

/** For the first entry of a run that goes on from another. */
export function continued({ record: { run, outcome } }: Earlier) {
  return { url: run.url, conclusion: outcome.conclusion };
}

/** Restore the earlier run of a `/continue` into the log, before this run's own first entry. */
export async function resume(world: Outside, admitted: Admitted): Promise<Begun> {
  try {
    return await restore(world, admitted);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { admitted, start: nothing(`What is kept of it could not be restored: ${error.message}`) };
  }
}

async function restore(world: Outside, admitted: Admitted): Promise<Begun> {
  const found = await find(world, admitted.request);
  if (found.kind === "nothing") return { admitted, start: found };
  const { record, entries } = found;
  for (const { agent, event } of renumber(entries, world.log.entries.length)) world.log.append(event, agent);
  for (const { agent, event } of mendLog(world.log.entries)) world.log.append(event, agent);
  return goOn(admitted, record);
}

/** In two jobs the second finds out for itself what it is that goes on: a plan is no change, whatever the first says. */
export async function resumedStill({ git }: Pick<Desk, "git">, admitted: Admitted): Promise<Begun> {
  const found = await find({ git }, admitted.request);
  return found.kind === "nothing" ? { admitted, start: found } : goOn(admitted, found.record);
}

function goOn(admitted: Admitted, record: KeptRun): Begun {
  const { instruction, kind } = record.request;
  // The workflow's own words are part of what was asked for first already.
  const words = ownWords(admitted.asked);
  const whole = [instruction, words].filter((text) => text !== "").join("\n\n");
  return {
    admitted: { ...admitted, request: { ...admitted.request, kind, instruction: whole } },
    start: { kind: "resumed", earlier: { record, words } },
  };
}

type Found =
  | { readonly kind: "found"; readonly record: KeptRun; readonly entries: readonly Entry[] }
  | Extract<Start, { kind: "nothing" }>;

async function find({ git }: Pick<Desk, "git">, request: Request): Promise<Found> {
  const [name] = namesFor(request);
  if (name === undefined) return nothing("A run is kept for an issue or a pull request of this repository only.");
  try {
    const commit = await git.kept?.find(name);
    if (commit === undefined) return nothing(`Nothing is kept for it (there is no refs/remit/${name}).`);
    const [record, log] = await Promise.all([git.show(commit, KEPT_RECORD), git.show(commit, KEPT_LOG)]);
    const read = record && readRecord(record.toString("utf8"));
    if (read === undefined || log === undefined) return nothing(`refs/remit/${name} is not of this version's making.`);
    const conversation = readLog(log.toString("utf8")).filter(({ agent }) => agent === MAIN);
    return { kind: "found", record: read, entries: conversation };
  } catch (error) {
    if (error instanceof GitError) return nothing(`refs/remit/${name} could not be read: ${error.message}`);
    throw error;
  }
}

function nothing(why: string): Extract<Start, { kind: "nothing" }> {
  return { kind: "nothing", reason: `There is no earlier run to go on from. ${why} Say what is to be done instead.` };
}
