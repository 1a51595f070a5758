import * as fc from "fast-check";
import { describe, expect, test } from "@jest/globals";
import { diffLines } from "diff";
import type { JsonObject } from "../../src/events.ts";
import { GitHubError, type PullFacts, type PullFile } from "../../src/ports.ts";
import { toolsFor } from "../../src/tools/catalog.ts";
import { openReview, type Review, readHunks } from "../../src/tools/add-review-comment.ts";
import { openScene } from "../world/github-scene.ts";
import { callTool } from "../world/reaching.ts";
import { openWorkshop } from "../world/workshop.ts";

// Old lines 10 to 14, new lines 10 to 15; then old line 30, new lines 31 and 32.
const PATCH = `@@ -10,5 +10,6 @@ function total() {
 let sum = 0;
-for (const item of items)
-  sum += item;
+for (const item of items) {
+  sum += item.price;
+}
 return sum;
 }
@@ -30 +31,2 @@
-old();
+first();
+second();
\\ No newline at end of file`;

const FILES: readonly PullFile[] = [
  { path: "src/total.js", status: "modified", added: 5, removed: 3, patch: PATCH },
  { path: "logo.png", status: "modified", added: 0, removed: 0 },
];

const HEAD = "a".repeat(40);

interface Asked {
  readonly review: Review;
  files: number;
}

function openFake(now: string = HEAD, fail = 0): Asked {
  const asked = { files: 0 };
  const github = {
    pull: () => Promise.resolve({ head: { name: "topic", sha: now } } as PullFacts),
    pullFiles: () => {
      asked.files++;
      return asked.files <= fail ? Promise.reject(new GitHubError("down", 503)) : Promise.resolve(FILES);
    },
  };
  return Object.assign(asked, { review: openReview(7, HEAD, github) });
}

const NOTE: JsonObject = { path: "src/total.js", line: 12, severity: "high", body: "No total of what." };

async function add(review: Review | undefined, args: JsonObject) {
  await using shop = openWorkshop({}, review === undefined ? {} : { review });
  return await callTool("add_review_comment", { ...NOTE, ...args }, shop.context);
}

describe("a comment is accepted", () => {
  test.each<[JsonObject, object]>([
    [{}, { line: 12, side: "RIGHT" }],
    [{ line: 10 }, { line: 10 }],
    [{ line: 15 }, { line: 15 }],
    [{ line: 32 }, { line: 32 }],
    [
      { line: 11, side: "LEFT" },
      { line: 11, side: "LEFT" },
    ],
    [
      { line: 14, side: "LEFT" },
      { line: 14, side: "LEFT" },
    ],
    [
      { line: 30, side: "LEFT" },
      { line: 30, side: "LEFT" },
    ],
    [
      { line: 13, start_line: 11 },
      { line: 13, startLine: 11 },
    ],
    [{ line: 13, start_line: 13 }, { line: 13 }],
    [{ path: "./src/total.js" }, { path: "src/total.js" }],
    [{ line: 13, start_line: 11, suggestion: "x();\n" }, { suggestion: "x();\n" }],
    [{ suggestion: "x();" }, { suggestion: "x();\n" }],
    [{ suggestion: "" }, { suggestion: "" }],
    [{ suggestion: "\n" }, { suggestion: "\n" }],
    [{ suggestion: "a\r\nb\r\n" }, { suggestion: "a\nb\n" }],
    [{ line: 13, start_line: 12 }, { text: "  sum += item.price;\n}" }],
  ])("with %j", async (args, note) => {
    const { review } = openFake();
    const answer = await add(review, args);
    expect(answer.error).toBeUndefined();
    expect(review.notes).toMatchObject([{ severity: "high", body: "No total of what.", ...note }]);
    expect(answer.note).toEqual(review.notes[0]);
  });

  test("in order, while the diff is requested once", async () => {
    const fake = openFake();
    for (const line of [15, 10, 12]) await add(fake.review, { line });
    expect(fake.review.notes.map(({ line }) => line)).toEqual([15, 10, 12]);
    expect(fake.files).toBe(1);
  });

  test("also while GitHub does not show the diff, on lines that are not checked", async () => {
    const fake = openFake(HEAD, 1);
    const answer = await add(fake.review, { line: 12 });
    expect(answer.text).toContain("GitHub did not show the diff");
    expect(fake.review.notes).toEqual([answer.note]);
    expect(await add(fake.review, { line: 12 })).toMatchObject({ error: "no_change" });
    expect(await add(fake.review, { line: 9 })).toMatchObject({ error: "not_found" });
  });
});

