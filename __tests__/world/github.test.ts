import { describe, expect, test } from "@jest/globals";
import { openDescription } from "./github/description.ts";
import { ask, openFullShop, openShop, R, type Answer } from "./github-shop.ts";

describe("every answer matches GitHub's own description", () => {
  test.each([
    `GET ${R}`,
    "GET /repositories/7654321",
    "GET /users/maria",
    "GET /users/github-actions%5Bbot%5D",
    `GET ${R}/collaborators/tom/permission`,
    `GET ${R}/git/ref/heads/main`,
    `GET ${R}/commits`,
    `GET ${R}/git/ref/heads%2Fmain`,
    `GET ${R}/git/matching-refs/heads/`,
    `GET ${R}/commits/topic/check-runs`,
    `GET ${R}/issues`,
    `GET ${R}/issues/1`,
    `GET ${R}/issues/1/comments`,
    `GET ${R}/pulls`,
    `GET ${R}/pulls/1`,
    `GET ${R}/pulls/1/files`,
    `GET ${R}/pulls/1/comments`,
    `GET ${R}/pulls/1/reviews`,
    `GET ${R}/actions/runs`,
  ])("%s", async (route) => {
    await using github = await openFullShop();
    expect((await ask(github, route)).status).toBe(200);
  });

  test("commits have their messages as written, newest first, by branch, id or short id", async () => {
    await using github = await openFullShop();
    const message = "A title\n\nA body.\n\n    indented\n\n\nAfter two blank lines.";
    const sha = await github.bare.commit({ branch: "topic", files: { "a.txt": "a" }, message });
    const old = (await github.bare.git("rev-parse", `${sha}~1`)).trim();
    for (const name of ["topic", sha, sha.slice(0, 10)]) {
      const [shown, before] = (await ask(github, `GET ${R}/commits?sha=${name}`)).items;
      expect([shown?.["sha"], before?.["sha"]]).toEqual([sha, old]);
      expect(shown?.["commit"]).toMatchObject({ message });
    }
    expect((await ask(github, `GET ${R}/commits?sha=${"0".repeat(40)}`)).status).toBe(422);
  });

  test("also for objects requested by number", async () => {
    await using github = await openFullShop();
    const [run] = [...github.state.runs.values()];
    const [comment] = github.comments(1);
    for (const path of [`issues/comments/${comment?.id}`, `actions/runs/${run?.id}`, `actions/runs/${run?.id}/jobs`]) {
      expect([path, (await ask(github, `GET ${R}/${path}`)).status]).toEqual([path, 200]);
    }
  });

  test("otherwise the world fails on closing", async () => {
    const github = await openShop();
    Object.assign(github.issue(1), { title: 7 });
    await ask(github, `GET ${R}/issues/1`);
    await expect(github[Symbol.asyncDispose]()).rejects.toThrow(
      'GitHub would not answer GET /repos/{owner}/{repo}/issues/{issue_number} with 200 so:\n#/title: Instance type "number" is invalid',
    );
  });

  test("including unknown properties and impossible status codes", async () => {
    await using github = await openFullShop();
    const operation = "GET /repos/{owner}/{repo}/issues/{issue_number}";
    const description = openDescription([operation]);
    const issue = github.show.issue(1);
    expect(description.faults(operation, 200, issue)).toEqual([]);
    expect(description.faults(operation, 200, { ...issue, nope: 1 })[0]).toContain('Property "nope"');
    expect(description.faults(operation, 201, issue)).toEqual([`${operation} never answers 201.`]);
  });

  test("and objects in event payloads have the API's form", async () => {
    await using github = await openFullShop();
    expect(github.show.issue(1)).toEqual((await ask(github, `GET ${R}/issues/1`)).body);
    expect(await github.show.pull(1)).toEqual((await ask(github, `GET ${R}/pulls/1`)).body);
  });
});

describe("permissions", () => {
  test("a token without the permission gets 403 and a header that names what is needed", async () => {
    await using github = await openShop({ tokens: { t: { permissions: { contents: "write", issues: "read" } } } });
    const { status, headers, body } = await ask(github, `POST ${R}/pulls`, { head: "topic", base: "main", title: "T" });
    expect([status, body["message"]]).toEqual([403, "Resource not accessible by integration"]);
    expect(headers.get("x-accepted-github-permissions")).toBe("pull_requests=write");
    expect(github.pulls()).toHaveLength(1);
  });

  test("a comment on an issue needs issues: write, on a pull request either permission", async () => {
    await using github = await openShop({ tokens: { t: { permissions: { "pull-requests": "write" } } } });
    const issue = github.openIssue({ as: "maria", title: "Bug" });
    expect((await ask(github, `POST ${R}/issues/1/comments`, { body: "Hi" })).status).toBe(201);
    expect((await ask(github, `POST ${R}/issues/${issue.number}/comments`, { body: "Hi" })).status).toBe(403);
  });

  test("public data needs no permission to read, private data does", async () => {
    const tokens = { t: {} };
    await using open = await openShop({ tokens });
    expect((await ask(open, `GET ${R}/issues/1`)).status).toBe(200);
    expect((await ask(open, `GET ${R}/issues/1`, undefined, null)).status).toBe(200);
    await using closed = await openShop({ tokens, private: true });
    expect((await ask(closed, `GET ${R}/issues/1`)).status).toBe(403);
    expect((await ask(closed, `GET ${R}/issues/1`, undefined, null)).status).toBe(404);
  });

  test("a wrong token is refused everywhere, a missing one for every write", async () => {
    await using github = await openShop();
    const wrong = await ask(github, `GET ${R}`, undefined, "wrong");
    expect([wrong.status, wrong.body["message"]]).toEqual([401, "Bad credentials"]);
    expect((await ask(github, `POST ${R}/issues`, { title: "T" }, null)).status).toBe(401);
  });

  test("GET /user refuses the job's token, and names the owner of a personal one", async () => {
    const tokens = { job: {}, own: { actor: "maria", kind: "user", name: "maria's" } } as const;
    await using github = await openShop({ tokens });
    expect((await ask(github, "GET /user")).status).toBe(403);
    expect((await ask(github, "GET /user", undefined, "own")).body).toMatchObject({ login: "maria", type: "User" });
    expect(github.requests.map(({ token }) => token)).toEqual(["token 1", "maria's"]);
  });
});

