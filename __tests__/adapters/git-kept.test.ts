import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { GitError } from "../../src/ports.ts";
import { filesOf } from "../world/commits.ts";
import { openGitSite, type GitSite } from "../world/git-site.ts";

const SNAPSHOT = { message: "Kept", author: { name: "Remit", email: "r@localhost" }, time: 1_800_000_000 };

describe("Remit's own refs", () => {
  test("contain only the files of the last snapshot, under each name, and another machine can read them", async () => {
    await using site = await openGitSite({ "README.md": "# Shop\n" });
    const main = await site.shop.ref("main");
    await site.git.kept.keep(["issue-1"], { ...SNAPSHOT, files: new Map([["old.txt", Buffer.from("old")]]) });
    const files = new Map([["log.ndjson", Buffer.from("[1]\n")]]);
    const commit = await site.git.kept.keep(["issue-1", "branch-remit%2fx"], { ...SNAPSHOT, files });
    const refs = await site.shop.refs("refs/remit/");
    expect([...refs]).toEqual([
      ["refs/remit/branch-remit%2fx", commit],
      ["refs/remit/issue-1", commit],
    ]);
    expect(await site.shop.ref("main")).toBe(main);
    const other = await site.openGit();
    expect(await other.kept.find("branch-remit%2fx")).toBe(commit);
    expect((await other.show(commit, "log.ndjson"))?.toString()).toBe("[1]\n");
    expect((await filesOf(other, commit)).map(({ path }) => path)).toEqual(["log.ndjson"]);
    expect((await other.inspect(commit)).parents).toEqual([]);
    expect(await other.kept.find("issue-22")).toBeUndefined();
  });

  test("are listed by a prefix of their names", async () => {
    await using site = await openGitSite({ "README.md": "# Shop\n" });
    const files = new Map([["plan.json", Buffer.from("{}")]]);
    const names = ["plan-00aa11bb22cc33dd", "plan-00aa11bb22cc33de", "plan-ff00aa11bb22cc33"];
    for (const name of names) await site.git.kept.keep([name], { ...SNAPSHOT, files });
    // Anybody who may push can create such refs; Remit ignores them.
    for (const name of ["plan-00aa11bzz", "plan-00aa11bb22cc33dd0"])
      execFileSync("git", ["update-ref", `refs/remit/${name}`, "refs/heads/main"], { cwd: site.shop.directory });
    expect(await site.git.kept.list("plan-00aa11b")).toEqual(names.slice(0, 2));
    expect(await site.git.kept.list("plan-1")).toEqual([]);
    await expect(site.git.kept.list("../heads/")).rejects.toThrow(GitError);
  });

  test("keep another commit reachable when asked to", async () => {
    await using site = await openGitSite({ "README.md": "# Shop\n" });
    const { git, shop } = site;
    const parent = (await shop.ref("main")) ?? "";
    await git.fetch(parent);
    const work = await git.commit({ parent, changes: [{ path: "README.md" }], ...SNAPSHOT });
    await site.git.kept.keep(["issue-1"], { ...SNAPSHOT, files: new Map([["a", Buffer.from("a")]]), parent: work });
    const other = await site.openGit();
    await other.fetch(work);
    expect((await other.inspect(work)).parents).toEqual([parent]);
  });

  test("keep another commit also when its branch was rewritten meanwhile, with what leads to it", async () => {
    await using site = await openGitSite({ "README.md": "# Shop\n" });
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    const old = await shop.commit({ branch: "topic", files: { "a.txt": "old\n" } });
    await git.fetch(main);
    await git.fetch(old);
    const work = await git.commit({ parent: old, changes: [{ path: "README.md" }], ...SNAPSHOT });
    await shop.commit({ branch: "topic", parent: main, files: { "a.txt": "new\n" } });
    await site.git.kept.keep(["issue-1"], { ...SNAPSHOT, files: new Map([["a", Buffer.from("a")]]), parent: work });
    const kept = (await shop.git("rev-list", "refs/remit/issue-1")).trim().split("\n");
    expect(kept.slice(1)).toEqual([work, old, main]);
  });

  test("leave that commit's workflows in place, since no job's token may delete any", async () => {
    await using site = await openGitSite({ ".github/workflows/ci.yml": "on: push\n", "a.txt": "a\n" });
    const { git, shop } = site;
    const parent = (await shop.ref("main")) ?? "";
    await git.fetch(parent);
    const work = await git.commit({ parent, changes: [{ path: "a.txt" }], ...SNAPSHOT });
    const files = new Map([["log.ndjson", Buffer.from("[1]\n")]]);
    const commit = await site.git.kept.keep(["issue-1"], { ...SNAPSHOT, files, parent: work });
    expect([...(await shop.tree(commit)).keys()].sort()).toEqual([".github/workflows/ci.yml", "log.ndjson"]);
  });

  test.each(["main", "../heads/main", "issue-1:refs/heads/main", "issue-0", "issue-1\n", ""])(
    "have names of a fixed form: %j is refused",
    async (name) => {
      await using site = await openGitSite({ "README.md": "# Shop\n" });
      const files = new Map([["a", Buffer.from("a")]]);
      await expect(site.git.kept.keep([name], { ...SNAPSHOT, files })).rejects.toThrow(GitError);
      await expect(site.git.kept.find(name)).rejects.toThrow(GitError);
      expect(site.server.keeps).toEqual([]);
      expect(site.server.pushes).toEqual([]);
    },
  );

  test("are replaced also when another run has moved one after the server's refs were asked for ahead", async () => {
    await using site = await openGitSite({ "README.md": "# Shop\n" });
    const theirs = (await site.shop.ref("main")) ?? "";
    const { directory: cwd } = site.shop;
    const move = ["update-ref", "refs/remit/issue-1", theirs];
    site.server.faults.upon("POST /octo/shop/git-receive-pack", () => void execFileSync("git", move, { cwd }));
    site.git.expectPush();
    const kept = await site.git.kept.keep(["issue-1"], { ...SNAPSHOT, files: new Map([["a", Buffer.from("a")]]) });
    expect(await site.shop.refs("refs/remit/")).toEqual(new Map([["refs/remit/issue-1", kept]]));
  });

  test("report the cause when the server refuses them", async () => {
    await using site = await openGitSite({ "README.md": "# Shop\n" }, { token: "reader" });
    const keeping = site.git.kept.keep(["issue-1"], { ...SNAPSHOT, files: new Map([["a", Buffer.from("a")]]) });
    await expect(keeping).rejects.toMatchObject({ cause_: "permission" });
  });
});

