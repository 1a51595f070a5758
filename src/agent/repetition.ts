/** Whether an agent goes round in circles. A projection of the log. */
import type { Entry } from "../events.ts";
import { canonicalJson } from "./canonical.ts";

/** So many identical denials in a row end a run: whoever asks a fourth time will not hear anything new. */
const DENIALS = 3;

/** Why the agent is blocked; undefined while it is not. Any allowed or different call in between starts the count anew. */
export function deniedInARow(entries: readonly Entry[], agent: string): string | undefined {
  const last: { key: string; reason: string }[] = [];
  for (let i = entries.length - 1; i >= 0 && last.length < DENIALS; i--) {
    const { agent: who, event } = entries[i] as Entry;
    if (who !== agent || event.type !== "call.decided") continue;
    if (event.decision.effect === "allow") return undefined;
    last.push({ key: `${event.call.tool} ${canonicalJson(event.call.args)}`, reason: event.decision.reason });
  }
  const [first] = last;
  if (first === undefined || last.length < DENIALS || last.some(({ key }) => key !== first.key)) return undefined;
  return `The same call was denied ${DENIALS} times in a row. ${first.reason}`;
}
