/** Whether the work holds: the results of the verification commands, and the state of the checks of what was published. */
import { clip, code, inline } from "./markdown.ts";
import { duration, counted } from "./figures.ts";
import { codeBlock, paragraph, type Block } from "./fit.ts";
import type { RunState } from "./run-state.ts";
import type { AwaitingCheck, ChecksSeen, Publication } from "../events.ts";
import { present, joined } from "../lib/parts.ts";

/** Why the work was not verified; "" when it was, or when there is none. */
export function whyUnverified({ started, verification: last, unverified, publication, proposed }: RunState): string {
  if (started?.answered !== undefined && last === undefined) return ""; // The earlier run's report says it.
  if (publication === undefined && proposed === undefined && last === undefined) return "";
  return unverified ?? (last === undefined ? "no verification command ran." : "");
}

/** The results of the policy's verification commands. */
export function verification(state: RunState): Block[] {
  const { verification: last } = state;
  const why = whyUnverified(state);
  const none = why === "" ? [] : [paragraph(`**Not verified**: ${inline(why)}`)];
  return last === undefined ? none : [...none, ...lastVerification(last, state)];
}

type LastVerification = NonNullable<RunState["verification"]>;

/** Such as "Verification passed (attempt 2)". What was not verified may have passed before it changed. */
export function verificationTitle({ ok, attempt }: LastVerification, { unverified }: RunState): string {
  const what = ok && unverified !== undefined ? "The commands" : "Verification";
  return `${what} ${ok ? "passed" : "failed"}${attempt > 1 ? ` (attempt ${attempt})` : ""}`;
}

