/** `/continue`: a run goes on where an earlier one stopped. */
import {
  type Feature,
  type Session,
  withPublished,
  mergeBaseAgain,
  type Merged,
  type WorkspaceSession,
} from "../../run/for-features.ts";
import { resume, type EarlierRun } from "./resume.ts";
import type { Request } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import { GitError, type Git, type LoggedCommit, type TreeDifference, type TreeNode } from "../../ports.ts";
import { cleanMarkdown, cleanText, markData } from "../../request.ts";
import { differ, fileAt, type Workspace } from "../../change.ts";
import { joined } from "../../lib/parts.ts";
import { onlyFor } from "../../lib/attempt.ts";

export const continuing: Feature = {
  async start(run, phase) {
    const before = await withPublished(run);
    if (before.start.kind !== "fresh") return before;
    const { start, ...resumed } = await resume({ ...run, admitted: before.admitted }, phase);
    if (start.kind === "nothing") return { ...resumed, start };
    const { earlier } = start;
    const { record } = earlier;
    const origin = { continues: { url: record.run.url, conclusion: record.outcome.conclusion, asked: record.asked } };
    const restore = async (session: WorkspaceSession): Promise<void> => await briefResumed(session, earlier);
    return { ...resumed, start: { kind: "continued", origin, restore, kept: record } };
  },
};

/** Restores unpublished edits and tells the model where it stands. Compression never shortens this message. */
async function briefResumed(session: WorkspaceSession, earlier: EarlierRun): Promise<void> {
  const { ports, workspace, admitted } = session;
  const { work } = earlier.record;
  const { sha: head } = admitted.request.base;
  const back =
    work === undefined
      ? undefined
      : await putBack(ports.git, workspace, { head, work, mergeAgain: (onto) => mergeBaseAgain(session, onto) });
  const sections = [
    opening(earlier),
    await describeBranch(session, earlier),
    describeEdits(earlier, back, admitted.request),
    describePolicy(session, earlier),
    describeDropped(earlier),
    describeWords(admitted.request, earlier),
    describeConversation(earlier, session.mark),
  ];
  ports.log.append({ type: "agent.told", why: "continued", text: joined(sections, "\n\n"), pinned: true });
}

function opening({ record, transcript }: EarlierRun): string {
  const last = transcript === undefined ? lastWords(record) : "";
  const ended = `which ended as ${record.outcome.conclusion}${last === "" ? "" : `: ${last}`}`;
  const where = transcript === undefined ? "What is above" : "What is below between marks, if it is true,";
  return `# This run goes on from an earlier one\n\n${where} happened in an earlier run, ${ended}\nThis is a new run on a fresh checkout, with budgets of its own. Files may differ from what you saw: read them again before you edit them. Commands that were running are gone, and so are the kept outputs (remit-output:…) that results name.`;
}

function lastWords({ outcome: { message, fault } }: EarlierRun["record"]): string {
  return firstOf(cleanText(joined([fault?.message, message], " ")).text, MESSAGE);
}

/** Anybody who may push could have written the conversation, so it is shown as data. */
function describeConversation({ record, transcript }: EarlierRun, mark: string): string {
  if (transcript === undefined) return "";
  const refused = (record.outcome.publication?.refused ?? []).map(({ path, reason }) => `${path} (${reason})`);
  const left = refused.length === 0 ? "" : `[not published] ${refused.join(", ")}`;
  const whole = joined([transcript, `[end] ${lastWords(record)}`, left], "\n\n");
  const marked = markData(cleanText(whole).text, { what: "conversation of the earlier run" }, mark);
  return `Its conversation, as far as it was kept. It is not verified: look again before you rely on a result.\n\n${marked}`;
}

/** The most characters of the earlier run's last words, which are also in the history. */
const MESSAGE = 1_000;

/** The most commits that are listed. */
const LISTED = 20;

