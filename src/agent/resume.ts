/** Going on with a log whose run was cut off. */
import type { Answer, Call, Entry, RunEvent } from "../events.ts";

export interface Mending {
  readonly agent: string;
  readonly event: RunEvent;
}

/**
 * What to append to a log before its agents go on: an answer for every call that has none, since the run may have been
 * cut off while it was being made. Empty for a log that ended well.
 */
export function mendLog(entries: readonly Entry[]): readonly Mending[] {
  const open = new Map<string, { readonly agent: string; readonly call: Call }>();
  for (const { agent, event } of entries) {
    if (event.type === "model.replied" && event.purpose === "turn")
      for (const call of event.reply.calls) open.set(call.id, { agent, call });
    if (event.type === "call.finished") open.delete(event.id);
  }
  return [...open.values()].map(({ agent, call }) => ({
    agent,
    event: { type: "call.finished", id: call.id, tool: call.tool, answer: CUT_OFF, ms: 0 },
  }));
}

const CUT_OFF: Answer = {
  text: "The run was cut off before this call was answered. It may have been made in part or not at all: look before you rely on it.",
  error: "cancelled",
};
