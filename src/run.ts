/** One run from start to end: the table of contents of the program. */
import { runAgent } from "./agent/loop.ts";
import { wasPublished } from "./change/publish.ts";
import type { AgentEnd, Outcome } from "./events.ts";
import { openReporter } from "./report/reporter.ts";
import { conclude } from "./run/conclude.ts";
import { equip, withDeadline } from "./run/equip.ts";
import { faultOf } from "./run/faults.ts";
import { passGate, type Admitted } from "./run/gate.ts";
import { publishAgain, publishWork } from "./run/publishing.ts";
import { announce, turnAway } from "./run/announce.ts";
import { openWorkplace } from "./run/workplace.ts";
import type { Order, World } from "./run/world.ts";

/** Never throws: whatever happens, the log ends in one outcome, which the report tells and this returns. */
export async function run(world: World, order: Order): Promise<Outcome> {
  const gate = await passGate(world, order).catch((error: unknown) => ({
    kind: "closed" as const,
    faults: [faultOf(error)],
  }));
  if (gate.kind !== "open") return await turnAway(world, gate);
  announce(world, order, gate);
  const { key, subject } = gate.request;
  const report = openReporter({ ...world, key, stop: order.stop, ...(subject && { subject: subject.number }) });
  const outcome = await work(world, order, gate).catch((error: unknown): Outcome => ({
    conclusion: "failed",
    message: "",
    fault: faultOf(error),
  }));
  world.log.append({ type: "run.finished", outcome });
  await report.finish({ logPath: order.places.log });
  return outcome;
}

async function work(world: World, order: Order, gate: Admitted): Promise<Outcome> {
  const { request, limits } = gate;
  if (request.base.sha !== request.trusted.sha) await world.git.fetch(request.base.sha);
  if (await wasPublished(request, world.git)) {
    return conclude(request, DONE_BEFORE, await publishAgain(world, order, gate), true);
  }
  const { workspace, baseline } = await openWorkplace(world, order, gate);
  using signal = withDeadline(order.stop, limits.minutes.value, world);
  const agent = await equip(world, order, gate, workspace, signal);
  const end = await runAgent(agent);
  const published = await publishWork(world, order, gate, baseline, end);
  return conclude(request, end, published, true);
}

const DONE_BEFORE: AgentEnd = { kind: "finished", text: "This request was carried out by an earlier run." };
