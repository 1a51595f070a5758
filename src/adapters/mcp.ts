/** MCP servers, as the port `McpServers`. The SDK costs 50 ms, so it is loaded when there is a server, with all that uses it. */
import type { Clock, McpServers } from "../ports.ts";
import type { Connection, Sdk } from "./mcp/connection.ts";
import type { StartServer } from "./mcp-stdio.ts";

export interface ServerOptions {
  readonly clock: Clock;
  /** Sent to servers as the client's version. */
  readonly version: string;
  /** Absolute; the base of an entry's relative `cwd`. */
  readonly workspace: string;
  /** Absolute; the trusted copy, where local servers start: the workspace has the code of a pull request. */
  readonly trusted: string;
  /** Starts a local server, inside the sandbox or outside. */
  readonly start: (where: "inside" | "outside") => Promise<StartServer>;
  /** The whole environment of local servers, apart from what their entries add. */
  readonly environment: Readonly<Record<string, string>>;
}

export function openServers(options: ServerOptions): McpServers {
  const connections = new Set<Connection>();
  const over = new AbortController();
  const pause = async (): Promise<void> => {
    const open = [...connections];
    connections.clear();
    await Promise.all(open.map((connection) => connection.close()));
  };
  return {
    pause,
    async open(entries, signal) {
      if (entries.length === 0) return [];
      const [{ openOne }, sdk] = await Promise.all([import("./mcp/server.ts"), loadSdk()]);
      const until = AbortSignal.any([signal, over.signal]);
      return await Promise.all(entries.map((entry) => openOne(entry, options, sdk, connections, until)));
    },
    async [Symbol.asyncDispose]() {
      over.abort();
      await pause();
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
