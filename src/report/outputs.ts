/** What a run leaves at its step: the action's outputs, and annotations for what needs a person. Both come from the log. */
import { type Entry, type Outcome, type PostedReview, succeeded } from "../events.ts";
import { clipped, firstOf, lastOf } from "../lib/cut.ts";
import { readRunState, type RunState } from "./run-state.ts";
import { readTotals, type RunTotals, countDenied } from "./totals.ts";
import { plainText } from "./markdown.ts";
import { warnOfSandbox } from "./sandbox.ts";
import { shortHeadline } from "./headline.ts";
import { joined } from "../lib/parts.ts";

/** The outputs that the log does not contain: where the comment and the files are. */
const PLACES = ["comment-url", "log-path", "report-path", "receipt-path", "proposal-path", "proposal-digest"] as const;

export type OutputPlaces = Readonly<Partial<Record<(typeof PLACES)[number], string>>>;

/** The most characters of the final message in an output: GitHub allows 1 MB for all outputs of a job. */
const MESSAGE = 100_000;

/** The outputs of a run; "" for what does not apply. Those of `mode: gate` are set by its feature. */
export function renderOutputs(entries: readonly Entry[], places: OutputPlaces = {}): Readonly<Record<string, string>> {
  const { outcome, publication, plan, output, review, findings } = readRunState(entries);
  const { turns, tokens, usd, compressions, denials } = readTotals(entries);
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
    findings: countFindings(outcome, review, findings.length),
    ...Object.fromEntries(PLACES.map((name) => [name, places[name] ?? ""])),
    turns: String(turns),
    "input-tokens": String(tokens.input),
    "output-tokens": String(tokens.output),
    "cached-tokens": String(tokens.cached),
    usd: usd.toFixed(6),
    compressions: String(compressions.length),
    denials: String(countDenied(denials)),
  };
}

/** "" when there is no review, or when it is not known what an earlier one found: no findings are something else. */
function countFindings(outcome: Outcome | undefined, review: PostedReview | undefined, found: number): string {
  if (review?.again === true && found === 0) return String(review.findings ?? "");
  return found === 0 && outcome?.conclusion !== "reviewed" ? "" : String(found);
}

/** If the agent never spoke, this output says why. */
function finalMessage(outcome: Outcome | undefined): string {
  if (outcome === undefined || outcome.message.trim() !== "") return outcome?.message ?? "";
  return joined([outcome.fault?.message, outcome.fault?.hint], " ");
}

// ── Annotations ──────────────────────────────────────────────────────────────────────────────────────────────────────

interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten of each level for a step. */
const MOST = 10;

/** At most ten, the most pressing first. */
export function renderAnnotations(entries: readonly Entry[]): Annotation[] {
  const short = (text: string, most: number): string => clipped(plainText(text).trim(), most);
  const state = readRunState(entries);
  return [...ending(state), ...withheld(state), ...denied(readTotals(entries)), ...circumstances(state)]
    .slice(0, MOST)
    .map(({ level, title, message }) => ({ level, title: short(title, 120), message: short(message, 1_000) }));
}

function ending(state: RunState): Annotation[] {
  const { outcome, verification } = state;
  if (outcome === undefined || succeeded(outcome.conclusion)) return [];
  const { fault = { message: outcome.message, hint: undefined } } = outcome;
  // The agent's last words may not say why it stopped.
  const why = outcome.conclusion === "exhausted" ? `${shortHeadline(state)}.` : "";
  const message = joined([why, fault.message, fault.hint], " ");
  const end: Annotation = { level: "error", title: `Remit: ${outcome.conclusion}`, message };
  const failed = verification?.ok === false ? verification.results.filter(({ ok }) => !ok) : [];
  return [
    end,
    ...failed.map(({ command, output }): Annotation => ({
      level: "error",
      title: `Verification failed: ${command}`,
      message: lastOf(output, 600),
    })),
  ];
}

function withheld({ publication, proposed, outcome }: RunState): Annotation[] {
  return ((publication ?? proposed)?.refused ?? outcome?.withheld ?? []).map(({ path, reason }) => ({
    level: "warning",
    title: `Withheld: ${path}`,
    message: reason,
  }));
}

function denied({ denials }: RunTotals): Annotation[] {
  return denials.map(({ call, decision, count }) => ({
    level: "notice",
    title: `Denied: ${call.tool}${count > 1 ? ` (${count} times)` : ""}`,
    message: decision.reason,
  }));
}

function circumstances(state: RunState): Annotation[] {
  const { notes, started } = state;
  const title = started?.sandboxCopy === undefined ? "Remit: no sandbox" : "Remit: a copy";
  const missing = started?.sandbox === "none" && started.sandboxLacks !== undefined ? WHERE_NONE : "";
  return [
    ...notes.map((note): Annotation => ({ level: "notice", title: "Remit: note", message: note })),
    ...warnOfSandbox(state).map((text): Annotation => ({
      level: "notice",
      title,
      message: `${text.replaceAll("**", "")}${missing}`,
    })),
  ];
}

/** Annotations appear where people can act on them. */
const WHERE_NONE = " What such a machine needs: docs/enterprise.md, Where there is no sandbox.";
