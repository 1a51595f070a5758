import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { runAgent } from "../../src/agent/loop.ts";
import { lookForLoop } from "../../src/agent/repetition.ts";
import { findCycle, readTurns, turnsWithoutProgress, type PastTurn } from "../../src/agent/repeated-turns.ts";
import type { Answer, Call, Entry, JsonObject, Reply } from "../../src/events.ts";
import {
  call,
  calling,
  fakeAgent,
  fakeTool,
  memoryLog,
  saying,
  type FakeAgent,
  type Scripted,
} from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";

const WORDS = "I will look at the file and then decide what to do about it. ";
const CHANT = `Now. ${WORDS.repeat(300)}`;

describe("a cycle", () => {
  test("is the same call with the same result five times, with its arguments in any order", () => {
    const steps = [1, 2, 3, 4, 5].map((n) => [call("t", n % 2 === 0 ? { a: 1, b: 2 } : { b: 2, a: 1 })]);
    expect(findCycle(stepsOf(steps, "same"), 5)).toContain("the same call with the same result 5 times");
    expect(findCycle(stepsOf(steps.slice(1), "same"), 5)).toBeUndefined();
  });

  test("is not polling: a changed result is new", () => {
    const steps = Array.from({ length: 40 }, () => [call("t")]);
    expect(findCycle(stepsOf(steps, "progress # %"), 5)).toBeUndefined();
    expect(turnsWithoutProgress(stepsOf(steps, "progress # %"), new Set(["t"]))).toBe(0);
  });

  test("is independent of how long a command took", () => {
    const steps = Array.from({ length: 5 }, () => [call("run_shell_command", { command: "npm test" })]);
    expect(findCycle(stepsOf(steps, "failed\n[exit code 1 after #.3 s]"), 5)).toContain("npm test");
    expect(findCycle(stepsOf(steps, "took #.3 s\n[exit code 1 after 1.0 s]"), 5)).toBeUndefined();
  });

  test.each([1, 2, 3, 4, 5])("of %i turns is found after five rounds, but not one of six turns", (length) => {
    const round = Array.from({ length }, (_, n) => [call("t", { n })]);
    const steps = stepsOf(Array.from({ length: 5 }, () => round).flat(), "same");
    expect(findCycle(steps, 5)).toBeDefined();
    expect(findCycle(steps.slice(1), 5)).toBeUndefined();
    const six = Array.from({ length: 6 }, (_, n) => [call("t", { n })]);
    expect(findCycle(stepsOf(Array.from({ length: 5 }, () => six).flat(), "same"), 5)).toBeUndefined();
  });

  test("of parallel calls is found in any order of the calls", () => {
    const steps = Array.from({ length: 5 }, (_, n) => {
      const calls = [1, 2, 3, 4, 5, 6, 7].map((m) => call("t", { m }, `${n}-${m}`));
      return n % 2 === 0 ? calls : calls.toReversed();
    });
    expect(findCycle(stepsOf(steps, "same"), 5)).toBeDefined();
  });

  test("INVARIANT: is never found when every result is new", () => {
    const keys = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(keys, (numbers) => {
        const steps = stepsOf(
          numbers.map((n) => [call("t", { n })]),
          "result #",
        );
        expect(findCycle(steps, 5)).toBeUndefined();
      }),
    );
  });
});

describe("progress", () => {
  const reads = new Set(["grep"]);

  test("is an unseen result of a call that only reads", () => {
    const searches = Array.from({ length: 13 }, (_, n) => [call("grep", { pattern: `p${n}` })]);
    expect(turnsWithoutProgress(stepsOf(searches, "No matches."), reads)).toBe(12);
    const found = [...stepsOf(searches.slice(0, 12), "No matches."), ...stepsOf(searches.slice(12), "a.ts:1")];
    expect(turnsWithoutProgress(found, reads)).toBe(0);
  });

  test("is any other call that was not made before", () => {
    const edits = Array.from({ length: 20 }, (_, n) => [call("replace", { n })]);
    expect(turnsWithoutProgress(stepsOf(edits, "Edited."), reads)).toBe(0);
    const toggles = Array.from({ length: 20 }, (_, n) => [call("replace", { n: n % 2 })]);
    expect(turnsWithoutProgress(stepsOf(toggles, "Edited."), reads)).toBe(18);
  });
});

