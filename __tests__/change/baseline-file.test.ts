import { rm, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { reviveBaseline, writeBaseline } from "../../src/change/baseline.ts";
import { readChanges } from "../../src/change/changes.ts";
import { openWorkSite } from "../world/work-site.ts";

const TREE = { "a.txt": "a\nb\n", "b.txt": "b\n", "gone.txt": "gone\n", ".gitignore": "*.log\n" };

describe("a baseline on disk", () => {
  test("lets another process find the same changes", async () => {
    await using site = await openWorkSite(TREE, {
      before: async (root) => {
        await writeFile(`${root}/credentials.json`, "of an earlier step");
        await writeFile(`${root}/a.txt`, "a\r\nb\r\n");
      },
    });
    const baseline = await site.baseline();
    const { files, commit, workspace: root } = site;
    await using git = await site.openGit();
    await git.fetch(commit);
    const revived = await reviveBaseline(writeBaseline(baseline), { root, files, git, commit }, site.run);
    if (revived === undefined) throw new Error("The baseline was rejected.");
    expect(await readChanges(revived, git)).toEqual({ base: commit, files: [], refused: [] });
    await site.write("b.txt", "changed\n");
    await site.write("new.txt", "new\n");
    await site.write("credentials.json", "used");
    await rm(`${root}/gone.txt`);
    const { files: changed } = await readChanges(revived, git);
    expect(changed.map(({ path }) => path)).toEqual(["b.txt", "gone.txt", "new.txt"]);
    expect(changed).toEqual((await site.changes()).files);
  });

  test("is rejected when it is incomplete or belongs to another commit", async () => {
    await using site = await openWorkSite(TREE);
    const { files, commit, git, workspace: root } = site;
    const bytes = writeBaseline(await site.baseline());
    const facts = { root, files, git, commit };
    expect(await reviveBaseline(bytes, facts, site.run)).toBeDefined();
    expect(await reviveBaseline(bytes.subarray(0, -1), facts, site.run)).toBeUndefined();
    expect(await reviveBaseline(Buffer.from("null"), facts, site.run)).toBeUndefined();
    expect(await reviveBaseline(bytes, { ...facts, commit: "1".repeat(40) }, site.run)).toBeUndefined();
  });
});
