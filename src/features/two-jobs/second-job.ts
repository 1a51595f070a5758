/** The job that publishes what another one proposed: no model, no tools, no checkout. */
import { posix } from "node:path";
import {
  type AgentEnd,
  type Fault,
  type Outcome,
  type Request,
  MAIN,
  type Entry,
  type RunEvent,
  type RunStarted,
} from "../../events.ts";
import { judgeAgain, changedPolicy, type ProposedFile, type Proposal, maskPlan, refuseReview } from "../../change.ts";
import {
  announce,
  decline,
  originOf,
  faultOf,
  type RunResult,
  type FeatureEntry,
  type AdmittedRequest,
  type AdmittedRun,
  keepPatch,
  openRunKeeper,
  correctLost,
  beginWith,
  openReport,
  tryGate,
  type Opened,
  type LaterRun,
  type Proposed,
  claimedFault,
  doneBefore,
  type StartedRequest,
  proposalFacts,
  type PublishPorts,
  type Invocation,
} from "../../run/for-features.ts";
import {
  readPackedProposal,
  openPackedProposal,
  refusePatch,
  storeContents,
  type PackedProposal,
  type PackedChange,
  type PackedReview,
} from "./packed-proposal.ts";
import type { Git } from "../../ports.ts";
import { readLog } from "../../log.ts";
import { given } from "../../lib/parts.ts";
import { anyText, number, readData, record, shape } from "../../lib/read-data.ts";
import { renderComment, renderSummary } from "../../report.ts";
import { attempt } from "../../lib/attempt.ts";

/** What the job that publishes starts with. */
interface ReceivingRun extends LaterRun {
  readonly received: Received;
}

/** Finds out anew who asks, for what, on which commits, under which policy: only a fitting proposal is published. */
export async function openLater(
  ports: PublishPorts,
  invocation: Invocation,
  list: readonly FeatureEntry[],
): Promise<Opened<ReceivingRun>> {
  const gate = await tryGate(ports, invocation, list);
  if (gate.kind === "turned away") return gate;
  const begun = await beginWith({ ports, invocation, admitted: gate }, list, "after work");
  const received = await receive(ports, invocation).catch((error: unknown) => refused(faultOf(error)));
  const run = { ports, invocation, ...begun };
  const restored = received.kind === "opened" && restoreLog(run, received.log);
  if (!restored) announce(run, { sandbox: "not needed", lacks: [] });
  const report = openReport(run, Promise.resolve(), begun.start);
  const corrected = correctLost(run);
  const keeper = openRunKeeper(run, undefined);
  return { kind: "open", run: { kind: "later", ...run, keeper, report, corrected, received } };
}

type Received = Awaited<ReturnType<typeof receive>> | ReturnType<typeof refused>;

/** Keeps the proposal's patch beside the log at once, so that people have it whatever happens. */
async function receive(ports: Pick<PublishPorts, "files" | "secrets">, { settings, directories }: Invocation) {
  const { job, github, runner } = settings;
  if (job?.kind !== "publish") throw new Error("This job is not one that publishes.");
  const read = await readPackedProposal(ports.files, posix.resolve(runner.workspace, job.proposal));
  if (read.kind === "refused") return read;
  const opened = openPackedProposal(read.files, {
    digest: job.digest,
    repository: github.repository,
    run: github.runId,
  });
  const patch = read.files.get("work.patch");
  if (patch !== undefined && patch.length > 0)
    await keepPatch(ports, `${directories.run}/work.patch`, patch.toString("latin1"));
  return opened;
}

function refused(fault: Fault) {
  return { kind: "refused", fault } as const;
}

/** The other job's work, as far as it holds. */
export async function unpack(run: ReceivingRun): Promise<Proposed> {
  const { ports, admitted, start: from, received } = run;
  if (from.kind === "nothing") return over(decline(ports, from.reason));
  if (from.kind === "over") return over(from.outcome);
  if (received.kind === "refused") return over(failed(received.fault));
  const { packed, patch } = received;
  const { request } = admitted;
  const foreign = refuseForeign(packed, admitted) ?? refuseClaim(packed, request);
  if (foreign !== undefined) return over(failed(foreign));
  if (request.base.sha !== request.trusted.sha) await ports.git.fetch(request.base.sha);
  const own = from.kind === "claimed" && (await isOwnPush(run, packed));
  if (from.kind === "claimed" && !own) return over(failed(claimedFault(request)));
  // Where the proposing job only found what an earlier run had published.
  if (from.kind === "published" && packed.change === undefined) return doneBefore(from.answered);
  if (from.kind === "published" || own) {
    const end: AgentEnd = packed.change?.end ?? { kind: "finished", text: packed.outcome.message };
    return { kind: "again", end, well: isVerified(packed) };
  }
  if (packed.review !== undefined) return unpackReview(run, packed.review);
  if (packed.change !== undefined) return await unpackChange(run, packed, packed.change, patch);
  const fault = await refusePatch(packed, patch, ports.git);
  return fault === undefined ? unpackWords(packed, request) : over(failed(fault));
}

