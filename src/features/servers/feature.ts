/**
 * MCP servers: the tools, instructions and prompts of the servers that the trusted commit configures and the policy
 * allows.
 */
import { MAIN } from "../../events.ts";
import type { Feature, AgentExtension, Refusal } from "../../run/feature.ts";
import type { Server } from "../../ports.ts";
import type { Session } from "../../run/session.ts";
import { describeServers, openRunServers, type OpenedServers } from "./servers.ts";
import { mcpTools } from "./mcp.ts";
import { findPrompt, callPrompt } from "./prompts.ts";

export const servers: Feature = {
  async equip({ session }) {
    const opened = await openRunServers(session, session.admitted.project.settings.servers, MAIN);
    return opened.kind === "missing" ? refuse(opened) : extensionFor(session, opened.servers);
  },
  async equipSubAgent(session, definition) {
    const opened = await openRunServers(session, definition.servers, definition.name);
    return opened.kind === "missing"
      ? refuse(opened)
      : { tools: mcpTools(opened.servers), ...wordsOf(opened.servers, session) };
  },
};

function extensionFor(session: Session, open: readonly Server[]): AgentExtension | Refusal {
  const prompt = findPrompt(session, open);
  if (prompt !== undefined && "kind" in prompt) return prompt;
  const words = describeServers(open, session.mark);
  return {
    tools: mcpTools(open),
    tell: async (caller) => ({ words, last: prompt === undefined ? [] : await callPrompt(session, caller, prompt) }),
  };
}

function wordsOf(open: readonly Server[], { mark }: Session): Pick<AgentExtension, "tell"> {
  const words = describeServers(open, mark);
  return { tell: () => Promise.resolve({ words }) };
}

function refuse({ fault }: Extract<OpenedServers, { kind: "missing" }>): Refusal {
  return { kind: "failed", fault };
}
