/**
 * Tests that show a thing once more, end to end, which quicker tests hold already: another way in, another fault at the
 * same place. `npm run test:long` runs them with all others; `npm test` leaves them out, so that it stays within minutes.
 */
import { test } from "@jest/globals";

/** Whether the long tests run as well. */
export const LONG = process.env["REMIT_LONG"] === "1";

/** How many cases a property is tried with: so many by the long tests, a quarter of them by the quick ones. */
export const cases = (most: number): number => (LONG ? most : Math.ceil(most / 4));

export const long: Pick<typeof test, "each"> & ((name: string, run: () => Promise<void>) => void) = LONG
  ? test
  : Object.assign(() => undefined, { each: leaveOut });

function leaveOut(): () => undefined {
  return () => undefined;
}
