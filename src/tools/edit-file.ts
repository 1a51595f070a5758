/** Reads a file to change it, and writes it back so that nothing else in it changes. */
import { structuredPatch } from "diff";
import type { Answer, Edit, ErrorCode } from "../events.ts";
import { decode, type Decoded, encode } from "../lib/encoding.ts";
import { findOmission } from "../lib/edit.ts";
import { systemCode } from "../ports.ts";
import { cutLine, MOST_BYTES } from "./clip.ts";
import { refuseIgnored } from "./walk.ts";
import { factsOfFile, type LocatedFile, isRefused, quotePath, readBytes, refusedWith, type Refused } from "./paths.ts";
import { failure } from "./tool.ts";
import type { AnswerContext, FileContext } from "./context.ts";
import { digestOf } from "../lib/seal.ts";

/** A text file as read. */
export interface LoadedFile extends Decoded {
  readonly digest: string;
}

/** The text of an existing file, or why it cannot be edited. */
export async function loadText(located: LocatedFile, context: FileContext): Promise<LoadedFile | Refused> {
  const facts = await factsOfFile(located, context);
  if (isRefused(facts)) return facts;
  const ignored = await refuseIgnored(located, context);
  if (ignored !== undefined) return refusedWith(ignored);
  if (facts.size > MOST_BYTES) {
    return refusedWith(
      failure("too_large", `${quotePath(located.path)} has ${facts.size} bytes; ${MOST_BYTES} can be edited.`),
    );
  }
  const bytes = await readBytes(located, context);
  if (isRefused(bytes)) return bytes;
  const decoded = decode(bytes);
  if (decoded === undefined) return refusedWith(failure("binary", `${quotePath(located.path)} is a binary file.`));
  return { ...decoded, digest: digestOf(bytes) };
}

/** Writes a text in the file's encoding, and answers with a short diff. `heading` comes before the diff. */
export async function storeText(
  located: LocatedFile,
  before: LoadedFile | undefined,
  text: string,
  heading: string,
  context: FileContext & AnswerContext,
): Promise<Answer> {
  const bytes = encode(text, before ?? { encoding: "utf-8", mark: false });
  if (bytes === undefined) {
    const { encoding } = before ?? { encoding: "utf-8" };
    return failure(
      "failed",
      `${quotePath(located.path)} is ${encoding}, which cannot write some characters of the new text.`,
    );
  }
  try {
    await context.files.write(located.absolute, bytes);
  } catch (error) {
    const answer = answerWriteError(error, located);
    if (answer === undefined) throw error;
    return answer;
  }
  context.seen.note(located.path, digestOf(bytes));
  const edit = describeEdit(located.path, before?.text ?? "", text, context.redact);
  const why = await context.leftOut(located.path, bytes.length);
  const note = why === undefined ? "" : `\n[It will not be published: ${why}.]`;
  return { text: `${heading} (+${edit.added} −${edit.removed})\n${edit.diff}`.trimEnd() + note, edit };
}

/** Writes a new file, unless the text leaves something out. */
export async function createText(
  located: LocatedFile,
  text: string,
  context: FileContext & AnswerContext,
): Promise<Answer> {
  const omission = findOmission(text, "");
  if (omission !== undefined) return answerOmission(omission);
  return await storeText(located, undefined, text, `Created ${quotePath(located.path)}`, context);
}

/** Replaces the whole text of a file that was read, unless the new text leaves something out. */
export async function overwriteText(
  located: LocatedFile,
  before: LoadedFile,
  content: string,
  context: FileContext & AnswerContext,
): Promise<Answer> {
  const seen = context.seen.digest(located.path);
  if (seen !== before.digest) return answerUnseen(located, seen);
  const omission = findOmission(content, before.text);
  if (omission !== undefined) return answerOmission(omission);
  const text = keepEndings(content, before.text);
  if (text === before.text) return failure("no_change", `${quotePath(located.path)} already has this content.`);
  return await storeText(located, before, text, `Wrote ${quotePath(located.path)}`, context);
}

/** Keeps CRLF in a file whose lines all end in it. */
function keepEndings(content: string, before: string): string {
  const carriage = before.includes("\r\n") && !/(?<!\r)\n/u.test(before);
  return carriage ? content.replaceAll(/\r?\n/gu, "\r\n") : content;
}

function answerWriteError(error: unknown, located: LocatedFile): Answer | undefined {
  const [code, why] = WRITE_FAULTS[systemCode(error) ?? ""] ?? [];
  return code === undefined ? undefined : failure(code, `${quotePath(located.path)} was not written: ${why}.`);
}

const NOT_PERMITTED = ["failed", "the file system does not permit it"] as const;
const FULL = ["no_space", "the disk is full"] as const;
const BELOW_A_FILE = ["not_a_directory", "a file is where its directory would have to be"] as const;

