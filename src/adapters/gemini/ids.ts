/** Ids of tool calls: the model's own where it gives one, else ours. Unique within a run, all its agents together. */
import type { Call, Message } from "../../events.ts";

/** Names a call: `given`, unless it is missing or another call's. */
export type ClaimId = (name: string, given: string | undefined) => string;

export interface CallIds {
  /** For the calls of one attempt at answering `messages`. */
  claim(messages: readonly Message[]): ClaimId;
  /** These calls are part of the run from now on; the ids of a dropped attempt may come again. */
  keep(calls: readonly Call[]): void;
}

export function openCallIds(): CallIds {
  const kept = new Set<string>();
  let invented = 0;
  return {
    claim(messages) {
      // A continued run begins with calls that this process never made.
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
