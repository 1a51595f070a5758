/** From a request to what the main agent did about it. Nothing leaves this machine. */
import { type Agent, runAgent } from "../agent.ts";
import { type AgentEnd, type Conclusion, type Entry, type Outcome, type RunStarted, MAIN } from "../events.ts";
import type { Declined } from "../request.ts";
import { decline } from "./announce.ts";
import { openBase } from "./base-branch.ts";
import { withDeadline, type Session } from "./session.ts";
import type { Delivery, Feature, WorkspaceSession } from "./feature.ts";
import type { OwnRun } from "./open.ts";
import { claimedFault } from "./begin.ts";
import type { PublishOptions, Deliverable } from "./publish-change.ts";
import { missingSandbox } from "./run-shell.ts";
import { openVerifier } from "./verifying.ts";
import { openPreparedWorkspace } from "./prepared-workspace.ts";
import type { SubAgent } from "../project.ts";
import { equip, modelSettingsOf, type AgentSetup } from "./agent-setup.ts";
import { openGuide, readAgentContext } from "./agent-context.ts";
import { extensionForSubAgent } from "./extensions.ts";
import { trustedDirectory, willPush } from "./invocation.ts";
import { given } from "../lib/parts.ts";

export type Proposed =
  /** Nothing to publish. `idle`: how the agent ended that was asked for a change and made none. */
  | { readonly kind: "over"; readonly outcome: Outcome; readonly idle?: AgentEnd }
  /** An earlier run published it: only its pull request is checked. `concluded`: how that run ended, if it decides. */
  | { readonly kind: "again"; readonly end: AgentEnd; readonly well: boolean; readonly concluded?: Conclusion }
  | FinishedWork;

export interface FinishedWork {
  readonly kind: "worked";
  readonly end: AgentEnd;
  readonly deliverable: Deliverable;
  /** Why the work does not count as verified, as a sentence. */
  readonly unverified: string | undefined;
  /** Set when the agent can continue; absent when it worked in another job. */
  readonly session?: WorkspaceSession;
  /** The request that the proposal is published for, and a check before that; absent for the run's own. */
  readonly as?: Pick<OwnRun, "admitted"> & Pick<PublishOptions, "objection">;
}

/** `time` holds the run's minutes, which start when the agent has its workspace. */
export async function propose(run: OwnRun, time: TimeLimit): Promise<Proposed> {
  const { ports, invocation, admitted, start, features, covered, broken, keeper, sources } = run;
  if (broken !== undefined) throw broken;
  const { request } = admitted;
  if (start.kind === "nothing") return { kind: "over", outcome: decline(ports, start.reason) };
  if (start.kind === "over") return { kind: "over", outcome: start.outcome };
  if (start.kind === "claimed")
    return { kind: "over", outcome: { conclusion: "failed", message: "", fault: claimedFault(request) } };
  if (start.kind === "published") return doneBefore(start.answered);
  const delivery = await findDelivery(run);
  if (delivery?.done !== undefined) {
    const { conclude } = await import("./conclude.ts");
    const reviewed = { kind: "posted", review: delivery.done } as const;
    const outcome = conclude(request, REVIEWED_BEFORE, { kind: "reviewed", reviewed }, true);
    return { kind: "over", outcome: { ...outcome, ...given({ conclusion: delivery.done.end }) } };
  }
  const noSandbox = missingSandbox(ports.shell, admitted);
  if (noSandbox !== undefined) return { kind: "over", outcome: noSandbox };
  const { files, git, secrets, runner } = ports;
  const { inside, workspace } = ports.shell;
  const places = { ...invocation.settings.runner, ...given({ workspace }) };
  const commit = request.base.sha;
  const { run: directory } = invocation.directories;
  const pinned = { files, git, secrets, runner, places, commit, covered, inside, run: directory };
  const place = await openPreparedWorkspace(pinned);
  keeper.watch(place.baseline);
  const base = await openBase(run);
  const signal = time.begin();
  const own = { ports, invocation, admitted, ...place };
  const session: WorkspaceSession = { ...own, sources, mark: ports.random.hex(6), signal, delivery, base };
  const verifier = openVerifier(session);
  if (start.kind === "continued") await start.restore(session);
  const end = await work(session, features, verifier);
  if (end.kind === "declined") return { kind: "over", outcome: decline(ports, end.reason) };
  if (willPush(session) && hasEdited(ports.log.entries)) ports.git.expectPush();
  const { unverified } = verifier;
  return { kind: "worked", end, deliverable: await makeOf(session, end, unverified), unverified, session };
}

/** By a tool that edits one file. */
function hasEdited(entries: readonly Entry[]): boolean {
  return entries.some(({ event }) => event.type === "call.finished" && event.answer.edit !== undefined);
}

