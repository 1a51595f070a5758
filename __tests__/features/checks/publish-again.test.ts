/** Where the second commit of a run goes. */
import { describe, expect, test } from "@jest/globals";
import { chooseBranch } from "../../../src/change/branch.ts";
import { fixesFailedRun } from "../../../src/change/trailers.ts";
import { commitMessage } from "../../../src/change/wording.ts";
import { requestAfter } from "../../../src/features/checks/fix.ts";
import { issueRequest } from "../../world/requests.ts";

const [BASE, FIRST] = ["b".repeat(40), "f".repeat(40)];

describe("the second commit of a run", () => {
  test.each([
    ["an issue", issueRequest(BASE), "remit/issue-12-total"],
    ["a dispatch", withoutSubject(), "remit/dispatch-00000000000000aa"],
    [
      "a task whose branch had to catch up",
      {
        ...withoutSubject(),
        task: "deps",
        caughtUp: { kind: "merged", head: BASE, fork: BASE, onto: { name: "main", sha: BASE }, time: 0, left: [] },
      },
      "remit/task-deps",
    ],
    [
      "a pull request",
      issueRequest(BASE, {
        subject: { kind: "pull", number: 3, title: "T", fromFork: false, head: { name: "feature", sha: BASE } },
      }),
      "feature",
    ],
  ] as const)("for %s follows the first commit, to which the branch must still point", (_name, request, branch) => {
    const after = requestAfter(request as ReturnType<typeof issueRequest>, { branch, commit: FIRST });
    expect(chooseBranch(after, "total", "remit/")).toMatchObject({ kind: "target", target: { branch, expect: FIRST } });
    expect(after.key).toBe(request.key);
  });

  test("names the commit whose failure it fixes, so that no other run tries again", () => {
    const after = requestAfter(issueRequest(BASE), { branch: "remit/issue-12", commit: FIRST });
    const message = commitMessage(after, { summary: "" }, { serverUrl: "https://github.test", runUrl: "https://r" });
    expect(fixesFailedRun(message)).toBe(true);
    expect(message).toContain(`Remit-Mends: ${FIRST}`);
  });
});

function withoutSubject() {
  const { subject: _, ...request } = issueRequest(BASE);
  return request;
}
