/** The list of defences that `bench/mutations.ts` switches off matches the source. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { DEFENCES } from "../../bench/mutations/all.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

test.each(DEFENCES)("$family: $promise, at exactly one place in $file", ({ file, text, off, test: watching }) => {
  expect(read(file).split(text)).toHaveLength(2);
  expect(off).not.toBe(text);
  expect(existsSync(path.join(root, watching))).toBe(true);
});

describe("the list", () => {
  test("has at least a hundred distinct defences, from every family of attacks", () => {
    expect(DEFENCES.length).toBeGreaterThanOrEqual(100);
    expect(new Set(DEFENCES.map(({ file, text }) => `${file}\0${text}`)).size).toBe(DEFENCES.length);
    expect([...new Set(DEFENCES.map(({ family }) => family))].sort()).toEqual([
      "URLs",
      "approval",
      "call-outs",
      "compression",
      "environment",
      "events",
      "faults",
      "git state",
      "hooks",
      "log and report",
      "other runs",
      "paths",
      "policy",
      "prompt marks",
      "proposals",
      "protected paths",
      "records",
      "redaction",
      "servers",
      "shell",
      "telemetry",
      "trusted ref",
      "workflow commands",
    ]);
  });
});

describe("docs/defences.md", () => {
  const rows = read("docs/defences.md")
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s|-]*(?:invariant|fault|---)/.test(line));

  test("names a source file or a test in every row, and only files that exist", () => {
    expect(rows.length).toBeGreaterThan(35);
    for (const row of rows) {
      const files = [...row.matchAll(/`((?:src|__tests__)\/[^`]+)`/g)].map(([, file = ""]) => file);
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    }
  });

  test("names a defence to switch off for every row that always holds, and only defences that exist", () => {
    const always = rows.filter((row) => row.split("|").length === 6);
    expect(always.filter((row) => !/\| _.+_ +\|$/.test(row))).toEqual([]);
    const named = rows.flatMap((row) => [...row.matchAll(/\| _(.+?)_ +\|/g)].map(([, promise = ""]) => promise));
    expect(named.length).toBeGreaterThan(14);
    expect(named.filter((each) => !DEFENCES.some(({ promise }) => promise === each))).toEqual([]);
  });
});
