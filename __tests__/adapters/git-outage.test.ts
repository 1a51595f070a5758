/** How long git waits for a server that is down, by the waits that it asks for. */
import { expect, test } from "@jest/globals";
import type { Processes } from "../../src/adapters/git-process.ts";
import { openTalk } from "../../src/adapters/git/server.ts";

const DOWN = "fatal: unable to access 'https://x/': The requested URL returned error: 503";

/** Git whose commands end in these messages, "" for success; the last one repeats. Each command's waits, in ms. */
async function waitsOf(ends: readonly string[], commands: number, outageMs = Infinity): Promise<readonly number[][]> {
  let [runs, slept] = [0, [] as number[]];
  const run = () => {
    const stderr = ends[Math.min(runs++, ends.length - 1)] ?? "";
    return Promise.resolve({ code: stderr === "" ? 0 : 128, stdout: Buffer.alloc(0), stderr });
  };
  const talk = openTalk({ run } as unknown as Processes, {
    url: new URL("https://shop.example/"),
    token: undefined,
    waits: [1, 4, 10, 20, 25],
    outageMs,
    sleep: (ms) => Promise.resolve(void slept.push(ms)),
    guard: undefined,
  });
  const all: number[][] = [];
  for (let at = 0; at < commands; at += 1) {
    slept = [];
    await talk(["push"]);
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
  expect(await waitsOf([DOWN, DOWN, DOWN, DOWN, "", DOWN], 2)).toEqual([
    [1, 4, 10, 20],
    [1, 4, 10, 20, 25],
  ]);
});

test("a refusal is not waited out", async () => {
  expect(await waitsOf(["error: 403"], 1)).toEqual([[]]);
});

test.each([
  [0, []],
  [4, [1, 4]],
  [20, [1, 4, 10]],
])("with %i ms for an outage, the waits are %j", async (outageMs, waits) => {
  expect(await waitsOf([DOWN], 1, outageMs)).toEqual([waits]);
});
