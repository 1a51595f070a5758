/** An index file that says which tree it holds is compared with a commit without git; every other goes to git. */
import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { notedTree } from "../../src/adapters/git/index-file.ts";
import { QUIET_GIT, runGit } from "../world/git/bare.ts";
import { openGitSite } from "../world/git-site.ts";
import { plantSpy } from "../world/git-traps.ts";
import { scratchDirectory, writeFiles } from "../world/scratch.ts";

const scratch = scratchDirectory();
/** Their index is longer than what is read of it at a time. */
const FILES = Object.fromEntries(
  Array.from({ length: 900 }, (_, at) => [`${"src/".repeat(at % 4)}${"n".repeat(1 + (at % 70))}-${at}.txt`, `${at}\n`]),
);
let count = 0;

/** A checkout with one commit. Returns git in it, and the path of its index. */
function checkOut(...options: readonly string[]) {
  const directory = join(scratch, String((count += 1)));
  writeFiles(directory, FILES);
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: directory, env: QUIET_GIT, stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  git("init", "-q", ...options);
  git("add", ".");
  git("-c", "user.name=Maria", "-c", "user.email=maria@shop.example", "commit", "-qm", "Begin");
  return { directory, git, index: join(directory, ".git/index") };
}

test("the index of a commit comes in parts, so that none of a large repository is in memory as a whole", async () => {
  const names = Array.from({ length: 9_000 }, (_, n) => `${"long".repeat(15)}-${String(n).padStart(5, "0")}`);
  await using site = await openGitSite(Object.fromEntries(names.map((name) => [name, "x\n"])));
  const commit = (await site.shop.ref("main")) ?? "";
  await site.git.fetch(commit);
  const parts: Buffer[] = [];
  for await (const part of site.git.index(commit)) parts.push(part);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1024 * 1024);
  const file = join(site.scratch, "index");
  writeFileSync(file, Buffer.concat(parts));
  expect(await site.git.compareIndex(file, commit)).toEqual([]);
  expect(readdirSync(site.scratch, { recursive: true }).filter((name) => /index\.\d/.test(String(name)))).toEqual([]);
});

describe("the tree that an index notes", () => {
  test.each(["sha1", "sha256"])("is read in every version of the format (%s)", (format) => {
    const { directory, git, index } = checkOut(`--object-format=${format}`);
    const tree = git("rev-parse", "HEAD^{tree}");
    for (const version of ["2", "3", "4"]) {
      // A skipped file is what version 3 has over version 2.
      if (version === "3") git("update-index", "--skip-worktree", "n-0.txt");
      else git("update-index", "--index-version", version, "--force-write-index");
      git("write-tree");
      const written = readFileSync(index).readUInt32BE(4);
      expect([written, notedTree(index, tree.length)]).toEqual([Number(version), tree]);
    }
    writeFiles(directory, { "src/new.txt": "new\n" });
    git("add", "src/new.txt");
    expect(notedTree(index, tree.length)).toBeUndefined();
  });

  test("is unknown where the entries are elsewhere, and where the file is not an index", () => {
    const { directory, git, index } = checkOut();
    const tree = git("rev-parse", "HEAD^{tree}");
    const whole = readFileSync(index);
    expect(notedTree(index, 40)).toBe(tree);
    for (const bytes of [
      whole.subarray(0, 700),
      whole.subarray(0, 8),
      Buffer.alloc(0),
      Buffer.from("other".repeat(9)),
    ]) {
      writeFileSync(join(directory, "broken"), bytes);
      expect(notedTree(join(directory, "broken"), 40)).toBeUndefined();
    }
    rmSync(join(directory, "broken"));
    execFileSync("mkfifo", [join(directory, "broken")]);
    expect(notedTree(join(directory, "broken"), 40)).toBeUndefined();
    git("update-index", "--split-index");
    expect(notedTree(index, 40)).toBeUndefined();
  });
});

/** What an earlier step of the job may have done to the index. */
const CHANGES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  nothing: [],
  "a file removed": [["rm", "-q", "--cached", "n-0.txt"]],
  "a file with another mode": [["update-index", "--chmod=+x", "n-0.txt"]],
  "a file announced": [["add", "-N", "announced.txt"]],
  "a file added, and taken back": [
    ["add", "announced.txt"],
    ["read-tree", "HEAD"],
  ],
  "another tree": [["read-tree", "--empty"]],
};

test.each(Object.keys(CHANGES))("Remit's git says the same as git, after: %s", async (change) => {
  const { directory, git, index } = checkOut();
  writeFiles(directory, { "announced.txt": "announced\n" });
  const [commit, tree] = [git("rev-parse", "HEAD"), git("rev-parse", "HEAD^{tree}")];
  for (const args of CHANGES[change] ?? []) git(...args);
  await using site = await openGitSite({});
  const spy = await plantSpy(site.scratch);
  const environment = { PATH: `${spy.bin}:${process.env["PATH"]}` };
  const own = await site.openGit({ directory: join(site.scratch, "own"), environment });
  execFileSync("cp", ["-r", `${directory}/.git/objects/.`, join(site.scratch, "own/objects")]);
  copyFileSync(index, join(site.scratch, "index"));
  const found = await own.compareIndex(join(site.scratch, "index"), commit);
  const raw = await runGit(directory, ["diff-index", "--cached", "--name-only", "-z", commit]);
  expect(found.map(({ path }) => path)).toEqual(raw.toString().split("\0").slice(0, -1));
  const processes = (await spy.calls()).map(({ verb }) => verb);
  expect(processes.includes("diff-index")).toBe(notedTree(index, 40) !== tree);
  expect(notedTree(index, 40) === tree).toBe(["nothing", "a file added, and taken back"].includes(change));
});