describe("a push that takes a kept run along", () => {
  const POST = "POST /octo/shop/git-receive-pack";
  const NAMES = ["issue-1", "branch-remit%2fx"];

  async function open(refuse?: (ref: string) => boolean) {
    const site = await openGitSite({ "README.md": "# Shop\n" });
    const main = (await site.shop.ref("main")) ?? "";
    await site.git.fetch(main);
    const changes = [{ path: "a.txt", blob: { mode: "100644", oid: await site.git.store(Buffer.from("a\n")) } }];
    const work = await site.git.commit({ parent: main, changes, ...SNAPSHOT });
    const commit = await site.git.kept.store({ ...SNAPSHOT, files: new Map([["log.ndjson", Buffer.from("[1]\n")]]) });
    if (refuse !== undefined)
      site.server.object("octo/shop", ({ ref }) => (refuse(ref) ? { reason: "hook declined" } : undefined));
    const posts = () => site.server.requests.filter((request) => request === POST).length;
    return { site, main, work, beside: { commit, names: NAMES }, posts };
  }

  test("is one request, for the branch and every name", async () => {
    const { site, work, beside, posts } = await open();
    await using _ = site;
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toEqual({ branch: "pushed", kept: true });
    expect(posts()).toBe(1);
    expect(await site.shop.ref("remit/x")).toBe(work);
    expect([...(await site.shop.refs("refs/remit/")).values()]).toEqual([beside.commit, beside.commit]);
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toEqual({ branch: "there", kept: true });
  });

  test("pushes the branch alone where the server refuses what is kept", async () => {
    const { site, work, beside, posts } = await open((ref) => ref.startsWith("refs/remit/"));
    await using _ = site;
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toEqual({ branch: "pushed", kept: false });
    expect(posts()).toBe(2);
    expect(await site.shop.ref("remit/x")).toBe(work);
    expect(site.server.keeps).toEqual([]);
  });

  test("still says that the branch was there before, where the server refuses what is kept", async () => {
    const { site, work, beside } = await open((ref) => ref.startsWith("refs/remit/"));
    await using _ = site;
    await site.git.push(work, "remit/x", undefined);
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toEqual({ branch: "there", kept: false });
  });

  test("is tried once when the branch has moved", async () => {
    const { site, work, beside, posts } = await open();
    await using _ = site;
    await site.shop.commit({ branch: "remit/x", files: { x: "x" } });
    await expect(site.git.push(work, "remit/x", undefined, { beside })).rejects.toMatchObject({ cause_: "moved" });
    expect(posts()).toBeLessThanOrEqual(1);
    expect(await site.shop.ref("remit/x")).not.toBe(work);
  });

  test("keeps nothing when the branch has moved, since the names may by then be those of the run that moved it", async () => {
    const { site, work, beside } = await open();
    await using _ = site;
    await site.shop.commit({ branch: "remit/x", files: { x: "x" } });
    const theirs = await site.git.kept.keep(NAMES, {
      ...SNAPSHOT,
      files: new Map([["log.ndjson", Buffer.from("[2]\n")]]),
    });
    await expect(site.git.push(work, "remit/x", undefined, { beside })).rejects.toMatchObject({ cause_: "moved" });
    expect([...(await site.shop.refs("refs/remit/")).values()]).toEqual([theirs, theirs]);
  });

  test.each<[string, (site: GitSite) => void]>([
    [
      "without atomic pushes",
      ({ shop }) => void execFileSync("git", ["config", "receive.advertiseAtomic", "false"], { cwd: shop.directory }),
    ],
    ["that finds the push too long", ({ server }) => server.faults.inject(POST, { kind: "status", status: 413 })],
  ])("pushes the branch alone to a server %s", async (_, prepare) => {
    const { site, work, beside } = await open();
    await using __ = site;
    prepare(site);
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toEqual({ branch: "pushed", kept: false });
    expect(await site.shop.ref("remit/x")).toBe(work);
    expect(site.server.keeps).toEqual([]);
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toMatchObject({ branch: "there" });
  });

  test("calls the branch pushed when the answer was lost, and the next attempts got none", async () => {
    const { site, work, beside } = await open();
    await using _ = site;
    const { faults } = site.server;
    faults.inject(POST, { kind: "reset", stored: true });
    faults.inject("GET /octo/shop/info/refs", { kind: "status", status: 503 }, { nth: 2, times: 2 });
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toEqual({ branch: "pushed", kept: false });
  });

  test.each<[string, string]>([
    ["the server's refs got no answer at first", "GET /octo/shop/info/refs"],
    ["the answer about what is kept was lost", POST],
  ])("still says that the branch was there before, where %s", async (_, pattern) => {
    const { site, work, beside } = await open();
    await using __ = site;
    await site.git.push(work, "remit/x", undefined);
    site.server.faults.inject(pattern, { kind: "status", status: 503, stored: true });
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toEqual({ branch: "there", kept: true });
  });

  test.each<[string, Parameters<GitSite["server"]["faults"]["inject"]>[1]]>([
    ["was lost", { kind: "reset", stored: true }],
    ["came from a gateway", { kind: "status", status: 504, stored: true }],
    ["came from a firewall", { kind: "status", status: 403, stored: true }],
  ])("is found when its answer %s and there is no time for another attempt", async (_, fault) => {
    const { site, work } = await open();
    await using __ = site;
    const git = await site.openGit({ directory: `${site.scratch}/own-1.git`, waits: [] });
    site.server.faults.inject(POST, fault);
    expect(await git.push(work, "remit/x", undefined)).toEqual({ branch: "pushed", kept: false });
  });

  test("is not tried again alone where the server cannot be reached", async () => {
    const { site, work, beside } = await open();
    await using _ = site;
    site.server.faults.inject("GET /octo/shop/info/refs", { kind: "status", status: 503 }, { times: 3 });
    await expect(site.git.push(work, "remit/x", undefined, { beside })).rejects.toThrow(
      "Could not push remit/x: Fault.",
    );
  });

  test("pushes the branch alone when another run takes a name at the same moment", async () => {
    const { site, work, beside } = await open();
    await using _ = site;
    const { server, shop } = site;
    const lock = `${shop.directory}/refs/remit/issue-1.lock`;
    mkdirSync(dirname(lock), { recursive: true });
    server.faults.upon(POST, () => writeFileSync(lock, ""));
    server.faults.upon(POST, () => rmSync(lock), { nth: 2 });
    expect(await site.git.push(work, "remit/x", undefined, { beside })).toEqual({ branch: "pushed", kept: false });
    expect(await shop.ref("remit/x")).toBe(work);
  });

  test("gives the reason when the server refuses the branch itself", async () => {
    const { site, work, beside } = await open((ref) => ref === "refs/heads/remit/x");
    await using _ = site;
    await expect(site.git.push(work, "remit/x", undefined, { beside })).rejects.toThrow("hook declined");
    expect(await site.shop.ref("remit/x")).toBeUndefined();
  });
});
