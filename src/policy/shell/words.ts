/** From a word of the line to the arguments it can become. */
import { parse, type DoubleQuotedChild, type Word, type WordPart } from "unbash";
import { ENTRY, ROOT, NAME, NUMBER, TEXT, TREE, hasHole } from "../holes.ts";
import { checkArithmetic } from "./arithmetic.ts";
import { expandBraces } from "./braces.ts";
import type { Argument } from "./line.ts";
import { readExpansion, readSimple } from "./parameters.ts";
import { doubt, type Reader } from "./reader.ts";
import type { Slot, State, Variable } from "./state.ts";
import { readSubstitution } from "./walk.ts";

/** The slots a word becomes: several by brace expansion or an array, one otherwise. */
export function expandWord(reader: Reader, state: State, word: Word): readonly Slot[] {
  const texts = expandBraces(word.text);
  if (texts === undefined) {
    doubt(reader, word.text, "it is not certain which words its braces become");
    return [[unknownWords(word.text)]];
  }
  if (texts.length === 1) return expandOne(reader, state, word);
  return texts.flatMap((text) => (text === "" ? [] : expandOne(reader, state, reparse(reader, text))));
}

/** The one text a word becomes where bash neither splits nor globs: assignments, here-strings, `case`, `[[`. */
export function expandText(reader: Reader, state: State, word: Word): readonly string[] {
  const forms = formsOf(reader, state, word, true);
  return forms.map(({ value }) => value);
}

function reparse(reader: Reader, text: string): Word {
  const [statement] = parse(`: ${text}`).commands;
  const found = statement?.command.type === "Command" ? statement.command.suffix : [];
  const [word] = found;
  if (found.length === 1 && word?.type === "Word") return word;
  doubt(reader, text, "it is not certain which words its braces become");
  return { type: "Word", text, value: TEXT, pos: 0, end: text.length };
}

function expandOne(reader: Reader, state: State, word: Word): readonly Slot[] {
  const list = listOf(reader, state, word);
  if (list !== undefined) return list;
  const slot: (Argument | undefined)[] = [];
  for (const form of formsOf(reader, state, word, false)) {
    const split = form.split === undefined ? undefined : splitFixed(form, word);
    if (split !== undefined && split.length > 1) return [[unknownWords(word.text)]];
    slot.push(split === undefined ? argumentOf(form, word.text) : split[0]);
  }
  return [slot];
}

/** What an unquoted expansion of unknown text becomes. */
function unknownWords(text: string): Argument {
  return { value: TEXT, spread: "any", text };
}

/** A word on its way: what it is so far, and what bash will still do to it. */
interface Form {
  readonly value: string;
  /** Whether a glob character stands in it unquoted. */
  readonly glob: boolean;
  /** Set when unquoted text of a variable is in it: bash splits it at blanks, and globs it. */
  readonly split: "fixed" | "unknown" | undefined;
}

function argumentOf(form: Form, text: string): Argument {
  if (form.split === "unknown") return unknownWords(text);
  return { value: form.value, spread: form.glob ? "some" : "one", text };
}

