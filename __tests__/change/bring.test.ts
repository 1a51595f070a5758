/** Files of the commit that a checkout left out, in a workspace over real git. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { readBaseline } from "../../src/change/baseline.ts";
import { bring } from "../../src/change/bring.ts";
import { readChanges } from "../../src/change/changes.ts";
import { openWorkSite } from "../world/work-site.ts";

const TREE = {
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
    await using site = await openWorkSite(TREE, { before: sparse });
    const { git, workspace: root } = site;
    const baseline = await site.baseline();
    expect(await bring("far/run.sh", baseline, git)).toBeUndefined();
    expect(await readFile(`${root}/far/run.sh`, "utf8")).toBe("#!/bin/sh\n");
    expect((await stat(`${root}/far/run.sh`)).mode & 0o111).not.toBe(0);
    expect(existsSync(`${root}/far/b.txt`)).toBe(false);
    expect((await readChanges(baseline, git)).files).toEqual([]);
    await rm(`${root}/far/run.sh`);
    expect((await readChanges(baseline, git)).files).toMatchObject([{ path: "far/run.sh" }]);
    expect(await bring("far/run.sh", baseline, git)).toBeUndefined();
    expect(existsSync(`${root}/far/run.sh`)).toBe(false);
  });

  test("is not restored when a link of the commit is missing, because the link would lead elsewhere", async () => {
    await using site = await openWorkSite(TREE, { before: sparse });
    for (const path of ["there", "there/b.txt"]) {
      expect(await bring(path, await site.baseline(), site.git)).toContain("there is a symbolic link");
    }
    expect(existsSync(`${site.workspace}/there`)).toBe(false);
  });
});

test("a file that a run deleted stays deleted, and a new path is not restored", async () => {
  await using site = await openWorkSite(TREE);
  const baseline = await site.baseline();
  await rm(`${site.workspace}/a.txt`);
  for (const path of ["a.txt", "new.txt"]) expect(await bring(path, baseline, site.git)).toBeUndefined();
  expect(existsSync(`${site.workspace}/a.txt`)).toBe(false);
});

test("a path in a submodule that is not checked out is left alone", async () => {
  await using site = await openWorkSite(TREE);
  const { git, files, workspace: root } = site;
  const blob = { mode: "160000", oid: "1".repeat(40) };
  const made = { message: "x", author: { name: "a", email: "a@b.c" }, time: 1 };
  const commit = await git.commit({ parent: site.commit, changes: [{ path: "libs/one", blob }], ...made });
  await mkdir(`${root}/libs/one`, { recursive: true });
  const baseline = await readBaseline({ root, files, git, commit });
  expect(await bring("libs/one/src/a.c", baseline, git)).toBe(
    "it is in the submodule libs/one, which is not checked out here",
  );
  await site.write("libs/one/.git", "gitdir: ../../.git/modules/one\n");
  expect(await bring("libs/one/src/a.c", baseline, git)).toBeUndefined();
});

test("a directory, or a path that the commit does not have, causes no disk access", async () => {
  await using site = await openWorkSite(TREE);
  const baseline = await site.baseline();
  const asked: string[] = [];
  const files = { ...site.files, facts: (path: string) => (asked.push(path), site.files.facts(path)) };
  const counted = { ...baseline, ground: { ...baseline.pinned, files } };
  for (const path of ["", "far", ".geminiignore", "src/.gitignore"])
    expect(await bring(path, counted, site.git)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await bring("a.txt", counted, site.git)).toBeUndefined();
  expect(asked).toEqual([`${site.workspace}/a.txt`]);
});
