/** Two jobs: one works and may not write, the other publishes what the first proposed. */
import { fail, openLater, unpack } from "./second-job.ts";
import type { AgentEnd } from "../../events.ts";
import { mask } from "../../log.ts";
import { packProposal, type PackedChange } from "./packed-proposal.ts";
import type { Ended, Outputs } from "../../run/feature.ts";
import type { Admitted } from "../../run/gate.ts";
import type { Made } from "../../run/publishing.ts";
import type { Desk, Order } from "../../run/world.ts";

export const twoJobs = { close: leaveProposal, open: openLater, unpack, fail };

/**
 * Writes the directory of the proposal, with the log so far, when this job only proposes. Returns its path for the
 * outputs.
 */
async function leaveProposal(
  world: Pick<Desk, "git" | "files" | "secrets" | "log">,
  { settings, places }: Order,
  { request, policy }: Admitted,
  { outcome, end, made, published }: Ended,
): Promise<Outputs> {
  if (settings.job?.kind !== "propose" || outcome.conclusion === "declined") return {};
  const { repository, runId } = settings.github;
  const { publication: _, ...told } = outcome;
  const ended = end && mask(end, world.secrets);
  const reviewed = published?.kind === "reviewed" ? published.reviewed : undefined;
  const review = reviewed?.kind === "proposed" && ended && { plan: reviewed.plan, end: ended };
  const change = made?.kind === "proposed" && ended && changeOf(made, ended);
  const log = Buffer.from(world.log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  const said = { outcome: mask(told, world.secrets), ...(change && { change }), ...(review && { review }), log };
  const about = { repository, run: runId, key: request.key, policy: policy.source.digest };
  const packed = await packProposal({ ...about, ...said }, world.git);
  const proposalPath = `${places.run}/proposal`;
  for (const [name, bytes] of packed.files) await world.files.write(`${proposalPath}/${name}`, bytes);
  return { proposalPath, proposalDigest: packed.digest };
}

function changeOf({ proposal, unverified }: Extract<Made, { kind: "proposed" }>, end: AgentEnd): PackedChange {
  return { proposal, end, ...(unverified !== undefined && { unverified }) };
}
