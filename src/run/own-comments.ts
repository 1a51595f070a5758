/** Remit's own comments as a record of what it did; the next run corrects those of lost runs. */
import type { Request } from "../events.ts";
import type { Settings } from "../inputs.ts";
import { openSeal, type Seal } from "../lib/seal.ts";
import type { CommentFacts, GitHub } from "../ports.ts";
import { commentKey, findOwn, isUntouched, type OwnComment, shortDigest } from "../report.ts";
import type { OwnReply } from "../request.ts";
import { faultOf } from "./faults.ts";
import type { AdmittedRun } from "./gate.ts";
import { writesToGitHub } from "./invocation.ts";

/** Uses the repository's key if the workflow provides one. */
export function sealOf({
  sealKey = "",
  github,
}: Pick<Settings, "sealKey"> & { readonly github: Pick<Settings["github"], "repository"> }): Seal {
  return openSeal(sealKey, github.repository.toLowerCase());
}

/** Remit's own comments on GitHub, and the seal by which it recognises them. */
export interface OwnComments {
  readonly github: Pick<GitHub, "self" | "comments" | "lastEditor">;
  readonly seal: Seal;
}

export function ownCommentsOf({ ports: { github }, invocation }: Pick<AdmittedRun, "ports" | "invocation">) {
  return { github, seal: sealOf(invocation.settings) };
}

/** Comments that claim to be Remit's record, in order; see {@link isUntouched}. Throws `GitHubError`. */
export async function ownComments({ github, seal }: OwnComments, subject: number): Promise<readonly OwnComment[]> {
  const [self, comments] = await Promise.all([github.self(), github.comments(subject)]);
  return findOwn(comments, { author: self.id, subject, seal });
}

/** The comments for which {@link isUntouched} holds. */
export async function trustedComments(
  own: OwnComments,
  subject: number,
  wanted: (comment: OwnComment) => boolean,
): Promise<readonly OwnComment[]> {
  return await untouched(own, (await ownComments(own, subject)).filter(wanted));
}

async function untouched(own: OwnComments, comments: readonly OwnComment[]): Promise<readonly OwnComment[]> {
  const kept = await Promise.all(comments.map((comment) => isUntouched(own, comment)));
  return comments.filter((_, index) => kept[index]);
}

/** What earlier runs said in these comments on `subject`. A run still at work has said nothing yet. */
export async function readOwnWords(
  own: OwnComments,
  request: Request,
  comments: readonly CommentFacts[],
  subject: number,
): Promise<ReadonlyMap<number, OwnReply>> {
  const { id: author } = await own.github.self();
  const key = commentKey(request);
  const earlier = findOwn(comments, { author, subject, seal: own.seal })
    .filter((comment) => comment.record.run === undefined && comment.key !== key)
    .slice(-MOST_OWN);
  return new Map((await untouched(own, earlier)).map((comment) => [comment.comment.id, replyIn(comment)]));
}

/** Each may cost a request to GitHub for its last editor. */
const MOST_OWN = 8;

function replyIn({ comment, record: { plan } }: OwnComment): OwnReply {
  const lines = comment.body.trim().split(/\r?\n/).slice(1, -1);
  return { text: withoutFolds(lines).join("\n").trim(), ...(plan !== undefined && { plan: shortDigest(plan) }) };
}

/** Folded parts are figures and transcripts, which a model does not need again. */
function withoutFolds(lines: readonly string[]): readonly string[] {
  let depth = 0;
  return lines.filter((line) => {
    if (line.startsWith("<details")) depth += 1;
    const shown = depth === 0 && !line.startsWith("<sub>");
    if (line.startsWith("</details>")) depth = Math.max(0, depth - 1);
    return shown;
  });
}

/** Edits each comment once, and only when GitHub says its run is over. Never throws: problems go to the step's log. */
export async function correctLost({ ports, invocation, admitted: { request } }: AdmittedRun): Promise<void> {
  if (request.subject === undefined || !writesToGitHub(invocation)) return;
  try {
    await correct(ports.github, invocation.settings, commentKey(request), request.subject.number);
  } catch (error) {
    ports.runner.print(`Whether a comment of a lost run still says "Working" is not known: ${faultOf(error).message}`);
  }
}

async function correct(github: GitHub, settings: Settings, key: string, subject: number): Promise<void> {
  const own = { github, seal: sealOf(settings) };
  // The run's own comment is left to its reporter.
  const wanted = ({ key: its, record: { run = "" } }: OwnComment) =>
    its !== key && run !== settings.github.runId && Number(run) > 0 && Number.isSafeInteger(Number(run));
  const over = new Map<string, string>();
  for (const { record } of await trustedComments(own, subject, wanted)) {
    const run = await github.workflowRun(Number(record.run));
    if (run?.completed === true) over.set(record.run ?? "", run.url);
  }
  if (over.size === 0) return;
  const { lostComment } = await import("../report/closing.ts");
  // Read again: a run that just ended may have written its last update meanwhile.
  for (const lost of await trustedComments(own, subject, wanted)) {
    const url = over.get(lost.record.run ?? "");
    if (url !== undefined)
      await github.updateComment(lost.comment.id, lostComment(lost, url, settings.trigger.triggerPhrase, own.seal));
  }
}