const WRITE_FAULTS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: NOT_PERMITTED,
  EPERM: NOT_PERMITTED,
  EROFS: NOT_PERMITTED,
  ENOTDIR: BELOW_A_FILE,
  EEXIST: BELOW_A_FILE,
  EISDIR: ["is_directory", "it is a directory"],
  ENAMETOOLONG: ["invalid_arguments", "the name is too long"],
  ELOOP: ["outside_workspace", "a symbolic link was put in its way"],
};

/** Lines of unchanged text around each change. */
const CONTEXT = 3;
/** A diff that only confirms an edit: at most this many lines, and characters per line. */
const MOST_LINES = 60;
const MOST_COLUMNS = 300;
// The time for a diff grows with the square of the differing lines.
const MOST_DIFFERENT = 4000;

/** Counts the changed lines and shows a shortened diff. Secrets are removed before lines are cut. */
export function describeEdit(path: string, before: string, after: string, redact: (text: string) => string): Edit {
  const { old, fresh, skipped } = trimCommon(before, after);
  const options = { context: CONTEXT, maxEditLength: MOST_DIFFERENT, stripTrailingCr: true } as const;
  const patch = old === "" || fresh === "" ? undefined : structuredPatch(path, path, old, fresh, "", "", options);
  const lines =
    patch?.hunks.flatMap((hunk) => [
      `@@ -${startOf(hunk.oldStart + skipped, hunk.oldLines)} +${startOf(hunk.newStart + skipped, hunk.newLines)} @@`,
      ...hunk.lines,
    ]) ?? rewritten(old, fresh, skipped);
  const count = (mark: string): number => lines.filter((line) => line.startsWith(mark)).length;
  const shown = lines.slice(0, MOST_LINES).map((line) => shorten(line, redact));
  const left = lines.length - shown.length;
  const diff = [...shown, ...(left > 0 ? [`[${left} more lines of diff]`] : [])].join("\n");
  return { path, diff, added: count("+"), removed: count("-") };
}

function shorten(line: string, redact: (text: string) => string): string {
  return line.length <= MOST_COLUMNS ? line : cutLine(redact(line), MOST_COLUMNS, `${line.length} characters`);
}

/** An empty range starts at the line before, as in unified diffs. */
function startOf(start: number, lines: number): string {
  return `${lines === 0 ? start - 1 : start},${lines}`;
}

/** The two texts without their common beginning and end, except for the context. */
function trimCommon(
  before: string,
  after: string,
): { readonly old: string; readonly fresh: string; readonly skipped: number } {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < most - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail += 1;
  }
  const start = linesBack(before, head, CONTEXT + 1);
  const end = linesOn(before, before.length - tail, CONTEXT + 1);
  return {
    old: before.slice(start, end),
    fresh: after.slice(start, after.length - (before.length - end)),
    skipped: countFeeds(before, start),
  };
}

/** The offset where the line `lines` up begins; 1 means the offset's own line. */
function linesBack(text: string, offset: number, lines: number): number {
  let start = offset;
  for (let line = 0; line < lines && start > 0; line += 1)
    start = start < 2 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
  return start;
}

/** The offset where the line `lines` down ends; 1 means the offset's own line. */
function linesOn(text: string, offset: number, lines: number): number {
  let end = offset;
  for (let line = 0; line < lines && end < text.length; line += 1) {
    const feed = text.indexOf("\n", end);
    end = feed === -1 ? text.length : feed + 1;
  }
  return end;
}

function countFeeds(text: string, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** Replaces all lines: for a file that is new, emptied, or too different. */
function rewritten(old: string, fresh: string, skipped: number): readonly string[] {
  const [gone, come] = [linesOf(old), linesOf(fresh)];
  const header = `@@ -${startOf(skipped + 1, gone.length)} +${startOf(skipped + 1, come.length)} @@`;
  return [header, ...gone.map((line) => `-${line}`), ...come.map((line) => `+${line}`)];
}

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.replace(/\r?\n$/u, "").split(/\r?\n/u);
}

/** Refuses to change an existing file that was not read in its current state. */
export function answerUnseen(located: LocatedFile, seen: string | undefined): Answer {
  const name = quotePath(located.path);
  return seen === undefined
    ? failure(
        "not_read_yet",
        `${name} exists and was not read in this run.`,
        "Read it with read_file, then repeat the call.",
      )
    : failure(
        "changed_since_read",
        `${name} changed since it was read.`,
        "Read it again with read_file, then repeat the call.",
      );
}

export function answerOmission(line: string): Answer {
  const sentence = `The new text leaves something out: ${JSON.stringify(line)} replaces lines that would be lost.`;
  return failure("invalid_arguments", sentence, "Write them out in full, or change less with replace.");
}
