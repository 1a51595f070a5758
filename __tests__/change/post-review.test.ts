/** Posting a review to a simulated GitHub over real git. */
import { describe, expect, test } from "@jest/globals";
import type { ReviewNote, ReviewPlan } from "../../src/events.ts";
import { postReview, readBefore, type PostResult } from "../../src/change/post-review.ts";
import { renderNote, renderReview, renderFixed } from "../../src/report/review.ts";
import { openReview } from "../../src/tools/add-review-comment.ts";
import { openScene, refusal, type Scene } from "../world/github-scene.ts";
import { applySuggestion } from "../world/github/suggestion.ts";
import { fixedMarker } from "../../src/change/review.ts";
import { GitError } from "../../src/ports.ts";

const REVIEWS = "POST /repos/octo/shop/pulls/*/reviews";
const LINES = Array.from({ length: 40 }, (_, index) => `line ${index + 1}\n`);
const WORDS = { note: renderNote, body: renderReview };

interface Open {
  readonly scene: Scene;
  readonly plan: (notes: readonly ReviewNote[], more?: Partial<ReviewPlan>) => ReviewPlan;
  readonly post: (plan: ReviewPlan) => Promise<PostResult>;
}

/** A pull request that changes the first ten lines of forty. */
async function open(scene: Scene, after: string = LINES.with(4, "LINE 5\n").join("")): Promise<Open> {
  const head = await scene.world.commit({ branch: "topic", as: "maria", files: { "a.txt": after } });
  const { number } = await scene.world.openPull({ as: "maria", head: "topic", title: "T" });
  const plan: Open["plan"] = (notes, more) => {
    return { version: 1, key: "k-1", pull: number, head, summary: "Look.", notes, aside: [], quiet: false, ...more };
  };
  return { scene, plan, post: (review) => postReview(review, { github: scene.github, words: WORDS }) };
}

function openLines(): Promise<Scene> {
  return openScene({ files: { "a.txt": LINES.join("") } });
}

function note(line: number, more: Partial<ReviewNote> = {}): ReviewNote {
  return {
    path: "a.txt",
    line,
    side: "RIGHT",
    severity: "high",
    body: `Wrong in ${line}.`,
    text: `line ${line}`,
    ...more,
  };
}

describe("notes that GitHub rejects at their lines", () => {
  test.each<[string, number[], number[]]>([
    ["the only one", [30], []],
    ["one of many", [2, 3, 4, 30, 5, 6], [2, 3, 4, 5, 6]],
    ["the first and the last", [30, 3, 4, 31], [3, 4]],
    ["all of them", [30, 31, 32], []],
  ])("move to the body: %s", async (_, lines, placed) => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    const made = plan(lines.map((line) => note(line)));
    expect(await post(made)).toMatchObject({ review: { placed: placed.length, inBody: lines.length - placed.length } });
    const [review, ...more] = scene.world.reviews(made.pull);
    expect([review?.state, more]).toEqual(["COMMENTED", []]);
    expect(scene.world.reviewComments(made.pull).map(({ line }) => line)).toEqual(placed);
    for (const line of lines.filter((one) => !placed.includes(one))) {
      expect(review?.body).toContain(`\`a.txt:${line}\``);
      expect(review?.body).toContain(`Wrong in ${line}.`);
    }
  });

  test("cause a limited number of requests, however many they are", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    const made = plan(Array.from({ length: 50 }, (_, index) => note(30, { body: `Number ${index} is off.` })));
    expect(await post(made)).toMatchObject({ review: { placed: 0, inBody: 50 } });
    expect(
      scene.world.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/reviews")).length,
    ).toBeLessThan(40);
    expect(scene.world.reviews(made.pull)[0]?.body).toContain("Number 49 is off.");
  });

  test("move to the body when a rewritten branch no longer has their commit", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    const made = plan([note(5)], { head: "c".repeat(40) });
    expect(await post(made)).toMatchObject({ review: { placed: 0, inBody: 1 } });
    expect(scene.world.reviews(made.pull)[0]?.body).toContain("commits pushed meanwhile");
  });
});

