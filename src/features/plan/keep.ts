/** Keeping the plan that a run ended with, or saying why it cannot be approved. */
import type { Entry, Outcome } from "../../events.ts";
import type { Admitted } from "../../run/gate.ts";
import type { Desk, Order } from "../../run/world.ts";
import { keepPlan, unkept, type PlanKeeping } from "./plan.ts";

/** Nothing for a run that ended otherwise. Never throws. `reason`: why nothing is kept of this run. */
export async function keepPlanned(
  { git, secrets, clock, log }: Desk,
  { runUrl: url }: Order,
  { request, policy }: Admitted,
  outcome: Outcome,
  reason: string | undefined,
): Promise<void> {
  if (outcome.conclusion !== "planned") return;
  const time = Math.floor(clock.now() / 1000);
  const plan = { git, redact: secrets.redact, admitted: { request, policy }, outcome, url, time };
  log.append(await keepTheirPlan(plan, reason ?? whyStale(log.entries, request)));
}

// In two jobs: a plan holds for the commit that was read, and the second job sees the one of now.
function whyStale(entries: readonly Entry[], { base }: Admitted["request"]): string | undefined {
  const started = entries.findLast(({ event }) => event.type === "run.started")?.event;
  const read = started?.type === "run.started" ? started.request.base : base;
  return read.sha === base.sha ? undefined : `The branch ${base.name} moved while it was made: ask for a new one.`;
}

async function keepTheirPlan(plan: PlanKeeping, reason: string | undefined) {
  if (reason !== undefined) return unkept(reason);
  return await keepPlan(plan).catch((error: unknown) =>
    unkept(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`),
  );
}
