/** The words that go with a change: commit message, and title and body of a pull request. */
import type { CallOut, CatchUp, RefusedFile, Request } from "../events.ts";

export interface Words {
  /** One line; the subject's title or the instruction's first words when absent. */
  readonly title?: string;
  /** What was done and why, as the agent tells it. */
  readonly summary: string;
}

export interface Credits {
  /** Of the server the environment names, such as `https://github.com`. */
  readonly serverUrl: string;
  /** Address of the workflow run. */
  readonly runUrl: string;
}

/** Characters of a commit's first line. */
const TITLE = 72;
/** Characters of the summary in a commit message. */
const SUMMARY = 4_000;

/** A title for commit and pull request. Nobody is notified and nothing closed by it. */
export function titleFor(request: Request, { title }: Words): string {
  const { subject } = request;
  const suffix = subject === undefined ? "" : ` (#${subject.number})`;
  const source = title ?? subject?.title ?? firstLine(request.instruction);
  const plain = neutralLine(source) || "Change by Remit";
  return clipWords(plain, TITLE - suffix.length) + suffix;
}

/** Subject line, summary and trailers. {@link keyIn} reads the key back. */
export function commitMessage(request: Request, words: Words, credits: Credits): string {
  const trailers = [
    `${KEY}: ${request.key}`,
    `Remit-Run: ${credits.runUrl}`,
    ...mending(request),
    ...coAuthor(request, credits),
  ];
  const summary = plainParagraphs(words.summary);
  return [titleFor(request, words), ...(summary === "" ? [] : [summary]), trailers.join("\n")].join("\n\n");
}

const KEY = "Remit-Request";

/** The key of the request that a commit answers; undefined for a commit that is not Remit's. */
export function keyIn(message: string): string | undefined {
  const last = message.trimEnd().split("\n\n").at(-1) ?? "";
  return /^Remit-Request: ([0-9a-f]+)$/m.exec(last)?.[1];
}

/** Says of a commit that it was to mend a failed workflow run: a failure of that one is people's to look at. */
const MENDS = "Remit-Mends";

/** Whether a commit was Remit's answer to a failed workflow run. */
export function mends(message: string): boolean {
  return new RegExp(`^${MENDS}: `, "m").test(message.trimEnd().split("\n\n").at(-1) ?? "");
}

function mending({ occasion }: Request): string[] {
  return occasion?.kind === "failure" ? [`${MENDS}: ${occasion.sha}`] : [];
}

function coAuthor({ actor }: Request, { serverUrl }: Credits): string[] {
  if (actor.id === 0) return [];
  const host = new URL(serverUrl).hostname;
  const login = actor.login.replaceAll(/[^\w[\]-]/g, "");
  return [`Co-authored-by: ${login} <${actor.id}+${login}@users.noreply.${host}>`];
}

// ── The pull request ────────────────────────────────────────────────────────────────────────────────────────────────

/** Begins the part of a body that is Remit's to rewrite; whatever people write around it stays. */
const OPENING = "<!-- remit:pull -->";
const CLOSING = "<!-- /remit:pull -->";

export interface PullFacts {
  readonly refused: readonly RefusedFile[];
  readonly callouts: readonly CallOut[];
  /** Why the work does not count as verified. */
  readonly unverified?: string;
  /** Whether merging may close the issue that was asked about. */
  readonly closes: boolean;
}

/** What a pull request says of itself: what was asked, what was done, what was left out. */
export function pullBody(request: Request, words: Words, credits: Credits, facts: PullFacts): string {
  const { subject, actor, trigger } = request;
  const asker = trigger === "schedule" ? "a scheduled workflow" : `@${actor.login.replace(/\[bot\]$/, "")}`;
  const asked = `Asked for by ${asker}${subject === undefined ? "" : ` on #${subject.number}`} ([run](${credits.runUrl})).`;
  const closing = subject?.kind === "issue" ? [`${facts.closes ? "Closes" : "For"} #${subject.number}`] : [];
  const refused =
    facts.refused.length === 0 ? [] : [["Left out:", ...facts.refused.slice(0, 50).map(tellRefused)].join("\n")];
  const notice = facts.unverified === undefined ? "" : `**Not verified.** ${neutralMarkdown(facts.unverified)}`;
  const calls = facts.callouts.slice(0, 50).map(tellCallOut);
  const first = calls.length === 0 ? [] : [["**Look at this first:**", ...calls].join("\n")];
  const origin = request.caughtUp === undefined ? "" : tellCatchUp(request.caughtUp);
  const parts = [notice, ...first, neutralMarkdown(words.summary).trim(), origin, ...refused, asked, ...closing];
  return [OPENING, clip(parts.filter((part) => part !== "").join("\n\n"), BODY), CLOSING].join("\n");
}

