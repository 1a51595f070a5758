/** How long a server that is down is waited for, by the waits that are asked for. */
import { expect, test } from "@jest/globals";
import { openRetry } from "../../src/adapters/git/server.ts";

const DOWN = { down: true };
const UP = { down: false };

/** Attempts that end like this; the last one repeats. The waits of each command, in ms. */
async function waitsOf(ends: readonly { down: boolean }[], commands: number, outageMs = Infinity): Promise<number[][]> {
  let [runs, slept] = [0, [] as number[]];
  const attempt = () => Promise.resolve(ends[Math.min(runs++, ends.length - 1)] ?? UP);
  const retry = openRetry({
    waits: [1, 4, 10, 20, 25],
    outageMs,
    sleep: (ms) => Promise.resolve(void slept.push(ms)),
  });
  const all: number[][] = [];
  for (let at = 0; at < commands; at += 1) {
    slept = [];
    const { attempts } = await retry(attempt, ({ down }) => down);
    expect(attempts).toBe(slept.length + 1);
    all.push(slept);
  }
  return all;
}

test("an outage is waited out once, and the commands after it are only tried quickly", async () => {
  expect(await waitsOf([DOWN], 3)).toEqual([
    [1, 4, 10, 20, 25],
    [1, 4],
    [1, 4],
  ]);
});

test("a command that succeeds ends the outage", async () => {
  expect(await waitsOf([DOWN, DOWN, DOWN, DOWN, UP, DOWN], 2)).toEqual([
    [1, 4, 10, 20],
    [1, 4, 10, 20, 25],
  ]);
});

test("what is no outage is not waited out", async () => {
  expect(await waitsOf([UP], 1)).toEqual([[]]);
});

test.each([
  [0, []],
  [4, [1, 4]],
  [20, [1, 4, 10]],
])("with %i ms for an outage, the waits are %j", async (outageMs, waits) => {
  expect(await waitsOf([DOWN], 1, outageMs)).toEqual([waits]);
});
