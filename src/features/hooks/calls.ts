/** Hooks around one tool call. */
import type { Answer, Call, JsonObject } from "../../events.ts";
import { failure, type Tool } from "../../tools/tool.ts";
import type { AfterCall, BeforeCall } from "../../agent/around.ts";
import { hookContext, runHooks, type Hooked } from "./agent-hooks.ts";

/** What hooks say of a call that policy allows. */
export async function beforeTool(agent: Hooked, tool: Tool, call: Call): Promise<BeforeCall> {
  const outcome = await runHooks(agent, "BeforeTool", () => ({
    event: "BeforeTool",
    tool_name: call.tool,
    tool_input: call.args,
    ...serverOf(tool, call),
  }));
  if (outcome === undefined) return { kind: "go", context: "" };
  const { verdict, toolInput } = outcome;
  if (verdict.kind !== "go") return { kind: "refused", answer: failure("denied", verdict.reason) };
  const context = hookContext(outcome.context);
  return toolInput === undefined
    ? { kind: "go", context }
    : { kind: "go", context, args: { ...call.args, ...toolInput } };
}

/** What hooks make of an answer. What the tool did is done: a block only keeps its answer from the model. */
export async function afterTool(agent: Hooked, tool: Tool, call: Call, answer: Answer): Promise<AfterCall> {
  const outcome = await runHooks(agent, "AfterTool", () => ({
    event: "AfterTool",
    tool_name: call.tool,
    tool_input: call.args,
    tool_response: responseOf(answer),
    ...serverOf(tool, call),
  }));
  if (outcome === undefined) return { answer, context: "" };
  const { verdict, toolOutput, tailCall } = outcome;
  const context = hookContext(outcome.context);
  if (verdict.kind !== "go") return { answer: { ...worded(answer, verdict.reason), error: "denied" }, context };
  return {
    answer: toolOutput === undefined ? answer : worded(answer, toolOutput),
    context,
    ...(tailCall === undefined ? {} : { tail: tailCall }),
  };
}

/** Other words, and nothing to look at; what the call did to files and todos stays on record. */
function worded({ edit, todos, error }: Answer, text: string): Answer {
  return {
    text,
    ...(edit === undefined ? {} : { edit }),
    ...(todos === undefined ? {} : { todos }),
    ...(error === undefined ? {} : { error }),
  };
}

/** Gemini CLI's shape of a result. */
function responseOf({ text, error }: Answer): JsonObject {
  const said = { llmContent: text, returnDisplay: text };
  return error === undefined ? said : { ...said, error: { type: error, message: text } };
}

/** For the tool of an MCP server: which server's, and its name there. */
function serverOf(tool: Tool, { args }: Call): { readonly mcp_context?: JsonObject } {
  const need = tool.needs(args).find(({ kind }) => kind === "server");
  return need?.kind === "server" ? { mcp_context: { server_name: need.server, tool_name: need.tool } } : {};
}

/**
 * Tell hooks that policy has denied a call. Gemini CLI notifies when a tool waits for permission; a run asks nobody, so
 * this is when permission was missing.
 */
export async function notifyDenial(agent: Hooked, call: Call, reason: string): Promise<void> {
  await runHooks(agent, "Notification", () => ({
    event: "Notification",
    notification_type: "ToolPermission",
    message: reason,
    details: { type: "denied", tool_name: call.tool, tool_input: call.args },
  }));
}
