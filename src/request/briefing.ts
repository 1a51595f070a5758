/** The first message to the model: where it is, what was said and, separated from that, what it is asked to do. */
import { nameOthers, type PredictedConflicts, type Part, type Request } from "../events.ts";
import { type Git, type GitHub, GitHubError, type ReviewFacts } from "../ports.ts";
import { readDiscussion, type Discussion, type DiscussionFacts, type DiscussionComment } from "./discussion.ts";
import {
  showOccasion,
  type QuotedText,
  type ShownPull,
  describePull,
  showLines,
  type ReadingFacts,
} from "./occasion.ts";
import { outlineTree } from "./outline.ts";
import type { Thread } from "./trigger.ts";
import {
  addRemoved,
  cleanMarkdown,
  cleanText,
  explainMarks,
  markData,
  NOTHING_REMOVED,
  describeRemoved,
  type CleanedText,
  type RemovedText,
  type DataSource,
} from "./untrusted.ts";
import { firstOf } from "../lib/cut.ts";
import { given, present } from "../lib/parts.ts";
import { onlyFor } from "../lib/attempt.ts";

export interface BriefingFacts {
  readonly sources: BriefingSources;
  readonly git: Git;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Such as `linux`. */
  readonly platform: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Random, new for each run. */
  readonly mark: string;
  /** Whether folders and files are listed. */
  readonly directoryTree: boolean;
  /** Selects files that are not listed. */
  readonly ignored: (path: string, isDirectory?: boolean) => boolean;
  /** Known conflicts with the base. */
  readonly conflicts?: PredictedConflicts;
}

/** What GitHub says about a request. */
export interface BriefingSources {
  readonly discussion?: Discussion;
  /** The changes of the pull request. */
  readonly pull?: ShownPull;
  /** The thread that belongs to this one: the issue of a pull request, or the pull request of an issue. */
  readonly other: readonly QuotedText[];
  readonly rejected: readonly QuotedText[];
  readonly occasion: readonly QuotedText[];
  /** What else was found about the occasion of the run. */
  readonly exhibits?: readonly QuotedText[];
}

interface SourceFacts extends ReadingFacts {
  readonly github: GitHub;
  /** The event's version of its thread; when absent, the API's is used. */
  readonly thread?: Thread;
  /** The prefix of Remit's branches, such as `remit/`. */
  readonly branchPrefix: string;
  /** Finds the comments that Remit wrote in earlier runs; absent means none. */
  readonly own?: NonNullable<DiscussionFacts["own"]>;
}

/** What cannot be read is listed as missing. */
export async function readBriefingSources(request: Request, facts: SourceFacts): Promise<BriefingSources> {
  const { github, mayRead, own, thread } = facts;
  const heard = { github, mayRead, at: thread?.at, ...given({ own }) };
  const [discussion, pull, other, rejected, occasion] = await Promise.all([
    request.subject === undefined ? undefined : readDiscussion(request, heard, thread),
    request.subject?.kind === "pull" ? describePull(request.subject, facts) : undefined,
    showOtherThread(request, heard, facts.branchPrefix),
    showRejected(request, heard),
    showOccasion(request, heard),
  ]);
  return { ...given({ discussion, pull }), other, rejected, occasion };
}

/** Reads the directories that the outline shows. Throws `GitError` for a missing commit. */
export async function brief(request: Request, facts: BriefingFacts): Promise<readonly Part[]> {
  const marker = openDataMarker(facts.mark);
  const { discussion, pull, other, rejected, occasion, exhibits = [] } = facts.sources;
  const { git, ignored } = facts;
  const directory = (path: string) => git.directory(request.base.sha, path);
  const outline = facts.directoryTree ? await outlineTree({ directory, ignored }) : "";
  const sections = present([
    whereabouts(request, facts),
    outline !== "" && marker.data(cleanText(outline), { what: "files of the repository" }),
    pull !== undefined && marker.data(cleanText(pull.text), { what: "changes of the pull request" }),
    ...(facts.conflicts === undefined ? [] : describeConflicts(facts.conflicts, request, marker)),
    ...(discussion === undefined ? [] : thread(request, discussion, marker)),
    request.foreign !== undefined && nameOthers(request.foreign, "no names"),
    ...other.map(({ text, source }) => marker.data(text, source)),
    request.rejected !== undefined && introduceRejected(request),
    ...rejected.map(({ text, source }) => marker.data(text, source)),
    ...[...occasion, ...exhibits].map(({ text, source }) => marker.data(text, source)),
    ...marker.notes(),
    task(request),
  ]);
  return [{ text: sections.join("\n\n") }];
}

type DataMarker = ReturnType<typeof openDataMarker>;

