/** The last part of a run that published: are its checks well, and if not, one attempt to mend that. */
import type { AgentEnd, ChecksSeen } from "../../events.ts";
import { splitTitle } from "../../change/title.ts";
import type { Published } from "../conclude.ts";
import type { Job } from "../job.ts";
import type { Made } from "../publishing.ts";
import { carryOut } from "../session.ts";
import { openVerifier } from "../verifying.ts";
import type { Workplace } from "../workplace.ts";
import { tellChecks } from "./look.ts";
import { publishMending } from "./publish-again.ts";
import { tellFailure } from "./tell-model.ts";
import { waitForChecks } from "./wait.ts";

/** How far the run has come. */
export interface Standing {
  readonly end: AgentEnd;
  readonly published: Published;
  /** Whether verification commands and checks, as far as they are known, say that the work is well. */
  readonly well: boolean;
}

/**
 * Wait as long as the policy says. When checks of a finished, verified work fail, the agent goes on once, and what it
 * changes is one further commit; there is no second attempt.
 */
export async function closeChecks(job: Job & Workplace, made: Made, standing: Standing): Promise<Standing> {
  const { world, order, admitted } = job;
  const { published } = standing;
  if (published.kind !== "published") return standing;
  if (admitted.policy.verify.checks.value === 0 || order.stop.aborted) {
    await tellChecks(world, order, published);
    return standing;
  }
  const first = await awaitChecks(job, published);
  const after = settle(job, standing, first);
  if (first.state !== "failed" || made.kind !== "proposed" || !mayMend(job, after, standing)) return after;
  world.log.append({
    type: "agent.told",
    why: "checks failed",
    text: await tellFailure(job, published.publication, first),
    pinned: true,
  });
  const verifier = openVerifier(world, order, admitted, job.baseline);
  const end = await carryOut(job, verifier.object);
  if (end.kind === "declined") return after;
  await verifier.verifyRest(end, job.signal);
  const { unverified } = verifier;
  const mending = { proposal: made.proposal, publication: published.publication, end, unverified };
  const more = await publishMending(job, mending);
  return await tellMended(job, { ...standing, end: bothEnds(standing.end, end, job) }, more, unverified === undefined);
}

function mayMend({ signal }: Job, { end, published }: Standing, { well }: Standing): boolean {
  const trouble = published.kind === "published" && published.trouble !== undefined;
  return end.kind === "finished" && end.fault === undefined && well && !trouble && !signal.aborted;
}

async function awaitChecks(
  job: Job,
  published: Extract<Published, { kind: "published" }>,
  mends?: string,
): Promise<ChecksSeen> {
  const { world, order, admitted, signal } = job;
  const minutes = admitted.policy.verify.checks.value;
  const seen = await waitForChecks(world, order, published.publication.commit, { minutes, signal });
  const checks = { ...seen, ...(mends !== undefined && { mends }) };
  world.log.append({ type: "checks.seen", checks });
  return checks;
}

/** What follows from how the checks ended. Whoever cancels a run that waits has it end as cancelled, its work published. */
function settle({ order }: Job, standing: Standing, { state }: ChecksSeen): Standing {
  const end: AgentEnd = order.stop.aborted ? { kind: "cancelled" } : standing.end;
  return { ...standing, end, well: standing.well && state !== "failed" };
}

async function tellMended(job: Job, standing: Standing, more: Published, verified: boolean): Promise<Standing> {
  const { world, order } = job;
  const { published: first } = standing;
  if (first.kind !== "published") return standing;
  const { commit } = first.publication;
  switch (more.kind) {
    case "published": {
      const checks = await awaitChecks(job, more, commit);
      return settle(job, { ...standing, published: more, well: verified }, checks);
    }
    case "withheld":
      await tellChecks(world, order, first, "One attempt was made to mend them; it was not published.");
      return { ...standing, published: { ...first, trouble: more.fault }, well: false };
    case "nothing":
      await tellChecks(world, order, first, "One attempt was made to mend them; it changed nothing.");
      return { ...standing, well: false };
    case "kept":
    case "proposed":
      await tellChecks(world, order, first, "An attempt to mend them was cut off; it was not published.");
      return { ...standing, well: false };
  }
}

/** What the agent says at last, below what it said of the work itself. A program that reads its words wants the last alone. */
function bothEnds(first: AgentEnd, last: AgentEnd, { admitted }: Job): AgentEnd {
  if (first.kind !== "finished" || last.kind !== "finished" || admitted.form !== undefined) return last;
  return { ...last, text: [first.text, splitTitle(last.text).text].filter((text) => text.trim() !== "").join("\n\n") };
}
