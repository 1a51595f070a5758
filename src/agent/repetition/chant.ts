/** Whether a text says the same words over and over, as a model does when it has come off its track. */

// Gemini CLI's numbers: the same 50 characters ten times, close together, at few distances.
const CHUNK = 50;
const TIMES = 10;
const MEAN_GAP = 250;
const DISTANCES = 5;
/** Only the end of a text is looked at: that is where a chant is, and it bounds the work. */
const LOOKED_AT = 5_000;

/** Code, tables, lists, headings and quotes repeat themselves by nature and are passed over. */
export function chants(text: string): boolean {
  const prose = proseOf(text).slice(-LOOKED_AT);
  const places = new Map<string, number[]>();
  for (let at = 0; at + CHUNK <= prose.length; at++) {
    const chunk = prose.slice(at, at + CHUNK);
    const seen = places.get(chunk) ?? [];
    seen.push(at);
    places.set(chunk, seen);
    if (seen.length >= TIMES && /\p{L}/u.test(chunk) && isRegular(seen.slice(-TIMES))) return true;
  }
  return false;
}

function isRegular(places: readonly number[]): boolean {
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return mean <= MEAN_GAP && new Set(gaps).size <= DISTANCES;
}

function proseOf(text: string): string {
  return text
    .replaceAll(/^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1.*$|(?![\s\S]))/gm, "")
    .split("\n")
    .filter((line) => !/^\s*(?:\||#{1,6}\s|>|[-*+]\s|\d+[.)]\s)/.test(line))
    .join("\n");
}
