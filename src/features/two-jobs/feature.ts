/** Two jobs: one works and may not write, the other publishes what the first proposed. */
import { fail, openLater, unpack } from "./second-job.ts";
import { mask } from "../../log.ts";
import { given } from "../../lib/parts.ts";
import { packProposal } from "./packed-proposal.ts";
import type { RunResult, AdmittedRun } from "../../run/for-features.ts";
import type { OutputPlaces } from "../../report.ts";

export const twoJobs = { close: leaveProposal, open: openLater, unpack, fail };

/** Writes the proposal's directory, with the log so far. Returns outputs of the step. */
async function leaveProposal(
  { ports, invocation: { settings, directories }, admitted: { request, policy } }: AdmittedRun,
  { outcome, end, deliverable, published }: RunResult,
): Promise<OutputPlaces> {
  if (outcome.conclusion === "declined") return {};
  const { repository, runId } = settings.github;
  const { publication: _, ...unpublished } = outcome;
  const ended = end && mask(end, ports.secrets);
  const reviewed = published?.kind === "reviewed" ? published.reviewed : undefined;
  const review = reviewed?.kind === "proposed" && ended && { plan: reviewed.plan, end: ended };
  const { proposal, unverified } = deliverable?.kind === "proposed" ? deliverable : {};
  const change = proposal && ended && { proposal, end: ended, ...given({ unverified }) };
  const log = Buffer.from(ports.log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  const result = { outcome: mask(unpublished, ports.secrets), ...given({ change }), ...(review && { review }) };
  const about = { repository, run: runId, key: request.key, policy: policy.source.digest };
  const packed = await packProposal({ ...about, ...result, log }, ports.git);
  const path = `${directories.run}/proposal`;
  for (const [name, bytes] of packed.files) await ports.files.write(`${path}/${name}`, bytes);
  return { "proposal-path": path, "proposal-digest": packed.digest };
}
