import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Proposal } from "../../../src/change/proposal.ts";
import type { Request } from "../../../src/events.ts";
import { startingPoint } from "../../../src/features/two-jobs/second-job.ts";
import { openGitSite, type GitSite } from "../../world/git-site.ts";
import { issueRequest } from "../../world/requests.ts";

const BRANCH = "remit/issue-12-total";

let site: GitSite;
/** Commits of main, oldest first, and one commit that only another branch has. */
let commits: readonly string[];
let stray: string;

beforeAll(async () => {
  site = await openGitSite({ "a.md": "a\n" });
  const first = (await site.shop.ref("main")) ?? "";
  const second = await site.shop.commit({ branch: "main", files: { "a.md": "b\n" } });
  const third = await site.shop.commit({ branch: "main", files: { "a.md": "c\n" } });
  commits = [first, second, third];
  stray = await site.shop.commit({ branch: "stray", base: "main", files: { "a.md": "evil\n" } });
  await site.git.fetch(third);
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

type Made = Pick<Proposal, "base" | "target">;

/** `request` is as the second job admitted it, `made` as the proposal says. */
function start(request: Request, made: Made) {
  return startingPoint(request, made as Proposal, site.git);
}

function onPull(sha: string): Request {
  const head = { name: "topic", sha };
  const base = { name: "main", sha: commits[2] ?? "" };
  return issueRequest(base.sha, {
    base: head,
    subject: { kind: "pull", number: 7, title: "Topic", head, base, fromFork: false },
  });
}

const main = (index: number) => ({ name: "main", sha: commits[index] ?? "" });

describe("work for a new branch", () => {
  test("starts at the head of its base", async () => {
    const request = issueRequest(main(2).sha);
    const made = { base: main(2), target: { branch: BRANCH, expect: undefined } };
    expect(await start(request, made)).toEqual({ kind: "stands", request });
  });

  test("starts from an older commit of its base, and fetches it", async () => {
    const request = issueRequest(main(2).sha);
    const made = { base: main(0), target: { branch: BRANCH, expect: undefined } };
    expect(await start(request, made)).toEqual({ kind: "stands", request: { ...request, base: main(0) } });
    expect(await site.git.show(main(0).sha, "a.md")).toEqual(Buffer.from("a\n"));
  });

  test("does not start from a commit outside its base, even if the server would deliver it", async () => {
    const made = { base: { name: "main", sha: stray }, target: { branch: BRANCH, expect: undefined } };
    expect(await start(issueRequest(main(2).sha), made)).toMatchObject({
      kind: "moved",
      fault: { kind: "conflict", message: expect.stringContaining(stray) },
    });
  });

  test("continues a branch that was created without commits of its own, and no other", async () => {
    const made = { base: main(2), target: { branch: BRANCH, expect: undefined } };
    const begun = (sha: string) => issueRequest(main(2).sha, { base: { name: BRANCH, sha } });
    expect(await start(begun(main(2).sha), made)).toMatchObject({ kind: "stands", request: { base: main(2) } });
    expect(await start(begun(stray), made)).toMatchObject({ kind: "moved" });
    const other = { ...made, target: { branch: "remit/issue-13", expect: undefined } };
    expect(await start(begun(main(2).sha), other)).toMatchObject({ kind: "moved" });
  });
});

describe("work for an existing branch", () => {
  test("of Remit starts from the branch's head and from no older commit", async () => {
    const request = issueRequest(main(2).sha, { base: { name: BRANCH, sha: main(2).sha } });
    const made = (sha: string): Made => ({ base: { name: BRANCH, sha }, target: { branch: BRANCH, expect: sha } });
    expect(await start(request, made(main(2).sha))).toMatchObject({ kind: "stands" });
    expect(await start(request, made(main(1).sha))).toMatchObject({ kind: "moved" });
  });

  test.each<[string, (sha: string) => Made["target"]]>([
    ["that names the branch and its pull request", (sha) => ({ branch: "topic", expect: sha, pull: 7 })],
    ["that treats the branch as new", () => ({ branch: "topic", expect: undefined })],
  ])("of a pull request starts from the branch's head only, with a target %s", async (_, targetOf) => {
    const made = (sha: string): Made => ({ base: { name: "topic", sha }, target: targetOf(sha) });
    expect(await start(onPull(main(2).sha), made(main(2).sha))).toMatchObject({ kind: "stands" });
    for (const stale of [main(1).sha, stray]) {
      expect(await start(onPull(main(2).sha), made(stale))).toMatchObject({
        kind: "moved",
        fault: { kind: "conflict", message: expect.stringContaining(main(2).sha) },
      });
    }
    const renamed = { base: { name: "main", sha: main(2).sha }, target: targetOf(main(2).sha) };
    expect(await start(onPull(main(2).sha), renamed)).toMatchObject({ kind: "moved" });
  });
});
