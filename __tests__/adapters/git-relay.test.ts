/** Git asks Remit, and Remit asks the server: through the runner's proxy, with a token that git never sees. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { openRelay } from "../../src/adapters/git/relay.ts";
import { serverAddress } from "../../src/adapters/git/server.ts";
import { openGitSite } from "../world/git-site.ts";
import { listen } from "../world/loopback.ts";
import { openProxy } from "../world/proxy.ts";

const FILES = { "README.md": "# Shop\n" };
const LIST = "/info/refs?service=git-upload-pack";

test("it answers only whoever knows its address, and only to reading", async () => {
  await using site = await openGitSite(FILES);
  const relay = openRelay(serverAddress(new URL(`${site.server.url}/octo/shop`), "writer", undefined));
  const { origin, href } = await relay.open();
  const status = async (url: string, method = "GET") => (await fetch(url, { method })).status;
  expect(await status(`${href}${LIST}`)).toBe(200);
  expect(await status(`${origin}${LIST}`)).toBe(404);
  expect(await status(`${origin}/${"0".repeat(32)}${LIST}`)).toBe(404);
  expect(await status(`${href}/info/refs?service=git-receive-pack`)).toBe(404);
  expect(await status(`${href}/git-receive-pack`, "POST")).toBe(404);
  expect(await status(`${href}/../../other/info/refs?service=git-upload-pack`)).toBe(404);
  expect(site.server.requests).toEqual([`GET /octo/shop${LIST}`]);
  relay.close();
  await expect(fetch(`${href}${LIST}`)).rejects.toThrow("fetch failed");
});

test("messages name the server, not the relay", async () => {
  await using site = await openGitSite(FILES, { token: "stranger" });
  const remote = `${site.server.url}/octo/shop`;
  const failed: unknown = await site.git.fetch("1".repeat(40)).catch((error: unknown) => error);
  expect(String(failed)).toContain("the server does not accept the token (401)");
  site.server.faults.inject(`GET /octo/shop/info/refs`, { kind: "status", status: 404, message: "Not here." });
  const absent: unknown = await site.git.remoteBranch("main").catch((error: unknown) => error);
  expect(String(absent)).toContain(remote);
  expect(absent).toMatchObject({ cause_: "not_found" });
});

test("messages say why a server cannot be reached", async () => {
  const gone = await listen(fail, fail);
  await gone[Symbol.asyncDispose]();
  await using site = await openGitSite(FILES);
  const git = await site.openGit({ remote: `${gone.url}/octo/shop` });
  await expect(git.remoteBranch("main")).rejects.toThrow("ECONNREFUSED");
});

function fail(): never {
  throw new Error("Nobody asks.");
}

const run = promisify(execFile);
const source = (file: string) => JSON.stringify(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)));

test("it reads and pushes through the proxy that the runner's variables name", async () => {
  await using site = await openGitSite(FILES);
  await using proxy = await openProxy({ "git.test:80": Number(new URL(site.server.url).port) });
  const main = (await site.shop.ref("main")) ?? "";
  const program = `
    import { openGit } from ${source("adapters/git.ts")};
    import { goByProxy } from ${source("adapters/http.ts")};
    goByProxy();
    // Only the proxy can reach this name.
    const git = await openGit({ directory: process.argv[1], remote: "http://git.test/octo/shop", token: "writer", guard: undefined });
    await git.fetch(${JSON.stringify(main)});
    const blob = { mode: "100644", oid: await git.store(Buffer.from("new\\n")) };
    const who = { message: "New", author: { name: "R", email: "r@localhost" }, time: 1 };
    const commit = await git.commit({ parent: ${JSON.stringify(main)}, changes: [{ path: "new.txt", blob }], ...who });
    await git.push(commit, "remit/x", undefined);
    console.log(commit);
    process.exit();
  `;
  const env = { PATH: process.env["PATH"], http_proxy: proxy.url };
  const own = `${site.scratch}/proxied.git`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program, own], { env });
  expect(stdout.trim()).toBe(await site.shop.ref("remit/x"));
  expect(new Set(proxy.asked)).toEqual(new Set(["git.test:80"]));
});