async function describeBranch({ ports, admitted, mark }: Session, { record }: EarlierRun): Promise<string> {
  const { base } = admitted.request;
  const { publication } = record.outcome;
  const was = publication?.branch === base.name ? publication.commit : record.request.base.sha;
  const branch = `branch ${cleanText(base.name).text}`;
  if (was === base.sha)
    return `Nobody else has changed the ${branch} since: it is at ${base.sha}, as that run left it.`;
  const moved = `The ${branch} is at ${base.sha} now; the earlier run left it at ${was}.`;
  const commits = await commitsSince(was, base.sha, ports.git.history);
  if (commits === undefined) return `${moved} The commits in between are not known.`;
  const lines = commits.map(({ oid, author, message }) => {
    return cleanText(`${oid.slice(0, 10)} ${author.name}: ${message.split("\n")[0] ?? ""}`).text;
  });
  return `${moved} Commits since, newest first:\n\n${markData(lines.join("\n"), { what: "commits" }, mark)}`;
}

/** Undefined when the part of the history that is read does not lead from one commit to the other. */
async function commitsSince(
  from: string,
  to: string,
  history: Session["ports"]["git"]["history"],
): Promise<readonly LoggedCommit[] | undefined> {
  const { commits } = await history.log(to, { most: LISTED + 1 }).catch(onlyFor(GitError, () => ({ commits: [] })));
  const at = commits.findIndex(({ oid }) => oid === from);
  return at < 0 ? undefined : commits.slice(0, at);
}

function describeEdits({ record, transcript }: EarlierRun, back: PutBack | undefined, { base }: Request): string {
  const { publication } = record.outcome;
  const named = (publication?.refused ?? []).map(({ path, reason }) => `\`${path}\` (${reason})`).join(", ");
  const refused = transcript === undefined ? named : "";
  const without = refused === "" ? "" : ` Edits of these were not published and are gone: ${refused}.`;
  if (publication !== undefined) {
    const elsewhere = `This run starts from ${base.name} instead, because that branch was merged, its pull request was closed, or it is gone.`;
    const where = publication.branch === base.name ? "" : ` ${cleanText(elsewhere).text}`;
    return `Its edits were published as commit ${publication.commit} on branch ${cleanText(publication.branch).text}.${where}${without}`;
  }
  switch (back?.kind) {
    case "put back": {
      const merged =
        back.merged === undefined ? "" : ` ${cleanText(back.merged).text} is merged into it, as it was there.`;
      const edits = back.paths.map((path) => `\`${path}\``).join(", ") || "none beside the merge";
      return `Its edits had not been published; they are in the workspace again: ${edits}.${merged}`;
    }
    case "there":
      return "Its edits are in the workspace: the branch has them.";
    case "left":
      return `Its edits had not been published and are not in the workspace: ${back.reason}. Make them again if they are still needed.`;
    case undefined:
      return "No edits of it were kept: if it made any, they are not in the workspace.";
  }
}

function describePolicy({ admitted }: Session, { record }: EarlierRun): string {
  if (admitted.policy.source.digest === record.policy) return "";
  return "The policy has changed since: what was allowed then may be denied now, and the other way round. The system prompt has the rules that apply now.";
}

function describeDropped({ record: { dropped } }: EarlierRun): string {
  return dropped === 0 ? "" : `${dropped} long results above were left out for their size, and say so.`;
}

function describeWords({ actor }: Request, { words }: EarlierRun): string {
  const message = cleanMarkdown(words).text.trim();
  const asks = `@${actor.login} (${actor.permission} permission) asks you to continue`;
  return message === "" ? `${asks}. Finish the request.` : `${asks}, and says:\n\n${message}`;
}

type PutBack =
  /** `merged`: name of the base that was merged first. */
  | { readonly kind: "put back"; readonly paths: readonly string[]; readonly merged?: string }
  /** The pinned commit contains all of the edits: the run was killed just after it had published. */
  | { readonly kind: "there" }
  /** Nothing was changed. */
  | { readonly kind: "left"; readonly reason: string };