/** Marks cleaned texts, and counts what was removed from them. */
function openDataMarker(mark: string) {
  let total: RemovedText = NOTHING_REMOVED;
  return {
    data({ text, removed }: CleanedText, source: DataSource): string {
      total = addRemoved(total, removed);
      return markData(text, source, mark);
    },
    notes(): string[] {
      const removed = describeRemoved(total);
      return removed === "" ? [] : [`Removed from the text above: ${removed}.`];
    },
  };
}

function whereabouts(request: Request, { now, platform, repository, mark }: BriefingFacts): string {
  const lines = [
    `Date: ${new Date(now).toISOString().slice(0, 10)}`,
    `Platform: ${platform}`,
    `Repository: ${repository}`,
    `Working on: branch ${cleanText(request.base.name).text} at ${request.base.sha}`,
    `Default branch: ${cleanText(request.trusted.name).text}`,
  ];
  return `${lines.join("\n")}\n\n${explainMarks(mark)}`;
}

function thread(request: Request, discussion: Discussion, marker: DataMarker): string[] {
  const { subject } = request;
  const name = subject?.kind === "pull" ? "Pull request" : "Issue";
  const opened: DataSource = { what: `${name.toLowerCase()} #${subject?.number}`, author: discussion.opener };
  return [
    marker.data(cleanMarkdown(`# ${discussion.title}\n\n${discussion.body}`), opened),
    ...(discussion.note === undefined ? [] : [discussion.note]),
    ...discussion.comments.map((comment) => marker.data(cleanMarkdown(comment.body), sourceOf(comment))),
    ...describePlan(request, discussion.comments),
  ];
}

/** People who read a plan may say "go ahead" instead of copying its digest. */
function describePlan({ kind, phrase = "" }: Request, comments: readonly DiscussionComment[]): string[] {
  const plan = comments.findLast(({ own }) => own?.plan !== undefined)?.own?.plan;
  if (plan === undefined) return [];
  const approval = `\`${`${phrase} /approve ${plan}`.trim()}\``;
  const ahead =
    kind === "change"
      ? "If you are asked to go ahead with it, carry it out exactly as written."
      : "This run changes nothing: if you are asked to go ahead with it, point to that.";
  return [`The plan ${plan} above is yours; ${approval} carries out exactly this plan. ${ahead}`];
}

function task(request: Request): string {
  const { subject, instruction } = request;
  const where =
    subject === undefined ? "" : ` on ${subject.kind === "pull" ? "pull request" : "issue"} #${subject.number}`;
  return `# The request\n\n${whoAsks(request)}${where}:\n\n${cleanMarkdown(instruction).text.trim()}`;
}

/** When nobody wrote anything, the maintainers ask. File names are others' words and are not repeated. */
function whoAsks({ actor, trigger }: Request): string {
  const person = `@${actor.login} (${actor.permission} permission)`;
  switch (trigger) {
    case "schedule":
      return "The maintainers ask, by a scheduled workflow";
    case "pull":
      return `The maintainers ask, by a workflow that ${person} has started`;
    case "ci":
      return `The maintainers ask, because a workflow that ${person} started has failed`;
    case "label":
    case "assign":
      return `${person} asks by ${trigger === "label" ? "a label" : "assigning you"}`;
    case "review_comment":
      return `${person} asks, in a comment on the lines shown above,`;
    case "review":
      return `${person} asks, in a review,`;
    case "comment":
    case "dispatch":
    case "local":
      return `${person} asks`;
  }
}

/** A sentence, followed by the paths as data: they are other people's words. */
function describeConflicts(
  { onto, paths, certain, reason }: PredictedConflicts,
  { kind }: Request,
  marker: DataMarker,
): string[] {
  const base = cleanText(onto.name).text;
  if (reason !== undefined) {
    const why = cleanText(reason).text;
    return [
      certain
        ? `This branch conflicts with its base ${base}, GitHub says; in which files could not be determined: ${why}.`
        : `Whether this branch conflicts with its base ${base} could not be determined: ${why}.`,
    ];
  }
  const shown = paths.slice(0, SHOWN);
  const more = paths.length > SHOWN ? [`… ${paths.length - SHOWN} more`] : [];
  const how = kind === "change" ? " merge_base_branch merges the base, if that is asked for." : "";
  return [
    `This branch conflicts with its base ${base}: ${paths.length === 1 ? "one file" : `${paths.length} files`}, listed below.${how}`,
    marker.data(cleanText([...shown, ...more].join("\n")), { what: "files that conflict" }),
  ];
}

/** The most files named. */
const SHOWN = 50;

/** Empty when there is no other thread, without a request to GitHub; one that cannot be read is listed as missing. */
async function showOtherThread(
  request: Request,
  facts: DiscussionFacts,
  branchPrefix: string,
): Promise<readonly QuotedText[]> {
  const reading = findOther(request, facts.github, branchPrefix).then(
    (other) => other && showThread(request, other, facts),
  );
  return (await reading.catch(onlyFor(GitHubError, unreadable("the rest of this conversation")))) ?? [];
}

