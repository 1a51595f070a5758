import { describe, expect, test } from "@jest/globals";
import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { PART } from "../../src/secrets/codings.ts";
import { findHidden, openLetters, readLetters } from "../../src/secrets/letters.ts";
import { indexPatterns, type SecretPatterns } from "../../src/secrets/patterns.ts";
import { scan, type ScanWork } from "../../src/secrets/scan.ts";
import { findShapes } from "../../src/secrets/shapes.ts";
import { placesOf } from "../world/slow-scan.ts";

const KEY = "Zq9-Kw2_Rt7Xv4Bz6Mc1Lp8Sd3Fg5Hj0Ya2UeWm";
const patterns = indexPatterns(new Map([["KEY", KEY]]));

const hex = (value: string) => Buffer.from(value).toString("hex");
const base64 = (value: string) => Buffer.from(value).toString("base64");
const SPELLINGS: readonly ((value: string) => string)[] = [
  (value) => value,
  base64,
  (value) => base64(`:${value}`),
  (value) => Buffer.from(`ab${value}c`).toString("base64url"),
  hex,
  (value) => Array.from(Buffer.from(value)).join(", "),
  (value) => hex(value).replace(/../g, "%$&"),
  (value) => hex(value).replace(/../g, String.raw`\x$&`),
  (value) => Array.from(value, (letter) => `&#${letter.charCodeAt(0)};`).join(""),
  (value) => Array.from(value).join("\u001b[1m"),
  (value) => value.replace(/.{5}/g, "$&\n"),
];
const spelled = fc
  .tuple(
    fc.nat(KEY.length - 14),
    fc.integer({ min: 10, max: 40 }),
    fc.constantFrom(...SPELLINGS),
    fc.constantFrom(...SPELLINGS),
  )
  .map(([from, length, inner, outer]) => outer(inner(KEY.slice(from, from + length))));
const noise = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.stringMatching(/^[A-Za-z0-9+/]{0,24}$/),
  fc.stringMatching(/^[0-9a-f,: ]{0,24}$/),
  fc.constantFrom("\\", "%", "%25", "&", "&#", "&amp;", "\u001b[", "\u001b]0;", "\u0007", "✓", "\u200b", "\n"),
);
const texts = fc.array(fc.oneof(spelled, noise), { maxLength: 8 }).map((parts) => parts.join("; "));

