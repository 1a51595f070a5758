/** Odd files, byte for byte: an edit changes nothing outside its place. */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { applyPatch } from "diff";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { describeEdit } from "../../src/tools/edit-file.ts";
import { decode, encode } from "../../src/lib/encoding.ts";
import { matchEdit } from "../../src/lib/edit.ts";
import { splice } from "../../src/lib/edit/text.ts";
import { openWorkshop, type Workshop } from "../world/workshop.ts";

let shop: Workshop;
beforeAll(() => {
  shop = openWorkshop();
});
afterAll(async () => await shop[Symbol.asyncDispose]());

const utf16be = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();
const utf32le = (text: string): Buffer =>
  Buffer.concat(
    Array.from(text, (character) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(character.codePointAt(0) ?? 0);
      return bytes;
    }),
  );
const lone = (byte: number): Buffer => Buffer.from([byte]);

/** Each entry turns a text into a file. The test replaces `OLD` by `NEW`, and nothing else may change. */
const ENCODINGS: readonly (readonly [string, (text: string) => Buffer])[] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-8 with a byte order mark", (text) => Buffer.from(`\ufeff${text}`)],
  ["UTF-16 little-endian", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 big-endian", (text) => utf16be(`\ufeff${text}`)],
  ["UTF-32 little-endian", (text) => utf32le(`\ufeff${text}`)],
  ["UTF-32 big-endian", (text) => utf32le(`\ufeff${text}`).swap32()],
  [
    "UTF-8 with an invalid byte",
    (text) => Buffer.concat([Buffer.from(text), lone(0xff), Buffer.from("après ça, déjà")]),
  ],
  [
    "UTF-8 with half a character at its end",
    (text) => Buffer.concat([Buffer.from(`${text}déjà 👍`), lone(0xf0), lone(0x9f)]),
  ],
];
const TEXTS: readonly (readonly [string, string])[] = [
  ["LF", "one\nOLD\nthree – ü 👍\n"],
  ["CRLF", "one\r\nOLD\r\nthree – ü 👍\r\n"],
  ["mixed endings", "one\r\nOLD\nthree\r\r\n\n\r– ü 👍\n\r"],
  ["no final line feed", "ü 👍\nOLD"],
  ["emoji joiners and combining marks", "👩‍👩‍👧‍👦 e\u0301 \u200b\u2028 OLD 🏳️‍🌈\ufe0f\n"],
  ["control characters", "\u0001\u001b[31m\f\b OLD ü – 👍 and enough text that it is no binary\t\u007f\n"],
];

describe.each(ENCODINGS)("%s:", (_, toBytes) => {
  test.each(TEXTS)("%s", async (_name, text) => {
    const before = toBytes(text);
    shop.write("odd.txt", before);
    const read = await shop.call("read_file", { file_path: "odd.txt" });
    expect(read.error).toBeUndefined();
    expect(read.text).toContain("OLD");
    expect(read.text.isWellFormed()).toBe(true);
    const answer = await shop.call("replace", { file_path: "odd.txt", old_string: "OLD", new_string: "NEW ←\nnext" });
    expect(answer.error).toBeUndefined();
    const ending = /OLD(\r?\n)/u.exec(text)?.[1] ?? /(\r?\n)OLD/u.exec(text)?.[1] ?? "\n";
    expect(shop.bytes("odd.txt")).toEqual(toBytes(text.replace("OLD", `NEW ←${ending}next`)));
    const found = await shop.call("grep_search", { pattern: "NEW", dir_path: "odd.txt", context: 0 });
    // UTF-32 is not searched, because its NUL bytes make the file binary for a search.
    if (!_.startsWith("UTF-32")) expect(found.text).toContain("NEW");
  });
});

