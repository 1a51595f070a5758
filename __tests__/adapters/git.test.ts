import { describe, expect, test } from "@jest/globals";
import { GitError } from "../../src/ports.ts";
import { openGitSite } from "../world/git-site.ts";

const FILES = {
  "README.md": "# Shop\n",
  "bin/run": { mode: "100755", content: "#!/bin/sh\n" },
  "a b\n\"c\".txt": "odd\n",
  "latest": { mode: "120000", content: "README.md" },
} as const;

const REMIT = { name: "remit[bot]", email: "remit@example.com" };

describe("remit's own git", () => {
  test("fetches a commit by its id and reads it", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    await Promise.all([git.fetch(main), git.fetch(main)]);
    expect((await git.show(main, "README.md"))?.toString()).toBe("# Shop\n");
    expect((await git.show(main, "a b\n\"c\".txt"))?.toString()).toBe("odd\n");
    expect(await git.show(main, "missing.md")).toBeUndefined();
    expect(await git.show(main, "bin")).toBeUndefined();
    expect((await git.tree(main)).map(({ path, mode, size }) => [path, mode, size])).toEqual([
      ["README.md", "100644", 7],
      ["a b\n\"c\".txt", "100644", 4],
      ["bin/run", "100755", 10],
      ["latest", "120000", 9],
    ]);
    await expect(git.show("1".repeat(40), "README.md")).rejects.toThrow(GitError);
  });

  test("commits by plumbing and pushes with compare-and-swap", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    await git.fetch(main);
    const blob = await git.store(Buffer.from([0, 13, 10, 255]));
    const changes = [{ path: "src/x.bin", blob: { mode: "100755", oid: blob } }, { path: "README.md" }];
    const commit = { parent: main, changes, message: "Add x\n\nCo-authored-by: a <a@b.c>", author: REMIT, time: 1_800_000_000 };
    const id = await git.commit(commit);
    expect(await git.commit(commit)).toBe(id);
    await git.push(id, "remit/issue-1-x", undefined);
    expect(await shop.ref("remit/issue-1-x")).toBe(id);
    expect(await git.remoteBranch("remit/issue-1-x")).toBe(id);
    expect(await git.remoteBranch("issue-1-x")).toBeUndefined();
    expect(await git.remoteBranches("remit/issue-1")).toEqual([{ name: "remit/issue-1-x", sha: id }]);
    expect(await shop.file(id, "src/x.bin")).toEqual(Buffer.from([0, 13, 10, 255]));
    expect((await shop.tree(id)).get("src/x.bin")?.mode).toBe("100755");
    expect(await shop.file(id, "README.md")).toBeUndefined();
    expect(await git.inspect(id)).toEqual({ parents: [main], message: "Add x\n\nCo-authored-by: a <a@b.c>\n" });
    expect(await git.diff(main, id)).toContain("deleted file mode 100644");
    await expect(git.push(id, "remit/issue-1-x", main)).resolves.toBeUndefined();
  });
});