interface Unpublished {
  /** The pinned commit; the workspace equals it. */
  readonly head: string;
  /** A commit on the earlier run's base, or a merge of that. */
  readonly work: string;
  /** Merges the base at that commit into the workspace, as the earlier run did; resolves with the automatic merge. */
  readonly mergeAgain: (onto: string) => Promise<Merged>;
}

/** Restores all of the edits or none: each file must still be as the earlier run found it. They are judged again. */
export async function putBack(git: Git, workspace: Workspace, facts: Unpublished): Promise<PutBack> {
  try {
    await git.fetch(facts.work);
    const start = await findStart(git, facts);
    if (start.kind !== "starts") return start;
    const { before: from, now: at, merged } = start;
    const back = await putFiles(git, workspace, { from, work: facts.work, at });
    if (merged === undefined || back.kind === "left") return back;
    return { kind: "put back", paths: back.kind === "there" ? [] : back.paths, merged };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return left(`they are not there any more: ${error.message}`);
  }
}

/** `before`: the commit that the edits are a difference to; `now`: the one that the workspace equals. */
async function findStart(git: Git, { head, work, mergeAgain }: Unpublished) {
  const [first, onto] = (await git.inspect(work)).parents;
  if (first === undefined) return left("their commit follows no other");
  if (work === head) return { kind: "there" as const };
  if (first !== head) await git.fetch(first);
  if (onto === undefined) return { kind: "starts" as const, before: first, now: head, merged: undefined };
  if (first !== head) return left("they were on a merge, and others have pushed to the branch meanwhile");
  const merged = await mergeAgain(onto);
  if (merged.kind === "left") return merged;
  return { kind: "starts" as const, before: merged.commit, now: merged.commit, merged: merged.base };
}

async function putFiles(
  git: Git,
  workspace: Workspace,
  { from, work, at }: { readonly from: string; readonly work: string; readonly at: string },
): Promise<PutBack> {
  const compared = (await git.compare(from, work)).map(async (edit) => ({
    ...edit,
    now: await fileAt(at, edit.path, git),
  }));
  // What was published before the run was killed is already there.
  const edits = (await Promise.all(compared)).filter(({ after, now }) => differ(after, now));
  if (edits.length === 0) return { kind: "there" };
  const moved = edits.filter(({ before, now }) => differ(before, now)).map(({ path }) => path);
  if (moved.length > 0) return left(`others have changed ${moved.slice(0, SHOWN).join(", ")} meanwhile`);
  for (const edit of edits)
    if (!(await fits(workspace, edit))) return left(`${JSON.stringify(edit.path)} cannot be written`);
  for (const { path, after } of edits) if (after === undefined) await workspace.files.remove(absolute(workspace, path));
  for (const { path, after } of edits) await write(git, workspace, path, after);
  return { kind: "put back", paths: edits.map(({ path }) => path) };
}

/** The most paths that a sentence names. */
const SHOWN = 10;

function left(reason: string): PutBack {
  return { kind: "left", reason };
}

const FILES: ReadonlySet<string> = new Set(["100644", "100755"]);

// The commit comes from a ref that anybody who may push can write, so links and git's own names are rejected.
async function fits(workspace: Workspace, { path, exact, before, after }: TreeDifference): Promise<boolean> {
  const place = await workspace.locate(path);
  return place.kind === "inside" && place.path === path && exact && FILES.has((after ?? before)?.mode ?? "");
}

function absolute({ root }: Workspace, path: string): string {
  return `${root}/${path}`;
}

async function write(git: Git, workspace: Workspace, path: string, entry: TreeNode | undefined): Promise<void> {
  if (entry === undefined) return;
  const bytes = await git.blob(entry.oid);
  await workspace.files.write(absolute(workspace, path), bytes, entry.mode === "100755" ? 0o755 : 0o644);
}