describe("Latin-1:", () => {
  const before = Buffer.from("caf\u00e9\r\nOLD\r\n\u0093quoted\u0094 \u00fc\r\n", "latin1");

  test("is read as text, edited, and keeps its encoding", async () => {
    shop.write("latin1.txt", before);
    expect((await shop.call("read_file", { file_path: "latin1.txt" })).text).toMatch(/^café\nOLD\n/u);
    const edit = { file_path: "latin1.txt", old_string: "café\nOLD", new_string: "cafés\nNEW ü" };
    expect((await shop.call("replace", edit)).error).toBeUndefined();
    expect(shop.bytes("latin1.txt")).toEqual(
      Buffer.from(before.toString("latin1").replace("caf\u00e9\r\nOLD", "caf\u00e9s\r\nNEW \u00fc"), "latin1"),
    );
    expect((await shop.call("grep_search", { pattern: "cafés", dir_path: "latin1.txt" })).text).toContain("1: cafés");
  });

  test("is not converted to UTF-8 by a character it lacks: the edit is refused", async () => {
    shop.write("latin1.txt", before);
    await shop.call("read_file", { file_path: "latin1.txt" });
    const answers = [
      await shop.call("replace", { file_path: "latin1.txt", old_string: "OLD", new_string: "→" }),
      await shop.call("write_file", { file_path: "latin1.txt", content: "→" }),
    ];
    expect(answers.map(({ error }) => error)).toEqual(["failed", "failed"]);
    expect(shop.bytes("latin1.txt")).toEqual(before);
  });
});

