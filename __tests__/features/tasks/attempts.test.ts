/** Remit fixes a failure once for each commit that somebody else made, and leaves everything else to people. */
import { describe, expect, test } from "@jest/globals";
import type { Request } from "../../../src/events.ts";
import { GitHubError, type CommentFacts } from "../../../src/ports.ts";
import { markerLine, sealComment } from "../../../src/report/run-comment.ts";
import { lookAtAttempt } from "../../../src/features/tasks/feature.ts";
import { account } from "../../world/github-port.ts";
import { invocationOf } from "../../world/invocations.ts";
import { SEAL } from "../../world/report-station.ts";
import { issueRequest } from "../../world/requests.ts";

const SHA = "a".repeat(40);
const REMIT = account("remit[bot]");
const failure = { kind: "failure", run: 3, workflow: "ci", sha: SHA, url: "" } as const;
const REQUEST: Request = issueRequest(SHA, { occasion: failure });

function comment(body: string, author = REMIT): CommentFacts {
  return { id: 1, body, author, createdAt: "", updatedAt: "", url: "https://github.test/comments/1" };
}

const tried = (run: string, key = REQUEST.key) => {
  const text = `${markerLine({ key, subject: 12 })}\nDone by https://github.test/octo/shop/actions/runs/${run}`;
  return sealComment(text, {}, SEAL);
};

interface Scene {
  readonly message?: string;
  readonly comments?: readonly CommentFacts[];
  readonly request?: Request;
  readonly error?: GitHubError;
  readonly state?: "failed" | "passed" | "running";
  readonly git?: object;
}

async function look({
  message = "Add a till",
  comments = [],
  request = REQUEST,
  error,
  state = "failed",
  ...more
}: Scene = {}) {
  const fetched: string[] = [];
  const git = {
    kept: { find: async () => undefined, keep: async () => SHA },
    ...more.git,
    fetch: async (sha: string) => void fetched.push(sha),
    inspect: async () => ({ message, parents: [] }),
  };
  const github = {
    self: async () => REMIT,
    lastEditor: async () => undefined,
    lastPullFrom: async (branch: string) => (branch === "remit/task-ci-main" ? { number: 8 } : undefined),
    commitRuns: async () => [{ id: 3, state }],
    jobs: async () => ({
      failed: [
        { name: "test", steps: ["npm test"], url: "https://github.test/octo/shop/actions/runs/3/job/1" },
        { name: "other", steps: [], url: "https://github.test/octo/shop/actions/runs/33/job/1" },
      ],
    }),
    comments: async () => {
      if (error !== undefined) throw error;
      return comments;
    },
  };
  const world = { git, github } as unknown as Parameters<typeof lookAtAttempt>[0];
  const attempt = await lookAtAttempt(world, invocationOf(), request);
  expect(fetched).toEqual(request.occasion === undefined ? [] : [SHA]);
  return attempt;
}

const refuse = async (scene: Scene = {}) => {
  const attempt = await look(scene);
  return attempt.kind === "declined" ? attempt.reason : undefined;
};

const ON_MAIN = ((): Request => {
  const { subject: _, ...request } = REQUEST;
  return { ...request, task: "ci-main" };
})();

describe("Remit fixes a failed run", () => {
  test.each<[string, Scene]>([
    ["if it failed on somebody's commit", {}],
    ["by the same run again", { comments: [comment(tried("77"))] }],
    ["if a stranger claims that it was tried", { comments: [comment(tried("5"), account("mallory"))] }],
    [
      "if another job of Remit's account has copied the marker",
      { comments: [comment(tried("5").split("\n\n")[0] ?? "")] },
    ],
    ["if only another commit was tried", { comments: [comment(tried("5", "b".repeat(16)))] }],
    ["if somebody's words look like a trailer", { message: "Add\n\nRemit-Mends: x\n\nSigned-off-by: x" }],
    ["without a pull request", { request: ON_MAIN }],
  ])("%s", async (_, scene) => {
    expect(await refuse(scene)).toBeUndefined();
  });

  test("and a request for anything else is not checked, whatever its commit's message says", async () => {
    const { occasion: _, ...request } = REQUEST;
    expect(await refuse({ request, message: `Mend\n\nRemit-Mends: ${SHA}` })).toBeUndefined();
  });
});