/** The agent continues after a message that says why. Its other changes are not read here. */
export async function continueWork(
  session: WorkspaceSession,
  features: readonly Feature[],
): Promise<Declined | { readonly kind: "worked"; readonly end: AgentEnd; readonly unverified: string | undefined }> {
  const verifier = openVerifier(session);
  const end = await work(session, features, verifier);
  return end.kind === "declined" ? end : { kind: "worked", end, unverified: verifier.unverified };
}

/** The agent's work, verified. */
async function work(
  session: WorkspaceSession,
  features: readonly Feature[],
  verifier: ReturnType<typeof openVerifier>,
): Promise<AgentEnd | Declined> {
  const end = await carryOut(session, features, verifier.object);
  if (end.kind !== "declined") await verifier.verifyRest(end, session.signal);
  await session.ports.shell.stop(); // Nothing may write while the change is read.
  if (end.kind !== "declined") await verifier.settle();
  return end;
}

async function findDelivery(run: OwnRun): Promise<Delivery | undefined> {
  for (const { deliver } of run.features) {
    const delivery = await deliver?.(run);
    if (delivery !== undefined) return delivery;
  }
  return undefined;
}

async function makeOf(session: WorkspaceSession, end: AgentEnd, unverified: string | undefined): Promise<Deliverable> {
  const { baseline, delivery } = session;
  if (delivery !== undefined) return await delivery.propose(session, end);
  return await (await import("./publish-change.ts")).makeProposal(session, baseline, end, unverified);
}

/** Where it is not known how the earlier run ended, this one claims only that it added nothing. */
export function doneBefore({ end = "unchanged" }: NonNullable<RunStarted["answered"]>): Proposed {
  return { kind: "again", end: DONE_BEFORE, well: true, concluded: end };
}

const DONE_BEFORE: AgentEnd = {
  kind: "finished",
  text: "An earlier run has already published for this request; its report stands.",
};

const REVIEWED_BEFORE: AgentEnd = {
  kind: "finished",
  text: "An earlier run has already posted its review for this request.",
};

type TimeLimit = ReturnType<typeof openTimeLimit>;

/** The run's minutes. */
export function openTimeLimit({ invocation, admitted, ports }: OwnRun) {
  let signal: (AbortSignal & Disposable) | undefined;
  return {
    /** Starts them; the signal fires when they are over, the disk is full, or the run is cancelled. Call once. */
    begin: () => (signal = withDeadline(invocation.stop, admitted.limits.minutes.value, ports)),
    [Symbol.dispose]: () => signal?.[Symbol.dispose](),
  };
}

/**
 * Lets the main agent carry out the job. When this returns, the features' end hooks have run and servers are stopped.
 * Declined when an unknown command was called, servers' prompts included.
 */
export async function carryOut(
  session: Session,
  features: readonly Feature[],
  objection: NonNullable<Agent["objection"]>,
): Promise<AgentEnd | Declined> {
  const { ports, invocation, admitted } = session;
  await using _ = { [Symbol.asyncDispose]: async () => await ports.servers?.pause() };
  const reading = await readAgentContext(session);
  if (reading.kind === "faulty") return { kind: "failed", fault: reading.fault };
  await copyTrusted(session, reading.projectContext.agents);
  const setup: AgentSetup = {
    session,
    projectContext: reading.projectContext,
    modelSettings: modelSettingsOf(ports, invocation.settings, admitted),
    extensionFor: (definition) => extensionForSubAgent(session, features, definition),
  };
  using guide = openGuide(session, MAIN);
  const equipped = await equip(setup, guide.instructionsFor, features);
  if ("kind" in equipped) return equipped;
  const { agent, extensions } = equipped;
  lookAhead(session);
  let end = await runAgent({ ...agent, objection });
  for (const extension of extensions) end = (await extension.end?.(agent, end)) ?? end;
  return end;
}

/** Asks what most first calls need to know of the workspace, so that it is known when the model has answered. */
function lookAhead({ workspace: { files, root } }: Session): void {
  const asked = [files.list(root), ...IGNORE_FILES.map((name) => files.realPath(`${root}/${name}`))];
  for (const answer of asked) answer.catch(() => undefined); // Thrown where it is needed.
}

const IGNORE_FILES = [".gitignore", ".geminiignore"];

/** Copies what hooks and local servers run from the trusted commit, if there are any. */
async function copyTrusted({ ports, invocation, admitted }: Session, agents: readonly SubAgent[]): Promise<void> {
  const { project } = admitted;
  const { hooks } = project.settings;
  const servers = [...project.settings.servers, ...agents.flatMap((agent) => agent.servers)];
  const local = servers.some((server) => server.kind === "entry" && server.transport.kind === "stdio");
  if (hooks.length === 0 && !local) return;
  for (const note of await project.copyTo(trustedDirectory(invocation.directories), ports.files, servers))
    ports.runner.print(note);
}
