/** From a request to what an agent made of it. Nothing leaves this machine. */
import type { Agent } from "../agent/agent.ts";
import type { AgentEnd, Outcome } from "../events.ts";
import type { Declined } from "../request/trigger.ts";
import { decline } from "./announce.ts";
import { openBase } from "./base-branch.ts";
import { conclude } from "./conclude.ts";
import { withDeadline } from "./job.ts";
import type { Delivery, Feature, PlacedJob } from "./feature.ts";
import type { OwnRun } from "./open.ts";
import { claimedFault } from "./published-before.ts";
import { makeProposal, type Besides, type Made } from "./publishing.ts";
import { carryOut } from "./session.ts";
import { missSandbox } from "./shelter.ts";
import { openVerifier } from "./verifying.ts";
import { openWorkplace } from "./workplace.ts";

export type Proposed =
  /**
   * The run ended without anything to publish. `idle`: how the agent ended, when it was asked for a change and made
   * none.
   */
  | { readonly kind: "over"; readonly outcome: Outcome; readonly idle?: AgentEnd }
  /** An earlier run published it: only its pull request is checked. */
  | { readonly kind: "again"; readonly end: AgentEnd; readonly well: boolean }
  | Worked;

export interface Worked {
  readonly kind: "worked";
  readonly end: AgentEnd;
  readonly made: Made;
  /** Why the work does not count as verified, as a sentence. */
  readonly unverified: string | undefined;
  /** Set when the agent can continue; absent when it worked in another job. */
  readonly job?: PlacedJob;
  /** The request that the proposal is published for, and a check before that; absent for the run's own. */
  readonly as?: Pick<OwnRun, "admitted"> & Pick<Besides, "objection">;
}

/** `time` holds the run's minutes, which start when the agent has its workplace. */
export async function propose(run: OwnRun, time: Time): Promise<Proposed> {
  const { world, order, admitted, start, features, covered, broken, keeper } = run;
  if (broken !== undefined) throw broken;
  const { request } = admitted;
  if (start.kind === "nothing") return { kind: "over", outcome: decline(world, start.reason) };
  if (start.kind === "over") return { kind: "over", outcome: start.outcome };
  if (start.kind === "claimed") return failed({ conclusion: "failed", message: "", fault: claimedFault(request) });
  if (start.kind === "published") return { kind: "again", end: DONE_BEFORE, well: true };
  const delivery = await findDelivery(run);
  if (delivery?.done !== undefined) {
    const reviewed = { kind: "posted", review: delivery.done } as const;
    return { kind: "over", outcome: conclude(request, DONE_BEFORE, { kind: "reviewed", reviewed }, true) };
  }
  const unsheltered = missSandbox(world, admitted);
  if (unsheltered !== undefined) return failed(unsheltered);
  const { files, git, secrets, runner } = world;
  const { inside, workspace } = world.shell;
  const places = { ...order.settings.runner, ...(workspace !== undefined && { workspace }) };
  const ground = { files, git, secrets, runner, places, commit: request.base.sha, covered };
  const place = await openWorkplace({ ...ground, inside });
  keeper.watch(place.baseline);
  const base = await openBase(world, order, admitted);
  const signal = time.begin();
  const job: PlacedJob = { world, order, admitted, ...place, mark: world.random.hex(6), signal, delivery, base };
  const verifier = openVerifier(world, order, admitted, place.baseline);
  if (start.kind === "onward") await start.tell(job);
  const end = await work(job, features, verifier);
  await world.shell.stop(); // Nothing may write while the change is read.
  if (end.kind === "declined") return { kind: "over", outcome: decline(world, end.reason) };
  const { unverified } = verifier;
  return { kind: "worked", end, made: await makeOf(job, end, unverified), unverified, job };
}

function failed(outcome: Outcome): Proposed {
  return { kind: "over", outcome };
}

/** The agent continues after a message that says why. Its other changes are not read here. */
export async function goOn(
  job: PlacedJob,
  features: readonly Feature[],
): Promise<Declined | { readonly kind: "worked"; readonly end: AgentEnd; readonly unverified: string | undefined }> {
  const { world, order, admitted, baseline } = job;
  const verifier = openVerifier(world, order, admitted, baseline);
  const end = await work(job, features, verifier);
  return end.kind === "declined" ? end : { kind: "worked", end, unverified: verifier.unverified };
}

/** The agent's work, verified. */
async function work(
  job: PlacedJob,
  features: readonly Feature[],
  verifier: ReturnType<typeof openVerifier>,
): Promise<AgentEnd | Declined> {
  const objection: NonNullable<Agent["objection"]> = verifier.object;
  const end = await carryOut(job, features, objection);
  if (end.kind !== "declined") await verifier.verifyRest(end, job.signal);
  return end;
}

async function findDelivery({ features, desk, admitted }: OwnRun): Promise<Delivery | undefined> {
  for (const { deliver } of features) {
    const delivery = await deliver?.(desk, admitted);
    if (delivery !== undefined) return delivery;
  }
  return undefined;
}

async function makeOf(job: PlacedJob, end: AgentEnd, unverified: string | undefined): Promise<Made> {
  const { world, order, admitted, baseline, delivery } = job;
  if (delivery === undefined) return await makeProposal(world, order, admitted, baseline, end, unverified);
  const plan = delivery.propose(job, end);
  return { kind: "review", ...(plan && { plan }) };
}

const DONE_BEFORE: AgentEnd = { kind: "finished", text: "This request was carried out by an earlier run." };

/** The run's time limit. */
export interface Time extends Disposable {
  /** Starts the minutes; the signal fires when they are over, the disk is full, or the run is cancelled. Call once. */
  begin(): AbortSignal;
}

export function openTime({ order, admitted, world }: OwnRun): Time {
  let signal: (AbortSignal & Disposable) | undefined;
  return {
    begin: () => (signal = withDeadline(order.stop, admitted.limits.minutes.value, world)),
    [Symbol.dispose]: () => signal?.[Symbol.dispose](),
  };
}