/** Certain text of an unquoted variable: split as bash would, if it is the whole word; as unknown words if it has more. */
function splitFixed(form: Form, word: Word): readonly (Argument | undefined)[] | undefined {
  if (form.split !== "fixed") return undefined;
  const whole = word.parts?.length === 1;
  if (/[*?[\\]/.test(form.value) || (!whole && /\s/.test(form.value))) return [unknownWords(word.text)];
  const pieces = form.value.split(/[ \t\n]+/).filter((piece) => piece !== "");
  if (pieces.length === 0)
    return [whole || form.value === "" ? undefined : argumentOf({ ...form, split: undefined }, word.text)];
  return pieces.map((value): Argument => ({ value, spread: "one", text: word.text }));
}

// ── Parts ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Most alternatives for one word. */
const MOST_FORMS = 24;

function formsOf(reader: Reader, state: State, word: Word, asText: boolean): readonly Form[] {
  const start: readonly Form[] = [{ value: "", glob: false, split: undefined }];
  if (word.parts === undefined) return start.map((form) => append(form, tilde(word.text, certain(reader, word.value))));
  let forms = start;
  for (const [index, part] of word.parts.entries()) {
    const next = readPart(reader, state, part, index === 0, asText);
    forms = forms.flatMap((form) => next.map((piece) => merge(form, piece)));
    if (forms.length > MOST_FORMS) forms = [{ value: TEXT, glob: false, split: asText ? undefined : "unknown" }];
  }
  return forms;
}

function append(form: Form, value: string): Form {
  return { ...form, value: form.value + value };
}

function merge(form: Form, piece: Form): Form {
  const split = form.split === "unknown" || piece.split === "unknown" ? "unknown" : (form.split ?? piece.split);
  return { value: form.value + piece.value, glob: form.glob || piece.glob, split };
}

function fixed(value: string): readonly Form[] {
  return [{ value, glob: false, split: undefined }];
}

function readPart(reader: Reader, state: State, part: WordPart, first: boolean, asText: boolean): readonly Form[] {
  switch (part.type) {
    case "Literal":
      return fixed(first ? tilde(part.text, certain(reader, part.value)) : certain(reader, part.value));
    case "SingleQuoted":
    case "AnsiCQuoted":
      return fixed(certain(reader, part.value));
    case "DoubleQuoted":
      return quoted(reader, state, part.parts, asText);
    case "Glob":
      return globbed(reader, state, part, { asText, leads: first && reader.nested !== true });
    case "SimpleExpansion":
    case "ParameterExpansion":
    case "CommandExpansion":
    case "ArithmeticExpansion":
      return unquoted(readDollar(reader, state, part), asText);
    case "ProcessSubstitution":
      readSubstitution(reader, state, part.script, part.text);
      return fixed(`/dev/fd/${NUMBER}`);
    case "BraceExpansion":
      // Reached only where bash does not expand braces: assignments and the like.
      return fixed(certain(reader, part.text));
    case "ExtendedGlob":
      if (!asText) doubt(reader, part.text, "what extended globs mean depends on the shell's options");
      return [{ value: TEXT, glob: true, split: undefined }];
    case "LocaleString":
      doubt(reader, part.text, 'a $"…" text is translated first', "Leave the $ out.");
      return fixed(TEXT);
  }
}

/** What a `$…` part stands for: the texts it can be. */
function readDollar(
  reader: Reader,
  state: State,
  part: Exclude<DoubleQuotedChild, { type: "Literal" }>,
): readonly string[] {
  switch (part.type) {
    case "SimpleExpansion":
      return valuesOf(readSimple(reader, state, part.text));
    case "ParameterExpansion":
      return valuesOf(readExpansion(reader, state, part));
    case "CommandExpansion":
      return [readSubstitution(reader, state, part.script, part.text)];
    case "ArithmeticExpansion":
      checkArithmetic(reader, state, part.expression, part.text);
      return [NUMBER];
  }
}

function valuesOf(variable: Variable): readonly string[] {
  return variable.kind === "text" ? variable.values : [TEXT];
}

function quoted(reader: Reader, state: State, parts: readonly DoubleQuotedChild[], asText: boolean): readonly Form[] {
  let values = [""];
  for (const part of parts) {
    const next = part.type === "Literal" ? [certain(reader, part.value)] : readDollar(reader, state, part);
    values = values.flatMap((value) => next.map((piece) => value + piece));
    if (values.length > MOST_FORMS) values = [TEXT];
  }
  // Beside other text, `"a$@b"` is as many words as there are parameters.
  if (!asText && parts.some(isList)) return [{ value: TEXT, glob: false, split: "unknown" }];
  return values.map((value) => ({ value, glob: false, split: undefined }));
}

function isList(part: DoubleQuotedChild): boolean {
  if (part.type === "SimpleExpansion") return part.text === "$@";
  if (part.type !== "ParameterExpansion" || part.prefix === "#") return false;
  return part.parameter === "@" || part.index?.text === "@" || part.operation?.type === "Names";
}

function unquoted(values: readonly string[], asText: boolean): readonly Form[] {
  return values.map((value): Form => {
    if (asText) return { value, glob: false, split: undefined };
    // A number has no blanks and no glob characters; a path of the current directory might.
    const certainly = !hasHole(value.replaceAll(NUMBER, "").replaceAll(ROOT, ""));
    return { value, glob: false, split: certainly ? "fixed" : "unknown" };
  });
}

function globbed(
  reader: Reader,
  state: State,
  part: Extract<WordPart, { type: "Glob" }>,
  { asText, leads }: { readonly asText: boolean; readonly leads: boolean },
): readonly Form[] {
  if (part.kind === "bracket")
    for (const inner of part.parts)
      if (inner.type !== "Literal" && inner.type !== "SingleQuoted") readPart(reader, state, inner, false, true);
  if (asText) return fixed(part.kind === "bracket" && part.parts.some(isDynamic) ? TEXT : part.text);
  // With `globstar` set, `**` crosses directories.
  const value = part.text.startsWith("**") ? TREE : leads ? ENTRY : NAME;
  return [{ value, glob: true, split: undefined }];
}

function isDynamic(part: WordPart): boolean {
  return part.type !== "Literal" && part.type !== "SingleQuoted";
}

/** Text that stands as it is, refused when it uses characters that this reader gives a meaning. */
function certain(reader: Reader, value: string): string {
  if (/[\x00-\x08\x0B-\x1F\x7F\uE000-\uE00F]/.test(value)) {
    doubt(reader, JSON.stringify(value), "it has control characters");
    return TEXT;
  }
  return value;
}

/** `~`, `~user`, `~+` become home directories and the like: never a place in the workspace that is known. */
function tilde(text: string, value: string): string {
  if (text.startsWith("~")) return `/home/~${value.slice(1)}`;
  const assigned = /^[A-Za-z_]\w*=(?:.*:)?~/.exec(text);
  return assigned === null ? value : value.replace(/([=:])~/g, "$1/home/~");
}

// ── Arrays ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The slots of a word that is nothing but an array or `"$@"`; undefined for any other word. */
function listOf(reader: Reader, state: State, word: Word): readonly Slot[] | undefined {
  // A line that goes on behind the word leaves an empty piece of text in it.
  const parts = (word.parts ?? []).filter((part) => part.type !== "Literal" || !/^(\\\n)*$/.test(part.text));
  const [only, more] = parts;
  if (only === undefined || more !== undefined) return undefined;
  const inner = only.type === "DoubleQuoted" && only.parts.length === 1 ? only.parts[0] : only;
  if (inner === undefined) return undefined;
  const quotedList = only.type === "DoubleQuoted";
  if (inner.type === "SimpleExpansion" && (inner.text === "$@" || (inner.text === "$*" && !quotedList))) {
    return slotsOf(readSimple(reader, state, inner.text), quotedList, word.text);
  }
  if (inner.type !== "ParameterExpansion" || inner.operation !== undefined || inner.prefix !== undefined)
    return undefined;
  const every = inner.parameter === "@" || inner.index?.text === "@" || (inner.index?.text === "*" && !quotedList);
  return every ? slotsOf(readExpansion(reader, state, inner), quotedList, word.text) : undefined;
}

function slotsOf(variable: Variable, quotedList: boolean, text: string): readonly Slot[] {
  if (variable.kind === "text") return [[unknownWords(text)]];
  // Unquoted, each element is split and globbed again: certain only for plain words.
  const plain = variable.slots.every((slot) =>
    slot.every((item) => item !== undefined && /^[\w./:=@%+,-]+$/.test(item.value)),
  );
  return quotedList || plain ? variable.slots : [[unknownWords(text)]];
}

/** Read what the expansions of a here-document run. */
export function readParts(reader: Reader, state: State, parts: readonly WordPart[]): void {
  for (const part of parts) readPart(reader, state, part, false, true);
}