describe("a comment is refused with a remedy", () => {
  test.each<[string, JsonObject, string, string]>([
    ["on a line before the hunk", { line: 9 }, "not_found", "RIGHT 10-15, 31-32; LEFT 10-14, 30."],
    ["on a line between hunks", { line: 20 }, "not_found", "Line 20 (RIGHT) is not in the diff of src/total.js."],
    ["on a line that only the other side has", { line: 15, side: "LEFT" }, "not_found", "Line 15 (LEFT)"],
    ["over two hunks", { line: 31, start_line: 15 }, "not_found", "Lines 15 and 31 (RIGHT) are not in one hunk"],
    ["that ends before it begins", { line: 11, start_line: 13 }, "invalid_arguments", "start_line 13 comes after"],
    ["on a file that is not changed", { path: "src/other.js" }, "not_found", "It changes: src/total.js, logo.png."],
    ["on a file under another directory", { path: "total.js" }, "not_found", "It changes: src/total.js."],
    ["on a file without a diff", { path: "logo.png", line: 1 }, "not_found", "binary, only renamed, or too large"],
    ["with a suggestion for the old file", { line: 11, side: "LEFT", suggestion: "x" }, "invalid_arguments", "RIGHT"],
    ["with a suggestion that changes nothing", { suggestion: "  sum += item.price;" }, "no_change", "says already"],
    ["with line 0", { line: 0 }, "invalid_arguments", "line"],
    ["without words", { body: "" }, "invalid_arguments", "body"],
    ["of an unknown severity", { severity: "urgent" }, "invalid_arguments", "severity"],
  ])("%s", async (_, args, error, words) => {
    const { review } = openFake();
    const answer = await add(review, args);
    expect(answer).toMatchObject({ error, text: expect.stringContaining(words) });
    expect(answer).not.toHaveProperty("note");
    expect(review.notes).toEqual([]);
  });

  test("when it is already there", async () => {
    const { review } = openFake();
    await add(review, {});
    expect((await add(review, {})).error).toBe("no_change");
    expect((await add(review, { body: "Something else." })).error).toBeUndefined();
  });

  test("when the review has as many as it can have", async () => {
    const { review } = openFake();
    for (let each = 0; each < 50; each++) await review.add({ ...noteOf(each) });
    expect((await add(review, {})).text).toContain("has 50 comments");
  });

  test("when the pull request was pushed to since the run began", async () => {
    const { review } = openFake("b".repeat(40));
    expect((await add(review, {})).text).toContain(`its head is ${"b".repeat(40)} now`);
  });

  test("when there is nothing to review", async () => {
    expect((await add(undefined, {})).text).toBe("A review is not available in this run.");
  });
});

function noteOf(index: number) {
  return { path: "src/total.js", line: 12, side: "RIGHT", severity: "low", body: `${index}` } as const;
}

describe("an accepted comment", () => {
  // GitHub's stand-in judges each comment against a patch that git made.
  test("is one that GitHub accepts, line by line, on both sides", async () => {
    const before = Array.from({ length: 40 }, (_, index) => `line ${index + 1}\n`);
    const after = before.toSpliced(4, 2, "five\n", "six\n", "more\n").toSpliced(30, 1).concat("end");
    await using scene = await openScene({ files: { "a.txt": before.join("") } });
    await scene.world.commit({ branch: "topic", as: "maria", files: { "a.txt": after.join("") } });
    const { number } = await scene.world.openPull({ as: "maria", head: "topic", title: "T" });
    const review = openReview(number, (await scene.world.bare.ref("topic")) ?? "", scene.github);
    for (const side of ["LEFT", "RIGHT"] as const) {
      for (let line = 1; line <= 44; line++) {
        const note = { path: "a.txt", line, side, severity: "low", body: `${side} ${line}` } as const;
        const taken = (await review.add(note)).error === undefined;
        const posted = scene.world.review(number, { as: "tom", event: "COMMENT", comments: [note] });
        const accepted = await posted.then(
          () => true,
          () => false,
        );
        expect(`${side} ${line}: ${taken}`).toBe(`${side} ${line}: ${accepted}`);
      }
    }
  });

  test("quotes the file's text in its hunks", () => {
    const line = fc.constantFrom("a", "b", "c", "-d", "+e", " f", "@@ -1 +1 @@", "");
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (old, next) => {
        const rows = diffLines(old.map((one) => `${one}\n`).join(""), next.map((one) => `${one}\n`).join("")).flatMap(
          ({ value, added, removed }) => {
            const mark = added ? "+" : removed ? "-" : " ";
            return value
              .split("\n")
              .slice(0, -1)
              .map((text) => mark + text);
          },
        );
        const [hunk] = readHunks([`@@ -1,${old.length} +1,${next.length} @@`, ...rows].join("\n"));
        expect([...(hunk?.LEFT.values() ?? [])]).toEqual(old);
        expect([...(hunk?.RIGHT.values() ?? [])]).toEqual(next);
      }),
    );
  });
});

test("add_review_comment is declared only for reviews", () => {
  const has = (kind: "answer" | "change" | "review" | "plan"): boolean =>
    toolsFor(kind).some(({ name }) => name === "add_review_comment");
  expect([has("review"), has("change"), has("answer"), has("plan")]).toEqual([true, false, false, false]);
});
