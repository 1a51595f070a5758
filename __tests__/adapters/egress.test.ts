/** Network access from the sandbox: the proxy for hosts, raw TCP for services, and the forwarder that leads to both. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as readBody } from "node:stream/consumers";
import { connect as connectTls, createServer as createTlsServer, type TlsOptions } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openEgress } from "../../src/adapters/egress.ts";
import { makeCertificate } from "../world/certificate.ts";
import {
  connectChanged,
  ENCRYPTED,
  makeHello,
  serverNames,
  splitRecords,
  takeClientHello,
} from "../world/client-hello.ts";
import { listenFreely, openWaysOut, readAll, serve, startForwarder, type Scene } from "../world/ways-out.ts";

const PUBLIC = "93.184.216.34";
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "example.com": [PUBLIC],
  "other.example": [PUBLIC],
  "inner.example.com": ["10.1.2.3"],
  "meta.example.com": ["169.254.169.254"],
  "both.example.com": [PUBLIC, "127.0.0.1"],
};
const NAME = { servername: "example.com", rejectUnauthorized: false };
const certificate = makeCertificate("example.com");
const root = mkdtempSync(path.join(tmpdir(), "remit-ways-"));
const trusted = path.join(root, "ca.pem");

beforeAll(() => writeFileSync(trusted, certificate.cert));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the proxy", () => {
  test("connects Node's fetch to an open host, with or without TLS, at the address it checked", async () => {
    await using site = await openSite();
    const base = await site.forward();
    expect(await site.fetch(base, "http://example.com/a?b=c")).toBe("GET example.com /a?b=c");
    expect(await site.fetch(base, "https://example.com/safe")).toBe("TLS GET example.com /safe");
    expect(site.connected).toEqual([`${PUBLIC}:80`, `${PUBLIC}:443`]);
    expect(site.looked).toEqual(["example.com", "example.com"]); // A second lookup could return another address.
    expect(site.refusals).toEqual([]);
  });

  test.each([
    ["a host that the policy does not name", "http://other.example/", "do not name other.example"],
    ["a name that only ends the same", "http://notexample.com/", "do not name notexample.com"],
    ["a private address", "http://inner.example.com/", "10.1.2.3, a private address"],
    ["the cloud's metadata by name", "http://meta.example.com/latest/", "169.254.169.254"],
    ["the cloud's metadata by address", "http://169.254.169.254/latest/meta-data/", "addresses are not allowed"],
    ["an address in hexadecimal", "http://0xa9fea9fe/", "addresses are not allowed"],
    ["a name that also leads to loopback", "http://both.example.com/", "127.0.0.1, a loopback address"],
    ["another port", "http://example.com:8080/", "port 8080 is closed"],
    ["a name and a password", "http://a:b@example.com/", "password"],
    ["a path without a host", "/path", "a complete address"],
  ])("does not forward a plain request to %s", async (_what, url, expected) => {
    await using site = await openSite();
    expect(await site.ask(url)).toContain(expected);
    expect(site.connected).toEqual([]);
  });

  test.each([
    ["a host that the policy does not name", "other.example:443", "do not name other.example"],
    ["a private address", "inner.example.com:443", "10.1.2.3, a private address"],
    ["the cloud's metadata by name", "meta.example.com:443", "169.254.169.254"],
    ["the cloud's metadata by address", "169.254.169.254:443", "addresses are not allowed"],
    ["another port", "example.com:22", "port 22 is closed"],
    ["an unreadable address", "example.com", "port ? is closed"],
  ])("refuses a tunnel to %s, and reports it", async (_what, authority, expected) => {
    await using site = await openSite();
    const { head } = await site.tunnel(authority);
    expect(head).toMatch(/^HTTP\/1\.1 403 /);
    expect(head).toContain(expected);
    expect(site.refusals.join()).toContain(expected);
    expect(site.connected).toEqual([]);
  });

  test.each(["GET", "HEAD", "OPTIONS", "DELETE", "POST"])(
    "says where the body of a %s ends, so that the server finds no second request in it",
    async (method) => {
      await using site = await openSite();
      const inner = "GET /inner HTTP/1.1\r\nHost: other.example\r\n\r\n";
      const ask = `${method} http://example.com/outer HTTP/1.1\r\nHost: example.com\r\nConnection: close, Content-Length\r\n`;
      for (const [framing, body] of [
        ["Transfer-Encoding: chunked", `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`],
        [`Content-Length: ${inner.length}`, inner],
      ]) {
        const socket = site.enter("proxy");
        socket.write(`${ask}${framing}\r\n\r\n${body}`);
        await readAll(socket);
      }
      expect(site.bodies).toEqual([`/outer ${inner}`, `/outer ${inner}`]);
    },
  );

  test("sets Host from the requested address, whatever the request says", async () => {
    await using site = await openSite();
    expect(await site.ask("http://EXAMPLE.com/form", "other.example")).toContain("GET example.com /form");
  });
});

describe("a tunnel", () => {
  test.each([
    ["in one piece", (hello: Buffer) => [hello]],
    ["byte by byte", (hello: Buffer) => [...hello].map((byte) => Buffer.from([byte]))],
    ["in records of 40 bytes", (hello: Buffer) => [splitRecords(hello, 40)]],
    ["in records of a byte, byte by byte", (hello: Buffer) => [...splitRecords(hello, 1)].map((b) => Buffer.from([b]))],
  ])("carries TLS whose ClientHello names the tunnel's host, sent %s", async (_how, change) => {
    await using site = await openSite();
    const { socket, head } = await site.tunnel("EXAMPLE.com.:443");
    expect(head).toContain(" 200 ");
    expect(await readAnswer(connectChanged({ ...NAME, servername: "Example.COM" }, socket, change))).toBe("hello");
    expect(site.refusals).toEqual([]);
  });

  test("carries a ClientHello that came together with the CONNECT request", async () => {
    await using site = await openSite();
    const { socket } = await site.tunnel("example.com:443", await takeClientHello(NAME));
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer[0]).toBe(22); // The server's handshake.
    socket.destroy();
  });

  test.each<readonly [string, string, () => Buffer | Promise<Buffer>]>([
    ["names another server", "(SNI)", () => takeClientHello({ servername: "other.example" })],
    ["names no server", "names no server", () => takeClientHello({})],
    ["names several", "several servers", () => makeHello([serverNames("example.com", "other.example")])],
    ["names a longer one", "(SNI)", () => makeHello([serverNames("example.com\0.other.example")])],
    ["contains an encrypted name", "(ECH)", () => makeHello([serverNames("example.com"), ENCRYPTED])],
    ["belongs to another protocol", "for TLS", () => Buffer.from("SSH-2.0-OpenSSH_9.6\r\n")],
    ["is a plain request", "for TLS", () => Buffer.from("GET / HTTP/1.1\r\nHost: other.example\r\n\r\n")],
    [
      "is longer than 16 KiB",
      "16 KiB",
      () => splitRecords(makeHello([serverNames("example.com"), [21, Buffer.alloc(17_000)]]), 9_000),
    ],
    ["ends too soon", "no complete ClientHello", () => makeHello([serverNames("example.com")]).subarray(0, -1)],
  ])("whose first message %s is closed with an alert, reported, and not connected", async (_what, expected, make) => {
    await using site = await openSite();
    const { socket } = await site.tunnel("example.com:443");
    socket.end(await make());
    expect([...(await readAll(socket))]).toEqual([21, 3, 3, 0, 2, 2, 49]);
    expect(site.refusals).toEqual([expect.stringContaining(expected)]);
    expect(site.connected).toEqual([]);
  });

  test("whose client stays silent is closed after a time limit", async () => {
    await using site = await openSite({ patienceMs: 20 });
    const { socket } = await site.tunnel("example.com:443");
    socket.write(Buffer.from([22, 3, 1]));
    await readAll(socket);
    expect(site.refusals).toEqual([expect.stringContaining("no complete ClientHello")]);
    expect(site.connected).toEqual([]);
  });

  test("carries a second ClientHello with the same name when the server asks for it", async () => {
    await using site = await openSite({ tls: { ecdhCurve: "P-384" } });
    const { socket } = await site.tunnel("example.com:443");
    const client = connectChanged({ ...NAME, ecdhCurve: "X25519:P-384" }, socket, (hello) => [hello]);
    expect(await readAnswer(client)).toBe("hello");
    expect(client.getEphemeralKeyInfo()).toMatchObject({ size: 384 });
    expect(site.refusals).toEqual([]);
  });

  test.each([
    ["after the server asked for it", true],
    ["before the server asked for it", false],
  ])("does not carry a second ClientHello with another name, sent %s", async (_when, isPolite) => {
    await using site = await openSite({ tls: { ecdhCurve: "P-384" } });
    const curves = { ecdhCurve: "X25519:P-384" };
    const first = await takeClientHello({ ...NAME, ...curves });
    const second = await takeClientHello({ servername: "other.example", ecdhCurve: "P-384" });
    const { socket } = await site.tunnel("example.com:443", isPolite ? first : Buffer.concat([first, second]));
    if (isPolite) {
      await once(socket, "readable");
      socket.write(second);
    }
    await readAll(socket);
    expect(site.refusals).toEqual(['example.com: the client asks the server for "other.example" (SNI)']);
    expect(site.asked).toEqual(["example.com"]);
  });
});

describe("a service", () => {
  test("is reached over raw TCP, and may answer after its client has closed its side", async () => {
    await using database = await serve((socket) => {
      void readAll(socket).then((asked) => socket.end(`rows for ${asked.toString()}`));
    });
    const service = { host: "db", port: database.port };
    await using ways = await openWaysOut({ services: [service], names: { db: ["172.18.0.2"] } });
    expect(ways.egress.names).toEqual([{ name: "db", address: "127.0.0.1" }]);
    expect(ways.egress.environment).toEqual({});
    const base = await ways.forward();
    expect(await say(`${base}.1`, database.port, "select 1")).toBe("rows for select 1");
    expect(ways.connected).toEqual([`172.18.0.2:${database.port}`]);
  });

  test("that sends without end is slowed to its client's pace, and loses no data", async () => {
    const size = 8 * 1024 * 1024;
    await using echo = await serve((socket) => void socket.pipe(socket));
    await using ways = await openWaysOut({
      services: [{ host: "echo", port: echo.port }],
      names: { echo: ["10.0.0.9"] },
    });
    const client = ways.enter("0");
    client.end(Buffer.alloc(size, 5));
    expect((await readAll(client)).equals(Buffer.alloc(size, 5))).toBe(true);
  });

  test("may share a port with others: each name gets its own address, localhost keeps 127.0.0.1", async () => {
    const services = [
      { host: "first", port: 5432 },
      { host: "SECOND", port: 5432 },
      { host: "second", port: 6379 },
      { host: "third", port: 9200 },
      { host: "localhost", port: 5432 },
      { host: "localhost", port: 3128 },
      { host: "localhost", port: 3128 },
    ];
    await using ways = await openWaysOut({ services, allows: () => false });
    expect(ways.egress.names).toEqual([
      { name: "first", address: "127.0.0.2" },
      { name: "second", address: "127.0.0.3" },
      { name: "third", address: "127.0.0.1" },
    ]);
    expect(ways.egress.forwarder.slice(2).map((word) => word.replace(/=.*/, ""))).toEqual([
      "127.0.0.2:3128",
      "127.0.0.1:5432",
      "127.0.0.1:3128",
      "127.0.0.2:5432",
      "127.0.0.3:5432",
      "127.0.0.3:6379",
      "127.0.0.1:9200",
    ]);
    expect(ways.egress.environment).toMatchObject({
      HTTPS_PROXY: "http://127.0.0.2:3128",
      no_proxy: "localhost,127.0.0.1,::1,first,second,third",
    });
  });

  test.each([
    "169.254.169.254",
    "::ffff:169.254.169.254",
    "64:ff9b::a9fe:a9fe",
    "fe80::1%eth0",
    "fd00:ec2::254",
    "168.63.129.16",
  ])("at %s, a cloud metadata address, is not reached even if the policy names it", async (address) => {
    await using ways = await openWaysOut({
      services: [{ host: "db", port: 80 }],
      names: { db: ["10.0.0.9", address] },
    });
    expect((await readAll(ways.enter("0"))).length).toBe(0);
    expect(ways.refusals.join()).toContain("where clouds keep their metadata");
    expect(ways.connected).toEqual([]);
  });

  test("is looked up for every connection, and reported once when it is not found", async () => {
    await using ways = await openWaysOut({ services: [{ host: "db", port: 5432 }] });
    for (const _ of [1, 2]) await readAll(ways.enter("0"));
    expect(ways.looked).toEqual(["db", "db"]);
    expect(ways.refusals).toEqual(["db:5432: db was not found"]);
  });

  test("that refuses or cuts a connection closes only its client's connection", async () => {
    await using resetting = await serve((socket) => socket.once("data", () => socket.resetAndDestroy()));
    const gone = await serve(() => undefined);
    await gone[Symbol.asyncDispose]();
    const services = [resetting.port, gone.port].map((port) => ({ host: "localhost", port }));
    await using ways = await openWaysOut({ services, names: { localhost: ["127.0.0.1"] } });
    const base = await ways.forward();
    for (const port of [resetting.port, gone.port, resetting.port])
      expect(await say(`${base}.1`, port, "hello")).toBe("");
    expect(ways.refusals).toEqual([`localhost:${gone.port}: localhost accepts no connection on port ${gone.port}`]);
  });
});

