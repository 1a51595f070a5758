/** Remit writes commits into its own git directory by itself; they must equal those of git. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { GitError, type TreeChange } from "../../src/ports.ts";
import { openGitSite } from "../world/git-site.ts";
import { plantSpy } from "../world/git-traps.ts";

const FILES = {
  "a.txt": "a\n",
  "a/b/c.txt": "c\n",
  "a/b/d.txt": "d\n",
  "a-b": "between a and a/ in git's order\n",
  "z/only.txt": "z\n",
  run: { mode: "100755", content: "#!/bin/sh\n" },
} as const;
const SIGNED = { author: { name: " Remit <bot>. ", email: "r@localhost" }, time: 1_800_000_000 };
const OF_GIT = {
  GIT_AUTHOR_NAME: SIGNED.author.name,
  GIT_AUTHOR_EMAIL: SIGNED.author.email,
  GIT_AUTHOR_DATE: `@${SIGNED.time} +0000`,
  GIT_COMMITTER_NAME: SIGNED.author.name,
  GIT_COMMITTER_EMAIL: SIGNED.author.email,
  GIT_COMMITTER_DATE: `@${SIGNED.time} +0000`,
};

describe("a commit that Remit writes", () => {
  test.each<[string, readonly (readonly [path: string, content?: string])[]]>([
    ["changes a deeply nested file", [["a/b/c.txt", "new\n"]]],
    ["adds directories", [["n/e/w/file", "n\n"]]],
    ["sorts as git does", [["a.b", "x"], ["a0", "x"], ["b", "x"]]], // prettier-ignore
    ["removes a directory with its last file", [["z/only.txt"]]],
    ["removes everything", Object.keys(FILES).map((path) => [path] as const)],
    ["replaces a directory with a file", [["z/only.txt"], ["z", "now a file\n"]]],
    ["replaces a file with a directory", [["run"], ["run/it", "now a directory\n"]]],
    ["removes missing files", [["none"], ["a/none"], ["z/only.txt/none"]]],
    ["has an umlaut and a space in a path", [["ä b/ö.txt", "ü\n"]]],
    ["changes nothing", []],
  ])("equals git's own when it %s", async (_, wanted) => {
    await using site = await openGitSite(FILES);
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    await git.fetch(main);
    const changes: TreeChange[] = [];
    for (const [path, text] of wanted)
      changes.push(
        text === undefined ? { path } : { path, blob: { mode: "100644", oid: await git.store(Buffer.from(text)) } },
      );
    const id = await git.commit({ parent: main, changes, message: "Changed\n\nWhy: ü  \n\n", ...SIGNED });
    await git.push(id, "topic", undefined);
    expect(id).toBe(commitByGit(shop.directory, main, wanted));
    expect(execFileSync("git", ["fsck", "--strict", id], { cwd: shop.directory, stdio: "pipe" }).toString()).toBe("");
  });

  test("needs one long-lived git process, however many files it changes", async () => {
    await using site = await openGitSite(FILES);
    const spy = await plantSpy(site.scratch);
    const directory = `${site.scratch}/spied.git`;
    const git = await site.openGit({ directory, environment: { PATH: `${spy.bin}:${process.env["PATH"]}` } });
    const main = (await site.shop.ref("main")) ?? "";
    await git.fetch(main);
    const paths = Array.from({ length: 50 }, (_empty, index) => `f/${index % 7}/${index}`);
    const blobs = await Promise.all(paths.map(async (path) => await git.store(Buffer.from(path))));
    const changes = paths.map((path, index) => ({ path, blob: { mode: "100644", oid: blobs[index] ?? "" } }));
    await git.commit({ parent: main, changes, message: "x", ...SIGNED });
    expect((await spy.calls()).map(({ verb }) => verb).sort()).toEqual(["cat-file", "fetch"]);
  });

  test.each([10, 1_000])("adds the same number of objects in a repository of %i directories", async (size) => {
    const others = Object.fromEntries(Array.from({ length: size }, (_empty, index) => [`d${index}/x`, `${index}\n`]));
    await using site = await openGitSite({ ...FILES, ...others });
    const directory = `${site.scratch}/counted.git`;
    const git = await site.openGit({ directory });
    const main = (await site.shop.ref("main")) ?? "";
    await git.fetch(main);
    const blob = { mode: "100644", oid: await git.store(Buffer.from("new\n")) };
    await git.commit({ parent: main, changes: [{ path: "a/b/c.txt", blob }], message: "x", ...SIGNED });
    const loose = readdirSync(`${directory}/objects`, { recursive: true, encoding: "utf8" });
    // The blob, the trees of the root, of a and of a/b, and the commit.
    expect(loose.filter((name) => /^[0-9a-f]{2}\/[0-9a-f]{38}$/.test(name))).toHaveLength(5);
    expect(loose.filter((name) => name.includes("tmp_obj"))).toEqual([]);
  });

  test("rejects a path that would be both a file and a directory", async () => {
    await using site = await openGitSite(FILES);
    const main = (await site.shop.ref("main")) ?? "";
    await site.git.fetch(main);
    const blob = { mode: "100644", oid: await site.git.store(Buffer.from("x")) };
    for (const path of ["z", "run/it"]) {
      const making = site.git.commit({ parent: main, changes: [{ path, blob }], message: "x", ...SIGNED });
      await expect(making).rejects.toThrow("both a file and a directory");
    }
  });

  test.each([
    "",
    "/a",
    "a/",
    "a//b",
    "./a",
    "a/../b",
    ".git/config",
    "a/.GIT/hooks/x",
    ".g\u200cit/x",
    "git~1/x",
    ".git. ./x",
    ".git::$INDEX_ALLOCATION/x",
    "a\\.git\\x",
    "a\0b",
  ])("rejects the path %j", async (path) => {
    await using site = await openGitSite(FILES);
    const main = (await site.shop.ref("main")) ?? "";
    await site.git.fetch(main);
    const blob = { mode: "100644", oid: await site.git.store(Buffer.from("x")) };
    const making = site.git.commit({ parent: main, changes: [{ path, blob }], message: "x", ...SIGNED });
    await expect(making).rejects.toThrow(GitError);
  });

  test("rejects a link as .gitmodules, and a message with a NUL", async () => {
    await using site = await openGitSite(FILES);
    const main = (await site.shop.ref("main")) ?? "";
    await site.git.fetch(main);
    const blob = { mode: "120000", oid: await site.git.store(Buffer.from("a.txt")) };
    const linking = site.git.commit({
      parent: main,
      changes: [{ path: ".gitmodules", blob }],
      message: "x",
      ...SIGNED,
    });
    await expect(linking).rejects.toThrow(GitError);
    await expect(site.git.commit({ parent: main, changes: [], message: "x\0y", ...SIGNED })).rejects.toThrow("NUL");
  });
});

function commitByGit(
  directory: string,
  parent: string,
  wanted: readonly (readonly [path: string, content?: string])[],
): string {
  const env = { PATH: process.env["PATH"] ?? "", GIT_INDEX_FILE: `${directory}/by-git.index`, ...OF_GIT };
  const run = (args: readonly string[], input: string | Buffer = ""): string =>
    execFileSync("git", args, { cwd: directory, env, input, stdio: "pipe" }).toString().trim();
  run(["read-tree", parent]);
  const gone = wanted.filter(([, text]) => text === undefined).map(([path]) => `0 ${"0".repeat(40)}\t${path}\0`);
  const set = wanted
    .filter(([, text]) => text !== undefined)
    .map(([path, text]) => `100644 ${run(["hash-object", "-w", "--stdin"], text)}\t${path}\0`);
  run(["update-index", "-z", "--index-info"], [...gone, ...set].join(""));
  return run(["commit-tree", run(["write-tree"]), "-p", parent], "Changed\n\nWhy: ü\n");
}
