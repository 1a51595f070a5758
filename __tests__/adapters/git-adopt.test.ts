/** What the job's checkout holds is not fetched again, and is trusted no more than what a server sends. */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { GitOptions } from "../../src/adapters/git.ts";
import type { PinnedRef } from "../../src/events.ts";
import { GitError, type Git } from "../../src/ports.ts";
import { openGitSite, type GitSite } from "../world/git-site.ts";
import { filesOf } from "../world/commits.ts";
import { checkOut } from "../world/runner/checkout.ts";

/** More than git unpacks. */
const MANY = Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`src/${n}.txt`, `file ${n}\n`]));

describe("the branch that is checked out", () => {
  test.each(["packed", "loose"])("is not fetched if the server is where the checkout is (%s objects)", async (form) => {
    await using site = await openSite();
    if (form === "loose") unpack(site);
    const { git } = await site.open();
    const main = (await site.shop.ref("main")) ?? "";
    const before = site.server.requests.length;
    const head = { name: "main", sha: main };
    expect(await git.fetchHead("main", () => Promise.resolve(head))).toEqual(head);
    rmSync(path.join(site.workspace, ".git"), { recursive: true });
    await git.fetch(main);
    expect(await filesOf(git, main)).toHaveLength(120);
    expect((await git.show(main, "src/7.txt"))?.toString()).toBe("file 7\n");
    expect(site.server.requests).toHaveLength(before);
  });

  test.each<readonly [string, (site: GitSite) => Promise<PinnedRef | undefined>]>([
    ["the server has moved on", ({ shop }) => tellOf(shop)],
    ["GitHub does not answer", () => Promise.reject(new Error("502"))],
    ["GitHub has no such branch", () => Promise.resolve(undefined)],
  ])("is fetched if %s", async (_, ask) => {
    await using site = await openSite();
    const { git } = await site.open();
    await site.shop.commit({ branch: "main", files: { "src/0.txt": "moved\n" }, message: "Moved" });
    const moved = await tellOf(site.shop);
    expect(await git.fetchHead("main", () => ask(site))).toEqual(moved);
    expect((await git.show(moved?.sha ?? "", "src/0.txt"))?.toString()).toBe("moved\n");
  });

  test("is fetched if the checkout lacks an object of it", async () => {
    await using site = await openSite();
    unpack(site);
    const missing = site.checkout("rev-parse", "HEAD:src/7.txt");
    rmSync(path.join(site.workspace, ".git/objects", missing.slice(0, 2), missing.slice(2)));
    const { git } = await site.open({ ahead: "main" });
    const head = await tellOf(site.shop);
    expect(await git.fetchHead("main", () => tellOf(site.shop))).toEqual(head);
    expect((await git.show(head?.sha ?? "", "src/7.txt"))?.toString()).toBe("file 7\n");
  });

  /** A checkout without these files' objects, and a reader of the branch that is checked out. */
  async function openLacking(site: AdoptSite, names: readonly string[]) {
    unpack(site);
    for (const name of names) {
      const oid = site.checkout("rev-parse", `HEAD:${name}`);
      rmSync(path.join(site.workspace, ".git/objects", oid.slice(0, 2), oid.slice(2)));
    }
    const { git } = await site.open({ ahead: "main" });
    const head = (await git.fetchHead("main", () => tellOf(site.shop)))?.sha ?? "";
    return { read: async (name: string) => (await git.show(head, name))?.toString(), git, head };
  }

  test("has all that the checkout lacks for whoever asks at once", async () => {
    await using site = await openSite();
    const { read } = await openLacking(site, ["src/7.txt", "src/8.txt"]);
    const names = ["src/7.txt", "src/8.txt", "src/7.txt", "src/9.txt"];
    expect(await Promise.all(names.map(read))).toEqual(["file 7\n", "file 8\n", "file 7\n", "file 9\n"]);
  });

  test("has it after another branch was fetched, too", async () => {
    await using site = await openSite();
    const other = await site.shop.commit({
      branch: "other",
      files: { "new.txt": "new\n" },
      message: "New",
      parent: null,
    });
    const { read, git } = await openLacking(site, ["src/7.txt"]);
    await git.fetch(other);
    expect(await read("src/7.txt")).toBe("file 7\n");
    expect((await git.show(other, "new.txt"))?.toString()).toBe("new\n");
  });

  test("has no missing file where the object is missing and cannot be fetched: reading fails", async () => {
    await using site = await openSite();
    const { read } = await openLacking(site, ["src/7.txt"]);
    site.server.faults.inject("POST /octo/shop*/git-upload-pack", { kind: "status", status: 404 });
    for (const name of ["src/7.txt", "src/7.txt"]) await expect(read(name)).rejects.toThrow(GitError);
  });
});

async function tellOf(shop: GitSite["shop"]): Promise<PinnedRef | undefined> {
  return { name: "main", sha: (await shop.ref("main")) ?? "" };
}

