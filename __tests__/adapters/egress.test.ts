/** The way out of the sandbox, used by real programs from inside a real one. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createTlsServer } from "node:https";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openEgress } from "../../src/adapters/egress.ts";
import { openShell } from "../../src/adapters/machine.ts";
import { probeSandbox, type Sandbox } from "../../src/adapters/sandbox.ts";
import { makeCertificate } from "../world/certificate.ts";
import { listen } from "../world/loopback.ts";

const PUBLIC = "93.184.216.34";
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "example.com": [PUBLIC],
  "other.example": [PUBLIC],
  "inner.example.com": ["10.1.2.3"],
  "meta.example.com": ["169.254.169.254"],
  "both.example.com": [PUBLIC, "127.0.0.1"],
};

const root = mkdtempSync(path.join(tmpdir(), "remit-egress-"));
const workspace = path.join(root, "shop");
const view = { workspace, writable: [], hidden: [path.join(root, "temp")], readable: [] };
let sandbox: Sandbox;

beforeAll(async () => {
  for (const place of [workspace, path.join(root, "temp")]) mkdirSync(place);
  sandbox = await probeSandbox(view, process.env["PATH"] ?? "");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("from inside the sandbox", () => {
  test("a host that the policy opens is reached by curl and node, with and without TLS, by the address that was looked at", async () => {
    await using site = await openSite();
    expect(await site.run("curl -sS http://example.com/a?b=c")).toBe("GET example.com /a?b=c");
    expect(await site.run("curl -sS -d x=1 http://EXAMPLE.com./form")).toBe("POST example.com. /form x=1");
    expect(await site.run("curl -sS --cacert ca.pem https://example.com/safe")).toBe("TLS example.com /safe");
    const fetched = `"$NODE" -e 'fetch("https://example.com/n").then((a) => a.text()).then(console.log)'`;
    expect(await site.run(fetched)).toContain("TLS example.com /n");
    expect(site.connected).toEqual([`${PUBLIC}:80`, `${PUBLIC}:80`, `${PUBLIC}:443`, `${PUBLIC}:443`]);
    expect(site.looked).toHaveLength(4); // Once a connection: there is no second look for another answer.
  });

  test.each([
    ["a host that the policy does not name", "curl -sS http://other.example/", "do not name other.example"],
    ["the same by TLS", "curl -sS -k https://other.example/", "403"],
    ["a private address", "curl -sS http://inner.example.com/", "10.1.2.3, a private address"],
    ["the cloud's metadata by name", "curl -sS http://meta.example.com/latest/", "169.254.169.254"],
    ["the cloud's metadata by tunnel", "curl -sS -k https://meta.example.com/", "403"],
    [
      "the cloud's metadata by address",
      "curl -sS http://169.254.169.254/latest/meta-data/",
      "addresses are not reached",
    ],
    ["a tunnel to it", "curl -sS -k https://169.254.169.254/", "403"],
    ["an address in other clothes", "curl -sS http://0xa9fea9fe/", "addresses are not reached"],
    ["a name that is loopback too", "curl -sS http://both.example.com/", "127.0.0.1, a loopback address"],
    ["another port", "curl -sS http://example.com:8080/", "port 8080 is closed"],
    ["another port by tunnel", "curl -sS -p http://example.com:22/", "403"],
    ["a name that only ends the same", "curl -sS http://notexample.com/", "do not name notexample.com"],
    ["a name and a password", "curl -sS --request-target http://a:b@example.com/ http://example.com/", "password"],
    ["the way around the proxy", "curl -sS --noproxy '*' http://example.com/", "Could not resolve host"],
    ["the way around by address", `curl -sS --noproxy '*' http://${PUBLIC}/`, "onnect"],
  ])("%s is not reached", async (_what, line, words) => {
    await using site = await openSite();
    expect(await site.run(line)).toContain(words);
    expect(site.connected).toEqual([]);
  });

  test("without a host in the policy there is no network, but loopback for tests' own servers", async () => {
    await using site = await openSite("none");
    expect(await site.run("curl -sS http://example.com/")).toContain("Could not resolve host");
    const own = `"$NODE" -e 'const s = require("http").createServer((q, a) => a.end("own")).listen(0, "127.0.0.1", async () => {
      console.log(await (await fetch("http://127.0.0.1:" + s.address().port)).text()); process.exit(0); })'`;
    expect(await site.run(own)).toContain("own");
  });

  test("the forwarder is not waited for, keeps no stream, and ends with the command", async () => {
    await using site = await openSite();
    expect(await site.run("echo begun; sleep 0 & wait; jobs; echo ended")).toBe("begun\nended");
  });
});

async function openSite(policy: "example.com" | "none" = "example.com") {
  if (sandbox.name === "none") throw new Error("This machine has no sandbox to look out of.");
  const certificate = makeCertificate("example.com");
  const answer = await listen(
    async (request, response) => {
      const body = (await request.toArray()).join("");
      response.end(`${request.method} ${request.headers.host} ${request.url} ${body}`);
    },
    () => undefined,
  );
  const safe = createTlsServer(certificate, (request, response) => {
    response.end(`TLS ${request.headers.host} ${request.url}`);
  });
  await new Promise<void>((done) => safe.listen(0, "127.0.0.1", done));
  writeFileSync(path.join(workspace, "ca.pem"), certificate.cert);
  const [looked, connected]: [string[], string[]] = [[], []];
  const egress = await openEgress({
    directory: path.join(root, "temp/egress"),
    allows: (host) => host === "example.com" || host.endsWith(".example.com"),
    resolve: (host) => {
      looked.push(host);
      return Promise.resolve(NAMES[host] ?? []);
    },
    connect: (address, port) => {
      connected.push(`${address}:${port}`);
      const to = port === 443 ? (safe.address() as AddressInfo).port : Number(new URL(answer.url).port);
      return connect({ host: "127.0.0.1", port: to });
    },
  });
  const shown = policy === "none" ? undefined : egress;
  const place = shown === undefined ? sandbox : sandbox.showing(shown.readable);
  const shell = openShell({
    sandbox: place.name,
    wrap: (argv, { directory }) => place.wrap(shown?.wrap(argv) ?? argv, directory),
    environment: shown?.environment ?? {},
  });
  return {
    looked,
    connected,
    async run(line: string): Promise<string> {
      const output: Buffer[] = [];
      const environment = {
        PATH: process.env["PATH"] ?? "",
        NODE: process.execPath,
        NODE_EXTRA_CA_CERTS: path.join(workspace, "ca.pem"),
      };
      const onOutput = (chunk: Buffer): void => void output.push(chunk);
      const { signal } = new AbortController();
      const limits = { timeoutMs: 20_000, idleMs: 0, signal };
      await shell.start({ line, directory: workspace, environment, onOutput, ...limits }).ended;
      return Buffer.concat(output).toString().trimEnd();
    },
    async [Symbol.asyncDispose]() {
      await shell[Symbol.asyncDispose]();
      await egress[Symbol.asyncDispose]();
      expect(existsSync(path.join(root, "temp/egress"))).toBe(false);
      safe.closeAllConnections();
      safe.close();
      await answer[Symbol.asyncDispose]();
    },
  };
}
