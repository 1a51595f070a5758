/** `/continue`: the conversation of an earlier run goes on in this run, under today's policy and on today's commits. */
import { MAIN, type Entry, type Request, type Actor, type RequestOrigin } from "../../events.ts";
import { writeTranscript, missingAnswers, projectTurns } from "../../agent.ts";
import { readLog } from "../../log.ts";
import { GitError, GitHubError, type Git, type GitHub } from "../../ports.ts";
import {
  ownWords,
  type StartedRequest,
  type StartPhase,
  type StartPoint,
  type AdmittedRequest,
  type AdmittedRun,
  passGate,
  type AdmitFurther,
  ownCommentsOf,
  sealOf,
  trustedComments,
  type OwnComments,
  KEPT_LOG,
  KEPT_RECORD,
  namesFor,
  renumber,
  sumOfKept,
  type KeptRun,
  type ResolvedPrompt,
} from "../../run/for-features.ts";
import { joined } from "../../lib/parts.ts";
import { faultOfEntries, readRecord } from "./kept-schema.ts";
import { commentKey } from "../../report.ts";
import type { TriggerEvent } from "../../request.ts";
import { messageOf } from "../../lib/attempt.ts";

export interface EarlierRun {
  readonly record: KeptRun;
  /** What is asked for in addition; "" for nothing. */
  readonly words: string;
  /** The conversation as text, when no key vouches for it: it is then data, not history. */
  readonly transcript?: string;
}

/** What a `/continue` starts from. */
interface Resumed extends Pick<StartedRequest, "admitted"> {
  readonly start: Nothing | { readonly kind: "resumed"; readonly earlier: EarlierRun };
}

/**
 * Finds the earlier run of a `/continue`, and restores it into the log before this run's first entry. In two jobs the
 * second one finds out for itself what is continued, and restores nothing: a plan is no change, whatever the first says.
 */
export async function resume(run: AdmittedRun, phase: StartPhase): Promise<Resumed> {
  const { ports, admitted } = run;
  const own = ownCommentsOf(run);
  const found = await find(run, own);
  if (found.kind === "nothing") return { admitted, start: found };
  if (phase === "before work" && own.seal.keyed) {
    const { entries } = found;
    for (const { agent, event } of renumber(entries, ports.log.entries.length)) ports.log.append(event, agent);
    for (const { agent, event } of missingAnswers(ports.log.entries)) ports.log.append(event, agent);
  }
  return await goOn(run, found, own.seal.keyed);
}

