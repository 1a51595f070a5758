/** What a report says first: the sentence of the answer that becomes the headline, and whether the work is verified. */
import { clip, code, inline, plainText } from "./markdown.ts";
import { duration } from "./figures.ts";
import type { Block } from "./fit.ts";
import type { Story } from "./story.ts";

interface Headline {
  /** The first sentence, on one line, with its Markdown. */
  readonly sentence: string;
  /** The answer without it; the whole answer when the sentence was cut. */
  readonly rest: string;
}

/** Undefined for an answer that does not begin with a sentence, but with a list, a table, code, or nothing. */
export function readVerdict(answer: string): Headline | undefined {
  const whole = plainText(answer).trim();
  const heading = /^#{1,6}[ \t][^\n]*\n\s*/.exec(whole)?.[0] ?? "";
  const from = heading.length;
  const paragraph = firstParagraph(whole.slice(from, from + LOOKED));
  const sentence = firstSentence(paragraph);
  if (sentence.trim() === "") return undefined;
  if (sentence.length > LONGEST) return { sentence: clip(sentence.trim(), LONGEST), rest: whole };
  const after = whole.slice(from + sentence.length).trim();
  return { sentence: sentence.trim(), rest: after === "" ? "" : `${heading}${after}` };
}

/** The most characters of a headline. */
const LONGEST = 240;
/** The most characters that are searched. */
const LOOKED = 2_000;

const BLOCK = /^\s*(?:[-*+>|]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/;

/** Its lines up to the first that is blank or begins another block, joined into one line of the same length. */
function firstParagraph(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => line.trim() === "" || BLOCK.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).join(" ");
}

/** A full stop inside code or emphasis does not end the sentence. */
function firstSentence(paragraph: string): string {
  let sentence = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(paragraph)) {
    sentence += segment;
    if (isWhole(sentence) || sentence.length > LONGEST) break;
  }
  return sentence;
}

function isWhole(text: string): boolean {
  const marks = (mark: string) => text.split(mark).length - 1;
  return marks("`") % 2 === 0 && marks("**") % 2 === 0 && marks("[") === marks("]");
}

/** Why the work was not verified; "" when it was, or when there is none. */
export function whyUnverified({ verification: last, unverified, publication, proposed }: Story): string {
  if (publication === undefined && proposed === undefined && last === undefined) return "";
  return unverified ?? (last === undefined ? "no verification command ran." : "");
}

/** The results of the policy's verification commands. */
export function verification(story: Story): Block[] {
  const { verification: last } = story;
  const why = whyUnverified(story);
  const none = why === "" ? [] : [{ kind: "text", markdown: `**Not verified**: ${inline(why)}` } as const];
  return last === undefined ? none : [...none, ...lastVerification(last)];
}

/** Such as "Verification passed (attempt 2)". */
export function verificationTitle({ ok, attempt }: NonNullable<Story["verification"]>): string {
  return `Verification ${ok ? "passed" : "failed"}${attempt > 1 ? ` (attempt ${attempt})` : ""}`;
}

function lastVerification(last: NonNullable<Story["verification"]>): Block[] {
  const rows = last.results.map(
    ({ command, ok, ms }) => `- ${ok ? "✓" : "✗"} ${code(clip(command, 200))} (${duration(ms)})`,
  );
  const [head, after = ""] = verificationTitle(last).split(/(?= \()/);
  const failed = last.results.filter(({ ok }) => !ok);
  return [
    { kind: "rows", head: `**${head}**${after}\n`, rows, what: "commands" },
    ...failed.map(({ command, output }): Block => ({
      kind: "fold",
      title: `Output of <code>${escapeTitle(command)}</code>`,
      blocks: [{ kind: "code", language: "", text: output }],
      what: "parts",
    })),
  ];
}

function escapeTitle(command: string): string {
  return clip(command.replace(/\s+/g, " "), 120).replace(/[^\w\s./-]/g, (mark) => `&#${mark.codePointAt(0)};`);
}
