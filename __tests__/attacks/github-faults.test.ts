/** The ordinary job with a fault at each call to GitHub: nothing twice, nothing lost, each failure reported. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { READ, MEND, EDIT_POLICY, MENDED, SHOP, branchPushes } from "../e2e/shop.ts";
import type { Fault } from "../world/faults.ts";
import { say } from "../world/gemini.ts";
import { rootField } from "../world/github/graphql/execute.ts";
import { record } from "../world/json.ts";
import { long, LONG } from "../world/long.ts";
import { openWorld, type Run, type World } from "../world/world.ts";

interface Ended {
  readonly run: Run;
  readonly branch: string | undefined;
  readonly file: string | undefined;
  readonly pushes: number;
  readonly pulls: number;
  readonly comments: readonly string[];
  /** The calls to GitHub, except those of git. */
  readonly places: readonly string[];
  /** What the world complained about when it was closed, such as a fault that no call met. */
  readonly left: string;
  /** The number of model requests. */
  readonly asked: number;
}

/** A fix on an issue, with faults at some of the calls. */
async function fix(faults: readonly Injected[] = []): Promise<Ended> {
  const world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script: [READ, MEND, say("Done.")],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it", {
    // After the checkout, which Remit does not do.
    before: async () => {
      for (const { fault, at: place, times = 1 } of faults) {
        const { git, faults: api } = world.github;
        (place.includes("/git-") ? git.faults : api).inject(place, fault, { times });
      }
    },
  });
  const branch = await world.github.bare.ref(BRANCH);
  const ended = {
    run,
    branch,
    file: branch === undefined ? undefined : await world.github.read(BRANCH, "src/cart.js"),
    // The same commit may arrive twice when the first answer was lost.
    pushes: new Set(branchPushes(world).map(({ ref, to }) => `${ref} ${to}`)).size,
    pulls: world.github.pulls().length,
    comments: world.github.comments(issue.number).map(({ body }) => body),
    places: placesOf(world),
    asked: world.gemini.requests.length,
  };
  // A job that ends early does not use up its script.
  const left = await world.close().then(
    () => "",
    (error: unknown) => String(error),
  );
  return { ...ended, left: /steps of the script were not used/.test(left) ? "" : left };
}

const BRANCH = "remit/issue-1-wrong-total";

function placesOf({ github }: World): string[] {
  return github.requests.map(({ method, path, body }) => {
    const field = path === "/graphql" ? `#${rootField(String(record(body)["query"]))}` : "";
    return `${method} ${path.replace(/\/[0-9a-f]{40}\//, "/SHA/")}${field}`;
  });
}

// The calls that the job makes to GitHub. The first test checks this list against a real run.
const READS = [
  "GET /repos/octo/shop/collaborators/maria/permission",
  "GET /repos/octo/shop/git/ref/heads%2Fmain",
  "GET /repos/octo/shop/issues/1/comments",
  "POST /graphql#viewer",
  "GET /repos/octo/shop/pulls",
  "GET /repos/octo/shop/actions/runs",
  "GET /repos/octo/shop/commits",
  "GET /repos/octo/shop/git/matching-refs/heads%2Fremit%2Fissue-1",
] as const;
/** Contains the commit, which is not known in advance. */
const CHECKS = "GET /repos/octo/shop/commits/SHA/check-runs";
const WRITES = [
  "POST /repos/octo/shop/issues/1/comments",
  "POST /repos/octo/shop/pulls",
  "PATCH /repos/octo/shop/issues/comments/1002",
  "POST /repos/octo/shop/issues/comments/1001/reactions",
] as const;
const COMMENT = WRITES[0];
const PULL = WRITES[1];
const FETCH = "POST /octo/shop/git-upload-pack";
const PUSH = "POST /octo/shop/git-receive-pack";

interface Injected {
  readonly fault: Fault;
  readonly at: string;
  readonly times?: number;
}

const down: Fault = { kind: "status", status: 502 };
const lost: Fault = { kind: "reset", stored: true };
const at = (places: readonly string[], fault: Fault): Injected[] => places.map((place) => ({ at: place, fault }));
const always = (status: number, place: string): Injected[] => [
  { fault: { kind: "status", status, message: "No." }, at: place, times: 20 },
];

/** Then Remit fetches what the checkout has. */
const NOT_HELD = always(404, READS[1]);

const RECOVERS: Readonly<Record<string, readonly Injected[]>> = {
  "a 502 at every call of the job, including git's": at([...READS, ...WRITES, PUSH], down),
  "a 502 at git's fetch": [...NOT_HELD, ...at([FETCH], down)],
  "a lost answer at every call that writes": at([...WRITES, PUSH], lost),
  "secondary rate limits at every creation": at([COMMENT, PULL], { kind: "secondary", retryAfter: 1 }),
};

