/** What happens to earlier findings at a later commit, on a simulated GitHub. */
import { describe, expect, test } from "@jest/globals";
import type { ReviewNote, ReviewPlan } from "../../src/events.ts";
import { postReview } from "../../src/change/post-review.ts";
import { mendedMarker } from "../../src/change/review.ts";
import { GitError } from "../../src/ports.ts";
import { renderMended, renderNote, renderReview } from "../../src/report/review.ts";
import { openScene, type Scene } from "../world/github-scene.ts";

const LINES = ["one", "two", "three", "four"];
const WRONG = LINES.with(1, "TWO").with(2, "THREE");
const BODY = "The counter is read before it was written.";

type SceneOptions = NonNullable<Parameters<typeof openScene>[0]>;

/** A pull request with one finding on its second and third line; `next` reviews a further commit. */
async function open(options: SceneOptions = {}) {
  const scene = await openScene({ files: { "a.txt": `${LINES.join("\n")}\n` }, ...options });
  const first = await commit(scene, WRONG);
  const { number: pull } = await scene.world.openPull({ as: "maria", head: "topic", title: "T" });
  const finding: ReviewNote = {
    path: "a.txt",
    line: 3,
    startLine: 2,
    side: "RIGHT",
    severity: "high",
    body: BODY,
    text: "TWO\nTHREE",
  };
  let runs = 0;
  const review = (head: string, file: readonly string[] | undefined, more: Partial<ReviewPlan> = {}) => {
    const plan = {
      version: 1,
      key: `k-${++runs}`,
      pull,
      head,
      summary: "",
      notes: [],
      aside: [],
      quiet: true,
    } as const;
    const git = {
      fetch: () => Promise.resolve(),
      show: () =>
        file === undefined ? Promise.reject(new GitError("gone")) : Promise.resolve(Buffer.from(file.join("\n"))),
    };
    const mended = { git, redact: (text: string) => text, words: renderMended };
    const words = { note: renderNote, body: renderReview };
    return postReview({ ...plan, ...more }, { github: scene.github, words, mended });
  };
  await review(first, WRONG, { notes: [finding] });
  const next = async (lines: readonly string[], more: Partial<ReviewPlan> = {}, shown = true) =>
    await review(await commit(scene, lines), shown ? lines : undefined, more);
  const replies = () => scene.world.reviewComments(pull).filter(({ replyTo }) => replyTo !== undefined);
  const root = scene.world.reviewComments(pull)[0]?.id ?? 0;
  return { scene, pull, finding, next, replies, root, [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose]() };
}

function commit({ world }: Scene, lines: readonly string[]): Promise<string> {
  return world.commit({ branch: "topic", as: "maria", files: { "a.txt": `${lines.join("\n")}\n` } });
}

const MENDED = LINES.with(1, "TWO").with(2, "3");

describe("a finding counts as fixed", () => {
  test("when its lines are gone and it was not reported again: Remit says so once and resolves the thread", async () => {
    await using site = await open();
    expect(await site.next(MENDED)).toEqual({ kind: "silent", dropped: 0, mended: { fresh: 1, all: true } });
    expect(site.replies()).toMatchObject([{ replyTo: site.root, body: expect.stringContaining("**Mended** at") }]);
    expect(site.scene.world.state.resolved.has(site.root)).toBe(true);
    expect(await site.next([...MENDED, "five"])).toMatchObject({ mended: { fresh: 0, all: true } });
    expect(site.replies()).toHaveLength(1);
  });

  test("and the body of a requested review says so", async () => {
    await using site = await open();
    expect(await site.next(MENDED, { quiet: false })).toMatchObject({
      kind: "posted",
      review: { mended: { all: true } },
    });
    const body = site.scene.world.reviews(site.pull).at(-1)?.body ?? "";
    expect(body).toContain("All findings of earlier reviews are mended.");
    expect(body).not.toContain("Nothing new");
  });

  test("even if the token may not resolve its thread, which stays open", async () => {
    const permissions = { contents: "read", issues: "write", "pull-requests": "write", metadata: "read" } as const;
    await using site = await open({ tokens: { ghs_scene: { permissions } } });
    expect(await site.next(MENDED)).toMatchObject({ mended: { fresh: 1, all: true } });
    expect(site.replies()).toHaveLength(1);
    expect(site.scene.world.state.resolved.size).toBe(0);
  });

  test("and Remit says so once, even if GitHub loses the answer", async () => {
    await using site = await open();
    const at = "POST /repos/octo/shop/pulls/*/comments/*/replies";
    site.scene.world.faults.inject(at, { kind: "status", status: 502, stored: true });
    expect(await site.next(MENDED)).toMatchObject({ mended: { fresh: 1 } });
    expect(site.replies()).toHaveLength(1);
  });
});

describe("a finding does not count as fixed", () => {
  const moved = ["zero", ...WRONG];
  test.each<[string, readonly string[], Partial<ReviewPlan>, boolean]>([
    ["while its lines are anywhere in the file", moved, {}, true],
    ["when the run ended early", MENDED, { partial: true }, true],
    ["when the file cannot be read", MENDED, {}, false],
  ])("%s", async (_, lines, more, shown) => {
    await using site = await open();
    expect(await site.next(lines, more, shown)).toEqual({ kind: "silent", dropped: 0 });
    expect(site.replies()).toEqual([]);
  });

  test("when it is reported again on the lines that replaced its own", async () => {
    await using site = await open();
    const again = { ...site.finding, text: "TWO\n3", body: "The counter is still read before it was written." };
    expect(await site.next(MENDED, { notes: [again] })).toMatchObject({ review: { placed: 1 } });
    expect(site.replies()).toEqual([]);
  });

  test("because a stranger says so in Remit's wording", async () => {
    await using site = await open();
    const body = `${mendedMarker("a".repeat(40))}\n**Mended**`;
    site.scene.world.reply(site.pull, site.root, { as: "mallory", body });
    expect(await site.next(WRONG, { notes: [site.finding] })).toEqual({ kind: "silent", dropped: 1 });
  });
});

test("a finding that comes back is reported as such, no matter who resolved the thread", async () => {
  await using site = await open();
  await site.next(MENDED);
  site.scene.world.resolve(site.root, { as: "tom" });
  expect(await site.next(WRONG, { notes: [site.finding] })).toMatchObject({
    review: { placed: 1, back: 1, dropped: 0 },
  });
  expect(site.scene.world.reviewComments(site.pull).at(-1)?.body).toContain("**Back again**");
  // The second report is open now: there is no third.
  expect(await site.next([...WRONG, "five"], { notes: [site.finding] })).toEqual({ kind: "silent", dropped: 1 });
});