describe("an agent in a loop", () => {
  test("is warned first, and ends as stuck if it continues", async () => {
    const { end, entries, model } = await play(repeat(20, {}));
    expect(eventsOf(entries, "loop.suspected").map(({ strike }) => strike)).toEqual([1, 2]);
    expect(JSON.stringify(model.questions[5]?.messages.at(-1))).toContain("You seem to be in a loop: the same call");
    expect(model.questions).toHaveLength(8);
    expect(end).toMatchObject({
      kind: "stuck",
      reason: expect.stringContaining("the same call with the same result 3 times"),
    });
  });

  test("is warned only once if it recovers", async () => {
    const { end, entries } = await play([...repeat(5, {}), ...various(10), saying("Done.")]);
    expect(eventsOf(entries, "loop.suspected")).toHaveLength(1);
    expect(end).toEqual({ kind: "finished", text: "Done." });
  });

  test("is warned again if the first warning was long ago", async () => {
    const { end, entries } = await play([...repeat(5, {}), ...various(23), ...repeat(5, {}), saying("Done.")]);
    expect(eventsOf(entries, "loop.suspected").map(({ strike }) => strike)).toEqual([1, 1]);
    expect(end.kind).toBe("finished");
  });

  test("is not one that polls something that changes", async () => {
    let n = 0;
    const { end } = await play([...repeat(28, {}), saying("It is there.")], {
      tool: () => ({ text: `progress ${n++}` }),
    });
    expect(end).toEqual({ kind: "finished", text: "It is there." });
  });

  test("is warned when it learns nothing for twelve turns", async () => {
    const searches = Array.from({ length: 13 }, (_, n) => calling([call("t", { n })]));
    const { entries } = await play([...searches, saying("Done.")], { tool: () => ({ text: "No matches." }) });
    expect(eventsOf(entries, "loop.suspected")).toEqual([
      { type: "loop.suspected", pattern: "nothing new in 12 turns", strike: 1 },
    ]);
  });

  test("may read again what was masked", async () => {
    const { agent, log } = fakeAgent({ script: [], tools: [fakeTool("t", echo)] });
    const search = (times: number): void => {
      for (let n = 0; n < times; n++) {
        const one = call("t", { n: ++made }, `call-${made}`);
        log.append({ type: "model.replied", purpose: "turn", turn: 1, reply: calling([one]), usd: 0, ms: 1 });
        log.append({ type: "call.finished", id: one.id, tool: "t", answer: { text: "the same" }, ms: 1 });
      }
    };
    search(12);
    log.append({ type: "context.masked", ids: [], tokensBefore: 2, tokensAfter: 1 });
    search(12);
    expect(await lookForLoop(agent, 5)).toBeUndefined();
    expect(eventsOf(log.entries, "loop.suspected")).toEqual([]);
    search(1);
    await lookForLoop(agent, 6);
    expect(eventsOf(log.entries, "loop.suspected")).toHaveLength(1);
  });

  test.each([
    ["before its calls", calling([call("t", { n: 1 })], CHANT)],
    ["in its last message", saying(CHANT)],
  ])("that repeats the same words %s is cut short, warned, and asked again", async (_name, chant) => {
    const { end, entries, model } = await play([chant, saying("Done.")]);
    expect(eventsOf(entries, "loop.suspected")).toMatchObject([
      { pattern: expect.stringContaining("same words"), strike: 1 },
    ]);
    const [cut] = eventsOf(entries, "model.replied");
    expect(cut?.reply.text).toMatch(/^Now\. I will look at the file and then decide .{0,60}$/);
    expect(cut?.reply).toMatchObject({ parts: [{ text: cut?.reply.text }], calls: [], stop: "cut_short" });
    expect(JSON.stringify(model.questions[1]?.messages.at(-1))).toContain("You seem to be in a loop");
    expect(end).toEqual({ kind: "finished", text: "Done." });
  });

  test("that repeats the same words after the warning ends as stuck", async () => {
    const { end } = await play([saying(CHANT), saying(CHANT)]);
    expect(end).toMatchObject({ kind: "stuck", reason: expect.stringContaining("the same words over and over") });
  });

  test("ends as blocked, not as stuck, after three identical denials", async () => {
    const { end, entries } = await play(repeat(3, {}), { judge: () => ({ effect: "deny", rules: [], reason: "No." }) });
    expect(end).toMatchObject({ kind: "blocked" });
    expect(eventsOf(entries, "loop.suspected")).toEqual([]);
  });

  test("is not blocked by denials from before a restart", async () => {
    const deny = () => ({ effect: "deny" as const, rules: [], reason: "No." });
    const script = [...repeat(3, {}), calling([call("t", { other: true })]), saying("Done.")];
    const { agent } = fakeAgent({ script, tools: [fakeTool("t", () => ({ text: "" }))], judge: deny });
    expect((await runAgent(agent)).kind).toBe("blocked");
    expect((await runAgent(agent)).kind).toBe("finished");
  });
});

