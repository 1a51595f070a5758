/** MCP servers. */
import type { JsonObject } from "../events.ts";

/** How to reach a server. `url` without a kind is tried as streamable HTTP, then as SSE. */
export type ServerTransport =
  | {
      readonly kind: "stdio";
      readonly command: string;
      readonly args: readonly string[];
      /** As in the entry, relative to the workspace; absent for the directory with the trusted copy. */
      readonly directory?: string;
      /** The entry asks to run outside the sandbox, if there is one. */
      readonly outside?: true;
      /** Added to the base environment; the server gets nothing else of the runner's. */
      readonly environment: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: "http" | "sse" | "http-or-sse";
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/** A server to connect to, its variables filled in. */
export interface ServerEntry {
  readonly name: string;
  readonly transport: ServerTransport;
  /** Tools to include, by the server's own names; absent for all. */
  readonly include?: readonly string[];
  /** Tools to exclude; wins over `include`. */
  readonly exclude: readonly string[];
  /** Milliseconds for one call. */
  readonly timeoutMs: number;
  /** Whether the run fails without it. */
  readonly required: boolean;
}

/** A tool as its server describes it. All of it is untrusted. */
export interface ServerTool {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonObject;
}

export interface ServerResource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
}

export interface ServerPrompt {
  readonly name: string;
  readonly arguments: readonly { readonly name: string; readonly required: boolean }[];
}

export type ServerContent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "media"; readonly mimeType: string; readonly data: string }
  | { readonly kind: "link"; readonly uri: string; readonly name: string };

export type ServerAnswer =
  | { readonly kind: "answered"; readonly content: readonly ServerContent[]; readonly isError: boolean }
  | { readonly kind: "timed_out"; readonly afterMs: number }
  | { readonly kind: "cancelled" }
  /** The connection broke, or the server refused the request. */
  | { readonly kind: "failed"; readonly message: string };

/** A connected server. Its lists are those of the moment it was opened; later changes are ignored. */
export interface Server {
  readonly name: string;
  readonly tools: readonly ServerTool[];
  readonly resources: readonly ServerResource[];
  readonly prompts: readonly ServerPrompt[];
  /** The server's own instructions; "" for none. Untrusted. */
  readonly instructions: string;
  /** What was left out of its lists, as sentences for the report. */
  readonly notes: readonly string[];
  call(tool: string, args: JsonObject, signal: AbortSignal): Promise<ServerAnswer>;
  /** Reads a resource. */
  read(uri: string, signal: AbortSignal): Promise<ServerAnswer>;
  prompt(name: string, args: Readonly<Record<string, string>>, signal: AbortSignal): Promise<ServerAnswer>;
}

export type ServerOpening =
  | { readonly kind: "open"; readonly server: Server; readonly ms: number }
  | { readonly kind: "failed"; readonly name: string; readonly required: boolean; readonly reason: string };

/** Connections to MCP servers. Disposing closes them all and kills the processes of local ones. */
export interface McpServers extends AsyncDisposable {
  /** Connects to all at once; 20 s without an answer is a failure. In the order of `entries`. Never throws. */
  open(entries: readonly ServerEntry[], signal: AbortSignal): Promise<readonly ServerOpening[]>;
  /** Closes all connections and kills the processes of local servers; a later call to a server connects again. Never throws. */
  pause(): Promise<void>;
}
