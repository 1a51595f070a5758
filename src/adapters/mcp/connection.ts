/** One connection to one server, by the transport its entry names, and the limits on its time and its messages. */
import { posix } from "node:path";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { ServerEntry } from "../../ports.ts";
import type { ServerOptions } from "../mcp.ts";
import { type ServerProgram, openStdio } from "../mcp-stdio.ts";

/** The parts of the SDK that are used, once loaded. */
export interface Sdk {
  readonly client: typeof import("@modelcontextprotocol/sdk/client/index.js");
  readonly http: typeof import("@modelcontextprotocol/sdk/client/streamableHttp.js");
  readonly sse: typeof import("@modelcontextprotocol/sdk/client/sse.js");
  readonly stdio: typeof import("@modelcontextprotocol/sdk/shared/stdio.js");
  readonly types: typeof import("@modelcontextprotocol/sdk/types.js");
}

export interface Connection {
  readonly client: Client;
  /** The last standard error output of a local server; "" for a remote one. */
  readonly stderr: () => string;
  /** Ends the connection, and a local server's processes. Never throws. */
  readonly close: () => Promise<void>;
}

/** Calls `started` for every connection as soon as there is something to close. Throws when it cannot connect. */
export async function connect(
  entry: ServerEntry,
  options: ServerOptions,
  sdk: Sdk,
  signal: AbortSignal,
  started: (connection: Connection) => void,
): Promise<Connection> {
  const ways = await transports(entry, options, sdk);
  for (const [index, way] of ways.entries()) {
    signal.throwIfAborted(); // After this, nothing would end a server started here.
    // The client offers servers nothing: no sampling, no elicitation, no roots.
    const client = new sdk.client.Client({ name: "remit", version: options.version }, { capabilities: {} });
    const connection = { client, stderr: () => way.stderr?.() ?? "", close: () => closeQuietly(client, way) };
    started(connection);
    try {
      await client.connect(way, { signal, timeout: NEVER });
      return connection;
    } catch (error) {
      await connection.close();
      if (index === ways.length - 1 || signal.aborted) throw error;
    }
  }
  throw new Error("The entry names no way to connect.");
}

/** The longest delay a timer takes, in ms. It disables the SDK's own timers; our limits use the clock port. */
export const NEVER = 2 ** 31 - 1;

async function closeQuietly(client: Client, transport: Transport): Promise<void> {
  await client.close().catch(() => undefined);
  await transport.close().catch(() => undefined);
}

type Way = Transport & Partial<Pick<Connection, "stderr">>;

async function transports(entry: ServerEntry, options: ServerOptions, sdk: Sdk): Promise<readonly Way[]> {
  const { transport } = entry;
  if (transport.kind === "stdio") {
    const start = await options.start(transport.outside === true ? "outside" : "inside");
    return [openStdio(programOf(transport, options), start, sdk.stdio)];
  }
  const url = readUrl(transport.url);
  const requestInit = { headers: transport.headers };
  const http = (): Way => {
    const fetch = capped(withoutNotices(globalThis.fetch), () => void way.close());
    const way: Way = new sdk.http.StreamableHTTPClientTransport(url, { requestInit, fetch });
    return way;
  };
  const sse = (): Way => {
    const fetch = capped(globalThis.fetch, () => void way.close());
    const way: Way = new sdk.sse.SSEClientTransport(url, { requestInit, fetch });
    return way;
  };
  if (transport.kind === "http") return [http()];
  return transport.kind === "sse" ? [sse()] : [http(), sse()];
}

/** A stream that answers no request would carry only notifications, which nothing reads. */
function withoutNotices(base: CappedFetch): CappedFetch {
  return async (url, init) => {
    const resumes = new Headers(init?.headers).has("last-event-id");
    return init?.method === "GET" && !resumes ? new Response(null, { status: 405 }) : await base(url, init);
  };
}

function programOf(
  { command, args, directory: given, environment }: Extract<ServerEntry["transport"], { kind: "stdio" }>,
  options: ServerOptions,
): ServerProgram {
  const directory = given === undefined ? options.trusted : posix.resolve(options.workspace, given);
  const own = { ...options.environment, GEMINI_CWD: options.workspace };
  return { argv: [command, ...args], directory, environment: { ...own, ...environment } };
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new Error("its `url` is not an http or https address");
  return url;
}

/** Bytes of one message; the SDK has the same limit for a local server's. */
const MOST_BYTES = 10 * 1024 * 1024;

type CappedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** A fetch whose answers break off at a message over {@link MOST_BYTES}; `over` is called to close the server. */
function capped(base: CappedFetch, over: () => void): CappedFetch {
  return async (url, init) => {
    const response = await base(url, init);
    if (response.body === null || response.status < 200) return response;
    const events = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    return new Response(response.body.pipeThrough(bounded(events, over)), response);
  };
}

function bounded(events: boolean, over: () => void): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(bytes, controller) {
      // A stream of events lasts as long as the connection; each event ends with a line.
      const first = events ? bytes.indexOf(LINE_FEED) : -1;
      size += first < 0 ? bytes.length : first;
      const fits = size <= MOST_BYTES;
      if (first >= 0) size = bytes.length - bytes.lastIndexOf(LINE_FEED) - 1;
      if (fits) return controller.enqueue(bytes);
      controller.error(new Error(`a message of more than ${MOST_BYTES} bytes`));
      over();
    },
  });
}

const LINE_FEED = 10;
