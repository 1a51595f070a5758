/** Servers that send without end: lists and notices. */
import { PassThrough } from "node:stream";
import { expect, test } from "@jest/globals";
import * as framing from "@modelcontextprotocol/sdk/shared/stdio.js";
import * as types from "@modelcontextprotocol/sdk/types.js";
import { openServer } from "../../src/adapters/mcp/server.ts";
import { openStdio } from "../../src/adapters/mcp-stdio.ts";
import type { ServerEntry } from "../../src/ports.ts";
import { heldClock } from "../world/clock.ts";

const ENTRY: ServerEntry = {
  name: "big",
  transport: { kind: "http", url: "http://127.0.0.1:1", headers: {} },
  exclude: [],
  timeoutMs: 1,
  required: false,
};

test("of an endless list, only as much is read as can be used", async () => {
  let [looks, pages] = [0, 0];
  const tool = { name: "t", inputSchema: { type: "object" } };
  const watched = new Proxy(tool, { get: (target, key) => (looks++, Reflect.get(target, key)) });
  const client = {
    getServerCapabilities: () => ({ tools: {} }),
    getInstructions: () => "",
    request: () => {
      pages++;
      return Promise.resolve({ tools: Array.from({ length: 100_000 }, () => watched), nextCursor: "more" });
    },
  };
  const connection = { client, said: () => "", close: () => Promise.resolve() };
  const server = await openServer(
    ENTRY,
    connection as never,
    { types } as never,
    heldClock(),
    new AbortController().signal,
  );
  expect([server.tools.length, pages]).toEqual([200, 1]);
  expect(looks).toBeLessThan(100_000);
  expect(server.notes).toContain("Of the server `big` only the first 2000 tools are looked at.");
});

test("notices of a local server are dropped, answers arrive, however the bytes are split", async () => {
  let checked = 0;
  const counting: typeof framing = {
    ...framing,
    deserializeMessage: (line) => (checked++, framing.deserializeMessage(line)),
  };
  const output = new PassThrough();
  const rest = { input: new PassThrough(), errors: new PassThrough(), started: Promise.resolve() };
  const gone = new Promise<void>(() => undefined);
  const program = { argv: ["x"], directory: "/", environment: {} };
  const transport = openStdio(program, () => ({ ...rest, output, gone, kill: () => Promise.resolve() }), counting);
  const [received, errors]: [unknown[], string[]] = [[], []];
  Object.assign(transport, {
    onmessage: (message: unknown) => received.push(message),
    onerror: (error: Error) => errors.push(error.message),
  });
  await transport.start();
  const notice = `${JSON.stringify({ jsonrpc: "2.0", method: "notifications/tools/list_changed", params: { id: 1 } })}\n`;
  const answer = JSON.stringify({ jsonrpc: "2.0", id: 7, result: { word: "ä".repeat(9) } });
  const bytes = Buffer.from(`Welcome!\n${notice.repeat(5_000)}${answer}\r\n${notice}`);
  const middle = bytes.lastIndexOf("ä") + 1;
  output.write(bytes.subarray(0, middle));
  output.write(bytes.subarray(middle));
  output.write(Buffer.alloc(framing.STDIO_DEFAULT_MAX_BUFFER_SIZE + 1, "x"));
  expect(received).toEqual([JSON.parse(answer)]);
  expect(checked).toBe(1);
  expect(errors).toEqual([expect.stringContaining("Welcome"), expect.stringContaining("more than")]);
});
