/** The texts of a change: commit message, and title and body of a pull request. */
import { breakClosings, breakDrawings, breakMentions, breakSkips } from "../lib/power.ts";
import { nameOthers, type CallOut, type CatchUp, type MergedBase, type RefusedFile, type Request } from "../events.ts";
import { clipped } from "../lib/cut.ts";
import { cutShortNote, isUnfinished, MOST_BODY, type PullEntry } from "./body.ts";
import { goesOn } from "./branch.ts";
import { firstStatement } from "./title.ts";
import { KEY, MENDS } from "./trailers.ts";
import { joined } from "../lib/parts.ts";

export interface ChangeText {
  /** One line; when absent, the subject's title or the instruction's first words are used. */
  readonly title?: string;
  /** What was done and why, in the agent's words. */
  readonly summary: string;
}

export interface RunLinks {
  /** The server that the environment names, such as `https://github.com`. */
  readonly serverUrl: string;
  /** Address of the workflow run. */
  readonly runUrl: string;
}

/** Most characters in a commit's first line, and of the summary below it. */
const [TITLE, SUMMARY] = [72, 4_000];

/** A title for commit and pull request. It notifies nobody and closes nothing. */
export function titleFor(request: Request, words: ChangeText): string {
  const { subject } = request;
  const suffix = subject === undefined ? "" : ` (#${subject.number})`;
  const plain = neutralLine(words.title ?? titleFrom(request, words)) || "Change by Remit";
  const most = TITLE - suffix.length;
  return clipped(plain, most, { atWordFrom: most / 2 }) + suffix;
}

/**
 * The title of a change without one: for an issue's first change, the issue's title; for a single request, the person's
 * words; otherwise the summary's first statement, since recurring requests do not say what changed.
 */
export function titleFrom(request: Request, { summary }: Pick<ChangeText, "summary">): string {
  const title = plainTitle(request);
  const first = request.subject === undefined ? isAskedOnce(request) : !goesOn(request);
  return first && title !== "" ? title : (firstStatement(partUnfinished(summary).text) ?? title);
}

function isAskedOnce({ trigger, task, occasion }: Request): boolean {
  return task === undefined && occasion === undefined && (trigger === "dispatch" || trigger === "local");
}

/** Splits a summary into the paragraph that says why the work is unfinished ("" for none) and the rest. */
function partUnfinished(summary: string): { readonly why: string; readonly text: string } {
  const why = isUnfinished(summary) ? (/^.*(?:\n{2,}|$)/.exec(summary)?.[0] ?? "") : "";
  return { why: why.trim(), text: summary.slice(why.length) };
}

/** The title of a change without one, taken from the request. */
function plainTitle({ subject, occasion, trusted, instruction }: Request): string {
  if (subject !== undefined) return subject.title;
  if (occasion?.kind === "failure" && occasion.workflow !== "") return `Fix ${occasion.workflow} on ${trusted.name}`;
  return instruction.trim().split("\n", 1)[0] ?? "";
}

/** Subject line, summary and trailers. `keyIn` reads the key back. */
export function commitMessage(request: Request, words: ChangeText, credits: RunLinks): string {
  const trailers = [
    `${KEY}: ${request.key}`,
    `Remit-Run: ${credits.runUrl}`,
    ...fixTrailer(request),
    ...coAuthor(request, credits),
  ];
  const summary = plainParagraphs(words.summary);
  return joined([titleFor(request, words), summary, trailers.join("\n")], "\n\n");
}

function fixTrailer({ occasion }: Request): string[] {
  return occasion?.kind === "failure" ? [`${MENDS}: ${occasion.sha}`] : [];
}

/** A person whose push failed asked for nothing, so gets no credit. */
function coAuthor({ actor, occasion }: Request, { serverUrl }: RunLinks): string[] {
  if (actor.id === 0 || occasion?.kind === "failure") return [];
  const host = new URL(serverUrl).hostname;
  const login = actor.login.replaceAll(/[^\w[\]-]/g, "");
  return [`Co-authored-by: ${login} <${actor.id}+${login}@users.noreply.${host}>`];
}

// ── The pull request ────────────────────────────────────────────────────────────────────────────────────────────────

