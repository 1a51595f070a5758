/** What was said in an issue or pull request before the run was requested. */
import type { Request } from "../events.ts";
import { clipped } from "../lib/cut.ts";
import { GitHubError, type CommentFacts, type GitHub } from "../ports.ts";
import { OUR_MARK, type Thread } from "./trigger.ts";
import { present } from "../lib/parts.ts";
import { onlyFor } from "../lib/attempt.ts";

export interface Discussion {
  readonly title: string;
  readonly body: string;
  /** `@login (permission permission)`. */
  readonly opener: string;
  readonly comments: readonly DiscussionComment[];
  /** What was left out and why; absent when nothing was. */
  readonly note?: string;
}

export interface DiscussionComment {
  readonly author: string;
  readonly at: string;
  readonly body: string;
  /** Set when Remit wrote it. */
  readonly own?: OwnReply;
}

/** A comment by Remit that nobody else edited. */
export interface OwnReply {
  /** Without the parts that the comment hides. */
  readonly text: string;
  /** Digest of the plan it shows, as people type it. */
  readonly plan?: string;
}

export interface DiscussionFacts {
  readonly github: GitHub;
  /** When the run was requested, ISO 8601: later comments are not shown. */
  readonly at: string | undefined;
  /** Finds the comments Remit wrote in earlier runs on the issue or pull request `number`, by id; absent means none. */
  readonly own?: (comments: readonly CommentFacts[], number: number) => Promise<ReadonlyMap<number, OwnReply>>;
}

/** Most characters shown of each: opening text, a comment, people's comments, a plan, Remit's comments. */
const LIMITS = { body: 24_000, comment: 8_000, comments: 32_000, plan: 24_000, own: 16_000 } as const;

/** The most authors whose permission is queried: each is one GitHub call before the first model request. */
const MOST_LOOKUPS = 8;

/**
 * Only what was written and last edited before the trigger is shown: later words are not part of the request. `thread`:
 * the event's version of the opening text; when absent, the API's is used.
 */
export async function readDiscussion(request: Request, facts: DiscussionFacts, thread?: Thread): Promise<Discussion> {
  const { github, at } = facts;
  const number = request.subject?.number ?? 0;
  const [opening, all] = await Promise.all([openingOf(number, github, thread), commentsOf(number, github)]);
  const kept = keepEarlier(all.comments, request, at);
  const { shown, omitted } = newest(kept.comments);
  const own = await ownOf(all.comments, number, facts);
  const permissions = await askPermissions(
    [opening.author, ...shown.map(({ author }) => author.login)],
    request,
    github,
  );
  const name = (login: string) => `@${login} (${permissions.get(login) ?? "unknown"} permission)`;
  const notes = present([
    ...all.notes,
    omitted > 0 && `${omitted} earlier comments are not shown.`,
    kept.later > 0 && `${kept.later} comments made or edited after the request are not shown.`,
  ]);
  return {
    title: opening.title,
    body: clip(opening.body, LIMITS.body),
    opener: name(opening.author),
    comments: inOrder(all.comments, [...shown, ...own.keys()]).map((comment): DiscussionComment => {
      const reply = own.get(comment);
      const [author, at] = [name(comment.author.login), comment.createdAt];
      if (reply === undefined) return { author, at, body: clip(comment.body, LIMITS.comment) };
      return {
        author,
        at,
        body: clip(reply.text, reply.plan === undefined ? LIMITS.comment : LIMITS.plan),
        own: reply,
      };
    }),
    ...(notes.length === 0 ? {} : { note: notes.join(" ") }),
  };
}

async function openingOf(number: number, github: GitHub, thread: Thread | undefined) {
  if (thread !== undefined) return { title: thread.title, body: thread.body, author: thread.author.login };
  const { title, body, author } = await github.issue(number);
  return { title, body, author: author.login };
}

async function commentsOf(
  number: number,
  github: GitHub,
): Promise<{ comments: readonly CommentFacts[]; notes: string[] }> {
  const reading = github.comments(number).then((comments) => ({ comments, notes: [] as string[] }));
  return await reading.catch(
    onlyFor(GitHubError, (error) => ({ comments: [], notes: [`The comments could not be read: ${error.message}`] })),
  );
}

function keepEarlier(
  comments: readonly CommentFacts[],
  { commentId }: Request,
  at: string | undefined,
): { comments: CommentFacts[]; later: number } {
  const deadline = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at);
  const others = comments.filter(({ id, body }) => id !== commentId && !body.trimStart().startsWith(OUR_MARK));
  const earlier = others.filter(
    ({ createdAt, updatedAt }) => Date.parse(createdAt) <= deadline && Date.parse(updatedAt) <= deadline,
  );
  return { comments: earlier, later: others.length - earlier.length };
}

/** The newest of Remit's own comments that fit; none when GitHub does not say which they are. */
async function ownOf(comments: readonly CommentFacts[], number: number, { own }: DiscussionFacts) {
  const none = (): ReadonlyMap<number, OwnReply> => new Map();
  const replies = (await own?.(comments, number).catch(onlyFor(GitHubError, none))) ?? none();
  const mine = comments.filter(({ id }) => replies.has(id));
  const { shown } = newest(mine, LIMITS.own);
  return new Map(shown.flatMap((comment) => [[comment, replies.get(comment.id)] as const]));
}

function inOrder(all: readonly CommentFacts[], wanted: readonly CommentFacts[]): readonly CommentFacts[] {
  const chosen = new Set(wanted);
  return all.filter((comment) => chosen.has(comment));
}

/** The newest comments that fit, in their order. */
function newest(
  comments: readonly CommentFacts[],
  most: number = LIMITS.comments,
): { shown: CommentFacts[]; omitted: number } {
  const shown: CommentFacts[] = [];
  let room = most;
  for (const comment of comments.toReversed()) {
    room -= Math.min(comment.body.length, LIMITS.comment);
    if (room < 0) break;
    shown.unshift(comment);
  }
  return { shown, omitted: comments.length - shown.length };
}

function clip(text: string, limit: number): string {
  return clipped(text, limit, { kept: limit, mark: `\n[… ${text.length - limit} more characters]` });
}

async function askPermissions(
  logins: readonly string[],
  { actor }: Request,
  github: GitHub,
): Promise<ReadonlyMap<string, string>> {
  const others = [...new Set(logins)].filter((login) => login !== actor.login).slice(0, MOST_LOOKUPS);
  const permissions = await Promise.all(
    others.map(async (login) => [login, await permissionOf(login, github)] as const),
  );
  return new Map([[actor.login, actor.permission], ...permissions]);
}

/** Resolves with `unknown` when GitHub does not say. */
async function permissionOf(login: string, github: GitHub): Promise<string> {
  return await github.permission(login).catch(onlyFor(GitHubError, () => "unknown"));
}
