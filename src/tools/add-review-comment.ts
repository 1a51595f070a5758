/** `add_review_comment`: a comment on lines of a pull request, checked against its diff, and their collection. */
import type { JsonObject, ReviewNote, Severity, Answer } from "../events.ts";
import { optionalNumber, optionalText, textArg } from "./args.ts";
import { answeringGitHub } from "./github-answer.ts";
import { unavailable, type Tool, failure } from "./tool.ts";
import { firstOf } from "../lib/cut.ts";
import { onceDone } from "../lib/once.ts";
import { onlyFor } from "../lib/attempt.ts";
import { listed } from "../lib/parts.ts";
import { GitHubError, type GitHub, type PullFile } from "../ports.ts";

const SEVERITIES: readonly Severity[] = ["critical", "high", "medium", "low"];

export const addReviewComment: Tool = {
  name: "add_review_comment",
  description: "Add a comment on lines of the pull request's diff to the review, which is posted when you finish.",
  parameters: {
    type: "object",
    properties: {
      path: { type: "string", minLength: 1 },
      line: { type: "integer", minimum: 1, description: "Last line" },
      start_line: { type: "integer", minimum: 1 },
      side: { type: "string", enum: ["LEFT", "RIGHT"], description: "LEFT: the old file. Default RIGHT" },
      severity: { type: "string", enum: [...SEVERITIES] },
      body: { type: "string", minLength: 1, maxLength: 10_000 },
      suggestion: { type: "string", maxLength: 10_000, description: "Replaces all of the lines; empty deletes them" },
    },
    required: ["path", "line", "severity", "body"],
  },
  effect: "write",
  for: ["review"],
  needs: () => [],
  async run(args, { review }, signal) {
    if (review === undefined) return unavailable("A review");
    return await answeringGitHub(signal, () => review.add(noteOf(args)));
  },
};

