import { readFile, stat, symlink, mkdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { openWorkspace } from "../../../src/change/workspace.ts";
import { putBack } from "../../../src/features/continue/feature.ts";
import type { FileTree } from "../../world/git/bare.ts";
import { openWorkSite, type WorkSite } from "../../world/work-site.ts";

const SHOP: FileTree = { "a.txt": "a\n", "b.txt": "b\n", "gone.txt": "gone\n" };

describe("unpublished edits", () => {
  test("are put back in full: changed, added and deleted files, with their modes", async () => {
    await using site = await openWorkSite(SHOP);
    const work = await site.shop.commit({
      branch: "refs/remit/work",
      base: "main",
      files: { "a.txt": "A\n", "new/run": { mode: "100755", content: "echo\n" }, "gone.txt": null },
    });
    expect(await back(site, work)).toEqual({ kind: "put back", paths: ["a.txt", "gone.txt", "new/run"] });
    expect(await readFile(path.join(site.workspace, "a.txt"), "utf8")).toBe("A\n");
    expect((await stat(path.join(site.workspace, "new/run"))).mode & 0o111).not.toBe(0);
    expect(await site.summary()).toEqual({ "a.txt": "M 100644", "new/run": "A 100755", "gone.txt": "D" });
  });

  test("are all left out when others have changed one of the files", async () => {
    await using site = await openWorkSite(SHOP);
    const work = await site.shop.commit({
      branch: "refs/remit/work",
      base: "main",
      files: { "a.txt": "A\n", "b.txt": "B\n" },
    });
    const head = await site.shop.commit({ branch: "main", files: { "b.txt": "theirs\n" } });
    await site.git.fetch(head);
    expect(await back(site, work, head)).toEqual({ kind: "left", reason: "others have changed b.txt meanwhile" });
    expect(await site.summary()).toEqual({});
  });

  test("are skipped when the branch already has them, whatever the earlier run reported", async () => {
    await using site = await openWorkSite(SHOP);
    const files = { "a.txt": "A\n", "b.txt": "B\n" };
    const work = await site.shop.commit({ branch: "refs/remit/work", base: "main", files });
    const half = await site.shop.commit({ branch: "main", files: { "b.txt": "B\n" } });
    await site.git.fetch(half);
    expect(await back(site, work, half)).toEqual({ kind: "put back", paths: ["a.txt"] });
    const whole = await site.shop.commit({ branch: "main", files: { "a.txt": "A\n" } });
    await site.git.fetch(whole);
    expect(await back(site, work, whole)).toEqual({ kind: "there" });
  });

  test.each<readonly [string, FileTree]>([
    ["a link", { "a.txt": { mode: "120000", content: "/etc/passwd" } }],
    ["a file where a link leads out of the workspace", { "out/evil.txt": "evil\n" }],
  ])("are left out when one of them is %s", async (_name, files) => {
    await using site = await openWorkSite(SHOP);
    await mkdir(path.join(site.scratch, "elsewhere"));
    await symlink(path.join(site.scratch, "elsewhere"), path.join(site.workspace, "out"));
    const work = await site.shop.commit({ branch: "refs/remit/work", base: "main", files });
    expect(await back(site, work)).toMatchObject({
      kind: "left",
      reason: expect.stringContaining("cannot be written"),
    });
    expect(await site.summary()).toMatchObject({});
    await expect(stat(path.join(site.scratch, "elsewhere/evil.txt"))).rejects.toThrow("ENOENT");
  });

  test("are left out when their commit is gone", async () => {
    await using site = await openWorkSite(SHOP);
    expect(await back(site, "1".repeat(40))).toMatchObject({
      kind: "left",
      reason: expect.stringContaining("not there"),
    });
  });
});

function back(site: WorkSite, work: string, head = site.commit) {
  return putBack(site.git, openWorkspace(site.workspace, site.files), {
    head,
    work,
    mergeAgain: () => Promise.reject(new Error("not a merge")),
  });
}
