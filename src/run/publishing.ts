/** From a workspace an agent worked in to a branch and a pull request, or to a patch that is kept. */
import type { AgentEnd, Fault, Outcome, Publication, RefusedFile, ReviewPlan } from "../events.ts";
import { judgeBranch, recheck, type RecheckFacts } from "../change/recheck.ts";
import { readChanges, type Changes } from "../change/changes.ts";
import { layIntoCheckout } from "../change/lay.ts";
import { describeMerge } from "../change/merge.ts";
import type { Baseline } from "../change/baseline.ts";
import { plainFiles, propose, type Proposal } from "../change/proposal.ts";
import { publish, resume, type PublishResult as Pushed, type PublishFacts } from "../change/publish.ts";
import type { Words } from "../change/wording.ts";
import { authorOf, type Desk, type Order, type World } from "./world.ts";
import type { Published } from "./conclude.ts";
import type { Admitted } from "./gate.ts";
import { refusePull } from "./open-pulls.ts";
import { findBase } from "./base-branch.ts";
import { awaitRecord } from "./published-before.ts";
import { keepPatch } from "./keeping.ts";
import { logDiff, withDiff, type DiffTold } from "./told-diff.ts";
import { wordsFor } from "./saying.ts";
import { unmergedFault, whyUnmerged } from "./unmerged.ts";
import { editsLeftOut } from "./unpublished.ts";

/** What happened to the edits, before anything leaves this machine. */
export type Made =
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
  world: Desk,
  order: Order,
  admitted: Admitted,
  baseline: Baseline,
  end: AgentEnd,
  unverified: string | undefined,
): Promise<Made> {
  if (admitted.request.kind !== "change") return { kind: "nothing", refused: [] };
  const read = await readChanges(baseline, world.git);
  const known = new Set(read.refused.map(({ path }) => path));
  const missing = (await editsLeftOut(world, baseline)).filter(({ path }) => !known.has(path));
  const changes = { ...read, refused: [...read.refused, ...undoneIn(world.log, read), ...missing] };
  const facts = proposalFacts(world, order, admitted);
  const time = Math.floor(world.clock.now() / 1000);
  const proposed = await propose({ ...facts, changes, time, words: wordsFor(world, admitted, end) });
  if ("leftOut" in proposed && proposed.leftOut !== "")
    await keepPatch(world, order, "refused.patch", proposed.leftOut);
  switch (proposed.kind) {
    case "nothing":
      return { kind: "nothing", refused: proposed.refused };
    case "withheld":
      if (proposed.patch !== "") await keepPatch(world, order, "work.patch", proposed.patch);
      return withheld(
        proposed.unmerged === true
          ? unmergedFault(proposed.reason, WORK_KEPT)
          : { kind: "config", message: proposed.reason, hint: hintFor(changes, proposed.patch) },
        proposed.commit,
      );
    case "proposed": {
      const { proposal } = proposed;
      const why = whyUnmerged(proposal, unverified, end);
      if (why === undefined) return { kind: "proposed", proposal, ...(unverified !== undefined && { unverified }) };
      await keepPatch(world, order, "work.patch", await world.git.diff(proposal.base.sha, proposal.commit));
      return withheld(unmergedFault(why, WORK_KEPT), proposal.commit);
    }
  }
}

/** What a verification undid counts as refused too. */
function undoneIn({ entries }: Desk["log"], { refused }: Changes): readonly RefusedFile[] {
  const undone = entries.flatMap(({ event }) => (event.type === "edits.undone" ? event.files : []));
  const known = new Set(refused.map(({ path }) => path));
  return [...new Map(undone.map((file) => [file.path, file])).values()].filter(({ path }) => !known.has(path));
}

/**
 * Writes what was published into the checkout, for later steps. Not needed when the run worked in the checkout itself.
 */