const WITHOUT_COMMENT: Readonly<Record<string, readonly Injected[]>> = { "403 at every comment": always(403, COMMENT) };

const KEEPS: Readonly<
  Record<string, { readonly faults: readonly Injected[]; readonly pushes: number; readonly kind: string }>
> = {
  "403 at the pull request": { faults: always(403, PULL), pushes: 1, kind: "github" },
  "422 at the pull request": { faults: always(422, PULL), pushes: 1, kind: "github" },
  "403 at the push": { faults: always(403, PUSH), pushes: 0, kind: "auth|git|github" },
};

const STARTS_NOTHING: Readonly<Record<string, readonly Injected[]>> = {
  "403 at the permission": always(403, READS[0]),
  "404 at the permission": always(404, READS[0]),
  "401 when the policy is read": [...NOT_HELD, ...always(401, FETCH)],
};

const ended = new Map<string, Ended>();
let ordinary: Ended;

/** A few at a time, since each run mostly waits. */
beforeAll(async () => {
  const kept = Object.entries(KEEPS).map(([what, { faults }]) => [what, faults] as const);
  const others = [WITHOUT_COMMENT, STARTS_NOTHING].flatMap((each) => Object.entries(each));
  const waiting = [...Object.entries(RECOVERS), ...(LONG ? [...others, ...kept] : [])];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) ended.set(next[0], await fix(next[1]));
  };
  ordinary = await fix();
  await Promise.all([work(), work(), work()]);
}, 180_000);

function after(what: string): Ended {
  const found = ended.get(what);
  if (found === undefined) throw new Error(`${what} was not tried.`);
  expect(found.left).toBe("");
  return found;
}

/** One comment of ours besides the one that asked, at most one pull request, and no push twice. */
function expectNothingTwice({ comments, pulls, pushes }: Ended): void {
  expect(comments.length).toBeLessThanOrEqual(2);
  expect(pulls).toBeLessThanOrEqual(1);
  expect(pushes).toBeLessThanOrEqual(1);
}

test("a job without faults makes exactly these calls, and does everything once", () => {
  expect([...new Set(ordinary.places)].sort()).toEqual([...READS, CHECKS, ...WRITES].sort());
  expect(ordinary).toMatchObject({ file: MENDED, pushes: 1, pulls: 1 });
  expect(ordinary.comments).toHaveLength(2);
});

describe("the job reaches the same end despite", () => {
  test.each(Object.keys(RECOVERS))("%s", (what) => {
    const { run, file, pushes, pulls, comments } = after(what);
    expect(run.outputs["conclusion"]).toBe("changed");
    expect({ code: run.main.code, file, pushes, pulls, comments: comments.length }).toEqual({
      code: 0,
      file: MENDED,
      pushes: 1,
      pulls: 1,
      comments: 2,
    });
    expect(comments.at(-1)).toContain("Done.");
  });
});

describe("the work is published, and the log says that the comment failed, after", () => {
  long.each(Object.keys(WITHOUT_COMMENT))("%s", (what) => {
    const end = after(what);
    expectNothingTwice(end);
    expect(end).toMatchObject({ file: MENDED, pushes: 1, pulls: 1 });
    expect(end.run.main.annotations.map(({ message }) => message).join("\n")).toMatch(/comment/i);
    expect(end.run.main.summary).toContain("Done.");
  });
});

describe("the work is kept and the fault is reported after", () => {
  long.each(Object.entries(KEEPS))("%s", (what, { pushes, kind }) => {
    const end = after(what);
    expectNothingTwice(end);
    expect(end.run.main.code).toBe(1);
    expect(end.run.outputs["conclusion"]).toBe("failed");
    const last = end.run.entries.at(-1)?.event;
    expect(last?.type === "run.finished" && last.outcome.fault?.kind).toMatch(new RegExp(`^(?:${kind})$`));
    expect(end.pushes).toBe(pushes);
    expect(end.pulls).toBe(0);
    expect(end.file).toBe(pushes === 1 ? MENDED : undefined);
    expect(end.comments.at(-1)).toMatch(/failed/i);
  });
});

describe("no work starts after", () => {
  long.each(Object.keys(STARTS_NOTHING))("%s", (what) => {
    const end = after(what);
    expect(["declined", "failed"]).toContain(end.run.outputs["conclusion"]);
    expect(end).toMatchObject({ pushes: 0, pulls: 0 });
    expect(end.comments).toHaveLength(1);
    expect(end.asked).toBe(0);
  });
});
