/** How the terminal shows a run. */
import { expect, test } from "@jest/globals";
import { inkFor, openEntryFormatter } from "../../src/cli/terminal.ts";
import type { RunEvent } from "../../src/events.ts";

const show = (event: RunEvent) => openEntryFormatter(inkFor({}, {}))({ seq: 0, at: 0, agent: "main", event });

test("a failed verification is shown with its command and its last lines", () => {
  const output = `${Array.from({ length: 20 }, (_, line) => `line ${line + 1}`).join("\n")}\nAssertionError: 1 != 2\n`;
  const results = [
    { command: "npm run lint", ok: true, output: "fine", ms: 1 },
    { command: "npm test", ok: false, output, ms: 1 },
  ];
  const text = show({ type: "verify.finished", attempt: 1, ok: false, results });
  expect(text).toContain(
    "✓ verified by npm run lint\n✗ not verified: npm test failed\n    (15 lines above)\n    line 16",
  );
  expect(text).toMatch(/ {4}AssertionError: 1 != 2$/);
});

test("a local commit is reported as committed, not as pushed", () => {
  const publication = { branch: "remit/1", commit: "0123456789abcdef", draft: false, files: [], refused: [] };
  const text = show({ type: "change.published", publication } as unknown as RunEvent);
  expect(text).toBe("committed 0123456789 on remit/1; nothing is sent");
});
