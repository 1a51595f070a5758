/** Reads a hook's exit code and output by Gemini CLI's contract, with its gaps closed, and merges replies. Pure. */
import type { Json, JsonObject, EventOf } from "../../events.ts";
import type { CommandEnd } from "../../ports.ts";
import { anyTable, isTable, readJson } from "../../lib/read-data.ts";
import { type Hook, BLOCKING_EVENTS, type HookEvent } from "../../project.ts";

/** What hooks change at an event. What is absent stays as it is. */
interface HookChanges {
  /** Arguments that override the call's own; the result passes policy again. */
  readonly toolInput?: JsonObject | undefined;
  /** Replaces the tool's output. */
  readonly toolOutput?: string | undefined;
  /** A further call whose answer replaces this one's; it passes policy like any call. */
  readonly tailCall?: { readonly tool: string; readonly args: JsonObject } | undefined;
  /** Fields that override those of the model request. */
  readonly request?: JsonObject | undefined;
  /** Replaces the model's reply. */
  readonly response?: JsonObject | undefined;
  readonly toolConfig?: ToolConfig | undefined;
  readonly clearContext: boolean;
}

/** A hook's reply, validated. */
export interface HookReply extends HookChanges {
  readonly hook: Hook;
  readonly verdict: HookVerdict;
  /** Messages for the report and the step's log. */
  readonly messages: readonly string[];
  readonly context?: string | undefined;
  readonly ms: number;
}

interface ToolConfig {
  readonly mode: "AUTO" | "ANY" | "NONE";
  /** Absent: no restriction. */
  readonly allowed?: readonly string[] | undefined;
}

type HookVerdict =
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
  const problem = faultOf(run.end, hook);
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

function faultOf(end: CommandEnd, hook: Hook): string | undefined {
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
  return {
    hook,
    verdict: verdict(hook, output),
    messages: messagesOf(output),
    context: text(specific["additionalContext"]),
    toolInput: object(specific["tool_input"]),
    toolOutput: text(specific["tool_output"]),
    tailCall: readTailCall(object(specific["tailToolCallRequest"])),
    request: object(specific["llm_request"]),
    response: object(specific["llm_response"]),
    toolConfig: readToolConfig(object(specific["toolConfig"])),
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
  return { mode: mode === "NONE" || mode === "ANY" ? mode : "AUTO", allowed };
}

function parse(output: string): JsonObject | undefined {
  return readJson(anyTable, output) as JsonObject | undefined;
}

function object(value: Json | undefined): JsonObject | undefined {
  return isTable(value) ? value : undefined;
}

function text(value: Json | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** What the loop does after the hooks of an event have run. */
export interface HookOutcome extends HookChanges {
  readonly verdict: Exclude<HookVerdict, { readonly kind: "failed" }>;
  /** Text for the model, in hook-context marks; "" for nothing. */
  readonly context: string;
  readonly runs: readonly HookRecord[];
}

/** One run of a hook, in the words of the log. */
type HookRecord = Omit<EventOf<"hook.ran">, "type">;

/** Replies in the order of their hooks. */
export function mergeReplies(event: HookEvent, replies: readonly HookReply[]): HookOutcome {
  const verdict = mergeVerdicts(event, replies);
  return {
    verdict: event === "BeforeToolSelection" && verdict.kind === "block" ? { kind: "go" } : verdict,
    context: replies.flatMap((reply) => reply.context ?? []).join("\n"),
    toolInput: overlay(replies.map((reply) => reply.toolInput)),
    toolOutput: replies.findLast((reply) => reply.toolOutput !== undefined)?.toolOutput,
    tailCall: replies.findLast((reply) => reply.tailCall !== undefined)?.tailCall,
    request: overlay(replies.map((reply) => reply.request)),
    response: overlay(replies.map((reply) => reply.response)),
    toolConfig: mergeToolConfigs(event, replies, verdict),
    clearContext: replies.some((reply) => reply.clearContext),
    runs: replies.map((reply) => record(event, reply)),
  };
}

/** A stop wins over a block, and a block over the rest; reasons of the same kind are joined. */
function mergeVerdicts(event: HookEvent, replies: readonly HookReply[]): HookOutcome["verdict"] {
  if (!BLOCKING_EVENTS.has(event)) return { kind: "go" };
  const verdicts = replies.map((reply) => settle(event, reply.verdict));
  for (const kind of ["stop", "block"] as const) {
    const reasons = verdicts.flatMap((verdict) => (verdict.kind === kind ? [verdict.reason] : []));
    if (reasons.length > 0) return { kind, reason: reasons.join("\n") };
  }
  return { kind: "go" };
}

/** A fail-closed hook's failure blocks, and the model sees it; at the final answer it would repeat for ever, so it stops the run. */
function settle(event: HookEvent, verdict: HookVerdict): HookOutcome["verdict"] {
  if (verdict.kind !== "failed") return verdict;
  const hint = 'A failed hook blocks unless its entry says `"onFailure": "open"`.';
  return { kind: event === "AfterAgent" ? "stop" : "block", reason: `${verdict.reason}\n${hint}` };
}

/** Later fields win, as in Gemini CLI. */
function overlay(objects: readonly (JsonObject | undefined)[]): JsonObject | undefined {
  const given = objects.filter((item) => item !== undefined);
  return given.length === 0 ? undefined : Object.assign({}, ...given);
}

/** `NONE` wins over `ANY`. Lists are intersected, so that no hook opens what another closed; a block means no tools. */
function mergeToolConfigs(
  event: HookEvent,
  replies: readonly HookReply[],
  verdict: HookVerdict,
): ToolConfig | undefined {
  if (event === "BeforeToolSelection" && verdict.kind === "block") return { mode: "NONE" };
  const configs = replies.flatMap((reply) => reply.toolConfig ?? []);
  if (configs.length === 0) return undefined;
  const modes = configs.map((config) => config.mode);
  if (modes.includes("NONE")) return { mode: "NONE" };
  const lists = configs.flatMap((config) => (config.allowed === undefined ? [] : [config.allowed]));
  const allowed = lists.reduce<readonly string[] | undefined>(
    (kept, list) => (kept === undefined ? [...new Set(list)].sort() : kept.filter((name) => list.includes(name))),
    undefined,
  );
  return { mode: modes.includes("ANY") ? "ANY" : "AUTO", allowed };
}

const OUTCOMES: Readonly<Record<HookVerdict["kind"], string>> = {
  go: "passed",
  block: "blocked",
  stop: "stopped",
  failed: "failed",
};

function record(event: HookEvent, reply: HookReply): HookRecord {
  const { hook, verdict, ms } = reply;
  const text = reply.messages.join("\n");
  const run = { hook: event, name: hook.name, outcome: OUTCOMES[verdict.kind], ms };
  if (verdict.kind === "go") return { ...run, message: text };
  return { ...run, message: verdict.reason, ...(text !== "" && { said: text }) };
}