/** `keyed`: the seal has the repository's key, which vouches for what was kept. */
async function goOn(run: AdmittedRun, { record, entries }: Kept, keyed: boolean): Promise<Resumed> {
  const { admitted } = run;
  // The first instruction already contains the workflow's own words.
  const words = ownWords(admitted.resolved);
  const write = (earlier: EarlierRun, before: Pick<Request, "kind" | "instruction" | "question">): Resumed => {
    const { kind: then, instruction, question } = before;
    // Today's policy may no longer allow publishing.
    const kind = then === "change" && admitted.policy.publish.to.value === "nothing" ? "answer" : then;
    const whole = joined([instruction, words], "\n\n");
    const request = { ...admitted.request, kind, instruction: whole, ...(question && { question }) };
    return { admitted: { ...admitted, request }, start: { kind: "resumed", earlier } };
  };
  if (keyed) return write({ record, words }, record.request);
  try {
    const before = await readAskedBefore(run, record.asked, admitted.request.actor);
    if (before.kind === "unread") return { admitted, start: nothing(before.reason) };
    const turns = projectTurns(entries, MAIN).slice(1); // The first message is the briefing; this run has its own.
    const earlier: EarlierRun = { record, words, transcript: writeTranscript(turns, TRANSCRIPT) ?? "" };
    const begun = write(earlier, before.request);
    return { ...begun, admitted: { ...begun.admitted, resolved: before.resolved } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { admitted, start: nothing(`The request could not be read again: ${error.message}`) };
  }
}

/** The most tokens of a conversation that is passed as text. */
const TRANSCRIPT = 100_000;

interface Kept {
  readonly kind: "found";
  readonly record: KeptRun;
  readonly entries: readonly Entry[];
}

type Nothing = Extract<StartPoint, { kind: "nothing" }>;

async function find({ ports, invocation, admitted }: AdmittedRun, own: OwnComments): Promise<Kept | Nothing> {
  const [name] = namesFor(admitted.request);
  const { number, kind } = admitted.request.subject ?? {};
  if (name === undefined || number === undefined)
    return nothing("A run is kept for an issue or a pull request of this repository only.");
  try {
    const bytes = await readKept(ports.git, name);
    if (bytes === undefined) return nothing(`Nothing is kept for it (there is no refs/remit/${name}).`);
    const kept = readWhole(bytes, invocation.settings.github);
    if (typeof kept === "string") return nothing(`refs/remit/${name} ${kept}`);
    const { record } = kept;
    // Two pull requests may have one branch. A run of an issue may have gone on on its pull request.
    if (kind === "pull" && record.pull !== undefined && record.pull !== number)
      return nothing(`refs/remit/${name} is of pull request #${record.pull}.`);
    const known = record.refs.includes(name) && (await isRecorded(own, number, record, sumOfKept(bytes)));
    return known ? kept : nothing(`refs/remit/${name} is not what Remit has kept. ${UNKNOWN}`);
  } catch (error) {
    if (error instanceof GitError || error instanceof GitHubError)
      return nothing(`refs/remit/${name} could not be read: ${error.message}`);
    throw error;
  }
}

const UNKNOWN =
  "No comment of Remit's records its digest: the comment was edited or deleted, the `seal-key` is another, or somebody has changed that ref.";

type KeptBytes = NonNullable<Awaited<ReturnType<typeof readKept>>>;

async function readKept(git: Git, name: string) {
  const commit = await git.kept.find(name);
  if (commit === undefined) return undefined;
  const [record, log] = await Promise.all([git.show(commit, KEPT_RECORD), git.show(commit, KEPT_LOG)]);
  return { record: record ?? Buffer.alloc(0), log: log ?? Buffer.alloc(0) };
}

type Home = Pick<AdmittedRun["invocation"]["settings"]["github"], "serverUrl" | "repository">;

/** What is wrong with the kept run, as the end of a sentence that begins with its ref; undefined when nothing is. */
function readWhole({ record: bytes, log }: KeptBytes, { serverUrl, repository }: Home): Kept | string {
  const record = readRecord(bytes.toString("utf8"));
  if (record === undefined) return "was not made by this version.";
  if (record.run.url !== `${serverUrl}/${repository}/actions/runs/${record.run.id}`)
    return "names a run outside this repository.";
  try {
    const entries = readLog(log.toString("utf8"));
    const fault = faultOfEntries(entries);
    return fault === undefined ? { kind: "found", record, entries } : `has a damaged conversation (${fault})`;
  } catch (error) {
    return `has a damaged conversation (${messageOf(error)})`;
  }
}

/** Whether a comment of Remit's records the digest: on this issue or pull request, or where the kept run was asked for. */
async function isRecorded(own: OwnComments, number: number, { asked }: KeptRun, sum: string): Promise<boolean> {
  const subjects = new Set([number, ...asked.flatMap(({ subject }) => subject ?? [])]);
  for (const subject of [...subjects].slice(0, MOST_SUBJECTS)) {
    const found = await trustedComments(own, subject, ({ record }) => record.kept === sum);
    if (found.length > 0) return true;
  }
  return false;
}

/** A request for each: anybody who may push can name some. */
const MOST_SUBJECTS = 20;

function nothing(why: string): Nothing {
  return { kind: "nothing", reason: `There is no earlier run to continue. ${why} Say what to do instead.` };
}

type AskedBefore =
  | {
      readonly kind: "read";
      readonly request: Pick<Request, "kind" | "instruction" | "question">;
      readonly resolved: ResolvedPrompt;
    }
  /** Why it cannot be read, as a sentence. */
  | { readonly kind: "unread"; readonly reason: string };

/** A comment counts if its author may ask today, nobody else edited it and Remit answered it; a label if it is set. */
export async function readAskedBefore(
  job: JobAtGate,
  asked: readonly RequestOrigin[],
  actor: Actor,
): Promise<AskedBefore> {
  const gates: AdmittedRequest[] = [];
  for (const asking of asked) {
    const read = await readAgain(job, asking, actor);
    if (typeof read === "string") return { kind: "unread", reason: `${read} ${INSTEAD}` };
    gates.push(read);
  }
  const [first, ...later] = gates;
  if (first === undefined) return { kind: "unread", reason: INSTEAD };
  const words = [first.request.instruction, ...later.map(({ resolved }) => ownWords(resolved))];
  const instruction = joined(words, "\n\n");
  const { kind, question } = first.request;
  return { kind: "read", request: { kind, instruction, ...(question && { question }) }, resolved: first.resolved };
}

const INSTEAD = "Remit read the request again from GitHub, because this workflow passes no `seal-key`.";

/** What an earlier request passes today's gate with. */
interface JobAtGate extends Pick<AdmittedRun, "invocation"> {
  readonly ports: Pick<AdmittedRun["ports"], "git" | "github">;
}

/** A comment or a label is neither a tick on the dashboard nor a failed workflow run. */
const ADMIT: AdmitFurther = (_, request) => Promise.resolve({ kind: "due", request });

/** The request as it would be admitted now, or why it would not be. */
async function readAgain(
  { ports, invocation }: JobAtGate,
  asking: RequestOrigin,
  actor: Actor,
): Promise<AdmittedRequest | string> {
  const { github } = ports;
  const { settings } = invocation;
  const label = settings.trigger.triggerLabel ?? "";
  const event =
    asking.kind === "comment" ? await commentEvent(github, asking) : await labelEvent(github, label, asking, actor);
  if (typeof event === "string") return event;
  const gate = await passGate(ports, { settings, event }, ADMIT);
  const which =
    asking.kind === "comment" ? `Comment ${asking.id} on #${asking.subject}` : `The label on #${asking.subject}`;
  if (gate.kind === "declined") return `${which}, which made the request, is no longer valid: ${gate.reason}`;
  if (gate.kind === "closed") return `${which} cannot be read again: ${gate.faults[0]?.message ?? "a fault"}`;
  if (gate.pending.command?.name.toLowerCase() === "approve")
    return "The run was to carry out an approved plan: approve the plan again.";
  if (asking.kind === "otherwise") return gate;
  const key = commentKey(gate.request);
  const own = { github, seal: sealOf(settings) };
  const answers = await trustedComments(own, asking.subject, (comment) => comment.key === key);
  return answers.length > 0 ? gate : `${which}, which made the request, was never answered by Remit.`;
}

async function commentEvent(github: GitHub, { id, subject }: Extract<RequestOrigin, { kind: "comment" }>) {
  const [issue, comments, editor] = await Promise.all([
    showIssue(github, subject),
    github.comments(subject),
    github.lastEditor(id).catch(unlessGone),
  ]);
  const comment = comments.find((each) => each.id === id);
  if (comment === undefined) return `The comment on #${subject} that made the request is gone.`;
  if (editor !== undefined && editor !== comment.author.id)
    return `Somebody else has edited the comment that made the request: ${comment.url}.`;
  const user = accountOf(comment.author);
  const written = { id, body: comment.body, user, created_at: comment.createdAt };
  const payload = { action: "created", issue: issue.shown, comment: written, sender: user };
  return { name: "issue_comment", payload } satisfies TriggerEvent;
}

/** The workflow says what the label asks for, and GitHub whether it is set. Who asks now is the asker. */
async function labelEvent(
  github: GitHub,
  name: string,
  { trigger, subject }: Extract<RequestOrigin, { kind: "otherwise" }>,
  actor: Actor,
) {
  if (trigger !== "label" || subject === undefined || name === "")
    return "The request did not come from a comment or a label.";
  const { shown, labels } = await showIssue(github, subject);
  const isSet = labels.some((label) => label.toLowerCase() === name.toLowerCase());
  if (!isSet || "pull_request" in shown)
    return `The label ${name} on issue #${subject}, which made the request, is gone.`;
  const payload = { action: "labeled", issue: shown, label: { name }, sender: accountOf(actor) };
  return { name: "issues", payload } satisfies TriggerEvent;
}

async function showIssue(github: GitHub, number: number) {
  const { title, body, author, url, isPull, labels, updatedAt } = await github.issue(number);
  const shown = { number, title, body, user: accountOf(author), html_url: url, updated_at: updatedAt };
  return { labels, shown: isPull ? { ...shown, pull_request: {} } : shown };
}

function accountOf({ login, id, bot }: { readonly login: string; readonly id: number; readonly bot: boolean }) {
  return { login, id, type: bot ? "Bot" : "User" };
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof GitHubError) || error.status !== 404) throw error;
}
