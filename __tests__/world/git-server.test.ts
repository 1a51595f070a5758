import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { QUIET_GIT } from "./git/bare.ts";
import { openGitServer, type GitServer } from "./git-server.ts";
import { TOKENS } from "./git-site.ts";

const FILES = { "README.md": "# Shop\n", "bin/run": { mode: "100755", content: "#!/bin/sh\n" } } as const;

/** A working clone; a call returns git's standard error. */
interface Clone extends AsyncDisposable {
  git(...args: readonly string[]): Promise<string>;
  commit(file: string, content: string): Promise<string>;
}

async function clone(server: GitServer, token: string): Promise<Clone> {
  const directory = await mkdtemp(path.join(tmpdir(), "remit-clone-"));
  const header = `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
  const git = async (...args: readonly string[]): Promise<string> => {
    const config = ["-c", `http.extraheader=${header}`, "-c", "user.name=Maria", "-c", "user.email=m@example.com"];
    return new Promise((resolve) => {
      execFile("git", [...config, ...args], { cwd: directory, env: QUIET_GIT }, (_, out, err) => resolve(out + err));
    });
  };
  await git("clone", "-q", `${server.url}/octo/shop`, ".");
  return {
    git,
    async commit(file, content) {
      const { writeFile, mkdir } = await import("node:fs/promises");
      await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
      await writeFile(path.join(directory, file), content);
      await git("add", "-A");
      await git("commit", "-qm", `Change ${file}`);
      return (await git("rev-parse", "HEAD")).trim();
    },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}

describe("the git server", () => {
  test("accepts a push with a token that has contents: write", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    const shop = await server.create("octo/shop", { files: FILES });
    await using work = await clone(server, "writer");
    const commit = await work.commit("src/total.ts", "export {};\n");
    await work.git("push", "origin", "HEAD:fix");
    expect(await shop.ref("fix")).toBe(commit);
    expect((await shop.file("fix", "src/total.ts"))?.toString()).toBe("export {};\n");
    expect((await shop.tree("fix")).get("bin/run")?.mode).toBe("100755");
    expect(server.pushes).toEqual([
      {
        repository: "octo/shop",
        actor: "github-actions[bot]",
        changes: [{ ref: "refs/heads/fix", from: undefined, to: commit }],
      },
    ]);
  });

  test("refuses a push without contents: write, and names the account", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    const shop = await server.create("octo/shop", { files: FILES });
    await using work = await clone(server, "reader");
    await work.commit("a.txt", "a");
    const errors = await work.git("push", "origin", "HEAD:fix");
    expect(errors).toContain("Permission to octo/shop.git denied to github-actions[bot].");
    expect(errors).toContain("403");
    expect(await shop.ref("fix")).toBeUndefined();
  });

  test("asks for a missing token and refuses an unknown one", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    await server.create("octo/shop", { files: FILES });
    await using stranger = await clone(server, "unknown");
    expect(await stranger.git("ls-remote", `${server.url}/octo/shop`)).toMatch(
      /Authentication failed|could not read Username/,
    );
    const anonymous = await fetch(`${server.url}/octo/shop/info/refs?service=git-receive-pack`);
    expect(anonymous.status).toBe(401);
  });

  test("hides a private repository from people who may not read it", async () => {
    await using server = await openGitServer({ tokens: { ...TOKENS, none: {} } });
    await server.create("octo/shop", { files: FILES, private: true });
    expect((await fetch(`${server.url}/octo/shop.git/info/refs?service=git-upload-pack`)).status).toBe(401);
    await using blind = await clone(server, "none");
    expect(await blind.git("ls-remote", `${server.url}/octo/shop.git`)).toContain("Repository not found.");
    await using reader = await clone(server, "reader");
    expect(await reader.git("ls-remote", `${server.url}/octo/shop.git`)).toContain("refs/heads/main");
  });

  test("refuses a protected branch with GH006", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    await server.create("octo/shop", { files: FILES });
    server.protect("octo/shop", "main");
    await using work = await clone(server, "writer");
    await work.commit("a.txt", "a");
    const errors = await work.git("push", "origin", "main");
    expect(errors).toContain("remote: error: GH006: Protected branch update failed for refs/heads/main.");
    expect(errors).toContain("! [remote rejected] main -> main (protected branch hook declined)");
    expect(server.pushes).toEqual([]);
  });

  test("refuses workflow files from a token without that permission, and accepts them from one that has it", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    const shop = await server.create("octo/shop", { files: FILES });
    await using work = await clone(server, "writer");
    await work.commit(".github/workflows/ci.yml", "on: push\n");
    expect(await work.git("push", "origin", "HEAD:fix")).toContain(
      "! [remote rejected] HEAD -> fix (refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission)",
    );
    await using trusted = await clone(server, "app");
    const commit = await trusted.commit(".github/workflows/ci.yml", "on: push\n");
    await trusted.git("push", "origin", "HEAD:fix");
    expect(await shop.ref("fix")).toBe(commit);
  });

  test("rejects a push that is no fast-forward, with git's message", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    const shop = await server.create("octo/shop", { files: FILES });
    await using work = await clone(server, "writer");
    await work.commit("a.txt", "a");
    await shop.commit({ branch: "main", files: { "b.txt": "b" } });
    expect(await work.git("push", "origin", "main")).toMatch(/! \[rejected\] +main -> main \(fetch first\)/);
  });

  test("serves any commit by its id at depth 1, and the head of a pull request", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    const shop = await server.create("octo/shop", { files: FILES });
    const old = (await shop.ref("main")) ?? "";
    const head = await shop.commit({ branch: "topic", files: { "a.txt": "a" } });
    await shop.setRef("refs/pull/7/head", head);
    await shop.setRef("topic", undefined);
    await shop.commit({ branch: "main", files: { "b.txt": "b" } });
    await using work = await clone(server, "reader");
    await work.git("fetch", "-q", "--depth=1", "origin", old, "refs/pull/7/head");
    expect(await work.git("cat-file", "-t", old)).toBe("commit\n");
    expect(await work.git("show", `${head}:a.txt`)).toBe("a");
  });

  test("refuses every push to refs/pull", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    await server.create("octo/shop", { files: FILES });
    await using work = await clone(server, "writer");
    await work.commit("a.txt", "a");
    expect(await work.git("push", "origin", "HEAD:refs/pull/1/head")).toContain("deny updating a hidden ref");
  });

  test("shares a repository's objects with its forks", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    const shop = await server.create("octo/shop", { files: FILES });
    const fork = await server.fork("octo/shop", "mallory/shop");
    const head = await fork.commit({ branch: "main", files: { "a.txt": "a" } });
    expect(await shop.ref("main")).not.toBe(head);
    expect((await shop.file(head, "a.txt"))?.toString()).toBe("a");
  });

  test("can store a push and lose its answer", async () => {
    await using server = await openGitServer({ tokens: TOKENS });
    const shop = await server.create("octo/shop", { files: FILES });
    await using work = await clone(server, "writer");
    const commit = await work.commit("a.txt", "a");
    server.faults.inject("POST /octo/shop/git-receive-pack", { kind: "reset", stored: true });
    expect(await work.git("push", "origin", "HEAD:fix")).toMatch(/error|fatal/);
    expect(await shop.ref("fix")).toBe(commit);
  });

  test("fails on closing when an injected fault was never met", async () => {
    const server = await openGitServer({ tokens: TOKENS });
    server.faults.inject("POST /**", { kind: "reset" });
    await expect(server[Symbol.asyncDispose]()).rejects.toThrow("No git request met the fault for POST /**.");
  });
});
