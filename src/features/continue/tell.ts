/** What a model is told that goes on from an earlier run: how that ended, and what has changed since. */
import type { Request } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import { GitError, type LoggedCommit } from "../../ports.ts";
import { cleanMarkdown, cleanText, markData } from "../../request/untrusted.ts";
import { bringAgain } from "../../run/base-branch.ts";
import type { Job } from "../../run/job.ts";
import type { EarlierRun } from "./resume.ts";
import { putBack, type PutBack } from "./put-back.ts";

/** Put unpublished edits back, and tell the model where it stands. It stays word for word in its history. */
export async function tellResumed(job: Job, earlier: EarlierRun): Promise<void> {
  const { world, workspace, admitted } = job;
  const { work } = earlier.record;
  const { sha: head } = admitted.request.base;
  const back =
    work === undefined
      ? undefined
      : await putBack(world, workspace, { head, work, bringAgain: (onto) => bringAgain(job, onto) });
  const sections = [
    opening(earlier),
    await tellBranch(job, earlier),
    tellEdits(earlier, back, admitted.request),
    tellPolicy(job, earlier),
    tellDropped(earlier),
    tellWords(admitted.request, earlier),
    tellConversation(earlier, job.mark),
  ];
  const text = sections.filter((section) => section !== "").join("\n\n");
  world.log.append({ type: "agent.told", why: "continued", text, pinned: true });
}

function opening({ record, transcript }: EarlierRun): string {
  const said = transcript === undefined ? lastWords(record) : "";
  const ended = `which ended as ${record.outcome.conclusion}${said === "" ? "" : `: ${said}`}`;
  const where = transcript === undefined ? "What is above" : "What is below between marks, if it is true,";
  return `# This run goes on from an earlier one\n\n${where} happened in an earlier run, ${ended}\nThis is a new run on a fresh checkout, with budgets of its own. Files may differ from what you saw: read them again before you edit them. Commands that were running are gone, and so are the kept outputs (remit-output:…) that results name.`;
}

function lastWords({ outcome: { message, fault } }: EarlierRun["record"]): string {
  const why = [fault?.message ?? "", message].filter((text) => text !== "").join(" ");
  return firstOf(cleanText(why).text, MESSAGE);
}

/** Whoever may push could have written it: it is shown as what it is. */
function tellConversation({ record, transcript }: EarlierRun, mark: string): string {
  if (transcript === undefined) return "";
  const refused = (record.outcome.publication?.refused ?? []).map(({ path, reason }) => `${path} (${reason})`);
  const left = refused.length === 0 ? "" : `[not published] ${refused.join(", ")}`;
  const whole = [transcript, `[end] ${lastWords(record)}`, left].filter((text) => text !== "").join("\n\n");
  const told = markData(cleanText(whole).text, { what: "conversation of the earlier run" }, mark);
  return `Its conversation, as far as it was kept. Nothing vouches for it: look again before you rely on a result.\n\n${told}`;
}

/** Characters of the earlier run's last words: they are in the history too. */
const MESSAGE = 1_000;

/** Commits that are listed. */
const LISTED = 20;

async function tellBranch({ world, admitted, mark }: Job, { record }: EarlierRun): Promise<string> {
  const { base } = admitted.request;
  const { publication } = record.outcome;
  const was = publication?.branch === base.name ? publication.commit : record.request.base.sha;
  const branch = `branch ${cleanText(base.name).text}`;
  if (was === base.sha)
    return `Nobody else has changed the ${branch} since: it is at ${base.sha}, as that run left it.`;
  const moved = `The ${branch} is at ${base.sha} now; the earlier run left it at ${was}.`;
  const commits = await commitsSince(was, base.sha, world.git.history);
  if (commits === undefined) return `${moved} What lies between cannot be told.`;
  const lines = commits.map(({ oid, author, message }) => {
    return cleanText(`${oid.slice(0, 10)} ${author.name}: ${message.split("\n")[0] ?? ""}`).text;
  });
  return `${moved} Commits since, newest first:\n\n${markData(lines.join("\n"), { what: "commits" }, mark)}`;
}

/** Undefined where the history does not lead from one to the other, as far as it is looked at. */
async function commitsSince(
  from: string,
  to: string,
  history: Job["world"]["git"]["history"],
): Promise<readonly LoggedCommit[] | undefined> {
  try {
    const { commits } = await history.log(to, { most: LISTED + 1 });
    const at = commits.findIndex(({ oid }) => oid === from);
    return at < 0 ? undefined : commits.slice(0, at);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

function tellEdits({ record, transcript }: EarlierRun, back: PutBack | undefined, { base }: Request): string {
  const { publication } = record.outcome;
  const named = (publication?.refused ?? []).map(({ path, reason }) => `\`${path}\` (${reason})`).join(", ");
  const refused = transcript === undefined ? named : "";
  const without = refused === "" ? "" : ` Edits of these were not published and are gone: ${refused}.`;
  if (publication !== undefined) {
    const elsewhere = `This run starts from ${base.name} instead, for that branch was merged, its pull request was closed, or it is gone.`;
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
      return `Its edits had not been published and are not in the workspace: ${back.reason}. Make them again where they are still wanted.`;
    case undefined:
      return "No edits of it were kept: if it made any, they are not in the workspace.";
  }
}

function tellPolicy({ admitted }: Job, { record }: EarlierRun): string {
  if (admitted.policy.source.digest === record.policy) return "";
  return "The policy has changed since: what was allowed then may be denied now, and the other way round. What the system prompt says of it is what holds.";
}

function tellDropped({ record: { dropped } }: EarlierRun): string {
  return dropped === 0 ? "" : `${dropped} long results above were left out for their size, and say so.`;
}

function tellWords({ actor }: Request, { words }: EarlierRun): string {
  const said = cleanMarkdown(words).text.trim();
  const asks = `@${actor.login} (${actor.permission} permission) asks you to go on`;
  return said === "" ? `${asks}. Finish what was asked for.` : `${asks}, and says:\n\n${said}`;
}
