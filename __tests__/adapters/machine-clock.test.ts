import { expect, jest, test } from "@jest/globals";
import { systemClock, systemRandom } from "../../src/adapters/machine.ts";

test("a sleep ends at once when its signal fires, without an error", async () => {
  const run = new AbortController();
  const sleep = systemClock.sleep(3_600_000, run.signal);
  run.abort();
  expect(await sleep).toBeUndefined();
  expect(await systemClock.sleep(3_600_000, run.signal)).toBeUndefined();
});

test("a sleep ends after its time, and the clock has advanced", async () => {
  const start = systemClock.elapsed();
  await systemClock.sleep(1);
  expect(systemClock.elapsed()).toBeGreaterThan(start);
  expect(systemClock.now()).toBeGreaterThan(Date.UTC(2024, 0));
});

test("the clock ignores changes of the machine's clock", () => {
  const before = systemClock.now();
  const set = jest.spyOn(Date, "now").mockReturnValue(before + 3_600_000);
  expect(systemClock.now() - before).toBeLessThan(3_600_000);
  set.mockReturnValue(0);
  expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  set.mockRestore();
});

test("random text has the requested length and is different every time", () => {
  expect(systemRandom.hex(8)).toMatch(/^[0-9a-f]{16}$/);
  expect(systemRandom.hex(8)).not.toBe(systemRandom.hex(8));
});
