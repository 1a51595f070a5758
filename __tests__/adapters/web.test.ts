import { createServer as createTlsServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { openWeb } from "../../src/adapters/web.ts";
import { privacyOf } from "../../src/adapters/address.ts";
import { systemClock } from "../../src/adapters/machine.ts";
import type { WebRequest } from "../../src/ports.ts";
import { makeCertificate } from "../world/certificate.ts";
import { heldClock } from "../world/clock.ts";
import { listen } from "../world/loopback.ts";
import { openWebSite } from "../world/web-site.ts";

const PUBLIC = { "example.com": ["93.184.216.34"] };

function request(url: string, over: Partial<WebRequest> = {}): WebRequest {
  return { url: new URL(url), maxBytes: 1_000, timeoutMs: 0, signal: new AbortController().signal, ...over };
}

// A time limit of 0 would expire immediately.
const PATIENT = { timeoutMs: 60_000 };

describe("an address is rejected", () => {
  test.each([
    ["127.0.0.1", "loopback"],
    ["127.255.255.254", "loopback"],
    ["0.0.0.0", "unspecified"],
    ["10.1.2.3", "private"],
    ["172.16.0.1", "private"],
    ["172.31.255.255", "private"],
    ["192.168.1.1", "private"],
    ["100.64.0.1", "CGNAT"],
    ["100.100.100.200", "CGNAT"],
    ["169.254.169.254", "metadata"],
    ["168.63.129.16", "cloud's own"],
    ["192.0.0.192", "reserved"],
    ["198.18.0.1", "benchmarks"],
    ["192.0.2.1", "documentation"],
    ["192.88.99.1", "6to4"],
    ["198.51.100.1", "documentation"],
    ["203.0.113.7", "documentation"],
    ["224.0.0.1", "multicast"],
    ["255.255.255.255", "reserved"],
    ["::", "unspecified"],
    ["::1", "loopback"],
    ["0:0:0:0:0:0:0:1", "loopback"],
    ["::ffff:127.0.0.1", "loopback"],
    ["::ffff:7f00:1", "loopback"],
    ["0:0:0:0:0:ffff:169.254.169.254", "metadata"],
    ["::127.0.0.1", "reserved"],
    ["64:ff9b::10.0.0.1", "private"],
    ["64:ff9b::a9fe:a9fe", "metadata"],
    ["64:ff9b:1::1", "reserved"],
    ["2002:7f00:1::1", "6to4"],
    ["2001::1", "protocols"],
    ["2001:db8::1", "documentation"],
    ["3fff::1", "documentation"],
    ["fe80::1", "link-local"],
    ["fe80::1%eth0", "no address"],
    ["fc00::1", "private"],
    ["fd00:ec2::254", "private"],
    ["ff02::1", "multicast"],
    ["100::1", "reserved"],
    ["example.com", "no address"],
    ["", "no address"],
  ])("when it is %s (%s)", (address, what) => {
    expect(privacyOf(address)).toContain(what);
  });

  test.each([
    "93.184.216.34",
    "1.1.1.1",
    "172.15.255.255",
    "172.32.0.1",
    "100.63.255.255",
    "100.128.0.1",
    "168.63.129.17",
    "2606:4700::1111",
    "2a00:1450:4001:82a::200e",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "2001:200::1",
  ])("unless it is public like %s", (address) => {
    expect(privacyOf(address)).toBeUndefined();
  });
});

describe("a request", () => {
  test("goes once to the address that was checked, under the host's name", async () => {
    await using site = await openWebSite(PUBLIC, (_, response) => {
      response.setHeader("content-type", "text/plain");
      response.end("hello");
    });
    const answer = await site.web.fetch(request("http://example.com/a?b=c#d", PATIENT));
    expect(answer).toEqual({ kind: "answered", status: 200, type: "text/plain", bytes: Buffer.from("hello") });
    expect(site.looked).toEqual(["example.com"]);
    expect(site.connected).toEqual(["93.184.216.34:80"]);
    expect(site.asked).toEqual(["GET http://example.com/a?b=c"]);
  });

  test("carries neither cookies nor credentials", async () => {
    let sent: object = {};
    await using site = await openWebSite(PUBLIC, ({ headers }, response) => {
      sent = headers;
      response.end();
    });
    await site.web.fetch(request("http://example.com/", PATIENT));
    expect(Object.keys(sent).toSorted()).toEqual([
      "accept",
      "accept-encoding",
      "accept-language",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  test.each([
    ["loopback", ["127.0.0.1"]],
    ["a public address and a private one", ["93.184.216.34", "10.0.0.5"]],
    ["the metadata service", ["169.254.169.254"]],
    ["IPv6 loopback", ["::1"]],
    ["a mapped address", ["::ffff:192.168.0.1"]],
  ])("to a name that leads to %s is refused", async (_, addresses) => {
    await using site = await openWebSite({ "evil.example": addresses }, (__, response) => void response.end("secret"));
    const answer = await site.web.fetch(request("http://evil.example/", PATIENT));
    expect(answer).toMatchObject({ kind: "refused", reason: expect.stringContaining("evil.example is ") });
    expect(site.connected).toEqual([]);
    expect(site.asked).toEqual([]);
  });

  test.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://１２７.0.0.1/",
  ])("to %s is refused without a name lookup", async (url) => {
    await using site = await openWebSite({}, (_, response) => void response.end("secret"));
    expect(await site.web.fetch(request(url, PATIENT))).toMatchObject({ kind: "refused" });
    expect([site.looked, site.connected]).toEqual([[], []]);
  });

  test("to this machine is refused with the real resolver too", async () => {
    const lookups: unknown[] = [];
    await using server = await listen(
      (incoming) => void lookups.push(incoming.url),
      () => {},
    );
    const web = openWeb({ clock: systemClock });
    const { port } = new URL(server.url);
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(await web.fetch(request(`http://${host}:${port}/`, PATIENT))).toMatchObject({ kind: "refused" });
    }
    expect(lookups).toEqual([]);
  });

  test("goes to the next address when one refuses the connection", async () => {
    const names = { "example.com": ["2606:4700::1111", "93.184.216.34", "1.1.1.1"] };
    await using site = await openWebSite(names, (_, response) => void response.end("hi"), {
      closed: ["93.184.216.34"],
    });
    expect(await site.web.fetch(request("http://example.com/", PATIENT))).toMatchObject({ kind: "answered" });
    expect(site.connected).toEqual(["93.184.216.34:80", "1.1.1.1:80"]);
  });

  test("to an unknown name fails with the resolver's message", async () => {
    await using site = await openWebSite({}, () => {});
    const answer = await site.web.fetch(request("http://nowhere.example/", PATIENT));
    expect(answer).toEqual({ kind: "failed", message: "getaddrinfo ENOTFOUND nowhere.example" });
  });
});

/** Two thousand bytes that unpack to nothing. */
function manyEmpty(): Buffer {
  return Buffer.concat(Array.from({ length: 100 }, () => gzipSync("")));
}

describe("an answer", () => {
  test("that redirects is returned and not followed", async () => {
    await using site = await openWebSite(PUBLIC, (_, response) => {
      response.writeHead(302, { location: "http://169.254.169.254/" });
      response.end("x".repeat(5_000));
    });
    const answer = await site.web.fetch(request("http://example.com/", PATIENT));
    expect(answer).toMatchObject({ kind: "answered", status: 302, location: "http://169.254.169.254/" });
    expect(site.connected).toHaveLength(1);
  });

  test.each([
    ["gzip", gzipSync("hello")],
    ["br", brotliCompressSync("hello")],
    ["identity", Buffer.from("hello")],
  ])("encoded as %s is decoded", async (encoding, bytes) => {
    await using site = await openWebSite(PUBLIC, (_, response) => {
      response.writeHead(200, { "content-encoding": encoding });
      response.end(bytes);
    });
    const answer = await site.web.fetch(request("http://example.com/", PATIENT));
    expect(answer).toMatchObject({ kind: "answered", bytes: Buffer.from("hello") });
  });

  test.each([
    ["as sent", {}, Buffer.alloc(1_001)],
    ["once unpacked", { "content-encoding": "gzip" }, gzipSync(Buffer.alloc(1_000_000))],
    ["as sent, though it unpacks to nothing", { "content-encoding": "gzip" }, manyEmpty()],
    ["by its Content-Length", { "content-length": "5000" }, Buffer.alloc(1)],
  ])("that is too large %s is dropped", async (_, headers, bytes) => {
    await using site = await openWebSite(PUBLIC, (__, response) => {
      response.writeHead(200, headers);
      response.write(bytes, () => response.end());
    });
    expect(await site.web.fetch(request("http://example.com/", PATIENT))).toEqual({ kind: "too_large" });
  });

  test("of exactly the allowed size is accepted", async () => {
    await using site = await openWebSite(PUBLIC, (_, response) => void response.end(Buffer.alloc(1_000)));
    const answer = await site.web.fetch(request("http://example.com/", PATIENT));
    expect(answer.kind === "answered" && answer.bytes.length).toBe(1_000);
  });

  test.each([
    ["cannot be decoded", { "content-encoding": "gzip" }],
    ["has an encoding that was not requested", { "content-encoding": "compress" }],
    ["is cut off", { "content-length": "10" }],
  ])("that %s fails", async (_, headers) => {
    await using site = await openWebSite(PUBLIC, (__, response) => {
      response.writeHead(200, headers);
      response.write("hello", () => response.destroy());
    });
    expect(await site.web.fetch(request("http://example.com/", PATIENT))).toMatchObject({ kind: "failed" });
  });

  test("that never arrives is abandoned at the time limit", async () => {
    const clock = heldClock();
    await using site = await openWebSite(PUBLIC, () => clock.advance(9_000), { clock });
    const fetching = site.web.fetch(request("http://example.com/", { timeoutMs: 9_000 }));
    expect(await fetching).toEqual({ kind: "timed_out" });
  });

  test("that arrives too slowly is abandoned at the time limit", async () => {
    const clock = heldClock();
    await using site = await openWebSite(
      PUBLIC,
      (_, response) => {
        response.writeHead(200, { "content-length": "100" });
        response.write("h", () => clock.advance(9_000));
      },
      { clock },
    );
    const fetching = site.web.fetch(request("http://example.com/", { timeoutMs: 9_000 }));
    expect(await fetching).toEqual({ kind: "timed_out" });
  });

  test("is not awaited after the run is cancelled", async () => {
    const stop = new AbortController();
    await using site = await openWebSite(PUBLIC, () => stop.abort(), { clock: heldClock() });
    const fetching = site.web.fetch(request("http://example.com/", { timeoutMs: 9_000, signal: stop.signal }));
    expect(await fetching).toEqual({ kind: "cancelled" });
  });
});

describe("over TLS", () => {
  const { key, cert } = makeCertificate("example.com");

  async function openSecure(): Promise<AsyncDisposable & { readonly port: number; readonly named: unknown[] }> {
    const named: unknown[] = [];
    const server = createTlsServer({ key, cert }, (_, response) => void response.end("sealed"));
    server.on("secureConnection", (socket: { servername?: unknown }) => named.push(socket.servername));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
    return { port, named, [Symbol.asyncDispose]: close };
  }

  test("an untrusted certificate is refused", async () => {
    await using secure = await openSecure();
    await using site = await openWebSite(PUBLIC, () => {}, { port: secure.port });
    const answer = await site.web.fetch(request("https://example.com/", PATIENT));
    expect(answer).toMatchObject({ kind: "failed", message: expect.stringMatching(/certificate/i) });
  });

  test("the certificate must be the host's, whatever the address", async () => {
    await using secure = await openSecure();
    const names = { ...PUBLIC, "other.example": ["93.184.216.34"] };
    await using site = await openWebSite(names, () => {}, { port: secure.port });
    const before = getCACertificates("default");
    setDefaultCACertificates([...before, cert]);
    try {
      const answer = await site.web.fetch(request("https://example.com/", PATIENT));
      expect(answer).toMatchObject({ kind: "answered", bytes: Buffer.from("sealed") });
      expect(secure.named).toEqual(["example.com"]);
      expect(site.connected).toEqual(["93.184.216.34:443"]);
      const other = await site.web.fetch(request("https://other.example/", PATIENT));
      expect(other).toMatchObject({ kind: "failed", message: expect.stringContaining("altnames") });
    } finally {
      setDefaultCACertificates(before);
    }
  });
});
