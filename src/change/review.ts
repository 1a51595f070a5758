/** Turns an agent's notes into a review that repeats nothing. Pure: `post-review.ts` posts it. */
import { firstOf } from "../lib/cut.ts";
import {
  CONCLUSIONS,
  type Conclusion,
  type Entry,
  type Fault,
  type Request,
  type ReviewNote,
  type ReviewPlan,
  type Severity,
} from "../events.ts";
import { decodePercent } from "../lib/header-list.ts";
import { given } from "../lib/parts.ts";
import { digestOf } from "../lib/seal.ts";

/** The most comments of one review at their lines. GitHub fails on many in one request; the rest go into the body. */
const MOST_AT_LINES = 50;

/** The notes in a log, in the order they were made, each with its commit. */
export function readNotes(entries: readonly Entry[]) {
  const notes: { readonly head: string; readonly note: ReviewNote }[] = [];
  let head = "";
  for (const { event } of entries) {
    if (event.type === "run.started") head = event.request.subject?.head?.sha ?? "";
    if (event.type === "call.finished" && event.answer.note !== undefined)
      notes.push({ head, note: event.answer.note });
  }
  return notes;
}

interface PlanFacts {
  readonly entries: readonly Entry[];
  /** The reviewer's last message. */
  readonly summary: string;
  readonly quiet: boolean;
  /** How the run ends, if not as `reviewed`. */
  readonly end?: Conclusion | undefined;
  readonly redact: (text: string) => string;
}

/** The review of a pull request's pinned head; undefined for a request that is not a review. */
export function planReview({ kind, key, subject }: Request, facts: PlanFacts): ReviewPlan | undefined {
  const head = subject?.head?.sha;
  if (kind !== "review" || subject === undefined || head === undefined) return undefined;
  const { summary, quiet, redact } = facts;
  const made = readNotes(facts.entries);
  const notes = made.filter((each) => each.head === head).map(({ note }) => note);
  const aside = made.filter((each) => each.head !== head).map(({ note }) => note);
  const plan: ReviewPlan = {
    version: 1,
    key,
    pull: subject.number,
    head,
    summary,
    notes: notes.slice(0, MOST_AT_LINES),
    aside: [...aside, ...notes.slice(MOST_AT_LINES)],
    quiet,
    ...given({ end: facts.end }),
  };
  return maskPlan(plan, redact);
}

/** The plan without secrets. */
export function maskPlan(plan: ReviewPlan, redact: (text: string) => string): ReviewPlan {
  const masked = (notes: readonly ReviewNote[]) => notes.map((note) => maskNote(note, redact));
  return { ...plan, summary: redact(plan.summary), notes: masked(plan.notes), aside: masked(plan.aside) };
}

/** Why a review that another job planned must not be posted for this request; undefined when it may be. */
export function refuseReview(plan: ReviewPlan, { kind, key, subject }: Request): Fault | undefined {
  if (kind === "review" && subject?.kind === "pull" && plan.pull === subject.number && plan.key === key)
    return undefined;
  return {
    kind: "conflict",
    message: `The proposal has a review of #${plan.pull} for another request than this one.`,
    hint: "Nothing was posted. Both jobs must belong to one workflow run, and nothing may touch the artifact between them.",
  };
}

/** Drops a suggestion that contains a masked secret: applying it would put the mask into the file. */
function maskNote(note: ReviewNote, redact: (text: string) => string): ReviewNote {
  const { suggestion, ...rest } = note;
  const masked = { ...rest, path: redact(note.path), body: redact(note.body) };
  const text = note.text === undefined ? {} : { text: redact(note.text) };
  if (suggestion === undefined) return { ...masked, ...text };
  if (redact(suggestion) === suggestion) return { ...masked, ...text, suggestion };
  return {
    ...masked,
    ...text,
    body: `${masked.body}\n\nThe suggestion contained what looks like a secret and is left out.`,
  };
}

// ── Markers ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The first line of a review: the request it answers, its commit, how much it found, and how its run ended. */
export function reviewMarker({
  key,
  head,
  notes,
  aside,
  end,
}: Pick<ReviewPlan, "key" | "head" | "notes" | "aside" | "end">): string {
  const facts = `head=${head} findings=${notes.length + aside.length}${end === undefined ? "" : ` end=${end}`}`;
  return `<!-- remit:v1 review key=${encodeURIComponent(key).replaceAll("-", "%2D")} ${facts} -->`;
}

interface ReviewMark {
  readonly key: string;
  readonly head: string;
  /** Findings, with those that an earlier review has too; absent in reviews of versions that did not count them. */
  readonly findings?: number;
  /** How the run ended, if not as `reviewed`; absent also in reviews of versions that did not say it. */
  readonly end?: Conclusion;
}

