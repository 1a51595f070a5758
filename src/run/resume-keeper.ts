/** Keeps the run at its end, and leaves word for the post step, should this process not live to do it. */
import type { Outcome } from "../events.ts";
import { SAVED } from "../report/saved.ts";
import type { Admitted } from "./gate.ts";
import { keepPlan, unkept as planUnkept } from "./plan.ts";
import { keepRun, unkept, whyNotKept } from "./resume-keep.ts";
import { namesFor } from "./resume-state.ts";
import type { Earlier } from "./resume.ts";
import type { Order, World } from "./world.ts";

export interface Keeper {
  /** Never throws. `left` is a commit of edits that were not published. */
  keep(outcome: Outcome, left: string | undefined): Promise<void>;
}

export function openKeeper(world: World, order: Order, admitted: Admitted, earlier: Earlier | undefined): Keeper {
  const { runner, log, git, clock, secrets } = world;
  const { request, policy } = admitted;
  const reason = whyNotKept(request, policy.publish.to.value === "nothing", order.settings.dryRun);
  const names = earlier?.record.refs ?? [];
  const before = earlier?.record.work;
  if (reason === undefined) {
    runner.saveState(SAVED.keep, [...new Set([...names, ...namesFor(request)])].join(" "));
    if (before !== undefined) runner.saveState(SAVED.work, before);
  }
  const keepTheirPlan = async (outcome: Outcome) => {
    if (reason !== undefined) return planUnkept(reason);
    const time = Math.floor(clock.now() / 1000);
    return await keepPlan({ git, redact: secrets.redact, admitted, outcome, url: order.runUrl, time }).catch(
      (error: unknown) => planUnkept(broken(error).reason ?? ""),
    );
  };
  return {
    async keep(outcome, work) {
      const parts = { git, redact: secrets.redact, entries: log.entries, outcome, names };
      const time = Math.floor(clock.now() / 1000);
      const kept =
        reason === undefined
          ? await keepRun({ ...parts, time, ...(work === undefined ? {} : { work }) }).catch(broken)
          : unkept(reason);
      log.append(kept);
      if (outcome.conclusion === "planned") log.append(await keepTheirPlan(outcome));
      runner.saveState(SAVED.kept, "yes");
      if (reason === undefined && kept.reason !== undefined)
        runner.print(`This run cannot be gone on with by /continue: ${kept.reason}`);
    },
  };
}

function broken(error: unknown) {
  return unkept(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
}
