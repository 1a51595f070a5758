import { describe, expect, test } from "@jest/globals";
import { ask, openFullShop, openShop, R } from "./github-shop.ts";
import { isRecord, list } from "./json.ts";

describe("Actions", () => {
  test("has failed runs, with jobs and with logs behind a redirect", async () => {
    await using github = await openFullShop();
    const runs = (await ask(github, `GET ${R}/actions/runs?branch=topic&status=failure`)).body;
    const [run = {}] = list(runs["workflow_runs"]).filter(isRecord);
    expect(run).toMatchObject({ name: "CI", conclusion: "failure", pull_requests: [{ number: 1 }] });
    const jobs = (await ask(github, `GET ${R}/actions/runs/${String(run["id"])}/jobs`)).body;
    const [job = {}] = list(jobs["jobs"]).filter(isRecord);
    expect(job).toMatchObject({ name: "test", steps: [{ conclusion: "success" }, { conclusion: "failure" }] });
    const redirect = await ask(github, `GET ${R}/actions/jobs/${String(job["id"])}/logs`);
    expect(redirect.status).toBe(302);
    const log = await ask(github, `GET ${redirect.headers.get("location")}`, undefined, null);
    expect(log.body["text"]).toBe("1 failed\n");
    const end = await fetch(redirect.headers.get("location") ?? "", { headers: { range: "bytes=2-" } });
    expect([end.status, end.headers.get("content-range"), await end.text()]).toEqual([206, "bytes 2-8/9", "failed\n"]);
    const checks = (await ask(github, `GET ${R}/commits/topic/check-runs`)).body;
    expect(list(checks["check_runs"])).toMatchObject([
      { name: "test", conclusion: "failure", app: { slug: "github-actions" } },
      { name: "coverage", app: { slug: "coverage-bot" } },
    ]);
  });

  test("has runs that are in progress, end, or await approval", async () => {
    await using github = await openShop();
    const sha = (await github.bare.ref("topic")) ?? "";
    const run = github.addRun({ name: "CI", branch: "topic", sha, jobs: [{ name: "test" }] });
    expect((await ask(github, `GET ${R}/actions/runs/${run.id}`)).body).toMatchObject({ status: "in_progress" });
    github.endRun(run.id, "success");
    expect((await ask(github, `GET ${R}/actions/runs/${run.id}`)).body).toMatchObject({
      status: "completed",
      conclusion: "success",
    });
    github.addRun({ name: "CI", branch: "topic", sha, event: "pull_request", conclusion: "action_required" });
    expect((await ask(github, `GET ${R}/actions/runs?status=action_required`)).body["total_count"]).toBe(1);
  });

  test("is notified of every change of a branch", async () => {
    await using github = await openShop();
    const seen: string[] = [];
    github.whenPushed((_, changes) => seen.push(...changes.map(({ ref }) => ref)));
    await github.commit({ branch: "one", files: { "a.txt": "a" } });
    await github.commit({ branch: "two", files: { "a.txt": "a" } });
    expect(seen).toEqual(["refs/heads/one", "refs/heads/two"]);
  });
});

describe("issues", () => {
  test("are opened, listed and closed, and their comments reacted to", async () => {
    await using github = await openShop();
    const made = await ask(github, `POST ${R}/issues`, { title: "Dashboard", body: "- [ ] one", labels: ["remit"] });
    const number = Number(made.body["number"]);
    expect((await ask(github, `GET ${R}/issues?labels=remit&creator=github-actions%5Bbot%5D`)).items).toHaveLength(1);
    const { id } = github.comment(number, { as: "maria", body: "Done?" });
    expect((await ask(github, `POST ${R}/issues/comments/${id}/reactions`, { content: "eyes" })).status).toBe(201);
    expect((await ask(github, `POST ${R}/issues/comments/${id}/reactions`, { content: "eyes" })).status).toBe(200);
    expect((await ask(github, `GET ${R}/issues/comments/${id}`)).body).toMatchObject({ reactions: { eyes: 1 } });
    const closed = await ask(github, `PATCH ${R}/issues/${number}`, { state: "closed", state_reason: "not_planned" });
    expect(closed.body).toMatchObject({ state: "closed", state_reason: "not_planned" });
  });
});
