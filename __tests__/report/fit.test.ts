import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import type { Entry } from "../../src/events.ts";
import { cases } from "../world/long.ts";
import { renderComment, renderSummary } from "../../src/report/sections.ts";
import {
  bytes,
  characters,
  fit,
  type Block,
  type Section,
  COMMENT_LIMIT,
  SUMMARY_LIMIT,
} from "../../src/report/fit.ts";
import { renderProgress } from "../../src/report/progress.ts";
import { write } from "./entries.ts";

const text = (markdown: string): Block => ({ kind: "text", markdown });

/** Whether folds and fences are balanced, line by line; folds inside a fence do not count. */
function balance(markdown: string): { folds: number; fence: string } {
  let folds = 0;
  let fence = "";
  for (const line of markdown.split("\n")) {
    const ticks = /^`{3,}/.exec(line)?.[0];
    if (fence !== "") {
      if (ticks !== undefined && ticks.length >= fence.length && line === ticks) fence = "";
    } else if (ticks !== undefined) fence = ticks;
    else if (line === "<details>") folds++;
    else if (line === "</details>") expect(--folds).toBeGreaterThanOrEqual(0);
  }
  return { folds, fence };
}

const leaf = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }).map((line) => text(line.replace(/[`<\n\r]/g, "x"))),
  fc.record({
    kind: fc.constant("code" as const),
    language: fc.constantFrom("", "ts"),
    text: fc.string({ maxLength: 900 }),
  }),
  fc.record({
    kind: fc.constant("code" as const),
    language: fc.constant(""),
    text: fc.array(fc.constantFrom("```", "````", "a", "</details>")).map((lines) => lines.join("\n")),
  }),
  fc.record({
    kind: fc.constant("rows" as const),
    head: fc.constantFrom("| a |\n|---|", ""),
    rows: fc.array(fc.constant("| row |"), { maxLength: 60 }),
    what: fc.constant("rows"),
  }),
);
const block: fc.Arbitrary<Block> = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({
      kind: fc.constant("fold" as const),
      title: fc.constant("t"),
      blocks: fc.array(tie("block"), { maxLength: 6 }),
      what: fc.constant("parts"),
    }),
  ),
})).block;
const sections = fc.array(
  fc.record({ rank: fc.nat(5), blocks: fc.array(block, { maxLength: 6 }), what: fc.constant("parts") }),
  { maxLength: 6 },
);

