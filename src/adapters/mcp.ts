/** MCP servers, as the port `McpServers`. The SDK costs 50 ms, so it is loaded when there is a server. */
import type { Clock, McpServers, Server, ServerEntry, ServerOpening } from "../ports.ts";
import { connect, type Connection, type Sdk } from "./mcp/connection.ts";
import { openServer } from "./mcp/server.ts";
import type { StartServer } from "./mcp-stdio.ts";
import { within } from "./within.ts";

export interface ServerOptions {
  readonly clock: Clock;
  /** Sent to servers as the client's version. */
  readonly version: string;
  /** Absolute; the base of an entry's relative `cwd`. */
  readonly workspace: string;
  /** Absolute; the trusted copy, where local servers start: the workspace has the code of a pull request. */
  readonly trusted: string;
  /** Starts a local server, inside the sandbox or outside; absent: without a sandbox. */
  readonly start?: (where: "inside" | "outside") => Promise<StartServer>;
  /** The whole environment of local servers, apart from what their entries add. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Milliseconds in which a server must have connected and sent its lists. */
const OPEN_LIMIT = 20_000;

export function openServers(options: ServerOptions): McpServers {
  const connections = new Set<Connection>();
  const over = new AbortController();
  return {
    async open(entries, signal) {
      if (entries.length === 0) return [];
      const sdk = await loadSdk();
      const until = AbortSignal.any([signal, over.signal]);
      return await Promise.all(entries.map((entry) => openOne(entry, options, sdk, connections, until)));
    },
    async [Symbol.asyncDispose]() {
      over.abort();
      const open = [...connections];
      connections.clear();
      await Promise.all(open.map((connection) => connection.close()));
    },
  };
}

async function loadSdk(): Promise<Sdk> {
  const [client, http, sse, stdio, types] = await Promise.all([
    import("@modelcontextprotocol/sdk/client/index.js"),
    import("@modelcontextprotocol/sdk/client/streamableHttp.js"),
    import("@modelcontextprotocol/sdk/client/sse.js"),
    import("@modelcontextprotocol/sdk/shared/stdio.js"),
    import("@modelcontextprotocol/sdk/types.js"),
  ]);
  return { client, http, sse, stdio, types };
}

async function openOne(
  entry: ServerEntry,
  options: ServerOptions,
  sdk: Sdk,
  connections: Set<Connection>,
  signal: AbortSignal,
): Promise<ServerOpening> {
  const { clock } = options;
  const began = clock.elapsed();
  const started: Connection[] = [];
  const opened = await within(clock, OPEN_LIMIT, signal, async (limit): Promise<Server> => {
    const connection = await connect(entry, options, sdk, limit, (one) => {
      started.push(one);
      connections.add(one);
    });
    return await openServer(entry, connection, sdk, clock, limit);
  });
  if (opened.kind === "done") return { kind: "open", server: opened.value, ms: Math.round(clock.elapsed() - began) };
  const reason = {
    timed_out: `it did not answer within ${OPEN_LIMIT / 1000} s`,
    cancelled: "the run was cancelled",
    failed: opened.kind === "failed" ? opened.message : "",
  }[opened.kind];
  const stderr = started.map((one) => one.stderr()).join("");
  await Promise.all(started.map((one) => one.close()));
  return {
    kind: "failed",
    name: entry.name,
    required: entry.required,
    reason: stderr === "" ? reason : `${reason}; it said: ${stderr}`,
  };
}