interface PullTextFacts {
  readonly refused: readonly RefusedFile[];
  readonly callouts: readonly CallOut[];
  /** Why the work does not count as verified. */
  readonly unverified?: string;
  /** The base that was brought in. */
  readonly merged?: MergedBase;
}

/** A request's entry in a pull request: what was asked, done and left out. */
export function pullEntry(request: Request, words: ChangeText, credits: RunLinks, facts: PullTextFacts): PullEntry {
  const { subject } = request;
  const cause = `${describeCause(request)} ([run](${credits.runUrl})).`;
  const closing = subject?.kind === "issue" ? `Closes #${subject.number}` : "";
  const left = facts.refused.slice(0, 50).map(({ path, reason }) => listItem(path, reason));
  const refused = left.length > 0 && ["Left out:", ...left].join("\n");
  const notice = facts.unverified === undefined ? "" : `**Not verified.** ${neutralMarkdown(facts.unverified)}`;
  const calls = facts.callouts.slice(0, 50).map(({ path, detail }) => listItem(path, detail));
  const first = calls.length > 0 && ["**Look at this first:**", ...calls].join("\n");
  const origin = request.caughtUp === undefined ? describeRejected(request) : describeCatchUp(request.caughtUp);
  const foreign = request.foreign === undefined ? "" : neutralMarkdown(nameOthers(request.foreign));
  const { why, text } = partUnfinished(words.summary);
  return {
    key: request.key,
    title: plainHeading(titleFor(request, words)),
    state: joined([notice, why !== "" && cutShortNote(neutralMarkdown(why))], "\n\n"),
    text: clip(
      joined(
        [first, neutralMarkdown(text).trim(), origin, describeMerged(facts.merged), foreign, refused, cause],
        "\n\n",
      ),
      MOST_BODY,
    ),
    closing,
    replaces: request.caughtUp?.kind === "replaced",
  };
}

/** A title as a line of Markdown, without the issue number that commits need. */
export function plainHeading(title: string): string {
  return neutralMarkdown(title.replace(/ \(#\d+\)$/, "").replaceAll(/\s+/g, " ")).trim();
}

function describeRejected({ rejected }: Request): string {
  if (rejected === undefined) return "";
  return `#${rejected.number} was closed without being merged. This starts anew, without its commits.`;
}

/** Who asked, or what failed. */
function describeCause({ subject, actor, trigger, occasion }: Request): string {
  const on = subject === undefined ? "" : ` on #${subject.number}`;
  if (occasion?.kind === "failure") {
    const { workflow, jobs = [], sha, url } = occasion;
    const failed = jobs.slice(0, 20).map(({ name, steps }) => {
      return [`job ${named(name)}`, ...steps.map((step) => `step ${named(step)}`)].join(", ");
    });
    return `Made because a workflow failed${on}: ${[named(workflow), ...failed].join("; ")}; at ${sha} ([failed run](${url}))`;
  }
  const asker = trigger === "schedule" ? "a scheduled workflow" : `@${actor.login.replace(/\[bot\]$/, "")}`;
  return `Asked for by ${asker}${on}`;
}

function named(name: string): string {
  return inCode(neutralLine(name));
}

/** What happened to the earlier change when the base changed the same files. */
function describeCatchUp({ kind, onto, clashes }: CatchUp): string {
  const files = clashes.map(inCode).join(", ");
  switch (kind) {
    case "merged":
      return "";
    case "replaced":
      return `This replaces the earlier change of this branch: ${inCode(onto.name)} has changed ${files} as well since.`;
    case "behind":
      return `${inCode(onto.name)} has changed ${files} as well since. Somebody else has worked on this branch, so people must merge the two.`;
  }
}

function describeMerged(merged: MergedBase | undefined): string {
  if (merged === undefined) return "";
  const { onto, resolved } = merged;
  const conflicts =
    resolved.length === 0
      ? "without conflicts"
      : `conflicts were resolved in ${resolved.slice(0, 50).map(inCode).join(", ")}`;
  return `This merges ${inCode(onto.name)} at ${onto.sha.slice(0, 10)}: ${conflicts}.`;
}

function listItem(path: string, about: string): string {
  return `- ${inCode(path)}: ${neutralMarkdown(about)}`;
}

// A name may be a mark of Remit's own, as `<!-- remit:pull -->` is.
function inCode(path: string): string {
  return `\`${path.replaceAll(/[`\p{Cc}]|<(?=!)/gu, "?")}\``;
}

