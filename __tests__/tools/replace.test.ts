import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Correct, FailedEdit } from "../../src/tools/context.ts";
import { openWorkshop, type Workshop } from "../world/workshop.ts";
import { EDITS, type EditCase } from "./replace.table.ts";

let shop: Workshop;
beforeAll(() => {
  shop = openWorkshop();
});
afterAll(async () => await shop[Symbol.asyncDispose]());

describe.each(EDITS)("%s:", (_, cases) => {
  test.each(cases.map((one): [string, EditCase] => [one.name, one]))("%s", async (_name, one) => {
    shop.write("file.txt", one.file);
    await shop.call("read_file", { file_path: "file.txt" });
    const answer = await shop.call("replace", {
      file_path: "file.txt",
      instruction: "x",
      old_string: one.old,
      new_string: one.new,
      ...(one.several === true ? { allow_multiple: true } : {}),
    });
    expect({ error: answer.error, after: shop.text("file.txt") }).toEqual({
      error: one.error,
      after: one.after ?? one.file,
    });
    expect(answer.text).toContain(one.says ?? "");
    expect(answer.edit === undefined).toBe(one.error !== undefined);
  });
});

test("the table has at least 60 edits", () => {
  expect(EDITS.flatMap(([, cases]) => cases).length).toBeGreaterThanOrEqual(60);
});

describe("replace", () => {
  const edit = { file_path: "a.txt", old_string: "one", new_string: "two" };

  test("answers with a short diff, and the edit as a record", async () => {
    shop.write("a.txt", Array.from({ length: 30 }, (_, index) => (index === 15 ? "one" : `line ${index}`)).join("\n"));
    await shop.call("read_file", { file_path: "a.txt" });
    const answer = await shop.call("replace", edit);
    const diff = "@@ -13,7 +13,7 @@\n line 12\n line 13\n line 14\n-one\n+two\n line 16\n line 17\n line 18";
    expect(answer).toEqual({
      text: `Edited a.txt at line 16 (+1 −1)\n${diff}`,
      edit: { path: "a.txt", diff, added: 1, removed: 1 },
    });
    const inALine = await shop.call("replace", { file_path: "a.txt", old_string: "line 20", new_string: "line 2x" });
    expect(inALine.edit?.diff).toBe(
      "@@ -18,7 +18,7 @@\n line 17\n line 18\n line 19\n-line 20\n+line 2x\n line 21\n line 22\n line 23",
    );
  });

  test("cuts a long diff, but records the full size of the change", async () => {
    const text = (word: string): string => `${word}\n`.repeat(500);
    shop.write("a.txt", text("a"));
    await shop.call("read_file", { file_path: "a.txt" });
    const answer = await shop.call("replace", {
      file_path: "a.txt",
      old_string: text("a"),
      new_string: text("b".repeat(1000)),
    });
    expect(answer.text.length).toBeLessThan(10_000);
    expect(answer.edit).toMatchObject({ added: 500, removed: 500 });
    expect(answer.text).toMatch(/more lines of diff\]$/u);
  });

  test("requires that the run has read the file in its current state", async () => {
    shop.write("b.txt", "one\n");
    const other = { ...edit, file_path: "b.txt" };
    expect(await shop.call("replace", other)).toMatchObject({ error: "not_read_yet" });
    await shop.call("read_file", { file_path: "b.txt", start_line: 1, end_line: 1 });
    shop.write("b.txt", "one!\n");
    expect(await shop.call("replace", other)).toMatchObject({ error: "changed_since_read" });
    expect(shop.text("b.txt")).toBe("one!\n");
    await shop.call("read_file", { file_path: "b.txt" });
    expect((await shop.call("replace", other)).error).toBeUndefined();
    expect((await shop.call("replace", { ...other, old_string: "two", new_string: "three" })).error).toBeUndefined();
    expect(shop.text("b.txt")).toBe("three!\n");
  });

  test("creates a file when old_string is empty, and never overwrites one", async () => {
    const create = { file_path: "new/deep.txt", old_string: "", new_string: "x\n" };
    expect(await shop.call("replace", create)).toMatchObject({
      text: expect.stringMatching(/^Created new\/deep\.txt/u),
    });
    expect(shop.text("new/deep.txt")).toBe("x\n");
    expect(await shop.call("replace", create)).toMatchObject({ error: "already_exists" });
    expect(await shop.call("replace", { ...create, file_path: "new" })).toMatchObject({ error: "already_exists" });
    const elided = { ...create, file_path: "new/c.txt", new_string: "// ... rest of code ..." };
    expect(await shop.call("replace", elided)).toMatchObject({ error: "invalid_arguments" });
  });

  test("refuses files that it cannot or must not edit", async () => {
    shop.write("bin", Buffer.from([0, 1]));
    shop.write("latin1", Buffer.from("one caf\u00e9\n", "latin1"));
    await shop.call("read_file", { file_path: "latin1" });
    const errors = ["missing", "new", "bin", ".git/config", "../x", "remit-output:a-1.txt"].map(
      async (file_path) => (await shop.call("replace", { ...edit, file_path })).error,
    );
    expect(await Promise.all(errors)).toEqual([
      "not_found",
      "is_directory",
      "binary",
      "protected",
      "outside_workspace",
      "protected",
    ]);
    expect(await shop.call("replace", { ...edit, file_path: "latin1", new_string: "→" })).toMatchObject({
      error: "failed",
      text: "latin1 is latin-1, which cannot write some characters of the new text.",
    });
  });

  test("shows the nearest place when nothing matches", async () => {
    shop.write("c.txt", "alpha();\nbeta();\ngamma();\ndelta();\n");
    await shop.call("read_file", { file_path: "c.txt" });
    const miss = { file_path: "c.txt", old_string: "beta();\ngamma();\nepsilon(1, 2, 3);", new_string: "x" };
    expect(await shop.call("replace", miss)).toEqual({
      error: "no_match",
      text: "old_string is not in c.txt. Lines 1 to 4 come nearest:\nalpha();\nbeta();\ngamma();\ndelta();",
    });
  });

  test("is quick on a large file, exact or not", async () => {
    const big = Array.from(
      { length: 60_000 },
      (_, index) => `  const value_${index} = compute(${index}, "some text");`,
    ).join("\n");
    shop.write("big.ts", big);
    await shop.call("grep_search", { pattern: "value_30000", dir_path: "big.ts" });
    const near = {
      file_path: "big.ts",
      old_string: `const value_30000 = computed(30000, "some text");`,
      new_string: "x",
    };
    expect(await shop.call("replace", near)).toMatchObject({ text: expect.stringContaining("nearly the same lines") });
  });
});

