/** Command patterns, and whether they hold for the commands of a shell line. */
import { covers, intersects } from "../lib/glob.ts";
import type { LineCommand, Setting, Word } from "../lib/shell.ts";

// ── To allow ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether an allowing pattern covers a command, by its own words or by those of the wrapper that starts it. */
export function allowsCommand(pattern: Pattern, { words, settings, wrapped }: LineCommand): boolean {
  if (words.length === 0) return settings.every(({ name }) => isOwnVariable(name));
  const plain = coversWords(pattern, words) && settings.every((setting) => namesSetting(pattern, setting));
  if (plain || wrapped === undefined) return plain;
  // A pattern for the wrapper must also name the command that it starts.
  if (pattern.words.length <= wrapped.shift || !coversWords(pattern, wrapped.words)) return false;
  return settings.every((setting) => namesSetting(pattern, setting) || isNamedBehind(pattern, wrapped.words, setting));
}

function coversWords({ words: wanted, rest }: Pattern, words: readonly Word[]): boolean {
  if (words.length < wanted.length || (words.length > wanted.length && !rest)) return false;
  return wanted.every((word, index) => {
    const given = words[index];
    return given?.value !== undefined && !given.many && covers(word, given.value);
  });
}

/** Whether a pattern names an assignment before its command. */
function namesSetting({ assignments }: Pattern, { name, value }: Setting): boolean {
  if (HARMLESS.test(name)) return true;
  return value !== undefined && assignments.some((word) => covers(word, `${name}=${value}`));
}

/** With `env`, the assignment is an argument of the wrapper. */
function isNamedBehind({ words: wanted }: Pattern, words: readonly Word[], { text }: Setting): boolean {
  const word = wanted[words.findIndex((given) => given.text === text)];
  return word !== undefined && !isBareStar(word);
}

/** Variables that control a program's output, and name nothing to run, load or read. */
const HARMLESS =
  /^(CI|NO_COLOR|FORCE_COLOR|TERM|TZ|LANG|LC_[A-Z]+|NODE_ENV|RUST_BACKTRACE|RUST_LOG|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|RAILS_ENV|RACK_ENV|APP_ENV|MIX_ENV|GOOS|GOARCH|CGO_ENABLED)$/;

/** A variable that programs do not get unless the line exports it: a lower-case name, except those of proxies. */
function isOwnVariable(name: string): boolean {
  return HARMLESS.test(name) || (/^[a-z][a-z0-9_]*$/.test(name) && !/_proxy$|^(npm|yarn|pnpm|git|ld)_/.test(name));
}

// ── To deny ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Whether a denying pattern holds for a command, with options in other places too: `git -C web push` is `git push`.
 * `unknown` says whether words that are known only when the line runs could be what the pattern names.
 */
export function deniesCommand(pattern: Pattern, { words, wrapped }: LineCommand, unknown: Unknown): boolean {
  return (
    holdsLoosely(pattern, words, unknown) || (wrapped !== undefined && holdsLoosely(pattern, wrapped.words, unknown))
  );
}

function holdsLoosely({ words: pattern, rest }: Pattern, words: readonly Word[], unknown: Unknown): boolean {
  const [name, program] = [pattern[0], words[0]];
  if (program === undefined) return false;
  if (name === undefined) return true;
  if (!isProgram(name, program)) return false;
  const [wanted, given] = [pattern.slice(1), words.slice(1)];
  const options = wanted.filter(isOption);
  if (!options.every((option) => given.some((word) => isGiven(option, word, unknown)))) return false;
  return holdsInTurn(
    wanted.filter((word) => !isOption(word)),
    given,
    { rest, unknown },
  );
}

type Unknown = "could" | "not";

/** A program given by its path counts as the program of that name. */
function isProgram(name: PatternWord, { value = "" }: Word): boolean {
  return covers(name, value) || covers(name, value.slice(value.lastIndexOf("/") + 1));
}

function isOption(word: PatternWord): boolean {
  return word[0]?.startsWith("-") === true;
}

/** Whether a word is, or could be, what a word of the pattern names. */
function holdsWord(wanted: PatternWord, { value, texts, many }: Word, unknown: Unknown): boolean {
  if (value !== undefined) return covers(wanted, value);
  return unknown === "could" && (many || intersects(wanted, texts));
}

/** `--force=yes` contains `--force`, and `-rf` contains `-f`. */
function isGiven(option: PatternWord, word: Word, unknown: Unknown): boolean {
  const [name = "", ...others] = option;
  if (holdsWord(option, word, unknown)) return true;
  if (others.length > 0) return false;
  if (name.startsWith("--")) return holdsWord([`${name}=`, ""], word, unknown);
  return (
    name.length === 2 &&
    word.texts[0]?.startsWith("--") === false &&
    holdsWord(["-", name.charAt(1), ""], word, unknown)
  );
}

