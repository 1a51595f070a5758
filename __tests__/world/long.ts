/**
 * End-to-end tests of behaviour that quicker tests already cover: another trigger, another fault at the same place.
 * `npm run test:long` runs them with all others; `npm test` skips them, so that it takes only minutes.
 */
import { test } from "@jest/globals";

/** Whether the long tests run as well. */
export const LONG = process.env["REMIT_LONG"] === "1";

/** The number of cases for a property: all of them in the long tests, a quarter in the quick ones. */
export const cases = (most: number): number => (LONG ? most : Math.ceil(most / 4));

/** The rows of a table of whole jobs: all of them in the long tests, the first in the quick ones. */
export const rows = <T>(all: readonly T[]): readonly T[] => (LONG ? all : all.slice(0, 1));

export const long: Pick<typeof test, "each"> & ((name: string, run: () => Promise<void>, limitMs?: number) => void) =
  LONG ? test : Object.assign(() => undefined, { each: leaveOut });

function leaveOut(): () => undefined {
  return () => undefined;
}
