/** Reviews of pull requests: reads what earlier reviews said, and posts comments instead of a change. */
import {
  type Deliverable,
  type Delivery,
  type Feature,
  type Reviewed,
  faultOf,
  type AdmittedRun,
  type Session,
  wordsOf,
  type PublishPorts,
} from "../../run/for-features.ts";
import {
  MAIN,
  type AgentEnd,
  type Answer,
  type Call,
  type Conclusion,
  type ErrorCode,
  type Fault,
  type ReviewNote,
  type ReviewPlan,
} from "../../events.ts";
import {
  postedBefore,
  postReview,
  readBefore,
  type EarlierReviews,
  type ReviewText,
  planReview,
  readNotes,
} from "../../change.ts";
import { decide, circumstancesOf } from "../../policy.ts";
import { GitHubError, GitError } from "../../ports.ts";
import { renderFixed, renderNote, renderReview } from "../../report.ts";
import { addReviewComment, openReview } from "../../tools.ts";
import { mask } from "../../log.ts";
import { firstOf } from "../../lib/cut.ts";
import { cleanMarkdown, cleanText, markData } from "../../request.ts";
import { onlyFor } from "../../lib/attempt.ts";

export const review: Feature = {
  /** An issue has no diff, and nobody said what else to read. */
  async start({ admitted }) {
    const { subject, instruction } = admitted.request;
    if (subject?.kind !== "issue" || instruction.trim() !== "") return undefined;
    const reason = `\`/review\` reviews a pull request, and #${subject.number} is an issue. Comment it on the pull request, or say after it what to review.`;
    return { admitted, start: { kind: "nothing", reason } };
  },
  deliver: openReviewing,
  equip: async ({ session }) => ({ brief: async () => ({ text: (await session.delivery?.brief(session)) ?? "" }) }),
  post: postPlan,
};

// A review from its beginning (what was said before) to its end (posted, or kept beside the log).

/** Undefined without a pull request: the request is then answered. */
async function openReviewing({ ports: { github, log }, admitted }: AdmittedRun): Promise<Delivery | undefined> {
  const { subject, key } = admitted.request;
  const head = subject?.head?.sha;
  if (subject?.kind !== "pull" || head === undefined) return undefined;
  // A review is useful even when earlier reviews cannot be read; posting tries again.
  const before: EarlierReviews = await readBefore(subject.number, key, github).catch(
    onlyFor(GitHubError, () => ({ said: [] })),
  );
  const earlier = readNotes(log.entries).filter((made) => made.head === head);
  const review = openReview(
    subject.number,
    head,
    github,
    earlier.map(({ note }) => note),
  );
  const brief = (session: Session) => describeBefore(session, before);
  const delivery = { review, brief, propose: proposeReview };
  if (before.own === undefined) return delivery;
  const done = postedBefore({ pull: subject.number, head }, before.own);
  log.append({ type: "review.posted", review: done });
  return { ...delivery, done };
}

/** The findings to post, if the request is a review and there is one. */
async function proposeReview(session: Session, end: AgentEnd): Promise<Deliverable> {
  const { ports, admitted } = session;
  const plan = planReview(admitted.request, {
    entries: ports.log.entries,
    summary: wordsOf(end).summary,
    quiet: admitted.request.trigger === "pull",
    end: conclusionOf(end),
    redact: ports.secrets.redact,
  });
  if (plan === undefined) return { kind: "review" };
  if (plan.notes.length + plan.aside.length > 0) return { kind: "review", plan };
  if (end.kind !== "finished") return { kind: "review" };
  const fault = await faultOfUnread(session);
  return fault === undefined ? { kind: "review", plan } : { kind: "withheld", fault };
}

/** "No findings" may be said only of a diff that the agent has seen, or did not ask for. */
async function faultOfUnread({ sources, ports: { log } }: Session): Promise<Fault | undefined> {
  const pull = (await sources)?.pull;
  if (pull?.diff === "shown") return undefined;
  const asked = new Set<string>();
  const answers: Answer[] = [];
  for (const { event } of log.entries) {
    if (event.type === "call.decided" && asksForDiff(event.call)) asked.add(event.call.id);
    if (event.type === "call.finished" && asked.has(event.id)) answers.push(event.answer);
  }
  if (answers.some(({ error }) => error === undefined)) return undefined;
  const barred = answers.findLast(({ error }) => error !== undefined && BARRED.has(error));
  const why = pull?.diff === "unread" ? pull.text : barred?.text;
  return why === undefined ? undefined : { kind: "github", message: `There is no review. ${why}`, hint: UNREAD };
}

const UNREAD = "Without the diff, finding nothing means nothing. Run the workflow again once it can be read.";

function asksForDiff({ tool, args }: Call): boolean {
  return tool === "read_pull_request" || (tool === "git_read" && SHOWING.has(args["command"]));
}

const SHOWING: ReadonlySet<unknown> = new Set(["diff", "show"]);

/** Errors that a better call would have had too. */
const BARRED: ReadonlySet<ErrorCode> = new Set(["denied", "failed", "network"]);

/** Undefined for a run that ends as `reviewed`. */
function conclusionOf(end: AgentEnd): Conclusion | undefined {
  if (end.kind !== "finished") return end.kind;
  return end.fault === undefined ? undefined : "failed";
}

