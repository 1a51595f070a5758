/** The short way for plain words against the parser: where it reads a line, it reads the same. */
import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { readPlainLine } from "../../src/lib/shell/plain.ts";
import { parseLine } from "../../src/lib/shell/parser.ts";
import { cases } from "../world/long.ts";
import { anyText, oddLines, RECORDED_LINES } from "../world/shell-lines.ts";

const RECORDED = RECORDED_LINES.map(({ line }) => line);

/** Whether the short way leaves the line to the parser, or gives what the parser gives. */
function expectSame(line: string): void {
  const plain = readPlainLine(line);
  if (plain !== undefined) expect(plain).toEqual(parseLine(line));
}

test("recorded lines are read as the parser reads them, and every sixth of them without it", () => {
  for (const line of RECORDED) expectSame(line);
  expect(RECORDED.filter((line) => readPlainLine(line) !== undefined).length).toBeGreaterThan(RECORDED.length / 6);
});

test.each([
  "node test/run.js",
  "git push origin HEAD:main",
  "./x -o a=b --c=d,e",
  "/usr/bin/gh pr create",
  "cd -",
  "1 2",
])("%j is read without the parser", (line) => {
  expect(readPlainLine(line)).toEqual(parseLine(line));
});

/** What bash, or Remit's reader, gives a meaning to. */
const SPECIAL = `if then else elif fi case esac for select while until do done in function time coproc A=1 A+=1 =
  eval trap alias hash let declare export test printf read unset wait find gfind bash sh source . env xargs timeout nice
  nohup sudo command exec parallel zsh watch busybox fc /usr/bin/env ./sudo /bin/find`.split(/\s+/);

test("lines of plain words are read as the parser reads them, or not at all", () => {
  const usual = ["a", "git", "push", "-c", "-x", "x=1", "%1", "@{u}", "a.b/c:d", "--", "-", "1", ":", "+x", "in"];
  const word = fc.oneof(fc.constantFrom(...SPECIAL), fc.constantFrom(...usual), fc.stringMatching(/^[\w./:@%+,=-]+$/));
  const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
  fc.assert(fc.property(line, expectSame), { numRuns: cases(4_000), examples: SPECIAL.map((name) => [`${name} a`]) });
});

test("lines of any kind are read as the parser reads them, or not at all", () => {
  fc.assert(fc.property(fc.oneof(oddLines, anyText), expectSame), { numRuns: cases(4_000) });
});

test.each([
  "",
  " a",
  "a ",
  "a  b",
  "a\tb",
  "a\n",
  "a;b",
  "a ~/b",
  "a *.ts",
  "a {b,c}",
  "a $b",
  "a 'b'",
  "a #b",
  "é",
  `a ${"b".repeat(1_000)}`,
])("%j needs the parser", (line) => {
  expect(readPlainLine(line)).toBeUndefined();
});
