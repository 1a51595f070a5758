/**
 * The repository's hooks as an agent meets them. They can add, hold up and stop; whatever they change goes past policy
 * again, so that they never open what it keeps shut.
 */
import type { AgentEnd } from "../../events.ts";
import type { HookInput } from "./hook-input.ts";
import type { HookOutcome } from "./hook-merge.ts";
import type { Hooks } from "./hooks.ts";
import { cutHead } from "../../tools/clip.ts";
import { blockedByHook } from "../../agent/around.ts";
import type { Caller } from "../../agent/agent.ts";

export interface AgentHooks extends Hooks {
  /** What was asked for, as the hooks are told. */
  readonly prompt: string;
}

/** Whose hooks are run: what it logs them as, and when they are called off. */
export interface Hooked extends Pick<Caller, "log" | "name" | "signal"> {
  /** Undefined where none is configured. */
  readonly hooks: AgentHooks | undefined;
}

/** Run what is configured for an event, and log it. Undefined when nothing is: `tell` is then not called. */
export async function runHooks(
  { hooks, log, name, signal }: Hooked,
  event: HookInput["event"],
  tell: () => HookInput,
): Promise<HookOutcome | undefined> {
  if (hooks === undefined || !hooks.has(event)) return undefined;
  const outcome = await hooks.run(tell(), signal);
  for (const run of outcome.runs) log.append({ type: "hook.ran", ...run }, name);
  return outcome;
}

/** Characters of what hooks may add at one event: it is paid for on every later turn. */
const MOST_CONTEXT = 20_000;

/** What hooks add, marked; nothing in it can end the mark. "" for nothing. */
export function hookContext(context: string): string {
  const text = cutHead(context.trim(), MOST_CONTEXT).replaceAll(/<(?=\/?\s*hook_context)/gi, "&lt;");
  return text === "" ? "" : `<hook_context>\n${text}\n</hook_context>`;
}

/** Tell the agent what hooks add. */
export function tellContext({ log, name }: Pick<Caller, "log" | "name">, { context }: HookOutcome): void {
  const text = hookContext(context);
  if (text !== "") log.append({ type: "agent.told", why: "hook context", text }, name);
}

/** How the agent ends when hooks hold up what it cannot do without; undefined when they let it go on. */
export function haltedBy(outcome: HookOutcome | undefined): AgentEnd | undefined {
  return outcome === undefined || outcome.verdict.kind === "go" ? undefined : blockedByHook(outcome.verdict.reason);
}
