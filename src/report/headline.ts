/** What a report says first: how the run ended, or the first sentence of its answer; and what a person can do next. */
import type { Conclusion, FailureKind, Publication } from "../events.ts";
import { counted, limitInWords, shortDigest } from "./figures.ts";
import { clip, code, inline, plainText } from "./markdown.ts";
import type { RunState } from "./run-state.ts";

/** The first line of a report, as Markdown. */
export function headline(state: RunState): string {
  const link = ({ number, url }: Pull) => `[#${number}](${encodeURI(url)})`;
  return renderEnd(state, { write: inline, name: code, place: placeOf(state, code, link) });
}

/** The same without any markup. */
export function plainHeadline(state: RunState): string {
  const place = placeOf(state, PLAIN.name, ({ number }) => `#${number}`);
  return renderEnd(state, { ...PLAIN, place });
}

/** How the run ended, without where the change is; no markup. */
export function shortHeadline(state: RunState): string {
  return renderEnd(state, PLAIN);
}

function withoutMarkup(text: string): string {
  return text.replace(/`+|\*\*/g, "");
}

/** Whether it is one of a closed list of sentences. */
export function isConclusion(word: unknown): word is Conclusion {
  return typeof word === "string" && Object.hasOwn(MARKS, word);
}

interface Style {
  /** Formats words of the model's. */
  readonly write: (text: string) => string;
  /** Formats a path. */
  readonly name: (path: string) => string;
  /** Where the change is: ` in pull request #1`, or "". */
  readonly place: string;
}

const PLAIN: Style = { write: withoutMarkup, name: (path) => path, place: "" };

function renderEnd(state: RunState, style: Style): string {
  const { outcome } = state;
  if (outcome === undefined) return "Working";
  const verdict = outcome.conclusion === "answered" ? splitHeadline(outcome.message) : undefined;
  if (verdict !== undefined) return `${MARKS.answered} ${style.write(verdict.sentence)}`;
  return `${MARKS[outcome.conclusion]} ${SENTENCES[outcome.conclusion](state, style)}`;
}

const MARKS: Readonly<Record<Conclusion, string>> = {
  changed: "✅",
  answered: "💬",
  reviewed: "🔍",
  planned: "🗺️",
  unchanged: "➖",
  declined: "🚫",
  unverified: "⚠️",
  blocked: "⛔",
  stuck: "🔁",
  exhausted: "⏳",
  cancelled: "⏹️",
  failed: "❌",
};

const SENTENCES: Readonly<Record<Conclusion, (state: RunState, style: Style) => string>> = {
  changed: (state, { place }) => `${done(state)}${place}`,
  answered: () => "Answered",
  reviewed: (state) => `Reviewed${state.review?.again === true ? " in an earlier run" : ""}${countFindings(state)}`,
  planned: () => "Planned",
  unchanged: unpublished,
  declined: () => "Declined",
  unverified: (state, { place }) => `${done(state)}${place}${unwell(state)}`,
  blocked: (state, { place }) => `${state.hooked === true ? BY_HOOK : BY_POLICY}${rescued(state, place)}`,
  stuck: (state, { place }) => `Stopped: it was going round in circles${rescued(state, place)}`,
  exhausted: (state, { place }) => `Stopped: ${limit(state)}${rescued(state, place)}`,
  cancelled: (state, { place }) => `Cancelled${rescued(state, place)}`,
  failed: (state, { place }) => `Failed${whyFailed(state)}${rescued(state, place)}`,
};

const BY_POLICY = "Blocked: the policy does not allow what the task needs";
const BY_HOOK = "Blocked: a hook of this repository stopped it";

const FAILURES: Readonly<Record<FailureKind, string>> = {
  config: "the configuration has a fault",
  auth: "the credentials are not accepted",
  quota: "the model has no quota left",
  model: "the model gave no usable answer",
  github: "GitHub did not do what was asked of it",
  git: "git did not do what was asked of it",
  conflict: "the branch has moved meanwhile",
  closed: "its pull request was closed meanwhile",
  merged: "its pull request was merged meanwhile",
  unmerged: "the base is not merged",
  sandbox: "commands need a sandbox and there is none",
  internal: "something went wrong in Remit itself",
};

/** An earlier run of the same event has reported its fault. */
function whyFailed({ started, outcome, review }: RunState): string {
  const before = started?.answered !== undefined || review?.again === true;
  if (before && outcome?.fault === undefined) return " in an earlier run";
  return `: ${FAILURES[outcome?.fault?.kind ?? "internal"]}`;
}

function unpublished(state: RunState, { write, name, place }: Style): string {
  const { started, outcome, publication } = state;
  const [first, ...more] = outcome?.withheld ?? [];
  if (first === undefined && publication !== undefined && started?.answered !== undefined)
    return `Nothing new: an earlier run published ${files(state)}${place}`;
  if (first === undefined) return "Nothing changed";
  const others = more.length === 0 ? "" : ` (and of ${counted(more.length, "more file")})`;
  return `Not published: the edit of ${name(clip(first.path, 120))}${others}, since ${write(first.reason)}`;
}

function unwell({ checks, verification, unverified }: RunState): string {
  if (unverified !== undefined && checks?.state !== "failed") return ", but it is not verified";
  return checks?.state === "failed" && verification?.ok !== false
    ? ", but its checks failed"
    : ", but the verification failed";
}

function countFindings({ review }: RunState): string {
  if (review === undefined) return "";
  if (review.again) return review.findings === undefined ? "" : `: ${counted(review.findings, "finding")}`;
  const total = review.placed + review.inBody;
  if (total === 0 && review.mended?.all === true) return ": all findings are fixed";
  return total > 0 ? `: ${counted(total, "finding")}` : review.dropped > 0 ? ": nothing new" : ": no findings";
}

/** Files that a merge brought in do not count. */
function done(state: RunState): string {
  const { merged, files: own } = state.publication ?? state.proposed ?? { files: [] };
  if (merged === undefined) return `Changed ${files(state)}`;
  const base = withoutMarkup(merged.onto.name);
  const { length } = merged.resolved;
  if (length > 0) return `Merged ${base}, and resolved ${counted(length, "conflict")},`;
  return own.length === 0 ? `Merged ${base}` : `Merged ${base}, and changed ${files(state)},`;
}

function files({ publication, proposed }: RunState): string {
  return counted((publication ?? proposed)?.files.length ?? 0, "file");
}

type Pull = NonNullable<Publication["pull"]>;

function placeOf(
  { publication, proposed }: RunState,
  branch: (name: string) => string,
  link: (pull: Pull) => string,
): string {
  if (publication === undefined) {
    return proposed === undefined ? "" : ` in a proposal for branch ${branch(proposed.branch)}, not published yet`;
  }
  const { pull } = publication;
  if (pull === undefined) return ` on branch ${branch(publication.branch)}`;
  return ` in ${pull.draft ? "draft " : ""}pull request ${link(pull)}`;
}

function limit({ reached }: RunState): string {
  if (reached?.limit === "disk") return "the disk has less than 1 GiB left";
  if (reached === undefined || reached.of === 0) return "a limit is used up";
  return `the limit of ${limitInWords(reached.limit, reached.of)} is used up`;
}

function rescued(state: RunState, place: string): string {
  return state.publication === undefined && state.proposed === undefined
    ? ""
    : place === ""
      ? `. The work so far: ${files(state)}`
      : `. The work so far, ${files(state)}, is${place}`;
}

/** How to continue; undefined when nothing listens for an answer. */
export function nextStep(state: RunState): string | undefined {
  const phrase = state.started?.request.phrase;
  const conclusion = state.outcome?.conclusion;
  if (conclusion === "planned" && state.plan !== undefined) return howToApprove(state, state.plan);
  if (phrase === undefined || conclusion === undefined) return undefined;
  switch (conclusion) {
    case "changed":
    case "unverified":
      return `To ask for more, comment ${code(`${phrase} …`)} ${state.publication?.pull === undefined ? "here" : "on the pull request"}.`;
    case "planned":
    case "answered":
    case "reviewed":
    case "unchanged":
      return `${withoutPolicy(state)}To go on, comment ${code(`${phrase} …`)} here.`;
    case "exhausted":
    case "cancelled":
    case "stuck":
      if (state.kept?.refs.length === 0) return describeUnkept(state.kept.reason, phrase);
      return `To go on from here, comment ${code(`${phrase} /continue`)}.`;
    case "blocked":
      return `Once the ${state.hooked === true ? "hook" : "policy"} allows it, ${again(state, phrase)}`;
    case "failed":
      return afterFailure(state, phrase);
    case "declined":
      return undefined;
  }
}

function afterFailure(state: RunState, phrase: string): string {
  switch (state.outcome?.fault?.kind) {
    case "closed":
      return `Reopen the pull request, and ${again(state, phrase)}`;
    case "merged":
      return `To have it done all the same, comment ${code(`${phrase} …`)} on an issue: that makes a new pull request.`;
    default:
      return `Once that is fixed, ${again(state, phrase)}`;
  }
}

/** The same event again changes nothing of what is in a pull request. */
function again({ kept, publication }: RunState, phrase: string): string {
  const unkept = kept?.refs.length === 0;
  const why = unkept && kept.reason !== undefined ? ` ${inline(kept.reason)}` : "";
  const or = publication?.pull === undefined ? " or run the workflow again" : "";
  return `comment ${code(`${phrase} ${unkept ? "…" : "/continue"}`)}${or}.${why}`;
}

/** People who asked for a change must learn why there is none. */
function withoutPolicy({ started }: RunState): string {
  return started?.policy.path === "built-in:read-only"
    ? "This repository has no policy file, so Remit reads and answers, and changes nothing. To let it change files, add `.github/remit.toml`: `remit init` writes one. "
    : "";
}

function howToApprove({ started }: RunState, plan: NonNullable<RunState["plan"]>): string | undefined {
  if (started === undefined) return undefined;
  const { phrase, base } = started.request;
  if (plan.type === "plan.unkept") return `This plan cannot be approved. ${inline(plan.reason)}`;
  const how =
    phrase === undefined
      ? `run the workflow with ${code(`command: approve ${plan.digest.replace("sha256:", "")}`)}`
      : `comment ${code(`${phrase} /approve ${shortDigest(plan.digest)}`)} here`;
  return `To have exactly this plan carried out, ${how}. Whoever may ask for changes here may approve it, its asker included. It holds for ${code(base.name)} at ${code(base.sha.slice(0, 10))} and the policy of today: once somebody pushes there, edits this comment or changes the policy, ask for a new one.`;
}

function describeUnkept(reason: string | undefined, phrase: string): string {
  const why = reason === undefined ? "" : ` ${inline(reason)}`;
  return `To have it done, comment ${code(`${phrase} …`)}; a new run starts afresh.${why}`;
}

// ── The first sentence of an answer ──────────────────────────────────────────────────────────────────────────────────

/**
 * The first sentence, on one line, with its Markdown; and the answer without it, or whole if the sentence was cut. Undefined
 * for an answer that does not begin with a sentence, but with a list, a table, code, or nothing.
 */
export function splitHeadline(answer: string) {
  const whole = plainText(answer).trim();
  const heading = /^#{1,6}[ \t][^\n]*\n\s*/.exec(whole)?.[0] ?? "";
  const from = heading.length;
  const paragraph = firstParagraph(whole.slice(from, from + LOOKED));
  const sentence = firstSentence(paragraph);
  if (sentence.trim() === "") return undefined;
  if (sentence.length > LONGEST) return { sentence: clip(sentence.trim(), LONGEST), rest: whole };
  const after = whole.slice(from + sentence.length).trim();
  return { sentence: sentence.trim(), rest: after === "" ? "" : `${heading}${after}` };
}

/** The most characters of a headline. */
const LONGEST = 240;
/** The most characters that are searched. */
const LOOKED = 2_000;

const BLOCK = /^\s*(?:[-*+>|]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/;

/** Its lines up to the first that is blank or begins another block, joined into one line of the same length. */
function firstParagraph(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => line.trim() === "" || BLOCK.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).join(" ");
}

/** A full stop inside code or emphasis does not end the sentence. */
function firstSentence(paragraph: string): string {
  let sentence = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(paragraph)) {
    sentence += segment;
    if (isWhole(sentence) || sentence.length > LONGEST) break;
  }
  return sentence;
}

function isWhole(text: string): boolean {
  const marks = (mark: string) => text.split(mark).length - 1;
  return marks("`") % 2 === 0 && marks("**") % 2 === 0 && marks("[") === marks("]");
}
