/** The reader against bash itself: whatever bash runs, the reader must have found. */
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { readLine } from "../../src/policy/command.ts";
import { couldCover } from "../../src/policy/glob.ts";
import type { Part } from "../../src/policy/shell/line.ts";
import { byName } from "../world/policies.ts";
import { oddLines } from "../world/shell-lines.ts";

let root = "";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "remit-differential-"));
  mkdirSync(join(root, "bin"));
  mkdirSync(join(root, "ws"));
  // Each notes its own name and arguments in a file of its own, so that commands running at once do not mix; the file
  // gets its name once it is whole, since bash does not wait for what it substitutes a process for.
  const note = [
    "#!/bin/bash",
    'note=$(mktemp -p "$NOTES" .XXXXXXXX)',
    `printf '%s\\0' "\${0##*/}" "$@" > "$note"`,
    'mv "$note" "$NOTES/note${note##*/}"',
    "",
  ].join("\n");
  for (const name of ["a", "b", "c", "d"]) writeFileSync(join(root, "bin", name), note, { mode: 0o755 });
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

async function runByBash(line: string, number: number): Promise<readonly (readonly string[])[]> {
  const notes = join(root, `notes-${number}`);
  mkdirSync(notes);
  await new Promise<void>((resolve) => {
    const environment = { PATH: `${join(root, "bin")}:/usr/bin:/bin`, NOTES: notes, HOME: root };
    const child = spawn("bash", ["-c", line], {
      cwd: join(root, "ws"),
      env: environment,
      timeout: 10_000,
      stdio: "ignore",
    });
    child.on("close", () => resolve());
  });
  const whole = readdirSync(notes).filter((name) => !name.startsWith("."));
  return whole.map((name) => readFileSync(join(notes, name), "utf8").split("\0").slice(0, -1));
}

function isFound(words: readonly string[], parts: readonly Part[]): boolean {
  return parts.some((part) => {
    for (const [index, { value, spread }] of part.words.entries()) {
      if (spread !== "one") return true;
      const word = words[index];
      if (word === undefined || !couldCover([word], value)) return false;
    }
    return words.length === part.words.length;
  });
}

test("every program that bash starts for a line without doubts is among the parts found, with its arguments", async () => {
  const certain = fc
    .sample(oddLines, { numRuns: 1_600, seed: 11 })
    .filter((line) => readLine(line, "", byName).doubts.length === 0);
  expect(certain.length).toBeGreaterThan(300);
  let started = 0;
  for (const [number, line] of certain.slice(0, 350).entries()) {
    const { parts } = readLine(line, "", byName);
    for (const words of await runByBash(line, number)) {
      started += 1;
      expect({ line, words, found: isFound(words, parts) }).toEqual({ line, words, found: true });
    }
  }
  expect(started).toBeGreaterThan(150);
});
