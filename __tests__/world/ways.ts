/** The ways to a sandbox that the tests' machine has, and tests of each. A way that it lacks is skipped by name. */
import { test } from "@jest/globals";
import type { Way } from "../../src/adapters/sandbox.ts";
import { WAYS, waysHere } from "./ways/machine.ts";

/** One test for each way; a way that the machine lacks is skipped by name, or fails where all are to be there. */
export function testEachWay(name: string, body: (way: Way) => Promise<void>, timeoutMs?: number): void {
  for (const way of WAYS) {
    const title = `${name} (by ${way})`;
    const lacks = () => Promise.reject(new Error(`This machine has no sandbox by ${way}.`));
    if (waysHere().had.includes(way)) test(title, () => body(way), timeoutMs);
    else if (process.env["REMIT_ALL_WAYS"] === "1") test(title, lacks);
    else test.skip(title, lacks);
  }
}

/** `test`, where jobs have a sandbox; skipped by name elsewhere. */
export const sandboxed: typeof test = waysHere().own === undefined ? (test.skip as typeof test) : test;
