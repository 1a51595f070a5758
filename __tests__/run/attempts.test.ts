/** A failure is mended once for each commit that somebody else made; everything else is people's to look at. */
import { describe, expect, test } from "@jest/globals";
import type { Request } from "../../src/events.ts";
import { GitHubError, type CommentFacts } from "../../src/ports.ts";
import { markerLine } from "../../src/report/marker.ts";
import { sealComment } from "../../src/report/record.ts";
import { refuseAttempt } from "../../src/run/attempts.ts";
import { account } from "../world/github-port.ts";
import { orderOf } from "../world/orders.ts";
import { SEAL } from "../world/report-station.ts";
import { issueRequest } from "../world/requests.ts";

const SHA = "a".repeat(40);
const REMIT = account("remit[bot]");
const failure = {
  kind: "failure",
  run: 3,
  attempt: 1,
  workflow: "ci",
  conclusion: "failure",
  sha: SHA,
  url: "",
} as const;
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
}

async function refuse({ message = "Add a till", comments = [], request = REQUEST, error }: Scene = {}) {
  const fetched: string[] = [];
  const git = { fetch: async (sha: string) => void fetched.push(sha), inspect: async () => ({ message, parents: [] }) };
  const github = {
    self: async () => REMIT,
    lastEditor: async () => undefined,
    comments: async () => {
      if (error !== undefined) throw error;
      return comments;
    },
  };
  const world = { git, github } as unknown as Parameters<typeof refuseAttempt>[0];
  const reason = await refuseAttempt(world, orderOf(), request);
  expect(fetched).toEqual(request.occasion === undefined ? [] : [SHA]);
  return reason;
}

describe("a failed run is mended", () => {
  test.each<[string, Scene]>([
    ["where it failed on somebody's commit", {}],
    ["by the same run again", { comments: [comment(tried("77"))] }],
    ["where a stranger says that it was tried", { comments: [comment(tried("5"), account("mallory"))] }],
    [
      "where another job of our account has copied the marker",
      { comments: [comment(tried("5").split("\n\n")[0] ?? "")] },
    ],
    ["where another commit was tried", { comments: [comment(tried("5", "b".repeat(16)))] }],
    ["where somebody's words look like a trailer", { message: "Add\n\nRemit-Mends: x\n\nSigned-off-by: x" }],
    ["without a pull request", { request: { ...REQUEST, subject: undefined } as unknown as Request }],
  ])("%s", async (_, scene) => {
    expect(await refuse(scene)).toBeUndefined();
  });

  test("and nothing is asked of any other request, whatever its commit was", async () => {
    const { occasion: _, ...request } = REQUEST;
    expect(await refuse({ request, message: `Mend\n\nRemit-Mends: ${SHA}` })).toBeUndefined();
  });
});

describe("it is left to people", () => {
  test.each<[string, Scene, RegExp]>([
    ["where Remit's own mending failed", { message: `Mend it\n\nRemit-Mends: ${SHA}\n` }, /own attempt/],
    ["where another run has tried", { comments: [comment(tried("5"))] }, /Another run has tried .*comments\/1/],
    ["where GitHub does not say", { error: new GitHubError("Bad Gateway", 403) }, /did not say/],
  ])("%s", async (_, scene, why) => {
    expect(await refuse(scene)).toMatch(why);
  });

  test("and a broken world breaks", async () => {
    await expect(refuse({ error: new TypeError("bug") as never })).rejects.toThrow("bug");
  });
});
