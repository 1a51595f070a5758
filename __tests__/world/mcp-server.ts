/**
 * A small MCP server. As a program it uses its standard streams; `--hang` never answers, `--noise` prints a greeting
 * first, `--child` leaves a process in a separate session behind and prints its id on standard error.
 */
import { spawn } from "node:child_process";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type CallToolResult,
} from "@modelcontextprotocol/sdk/types.js";

type Args = Readonly<Record<string, unknown>>;

const textResult = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

/** What each tool does with its arguments. */
const TOOLS: Readonly<Record<string, (args: Args) => CallToolResult | Promise<CallToolResult>>> = {
  echo: (args) => textResult(JSON.stringify(args)),
  environment: () => textResult(JSON.stringify(process.env)),
  place: () => textResult(process.cwd()),
  picture: () => ({
    content: [
      { type: "text", text: "A pixel:" },
      { type: "image", mimeType: "image/png", data: PIXEL },
      { type: "image", mimeType: "image/x-odd", data: PIXEL },
    ],
  }),
  structured: () => ({ content: [], structuredContent: { total: 3 } }),
  linked: () => ({
    content: [
      { type: "resource", resource: { uri: "note://one", text: "Embedded." } },
      { type: "resource_link", uri: "note://two", name: "two" },
    ],
  }),
  broken: () => ({ ...textResult("It broke."), isError: true }),
  refused: () => {
    throw new Error("No such thing.");
  },
  slow: () => new Promise<CallToolResult>(() => undefined),
  die: () => process.exit(3),
};

/** The server, not yet connected. Its lists have pages of four entries; they change after `echo` was called. */
export function makeServer(): Server {
  const server = new Server(
    { name: "small", version: "1" },
    { capabilities: { tools: { listChanged: true }, resources: {}, prompts: {} }, instructions: "Be nice to me." },
  );
  const names = Object.keys(TOOLS);
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const from = Number(params?.cursor ?? 0);
    const tools = names
      .slice(from, from + 4)
      .map((name) => ({ name, description: `Does ${name}.`, inputSchema: schema(name) }));
    return from + 4 < names.length ? { tools, nextCursor: `${from + 4}` } : { tools };
  });
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS[params.name];
    if (tool === undefined) throw new Error(`unknown tool ${params.name}`);
    if (params.name === "echo") {
      names.push("late");
      await server.sendToolListChanged();
    }
    return tool(params.arguments ?? {});
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [{ uri: "note://one", name: "one", description: "The first note.", mimeType: "text/plain" }],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => ({
    contents: [{ uri: params.uri, text: `Content of ${params.uri}.` }],
  }));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: [{ name: "ask", arguments: [{ name: "topic", required: true }] }],
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => ({
    messages: [{ role: "user", content: { type: "text", text: `Tell me about ${params.arguments?.["topic"]}.` } }],
  }));
  return server;
}

function schema(name: string): { type: "object"; properties?: Record<string, object>; required?: string[] } {
  if (name !== "echo") return { type: "object" };
  return {
    type: "object",
    properties: { text: { type: "string" }, maybe: { type: ["string", "null"] } },
    required: ["text", "maybe"],
  };
}

async function serve(options: readonly string[]): Promise<void> {
  if (options.includes("--child")) {
    const child = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
    process.stderr.write(`child ${child.pid}\n`);
  }
  if (options.includes("--noise")) process.stdout.write("Welcome to small!\n");
  if (options.includes("--hang")) setInterval(() => undefined, 1000);
  else await makeServer().connect(new StdioServerTransport());
}

if (process.argv[1] === import.meta.filename) await serve(process.argv.slice(2));
