/** A plan that can be approved: what is kept of it, and the digest of all that. */
import { anyText, constant, readJson, shape, whole, word } from "../../lib/read-data.ts";
import { canonicalJson, digestOf } from "../../lib/seal.ts";
import {
  runStarted,
  type Outcome,
  type PinnedRef,
  type Request,
  type Subject,
  type Entry,
  type EventOf,
} from "../../events.ts";
import { GitError, type Git } from "../../ports.ts";
import { render, prose, WORDS_KEPT } from "../../report.ts";
import { cleanMarkdown } from "../../request.ts";
import { AUTHOR, type AdmittedRequest, type AdmittedRun } from "../../run/for-features.ts";
import { onlyFor, messageOf } from "../../lib/attempt.ts";

/** `plan.json` below `refs/remit/plan-…`. Its digest is of everything in it. */
export interface KeptPlan {
  readonly version: 1;
  /** The plan, word for word. */
  readonly text: string;
  /** The request for the plan, in the asker's visible words; it is shown with the plan. */
  readonly instruction: string;
  /** Login of the person who asked for it. */
  readonly by: string;
  /** Absent for a plan of a dispatched run. */
  readonly subject?: PlannedFor;
  /** The commit it was made on. */
  readonly base: PinnedRef;
  /** Digest of the policy it was made under. */
  readonly policy: string;
  /** Address of the run that made it. */
  readonly url: string;
}

interface PlannedFor extends Pick<Subject, "kind" | "number"> {
  /** The branch that the pull request would be merged into. */
  readonly into?: string;
}

/** A plan's Markdown as the comment shows it. */
export function showPlan(text: string): string {
  return render(prose(text));
}

/** `sha256:` and 64 hexadecimal digits. */
export function digestOfPlan(plan: KeptPlan): string {
  return `sha256:${digestOf(canonicalJson(plan))}`;
}

/** The name of a plan's ref below `refs/remit/`. */
export function nameOfPlan(digest: string): string {
  return `plan-${digest.replace(/^sha256:/, "").slice(0, 16)}`;
}

/** What a request's plan is bound to. */
export function plannedFor({ subject }: Pick<Request, "subject">): PlannedFor | undefined {
  if (subject === undefined) return undefined;
  const { kind, number, base } = subject;
  return { kind, number, ...(base && { into: base.name }) };
}

interface PlanKeeping extends Pick<AdmittedRequest, "request" | "policy"> {
  readonly git: Pick<Git, "kept">;
  readonly redact: (text: string) => string;
  /** The outcome of a run that ended `planned`. */
  readonly outcome: Outcome;
  readonly url: string;
  /** Seconds since the epoch. */
  readonly time: number;
}

type Kept = EventOf<"plan.kept" | "plan.unkept">;

/** Keeps the plan under its own ref, where no later run on the subject replaces it. The event says when that fails. */
export async function keepPlan({ git, redact, request, policy, outcome, url, time }: PlanKeeping): Promise<Kept> {
  const text = redact(outcome.message);
  const instruction = cleanMarkdown(redact(request.instruction)).text.trim();
  const length = showPlan(text).length + showPlan(instruction).length;
  if (text === "") return unkept("It is empty.");
  const most = `a comment can show ${WORDS_KEPT}: ask for a shorter one`;
  if (length > WORDS_KEPT) return unkept(`With its request it has ${length} characters, and ${most}.`);
  const subject = plannedFor(request);
  const plan: KeptPlan = {
    version: 1,
    text,
    instruction,
    by: request.actor.login,
    ...(subject && { subject }),
    base: request.base,
    policy: policy.source.digest,
    url,
  };
  const digest = digestOfPlan(plan);
  const name = nameOfPlan(digest);
  const files = new Map([[PLAN_FILE, Buffer.from(`${JSON.stringify(plan, undefined, 2)}\n`)]]);
  const kept: Kept = { type: "plan.kept", digest, ref: `refs/remit/${name}`, instruction };
  const keeping = git.kept.keep([name], { files, message: `Kept for /approve: ${url}`, author: AUTHOR, time });
  const failed = onlyFor(GitError, ({ message }) => unkept(`It could not be kept: ${message}`));
  return await keeping.then(() => kept, failed);
}

function unkept(reason: string): Kept {
  return { type: "plan.unkept", reason };
}

const PLAN_FILE = "plan.json";

export interface FoundPlan {
  readonly plan: KeptPlan;
  readonly digest: string;
}

/** The plans whose digests begin with these hexadecimal digits. Throws `GitError`. */
export async function findPlans(git: Pick<Git, "kept" | "show">, digits: string): Promise<readonly FoundPlan[]> {
  const names = await git.kept.list(`plan-${digits.slice(0, 16)}`);
  const found = await Promise.all(names.map((name) => readPlan(git, name)));
  return found.filter((each) => each !== undefined).filter(({ digest }) => digest.startsWith(`sha256:${digits}`));
}

// Anybody who may push can write these refs: a plan whose name is not its digest is not ours.
async function readPlan(git: Pick<Git, "kept" | "show">, name: string): Promise<FoundPlan | undefined> {
  const bytes = await readBytes(git, name).catch((error: unknown) => {
    if (error instanceof GitError && error.cause_ === "not_found") return undefined; // At no commit, or gone meanwhile.
    throw error;
  });
  const plan = bytes && (readJson(PLAN, bytes.toString("utf8")) as KeptPlan | undefined);
  if (plan === undefined) return undefined;
  const digest = digestOfPlan(plan);
  return nameOfPlan(digest) === name ? { plan, digest } : undefined;
}

async function readBytes(git: Pick<Git, "kept" | "show">, name: string): Promise<Buffer | undefined> {
  const commit = await git.kept.find(name);
  return commit === undefined ? undefined : await git.show(commit, PLAN_FILE);
}

const REST = { others: "ignored" } as const;

const PLAN = shape(
  {
    version: constant(1),
    text: anyText,
    instruction: anyText,
    by: anyText,
    base: shape({ name: anyText, sha: anyText }, {}, REST),
    policy: anyText,
    url: anyText,
  },
  { subject: shape({ kind: word(["issue", "pull"]), number: whole }, {}, REST) },
  REST,
);

/** Keeps the plan that a run ended with, or says why it cannot be approved. Never throws. `reason`: why none is kept. */
export async function keepPlanned(
  { ports, invocation: { runUrl: url }, admitted: { request, policy } }: AdmittedRun,
  outcome: Outcome,
  reason: string | undefined,
): Promise<void> {
  if (outcome.conclusion !== "planned") return;
  const { git, secrets, clock, log } = ports;
  const why = reason ?? whyStale(log.entries, request);
  if (why !== undefined) return void log.append(unkept(why));
  const time = Math.floor(clock.now() / 1000);
  const keeping = keepPlan({ git, redact: secrets.redact, request, policy, outcome, url, time });
  const kept = await keeping.catch((error: unknown) => unkept(`The run could not be kept: ${messageOf(error)}`));
  log.append(kept);
}

// In two jobs: a plan holds for the commit that was read, but the second job sees today's.
function whyStale(entries: readonly Entry[], { base }: AdmittedRequest["request"]): string | undefined {
  const read = runStarted(entries)?.request.base ?? base;
  return read.sha === base.sha ? undefined : `The branch ${base.name} moved while it was made: ask for a new one.`;
}
