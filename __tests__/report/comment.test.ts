/** The order in which a comment says things, and what it folds. */
import { expect, test } from "@jest/globals";
import { renderComment } from "../../src/report/sections.ts";
import { write } from "./entries.ts";

const DENIED = {
  tool: "run_shell_command",
  args: { command: "npm i x" },
  deny: { rules: [], reason: "Refused." },
} as const;

/** Where each part begins; -1 for a missing part. */
function positions(body: string, ...parts: readonly string[]): readonly number[] {
  return parts.map((part) => body.indexOf(part));
}

test("the end, verification, answer, next step and figures come before everything that is folded", () => {
  const { entries } = write()
    .started({ request: { phrase: "@remit" }, limits: { turns: 3 } })
    .turn({ calls: [DENIED] })
    .turn({})
    .turn({ text: "Half of it." })
    .add({ type: "verify.finished", attempt: 1, ok: true, results: [] })
    .finished({ conclusion: "exhausted", message: "Half of it." });
  const body = renderComment(entries);
  const order = positions(
    body,
    "### ⏳ Stopped",
    "**Verification passed**",
    "Half of it.",
    "To go on from here",
    "3 turns · ",
    "| turns | 3 of 3 | ▰▰▰▰▰▰▰▰▰▰ |",
    "<summary>Denied by policy: 1 call</summary>",
    "<summary>Limits</summary>",
    "<summary>Transcript",
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(body.match(/\| turns \|/g)).toHaveLength(1);
});

test("a limit that is far from used up is folded away", () => {
  const { entries } = write()
    .started({ limits: { turns: 60 } })
    .turn({})
    .finished({ conclusion: "unchanged", message: "m" });
  const body = renderComment(entries);
  expect(body.indexOf("| turns |")).toBeGreaterThan(body.indexOf("<summary>Limits</summary>"));
});
