/** Ids of tool calls: the model's own if it gives one, otherwise ours. Unique within a run, across all its agents. */
import type { Call, Message } from "../../events.ts";

/** Returns an id for a call: `given`, unless it is missing or already used by another call. */
export type ClaimId = (name: string, given: string | undefined) => string;

export interface CallIds {
  /** For the calls of one attempt at answering `messages`. */
  claim(messages: readonly Message[]): ClaimId;
  /** Makes these calls part of the run. Ids of an attempt that is not kept may be used again. */
  keep(calls: readonly Call[]): void;
}

export function openCallIds(): CallIds {
  const kept = new Set<string>();
  let invented = 0;
  return {
    claim(messages) {
      // A continued run starts with calls that an earlier process made.
      const taken = new Set([...kept, ...messages.flatMap(idsOf)]);
      return (name, given) => {
        let id = given ?? "";
        while (id === "" || taken.has(id)) id = `${name}_${++invented}`;
        taken.add(id);
        return id;
      };
    },
    keep(calls) {
      for (const { id } of calls) kept.add(id);
    },
  };
}

function idsOf({ parts }: Message): string[] {
  return parts.flatMap(({ functionCall }) => (functionCall?.id === undefined ? [] : [functionCall.id]));
}
