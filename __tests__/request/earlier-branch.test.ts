import { describe, expect, test } from "@jest/globals";
import type { PinnedRef } from "../../src/events.ts";
import { GitHubError, type PullFacts } from "../../src/ports.ts";
import { findEarlierBranch } from "../../src/request/earlier-branch.ts";

const SHA = "c".repeat(40);
const STEM = "remit/issue-12";
const FIRST = `${STEM}-wrong-total`;

describe("the branch of an earlier request", () => {
  test("is gone on with while its pull request is open, closed, or not there", async () => {
    const branch = { name: FIRST, sha: SHA };
    for (const pull of [undefined, pullOf({ open: true }), pullOf({})]) {
      expect(await find([FIRST], pull)).toEqual({ kind: "open", branch });
    }
  });

  test("is left alone once it was merged, and what follows gets the next number", async () => {
    const merged = pullOf({ merged: true });
    expect(await find([FIRST], merged)).toEqual({ kind: "merged", round: 2 });
    expect(await find([`${FIRST}.2`, FIRST], merged)).toEqual({ kind: "merged", round: 3 });
    expect(await find([`${FIRST}.10`, `${FIRST}.9`, `${STEM}-other-title`], merged)).toEqual({
      kind: "merged",
      round: 11,
    });
  });

  test("is gone on with when somebody has pushed to it since it was merged", async () => {
    const merged = pullOf({ merged: true, head: { name: FIRST, sha: "d".repeat(40) } });
    expect(await find([FIRST], merged)).toMatchObject({ kind: "open" });
  });

  test("is gone on with when the token may not see pull requests; other trouble is trouble", async () => {
    expect(await find([FIRST], new GitHubError("Resource not accessible", 403))).toMatchObject({ kind: "open" });
    await expect(find([FIRST], new GitHubError("Bad Gateway", 502))).rejects.toThrow("Bad Gateway");
  });

  test("is not another issue's or task's, and nobody is asked where there is none", async () => {
    const asked = new GitHubError("asked", 500);
    expect(await find([`${STEM}3-wrong-total`], asked)).toEqual({ kind: "none" });
    expect(await find(["remit/task-lint-2", "remit/task-lint-2.2"], asked, "remit/task-lint", false)).toEqual({
      kind: "none",
    });
  });
});

function find(names: readonly string[], answer: PullFacts | GitHubError | undefined, stem = STEM, slugs = true) {
  const branches: PinnedRef[] = names.map((name) => ({ name, sha: SHA }));
  return findEarlierBranch({
    stem,
    slugs,
    git: { remoteBranches: (prefix) => Promise.resolve(branches.filter(({ name }) => name.startsWith(prefix))) },
    github: {
      lastPullFrom: () => (answer instanceof GitHubError ? Promise.reject(answer) : Promise.resolve(answer)),
    },
  });
}

function pullOf(change: Partial<PullFacts>): PullFacts {
  return {
    number: 13,
    title: "",
    body: "",
    author: { login: "remit[bot]", id: 1, bot: true },
    open: false,
    merged: false,
    draft: false,
    head: { name: FIRST, sha: SHA },
    base: { name: "main", sha: "b".repeat(40) },
    fromFork: false,
    url: "",
    ...change,
  };
}
