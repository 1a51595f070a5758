/** GitHub behind a proxy: a child process can reach it in no other way. */
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { openGitHub } from "../world/github/github.ts";

const run = promisify(execFile);
const adapter = fileURLToPath(new URL("../../src/adapters/github.ts", import.meta.url));

test("the adapter goes through the proxy that the runner's variables name", async () => {
  await using github = await openGitHub({ repository: "octo/shop", files: { "README.md": "# Shop\n" } });
  const api = new URL(github.apiUrl);
  await using proxy = await openProxy(Number(api.port));
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
  expect(proxy.urls).toEqual(["github.test:80"]);
});

/** A CONNECT proxy that leads every host to `port`. */
async function openProxy(port: number) {
  const urls: string[] = [];
  const server = createServer();
  server.on("connect", (request, socket) => {
    urls.push(request.url ?? "");
    const target = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    for (const end of [target, socket]) end.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    urls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
