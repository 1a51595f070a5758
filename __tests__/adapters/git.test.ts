import { existsSync } from "node:fs";
import { mkdir, readFile, readlink, stat, symlink, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { openGit } from "../../src/adapters/git.ts";
import { GitError, type Git } from "../../src/ports.ts";
import { openGitSite } from "../world/git-site.ts";
import { filesOf } from "../world/commits.ts";
import { grepFiles, plantName, plantSpy, redirectTo } from "../world/git-traps.ts";

const FILES = {
  "README.md": "# Shop\n",
  "bin/run": { mode: "100755", content: "#!/bin/sh\n" },
  'a b\n"c".txt': "odd\n",
  latest: { mode: "120000", content: "README.md" },
} as const;

const REMIT = { name: "remit[bot]", email: "remit@example.com" };

describe("remit's own git", () => {
  test("fetches a commit by its id and reads it", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    await Promise.all([git.fetch(main), git.fetch(main)]);
    expect((await git.show(main, "README.md"))?.toString()).toBe("# Shop\n");
    expect((await git.show(main, 'a b\n"c".txt'))?.toString()).toBe("odd\n");
    expect(await git.show(main, "missing.md")).toBeUndefined();
    expect(await git.show(main, "bin")).toBeUndefined();
    const directories = await Promise.all(["bin", "latest", "none"].map((path) => git.directory(main, path)));
    expect(directories.map((each) => each && [...each.entries.keys()])).toEqual([["run"], undefined, undefined]);
    expect([await git.entry(main, "bin/run"), await git.entry(main, "bin"), await git.entry(main, "x")]).toMatchObject([
      { mode: "100755" },
      { mode: "40000" },
      undefined,
    ]);
    expect((await filesOf(git, main)).map(({ path, mode }) => [path, mode])).toEqual([
      ["README.md", "100644"],
      ['a b\n"c".txt', "100644"],
      ["bin/run", "100755"],
      ["latest", "120000"],
    ]);
    const oid = (await git.entry(main, "bin/run"))?.oid ?? "";
    expect(await git.sizes([oid, "1".repeat(40)])).toEqual(new Map([[oid, 10]]));
    await expect(git.show("1".repeat(40), "README.md")).rejects.toThrow(GitError);
  });

  test("starts no process once it is closed, whatever is in progress", async () => {
    await using site = await openGitSite(FILES);
    const { shop } = site;
    const main = (await shop.ref("main")) ?? "";
    const git = await site.openGit();
    await git.fetch(main);
    const tree = git.stat(main, main);
    const others = [() => git.show(main, "README.md"), () => git.inspect(main), () => git.remoteBranch("main")];
    const started = [tree, ...others.map((ask) => ask())];
    await git[Symbol.asyncDispose]();
    const late = others.map((ask) => ask());
    const ends = await Promise.allSettled([...started, ...late]);
    const over = expect.objectContaining({ message: expect.stringContaining("after the run's end") });
    expect(ends.slice(started.length)).toEqual(others.map(() => ({ status: "rejected", reason: over })));
  });

  test("commits by plumbing and pushes with compare-and-swap", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop, server } = site;
    const main = (await shop.ref("main")) ?? "";
    await git.fetch(main);
    const blob = await git.store(Buffer.from([0, 13, 10, 255]));
    const changes = [{ path: "src/x.bin", blob: { mode: "100755", oid: blob } }, { path: "README.md" }];
    const commit = {
      parent: main,
      changes,
      message: "Add x\n\nCo-authored-by: a <a@b.c>",
      author: REMIT,
      time: 1_800_000_000,
    };
    const id = await git.commit(commit);
    expect(await git.commit(commit)).toBe(id);
    expect(await git.push(id, "remit/issue-1-x", undefined)).toEqual({ branch: "pushed", kept: false });
    expect(await shop.ref("remit/issue-1-x")).toBe(id);
    const listings: string[] = [];
    server.faults.upon("POST /octo/shop/git-upload-pack#ls-refs/refs/heads/", () => listings.push("of branches"), {
      times: 3,
    });
    expect(await git.remoteBranch("remit/issue-1-x")).toBe(id);
    expect(await git.remoteBranch("issue-1-x")).toBeUndefined();
    expect(await git.remoteBranches("remit/issue-1")).toEqual([{ name: "remit/issue-1-x", sha: id }]);
    expect(listings).toEqual(["of branches", "of branches", "of branches"]);
    expect(await shop.file(id, "src/x.bin")).toEqual(Buffer.from([0, 13, 10, 255]));
    expect((await shop.tree(id)).get("src/x.bin")?.mode).toBe("100755");
    expect(await shop.file(id, "README.md")).toBeUndefined();
    expect(await git.inspect(id)).toEqual({ parents: [main], message: "Add x\n\nCo-authored-by: a <a@b.c>\n" });
    expect(await git.diff(main, id)).toContain("deleted file mode 100644");
    expect(await git.push(id, "remit/issue-1-x", main)).toEqual({ branch: "there", kept: false });
  });

  test("gives the head that was fetched ahead to the first call that asks for it", async () => {
    await using site = await openGitSite(FILES);
    const { shop, server } = site;
    const main = (await shop.ref("main")) ?? "";
    const fetching = server.faults.hold("POST /octo/shop/git-upload-pack");
    const git = await site.openGit({ ahead: "main" });
    await fetching.reached;
    fetching.release();
    expect(await git.fetchHead("missing")).toBeUndefined();
    const moved = await shop.commit({ branch: "main", files: { "README.md": "moved" } });
    expect(await git.fetchHead("main")).toEqual({ name: "main", sha: main });
    expect(await git.fetchHead("main")).toEqual({ name: "main", sha: moved });
  });

  test("reports a failure to fetch ahead to the call that asks", async () => {
    await using site = await openGitSite(FILES);
    const git = await site.openGit({ ahead: "main", token: "nobody" });
    await expect(git.fetchHead("main")).rejects.toThrow("does not accept the token");
  });

  test("fetches the head of a branch, which is then not fetched by its id", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop, server } = site;
    const head = await shop.commit({ branch: "remit/issue-1-a", files: { a: "a" } });
    expect(await git.fetchHead("remit/issue-1-a")).toEqual({ name: "remit/issue-1-a", sha: head });
    const requests = server.requests.length;
    await git.fetch(head);
    expect(server.requests).toHaveLength(requests);
    expect((await git.show(head, "a"))?.toString()).toBe("a");
    await expect(git.fetchHead("main:refs/heads/x")).rejects.toThrow("Not a branch name");
  });

  test("does not let a failed fetch affect another", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    const [good, bad] = await Promise.allSettled([git.fetch(main), git.fetch("1".repeat(40))]);
    expect(good.status).toBe("fulfilled");
    expect(bad).toMatchObject({ reason: { name: "GitError", cause_: "not_found" } });
  });

  test.each([
    ["a branch that exists", "writer", "moved", {}],
    ["a protected branch", "writer", "protected", { protect: true }],
    ["a workflow without the permission", "writer", "workflow_refused", { file: ".github/workflows/x.yml" }],
    ["a token that may only read", "reader", "permission", {}],
    ["an unknown token", "stranger", "credentials", {}],
  ] as readonly (readonly [string, string, string, { protect?: boolean; file?: string }])[])(
    "gives the reason for a refused push: %s",
    async (_, token, cause, { protect = false, file = "a.txt" }) => {
      await using site = await openGitSite(FILES);
      const main = (await site.shop.ref("main")) ?? "";
      const directory = `${site.scratch}/shared.git`;
      const id = await commitOn(await site.openGit({ directory }), main, file);
      if (protect) site.server.protect("octo/shop", "topic");
      if (cause === "moved") await site.shop.commit({ branch: "topic", files: { x: "x" } });
      const pusher = await site.openGit({ directory, token });
      await expect(pusher.push(id, "topic", undefined)).rejects.toMatchObject({
        cause_: cause,
        message: expect.stringContaining("topic"),
      });
    },
  );

  test("never pushes a commit that does not follow the branch's head", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    const id = await commitOn(git, main, "a.txt");
    const other = await shop.commit({ branch: "topic", files: { x: "x" } });
    await git.fetch(other);
    await expect(git.push(id, "topic", other)).rejects.toMatchObject({ cause_: "moved" });
    await expect(git.push(id, "topic", main)).rejects.toMatchObject({ cause_: "moved" });
    expect(await shop.ref("topic")).toBe(other);
    expect(site.server.pushes).toEqual([]);
  });

  test("lets one of two simultaneous pushes win", async () => {
    await using site = await openGitSite(FILES);
    const main = (await site.shop.ref("main")) ?? "";
    const [a, b] = [await site.openGit(), await site.openGit()];
    const ids = [await commitOn(a, main, "a.txt"), await commitOn(b, main, "b.txt")] as const;
    const results = await Promise.allSettled([a.push(ids[0], "topic", undefined), b.push(ids[1], "topic", undefined)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { cause_: "moved" } });
    expect(site.server.pushes).toHaveLength(1);
  });

  test.each([
    ["a fetch that was cut off", "POST /octo/shop/git-upload-pack", { kind: "reset" }],
    ["a fetch answered 502", "POST /octo/shop/git-upload-pack", { kind: "status", status: 502 }],
    ["a push answered 503", "POST /octo/shop/git-receive-pack", { kind: "status", status: 503 }],
    ["a push that was cut off before it was stored", "POST /octo/shop/git-receive-pack", { kind: "reset" }],
    ["a push whose answer was lost", "POST /octo/shop/git-receive-pack", { kind: "reset", stored: true }],
    [
      "a push answered 500 though it was stored",
      "POST /octo/shop/git-receive-pack",
      { kind: "status", status: 500, stored: true },
    ],
  ] as const)("recovers from %s", async (_, pattern, fault) => {
    await using site = await openGitSite(FILES);
    const { git, shop, server } = site;
    const main = (await shop.ref("main")) ?? "";
    server.faults.inject(pattern, fault);
    const id = await commitOn(git, main, "a.txt");
    expect(await git.push(id, "topic", undefined)).toEqual({ branch: "pushed", kept: false });
    expect(await shop.ref("topic")).toBe(id);
    expect(new Set(server.pushes.flatMap(({ changes }) => changes.map(({ to }) => to)))).toEqual(new Set([id]));
  });

  test("gives up with git's message when the server stays broken", async () => {
    await using site = await openGitSite(FILES);
    const main = (await site.shop.ref("main")) ?? "";
    site.server.faults.inject("GET /octo/shop/info/refs", { kind: "status", status: 500 }, { times: 3 });
    await expect(site.git.fetch(main)).rejects.toThrow(/Could not fetch .*\n?.*500/s);
    await site.git.fetch(main);
  });

  test("refuses an address with a password, and protocols other than http, https and file", async () => {
    await using site = await openGitSite({});
    await expect(site.openGit({ remote: "https://me:secret@example.com/x" })).rejects.toThrow("pass a token");
    await expect(site.openGit({ remote: "ssh://git@example.com/x" })).rejects.toThrow("http, https and file");
  });

  test("works with a repository on this machine", async () => {
    await using site = await openGitSite(FILES);
    const git = await site.openGit({ remote: pathToFileURL(site.shop.directory).href });
    const main = (await site.shop.ref("main")) ?? "";
    const id = await commitOn(git, main, "a.txt");
    expect(await git.push(id, "topic", undefined)).toEqual({ branch: "pushed", kept: false });
    expect(await site.shop.ref("topic")).toBe(id);
  });

  test("preserves names that are not UTF-8", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop } = site;
    const oid = await git.store(Buffer.from("x"));
    const main = (await shop.ref("main")) ?? "";
    const strange = await plantName(shop, main, Buffer.from([0x61, 0xff, 0x0a, 0x62]), oid);
    await git.fetch(strange);
    expect((await filesOf(git, strange)).find(({ exact }) => !exact)).toMatchObject({
      path: "a\u00ff\nb",
      mode: "100644",
    });
    const id = await git.commit({
      parent: strange,
      changes: [{ path: "README.md" }],
      message: "x",
      author: REMIT,
      time: 1,
    });
    expect((await filesOf(git, id)).map(({ path }) => path)).toContain("a\u00ff\nb");
  });

  test("reads large blobs, and many of them, through one process", async () => {
    const large = Buffer.alloc(3_000_000, "0123456789\n");
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f/${index}`, `${index}\n`]));
    await using site = await openGitSite({ ...many, large });
    const { git, shop } = site;
    const main = (await shop.ref("main")) ?? "";
    await git.fetch(main);
    const all = await Promise.all(Object.keys(many).map((path) => git.show(main, path)));
    expect(all.map((bytes) => bytes?.toString())).toEqual(Object.values(many));
    expect((await git.show(main, "large"))?.equals(large)).toBe(true);
    expect((await git.show(main, "empty")) ?? "none").toBe("none");
  });
});

describe("the token", () => {
  test("reaches no program: git asks Remit, and Remit asks the server", async () => {
    await using site = await openGitSite(FILES);
    const spy = await plantSpy(site.scratch);
    const directory = `${site.scratch}/spied.git`;
    const git = await site.openGit({
      directory,
      environment: { PATH: `${spy.bin}:${process.env["PATH"]}`, GITHUB_TOKEN: "writer" },
    });
    const main = (await site.shop.ref("main")) ?? "";
    const id = await commitOn(git, main, "a.txt");
    await git.diff(main, id);
    await git.push(id, "topic", undefined);
    const calls = await spy.calls();
    const secret = Buffer.from("x-access-token:writer").toString("base64");
    expect(calls.filter(({ argv }) => argv.includes(secret) || argv.includes("writer"))).toEqual([]);
    expect(calls.map(({ verb }) => verb)).toEqual(expect.arrayContaining(["fetch", "diff-tree", "pack-objects"]));
    expect(calls.filter(({ environment }) => /GITHUB_TOKEN|writer/.test(environment))).toEqual([]);
    expect(calls.filter(({ environment }) => environment.includes(secret))).toEqual([]);
    expect(await grepFiles(directory, secret)).toEqual([]);
  });

  test("is not sent to another server on a redirect", async () => {
    await using site = await openGitSite({});
    await using elsewhere = await openGitSite(FILES);
    await using redirecting = await redirectTo(elsewhere.server.url);
    const git = await site.openGit({ remote: `${redirecting.url}/octo/shop`, waits: [] });
    await expect(git.remoteBranch("main")).rejects.toThrow(GitError);
    expect(elsewhere.server.requests).toEqual([]);
  });
});

describe("remit's own git", () => {
  test("ignores the configuration of the machine and the environment", async () => {
    await using site = await openGitSite(FILES);
    const trap = `${site.scratch}/trapped`;
    const config = `${site.scratch}/evil.gitconfig`;
    await writeFile(
      config,
      `[core]\n\thooksPath = ${site.scratch}\n\tfsmonitor = touch ${trap}\n[diff]\n\texternal = touch ${trap}\n[alias]\n\tx = !touch ${trap}\n`,
    );
    await mkdir(`${site.scratch}/home`);
    await writeFile(`${site.scratch}/home/.gitconfig`, await readFile(config));
    const environment = {
      PATH: process.env["PATH"],
      HOME: `${site.scratch}/home`,
      GIT_CONFIG_GLOBAL: config,
      GIT_EXTERNAL_DIFF: `touch ${trap}`,
      GIT_ASKPASS: `touch ${trap}`,
      GIT_DIR: site.shop.directory,
      GIT_WORK_TREE: site.workspace,
      GIT_TRACE: `${site.scratch}/trace`,
      GIT_SSH_COMMAND: `touch ${trap}`,
    };
    const git = await site.openGit({ environment });
    const main = (await site.shop.ref("main")) ?? "";
    const id = await commitOn(git, main, "a.txt");
    expect(await git.diff(main, id)).toContain("+++ b/a.txt");
    await git.push(id, "topic", undefined);
    expect(existsSync(trap)).toBe(false);
    expect(existsSync(`${site.scratch}/trace`)).toBe(false);
  });

  test("restores its configuration before it contacts a server", async () => {
    await using site = await openGitSite(FILES);
    const directory = `${site.scratch}/tampered.git`;
    const git = await site.openGit({ directory });
    await using elsewhere = await openGitSite(FILES);
    await writeFile(`${directory}/config`, `[url "${elsewhere.server.url}"]\n\tinsteadOf = ${site.server.url}\n`);
    await git.fetch((await site.shop.ref("main")) ?? "");
    expect(elsewhere.server.requests).toEqual([]);
  });

  test("checks out files as they are stored, whatever the attributes say", async () => {
    const attributes = "* text eol=crlf\n*.id ident\n*.u16 working-tree-encoding=UTF-16\n*.f filter=evil\n";
    const files = { ".gitattributes": attributes, "a.txt": "a\nb\n", "b.id": "$Id$\n", "c.u16": "c\n", "d.f": "d\n" };
    await using site = await openGitSite({
      ...files,
      link: { mode: "120000", content: "a.txt" },
      run: { mode: "100755", content: "r\n" },
    });
    const { git, shop, workspace } = site;
    const main = (await shop.ref("main")) ?? "";
    await git.fetch(main);
    await writeFile(`${workspace}/a.txt`, "other\n");
    await writeFile(`${workspace}/run`, "r\n");
    await git.checkout(main, workspace);
    for (const [name, content] of Object.entries(files))
      expect(await readFile(`${workspace}/${name}`, "utf8")).toBe(content);
    expect(await readlink(`${workspace}/link`)).toBe("a.txt");
    expect((await stat(`${workspace}/run`)).mode & 0o111).not.toBe(0);
  });

  test("does not write through a link in place of a directory", async () => {
    await using site = await openGitSite({ "src/a.txt": "a\n" });
    const { git, shop, workspace, scratch } = site;
    const main = (await shop.ref("main")) ?? "";
    await git.fetch(main);
    await mkdir(`${scratch}/outside`);
    await symlink(`${scratch}/outside`, `${workspace}/src`);
    await git.checkout(main, workspace);
    expect(existsSync(`${scratch}/outside/a.txt`)).toBe(false);
    expect(await readFile(`${workspace}/src/a.txt`, "utf8")).toBe("a\n");
  });

  test("leaves no process behind when it is closed", async () => {
    await using site = await openGitSite(FILES);
    const { shop } = site;
    const git = await openGit({
      directory: `${site.scratch}/closed.git`,
      remote: `${site.server.url}/octo/shop`,
      token: "writer",
      guard: undefined,
    });
    const main = (await shop.ref("main")) ?? "";
    await git.fetch(main);
    await git.show(main, "README.md");
    const gate = site.server.faults.hold("POST /octo/shop/git-upload-pack");
    const held = await shop.commit({ branch: "held", files: { h: "h" } });
    const fetching = git.fetch(held).catch((error: unknown) => error);
    await gate.reached;
    await git[Symbol.asyncDispose]();
    gate.release();
    expect(await fetching).toBeInstanceOf(GitError);
  });
});

async function commitOn(git: Git, parent: string, file: string): Promise<string> {
  await git.fetch(parent);
  const oid = await git.store(Buffer.from("new\n"));
  const changes = [{ path: file, blob: { mode: "100644", oid } }];
  return await git.commit({ parent, changes, message: `Add ${file}`, author: REMIT, time: 1_800_000_000 });
}
