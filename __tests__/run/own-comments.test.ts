/** Which comments count as Remit's own words. */
import { expect, test } from "@jest/globals";
import type { CommentFacts } from "../../src/ports.ts";
import { markerLine, sealComment, type CommentRecord } from "../../src/report/run-comment.ts";
import { readOwnWords } from "../../src/run/own-comments.ts";
import { account } from "../world/github-port.ts";
import { SEAL } from "../world/report-station.ts";
import { issueRequest } from "../world/requests.ts";

const REMIT = account("remit[bot]");
const REQUEST = issueRequest("a".repeat(40));

function comment(id: number, body: string, author = REMIT): CommentFacts {
  return { id, body, author, createdAt: "", updatedAt: "", url: "" };
}

const sealed = (text: string, record: CommentRecord = {}, { key = "b".repeat(16), subject = 12 } = {}) =>
  sealComment(`${markerLine({ key, subject })}\n${text}`, record, SEAL);

async function read(comments: readonly CommentFacts[]) {
  const github = {
    self: async () => REMIT,
    comments: async () => [],
    lastEditor: async (id: number) => (id === 99 ? 1 : undefined),
  };
  return await readOwnWords({ github, seal: SEAL }, REQUEST, comments, 12);
}

test("a report and a plan count as Remit's own words, without their folded parts", async () => {
  const plan = `sha256:${"3f2a".repeat(16)}`;
  expect([
    ...(await read([
      comment(1, sealed("Done.\n<details>\n<details>\nx\n</details>\ny\n</details>\n<sub>run</sub>")),
      comment(2, sealed("1. Mend.\r\n2. Test.", { plan })),
    ])),
  ]).toEqual([
    [1, { text: "Done." }],
    [2, { text: "1. Mend.\n2. Test.", plan: "3f2a3f2a3f2a" }],
  ]);
});

test.each([
  ["that a stranger wrote", comment(1, sealed("Done."), account("mallory"))],
  ["that was changed", comment(1, sealed("Done.").replace("Done", "Gone"))],
  ["that somebody else edited and sealed", comment(99, sealed("Done."))],
  ["that was made for another issue", comment(1, sealed("Done.", {}, { subject: 13 }))],
  ["of a run at work", comment(1, sealed("Working…", { run: "5" }))],
  ["of this request", comment(1, sealed("Done.", {}, { key: REQUEST.key }))],
  ["without a seal", comment(1, `${markerLine({ key: "b", subject: 12 })}\nDone.`)],
])("a comment %s does not count", async (_, found) => {
  expect((await read([found])).size).toBe(0);
});

test("only the newest eight comments are read", async () => {
  const many = Array.from({ length: 12 }, (_, id) => comment(id, sealed(`${id}`)));
  expect([...(await read(many)).keys()]).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
});