/**
 * Whether the wanted words are the first words in this order, with options and their possible values between them. The
 * cost is the product of both lengths, and patterns are short.
 */
function holdsInTurn(
  wanted: readonly PatternWord[],
  given: readonly Word[],
  { rest, unknown }: { readonly rest: boolean; readonly unknown: Unknown },
): boolean {
  // How many of the wanted words may have been found so far.
  let found = new Set([0]);
  let afterOption = false;
  for (const word of given) {
    if (rest && found.has(wanted.length)) return true;
    const open = word.value === undefined && unknown === "could";
    const option = word.texts[0]?.startsWith("-") === true || (open && word.texts[0] === "");
    const next = new Set<number>(option || afterOption || (open && word.many) ? found : []);
    for (const count of found) {
      const expected = wanted[count];
      if (expected !== undefined && holdsWord(expected, word, unknown)) next.add(count + 1);
    }
    // An unknown number of words may contain all that is wanted.
    if (open && word.many) for (let count = Math.min(...found); count <= wanted.length; count += 1) next.add(count);
    if (next.size === 0) return false;
    found = next;
    afterOption = option && !word.texts.some((text) => text.includes("="));
  }
  return found.has(wanted.length);
}

/** A word of a pattern: literal texts, with a `*` between neighbours. */
type PatternWord = readonly string[];

export interface Pattern {
  /** Leading `NAME=value` words: the assignments that the pattern names. */
  readonly assignments: readonly PatternWord[];
  readonly words: readonly PatternWord[];
  /** Whether a final `*` lets any further arguments follow, or none. */
  readonly rest: boolean;
}

type ParsedPattern =
  { readonly kind: "parsed"; readonly pattern: Pattern } | { readonly kind: "faulty"; readonly why: string };

/** Longest pattern, in characters; a longer one is a mistake. */
const LONGEST = 1_000;

/** Splits a pattern into words. Quotes and backslashes make characters literal, as in a shell. */
export function parsePattern(text: string): ParsedPattern {
  if (text.length > LONGEST) return { kind: "faulty", why: `it is longer than ${LONGEST} characters.` };
  const split = splitWords(text);
  if (split.kind === "faulty") return split;
  const first = split.words.findIndex((word, index) => !isAssignment(word) || split.quoted.has(index));
  if (first === -1) return { kind: "faulty", why: "it names no program." };
  const assignments = split.words.slice(0, first);
  const words = split.words.slice(first);
  const rest = isBareStar(words.at(-1));
  return { kind: "parsed", pattern: { assignments, words: rest ? words.slice(0, -1) : words, rest } };
}

/** Whether a word is nothing but `*`. */
function isBareStar(word: PatternWord | undefined): boolean {
  return word !== undefined && word.length > 1 && word.every((literal) => literal === "");
}

function isAssignment(word: PatternWord): boolean {
  return /^[A-Za-z_]\w*=/.test(word[0] ?? "");
}

type Split =
  | { readonly kind: "split"; readonly words: readonly PatternWord[]; readonly quoted: ReadonlySet<number> }
  | { readonly kind: "faulty"; readonly why: string };

function splitWords(text: string): Split {
  if (/[\x00-\x1F\x7F-\x9F]/.test(text)) return { kind: "faulty", why: "it has a control character." };
  const words: string[][] = [];
  // Words that begin with a quote: `'A=b'` is a program with an odd name, not an assignment.
  const quoted = new Set<number>();
  let word: string[] | undefined;
  let quote = "";
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (quote === "" && char === " ") {
      word = undefined;
      continue;
    }
    if (word === undefined) {
      words.push((word = [""]));
      if (char === "'" || char === '"' || char === "\\") quoted.add(words.length - 1);
    }
    if (quote !== "" && char === quote) quote = "";
    else if (quote === "" && (char === '"' || char === "'")) quote = char;
    else if (char === "\\" && quote !== "'" && index + 1 < text.length) extend(word, text.charAt((index += 1)));
    else if (quote === "" && char === "*") word.push("");
    else if (quote === "" && OPERATORS.has(char)) return { kind: "faulty", why: operatorFault(char) };
    else extend(word, char);
  }
  if (quote !== "") return { kind: "faulty", why: `the quote ${quote} is not closed.` };
  return { kind: "split", words, quoted };
}

function extend(word: string[], char: string): void {
  word.push((word.pop() ?? "") + char);
}

const OPERATORS: ReadonlySet<string> = new Set(["|", "&", ";", "<", ">", "`", "$"]);

function operatorFault(char: string): string {
  if (char === "$" || char === "`")
    return `\`${char}\` expands nothing here; put it in single quotes if it is meant literally.`;
  return `\`${char}\` is outside quotes: a pattern is one command; each command of a line is judged by itself, and redirections by \`path\` rules.`;
}
