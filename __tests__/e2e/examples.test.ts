/** Every workflow of examples/ with one job, run from its event to its end. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Validator, type Schema } from "@cfworker/json-schema";
import { describe, expect, test } from "@jest/globals";
import { record } from "../world/json.ts";
import { long, rows } from "../world/long.ts";
import {
  commentEvent,
  dispatchEvent,
  labelEvent,
  mergeGroupEvent,
  pullEvent,
  runEvent,
  scheduleEvent,
} from "../world/events.ts";
import { call, say } from "../world/gemini.ts";
import { openProxy } from "../world/proxy.ts";
import { givenBy, readWorkflow, runJobs, runWorkflow, type Circumstances, type Workflow } from "../world/workflow.ts";
import { APP_TOKEN } from "../world/workflow/steps.ts";
import { openWorld, type Run, type World, type WorldOptions } from "../world/world.ts";
import { EDIT_POLICY, FIX, MENDED, SHOP } from "./shop.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const directory = path.join(repository, "examples");
const names = (await readdir(directory)).filter((name) => name.endsWith(".yml")).sort();

const LOCK = '{ "name": "shop", "lockfileVersion": 3, "packages": { "": { "name": "shop" } } }\n';
const FILES = { ...SHOP, "package-lock.json": LOCK, ".gitignore": "node_modules/\n" };

/** The examples that this file has run; `examples-jobs` and `workflow-called` run those with several jobs. */
const RUN = new Set<string>();

