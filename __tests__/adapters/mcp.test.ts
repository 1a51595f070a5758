import { once } from "node:events";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { SSEServerTransport } from "@modelcontextprotocol/sdk/server/sse.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { startOutside, type StartServer } from "../../src/adapters/mcp-stdio.ts";
import { openServers } from "../../src/adapters/mcp.ts";
import type { Clock, McpServers, Server, ServerEntry, ServerOpening, ServerTransport } from "../../src/ports.ts";
import { makeServer } from "../world/mcp-server.ts";

const PROGRAM = fileURLToPath(new URL("../world/mcp-server.ts", import.meta.url));
const signal = new AbortController().signal;
let trusted = "";

beforeAll(async () => {
  trusted = await realpath(await mkdtemp(path.join(tmpdir(), "remit-mcp-")));
});
afterAll(() => rm(trusted, { recursive: true, force: true }));

/** A clock driven by the test: `pass(ms)` ends every sleep of at most `ms`. */
function handClock(): Clock & { pass(ms: number): void } {
  const waiting: { readonly ms: number; readonly wake: () => void }[] = [];
  return {
    now: () => 0,
    elapsed: () => 0,
    sleep: (ms, stop) =>
      new Promise((resolve) => {
        waiting.push({ ms, wake: resolve });
        stop?.addEventListener("abort", () => resolve());
      }),
    idle: () => Promise.resolve(),
    pass: (ms) => {
      for (const one of waiting) if (one.ms <= ms) one.wake();
    },
  };
}

/** Starts a server without a sandbox or limits. */
const plain = startOutside((argv) => argv);

function servers(clock: Clock = handClock()): McpServers {
  const environment = { PATH: process.env["PATH"] ?? "", HOME: trusted };
  return openServers({ clock, version: "1", workspace: tmpdir(), trusted, environment, start: async () => plain });
}

function stdio(more: Partial<ServerEntry> = {}, options: readonly string[] = [], way: object = {}): ServerEntry {
  const args = ["--disable-warning=ExperimentalWarning", PROGRAM, ...options];
  const transport: ServerTransport = { kind: "stdio", command: process.execPath, args, environment: {}, ...way };
  return { name: "small", transport, exclude: [], timeoutMs: 5_000, required: false, ...more };
}

function opened(opening: ServerOpening | undefined): Server {
  if (opening?.kind !== "open") throw new Error(`not open: ${JSON.stringify(opening)}`);
  return opening.server;
}

function failed(opening: ServerOpening | undefined): string {
  return opening?.kind === "failed" ? opening.reason : "it is open";
}

async function text(server: Server, tool: string, args = {}): Promise<string> {
  const answer = await server.call(tool, args, signal);
  const first = answer.kind === "answered" ? answer.content[0] : undefined;
  return first?.kind === "text" ? first.text : JSON.stringify(answer);
}