// ── Words of others ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Markdown that notifies nobody, closes nothing, loads nothing and hides nothing. */
export function neutralMarkdown(text: string): string {
  const open = breakDrawings(visible(text))
    .replaceAll(ENTITY, "&amp;")
    .replaceAll(/<(?=[!?])/g, "&lt;")
    .replaceAll(LINK, "$1 ($2)")
    .replaceAll(ELSEWHERE, (all, mark: string, target: string) => (leadsOut(target) ? `] ${mark}` : all))
    .replaceAll(/!(?=\[)/g, "")
    .replaceAll(TAGS, "&lt;");
  // Last: moving an address beside its text can join words that were apart.
  return neutral(open);
}

/** Whether a target may be outside the repository; `/login` and `../..` lead to other pages of its server. */
function leadsOut(target: string): boolean {
  return target.length === LONGEST || OUT.test(target);
}

/** An entity that stands for another character, except those people need to write HTML's own signs. */
const ENTITY = /&(?=#?\w{1,40};)(?!(?:lt|gt|amp|quot);)/g;
// Only links to other sites: `handlers[i](event)` is code, and a path is in the repository.
const LINK = /!?\[([^[\]\n]{0,300})\]\(\s{0,9}<?((?:https?:)?\/\/[^\s()<>]{1,2000})>?[^()\n]{0,300}\)/gi;
// What else Markdown takes for a link or its definition: around other brackets, over lines, with an address that is
// escaped. Without the closeness of bracket and address it is plain text.
/** Characters of a target that are read; a longer one counts as leading out. */
const LONGEST = 300;
const ELSEWHERE = /\]([(:])(?=\s{0,200}(<[^<>\n]{0,299}|[^\s<>]{1,300}))/g;
const OUT = /^<?(?:\/|[a-z][a-z0-9+.-]{0,30}:)|(?:^<?|\/)(?:\.|%2e){2}(?:[/)?#]|$)|&#?\w{1,40};|\\[!-/:-@[-`{-~]/i;
const TAGS =
  /<(?=\/?(?:pre(?=\s)|img|picture|source|video|audio|iframe|a|script|style|details|summary|svg|object|embed|form|template)\b)/gi;

/** Removes control characters: GitHub drops them, which joins what they separate. */
function visible(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\t\n])\p{Cc}/gu, "");
}

// Applies everywhere, even in code: parsers differ on where code ends.
function neutral(text: string): string {
  return breakSkips(breakClosings(breakMentions(text)));
}

function neutralLine(text: string): string {
  return neutralPlain(visible(text).replaceAll(/\s+/g, " ")).trim();
}

/** For places that do not render Markdown: invisible text and a mention's @ are removed, and what that joins is broken. */
function neutralPlain(text: string): string {
  return neutral(breakMentions(text.replaceAll(UNSEEN, "")).replaceAll(/(?<!@)@+\u200B/g, ""));
}

// A joiner or variation selector stays with the emoji it follows.
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}--[\u200d]--[\ufe0f]]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?<!\p{Extended_Pictographic})\ufe0f/gv;

/** Paragraphs for a commit message: no line can be read as a trailer. */
function plainParagraphs(text: string): string {
  const paragraphs = neutralPlain(visible(clip(text.trim(), SUMMARY))).split(/\n{2,}/);
  return paragraphs
    .map((paragraph) =>
      wrapped(paragraph)
        .replaceAll(/^([A-Za-z][\w-]*):/gm, " $1:")
        .trimEnd(),
    )
    .join("\n\n");
}

/** Wraps lines at one hundred characters, commitlint's default; a longer word stays whole. */
function wrapped(text: string): string {
  let column = 0;
  const word = (all: string, gap: string, letters: string): string => {
    const fits = gap.includes("\n") || column + all.length <= WIDTH;
    column = !fits ? letters.length : gap.includes("\n") ? all.length - 1 - gap.lastIndexOf("\n") : column + all.length;
    return fits ? all : `\n${letters}`;
  };
  return text.replaceAll(/(\s*)(\S+)/g, word);
}

/** One less than one hundred: a line that looks like a trailer is indented by one space. */
const WIDTH = 99;

function clip(text: string, most: number): string {
  return clipped(text, most, { kept: most, mark: " …", atWordFrom: most });
}
