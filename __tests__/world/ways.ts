/** The kinds of sandbox that the test machine offers, and tests for each. A missing kind is skipped by name. */
import { test } from "@jest/globals";
import type { SandboxMethod } from "../../src/adapters/sandbox.ts";
import { long, LONG } from "./long.ts";
import { WAYS, waysHere } from "./ways/machine.ts";

type Declare = (title: string, body: () => Promise<void>, timeoutMs?: number) => void;

/** One test for each kind; a missing kind is skipped by name, or fails if all are required. */
export function testEachWay(name: string, body: (way: SandboxMethod) => Promise<void>, timeoutMs?: number): void {
  declareFor(WAYS, name, body, timeoutMs);
}

/**
 * For whole jobs whose mechanism does not depend on the kind of sandbox: uses the first kind that the machine has. The
 * long tests try all kinds, as the quicker tests of the sandbox itself always do.
 */
export function testOneWay(name: string, body: (way: SandboxMethod) => Promise<void>): void {
  const [first = "root"] = waysHere().had;
  declareFor(LONG ? WAYS : [first], name, body);
}

function declareFor(
  ways: readonly SandboxMethod[],
  name: string,
  body: (way: SandboxMethod) => Promise<void>,
  timeoutMs?: number,
): void {
  for (const way of ways) {
    const had = waysHere().had.includes(way);
    const declare: Declare = had || process.env["REMIT_ALL_WAYS"] === "1" ? test : test.skip;
    const lacks = () => Promise.reject(new Error(`This machine has no sandbox by ${way}.`));
    declare(`${name} (by ${way})`, had ? () => body(way) : lacks, timeoutMs);
  }
}

/** `test`, if jobs have a sandbox; otherwise skipped by name. */
export const sandboxed: typeof test = waysHere().own === undefined ? (test.skip as typeof test) : test;

/** `long`, where jobs have a sandbox. */
export const longSandboxed = LONG ? sandboxed : long;
