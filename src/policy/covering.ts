/** Whether command patterns hold for commands: for certain, to allow; by any chance, to deny. */
import { couldCover, covers } from "./glob.ts";
import { hasHole } from "./holes.ts";
import { isBareStar, type Pattern, type PatternWord } from "./pattern.ts";
import type { Argument, HostUse, Mark, Part, PathUse, Setting } from "./shell/line.ts";

/** How a pattern fits a command: the command's words, and where the part that is judged begins among them. */
export interface Fit {
  readonly pattern: Pattern;
  readonly words: readonly Argument[];
  readonly shift: number;
}

/** The ways a pattern covers a command whatever its holes hold: by its own words, or by those of its wrapper too. */
export function fitsOf(pattern: Pattern, part: Part): readonly Fit[] {
  if (!mayBegin(pattern, part.words) && !mayBegin(pattern, part.wrapped?.words)) return NO_FITS;
  const spellings = [{ words: part.words, shift: 0 }, ...(part.wrapped === undefined ? [] : [part.wrapped])];
  return spellings
    .filter(({ words, shift }) => coversWords(pattern, words, shift))
    .map(({ words, shift }) => ({ pattern, words, shift }));
}

const NO_FITS: readonly Fit[] = [];

/** Whether the first word does not rule a pattern out. A policy has hundreds of patterns, and most are for other programs. */
function mayBegin({ words: [first] }: Pattern, words: readonly Argument[] | undefined): boolean {
  return words !== undefined && (first === undefined || first.length > 1 || first[0] === words[0]?.value);
}

function coversWords(pattern: Pattern, words: readonly Argument[], shift: number): boolean {
  const { length } = pattern.words;
  // A pattern for the wrapper must name the command behind it.
  if (words.length < length || (shift > 0 && length <= shift)) return false;
  if (words.length > length && !pattern.rest) return false;
  return pattern.words.every((word, index) => {
    const argument = words[index];
    return argument?.spread === "one" && covers(word, argument.value);
  });
}

/** Whether the pattern names what a mark is about: by a word that is more than `*`, or by having no final `*`. */
export function opens({ pattern, words, shift }: Fit, { at }: Mark): boolean {
  const index = at + shift;
  if (index >= words.length) return !pattern.rest;
  const word = pattern.words[index];
  return word !== undefined && !isBareStar(word);
}

/** Whether the pattern names an assignment. */
export function namesSetting({ pattern, words, shift }: Fit, { name, value }: Setting): boolean {
  const text = `${name}=${value}`;
  const inFront = pattern.assignments.some((word) => covers(word, text));
  // Behind `env`, the assignment is a word of the wrapper.
  const index = words.slice(0, shift).findIndex((word) => word.value === text);
  const named = index === -1 ? undefined : pattern.words[index];
  return inFront || (named !== undefined && !isBareStar(named));
}

/** Whether the pattern itself says which path a word names, so that no path rule is needed to write there. */
export function namesPath({ pattern, shift }: Fit, { at, path }: PathUse): boolean {
  if (at === undefined || hasHole(path)) return false;
  const word = pattern.words[at.word + shift];
  return word !== undefined && says(word, at.offset);
}

/** Whether the pattern itself says which host a word names. */
export function namesHost({ pattern, shift }: Fit, { at, host }: HostUse): boolean {
  const [start = ""] = pattern.words[at + shift] ?? [];
  const whole = pattern.words[at + shift]?.length === 1;
  const named = /^(?:https?:\/\/)?([^/?#\\@\s:]+)(:\d+)?([/?#]|$)/i.exec(start);
  return named?.[1]?.toLowerCase() === host && (whole || named[3] !== "");
}

/** Whether what stands behind `offset` in a pattern's word is more than a star. */
function says(word: PatternWord, offset: number): boolean {
  const [start = "", ...others] = word;
  if (others.length === 0) return true;
  return [start.slice(offset), ...others].some((literal) => literal !== "");
}

// ── Denials ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Whether a denial's pattern could hold for a command: as it stands, behind its wrapper, or with its options in
 * another place or written together, which changes nothing of what the command does.
 */
export function couldHold(pattern: Pattern, part: Part): boolean {
  if (couldMatch(pattern, part.words) || (part.wrapped !== undefined && couldMatch(pattern, part.wrapped.words)))
    return true;
  return couldMatchLoosely(pattern, part);
}

function couldMatch(pattern: Pattern, words: readonly Argument[]): boolean {
  const firstAny = words.findIndex(({ spread }) => spread !== "one");
  const certain = firstAny === -1 ? words : words.slice(0, firstAny);
  const { length } = pattern.words;
  if (firstAny === -1 && (words.length < length || (words.length > length && !pattern.rest))) return false;
  // Behind words of unknown number anything may follow.
  if (firstAny !== -1 && !pattern.rest && certain.length > length) return false;
  return pattern.words.slice(0, certain.length).every((word, index) => couldBe(word, certain[index], index === 0));
}

/** A program given by its path is the program. */
function couldBe(word: PatternWord, argument: Argument | undefined, program: boolean): boolean {
  if (argument === undefined) return false;
  if (couldCover(word, argument.value)) return true;
  return program && couldCover(word, argument.value.slice(argument.value.lastIndexOf("/") + 1));
}

function couldMatchLoosely(pattern: Pattern, part: Part): boolean {
  const [program, ...others] = part.words;
  const [name, ...wanted] = pattern.words;
  if (program === undefined || name === undefined || !couldBe(name, program, true)) return false;
  const indexes = part.operands ?? others.flatMap(({ value }, index) => (value.startsWith("-") ? [] : [index + 1]));
  const operands = indexes.flatMap((index) => part.words[index] ?? []);
  const isOption = (word: PatternWord) => word[0]?.startsWith("-") === true;
  const wantedOptions = wanted.filter(isOption);
  const wantedOperands = wanted.filter((word) => !isOption(word));
  const loose = part.words.some(({ spread }) => spread === "any");
  if (!wantedOptions.every((option) => others.some((word) => couldBeOption(option, word)))) return false;
  if (operands.length > wantedOperands.length && !pattern.rest) return false;
  return wantedOperands.every((word, index) =>
    operands[index] === undefined ? loose : couldBe(word, operands[index], false),
  );
}

function couldBeOption(option: PatternWord, { value, spread }: Argument): boolean {
  if (spread === "any" || couldCover(option, value)) return true;
  const [name = ""] = option;
  if (option.length > 1) return false;
  // `--force` is in `--force=yes`, and `-f` in `-rf`.
  if (name.startsWith("--")) return value.startsWith(`${name}=`);
  return name.length === 2 && /^-[^-]/.test(value) && value.includes(name.charAt(1));
}