function over(outcome: Outcome): Proposed {
  return { kind: "over", outcome };
}

function unpackWords({ outcome }: PackedProposal, { kind }: Request): Proposed {
  const { conclusion, message, withheld } = outcome;
  const idle = kind === "change" && (conclusion === "unchanged" || conclusion === "answered") && withheld === undefined;
  return { kind: "over", outcome, ...(idle && { idle: { kind: "finished", text: message } }) };
}

async function unpackChange(
  { ports, admitted }: LaterRun,
  packed: PackedProposal,
  { proposal, end, unverified }: PackedChange,
  patch: Buffer,
): Promise<Proposed> {
  const start = await startingPoint(admitted.request, proposal, ports.git);
  if (start.kind === "moved") return over(failed(start.fault));
  const misfit = await storeContents(packed, ports.git);
  if (misfit !== undefined) return over(failed(misfit));
  return {
    kind: "worked",
    end,
    deliverable: { kind: "proposed", proposal, ...given({ unverified }) },
    unverified,
    as: { admitted: { ...admitted, request: start.request }, objection: () => refusePatch(packed, patch, ports.git) },
  };
}

/** The words are the other job's; this job decides where they go. */
function unpackReview({ ports, admitted }: LaterRun, { plan, end }: PackedReview): Proposed {
  const misfit = refuseReview(plan, admitted.request);
  if (misfit !== undefined) return over(failed(misfit));
  const deliverable = { kind: "review", plan: maskPlan(plan, ports.secrets.redact) } as const;
  return { kind: "worked", end, deliverable, unverified: undefined };
}

/** This job was cut off before its comment could record the push: the branch has what the proposal comes to. */
async function isOwnPush(run: AdmittedRun, { change }: PackedProposal): Promise<boolean> {
  const { sha } = run.admitted.request.base;
  if (change === undefined || change.proposal.commit === sha) return change !== undefined;
  // GitHub has signed it: another commit with the same contents and the same parent.
  const [parent] = (await run.ports.git.inspect(sha)).parents;
  const judged = await judgeAgain(sha, proposalFacts(run));
  const contents = (files: readonly ProposedFile[]) => JSON.stringify(files.map(({ path, after }) => [path, after]));
  const same = judged.kind === "stands" && contents(judged.files) === contents(change.proposal.files);
  return same && parent === change.proposal.base.sha;
}

function isVerified({ change }: PackedProposal): boolean {
  return change?.unverified === undefined;
}

function refuseForeign(
  { key, policy: judged }: PackedProposal,
  { request, policy }: AdmittedRequest,
): Fault | undefined {
  if (key !== request.key) {
    return {
      kind: "conflict",
      message: `The proposal answers another request: its key is ${key}, that of this event ${request.key}.`,
      hint: "Give the publishing step the same inputs as the proposing one: prompt, prompt-file, command, task, trigger-phrase.",
    };
  }
  return judged === policy.source.digest ? undefined : changedPolicy(judged, policy.source);
}

/** Refuses a conclusion that the request could not have, or that would need something to show for it. */
function refuseClaim({ change, outcome: { conclusion } }: PackedProposal, { kind }: Request): Fault | undefined {
  const bare = change === undefined && (conclusion === "changed" || conclusion === "unverified");
  if (!bare && (conclusion !== "planned" || kind === "plan")) return undefined;
  const message = `The proposal says that the request ended as ${conclusion}, but has no result that shows it.`;
  return { kind: "conflict", message, hint: "Ask again: something has changed the proposal on its way." };
}

/** The end of a run in which something broke. */
export function fail(error: unknown): RunResult {
  return { outcome: failed(faultOf(error)) };
}

