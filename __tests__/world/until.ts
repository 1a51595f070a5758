/** Waits for conditions that no event reports. */
import { setTimeout as sleep } from "node:timers/promises";

/** Resolves once the condition holds; otherwise Jest's time limit ends the test. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}
