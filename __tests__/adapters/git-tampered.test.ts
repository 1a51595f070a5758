/** Without a sandbox a command can write to Remit's git directory; what is published is still the workspace's. */
import { execFileSync } from "node:child_process";
import { chmod, mkdir, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { openGit } from "../../src/adapters/git.ts";
import { filesOf } from "../world/commits.ts";
import { openGitSite } from "../world/git-site.ts";

const TREE = { "README.md": "# Shop\n", "src/a.ts": "a\n", ".github/workflows/ci.yml": "on: push\n" };
const AUTHOR = { message: "Changed", author: { name: "Remit", email: "r@localhost" }, time: 1_800_000_000 };
const FOLDER = ".github/workflows";
const WORKFLOW = `${FOLDER}/ci.yml`;

describe("a git directory that somebody has modified", () => {
  test("is not listed when its trees have been replaced", async () => {
    await using site = await openSite();
    const { commit } = site;
    await forge(site);
    const other = await site.reopen();
    await expect(filesOf(other, commit)).rejects.toThrow(/not what its id says/);
    await expect(other.show(commit, WORKFLOW)).rejects.toThrow(/not what its id says/);
    const inside = other.commit({ parent: commit, changes: [{ path: WORKFLOW }], ...AUTHOR });
    await expect(inside).rejects.toThrow(/not what its id says/);
  });

  test.each(["before its commit was listed", "after its commit was listed"])(
    "with trees replaced %s publishes only the changes, and the rest as it was",
    async (when) => {
      await using site = await openSite();
      const { git, commit, shop } = site;
      if (when.startsWith("after")) expect(await filesOf(git, commit)).toHaveLength(3);
      await forge(site);
      const blob = { mode: "100644", oid: await git.store(Buffer.from("b\n")) };
      const made = await git.commit({ parent: commit, changes: [{ path: "src/a.ts", blob }], ...AUTHOR });
      await git.push(made, "remit/issue-1", undefined);
      expect((await shop.file("remit/issue-1", "src/a.ts"))?.toString()).toBe("b\n");
      expect((await shop.file("remit/issue-1", WORKFLOW))?.toString()).toBe("on: push\n");
      expect((await shop.tree("remit/issue-1")).size).toBe(3);
    },
  );

  test("with an object written before Remit writes it ends up with Remit's object", async () => {
    await using site = await openSite();
    const { git, directory } = site;
    const oid = await git.store(Buffer.from("b\n"));
    await overwrite(directory, oid, object("blob", Buffer.from("evil\n")));
    expect(await git.store(Buffer.from("b\n"))).toBe(oid);
    expect((await git.blob(oid)).toString()).toBe("b\n");
  });

  test("with altered file contents is not read", async () => {
    await using site = await openSite();
    const oid = (await filesOf(site.git, site.commit)).find((entry) => entry.path === "src/a.ts")?.oid ?? "";
    await overwrite(site.directory, oid, object("blob", Buffer.from("evil\n")));
    const other = await site.reopen();
    await expect(other.blob(oid)).rejects.toThrow(/not what its id says/);
    await expect(other.show(site.commit, "src/a.ts")).rejects.toThrow(/not what its id says/);
  });

  test("cannot run a planted program or add to the commit", async () => {
    await using site = await openSite();
    const { git, directory, commit } = site;
    const mark = path.join(site.scratch, "ran");
    const trap = path.join(site.scratch, "trap");
    await writeFile(trap, `#!/bin/sh\necho "$0" >> ${mark}\ncat\n`);
    await chmod(trap, 0o755);
    const elsewhere = path.join(site.scratch, "elsewhere");
    await mkdir(path.join(elsewhere, "objects"), { recursive: true });
    const config = `[core]\n\tfsmonitor = ${trap}\n\talternateRefsCommand = ${trap}\n\tgitProxy = ${trap}\n\tsshCommand = ${trap}\n[credential]\n\thelper = ${trap}\n[filter "evil"]\n\tclean = ${trap}\n\tsmudge = ${trap}\n[url "file:///nowhere"]\n\tinsteadOf = ${site.server.url}\n[http]\n\tproxy = http://127.0.0.1:1\n`;
    for (const place of [directory, elsewhere]) await writeFile(path.join(place, "config"), config);
    await writeFile(path.join(directory, "config.worktree"), config);
    await writeFile(path.join(directory, "commondir"), elsewhere);
    await writeFile(path.join(directory, "info/attributes"), "* filter=evil\n");
    await writeFile(path.join(directory, "objects/info/alternates"), path.join(elsewhere, "objects"));
    await rm(path.join(directory, "hooks"), { recursive: true, force: true });
    await mkdir(path.join(directory, "hooks"));
    for (const hook of ["pre-push", "reference-transaction", "post-index-change"]) {
      await symlink(trap, path.join(directory, "hooks", hook));
    }
    const blob = { mode: "100644", oid: await git.store(Buffer.from("b\n")) };
    const made = await git.commit({ parent: commit, changes: [{ path: "src/a.ts", blob }], ...AUTHOR });
    await git.push(made, "remit/issue-1", undefined);
    const pushed = await site.shop.tree("remit/issue-1");
    expect([...pushed.keys()].sort()).toEqual([WORKFLOW, "README.md", "src/a.ts"].sort());
    expect((await site.shop.file("remit/issue-1", "src/a.ts"))?.toString()).toBe("b\n");
    await expect(readFile(mark)).rejects.toThrow("ENOENT");
  });

  test("does not run a git that was planted first on PATH", async () => {
    await using site = await openSite();
    const bin = path.join(site.scratch, "bin");
    await mkdir(bin);
    const PATH = `${bin}:${process.env["PATH"] ?? ""}`;
    const git = await openGit({
      directory: site.directory,
      remote: `${site.server.url}/octo/shop`,
      environment: { PATH },
      guard: undefined,
    });
    const mark = path.join(site.scratch, "ran");
    await writeFile(path.join(bin, "git"), `#!/bin/sh\necho ran >> ${mark}\n`);
    await chmod(path.join(bin, "git"), 0o755);
    expect(await filesOf(git, site.commit)).toHaveLength(3);
    await expect(readFile(mark)).rejects.toThrow("ENOENT");
    await git[Symbol.asyncDispose]();
  });
});

async function openSite() {
  const site = await openGitSite(TREE);
  const commit = (await site.shop.ref("main")) ?? "";
  const directory = path.join(site.scratch, "own.git");
  const opened: AsyncDisposable[] = [];
  const reopen = async () => {
    const git = await openGit({ directory, remote: `${site.server.url}/octo/shop`, token: "writer", guard: undefined });
    opened.push(git);
    return git;
  };
  const git = await reopen();
  await git.fetch(commit);
  const dispose = async (): Promise<void> => {
    for (const each of opened) await each[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  };
  return { ...site, git, commit, directory, reopen, [Symbol.asyncDispose]: dispose };
}

type Site = Pick<Awaited<ReturnType<typeof openSite>>, "directory" | "commit">;

function run(directory: string, args: readonly string[], input = "", index = "evil.index"): Buffer {
  const env = { PATH: process.env["PATH"] ?? "", GIT_INDEX_FILE: path.join(directory, index) };
  return execFileSync("git", [`--git-dir=${directory}`, ...args], { input, env, stdio: ["pipe", "pipe", "ignore"] });
}

/** Makes git read the folder of workflows as one with another workflow; all other objects stay as they are. */
async function forge({ directory, commit }: Site): Promise<void> {
  const root = run(directory, ["rev-parse", `${commit}:${FOLDER}`])
    .toString()
    .trim();
  const evil = run(directory, ["hash-object", "-w", "--stdin"], "on: evil\n").toString().trim();
  const listing = run(directory, ["ls-tree", "-r", commit]).toString();
  run(directory, ["update-index", "--index-info"], listing.replace(/[0-9a-f]{40}(?=\t\.github)/, evil));
  const tree = run(directory, ["write-tree"]).toString().trim();
  const other = run(directory, ["rev-parse", `${tree}:${FOLDER}`])
    .toString()
    .trim();
  const packs = path.join(directory, "objects/pack");
  await unpack(directory);
  await rm(path.join(directory, "objects", root.slice(0, 2), root.slice(2)));
  const name = run(directory, ["pack-objects", "-q", path.join(packs, "pack")], `${other}\n`)
    .toString()
    .trim();
  const file = path.join(packs, `pack-${name}.idx`);
  await chmod(file, 0o644);
  await writeFile(file, renamed(await readFile(file), root));
}

/** An index of one object (version 2) under another name; git does not check the checksum at its end. */
function renamed(index: Buffer, oid: string): Buffer {
  for (let first = 0; first < 256; first += 1) {
    index.writeUInt32BE(first >= parseInt(oid.slice(0, 2), 16) ? 1 : 0, 8 + 4 * first);
  }
  Buffer.from(oid, "hex").copy(index, 8 + 1024);
  return index;
}

/** Turns packed objects into loose ones. */
async function unpack(directory: string): Promise<void> {
  const packs = path.join(directory, "objects/pack");
  for (const name of await readdir(packs)) {
    const content = await readFile(path.join(packs, name));
    await rm(path.join(packs, name), { force: true });
    if (!name.endsWith(".pack")) continue;
    execFileSync("git", [`--git-dir=${directory}`, "unpack-objects", "-q"], { input: content, stdio: "pipe" });
  }
}

async function overwrite(directory: string, oid: string, bytes: Buffer): Promise<void> {
  await unpack(directory);
  const file = path.join(directory, "objects", oid.slice(0, 2), oid.slice(2));
  await rm(file, { force: true });
  await writeFile(file, bytes);
}

function object(type: string, bytes: Buffer): Buffer {
  return deflateSync(Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]));
}
