import { expect, test } from "@jest/globals";
import { renderComment } from "../../src/report/sections.ts";
import { readPage } from "../../src/report/page/content.ts";
import type { ProposedChange } from "../../src/events.ts";
import { write } from "./entries.ts";

const reason = "The run's minutes were used up before its work was verified.";
const change: ProposedChange = { branch: "remit/issue-12", files: [], refused: [] };

test("the comment and the page say why work was not verified, even when another job publishes it", () => {
  const { entries } = write()
    .started()
    .turn({})
    .add({ type: "verify.skipped", reason })
    .add({ type: "change.proposed", change });
  expect(renderComment(entries)).toContain(`**Not verified**: ${reason}`);
  expect(readPage(entries).verified).toContainEqual([`Not verified: ${reason}`, "bad"]);
});

test("an earlier verification is still reported", () => {
  const results = [{ command: "npm test", ok: false, output: "", ms: 1 }];
  const { entries } = write()
    .started()
    .turn({})
    .add({ type: "verify.finished", attempt: 1, ok: false, results })
    .add({ type: "verify.skipped", reason })
    .add({ type: "change.proposed", change });
  expect(renderComment(entries)).toMatch(/\*\*Not verified\*\*: The run's[^]*\*\*Verification failed\*\*/);
});
