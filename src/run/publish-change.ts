/** From a workspace an agent worked in to a branch and a pull request, or to a patch that is kept. */
import type { AgentEnd, CallOut, Entry, Fault, Publication, RefusedFile, ReviewPlan } from "../events.ts";
import {
  judgeBranch,
  recheck,
  type RecheckFacts,
  readChanges,
  type Changes,
  describeMerge,
  type Baseline,
  plainFiles,
  proposeFiles,
  type Proposal,
  sendProposal,
  finishSending,
  type PublishResult as Pushed,
  type PublishFacts,
  type ChangeText,
} from "../change.ts";
import { authorOf, type PublishPorts, type Invocation, willPush } from "./invocation.ts";
import type { Published } from "./conclude.ts";
import type { AdmittedRequest, AdmittedRun } from "./gate.ts";
import { refusePull, awaitRecord } from "./begin.ts";
import { findBase } from "./base-branch.ts";
import { loadClosing } from "./late-code.ts";
import { keepLeftOut, keepPatch, keepWork, WORK_KEPT } from "./patch-files.ts";
import { changeTextFor } from "./change-text.ts";
import { editsLeftOut } from "./unpublished.ts";
import { SAVED } from "../report.ts";
import { given, joined } from "../lib/parts.ts";
import { once } from "../lib/once.ts";

/** What happened to the edits, before anything leaves this machine. */
export type Deliverable =
  | { readonly kind: "nothing"; readonly refused: readonly RefusedFile[] }
  | { readonly kind: "withheld"; readonly fault: Fault; readonly work?: string }
  | { readonly kind: "proposed"; readonly proposal: Proposal; readonly unverified?: string }
  /** A review without a change; `plan` is absent when there is nothing to post. */
  | { readonly kind: "review"; readonly plan?: ReviewPlan };

/**
 * Judges the agent's changes, when a change was asked for. What may not be published is kept as a patch beside the log.
 * `unverified` says why the work does not count as verified.
 */
export async function makeProposal(
  run: AdmittedRun,
  baseline: Baseline,
  end: AgentEnd,
  unverified: string | undefined,
): Promise<Deliverable> {
  const { ports, invocation, admitted } = run;
  if (admitted.request.kind !== "change") return { kind: "nothing", refused: [] };
  const read = await readChanges(baseline, ports.git);
  const known = new Set(read.refused.map(({ path }) => path));
  const missing = (await editsLeftOut(ports.log, baseline)).filter(({ path }) => !known.has(path));
  const changes = { ...read, refused: [...read.refused, ...undoneIn(ports.log, read), ...missing] };
  const proposed = await proposeChanges(run, changes, changeTextFor(ports.log, admitted.request, end));
  await keepLeftOut(run, proposed);
  switch (proposed.kind) {
    case "nothing":
      return { kind: "nothing", refused: proposed.refused };
    case "withheld":
      if (proposed.patch !== "") await keepPatch(ports, `${invocation.directories.run}/work.patch`, proposed.patch);
      return withheld(
        proposed.unmerged === true
          ? unmergedFault(proposed.reason)
          : { kind: "config", message: proposed.reason, hint: hintFor(changes, proposed.patch) },
        proposed.commit,
      );
    case "proposed": {
      const { proposal } = proposed;
      const why = whyUnmerged(proposal, unverified, end);
      if (why === undefined) return { kind: "proposed", proposal, ...given({ unverified }) };
      await keepWork(run, proposal);
      return withheld(unmergedFault(why), proposal.commit);
    }
  }
}

/** What a verification undid counts as refused too. */
function undoneIn({ entries }: PublishPorts["log"], { refused }: Changes): readonly RefusedFile[] {
  const undone = entries.flatMap(({ event }) => (event.type === "edits.undone" ? event.files : []));
  const known = new Set(refused.map(({ path }) => path));
  return [...new Map(undone.map((file) => [file.path, file])).values()].filter(({ path }) => !known.has(path));
}

/** Publishes a change, or leaves it to the publishing job. */
export async function publishChange(
  run: AdmittedRun,
  { proposal, unverified }: Extract<Deliverable, { readonly kind: "proposed" }>,
  options: PublishOptions,
): Promise<Published> {
  const { ports } = run;
  if (!proposesOnly(run.invocation)) return await publishProposal(run, proposal, unverified, options);
  await logDiff(ports, proposal);
  const { files, refused, target, digest, merge } = proposal;
  const merged = merge && { merged: describeMerge(merge) };
  const callouts = withMixed(proposal, ports.log.entries);
  const change = { branch: target.branch, proposal: digest, files: plainFiles(files), refused, callouts, ...merged };
  ports.log.append({ type: "change.proposed", change });
  return { kind: "proposed", change };
}

/** Whether publishing is left to another job. A job that is being cancelled keeps its work, like any other. */
export function proposesOnly({ settings, stop }: Pick<Invocation, "settings" | "stop">): boolean {
  return settings.job?.kind === "propose" && !stop.aborted;
}

