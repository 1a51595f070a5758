/** Whether a run resolved a merge, and the same merge made again from its commits. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import type { BaseMerge } from "../../src/events.ts";
import { readBaseline } from "../../src/change/baseline.ts";
import { type Change, readChanges } from "../../src/change/changes.ts";
import { openWorkspace } from "../../src/change/workspace.ts";
import { findUnresolved, foresee, remakeMerge, writeMerge } from "../../src/change/merge.ts";
import type { FileTree } from "../world/git/bare.ts";
import { openGitSite, type GitSite } from "../world/git-site.ts";
import { openWorkSite } from "../world/work-site.ts";

const FILES: FileTree = { "a.txt": "a\n", "guide.md": "Title 7\n=======\n<<<<<<< HEAD\n", "far.txt": "far\n" };

interface Merging {
  readonly site: GitSite;
  readonly merge: BaseMerge;
}

/** A conflict in `a.txt` and in `guide.md`, which is about conflicts. */
async function openMerge(): Promise<Merging> {
  const site = await openGitSite(FILES);
  const fork = (await site.shop.ref("main")) ?? "";
  const guide = "Title 7\n=======\n<<<<<<< HEAD\n";
  const files = (word: string) => ({ "a.txt": `${word}\n`, "guide.md": `${guide}${word}\n` });
  const head = await site.shop.commit({ branch: "work", parent: fork, files: files("mine") });
  const sha = await site.shop.commit({ branch: "main", files: files("theirs") });
  const prospect = await foresee(site.git, head, { name: "main", sha });
  if (prospect.kind !== "merges") throw new Error(prospect.kind);
  expect(prospect.merge.fork).toBe(fork);
  return { site, merge: prospect.merge };
}

/** The conflicts left when a run has written these files; `undefined` deletes one. */
async function unresolved({ site, merge }: Merging, contents: Readonly<Record<string, string | undefined>>) {
  const files = await Promise.all(
    Object.entries(contents).map(async ([path, content]): Promise<Change> => {
      if (content === undefined) return { path };
      const oid = await site.git.store(Buffer.from(content));
      return { path, after: { mode: "100644", oid } };
    }),
  );
  return await findUnresolved(merge, { files, refused: [] }, site.git);
}

const GUIDE = "Title 7\n=======\n<<<<<<< HEAD\nboth\n";

describe("the conflicts of a merge", () => {
  test("are resolved when no file has a conflict marker that neither side had", async () => {
    const merging = await openMerge();
    await using _ = merging.site;
    expect(await unresolved(merging, { "a.txt": "both\n", "guide.md": GUIDE })).toBeUndefined();
    expect(await unresolved(merging, { "a.txt": undefined, "guide.md": GUIDE })).toBeUndefined();
    expect(await unresolved(merging, { "a.txt": "both\n" })).toContain("left in `guide.md`.");
    expect(await unresolved(merging, {})).toContain("left in `a.txt`, `guide.md`.");
  });

  test("are not resolved while any marker is left, even under another name", async () => {
    const merging = await openMerge();
    await using _ = merging.site;
    const left = ["<<<<<<< branch\nboth\n", "||||||| 0123456\r\nboth\r\n", "both\n=======\n", "both\n>>>>>>> base"];
    for (const content of left) {
      const why = "Conflict markers of the merge with main are left in";
      expect(await unresolved(merging, { "a.txt": content, "guide.md": GUIDE })).toBe(`${why} \`a.txt\`.`);
      const moved = { "a.txt": undefined, "b.txt": content, "guide.md": GUIDE };
      expect(await unresolved(merging, moved)).toBe(`${why} \`b.txt\`.`);
    }
  });

  test("are not resolved if the run's version of a file was refused", async () => {
    const merging = await openMerge();
    await using _ = merging.site;
    const refused = [{ path: "a.txt", reason: "it holds a secret" }];
    expect(await findUnresolved(merging.merge, { files: [], refused }, merging.site.git)).toContain(
      "in `a.txt` is not resolved: what the run made of it may not be published, since it holds a secret.",
    );
  });
});

describe("a merge in a workspace without a layer", () => {
  test("is no edit, and what an earlier step left where git ignored it stays unpublished", async () => {
    await using site = await openWorkSite({ ...FILES, ".gitignore": "out/\n.env\n" });
    const { git, files, workspace: root } = site;
    const head = await site.shop.commit({ branch: "work", parent: site.commit, files: { "b.txt": "b\n" } });
    const sha = await site.shop.commit({ branch: "main", files: { ".gitignore": "", "new.txt": "new\n" } });
    const prospect = await foresee(git, head, { name: "main", sha });
    if (prospect.kind !== "merges") throw new Error(prospect.kind);
    const { merge } = prospect;
    await git.checkout(head, root);
    await mkdir(`${root}/out`);
    await writeFile(`${root}/out/step.txt`, "of an earlier step\n");
    await writeFile(`${root}/.env`, "KEY=1");
    const baseline = await readBaseline({ root, files, git, commit: head }, site.run);
    expect(baseline.count).toBe(5);
    const begin = () => Promise.resolve();
    const target = { git, workspace: openWorkspace(root, files), baseline, mayRead: () => true, begin };
    expect(await writeMerge(merge, target)).toMatchObject({ kind: "written" });
    expect(await readChanges(baseline, git)).toMatchObject({ files: [], refused: [] });
    expect(baseline.count).toBe(6);
    await writeFile(`${root}/mine.txt`, "mine\n");
    await rm(`${root}/new.txt`);
    const { files: changed } = await readChanges(baseline, git);
    expect(changed.map(({ path, after }) => [path, after !== undefined])).toEqual([
      ["mine.txt", true],
      ["new.txt", false],
    ]);
  });
});

describe("a repeated merge", () => {
  test("is the same, even if the base has moved on from the merged commit", async () => {
    const { site, merge } = await openMerge();
    await using _ = site;
    const sha = await site.shop.commit({ branch: "main", files: { "more.txt": "more\n" } });
    const git = await site.openGit();
    const into = () => Promise.resolve({ name: "main", sha });
    expect(await remakeMerge(merge.head, merge.onto.sha, { git, into })).toEqual(merge);
  });

  test("is refused with a commit that the base does not have, or when the base is gone", async () => {
    const { site, merge } = await openMerge();
    await using _ = site;
    const evil = await site.shop.commit({ branch: "evil", parent: merge.fork, files: { "e.txt": "e\n" } });
    const { git } = site;
    const into = () => Promise.resolve(merge.onto);
    expect(await remakeMerge(merge.head, evil, { git, into })).toBe(
      `The merged commit ${evil} is not in main's history.`,
    );
    const gone = () => Promise.resolve(undefined);
    expect(await remakeMerge(merge.head, merge.onto.sha, { git, into: gone })).toBe(
      "The base that was merged is gone.",
    );
  });
});
