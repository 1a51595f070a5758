import { describe, expect, test } from "@jest/globals";
import { causeOf } from "../../src/adapters/git/server.ts";
import { githubFault, pushFault } from "../../src/change/causes.ts";
import { GitError, GitHubError } from "../../src/ports.ts";
import { faultOf } from "../../src/run/faults.ts";

describe("a refused push names its cause and what to do", () => {
  test.each([
    ["remote: error: GH006: Protected branch update failed for refs/heads/main.", "protected", /Settings → Branches/],
    ["remote: error: GH013: Repository rule violations found for refs/heads/x.", "ruleset", /Settings → Rules/],
    [" ! [remote rejected] (push declined due to repository rule violations)", "ruleset", /Settings → Rules/],
    [
      "(refusing to allow a GitHub App to create or update workflow `.github/workflows/a.yml` without `workflows` permission)",
      "workflow_refused",
      /workflows: write/,
    ],
    ["remote: This repository was archived so it is read-only.\nfatal: error: 403", "archived", /unarchive/],
    ["remote: error: GH001: Large files detected.", "too_large", /100 MB/],
    ["remote: Permission to octo/shop.git denied to github-actions[bot].\nerror: 403", "permission", /contents: write/],
    ["remote: Repository not found.\nerror: 404", "not_found", /can reach/],
    ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", "credentials", /one hour/],
    ["remote: Invalid username or token.\nfatal: Authentication failed for 'https://x/'", "credentials", /second job/],
    ["fatal: unable to access 'https://x/': The requested URL returned error: 401", "credentials", /max-minutes/],
    ["! [rejected] (stale info)", "moved", /Ask again/],
  ] as const)("%s", (message, cause, hint) => {
    expect(causeOf(message)).toBe(cause);
    const fault = pushFault(new GitError(message, causeOf(message)), "remit/x");
    const kinds: Readonly<Record<string, string>> = { moved: "conflict", credentials: "auth" };
    expect(fault).toMatchObject({ kind: kinds[cause] ?? "git", message });
    expect(fault.hint).toMatch(hint);
  });

  test("repeats only git's message when the cause is unknown", () => {
    expect(pushFault(new GitError("fatal: odd", causeOf("fatal: odd")), "x")).toEqual({
      kind: "git",
      message: "fatal: odd",
    });
  });
});

describe("a refused request names its cause and what to do", () => {
  test.each([
    [403, "GitHub Actions is not permitted to create or approve pull requests.", /Settings → Actions/],
    [403, "Repository was archived so is read-only.", /unarchive/],
    [401, "Bad credentials", /expires after one hour/],
    [404, "Not Found", /may not read it/],
    [410, "Issues has been disabled in this repository.", /switched off/],
    [422, "No commits between main and x", /merged it meanwhile/],
    [422, "Changes must be made through a pull request.", /Settings → Branches/],
    [503, "Unavailable", /later/],
  ] as const)("%i %s", (status, message, hint) => {
    const error = new GitHubError(message, status);
    const fault = githubFault(error);
    expect(faultOf(error)).toEqual(fault); // Whatever it was that the run asked for.
    expect(fault.message).toBe(message);
    expect(fault.hint).toMatch(hint);
  });

  test("without repeating a missing permission that the message already names", () => {
    const message = "The token lacks `pull-requests: write`: add it under `permissions:` in the workflow.";
    expect(githubFault(new GitHubError(message, 403, "pull-requests: write"))).toEqual({ kind: "github", message });
  });
});