function hintFor({ vanished }: Changes, patch: string): string {
  if (vanished === true) return "The transcript says which command it was; the policy can deny it.";
  const hint = "Raise the limit in the policy, or ask for less at a time.";
  return patch === "" ? hint : `${WORK_KEPT} ${hint}`;
}

/** The same event again, after its commit was pushed: only the pull request is checked. */
export async function publishAgain(run: AdmittedRun): Promise<Published> {
  if (run.invocation.settings.job?.kind === "propose") return { kind: "nothing", refused: [] };
  const facts = publishFacts(run, { summary: "" }, undefined);
  return logPublished(run.ports.log, await finishSending(run.admitted.request, facts, proposalFacts(run)));
}

/**
 * Makes the proposal again from its contents, which are in Remit's own git, and publishes it if it is the same. What is
 * not published is kept as a patch. `objection` is called once the proposal's commit exists.
 */
export async function publishProposal(
  run: AdmittedRun,
  proposal: Proposal,
  unverified: string | undefined,
  { retire, objection, beside, whole }: PublishOptions,
): Promise<Published> {
  const { admitted } = run;
  const why = whyUnmerged(proposal, unverified); // Another job proposed this merge all the same.
  if (why !== undefined) return withheld(unmergedFault(why));
  if (willPush(run)) run.ports.git.expectPush();
  const judging = proposalFacts(run);
  const fault = (await recheck(proposal, judging)) ?? (await objection?.());
  if (fault !== undefined) return withheld(fault);
  // Work that reverts the branch's changes leaves an empty pull request.
  if (await retire(admitted, proposal.commit)) return { kind: "nothing", refused: proposal.refused };
  const { foreign } = admitted.request;
  const judged = foreign && (await judgeBranch(proposal.commit, foreign, judging));
  if (judged?.kind === "refused") {
    await keepWork(run, proposal);
    return withheld(withPatch({ kind: "refused", fault: { ...judged.fault, kind: "config" } }).fault, proposal.commit);
  }
  const full = await refusePull(run, proposal.target.branch);
  const { target, commit, files, refused } = proposal;
  const along = beside && (() => beside({ branch: target.branch, commit, files: plainFiles(files), refused }));
  const plain = { ...publishFacts(run, proposal.words, unverified), ...given({ beside: along }) };
  const facts = withDiff(run.ports, proposal, plain);
  const { callouts } = judged ?? proposal;
  const seen = { ...facts, callouts: withMixed({ files, callouts }, run.ports.log.entries) };
  return await pushProposal(run, proposal, seen, { full, whole });
}

/** The commit does not show what an earlier step of the job had done to a file: the log does. */
function withMixed({ files, callouts }: Pick<Proposal, "files" | "callouts">, entries: readonly Entry[]): CallOut[] {
  const mixed = mixedIn(entries);
  const named = files.flatMap(({ path }) => (mixed.has(path) ? [{ kind: "mixed", path, detail: MIXED } as const] : []));
  return [...named, ...callouts];
}

const MIXED = "it was changed before the run began: this may include changes of an earlier step of the job";

function mixedIn(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ event }) => (event.type === "edits.mixed" ? event.paths : [])));
}

export interface PublishOptions {
  /** Whether its pull request was closed instead: see `Feature.retire`. */
  readonly retire: (admitted: AdmittedRequest, commit: string) => Promise<boolean>;
  /** Undefined: none is possible. */
  readonly objection: (() => Promise<Fault | undefined>) | undefined;
  /** The run, for the push to take along, if this publication is its end. Absent: it is kept when it ends. */
  readonly beside?: (publication: Publication) => ReturnType<NonNullable<PublishFacts["beside"]>>;
  /** All that this run published, when the proposal is one part of it. */
  readonly whole?: Pick<Publication, "files">;
}

/** `full`: why no further pull request may be opened. */
async function pushProposal(
  run: AdmittedRun,
  proposal: Proposal,
  facts: ReturnType<typeof withDiff>,
  { full, whole }: { readonly full: string | undefined; readonly whole: PublishOptions["whole"] },
): Promise<Published> {
  const { log } = run.ports;
  const cancelled = run.invocation.stop.aborted;
  if (cancelled || run.invocation.settings.dryRun) {
    await facts.diffLogged();
    await keepWork(run, proposal);
    const why = cancelled
      ? "The run was cancelled before it could publish."
      : "This is a dry run: nothing was published.";
    const reason = `${why} ${WORK_KEPT}`;
    return { kind: "kept", reason, files: proposal.files, work: proposal.commit };
  }
  run.ports.runner.saveState(SAVED.pushing, `${proposal.commit} ${proposal.target.branch}`);
  const refusal: Pushed = { kind: "refused", fault: { kind: "config", message: full ?? "" } };
  const publishing = full === undefined ? sendProposal(proposal, facts) : Promise.resolve(refusal);
  const [pushed] = await Promise.all([publishing, publishing.then(facts.diffLogged, facts.diffLogged)]);
  if (pushed.kind === "published") return logPublished(log, pushed, proposal, whole);
  await keepWork(run, proposal);
  return logPublished(log, pushed.kind === "kept" ? pushed : withPatch(pushed), proposal);
}

