import { describe, expect, test } from "@jest/globals";
import { GitHubError, type GitHub } from "../../src/ports.ts";
import { openSticky } from "../../src/report/delivery.ts";
import { markerLine, sealComment } from "../../src/report/record.ts";
import { commentBy, fakeIssue, SEAL, STRANGER, US } from "../world/report-station.ts";

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
