import { describe, expect, test } from "@jest/globals";
import { openGitHub as openAdapter } from "../../src/adapters/github.ts";
import { fakeClock } from "../world/agent.ts";
import { MORNING, openScene, refusal } from "../world/github-scene.ts";

const R = "/repos/octo/shop";

describe("reading", () => {
  test("returns the repository, an account and the account of the job's token", async () => {
    await using scene = await openScene();
    expect(await scene.github.repository()).toEqual({ defaultBranch: "main" });
    expect(await scene.github.account("maria")).toEqual({ login: "maria", id: 500_001, bot: false });
    expect(await scene.github.account("dependabot[bot]")).toEqual({
      login: "dependabot[bot]",
      id: 49_699_333,
      bot: true,
    });
    expect(await scene.github.self()).toEqual({ login: "github-actions[bot]", id: 41_898_282, bot: true });
  });

  test("asks only once which account the token belongs to", async () => {
    await using scene = await openScene();
    await Promise.all([scene.github.self(), scene.github.self()]);
    expect(scene.world.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /graphql"]);
  });

  test("asks for the account by REST when GraphQL is missing", async () => {
    const tokens = { ghp: { actor: "maria", kind: "user", permissions: { issues: "write" } } } as const;
    await using scene = await openScene({ tokens });
    scene.world.faults.inject("POST /graphql#viewer", { kind: "status", status: 404 });
    expect(await scene.github.self()).toEqual({ login: "maria", id: 500_001, bot: false });
  });

  /** A server that answers only some routes, such as a substitute for GitHub. */
  const small = (routes: Readonly<Record<string, unknown>>) => {
    const urls = { apiUrl: "http://127.0.0.1:1", graphqlUrl: "http://127.0.0.1:1/graphql" };
    const answer: typeof fetch = async (request) => {
      const { pathname } = new URL(request instanceof Request ? request.url : request);
      const found = routes[decodeURIComponent(pathname)];
      return Response.json(found ?? { message: "Not Found" }, { status: found === undefined ? 404 : 200 });
    };
    return openAdapter({ ...urls, repository: "octo/shop", token: "t", clock: fakeClock(MORNING), fetch: answer });
  };

  test("assumes a job's token when the server does not show whom the token belongs to", async () => {
    expect(await small({}).self()).toEqual({ login: "github-actions[bot]", id: 41_898_282, bot: true });
    const account = { login: "github-actions[bot]", id: 7, type: "Bot" };
    expect(await small({ "/users/github-actions[bot]": account }).self()).toMatchObject({ id: 7 });
  });

  test("falls back to the account named with its permission when the server does not show accounts", async () => {
    const user = { login: "robot", id: 9, type: "Bot" };
    const known = small({ [`${R}/collaborators/robot/permission`]: { permission: "write", user } });
    expect(await known.account("robot")).toEqual({ login: "robot", id: 9, bot: true });
    expect((await refusal(small({}).account("robot"))).status).toBe(404);
  });

  test("reports an account that cannot be determined, and asks again at the next call", async () => {
    await using scene = await openScene();
    scene.world.faults.inject("POST /graphql#viewer", { kind: "status", status: 404 });
    expect((await refusal(scene.github.self())).status).toBe(403);
    expect((await scene.github.self()).login).toBe("github-actions[bot]");
  });

  test("works with an Enterprise server under its own addresses", async () => {
    await using scene = await openScene({ enterprise: true });
    expect(scene.world.apiUrl).toMatch(/\/api\/v3$/);
    expect((await scene.github.self()).login).toBe("github-actions[bot]");
    expect((await scene.github.branch("main"))?.sha).toBe(await scene.world.bare.ref("main"));
  });

  test.each([
    ["root", "admin"],
    ["tom", "maintain"],
    ["maria", "write"],
    ["ines", "triage"],
    ["mallory", "read"],
    ["nobody-at-all", "none"],
    ["dependabot[bot]", "none"],
  ] as const)("returns for %s the permission %s on a public repository", async (login, permission) => {
    await using scene = await openScene();
    expect(await scene.github.permission(login)).toBe(permission);
  });

  test("treats a custom role as the permission it builds on", async () => {
    const answer = (permission: string, role: string): typeof fetch => {
      return async () => Response.json({ permission, role_name: role, user: null });
    };
    const urls = { apiUrl: "http://127.0.0.1:1", graphqlUrl: "http://127.0.0.1:1/graphql" };
    const options = { ...urls, repository: "octo/shop", token: "t", clock: fakeClock(MORNING) };
    const ask = (permission: string, role: string): Promise<string> =>
      openAdapter({ ...options, fetch: answer(permission, role) }).permission("maria");
    expect(await ask("read", "admin")).toBe("read");
    expect(await ask("write", "release-setup")).toBe("write");
    expect(await ask("none", "maintain")).toBe("none");
    expect(await ask("something-new", "admin")).toBe("none");
  });

  test("returns `none` for a stranger on a private repository", async () => {
    await using scene = await openScene({ private: true });
    expect(await scene.github.permission("mallory")).toBe("none");
  });

  test("reports an error while asking for a permission, and never assumes one", async () => {
    await using scene = await openScene();
    scene.world.faults.inject(`GET ${R}/collaborators/**`, { kind: "status", status: 502 }, { times: 6 });
    expect((await refusal(scene.github.permission("maria"))).status).toBe(502);
  });

  test("finds a branch with slashes in its name, and reports a missing one", async () => {
    await using scene = await openScene();
    const sha = await scene.world.commit({ branch: "remit/issue-1", files: { "a.txt": "a" } });
    expect(await scene.github.branch("remit/issue-1")).toEqual({ name: "remit/issue-1", sha });
    expect(await scene.github.branch("remit/issue")).toBeUndefined();
  });

  test("finds the branches whose names begin like one, without tags of such names", async () => {
    await using scene = await openScene();
    const names = ["remit/issue-1", "remit/issue-12", "remit/issue-2"];
    const shas = [];
    for (const branch of names) shas.push(await scene.world.commit({ branch, files: { "a.txt": branch } }));
    await scene.world.bare.git("tag", "remit/issue-1", "main");
    expect(await scene.github.branches("remit/issue-1")).toEqual([
      { name: names[0], sha: shas[0] },
      { name: names[1], sha: shas[1] },
    ]);
    expect(await scene.github.branches("none")).toEqual([]);
  });

  test("returns the whole messages of the newest commits up to a commit, newest first", async () => {
    await using scene = await openScene();
    const first = await scene.world.commit({ branch: "main", files: { "a.txt": "1" }, message: "One\n\nWhy." });
    const second = await scene.world.commit({ branch: "main", files: { "a.txt": "2" }, message: "Two" });
    await scene.world.commit({ branch: "main", files: { "a.txt": "3" }, message: "Three" });
    expect(await scene.github.commitMessages(second, 2)).toEqual(["Two", "One\n\nWhy."]);
    expect(await scene.github.commitMessages(first, 1)).toEqual(["One\n\nWhy."]);
    expect((await refusal(scene.github.commitMessages("f".repeat(40), 2))).status).toBe(422);
  });

  test("returns an issue", async () => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total", body: "It is 2.", labels: ["bug"] });
    expect(await scene.github.issue(number)).toMatchObject({
      number,
      title: "Wrong total",
      body: "It is 2.",
      author: { login: "maria", bot: false },
      open: true,
      isPull: false,
      labels: ["bug"],
      url: `${scene.world.serverUrl}/octo/shop/issues/1`,
    });
  });

  test("returns a pull request, the files it changes and whether it comes from a fork", async () => {
    await using scene = await openScene();
    const { world, github } = scene;
    const head = await world.commit({
      branch: "topic",
      files: { "src/total.js": "export const total = 2;\n", "logo.png": Buffer.from([0, 3]), "new.txt": "new\n" },
    });
    await world.fork("mallory");
    await world.commit({ repository: "mallory/shop", branch: "main", files: { "a.txt": "a" } });
    const own = await world.openPull({ as: "maria", head: "topic", title: "Topic", draft: true });
    const foreign = await world.openPull({ as: "mallory", head: "mallory:main", title: "Fork" });
    const base = { name: "main", sha: await world.bare.ref("main") };
    const isPull = { open: true, merged: false, base };
    expect(await github.pull(own.number)).toMatchObject({
      ...isPull,
      head: { name: "topic", sha: head },
      fromFork: false,
      draft: true,
    });
    expect(await github.pull(foreign.number)).toMatchObject({
      ...isPull,
      fromFork: true,
      author: { login: "mallory" },
    });
    expect((await github.issue(own.number)).isPull).toBe(true);
    expect(await github.pullFiles(own.number)).toEqual([
      { path: "logo.png", status: "modified", added: 0, removed: 0 },
      { path: "new.txt", status: "added", added: 1, removed: 0, patch: "@@ -0,0 +1 @@\n+new" },
      {
        path: "src/total.js",
        status: "modified",
        added: 1,
        removed: 1,
        patch: "@@ -1 +1 @@\n-export const total = 1;\n+export const total = 2;",
      },
    ]);
  });

  test("treats a pull request whose fork is gone as one from a fork", async () => {
    await using scene = await openScene();
    const { world } = scene;
    await world.fork("mallory");
    await world.commit({ repository: "mallory/shop", branch: "main", files: { "a.txt": "a" } });
    const { number, pull } = await world.openPull({ as: "mallory", head: "mallory:main", title: "Fork" });
    pull.headRepository = undefined;
    expect(await scene.github.pull(number)).toMatchObject({ fromFork: true });
  });

  test("lists open pull requests from a branch, without those of a fork's branch of the same name", async () => {
    await using scene = await openScene();
    const { world, github } = scene;
    await world.commit({ branch: "topic", files: { "a.txt": "a" } });
    await world.fork("mallory");
    await world.commit({ repository: "mallory/shop", branch: "topic", files: { "b.txt": "b" } });
    await world.openPull({ as: "mallory", head: "mallory:topic", title: "Fork" });
    expect(await github.pullsFrom("topic")).toEqual([]);
    const { number } = await world.openPull({ as: "maria", head: "topic", title: "Topic" });
    expect((await github.pullsFrom("topic")).map((pull) => pull.number)).toEqual([number]);
    expect(world.requests.at(-1)?.query).toMatchObject({ head: "octo:topic", state: "open" });
    world.close(number);
    expect(await github.pullsFrom("topic")).toEqual([]);
  });

  test("lists open pull requests from a branch even if the server ignores the filter", async () => {
    await using scene = await openScene();
    const { world, clock } = scene;
    for (const branch of ["other", "topic"]) {
      await world.commit({ branch, files: { [`${branch}.txt`]: branch } });
      await world.openPull({ as: "maria", head: branch, title: branch });
    }
    const unfiltered: typeof fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      url.searchParams.delete("head");
      return fetch(url, init);
    };
    const { apiUrl, graphqlUrl, repository, token } = world;
    const github = openAdapter({ apiUrl, graphqlUrl, repository, token, clock, fetch: unfiltered });
    expect((await github.pullsFrom("topic")).map(({ title }) => title)).toEqual(["topic"]);
    expect(world.requests.at(-1)?.query).not.toHaveProperty("head");
  });

  test("asks for the comments of an issue once for all who want them at the same time", async () => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
    scene.world.comment(number, { as: "maria", body: "Fix it." });
    const both = await Promise.all([scene.github.comments(number), scene.github.comments(number)]);
    expect(both.map((comments) => comments.map(({ body }) => body))).toEqual([["Fix it."], ["Fix it."]]);
    expect(scene.world.requests).toHaveLength(1);
    await scene.github.comments(number);
    expect(scene.world.requests).toHaveLength(2);
  });

  test("never answers with comments from before its own last one", async () => {
    await using scene = await openScene();
    const { apiUrl, graphqlUrl, repository, token } = scene.world;
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
    let [made, arrive] = [(): void => undefined, (): void => undefined];
    const first = new Promise<void>((resolve) => (made = resolve));
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    /** The first answer is made before the comment and arrives after it. */
    const slow: typeof fetch = async (request, options) => {
      const answer = await fetch(request, options);
      made();
      if (answer.status === 200) await arrived;
      return answer;
    };
    const github = openAdapter({ apiUrl, graphqlUrl, repository, token, clock: scene.clock, fetch: slow });
    const early = github.comments(number);
    await first;
    await github.createComment(number, "Done.");
    const late = github.comments(number);
    arrive();
    expect(await early).toEqual([]);
    expect((await late).map(({ body }) => body)).toEqual(["Done."]);
  });

  test("lists all comments of a long conversation, oldest first", async () => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Long" });
    for (let each = 1; each <= 201; each += 1) scene.world.comment(number, { as: "maria", body: `Comment ${each}` });
    const found = await scene.github.comments(number);
    expect(found.map(({ body }) => body)).toEqual(Array.from({ length: 201 }, (_, index) => `Comment ${index + 1}`));
    expect(scene.world.requests.map(({ path }) => path)).toEqual([
      `${R}/issues/1/comments`,
      "/repositories/7654321/issues/1/comments",
      "/repositories/7654321/issues/1/comments",
    ]);
  });
});

