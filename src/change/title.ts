/** The title of a change: the model's own words in the form that the repository's commits use, or its summary's first statement. */
import { firstOf } from "../lib/cut.ts";

/** The form of a repository's commit titles. */
export type TitleHabit =
  | { readonly kind: "free" }
  /** `fix(cart): start the sum at 0`. `lower`: the text after the colon begins with a lower-case letter. */
  | { readonly kind: "conventional"; readonly types: ReadonlySet<string>; readonly lower: boolean };

/** Conventional Commits when at least two titles, and at least half of them, have that form. */
export function readHabit(titles: readonly string[]): TitleHabit {
  const parsed = titles.map(parse).filter((parts) => parts !== undefined);
  const usual = parsed.filter(({ type }) => TYPES.has(type));
  if (usual.length < 2 || usual.length * 2 < titles.length) return { kind: "free" };
  const lower = usual.filter(({ subject }) => /^\p{Ll}/u.test(subject)).length * 2 >= usual.length;
  return { kind: "conventional", types: new Set([...TYPES, ...parsed.map(({ type }) => type)]), lower };
}

// The types of commitlint's default configuration.
const TYPES: ReadonlySet<string> = new Set("build chore ci docs feat fix perf refactor revert style test".split(" "));

/** `scope`: with its parentheses and exclamation mark; "" for none. */
function parse(title: string) {
  const [, type = "", scope = "", subject = ""] = /^([a-z]{2,20})((?:\([^()]{1,40}\))?!?): +(\S.*)$/.exec(title) ?? [];
  return type === "" ? undefined : { type, scope, subject };
}

/** A title in the repository's form; one without a type becomes a `fix`. */
export function fitTitle(title: string, habit: TitleHabit): string {
  const plain = title.trim().replace(/(?<!\.)\.$/, "");
  if (habit.kind === "free") return plain;
  const parts = parse(plain.replace(/^[A-Z][a-z]+(?=[(!:])/, (type) => type.toLowerCase()));
  const known = parts !== undefined && habit.types.has(parts.type);
  const { type, scope, subject } = known ? parts : { type: "fix", scope: "", subject: plain };
  // GitHub reads `fix: #12` as an instruction to close the issue.
  const safe = /^(?:#|GH-|[\w.-]+\/[\w.-]+#)\d|^https?:/i.test(subject) ? `issue ${subject}` : subject;
  return `${type}${scope}: ${habit.lower ? safe.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase()) : safe}`;
}

interface Titled {
  readonly title?: string;
  readonly text: string;
}

/** Splits off a title at the start: `Title: …` on its own line, or a line in the repository's form. */
export function splitTitle(message: string, habit: TitleHabit = FREE): Titled {
  const [line = "", next = ""] = message.trimStart().split("\n", 2);
  const own = next.trim() === "" && line.length <= LONGEST ? parse(line.trim())?.type : undefined;
  const title =
    own !== undefined && habit.kind === "conventional" && habit.types.has(own)
      ? line.trim()
      : LABELLED.exec(firstOf(line, LONGEST))?.[1]?.replace(/^[*_`"\s]+|[*_`"\s]+$/g, "");
  if (title === undefined || title === "") return { text: message };
  return { title, text: message.trimStart().slice(line.length).trim() };
}

const FREE: TitleHabit = { kind: "free" };
const LABELLED = /^[*_#\s]{0,8}title[*_]{0,3}:(.+)$/i;
/** Characters. A longer line is not a title. */
const LONGEST = 500;

// ── From a summary ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Characters of a summary that are searched. */
const LOOKED = 4_000;

/** A sentence with fewer words says nothing about a change: `Done.` */
const FEWEST = 3;

/** The first sentence of prose that says something, without markup and full stop; undefined when there is none. */
export function firstStatement(summary: string): string | undefined {
  const prose =
    summary
      .slice(0, LOOKED)
      .split(/\n\s*\n/)
      .find(isProse) ?? "";
  const line = prose
    .replaceAll(/\*\*|`/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(line)];
  const sentence = sentences.find(({ segment }) => countWords(segment) >= FEWEST)?.segment.trim();
  return sentence?.replace(/(?<!\.)[.:。]$/, "");
}

// Lists, tables, headings, code and HTML are not prose.
function isProse(paragraph: string): boolean {
  return paragraph.trim() !== "" && !/^\s*(?:[-*+>]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/.test(paragraph);
}

function countWords(text: string): number {
  return [...new Intl.Segmenter("en", { granularity: "word" }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;
}
