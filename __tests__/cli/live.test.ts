/** The line that shows what is going on. */
import { expect, test } from "@jest/globals";
import { describeProgress, openEntryFormatter } from "../../src/cli/terminal.ts";
import { write } from "../report/entries.ts";

test("before the first model request, the line says that the run is starting and what it has used so far", () => {
  const { entries } = write().started();
  expect(describeProgress(entries, (entries[0]?.at ?? 0) + 2_500)).toBe(
    "0 turns · 0 tokens · US$ 0.00 · 2.5 s · starting",
  );
});

test("the line names a call while it runs and not after it has finished", () => {
  const writing = write().started();
  writing.turn({ calls: [{ tool: "run_shell_command", args: { command: "npm test" }, answer: { text: "ok" } }] });
  const all = writing.entries;
  const decided = all.findIndex(({ event }) => event.type === "call.decided");
  const during = all.slice(0, decided + 1);
  expect(describeProgress(during, 0)).toMatch(/^1 turn · .* · run_shell_command npm test$/);
  expect(describeProgress(all, 0)).not.toContain("npm test");
});

test("nothing in the log can control the terminal or break the line", () => {
  const writing = write().started();
  writing.turn({
    calls: [{ tool: "run_shell_command", args: { command: "a\u001b[2J\nb\r\u0007c" }, answer: { text: "ok" } }],
  });
  const decided = writing.entries.findIndex(({ event }) => event.type === "call.decided");
  const line = describeProgress(writing.entries.slice(0, decided + 1), 0);
  expect(line).toMatch(/ · run_shell_command a/);
  // oxlint-disable-next-line no-control-regex
  expect(line).not.toMatch(/[\u0000-\u001f]/);
});

test("output of parallel calls is labelled, and output of a single call is not", () => {
  const { entries } = write()
    .started()
    .turn({
      calls: ["a", "b"].map((command) => ({
        tool: "run_shell_command",
        args: { command },
        answer: { text: `says ${command}` },
      })),
    });
  const decided = entries.filter(({ event }) => event.type === "call.decided");
  const finished = entries.filter(({ event }) => event.type === "call.finished");
  const bare = (text: string): string => text;
  const beside = openEntryFormatter({ faint: bare, strong: bare, good: bare, bad: bare });
  const shown = [...decided, ...finished].map(beside).slice(2);
  expect(shown[0]).toBe('  run_shell_command {"command":"a"}:\n    says a');
  expect(shown[1]).toBe('  run_shell_command {"command":"b"}:\n    says b');
  const alone = openEntryFormatter({ faint: bare, strong: bare, good: bare, bad: bare });
  const one = decided.flatMap((entry, index) => [entry, finished[index] ?? entry]).map(alone);
  expect([one[1], one[3]]).toEqual(["    says a", "    says b"]);
});