/** Adds where the unpublished work is. */
function withPatch({ kind, fault }: Extract<Pushed, { readonly fault: Fault }>) {
  return { kind, fault: { ...fault, hint: joined([fault.hint, WORK_KEPT], " ") } };
}

function logPublished(
  log: PublishPorts["log"],
  pushed: Pushed,
  proposal?: Proposal,
  whole?: PublishOptions["whole"],
): Published {
  switch (pushed.kind) {
    case "published": {
      const { fault } = pushed;
      const publication = { ...pushed.publication, ...(proposal && { proposal: proposal.digest }), ...whole };
      log.append({ type: "change.published", publication });
      return { kind: "published", publication, ...given({ fault }) };
    }
    case "kept":
      return { kind: "kept", reason: pushed.reason, files: proposal?.files ?? [] };
    case "refused":
      return withheld(pushed.fault, proposal?.commit);
  }
}

function withheld(fault: Fault, work?: string) {
  return { kind: "withheld", fault, ...given({ work }) } as const;
}

/** What these changes come to, judged now. */
export async function proposeChanges(run: AdmittedRun, changes: Changes, words: ChangeText) {
  const { log } = run.ports;
  const known = mixedIn(log.entries);
  const paths = changes.files.flatMap(({ path, mixed }) => (mixed === true && !known.has(path) ? [path] : []));
  if (paths.length > 0) log.append({ type: "edits.mixed", paths });
  const time = Math.floor(run.ports.clock.now() / 1000);
  return await proposeFiles({ ...proposalFacts(run), changes, time, words });
}

/** The inputs of a proposal besides the changes themselves. */
export function proposalFacts({ ports, invocation, admitted: { request, policy } }: AdmittedRun): RecheckFacts {
  const { git, github, secrets } = ports;
  const { trigger } = invocation.settings;
  return {
    request,
    policy,
    git,
    secrets,
    author: authorOf(invocation.settings.github.serverUrl),
    credits: creditsOf(invocation),
    branchPrefix: trigger.branchPrefix,
    into: () => findBase(github, trigger, request),
  };
}

function publishFacts(run: AdmittedRun, words: ChangeText, unverified: string | undefined): PublishFacts {
  const { ports, invocation, admitted } = run;
  const { git, github, log, secrets } = ports;
  const { request, policy } = admitted;
  return {
    git,
    github,
    policy,
    request,
    words,
    credits: creditsOf(invocation),
    into: invocation.settings.trigger.baseBranch || request.trusted.name,
    isRecorded: (commit) => awaitRecord(run, commit),
    pushed: (branch, commit) => void log.append({ type: "change.pushed", branch, commit }),
    redact: secrets.redact,
    ...given({ unverified }),
  };
}

function creditsOf({ settings, runUrl }: Invocation) {
  return { serverUrl: settings.github.serverUrl, runUrl };
}

/** Characters of a diff stored in the log. */
const SHOWN = 100_000;

/** Logs the diff, so that people see what leaves. Never throws: publishing matters more than the diff. */
async function logDiff({ git, log }: PublishPorts, { base, commit }: Proposal): Promise<void> {
  const whole = await git.history.patch(base.sha, commit, []).catch(() => "");
  const cut = whole.length > SHOWN;
  const diff = cut ? whole.slice(0, whole.lastIndexOf("\n", SHOWN) + 1) : whole;
  if (whole !== "") log.append({ type: "change.diffed", shown: { diff, cut } });
}

/** The diff is read while the server works on the push; the log has it before it has the push. */
function withDiff(ports: PublishPorts, proposal: Proposal, facts: PublishFacts) {
  const diffLogged = once(() => logDiff(ports, proposal));
  const rehearsed = once(async () => (await loadClosing()).rehearseClose(ports.log.entries, proposal.words.summary));
  return {
    ...facts,
    /** Resolves when the diff is in the log. */
    diffLogged,
    pushing() {
      diffLogged().catch(() => undefined); // Thrown where it is awaited.
      rehearsed().catch(() => undefined); // The end itself says why.
    },
    async pushed(branch: string, commit: string) {
      await diffLogged();
      await facts.pushed(branch, commit);
    },
  };
}

/** Why a merge is not published: half a merge helps nobody. Undefined when it is not a merge. */
function whyUnmerged(
  { merge }: Pick<Proposal, "merge">,
  unverified: string | undefined,
  end?: AgentEnd,
): string | undefined {
  if (merge === undefined) return undefined;
  if (unverified !== undefined) return `The merge with ${merge.onto.name} is not verified. ${unverified}`;
  const done = end === undefined || end.kind === "finished";
  return done ? undefined : `The run did not finish its merge with ${merge.onto.name}.`;
}

function unmergedFault(message: string): Fault {
  return { kind: "unmerged", message, hint: `Nothing was pushed. ${WORK_KEPT} It applies to the branch as it was.` };
}
