/** What the event was about, as data: a comment's lines, a review's text, a program's message. */
import type { Occasion, Request, Subject } from "../events.ts";
import { firstOf, lastOf } from "../lib/cut.ts";
import { GitHubError, type GitHub, type LineComment, type PullFile } from "../ports.ts";
import { cleanMarkdown, cleanText, type CleanedText, type DataSource } from "./untrusted.ts";
import { onlyFor } from "../lib/attempt.ts";
import { EXCLUDED, shownPatch } from "../lib/shown-lines.ts";

/** Somebody else's text, cleaned, with its source. */
export interface QuotedText {
  readonly text: CleanedText;
  readonly source: DataSource;
}

export interface ReadingFacts {
  /** Whether the model may read the file at a path of the repository: lines of others are not shown. */
  readonly mayRead: (path: string) => boolean;
}

interface OccasionFacts extends ReadingFacts {
  readonly github: Pick<GitHub, "reviewComments">;
  /** When it was requested, ISO 8601: later comments and edits are not shown. */
  readonly at: string | undefined;
}

/** In reading order: the lines first, then what was said about them. */
export async function showOccasion(
  { occasion, subject }: Pick<Request, "occasion" | "subject">,
  facts: OccasionFacts,
): Promise<readonly QuotedText[]> {
  switch (occasion?.kind) {
    case undefined:
    case "failure": // Shown by the code that has the logs.
      return [];
    case "message": {
      const source = { what: `message of type ${occasion.type}` };
      return [{ text: cleanText(occasion.payload), source }];
    }
    case "lines": {
      const comments = await commentsOn(subject?.number ?? 0, facts);
      if (typeof comments === "string") return [hunkOf(occasion, facts), missing(comments)];
      const thread = comments.filter(({ id, replyTo }) => id === occasion.thread || replyTo === occasion.thread);
      return [hunkOf(occasion, facts), ...thread.filter(({ id }) => id !== occasion.comment).map(quoteComment)];
    }
    case "review":
      return await showLines(subject?.number ?? 0, facts, occasion.review);
  }
}

/** Comments on lines of a pull request, with these lines: those of one review, or all. */
export async function showLines(number: number, facts: OccasionFacts, review?: number): Promise<readonly QuotedText[]> {
  const comments = await commentsOn(number, facts, review === undefined ? 0 : AFTER_REVIEW);
  if (typeof comments === "string") return [missing(comments)];
  const shown = comments.filter((comment) => review === undefined || comment.review === review).slice(0, MOST_COMMENTS);
  return shown.flatMap((comment) => [hunkOf(comment, facts), quoteComment(comment)]);
}

/** Milliseconds. GitHub may date a review's comments this much after the review; they are by the same author. */
const AFTER_REVIEW = 60_000;
/** The most comments on lines that are shown; people write a handful. */
const MOST_COMMENTS = 40;
/** Most characters of a comment, and of the end of a hunk. */
const [MOST_BODY, MOST_HUNK] = [8_000, 2_000];

/** Resolves with the reason when they cannot be read. */
async function commentsOn(
  number: number,
  { github, at }: OccasionFacts,
  grace = 0,
): Promise<readonly LineComment[] | string> {
  const deadline = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at) + grace;
  const early = (time: string): boolean => Date.parse(time) <= deadline;
  const all = await github.reviewComments(number).catch(onlyFor(GitHubError, ({ message }) => message));
  return typeof all === "string" ? all : all.filter(({ createdAt, updatedAt }) => early(createdAt) && early(updatedAt));
}

function missing(why: string): QuotedText {
  return { text: cleanText(`They could not be read: ${why}`), source: { what: "comments on the diff" } };
}

function hunkOf(
  { path, line, hunk }: Extract<Occasion, { kind: "lines" }> | LineComment,
  { mayRead }: ReadingFacts,
): QuotedText {
  const place = line === undefined ? path : `${path}, line ${line}`;
  const lines = mayRead(path) ? lastOf(hunk, MOST_HUNK) : EXCLUDED;
  return { text: cleanText(lines), source: { what: `lines commented on: ${place}` } };
}

function quoteComment({ author, createdAt, body }: LineComment): QuotedText {
  const source = { what: "comment on these lines", author: `@${author.login}`, at: createdAt };
  return { text: cleanMarkdown(firstOf(body, MOST_BODY)), source };
}

/** Characters of patches shown; if they are longer, only the file list is shown and the model reads the files. */
const MAX_PATCH = 20_000;
/** The most files named. */
const MAX_FILES = 100;

/** The changes of a pull request as far as they were read. */
export interface ShownPull {
  readonly text: string;
  /** `listed`: only the names of its files. `unread`: GitHub refused; the text says why. */
  readonly diff: "shown" | "listed" | "unread";
}

/** The file list with counts, and the patches when they are small. */
export async function describePull(
  subject: Pick<Subject, "number" | "head" | "base">,
  { github, mayRead }: ReadingFacts & { readonly github: Pick<GitHub, "pullFiles"> },
): Promise<ShownPull> {
  const reading = github.pullFiles(subject.number).then((files) => showPull(subject, files, mayRead));
  const unread = ({ message }: GitHubError): ShownPull => {
    return { text: `The files of the pull request could not be read: ${message}`, diff: "unread" };
  };
  return await reading.catch(onlyFor(GitHubError, unread));
}

function showPull(
  { head, base }: Pick<Subject, "head" | "base">,
  files: readonly PullFile[],
  mayRead: ReadingFacts["mayRead"],
): ShownPull {
  const heading =
    head === undefined
      ? `${files.length} files`
      : `Pull request from ${head.name} (${head.sha}) into ${base?.name}: ${files.length} files`;
  const list = files
    .slice(0, MAX_FILES)
    .map(({ path, status, added, removed }) => `${status} ${path} +${added} -${removed}`);
  const more = files.length > MAX_FILES ? [`… ${files.length - MAX_FILES} more files`] : [];
  const patches = files
    .flatMap((file) => (file.patch === undefined ? [] : [shownPatch(file, file.patch, mayRead)]))
    .join("\n");
  const short = patches.length <= MAX_PATCH;
  const text = [heading, ...list, ...more, "", short ? patches : "The patches are too long to show here."].join("\n");
  return { text, diff: short ? "shown" : "listed" };
}
