/** The line that says what is going on. */
import { expect, test } from "@jest/globals";
import { tellProgress } from "../../src/cli/live.ts";
import { write } from "../report/entries.ts";

test("before the model is asked it says that the run is starting, with what it has taken so far", () => {
  const { entries } = write().started();
  expect(tellProgress(entries, (entries[0]?.at ?? 0) + 2_500)).toBe("0 turns · 0 tokens · US$ 0.00 · 2.5 s · starting");
});

test("a call that goes on is named; one that is done is not", () => {
  const writing = write().started();
  writing.turn({ calls: [{ tool: "run_shell_command", args: { command: "npm test" }, answer: { text: "ok" } }] });
  const all = writing.entries;
  const decided = all.findIndex(({ event }) => event.type === "call.decided");
  const during = all.slice(0, decided + 1);
  expect(tellProgress(during, 0)).toMatch(/^1 turn · .* · run_shell_command npm test$/);
  expect(tellProgress(all, 0)).not.toContain("npm test");
});

test("nothing of the log can steer the terminal or break the line", () => {
  const writing = write().started();
  writing.turn({
    calls: [{ tool: "run_shell_command", args: { command: "a\u001b[2J\nb\r\u0007c" }, answer: { text: "ok" } }],
  });
  const decided = writing.entries.findIndex(({ event }) => event.type === "call.decided");
  // oxlint-disable-next-line no-control-regex
  expect(tellProgress(writing.entries.slice(0, decided + 1), 0)).not.toMatch(/[\u0000-\u001f]/);
});
