import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { openWorkshop } from "../world/workshop.ts";

describe("list_directory", () => {
  test("lists directories first, then files with sizes, and describes links and special files", async () => {
    await using shop = openWorkshop({ "b.txt": "12345", "a/x": "", "z/y": "", "A.md": "" });
    fs.symlinkSync("b.txt", join(shop.root, "link"));
    execFileSync("mkfifo", [join(shop.root, "pipe")]);
    fs.writeFileSync(join(shop.root, "line\nbreak"), "");
    expect((await shop.call("list_directory", { dir_path: "." })).text).toBe(
      [
        "a/",
        "z/",
        "A.md (0 bytes)",
        "b.txt (5 bytes)",
        String.raw`"line\nbreak" (0 bytes)`,
        "link -> b.txt",
        "pipe (pipe, socket or device)",
      ].join("\n"),
    );
  });

  test("leaves out ignored files, requested exclusions and .git, and counts the ignored files", async () => {
    await using shop = openWorkshop({
      ".gitignore": "*.log\n",
      ".git/config": "",
      "a.log": "",
      "b.log": "",
      "c.txt": "",
      "d.tmp": "",
    });
    const plain = await shop.call("list_directory", { dir_path: "", ignore: ["*.tmp"] });
    expect(plain.text).toBe(
      ".gitignore (6 bytes)\nc.txt (0 bytes)\n[2 ignored entries not shown; file_filtering_options.respect_git_ignore = false shows what git ignores]",
    );
    const all = await shop.call("list_directory", {
      dir_path: "",
      file_filtering_options: { respect_git_ignore: false },
    });
    expect(all.text).toContain("a.log (0 bytes)");
    expect(all.text).not.toContain(".git/");
  });

  test("has a limit, and counts the rest and the names that are not UTF-8", async () => {
    await using shop = openWorkshop(
      Object.fromEntries(Array.from({ length: 1003 }, (_, index) => [`f${String(index).padStart(4, "0")}`, ""])),
    );
    fs.writeFileSync(Buffer.concat([Buffer.from(`${shop.root}/`), Buffer.from([0xff])]), "");
    const { text } = await shop.call("list_directory", { dir_path: "." });
    expect(text.split("\n")).toHaveLength(1002);
    expect(text).toMatch(/\[3 more entries; narrow it with glob\]\n\[1 names that are not UTF-8 not shown\]$/u);
  });

  test("reports a path that is not a directory", async () => {
    await using shop = openWorkshop({ a: "", "empty/.gitignore": "*\n" });
    expect(await shop.call("list_directory", { dir_path: "a" })).toMatchObject({ error: "not_a_directory" });
    expect(await shop.call("list_directory", { dir_path: "b" })).toMatchObject({ error: "not_found" });
    expect(await shop.call("list_directory", { dir_path: "/" })).toMatchObject({ error: "outside_workspace" });
    expect((await shop.call("list_directory", { dir_path: "empty" })).text).toBe(
      "[nothing to show]\n[1 ignored entries not shown; file_filtering_options.respect_git_ignore = false shows what git ignores]",
    );
  });
});

