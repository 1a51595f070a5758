import { createHash } from "node:crypto";
import { linkSync, writeFileSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { readBaseline } from "../../src/change/baseline.ts";
import { MAX_NEW, readChanges } from "../../src/change/changes.ts";
import type { Files } from "../../src/ports.ts";
import { openWorkSite } from "../world/work-site.ts";

const TREE = {
  "README.md": "# Shop\n",
  "bin/run": { mode: "100755", content: "#!/bin/sh\n" },
  "src/a.ts": "a\n",
  "src/deep/b.ts": "b\n",
  ".gitignore": "*.log\nbuild/\n!keep.log\n",
  "src/.gitignore": "generated.ts\n!wanted.log\n",
  "data.bin": Buffer.from([0, 1, 2, 13, 10, 255]),
  latest: { mode: "120000", content: "README.md" },
} as const;

/** 21 directories of a thousand files each. They are hard links: a file system makes those ten times as fast as files. */
async function crowd(root: string): Promise<void> {
  const directories = Array.from({ length: 21 }, (_, index) => `${root}/crowd/${index}`);
  for (const directory of directories) await mkdir(directory, { recursive: true });
  const first = `${directories[0]}/first`;
  writeFileSync(first, "");
  for (const directory of directories) for (let at = 0; at < 1_000; at++) linkSync(first, `${directory}/${at}`);
}

describe("what a run changed", () => {
  test("is nothing when nothing was touched", async () => {
    await using site = await openWorkSite(TREE);
    expect(await site.changes()).toEqual({ base: site.commit, files: [], refused: [] });
  });

  test("is treated as an accident when no file is left, tracked or new", async () => {
    await using site = await openWorkSite(TREE);
    for (const name of await readdir(site.workspace)) {
      await rm(`${site.workspace}/${name}`, { recursive: true });
    }
    expect(await site.changes()).toEqual({ base: site.commit, files: [], refused: [], vanished: true });
    await rm(site.workspace, { recursive: true });
    expect(await site.changes()).toMatchObject({ vanished: true });
    await site.write("new.ts", "all is new\n");
    expect((await site.changes()).files).toHaveLength(Object.keys(TREE).length + 1);
  });

  test("is found beside more untracked files than Remit looks through, which do not count as new", async () => {
    await using site = await openWorkSite(TREE, { before: crowd });
    expect(await site.changes()).toMatchObject({
      files: [],
      refused: [{ reason: expect.stringContaining("before the run") }],
    });
    await site.write("aaa/new.ts", "new\n");
    await site.write("src/new.ts", "new\n");
    const { files, refused } = await site.changes();
    expect(files.map(({ path }) => path)).toEqual(["aaa/new.ts", "src/new.ts"]);
    expect(refused).toHaveLength(1);
  });

  test("is found by content, mode and presence", async () => {
    await using site = await openWorkSite(TREE);
    const { workspace: root } = site;
    await site.write("src/a.ts", "changed\r\n");
    await site.write("src/new/c.ts", "c");
    await site.write("data.bin", Buffer.from([255, 0]));
    await rm(`${root}/src/deep`, { recursive: true });
    await chmod(`${root}/README.md`, 0o755);
    await chmod(`${root}/bin/run`, 0o644);
    expect(await site.summary()).toEqual({
      "README.md": "M 100755",
      "bin/run": "M 100644",
      "data.bin": "M 100644",
      "src/a.ts": "M 100644",
      "src/deep/b.ts": "D",
      "src/new/c.ts": "A 100644",
    });
    const { files } = await site.changes();
    const content = async (path: string) =>
      await site.git.blob(files.find((file) => file.path === path)?.after?.oid ?? "");
    expect((await content("src/a.ts")).toString()).toBe("changed\r\n");
    expect(await content("data.bin")).toEqual(Buffer.from([255, 0]));
    expect((await content("src/new/c.ts")).toString()).toBe("c");
  });

  test("is nothing when a file is rewritten with the same content", async () => {
    await using site = await openWorkSite(TREE);
    await site.write("src/a.ts", "other\n");
    await site.write("src/a.ts", "a\n");
    await utimes(`${site.workspace}/README.md`, 1, 1);
    expect(await site.summary()).toEqual({});
  });

  test("is found even if a file's size and time are unchanged", async () => {
    await using site = await openWorkSite(TREE);
    await writeFile(`${site.workspace}/src/a.ts`, "b\n");
    await utimes(`${site.workspace}/src/a.ts`, 1, 1);
    expect(await site.summary()).toEqual({ "src/a.ts": "M 100644" });
  });

  test("leaves out what the base's .gitignore files name, regardless of the workspace's", async () => {
    await using site = await openWorkSite(TREE);
    await site.write("debug.log", "x");
    await site.write("build/out.js", "x");
    await site.write("src/generated.ts", "x");
    await site.write("src/deep/generated.ts", "x");
    await site.write("src/deep/keep.log", "kept");
    await site.write("src/deep/wanted.log", "kept");
    await site.write("build/nested/.git/HEAD", "x");
    await site.write("generated.ts", "kept");
    await site.write(".gitignore", "");
    await site.write("docs/.gitignore", "*\n");
    await site.write("docs/x.md", "x");
    expect(Object.keys(await site.summary())).toEqual([
      ".gitignore",
      "docs/.gitignore",
      "docs/x.md",
      "generated.ts",
      "src/deep/keep.log",
      "src/deep/wanted.log",
    ]);
    expect((await site.changes()).refused).toEqual([]);
  });

  test("includes tracked files in ignored directories", async () => {
    await using site = await openWorkSite({ ...TREE, "build/tracked.js": "t\n" });
    await site.write("build/tracked.js", "changed\n");
    await site.write("build/untracked.js", "x\n");
    expect(await site.summary()).toEqual({ "build/tracked.js": "M 100644" });
  });

  test("does not include files that earlier steps of the job left", async () => {
    const before = async (root: string) => {
      await mkdir(`${root}/coverage`);
      await writeFile(`${root}/coverage/old.txt`, "old");
      await mkdir(`${root}/node_modules/x`, { recursive: true });
      await writeFile(`${root}/node_modules/x/index.js`, "x");
      await writeFile(`${root}/src/a.ts`, "an earlier step\n");
      await rm(`${root}/src/deep/b.ts`);
    };
    await using site = await openWorkSite(TREE, { before });
    expect(await site.summary()).toEqual({});
    await site.write("coverage/old.txt", "written again");
    await site.write("coverage/new.txt", "new");
    await site.write("node_modules/y/index.js", "y");
    expect(await site.changes()).toMatchObject({ files: [{ path: "coverage/new.txt" }], refused: [] });
  });

  test("says of which edited files earlier steps of the job had changed the content", async () => {
    const tree = { ...TREE, "src/dos.ts": "one\ntwo\n", "src/untouched.ts": "u\n" };
    const before = async (root: string) => {
      await writeFile(`${root}/src/a.ts`, "an earlier step\n");
      await writeFile(`${root}/src/untouched.ts`, "an earlier step\n");
      await writeFile(`${root}/src/dos.ts`, "one\r\ntwo\r\n");
    };
    await using site = await openWorkSite(tree, { before });
    await site.write("src/a.ts", "an earlier step\nand the run\n");
    await site.write("src/deep/b.ts", "the run alone\n");
    await site.write("src/dos.ts", "one\r\ntwo\r\nthree\r\n");
    const { files } = await site.changes();
    expect(files.map(({ path, mixed }) => [path, mixed])).toEqual([
      ["src/a.ts", true],
      ["src/deep/b.ts", undefined],
      ["src/dos.ts", undefined],
    ]);
  });

  test("names installed dependencies once, and does not publish them", async () => {
    await using site = await openWorkSite(TREE);
    await site.write("node_modules/x/index.js", "x");
    await site.write("pkg/node_modules/y/index.js", "y");
    expect(await site.changes()).toMatchObject({
      files: [],
      refused: [
        { path: "node_modules", reason: expect.stringContaining(".gitignore") },
        { path: "pkg/node_modules", reason: expect.stringContaining("installed packages") },
      ],
    });
  });

  test("does not follow links", async () => {
    await using site = await openWorkSite(TREE);
    const { workspace: root, scratch } = site;
    await mkdir(`${scratch}/outside`);
    await writeFile(`${scratch}/outside/a.ts`, "a\n");
    await writeFile(`${scratch}/outside/secret`, "secret\n");
    await rename(`${root}/src`, `${scratch}/src-before`);
    await symlink(`${scratch}/outside`, `${root}/src`);
    await rm(`${root}/README.md`);
    await symlink(`${scratch}/outside/secret`, `${root}/README.md`);
    const { files } = await site.changes();
    expect(files.map(({ path, after }) => [path, after?.mode])).toEqual([
      ["README.md", "120000"],
      ["src", "120000"],
      ["src/.gitignore", undefined],
      ["src/a.ts", undefined],
      ["src/deep/b.ts", undefined],
    ]);
    const link = await site.git.blob(files[0]?.after?.oid ?? "");
    expect(link.toString()).toBe(`${scratch}/outside/secret`);
  });

  test("refuses repositories inside the workspace and continues with the rest", async () => {
    await using site = await openWorkSite(TREE);
    await site.write("vendor/lib/.git/HEAD", "ref: refs/heads/main\n");
    await site.write("vendor/lib/index.js", "x");
    await site.write("src/.git", "gitdir: /elsewhere\n");
    await site.write("src/a.ts", "changed\n");
    await site.write("sub/.GIT/config", "x");
    await site.write(".Git/config", "x");
    expect(await site.changes()).toMatchObject({
      files: [{ path: "src/a.ts" }],
      refused: [
        { path: ".Git", reason: expect.stringContaining("repository of its own") },
        { path: "src/.git", reason: expect.stringContaining("repository of its own") },
        { path: "sub", reason: expect.stringContaining("repository of its own") },
        { path: "vendor/lib", reason: expect.stringContaining("repository of its own") },
      ],
    });
  });

  test("leaves submodules alone", async () => {
    const before = (root: string) => writeSubmodule(root, "1");
    await using site = await openWorkSite(TREE, {});
    const { git, shop } = site;
    const parent = site.commit;
    const commit = await git.commit({
      parent,
      changes: [{ path: "lib", blob: { mode: "160000", oid: "1".repeat(40) } }],
      message: "x",
      author: { name: "a", email: "a@b.c" },
      time: 1,
    });
    await git.push(commit, "with-sub", undefined);
    expect(await shop.ref("with-sub")).toBe(commit);
    await before(site.workspace);
    const baseline = await readBaseline({ root: site.workspace, files: site.files, git, commit }, site.run);
    await writeSubmodule(site.workspace, "2");
    expect(await readChanges(baseline, git)).toEqual({ base: commit, files: [], refused: [] });
    await rm(`${site.workspace}/lib`, { recursive: true });
    expect((await readChanges(baseline, git)).files).toEqual([]);
    const without = await readBaseline({ root: site.workspace, files: site.files, git, commit }, site.run);
    await writeSubmodule(site.workspace, "initialised by a tool");
    expect(await readChanges(without, git)).toEqual({ base: commit, files: [], refused: [] });
  });

  test("refuses pipes, and files that are too large", async () => {
    await using site = await openWorkSite(TREE);
    await run("mkfifo", `${site.workspace}/pipe`);
    await run("truncate", "-s", "21M", `${site.workspace}/large.bin`);
    expect(await site.changes()).toMatchObject({
      files: [],
      refused: [
        { path: "large.bin", reason: expect.stringContaining("at most") },
        { path: "pipe", reason: expect.stringContaining("neither") },
      ],
    });
  });

  test("keeps odd names exactly, and reports names that are not UTF-8", async () => {
    await using site = await openWorkSite(TREE);
    await site.write('a "b"\n\tc', "odd\n");
    await site.write("日本語/ü.txt", "x\n");
    await writeFile(Buffer.concat([Buffer.from(`${site.workspace}/src/x`), Buffer.from([0xff])]), "x");
    const { files, refused } = await site.changes();
    expect(files.map(({ path }) => path)).toEqual(['a "b"\n\tc', "日本語/ü.txt"]);
    expect(refused).toEqual([{ path: "src", reason: expect.stringContaining("not UTF-8") }]);
  });

  test("keeps every edit and small groups of new files, and reports large groups with their counts", async () => {
    const many = Array.from({ length: MAX_NEW + 1 }, (_, index) => `${index}`);
    const tracked = Object.fromEntries(many.map((name) => [`old/${name}`, "a\n"]));
    await using site = await openWorkSite({ ...TREE, ...tracked });
    for (const name of many) await chmod(`${site.workspace}/old/${name}`, 0o755);
    for (const name of many) await site.write(`made/by/tests/${name}`, "");
    for (const name of many) await site.write(`one-${name}/each`, "");
    await site.write("src/new/c.ts", "c\n");
    const { files, refused } = await site.changes();
    expect(files).toHaveLength(MAX_NEW + 2);
    expect(files.map(({ path }) => path)).toContain("src/new/c.ts");
    expect(refused.map(({ path, reason }) => `${path}: ${reason}`).sort()).toEqual([
      expect.stringContaining(`.: it holds ${2 * MAX_NEW + 2} new files`),
    ]);
  });

  test("reports new files that are too deep by their highest directory, and a fault affects only that directory", async () => {
    await using site = await openWorkSite(TREE);
    const { git, commit, workspace: root } = site;
    const broken = Object.assign(new Error("EIO"), { code: "EIO" });
    let failing = false;
    const fail = (path: string) => failing && path.startsWith(`${root}/src/deep`);
    const files: Files = {
      ...site.files,
      list: (path) => (fail(path) ? Promise.reject(broken) : site.files.list(path)),
      facts: (path) => (failing && path === `${root}/odd/x` ? Promise.reject(broken) : site.files.facts(path)),
    };
    const baseline = await readBaseline({ root, files, git, commit }, site.run);
    failing = true;
    await site.write(`${Array.from({ length: 30 }, () => "d".repeat(20)).join("/")}/f`, "too deep");
    await site.write("src/a.ts", "b\n");
    await site.write("odd/x", "x\n");
    const changes = await readChanges(baseline, git);
    expect(changes.files.map(({ path }) => path)).toEqual(["src/a.ts"]);
    expect(changes.refused).toEqual([
      { path: "d".repeat(20), reason: expect.stringContaining("longer than 500") },
      { path: "odd", reason: "it may not be listed" },
      { path: "src/deep", reason: "it may not be listed" },
    ]);
  });

  test("does not treat unreadable files as removed", async () => {
    await using site = await openWorkSite(TREE);
    const { git, commit, workspace: root } = site;
    const forbidden = Object.assign(new Error("EACCES"), { code: "EACCES" });
    let closed = false;
    const files: Files = {
      ...site.files,
      list: (path) => (closed && path === `${root}/src` ? Promise.reject(forbidden) : site.files.list(path)),
    };
    const baseline = await readBaseline({ root, files, git, commit }, site.run);
    closed = true;
    expect(await readChanges(baseline, git)).toEqual({
      base: commit,
      files: [],
      refused: [{ path: "src", reason: "it may not be listed" }],
    });
  });

  test("does not treat tracked files as removed when their directory has too many new ones", async () => {
    await using site = await openWorkSite(TREE);
    const list: Files["list"] = async (path) => {
      const listed = await site.files.list(path);
      if (!path.endsWith("/src")) return listed;
      const flood = Array.from({ length: 20_001 }, (_, index) => ({ name: `flood-${index}`, kind: "file" }) as const);
      return { ...listed, entries: [...listed.entries, ...flood] };
    };
    const { git, commit, workspace: root } = site;
    const baseline = await site.baseline();
    const flooded = { ...baseline, pinned: { ...baseline.pinned, files: { ...site.files, list } } };
    expect(root).toBe(baseline.pinned.root);
    expect(await readChanges(flooded, git)).toEqual({
      base: commit,
      files: [],
      refused: [{ path: "src", reason: expect.stringContaining("more new files") }],
    });
  });

  test("publishes nothing in place of a file, link or repository of an earlier step", async () => {
    const before = async (root: string) => {
      await writeFile(`${root}/.env`, "KEY=1");
      await symlink("/etc/hostname", `${root}/src/link`);
      await mkdir(`${root}/other/.git`, { recursive: true });
      await writeFile(`${root}/other/a.txt`, "of another repository");
    };
    await using site = await openWorkSite(TREE, { before });
    for (const name of [".env", "src/link", "other/.git"]) await rm(`${site.workspace}/${name}`, { recursive: true });
    await site.write(".env/key", "KEY=1");
    await site.write("src/link/a/b.txt", "moved\n");
    expect(await site.changes()).toMatchObject({ files: [], refused: [] });
    await rm(`${site.workspace}/other`, { recursive: true });
    await site.write("other", "a file now\n");
    await site.write("src/new.ts", "new\n");
    expect(await site.summary()).toEqual({ "src/new.ts": "A 100644" });
  });

  test("finds a new file beside as many untracked ones as it counts", async () => {
    await using site = await openWorkSite(TREE);
    const { git, commit, workspace: root } = site;
    const flood = Array.from({ length: 20_000 }, (_, index) => ({ name: `flood-${index}`, kind: "file" }) as const);
    const same = await site.files.facts(`${root}/src/a.ts`);
    const files: Files = {
      ...site.files,
      list: async (path) => {
        const listed = await site.files.list(path);
        return path === `${root}/src` ? { ...listed, entries: [...listed.entries, ...flood] } : listed;
      },
      facts: (path) => (path.startsWith(`${root}/src/flood-`) ? Promise.resolve(same) : site.files.facts(path)),
    };
    const baseline = await readBaseline({ root, files, git, commit }, site.run);
    await site.write("src/new.ts", "new\n");
    const changes = await readChanges(baseline, git);
    expect(changes.files.map(({ path }) => path)).toEqual(["src/new.ts"]);
    expect(changes.refused).toEqual([]);
  });

  test("has the object ids that git computes", async () => {
    await using site = await openWorkSite(TREE);
    await site.write("src/a.ts", "x\n");
    const { files } = await site.changes();
    expect(files[0]?.after?.oid).toBe(createHash("sha1").update("blob 2\0x\n").digest("hex"));
    expect(files[0]?.before?.oid).toBe((await site.shop.tree("main")).get("src/a.ts")?.oid);
  });
});

describe("files that the checkout converted", () => {
  test("do not count as changed, and keep their original line ends", async () => {
    const before = async (root: string) => {
      for (const name of ["src/a.ts", "src/deep/b.ts"]) {
        await writeFile(`${root}/${name}`, (await readFile(`${root}/${name}`, "utf8")).replaceAll("\n", "\r\n"));
      }
    };
    await using site = await openWorkSite({ ...TREE, "src/a.ts": "1\n2\n3\n" }, { before });
    expect(await site.summary()).toEqual({});
    await site.write("src/deep/b.ts", "b\r\n");
    expect(await site.summary()).toEqual({});
    await site.write("src/a.ts", "1\r\n2 changed\r\n3\r\n");
    const { files } = await site.changes();
    expect(files.map(({ path }) => path)).toEqual(["src/a.ts"]);
    expect((await site.git.blob(files[0]?.after?.oid ?? "")).toString()).toBe("1\n2 changed\n3\n");
  });

  test("are refused when they are kept in Git LFS, unless they are untouched", async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 5\n`;
    const before = (root: string) => writeFile(`${root}/image.png`, "image");
    await using site = await openWorkSite({ "image.png": pointer, "other.png": pointer }, { before });
    expect(await site.summary()).toEqual({});
    await site.write("image.png", "another image");
    expect(await site.changes()).toMatchObject({
      files: [],
      refused: [{ path: "image.png", reason: expect.stringContaining("LFS") }],
    });
  });
});

describe("files that git would convert", () => {
  const attributes =
    "*.psd filter=lfs diff=lfs -text\nsecrets/** filter=git-crypt\n*.ps1 working-tree-encoding=UTF-16LE\n";

  test("are not published unconverted, new or changed, regardless of the workspace's attributes", async () => {
    const tree = { ".gitattributes": attributes, "secrets/key": "sealed\n", "a.txt": "a\n", "old.psd": "old" };
    await using site = await openWorkSite(tree);
    await site.write(".gitattributes", "");
    await site.write(".git/info/attributes", "* -filter\n");
    await site.write("new.psd", "pixels");
    await site.write("secrets/key", "plain\n");
    await site.write("run.ps1", "x\n");
    await site.write("a.txt", "b\n");
    await rm(`${site.workspace}/old.psd`);
    const { files, refused } = await site.changes();
    expect(files.map(({ path }) => path)).toEqual([".gitattributes", "a.txt", "old.psd"]);
    expect(refused).toEqual([
      { path: "new.psd", reason: expect.stringContaining("Git LFS") },
      { path: "run.ps1", reason: expect.stringContaining("UTF-16LE") },
      { path: "secrets/key", reason: expect.stringContaining("git-crypt") },
    ]);
  });

  test("are published when the workspace has them as git stores them", async () => {
    await using site = await openWorkSite({ ".gitattributes": attributes, "old.ps1": "x\n" });
    await site.write("old.ps1", "y\n");
    expect(await site.summary()).toEqual({ "old.ps1": "M 100644" });
  });
});

async function writeSubmodule(root: string, content: string): Promise<void> {
  await mkdir(`${root}/lib`, { recursive: true });
  await writeFile(`${root}/lib/.git`, "gitdir: ../.git/modules/lib\n");
  await writeFile(`${root}/lib/index.js`, content);
}

async function run(program: string, ...args: readonly string[]): Promise<void> {
  const { execFile } = await import("node:child_process");
  const { promisify } = await import("node:util");
  await promisify(execFile)(program, [...args]);
}
