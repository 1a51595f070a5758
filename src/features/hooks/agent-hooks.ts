/** The repository's hooks around an agent. Whatever they change passes policy again, so they open nothing. */
import type { AgentEnd, Answer, Call, JsonObject } from "../../events.ts";
import type { HookInput, Hooks } from "./hooks.ts";
import type { HookOutcome } from "./hook-reply.ts";
import { cutHead, failure, type Tool } from "../../tools.ts";
import {
  blockedByHook,
  type AfterCall,
  type BeforeCall,
  type AfterWork,
  type Caller,
  type Agent,
  clearHistory,
} from "../../agent.ts";

export interface AgentHooks extends Hooks {
  /** The request, as hooks receive it. */
  readonly prompt: string;
}

/** The agent whose hooks run: the name for the log, and the signal that cancels them. */
interface Hooked extends Pick<Caller, "log" | "name" | "signal"> {
  readonly hooks: AgentHooks;
}

/** Runs the hooks for an event and logs it. Returns undefined without calling `input` when the event has none. */
export async function runHooks(
  { hooks, log, name, signal }: Hooked,
  event: HookInput["event"],
  input: () => HookInput,
): Promise<HookOutcome | undefined> {
  if (!hooks.has(event)) return undefined;
  const outcome = await hooks.run(input(), signal);
  for (const run of outcome.runs) log.append({ type: "hook.ran", ...run }, name);
  return outcome;
}

/** The most characters that hooks may add at one event; every later turn pays for them. */
const MOST_CONTEXT = 20_000;

/** The text that hooks add, in a mark that it cannot end; "" for nothing. */
export function hookContext(context: string): string {
  const text = cutHead(context.trim(), MOST_CONTEXT).replaceAll(/<(?=\/?\s*hook_context)/gi, "&lt;");
  return text === "" ? "" : `<hook_context>\n${text}\n</hook_context>`;
}

/** Adds the hooks' text to the agent's conversation. */
export function addContext({ log, name }: Pick<Caller, "log" | "name">, { context }: HookOutcome): void {
  const text = hookContext(context);
  if (text !== "") log.append({ type: "agent.told", why: "hook context", text }, name);
}

/** How the agent ends when hooks hold up something that it needs; undefined when they let it go on. */
function haltedBy(outcome: HookOutcome | undefined): AgentEnd | undefined {
  return outcome === undefined || outcome.verdict.kind === "go" ? undefined : blockedByHook(outcome.verdict.reason);
}

/** Runs the hooks before a call that policy allows. */
export async function beforeTool(agent: Hooked, tool: Tool, call: Call): Promise<BeforeCall> {
  const outcome = await runHooks(agent, "BeforeTool", () => ({
    event: "BeforeTool",
    ...describeCall(tool, call),
  }));
  if (outcome === undefined) return { kind: "go", context: "" };
  const { verdict, toolInput } = outcome;
  if (verdict.kind !== "go") return { kind: "refused", answer: failure("denied", verdict.reason) };
  const context = hookContext(outcome.context);
  return { kind: "go", context, ...(toolInput && { args: { ...call.args, ...toolInput } }) };
}

/** Runs the hooks after a call. The tool has already acted: a block only keeps its answer from the model. */
export async function afterTool(agent: Hooked, tool: Tool, call: Call, answer: Answer): Promise<AfterCall> {
  const outcome = await runHooks(agent, "AfterTool", () => ({
    event: "AfterTool",
    ...describeCall(tool, call),
    tool_response: responseOf(answer),
  }));
  if (outcome === undefined) return { answer, context: "" };
  const { verdict, toolOutput, tailCall } = outcome;
  const context = hookContext(outcome.context);
  if (verdict.kind !== "go") return { answer: { ...worded(answer, verdict.reason), error: "denied" }, context };
  return {
    answer: toolOutput === undefined ? answer : worded(answer, toolOutput),
    context,
    ...(tailCall && { tail: tailCall }),
  };
}

/** Replaces the answer's words. The record of files and todos that the call changed stays. */
function worded({ edit, todos, error }: Answer, text: string): Answer {
  return { text, ...(edit && { edit }), ...(todos && { todos }), ...(error && { error }) };
}

/** A result in the shape that Gemini CLI gives hooks. */
function responseOf({ text, error }: Answer): JsonObject {
  const result = { llmContent: text, returnDisplay: text };
  return error === undefined ? result : { ...result, error: { type: error, message: text } };
}

/** A call as hooks receive it: for a tool of an MCP server, with the server and the tool's name there. */
function describeCall(tool: Tool, { tool: tool_name, args: tool_input }: Call) {
  const need = tool.needs(tool_input).find(({ kind }) => kind === "server");
  const server = need?.kind === "server" && { mcp_context: { server_name: need.server, tool_name: need.tool } };
  return { tool_name, tool_input, ...server };
}

/** Notifies hooks of a denied call. Gemini CLI notifies when a tool waits for permission; a run waits for nobody. */
export async function notifyDenial(agent: Hooked, call: Call, reason: string): Promise<void> {
  await runHooks(agent, "Notification", () => ({
    event: "Notification",
    notification_type: "ToolPermission",
    message: reason,
    details: { type: "denied", tool_name: call.tool, tool_input: call.args },
  }));
}

export interface HookedAgent extends Agent {
  readonly hooks: AgentHooks;
}

/** Before the first turn, hooks may add to the agent's context, or end the agent before it begins. */
export async function beforeWork(agent: HookedAgent): Promise<AgentEnd | undefined> {
  const { prompt } = agent.hooks;
  const outcome = await runHooks(agent, "BeforeAgent", () => ({ event: "BeforeAgent", prompt }));
  if (outcome === undefined) return undefined;
  addContext(agent, outcome);
  return haltedBy(outcome);
}

/** How often in a row hooks may send an agent back to work. Gemini CLI allows 100: more turns than a run has. */
const AGAIN = 10;
const OBJECTION = "hook objection";

/** After the agent's last words, hooks may send it back to work with a reason, or end the run. */
export async function afterWork(agent: HookedAgent, text: string): Promise<AfterWork> {
  const { log, name, hooks } = agent;
  const before = objections(agent);
  const outcome = await runHooks(agent, "AfterAgent", () => ({
    event: "AfterAgent",
    prompt: hooks.prompt,
    prompt_response: text,
    stop_hook_active: before > 0,
  }));
  if (outcome?.verdict.kind === "block" && before < AGAIN) {
    if (outcome.clearContext) clearHistory(agent);
    addContext(agent, outcome);
    log.append({ type: "agent.told", why: OBJECTION, text: outcome.verdict.reason }, name);
    return { kind: "again" };
  }
  const end = haltedBy(outcome);
  return end === undefined ? { kind: "over" } : { kind: "halted", end };
}

function objections({ log, name }: Agent): number {
  const own = log.entries.flatMap(({ agent, event }) => (agent === name ? [event] : []));
  const start = own.findLastIndex(({ type }) => type === "agent.started");
  return own.slice(start + 1).filter((event) => event.type === "agent.told" && event.why === OBJECTION).length;
}

/** Called when a compression is due. Hooks cannot prevent it: the history would not fit. */
export async function beforeCompressing(agent: HookedAgent): Promise<void> {
  await runHooks(agent, "PreCompress", () => ({ event: "PreCompress", trigger: "auto" }));
}