describe("write_file", () => {
  test.each([
    ["a byte order mark", Buffer.from("\ufeffold\n"), "new\n", Buffer.from("\ufeffnew\n")],
    ["UTF-16", Buffer.from("\ufeffold\n", "utf16le"), "new ü\n", Buffer.from("\ufeffnew ü\n", "utf16le")],
    ["CRLF", Buffer.from("a\r\nb\r\n"), "a\nc\nd\n", Buffer.from("a\r\nc\r\nd\r\n")],
    ["CRLF that was given as such", Buffer.from("a\r\nb\r\n"), "a\r\nc\r\n", Buffer.from("a\r\nc\r\n")],
    ["no ending when there was none to keep", Buffer.from("a"), "b\nc", Buffer.from("b\nc")],
    ["the given endings over mixed ones", Buffer.from("a\r\nb\n"), "c\nd\n", Buffer.from("c\nd\n")],
  ])("keeps %s", async (_, before, content, after) => {
    shop.write("w.txt", before);
    await shop.call("read_file", { file_path: "w.txt" });
    expect((await shop.call("write_file", { file_path: "w.txt", content })).error).toBeUndefined();
    expect(shop.bytes("w.txt")).toEqual(after);
  });

  test("creates files with their directories, and answers with a short diff", async () => {
    const answer = await shop.call("write_file", { file_path: "x/y/z.txt", content: "1\n2" });
    expect(answer).toEqual({
      text: "Created x/y/z.txt (+2 −0)\n@@ -0,0 +1,2 @@\n+1\n+2",
      edit: { path: "x/y/z.txt", diff: "@@ -0,0 +1,2 @@\n+1\n+2", added: 2, removed: 0 },
    });
    const large = await shop.call("write_file", { file_path: "x/large.txt", content: "line\n".repeat(10_000) });
    expect(large.text.length).toBeLessThan(2000);
    expect(large.edit?.added).toBe(10_000);
  });

  test("overwrites only files that were read and are unchanged since", async () => {
    shop.write("o.txt", "old\n");
    const write = { file_path: "o.txt", content: "new\n" };
    expect(await shop.call("write_file", write)).toMatchObject({ error: "not_read_yet" });
    await shop.call("read_file", { file_path: "o.txt" });
    shop.write("o.txt", "other\n");
    expect(await shop.call("write_file", write)).toMatchObject({ error: "changed_since_read" });
    await shop.call("read_file", { file_path: "o.txt" });
    expect((await shop.call("write_file", write)).error).toBeUndefined();
    expect(await shop.call("write_file", write)).toMatchObject({ error: "no_change" });
    expect((await shop.call("write_file", { ...write, content: "newer\n" })).error).toBeUndefined();
    expect(shop.text("o.txt")).toBe("newer\n");
  });

  test("keeps the executable bit, and makes an empty file", async () => {
    shop.write("run.sh", "old\n");
    fs.chmodSync(join(shop.root, "run.sh"), 0o755);
    await shop.call("read_file", { file_path: "run.sh" });
    await shop.call("write_file", { file_path: "run.sh", content: "" });
    expect(fs.statSync(join(shop.root, "run.sh"))).toMatchObject({ size: 0, mode: 0o100755 });
  });

  test("refuses forbidden paths with the standard error words", async () => {
    shop.write("bin", Buffer.from([0, 1]));
    shop.write("file", "x");
    execFileSync("mkfifo", [join(shop.root, "fifo")]);
    fs.symlinkSync(join(shop.outside, "new"), join(shop.root, "dangling"));
    const errors = [
      "bin",
      "x",
      "",
      "fifo",
      "file/below",
      "dangling",
      ".git/hooks/post-commit",
      "/etc/x",
      "remit-output:a",
    ].map(async (file_path) => (await shop.call("write_file", { file_path, content: "x" })).error);
    expect(await Promise.all(errors)).toEqual([
      "binary",
      "is_directory",
      "is_directory",
      "not_a_file",
      "not_a_directory",
      "outside_workspace",
      "protected",
      "outside_workspace",
      "protected",
    ]);
    expect(fs.readdirSync(shop.outside)).toEqual([]);
  });

  test("does not write files that the checkout left out and that cannot be fetched, and says why", async () => {
    const fetchOmitted = (path: string) =>
      Promise.resolve(path.startsWith("libs/") ? "it lies in a submodule" : undefined);
    const shop = openWorkshop({}, { fetchOmitted: fetchOmitted });
    await using _ = shop;
    const written = await shop.call("write_file", { file_path: "libs/a.c", content: "int a;\n" });
    const read = await shop.call("read_file", { file_path: "libs/a.c" });
    for (const { text, error } of [written, read]) {
      expect([error, text]).toEqual([
        "unreadable",
        expect.stringContaining("libs/a.c can be neither read nor written"),
      ]);
    }
    expect(shop.exists("libs")).toBe(false);
  });

  test("reports a full disk and a read-only disk", async () => {
    for (const [code, error] of [
      ["ENOSPC", "no_space"],
      ["EROFS", "failed"],
    ] as const) {
      const write = (): Promise<void> => Promise.reject(Object.assign(new Error(code), { code }));
      await using other = openWorkshop({}, { files: { ...shop.context.files, write } });
      expect(await other.call("write_file", { file_path: "a", content: "x" })).toMatchObject({ error });
    }
  });

  test("refuses a placeholder for text that would be lost", async () => {
    shop.write("p.ts", "a();\nb();\n");
    await shop.call("read_file", { file_path: "p.ts" });
    const answer = await shop.call("write_file", { file_path: "p.ts", content: "a();\n// ... rest of the file ...\n" });
    expect(answer).toMatchObject({ error: "invalid_arguments" });
    expect(shop.text("p.ts")).toBe("a();\nb();\n");
  });
});

