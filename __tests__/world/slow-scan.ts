/** The search for secrets in its simplest form, without regard to time: every part of a value, at every place. */

interface Read {
  readonly letters: string;
  /** Where each letter is encoded: start and end. */
  readonly places: readonly (readonly [from: number, to: number])[];
}

const ESCAPE =
  /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b]{0,256}(?:\u0007|\u001b\\)|[@-Z\\-_])|%(?:25)*(?:u(?<p4>[0-9a-f]{4})|(?<p2>[0-9a-f]{2}))|&#0{0,4}(?<decimal>\d{1,5});|&#x0{0,4}(?<entity>[0-9a-f]{1,4});|&(?<named>amp|lt|gt|quot|apos);|&(?:nbsp|shy|zwj|zwnj|zerowidthspace|nobreak);|\\+(?:u\{0{0,4}(?<u0>[0-9a-f]{1,4})\}|u(?<u4>[0-9a-f]{4})|x(?<x2>[0-9a-f]{2})|(?<octal>[0-3][0-7]{2})|[nrt])?|[^]/giu;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const UNSEEN = /^[\0-\u0020\u007f-\u00a0\ud800-\udfff\u200b-\u200f]$/;

/** The letters of a text, with escapes decoded. */
function read(text: string): Read {
  const found = [...text.matchAll(ESCAPE)].flatMap((match) => {
    const letter = letterOf(match);
    if (letter.length !== 1 || letter === "\\" || UNSEEN.test(letter)) return [];
    return [{ letter, place: [match.index, match.index + match[0].length] as const }];
  });
  return { letters: found.map(({ letter }) => letter).join(""), places: found.map(({ place }) => place) };
}

function letterOf({ 0: whole, groups = {} }: RegExpExecArray): string {
  const { p4, p2, decimal, entity, named, u0, u4, x2, octal } = groups;
  const sixteen = p4 ?? p2 ?? entity ?? u0 ?? u4 ?? x2;
  if (sixteen !== undefined) return String.fromCharCode(Number.parseInt(sixteen, 16));
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
  return named === undefined ? whole : (NAMED[named.toLowerCase()] ?? "");
}

/** Where twelve letters of `value` appear in a text, encoded up to `layers` times. */
export function placesOf(text: string, value: string, layers = 2): ReadonlySet<number> {
  const { letters, places } = read(text);
  const covered = new Set<number>();
  const cover = (first: number, last: number): void => {
    for (let at = places[first]?.[0] ?? 0; at < (places[last]?.[1] ?? 0); at++) covered.add(at);
  };
  for (let part = 0; part + 12 <= value.length; part++) {
    const sought = value.slice(part, part + 12);
    for (let at = letters.indexOf(sought); at >= 0; at = letters.indexOf(sought, at + 1)) cover(at, at + 11);
  }
  if (layers === 0) return covered;
  for (const { bytes, spelled } of [...inBase64(letters), ...inHexadecimal(letters), ...inNumbers(letters)])
    for (const at of placesOf(bytes, value, layers - 1)) cover(...spelled(at));
  return covered;
}

interface Decoded {
  readonly bytes: string;
  /** The letters that are certain to be part of the encoding of a byte. */
  readonly spelled: (at: number) => readonly [first: number, last: number];
}

function inBase64(letters: string): Decoded[] {
  return [...letters.matchAll(/[\w+/-]{16,}/g)].flatMap(({ 0: run, index }) =>
    [0, 1, 2, 3].map((skip) => ({
      bytes: Buffer.from(run.slice(skip), "base64").toString("latin1"),
      spelled: (at) => {
        const first = index + skip + 4 * Math.floor(at / 3) + (at % 3);
        return [first, first + 1] as const;
      },
    })),
  );
}

function inHexadecimal(letters: string): Decoded[] {
  return [...letters.matchAll(/(?:[0-9a-f]{2}){12,}/gi)].flatMap(({ 0: run, index }) =>
    [0, 1].map((skip) => ({
      bytes: Buffer.from(run.slice(skip), "hex").toString("latin1"),
      spelled: (at) => [index + skip + 2 * at, index + skip + 2 * at + 1] as const,
    })),
  );
}

function inNumbers(letters: string): Decoded[] {
  return [...letters.matchAll(/(?<!\d)(?:\d{1,3},){11,}\d{1,3}(?!\d)/g)].map(({ 0: run, index }) => {
    const numbers = [...run.matchAll(/\d+/g)];
    return {
      bytes: String.fromCharCode(...numbers.map(([digits]) => Math.min(255, Number(digits)))),
      spelled: (at) => {
        const number = numbers[at] as RegExpExecArray;
        return [index + number.index, index + number.index + number[0].length - 1] as const;
      },
    };
  });
}