describe("an example", () => {
  test("comment-fix.yml: a comment becomes a pull request, and other comments start nothing", async () => {
    await using at = await open("comment-fix.yml");
    const run = await at.comment("@remit the total is wrong for empty carts, please fix it");
    await expectFix(at.world, run);
    expect(await at.comment("Thank you!")).toBeUndefined();
  });

  test.each(rows(names.filter((name) => text(name).includes("mode: gate"))))(
    "%s: a stranger's comment causes no checkout, no install and no model request",
    async (name) => {
      await using at = await open(name, { script: [], users: { maria: "write", mallory: "none" } });
      const { github, gemini } = at.world;
      const { number } = github.openIssue({ title: "Wrong total" });
      const event = commentEvent(github, { as: "mallory", number, body: "@remit fix it" });
      const programs = { npm: 'echo "npm $*" >> "$GITHUB_WORKSPACE/../npm"' };
      const run = await runWorkflow(at.world, at.workflow, event, { programs });
      expect(run?.outputs).toMatchObject({ admitted: "false", conclusion: "declined" });
      expect(globSync(path.join(run?.job.workspace ?? "", "{*,.git,../npm}"))).toEqual([]);
      expect(gemini.requests).toEqual([]);
      expect(github.comments(number)).toHaveLength(1);
    },
  );

  long("app.yml: the comment, the branch and the pull request belong to the app", async () => {
    const workflow = readWorkflow(text("app.yml"));
    const permissions = { contents: "write", issues: "write", "pull-requests": "write" } as const;
    const app = { [APP_TOKEN]: { actor: "shop-remit[bot]", permissions } };
    await using at = await open("app.yml", { tokens: { ...givenBy(workflow).tokens, ...app } });
    const circumstances = { vars: { REMIT_APP_CLIENT_ID: "Iv23" }, secrets: { REMIT_APP_KEY: "key" } };
    await expectFix(at.world, await at.comment("@remit fix it", circumstances));
    const { github } = at.world;
    const [pull] = github.openPulls();
    expect(pull?.author.login).toBe("shop-remit[bot]");
    expect(github.comments(1).map(({ author }) => author.login)).toEqual(["maria", "shop-remit[bot]"]);
  });

  long(
    "merge-queue.yml: a review with findings fails the check, one without passes, and the queue proceeds",
    async () => {
      const finding = { path: "NOTES.md", line: 1, severity: "high", body: "This is wrong." };
      const script = [call("add_review_comment", finding), say("One finding."), say("Nothing to find.")];
      await using at = await open("merge-queue.yml", { script });
      const { world, workflow } = at;
      const ends = [];
      for (const branch of ["one", "two"]) {
        await world.github.commit({ as: "maria", branch, files: { "NOTES.md": `${branch}\n` } });
        const { number } = await world.github.openPull({ as: "maria", head: branch, title: "Topic" });
        const event = await pullEvent(world.github, { as: "maria", number, action: "opened" });
        ends.push(...(await runJobs(world, workflow, event)), ...(await runJobs(world, workflow, event)));
      }
      expect(ends.map(({ run, result }) => [run?.outputs["findings"], result])).toEqual([
        ["1", "failure"],
        ["1", "failure"], // The workflow again, which asks no model.
        ["0", "success"],
        ["0", "success"],
      ]);
      // GitHub counts a skipped job as a check that passed; a workflow that does not start leaves the queue waiting.
      expect(await runJobs(world, workflow, mergeGroupEvent(world.github))).toMatchObject([{ result: "skipped" }]);
    },
  );

  long("dispatch.yml: a prompt becomes a pull request, within the tighter limits, and the log is kept", async () => {
    await using at = await open("dispatch.yml");
    const inputs = { prompt: "Mend the total of empty carts.", "dry-run": "false" };
    const run = await runWorkflow(at.world, at.workflow, dispatchEvent(at.world.github, { as: "maria", inputs }));
    await expectFix(at.world, run);
    const started = run?.entries.find(({ event }) => event.type === "run.started")?.event;
    expect(started).toMatchObject({
      limits: {
        minutes: { value: 20, source: "input max-minutes" },
        usd: { value: 1.5, source: "input max-usd" },
        turns: { value: 60, source: "edit" },
      },
    });
    const [upload] = at.workflow.jobs
      .flatMap(({ steps }) => steps)
      .flatMap((step) => (step.kind === "upload" ? [step.pattern] : []));
    const pattern = upload?.replace("${{ runner.temp }}", run?.job.temp ?? "") ?? "";
    expect(globSync(pattern).map((file) => path.basename(file))).toContain("log.ndjson");
  });

  long(
    "dispatch.yml, dry run: nothing is published, and the patch is where the artifact upload expects it",
    async () => {
      await using at = await open("dispatch.yml");
      const inputs = { prompt: "Mend the total of empty carts.", "dry-run": "true" };
      const run = await runWorkflow(at.world, at.workflow, dispatchEvent(at.world.github, { as: "maria", inputs }));
      expect(run?.main.code).toBe(0);
      expect(at.world.github.git.pushes).toEqual([]);
      expect(at.world.github.pulls()).toEqual([]);
      const [patch = ""] = globSync(path.join(run?.job.temp ?? "", "remit-*/work.patch"));
      expect(await readFile(patch, "utf8")).toContain("sum + price, 0");
    },
  );

  long("label-to-fix.yml: the label becomes a pull request, and other labels start nothing", async () => {
    await using at = await open("label-to-fix.yml");
    const { world, workflow } = at;
    const { number } = world.github.openIssue({ title: "Wrong total" });
    const label = (name: string) => labelEvent(world.github, { as: "maria", number, label: name });
    expect(await runWorkflow(world, workflow, label("bug"))).toBeUndefined();
    await expectFix(world, await runWorkflow(world, workflow, label("remit")));
  });

  test("review.yml: a pull request is reviewed with a token that cannot push, a fork's starts nothing", async () => {
    await using at = await open("review.yml", { script: [say("Nothing to find.")] });
    const { world, workflow } = at;
    await world.github.fork("mallory");
    for (const [as, repository] of [
      ["maria", "octo/shop"],
      ["mallory", "mallory/shop"],
    ] as const) {
      await world.github.commit({ as, repository, branch: "topic", files: { "NOTES.md": `${as}\n` } });
    }
    const opened = async (as: string, head: string) => {
      const { number } = await world.github.openPull({ as, head, title: "Topic" });
      return await runWorkflow(world, workflow, await pullEvent(world.github, { as, number, action: "opened" }));
    };
    expect((await opened("maria", "topic"))?.outputs).toMatchObject({ conclusion: "reviewed" });
    expect(await opened("mallory", "mallory:topic")).toBeUndefined();
  });

  long(
    "ci-failure.yml: a failure is fixed on its pull request, with the permissions that reading logs needs",
    async () => {
      await using at = await open("ci-failure.yml");
      const { world, workflow } = at;
      const sha = await world.github.commit({ as: "maria", branch: "topic", files: { "NOTES.md": "notes\n" } });
      await world.github.openPull({ as: "maria", head: "topic", title: "Topic" });
      const jobs = [{ name: "test", conclusion: "failure", log: "##[error]NaN\n" }] as const;
      const { id } = world.github.addRun({
        as: "maria",
        name: "CI",
        branch: "topic",
        sha,
        conclusion: "failure",
        jobs,
      });
      const run = await runWorkflow(world, workflow, await runEvent(world.github, id));
      await expectFix(world, run);
      expect(world.gemini.requests[0]?.lastText).toContain("##[error]NaN");
    },
  );

  long(
    "ci-failure.yml: a manual start resumes the task that has paused since its pull request was closed",
    async () => {
      await using at = await open("ci-failure.yml", { script: [...FIX, ...FIX] });
      const { world, workflow } = at;
      const { github } = world;
      const byHand = () => runWorkflow(world, workflow, dispatchEvent(github, { as: "maria" }));
      const fail = async () => {
        const sha = await github.commit({
          as: "maria",
          branch: "main",
          files: { "NOTES.md": `${github.openPulls().length} open\n` },
        });
        const jobs = [{ name: "test", conclusion: "failure", log: "##[error]NaN\n" }] as const;
        const { id } = github.addRun({ as: "maria", name: "CI", branch: "main", sha, conclusion: "failure", jobs });
        return await runWorkflow(world, workflow, await runEvent(github, id));
      };
      expect((await fail())?.outputs).toMatchObject({ conclusion: "changed", branch: "remit/task-ci-main" });
      github.close(github.openPulls()[0]?.number ?? 0, { as: "maria" });
      expect((await fail())?.outputs).toMatchObject({ conclusion: "declined" });
      expect((await byHand())?.outputs).toMatchObject({ conclusion: "changed", branch: "remit/task-ci-main.2" });
    },
  );

  test("scheduled.yml: the scheduled task becomes a pull request on the task's branch", async () => {
    await using at = await open("scheduled.yml");
    const run = await runWorkflow(at.world, at.workflow, scheduleEvent(at.world.github, "17 4 * * 1"));
    await expectFix(at.world, run);
    expect(run?.outputs["branch"]).toBe("remit/task-docs");
  });

  long("attested.yml: the receipt of exactly this log is signed, in the published schema", async () => {
    await using at = await open("attested.yml");
    const run = await at.comment("@remit fix it");
    await expectFix(at.world, run);
    const log = run?.outputs["log-path"] ?? "";
    const statement = record(JSON.parse(await readFile(`${log}.statement.json`, "utf8")));
    const sha256 = createHash("sha256")
      .update(await readFile(log))
      .digest("hex");
    const [schema, { predicate }] = [
      await readFile(path.join(repository, "schema/receipt.schema.json"), "utf8"),
      statement,
    ];
    expect(new Validator(JSON.parse(schema) as Schema, "2020-12", false).validate(predicate).errors).toEqual([]);
    expect(statement).toMatchObject({
      subject: [{ name: "log.ndjson", digest: { sha256 } }],
      predicateType: record(predicate)["type"],
      predicate: { log: { digest: `sha256:${sha256}` }, published: { commit: run?.outputs["commit-sha"] } },
    });
  });

  long("ghes.yml: the job also works on Enterprise Server, with a gateway to the model", async () => {
    const nowhere = { GOOGLE_GEMINI_BASE_URL: "http://127.0.0.1:9" };
    await using at = await open("ghes.yml", { enterprise: true, job: { environment: nowhere } });
    const { world } = at;
    expect(world.github.apiUrl).toContain("/api/v3");
    const run = await at.comment("@remit fix it", { vars: { GEMINI_BASE_URL: world.gemini.url } });
    await expectFix(world, run);
    expect(world.github.requests.map((request) => request.path).join()).not.toContain("api.github.com");
  });

  long("vertex-workload-identity.yml: no key is needed, and the model cannot see the credentials", async () => {
    const look = call("run_shell_command", { command: "ls -a . && cat gha-creds-*.json" });
    await using at = await open("vertex-workload-identity.yml", { script: [look, ...FIX] });
    const { world } = at;
    const vars = {
      GOOGLE_CLOUD_PROJECT: "shop-project",
      WORKLOAD_IDENTITY_PROVIDER: "projects/1/locations/global/workloadIdentityPools/github/providers/remit",
    };
    const run = await at.comment("@remit fix it", { vars });
    await expectFix(world, run);
    const [first, second] = world.gemini.requests;
    expect(first).toMatchObject({
      vertex: true,
      path: expect.stringContaining("/projects/shop-project/locations/global/"),
    });
    expect(first?.headers["x-goog-api-key"]).toBeUndefined();
    expect(second?.answers[0]?.text).toContain("package.json");
    expect(second?.answers[0]?.text).not.toMatch(/external_account|gha-creds-0/);
  });

  long("self-hosted-proxy.yml: the model is reached only through the proxy", async () => {
    await using at = await open("self-hosted-proxy.yml");
    const { world } = at;
    await using proxy = await openProxy({ "gemini.test:80": Number(new URL(world.gemini.url).port) });
    const run = await at.comment("@remit fix it", {
      // GitHub is on loopback here, which no proxy can reach.
      vars: { PROXY_URL: proxy.url, NO_PROXY: "127.0.0.1" },
      runner: { GOOGLE_GEMINI_BASE_URL: "http://gemini.test" },
    });
    await expectFix(world, run);
    expect(new Set(proxy.asked)).toEqual(new Set(["gemini.test:80"]));
  });

  long("review-forks.yml: a stranger's pull request is reviewed without checking out its code", async () => {
    await using at = await open("review-forks.yml", { script: [say("Nothing to find.")] });
    const { world, workflow } = at;
    await world.github.fork("mallory");
    const files = { "package-lock.json": "{ broken", "NOTES.md": "mine\n" };
    await world.github.commit({ as: "mallory", repository: "mallory/shop", branch: "topic", files });
    const { number } = await world.github.openPull({ as: "mallory", head: "mallory:topic", title: "Topic" });
    const opened = await pullEvent(world.github, { as: "mallory", number, action: "opened", target: true });
    expect((await runWorkflow(world, workflow, opened))?.outputs).toMatchObject({
      conclusion: "reviewed",
      branch: "",
    });
    expect(world.github.git.pushes).toEqual([]);
    expect(world.github.reviews(number)).toHaveLength(1);
  });

  long("of one job is always run by these tests", async () => {
    const single = await Promise.all(names.map(async (name) => readWorkflow(await read(name)).jobs.length === 1));
    expect([...RUN].sort()).toEqual(names.filter((_, index) => single[index]));
  });
});