describe("the same review", () => {
  test("is posted only once, even when it has more notes", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    const first = await post(plan([note(5)]));
    const again = await post(plan([note(5), note(6)]));
    expect(again).toMatchObject({ review: { again: true, url: first.kind === "posted" ? first.review.url : "" } });
    expect(scene.world.reviews(1)).toHaveLength(1);
  });

  test("is posted even if a stranger has copied its marker", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    await post(plan([note(5)]));
    const [own] = scene.world.reviews(1);
    const [comment] = scene.world.reviewComments(1);
    scene.world.state.reviews.clear();
    scene.world.state.reviewComments.clear();
    await scene.world.review(1, {
      as: "mallory",
      event: "COMMENT",
      body: own?.body ?? "",
      comments: [{ path: "a.txt", line: 5, body: comment?.body ?? "" }],
    });
    expect(await post(plan([note(5)]))).toMatchObject({
      kind: "posted",
      review: { placed: 1, dropped: 0, again: false },
    });
  });

  test("does not count as posted when one of our comments quotes its marker in the middle", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    await post(plan([note(5)]));
    const marker = scene.world.reviewComments(1)[0]?.body.split("\n")[0] ?? "";
    scene.world.state.reviews.clear();
    scene.world.state.reviewComments.clear();
    const body = `Somebody wrote:\n${marker}`;
    await scene.world.review(1, {
      as: "github-actions[bot]",
      event: "COMMENT",
      body,
      comments: [{ path: "a.txt", line: 6, body }],
    });
    expect(await post(plan([note(5)]))).toMatchObject({ review: { placed: 1, dropped: 0 } });
  });
});

describe("a second review", () => {
  test("reports only what is new, even if lines have moved", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    await post(plan([note(5), note(6)]));
    const second = plan([note(7), note(8), note(2)], { key: "k-2" });
    const moved = second.notes.map((one, index) =>
      index < 2 ? { ...one, body: `Wrong in ${5 + index}.`, text: `line ${5 + index}` } : one,
    );
    expect(await post({ ...second, notes: moved })).toMatchObject({ review: { placed: 1, dropped: 2 } });
    expect((await readBefore(1, "k-3", scene.github)).said).toHaveLength(3);
  });

  test("repeats a finding on other lines; on the same lines it reports a graver or different one", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    await post(plan([note(5), note(6)]));
    const [five] = scene.world.reviewComments(1);
    scene.world.resolve(five?.id ?? 0, { as: "tom" });
    const notes = [
      note(5, { severity: "critical", body: "It deletes the table." }),
      note(6, { text: "quite another line 6" }),
      note(5, { severity: "low" }),
      note(5, { body: "Quite another matter, and as grave." }),
    ];
    expect(await post(plan(notes, { key: "k-2" }))).toMatchObject({ review: { placed: 3, dropped: 1 } });
  });

  test.each([
    [
      "only another finding on lines that somebody with write permission resolved",
      "tom",
      "maria",
      { placed: 1, dropped: 2 },
    ],
    [
      "also a less severe one on lines that the pull request's author, with write permission, resolved",
      "maria",
      "maria",
      { placed: 2, dropped: 1 },
    ],
    ["every finding on lines that a fork's author resolved", "mallory", "mallory", { placed: 3, dropped: 0 }],
  ] as const)("reports %s", async (_, by, author, posted) => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    Object.assign(scene.world.state.issues.get(1) ?? {}, { author: scene.world.user(author) });
    await post(plan([note(5)]));
    scene.world.resolve(scene.world.reviewComments(1)[0]?.id ?? 0, { as: by });
    const other = note(5, { body: "Quite another matter, and as grave." });
    const notes = [note(5), note(5, { severity: "low" }), other];
    expect(await post(plan(notes, { key: "k-2" }))).toMatchObject({ review: posted });
  });

  test("does not repeat in its body what an earlier body said", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    await post(plan([note(30)]));
    expect(await post(plan([note(30)], { key: "k-2" }))).toMatchObject({
      review: { placed: 0, inBody: 0, dropped: 1 },
    });
    expect(scene.world.reviews(1).at(-1)?.body).toContain("Nothing new");
  });

  test("is not posted when nobody requested it and it has nothing new", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    expect((await post(plan([], { quiet: true }))).kind).toBe("posted"); // The first one says that there is nothing.
    expect(await post(plan([], { key: "k-2", quiet: true }))).toEqual({ kind: "silent" });
    expect(scene.world.reviews(1)).toHaveLength(1);
    expect((await post(plan([], { key: "k-3" }))).kind).toBe("posted");
  });
});

