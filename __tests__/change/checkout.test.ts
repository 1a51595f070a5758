/** Files of the commit that a checkout left out, in a workspace over real git. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/files.ts";
import { prepareWorkspace, fetchMissing } from "../../src/change/checkout.ts";
import { QUIET_GIT } from "../world/git/bare.ts";
import { openGitSite, type GitSite } from "../world/git-site.ts";
import { readBaseline } from "../../src/change/baseline.ts";
import { readChanges } from "../../src/change/changes.ts";
import { openWorkSite } from "../world/work-site.ts";

const TREE = {
  "README.md": "# Shop\n",
  "src/a.ts": "a\n",
  "old/gone/x.ts": "x\n",
  ".gitignore": "node_modules\n",
} as const;

describe("the workspace", () => {
  test("is not touched when it is at the pinned commit", async () => {
    await using site = await openGitSite(TREE);
    const commit = await clone(site);
    expect(await isLeft(site, commit)).toBe(true);
  });

  test.each([
    ["a branch", async () => {}],
    ["a detached head", (root: string) => git(root, "checkout", "-q", "--detach")],
    ["packed refs", (root: string) => git(root, "pack-refs", "--all")],
  ])("is recognized as at the pinned commit with %s", async (_, change) => {
    await using site = await openGitSite(TREE);
    const commit = await clone(site);
    await change(site.workspace);
    expect(await isLeft(site, commit)).toBe(true);
  });

  test("is recognized as at the pinned commit when it is a linked work tree", async () => {
    await using site = await openGitSite(TREE);
    const commit = await clone(site);
    const linked = `${site.scratch}/linked`;
    await git(site.workspace, "worktree", "add", "-q", linked, "-b", "other");
    expect(await isLeft(site, commit, linked)).toBe(true);
  });

  test("is filled when it is empty", async () => {
    await using site = await openGitSite(TREE);
    const commit = (await site.shop.ref("main")) ?? "";
    await prepare(site, commit);
    expect(await readFile(`${site.workspace}/src/a.ts`, "utf8")).toBe("a\n");
  });

  test("moves to the pinned commit: tracked files are replaced, untracked ones stay", async () => {
    await using site = await openGitSite(TREE);
    await clone(site);
    const head = await site.shop.commit({
      branch: "topic",
      files: { "old/gone/x.ts": null, "new/y.ts": "y\n", "src/a.ts": "b\n" },
    });
    await mkdir(`${site.workspace}/node_modules`);
    await writeFile(`${site.workspace}/node_modules/m.js`, "m");
    await writeFile(`${site.workspace}/notes.txt`, "mine");
    await prepare(site, head);
    expect(existsSync(`${site.workspace}/old`)).toBe(false);
    expect(await readFile(`${site.workspace}/new/y.ts`, "utf8")).toBe("y\n");
    expect(await readFile(`${site.workspace}/src/a.ts`, "utf8")).toBe("b\n");
    expect(existsSync(`${site.workspace}/node_modules/m.js`)).toBe(true);
    expect(existsSync(`${site.workspace}/notes.txt`)).toBe(true);
  });

  test("looks after a move as if its own git had checked out the commit", async () => {
    await using site = await openGitSite(TREE);
    await clone(site, "--depth=1");
    const head = await site.shop.commit({ branch: "topic", files: { "old/gone/x.ts": null, "src/a.ts": "b\n" } });
    await prepare(site, head);
    const { workspace: root } = site;
    expect(await git(root, "status", "--porcelain")).toBe("");
    expect(await git(root, "rev-parse", "HEAD")).toBe(`${head}\n`);
    expect(await git(root, "log", "--format=%H")).toBe(`${head}\n`);
    await writeFile(`${root}/src/a.ts`, "c\n");
    expect(await git(root, "diff", "--stat")).toContain("src/a.ts | 2 +-");
    expect(await git(root, "fsck", "--connectivity-only")).toBe("");
  });

  test("keeps its history visible after a move in a full clone", async () => {
    await using site = await openGitSite(TREE);
    const head = await site.shop.commit({ branch: "topic", files: { "src/a.ts": "b\n" } });
    const first = await clone(site);
    await prepare(site, head);
    expect(await git(site.workspace, "log", "--format=%H")).toBe(`${head}\n${first}\n`);
    const fork = await site.shop.commit({ branch: "later", files: { "src/a.ts": "c\n" } });
    await prepare(site, fork);
    expect(await git(site.workspace, "log", "--format=%H")).toBe(`${fork}\n`);
    expect(await git(site.workspace, "status", "--porcelain")).toBe("");
  });

  test("has its own repository after it was filled", async () => {
    await using site = await openGitSite(TREE);
    const commit = (await site.shop.ref("main")) ?? "";
    await prepare(site, commit);
    expect(await git(site.workspace, "status", "--porcelain")).toBe("");
    expect(await git(site.workspace, "log", "--format=%H")).toBe(`${commit}\n`);
  });

  test("is rewritten, even at the pinned commit, when an earlier run moved it", async () => {
    await using site = await openGitSite(TREE);
    const commit = (await site.shop.ref("main")) ?? "";
    await prepare(site, commit);
    expect(await isLeft(site, commit)).toBe(false);
    expect(await readFile(`${site.workspace}/src/a.ts`, "utf8")).toBe("a\n");
  });

  test("has its git files written by name, never through a link", async () => {
    await using site = await openGitSite(TREE);
    await clone(site);
    const head = await site.shop.commit({ branch: "topic", files: { "src/a.ts": "b\n" } });
    const outside = `${site.scratch}/outside`;
    await mkdir(outside);
    for (const name of ["HEAD", "index", "shallow", "remit-adopted", "HEAD.remit-new"]) {
      await writeFile(`${outside}/${name}`, "precious");
      await rm(`${site.workspace}/.git/${name}`, { force: true });
      await symlink(`${outside}/${name}`, `${site.workspace}/.git/${name}`);
    }
    await prepare(site, head);
    for (const name of ["HEAD", "index", "shallow", "remit-adopted", "HEAD.remit-new"]) {
      expect(await readFile(`${outside}/${name}`, "utf8")).toBe("precious");
    }
    await rm(`${site.workspace}/.git/objects`, { recursive: true });
    await symlink(outside, `${site.workspace}/.git/objects`);
    await prepare(site, (await site.shop.ref("main")) ?? "");
    expect(existsSync(`${outside}/pack`)).toBe(false);
  });

  test("is never cleaned through a link", async () => {
    await using site = await openGitSite(TREE);
    await clone(site);
    const head = await site.shop.commit({ branch: "topic", files: { "old/gone/x.ts": null } });
    await rm(`${site.workspace}/old`, { recursive: true });
    await mkdir(`${site.scratch}/outside/gone`, { recursive: true });
    await writeFile(`${site.scratch}/outside/gone/x.ts`, "precious");
    await symlink(`${site.scratch}/outside`, `${site.workspace}/old`);
    await prepare(site, head);
    expect(existsSync(`${site.scratch}/outside/gone/x.ts`)).toBe(true);
  });

  test("ignores a HEAD that names a file elsewhere", async () => {
    await using site = await openGitSite(TREE);
    const commit = await clone(site);
    await writeFile(`${site.scratch}/planted`, `${commit}\n`);
    await writeFile(`${site.workspace}/.git/HEAD`, "ref: refs/../../../planted\n");
    expect(await isLeft(site, commit)).toBe(false);
  });
});

async function prepare(site: GitSite, commit: string, root = site.workspace): Promise<void> {
  await site.git.fetch(commit);
  await prepareWorkspace({ root, files: openFiles(), git: site.git, commit });
}

/** Whether the workspace keeps what an earlier step changed in it. */
async function isLeft(site: GitSite, commit: string, root = site.workspace): Promise<boolean> {
  await writeFile(`${root}/src/a.ts`, "an earlier step changed it\n");
  await prepare(site, commit, root);
  return (await readFile(`${root}/src/a.ts`, "utf8")).includes("earlier");
}

