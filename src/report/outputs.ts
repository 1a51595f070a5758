/** The action's outputs, from the log. */
import type { Entry, Outcome } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { readStory } from "./story.ts";
import { tally } from "./tally.ts";

/** What the log does not contain: where files were written. */
export interface OutputPlaces {
  readonly commentUrl?: string;
  readonly logPath?: string;
  readonly reportPath?: string;
  readonly receiptPath?: string;
  readonly proposalPath?: string;
  /** `sha256:` and 64 hexadecimal digits. */
  readonly proposalDigest?: string;
}

/** The most characters of the final message in an output: GitHub allows 1 MB for all outputs of a job. */
const MESSAGE = 100_000;

/** Every output that `action.yml` declares; "" for what does not apply. */
export function renderOutputs(entries: readonly Entry[], places: OutputPlaces = {}): Readonly<Record<string, string>> {
  const { outcome, publication, plan, output, review, findings } = readStory(entries);
  const { turns, tokens, usd, compressions, denials } = tally(entries);
  return {
    conclusion: outcome?.conclusion ?? "",
    "final-message": firstOf(finalMessage(outcome), MESSAGE).toWellFormed(),
    "structured-output": output === undefined ? "" : JSON.stringify(output),
    "plan-digest": plan?.type === "plan.kept" ? plan.digest : "",
    branch: publication?.branch ?? "",
    "commit-sha": publication?.commit ?? "",
    "pull-request-number": publication?.pull === undefined ? "" : String(publication.pull.number),
    "pull-request-url": publication?.pull?.url ?? "",
    "review-url": review?.url ?? "",
    findings: String(findings.length),
    "comment-url": places.commentUrl ?? "",
    "log-path": places.logPath ?? "",
    "report-path": places.reportPath ?? "",
    "receipt-path": places.receiptPath ?? "",
    "proposal-path": places.proposalPath ?? "",
    "proposal-digest": places.proposalDigest ?? "",
    turns: String(turns),
    "input-tokens": String(tokens.input),
    "output-tokens": String(tokens.output),
    "cached-tokens": String(tokens.cached),
    usd: usd.toFixed(6),
    compressions: String(compressions.length),
    denials: String(denials.reduce((sum, { count }) => sum + count, 0)),
  };
}

/** If the agent never spoke, this output says why. */
function finalMessage(outcome: Outcome | undefined): string {
  if (outcome === undefined || outcome.message.trim() !== "") return outcome?.message ?? "";
  return [outcome.fault?.message, outcome.fault?.hint].filter((part) => part !== undefined).join(" ");
}
