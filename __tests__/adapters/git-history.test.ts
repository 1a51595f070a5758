import { describe, expect, test } from "@jest/globals";
import { emptyTree, GitError } from "../../src/ports.ts";
import { long } from "../world/long.ts";
import { filesOf } from "../world/commits.ts";
import { openGitSite, type GitSite } from "../world/git-site.ts";

/** `main` with that many commits: each appends a line to `log.txt`, every tenth changes `rare.txt`. */
async function openPast(commits: number): Promise<GitSite & { readonly ids: readonly string[] }> {
  const site = await openGitSite({ "log.txt": "1\n", "rare.txt": "1\n" });
  const first = (await site.shop.ref("main")) ?? "";
  const others = Array.from({ length: commits - 1 }, (_, index) => {
    const number = index + 2;
    const lines = Array.from({ length: number }, (_line, at) => `${at + 1}\n`).join("");
    const rare = number % 10 === 0 ? { "rare.txt": `${number}\n` } : {};
    return {
      branch: "main",
      author: { name: `Ünal ${number % 2}`, email: "u@example.com" },
      files: { "log.txt": lines, ...rare },
      message: `Commit ${number}\n\nBody of ${number}.`,
    };
  });
  const ids = [first, ...(await site.shop.commitAll(others))];
  return Object.assign(site, { ids });
}

const fetches = ({ server }: GitSite): number => server.requests.filter((request) => request.startsWith("POST")).length;

describe("the history of a commit", () => {
  long("is fetched as far as needed, and only once", async () => {
    await using site = await openPast(130);
    const { git, ids } = site;
    const head = ids.at(-1) ?? "";
    await git.fetch(head);
    const one = await git.history.log(head, { most: 1 });
    expect(one).toMatchObject({ complete: false, commits: [{ oid: head, message: "Commit 130\n\nBody of 130." }] });
    expect(one.commits[0]?.author).toEqual({ name: "Ünal 0", email: "u@example.com" });
    const before = fetches(site);
    expect(before).toBe(1);
    const twenty = await git.history.log(head, { most: 20 });
    expect(twenty.commits.map(({ oid }) => oid)).toEqual(ids.slice(-20).toReversed());
    expect(twenty.commits[0]?.parents).toEqual([ids.at(-2)]);
    expect(fetches(site)).toBe(before + 1);
    await git.history.log(head, { most: 20 });
    expect(fetches(site)).toBe(before + 1);
    const all = await git.history.log(head, { most: 1000 });
    expect(all.complete).toBe(true);
    expect(all.commits).toHaveLength(130);
  });

  test("shows who changed a path, never the commit where the fetched history begins", async () => {
    await using site = await openPast(125);
    const { git, ids } = site;
    const head = ids.at(-1) ?? "";
    // The first fifty commits contain five that change the path.
    const { commits } = await git.history.log(head, { most: 6, path: "rare.txt" });
    expect(commits.map(({ oid }) => oid)).toEqual([120, 110, 100, 90, 80, 70].map((number) => ids[number - 1]));
    const first = await git.history.log(head, { most: 100, path: "rare.txt" });
    expect(first).toMatchObject({ complete: true });
    expect(first.commits.at(-1)?.oid).toBe(ids[0]);
  });

  test("fails with the server's message when it cannot be fetched further", async () => {
    await using site = await openPast(30);
    const head = site.ids.at(-1) ?? "";
    await site.git.fetch(head);
    site.server.faults.inject("POST /octo/shop*/git-upload-pack", { kind: "status", status: 404 });
    await expect(site.git.history.log(head, { most: 5 })).rejects.toThrow(GitError);
  });

  long("attributes lines to commits however far back they are", async () => {
    await using site = await openPast(60);
    const { git, ids } = site;
    const head = ids.at(-1) ?? "";
    const lines = await git.history.blame(head, { path: "log.txt", from: 58, to: 60 });
    expect(lines).toMatchObject([
      { oid: ids[57], author: "Ünal 0", line: 58, text: "58", older: false },
      { oid: ids[58], author: "Ünal 1", line: 59, text: "59", older: false },
      { oid: ids[59], line: 60 },
    ]);
    expect(lines[0]?.time).toBeGreaterThan(0);
    const [first] = await git.history.blame(head, { path: "log.txt", from: 1, to: 1 });
    expect(first).toMatchObject({ oid: ids[0], older: false });
  });

  long("is not truncated by a request for an older commit in it", async () => {
    await using site = await openPast(20);
    const { git, ids } = site;
    const head = ids.at(-1) ?? "";
    await git.history.log(head, { most: 15 });
    await git.history.log(ids[10] ?? "", { most: 1 });
    const before = fetches(site);
    expect((await git.history.log(head, { most: 15 })).commits).toHaveLength(15);
    expect(fetches(site)).toBe(before);
  });

  test("finds a commit by a non-empty prefix of its id", async () => {
    await using site = await openPast(3);
    const { git, ids } = site;
    const head = ids.at(-1) ?? "";
    await git.fetch(head);
    expect(await git.history.expand(head.slice(0, 9))).toBe(head);
    expect(await git.history.expand("0000000")).toBeUndefined();
    expect(await git.history.expand((await filesOf(git, head))[0]?.oid ?? "")).toBeUndefined();
  });

  test.each(["--output=/tmp/x", "HEAD", "main", ""])("rejects %j as a commit", async (name) => {
    await using site = await openPast(1);
    await expect(site.git.history.log(name, { most: 1 })).rejects.toThrow("Not an object id");
    await expect(site.git.history.patch(name, name, [])).rejects.toThrow("Not an object id");
  });
});

describe("a patch", () => {
  long("contains the requested files, whose names are taken literally", async () => {
    await using site = await openPast(1);
    const { git, shop } = site;
    const [from = ""] = site.ids;
    const odd = { "-p": "x\n", "*.txt": "x\n", ":(top)rare.txt": "x\n", "logo.bin": Buffer.from([0, 1, 255]) };
    const to = await shop.commit({ branch: "main", files: { ...odd, "rare.txt": "2\n", "log.txt": null } });
    await git.fetch(from);
    await git.fetch(to);
    const patch = await git.history.patch(from, to, ["-p", "*.txt", ":(top)rare.txt", "logo.bin"]);
    expect(patch.match(/^diff --git .*$/gm)).toEqual([
      "diff --git a/*.txt b/*.txt",
      "diff --git a/-p b/-p",
      "diff --git a/:(top)rare.txt b/:(top)rare.txt",
      "diff --git a/logo.bin b/logo.bin",
    ]);
    expect(patch).toContain("Binary files /dev/null and b/logo.bin differ");
    expect(await git.history.patch(emptyTree(to), to, ["rare.txt"])).toContain("+2\n");
    expect((await git.stat(emptyTree(to), to)).map(({ path }) => path)).toContain("rare.txt");
  });

  test("does not run programs that attributes or configuration name", async () => {
    await using site = await openPast(1);
    const { git, shop } = site;
    const [from = ""] = site.ids;
    const attributes = "*.txt diff=evil\nrare.txt -diff\n";
    const to = await shop.commit({ branch: "main", files: { ".gitattributes": attributes, "rare.txt": "2\n" } });
    await git.fetch(from);
    await git.fetch(to);
    expect(await git.history.patch(from, to, ["rare.txt"])).toContain("-1\n+2\n");
  });
});
