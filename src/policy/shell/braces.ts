/** Brace expansion, as bash does it: on the text of a word, before anything else. */

/** Most words that one word may become. */
const MOST_WORDS = 64;

/**
 * The texts that a word's text becomes, in order; one, the same, when it has nothing to expand. Undefined when that is
 * not certain: too many words, or braces mixed with substitutions.
 */
export function expandBraces(text: string): readonly string[] | undefined {
  if (!/\{.*(,|\.\.).*\}/s.test(text)) return [text];
  if (/[$<>]\(|\$\{|`|\$\[/.test(text)) return undefined;
  return expand(text);
}

function expand(text: string): readonly string[] | undefined {
  for (let open = nextBare(text, 0, "{"); open !== -1; open = nextBare(text, open + 1, "{")) {
    const group = readGroup(text, open);
    if (group === undefined) continue;
    const choices = group.choices.map((choice) => (group.sequence ? [choice] : expand(choice)));
    const tails = expand(text.slice(group.end));
    if (tails === undefined) return undefined;
    const words: string[] = [];
    for (const middles of choices) {
      if (middles === undefined) return undefined;
      for (const middle of middles) for (const tail of tails) words.push(text.slice(0, open) + middle + tail);
      if (words.length > MOST_WORDS) return undefined;
    }
    return words;
  }
  return [text];
}

interface Group {
  readonly choices: readonly string[];
  readonly sequence: boolean;
  /** Behind the closing brace. */
  readonly end: number;
}

/** The group that opens at `open`; undefined when bash would leave the brace as it is. */
function readGroup(text: string, open: number): Group | undefined {
  const commas: number[] = [];
  let depth = 0;
  for (let index = open; index < text.length; index = skipQuoted(text, index)) {
    const char = text.charAt(index);
    if (char === "{") depth += 1;
    if (char === "," && depth === 1) commas.push(index);
    if (char !== "}") continue;
    depth -= 1;
    if (depth === 0) return groupOf(text, open, index, commas);
  }
  return undefined;
}

function groupOf(text: string, open: number, close: number, commas: readonly number[]): Group | undefined {
  const end = close + 1;
  if (commas.length > 0) {
    const edges = [open, ...commas, close];
    const choices = edges.slice(0, -1).map((edge, index) => text.slice(edge + 1, edges[index + 1]));
    return { choices, sequence: false, end };
  }
  const choices = sequenceOf(text.slice(open + 1, close));
  return choices === undefined ? undefined : { choices, sequence: true, end };
}

/** `1..5`, `01..10..2`, `a..e`. */
function sequenceOf(text: string): readonly string[] | undefined {
  const numbers = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?$/.exec(text);
  if (numbers !== null) {
    const [, from = "", to = "", by] = numbers;
    const width = [from, to].some((bound) => /^-?0\d/.test(bound)) ? Math.max(from.length, to.length) : 0;
    return count(Number(from), Number(to), Number(by ?? 1)).map((number) => padded(number, width));
  }
  const letters = /^([A-Za-z])\.\.([A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(text);
  if (letters === null) return undefined;
  const [, from = "", to = "", by] = letters;
  // From one case to the other lie characters that mean something to the shell.
  if (from < "a" !== to < "a") return Array.from({ length: MOST_WORDS + 1 }, () => "");
  return count(from.charCodeAt(0), to.charCodeAt(0), Number(by ?? 1)).map((code) => String.fromCharCode(code));
}

function count(from: number, to: number, by: number): readonly number[] {
  const stride = Math.max(1, Math.abs(by));
  const steps = Math.min(Math.floor(Math.abs(to - from) / stride), MOST_WORDS + 1);
  const sign = to < from ? -1 : 1;
  return Array.from({ length: steps + 1 }, (_, index) => from + sign * stride * index);
}

function padded(number: number, width: number): string {
  const digits = String(Math.abs(number));
  return number < 0 ? `-${digits.padStart(width - 1, "0")}` : digits.padStart(width, "0");
}

/** The next unquoted `char` from `from` on that no `$` stands before; -1 when there is none. */
function nextBare(text: string, from: number, char: string): number {
  for (let index = from; index < text.length; index = skipQuoted(text, index))
    if (text.charAt(index) === char && text.charAt(index - 1) !== "$") return index;
  return -1;
}

/** The index behind the character, escape or quoted run at `index`. */
function skipQuoted(text: string, index: number): number {
  const char = text.charAt(index);
  if (char === "\\") return index + 2;
  if (char !== "'" && char !== '"') return index + 1;
  for (let inner = index + 1; inner < text.length; inner += 1) {
    if (char === '"' && text.charAt(inner) === "\\") inner += 1;
    else if (text.charAt(inner) === char) return inner + 1;
  }
  return text.length;
}