async function clone(site: GitSite, ...options: readonly string[]): Promise<string> {
  await git(site.workspace, "clone", "-q", ...options, `${site.server.url}/octo/shop`, ".");
  return (await site.shop.ref("main")) ?? "";
}

async function git(directory: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("git", [...args], { cwd: directory, env: QUIET_GIT });
  return stdout;
}

const SPARSE = {
  "a.txt": "a\n",
  "far/run.sh": { mode: "100755", content: "#!/bin/sh\n" },
  "far/b.txt": "b\n",
  there: { mode: "120000", content: "far" },
} as const;

const sparse = async (root: string): Promise<void> => {
  await rm(`${root}/far`, { recursive: true });
  await rm(`${root}/there`);
};

describe("a file that the checkout left out", () => {
  test("is restored as the commit has it; that counts as no change, but a later deletion does", async () => {
    await using site = await openWorkSite(SPARSE, { before: sparse });
    const { git, workspace: root } = site;
    const baseline = await site.baseline();
    expect(await fetchMissing("far/run.sh", baseline, git)).toBeUndefined();
    expect(await readFile(`${root}/far/run.sh`, "utf8")).toBe("#!/bin/sh\n");
    expect((await stat(`${root}/far/run.sh`)).mode & 0o111).not.toBe(0);
    expect(existsSync(`${root}/far/b.txt`)).toBe(false);
    expect((await readChanges(baseline, git)).files).toEqual([]);
    await rm(`${root}/far/run.sh`);
    expect((await readChanges(baseline, git)).files).toMatchObject([{ path: "far/run.sh" }]);
    expect(await fetchMissing("far/b.txt", baseline, git)).toBeUndefined();
    await rm(root, { recursive: true });
    expect(await readChanges(baseline, git)).toMatchObject({ files: [], vanished: true });
    expect(await fetchMissing("far/run.sh", baseline, git)).toBeUndefined();
    expect(existsSync(`${root}/far/run.sh`)).toBe(false);
  });

  test("is not restored when a link of the commit is missing, because the link would lead elsewhere", async () => {
    await using site = await openWorkSite(SPARSE, { before: sparse });
    for (const path of ["there", "there/b.txt"]) {
      expect(await fetchMissing(path, await site.baseline(), site.git)).toContain("there is a symbolic link");
    }
    expect(existsSync(`${site.workspace}/there`)).toBe(false);
  });
});