describe("the judge", () => {
  test("is asked from the thirtieth turn on, every ten turns, with another model and its own purpose", async () => {
    const { model, entries } = await play([...various(30), NO, ...various(10), NO, ...various(9), saying("Done.")]);
    expect(judgedAt(entries)).toEqual([30, 40]);
    const question = model.questions.find(({ purpose }) => purpose === "judge_loop");
    expect(question).toMatchObject({ model: "gemini-3.1-pro-preview", tools: [], temperature: 0 });
    expect(question?.schema).toBeDefined();
    expect(JSON.stringify(question?.messages)).toContain("Fix it.");
    expect(question?.system).toContain("does not decide your judgement");
  });

  test("is not asked while the agent goes on to new files, but after every twenty-fifth turn in any case", async () => {
    const { entries } = await play([...files(55, (n) => n), NO, ...files(24, (n) => 100 + n), saying("Done.")]);
    expect(judgedAt(entries)).toEqual([55]);
  });

  test("is asked if the agent goes back to the same files in half of its turns, whatever else its calls say", async () => {
    const one = await play([...files(30, (n) => (n % 2 === 0 ? n : 1)), NO, saying("Done.")]);
    expect(judgedAt(one.entries)).toEqual([30]);
    const few = await play([...files(30, (n) => (n % 3 === 0 ? 0 : n)), saying("Done.")]);
    expect(judgedAt(few.entries)).toEqual([]);
    const known = call("t", { file_path: "src/a.ts" }, "known");
    const pairs = files(30, (n) => n).map(({ calls }) => calling([...calls, { ...known, id: `known-${++made}` }]));
    expect(judgedAt((await play([...pairs, saying("Done.")])).entries)).toEqual([]);
  });

  test("ends a run that goes on in ever new words after its warning", async () => {
    const script = [...files(55, (n) => n), YES, ...files(10, (n) => 100 + n), YES, YES, ...files(100, (n) => 200 + n)];
    const { end, entries } = await play(script, { limits: { turns: 200 } });
    expect(eventsOf(entries, "loop.suspected").map(({ strike }) => strike)).toEqual([1, 2]);
    expect(end.kind).toBe("stuck");
  });

  test("is asked once before a run of sixty turns, as by default, is over, whatever its words", async () => {
    const { entries } = await play([...files(55, (n) => n), NO, ...files(5, (n) => 100 + n), saying("So far.")], {
      limits: { turns: 60 },
    });
    expect(judgedAt(entries)).toEqual([55]);
  });

  test("is asked while the agent edits one file and runs an ever different command in the same turn", async () => {
    const turns = Array.from({ length: 30 }, (_, n) =>
      calling([
        call("t", { file_path: "src/a.ts", old_string: `${n}` }, `edit-${n}`),
        call("t", { command: `npx jest src/a.test.ts -t 'case ${n}'` }, `run-${n}`),
      ]),
    );
    const { entries } = await play([...turns, NO, saying("Done.")]);
    expect(judgedAt(entries)).toEqual([30]);
  });

  test("is the fallback model if there is one", async () => {
    const { model } = await play([...various(30), NO, saying("Done.")], { fallback: "some-model" });
    expect(model.questions[30]?.model).toBe("some-model");
  });

  test("counts when it is sure, and needs a second opinion before it ends a run", async () => {
    const { end, model, entries } = await play([...various(30), YES, ...various(10), YES, YES]);
    expect(eventsOf(entries, "loop.suspected").map(({ pattern }) => pattern)).toEqual([
      "it edits to and fro",
      "it edits to and fro",
    ]);
    expect(model.questions.slice(-2).map((question) => question.model)).toEqual([
      "gemini-3.1-pro-preview",
      "gemini-2.5-pro",
    ]);
    expect(end.kind).toBe("stuck");
  });

  test("alone cannot end a run", async () => {
    const { end } = await play([...various(30), YES, ...various(10), YES, NO, saying("Done.")]);
    expect(end).toEqual({ kind: "finished", text: "Done." });
  });

  test.each([
    ["is unsure", saying(JSON.stringify({ loop: true, confidence: 0.7, reason: "perhaps" }))],
    ["says no", saying(JSON.stringify({ loop: false, confidence: 1, reason: "" }))],
    ["says nothing useful", saying("I think so?")],
    ["answers in another form", saying(JSON.stringify(["loop"]))],
  ])("that %s changes nothing", async (_name, reply) => {
    const { end, entries, model } = await play([...various(30), reply, saying("Done.")]);
    expect(model.questions[30]?.purpose).toBe("judge_loop");
    expect(eventsOf(entries, "loop.suspected")).toEqual([]);
    expect(end).toEqual({ kind: "finished", text: "Done." });
  });

  test("is not asked again after a failure", async () => {
    const gone: Scripted = { kind: "failed", cause: "not_found", fault: { kind: "config", message: "No such model." } };
    const { end, model } = await play([...various(30), gone, ...various(20), saying("Done.")]);
    expect(model.questions.filter(({ purpose }) => purpose === "judge_loop")).toHaveLength(1);
    expect(end.kind).toBe("finished");
  });

  test("is not asked when the budget is used up", async () => {
    const { end, model } = await play([...various(30), saying("So far.")], { limits: { turns: 30 } });
    expect(model.questions.every(({ purpose }) => purpose === "turn")).toBe(true);
    expect(end.kind).toBe("exhausted");
  });
});