describe("when GitHub fails", () => {
  test.each([
    ["a lost answer", { kind: "reset", stored: true }],
    ["half an answer", { kind: "cut" }],
    ["an error after it was stored", { kind: "status", status: 500, stored: true }],
    ["a server that is down", { kind: "status", status: 503 }],
    ["a secondary rate limit", { kind: "secondary", retryAfter: 3 }],
  ] as const)("there is no second review after %s", async (_, fault) => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    scene.world.faults.inject(REVIEWS, fault);
    expect(await post(plan([note(5)]))).toMatchObject({ review: { placed: 1 } });
    expect([scene.world.reviews(1).length, scene.world.reviewComments(1).length]).toEqual([1, 1]);
  });

  test("a refusal other than 422 is not worked around", async () => {
    await using scene = await openLines();
    const { plan, post } = await open(scene);
    scene.world.faults.inject(REVIEWS, { kind: "status", status: 404 });
    expect((await refusal(post(plan([note(5)])))).status).toBe(404);
    expect(scene.world.reviews(1)).toEqual([]);
  });
});

describe("a suggestion gives the intended text when it is applied with a click", () => {
  const CASES: readonly [string, string, Partial<ReviewNote> & { line: number }, string][] = [
    ["one line", "a\nB\nc\n", { line: 2, suggestion: "b\n" }, "a\nb\nc\n"],
    ["several for several", "a\nB\nC\nd\n", { line: 3, startLine: 2, suggestion: "b\nbb\nc\n" }, "a\nb\nbb\nc\nd\n"],
    ["no line", "a\nB\nc\n", { line: 2, suggestion: "" }, "a\nc\n"],
    ["an empty line", "a\nB\nc\n", { line: 2, suggestion: "\n" }, "a\n\nc\n"],
    ["two empty lines", "a\nB\nc\n", { line: 2, suggestion: "\n\n" }, "a\n\n\nc\n"],
    ["space at both ends", "a\nB\nc\n", { line: 2, suggestion: "  \tb  \n" }, "a\n  \tb  \nc\n"],
    ["fences", "a\nB\nc\n", { line: 2, suggestion: "```js\n````\n~~~\n```\n" }, "a\n```js\n````\n~~~\n```\nc\n"],
    [
      "markup",
      "a\nB\nc\n",
      { line: 2, suggestion: "<!-- @x --> &amp; fixes #1 $& </details>\n" },
      "a\n<!-- @x --> &amp; fixes #1 $& </details>\nc\n",
    ],
    ["Windows line ends", "a\r\nB\r\nc\r\n", { line: 2, suggestion: "b\nbb\n" }, "a\r\nb\r\nbb\r\nc\r\n"],
    ["a last line without its end", "a\nB", { line: 2, suggestion: "b\n" }, "a\nb"],
    ["emoji", "a\nB\nc\n", { line: 2, suggestion: "👩‍👩‍👧 ⚠️ b\n" }, "a\n👩‍👩‍👧 ⚠️ b\nc\n"],
  ];

  test("in each of these files", async () => {
    await using scene = await openScene({ files: { "a.txt": "old\n" } });
    const names = CASES.map((_, index) => `${index}.txt`);
    const files = Object.fromEntries(CASES.map(([, file], index) => [names[index] ?? "", file]));
    const head = await scene.world.commit({ branch: "topic", as: "maria", files });
    const { number: pull } = await scene.world.openPull({ as: "maria", head: "topic", title: "T" });
    const review = openReview(pull, head, scene.github);
    for (const [index, [, , more]] of CASES.entries()) {
      expect((await review.add(note(more.line, { ...more, path: names[index] ?? "" }))).error).toBeUndefined();
    }
    const plan = {
      version: 1,
      key: "k-1",
      pull,
      head,
      summary: "",
      notes: review.notes,
      aside: [],
      quiet: false,
    } as const;
    await postReview(plan, { github: scene.github, words: WORDS });
    const comments = new Map(scene.world.reviewComments(pull).map((comment) => [comment.path, comment]));
    const applied = CASES.map(([what, file], index) => {
      const comment = comments.get(names[index] ?? "");
      return [what, comment === undefined ? undefined : applySuggestion(file, comment)];
    });
    expect(applied).toEqual(CASES.map(([what, , , meant]) => [what, meant]));
  });
});

