/** What may differ between two runs of one command, and what may not. */
import { describe, expect, test } from "@jest/globals";
import { isSameOutput } from "../../src/run/replay.ts";

const ROOT = "/tmp/replay-1/workspace";

describe("two texts say the same", () => {
  test.each([
    ["ok 1\n  duration_ms: 1.711034\n", "ok 1\n  duration_ms: 12.9\n"],
    ["1 passed in 0.31s", "1 passed in 12.04s"],
    ["Time:        1.536 s, estimated 2 s", "Time:        0.9 s, estimated 3 s"],
    ["ok shop 0.004s\n[exit code 0 after 1.1 s]", "ok shop 1.204s\n[exit code 0 after 0.2 s]"],
    ["at 2026-11-22T23:28:01.123Z and 10:11:12", "at 2026-11-23T00:00:00Z and 23:59:59.9"],
    ["done in 1,204 ms", "done in 7 ms"],
    ["at '/home/r/shop/a.js:1'\nat /home/r/shop/b.js", `at '${ROOT}/a.js:1'\nat ${ROOT}/b.js`],
    ["took 3 ms\n/w/shop", `took 14 ms\n${ROOT}`],
    ["/w/a /w/b", `${ROOT}/a ${ROOT}/b`],
  ])("%j, %j", (recorded, replayed) => expect(isSameOutput(recorded, replayed, ROOT)).toBe(true));
});

describe("two texts do not say the same", () => {
  test.each([
    ["2 tests passed", "3 tests passed"],
    ["ok 1", "not ok 1"],
    ["total 12 items", "total 13 items"],
    ["at /w/shop/a.js:1", `at ${ROOT}/b.js:1`],
    ["at /w/shop/a.js:1\nat /elsewhere/b.js", `at ${ROOT}/a.js:1\nat ${ROOT}/b.js`],
    ["version 1.2.3", "version 1.2.4"],
    ["12 modules", "13 modules"],
    ["", "ok"],
  ])("%j, %j", (recorded, replayed) => expect(isSameOutput(recorded, replayed, ROOT)).toBe(false));
});
