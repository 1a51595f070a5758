import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { openSecrets, type Redaction, type Sizes } from "../../src/secrets.ts";
import { cases } from "../world/long.ts";

const KEY = "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY";
const secrets = openSecrets(new Map([["KEY", KEY]]));
const SPELLINGS = [
  KEY,
  Buffer.from(KEY).toString("base64"),
  Buffer.from(KEY).toString("hex"),
  Array.from(KEY, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join(""),
  Array.from(KEY).join("\u200b"),
  Array.from(KEY).join("\n"),
  Array.from(KEY).join("\u001b[1m"),
  KEY.slice(5, 30),
  "ghp_Nq7Kw2Rt9Xv4Bz6Mc1Lp8Sd3Fg5Hj0Ya2Ue",
];

/** Redact a text in pieces, as a pipe would deliver it. */
function pass(redaction: Redaction, text: string, size: number): string {
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
  return pieces.map((piece) => redaction.take(piece)).join("") + redaction.end();
}

describe("redacting a text that arrives in pieces", () => {
  test("gives the same result as redacting it whole, wherever secrets and pieces begin and end", () => {
    const word = fc.oneof(
      { weight: 4, arbitrary: fc.stringMatching(/^[ -~\n]{0,60}$/) },
      { weight: 1, arbitrary: fc.constantFrom(...SPELLINGS) },
    );
    const sizes = fc.record({ most: fc.integer({ min: 600, max: 900 }), held: fc.integer({ min: 400, max: 500 }) });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.integer({ min: 1, max: 700 }), sizes, (words, size, bounds) => {
        const text = words.join(" ");
        expect(pass(secrets.redaction(bounds), text, size)).toBe(secrets.redact(text));
      }),
    );
  });

  test.each(SPELLINGS.map((spelling) => [spelling]))("removes %j wherever it is split between pieces", (spelling) => {
    const whole = secrets.redact(`- ${spelling} -`);
    expect(whole).toContain("[redacted:");
    const bounds: Sizes = { most: 900, held: 450 };
    for (let before = 0; before < 900; before += 7) {
      const text = `${"x".repeat(before)} - ${spelling} - ${"y ".repeat(500)}`;
      expect(pass(secrets.redaction(bounds), text, 64)).toContain(whole);
    }
  });

  test("releases text as it arrives and holds back less than 300 KiB", () => {
    const redaction = secrets.redaction();
    let [taken, given] = [0, 0];
    for (let line = 0; line < cases(60_000); line += 1) {
      const text = `${line} ${line % 5000 === 0 ? KEY : "an ordinary line of a build"}\n`;
      taken += text.length;
      given += redaction.take(text).length;
      expect(taken - given).toBeLessThan(300 * 1024);
    }
    const rest = redaction.end();
    expect(rest.length).toBeGreaterThan(32 * 1024);
    expect(rest).not.toContain("AIza");
  });

  test("redacts a token longer than the buffer without waiting for its end", () => {
    const redaction = secrets.redaction({ most: 900, held: 450 });
    const output = pass(redaction, `ya29.${"x1".repeat(5_000)} and more`, 100);
    expect(output).toMatch(/^\[redacted:google-token\]/);
    expect(output).toMatch(/ and more$/);
  });

  test("releases all but the last part of what has arrived when a reader asks for it", () => {
    const redaction = secrets.redaction({ most: 10_000, held: 100 });
    expect(redaction.take(`${"line\n".repeat(200)}${KEY.slice(0, 20)}`)).toBe("");
    expect(redaction.some()).toMatch(/^(?:line\n)+$/);
    expect(redaction.some()).toBe("");
    expect(redaction.take(KEY.slice(20)) + redaction.end()).toMatch(/^(?:line\n)*\[redacted:KEY\]$/);
  });
});