describe("fitting", () => {
  test("stays within any limit, in characters and in bytes, with folds and fences closed", () => {
    fc.assert(
      fc.property(
        sections,
        fc.integer({ min: 0, max: 4_000 }),
        fc.constantFrom(bytes, characters),
        (parts, limit, measure) => {
          const body = fit(parts, limit, measure);
          expect(measure(body)).toBeLessThanOrEqual(limit);
          expect(balance(body)).toEqual({ folds: 0, fence: "" });
        },
      ),
      { numRuns: cases(400), seed: 1 },
    );
  });

  test("stays within the limit when a fence is longer than the room left for its text", () => {
    for (const ticks of [300, 700, 1_500]) {
      const code: Block = { kind: "code", language: "", text: `${"`".repeat(ticks)}\n${"line\n".repeat(600)}` };
      for (const limit of [900, 1_500, 2_500])
        expect(fit([{ rank: 0, blocks: [code], what: "parts" }], limit, characters).length).toBeLessThanOrEqual(limit);
    }
  });

  test("changes nothing that fits", () => {
    const parts: Section[] = [
      { rank: 1, blocks: [text("a"), text("b")], what: "parts" },
      { rank: 9, blocks: [], what: "parts" },
      { rank: 0, blocks: [{ kind: "fold", title: "t", blocks: [text("c")], what: "parts" }], what: "parts" },
    ];
    expect(fit(parts, 1_000, characters)).toBe("a\n\nb\n\n<details>\n<summary>t</summary>\n\nc\n\n</details>");
  });

  test("drops the highest rank first, its middle before its ends, and says how much", () => {
    const turns = Array.from({ length: 100 }, (_, at) => text(`turn ${at} ${"x".repeat(40)}`));
    const parts: Section[] = [
      { rank: 0, blocks: [text("conclusion")], what: "parts" },
      { rank: 8, blocks: turns, what: "turns" },
      { rank: 1, blocks: [text("closing")], what: "parts" },
    ];
    const body = fit(parts, 1_000, characters);
    expect(body).toMatch(/^conclusion\n\nturn 0 .*closing$/s);
    expect(body).toContain("turn 99 ");
    expect(body).toMatch(/\*… 8\d turns left out here to stay within GitHub's size limit …\*/);
  });

  test("drops what exceeds a section's share before facts, and nothing of its share before them", () => {
    const lines = (what: string, count: number) =>
      Array.from({ length: count }, () => text(`${what} ${"x".repeat(40)}`));
    const body = (words: number, facts: number) => {
      const parts: Section[] = [
        { rank: 3, share: 1_000, blocks: lines("word", words), what: "words" },
        { rank: 5, blocks: lines("fact", facts), what: "facts" },
      ];
      const shown = fit(parts, 2_000, characters);
      return [shown.match(/^word /gm)?.length ?? 0, shown.match(/^fact /gm)?.length ?? 0];
    };
    const [fewWords = 0, allFacts] = body(90, 15);
    expect(fewWords).toBeGreaterThan(15);
    expect(allFacts).toBe(15);
    const [allWords, fewFacts = 0] = body(20, 90);
    expect(allWords).toBe(20);
    expect(fewFacts).toBeGreaterThan(10);
  });

  test("cuts a long listing at its lines and a table at its rows", () => {
    const code: Block = {
      kind: "code",
      language: "ts",
      text: Array.from({ length: 200 }, (_, at) => `line ${at}`).join("\n"),
    };
    const table: Block = {
      kind: "rows",
      head: "| file |\n|---|",
      rows: Array.from({ length: 200 }, (_, at) => `| ${at} |`),
      what: "files",
    };
    const body = (only: Block) => fit([{ rank: 1, blocks: [only], what: "parts" }], 1_200, characters);
    expect(body(code)).toMatch(
      /^```ts\nline 0\n[^]*\[… \d+ lines left out to stay within GitHub's size limit …\]\n[^]*line 199\n```$/,
    );
    expect(body(table)).toMatch(
      /^\| file \|\n\|---\|\n\| 0 \|\n[^]*\| \*… \d+ more files left out [^|]* \|\n[^]*\| 199 \|$/,
    );
  });
});

/** A run of many long turns. */
function longRun(turns: number, size: number): Entry[] {
  const writing = write().started();
  const listing = "é<&`".repeat(size / 4);
  for (let turn = 0; turn < turns; turn++) {
    writing.turn({
      thought: `Thought ${turn}`,
      text: listing,
      calls: [{ tool: "read_file", args: { file_path: `src/${turn}.ts` }, answer: { text: listing } }],
    });
  }
  writing.add({
    type: "verify.finished",
    attempt: 1,
    ok: false,
    results: [{ command: "npm test", ok: false, output: listing.repeat(9), ms: 1 }],
  });
  const files = Array.from({ length: 3_000 }, (_, at) => ({
    path: `src/${at}.ts`,
    status: "added" as const,
    added: 1,
    removed: 0,
    binary: false,
  }));
  const publication = { branch: "b", commit: "c", files, refused: [] };
  return writing.finished({ conclusion: "unverified", message: `${listing}\n\n`.repeat(40), publication }).entries;
}

describe("reports of very long runs", () => {
  test("have limits that leave room below GitHub's for the marker and for how GitHub counts", () => {
    expect(COMMENT_LIMIT).toBeLessThanOrEqual(65_536 - 500);
    expect(SUMMARY_LIMIT).toBeLessThanOrEqual(1_048_576 - 10_000);
  });

  const entries = longRun(100, 8_000);

  test("fit a comment, with the conclusion first and the footer last", () => {
    const comment = renderComment(entries);
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(comment.length).toBeGreaterThan(COMMENT_LIMIT * 0.8);
    expect(comment).toMatch(/^### ⚠️ Changed 3,000 files/);
    expect(comment).toMatch(/Remit 0\.1\.0<\/sub>$/);
    expect(comment).toContain("left out");
    expect(balance(comment)).toEqual({ folds: 0, fence: "" });
  });

  test("fit a job summary, which drops the middle of the transcript first", () => {
    const summary = renderSummary(entries);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(SUMMARY_LIMIT * 0.8);
    expect(summary).toContain("<b>Turn 1</b>");
    expect(summary).toContain("<b>Turn 100</b>");
    expect(summary).toMatch(/… \d+ turns left out here/);
    expect(balance(summary)).toEqual({ folds: 0, fence: "" });
  });

  test("fit a comment while the run is under way", () => {
    const todos = Array.from({ length: 2_000 }, (_, at) => ({
      description: `${at} ${"x".repeat(90)}`,
      status: "pending" as const,
    }));
    const writing = write()
      .started()
      .turn({ calls: [{ tool: "write_todos", args: {}, answer: { text: "", todos } }] });
    const body = renderProgress(writing.entries, writing.entries.at(-1)?.at ?? 0);
    expect(body.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(body).toMatch(/^### ⏱️ Working/);
  });
});
