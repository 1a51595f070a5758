/** Command patterns: one word for each argument; `*` inside a word is a glob; a final `*` means any rest. */

/** A word of a pattern: literal texts, with a `*` between neighbours. */
export type PatternWord = readonly string[];

export interface Pattern {
  readonly text: string;
  /** Leading `NAME=value` words: the assignments that the pattern names. */
  readonly assignments: readonly PatternWord[];
  readonly words: readonly PatternWord[];
  /** Whether a final `*` lets any further arguments follow, or none. */
  readonly rest: boolean;
}

export type ParsedPattern =
  { readonly kind: "parsed"; readonly pattern: Pattern } | { readonly kind: "faulty"; readonly why: string };

/** Longest pattern, in characters; a longer one is a mistake. */
const LONGEST = 1_000;

/** Split a pattern into words. Quotes and backslashes make characters literal, as in a shell. */
export function parsePattern(text: string): ParsedPattern {
  if (text.length > LONGEST) return { kind: "faulty", why: `it is longer than ${LONGEST} characters.` };
  const split = splitWords(text);
  if (split.kind === "faulty") return split;
  const first = split.words.findIndex((word, index) => !isAssignment(word) || split.quoted.has(index));
  if (first === -1) return { kind: "faulty", why: "it names no program." };
  const assignments = split.words.slice(0, first);
  const words = split.words.slice(first);
  const rest = isBareStar(words.at(-1));
  return { kind: "parsed", pattern: { text, assignments, words: rest ? words.slice(0, -1) : words, rest } };
}

/** Whether a word is nothing but `*`. */
export function isBareStar(word: PatternWord | undefined): boolean {
  return word !== undefined && word.length > 1 && word.every((literal) => literal === "");
}

function isAssignment(word: PatternWord): boolean {
  return /^[A-Za-z_]\w*=/.test(word[0] ?? "");
}

type Split =
  | { readonly kind: "split"; readonly words: readonly PatternWord[]; readonly quoted: ReadonlySet<number> }
  | { readonly kind: "faulty"; readonly why: string };

function splitWords(text: string): Split {
  const words: string[][] = [];
  // Words that begin with a quote: `'A=b'` is a program with an odd name, not an assignment.
  const quoted = new Set<number>();
  let word: string[] | undefined;
  let quote = "";
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (isControl(char)) return { kind: "faulty", why: "it has a control character." };
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

/** Whether a character is a C0 or C1 control character or DEL. */
function isControl(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code <= 0x9f);
}
