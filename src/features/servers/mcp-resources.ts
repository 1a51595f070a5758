/** `list_mcp_resources` and `read_mcp_resource`: what servers offer to be read. */
import { firstOf } from "../../lib/cut.ts";
import type { Server } from "../../ports.ts";
import { answerOf, textArgument } from "./mcp-answer.ts";
import { plainText } from "../../tools/mcp-schema.ts";
import { failure, type Tool } from "../../tools/tool.ts";

export function resourceTools(servers: readonly Server[]): readonly Tool[] {
  return [listResources(servers), readResource(servers)];
}

function listResources(servers: readonly Server[]): Tool {
  return {
    name: "list_mcp_resources",
    description: "List what MCP servers offer to be read.",
    parameters: { type: "object", properties: { serverName: { type: "string", description: "Only this server's" } } },
    effect: "read",
    needs: () => [],
    run: (args) => {
      const wanted = textArgument(args, "serverName");
      const lines = servers
        .filter((server) => wanted === "" || server.name === wanted)
        .flatMap((server) =>
          server.resources.map(({ uri, name, description }) => {
            const words = [name, description].filter((text) => text !== "").join(": ");
            return `- [${server.name}] ${uri} ${firstOf(plainText(words).replaceAll(/\s+/g, " "), 200)}`;
          }),
        );
      return Promise.resolve({ text: lines.length === 0 ? "There are no resources." : lines.join("\n") });
    },
  };
}

function readResource(servers: readonly Server[]): Tool {
  const find = (uri: string): Server | undefined =>
    servers.find((server) => server.resources.some((resource) => resource.uri === uri));
  return {
    name: "read_mcp_resource",
    description: "Read a resource of an MCP server by its URI, as list_mcp_resources gives it.",
    parameters: { type: "object", properties: { uri: { type: "string" } }, required: ["uri"] },
    effect: "read",
    needs: (args) => {
      const server = find(textArgument(args, "uri"));
      return server === undefined ? [] : [{ kind: "server", server: server.name, tool: "read_mcp_resource" }];
    },
    run: async (args, _site, signal) => {
      const uri = textArgument(args, "uri");
      const server = find(uri);
      // Only what was listed when the servers were opened: a URI of the model's own could name anything.
      if (server === undefined) {
        return failure(
          "not_found",
          `No server lists the resource ${JSON.stringify(firstOf(uri, 200))}.`,
          "Call list_mcp_resources.",
        );
      }
      return answerOf(server.name, await server.read(uri, signal));
    },
  };
}
