import { describe, expect, test } from "@jest/globals";
import { projectContext } from "../../src/agent/context.ts";
import { MAIN, type RunEvent } from "../../src/events.ts";
import { readLog } from "../../src/log.ts";
import { readRecord } from "../../src/features/continue/kept-schema.ts";
import { namesFor, renumber, selectEntries, writeEntries } from "../../src/run/kept-state.ts";
import { call, calling, memoryLog, saying } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";

const TEXT = "x".repeat(10_000);

describe("what is kept of a log", () => {
  test("is the main agent's conversation, renumbered without gaps, and reads the same to the model", () => {
    const log = conversation(3);
    const { entries, dropped } = selectEntries(log.entries);
    expect(dropped).toBe(0);
    expect(entries.map(({ agent }) => agent)).toEqual(entries.map(() => MAIN));
    expect(readLog(writeEntries(entries).toString())).toEqual(entries);
    expect(projectContext([...entries], MAIN)).toEqual(projectContext(log.entries, MAIN));
  });

  test("hides from the model what a snapshot replaced, wherever the entries end up", () => {
    const log = conversation(4);
    const [, first, , , last] = log.entries.flatMap(({ seq, event }) => (event.type === "model.replied" ? [seq] : []));
    log.append(compression(first ?? 0, (last ?? 0) - 1));
    const shown = projectContext(log.entries, MAIN);
    const { entries } = selectEntries(log.entries);
    expect(projectContext([...entries], MAIN)).toEqual(shown);
    const later = memoryLog();
    for (let i = 0; i < 5; i++) later.append({ type: "request.declined", reason: "" });
    for (const { event, agent } of renumber(entries, 5)) later.append(event, agent);
    expect(projectContext(later.entries, MAIN)).toEqual(shown);
  });

  test("drops long results when it is too large, the oldest first, and says so in their place", () => {
    const log = conversation(5);
    const whole = writeEntries(selectEntries(log.entries).entries).length;
    const { entries, dropped } = selectEntries(log.entries, whole - 15_000);
    expect(dropped).toBe(2);
    expect(writeEntries(entries).length).toBeLessThanOrEqual(whole - 15_000);
    const texts = eventsOf(entries, "call.finished").map(({ answer }) => answer.text);
    expect(texts.map((text) => text === TEXT)).toEqual([false, false, true, true, true]);
    expect(texts[0]).toContain("10000 characters were left out");
    const messages = projectContext([...entries], MAIN).messages.length;
    expect(messages).toBe(projectContext(log.entries, MAIN).messages.length);
  });
});

describe("the names under which a run is kept", () => {
  test("are those of its issue or pull request, and of the pull request that it opened", () => {
    const subject = { kind: "issue", number: 12, title: "", fromFork: false } as const;
    expect(namesFor({ subject })).toEqual(["issue-12"]);
    expect(namesFor({ subject }, 13)).toEqual(["issue-12", "pull-13"]);
    expect(namesFor({}, 13)).toEqual(["pull-13"]);
    expect(namesFor({})).toEqual([]);
  });

  test("are none for a fork's pull request", () => {
    expect(namesFor({ subject: { kind: "pull", number: 7, title: "", fromFork: true } }, 7)).toEqual([]);
  });
});

describe("an invalid record", () => {
  test.each(["", "null", "[]", "{}", '{"version":1}', '{"version":2}', '{"version":1,"request":{"kind":"root"}}'])(
    "is ignored: %s",
    (text) => {
      expect(readRecord(text)).toBeUndefined();
    },
  );
});

function conversation(turns: number) {
  const log = memoryLog();
  log.append({ type: "agent.started", name: MAIN, model: "m", system: "S", briefing: [{ text: "B" }], tools: [] });
  for (let turn = 1; turn <= turns; turn++) {
    const id = `call-${turn}`;
    const reply = calling([call("t", { turn }, id)]);
    log.append({ type: "agent.told", why: "sub", text: "of another" }, "main/1");
    log.append({ type: "model.replied", purpose: "turn", turn, reply, usd: 0, ms: 1 });
    log.append({ type: "call.finished", id, tool: "t", answer: { text: TEXT }, ms: 1 });
  }
  log.append({ type: "model.replied", purpose: "turn", turn: turns + 1, reply: saying("Done."), usd: 0, ms: 1 });
  return log;
}

function compression(from: number, to: number): RunEvent {
  const sizes = { tokensBefore: 2, tokensAfter: 1, ms: 0 };
  return {
    type: "context.compressed",
    trigger: "window",
    from,
    to,
    snapshot: "<state_snapshot/>",
    method: "model",
    added: [],
    ...sizes,
  };
}
