/**
 * Recorded runs, rendered and compared byte for byte. After an intended change: `UPDATE_GOLDEN=1 npm test --
 * __tests__/report/replays`, then read the difference as a user would.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { renderAnnotations, renderOutputs } from "../../src/report/outputs.ts";
import { renderComment, renderSummary } from "../../src/report/sections.ts";
import { COMMENT_LIMIT, SUMMARY_LIMIT } from "../../src/report/fit.ts";
import { readPage } from "../../src/report/page/content.ts";
import { renderProgress } from "../../src/report/progress.ts";
import { RECORDED, recordedLog, REPLAYS } from "../world/recorded.ts";

function compare(file: string, rendered: string): void {
  const path = join(REPLAYS, "golden", file);
  if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(path, `${rendered}\n`);
  expect(`${rendered}\n`).toBe(readFileSync(path, "utf8"));
}

test("recorded runs cover every kind of conclusion", () => {
  const ends = RECORDED.map((name) => renderOutputs(recordedLog(name))["conclusion"]);
  for (const conclusion of [
    "changed",
    "answered",
    "reviewed",
    "planned",
    "unchanged",
    "unverified",
    "blocked",
    "stuck",
    "exhausted",
    "cancelled",
    "failed",
  ]) {
    expect(ends).toContain(conclusion);
  }
});

describe.each(RECORDED)("the recorded run `%s`", (name) => {
  const entries = recordedLog(name);

  test("renders its golden comment", () => {
    const comment = renderComment(entries);
    compare(`${name}.comment.md`, comment);
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
  });

  test("renders its golden summary", () => {
    const summary = renderSummary(entries);
    compare(`${name}.summary.md`, summary);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(SUMMARY_LIMIT);
  });

  test("renders its golden outputs and annotations", () => {
    compare(
      `${name}.outputs.json`,
      JSON.stringify({ outputs: renderOutputs(entries), annotations: renderAnnotations(entries) }, undefined, 2),
    );
  });

  test("renders its golden page", () => {
    compare(`${name}.page.json`, JSON.stringify(readPage(entries), undefined, 2));
  });

  test("says the same on its page as in its comment", () => {
    const { headline, verified, places, files } = readPage(entries);
    const [title = "", ...lines] = renderComment(entries).split("\n");
    expect(wordsOf(title)).toBe(wordsOf(`### ${headline}`));
    const verification = lines.flatMap(
      (line) => /^\*\*((?:Not verified|Verification \w+)\*\*.*)/.exec(line)?.[1] ?? [],
    );
    expect(verified.map(([line]) => wordsOf(line.split(": ✓")[0]?.split(": ✗")[0] ?? ""))).toEqual(
      verification.map(wordsOf),
    );
    const body = lines.join("\n");
    for (const [label, value] of places.filter(([name]) => name === "Pull request" || name === "Commit"))
      expect([label, body]).toEqual([label, expect.stringContaining(value.slice(0, 7))]);
    for (const [path] of files) expect(lettersOf(body)).toContain(lettersOf(path));
  });

  test("can be reported at every moment while it runs", () => {
    const moments = entries.map(({ at }, index) => renderProgress(entries.slice(0, index + 1), at));
    for (const body of moments) expect(body).toMatch(/^### ⏱️ Working: \S/);
    compare(`${name}.progress.md`, moments[Math.floor(moments.length / 2)] ?? "");
  });
});

/** Letters and digits only, since the comment is Markdown and the page is not. */
function wordsOf(text: string): string {
  const shown = text.replaceAll(/\]\([^)]*\)/g, "]").replaceAll(/&(?:#\d+|\w+);/g, "");
  return shown.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function lettersOf(text: string): string {
  return wordsOf(text).replaceAll(" ", "");
}