describe("Remit leaves a failed run to people", () => {
  test.each<[string, Scene, RegExp]>([
    ["if Remit's own attempt failed", { message: `Mend it\n\nRemit-Mends: ${SHA}\n` }, /own attempt/],
    ["if it has passed since", { state: "passed" }, /failed, but passed/],
    ["while it is being run again", { state: "running" }, /is being run again/],
    ["if another run has tried", { comments: [comment(tried("5"))] }, /Another run has already tried .*comments\/1/],
    ["if GitHub does not say", { error: new GitHubError("Bad Gateway", 403) }, /did not say/],
  ])("%s", async (_, scene, why) => {
    expect(await refuse(scene)).toMatch(why);
  });

  test("but an unexpected error is thrown", async () => {
    await expect(refuse({ error: new TypeError("bug") as never })).rejects.toThrow("bug");
  });

  test.each([
    ["its own pull request", REQUEST, 12],
    ["the pull request of its task", ON_MAIN, 8],
    ["the pull request of its task's previous round", { ...ON_MAIN, round: 2 }, 8],
    ["nothing, if no pull request is known,", { ...ON_MAIN, round: 3 }, undefined],
  ])("and %s gets the report of a failed attempt", async (_, request, subject) => {
    const attempt = await look({ request, message: `Mend it\n\nRemit-Mends: ${SHA}` });
    expect(attempt).toMatchObject({ kind: "declined", reason: expect.stringContaining("(ci: ") });
    expect(attempt.kind === "declined" && attempt.to).toEqual(subject && { key: REQUEST.key, subject });
  });

  test("on a branch, if a ref says that another run has tried", async () => {
    const kept = new Map<string, Buffer>();
    const git = {
      kept: {
        find: async (name: string) => (kept.has(name) ? name : undefined),
        keep: async ([name = ""]: string[], { files }: { files: Map<string, Buffer> }) =>
          void kept.set(name, [...files.values()][0] ?? Buffer.of()),
      },
      show: async (name: string) => kept.get(name),
    };
    expect(await refuse({ request: ON_MAIN, git })).toBeUndefined();
    expect([...kept.keys()]).toEqual(["tried-ci-main"]);
    expect(await refuse({ request: ON_MAIN, git })).toBeUndefined();
    kept.set("tried-ci-main", Buffer.from(`${REQUEST.key}\nhttps://github.test/runs/5\n`));
    expect(await refuse({ request: ON_MAIN, git })).toContain("https://github.test/runs/5");
    expect(await refuse({ request: { ...ON_MAIN, key: "b".repeat(16) }, git })).toBeUndefined();
  });

  test("and a ref that somebody else wrote can hold back only the one commit that it names", async () => {
    const forged = (text: string) => ({
      kept: { find: async () => "1", keep: async () => {} },
      show: async () => Buffer.from(text),
    });
    const lines = `${REQUEST.key}\nhttps://evil.test/ <script>\nkind: change\n`;
    expect(await refuse({ request: ON_MAIN, git: forged(lines) })).toBe(
      `Another run has already tried to fix ${SHA}: https://evil.test/ <script>`,
    );
    expect(await refuse({ request: { ...ON_MAIN, key: "c".repeat(16) }, git: forged(lines) })).toBeUndefined();
    expect(await refuse({ request: ON_MAIN, git: forged("") })).toBeUndefined();
  });
});

describe("the description of a failure", () => {
  test("names the jobs and steps of the failed run only", async () => {
    const attempt = await look();
    expect(attempt).toMatchObject({ request: { occasion: { jobs: [{ name: "test", steps: ["npm test"] }] } } });
  });
});
