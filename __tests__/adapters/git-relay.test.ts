/** Git asks Remit, and Remit asks the server: through the runner's proxy, with a token that git never sees. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { once } from "node:events";
import { request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { Server, type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { expect, jest, test } from "@jest/globals";
import { GitError } from "../../src/ports.ts";
import { openRelay } from "../../src/adapters/git/relay.ts";
import { serverAddress } from "../../src/adapters/git/server.ts";
import { makeCertificate } from "../world/certificate.ts";
import { openGitSite } from "../world/git-site.ts";
import { listen } from "../world/loopback.ts";
import { openProxy } from "../world/proxy.ts";

const FILES = { "README.md": "# Shop\n" };
const LIST = "/info/refs?service=git-upload-pack";

const run = promisify(execFile);
const source = (file: string) => JSON.stringify(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)));

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

test("a machine on which no port can be opened gets a message that says so", async () => {
  await using site = await openGitSite(FILES);
  using listening = jest.spyOn(Server.prototype, "listen");
  listening.mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit("error", new Error("listen EPERM: operation not permitted 127.0.0.1")));
    return this;
  });
  const failed: unknown = await site.git.remoteBranch("main").catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(GitError);
  expect(String(failed)).toContain("Remit cannot open a port on 127.0.0.1: listen EPERM");
});

test("connections that cannot be taken, since too many files are open, do not end the run", async () => {
  await using site = await openGitSite(FILES);
  using listening = jest.spyOn(Server.prototype, "listen");
  await site.git.remoteBranch("main");
  const [opened] = listening.mock.contexts as Server[];
  const heard = [1, 2].map(() => opened?.emit("error", new Error("accept EMFILE"))); // Throws where nobody listens.
  expect([heard, opened?.listening]).toEqual([[true, true], true]);
});

test("it reads no endless question", async () => {
  await using site = await openGitSite(FILES);
  const relay = openRelay(serverAddress(new URL(`${site.server.url}/octo/shop`), "writer", undefined));
  const { href } = await relay.open();
  const asking = request(`${href}/git-upload-pack`, { method: "POST" });
  const closed = once(asking, "error");
  const body = Readable.from(endless(), { objectMode: false });
  body.pipe(asking);
  expect(await closed).toMatchObject([{ code: expect.stringMatching(/ECONNRESET|EPIPE/) }]);
  body.destroy();
  relay.close();
  expect(site.server.requests).toEqual([]);
});

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(1024 * 1024);
}

test.each<[string, (response: ServerResponse) => void]>([
  ["never answers", () => undefined],
  ["stops in the middle of its answer", (response) => void response.writeHead(200).write("001e# service")],
])("it keeps no process alive while git asks a server that %s", async (_, answer) => {
  const program = `
    import { openGit } from ${source("adapters/git.ts")};
    const git = await openGit({ directory: process.argv[1], remote: process.argv[2], token: "t", guard: undefined, waits: [] });
    process.stdin.on("end", () => void git[Symbol.asyncDispose]()).resume();
    await git.remoteBranch("main").catch(() => console.log("given up"));
  `;
  await using site = await openGitSite(FILES);
  await using stalled = await listen((__, response) => {
    answer(response);
    running.child.stdin?.end();
  }, fail);
  const argv = ["--input-type=module", "--eval", program, `${site.scratch}/stalled.git`, `${stalled.url}/octo/shop`];
  const running = run(process.execPath, argv, { env: { PATH: process.env["PATH"] } });
  expect((await running).stdout).toBe("given up\n");
});

test("a server whose certificate nobody trusts is asked once, and the message says so", async () => {
  await using site = await openGitSite(FILES);
  let asked = 0;
  const server = createServer(makeCertificate("git.test")).on("connection", () => (asked += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const remote = `https://127.0.0.1:${(server.address() as AddressInfo).port}/octo/shop`;
  const git = await site.openGit({ remote });
  await expect(git.remoteBranch("main")).rejects.toThrow("self-signed certificate");
  expect(asked).toBe(1);
  await expect(git.removeBranch("main", "1".repeat(40))).rejects.toThrow("self-signed certificate");
  expect(asked).toBe(2);
  server.close();
});

test("no message shows the token, or the password of the runner's proxy", async () => {
  await using proxy = await openProxy({});
  const program = `
    import { openGit } from ${source("adapters/git.ts")};
    import { goByProxy } from ${source("adapters/http.ts")};
    goByProxy();
    for (const remote of ["http://git.test/octo/shop", "https://git.test/octo/shop"]) {
      const git = await openGit({ directory: process.argv[1], remote, token: "ghs_token", guard: undefined, waits: [] });
      const failed = (error) => console.log(String(error), JSON.stringify(error));
      await git.remoteBranch("main").catch(failed);
      await git.removeBranch("main", "1".repeat(40)).catch(failed);
    }
    process.exit();
  `;
  await using site = await openGitSite(FILES);
  const address = proxy.url.replace("//", "//maria:hunter2@");
  const env = { PATH: process.env["PATH"], http_proxy: address, https_proxy: address };
  const argv = ["--input-type=module", "--eval", program, `${site.scratch}/proxied.git`];
  const { stdout, stderr } = await run(process.execPath, argv, { env });
  expect(new Set(proxy.asked)).toEqual(new Set(["git.test:80", "git.test:443"]));
  expect(stdout.match(/502/g)?.length).toBeGreaterThanOrEqual(4);
  expect(stdout + stderr).not.toMatch(/hunter2|ghs_token|maria|127\.0\.0\.1:\d+\/[0-9a-f]{32}/);
});

function fail(): never {
  throw new Error("Nobody asks.");
}

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
