/** Two jobs: one works and may not write, the other publishes what the first proposed. */
import { fail, openLater, unpack } from "./second-job.ts";
import type { AgentEnd } from "../../events.ts";
import { mask } from "../../log.ts";
import { packProposal, type PackedChange } from "./packed-proposal.ts";
import type { RunResult, StepOutputs, AdmittedRun, Deliverable } from "../../run/for-features.ts";

export const twoJobs = { close: leaveProposal, open: openLater, unpack, fail };

/** Writes the proposal's directory, with the log so far, when this job only proposes. Returns outputs of the step. */
async function leaveProposal(
  { ports, invocation: { settings, directories }, admitted: { request, policy } }: AdmittedRun,
  { outcome, end, deliverable, published }: RunResult,
): Promise<StepOutputs> {
  if (settings.job?.kind !== "propose" || outcome.conclusion === "declined") return {};
  const { repository, runId } = settings.github;
  const { publication: _, ...unpublished } = outcome;
  const ended = end && mask(end, ports.secrets);
  const reviewed = published?.kind === "reviewed" ? published.reviewed : undefined;
  const review = reviewed?.kind === "proposed" && ended && { plan: reviewed.plan, end: ended };
  const change = deliverable?.kind === "proposed" && ended && changeOf(deliverable, ended);
  const log = Buffer.from(ports.log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  const result = { outcome: mask(unpublished, ports.secrets), ...(change && { change }), ...(review && { review }) };
  const about = { repository, run: runId, key: request.key, policy: policy.source.digest };
  const packed = await packProposal({ ...about, ...result, log }, ports.git);
  const proposalPath = `${directories.run}/proposal`;
  for (const [name, bytes] of packed.files) await ports.files.write(`${proposalPath}/${name}`, bytes);
  return { proposalPath, proposalDigest: packed.digest };
}

function changeOf({ proposal, unverified }: Extract<Deliverable, { kind: "proposed" }>, end: AgentEnd): PackedChange {
  return { proposal, end, ...(unverified !== undefined && { unverified }) };
}
