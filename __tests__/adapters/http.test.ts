import { subscribe, unsubscribe } from "node:diagnostics_channel";
import dns from "node:dns";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, jest, test } from "@jest/globals";
import { goByProxy, send } from "../../src/adapters/http.ts";
import { listen } from "../world/loopback.ts";

const open = (serve: (request: IncomingMessage, response: ServerResponse) => void) =>
  listen(serve, (error) => expect(error).toBeUndefined());

test("an answer has its status, its headers in lower case and its body", async () => {
  await using server = await open((_, response) => {
    response.writeHead(201, { "X-Total": "2", "Set-Cookie": ["a", "b"] }).end("Grüße");
  });
  const answer = await send(server.url);
  expect(answer).toMatchObject({ status: 201, ok: true, url: server.url });
  expect([answer.headers.get("x-total"), answer.headers.get("set-cookie")]).toEqual(["2", "a, b"]);
  expect(await answer.text()).toBe("Grüße");
});

test("a packed body is unpacked", async () => {
  await using server = await open((request, response) => {
    expect(request.headers["accept-encoding"]).toBe("gzip");
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("packed"));
  });
  expect(await (await send(server.url)).text()).toBe("packed");
});

test("a packed body that breaks off is an error", async () => {
  await using server = await open((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("packed".repeat(99)).subarray(0, 20));
  });
  const answer = await send(server.url);
  await expect(answer.text()).rejects.toThrow("unexpected end of file");
});

test("a request without an answer rejects with the network's code", async () => {
  await using server = await open((_, response) => void response.destroy());
  await expect(send(server.url)).rejects.toMatchObject({ code: "ECONNRESET" });
});

test.each(["before the answer", "in the middle of the body"])("an abort %s gives the signal's reason", async (when) => {
  const stop = new AbortController();
  const abort = () => stop.abort("no longer wanted");
  await using server = await open((_, response) => {
    if (when === "before the answer") abort();
    else response.write("begun");
  });
  const whole = async () => {
    for await (const piece of (await send(server.url, { signal: stop.signal })).body ?? []) {
      expect(Buffer.from(piece).toString()).toBe("begun");
      abort();
    }
  };
  await expect(whole()).rejects.toBe("no longer wanted");
});

test("a redirect to another host does not take the token there", async () => {
  await using other = await open((request, response) => void response.end(`got ${request.headers.authorization}`));
  const elsewhere = other.url.replace("127.0.0.1", "localhost");
  await using server = await open((_, response) => void response.writeHead(302, { location: elsewhere }).end());
  expect(await (await send(server.url, { headers: { authorization: "t" } })).text()).toBe("got undefined");
  expect(await send(server.url, { redirect: "manual" })).toMatchObject({ status: 302 });
});

test("connections are used again, also after an answer without a body", async () => {
  const ports = new Set<number | undefined>();
  await using server = await open((request, response) => {
    ports.add(request.socket.remotePort);
    response.writeHead(204).end();
  });
  for (let request = 0; request < 3; request++) {
    expect((await send(server.url)).body).toBeNull();
    await setImmediate(); // Node frees a connection only after it has reported the end of the answer.
  }
  expect(ports.size).toBe(1);
});

test("a request is given up when neither side sends anything", async () => {
  await using server = await open((request, response) => {
    if (request.url === "/half") response.write("half");
  });
  await expect(send(server.url, { silence: 30 })).rejects.toThrow("nothing was sent for 0.03 seconds");
  const answer = await send(`${server.url}/half`, { silence: 30 });
  await expect(answer.text()).rejects.toThrow("nothing was sent for 0.03 seconds");
});

test("requests on one connection leave nothing behind on it", async () => {
  const sockets = new Set<Socket>();
  const connected = ({ socket }: { socket: Socket }) => void sockets.add(socket);
  subscribe("net.client.socket", connected as Parameters<typeof subscribe>[1]);
  await using server = await open((_, response) => response.end());
  const ask = async () => {
    await (await send(server.url, { silence: 60_000 })).text();
    await setImmediate();
    return [...sockets].map((socket) => [socket.listenerCount("timeout"), socket.listenerCount("close")]);
  };
  const first = await ask();
  expect(first).toHaveLength(1);
  for (let request = 0; request < 12; request++) expect(await ask()).toEqual(first);
  unsubscribe("net.client.socket", connected as Parameters<typeof subscribe>[1]);
});

test("a host with several addresses that all refuse gives a reason", async () => {
  const gone = await open(() => undefined);
  await gone[Symbol.asyncDispose]();
  const lookup = jest.spyOn(dns, "lookup") as unknown as jest.Mock<(...args: never[]) => void>;
  lookup.mockImplementation((...[, , done]: [never, never, (error: null, found: object[]) => void]) =>
    done(null, [
      { address: "127.0.0.1", family: 4 },
      { address: "127.0.0.2", family: 4 },
    ]),
  );
  const failed = await send(gone.url.replace("127.0.0.1", "two.test")).catch((error: unknown) => error);
  lookup.mockRestore();
  expect(failed).toMatchObject({ message: expect.stringContaining("ECONNREFUSED"), code: "ECONNREFUSED" });
});

test("a proxy's address that cannot be read is a fault that does not show its password", () => {
  const { http_proxy: before } = process.env;
  process.env["http_proxy"] = "http://maria:hunter2@prox y:80";
  const failed = thrownBy(goByProxy);
  if (before === undefined) delete process.env["http_proxy"];
  else process.env["http_proxy"] = before;
  expect(String(failed)).toContain("Write it like http://proxy.example:8080");
  expect(inspect(failed)).not.toContain("hunter2");
});

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test("whoever sends learns when all has been sent", async () => {
  await using server = await open((_, response) => response.end());
  let sent = 0;
  await send(server.url, { method: "POST", body: "x".repeat(100_000), sent: () => (sent += 1) });
  expect(sent).toBe(1);
});