export async function layPublished(
  world: Pick<World, "git" | "files" | "shell" | "runner">,
  order: Pick<Order, "settings" | "ownCheckout">,
  { request }: Admitted,
  { publication }: Outcome,
): Promise<void> {
  await world.shell.close(); // What lies below a layer must not change while it is there.
  if (publication === undefined || world.shell.inside === undefined || order.ownCheckout) return;
  const { commit, files, merged } = publication;
  const root = await world.files.realPath(order.settings.runner.workspace);
  const own = files.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path]));
  const all = merged === undefined ? [] : await world.git.stat(request.base.sha, commit);
  const paths = [...new Set([...own, ...all.map(({ path }) => path)])];
  try {
    const facts = { root, host: world.files, git: world.git, base: request.base.sha, commit, paths };
    if (!(await layIntoCheckout(facts)))
      world.runner.print(`The checkout is at another commit and stays there; the work is on ${publication.branch}.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    world.runner.annotate(
      "warning",
      "Remit: checkout",
      `What was published could not be written into the checkout: ${why}`,
    );
  }
}

/** Publishes a change, or leaves it to the publishing job. */
export async function publishChange(
  world: Desk,
  order: Order,
  admitted: Admitted,
  { proposal, unverified }: Extract<Made, { readonly kind: "proposed" }>,
  besides: Besides,
): Promise<Published> {
  if (!proposesOnly(order)) return await publishProposal(world, order, admitted, proposal, unverified, besides);
  await logDiff(world, proposal);
  const { files, refused, callouts, target, digest, merge } = proposal;
  const merged = merge && { merged: describeMerge(merge) };
  const change = { branch: target.branch, proposal: digest, files: plainFiles(files), refused, callouts, ...merged };
  world.log.append({ type: "change.proposed", change });
  return { kind: "proposed", change };
}

/** Whether publishing is left to another job. A job that is being cancelled keeps its work, like any other. */
export function proposesOnly({ settings, stop }: Pick<Order, "settings" | "stop">): boolean {
  return settings.job?.kind === "propose" && !stop.aborted;
}

/** Where unpublished work is kept. */
export const WORK_KEPT = "The patch is kept beside the log (work.patch).";

function hintFor({ vanished }: Changes, patch: string): string {
  if (vanished === true) return "The transcript says which command it was; the policy can deny it.";
  const mend = "Raise the limit in the policy, or ask for less at a time.";
  return patch === "" ? mend : `${WORK_KEPT} ${mend}`;
}

/** The same event again, after its commit was pushed: only the pull request is checked. */
export async function publishAgain(world: Desk, order: Order, admitted: Admitted): Promise<Published> {
  if (order.settings.job?.kind === "propose") return { kind: "nothing", refused: [] };
  const words: Words = { summary: "" };
  const facts = publishFacts(world, order, admitted, words, undefined);
  return record(world, await resume(admitted.request, facts, proposalFacts(world, order, admitted)));
}

/**
 * Makes the proposal again from its contents, which are in Remit's own git, and publishes it if it is the same. What is
 * not published is kept as a patch. `objection` is called once the proposal's commit exists.
 */
export async function publishProposal(
  world: Desk,
  order: Order,
  admitted: Admitted,
  proposal: Proposal,
  unverified: string | undefined,
  { retire, objection, whole }: Besides,
): Promise<Published> {
  const why = whyUnmerged(proposal, unverified); // Another job proposed this merge all the same.
  if (why !== undefined) return withheld(unmergedFault(why, WORK_KEPT));
  const fault = (await recheck(proposal, proposalFacts(world, order, admitted))) ?? (await objection?.());
  if (fault !== undefined) return withheld(fault);
  // Work that reverts the branch's changes leaves an empty pull request.
  if (await retire(admitted, proposal.commit)) return { kind: "nothing", refused: proposal.refused };
  const { foreign } = admitted.request;
  const judged = foreign && (await judgeBranch(proposal.commit, foreign, proposalFacts(world, order, admitted)));
  if (judged?.kind === "refused") return await withheldAsPatch(world, order, proposal, judged.fault);
  const full = await refusePull(world, order, admitted, proposal.target.branch);
  const facts = publishFacts(world, order, admitted, proposal.words, unverified);
  const seen = judged === undefined ? {} : { callouts: judged.callouts };
  return await pushProposal(proposal, world, order, { ...withDiff(world, proposal, facts), ...seen }, full, whole);
}

export interface Besides {
  /** Whether its pull request was closed instead: see `Feature.retire`. */
  readonly retire: (admitted: Admitted, commit: string) => Promise<boolean>;
  readonly objection?: () => Promise<Fault | undefined>;
  /** All that this run published, when the proposal is one part of it. */
  readonly whole?: Pick<Publication, "files">;
}

async function pushProposal(
  proposal: Proposal,
  world: Desk,
  order: Pick<Order, "settings" | "places" | "stop">,
  facts: PublishFacts & DiffTold,
  full: string | undefined,
  whole: Besides["whole"],
): Promise<Published> {
  const cancelled = order.stop.aborted;
  if (cancelled || order.settings.dryRun) {
    await facts.diffTold();
    await keepPatch(world, order, "work.patch", await world.git.diff(proposal.base.sha, proposal.commit));
    const why = cancelled
      ? "The run was cancelled before it could publish."
      : "This is a dry run: nothing was published.";
    const reason = `${why} ${WORK_KEPT}`;
    return { kind: "kept", reason, files: proposal.files, work: proposal.commit };
  }
  const publishing = full === undefined ? publish(proposal, facts) : Promise.resolve(refuse(full));
  const [pushed] = await Promise.all([publishing, publishing.then(facts.diffTold, facts.diffTold)]);
  if (pushed.kind === "published") return record(world, pushed, proposal, whole);
  await keepPatch(world, order, "work.patch", await world.git.diff(proposal.base.sha, proposal.commit));
  return record(world, pushed.kind === "kept" ? pushed : withPatch(pushed), proposal);
}

async function withheldAsPatch(
  world: Pick<Desk, "git" | "files" | "secrets">,
  order: Order,
  { base, commit }: Proposal,
  fault: Fault,
) {
  await keepPatch(world, order, "work.patch", await world.git.diff(base.sha, commit));
  return withheld(withPatch({ kind: "refused", fault: { ...fault, kind: "config" } }).fault, commit);
}

/** Adds where the unpublished work is. */
function withPatch({ kind, fault }: Extract<Pushed, { readonly fault: Fault }>) {
  return { kind, fault: { ...fault, hint: [fault.hint, WORK_KEPT].filter((text) => text !== undefined).join(" ") } };
}

function refuse(reason: string): Pushed {
  return { kind: "refused", fault: { kind: "config", message: reason } };
}

function record({ log }: Desk, pushed: Pushed, proposal?: Proposal, whole?: Besides["whole"]): Published {
  switch (pushed.kind) {
    case "published": {
      const { trouble } = pushed;
      const publication = { ...pushed.publication, ...(proposal && { proposal: proposal.digest }), ...whole };
      log.append({ type: "change.published", publication });
      return { kind: "published", publication, ...(trouble === undefined ? {} : { trouble }) };
    }
    case "kept":
      return { kind: "kept", reason: pushed.reason, files: proposal?.files ?? [] };
    case "conflict":
    case "refused":
      return withheld(pushed.fault, proposal?.commit);
  }
}

function withheld(fault: Fault, work?: string) {
  return { kind: "withheld", fault, ...(work === undefined ? {} : { work }) } as const;
}

/** The inputs of a proposal besides the changes themselves. */
export function proposalFacts(
  world: Pick<Desk, "github" | "git" | "secrets">,
  order: Order,
  { request, policy }: Admitted,
): RecheckFacts {
  const { github, wish } = order.settings;
  return {
    request,
    policy,
    git: world.git,
    secrets: world.secrets,
    author: authorOf(github.serverUrl),
    credits: creditsOf(order),
    branch: { prefix: wish.branchPrefix },
    into: () => findBase(world, order, request),
  };
}

function publishFacts(
  world: Pick<Desk, "clock" | "github" | "git" | "secrets" | "log">,
  order: Order,
  { request, policy }: Admitted,
  words: Words,
  unverified: string | undefined,
): PublishFacts {
  const { git, github, secrets } = world;
  const into = order.settings.wish.baseBranch || request.trusted.name;
  const credits = creditsOf(order);
  const isRecorded = (commit: string) => awaitRecord(world, order, request, commit);
  const pushed = (branch: string, commit: string) => void world.log.append({ type: "change.pushed", branch, commit });
  const told = { isRecorded, pushed, redact: secrets.redact };
  const notVerified = unverified === undefined ? {} : { unverified };
  return { git, github, policy, request, words, credits, into, ...told, ...notVerified };
}

function creditsOf({ settings, runUrl }: Order) {
  return { serverUrl: settings.github.serverUrl, runUrl };
}
