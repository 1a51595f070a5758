import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";
import { openWorkshop } from "../world/workshop.ts";

const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");

describe("read_file", () => {
  test("returns a text unchanged", async () => {
    await using shop = openWorkshop({ "a.txt": "one\n  two\n\nthree\n" });
    expect(await shop.call("read_file", { file_path: "a.txt" })).toEqual({ text: "one\n  two\n\nthree" });
  });

  test("returns the requested lines, says which, and how to read on", async () => {
    await using shop = openWorkshop({ "a.txt": numbered(10) });
    const middle = await shop.call("read_file", { file_path: "a.txt", start_line: 4, end_line: 5 });
    expect(middle.text).toBe("[Lines 4 to 5 of 10. Read on with start_line 6.]\nline 4\nline 5");
    const end = await shop.call("read_file", { file_path: "a.txt", start_line: 9, end_line: 99 });
    expect(end.text).toBe("[Lines 9 to 10 of 10.]\nline 9\nline 10");
  });

  test("returns 2,000 lines at most, with or without an explicit end_line", async () => {
    await using shop = openWorkshop({ "a.txt": numbered(5000) });
    for (const args of [{}, { end_line: 5000 }]) {
      const { text, clippedFrom } = await shop.call("read_file", { file_path: "a.txt", ...args });
      expect(text.split("\n")).toHaveLength(2001);
      expect(text).toMatch(/^\[Lines 1 to 2000 of 5000\. Read on with start_line 2001\.\]\nline 1\n/u);
      expect(clippedFrom).toBe(numbered(5000).length);
    }
  });

  test("returns whole lines up to the limit of an answer, and says where to read on", async () => {
    await using shop = openWorkshop({ "a.txt": `${"x".repeat(99)}\n`.repeat(1500) });
    const { text } = await shop.call("read_file", { file_path: "a.txt" });
    expect(text.length).toBeLessThanOrEqual(40_000);
    expect(text.length).toBeGreaterThan(39_000);
    const [, last] = /Lines 1 to (\d+) of 1500\. Read on with start_line (\d+)/u.exec(text)?.slice(0, 2) ?? [];
    expect(text.split("\n").at(-1)).toBe("x".repeat(99));
    expect(Number(last)).toBe(text.split("\n").length - 1);
  });

  test("returns less when the tool context has less room", async () => {
    await using shop = openWorkshop({ "a.txt": numbered(2000) }, { room: () => 5000 });
    expect((await shop.call("read_file", { file_path: "a.txt" })).text.length).toBeLessThanOrEqual(5000);
  });

  test("cuts a long line at 2,000 characters and says so", async () => {
    await using shop = openWorkshop({ "a.js": `short\n${"x".repeat(10_000_000)}\nend\n` });
    const { text } = await shop.call("read_file", { file_path: "a.js" });
    const [first, long, last] = text.split("\n");
    expect([first, last]).toEqual(["short", "end"]);
    expect(long).toBe(`${"x".repeat(2000)}… [cut: a line of 10000000 bytes]`);
  });

  test("does not split a secret or a character", async () => {
    const secret = "s3cr3t-".repeat(4);
    const redact = (text: string): string => text.replaceAll(secret, "[redacted]");
    await using shop = openWorkshop(
      { "a.txt": `${"x".repeat(1990)}${secret} and more\n`, "b.txt": `${"x".repeat(1999)}👩‍👩‍👧 and more\n` },
      { redact },
    );
    expect((await shop.call("read_file", { file_path: "a.txt" })).text).not.toContain("s3cr3t");
    const { text } = await shop.call("read_file", { file_path: "b.txt" });
    expect(text.isWellFormed()).toBe(true);
  });

  test("reports an empty file, and a start past the end", async () => {
    await using shop = openWorkshop({ "empty.txt": "", "a.txt": "1\n2\n" });
    expect((await shop.call("read_file", { file_path: "empty.txt" })).text).toBe("[The file is empty.]");
    expect(await shop.call("read_file", { file_path: "a.txt", start_line: 3 })).toEqual({
      error: "invalid_arguments",
      text: "start_line 3 is past the end: a.txt has 2 lines.",
    });
    expect(await shop.call("read_file", { file_path: "a.txt", start_line: 2, end_line: 1 })).toMatchObject({
      error: "invalid_arguments",
    });
  });

  test("reports each kind of file it cannot read", async () => {
    await using shop = openWorkshop({ "dir/a.txt": "", "b.bin": Buffer.from([1, 0, 2]) });
    execFileSync("mkfifo", [join(shop.root, "pipe")]);
    fs.symlinkSync(shop.outside, join(shop.root, "out"));
    shop.write("large.txt", "");
    fs.truncateSync(join(shop.root, "large.txt"), 20 * 1024 * 1024 + 1);
    const codes = await Promise.all(
      ["missing", "dir", "b.bin", "pipe", "out/x", ".git/config", "large.txt", "/proc/self/environ"].map(
        async (file_path) => (await shop.call("read_file", { file_path })).error,
      ),
    );
    expect(codes).toEqual([
      "not_found",
      "is_directory",
      "binary",
      "not_a_file",
      "outside_workspace",
      "protected",
      "too_large",
      "protected",
    ]);
  });

  test("finds only saved outputs", async () => {
    await using shop = openWorkshop({ secret: "secret" });
    await shop.context.spill.keep("a", "kept");
    const read = async (file_path: string): Promise<unknown> => await shop.call("read_file", { file_path });
    expect(await read("remit-output:a-1.txt")).toEqual({ text: "kept" });
    for (const path of ["a-2.txt", "../workspace/secret", "/etc/passwd", "../outputs/a-1.txt", ""]) {
      expect(await read(`remit-output:${path}`)).toMatchObject({ error: "not_found" });
    }
  });

  test("reports a file without permission (the port refuses, since root never is)", async () => {
    const files = openFiles();
    const denied = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
    await using shop = openWorkshop({ "a.txt": "x" }, { files: { ...files, read: () => Promise.reject(denied) } });
    expect(await shop.call("read_file", { file_path: "a.txt" })).toEqual({
      error: "unreadable",
      text: "a.txt cannot be read (EACCES).",
    });
  });

  test("reads files that git ignores, but not those that .geminiignore hides", async () => {
    await using shop = openWorkshop({
      ".gitignore": "dist/\n",
      ".geminiignore": "private/\n*.key\n",
      "dist/out.js": "built",
      "private/a.txt": "x",
      "src/b.key": "x",
    });
    expect((await shop.call("read_file", { file_path: "dist/out.js" })).text).toBe("built");
    expect(await shop.call("read_file", { file_path: "private/a.txt" })).toMatchObject({ error: "ignored" });
    expect(await shop.call("read_file", { file_path: "src/b.key" })).toMatchObject({ error: "ignored" });
  });

  test("recognizes images and documents by content, not only by name", async () => {
    const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(20)]);
    await using shop = openWorkshop({
      "a.PNG": png,
      "b.pdf": "%PDF-1.7\n",
      "really-text.png": "not an image\n",
      "really-binary.png": Buffer.from([1, 2, 0, 3]),
      "c.svg": "<svg/>\n",
      "d.gif": Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(20)]),
    });
    expect(await shop.call("read_file", { file_path: "d.gif" })).toMatchObject({ error: "binary" });
    expect(await shop.call("read_file", { file_path: "a.PNG" })).toEqual({
      text: "a.PNG: image/png, 28 bytes",
      media: [{ mimeType: "image/png", data: png.toString("base64") }],
    });
    expect((await shop.call("read_file", { file_path: "b.pdf" })).media?.[0]?.mimeType).toBe("application/pdf");
    expect(await shop.call("read_file", { file_path: "really-text.png" })).toEqual({ text: "not an image" });
    expect(await shop.call("read_file", { file_path: "really-binary.png" })).toMatchObject({ error: "binary" });
    expect((await shop.call("read_file", { file_path: "c.svg" })).text).toBe("<svg/>");
  });
});

