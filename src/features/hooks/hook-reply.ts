/** Reads a hook's exit code and output by Gemini CLI's contract, with its gaps closed. Pure. */
import type { Json, JsonObject } from "../../events.ts";
import type { CommandEnd } from "../../ports.ts";
import { isTable } from "../../lib/read-data.ts";
import type { Hook } from "../../project/hook-settings.ts";

/** What hooks change at an event. What is absent stays as it is. */
export interface HookChanges {
  /** Messages for the report and the step's log. */
  readonly messages: readonly string[];
  /** Arguments that override the call's own; the result passes policy again. */
  readonly toolInput?: JsonObject;
  /** Replaces the tool's output. */
  readonly toolOutput?: string;
  /** A further call whose answer replaces this one's; it passes policy like any call. */
  readonly tailCall?: { readonly tool: string; readonly args: JsonObject };
  /** Fields that override those of the model request. */
  readonly request?: JsonObject;
  /** Replaces the model's reply. */
  readonly response?: JsonObject;
  readonly toolConfig?: ToolConfig;
  readonly clearContext: boolean;
}

/** A hook's reply, validated. */
export interface HookReply extends HookChanges {
  readonly hook: Hook;
  readonly verdict: HookVerdict;
  readonly context?: string;
  readonly ms: number;
}

export interface ToolConfig {
  readonly mode: "AUTO" | "ANY" | "NONE";
  /** Absent: no restriction. */
  readonly allowed?: readonly string[];
}

export type HookVerdict =
  | { readonly kind: "go" }
  /** Blocks what is about to happen, or rejects what has happened. */
  | { readonly kind: "block"; readonly reason: string }
  /** Ends the run. */
  | { readonly kind: "stop"; readonly reason: string }
  /** A fail-closed hook has failed; the event decides what that means. */
  | { readonly kind: "failed"; readonly reason: string };

/** A hook's process that has ended. Output is text of at most {@link MAX_OUTPUT} bytes. */
export interface HookRun {
  readonly end: CommandEnd;
  readonly stdout: string;
  readonly stderr: string;
  readonly cut: boolean;
}

/** The most bytes kept of one hook's output. */
export const MAX_OUTPUT = 1024 * 1024;

/** With this exit code a hook blocks, whatever its output says. */
const BLOCK = 2;

export function readReply(hook: Hook, run: HookRun): HookReply {
  const ms = run.end.kind === "not_started" ? 0 : run.end.ms;
  const problem = trouble(run.end, hook);
  if (problem !== undefined) return failed(hook, problem, run.stderr, ms);
  if (run.end.kind === "exited" && run.end.code === BLOCK) return blocked(hook, run, ms);
  if (run.cut) return failed(hook, `printed more than ${MAX_OUTPUT} bytes`, "", ms);
  const text = run.stdout.trim();
  // Plain text is a message for people, as in Gemini CLI. Text that begins like an object must be one.
  if (!text.startsWith("{")) return { ...silent(hook, ms), messages: text === "" ? [] : [text] };
  const output = parse(text);
  if (output === undefined) return failed(hook, "printed something that is not one JSON object", "", ms);
  return said(hook, output, ms);
}

function trouble(end: CommandEnd, hook: Hook): string | undefined {
  switch (end.kind) {
    case "exited":
      return end.code === 0 || end.code === BLOCK ? undefined : `exited with code ${end.code}`;
    case "signalled":
      return `was ended by ${end.signal}`;
    case "timed_out":
      return `did not end within ${hook.timeoutMs} ms`;
    case "cancelled":
      return "was cancelled";
    case "not_started":
      return `could not be started: ${end.message}`;
    default:
      return end satisfies never;
  }
}

function silent(hook: Hook, ms: number): HookReply {
  return { hook, verdict: { kind: "go" }, messages: [], clearContext: false, ms };
}

function failed(hook: Hook, problem: string, stderr: string, ms: number): HookReply {
  const words = stderr.trim();
  const reason = `The hook \`${hook.name}\` ${problem}${words === "" ? "." : `: ${words}`}`;
  if (hook.onFailure === "open") return { ...silent(hook, ms), messages: [reason] };
  return { ...silent(hook, ms), verdict: { kind: "failed", reason } };
}

/** With exit code 2 the hook blocks; the reason is on standard error, else in the JSON, else missing. */
function blocked(hook: Hook, run: HookRun, ms: number): HookReply {
  const output = parse(run.stdout.trim()) ?? {};
  const reason = run.stderr.trim() || text(output["reason"]) || `The hook \`${hook.name}\` blocked this.`;
  return { ...silent(hook, ms), verdict: { kind: "block", reason }, messages: messagesOf(output) };
}

function said(hook: Hook, output: JsonObject, ms: number): HookReply {
  const specific = object(output["hookSpecificOutput"]) ?? {};
  const context = text(specific["additionalContext"]);
  const toolOutput = text(specific["tool_output"]);
  const toolInput = object(specific["tool_input"]);
  const tailCall = readTailCall(object(specific["tailToolCallRequest"]));
  const request = object(specific["llm_request"]);
  const response = object(specific["llm_response"]);
  const toolConfig = readToolConfig(object(specific["toolConfig"]));
  return {
    hook,
    verdict: verdict(hook, output),
    messages: messagesOf(output),
    ...(context === undefined ? {} : { context }),
    ...(toolInput === undefined ? {} : { toolInput }),
    ...(toolOutput === undefined ? {} : { toolOutput }),
    ...(tailCall === undefined ? {} : { tailCall }),
    ...(request === undefined ? {} : { request }),
    ...(response === undefined ? {} : { response }),
    ...(toolConfig === undefined ? {} : { toolConfig }),
    clearContext: specific["clearContext"] === true,
    ms,
  };
}

function messagesOf(output: JsonObject): readonly string[] {
  const message = text(output["systemMessage"]);
  return message === undefined ? [] : [message];
}

function verdict(hook: Hook, output: JsonObject): HookVerdict {
  const reason = text(output["reason"]) ?? text(output["stopReason"]);
  if (output["continue"] === false) {
    return { kind: "stop", reason: text(output["stopReason"]) ?? reason ?? `The hook \`${hook.name}\` ended the run.` };
  }
  const decision = output["decision"];
  // `ask` needs a person; without one it means no.
  if (decision === "deny" || decision === "block" || decision === "ask") {
    return { kind: "block", reason: reason ?? `The hook \`${hook.name}\` blocked this.` };
  }
  return { kind: "go" };
}

function readTailCall(value: JsonObject | undefined): HookReply["tailCall"] {
  const tool = text(value?.["name"]);
  return tool === undefined ? undefined : { tool, args: object(value?.["args"]) ?? {} };
}

function readToolConfig(value: JsonObject | undefined): ToolConfig | undefined {
  if (value === undefined) return undefined;
  const mode = value["mode"];
  const names = value["allowedFunctionNames"];
  const allowed = Array.isArray(names)
    ? names.filter((name: Json): name is string => typeof name === "string")
    : undefined;
  return { mode: mode === "NONE" || mode === "ANY" ? mode : "AUTO", ...(allowed === undefined ? {} : { allowed }) };
}

function parse(output: string): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(output);
    return object(value);
  } catch {
    return undefined;
  }
}

function object(value: Json | undefined): JsonObject | undefined {
  return isTable(value) ? value : undefined;
}

function text(value: Json | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
