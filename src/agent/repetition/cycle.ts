/** The same turns with the same results, again and again. */
import { subjectOf } from "../compress/truncate.ts";
import type { Step } from "./steps.ts";

/** Turns of the longest cycle that is looked for. */
const LONGEST_CYCLE = 5;

/**
 * What goes round, in words, when the last turns are a cycle of up to {@link LONGEST_CYCLE} turns that was made `times`
 * times. A call whose result changes is no repetition: whoever polls sees something new.
 */
export function findCycle(steps: readonly Step[], times: number): string | undefined {
  const keys = steps.map(keyOf);
  for (let length = 1; length <= LONGEST_CYCLE; length++) {
    const last = keys.slice(-length * times);
    if (last.length < length * times || last.includes("")) continue;
    if (last.every((key, index) => key === last[index % length])) return describe(steps.slice(-length), times);
  }
  return undefined;
}

// Calls of one turn may come in any order. A turn without calls was judged elsewhere.
function keyOf({ deeds }: Step): string {
  return deeds
    .map(({ key, result }) => `${key} ${result}`)
    .sort()
    .join("\n");
}

function describe(cycle: readonly Step[], times: number): string {
  const calls = cycle.flatMap(({ deeds }) => deeds.map(({ call }) => `${call.tool} ${subjectOf(call)}`.trim()));
  const shown = [...new Set(calls)].slice(0, LONGEST_CYCLE).join(", ");
  const what = cycle.length === 1 ? "the same call" : `the same ${cycle.length} turns`;
  return `${what} with the same result ${times} times in a row (${shown})`;
}