describe("writing", () => {
  test("creates and updates a comment", async () => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
    const made = await scene.github.createComment(number, "Working…");
    expect(made).toMatchObject({ body: "Working…", author: { login: "github-actions[bot]" } });
    const updated = await scene.github.updateComment(made.id, "Done.");
    expect(updated).toMatchObject({ id: made.id, body: "Done." });
    expect(scene.world.comments(number).map(({ body }) => body)).toEqual(["Done."]);
  });

  test("opens and updates a pull request", async () => {
    await using scene = await openScene();
    const head = await scene.world.commit({ branch: "fix", files: { "a.txt": "a" } });
    const made = await scene.github.createPull({
      head: "fix",
      base: "main",
      title: "Fix",
      body: "For #1",
      draft: true,
    });
    expect(made).toMatchObject({ title: "Fix", body: "For #1", draft: true, head: { name: "fix", sha: head } });
    expect(await scene.github.updatePull(made.number, { title: "Fix it" })).toMatchObject({
      title: "Fix it",
      body: "For #1",
    });
    expect(scene.world.openPulls()).toHaveLength(1);
  });

  test("returns an existing pull request instead of opening a second one", async () => {
    await using scene = await openScene();
    await scene.world.commit({ branch: "fix", files: { "a.txt": "a" } });
    const { number } = await scene.world.openPull({ as: "maria", head: "fix", title: "By hand" });
    const given = await scene.github.createPull({ head: "fix", base: "main", title: "Fix", body: "", draft: false });
    expect(given).toMatchObject({ number, title: "By hand" });
  });

  test("gives the reason when GitHub refuses a pull request", async () => {
    await using scene = await openScene();
    await scene.world.bare.setRef("same", await scene.world.bare.ref("main"));
    const attempt = scene.github.createPull({ head: "same", base: "main", title: "Nothing", body: "", draft: false });
    const error = await refusal(attempt);
    expect(error.status).toBe(422);
    expect(error.message).toContain("No commits between main and same");
  });
});
