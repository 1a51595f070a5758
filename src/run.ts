/** One run from start to end: the table of contents of the program. */
import { runAgent } from "./agent/loop.ts";
import { wasPublished } from "./change/publish.ts";
import type { AgentEnd, Outcome } from "./events.ts";
import { openReporter } from "./report/reporter.ts";
import { announce, turnAway } from "./run/announce.ts";
import { conclude } from "./run/conclude.ts";
import { equip, withDeadline } from "./run/equip.ts";
import { faultOf, NO_SANDBOX } from "./run/faults.ts";
import { passGate, type Admitted } from "./run/gate.ts";
import { publishAgain, publishWork } from "./run/publishing.ts";
import { openVerifier } from "./run/verifying.ts";
import { openWorkplace } from "./run/workplace.ts";
import type { Order, Outside, World } from "./run/world.ts";

/** Never throws: whatever happens, the log ends in one outcome, which the report tells and this returns. */
export async function run(outside: Outside, order: Order): Promise<Outcome> {
  const gate = await passGate(outside, order).catch((error: unknown) => ({
    kind: "closed" as const,
    faults: [faultOf(error)],
  }));
  if (gate.kind !== "open") return await turnAway(outside, gate);
  const world: World = { ...outside, shell: await outside.shells.open(gate.policy.sandbox.mode.value) };
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
  const { request, limits, policy } = gate;
  if (policy.sandbox.mode.value === "require" && world.shell.sandbox === "none") return NO_SANDBOX;
  if (request.base.sha !== request.trusted.sha) await world.git.fetch(request.base.sha);
  if (await wasPublished(request, world.git)) {
    return conclude(request, DONE_BEFORE, await publishAgain(world, order, gate), true);
  }
  const { workspace, baseline } = await openWorkplace(world, order, gate);
  using signal = withDeadline(order.stop, limits.minutes.value, world);
  const verifier = openVerifier(world, order, gate, baseline);
  const agent = await equip(world, order, gate, workspace, signal);
  const end = await runAgent({ ...agent, objection: verifier.object });
  const published = await publishWork(world, order, gate, baseline, end);
  return conclude(request, end, published, !verifier.failed);
}

const DONE_BEFORE: AgentEnd = { kind: "finished", text: "This request was carried out by an earlier run." };
