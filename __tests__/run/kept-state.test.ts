import { describe, expect, test } from "@jest/globals";
import { projectContext } from "../../src/agent/context.ts";
import { MAIN, type RunEvent } from "../../src/events.ts";
import { readLog } from "../../src/log.ts";
import { readRecord } from "../../src/features/continue/kept-schema.ts";
import { namesFor, renumber, selectEntries, writeEntries } from "../../src/run/kept-state.ts";
import { call, calling, memoryLog, saying } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";

const RECORD = {
  version: 1,
  run: { id: "1", url: "http://localhost/run" },
  request: { kind: "change", instruction: "", base: { name: "main", sha: "a".repeat(40) } },
  asked: [{ kind: "otherwise", trigger: "schedule" }],
  policy: "sha256:1",
  outcome: { conclusion: "changed", message: "" },
  dropped: 0,
};

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
  const ISSUE = { kind: "issue", number: 12, title: "", fromFork: false } as const;
  const pull = (branch: string) =>
    ({ kind: "pull", number: 7, title: "", fromFork: false, head: { name: branch, sha: "a".repeat(40) } }) as const;

  test("are those of its issue, or of its pull request's branch, and of the branch that it published to", () => {
    const published = "remit/issue-12-total";
    const name = "branch-remit%2fissue-12-total";
    expect(namesFor({ subject: ISSUE })).toEqual(["issue-12"]);
    expect(namesFor({ subject: ISSUE }, published)).toEqual(["issue-12", name]);
    expect(namesFor({ subject: pull(published) }, published)).toEqual([name]);
    expect(namesFor({}, published)).toEqual([name]);
    expect(namesFor({})).toEqual([]);
  });

  test.each(["a%2fb", "a/b", "ä..b", "-x", "x.lock", "a".repeat(250), `${"a".repeat(250)}b`])(
    "are names that git takes, different for different branches: %s",
    (branch) => {
      const [name = ""] = namesFor({ subject: pull(branch) });
      expect(name).toMatch(/^branch-[\w%-]{1,200}$/);
      expect(namesFor({ subject: pull(`${branch}/`) })).not.toEqual([name]);
      expect(readRecord(JSON.stringify({ ...RECORD, refs: [name] }))?.refs).toEqual([name]);
    },
  );

  test("are none for a fork's pull request", () => {
    expect(namesFor({ subject: { ...pull("main"), fromFork: true } }, "main")).toEqual([]);
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