const FOUR = ["one", "two", "three", "four"];
const WRONG = FOUR.with(1, "TWO").with(2, "THREE");
const BODY = "The counter is read before it was written.";

type SceneOptions = NonNullable<Parameters<typeof openScene>[0]>;

/** A pull request with one finding on its second and third line; `next` reviews a further commit. */
async function openLater(options: SceneOptions = {}) {
  const scene = await openScene({ files: { "a.txt": `${FOUR.join("\n")}\n` }, ...options });
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
    const mended = { git, redact: (text: string) => text, words: renderFixed };
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

const MENDED = FOUR.with(1, "TWO").with(2, "3");

describe("a finding counts as fixed", () => {
  test("when its lines are gone and it was not reported again: Remit says so once and resolves the thread", async () => {
    await using site = await openLater();
    expect(await site.next(MENDED)).toEqual({ kind: "silent", mended: { fresh: 1, all: true } });
    expect(site.replies()).toMatchObject([{ replyTo: site.root, body: expect.stringContaining("**Fixed** at") }]);
    expect(site.scene.world.state.resolved.has(site.root)).toBe(true);
    expect(await site.next([...MENDED, "five"])).toMatchObject({ mended: { fresh: 0, all: true } });
    expect(site.replies()).toHaveLength(1);
  });

  test("and the body of a requested review says so", async () => {
    await using site = await openLater();
    expect(await site.next(MENDED, { quiet: false })).toMatchObject({
      kind: "posted",
      review: { mended: { all: true } },
    });
    const body = site.scene.world.reviews(site.pull).at(-1)?.body ?? "";
    expect(body).toContain("All findings of earlier reviews are fixed.");
    expect(body).not.toContain("Nothing new");
  });

  test("even if the token may not resolve its thread, which stays open", async () => {
    const permissions = { contents: "read", issues: "write", "pull-requests": "write", metadata: "read" } as const;
    await using site = await openLater({ tokens: { ghs_scene: { permissions } } });
    expect(await site.next(MENDED)).toMatchObject({ mended: { fresh: 1, all: true } });
    expect(site.replies()).toHaveLength(1);
    expect(site.scene.world.state.resolved.size).toBe(0);
  });

  test("and Remit says so once, even if GitHub loses the answer", async () => {
    await using site = await openLater();
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
    ["when the run ended early", MENDED, { end: "exhausted" }, true],
    ["when the file cannot be read", MENDED, {}, false],
  ])("%s", async (_, lines, more, shown) => {
    await using site = await openLater();
    expect(await site.next(lines, more, shown)).toEqual({ kind: "silent" });
    expect(site.replies()).toEqual([]);
  });

  test("when it is reported again on the lines that replaced its own", async () => {
    await using site = await openLater();
    const again = { ...site.finding, text: "TWO\n3", body: "The counter is still read before it was written." };
    expect(await site.next(MENDED, { notes: [again] })).toMatchObject({ review: { placed: 1 } });
    expect(site.replies()).toEqual([]);
  });

  test("because a stranger says so in Remit's wording", async () => {
    await using site = await openLater();
    const body = `${fixedMarker("a".repeat(40))}\n**Fixed**`;
    site.scene.world.reply(site.pull, site.root, { as: "mallory", body });
    expect(await site.next(WRONG, { notes: [site.finding] })).toEqual({ kind: "silent" });
  });
});

test("a finding that comes back is reported as such, no matter who resolved the thread", async () => {
  await using site = await openLater();
  await site.next(MENDED);
  site.scene.world.resolve(site.root, { as: "tom" });
  expect(await site.next(WRONG, { notes: [site.finding] })).toMatchObject({
    review: { placed: 1, back: 1, dropped: 0 },
  });
  expect(site.scene.world.reviewComments(site.pull).at(-1)?.body).toContain("**Back again**");
  // The second report is open now: there is no third.
  expect(await site.next([...WRONG, "five"], { notes: [site.finding] })).toEqual({ kind: "silent" });
});
