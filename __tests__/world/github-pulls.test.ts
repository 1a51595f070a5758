import { describe, expect, test } from "@jest/globals";
import { ask, CHANGED, LINE, openShop, R, TOTAL } from "./github-shop.ts";

describe("pull requests", () => {
  test.each([
    [{ head: "topic", base: "main", title: "T" }, "A pull request already exists for octo:topic."],
    [{ head: "same", base: "main", title: "T" }, "No commits between main and same"],
  ])("from %j are refused", async (body, message) => {
    await using github = await openShop();
    await github.bare.setRef("same", await github.bare.ref("main"));
    const refused = await ask(github, `POST ${R}/pulls`, body);
    expect(refused.status).toBe(422);
    expect(refused.body["errors"]).toEqual([{ resource: "PullRequest", code: "custom", message }]);
  });

  test("follow pushes, keep their base, and close with their branch", async () => {
    await using github = await openShop();
    const base = await github.bare.ref("main");
    await github.commit({ branch: "main", files: { "other.txt": "o" } });
    const head = await github.commit({ as: "maria", branch: "topic", files: { "a.txt": "a" } });
    expect((await ask(github, `GET ${R}/pulls/1`)).body).toMatchObject({ head: { sha: head }, mergeable: true });
    expect(await github.bare.ref("refs/pull/1/head")).toBe(head);
    expect((await ask(github, `GET ${R}/pulls/1/files`)).items.map((file) => file["filename"])).toEqual([
      "a.txt",
      "src/total.js",
    ]);
    expect(github.pulls()[0]?.pull.baseSha).not.toBe(base);
    await github.deleteBranch("topic");
    expect((await ask(github, `GET ${R}/pulls/1`)).body).toMatchObject({ state: "closed", merged: false });
  });

  test("with conflicts are not mergeable", async () => {
    await using github = await openShop();
    await github.commit({ branch: "main", files: { "src/total.js": TOTAL.with(5, "other\n").join("") } });
    expect((await ask(github, `GET ${R}/pulls/1`)).body).toMatchObject({ mergeable: false, mergeable_state: "dirty" });
  });

  test("can be merged", async () => {
    await using github = await openShop();
    expect(await github.merge(1)).toBe(await github.bare.ref("main"));
    expect(await github.read("main", "src/total.js")).toBe(CHANGED);
    expect((await ask(github, `GET ${R}/pulls/1`)).body).toMatchObject({ merged: true, state: "closed", additions: 1 });
  });

  test("can be closed and reopened", async () => {
    await using github = await openShop();
    expect((await ask(github, `PATCH ${R}/pulls/1`, { state: "closed" })).body["state"]).toBe("closed");
    expect(github.openPulls()).toEqual([]);
    expect((await ask(github, `PATCH ${R}/pulls/1`, { state: "open", title: "Again" })).body).toMatchObject({
      state: "open",
      title: "Again",
    });
  });
});

describe("reviews", () => {
  test("are stored with their comments on lines of the diff", async () => {
    await using github = await openShop();
    const comments = [
      LINE,
      { path: "src/total.js", line: 8, side: "RIGHT", start_line: 5, start_side: "RIGHT", body: "All of this" },
      { path: "src/total.js", line: 6, side: "LEFT", body: "It was fine" },
    ];
    const made = await ask(github, `POST ${R}/pulls/1/reviews`, { event: "COMMENT", body: "See below", comments });
    expect(made.body).toMatchObject({
      state: "COMMENTED",
      body: "See below",
      commit_id: await github.bare.ref("topic"),
    });
    const { items } = await ask(github, `GET ${R}/pulls/1/comments`);
    expect(items.map(({ line, start_line: start, side, position }) => [line, start, side, position])).toEqual([
      [6, null, "RIGHT", 5],
      [8, 5, "RIGHT", 7],
      [6, null, "LEFT", 4],
    ]);
    expect(items[0]?.["diff_hunk"]).toMatch(
      /^@@ -3,7 \+3,7 @@.*\n export const line3[^]*\n\+export const line6 = 66;$/,
    );
  });

  test.each([
    [{ ...LINE, line: 12 }, "Line could not be resolved"],
    [{ ...LINE, line: 11, start_line: 6 }, "Line could not be resolved"],
    [{ ...LINE, start_line: 1 }, "Pull request review thread start line must be part of the same hunk as the line"],
    [{ ...LINE, start_line: 7 }, "Start line must precede the end line"],
    [{ ...LINE, path: "README.md" }, "Path could not be resolved"],
  ])("with a comment on %j are refused as a whole", async (comment, message) => {
    await using github = await openShop();
    const refused = await ask(github, `POST ${R}/pulls/1/reviews`, { event: "COMMENT", comments: [LINE, comment] });
    expect([refused.status, refused.body["message"], refused.body["errors"]]).toEqual([
      422,
      "Unprocessable Entity",
      [message],
    ]);
    expect([github.reviews(1), github.reviewComments(1)]).toEqual([[], []]);
  });

  test("cannot approve the author's own pull request", async () => {
    await using github = await openShop({
      tokens: { own: { actor: "maria", permissions: { "pull-requests": "write" } } },
    });
    const refused = await ask(github, `POST ${R}/pulls/1/reviews`, { event: "APPROVE" });
    expect(refused.body["errors"]).toEqual(["Can not approve your own pull request"]);
  });
});
