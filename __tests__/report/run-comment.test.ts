/** What a comment by Remit records, and what makes the record invalid. */
import { describe, expect, test } from "@jest/globals";
import { GitHubError, type GitHub } from "../../src/ports.ts";
import {
  openSticky,
  markerLine,
  sealComment,
  findOwn,
  recordOf,
  workingRecord,
  type CommentRecord,
  commentKey,
} from "../../src/report/run-comment.ts";
import { commentBy, fakeIssue, SEAL, STRANGER, US } from "../world/report-station.ts";
import { openSeal } from "../../src/lib/seal.ts";
import { write } from "./entries.ts";
import { CONCLUSIONS, type Conclusion, type Outcome, type RunEvent } from "../../src/events.ts";

const MARK = { key: "issue_comment:1001", subject: 12 };

describe("two runs of one event that comment at the same moment", () => {
  test("keep one comment, the older, and both continue with it", async () => {
    const issue = fakeIssue([commentBy(STRANGER, `${markerLine(MARK)}\nforged`, 1)]);
    const [first, second] = [1, 2].map(() => openSticky(issue as unknown as GitHub, SEAL, MARK));
    await Promise.all([first?.put("by the first"), second?.put("by the second")]);
    expect(issue.requests.slice(0, 2)).toEqual(["create", "create"]);
    await second?.put("and the last word");
    expect(issue.stored.map(({ id, author }) => [id, author.login])).toEqual([
      [1, STRANGER.login],
      [2, US.login],
    ]);
    expect(issue.stored[1]?.body).toBe(sealComment(`${markerLine(MARK)}\nand the last word`, {}, SEAL));
    expect([first?.found?.id, second?.found?.id]).toEqual([2, 2]);
  });

  test("keep the new comment when listing the comments again fails", async () => {
    const issue = fakeIssue();
    let listings = 0;
    const comments = () => (++listings > 1 ? Promise.reject(new GitHubError("Down", 502)) : Promise.resolve([]));
    const made = await openSticky({ ...issue, comments } as unknown as GitHub, SEAL, MARK).put("text");
    expect(made.id).toBe(1);
    expect(issue.requests).toEqual(["create"]);
  });
});

describe("a comment that is written again", () => {
  const kept = `sha256:${"ab".repeat(32)}:1`;
  const pushed = "cd".repeat(20);
  const before: CommentRecord = { kept, pushed, end: "exhausted" };
  const again = async (record: CommentRecord, { editor = US.id, known = undefined as number | undefined } = {}) => {
    const issue = fakeIssue([commentBy(US, sealComment(`${markerLine(MARK)}\nold`, before, SEAL), 7)]);
    const github = { ...issue, lastEditor: () => Promise.resolve(editor) } as unknown as GitHub;
    const { body } = await openSticky(github, SEAL, MARK, known).put("new", record);
    return findOwn([commentBy(US, body, 7)], { author: US.id, subject: MARK.subject, seal: SEAL })[0]?.record;
  };

  test("still records what was kept and pushed, also when the post step writes it", async () => {
    expect(await again({})).toEqual(before);
    expect(await again({ run: "7" })).toEqual({ ...before, run: "7" });
    expect(await again({}, { known: 7 })).toEqual(before);
  });

  test("records what the new run kept and pushed instead", async () => {
    expect(await again({ kept: "sha256:1:2" })).toEqual({ ...before, kept: "sha256:1:2" });
    expect(await again({ pushed: "ef" })).toEqual({ kept, pushed: "ef" });
    expect(await again({ pushed, end: "changed" })).toEqual({ ...before, end: "changed" });
  });

  test("records nothing that somebody else may have written into it", async () => {
    expect(await again({}, { editor: STRANGER.id })).toEqual({});
  });

  test("is written all the same when the post step cannot read it", async () => {
    const issue = fakeIssue([commentBy(US, `${markerLine(MARK)}\nold`, 7)]);
    const comments = () => Promise.reject(new GitHubError("Down", 502));
    const github = { ...issue, comments } as unknown as GitHub;
    await openSticky(github, SEAL, MARK, 7).put("new");
    expect(issue.requests).toEqual(["update 7"]);
  });
});

const KEYED = openSeal("k".repeat(32), "octo/shop");
const COMMIT = "ab".repeat(20);
const KEPT = `sha256:${"cd".repeat(32)}:120`;
const RECORD: CommentRecord = { run: "77", kept: KEPT, pushed: COMMIT, end: "changed", plan: "sha256:ef" };
const TEXT = `${markerLine({ key: "a-b", subject: 12 })}\n### Planned\n\n1. Mend it.`;