describe("a local server", () => {
  test("is opened, lists its tools, resources and prompts, and answers", async () => {
    await using mcp = servers();
    const server = opened((await mcp.open([stdio()], signal))[0]);
    expect(server.tools.map((tool) => tool.name)).toEqual([
      "echo",
      "environment",
      "place",
      "picture",
      "structured",
      "linked",
      "broken",
      "refused",
      "slow",
      "die",
    ]);
    expect(server.tools[0]).toMatchObject({
      description: "Does echo.",
      schema: { type: "object", required: ["text", "maybe"] },
    });
    expect(server.instructions).toBe("Be nice to me.");
    expect(server.resources).toEqual([{ uri: "note://one", name: "one", description: "The first note." }]);
    expect(server.prompts).toEqual([{ name: "ask", arguments: [{ name: "topic", required: true }] }]);
    expect(await text(server, "echo", { text: "hi" })).toBe('{"text":"hi"}');
    expect(await server.read("note://one", signal)).toMatchObject({ content: [{ text: "Content of note://one." }] });
    expect(await server.prompt("ask", { topic: "x" }, signal)).toMatchObject({
      content: [{ text: "Tell me about x." }],
    });
    // The server announced a changed list; the client ignores it.
    expect(server.tools.map((tool) => tool.name)).not.toContain("late");
    expect(await server.call("structured", {}, signal)).toMatchObject({ content: [{ text: '{"total":3}' }] });
    expect(await server.call("broken", {}, signal)).toMatchObject({ kind: "answered", isError: true });
    expect(await server.call("refused", {}, signal)).toMatchObject({
      kind: "failed",
      message: expect.stringMatching(/No such thing/),
    });
  });

  test("gets only the given environment and the variables its entry sets", async () => {
    process.env["GITHUB_TOKEN"] = "ghs_not_for_servers";
    await using mcp = servers();
    const entry = stdio({}, [], { environment: { MINE: "m" } });
    const server = opened((await mcp.open([entry], signal))[0]);
    delete process.env["GITHUB_TOKEN"];
    const environment: object = JSON.parse(await text(server, "environment"));
    expect(Object.keys(environment).sort()).toEqual(["GEMINI_CWD", "HOME", "MINE", "PATH", "REMIT_COMMAND"]);
    expect(environment).toMatchObject({ HOME: trusted, MINE: "m" });
  });

  test("runs in the trusted copy, unless its entry names a directory of the workspace", async () => {
    await using mcp = servers();
    const openings = await mcp.open([stdio(), stdio({ name: "here" }, [], { directory: "." })], signal);
    expect(await text(opened(openings[0]), "place")).toBe(trusted);
    expect(await text(opened(openings[1]), "place")).toBe(await realpath(tmpdir()));
  });

  test("starts inside or outside the sandbox, as its entry says", async () => {
    const asked: string[] = [];
    const start = async (where: "inside" | "outside") => {
      asked.push(where);
      return startOutside((argv) => ["/usr/bin/env", `PLACE=${where}`, ...argv]);
    };
    const environment = { PATH: process.env["PATH"] ?? "", HOME: trusted };
    const options = { clock: handClock(), version: "1", workspace: tmpdir(), trusted, environment, start };
    await using many = openServers(options);
    const entries = [stdio({ name: "in" }), stdio({ name: "out" }, [], { outside: true })];
    const openings = await many.open(entries, signal);
    const environments = openings.map(async (opening) => await text(opened(opening), "environment"));
    const [inside, outside] = (await Promise.all(environments)).map(
      (json) => JSON.parse(json) as Record<string, string>,
    );
    expect(inside).toMatchObject({ PLACE: "inside", HOME: trusted });
    expect(outside).toMatchObject({ PLACE: "outside", HOME: trusted });
    expect(asked.toSorted()).toEqual(["inside", "outside"]);
  });

  test("offers only the tools that its entry includes, and reports those it does not have", async () => {
    await using mcp = servers();
    const entry = stdio({ include: ["echo", "slow(x)", "none"], exclude: ["slow"] });
    const server = opened((await mcp.open([entry], signal))[0]);
    expect(server.tools.map((tool) => tool.name)).toEqual(["echo"]);
    expect(server.notes).toEqual(["The server `small` has no tool `none`, which its entry includes."]);
  });

  test("may print a greeting", async () => {
    await using mcp = servers();
    expect(opened((await mcp.open([stdio({}, ["--noise"])], signal))[0]).tools.length).toBeGreaterThan(0);
  });

  test("that does not answer a call in time still answers the next one", async () => {
    const clock = handClock();
    await using mcp = servers(clock);
    const server = opened((await mcp.open([stdio()], signal))[0]);
    const answer = server.call("slow", {}, signal);
    clock.pass(5_000);
    expect(await answer).toEqual({ kind: "timed_out", afterMs: 5_000 });
    expect(await text(server, "echo", { text: "on" })).toBe('{"text":"on"}');
  });

  test("is not waited for after the run is cancelled", async () => {
    await using mcp = servers();
    const server = opened((await mcp.open([stdio()], signal))[0]);
    const stop = new AbortController();
    const answer = server.call("slow", {}, stop.signal);
    stop.abort();
    expect(await answer).toEqual({ kind: "cancelled" });
    expect(await server.call("echo", {}, stop.signal)).toEqual({ kind: "cancelled" });
    expect(await mcp.open([stdio()], stop.signal)).toMatchObject([{ kind: "failed", reason: "the run was cancelled" }]);
  });

  test("that dies during a call fails this and all later calls", async () => {
    await using mcp = servers();
    const server = opened((await mcp.open([stdio()], signal))[0]);
    expect(await server.call("die", {}, signal)).toMatchObject({ kind: "failed" });
    expect(await server.call("echo", {}, signal)).toMatchObject({ kind: "failed" });
  });

  test("is killed with all its children when the connections close", async () => {
    const mcp = servers();
    const log = path.join(trusted, "stderr");
    const line = `exec ${process.execPath} ${PROGRAM} --child 2>${log}`;
    const entry = stdio({}, [], { command: "/bin/sh", args: ["-c", line] });
    opened((await mcp.open([entry], signal))[0]);
    const pid = /child (\d+)/.exec(await readFile(log, "utf8"))?.[1] ?? "none";
    expect(await commandLine(pid)).toContain("sleep");
    await mcp[Symbol.asyncDispose]();
    await untilDead(pid);
  });
});