describe("the search for declared secrets", () => {
  test("finds every place that a naive search finds", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = scan(text, patterns).spans;
        const missed = [...placesOf(text, KEY)].filter(
          (at) => !found.some(({ start, end }) => start <= at && at < end),
        );
        expect(missed).toEqual([]);
      }),
      { numRuns: 800, seed: 1 },
    );
  });

  test("notes any number of characters in a row that cannot be seen as one stretch, and finds what they divide", () => {
    const token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";
    for (const unseen of ["\0", "\u001b", "\u200b"]) {
      const many = unseen.repeat(400_000);
      const text = `${many}${token.slice(0, 9)}${many}${token.slice(9)} ${KEY.slice(0, 9)}${many}${KEY.slice(9)}${many}`;
      const { spans, hidden } = scan(text, patterns);
      expect(hidden?.length).toBe(8);
      expect(hidden).toEqual(findHidden(text));
      const key = { start: text.indexOf(KEY.slice(0, 9)), end: text.length - many.length, name: "KEY" };
      expect(new Set(spans.map((span) => JSON.stringify(span)))).toEqual(new Set([JSON.stringify(key)]));
      const [start, end] = [many.length, text.indexOf(" ")];
      expect(findShapes(text, hidden)).toEqual([{ start, end, name: "github-token" }]);
    }
    const all = openLetters(1_000);
    const codes = new Uint16Array(100_000);
    readLetters({ codes, length: codes.length, base: 0, text: () => "" }, "decoded", all);
    expect([all.length, all.places.length, all.hidden]).toEqual([0, 1, [0, 100_000]]);
  });

  test.each([12, 11, 7, 6])("finds any part of twelve letters, beside a secret of %i, at whatever place", (length) => {
    const repetitive = "Zk3Zk3-aaaaaaaaaaaaaaaaaab7QaaaaaaaX=======9pW";
    const known = indexPatterns(new Map([["LONG", repetitive], ["SHORT", "q5W8r2T6y1U4".slice(0, length)]])); // prettier-ignore
    for (let from = 0; from + 12 <= repetitive.length; from++) {
      const part = repetitive.slice(from, from + 12);
      if (new Set(part).size < 4) continue;
      for (let before = 0; before < 8; before++)
        expect(scan(`${"lorem Ip".slice(0, before)}(${part})`, known).spans).toContainEqual({
          start: before + 1,
          end: before + 13,
          name: "LONG",
        });
    }
    for (let before = 0; before < 8; before++)
      expect(scan(`${"=".repeat(before)}.q5W8r2T6y1U4`, known).spans).toMatchObject([{ name: "SHORT" }]);
  });

  test("finds any part of twelve letters of secrets that are too long to index every group", () => {
    const long = Array.from({ length: 2000 }, (_, at) => createHash("sha512").update(`${at}`).digest("base64url")).join(""); // prettier-ignore
    const known = indexPatterns(new Map([["LONG", long]]));
    for (let from = 0; from < 50; from++)
      expect(scan(`(${long.slice(from, from + 12)})`, known).spans).toEqual([{ start: 1, end: 13, name: "LONG" }]);
  });

  test.each([
    ["%", "bark0Jxq7"],
    ["%25", "bark0Jxq7"],
    ["\\", "nark0Jxq7"],
    ["\\", "x41k0Jxq7"],
    ["\\", "u0041k0Jxq7"],
    ["\\", "101k0Jxq7"],
    ["&", "#65;k0Jxq7"],
    ["&", "lt;k0Jxq7"],
  ])("finds, after %s, the short secret %s, whose beginning then looks like an escape", (lead, secret) => {
    const known = indexPatterns(new Map([["SHORT", secret]]));
    for (const spell of [(value: string) => value, hex, base64]) {
      const text = spell(`a ${lead}${secret}`).replaceAll("=", "");
      const [found] = scan(text, known).spans;
      expect(found?.start).toBeLessThan(10);
      expect(found?.end).toBeGreaterThanOrEqual(text.length - 1);
    }
  });

  test("finds a short secret that a backslash before it turns mostly into an escape", () => {
    const known = indexPatterns(new Map([["SHORT", "u0041k0J"]]));
    expect(scan(String.raw`a \u0041k0J b`, known).spans).toEqual([{ start: 3, end: 11, name: "SHORT" }]);
  });

  test("finds a secret in a link's address and in a title, which a terminal does not print, and around them", () => {
    const link = `\u001b]8;;https://x.example/?token=${KEY}\u0007${KEY}\u001b]8;;\u0007`;
    const titles = `\u001b]${KEY.slice(0, 6)}\u001b\\\u001b]${KEY.slice(6, 12)}\u0007`;
    const text = `${"lorem ipsum ".repeat(13_400)}${link}; ${titles}; ${KEY.slice(0, 20)}\u001b]0;x\u0007${KEY.slice(20)}`;
    const found = scan(text, patterns).spans.map(({ start, end }) => text.slice(start, end));
    expect(found.toSorted()).toEqual([KEY, KEY, `${KEY.slice(0, 20)}\u001b]0;x\u0007${KEY.slice(20)}`].toSorted());
  });

  test("finds a secret with few characters besides blanks", () => {
    const known = indexPatterns(new Map([["SHORT", "8- rux"]]));
    expect(scan("It is 8- rux, is it?", known).spans).toEqual([{ start: 6, end: 12, name: "SHORT" }]);
  });

  test("does not join parts of a secret that other bytes separate", () => {
    const known = indexPatterns(new Map([["SHORT", "q5W8r2T6y1U4"], ["SHORTER", "Zx81kk"]])); // prettier-ignore
    const [one, other] = ["q5W8r2", "T6y1U4"].map(hex);
    expect(scan(`${one}${other}`, known).spans).toHaveLength(1);
    expect(scan(`${one}0007${other}`, known).spans).toHaveLength(1); // These bytes are invisible.
    expect(scan(`${one}ff${other}`, known).spans).toEqual([]);
    const bytes = Array.from(Buffer.from("q5W8r2T6y1U4"));
    expect(scan(bytes.join(","), known).spans).toHaveLength(1);
    expect(scan(bytes.toSpliced(6, 0, 200).join(","), known).spans).toEqual([]);
  });

  test("finds a secret wherever it lies in a text of several blocks", () => {
    const word = "lorem Ipsum/dolor 12 ";
    for (let at = 130_000; at < 200_000; at += 4_999) {
      for (const spell of [SPELLINGS[0], SPELLINGS[2], SPELLINGS[7]] as const) {
        const before = word.repeat(at / word.length);
        const secret = spell?.(KEY) ?? "";
        const [first] = scan(`${before} ${secret} ${word.repeat(3000)}`, patterns).spans;
        expect(Math.abs((first?.start ?? 0) - before.length - 1)).toBeLessThan(3);
        expect(Math.abs((first?.end ?? 0) - before.length - 1 - secret.length)).toBeLessThan(3);
      }
    }
  });

  test.each<[string, (value: string) => string]>([
    ["hexadecimal", hex],
    ["hexadecimal with prefixes", (value) => hex(value).replace(/../g, "0x$&, ")],
    ["numbers", (value) => Array.from(Buffer.from(value)).join(", ")],
  ])("finds a secret in %s wherever it lies in a run of digits, which is read in parts", (_, spell) => {
    const secret = spell(KEY);
    for (let at = PART - secret.length - 3; at < PART + 4; at++) {
      const [found] = scan(`${"7".repeat(at)}, ${secret}`, patterns).spans;
      // A prefix and a separator around the digits may be left.
      expect(Math.abs((found?.start ?? 0) - at - 2)).toBeLessThan(4);
      expect(Math.abs((found?.end ?? 0) - at - 2 - secret.length)).toBeLessThan(4);
    }
  });
});

