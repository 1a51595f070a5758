/** One report on many tasks, whatever their logs contain. */
import { describe, expect, test } from "@jest/globals";
import type { Entry, Outcome } from "../../src/events.ts";
import { characters, COMMENT_LIMIT } from "../../src/report/fit.ts";
import {
  concludeAll,
  renderGathered,
  renderGatheredOutputs,
  readTaskEnd,
  type TaskEnd,
} from "../../src/report/gathered.ts";
import { write, type CallOptions } from "./entries.ts";

const PLACE = { repository: "octo/shop", run: "7001" };
const HOME = "https://github.example/octo/shop";

const textOf = (entries: readonly Entry[]): string => entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");

const published = (number: number): Outcome => ({
  conclusion: "changed",
  message: "The sum starts at 0.",
  publication: {
    branch: "remit/task-cart",
    commit: "abc1234",
    files: [{ path: "src/cart.js", status: "modified", added: 1, removed: 1, binary: false }],
    refused: [],
    pull: { number, url: "https://elsewhere.example/", created: true, draft: true },
  },
});

const FAULT: Outcome = {
  conclusion: "failed",
  message: "",
  fault: { kind: "quota", message: "The quota is used up.", hint: "Name a fallback-model." },
};

function ended(task: string, outcome: Outcome): TaskEnd {
  const log = write().started().turn({ text: "Look." }).finished(outcome);
  return { task, end: readTaskEnd(textOf(log.entries), PLACE) };
}

const gone = (task: string): TaskEnd => ({ task, end: { kind: "lost", why: "its job left none" } });

const render = (ends: readonly TaskEnd[]): string =>
  renderGathered(
    { ends, home: HOME, runUrl: `${HOME}/actions/runs/7001`, version: "0.1.0" },
    COMMENT_LIMIT,
    characters,
  );
const outputs = (ends: readonly TaskEnd[]) => renderGatheredOutputs({ ends, home: HOME, runUrl: "", version: "0.1.0" });