/** Resolves when a process is dead, which takes the kernel a moment; if it survives, the test times out. */
async function untilDead(pid: string): Promise<void> {
  while ((await commandLine(pid)) !== "") await Promise.resolve();
}

/** Empty for a dead process, even before it is reaped. */
async function commandLine(pid: string): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
}

describe("servers that cannot be opened", () => {
  test("are returned with their reason, and do not keep others from opening", async () => {
    await using mcp = servers();
    const openings = await mcp.open(
      [
        stdio({ name: "absent", required: true }, [], { command: "/nowhere/at/all" }),
        stdio({ name: "dies" }, [], { command: "/bin/sh", args: ["-c", "echo bad token >&2; exit 1"] }),
        stdio({ name: "good" }),
        { ...stdio({ name: "odd" }), transport: { kind: "http", url: "file:///x", headers: {} } },
      ],
      signal,
    );
    expect(openings[0]).toMatchObject({
      kind: "failed",
      name: "absent",
      required: true,
      reason: expect.stringMatching(/could not be started/),
    });
    expect(failed(openings[1])).toMatch(/; it said: bad token$/);
    expect(openings[2]?.kind).toBe("open");
    expect(failed(openings[3])).toBe("its `url` is not an http or https address");
  });

  test("fail after 20 s, and their processes are killed", async () => {
    const clock = handClock();
    await using mcp = servers(clock);
    const log = path.join(trusted, "hang");
    const line = `echo $$ >${log}; exec ${process.execPath} ${PROGRAM} --hang`;
    const opening = mcp.open([stdio({}, [], { command: "/bin/sh", args: ["-c", line] })], signal);
    let pid = "";
    while (pid === "") pid = (await readFile(log, "utf8").catch(() => "")).trim();
    clock.pass(19_999);
    expect(await Promise.race([opening, Promise.resolve("waiting")])).toBe("waiting");
    clock.pass(20_000);
    expect(failed((await opening)[0])).toBe("it did not answer within 20 s");
    await untilDead(pid);
  });
});

test("after a pause a server starts once more with the next calls, others can be opened, and after the end none starts", async () => {
  const gone: Promise<void>[] = [];
  const counting: StartServer = (program) => {
    const process = plain(program);
    gone.push(process.gone);
    return process;
  };
  const environment = { PATH: process.env["PATH"] ?? "", HOME: trusted };
  const options = { clock: handClock(), version: "1", workspace: tmpdir(), trusted, environment };
  const mcp = openServers({ ...options, start: async () => counting });
  const server = opened((await mcp.open([stdio()], signal))[0]);
  await mcp.pause();
  await gone[0];
  const said = await Promise.all([text(server, "echo", { text: "a" }), text(server, "echo", { text: "b" })]);
  expect(said).toEqual(['{"text":"a"}', '{"text":"b"}']);
  expect(gone).toHaveLength(2);
  await mcp.pause();
  expect(opened((await mcp.open([stdio()], signal))[0]).name).toBe("small");
  await mcp[Symbol.asyncDispose]();
  expect(await server.call("echo", {}, signal)).toMatchObject({ kind: "failed" });
  expect(gone).toHaveLength(3);
});

test("no server starts after all have been closed, even if its sandbox was still being prepared", async () => {
  const made = Promise.withResolvers<StartServer>();
  const requested = Promise.withResolvers<void>();
  let starts = 0;
  const mcp = openServers({
    clock: handClock(),
    version: "1",
    workspace: tmpdir(),
    trusted,
    environment: {},
    start: () => (requested.resolve(), made.promise),
  });
  const opening = mcp.open([stdio()], signal);
  await requested.promise;
  await mcp[Symbol.asyncDispose]();
  made.resolve((program) => (starts++, plain(program)));
  expect(failed((await opening)[0])).toBe("the run was cancelled");
  await made.promise;
  await new Promise(setImmediate);
  expect(starts).toBe(0);
});