/** Posts a review, or keeps it beside the log when the policy, a dry run or GitHub prevents posting. */
async function postPlan(run: AdmittedRun, plan: ReviewPlan): Promise<Reviewed> {
  const { ports, invocation, admitted } = run;
  const why = reasonToKeep(run);
  if (why !== undefined) {
    await keepReview(ports, invocation.directories.run, plan);
    return { kind: "kept", reason: `${why} The review is kept beside the log (review.md).` };
  }
  try {
    const { github, git, secrets } = ports;
    const mended = { git, redact: secrets.redact, words: renderFixed };
    const posted = await postReview(plan, { github, words: wordsWith(secrets.redact), mended });
    if (posted.kind === "posted") ports.log.append({ type: "review.posted", review: posted.review });
    return posted;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    await keepReview(ports, invocation.directories.run, plan);
    return { kind: "withheld", fault: refusedFault(error, admitted.request.subject?.fromFork === true) };
  }
}

/** The plan has no secret, but its words can be put together to one. */
function wordsWith(redact: (text: string) => string): ReviewText {
  return {
    note: (note, back) => redact(renderNote(note, back)),
    body: (plan, facts) => redact(renderReview(plan, facts)),
  };
}

/** Why nothing is posted, as a sentence; undefined when the review is posted. */
function reasonToKeep({ invocation, admitted }: AdmittedRun): string | undefined {
  if (invocation.stop.aborted) return "The run was cancelled before it could post its review.";
  if (invocation.settings.dryRun) return "This is a dry run: no review was posted.";
  // Policy judges a review like a call of the tool that writes its comments.
  const circumstances = circumstancesOf(admitted.request, MAIN);
  const call = { tool: addReviewComment.name };
  const decision = decide(admitted.policy, call, [], circumstances, (path) => ({ kind: "outside", path }));
  return decision.effect === "allow" ? undefined : `No review was posted. ${decision.reason}`;
}

function refusedFault(error: GitHubError, fromFork: boolean) {
  const fault = faultOf(error);
  if (error.status !== 403 || !fromFork) return fault;
  const how =
    "On a fork's pull request the event `pull_request` has a token that can only read: use `pull_request_target`, or ask by a comment.";
  return { ...fault, hint: fault.hint === undefined ? how : `${fault.hint} ${how}` };
}

/** The review as it would have been posted, for people, and as a record, for a job that posts it later. */
async function keepReview({ files, secrets }: PublishPorts, directory: string, made: ReviewPlan): Promise<void> {
  const plan = mask(made, secrets);
  const aside: readonly ReviewNote[] = [...plan.notes, ...plan.aside];
  const body = wordsWith(secrets.redact).body(plan, { placed: [], aside, dropped: 0 });
  await files.write(`${directory}/review.md`, Buffer.from(`${body}\n`));
  await files.write(`${directory}/review.json`, Buffer.from(`${JSON.stringify(plan, undefined, 2)}\n`));
}

// The message to a reviewer about Remit's earlier reviews of the pull request and the changes since.

/** "" when there was none. */
async function describeBefore(session: Session, before: EarlierReviews): Promise<string> {
  if (before.head === undefined) return "";
  const sections = ["# Your earlier reviews of this pull request", await describeChanges(session, before.head)];
  const findings = listSaid(before.said);
  if (findings !== "") {
    sections.push(SAID, markData(findings, { what: "earlier comments of yours" }, session.mark));
  }
  return sections.join("\n\n");
}

const SAID = `Your findings then, posted as comments. Do not repeat them, in whatever words, with two exceptions. A comment whose lines have changed since counts as mended unless you repeat it where the fault is now. Repeat one that is marked as mended if the fault is back. People have decided what is settled:`;

async function describeChanges({ ports, admitted, mark }: Session, last: string): Promise<string> {
  const { sha: head } = admitted.request.base;
  if (last === head) return `The last one was of ${last}, and nothing has changed since.`;
  const files = await changedSince(ports, last, head);
  const opening = `The last one was of commit ${last}; the head is ${head} now.`;
  if (files === undefined) return `${opening} The commits in between are not known: the history has been rewritten.`;
  const list = files.slice(0, MOST_FILES).map(({ path, added, removed }) => `${path} +${added} -${removed}`);
  const more = files.length > MOST_FILES ? [`… ${files.length - MOST_FILES} more files`] : [];
  const marked = markData(cleanText([...list, ...more].join("\n")).text, { what: "files changed since" }, mark);
  return `${opening} Review what is new. These files differ between the two:\n\n${marked}`;
}

const MOST_FILES = 100;

/** Undefined when the earlier commit cannot be fetched. */
async function changedSince({ git }: Pick<Session["ports"], "git">, from: string, to: string) {
  const fetched = git.fetch(from).then(() => git.stat(from, to));
  return await fetched.catch(onlyFor(GitError, () => undefined));
}

function listSaid(said: EarlierReviews["said"]): string {
  const comments = said.filter(({ path, standing }) => path !== "" && standing !== "hidden");
  const shown = comments.slice(-MOST_SAID).map(({ path, line, standing, body }) => {
    const text = firstOf(cleanMarkdown(body).text.trim().replaceAll("\n", "\n  "), SAID_CHARACTERS);
    return `- ${path}${line === undefined ? " (lines gone)" : `:${line}`}${TOLD.has(standing) ? `, ${standing}` : ""}: ${text}`;
  });
  const more = comments.length > MOST_SAID ? [`(${comments.length - MOST_SAID} earlier ones are not shown)`] : [];
  return [...shown, ...more].join("\n");
}

const TOLD: ReadonlySet<string> = new Set(["settled", "mended"]);

const MOST_SAID = 60;
const SAID_CHARACTERS = 400;