describe("egress", () => {
  test("allows 512 connections at most, and another as soon as one has closed", async () => {
    await using echo = await serve((socket) => void socket.pipe(socket));
    const services = [{ host: "localhost", port: echo.port }];
    await using ways = await openWaysOut({ services, names: { localhost: ["127.0.0.1"] } });
    const connections = await Promise.all(Array.from({ length: 512 }, () => greet(ways.enter("0"))));
    expect(connections.every(({ answer }) => answer === "hi")).toBe(true);
    expect((await greet(ways.enter("0"))).answer).toBe("");
    expect(ways.refusals).toEqual(["the sandbox: 512 connections are open already"]);
    expect(ways.connected).toHaveLength(512);
    connections[0]?.socket.end();
    await once(connections[0]?.socket as Socket, "close");
    expect((await greet(ways.enter("0"))).answer).toBe("hi");
    for (const { socket } of connections) socket.destroy();
  });

  test("does not count refused connections towards the limit", async () => {
    await using site = await openSite();
    for (let count = 0; count < 520; count++) {
      const { socket, head } = await site.tunnel("other.example:443", Buffer.from("more"));
      expect(head).toContain(" 403 ");
      socket.end();
    }
    expect(await site.ask("http://example.com/still")).toContain("GET example.com /still");
    expect(site.refusals).toHaveLength(1);
  });

  test("reports at most a hundred refusals, each cut to one line's length", async () => {
    await using site = await openSite();
    for (let count = 0; count < 105; count++) await site.tunnel(`${"x".repeat(600)}${count}:443`);
    for (let count = 0; count < 105; count++) await site.tunnel(`host${count}:443`);
    expect(site.refusals).toHaveLength(100);
    expect(Math.max(...site.refusals.map((line) => line.length))).toBeLessThan(800);
  });

  test("uses a directory for this user only, removed together with all connections", async () => {
    const silent = await serve(() => undefined);
    const services = [{ host: "localhost", port: silent.port }];
    const ways = await openWaysOut({ services, allows: () => true, names: { ...NAMES, localhost: ["127.0.0.1"] } });
    expect(statSync(ways.directory).mode & 0o777).toBe(0o700);
    expect(readdirSync(ways.directory).toSorted()).toEqual(["0", "forward.mjs", "proxy"]);
    const open = ways.enter("0");
    await once(open, "connect");
    const { socket } = await ways.tunnel("example.com:443");
    await Promise.all([readAll(open), readAll(socket), ways[Symbol.asyncDispose]()]);
    expect(existsSync(ways.directory)).toBe(false);
    await silent[Symbol.asyncDispose]();
  });

  test("starts nothing when the policy names neither hosts nor services", async () => {
    await using ways = await openWaysOut({});
    expect(ways.egress).toMatchObject({ forwarder: [], environment: {}, names: [] });
  });

  test("does not open when the path of a socket would be too long", async () => {
    const directory = path.join(root, "x".repeat(100));
    const opening = openEgress({ services: [], directory, inside: "/egress", node: "node" });
    await expect(opening).rejects.toThrow("too long a path");
  });

  test("fails with the forwarder's reason when the forwarder cannot listen", async () => {
    await using ways = await openWaysOut({ services: [{ host: "db", port: 5432 }] });
    await ways.forward();
    await expect(startForwarder(ways.egress.forwarder)).rejects.toThrow(/^exit 1: cannot listen on .*EADDRINUSE/);
  });
});

