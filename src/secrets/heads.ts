/** How tokens begin: what most texts have nowhere, so that the rest need be looked for in few places only. */

/** Four characters that each token of a kind has, and how far behind its first the last of them stands. */
const GRAMS: readonly (readonly [grams: readonly string[], behind: number])[] = [
  [[..."pousr"].map((kind) => `gh${kind}_`), 3],
  [["b_pa"], 8], // github_pat_
  [["AIza", "AQ.A", "ya29", "AKIA", "ASIA", "npm_", "glpa", "sk_l", "rk_l", "sk-a", "sk-p", "sk-s"], 3],
  [[..."abeoprs"].map((kind) => `xox${kind}`), 3],
  [[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"].map((next) => `eyJ${next}`), 3],
  [["AWS_", "aws_"], 3],
  [["tAcc"], 8], // secretAccessKey
  [["-BEG"], 7], // -----BEGIN … PRIVATE KEY-----
];

/** Places in a text, in order. */
export interface Heads {
  /** Where a token may begin, unless something unseen is inside. */
  readonly heads: number[];
  /** Where something begins that cannot be seen. */
  readonly unseen: number[];
}

/** Looks at every character once. */
export function findHeads(text: string): Heads {
  const found: Heads = { heads: [], unseen: [] };
  const met: number[] = [];
  let hash = 0;
  for (let base = 0; base < text.length; base += BLOCK) {
    const length = Math.min(BLOCK, text.length - base);
    Buffer.from(CODES.buffer).write(text.slice(base, base + length), "utf16le");
    for (let at = 0; at < length; at++) {
      // Every character of every text comes through here: what is in no gram takes one way.
      for (; at < length; at++) {
        const code = CODES[at] as number;
        if (KINDS[code] !== PLAIN) break;
        hash = (hash << 8) | code;
        if (MAYBE[slotOf(hash)] !== 0) met.push(base + at, hash);
      }
      // What cannot be seen may stand between two letters; nothing beyond ASCII is in a gram.
      if (at === length || KINDS[CODES[at] as number] !== UNSEEN) continue;
      found.unseen.push(base + at);
      if (CODES[at] === ESC) at = sequenceEnd(text, base + at) - base - 1;
    }
  }
  for (let place = 0; place < met.length; place += 2) {
    const head = (met[place] as number) - (BEHIND.get(met[place + 1] as number) ?? Infinity);
    if (head >= 0) found.heads.push(head);
  }
  return found;
}

const BLOCK = 64 * 1024;
const CODES = new Uint16Array(BLOCK);

const BEHIND: ReadonlyMap<number, number> = new Map(
  GRAMS.flatMap(([grams, behind]) => grams.map((gram) => [Buffer.from(gram).readInt32BE(), behind] as const)),
);
const MAYBE = new Uint8Array(1 << 14);
for (const hash of BEHIND.keys()) MAYBE[slotOf(hash)] = 1;

function slotOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 18;
}

const [PLAIN, BEYOND, UNSEEN, ESC] = [0, 1, 2, 0x1b] as const;

/** By a character. Unseen are controls, and what Unicode says is ignored by default, by its first unit. */
const KINDS = new Uint8Array(1 << 16).fill(BEYOND, 0x80);
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd82f, 0xd82f],
  [0xd834, 0xd834],
  [0xdb40, 0xdb43],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
];
for (const [from, to] of RANGES) KINDS.fill(UNSEEN, from, to + 1);

// oxlint-disable-next-line no-control-regex
const SEQUENCE = /\u001b\[[0-?]{0,64}[\x20-\x2f]{0,8}[@-~]/y;

function sequenceEnd(text: string, at: number): number {
  SEQUENCE.lastIndex = at;
  return SEQUENCE.test(text) ? SEQUENCE.lastIndex : at + 1;
}