function lastVerification(last: LastVerification, state: RunState): Block[] {
  const rows = last.results.map(
    ({ command, ok, ms }) => `- ${ok ? "✓" : "✗"} ${code(clip(command, 200))} (${duration(ms)})`,
  );
  const [head, after = ""] = verificationTitle(last, state).split(/(?= \()/);
  const failed = last.results.filter(({ ok }) => !ok);
  return [
    { kind: "rows", head: `**${head}**${after}\n`, rows, what: "commands" },
    ...failed.map(({ command, output }): Block => ({
      kind: "fold",
      title: `Output of <code>${escapeTitle(command)}</code>`,
      blocks: [codeBlock(output)],
      what: "parts",
    })),
  ];
}

function escapeTitle(command: string): string {
  return clip(command.replace(/\s+/g, " "), 120).replace(/[^\w\s./-]/g, (mark) => `&#${mark.codePointAt(0)};`);
}

// ── Checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** As Markdown. Names and reasons come from others. */
export function describeChecks(seen: ChecksSeen, publication: Publication): string {
  return formatChecks(seen, publication, {
    name: (text) => code(clip(text, 100)),
    button: (text) => `**${text}**`,
    text: (text) => inline(clip(text, 600)),
    link: (text, url) => (url === "" ? text : `[${text}](${encodeURI(url)})`),
  });
}

/** The same text without markup. */
export function plainChecks(seen: ChecksSeen, publication?: Publication): string {
  const plain = (text: string): string => text;
  const name = (text: string): string => clip(text.replaceAll(/\s+/g, " "), 100);
  return formatChecks(seen, publication, { name, button: (text) => `"${text}"`, text: plain, link: plain });
}

/** Where GitHub shows them; "" where there is no pull request. */
export function checksPage(publication: Publication | undefined): string {
  return publication?.pull === undefined ? "" : `${publication.pull.url}/checks`;
}

/** Formats the parts of a sentence. */
interface Formatting {
  /** A check's name. */
  readonly name: (text: string) => string;
  /** The label of a button on GitHub. */
  readonly button: (text: string) => string;
  readonly text: (text: string) => string;
  readonly link: (text: string, url: string) => string;
}

function formatChecks(seen: ChecksSeen, publication: Publication | undefined, format: Formatting): string {
  const { waitedMs, mends, reason, note, state } = seen;
  const parts = [
    mends !== undefined && `${format.name(mends.slice(0, 7))} failed them; Remit made one attempt to fix that.`,
    describeState(seen, publication, format),
    ...(state === "awaiting" ? [] : describeAwaiting(seen, publication, format)),
    waitedMs > 0 && `Remit waited ${duration(waitedMs)} for them.`,
    state !== "unknown" && reason !== undefined && format.text(reason),
    note !== undefined && format.text(note),
  ];
  return joined(parts, " ");
}

function describeState(seen: ChecksSeen, publication: Publication | undefined, format: Formatting): string {
  const { state, passed, running, failed, reason = "" } = seen;
  const page = checksPage(publication);
  switch (state) {
    case "running": {
      const done = present([passed > 0 && `${passed} passed`, failed.length > 0 && `${failed.length} failed`]);
      const others = done.length === 0 ? "" : `, ${done.join(", ")}`;
      return `${format.link(running === 1 ? "1 is running" : `${running} are running`, page)}${others}.`;
    }
    case "failed": {
      const names = failed.map(format.name).join(", ");
      return `${format.link(`${failed.length} failed`, page)}: ${names}${passed > 0 ? `; ${passed} passed` : ""}.`;
    }
    case "awaiting":
      return describeAwaiting(seen, publication, format).join(" ");
    case "passed":
      return `${format.link(passed === 1 ? "1 passed" : `all ${passed} passed`, page)}.`;
    case "unstarted":
      return seen.ownToken
        ? describeHeldBack(publication, format)
        : `none has started yet. ${describeLater(page, format)}`;
    case "none":
      return "none. No workflow of this commit starts on a push or a pull request.";
    case "unknown":
      return `not known. ${format.text(reason)}`;
  }
}

function describeLater(page: string, { link }: Formatting): string {
  const where = page === "" ? "the branch" : link("the pull request", page);
  return `GitHub takes some seconds to start them: look at ${where}.`;
}

/**
 * Since June 2026 GitHub creates the runs of such pull requests and lets them wait for approval; Enterprise Server
 * creates none. Without a publication, as in the transcript, it is not known yet what to click.
 */
function describeHeldBack(publication: Publication | undefined, format: Formatting): string {
  const why = `none will start by itself: the commit was pushed with the workflow's own token, and GitHub starts no workflow for that.`;
  if (publication === undefined) return why;
  return `${why} ${whatToClick(publication, format)} ${OTHER_TOKEN}`;
}

function whatToClick({ pull }: Publication, format: Formatting): string {
  if (pull === undefined) return "Start them by hand, or open a pull request from the branch.";
  const where = format.link(`#${pull.number}`, pull.url);
  return `Click ${format.button("Approve workflows to run")} on ${where}; where there is no such button, close and reopen ${where}.`;
}

const OTHER_TOKEN = "With a GitHub App's token as `github-token` they start by themselves.";

function describeAwaiting(
  { awaiting, ownToken }: ChecksSeen,
  publication: Publication | undefined,
  format: Formatting,
): string[] {
  const of = (needs: AwaitingCheck["needs"]) => awaiting.filter((each) => each.needs === needs);
  const [approvals, deployments, apps] = [of("approval"), of("deployment"), of("app")];
  const links = (all: readonly AwaitingCheck[]): string =>
    all.map(({ name, url }) => format.link(format.name(name), url)).join(", ");
  return present([
    approvals.length > 0 && describeApproval(approvals.length, links(approvals), publication, format),
    approvals.length > 0 && ownToken && OTHER_TOKEN,
    deployments.length > 0 &&
      `${waits(deployments.length)} for an environment: click ${format.button("Review deployments")} in ${links(deployments)}.`,
    apps.length > 0 && `${waits(apps.length)} for somebody to act: ${links(apps)}.`,
  ]);
}

function describeApproval(
  total: number,
  runs: string,
  publication: Publication | undefined,
  format: Formatting,
): string {
  const pull = publication?.pull;
  const where = pull === undefined ? runs : format.link(`#${pull.number}`, pull.url);
  return `${waits(total)} for approval: click ${format.button("Approve workflows to run")} on ${where}.`;
}

function waits(total: number): string {
  return `${counted(total, "run")} ${total === 1 ? "waits" : "wait"}`;
}