describe.each([
  ["without a key", SEAL],
  ["with a key", KEYED],
])("a comment that was sealed %s", (_name, seal) => {
  const body = sealComment(TEXT, RECORD, seal);
  const find = (text: string, subject = 12, by = US) =>
    findOwn([commentBy(by, text, 1)], { author: US.id, subject, seal });

  test("is a record while it is unchanged apart from line ends and outer whitespace", () => {
    for (const kept of [body, body.replaceAll("\n", "\r\n"), `${body}\n\n`, `\n${body}`])
      expect(find(kept)).toMatchObject([{ key: "a-b", subject: 12, record: RECORD, intact: true }]);
    expect(find(sealComment(TEXT, {}, seal))).toMatchObject([{ record: {}, intact: true }]);
  });

  test.each([
    ["a word is changed", body.replace("Mend", "Drop")],
    ["a line is added at the top", body.replace("###", "Harmless.\n\n###")],
    ["a line is added at the end", body.replace("\n\n<!-- remit:seal", "\n2. More.\n\n<!-- remit:seal")],
    ["the marker's key is changed", body.replace("key=a", "key=b")],
    ["the run is changed", body.replace("run=77", "run=78")],
    ["the commit is changed", body.replace(COMMIT, "0".repeat(40))],
    ["a part of the record is removed", body.replace("run=77 ", "")],
    ["how the work ended is changed", body.replace("end=changed", "end=failed")],
  ])("is no longer a record when %s", (_what, edited) => {
    expect(find(edited)).toMatchObject([{ intact: false }]);
  });

  test("does not count on another issue, in another repository, by another author or inside other text", () => {
    expect(find(body, 13)).toMatchObject([{ intact: false }]);
    const elsewhere = sealComment(TEXT, RECORD, openSeal(seal.keyed ? "k".repeat(32) : "", "octo/other"));
    expect(find(elsewhere)).toMatchObject([{ intact: false }]);
    expect(find(body, 12, STRANGER)).toEqual([]);
    expect(find(`${body}\nmore`)).toEqual([]);
    expect(find(`Look:\n${body}`)).toEqual([]);
  });
});

test("only somebody who has the key can make a seal with the key", () => {
  const intact = [KEYED, SEAL, openSeal("x".repeat(32), "octo/shop")].map((seal) => {
    const comments = [commentBy(US, sealComment(TEXT, RECORD, seal), 1)];
    return findOwn(comments, { author: US.id, subject: 12, seal: KEYED })[0]?.intact ?? false;
  });
  expect(intact).toEqual([true, false, false]);
});

test("the record names what was pushed without a pull request, what was kept last, and the run at work", () => {
  const started = write().started();
  expect(recordOf(started.entries)).toEqual({});
  expect(workingRecord(started.entries).run).toMatch(/^\d+$/);
  const [first] = started.entries;
  const after = [
    { type: "change.pushed", branch: "remit/issue-12", commit: COMMIT },
    { type: "run.kept", refs: ["refs/remit/issue-12"], dropped: 0, sum: "sha256:1:2" },
    { type: "run.kept", refs: ["refs/remit/issue-12"], dropped: 0, sum: "sha256:3:4" },
  ] as const;
  const entries = [...started.entries, ...after.map((event, at) => ({ ...first, seq: at + 1, event }))];
  expect(recordOf(entries as typeof started.entries)).toEqual({ pushed: COMMIT, kept: "sha256:3:4" });
});

describe("the record of what was pushed says how the run ended", () => {
  const publication = { branch: "remit/issue-12", commit: COMMIT, files: [], refused: [] };
  const pull = { number: 13, url: "https://github.example/octo/shop/pull/13", created: true, draft: true };
  const endAfter = (outcome: Outcome, ...events: readonly RunEvent[]) => {
    const log = write().started();
    for (const event of events) log.add(event);
    log.add({ type: "change.pushed", branch: "remit/issue-12", commit: COMMIT });
    return recordOf(log.finished(outcome).entries).end;
  };
  const stopped: RunEvent = { type: "agent.stopped", end: { kind: "finished", text: "Done." } };
  const verified = (ok: boolean): RunEvent => ({ type: "verify.finished", attempt: 1, ok, results: [] });

  test.each(CONCLUSIONS)("as %s", (conclusion) => {
    expect(endAfter({ conclusion, message: "", publication: { ...publication, pull } }, stopped)).toBe(conclusion);
  });

  test("except that finished work which lacks only its pull request counts as done", () => {
    const failed: Outcome = { conclusion: "failed", message: "", publication };
    expect(endAfter(failed, verified(false), verified(true), stopped)).toBe("changed");
    expect(endAfter(failed, verified(false), stopped)).toBe("unverified");
    expect(endAfter({ conclusion: "cancelled", message: "" }, stopped)).toBe("changed");
    expect(endAfter({ conclusion: "cancelled", message: "", publication }, stopped)).toBe("cancelled");
    expect(endAfter(failed, { type: "agent.stopped", end: { kind: "cancelled" } })).toBe("failed");
  });

  test("and is read only if it is a conclusion", () => {
    const [good, odd] = ["exhausted", "splendid"].map((end) => {
      const body = sealComment(TEXT, { pushed: COMMIT, end: end as Conclusion }, SEAL);
      return findOwn([commentBy(US, body, 1)], { author: US.id, subject: 12, seal: SEAL })[0]?.record;
    });
    expect([good, odd]).toEqual([{ pushed: COMMIT, end: "exhausted" }, { pushed: COMMIT }]);
  });
});

test("the record of an earlier answer survives a second delivery of the event", () => {
  const { entries } = write().started();
  const [first] = entries;
  if (first?.event.type !== "run.started") throw new Error("The log does not start.");
  const event = { ...first.event, answered: { commit: COMMIT, kept: "sha256:1:2" } };
  expect(recordOf([{ ...first, event }])).toEqual({ pushed: COMMIT, kept: "sha256:1:2" });
});

describe("a request's comment", () => {
  const key = (trigger: "pull" | "comment", key: string, instruction = "Review this.") =>
    commentKey({ trigger, key, instruction });

  test("belongs to that request alone if somebody asked for it", () => {
    expect(key("comment", "a1")).toBe("a1");
  });

  test("is shared by all pushes that one workflow reviews, but not with another workflow", () => {
    expect(key("pull", "a1")).toBe(key("pull", "b2"));
    expect(key("pull", "a1", "Mind the security.")).not.toBe(key("pull", "a1"));
  });
});
