/** Whether the work holds: the results of the verification commands, and the state of the checks of what was published. */
import { clip, code, inline } from "./markdown.ts";
import { duration, counted } from "./figures.ts";
import { text, type Block } from "./fit.ts";
import type { Story } from "./story.ts";
import type { AwaitingCheck, ChecksSeen, Publication } from "../events.ts";

/** Why the work was not verified; "" when it was, or when there is none. */
export function whyUnverified({ verification: last, unverified, publication, proposed }: Story): string {
  if (publication === undefined && proposed === undefined && last === undefined) return "";
  return unverified ?? (last === undefined ? "no verification command ran." : "");
}

/** The results of the policy's verification commands. */
export function verification(story: Story): Block[] {
  const { verification: last } = story;
  const why = whyUnverified(story);
  const none = why === "" ? [] : [text(`**Not verified**: ${inline(why)}`)];
  return last === undefined ? none : [...none, ...lastVerification(last)];
}

/** Such as "Verification passed (attempt 2)". */
export function verificationTitle({ ok, attempt }: NonNullable<Story["verification"]>): string {
  return `Verification ${ok ? "passed" : "failed"}${attempt > 1 ? ` (attempt ${attempt})` : ""}`;
}

function lastVerification(last: NonNullable<Story["verification"]>): Block[] {
  const rows = last.results.map(
    ({ command, ok, ms }) => `- ${ok ? "✓" : "✗"} ${code(clip(command, 200))} (${duration(ms)})`,
  );
  const [head, after = ""] = verificationTitle(last).split(/(?= \()/);
  const failed = last.results.filter(({ ok }) => !ok);
  return [
    { kind: "rows", head: `**${head}**${after}\n`, rows, what: "commands" },
    ...failed.map(({ command, output }): Block => ({
      kind: "fold",
      title: `Output of <code>${escapeTitle(command)}</code>`,
      blocks: [{ kind: "code", language: "", text: output }],
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
  return sayChecks(seen, publication, {
    name: (text) => code(clip(text, 100)),
    button: (text) => `**${text}**`,
    words: (text) => inline(clip(text, 600)),
    link: (text, url) => (url === "" ? text : `[${text}](${encodeURI(url)})`),
  });
}

/** The same text without markup. */
export function plainChecks(seen: ChecksSeen, publication?: Publication): string {
  const plain = (text: string): string => text;
  const name = (text: string): string => clip(text.replaceAll(/\s+/g, " "), 100);
  return sayChecks(seen, publication, { name, button: (text) => `"${text}"`, words: plain, link: plain });
}

/** Where GitHub shows them; "" where there is no pull request. */
export function checksPage(publication: Publication | undefined): string {
  return publication?.pull === undefined ? "" : `${publication.pull.url}/checks`;
}

/** Formats the parts of a sentence. */
interface Dress {
  /** A check's name. */
  readonly name: (text: string) => string;
  /** The label of a button on GitHub. */
  readonly button: (text: string) => string;
  readonly words: (text: string) => string;
  readonly link: (text: string, url: string) => string;
}

function sayChecks(seen: ChecksSeen, publication: Publication | undefined, dress: Dress): string {
  const { waitedMs, mends, reason, note, state } = seen;
  const parts = [
    mends === undefined ? "" : `${dress.name(mends.slice(0, 7))} failed them; Remit made one attempt to fix that.`,
    sayState(seen, publication, dress),
    ...(state === "awaiting" ? [] : sayAwaiting(seen, publication, dress)),
    waitedMs > 0 ? `Remit waited ${duration(waitedMs)} for them.` : "",
    state === "unknown" || reason === undefined ? "" : dress.words(reason),
    note === undefined ? "" : dress.words(note),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function sayState(seen: ChecksSeen, publication: Publication | undefined, dress: Dress): string {
  const { state, passed, running, failed, reason = "" } = seen;
  const page = checksPage(publication);
  switch (state) {
    case "running": {
      const done = [
        ...(passed > 0 ? [`${passed} passed`] : []),
        ...(failed.length > 0 ? [`${failed.length} failed`] : []),
      ];
      const others = done.length === 0 ? "" : `, ${done.join(", ")}`;
      return `${dress.link(running === 1 ? "1 is running" : `${running} are running`, page)}${others}.`;
    }
    case "failed": {
      const names = failed.map(dress.name).join(", ");
      return `${dress.link(`${failed.length} failed`, page)}: ${names}${passed > 0 ? `; ${passed} passed` : ""}.`;
    }
    case "awaiting":
      return sayAwaiting(seen, publication, dress).join(" ");
    case "passed":
      return `${dress.link(passed === 1 ? "1 passed" : `all ${passed} passed`, page)}.`;
    case "unstarted":
      return seen.ownToken ? sayHeldBack(publication, dress) : `none has started yet. ${sayLater(page, dress)}`;
    case "none":
      return "none. No workflow of this commit starts on a push or a pull request.";
    case "unknown":
      return `not known. ${dress.words(reason)}`;
  }
}

function sayLater(page: string, { link }: Dress): string {
  const where = page === "" ? "the branch" : link("the pull request", page);
  return `GitHub takes some seconds to start them: look at ${where}.`;
}

/**
 * Since June 2026 GitHub creates the runs of such pull requests and lets them wait for approval; Enterprise Server
 * creates none. Without a publication, as in the transcript, it is not known yet what to click.
 */
function sayHeldBack(publication: Publication | undefined, dress: Dress): string {
  const why = `none will start by itself: the commit was pushed with the workflow's own token, and GitHub starts no workflow for that.`;
  if (publication === undefined) return why;
  return `${why} ${whatToClick(publication, dress)} ${OTHER_TOKEN}`;
}

function whatToClick({ pull }: Publication, dress: Dress): string {
  if (pull === undefined) return "Start them by hand, or open a pull request from the branch.";
  const where = dress.link(`#${pull.number}`, pull.url);
  return `Click ${dress.button("Approve workflows to run")} on ${where}; where there is no such button, close and reopen ${where}.`;
}

const OTHER_TOKEN = "With a GitHub App's token as `github-token` they start by themselves.";

function sayAwaiting({ awaiting, ownToken }: ChecksSeen, publication: Publication | undefined, dress: Dress): string[] {
  const of = (needs: AwaitingCheck["needs"]) => awaiting.filter((each) => each.needs === needs);
  const [approvals, deployments, apps] = [of("approval"), of("deployment"), of("app")];
  const links = (all: readonly AwaitingCheck[]): string =>
    all.map(({ name, url }) => dress.link(dress.name(name), url)).join(", ");
  return [
    ...(approvals.length === 0 ? [] : [sayApproval(approvals.length, links(approvals), publication, dress)]),
    ...(approvals.length > 0 && ownToken ? [OTHER_TOKEN] : []),
    ...(deployments.length === 0
      ? []
      : [
          `${waits(deployments.length)} for an environment: click ${dress.button("Review deployments")} in ${links(deployments)}.`,
        ]),
    ...(apps.length === 0 ? [] : [`${waits(apps.length)} for somebody to act: ${links(apps)}.`]),
  ];
}

function sayApproval(total: number, runs: string, publication: Publication | undefined, dress: Dress): string {
  const pull = publication?.pull;
  const where = pull === undefined ? runs : dress.link(`#${pull.number}`, pull.url);
  return `${waits(total)} for approval: click ${dress.button("Approve workflows to run")} on ${where}.`;
}

function waits(total: number): string {
  return `${counted(total, "run")} ${total === 1 ? "waits" : "wait"}`;
}