/** What has become of the earlier change, where the base had changed the same files. */
function tellCatchUp({ kind, onto, clashes }: CatchUp): string {
  const files = clashes.map(inCode).join(", ");
  switch (kind) {
    case "merged":
      return "";
    case "replaced":
      return `This replaces the earlier change of this branch: ${inCode(onto.name)} has changed ${files} as well since.`;
    case "behind":
      return `${inCode(onto.name)} has changed ${files} as well since. Somebody else has worked on this branch, so Remit leaves it to people to bring both together.`;
  }
}

/** Whether a body has a part that is Remit's. */
export function isOurs(body: string): boolean {
  const start = body.indexOf(OPENING);
  return start >= 0 && body.indexOf(CLOSING) > start;
}

/**
 * A body with Remit's part put in place of the former one, or added below when people removed it. The issue that the
 * former part closes stays: a request made on the pull request knows of none.
 */
export function renewBody(former: string, body: string): string {
  if (!isOurs(former)) return former.trim() === "" ? body : `${former.trimEnd()}\n\n${body}`;
  const [start, end] = [former.indexOf(OPENING), former.indexOf(CLOSING)];
  const closing = /^(?:Closes|For) #\d+$/m.exec(former.slice(start, end))?.[0];
  const kept = closing === undefined || /^(?:Closes|For) #\d+$/m.test(body);
  const whole = kept ? body : body.replace(`\n${CLOSING}`, () => `\n\n${closing}\n${CLOSING}`);
  return former.slice(0, start) + whole + former.slice(end + CLOSING.length);
}

/** GitHub refuses bodies over 65,536 characters; the rest is for what people add. */
const BODY = 50_000;

function tellCallOut({ path, detail }: CallOut): string {
  return `- ${inCode(path)}: ${neutralMarkdown(detail)}`;
}

function tellRefused({ path, reason }: RefusedFile): string {
  return `- ${inCode(path)}: ${neutralMarkdown(reason)}`;
}

function inCode(path: string): string {
  return `\`${path.replaceAll(/[`\n\r]/g, "?")}\``;
}

// ── Words of others ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Markdown that notifies nobody, closes nothing, loads nothing and hides nothing. */
export function neutralMarkdown(text: string): string {
  const open = visible(text)
    .replaceAll(/<(?=[!?])/g, "&lt;")
    .replaceAll(LINK, "$1 ($2)")
    .replaceAll(ELSEWHERE, "] $1")
    .replaceAll(/!(?=\[)/g, "")
    .replaceAll(TAGS, "&lt;");
  // At last: an address that is put beside its text leaves words that stood apart before.
  return neutral(open);
}

// To elsewhere: `handlers[i](event)` is code, and a path is the repository's own.
const LINK = /!?\[([^[\]\n]{0,300})\]\(\s{0,9}<?((?:https?:)?\/\/[^\s()<>]{1,2000})>?[^()\n]{0,300}\)/gi;
// What else Markdown takes for a link or its definition: around other brackets, over lines, with an address that is
// escaped. Without the closeness of bracket and address it is plain text.
const ELSEWHERE =
  /\]([(:])(?=\s{0,200}<?(?:\/\/|[a-z][a-z0-9+.-]{0,30}:|[^\s()]{0,40}(?:&#?\w{1,40};|\\[!-/:-@[-`{-~])))/gi;
const TAGS =
  /<(?=\/?(?:img|picture|source|video|audio|iframe|a|script|style|details|summary|svg|object|embed|form|template)\b)/gi;

/** Without control characters, which GitHub drops: what they part is read as one. */
function visible(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\t\n])\p{Cc}/gu, "");
}

// A zero-width space takes the meaning from a mention wherever it stands, in code as well: where code ends is a matter
// on which parsers differ.
function neutral(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}_])@(?=[A-Za-z0-9])/gu, "@\u200B")
    .replaceAll(CLOSES, "$1 issue ")
    .replaceAll(SKIPS, "($1)");
}

const CLOSES =
  /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?=#\d|GH-\d|[\w.-]+\/[\w.-]+#\d|https?:\/\/\S+\/(?:issues|pull)\/\d)/gi;
const SKIPS = /\[\s*(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s*\]/gi;

function neutralLine(text: string): string {
  return neutralPlain(visible(text).replaceAll(/\s+/g, " ")).trim();
}

/** For places that show no Markdown: what is not seen there has no use, and a mention loses its sign. */
function neutralPlain(text: string): string {
  return neutral(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")).replaceAll(/@+\u200B/g, "");
}

/** Paragraphs for a commit message: no line of them can pass for a trailer. */
function plainParagraphs(text: string): string {
  const paragraphs = neutralPlain(visible(clip(text.trim(), SUMMARY))).split(/\n{2,}/);
  return paragraphs.map((paragraph) => paragraph.replaceAll(/^([A-Za-z][\w-]*):/gm, " $1:").trimEnd()).join("\n\n");
}

function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}

function clipWords(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

function clip(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).trimEnd()} …`;
}
