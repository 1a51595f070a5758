/**
 * MCP servers: the tools, instructions and prompts of the servers that the trusted commit configures and the policy
 * allows.
 */
import { MAIN } from "../../events.ts";
import type { Feature, Kit, Refusal } from "../../run/feature.ts";
import type { Server } from "../../ports.ts";
import type { Job } from "../../run/job.ts";
import { describeServers, openRunServers, type OpenedServers } from "./servers.ts";
import { mcpTools } from "./mcp.ts";
import { findPrompt, callPrompt } from "./prompts.ts";

export const servers: Feature = {
  async equip({ job }) {
    const opened = await openRunServers(job, job.admitted.project.settings.servers, MAIN);
    return opened.kind === "missing" ? refuse(opened) : kitFor(job, opened.servers);
  },
  async equipSubAgent(job, definition) {
    const opened = await openRunServers(job, definition.servers, definition.name);
    return opened.kind === "missing"
      ? refuse(opened)
      : { tools: mcpTools(opened.servers), ...wordsOf(opened.servers, job) };
  },
};

function kitFor(job: Job, open: readonly Server[]): Kit | Refusal {
  const prompt = findPrompt(job, open);
  if (prompt !== undefined && "kind" in prompt) return prompt;
  const words = describeServers(open, job.mark);
  return {
    tools: mcpTools(open),
    tell: async (caller) => ({ words, last: prompt === undefined ? [] : await callPrompt(job, caller, prompt) }),
  };
}

function wordsOf(open: readonly Server[], { mark }: Job): Pick<Kit, "tell"> {
  const words = describeServers(open, mark);
  return { tell: () => Promise.resolve({ words }) };
}

function refuse({ fault }: Extract<OpenedServers, { kind: "missing" }>): Refusal {
  return { kind: "failed", fault };
}