describe("the objects of the job's checkout", () => {
  test("are not fetched again, and stay when a command removes the checkout", async () => {
    await using site = await openSite();
    const { git, files } = await site.open();
    const [packs, main] = [files(), (await site.shop.ref("main")) ?? ""];
    expect(packs.filter((name) => name.endsWith(".pack"))).toHaveLength(1);
    expect(await git.fetchHead("main")).toEqual({ name: "main", sha: main });
    expect(files()).toEqual(packs);
    rmSync(path.join(site.workspace, ".git"), { recursive: true });
    expect(await filesOf(git, main)).toHaveLength(120);
    expect((await git.show(main, "src/7.txt"))?.toString()).toBe("file 7\n");
  });

  test("of another branch bring what they share, and the rest is fetched", async () => {
    await using site = await openSite(async ({ shop }) => {
      const files = { "src/new.txt": "new\n" };
      await shop.commit({ branch: "feature", files, message: "New" });
      await shop.commit({ branch: "main", files: { "src/0.txt": "changed\n" }, message: "Changed" });
    }, "feature");
    const { git, files } = await site.open();
    const before = files();
    const head = await git.fetchHead("main");
    const sha = head?.sha ?? "";
    expect((await git.show(sha, "src/0.txt"))?.toString()).toBe("changed\n");
    expect((await git.show(sha, "src/1.txt"))?.toString()).toBe("file 1\n");
    expect(await git.show(sha, "src/new.txt")).toBeUndefined();
    expect((await git.inspect(sha)).parents).toHaveLength(1);
    const brought = files().filter((name) => !before.includes(name) && name.endsWith(".idx"));
    const listed = brought.map((name) =>
      execFileSync("git", ["show-index"], { input: readFileSync(path.join(site.own, "objects", name)) }),
    );
    expect(listed.map((bytes) => bytes.toString().trim().split("\n").length < 10)).toEqual([true]);
  });

  test("of a commit whose parent the checkout lacks do not hide that parent", async () => {
    await using site = await openSite(async ({ shop }) => {
      await shop.commit({ branch: "feature", files: { "src/new.txt": "new\n" }, message: "New" });
    }, "feature");
    const { git, files } = await site.open();
    const before = files();
    const main = (await site.shop.ref("main")) ?? "";
    await git.fetch(main);
    expect(await filesOf(git, main)).toHaveLength(120);
    expect((await git.inspect(main)).parents).toEqual([]);
    expect(files()).toEqual(expect.arrayContaining([...before]));
  });

  test.each(["main", "feature"])("of %s change nothing that an earlier step of the job fetched", async (branch) => {
    await using site = await openSite(async ({ shop }) => {
      await shop.commit({ branch: "main", files: { "src/0.txt": "changed\n" }, message: "Changed" });
      await shop.commit({ branch: "feature", files: { "src/new.txt": "new\n" }, message: "New" });
    }, branch);
    const first = await site.openGit({ directory: site.own });
    const head = await first.fetchHead("main");
    await site.shop.commit({ branch: "main", files: { "src/1.txt": "later\n" }, message: "Later" });
    const { git } = await site.open();
    await git.fetchHead("main");
    const { commits } = await git.history.log(head?.sha ?? "", { most: 5 });
    expect(commits.map(({ message }) => message.trim())).toEqual(["Changed", "First commit"]);
  });

  test("of another repository with a long history are not all offered to the server", async () => {
    await using site = await openSite();
    const other = Array.from(
      { length: 1000 },
      (_, n) => `commit refs/heads/other\ncommitter U <u@example.com> ${1_700_000_000 + n} +0000\ndata 0\n\n`,
    );
    execFileSync("git", ["fast-import", "--quiet"], { cwd: site.workspace, input: other.join("") });
    site.checkout("checkout", "-q", "other");
    const { git, files } = await site.open();
    expect(files()).not.toEqual([]);
    const before = site.server.requests.length;
    await git.fetchHead("main");
    const main = (await site.shop.ref("main")) ?? "";
    expect((await git.show(main, "src/7.txt"))?.toString()).toBe("file 7\n");
    expect(site.server.requests.length - before).toBeLessThan(7); // Three without a checkout.
  });

  test("are fetched after all if some of them are missing", async () => {
    await using site = await openSite();
    const [packed, missing] = ["src/8.txt", "src/7.txt"].map((name) => site.checkout("rev-parse", `HEAD:${name}`));
    unpack(site);
    const input = `${packed}\n`;
    execFileSync("git", ["pack-objects", "-q", ".git/objects/pack/pack"], { cwd: site.workspace, input });
    rmSync(path.join(site.workspace, ".git/objects", String(missing).slice(0, 2), String(missing).slice(2)));
    const { git, files } = await site.open();
    expect(files().length).toBeGreaterThan(120);
    const main = (await site.shop.ref("main")) ?? "";
    await git.fetch(main);
    expect((await git.show(main, "src/7.txt"))?.toString()).toBe("file 7\n");
  });

  test("are compared with their ids", async () => {
    await using site = await openSite();
    const objects = path.join(site.workspace, ".git/objects");
    const placeOf = (name: string) => {
      const oid = site.checkout("rev-parse", `HEAD:${name}`);
      return path.join(objects, oid.slice(0, 2), oid.slice(2));
    };
    unpack(site);
    chmodSync(placeOf("src/7.txt"), 0o644);
    copyFileSync(placeOf("src/8.txt"), placeOf("src/7.txt"));
    site.checkout("repack", "-q");
    const { git, files } = await site.open();
    expect(files().length).toBeGreaterThan(120);
    const main = (await site.shop.ref("main")) ?? "";
    await git.fetch(main);
    await expect(git.show(main, "src/7.txt")).rejects.toThrow(/not what its id says/);
    expect((await git.show(main, "src/8.txt"))?.toString()).toBe("file 8\n");
  });

  test.each<readonly [string, (git: string, site: AdoptSite) => void]>([
    ["of which some are in packs that `git maintenance` named", (_, site) => maintain(site)],
    ["of a partial clone", (git) => writeFileSync(path.join(git, "objects/pack/pack-1.promisor"), "")],
    ["that lie elsewhere", (git) => writeFileSync(path.join(git, "objects/info/alternates"), "/elsewhere\n")],
    ["without a commit", (git) => writeFileSync(path.join(git, "HEAD"), "ref: refs/heads/none\n")],
    ["whose branch is a path elsewhere", (git) => writeFileSync(path.join(git, "HEAD"), "ref: refs/../../x\n")],
    ["that do not exist", (git) => rmSync(git, { recursive: true })],
    [
      "of a linked work tree",
      (git) => {
        rmSync(git, { recursive: true });
        writeFileSync(git, "gitdir: /elsewhere\n");
      },
    ],
  ])("%s are fetched from the server", async (_, change) => {
    await using site = await openSite();
    change(path.join(site.workspace, ".git"), site);
    const { git, files } = await site.open();
    expect(files()).toEqual([]);
    const main = (await site.shop.ref("main")) ?? "";
    await git.fetch(main);
    expect((await git.show(main, "src/7.txt"))?.toString()).toBe("file 7\n");
  });
});