describe("odd names and kinds:", () => {
  test("a link inside the workspace is edited at its target and stays a link", async () => {
    shop.write("target.txt", "OLD\n");
    fs.symlinkSync("target.txt", join(shop.root, "alias.txt"));
    await shop.call("read_file", { file_path: "alias.txt" });
    const answer = await shop.call("replace", { file_path: "target.txt", old_string: "OLD", new_string: "NEW" });
    expect(answer.error).toBeUndefined();
    await shop.call("replace", { file_path: "alias.txt", old_string: "NEW", new_string: "NEWER" });
    expect(shop.text("target.txt")).toBe("NEWER\n");
    expect(fs.readlinkSync(join(shop.root, "alias.txt"))).toBe("target.txt");
  });

  test("a name with a line feed is read, found, listed and edited", async () => {
    shop.write("odd/a\nb.txt", "needle OLD\n");
    expect((await shop.call("read_file", { file_path: "odd/a\nb.txt" })).text).toBe("needle OLD");
    const name = String.raw`"odd/a\nb.txt"`;
    expect((await shop.call("glob", { pattern: "odd/*" })).text).toBe(name);
    expect((await shop.call("grep_search", { pattern: "needle", dir_path: "odd", names_only: true })).text).toBe(name);
    const edit = { file_path: "odd/a\nb.txt", old_string: "OLD", new_string: "NEW" };
    expect((await shop.call("replace", edit)).text).toContain(name);
  });

  test("a name that is not UTF-8 breaks nothing", async () => {
    fs.mkdirSync(join(shop.root, "raw"));
    const raw = Buffer.concat([Buffer.from(`${shop.root}/raw/`), lone(0xe9), Buffer.from(".txt")]);
    fs.writeFileSync(raw, "needle\n");
    fs.mkdirSync(Buffer.concat([Buffer.from(`${shop.root}/raw/`), lone(0xff)]));
    shop.write("raw/good.txt", "needle\n");
    expect((await shop.call("glob", { pattern: "raw/**" })).text).toBe("raw/good.txt");
    expect((await shop.call("grep_search", { pattern: "needle", dir_path: "raw", names_only: true })).text).toBe(
      "raw/good.txt",
    );
    expect((await shop.call("list_directory", { dir_path: "raw" })).text).toContain(
      "[2 names that are not UTF-8 not shown]",
    );
    expect(fs.readFileSync(raw, "utf8")).toBe("needle\n");
  });

  test("a line of 10 MB is searched and edited", async () => {
    const line = `${"x".repeat(5_000_000)} OLD ${"y".repeat(5_000_000)}`;
    shop.write("long.js", line);
    const found = await shop.call("grep_search", { pattern: "OLD", dir_path: "long.js" });
    expect(found.text.length).toBeLessThan(700);
    expect(found.text).toContain("x OLD y");
    const answer = await shop.call("replace", { file_path: "long.js", old_string: "OLD", new_string: "NEW" });
    expect(answer.text.length).toBeLessThan(2000);
    expect(shop.text("long.js") === line.replace("OLD", "NEW")).toBe(true);
  });

  test("a directory replaced by a link after the check is not followed, for reading or writing", async () => {
    shop.write("swap/a.txt", "inside\n");
    fs.writeFileSync(join(shop.outside, "a.txt"), "outside\n");
    const { files } = shop.context;
    const swapping = {
      ...files,
      facts: async (path: string) => {
        const facts = await files.facts(path);
        fs.rmSync(join(shop.root, "swap"), { recursive: true, force: true });
        fs.symlinkSync(shop.outside, join(shop.root, "swap"));
        return facts;
      },
    };
    const site = { ...shop.context, files: swapping };
    const { readFile } = await import("../../src/tools/read-file.ts");
    const { writeFile } = await import("../../src/tools/write-file.ts");
    const { signal } = new AbortController();
    expect(await readFile.run({ file_path: "swap/a.txt" }, site, signal)).toMatchObject({ error: "unreadable" });
    fs.rmSync(join(shop.root, "swap"));
    shop.write("swap/b.txt", "inside\n");
    expect(await writeFile.run({ file_path: "swap/new.txt", content: "x" }, site, signal)).toMatchObject({
      error: "outside_workspace",
    });
    expect(fs.readdirSync(shop.outside)).toEqual(["a.txt"]);
  });
});

