/** The words of a command, as far as the line shows them, and what a builtin runs, defines or evaluates of them. */
import type { DoubleQuotedChild, Word as Node, WordPart } from "unbash";
import type { Word, Setting } from "../shell.ts";

/** Reads a word. Expansions have no value here, because variables are not tracked. */
export function readWord({ text, value, parts }: Node): Word {
  if (parts === undefined) return { text, value, texts: [value], many: false };
  const pieces = hasBraces(parts) ? [UNKNOWN_MANY] : parts.map(pieceOf);
  return { text, ...wordOf(joined(pieces.map(({ texts }) => texts))), many: pieces.some(({ many }) => many) };
}

/** The value of a word, as far as these texts say it. */
export function wordOf(texts: readonly string[]): Pick<Word, "value" | "texts"> {
  return { value: texts.length === 1 ? texts[0] : undefined, texts };
}

/** Of pieces that stand side by side, the last text of each and the first of the next are one. */
function joined(pieces: readonly (readonly string[])[]): readonly string[] {
  const texts = [""];
  for (const [first = "", ...others] of pieces) texts.push((texts.pop() ?? "") + first, ...others);
  return texts;
}

type Piece = Pick<Word, "texts" | "many">;

/** Nothing is known of it. */
export const UNKNOWN = ["", ""] as const;
const UNKNOWN_MANY: Piece = { texts: UNKNOWN, many: true };

function pieceOf(part: WordPart): Piece {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return { texts: [part.value], many: false };
    case "DoubleQuoted":
      return { texts: joined(part.parts.map(quotedTexts)), many: part.parts.some(isList) };
    case "ProcessSubstitution":
    // Bash translates it with an unknown catalogue.
    case "LocaleString":
      return { texts: UNKNOWN, many: false };
    case "Glob":
    case "ExtendedGlob":
    case "BraceExpansion":
    case "SimpleExpansion":
    case "ParameterExpansion":
    case "CommandExpansion":
    case "ArithmeticExpansion":
      return UNKNOWN_MANY;
  }
}

function quotedTexts(part: DoubleQuotedChild): readonly string[] {
  return part.type === "Literal" ? [part.value] : UNKNOWN;
}

/** `"$@"` and `"${a[@]}"` become one word per element. */
function isList(part: DoubleQuotedChild): boolean {
  if (part.type === "SimpleExpansion") return part.text === "$@";
  if (part.type !== "ParameterExpansion" || part.prefix === "#") return false;
  return part.parameter === "@" || part.index?.text === "@" || part.operation?.type === "Names";
}

/** Unquoted braces around a comma or a range, whether or not the parser saw an expansion. */
function hasBraces(parts: readonly WordPart[]): boolean {
  const open = parts
    .map((part) => (part.type === "Literal" || part.type === "BraceExpansion" ? part.text : "\0"))
    .join("");
  const start = open.indexOf("{");
  const end = open.lastIndexOf("}");
  return start !== -1 && end > start && /,|\.\./.test(open.slice(start, end));
}

/** What a builtin does with its arguments. */
interface Built {
  /** Texts that bash runs as commands in the shell itself. */
  readonly scripts: readonly string[];
  /** What cannot be read. */
  readonly unread?: { readonly text: string; readonly why: string };
  /** Whether it evaluates expressions, which may run code in a text. */
  readonly evaluates: boolean;
  /** Whether it stores the output of commands in variables. */
  readonly fed: boolean;
}

/** Reads a builtin's words, its name included; undefined for any other command. */
export function readBuiltin(name: string, words: readonly Word[]): Built | undefined {
  return BUILTINS.get(name)?.(words.slice(1));
}

type Read = (words: readonly Word[]) => Built;

const NOTHING: Built = { scripts: [], evaluates: false, fed: false };

