/** Reading a prompt of an MCP server. Never declared to a model: a person calls it, as a command. */
import type { Server } from "../../ports.ts";
import { answerOf } from "./mcp-answer.ts";
import type { Tool } from "../../tools/tool.ts";

/** One prompt with its arguments, as a call that policy judges like any other of the server's. */
export function mcpPrompt(server: Server, prompt: string, args: Readonly<Record<string, string>>): Tool {
  return {
    name: "get_mcp_prompt",
    description: `[MCP server ${server.name}] Get the prompt ${prompt}.`,
    parameters: { type: "object" },
    effect: "read",
    needs: () => [{ kind: "server", server: server.name, tool: prompt }],
    run: async (_args, _site, signal) => answerOf(server.name, await server.prompt(prompt, args, signal)),
  };
}