test("a file that a run deleted stays deleted, and a new path is not restored", async () => {
  await using site = await openWorkSite(SPARSE);
  const baseline = await site.baseline();
  await rm(`${site.workspace}/a.txt`);
  for (const path of ["a.txt", "new.txt"]) expect(await fetchMissing(path, baseline, site.git)).toBeUndefined();
  expect(existsSync(`${site.workspace}/a.txt`)).toBe(false);
});

test("a path in a submodule that is not checked out is left alone", async () => {
  await using site = await openWorkSite(SPARSE);
  const { git, files, workspace: root } = site;
  const blob = { mode: "160000", oid: "1".repeat(40) };
  const made = { message: "x", author: { name: "a", email: "a@b.c" }, time: 1 };
  const commit = await git.commit({ parent: site.commit, changes: [{ path: "libs/one", blob }], ...made });
  await mkdir(`${root}/libs/one`, { recursive: true });
  const baseline = await readBaseline({ root, files, git, commit }, site.run);
  expect(await fetchMissing("libs/one/src/a.c", baseline, git)).toBe(
    "it is in the submodule libs/one, which is not checked out here",
  );
  await site.write("libs/one/.git", "gitdir: ../../.git/modules/one\n");
  expect(await fetchMissing("libs/one/src/a.c", baseline, git)).toBeUndefined();
});

test("a directory, or a path that the commit does not have, causes no disk access", async () => {
  await using site = await openWorkSite(SPARSE);
  const baseline = await site.baseline();
  const asked: string[] = [];
  const files = { ...site.files, facts: (path: string) => (asked.push(path), site.files.facts(path)) };
  const counted = { ...baseline, pinned: { ...baseline.pinned, files } };
  for (const path of ["", "far", ".geminiignore", "src/.gitignore"])
    expect(await fetchMissing(path, counted, site.git)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await fetchMissing("a.txt", counted, site.git)).toBeUndefined();
  expect(asked).toEqual([`${site.workspace}/a.txt`]);
});
