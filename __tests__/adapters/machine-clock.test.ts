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

const HOUR = 3_600_000;

const used = (): number => (process.threadCpuUsage?.() ?? process.cpuUsage()).user;

/** Keeps this thread at work, with 2 ms of processor time between two timers, until the returned function is called. */
function keepBusy(): () => void {
  let working = true;
  const work = (): void => {
    const end = used() + 2_000;
    while (used() < end);
    if (working) setImmediate(work);
  };
  work();
  return () => void (working = false);
}

test("a thread is idle when it has nothing to do, and not before", async () => {
  const stop = keepBusy();
  let stopped = false;
  const idle = systemClock.idle(HOUR).then(() => stopped);
  await systemClock.sleep(60);
  stopped = true;
  stop();
  expect(await idle).toBe(true);
});

test("waiting for an idle thread ends after its time, or when its signal fires", async () => {
  const stop = keepBusy();
  await systemClock.idle(1);
  const over = new AbortController();
  const idle = systemClock.idle(HOUR, over.signal);
  over.abort();
  await idle;
  stop();
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