describe("requests", () => {
  test("are recorded with method, path, query, body and status", async () => {
    await using github = await openShop({ enterprise: true });
    await ask(github, `POST ${R}/issues/1/comments?x=1`, { body: "Hi" });
    expect(github.requests).toEqual([
      {
        method: "POST",
        path: `${R}/issues/1/comments`,
        query: { x: "1" },
        body: { body: "Hi" },
        token: "token 1",
        status: 201,
      },
    ]);
  });

  test("that are malformed are rejected as GitHub rejects them", async () => {
    await using github = await openShop();
    const missing = await ask(github, `POST ${R}/issues/1/comments`, { text: "Hi" });
    expect(missing.status).toBe(422);
    expect(missing.body["message"]).toContain("Invalid request.");
    const response = await fetch(`${github.apiUrl}${R}/issues/1/comments`, {
      method: "POST",
      body: "{",
      headers: { authorization: `token ${github.token}` },
    });
    expect(response.status).toBe(400);
  });

  test("without the prefix of an Enterprise server get 404", async () => {
    await using github = await openShop({ enterprise: true });
    const origin = new URL(github.apiUrl).origin;
    expect((await ask(github, `GET ${origin}${R}`)).status).toBe(404);
    expect((await ask(github, `GET ${R}`)).status).toBe(200);
  });

  test("for lists are paged, with links that contain the repository's number", async () => {
    await using github = await openShop();
    for (let each = 0; each < 5; each += 1) github.comment(1, { as: "maria", body: `${each}` });
    const first = await ask(github, `GET ${R}/issues/1/comments?per_page=2`);
    expect(first.items.map((comment) => comment["body"])).toEqual(["0", "1"]);
    const page = (number: number, rel: string): string =>
      `<${github.apiUrl}/repositories/7654321/issues/1/comments?per_page=2&page=${number}>; rel="${rel}"`;
    expect(first.headers.get("link")).toBe([page(2, "next"), page(3, "last")].join(", "));
    const last = await ask(github, `GET ${lastLink(first)}`);
    expect(last.items.map((comment) => comment["body"])).toEqual(["4"]);
  });
});

function lastLink({ headers }: Answer): string {
  return /.*<([^>]+)>; rel="last"/.exec(headers.get("link") ?? "")?.[1] ?? "";
}

describe("faults", () => {
  test("hold a request until it is released, before or after it takes effect", async () => {
    await using github = await openShop();
    const comments = `POST ${R}/issues/1/comments`;
    const before = github.faults.hold(comments);
    const first = ask(github, comments, { body: "One" });
    await before.reached;
    expect(github.comments(1)).toHaveLength(0);
    before.release();
    await first;
    const after = github.faults.hold(comments, { stored: true });
    const second = ask(github, comments, { body: "Two" });
    await after.reached;
    expect(github.comments(1)).toHaveLength(2);
    after.release();
    expect((await second).status).toBe(201);
  });

  test("affect the nth matching request, and as many as requested", async () => {
    await using github = await openShop();
    github.faults.inject("GET /repos/**", { kind: "status", status: 502 }, { nth: 2, times: 2 });
    const seen: number[] = [];
    for (let each = 0; each < 4; each += 1) seen.push((await ask(github, `GET ${R}`)).status);
    expect(seen).toEqual([200, 502, 502, 200]);
  });

  test("cut the connection with or without the effect", async () => {
    await using github = await openShop();
    const comments = `POST ${R}/issues/1/comments`;
    github.faults.inject(comments, { kind: "reset" });
    await expect(ask(github, comments, { body: "One" })).rejects.toThrow("fetch failed");
    expect(github.comments(1)).toHaveLength(0);
    github.faults.inject(comments, { kind: "reset", stored: true });
    await expect(ask(github, comments, { body: "Two" })).rejects.toThrow("fetch failed");
    expect(github.comments(1)).toHaveLength(1);
    expect(github.requests.map(({ status }) => status)).toEqual([undefined, undefined]);
  });

  test("make the world fail on closing when no request met them", async () => {
    const github = await openShop();
    github.faults.inject("POST /graphql#viewer", { kind: "reset" });
    await expect(github[Symbol.asyncDispose]()).rejects.toThrow("No request met the fault for POST /graphql#viewer.");
  });
});
