import { beforeAll, describe, expect, test } from "@jest/globals";
import { projectContext } from "../../src/agent/context.ts";
import { runAgent } from "../../src/agent/loop.ts";
import type { AgentEnd, Answer, Call, Entry, Reply } from "../../src/events.ts";
import type { ModelResult, Question } from "../../src/ports.ts";
import { ALLOWED, call, calling, fakeAgent, fakeTool, saying } from "../world/agent.ts";
import { faultsOf } from "../world/conversation.ts";
import { eventsOf } from "../world/log-events.ts";
import { countedTokens, goodSnapshot, NO_LOOP, windowModel, type WindowModel } from "../world/long-run.ts";

const WINDOW = 32_000;
const TURNS = 300;
const BRIEFING = "The task, word for word: rename every widget. Policy sha256:abc.";
const TODO = "rename the widgets of the legacy folder";
const INSTRUCTION = "Leave the changelog alone, please.";

describe("a run of 300 turns in a small window", () => {
  let entries: readonly Entry[];
  let end: AgentEnd;
  let model: WindowModel;

  beforeAll(async () => {
    ({ entries, end, model } = await longRun());
  });

  test("finishes after its 300 turns", () => {
    expect(end).toEqual({ kind: "finished", text: "All widgets are renamed." });
    expect(eventsOf(entries, "model.replied").filter(({ purpose }) => purpose === "turn")).toHaveLength(TURNS + 1);
  });

  test("is compressed at least five times, by summary, verified summary and truncation", () => {
    const compressed = eventsOf(entries, "context.compressed");
    expect(compressed.length).toBeGreaterThanOrEqual(5);
    expect(new Set(compressed.map(({ method }) => method))).toEqual(
      new Set(["summary", "verified summary", "truncation"]),
    );
  });

  test("compresses and tries again when the model refuses a prompt as too long", () => {
    const failed = entries.findIndex(({ event }) => event.type === "model.failed");
    const after = entries.slice(failed, failed + 6).map(({ event }) => event.type);
    expect(eventsOf(entries, "model.failed").map(({ cause }) => cause)).toEqual(["overflow"]);
    expect(after.filter((type) => type.startsWith("context")).length).toBeGreaterThan(0);
    expect(after).toContain("model.replied");
  });

  test("sends nothing that Gemini would refuse, through every compression, masking, retry and overflow", () => {
    const faults = turnsOf(model).flatMap(({ messages }) => faultsOf(messages));
    expect(faults).toEqual([]);
  });

  test("sends nothing above the window except the one request refused on purpose", () => {
    const refused = turnsOf(model).filter((question) => countedTokens(question) > WINDOW);
    expect(refused.map(({ messages }) => JSON.stringify(messages.at(-1)).includes("huge-7"))).toEqual([true]);
  });

  test("keeps the task, the system prompt and the model's replies with their signatures unchanged", () => {
    const replies = new Set(eventsOf(entries, "model.replied").map(({ reply }) => JSON.stringify(reply.parts)));
    for (const { system, messages } of turnsOf(model)) {
      expect(system).toBe("You are Remit.");
      expect(messages[0]?.parts[0]).toEqual({ text: BRIEFING });
      for (const { parts } of messages.filter(({ role }) => role === "model"))
        expect(replies.has(JSON.stringify(parts))).toBe(true);
    }
  });

  test("loses no open todo and no pinned text", () => {
    const after = turnsOf(model).slice(6);
    expect(after.filter(({ messages }) => !JSON.stringify(messages).includes(TODO))).toEqual([]);
    expect(after.filter(({ messages }) => !JSON.stringify(messages).includes(INSTRUCTION))).toEqual([]);
  });

  test("never shows the summariser's scratchpad", () => {
    expect(JSON.stringify(turnsOf(model))).not.toContain("SECRET THOUGHTS");
  });

  test("shrinks with every compression, and logs by how much", () => {
    for (const [index, { event }] of entries.entries()) {
      if (event.type !== "context.compressed") continue;
      expect(event.tokensAfter).toBeLessThan(event.tokensBefore);
      const [before, after] = [index, index + 1].map((length) => sizeAt(entries.slice(0, length)));
      expect(after).toBeLessThan(before ?? 0);
    }
  });

  test("logs what the summary lacked: a changed file, a failing command and an open todo", () => {
    const added = eventsOf(entries, "context.compressed").flatMap((event) => event.added);
    expect(added).toContain("failing command npm run lint");
    expect(added.some((line) => line.startsWith("changed file src/widget-"))).toBe(true);
    expect(added).toContain(`open todo ${TODO}`);
  });

  test("masks in fewer than half of its turns", () => {
    const masked = eventsOf(entries, "context.masked");
    const turns = eventsOf(entries, "model.replied").length;
    for (const { tokensBefore, tokensAfter } of masked) expect(tokensAfter).toBeLessThan(tokensBefore);
    expect(masked.length).toBeLessThan(turns / 2);
  });

  test("answers every call exactly once", () => {
    const callIds = eventsOf(entries, "model.replied").flatMap(({ reply }) => reply.calls.map(({ id }) => id));
    expect(eventsOf(entries, "call.finished").map(({ id }) => id)).toEqual(callIds);
  });
});