function noteOf(args: JsonObject): ReviewNote {
  const line = optionalNumber(args, "line") ?? 0;
  const start = optionalNumber(args, "start_line");
  const suggestion = optionalText(args, "suggestion")?.replaceAll("\r\n", "\n");
  return {
    path: textArg(args, "path").replace(/^\.?\//, ""),
    line,
    ...(start === undefined || start === line ? {} : { startLine: start }),
    side: args["side"] === "LEFT" ? "LEFT" : "RIGHT",
    severity: SEVERITIES.find((one) => one === args["severity"]) ?? "medium",
    body: textArg(args, "body").trim(),
    ...(suggestion === undefined ? {} : { suggestion: suggestion.replace(/(?<=[^\n])$/, "\n") }),
  };
}

/** Comments of one review. GitHub fails with many in one request, and nobody reads them. */
const MOST_NOTES = 50;

export interface Review {
  /** In the order they were made. */
  readonly notes: readonly ReviewNote[];
  /** Adds a note, or says what is wrong with it. */
  add(note: ReviewNote): Promise<Answer>;
}

/** Fetches the diff of `head` once, at the first note. `earlier`: notes of the run that this one continues. */
export function openReview(
  pull: number,
  head: string,
  github: Pick<GitHub, "pull" | "pullFiles">,
  earlier: readonly ReviewNote[] = [],
): Review {
  const notes = [...earlier];
  const ask = onceDone(() => readDiff(pull, head, github));
  return {
    notes,
    async add(note) {
      // A finding must not be lost: GitHub judges its lines again when the review is posted.
      const diff = await ask().catch(onlyFor(GitHubError, () => undefined));
      const refusal = diff === undefined ? refuseMore(note, notes) : refuseNote(note, notes, diff);
      if (refusal !== undefined) return refusal;
      const whole = diff === undefined ? note : { ...note, text: linesOf(note, diff) };
      notes.push(whole);
      const unchecked = diff === undefined ? " GitHub did not show the diff: its lines are not checked." : "";
      return { text: `Noted for the review: ${placeOf(note)} (${notes.length} so far).${unchecked}`, note: whole };
    },
  };
}

interface Diff {
  readonly files: ReadonlyMap<string, PullFile>;
  /** The current head, if it has moved. */
  readonly moved?: string;
}

async function readDiff(number: number, head: string, github: Pick<GitHub, "pull" | "pullFiles">): Promise<Diff> {
  const files = await github.pullFiles(number);
  // Read after the files: files listed before a push belong to the old head.
  const now = (await github.pull(number)).head.sha;
  return { files: new Map(files.map((file) => [file.path, file])), ...(now === head ? {} : { moved: now }) };
}

function refuseNote(note: ReviewNote, notes: readonly ReviewNote[], { files, moved }: Diff): Answer | undefined {
  if (moved !== undefined) {
    const sentence = `Commits were pushed to the pull request since this run began: its head is ${moved} now.`;
    return failure("failed", sentence, "Lines cannot be checked any more: say what you found in your final answer.");
  }
  const more = refuseMore(note, notes);
  if (more !== undefined) return more;
  const file = files.get(note.path);
  if (file === undefined) return refusePath(note.path, [...files.keys()]);
  if (file.patch === undefined) {
    const why = "GitHub shows no diff of it: it is binary, only renamed, or too large";
    return failure("not_found", `No line of ${note.path} can be commented on. ${why}.`, "Say it in your final answer.");
  }
  return refuseLines(note, readHunks(file.patch));
}

/** Why the review gets no further note like this one. */
function refuseMore(note: ReviewNote, notes: readonly ReviewNote[]): Answer | undefined {
  if (notes.length >= MOST_NOTES) {
    return failure(
      "failed",
      `The review has ${MOST_NOTES} comments; there can be no more.`,
      "Say the rest at the end.",
    );
  }
  if (notes.some((other) => isSame(other, note)))
    return failure("no_change", "The review has this very comment already.");
  return undefined;
}

function isSame(a: ReviewNote, b: ReviewNote): boolean {
  return a.path === b.path && a.line === b.line && a.side === b.side && a.body === b.body;
}

function refusePath(path: string, paths: readonly string[]): Answer {
  const name = path.split("/").at(-1) ?? "";
  const near = paths.filter((other) => other.split("/").at(-1) === name);
  const hint = near.length > 0 ? near : paths;
  return failure("not_found", `The pull request does not change ${path}.`, `It changes: ${listed(hint, 30)}.`);
}

function refuseLines(note: ReviewNote, hunks: readonly Hunk[]): Answer | undefined {
  const { path, line, startLine = line, side, suggestion } = note;
  const shown = `The diff of ${path} shows the lines ${listLines(hunks, "RIGHT")}; ${listLines(hunks, "LEFT")}.`;
  const hunk = hunks.find((one) => one[side].has(line));
  if (hunk === undefined) return failure("not_found", `Line ${line} (${side}) is not in the diff of ${path}.`, shown);
  if (startLine > line) {
    return failure("invalid_arguments", `start_line ${startLine} comes after line ${line}.`);
  }
  if (!hunk[side].has(startLine)) {
    const sentence = `Lines ${startLine} and ${line} (${side}) are not in one hunk of the diff of ${path}.`;
    return failure("not_found", sentence, shown);
  }
  if (suggestion === undefined) return undefined;
  if (side === "LEFT") {
    return failure("invalid_arguments", "A suggestion replaces lines of the new file: it needs side RIGHT.");
  }
  if (suggestion === "" || `${textIn(hunk, note).replaceAll(/\r$/gm, "")}\n` !== suggestion) return undefined;
  return failure("no_change", `The suggestion is what ${placeOf(note)} says already.`, "Leave it out, or fix it.");
}

function linesOf(note: ReviewNote, { files }: Diff): string {
  const hunk = readHunks(files.get(note.path)?.patch ?? "").find((one) => one[note.side].has(note.line));
  return hunk === undefined ? "" : firstOf(textIn(hunk, note), LONGEST_TEXT);
}

/** Characters kept of a note's lines, enough to recognise them. */
const LONGEST_TEXT = 4_000;

function textIn(hunk: Hunk, { line, startLine = line, side }: ReviewNote): string {
  const lines = Array.from({ length: line - startLine + 1 }, (_, index) => hunk[side].get(startLine + index) ?? "");
  return lines.join("\n");
}

function placeOf({ path, line, startLine = line, side }: ReviewNote): string {
  const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
  return `${path}:${lines}${side === "LEFT" ? " (LEFT)" : ""}`;
}

/** A hunk's lines by number, in the old file (`LEFT`) and in the new (`RIGHT`). */
interface Hunk {
  readonly LEFT: ReadonlyMap<number, string>;
  readonly RIGHT: ReadonlyMap<number, string>;
}

/** The hunks of a file's patch in GitHub's format. */
export function readHunks(patch: string): readonly Hunk[] {
  const hunks: { LEFT: Map<number, string>; RIGHT: Map<number, string> }[] = [];
  let [left, right] = [0, 0];
  for (const row of patch.split("\n")) {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row);
    const hunk = hunks.at(-1);
    if (header !== null) {
      [left, right] = [Number(header[1]), Number(header[2])];
      hunks.push({ LEFT: new Map(), RIGHT: new Map() });
    } else if (hunk !== undefined && !row.startsWith("\\")) {
      const text = row.slice(1);
      if (!row.startsWith("+")) hunk.LEFT.set(left++, text);
      if (!row.startsWith("-")) hunk.RIGHT.set(right++, text);
    }
  }
  return hunks;
}

/** The lines of one side: `RIGHT 10-24, 40`. */
function listLines(hunks: readonly Hunk[], side: keyof Hunk): string {
  const ranges = hunks.flatMap((hunk) => {
    const lines = [...hunk[side].keys()];
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined) return [];
    return first === last ? [`${first}`] : [`${first}-${last}`];
  });
  return `${side} ${ranges.length === 0 ? "none" : ranges.join(", ")}`;
}
