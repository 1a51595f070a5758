/** Plans that people approve: one run writes a plan and changes nothing, another carries out exactly that plan. */
import {
  type Feature,
  ownWords,
  type StartedRequest,
  type StartPhase,
  type Continuation,
  withPublished,
  type AdmittedRequest,
  type AdmittedRun,
  type Session,
  ownComments,
  ownCommentsOf,
  type OwnComments,
} from "../../run/for-features.ts";
import { keepPlanned, findPlans, showPlan, plannedFor, type FoundPlan } from "./plan.ts";
import type { PinnedRef, Request } from "../../events.ts";
import { given } from "../../lib/parts.ts";
import { digestOf } from "../../lib/seal.ts";
import { GitError, GitHubError, type Git } from "../../ports.ts";
import { isUntouched, shortDigest, type OwnComment } from "../../report.ts";
import { cleanText } from "../../request.ts";
import { firstOf } from "../../lib/cut.ts";

export const plan: Feature = {
  async start(run, phase) {
    const approves = run.admitted.pending.command?.name.toLowerCase() === "approve";
    return approves ? await approve(run, phase) : undefined;
  },
  keep: keepPlanned,
};

/** Only the digest decides, not which comment is nearest nor what anybody else's comment says. */
export async function approve(run: AdmittedRun, when: StartPhase): Promise<StartedRequest> {
  const { ports, admitted } = run;
  const { request } = admitted;
  const own = ownCommentsOf(run);
  const asked = readDigest(admitted);
  try {
    if ("reason" in asked) return nothing(admitted, await withWaiting(own, request, asked.reason));
    const { digits } = asked;
    const plans = (await findPlans(ports.git, digits)).filter(({ plan }) => same(plan.subject, request));
    const [found, ...others] = plans;
    if (found === undefined) return nothing(admitted, await withWaiting(own, request, unknown(digits)));
    if (others.length > 0) return nothing(admitted, ambiguous(digits, plans));
    if (request.subject === undefined && digits.length < 64) return nothing(admitted, unshown(digits));
    return await judge(run, found, when);
  } catch (error) {
    if (!(error instanceof GitError) && !(error instanceof GitHubError)) throw error;
    return nothing(admitted, `The plan could not be looked up: ${error.message}`);
  }
}

function nothing(admitted: AdmittedRequest, reason: string): StartedRequest {
  return { admitted, start: { kind: "nothing", reason } };
}

// ── Which plan ──────────────────────────────────────────────────────────────────────────────────────────────────────

function readDigest({
  pending,
  resolved,
  request,
}: AdmittedRequest): { readonly digits: string } | { readonly reason: string } {
  const args = pending.command?.args.trim() ?? "";
  const [word = "", ...more] = args.split(/\s+/);
  const digits = word
    .replaceAll(/[`<>"'.,]/g, "")
    .replace(/^sha256:/i, "")
    .toLowerCase();
  if (digits === "") return { reason: "An approval names the plan by its digest." };
  if (!/^[0-9a-f]{7,64}$/.test(digits)) {
    return {
      reason: `\`${firstOf(cleanText(word).text, 80)}\` is not a digest: a digest has 7 to 64 of the digits 0-9 and a-f.`,
    };
  }
  const own = ownWords(resolved);
  const instruction = pending.subject === undefined ? "" : (own.startsWith(args) ? own.slice(args.length) : own).trim();
  if (more.length === 0 && instruction === "") return { digits };
  const plan = `\`${request.phrase ?? ""} /plan …\``.replace("` ", "`");
  return {
    reason: `An approval has the digest and nothing else, since Remit carries out exactly that plan. If you want something else, ask for a new plan by ${plan}.`,
  };
}

function unknown(digits: string): string {
  return `No plan that begins with \`${digits}\` was made here.`;
}

function ambiguous(digits: string, plans: readonly FoundPlan[]): string {
  const all = plans.map(({ digest }) => `\`${digest.replace("sha256:", "")}\``).join(", ");
  return `\`${digits}\` matches more than one plan: ${all}. Give more digits.`;
}

/** No comment shows such a plan. Anybody who may push could add another plan whose digest begins alike. */
function unshown(digits: string): string {
  return `\`${digits}\` is only the beginning of a digest. To approve the plan of a run without an issue or pull request, give all 64 digits; its job summary has them.`;
}

async function withWaiting(own: OwnComments, request: Request, reason: string): Promise<string> {
  const shown = await plansShown(own, request);
  if (shown.length === 0) return `${reason} ${askForPlan(request)}`;
  const last = shown.slice(-5).map(({ record, comment }) => `\`${shortDigest(record.plan ?? "")}\` (${comment.url})`);
  return `${reason} Plans here: ${last.join(", ")}.`;
}

function askForPlan({ phrase }: Request): string {
  return phrase === undefined ? "Run the workflow with `command: plan`." : `Ask for one by \`${phrase} /plan …\`.`;
}

