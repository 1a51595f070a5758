/** What can wait until the program has nothing else to do, such as the loading of code, which blocks everything else. */
import type { RunEvent } from "../events.ts";
import type { Ports } from "./invocation.ts";

/** Milliseconds after which there is no more waiting. */
const LATEST_MS = 1_000;

/** Resolves when the program has nothing else to do, when the log gets an event of type `or`, or when `signal` fires. */
export async function untilIdle(
  { log, clock }: Pick<Ports, "log" | "clock">,
  { or, signal }: { readonly or?: RunEvent["type"]; readonly signal?: AbortSignal },
): Promise<void> {
  const over = new AbortController();
  const stopListening = log.listen(({ event }) => void (event.type === or && over.abort()));
  await clock.idle(LATEST_MS, signal === undefined ? over.signal : AbortSignal.any([over.signal, signal]));
  stopListening();
}

/**
 * Does these in idle moments in which the model is awaited, one after the other: a command may need every core, and its
 * turn waits for it. Those that find no such moment are not done.
 */
export function whileModelIsAwaited(
  { log, clock }: Pick<Ports, "log" | "clock">,
  tasks: readonly (() => Promise<void>)[],
): void {
  const left = [...tasks];
  let wait = 0;
  const begin = async (own: number): Promise<void> => {
    while (left.length > 0) {
      await clock.idle(LATEST_MS);
      if (own !== wait) return;
      await left.shift()?.();
    }
    stopListening();
  };
  const stopListening = log.listen(({ event }) => {
    wait += 1; // Whatever is logged after the request means that it is over, or that it has begun anew.
    if (event.type === "model.asked") void begin(wait);
  });
}
