/** Whether a text says the same words over and over, as a derailed model does. */
import { firstOf } from "../../lib/cut.ts";
import type { ModelNews } from "../../ports.ts";

// Gemini CLI's numbers: the same 50 characters ten times, close together, at few distances.
const CHUNK = 50;
const TIMES = 10;
const MEAN_GAP = 250;
const DISTANCES = 5;
/** We look at the end of a text only: the repetition is there, and this bounds the work. */
const LOOKED_AT = 5_000;

/** We look at a reply again when it has grown by so many characters, or by this share: the work stays linear. */
const STEP = 500;
const SHARE = 0.05;

/** For `Model.ask`: a listener that stops a reply once it repeats itself. */
export function listenForRepetition(): (news: ModelNews) => "enough" | undefined {
  let text = "";
  let next = STEP;
  return (news) => {
    if (news.kind === "retry") [text, next] = ["", STEP];
    if (news.kind !== "text") return undefined;
    text += news.text;
    if (text.length < next) return undefined;
    next = text.length + Math.max(STEP, SHARE * text.length);
    return repeatsItself(text) ? "enough" : undefined;
  };
}

/** A text that repeats itself, up to where its words come again; any other text as it is. */
export function beforeRepetition(text: string): string {
  const words = repeatedWords(text);
  if (words === undefined) return text;
  const again = text.indexOf(words, text.indexOf(words) + 1);
  // The words may span a passage that was passed over, so that the text itself does not contain them.
  return firstOf(text, again < 0 ? Math.max(CHUNK, text.length - LOOKED_AT) : again).trimEnd();
}

/** Code, JSON, tables, lists, headings and quotes repeat themselves by nature and are passed over. */
export function repeatsItself(text: string): boolean {
  return repeatedWords(text) !== undefined;
}

/** Words that come over and over. */
function repeatedWords(text: string): string | undefined {
  const prose = proseOf(text).slice(-LOOKED_AT);
  const places = new Map<string, number[]>();
  for (let at = 0; at + CHUNK <= prose.length; at++) {
    const chunk = prose.slice(at, at + CHUNK);
    const seen = places.get(chunk) ?? [];
    seen.push(at);
    places.set(chunk, seen);
    if (seen.length >= TIMES && /\p{L}/u.test(chunk) && isRegular(seen.slice(-TIMES))) return chunk;
  }
  return undefined;
}

function isRegular(places: readonly number[]): boolean {
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return mean <= MEAN_GAP && new Set(gaps).size <= DISTANCES;
}

function proseOf(text: string): string {
  if (/^\s*[{[]\s*["{[]/.test(text)) return "";
  return text
    .replaceAll(/^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1.*$|(?![\s\S]))/gm, "")
    .split("\n")
    .filter((line) => !/^\s*(?:\||#{1,6}\s|>|[-*+]\s|\d+[.)]\s)/.test(line))
    .join("\n");
}