describe("read_many_files", () => {
  test("reads the files that its globs match, names each, and leaves out the rest", async () => {
    await using shop = openWorkshop({ "src/a.ts": "a\n", "src/b/c.ts": "c\n", "src/d.md": "d\n", "src/[x].ts": "x\n" });
    const { text } = await shop.call("read_many_files", { include: ["src/**/*.ts"], exclude: ["**/[[]x*"] });
    expect(text).toBe("=== src/a.ts\na\n\n=== src/b/c.ts\nc");
    const literal = await shop.call("read_many_files", { include: ["./src/[x].ts"] });
    expect(literal.text).toBe("=== src/[x].ts\nx");
  });

  test("names paths and globs without a file", async () => {
    await using shop = openWorkshop({ "a.ts": "a\n", "b.ts": "b\n" });
    const { text } = await shop.call("read_many_files", {
      include: ["a.ts", "*.ts", "none.ts", "docs/**/*.md"],
      exclude: ["b.ts"],
    });
    expect(text).toBe("=== a.ts\na\n\n[No files match: none.ts, docs/**/*.md]");
  });

  test("stops at a total size and names the files that did not fit", async () => {
    const big = "y".repeat(999);
    await using shop = openWorkshop(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [`f${String(index).padStart(2, "0")}.txt`, `${big}\n`]),
      ),
    );
    const { text } = await shop.call("read_many_files", { include: ["*.txt"] });
    expect(text.length).toBeLessThanOrEqual(40_000);
    expect(text).toMatch(/\[Not read, no room: f\d\d\.txt, .*f59\.txt\]$/u);
  });

  test("reads nothing outside the workspace, and only what policy allows", async () => {
    await using shop = openWorkshop(
      { "a/ok.txt": "ok\n", "a/no.txt": "no\n" },
      { mayRead: (path) => path !== "a/no.txt" },
    );
    expect(await shop.call("read_many_files", { include: ["../**"] })).toMatchObject({ error: "outside_workspace" });
    expect(await shop.call("read_many_files", { include: ["/etc/pass*"] })).toMatchObject({
      error: "outside_workspace",
    });
    expect((await shop.call("read_many_files", { include: ["a/*"] })).text).toBe("=== a/ok.txt\nok");
    expect(await shop.call("read_many_files", { include: ["nothing/*"] })).toMatchObject({ error: "not_found" });
  });
});