const BUILTINS: ReadonlyMap<string, Read> = new Map<string, Read>([
  ["eval", (words) => evaluated(words[0]?.value === "--" ? words.slice(1) : words)],
  ["trap", (words) => trapped(words[0]?.value === "--" ? words.slice(1) : words)],
  ["alias", (words) => (words.length === 0 ? NOTHING : unread(words, "an alias changes how later commands are read"))],
  [
    "hash",
    (words) => (words[0]?.value === undefined || !words[0].value.startsWith("-") ? NOTHING : unread(words, RENAMES)),
  ],
  ["let", (words) => ({ ...(suspect(words) ?? NOTHING), evaluates: true })],
  ...["declare", "typeset", "local", "readonly", "export"].map((name): [string, Read] => [name, declared]),
  ...["test", "["].map((name): [string, Read] => [name, tested]),
  ["printf", printed],
  ...["read", "mapfile", "readarray"].map((name): [string, Read] => [name, filled]),
  ...["unset", "getopts", "wait"].map((name): [string, Read] => [name, (words) => suspect(words) ?? NOTHING]),
]);

const RENAMES = "it changes which program a name stands for";

function unread(words: readonly Word[], why: string): Built {
  return { ...NOTHING, unread: { text: words.map(({ text }) => text).join(" "), why } };
}

function evaluated(words: readonly Word[]): Built {
  const texts = words.map(({ value }) => value);
  if (words.some(({ value, many }) => value === undefined || many))
    return unread(words, "it runs a text that is only known when the line runs");
  return { ...NOTHING, scripts: [texts.join(" ")] };
}

function trapped(words: readonly Word[]): Built {
  const [code] = words;
  if (code === undefined || /^(-|-p|-l|-lp|)$/.test(code.value ?? "$")) return NOTHING;
  return evaluated([code]);
}

/** Code in a text, or a `$` at its end, which another text could complete. */
const CODE = /\$\(|`|\$\{[ \t\n|]|\$$/;

/** Whether a text contains something that bash would run when it evaluates the text. */
export function holdsCode(text: string): boolean {
  return CODE.test(text);
}

/** Bash evaluates the subscript in a variable's name, whatever it contains. */
function suspect(words: readonly Word[]): Built | undefined {
  const found = words.find(({ value }) => value === undefined || holdsCode(value));
  return found === undefined ? undefined : unread([found], "bash evaluates it, and it may hold a command");
}

/** `declare -a 'a=($(x))'` runs x: bash parses the text as an array again. */
function declared(words: readonly Word[]): Built {
  const array = words.some(({ value }) => /^-[a-zA-Z]*[aA]/.test(value ?? ""));
  for (const word of words) {
    const [, name] = /^([A-Za-z_]\w*)\+?=/.exec(word.text) ?? [];
    const plain = name !== undefined || /^([-+][a-zA-Z]+|[A-Za-z_]\w*)$/.test(word.value ?? "");
    const again = word.value === undefined ? array && !word.text.includes("=(") : holdsCode(word.value);
    if (again || (!plain && !isPlainPair(word))) return { ...unread([word], EVALUATES), evaluates: true };
  }
  return { ...NOTHING, evaluates: words.some(({ value }) => value === undefined || /^-[a-zA-Z]*i/.test(value)) };
}

const EVALUATES = "bash evaluates what it declares, and it may hold a command";

/** `export "X=$y"`: the name is plain, whatever the value is. */
function isPlainPair({ text }: Word): boolean {
  return /^["'][A-Za-z_]\w*\+?=/.test(text);
}

function tested(words: readonly Word[]): Built {
  return words.some(({ value }) => value === "-v" || value === "-R") ? (suspect(words) ?? NOTHING) : NOTHING;
}

function printed(words: readonly Word[]): Built {
  const [first, second] = words;
  const format = first?.value === "--" ? second : first;
  const sets = first?.value === "-v" || /%[^a-zA-Z%]*n/.test(format?.value ?? "");
  return sets ? { ...(suspect(words) ?? NOTHING), fed: true } : NOTHING;
}

function filled(words: readonly Word[]): Built {
  const callback = words.some(({ value }) => /^-[a-zA-Z]*C/.test(value ?? ""));
  if (callback) return unread(words, "it runs a callback");
  return { ...(suspect(words) ?? NOTHING), fed: true };
}

/** Whether setting one of the shell's own variables makes bash run or read something. */
export function steersShell({ name, value }: Setting): boolean {
  if (/^(PROMPT_COMMAND|BASH_ENV|ENV|BASH_ALIASES|BASH_CMDS|SHELLOPTS|BASHOPTS)$/.test(name)) return true;
  if (!/^[A-Za-z_]\w*$/.test(name)) return true;
  return /^PS[0-4]$/.test(name) && (value === undefined || holdsCode(value));
}
