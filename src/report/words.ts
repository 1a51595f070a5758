/** A run's end in plain words, and what a person can do next. */
import type { Conclusion, FailureKind, Outcome } from "../events.ts";
import { counted, limitInWords } from "./figures.ts";
import { code, inline } from "./markdown.ts";
import type { Story } from "./story.ts";

/** The first line of a report, without markup of its own. */
export function headline(story: Story): string {
  const { outcome } = story;
  return outcome === undefined
    ? "Working"
    : `${MARKS[outcome.conclusion]} ${SENTENCES[outcome.conclusion](story, outcome)}`;
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

const SENTENCES: Readonly<Record<Conclusion, (story: Story, outcome: Outcome) => string>> = {
  changed: (story) => `Changed ${files(story)}${where(story)}`,
  answered: () => "Answered",
  reviewed: () => "Reviewed",
  planned: () => "Planned",
  unchanged: () => "Nothing changed",
  declined: () => "Declined",
  unverified: (story) => `Changed ${files(story)}${where(story)}, but the verification failed`,
  blocked: (story) => `Blocked: the policy does not allow what the task needs${rescued(story)}`,
  stuck: (story) => `Stopped: it was going round in circles${rescued(story)}`,
  exhausted: (story) => `Stopped: ${limit(story)} is used up${rescued(story)}`,
  cancelled: (story) => `Cancelled${rescued(story)}`,
  failed: (story, outcome) => `Failed: ${FAILURES[outcome.fault?.kind ?? "internal"]}${rescued(story)}`,
};

const FAILURES: Readonly<Record<FailureKind, string>> = {
  config: "the configuration has a fault",
  auth: "the model's service does not accept the credentials",
  quota: "the model has no quota left",
  model: "the model gave no usable answer",
  github: "GitHub did not do what was asked of it",
  git: "git did not do what was asked of it",
  conflict: "the branch has moved meanwhile",
  sandbox: "the policy requires a sandbox and there is none",
  internal: "something went wrong in Remit itself",
};

function files({ publication }: Story): string {
  return counted(publication?.files.length ?? 0, "file");
}

function where({ publication }: Story): string {
  if (publication === undefined) return "";
  const { pull, branch } = publication;
  if (pull === undefined) return ` on branch ${code(branch)}`;
  return ` in ${pull.draft ? "draft " : ""}pull request [#${pull.number}](${encodeURI(pull.url)})`;
}

function limit({ reached }: Story): string {
  return reached === undefined || reached.of === 0
    ? "a limit"
    : `the limit of ${limitInWords(reached.limit, reached.of)}`;
}

function rescued(story: Story): string {
  return story.publication === undefined ? "" : `. The work so far, ${files(story)}, is${where(story)}`;
}

/** What went wrong and what to do about it, for a failure; undefined for everything else. */
export function faultLines({ outcome }: Story): string | undefined {
  const fault = outcome?.fault;
  if (fault === undefined) return undefined;
  return [`**${inline(fault.message)}**`, ...(fault.hint === undefined ? [] : [inline(fault.hint)])].join("\n\n");
}

/** How to go on from here; undefined where nothing listens to an answer. */
export function nextStep(story: Story): string | undefined {
  const phrase = story.started?.request.phrase;
  const conclusion = story.outcome?.conclusion;
  if (phrase === undefined || conclusion === undefined) return undefined;
  switch (conclusion) {
    case "changed":
    case "unverified":
      return `To ask for more, comment ${code(`${phrase} …`)} ${story.publication?.pull === undefined ? "here" : "on the pull request"}.`;
    case "planned":
    case "answered":
    case "reviewed":
    case "unchanged":
      return `To go on, comment ${code(`${phrase} …`)} here.`;
    case "exhausted":
    case "cancelled":
    case "stuck":
      return `To go on from here, comment ${code(`${phrase} /continue`)}.`;
    case "blocked":
    case "failed":
      return `Once that is mended, comment ${code(`${phrase} /continue`)} or run the workflow again.`;
    case "declined":
      return undefined;
  }
}