async function longRun() {
  let turn = 0;
  let summaries = 0;
  const answer = (question: Question): Reply | ModelResult => {
    if (question.purpose === "judge_loop") return NO_LOOP;
    if (question.purpose === "compress") return summaryOf(++summaries);
    if (question.purpose === "verify_summary")
      return saying([1, 3].includes(summaries % 5) ? "no snapshot at all" : goodSnapshot());
    return ++turn > TURNS ? saying("All widgets are renamed.") : replyOf(turn);
  };
  const model = windowModel(WINDOW, answer);
  const { agent, log } = fakeAgent({
    script: [],
    model,
    briefing: [{ text: BRIEFING }],
    modelSettings: { window: { tokens: WINDOW } },
    tools: ["read_file", "replace", "run_shell_command", "write_todos"].map((name) =>
      fakeTool(name, (args) => results[name]?.(call(name, args)) ?? { text: "?" }, {
        effect: name === "read_file" ? "read" : "write",
      }),
    ),
    judge: () => ALLOWED,
  });
  const stop = log.listen((entry) => {
    if (entry.event.type !== "model.replied" || turn !== 5) return;
    stop();
    log.append({ type: "agent.told", why: "said on the way", text: INSTRUCTION, pinned: true });
  });
  const end = await runAgent(agent);
  return { entries: log.entries, end, model };
}

// Of every five summaries, the check of the first fails; the third and fourth are unusable, and so is the second attempt
// at the third.
function summaryOf(n: number): Reply {
  return n % 5 === 3 || n % 5 === 4 ? saying("<state_snapshot>cut off") : saying(goodSnapshot("some files"));
}

function replyOf(turn: number): Reply {
  if (turn === 150)
    return calling(Array.from({ length: 8 }, (_, n) => call("read_file", { file_path: `huge-${n}` }, `huge-${n}`)));
  if (turn === 4) return calling([call("write_todos", { todos: [TODO] }, "todos-4")]);
  if (turn % 50 === 10) return calling([call("run_shell_command", { command: "npm run lint" }, `lint-${turn}`)]);
  if (turn % 7 === 0)
    return calling([call("replace", { file_path: `src/widget-${turn}.ts` }, `edit-${turn}`)], "An edit.");
  const calls = Array.from({ length: (turn % 3) + 1 }, (_, n) =>
    call("read_file", { file_path: `src/file-${turn}-${n}.ts` }, `read-${turn}-${n}`),
  );
  return calling(calls);
}

const results: Readonly<Record<string, (made: Call) => Answer>> = {
  read_file: (made) => {
    const path = pathOf(made);
    // The model counts six times as many tokens as we estimate.
    if (path.startsWith("huge")) return { text: "\u0001".repeat(6_000) };
    return { text: `${path}\n${"const widget = make(); // 🙂\n".repeat(120)}` };
  },
  replace: (made) => ({ text: "Edited.", edit: { path: pathOf(made), diff: "", added: 1, removed: 1 } }),
  run_shell_command: () => ({ text: "3 problems\n[exit code 1 after 0.4 s]" }),
  write_todos: () => ({ text: "Noted.", todos: [{ description: TODO, status: "in_progress" }] }),
};

function pathOf({ args }: Call): string {
  const path = args["file_path"];
  return typeof path === "string" ? path : "";
}

function turnsOf(model: WindowModel): Question[] {
  return model.questions.filter(({ purpose }) => purpose === "turn");
}

function sizeAt(entries: readonly Entry[]): number {
  return JSON.stringify(projectContext(entries, "main").messages).length;
}
