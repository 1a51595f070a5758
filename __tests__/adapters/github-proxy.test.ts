/** GitHub behind a proxy: a child process can reach it in no other way. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { openGitHub } from "../world/github/github.ts";
import { openProxy } from "../world/proxy.ts";

const run = promisify(execFile);
const adapter = fileURLToPath(new URL("../../src/adapters/github.ts", import.meta.url));

test("the adapter goes through the proxy that the runner's variables name", async () => {
  await using github = await openGitHub({ repository: "octo/shop", files: { "README.md": "# Shop\n" } });
  const api = new URL(github.apiUrl);
  await using proxy = await openProxy({ "github.test:80": Number(api.port) });
  // Only the proxy can reach this name; loopback addresses are never proxied.
  const apiUrl = `http://github.test${api.pathname.replace(/\/$/, "")}`;
  const program = `
    import { openGitHub } from ${JSON.stringify(adapter)};
    const clock = { now: Date.now, elapsed: () => 0, sleep: () => Promise.resolve() };
    const github = openGitHub({ apiUrl: ${JSON.stringify(apiUrl)}, graphqlUrl: "", repository: "octo/shop", token: ${JSON.stringify(github.token)}, clock });
    console.log((await github.branch("main")).sha);
  `;
  const env = { PATH: process.env["PATH"], http_proxy: proxy.url, GITHUB_API_URL: apiUrl };
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], { env });
  expect(stdout.trim()).toBe(await github.bare.ref("main"));
  expect(proxy.asked).toEqual(["github.test:80"]);
});