const NO = saying(JSON.stringify({ loop: false, confidence: 0.9, reason: "it gets on" }));
const YES = saying(`Sure: ${JSON.stringify({ loop: true, confidence: 0.95, reason: "it edits to and fro" })}`);

/** The turns after which the judge was asked. */
function judgedAt(entries: readonly Entry[]): readonly number[] {
  return eventsOf(entries, "model.asked").flatMap(({ purpose, turn }) => (purpose === "judge_loop" ? [turn] : []));
}

let made = 0;

/** Turns on files that `number` names, each with other arguments. */
function files(times: number, number: (n: number) => number): Reply[] {
  const one = (_: unknown, n: number): Reply =>
    calling([call("t", { file_path: `src/${number(n)}.ts`, old_string: `${made}` }, `call-${++made}`)]);
  return Array.from({ length: times }, one);
}

function repeat(times: number, args: JsonObject): Reply[] {
  return Array.from({ length: times }, () => calling([call("t", args, `call-${++made}`)]));
}

/** Turns that each do something new. */
function various(times: number): Reply[] {
  return Array.from({ length: times }, () => calling([call("t", { n: ++made }, `call-${made}`)]));
}

async function play(
  script: readonly Scripted[],
  { tool = echo, ...facts }: Partial<FakeAgent> & { readonly tool?: (args: JsonObject) => Answer } = {},
) {
  const { agent, log, model } = fakeAgent({ script, tools: [fakeTool("t", tool)], ...facts });
  const end = await runAgent(agent);
  return { end, model, entries: log.entries };
}

function echo(args: JsonObject): Answer {
  return { text: JSON.stringify(args) };
}

/** `result` is that of every call; `#` in it is the turn's number. */
function stepsOf(turns: readonly (readonly Call[])[], result: string): readonly PastTurn[] {
  const log = memoryLog();
  for (const [turn, calls] of turns.entries()) {
    const own = calls.map((one, n) => ({ ...one, id: `${turn}/${n}` }));
    log.append({ type: "model.replied", purpose: "turn", turn, reply: calling(own), usd: 0, ms: 1 });
    for (const { id, tool } of own)
      log.append({ type: "call.finished", id, tool, answer: { text: result.replace("#", `${turn}`) }, ms: 1 });
  }
  return readTurns(log.entries, "main").steps;
}