function failed(fault: Fault): Outcome {
  return { conclusion: "failed", message: fault.message, fault };
}

type Starting =
  /** The request as admitted here, on the proposal's base. */
  { readonly kind: "stands"; readonly request: Request } | { readonly kind: "moved"; readonly fault: Fault };

/**
 * A pull request's head and a branch of Remit's own must not have moved. A new branch may start from an older commit of
 * its base, because people take time to look at a proposal. Or the new branch exists already without a commit of its
 * own, when this job was cut off just after it had made it. Fetches the commit.
 */
export async function startingPoint(request: Request, { base, target }: Proposal, git: Git): Promise<Starting> {
  const now = request.base;
  const same = now.name === base.name;
  if (same && now.sha === base.sha) return { kind: "stands", request };
  const isNew = target.expect === undefined && request.subject?.kind !== "pull";
  const begun = isNew && now.name === target.branch && now.sha === base.sha;
  if (begun) return { kind: "stands", request: { ...request, base } };
  if (!same || !isNew)
    return moved(
      `The work was done on ${base.name} at ${base.sha}; it would start from ${now.sha} of ${now.name} now.`,
    );
  // Read from the branch's own history alone: GitHub serves the commits of any fork by their ids.
  const { commits } = await git.history.log(now.sha, { most: REACH });
  if (!commits.some(({ oid }) => oid === base.sha)) {
    return moved(`The work was done at ${base.sha}, which is not among the last ${REACH} commits of ${now.name}.`);
  }
  await git.fetch(base.sha);
  return { kind: "stands", request: { ...request, base } };
}

/** How many commits a base may have gained. */
const REACH = 500;

function moved(message: string): Starting {
  const hint = "Ask again: the next run starts from the current state.";
  return { kind: "moved", fault: { kind: "conflict", message, hint } };
}

/** Adds the entries without their end, with this job's request and policy; nothing (false) if no report fits them. */
export function restoreLog(run: AdmittedRun & StartedRequest, bytes: Buffer): boolean {
  // Of a damaged log there is nothing: the report does without it.
  const entries = attempt(() => readLog(bytes.toString("utf8"))) ?? [];
  const start = entries.findLastIndex(({ event }) => event.type === "run.started");
  const started = entries[start]?.event;
  if (started?.type !== "run.started" || started.request.key !== run.admitted.request.key) return false;
  const waitedMs = Math.max(0, run.ports.clock.now() - (entries.at(-1)?.at ?? 0));
  const own = entries.flatMap((entry, index) => {
    if (LEFT_OUT.has(entry.event.type)) return [];
    const event = { ...knownHere(started, run), ...originOf(run.start), waitedMs };
    return [index === start ? { ...entry, event } : entry];
  });
  if (!canBeReported(own)) return false;
  for (const { event, agent, at } of own) run.ports.log.append(event, agent, at);
  return true;
}

/** Events that only the job that publishes may write. */
const LEFT_OUT: ReadonlySet<RunEvent["type"]> = new Set([
  "change.proposed",
  "change.diffed",
  "change.pushed",
  "change.published",
  "checks.seen",
  "review.posted",
  "run.kept",
  "plan.kept",
  "plan.unkept",
  "run.finished",
  "request.declined",
]);

function knownHere(
  started: RunStarted,
  { invocation, admitted: { request, policy, limits } }: AdmittedRun,
): RunStarted {
  const { approves: _, continues: __, answered: ___, waitedMs: ____, ...rest } = started;
  const { runId: id, runAttempt: attempt, repository } = invocation.settings.github;
  const run = { ...started.run, id, attempt, repository, url: invocation.runUrl };
  // The agent worked under the other job's limits: its inputs may have tightened them.
  const worked = { ...limits, ...readData(LIMITS, started.limits).value };
  return { ...rest, run, request, policy: policy.source, limits: worked };
}

const LIMITS = record(shape({ value: number(0), source: anyText }, {}));

// Somebody may have influenced the writer. If the report broke on its entries, people would get nothing.
function canBeReported(entries: readonly Entry[]): boolean {
  const outcome = { conclusion: "changed", message: "" } as const;
  const whole = [
    ...entries,
    { seq: entries.length, at: 0, agent: MAIN, event: { type: "run.finished", outcome } as const },
  ];
  return attempt(() => renderComment(whole).length + renderSummary(whole).length > 0) ?? false;
}
