import { describe, expect, test } from "@jest/globals";
import { CLOSED_BY_REMIT, type PinnedRef } from "../../src/events.ts";
import { GitHubError, type PullFacts } from "../../src/ports.ts";
import { findEarlierBranch } from "../../src/request/admission.ts";

const SHA = "c".repeat(40);
const STEM = "remit/issue-12";
const FIRST = `${STEM}-wrong-total`;

describe("the branch of an earlier request", () => {
  test("is continued while its pull request is open or does not exist", async () => {
    const branch = { name: FIRST, sha: SHA };
    for (const pull of [undefined, pullOf({ open: true })]) {
      expect(await find([FIRST], pull)).toEqual({ kind: "open", branch });
    }
  });

  test("is not continued after people closed its pull request, and the result says so", async () => {
    const pull = { number: 13, url: "" };
    expect(await find([FIRST], pullOf({}))).toEqual({ kind: "rejected", round: 2, pull });
    expect(await find([`${FIRST}.2`, FIRST], pullOf({}))).toEqual({ kind: "rejected", round: 3, pull });
    const moved = pullOf({ head: { name: FIRST, sha: "d".repeat(40) } });
    expect(await find([FIRST], moved)).toMatchObject({ kind: "open" });
  });

  test("was not rejected if Remit closed the pull request itself or the next one was merged", async () => {
    expect(await find([FIRST], pullOf({ body: CLOSED_BY_REMIT }))).toEqual({ kind: "merged", round: 2 });
    const next = pullOf({ number: 14, merged: true });
    expect(await find([FIRST], roundsOf(pullOf({}), next))).toEqual({ kind: "merged", round: 2 });
  });

  test("is known even after people deleted it together with closing its pull request", async () => {
    const gone = { gone: () => Promise.resolve(FIRST) };
    const rejected = (number: number) => ({ kind: "rejected", round: 1, pull: { number, url: "" } });
    expect(await find([], new Map([[FIRST, pullOf({})]]), gone)).toEqual(rejected(13));
    const [older, newer] = [pullOf({}), pullOf({ number: 15 })];
    expect(await find([], roundsOf(older, newer), gone)).toEqual(rejected(15));
    expect(await find([], roundsOf(newer, older), gone)).toEqual(rejected(15));
    expect(await find([], new Map([[FIRST, pullOf({ merged: true })]]), gone)).toEqual({ kind: "none" });
    expect(await find([], new GitHubError("Resource not accessible", 403), gone)).toEqual({ kind: "none" });
  });

  test("is not continued after its merge, and the next branch gets the next number", async () => {
    const merged = pullOf({ merged: true });
    expect(await find([FIRST], merged)).toEqual({ kind: "merged", round: 2 });
    expect(await find([`${FIRST}.2`, FIRST], merged)).toEqual({ kind: "merged", round: 3 });
    expect(await find([`${FIRST}.10`, `${FIRST}.9`, `${STEM}-other-title`], merged)).toEqual({
      kind: "merged",
      round: 11,
    });
  });

  test("is continued if somebody pushed to it after the merge", async () => {
    const merged = pullOf({ merged: true, head: { name: FIRST, sha: "d".repeat(40) } });
    expect(await find([FIRST], merged)).toMatchObject({ kind: "open" });
  });

  test("is continued if the token may not read pull requests, while other errors throw", async () => {
    expect(await find([FIRST], new GitHubError("Resource not accessible", 403))).toMatchObject({ kind: "open" });
    await expect(find([FIRST], new GitHubError("Bad Gateway", 502))).rejects.toThrow("Bad Gateway");
  });

  test("is never that of another issue or task, and GitHub is not asked when there is none", async () => {
    const refusal = new GitHubError("asked", 500);
    expect(await find([`${STEM}3-wrong-total`], refusal)).toEqual({ kind: "none" });
    const once = { stem: "remit/dispatch-ab", slugs: false };
    expect(await find(["remit/dispatch-ab-2", "remit/dispatch-ab-2.2"], refusal, once)).toEqual({ kind: "none" });
  });
});

type Pulls = ReadonlyMap<string, PullFacts>;

function roundsOf(first: PullFacts, second: PullFacts): Pulls {
  return new Map([
    [FIRST, first],
    [`${FIRST}.2`, second],
  ]);
}

function find(names: readonly string[], answer: PullFacts | Pulls | GitHubError | undefined, query = {}) {
  const branches: PinnedRef[] = names.map((name) => ({ name, sha: SHA }));
  const lastOf = (name: string) => (answer instanceof Map ? (answer as Pulls).get(name) : (answer as PullFacts));
  return findEarlierBranch({
    stem: STEM,
    slugs: true,
    ...query,
    github: {
      branches: (prefix) => Promise.resolve(branches.filter(({ name }) => name.startsWith(prefix))),
      lastPullFrom: (name) => (answer instanceof GitHubError ? Promise.reject(answer) : Promise.resolve(lastOf(name))),
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