describe("glob", () => {
  const paths = async (
    shop: ReturnType<typeof openWorkshop>,
    args: Record<string, string | boolean>,
  ): Promise<string[]> => (await shop.call("glob", args)).text.split("\n");

  test("finds files by pattern, including hidden ones, in a directory or by absolute pattern", async () => {
    await using shop = openWorkshop({ "a.ts": "", "src/b.ts": "", "src/.c.ts": "", "src/d.js": "", "src/E.TS": "" });
    expect(await paths(shop, { pattern: "**/*.ts" })).toEqual(["a.ts", "src/.c.ts", "src/E.TS", "src/b.ts"]);
    expect(await paths(shop, { pattern: "**/*.ts", case_sensitive: true })).not.toContain("src/E.TS");
    expect(await paths(shop, { pattern: "*.js", dir_path: "src" })).toEqual(["src/d.js"]);
    expect(await paths(shop, { pattern: `${shop.root}/src/*.js` })).toEqual(["src/d.js"]);
    expect(await paths(shop, { pattern: "./a.ts" })).toEqual(["a.ts"]);
    expect(await paths(shop, { pattern: "*.none" })).toEqual(["No files found."]);
  });

  test("treats brackets literally when a file has that name", async () => {
    await using shop = openWorkshop({ "app/[id]/page.tsx": "", "app/i/page.tsx": "" });
    expect((await paths(shop, { pattern: "app/[id]/page.tsx" })).sort()).toEqual([
      "app/[id]/page.tsx",
      "app/i/page.tsx",
    ]);
  });

  test("has a limit, and reports how many are left", async () => {
    await using shop = openWorkshop(
      Object.fromEntries(Array.from({ length: 310 }, (_, index) => [`f${index}.txt`, ""])),
    );
    const found = await paths(shop, { pattern: "*.txt" });
    expect(found).toHaveLength(301);
    expect(found.at(-1)).toBe("[10 more; narrow the pattern]");
  });

  test("leaves out ignored files unless asked, and never enters .git or a link", async () => {
    await using shop = openWorkshop({
      ".gitignore": "dist\n",
      ".geminiignore": "secret.txt\n",
      "dist/a.txt": "",
      "secret.txt": "",
      "b.txt": "",
      ".git/c.txt": "",
      "sub/.git/d.txt": "",
    });
    fs.writeFileSync(join(shop.outside, "out.txt"), "");
    fs.symlinkSync(shop.outside, join(shop.root, "linked"));
    fs.symlinkSync(".", join(shop.root, "self"));
    fs.symlinkSync("b.txt", join(shop.root, "link.txt"));
    expect((await paths(shop, { pattern: "**/*.txt" })).sort()).toEqual(["b.txt", "link.txt"]);
    const all = await paths(shop, { pattern: "**/*.txt", respect_git_ignore: false, respect_gemini_ignore: false });
    expect(all.sort()).toEqual(["b.txt", "dist/a.txt", "link.txt"]);
  });

  test("stops when the run is cancelled", async () => {
    await using shop = openWorkshop({ "a/b.txt": "" });
    const listed: string[] = [];
    const files = {
      ...shop.context.files,
      list: (path: string) => {
        listed.push(path);
        return shop.context.files.list(path);
      },
    };
    await using watched = openWorkshop({ "a/b.txt": "" }, { files });
    expect(await watched.call("glob", { pattern: "**" }, AbortSignal.abort())).toMatchObject({ error: "cancelled" });
    expect(listed).toEqual([]);
  });

  test("lists only files that policy allows to be read", async () => {
    await using shop = openWorkshop({ "a.txt": "", "b.txt": "" }, { mayRead: (path) => path === "a.txt" });
    expect(await paths(shop, { pattern: "*" })).toEqual(["a.txt"]);
  });
});

describe("the ignore stack", () => {
  const kept = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
    await using shop = openWorkshop(files);
    const all = (await shop.call("glob", { pattern: "**/*.x" })).text;
    return all === "No files found." ? [] : all.split("\n").sort();
  };

  test("agrees with git", async () => {
    const files = {
      ".gitignore": "*.a.x\n/root.x\nbuild/\n!keep.a.x\ndeep/**/no.x\nspace\\ .x\n# comment.x\n[ab].x\n",
      "sub/.gitignore": "!build/\nonly-here.x\n/top.x\n",
      "sub/inner/.gitignore": "!only-here.x\n",
      "1.a.x": "",
      "keep.a.x": "",
      "root.x": "",
      "sub/root.x": "",
      "build/1.x": "",
      "sub/build/1.x": "",
      "sub/only-here.x": "",
      "sub/inner/only-here.x": "",
      "sub/top.x": "",
      "sub/inner/top.x": "",
      "deep/no.x": "",
      "deep/er/no.x": "",
      "deep/yes.x": "",
      "a.x": "",
      "c.x": "",
      "only-here.x": "",
      "# comment.x": "",
    };
    await using shop = openWorkshop(files);
    const git = (...args: string[]): string => execFileSync("git", args, { cwd: shop.root, encoding: "utf8" });
    git("init", "--quiet");
    const wanted = git("ls-files", "--others", "--exclude-standard", "*.x").trim().replaceAll('"', "").split("\n");
    expect((await shop.call("glob", { pattern: "**/*.x" })).text.split("\n").sort()).toEqual(wanted.sort());
  });

  test("lets .geminiignore hide more files, and show files that git ignores", async () => {
    expect(
      await kept({
        ".gitignore": "dist/\n",
        ".geminiignore": "hide/\n!dist/\n",
        "dist/a.x": "",
        "hide/b.x": "",
        "c.x": "",
      }),
    ).toEqual(["c.x", "dist/a.x"]);
  });

  test("reads further ignore files from the settings, which can also turn both off", async () => {
    await using shop = openWorkshop(
      { ".gitignore": "a.x\n", ".myignore": "b.x\n", "a.x": "", "b.x": "", "c.x": "" },
      { ignoring: { git: false, gemini: true, files: [".myignore", "../outside"] } },
    );
    expect((await shop.call("glob", { pattern: "*.x" })).text.split("\n").sort()).toEqual(["a.x", "c.x"]);
  });

  test("follows no ignore file out of the workspace, and tolerates an unreadable one", async () => {
    await using shop = openWorkshop({ "a.x": "", "sub/b.x": "" });
    fs.writeFileSync(join(shop.outside, "patterns"), "*.x\n");
    fs.symlinkSync(join(shop.outside, "patterns"), join(shop.root, ".gitignore"));
    fs.mkdirSync(join(shop.root, "sub/.gitignore"));
    expect((await shop.call("glob", { pattern: "**/*.x" })).text.split("\n").sort()).toEqual(["a.x", "sub/b.x"]);
  });
});