describe("a correction by a model", () => {
  const text = "function total(cart) {\n  return cart.sum;\n}\n";
  const miss = {
    file_path: "d.ts",
    instruction: "Round it.",
    old_string: "return cart.total();",
    new_string: "return round(cart.total());",
  };
  const attempt = async (
    correct: Correct,
    over = {},
  ): Promise<{ text: string; error: string | undefined; file: string }> => {
    await using own = openWorkshop({ "d.ts": text, "d.json": text }, { correct });
    await own.call("read_file", { file_path: "d.ts" });
    await own.call("read_file", { file_path: "d.json" });
    const answer = await own.call("replace", { ...miss, ...over });
    return { text: answer.text, error: answer.error, file: own.text("d.ts") };
  };

  test("is requested once, with the intended and the actual text, and the answer mentions it", async () => {
    const asked: FailedEdit[] = [];
    const result = await attempt((failed) => {
      asked.push(failed);
      return Promise.resolve({ oldText: "return cart.sum;", newText: "return round(cart.sum);" });
    });
    expect(asked).toEqual([
      expect.objectContaining({
        path: "d.ts",
        instruction: "Round it.",
        oldText: miss.old_string,
        newText: miss.new_string,
        content: text,
      }),
    ]);
    expect(result.file).toBe(text.replace("cart.sum", "round(cart.sum)"));
    expect(result.text).toContain("old_string was corrected");
  });

  test("that fails or is unavailable leaves the file unchanged", async () => {
    for (const correction of [
      undefined,
      { oldText: "also not there", newText: "x" },
      { oldText: "cart", newText: "x" },
      { oldText: "  return cart.sum;", newText: "  // ... rest of code ..." },
    ]) {
      const result = await attempt(() => Promise.resolve(correction));
      expect(result).toMatchObject({ error: "no_match", file: text });
    }
  });

  test("is not requested for JSON, for a placeholder, or when the edit is already there", async () => {
    const never: Correct = () => Promise.reject(new Error("asked"));
    expect(await attempt(never, { file_path: "d.json" })).toMatchObject({ error: "no_match" });
    expect(await attempt(never, { old_string: "x\n// ... existing code ...\ny" })).toMatchObject({ error: "no_match" });
    expect(await attempt(never, { old_string: "x", new_string: "return cart.sum;" })).toMatchObject({
      error: "no_change",
    });
  });
});
