import { describe, expect, test } from "@jest/globals";
import { githubFault } from "../../src/change/causes.ts";
import { openGitHub as openAdapter } from "../../src/adapters/github.ts";
import type { Fault } from "../world/faults.ts";
import { fakeClock } from "../world/agent.ts";
import { MORNING, openScene, refusal } from "../world/github-scene.ts";

const COMMENTS = "/repos/octo/shop/issues/*/comments";

describe("a refusal gives the action, the reason and the fix", () => {
  test.each([
    ["createComment", "issues: write", "create a comment on #1"],
    ["createPull", "pull-requests: write", "open a pull request from fix"],
  ] as const)("for %s without %s", async (method, permission, doing) => {
    await using scene = await openScene({ tokens: { ghs_job: { permissions: { contents: "read" } } } });
    scene.world.openIssue({ as: "maria", title: "Wrong total" });
    const pull = { head: "fix", base: "main", title: "Fix", body: "", draft: false };
    const calls = {
      createComment: () => scene.github.createComment(1, "Hello"),
      createPull: () => scene.github.createPull(pull),
    };
    const error = await refusal(calls[method]());
    expect(error).toMatchObject({ status: 403, permission });
    expect(error.message).toBe(
      `GitHub would not ${doing} (403: Resource not accessible by integration). ` +
        `The token lacks \`${permission}\`: add it under \`permissions:\` in the workflow.`,
    );
  });

  test("for a comment on a pull request, where either of two permissions would do", async () => {
    await using scene = await openScene({ tokens: { ghs_job: { permissions: { contents: "read" } } } });
    await scene.world.commit({ branch: "topic", files: { "a.txt": "a" } });
    const { number } = await scene.world.openPull({ as: "maria", head: "topic", title: "Topic" });
    const { permission } = await refusal(scene.github.createComment(number, "Hello"));
    expect(permission).toBe("issues: write or pull-requests: write");
  });

  test("when the server does not name the permission", async () => {
    await using scene = await openScene();
    const fault: Fault = { kind: "status", status: 403, message: "Resource not accessible by integration" };
    scene.world.faults.inject(`POST ${COMMENTS}`, fault);
    expect((await refusal(scene.github.createComment(1, "Hello"))).permission).toBe("issues: write");
  });

  test("when the repository does not let actions open pull requests", async () => {
    await using scene = await openScene();
    scene.world.allowActionsToOpenPulls(false);
    await scene.world.commit({ branch: "fix", files: { "a.txt": "a" } });
    const pull = { head: "fix", base: "main", title: "Fix", body: "", draft: false };
    const error = await refusal(scene.github.createPull(pull));
    expect(error.permission).toBeUndefined();
    expect(error.message).toContain("(403: GitHub Actions is not permitted to create or approve pull requests.).");
    expect(githubFault(error).hint).toContain("“Allow GitHub Actions to create and approve pull requests”");
  });

  test("when the token is no longer valid", async () => {
    await using scene = await openScene();
    scene.world.revoke(scene.world.token);
    const error = await refusal(scene.github.repository());
    expect(error.status).toBe(401);
    expect(githubFault(error)).toMatchObject({
      kind: "auth",
      hint: expect.stringContaining("github-token is invalid"),
    });
    expect(scene.clock.slept).toEqual([]);
  });

  test("when something does not exist", async () => {
    await using scene = await openScene();
    expect((await refusal(scene.github.issue(99))).message).toBe("GitHub would not show #99 (404: Not Found).");
    expect((await refusal(scene.github.createComment(99, "Hello"))).status).toBe(404);
  });

  test("for a body beyond GitHub's limit", async () => {
    await using scene = await openScene();
    scene.world.openIssue({ as: "maria", title: "Wrong total" });
    const error = await refusal(scene.github.createComment(1, "x".repeat(65_537)));
    expect(error.status).toBe(422);
    expect(error.message).toContain("maximum is 65536 characters");
  });

  test("when there is no server", async () => {
    const clock = fakeClock(MORNING);
    const nowhere = "http://127.0.0.1:1";
    const github = openAdapter({
      apiUrl: nowhere,
      graphqlUrl: `${nowhere}/graphql`,
      repository: "octo/shop",
      token: "t",
      clock,
    });
    const error = await refusal(github.repository());
    expect(error.status).toBe(0);
    expect(error.message).toMatch(/^GitHub did not answer when asked to show the repository octo\/shop/);
    expect(clock.slept.slice(0, 2)).toEqual([1000, 3000]);
  });
});