describe("a server on the network", () => {
  test.each([
    ["http", "http"],
    ["sse", "sse"],
    ["http-or-sse", "http"],
    ["http-or-sse", "sse"],
  ] as const)("by %s is opened when it speaks %s, with the entry's headers", async (kind, speaks) => {
    await using host = await openHost(speaks);
    await using mcp = servers();
    const entry: ServerEntry = {
      ...stdio({ name: "far" }),
      transport: { kind, url: host.url, headers: { Authorization: "Bearer t" } },
    };
    const server = opened((await mcp.open([entry], signal))[0]);
    expect(await text(server, "echo", { text: "far" })).toBe('{"text":"far"}');
    expect(host.tokens).toEqual(new Set(["Bearer t"]));
    // The client does not ask for a stream of notices.
    expect(host.methods.has("GET")).toBe(speaks === "sse");
  });

  test("that never answers fails, and the connection is closed", async () => {
    const host = createServer(() => undefined);
    host.listen(0, "127.0.0.1");
    await once(host, "listening");
    const address = host.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/sse`;
    const clock = handClock();
    await using mcp = servers(clock);
    const opening = mcp.open([{ ...stdio(), transport: { kind: "sse", url, headers: {} } }], signal);
    const [request]: IncomingMessage[] = await once(host, "request");
    clock.pass(20_000);
    expect(failed((await opening)[0])).toBe("it did not answer within 20 s");
    if (request?.socket.destroyed === false) await once(request.socket, "close");
    host.close();
  });

  test.each(["http", "sse"] as const)("by %s is cut off after 10 MB of one message", async (kind) => {
    await using host = await openHost(kind, "word ".repeat(2_100_000));
    await using mcp = servers();
    const entry: ServerEntry = { ...stdio(), transport: { kind, url: host.url, headers: {} } };
    const server = opened((await mcp.open([entry], signal))[0]);
    expect(await server.call("echo", {}, signal)).toMatchObject({ kind: "failed" });
  });

  test("that is missing fails", async () => {
    await using mcp = servers();
    const url = "http://127.0.0.1:1/mcp";
    const openings = await mcp.open([{ ...stdio(), transport: { kind: "http-or-sse", url, headers: {} } }], signal);
    expect(failed(openings[0])).toMatch(/ECONNREFUSED|bad port|fetch failed/);
  });
});

test("an empty list of servers opens none", async () => {
  await using mcp = servers();
  expect(await mcp.open([], signal)).toEqual([]);
});

interface Host extends AsyncDisposable {
  readonly url: string;
  readonly tokens: Set<string | undefined>;
  readonly methods: Set<string | undefined>;
}

/** The small server over HTTP, one connection at a time. */
async function openHost(speaks: "http" | "sse", reply?: string): Promise<Host> {
  const tokens = new Set<string | undefined>();
  const methods = new Set<string | undefined>();
  const answer = speaks === "http" ? streamable(reply) : events(reply);
  const host = createServer((request, response) => {
    tokens.add(request.headers.authorization);
    methods.add(request.method);
    void answer(request, response);
  });
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    tokens,
    methods,
    async [Symbol.asyncDispose]() {
      host.closeAllConnections();
      host.close();
      await once(host, "close");
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server that answers every call with `says`. */
function serverThat(reply: string | undefined): ReturnType<typeof makeServer> {
  const server = makeServer();
  if (reply === undefined) return server;
  server.setRequestHandler(CallToolRequestSchema, () => ({ content: [{ type: "text", text: reply }] }));
  return server;
}

function streamable(reply?: string): Answer {
  return async (request, response) => {
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    await serverThat(reply).connect(transport);
    await transport.handleRequest(request, response);
  };
}

function events(reply?: string): Answer {
  let transport: SSEServerTransport | undefined;
  return async (request, response) => {
    if (request.method === "GET") {
      transport = new SSEServerTransport("/messages", response);
      await serverThat(reply).connect(transport);
    } else if (request.url?.startsWith("/messages") === true) {
      await transport?.handlePostMessage(request, response);
    } else {
      response.writeHead(405).end();
    }
  };
}