describe("for any text and any edit", () => {
  const piece = fc.oneof(
    fc.constantFrom("\n", "\r\n", "\r", "  ", "\t", "a", "b", "é", "–", "👍", "“"),
    fc.string({ maxLength: 5 }),
  );
  const someText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

  test("bytes that can be read as text are written back unchanged", () => {
    const mark = fc.constantFrom(
      [],
      [0xef, 0xbb, 0xbf],
      [0xff, 0xfe],
      [0xfe, 0xff],
      [0xff, 0xfe, 0, 0],
      [0, 0, 0xfe, 0xff],
    );
    fc.assert(
      fc.property(mark, fc.uint8Array({ maxLength: 60 }), (first, raw) => {
        const bytes = Buffer.concat([Buffer.from(first), raw]);
        const decoded = decode(bytes);
        if (decoded === undefined) return;
        expect(encode(decoded.text, decoded)).toEqual(bytes);
      }),
    );
  });

  test.each([
    ["UTF-16 with half a unit at its end", [0xff, 0xfe, 0x41, 0, 0x42]],
    ["UTF-32 with a number that is no character", [0xff, 0xfe, 0, 0, 0, 0, 0x11, 0]],
    ["NUL bytes", [0x41, 0, 0x42]],
    ["control characters", [1, 2, 3, 4, 0xff, 5]],
  ])("%s is not text, so it is not edited", (_, bytes) => {
    expect(decode(Buffer.from(bytes))).toBeUndefined();
  });

  test("an exact edit changes only its place", () => {
    fc.assert(
      fc.property(someText, someText, someText, someText, (head, old, tail, fresh) => {
        // Marks and line feeds around the place keep either end of it from falling between CR and LF.
        const mark = "«unique»";
        const file = `${head}\n${mark}${old}${mark}\n${tail}`;
        const match = matchEdit(file, `${mark}${old}${mark}`, fresh, false);
        expect(match).toMatchObject({ kind: "matched", strategy: "exact" });
        if (match.kind !== "matched") return;
        const edited = splice(file, match.spans);
        expect(edited.startsWith(`${head}\n`) && edited.endsWith(`\n${tail}`)).toBe(true);
        const middle = edited.slice(head.length + 1, edited.length - tail.length - 1);
        expect(middle.replaceAll("\r", "")).toBe(fresh.replaceAll("\r", ""));
      }),
    );
  });

  test("the diff of an edit, applied to the old text, gives the new text", () => {
    const someLines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });
    fc.assert(
      fc.property(someLines, someLines, fc.boolean(), (before, after, ended) => {
        const [old, fresh] = [before, after].map((lines) => lines.join("\n") + (ended && lines.length > 0 ? "\n" : ""));
        const { diff, added, removed } = describeEdit("f", old ?? "", fresh ?? "", (text) => text);
        expect(after.length - before.length).toBe(added - removed);
        if (old === "" || fresh === "" || old === fresh) return;
        expect(applyPatch(old ?? "", `--- f\n+++ f\n${diff}\n`)).toBe(fresh);
      }),
    );
  });

  test("a tolerant edit keeps every line outside the reported place", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("  a();", "\tb();", "c();  ", "// note", "", "    d(1);"), {
          minLength: 4,
          maxLength: 20,
        }),
        fc.nat(),
        (lines, pick) => {
          const at = pick % (lines.length - 2);
          const old = lines
            .slice(at, at + 3)
            .map((line) => ` ${line.trim()}`)
            .join("\n");
          const match = matchEdit(lines.join("\n"), old, `${old}\n more();`, false);
          if (match.kind !== "matched") return;
          const edited = splice(lines.join("\n"), match.spans).split("\n");
          const [first, last] = match.lines[0] ?? [1, 0];
          expect(edited.slice(0, first - 1)).toEqual(lines.slice(0, first - 1));
          expect(edited.slice(edited.length - (lines.length - last))).toEqual(lines.slice(last));
          expect(edited.length).toBe(lines.length + 1);
        },
      ),
    );
  });
});