async function openSite({ tls = {}, ...scene }: Scene & { readonly tls?: TlsOptions } = {}) {
  const [args, bodies]: [string[], string[]] = [[], []];
  const http = createHttpServer((request, response) => {
    void readBody(request).then((body) => bodies.push(`${request.url} ${body}`));
    const safe = (request.socket as { encrypted?: boolean }).encrypted === true ? "TLS " : "";
    response.end(`${safe}${request.method} ${request.headers.host} ${request.url}`);
  });
  const plain = await listenFreely(http);
  // Ends a connection of a plain TLS client with one word; HTTP requests get the plain server's answer.
  const SNICallback: TlsOptions["SNICallback"] = (name, done) => {
    args.push(name);
    done(null);
  };
  const secure = createTlsServer({ ...certificate, SNICallback, ALPNProtocols: ["http/1.1"], ...tls }, (socket) => {
    socket.on("error", () => undefined);
    if (socket.alpnProtocol === "http/1.1") http.emit("connection", socket);
    else socket.end("hello");
  });
  secure.on("tlsClientError", () => undefined);
  const safe = await listenFreely(secure);
  const ways = await openWaysOut({
    allows: (host) => host === "example.com" || host.endsWith(".example.com"),
    names: NAMES,
    ports: { 80: plain.port, 443: safe.port },
    ...scene,
  });
  return {
    ...ways,
    asked: args,
    /** The address and the body of every request that the server has read to its end. */
    bodies,
    /** The answer to a plain request through the proxy. */
    async ask(url: string, host = "example.com"): Promise<string> {
      const socket = ways.enter("proxy");
      socket.write(`GET ${url} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      return (await readAll(socket)).toString();
    },
    /** What Node's fetch receives in a separate process. */
    async fetch(base: string, url: string): Promise<string> {
      const environment = Object.entries(ways.egress.environment).map(([name, value]) => {
        return [name, value.replace("//127.0.0.", `//${base}.`)];
      });
      // Plain requests go through node:http, since fetch would ask for a tunnel to port 80.
      const script = url.startsWith("http:")
        ? 'require("node:http").get(process.argv[1], (answer) => answer.pipe(process.stdout))'
        : "fetch(process.argv[1]).then((answer) => answer.text()).then((text) => process.stdout.write(text))";
      const child = spawn(process.execPath, ["-e", script, url], {
        env: { ...Object.fromEntries(environment), NODE_EXTRA_CA_CERTS: trusted },
        stdio: ["ignore", "pipe", "inherit"],
      });
      return (await child.stdout.toArray()).join("");
    },
    async [Symbol.asyncDispose]() {
      await ways[Symbol.asyncDispose]();
      await safe[Symbol.asyncDispose]();
      await plain[Symbol.asyncDispose]();
    },
  };
}

async function readAnswer(client: ReturnType<typeof connectTls>): Promise<string> {
  return (await readAll(client)).toString();
}

/** Sends a text on a connection, ends its own side and returns the whole answer. */
async function say(host: string, port: number, text: string): Promise<string> {
  const { connect } = await import("node:net");
  const socket = connect({ host, port, allowHalfOpen: true });
  socket.on("error", () => undefined).end(text);
  const received = await readAll(socket);
  socket.destroy();
  return received.toString();
}

async function greet(socket: Socket): Promise<{ readonly socket: Socket; readonly answer: string }> {
  socket.on("error", () => undefined).write("hi");
  const answer = await new Promise<string>((done) => {
    socket.once("data", (text: Buffer) => done(text.toString())).once("close", () => done(""));
  });
  return { socket, answer };
}