describe("scanning a text", () => {
  const many = new Map(
    Array.from({ length: 1000 }, (_, at) => [`K${at}`, createHash("sha256").update(`${at}`).digest("base64")]),
  );
  const log = (lines: number) =>
    Array.from(
      { length: lines },
      (_, at) => `2026-11-22T22:1${at % 10}:04Z PASS src/components/Widget${at}.test.ts (${at % 997} ms)\n`,
    ).join("");
  const code = (lines: number) =>
    Array.from(
      { length: lines },
      (_, at) => `  const total${at} = items.reduce((sum, item) => sum + item.price * ${at}, 0); // "%d" && \\n\n`,
    ).join("");
  const workOf = (text: string, known: SecretPatterns): ScanWork => {
    const work: ScanWork = { letters: 0, compared: 0 };
    scan(text, known, work);
    return work;
  };

  test.each([
    ["two secrets", patterns],
    ["a thousand", indexPatterns(many)],
  ])("looks at each letter of ordinary text little more than once, with %s", (_, known) => {
    for (const text of [log(20_000), code(20_000)]) {
      const work = workOf(text, known);
      expect(work.letters).toBeGreaterThan(0.8 * text.length);
      expect(work.letters).toBeLessThan(1.3 * text.length);
      expect(work.compared).toBeLessThan(text.length / 10_000);
    }
  });

  test("looks at each letter of numbers and checksums little more than twice", () => {
    const numbers = Array.from({ length: 60_000 }, (_, at) => `${at}\n`).join("");
    const sums = Array.from({ length: 5_000 }, (_, at) => createHash("sha256").update(`${at}`).digest("hex"));
    for (const text of [numbers, sums.join("\n"), sums.map((sum, at) => `${sum}  src/file${at}.ts\n`).join("")])
      expect(workOf(text, patterns).letters).toBeLessThan(2.2 * text.length);
  });

  test("does work linear in the length of the text, however much of it looks encoded", () => {
    for (const unit of [KEY.slice(0, 11), "AAAA", base64(base64("AAAA")), "41", "65,", "%41", `${base64(KEY)} `]) {
      const [small, large] = [50_000, 400_000].map((size) => workOf(unit.repeat(size / unit.length), patterns));
      expect(large?.letters).toBeLessThan(10 * (small?.letters ?? 0));
      expect(large?.compared).toBeLessThanOrEqual(10 * (small?.compared ?? 0));
      expect(large?.letters).toBeLessThan(12 * 400_000);
    }
  });
});

describe("the search for tokens by their shape", () => {
  test("finds adjacent tokens, even where one ends in the name of the next", () => {
    const value = "aB3d/Ef+".repeat(5);
    const text = `AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWYAWS_SECRET_ACCESS_KEY="${value}"`;
    expect(findShapes(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWYAWS_SECRET_ACCESS_KEY",
      value,
    ]);
  });

  test("finds a token with invisible characters inside", () => {
    const token = `npm_${"aB1c".repeat(9)}`;
    for (const unseen of ["\u00ad", "\u200b", "\u001b[1;31m", "\u0007", "\u{e0041}", "\u{1d173}", "\ufe0f"]) {
      const text = `✓ ${Array.from(token).join(unseen)} 🎉`;
      expect(findShapes(text)).toEqual([{ start: 2, end: text.length - 3, name: "npm-token" }]);
    }
  });
});