interface Opened extends AsyncDisposable {
  readonly world: World;
  readonly workflow: Workflow;
  /** Maria comments on an issue; undefined when that starts no job. */
  comment(body: string, circumstances?: Circumstances): Promise<Run | undefined>;
}

async function open(name: string, options: Partial<WorldOptions> = {}): Promise<Opened> {
  // A run without a model request shows only that the example does not start.
  if (options.script?.length !== 0) RUN.add(name);
  const workflow = readWorkflow(await read(name));
  const usual = { users: { maria: "write" }, files: FILES, policy: EDIT_POLICY, script: [...FIX] } as const;
  const world = await openWorld({ ...usual, ...givenBy(workflow), ...options });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  return {
    world,
    workflow,
    comment: (body, circumstances) => {
      const event = commentEvent(world.github, { as: "maria", number: issue.number, body });
      return runWorkflow(world, workflow, event, circumstances);
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

async function expectFix({ github }: World, run: Run | undefined): Promise<void> {
  expect(run?.outputs).toMatchObject({ conclusion: "changed" });
  expect(run?.main.code).toBe(0);
  expect(await github.read(run?.outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
  expect(github.openPulls()).toHaveLength(1);
}

function read(name: string): Promise<string> {
  return readFile(path.join(directory, name), "utf8");
}

function text(name: string): string {
  return readFileSync(path.join(directory, name), "utf8");
}
