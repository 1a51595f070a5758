/** MCP servers. */
import type { JsonObject } from "../events.ts";

/** How to reach a server. `url` without a kind is tried as streamable HTTP, then as SSE. */
export type ServerTransport =
  | {
      readonly kind: "stdio";
      readonly command: string;
      readonly args: readonly string[];
      /** As the entry has it, relative to the workspace; absent for the directory that holds the trusted copy. */
      readonly directory?: string;
      /** The entry asks for it to run outside the sandbox, where one is there. */
      readonly outside?: true;
      /** Added to the base environment; nothing else of the runner's reaches the server. */
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
  /** Tools to take, by the server's own names; absent for all. */
  readonly include?: readonly string[];
  /** Tools to leave out; stronger than `include`. */
  readonly exclude: readonly string[];
  /** Milliseconds for one call. */
  readonly timeoutMs: number;
  /** Whether the run fails without it. */
  readonly required: boolean;
}

/** A tool as its server describes it. All of it is the server's word, and untrusted. */
export interface ServerTool {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonObject;
}

export interface ServerResource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
}

export interface ServerPrompt {
  readonly name: string;
  readonly description: string;
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

/** A server that answers. What it offers is what it offered when it was opened: later changes are not taken up. */
export interface Server {
  readonly name: string;
  readonly tools: readonly ServerTool[];
  readonly resources: readonly ServerResource[];
  readonly prompts: readonly ServerPrompt[];
  /** What the server says about itself; "" for nothing. Untrusted. */
  readonly instructions: string;
  /** What was left out of its lists, as sentences for the report. */
  readonly notes: readonly string[];
  call(tool: string, args: JsonObject, signal: AbortSignal): Promise<ServerAnswer>;
  /** Read a resource. */
  read(uri: string, signal: AbortSignal): Promise<ServerAnswer>;
  prompt(name: string, args: Readonly<Record<string, string>>, signal: AbortSignal): Promise<ServerAnswer>;
}

export type ServerOpening =
  | { readonly kind: "open"; readonly server: Server; readonly ms: number }
  | { readonly kind: "failed"; readonly name: string; readonly required: boolean; readonly reason: string };

/** Connections to MCP servers. Disposing closes them all and kills the processes of those that are local. */
export interface McpServers extends AsyncDisposable {
  /** Connect to all at once; a server that is not there within 20 s has failed. In the order of `entries`. Never throws. */
  open(entries: readonly ServerEntry[], signal: AbortSignal): Promise<readonly ServerOpening[]>;
}