describe("a gathered report", () => {
  test("says how many tasks are done, which need attention and why, and what each came to", () => {
    const text = render([ended("cart", published(13)), ended("till", FAULT), gone("desk")]);
    expect(text).toMatch(/^### ⚠️ 1 of 3 tasks done, 1 failed, 1 left no report$/m);
    expect(text).toContain(
      "- `till`: ❌ Failed: the model has no quota left. The quota is used up. Name a fallback-model.",
    );
    expect(text).toContain("- `desk`: no report, its job left none");
    expect(text).toContain(`| \`cart\` | ✅ Changed 1 file | [#13](${HOME}/pull/13) | 1 | US$ 0.01 |`);
    expect(text).toMatch(/<summary>cart<\/summary>\s+The sum starts at 0\./);
    expect(text).toContain("2 turns · 16k tokens in (12k cached), 600 out · US$ 0.02");
  });

  test("sets counts and all tasks as outputs, and fails when one task is not done", () => {
    const result = outputs([ended("cart", published(13)), ended("till", FAULT), gone("desk")]);
    expect(result).toMatchObject({ conclusion: "failed", turns: "2", usd: "0.022000", branch: "" });
    expect(result["final-message"]).toBe("⚠️ 1 of 3 tasks done, 1 failed, 1 left no report: till, desk");
    expect(JSON.parse(result["structured-output"] ?? "")).toEqual({
      counts: { tasks: 3, done: 1, declined: 0, held: 0, failed: 1, lost: 1 },
      tasks: [
        { task: "cart", conclusion: "changed", pull: 13, url: `${HOME}/pull/13`, usd: 0.011 },
        { task: "till", conclusion: "failed", usd: 0.011 },
        { task: "desk", conclusion: "lost", why: "its job left none" },
      ],
    });
  });

  test("does not count a task as done that needed a change and was not allowed to make it", () => {
    const taskEnd = (task: string, outcome: Outcome, tools = ["read_file", "replace"], ...calls: CallOptions[]) => {
      const log = write()
        .started()
        .add({ type: "agent.started", name: "main", model: "m", system: "", briefing: [], tools });
      return { task, end: readTaskEnd(textOf(log.turn({ calls }).finished(outcome).entries), PLACE) };
    };
    const unchanged: Outcome = { conclusion: "unchanged", message: "I may not." };
    const denied: CallOptions = {
      tool: "run_shell_command",
      args: { command: "npm i" },
      deny: { reason: "No rule allows it.", rules: [] },
    };
    const ends = [
      taskEnd("idle", { ...unchanged, message: "Nothing to do." }),
      taskEnd("refused", { ...unchanged, withheld: [{ path: "ci.yml", reason: "it is protected" }] }),
      taskEnd("denied", unchanged, undefined, denied),
      taskEnd("reader", unchanged, ["read_file"]),
      taskEnd("went-on", published(13), undefined, denied),
    ];
    expect(render(ends)).toMatch(/^### ⚠️ 2 of 5 tasks done, 3 not allowed what they need$/m);
    expect(render(ends)).toContain(
      "- `refused`: ➖ Not published: the edit of ci.yml, since it is protected. I may not.",
    );
    expect(render(ends)).toContain("- `reader`: ➖ Nothing changed. I may not.");
    expect(outputs(ends)).toMatchObject({
      conclusion: "changed",
      "final-message": "⚠️ 2 of 5 tasks done, 3 not allowed what they need: refused, denied, reader",
    });
    expect(JSON.parse(outputs(ends)["structured-output"] ?? "")).toMatchObject({
      counts: { tasks: 5, done: 2, held: 3, failed: 0 },
      tasks: [{}, { task: "refused", conclusion: "unchanged", held: true }, {}, {}, {}],
    });
  });

  test.each<[string, readonly Outcome["conclusion"][], string]>([
    ["a change", ["unchanged", "changed", "answered"], "changed"],
    ["nothing to do", ["unchanged", "declined"], "unchanged"],
    ["nobody with permission", ["declined", "declined"], "declined"],
    ["a failed verification", ["changed", "unverified"], "failed"],
  ])("of %s concludes as the most that was done, and as failed when any task failed", (_name, found, conclusion) => {
    expect(concludeAll(found.map((each) => ended("task", { conclusion: each, message: "" })))).toBe(conclusion);
  });

  test("of 256 long tasks fits a comment and keeps every task in the table", () => {
    const long = "A sentence that goes on. ".repeat(400);
    const ends = Array.from({ length: 256 }, (_, at) =>
      ended(`package-${at}`, { ...published(at + 1), message: long }),
    );
    const text = render(ends);
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    for (const at of [0, 100, 255]) expect(text).toContain(`| \`package-${at}\` | ✅`);
    expect(text).toContain("tasks left out here to stay within GitHub's size limit");
  });
});

describe("a log of another job", () => {
  test.each<[string, string, RegExp]>([
    ["is not a log", "not JSON\n\n", /damaged/],
    ["is empty", "", /breaks off/],
    ["has null for an entry", "null\n", /damaged/],
    ["breaks off", textOf(write().started().turn({ text: "Look." }).entries), /breaks off/],
    ["is of another run", textOf(write().started().finished(published(1)).entries).replaceAll("7001", "9"), /another/],
    [
      "ends in an unknown conclusion",
      textOf(write().started().finished(published(1)).entries).replace('"changed"', '"won"'),
      /without a known conclusion/,
    ],
  ])("that %s counts as lost, with the reason", (_name, text, why) => {
    expect(readTaskEnd(text, PLACE)).toMatchObject({ kind: "lost", why: expect.stringMatching(why) });
  });

  test.each([1e302, -5, "7", 1e13])("leaves impossible figures out of the sums: %p", (input) => {
    const odd = write()
      .started()
      .turn({ text: "x", usage: { input: input as number } })
      .finished(published(1));
    const complete = write()
      .started()
      .turn({ text: "x", usage: { input: 2_000 } })
      .finished(published(2));
    const ends = [odd, complete].map(({ entries }, at) => ({
      task: `t${at}`,
      end: readTaskEnd(textOf(entries), PLACE),
    }));
    const text = render(ends);
    expect(text).toContain("| cannot be | cannot be |");
    expect(text).toContain("The figures in the logs of 1 task are impossible, and are left out of the sums.");
    expect(text).toContain("2k tokens in");
    expect(outputs(ends)["input-tokens"]).toBe("2000");
  });

  test("cannot forge figures, links, markup, mentions or markers", () => {
    const hostile = write()
      .started()
      .turn({ text: "x", usd: "1e9" as unknown as number, usage: { input: -5 } })
      .finished({
        ...published("1)](https://evil.example/ [" as unknown as number),
        message:
          "@maria closes #1 <!-- remit:v1 key=1 --> <img src=x> [here](https://evil.example/)\n\n</details>\n# Big",
      });
    const task = "cart`|\u202e\n### x @otto";
    const ends = [{ task, end: readTaskEnd(textOf(hostile.entries), PLACE) }];
    const text = render(ends);
    expect(text).not.toMatch(/<!--|<img|@maria|@otto\b(?!`)|\]\(https:\/\/evil|^# Big|^### x|\u202e|elsewhere/m);
    expect(text.match(/<\/details>/g)).toHaveLength(1);
    expect(JSON.parse(outputs(ends)["structured-output"] ?? "")).not.toHaveProperty("tasks.0.usd");
    expect(text).toContain("The figures in the logs of 1 task are impossible, and are left out of the sums.");
    expect(outputs(ends)["input-tokens"]).toBe("0");
  });

  test("of a declined run counts as declined, and as never started", () => {
    const reason = "@otto has read permission";
    const log = write().add({ type: "request.declined", reason }).finished({ conclusion: "declined", message: reason });
    expect(readTaskEnd(textOf(log.entries), PLACE)).toMatchObject({ kind: "ended", started: false });
  });
});
