/** Merges the replies of several hooks to one event into one outcome. Replies can only tighten. Pure. */
import type { JsonObject } from "../../events.ts";
import type { HookChanges, HookReply, HookVerdict, ToolConfig } from "./hook-reply.ts";
import { BLOCKING_EVENTS, type HookEvent } from "../../project/hook-settings.ts";

/** What the loop does after the hooks of an event have run. */
export interface HookOutcome extends HookChanges {
  readonly verdict: Exclude<HookVerdict, { readonly kind: "failed" }>;
  /** Text for the model, in hook-context marks; "" for nothing. */
  readonly context: string;
  readonly runs: readonly HookRecord[];
}

/** One run of a hook, in the words of the event `hook.ran`. */
export interface HookRecord {
  readonly hook: HookEvent;
  readonly name: string;
  readonly outcome: "passed" | "blocked" | "stopped" | "failed";
  /** Its message to people, or why it blocks. */
  readonly message: string;
  /** A further message to people. */
  readonly said?: string;
  readonly ms: number;
}

/** No hook ran. */
export const NO_HOOKS: HookOutcome = {
  verdict: { kind: "go" },
  context: "",
  messages: [],
  clearContext: false,
  runs: [],
};

/** Replies in the order of their hooks. */
export function mergeReplies(event: HookEvent, replies: readonly HookReply[]): HookOutcome {
  const verdict = mergeVerdicts(event, replies);
  const toolInput = overlay(replies.map((reply) => reply.toolInput));
  const request = overlay(replies.map((reply) => reply.request));
  const response = overlay(replies.map((reply) => reply.response));
  const toolOutput = replies.findLast((reply) => reply.toolOutput !== undefined)?.toolOutput;
  const tailCall = replies.findLast((reply) => reply.tailCall !== undefined)?.tailCall;
  const toolConfig = mergeToolConfigs(event, replies, verdict);
  return {
    verdict: event === "BeforeToolSelection" && verdict.kind === "block" ? { kind: "go" } : verdict,
    context: replies.flatMap((reply) => reply.context ?? []).join("\n"),
    messages: replies.flatMap((reply) => reply.messages),
    ...(toolInput === undefined ? {} : { toolInput }),
    ...(toolOutput === undefined ? {} : { toolOutput }),
    ...(tailCall === undefined ? {} : { tailCall }),
    ...(request === undefined ? {} : { request }),
    ...(response === undefined ? {} : { response }),
    ...(toolConfig === undefined ? {} : { toolConfig }),
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

/**
 * What the failure of a fail-closed hook means. A blocked call or turn is reported to the model. A failed check of the
 * final answer would be repeated for ever, so it ends the run.
 */
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

/**
 * `NONE` wins over `ANY`. Allow lists are intersected; Gemini CLI unites them, so that one hook can open what another
 * has closed. A block at this event means no tools.
 */
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
  return { mode: modes.includes("ANY") ? "ANY" : "AUTO", ...(allowed === undefined ? {} : { allowed }) };
}

const OUTCOMES: Readonly<Record<HookVerdict["kind"], HookRecord["outcome"]>> = {
  go: "passed",
  block: "blocked",
  stop: "stopped",
  failed: "failed",
};

function record(event: HookEvent, reply: HookReply): HookRecord {
  const { hook, verdict, ms } = reply;
  const said = reply.messages.join("\n");
  const run = { hook: event, name: hook.name, outcome: OUTCOMES[verdict.kind], ms };
  if (verdict.kind === "go") return { ...run, message: said };
  return { ...run, message: verdict.reason, ...(said !== "" && { said }) };
}