interface AdoptSite extends GitSite {
  /** Git in the checkout. */
  checkout(...args: readonly string[]): string;
  /** Remit's own git directory. */
  readonly own: string;
  /** Remit's own git beside the checkout, and the names of the objects' files that it has. */
  open(options?: Partial<GitOptions>): Promise<{ readonly git: Git; readonly files: () => readonly string[] }>;
}

async function openSite(
  prepare: (site: GitSite) => Promise<void> = () => Promise.resolve(),
  branch = "main",
): Promise<AdoptSite> {
  const site = await openGitSite(MANY);
  await prepare(site);
  const { server, shop, workspace, scratch } = site;
  const sha = (await shop.ref(branch)) ?? "";
  const remote = { serverUrl: server.url, repository: "octo/shop", token: "writer", persist: "nowhere" } as const;
  await checkOut(workspace, { ...remote, branch, sha, temp: scratch });
  const own = path.join(scratch, "adopting.git");
  return {
    ...site,
    own,
    checkout: (...args) => execFileSync("git", args, { cwd: workspace, encoding: "utf8" }).trim(),
    async open(options = {}) {
      const git = await site.openGit({ directory: own, checkout: workspace, ...options });
      const all = () => readdirSync(path.join(own, "objects"), { recursive: true, encoding: "utf8" });
      return {
        git,
        files: () =>
          all()
            .filter((name) => /[0-9a-f]{38}/.test(name))
            .sort(),
      };
    },
  };
}

/** As a small repository's objects are. */
function unpack({ workspace }: AdoptSite): void {
  const packs = path.join(workspace, ".git/objects/pack");
  const [pack = ""] = readdirSync(packs).filter((name) => name.endsWith(".pack"));
  const input = readFileSync(path.join(packs, pack));
  rmSync(packs, { recursive: true });
  mkdirSync(packs);
  execFileSync("git", ["unpack-objects", "-q"], { cwd: workspace, input });
}

/** As the task `loose-objects` leaves older objects, when a fetch has brought newer ones since. */
function maintain(site: AdoptSite): void {
  unpack(site);
  const task = ["maintenance", "run", "--task=loose-objects"];
  site.checkout(...task);
  site.checkout(...task); // Only the second time removes what the first has packed.
  writeFileSync(path.join(site.workspace, "new.txt"), "new\n");
  site.checkout("add", "new.txt");
  site.checkout("-c", "user.name=U", "-c", "user.email=u@example.com", "commit", "-qm", "New");
  site.checkout("push", "-q", site.shop.directory, "HEAD:main");
  site.checkout("repack", "-q");
}
