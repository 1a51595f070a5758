/** Replaces text in a file. Loaded before the first edit: it takes the code that compares texts with it. */
import type { Answer } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { createText, loadText, storeText, type LoadedFile, answerOmission, answerUnseen } from "./edit-file.ts";
import { findNearest, findOmission, matchEdit, splice, type Match, type Strategy } from "../lib/edit.ts";
import { isSpilled } from "./args.ts";
import { listed } from "../lib/parts.ts";
import { isRefused, locate, quotePath, type LocatedFile } from "./paths.ts";
import { failure } from "./tool.ts";
import type { Correct, AnswerContext, FileContext } from "./context.ts";

export interface EditArgs {
  readonly path: string;
  readonly instruction: string;
  readonly oldText: string;
  readonly newText: string;
  readonly several: boolean;
}

export async function replaceText(
  edit: EditArgs,
  context: FileContext & AnswerContext,
  signal: AbortSignal,
): Promise<Answer> {
  if (isSpilled(edit.path)) return failure("protected", `${edit.path} is a kept output; it can only be read.`);
  const located = await locate(edit.path, context);
  if (isRefused(located)) return located.answer;
  if (edit.oldText === "") return await createFile(located, edit, context);
  const before = await loadText(located, context);
  return isRefused(before) ? before.answer : await editFile({ located, before, edit, context, signal });
}

async function createFile(
  located: LocatedFile,
  { newText }: EditArgs,
  context: FileContext & AnswerContext,
): Promise<Answer> {
  if ((await context.files.facts(located.absolute)) === undefined) return await createText(located, newText, context);
  const sentence = `${quotePath(located.path)} exists; an empty old_string creates a file.`;
  return failure("already_exists", sentence, "Give the text to replace.");
}

/** One edit of one file, from its arguments to its answer. */
interface PreparedEdit {
  readonly located: LocatedFile;
  readonly before: LoadedFile;
  readonly edit: EditArgs;
  readonly context: FileContext & AnswerContext;
  readonly signal: AbortSignal;
}

async function editFile(prepared: PreparedEdit): Promise<Answer> {
  const { located, before, edit, context } = prepared;
  const seen = context.seen.digest(located.path);
  if (seen !== before.digest) return answerUnseen(located, seen);
  if (edit.oldText === edit.newText) return failure("no_change", "old_string and new_string are the same.");
  const omission = findOmission(edit.newText, edit.oldText);
  if (omission !== undefined) return answerOmission(omission);
  const match = matchEdit(before.text, edit.oldText, edit.newText, edit.several);
  return match.kind === "none" ? await correctOrExplain(prepared) : await answerMatch(prepared, match, "");
}

async function answerMatch(
  { located, before, context }: PreparedEdit,
  match: Exclude<Match, { kind: "none" }>,
  details: string,
): Promise<Answer> {
  if (match.kind === "several") {
    const how = match.strategy === "exact" ? "occurs" : `matches (${match.strategy})`;
    const places = `${match.lines.length} times, at lines ${listed(match.lines, MOST_NAMED)}`;
    const hint = "Give more of the lines around the one you mean, or set allow_multiple.";
    return failure("ambiguous", `old_string ${how} ${places} of ${quotePath(located.path)}.`, hint);
  }
  const text = splice(before.text, match.spans);
  if (text === before.text) return failure("no_change", `${quotePath(located.path)} would stay as it is.`);
  const where = match.lines.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`));
  const lines = `line${where.length === 1 && !where[0]?.includes("-") ? "" : "s"} ${where.slice(0, MOST_NAMED).join(", ")}`;
  return await storeText(
    located,
    before,
    text,
    `Edited ${quotePath(located.path)} at ${lines}${describe(match.strategy)}${details}`,
    context,
  );
}

const MOST_NAMED = 20;

function describe(strategy: Strategy): string {
  return strategy === "exact" ? "" : ` (matched: ${strategy}; check the diff)`;
}

async function correctOrExplain(prepared: PreparedEdit): Promise<Answer> {
  const { located, before, edit, context, signal } = prepared;
  if (edit.newText.length >= LEAST_APPLIED && before.text.replaceAll("\r\n", "\n").includes(edit.newText)) {
    const sentence = `old_string is not in ${quotePath(located.path)}, and new_string is there already.`;
    return failure("no_change", sentence, "The edit seems to have been made before.");
  }
  // A placeholder in the old text stands for lines that only its writer knows.
  const elided = findOmission(edit.oldText, before.text);
  if (elided === undefined && context.correct !== undefined && !EXACT_ONLY.test(located.path)) {
    const { instruction, oldText, newText } = edit;
    const failedEdit = { path: located.path, instruction, oldText, newText, content: excerpt(before.text, oldText) };
    const corrected = await context.correct(failedEdit, signal);
    const match = corrected === undefined ? undefined : matchCorrected(before.text, corrected, edit.several);
    if (match?.kind === "matched")
      return await answerMatch(prepared, match, " (old_string was corrected; check the diff)");
  }
  return explainMiss(prepared, elided);
}

/** A model in a hurry leaves code out of a correction as it does out of an edit. */
function matchCorrected(text: string, { oldText, newText }: CorrectedEdit, several: boolean): Match | undefined {
  return findOmission(newText, oldText) === undefined ? matchEdit(text, oldText, newText, several) : undefined;
}

type CorrectedEdit = NonNullable<Awaited<ReturnType<Correct>>>;

/** A shorter text may be there by chance. */
const LEAST_APPLIED = 10;
/** In these files a model should not correct a quote or a comma; Gemini CLI does not either. */
const EXACT_ONLY = /\.(?:json|ipynb)$/iu;
/** What a correction sees: a file of so many characters, otherwise so many lines around the nearest place. */
const SHOWN_WHOLE = 12_000;
const SHOWN_AROUND = 40;

function excerpt(text: string, oldText: string): string {
  if (text.length <= SHOWN_WHOLE) return text;
  return findNearest(text, oldText, SHOWN_AROUND)?.text ?? firstOf(text, SHOWN_WHOLE);
}

function explainMiss({ located, before, edit, context }: PreparedEdit, elided: string | undefined): Answer {
  const name = quotePath(located.path);
  if (elided !== undefined) {
    const sentence = `old_string is not in ${name}: it has a placeholder, ${JSON.stringify(elided)}.`;
    return failure("no_match", sentence, "Give the lines as they are in the file.");
  }
  const nearest = findNearest(before.text, edit.oldText, 2);
  if (nearest === undefined) return failure("no_match", `old_string is not in ${name}.`, "Read the file again.");
  const shown = firstOf(context.redact(nearest.text), SHOWN_CHARS);
  return failure(
    "no_match",
    `old_string is not in ${name}. Lines ${nearest.first} to ${nearest.last} come nearest:`,
    shown,
  );
}

const SHOWN_CHARS = 4000;
