import { describe, expect, test } from "@jest/globals";
import type { RunEvent } from "../src/events.ts";
import { openLog, readLog, salvageLog } from "../src/log.ts";
import { openSecrets } from "../src/secrets.ts";
import { calling } from "./world/agent.ts";
import { heldClock } from "./world/clock.ts";

const KEY = "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY";

const HIDDEN = { args: { thoughtSignature: "[redacted:KEY]", parts: [{ thoughtSignature: "[redacted:KEY]" }] } };

function open() {
  const lines: string[] = [];
  const clock = heldClock(1_000);
  const secrets = openSecrets(new Map([["KEY", KEY]]));
  const log = openLog(clock, secrets, { append: (line) => lines.push(line) });
  return { log, lines, clock };
}

const finished = (text: string): RunEvent => ({ type: "call.finished", id: "1", tool: "x", answer: { text }, ms: 1 });

describe("the log", () => {
  test("numbers its entries from 0 and dates them by the clock", () => {
    const { log, clock } = open();
    log.append(finished("a"));
    clock.advance(5);
    const entry = log.append(finished("b"), "main/1");
    expect(entry).toMatchObject({ seq: 1, at: 1_005, agent: "main/1" });
    expect(log.entries.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  test("writes an entry to disk, one per line, before any listener gets it", () => {
    const { log, lines } = open();
    const received: number[] = [];
    log.listen(() => received.push(lines.length));
    log.append(finished("line\nbreak"));
    expect(received).toEqual([1]);
    expect(lines[0]).toMatch(/^\{.*line\\nbreak.*\}\n$/);
  });

  test("does not call a listener that was removed", () => {
    const { log } = open();
    let calls = 0;
    const stop = log.listen(() => calls++);
    log.append(finished("a"));
    stop();
    log.append(finished("b"));
    expect(calls).toBe(1);
  });

  test("contains no secret, in memory, on disk or in what it returns", () => {
    const { log, lines } = open();
    const call = { id: "1", tool: "x", args: { [KEY]: [KEY, { deep: `a ${KEY}` }] } };
    const entry = log.append({ type: "call.decided", call, decision: { effect: "allow", rules: [], reason: KEY } });
    for (const text of [lines.join(""), JSON.stringify(log.entries), JSON.stringify(entry)]) {
      expect(text).not.toContain(KEY);
      expect(text).toContain("[redacted:KEY]");
    }
  });

  test("leaves thought signatures unchanged, but redacts any other field of that name", () => {
    const { log, lines } = open();
    const call = { id: "1", tool: "x", args: { thoughtSignature: KEY, parts: [{ thoughtSignature: KEY }] } };
    const functionCall = { id: "1", name: "x", args: call.args };
    const parts = [{ text: KEY, thoughtSignature: `signed ${KEY}` }, { functionCall }];
    const reply = { ...calling([call]), parts };
    const replied = log.append({ type: "model.replied", turn: 1, purpose: "turn", reply, usd: 0, ms: 1 });
    expect(replied.event).toMatchObject({
      reply: { parts: [{ text: "[redacted:KEY]", thoughtSignature: `signed ${KEY}` }, { functionCall: HIDDEN }] },
    });
    log.append({ type: "call.decided", call, decision: { effect: "allow", rules: [], reason: "" } });
    log.append(finished("x"));
    expect(lines.join("").split(KEY)).toHaveLength(2);
  });

  test("reads back what it wrote", () => {
    const { log, lines } = open();
    log.append(finished("a"));
    log.append(finished("b"));
    expect(readLog(lines.join(""))).toEqual(log.entries);
  });

  test("reads a log whose last line was cut off, ignoring that line", () => {
    const { log, lines } = open();
    log.append(finished("a"));
    log.append(finished("b"));
    const whole = lines.join("");
    expect(readLog(whole.slice(0, -10))).toEqual(log.entries.slice(0, 1));
    expect(readLog(whole.slice(0, -1))).toEqual(log.entries);
    expect(readLog("")).toEqual([]);
  });

  test("recovers the entries before a damaged line", () => {
    const { log, lines } = open();
    for (const word of ["a", "b", "c"]) log.append(finished(word));
    const [first = "", second = "", third = ""] = lines;
    expect(salvageLog(first + second + third)).toEqual(log.entries);
    expect(salvageLog(first + second.slice(0, 9) + third)).toEqual(log.entries.slice(0, 1));
    expect(salvageLog(first + third)).toEqual(log.entries.slice(0, 1));
    expect(salvageLog("\0\0")).toEqual([]);
  });

  test("rejects a log with a missing line", () => {
    const { log, lines } = open();
    log.append(finished("a"));
    log.append(finished("b"));
    expect(() => readLog(lines[1] as string)).toThrow("sequence number 1, expected 0");
    expect(() => readLog("no json\n")).toThrow(SyntaxError);
  });

  test.each([
    ["null", "It must be an object, but is null."],
    ['{"seq":0}', "`at` is missing. `agent` is missing. `event` is missing."],
    ['{"seq":0,"at":0,"agent":"main","event":{}}', "`event.type` is missing."],
    ['{"seq":0,"at":0,"agent":["main"],"event":{"type":"x"}}', "`agent` must be a text, but is an array."],
    ['{"seq":0,"at":"now","agent":"main","event":{"type":"x"}}', "`at` must be a number of at least 0"],
  ])("rejects a line that is no entry: %s", (line, why) => {
    for (const text of [line, `${line}\n`]) expect(() => readLog(text)).toThrow(`Log line 1 is no entry. ${why}`);
    expect(salvageLog(line)).toEqual([]);
  });
});
