/** The job that works and may not write: all that it has to say is left in a directory for the job that publishes. */
import type { AgentEnd, Outcome } from "../events.ts";
import { mask } from "../log.ts";
import { packParcel, type ParcelChange } from "../change/parcel.ts";
import type { Reviewed } from "./conclude.ts";
import type { Admitted } from "./gate.ts";
import type { Made } from "./publishing.ts";
import type { Desk, Order } from "./world.ts";

/** Whether this job itself tells people on GitHub what it does. */
export function speaks({ settings }: Pick<Order, "settings">): boolean {
  return !settings.dryRun && settings.job?.kind !== "propose";
}

export interface Worked {
  readonly outcome: Outcome;
  readonly end?: AgentEnd;
  readonly made?: Made;
  readonly reviewed?: Reviewed;
}

/** Write the proposal's directory where this job only proposes, with the log as it is now. Where it is, for the outputs. */
export async function leaveProposal(
  world: Desk,
  { settings, places }: Order,
  { request, policy }: Admitted,
  { outcome, end, made, reviewed }: Worked,
): Promise<{ readonly proposalPath?: string; readonly proposalDigest?: string }> {
  if (settings.job?.kind !== "propose" || outcome.conclusion === "declined") return {};
  const { repository, runId } = settings.github;
  const { publication: _, ...told } = outcome;
  const ended = end && mask(end, world.secrets);
  const review = reviewed?.kind === "proposed" && ended && { plan: reviewed.plan, end: ended };
  const change = made?.kind === "proposed" && ended && changeOf(made, ended);
  const log = Buffer.from(world.log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  const said = { outcome: mask(told, world.secrets), ...(change && { change }), ...(review && { review }), log };
  const about = { repository, run: runId, key: request.key, policy: policy.source.digest };
  const packed = await packParcel({ ...about, ...said }, world.git);
  const proposalPath = `${places.run}/proposal`;
  for (const [name, bytes] of packed.files) await world.files.write(`${proposalPath}/${name}`, bytes);
  return { proposalPath, proposalDigest: packed.digest };
}

function changeOf({ proposal, unverified }: Extract<Made, { kind: "proposed" }>, end: AgentEnd): ParcelChange {
  return { proposal, end, ...(unverified !== undefined && { unverified }) };
}
