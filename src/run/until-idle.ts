/** What can wait until the program has nothing else to do, such as the loading of code, which blocks everything else. */
import type { RunEvent } from "../events.ts";
import type { Ports } from "./invocation.ts";

/** Milliseconds after which there is no more waiting. */
const LATEST_MS = 1_000;

/** Resolves when the program has nothing else to do, when the log gets an event of type `or`, or when `stop` fires. */
export async function untilIdle(
  { log, clock }: Pick<Ports, "log" | "clock">,
  or?: RunEvent["type"],
  ...stop: readonly AbortSignal[]
): Promise<void> {
  const over = new AbortController();
  const stopListening = log.listen(({ event }) => void (event.type === or && over.abort()));
  await clock.idle(LATEST_MS, AbortSignal.any([over.signal, ...stop]));
  stopListening();
}