/** Undefined when the first line is not a marker. The caller must check the author: anybody can copy a marker. */
export function readReviewMark(body: string): ReviewMark | undefined {
  const [, key, head, found, last] =
    /^<!-- remit:v1 review key=([\w%.~*'()!]+) head=([0-9a-f]{40,64})(?: findings=(\d{1,6}))?(?: end=([a-z]+))? -->\r?(?:\n|$)/.exec(
      body,
    ) ?? [];
  if (key === undefined || head === undefined) return undefined;
  const end = CONCLUSIONS.find((each) => each === last);
  return { key: decodePercent(key), head, ...(found !== undefined && { findings: Number(found) }), ...given({ end }) };
}

/** What identifies a finding across reviews: the same lines and the same words. Line numbers may have changed. */
interface Fingerprint {
  /** Hash of path, side and lines. */
  readonly at: string;
  /** Hash of severity and words. */
  readonly says: string;
  readonly severity: Severity;
}

function fingerprintOf({ path, side, text = "", body, severity }: ReviewNote): Fingerprint {
  return { at: lineDigest(path, side, text), says: digest([severity, plain(body)]), severity };
}

/** Identifies lines by their text. A note stores nothing else of them. */
export function lineDigest(path: string, side: ReviewNote["side"], text: string): string {
  return digest([path, side, plain(firstOf(text, 4_000))]);
}

/** The first line of a comment at its lines; in a review's body, a line below the review's own marker. */
export function noteMarker(note: ReviewNote): string {
  const { at, says, severity } = fingerprintOf(note);
  return `<!-- remit:v1 note at=${at} says=${says} severity=${severity} -->`;
}

/** The fingerprints in the markers that begin a text. */
export function readNoteMarks(body: string): readonly Fingerprint[] {
  const found: Fingerprint[] = [];
  for (const line of body.split(/\r?\n/)) {
    const [, at, says, severity] = NOTE.exec(line) ?? [];
    if (at !== undefined && says !== undefined) found.push({ at, says, severity: severity as Severity });
    else if (readReviewMark(line) === undefined) break;
  }
  return found;
}

const NOTE = /^<!-- remit:v1 note at=([0-9a-f]{16}) says=([0-9a-f]{16}) severity=(critical|high|medium|low) -->$/;

function digest(facts: readonly string[]): string {
  return digestOf(JSON.stringify(facts)).slice(0, 16);
}

/** Case, whitespace and formatting marks do not make a different finding. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s*_`~]+/g, " ")
    .trim();
}

/** The first line of Remit's answer in the thread of a fixed finding. */
export function fixedMarker(head: string): string {
  return `<!-- remit:v1 mended head=${head} -->`;
}

export function isFixedMark(body: string): boolean {
  return /^<!-- remit:v1 mended head=[0-9a-f]{40,64} -->/.test(body);
}

// ── What was said before ────────────────────────────────────────────────────────────────────────────────────────────

/** A finding of an earlier review by Remit. */
export interface EarlierFinding extends Fingerprint {
  readonly standing: FindingState;
  /** As it was posted. */
  readonly body: string;
}

/**
 * The state of a finding's thread. `settled`: resolved by somebody who may decide. `hidden`: resolved by somebody who
 * may not, such as a fork's author: nobody answered the finding, and nobody sees it any more. `mended`: a later review
 * said in the thread that it is fixed.
 */
export type FindingState = "open" | "settled" | "hidden" | "mended";

/** The new notes: not said before, and not twice in this review. */
export function keepNew(notes: readonly ReviewNote[], said: readonly EarlierFinding[]): readonly ReviewNote[] {
  const kept: { readonly note: ReviewNote; readonly mark: Fingerprint }[] = [];
  for (const note of notes) {
    const mark = fingerprintOf(note);
    const before = said.some((each) => isSame(mark, note, each));
    const twice = kept.some(
      (each) =>
        each.mark.at === mark.at &&
        each.mark.says === mark.says &&
        each.note.line === note.line &&
        each.note.startLine === note.startLine,
    );
    if (!before && !twice) kept.push({ note, mark });
  }
  return kept.map(({ note }) => note);
}

/**
 * On the same lines, the same or mostly the same words: a model does not word a finding the same way twice. A settled
 * finding also matches with a lower severity.
 */
function isSame(mark: Fingerprint, note: ReviewNote, said: EarlierFinding): boolean {
  if (mark.at !== said.at || said.standing === "hidden" || said.standing === "mended") return false;
  if (mark.says === said.says) return true;
  const settled = said.standing === "settled" && RANKS[mark.severity] < RANKS[said.severity];
  return (settled || mark.severity === said.severity) && overlap(note.body, said.body) >= ALIKE;
}

const RANKS: Readonly<Record<Severity, number>> = { low: 0, medium: 1, high: 2, critical: 3 };

/** The share of the shorter text's words that both must contain to count as one finding. */
const ALIKE = 0.6;

/** Whether a note repeats an earlier finding in the same file, on any lines. */
export function repeats(note: ReviewNote, said: EarlierFinding & { readonly path: string }): boolean {
  if (note.path !== said.path) return false;
  return fingerprintOf(note).says === said.says || overlap(note.body, said.body) >= ALIKE;
}

function overlap(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(1, Math.min(one.size, other.size));
}

function wordsOf(text: string): ReadonlySet<string> {
  const own = text.replaceAll(/<!--.*?-->|^(`{3,})suggestion\n[^]*?^\1$/gm, "");
  return new Set(own.toLowerCase().match(/[\p{L}\p{N}_]{4,}/gu));
}
