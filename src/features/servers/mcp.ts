/** The tools of MCP servers, and their resources. What a server says is data, its description and its answers alike. */
import { createHash } from "node:crypto";
import { firstOf } from "../../lib/cut.ts";
import { serverToolName } from "../../policy/policy.ts";
import type { Server, ServerTool } from "../../ports.ts";
import { answerOf } from "./mcp-answer.ts";
import { resourceTools } from "./mcp-resources.ts";
import { mendSchema, nullableRequired, plainText } from "../../tools/mcp-schema.ts";
import type { Tool } from "../../tools/tool.ts";

/** All tools of all servers, and two to list and read resources when there are any. */
export function mcpTools(servers: readonly Server[]): readonly Tool[] {
  const taken = sharedNames(servers);
  const tools = servers.flatMap((server) => server.tools.map((tool) => mcpTool(server, tool, taken)));
  return [...tools, ...(servers.some((server) => server.resources.length > 0) ? resourceTools(servers) : [])];
}

/** Gemini's limit is 64 characters; Gemini CLI stays one below it. */
const NAME = 63;

/** Whoever else bears a name could be allowed by a rule that was written for one of them: such a name is nobody's. */
function sharedNames(servers: readonly Server[]): Set<string> {
  const [known, shared] = [new Set<string>(), new Set<string>()];
  for (const server of servers) {
    for (const tool of server.tools) {
      const name = serverToolName(server.name, tool.name);
      (known.has(name) ? shared : known).add(name);
    }
  }
  return shared;
}

/**
 * `mcp_<server>_<tool>` in characters Gemini takes. A name that is too long, or that another tool has too, ends in a
 * digest of the two names.
 */
export function toolName(server: string, tool: string, taken: ReadonlySet<string> = new Set()): string {
  const plain = serverToolName(server, tool);
  if (plain.length <= NAME && !taken.has(plain)) return plain;
  for (let again = 0; ; again++) {
    const digest = createHash("sha256")
      .update(JSON.stringify(again === 0 ? [server, tool] : [server, tool, again]))
      .digest("hex")
      .slice(0, 8);
    const name = `${plain.slice(0, NAME - digest.length - 1)}_${digest}`;
    if (!taken.has(name)) return name;
  }
}

/** Characters of a tool's description: the model reads all of them on every turn. */
const DESCRIPTION = 1_000;

function mcpTool(server: Server, tool: ServerTool, taken: Set<string>): Tool {
  const name = toolName(server.name, tool.name, taken);
  taken.add(name);
  const empty = nullableRequired(tool.schema);
  return {
    name,
    description: firstOf(`[MCP server ${server.name}] ${plainText(tool.description)}`.trim(), DESCRIPTION),
    parameters: mendSchema(tool.schema),
    // A server's own word that a tool only reads is not evidence.
    effect: "write",
    needs: () => [{ kind: "server", server: server.name, tool: tool.name }],
    run: async (args, _site, signal) => {
      const nulls = Object.fromEntries(empty.filter((key) => !(key in args)).map((key) => [key, null]));
      return answerOf(server.name, await server.call(tool.name, { ...args, ...nulls }, signal));
    },
  };
}