interface OtherThread {
  readonly kind: "issue" | "pull";
  readonly number: number;
  /** A description of its opening text, for the model. */
  readonly what: string;
}

/** Opening text and comments, Remit's own marked; limited like the request's thread. Throws `GitHubError`. */
async function showThread(
  request: Request,
  { kind, number, what }: OtherThread,
  facts: DiscussionFacts,
): Promise<readonly QuotedText[]> {
  const subject = { kind, number, title: "", fromFork: false } as const;
  const { title, body, opener, comments, note } = await readDiscussion({ ...request, subject }, facts);
  return [
    { text: cleanMarkdown(`# ${title}\n\n${body}`), source: { what, author: opener } },
    ...comments.map((comment) => ({ text: cleanMarkdown(comment.body), source: sourceOf(comment, ` on #${number}`) })),
    ...(note === undefined ? [] : [{ text: cleanText(note), source: { what: `comments on #${number}` } }]),
  ];
}

/** `where`: ` on #12`, or "" for the request's own thread. */
function sourceOf({ author, at, own }: DiscussionComment, where = ""): DataSource {
  if (own === undefined) return { what: `comment${where}`, author, at };
  const plan = own.plan === undefined ? "" : ` with the plan ${own.plan}`;
  return { what: `your own comment${where}${plan}, of an earlier run`, at };
}

/** Finds it by the branch, which Remit names after the issue. A rejected pull request is shown elsewhere. */
async function findOther(
  { subject, base }: Request,
  github: GitHub,
  branchPrefix: string,
): Promise<OtherThread | undefined> {
  if (subject === undefined || subject.fromFork) return undefined;
  const branch = subject.kind === "pull" ? (subject.head?.name ?? "") : base.name;
  const issue = branch.startsWith(`${branchPrefix}issue-`)
    ? Number(/^(\d{1,15})(?:[.-]|$)/.exec(branch.slice(`${branchPrefix}issue-`.length))?.[1] ?? 0)
    : 0;
  if (issue === 0) return undefined;
  if (subject.kind === "pull")
    return { kind: "issue", number: issue, what: `issue #${issue}, which this pull request is for` };
  const pull = await github.lastPullFrom(branch);
  if (pull === undefined) return undefined;
  return { kind: "pull", number: pull.number, what: `pull request #${pull.number}, which you opened for this issue` };
}

/** Empty when nothing was rejected; what cannot be read is listed as missing. */
async function showRejected(request: Request, facts: DiscussionFacts & ReadingFacts): Promise<readonly QuotedText[]> {
  const { rejected } = request;
  if (rejected === undefined) return [];
  const { number } = rejected;
  const [comments, changes, reviews, lines] = await Promise.all([
    unlessRefused(
      number,
      showThread(
        request,
        { kind: "pull", number, what: `pull request #${number}, closed without being merged` },
        facts,
      ),
    ),
    describePull({ number }, facts),
    unlessRefused(number, showReviews(number, facts)),
    showLines(number, facts),
  ]);
  const files = { text: cleanText(changes.text), source: { what: `changes of pull request #${number}` } };
  return [...comments.slice(0, 1), files, ...comments.slice(1), ...reviews, ...lines];
}

/** In Remit's own words. */
function introduceRejected({ rejected, base }: Request): string {
  if (rejected === undefined) return "";
  return `# An earlier pull request

Your pull request #${rejected.number} for this was closed without being merged: people rejected it. You start anew from ${cleanText(base.name).text}, and the workspace has nothing of it. Its changes and people's comments follow. Find out from them what was wrong, and do it differently; propose the same again only if the request asks for it.`;
}

/** Most characters of a review, and most reviews shown. */
const [MOST_BODY, MOST_REVIEWS] = [8_000, 20];

async function showReviews(number: number, { github, at }: DiscussionFacts): Promise<readonly QuotedText[]> {
  const deadline = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at);
  const shown = (await github.reviews(number)).filter(
    ({ state, body, submittedAt }) => state !== "pending" && body.trim() !== "" && Date.parse(submittedAt) <= deadline,
  );
  return shown.slice(-MOST_REVIEWS).map((review: ReviewFacts) => {
    const what = review.state === "changes_requested" ? "review that requests changes" : "review";
    const source = { what: `${what} of #${number}`, author: `@${review.author.login}`, at: review.submittedAt };
    return { text: cleanMarkdown(firstOf(review.body, MOST_BODY)), source };
  });
}

async function unlessRefused(number: number, reading: Promise<readonly QuotedText[]>): Promise<readonly QuotedText[]> {
  return await reading.catch(onlyFor(GitHubError, unreadable(`pull request #${number}`)));
}

function unreadable(what: string): (error: GitHubError) => readonly QuotedText[] {
  return ({ message }) => [{ text: cleanText(`It could not be read: ${message}`), source: { what } }];
}
