/** Automatic merges of histories on a real server, made by Remit's own git. */
import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import type { FileTree } from "../world/git/bare.ts";
import { openGitSite, type GitSite } from "../world/git-site.ts";

interface Sides {
  readonly site: GitSite;
  readonly sides: { readonly fork: string; readonly head: string; readonly onto: string };
}

/** A branch and a base that have diverged, as commits fetched at depth 1. */
async function diverge(files: FileTree, branch: FileTree, base: FileTree): Promise<Sides> {
  const site = await openGitSite(files);
  const fork = (await site.shop.ref("main")) ?? "";
  const head = await site.shop.commit({ branch: "work", parent: fork, files: branch });
  const onto = await site.shop.commit({ branch: "main", files: base });
  for (const commit of [fork, head, onto]) await site.git.fetch(commit);
  return { site, sides: { fork, head, onto } };
}

async function merge({ site, sides }: Sides, git = site.git) {
  const merged = await git.merge(sides);
  if (merged.kind !== "merged") throw new Error(merged.reason);
  return merged;
}

const show = async ({ site }: Sides, commit: string, path: string) =>
  (await site.git.show(commit, path))?.toString() ?? "(none)";

describe("an automatic merge", () => {
  test("combines the changes of both sides in a commit with both as parents", async () => {
    const setup = await diverge(
      { "a.txt": "1\n2\n3\n4\n5\n6\n7\n", "old.txt": "old\n" },
      { "a.txt": "one\n2\n3\n4\n5\n6\n7\n", "mine.txt": "mine\n" },
      { "a.txt": "1\n2\n3\n4\n5\n6\nseven\n", "old.txt": null },
    );
    await using _ = setup.site;
    const { commit, conflicts } = await merge(setup);
    expect(conflicts).toEqual([]);
    expect(await show(setup, commit, "a.txt")).toBe("one\n2\n3\n4\n5\n6\nseven\n");
    expect(await show(setup, commit, "mine.txt")).toBe("mine\n");
    expect(await show(setup, commit, "old.txt")).toBe("(none)");
    const { head, onto } = setup.sides;
    expect((await setup.site.git.inspect(commit)).parents).toEqual([head, onto]);
  });

  test("names each conflict, and writes both sides and their base between markers", async () => {
    const setup = await diverge(
      { text: "a\n", gone: "a\n", lost: "a\n", image: "\0a", thing: "a\n" },
      { text: "mine\n", gone: null, lost: "mine\n", image: "\0mine", thing: { mode: "120000", content: "x" } },
      { text: "theirs\n", gone: "theirs\n", lost: null, image: "\0theirs", thing: { mode: "120000", content: "y" } },
    );
    await using _ = setup.site;
    const { commit, conflicts } = await merge(setup);
    expect(Object.fromEntries(conflicts.map(({ path, kind }) => [path, kind]))).toMatchObject({
      text: "markers",
      gone: "deleted on branch",
      lost: "deleted on base",
      image: "binary",
      thing: "other",
    });
    expect(await show(setup, commit, "text")).toMatch(
      /^<<<<<<< branch\nmine\n\|{7} [0-9a-f]{40}\na\n=======\ntheirs\n>>>>>>> base\n$/,
    );
    expect(await show(setup, commit, "image")).toBe("\0mine");
  });

  test("gives the same result in another clone", async () => {
    const setup = await diverge({ a: "a\n" }, { a: "mine\n" }, { a: "theirs\n" });
    await using _ = setup.site;
    const one = await merge(setup);
    const other = await setup.site.openGit();
    const { fork, head, onto } = setup.sides;
    for (const commit of [fork, head, onto]) await other.fetch(commit);
    expect(await merge(setup, other)).toEqual(one);
  });

  test("ignores the repository's merge drivers and attributes", async () => {
    const attributes = "* merge=evil filter=evil diff=evil\n*.u merge=union\n*.o -merge conflict-marker-size=30\n";
    const files = { ".gitattributes": attributes, a: "a\n", "b.u": "b\n", "c.o": "c\n" };
    const setup = await diverge(
      files,
      { a: "mine\n", "b.u": "mine\n", "c.o": "mine\n" },
      { a: "x\n", "b.u": "x\n", "c.o": "x\n" },
    );
    await using site = setup.site;
    const [program, marker] = [`${site.scratch}/driver`, `${site.scratch}/sprung`];
    await writeFile(program, `#!/bin/sh\ntouch ${marker}\nexit 0\n`);
    await chmod(program, 0o755);
    // A command that ran without a sandbox could leave the directory like this.
    const directory = `${site.scratch}/hostile.git`;
    const git = await site.openGit({ directory });
    for (const commit of Object.values(setup.sides)) await git.fetch(commit);
    const config = `[merge "evil"]\n\tdriver = ${program} %O %A %B\n[merge]\n\tdefault = evil\n[core]\n\tbare = true\n`;
    await writeFile(`${directory}/config`, config);
    await mkdir(`${directory}/info`, { recursive: true });
    await writeFile(`${directory}/info/attributes`, "* merge=evil\n");
    const { commit, conflicts } = await merge(setup, git);
    expect(existsSync(marker)).toBe(false);
    expect(conflicts.map(({ kind }) => kind)).toEqual(["markers", "markers", "markers"]);
    for (const path of ["a", "b.u", "c.o"])
      expect((await git.show(commit, path))?.toString()).toMatch(/^<{7} branch\nmine\n\|{7} /);
  });

  test("reports that it cannot be tried when git is too old", async () => {
    const setup = await diverge({ a: "a\n" }, { a: "mine\n" }, { a: "theirs\n" });
    await using site = setup.site;
    const bin = `${site.scratch}/bin`;
    await mkdir(bin);
    const old =
      '#!/bin/sh\ncase "$*" in *merge-tree*) echo "usage: git merge-tree <base-tree> <b1> <b2>" >&2; exit 129;; esac\n';
    await writeFile(`${bin}/git`, `${old}PATH=/usr/bin:/bin exec git "$@"\n`);
    await chmod(`${bin}/git`, 0o755);
    const git = await site.openGit({ environment: { ...process.env, PATH: bin } });
    for (const commit of Object.values(setup.sides)) await git.fetch(commit);
    expect(await git.merge(setup.sides)).toEqual({ kind: "unknown", reason: "git here is older than 2.38" });
  });
});
