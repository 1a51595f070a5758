/** The ways to a sandbox that the tests' machine has, and tests of each. A way that it lacks is skipped by name. */
import { test } from "@jest/globals";
import type { Way } from "../../src/adapters/sandbox.ts";
import { LONG } from "./long.ts";
import { WAYS, waysHere } from "./ways/machine.ts";

type Declare = (title: string, body: () => Promise<void>, timeoutMs?: number) => void;

/** One test for each way; a way that the machine lacks is skipped by name, or fails where all are to be there. */
export function testEachWay(name: string, body: (way: Way) => Promise<void>, timeoutMs?: number): void {
  declareFor(WAYS, name, body, timeoutMs);
}

/**
 * For whole jobs about what is one mechanism by whichever way: the first way that the machine has. The long tests try
 * every way, as the quicker ones of the sandbox itself always do.
 */
export function testOneWay(name: string, body: (way: Way) => Promise<void>): void {
  const [first = "root"] = waysHere().had;
  declareFor(LONG ? WAYS : [first], name, body);
}

function declareFor(ways: readonly Way[], name: string, body: (way: Way) => Promise<void>, timeoutMs?: number): void {
  for (const way of ways) {
    const had = waysHere().had.includes(way);
    const declare: Declare = had || process.env["REMIT_ALL_WAYS"] === "1" ? test : test.skip;
    const lacks = () => Promise.reject(new Error(`This machine has no sandbox by ${way}.`));
    declare(`${name} (by ${way})`, had ? () => body(way) : lacks, timeoutMs);
  }
}

/** `test`, where jobs have a sandbox; skipped by name elsewhere. */
export const sandboxed: typeof test = waysHere().own === undefined ? (test.skip as typeof test) : test;
