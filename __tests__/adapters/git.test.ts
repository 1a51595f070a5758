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

  test("brings heads by name and by beginning, in few requests", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop, server } = site;
    const main = (await shop.ref("main")) ?? "";
    const first = await shop.commit({ branch: "remit/issue-1-a", files: { a: "a" } });
    const second = await shop.commit({ branch: "remit/issue-1-b", files: { b: "b" } });
    await shop.commit({ branch: "other", files: { c: "c" } });
    const heads = await git.fetchHeads(["main", "remit/issue-1*", "missing", "none*"]);
    expect(heads).toEqual([
      { name: "main", sha: main },
      { name: "remit/issue-1-a", sha: first },
      { name: "remit/issue-1-b", sha: second },
    ]);
    const requests = server.requests.length;
    await git.fetch(first);
    expect(server.requests).toHaveLength(requests);
    expect((await git.show(second, "b"))?.toString()).toBe("b");
    await expect(git.fetchHeads(["main:refs/heads/x"])).rejects.toThrow("Not a branch name");
  });

  test("does not let one fetch that fails spoil another", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    const [good, bad] = await Promise.allSettled([git.fetch(main), git.fetch("1".repeat(40))]);
    expect(good.status).toBe("fulfilled");
    expect(bad).toMatchObject({ reason: { name: "GitError", cause_: "not_found" } });
  });

  test.each([
    ["moved: the branch exists", "writer", "moved", async ({ shop }) => void (await shop.commit({ branch: "topic", files: { x: "x" } }))],
    ["a protected branch", "writer", "protected", ({ server }) => server.protect("octo/shop", "topic")],
    ["a token that may only read", "reader", "permission", () => {}],
    ["no such token", "nobody", "permission", () => {}],
  ] as const satisfies readonly Refusal[])("classifies a refused push: %s", async (_, token, cause, prepare) => {
    await using site = await openGitSite(FILES);
    const main = (await site.shop.ref("main")) ?? "";
    await site.git.fetch(main);
    const git = token === "writer" ? site.git : await site.openGit({ token });
    const reading = await site.openGit();
    await reading.fetch(main);
    await prepare(site);
    if (token !== "nobody") await git.fetch(main);
    const from = token === "nobody" ? await borrow(git, main) : main;
    if (from === undefined) return;
    const id = await git.commit({ parent: main, changes: [], message: "x", author: REMIT, time: 1 });
    await expect(git.push(id, "topic", undefined)).rejects.toMatchObject({ cause_: cause });
  });
});