/** The comments of Remit's that show a plan. */
async function plansShown(own: OwnComments, { subject }: Request): Promise<readonly OwnComment[]> {
  if (subject === undefined) return [];
  return (await ownComments(own, subject.number)).filter(({ record }) => record.plan !== undefined);
}

function same(planned: FoundPlan["plan"]["subject"], request: Request): boolean {
  const now = plannedFor(request);
  return planned?.kind === now?.kind && planned?.number === now?.number;
}

// ── Whether it still holds ──────────────────────────────────────────────────────────────────────────────────────────

async function judge(run: AdmittedRun, found: FoundPlan, when: StartPhase): Promise<StartedRequest> {
  const { admitted } = run;
  const { plan, digest } = found;
  // Approving the same plan again is the same request: one comment, one commit.
  const key = digestOf(`approve ${digest}`).slice(0, 16);
  const request: Request = { ...admitted.request, kind: "change", instruction: plan.instruction, key };
  const before = await withPublished({ ...run, admitted: { ...admitted, request } });
  const { kind } = before.start;
  // A commit that was made for this plan follows the commit that the plan was made on.
  const from = kind === "published" ? await parentOf(request.base, run.ports.git) : request.base;
  const moved = when === "before work" || kind === "published" ? movedSince(plan, from, kind === "published") : [];
  const own = ownCommentsOf(run);
  const shown = await plansShown(own, request);
  const changed = [...moved, ...changedSince(plan, admitted), ...(await editedSince(own, request, shown, found))];
  if (changed.length === 0 && kind !== "fresh") return before;
  if (changed.length === 0) return { ...before, start: onwardFrom(found, newerThan(shown, digest)) };
  const reason = `The plan \`${shortDigest(digest)}\` is no longer valid: ${changed.join("; ")}. ${askForPlan(request)}`;
  return nothing(admitted, reason);
}

/** The digest of the newest plan that was shown after this one, if any. */
function newerThan(shown: readonly OwnComment[], digest: string): string | undefined {
  const plans = shown.flatMap(({ intact, record }) => (intact && record.plan !== undefined ? [record.plan] : []));
  return plans.slice(plans.lastIndexOf(digest) + 1).at(-1);
}

async function parentOf({ name, sha }: PinnedRef, git: Git): Promise<PinnedRef> {
  const [parent = sha] = (await git.inspect(sha)).parents;
  return { name, sha: parent };
}

/** `anywhere`: the branch may have another name, because the plan's own work is on a branch of its own. */
function movedSince({ base }: FoundPlan["plan"], now: PinnedRef, anywhere: boolean): string[] {
  if (base.sha === now.sha && (anywhere || base.name === now.name)) return [];
  const [was, is] = [base, now].map(({ name, sha }) => `\`${cleanText(name).text}\` at ${sha.slice(0, 10)}`);
  return [`it was made for ${was}, and work would start from ${is}`];
}

function changedSince({ policy, subject }: FoundPlan["plan"], { request, policy: today }: AdmittedRequest): string[] {
  const into = plannedFor(request)?.into;
  return [
    ...(subject?.into === into ? [] : [`the pull request goes to \`${cleanText(into ?? "").text}\` now`]),
    ...(policy === today.source.digest ? [] : [`the policy (${today.source.path}) has changed`]),
  ];
}

/** The approver has read the comment, but the record is what is carried out, so they must agree. */
async function editedSince(
  own: OwnComments,
  request: Request,
  shown: readonly OwnComment[],
  { plan, digest }: FoundPlan,
): Promise<string[]> {
  if (request.subject === undefined) return [];
  const found = shown.findLast(({ record }) => record.plan === digest);
  if (found === undefined) return ["the comment that showed it is gone"];
  const { body, url } = found.comment;
  const text = body.replaceAll("\r\n", "\n");
  const whole = [plan.text, plan.instruction].every((part) => text.includes(showPlan(part)));
  const untouched = whole && (await isUntouched(own, found));
  return untouched ? [] : [`the comment that shows it was edited (${url})`];
}

// ── The message to the model ────────────────────────────────────────────────────────────────────────────────────────

/** The plan as the task. Compression never shortens it. */
function logApproved({ ports, admitted }: Session, { plan, digest }: FoundPlan): void {
  const { login, permission } = admitted.request.actor;
  const text = `# The approved plan\n\n@${login} (${permission} permission) has approved this plan (${shortDigest(digest)}), which @${plan.by} had asked for and a run without write access wrote. Carry it out exactly: all of its steps and nothing else. If a step turns out wrong or impossible, do the rest, and say in your report what you left out and why; do not replace it with something else.\n\n${plan.text}`;
  ports.log.append({ type: "agent.told", why: "approved plan", text, pinned: true });
}

/** How a run starts from an approved plan. `newer`: digest of a plan that was shown later. */
export function onwardFrom(approved: FoundPlan, newer?: string): Continuation {
  const { digest, plan } = approved;
  return {
    kind: "continued",
    origin: { approves: { digest, by: plan.by, url: plan.url, ...given({ newer }) } },
    restore: (session) => Promise.resolve(logApproved(session, approved)),
  };
}
