import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { openGit } from "../../src/adapters/git.ts";

const TOKEN = "ghs_0123456789abcdefghij0123456789abcdef";
const places: string[] = [];

afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true });
});

describe("a checkout's credentials", () => {
  test.each<readonly [what: string, config: string, key: string, value: string]>([
    ["a header", "config", `http.https://github.com/.extraheader`, `AUTHORIZATION: basic ${TOKEN}`],
    ["a header for all hosts", "config", "http.extraHeader", `Authorization: bearer ${TOKEN}`],
    [
      "one in a work tree's configuration",
      "config.worktree",
      "http.https://ghe.example.com/.extraheader",
      `x: ${TOKEN}`,
    ],
    ["one in a linked work tree", "worktrees/a/config.worktree", "http.extraheader", `x: ${TOKEN}`],
    ["one in a submodule", "modules/lib/config", "http.https://github.com/.extraheader", `x: ${TOKEN}`],
    ["one in a submodule of a submodule", "modules/a/b/modules/c/config", "http.extraheader", `x: ${TOKEN}`],
    ["one in an address", "config", "remote.origin.url", `https://x-access-token:${TOKEN}@github.com/a/b`],
    ["one as the user name of an address", "config", "remote.origin.pushurl", `https://${TOKEN}@github.com/a/b`],
    ["one in the address of a submodule", "config", "submodule.lib.url", `https://a:${TOKEN}@github.com/a/lib`],
    ["one in a rewritten address", "config", `url.https://u:${TOKEN}@github.com/.insteadOf`, "https://github.com/"],
    ["one in a helper", "config", "credential.helper", `!f() { echo password=${TOKEN}; }; f`],
    ["one in a proxy's address", "config", "http.proxy", `http://u:${TOKEN}@proxy.example.com:3128`],
  ])("are removed: %s", async (_what, config, key, value) => {
    await using checkout = await makeCheckout(config);
    const { workspace, file, remove } = checkout;
    set(file, key, value);
    set(file, "user.name", "Maria");
    expect(readFileSync(file, "utf8")).toContain(TOKEN);
    const result = await remove();
    expect(readFileSync(file, "utf8")).not.toContain(TOKEN);
    expect(execFileSync("git", ["config", "--file", file, "user.name"]).toString()).toBe("Maria\n");
    expect(result).toEqual([expect.stringContaining(path.relative(workspace, file))]);
    expect(result.join()).not.toContain(TOKEN);
  });

  test("are looked for in files only: a pipe, which nobody writes to, holds nobody up", async () => {
    await using checkout = await makeCheckout("config");
    set(checkout.file, "http.extraheader", `x: ${TOKEN}`);
    execFileSync("mkfifo", [`${checkout.file}.worktree`]);
    expect(await checkout.remove()).toHaveLength(1);
  });

  test.each([
    [
      "a header",
      "http.extraheader",
      `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${TOKEN}`).toString("base64")}`,
    ],
    ["a header of another kind", "http.extraheader", `Authorization: Bearer ${TOKEN}`],
    ["an address", "remote.origin.url", `https://maria:${TOKEN}@github.com/a/b`],
    ["an address without a password", "remote.origin.url", `https://${TOKEN}@github.com/a/b`],
  ])("are registered as secrets from %s", async (_, key, value) => {
    await using checkout = await makeCheckout("config");
    const { file, learned, remove } = checkout;
    set(file, key, value);
    await remove();
    expect(learned).toContain(TOKEN);
    expect(learned).not.toContain("maria");
  });

  test("are registered as secrets from the files beside the configuration, but not from git's own or from large ones", async () => {
    await using checkout = await makeCheckout("config");
    const { file, learned, remove } = checkout;
    const write = (name: string, text: string): void => writeFileSync(path.join(path.dirname(file), name), text);
    set(file, "credential.helper", "store --file=.git/credentials");
    const [key, other] = [
      "-----BEGIN OPENSSH PRIVATE KEY-----\nkey\n-----END OPENSSH PRIVATE KEY-----",
      "x".repeat(30),
    ];
    write("credentials", `https://maria:${TOKEN}@github.com\n`);
    write("deploy_key", `${key}\n`);
    write("FETCH_HEAD", `https://maria:${other}1@github.com\n`);
    write("large", `https://maria:${other}2@github.com\n`.padEnd(70_000));
    await remove();
    expect(learned).toEqual([TOKEN, key]);
  });

  test("are removed from a checkout three levels below the workspace and from one that a file points to", async () => {
    await using checkout = await makeCheckout("config");
    const { workspace, remove } = checkout;
    const tools = path.join(workspace, "tools/helpers/one/.git/config");
    mkdirSync(path.dirname(tools), { recursive: true });
    set(tools, "http.extraheader", `x: ${TOKEN}`);
    const elsewhere = path.join(path.dirname(workspace), "elsewhere/config");
    mkdirSync(path.dirname(elsewhere));
    set(elsewhere, "http.extraheader", `x: ${TOKEN}`);
    mkdirSync(path.join(workspace, "linked"));
    writeFileSync(path.join(workspace, "linked/.git"), "gitdir: ../../elsewhere\n");
    expect(await remove()).toHaveLength(2);
    expect(readFileSync(tools, "utf8") + readFileSync(elsewhere, "utf8")).not.toContain(TOKEN);
  });

  test("are removed from RUNNER_TEMP: an included file, a file that nothing includes, and an ssh key", async () => {
    await using checkout = await makeCheckout("config");
    const { temp, file, remove } = checkout;
    const [used, left] = ["git-credentials-1.config", "git-credentials-2.config"].map((name) => path.join(temp, name));
    for (const each of [used, left]) set(each as string, "http.extraheader", `x: ${TOKEN}`);
    set(file, "includeIf.gitdir:/w/.git.path", used as string);
    set(file, "includeIf.gitdir:/github/workspace/.git.path", "/github/runner_temp/git-credentials-1.config");
    writeFileSync(path.join(temp, "4f6e-key"), "PRIVATE");
    set(file, "core.sshCommand", '"/usr/bin/ssh" -i "$RUNNER_TEMP/4f6e-key" -o StrictHostKeyChecking=yes');
    writeFileSync(path.join(temp, "event.json"), "{}");
    await remove();
    for (const each of [used as string, left as string, path.join(temp, "4f6e-key")])
      expect(existsSync(each)).toBe(false);
    expect(existsSync(path.join(temp, "event.json"))).toBe(true);
    expect(readFileSync(file, "utf8")).not.toMatch(/include|sshCommand/i);
  });

  test("are removed alone: settings without a secret stay", async () => {
    await using checkout = await makeCheckout("config");
    const { file, remove } = checkout;
    set(file, "remote.origin.url", "https://github.com/a/b");
    set(file, "remote.other.url", "ssh://git@github.com/a/b");
    set(file, "url.https://github.com/.insteadOf", "git@github.com:");
    set(file, "include.path", "../team.config");
    const before = readFileSync(file, "utf8");
    expect(await remove()).toEqual([]);
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  test("that cannot be removed stop the run, with advice", async () => {
    await using checkout = await makeCheckout("config");
    const { file, remove } = checkout;
    set(file, "http.extraheader", `x: ${TOKEN}`);
    writeFileSync(`${file}.lock`, ""); // Git does not write while another process seems to hold the lock.
    chmodSync(file, 0o444);
    await expect(remove()).rejects.toThrow(/persist-credentials: false/);
  });
});

async function makeCheckout(config: string) {
  const root = mkdtempSync(path.join(tmpdir(), "remit-credentials-"));
  places.push(root);
  const [workspace, temp] = [path.join(root, "shop"), path.join(root, "temp")];
  const file = path.join(workspace, ".git", config);
  for (const each of [path.dirname(file), temp]) mkdirSync(each, { recursive: true });
  const git = await openGit({ directory: path.join(root, "git"), remote: "file:///nowhere", guard: undefined });
  const registered: string[] = [];
  return {
    workspace,
    temp,
    file,
    learned: registered,
    remove: () => git.removeCredentials({ workspace, temp }, (secret) => registered.push(secret)),
    [Symbol.asyncDispose]: () => git[Symbol.asyncDispose](),
  };
}

function set(file: string, key: string, value: string): void {
  execFileSync("git", ["config", "--file", file, "--add", key, value]);
}
