/** Every workflow of examples/: linted, held against what all of them promise, and run from its event to its end. */
import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { commentEvent, dispatchEvent, labelEvent, pullEvent, runEvent, scheduleEvent } from "../world/events.ts";
import { call, say } from "../world/gemini.ts";
import { openProxy } from "../world/proxy.ts";
import { givenBy, readWorkflow, runWorkflow, type Circumstances, type Workflow } from "../world/workflow.ts";
import type { Step } from "../world/workflow/steps.ts";
import { openWorld, type Run, type World, type WorldOptions } from "../world/world.ts";
import { EDIT_POLICY, FIX, MENDED, SHOP } from "./shop.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const directory = path.join(repository, "examples");
const names = (await readdir(directory)).filter((name) => name.endsWith(".yml")).sort();

const LOCK = '{ "name": "shop", "lockfileVersion": 3, "packages": { "": { "name": "shop" } } }\n';
const FILES = { ...SHOP, "package-lock.json": LOCK, ".gitignore": "node_modules/\n" };

/** What a test of this file runs. Those of several jobs are run in `examples-jobs.test.ts`. */
const RUN = new Set<string>();

test("every example is what GitHub's own language service accepts", async () => {
  const files = names.map((name) => path.join(directory, name));
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(repository, "scripts/lint-workflows.ts"),
    ...files,
  ]);
  expect(stdout).toBe("");
});

describe.each(names)("%s", (name) => {
  test("names the least that its token needs, a time limit, and one run at a time", async () => {
    const text = await read(name);
    const { jobs } = readWorkflow(text);
    expect(text).toMatch(/^permissions: \{\}$/m);
    const open = ["contents", "issues", "pull-requests", "id-token", "actions", "checks"];
    for (const { permissions, timeoutMinutes, concurrency, steps } of jobs) {
      expect(Object.keys(permissions).length).toBeGreaterThan(0);
      expect(Object.keys(permissions).filter((permission) => !open.includes(permission))).toEqual([]);
      expect(timeoutMinutes).toBeLessThanOrEqual(60);
      if (steps.some(asksModel)) expect(concurrency).toContain("remit-");
    }
    expect(text).toContain("cancel-in-progress: false");
  });

  test("pins every action at a commit, and keeps no token in the checkout", async () => {
    const text = await read(name);
    const used = [...text.matchAll(/uses: (\S+)(.*)/g)];
    expect(used.length).toBeGreaterThan(1);
    for (const [, action, comment] of used) {
      expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
      expect(comment).toMatch(/^ # \S/);
    }
    expect(text.match(/persist-credentials: false/g)).toHaveLength(text.match(/actions\/checkout@/g)?.length ?? 0);
  });

  test("hands the model's key to no job that may write without asking a model, nor to a step that is not Remit's", async () => {
    const { jobs } = readWorkflow(await read(name));
    for (const step of jobs.flatMap(({ steps }) => steps)) {
      if (step.kind !== "remit") expect(JSON.stringify(step)).not.toContain("GEMINI_API_KEY");
      else if (!asksModel(step)) expect(step.inputs["gemini-api-key"]).toBeUndefined();
    }
  });

  test("lets no expression into a script", async () => {
    const { jobs } = readWorkflow(await read(name));
    const steps = jobs.flatMap((job) => job.steps);
    const scripts = steps.flatMap((step) => (step.kind === "run" ? [step.script] : []));
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  });
});

test("all of them, and the README, use the same commit of Remit", async () => {
  const texts = [...(await Promise.all(names.map(read))), await readFile(path.join(repository, "README.md"), "utf8")];
  const pins = texts.flatMap((text) => [...text.matchAll(/remit-agent\/remit@(\S+)/g)].map(([, pin]) => pin));
  expect(new Set(pins).size).toBe(1);
});

describe("run in the loopback world", () => {
  test("comment-fix.yml: a comment becomes a pull request, and other comments start nothing", async () => {
    await using at = await open("comment-fix.yml");
    const run = await at.comment("@remit the total is wrong for empty carts, please fix it");
    await expectFix(at.world, run);
    expect(await at.comment("Thank you!")).toBeUndefined();
  });

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

  long("dispatch.yml, dry: nothing is published, and the patch is kept where the artifact is taken from", async () => {
    await using at = await open("dispatch.yml");
    const inputs = { prompt: "Mend the total of empty carts.", "dry-run": "true" };
    const run = await runWorkflow(at.world, at.workflow, dispatchEvent(at.world.github, { as: "maria", inputs }));
    expect(run?.main.code).toBe(0);
    expect(at.world.github.git.pushes).toEqual([]);
    expect(at.world.github.pulls()).toEqual([]);
    const [patch = ""] = globSync(path.join(run?.job.temp ?? "", "remit-*/work.patch"));
    expect(await readFile(patch, "utf8")).toContain("sum + price, 0");
  });

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
    "ci-failure.yml: a failure is mended on its pull request, with the permissions that reading logs takes",
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

  test("scheduled.yml: the hour's task becomes a pull request on the task's branch", async () => {
    await using at = await open("scheduled.yml");
    const run = await runWorkflow(at.world, at.workflow, scheduleEvent(at.world.github, "17 4 * * 1"));
    await expectFix(at.world, run);
    expect(run?.outputs["branch"]).toBe("remit/task-docs");
  });

  long("ghes.yml: the same on an Enterprise server, through a gateway to the model", async () => {
    const nowhere = { GOOGLE_GEMINI_BASE_URL: "http://127.0.0.1:9" };
    await using at = await open("ghes.yml", { enterprise: true, job: { environment: nowhere } });
    const { world } = at;
    expect(world.github.apiUrl).toContain("/api/v3");
    const run = await at.comment("@remit fix it", { vars: { GEMINI_BASE_URL: world.gemini.url } });
    await expectFix(world, run);
    expect(world.github.requests.map((request) => request.path).join()).not.toContain("api.github.com");
  });

  long("vertex-workload-identity.yml: no key, and the credentials are out of the model's sight", async () => {
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

  long("self-hosted-proxy.yml: the model is reached through the proxy alone", async () => {
    await using at = await open("self-hosted-proxy.yml");
    const { world } = at;
    await using proxy = await openProxy({ "gemini.test:80": Number(new URL(world.gemini.url).port) });
    const run = await at.comment("@remit fix it", {
      // GitHub is on loopback here, which nobody reaches through a proxy.
      vars: { PROXY_URL: proxy.url, NO_PROXY: "127.0.0.1" },
      runner: { GOOGLE_GEMINI_BASE_URL: "http://gemini.test" },
    });
    await expectFix(world, run);
    expect(new Set(proxy.asked)).toEqual(new Set(["gemini.test:80"]));
  });

  long(
    "review-forks.yml: a stranger's pull request is reviewed without its code being checked out, and nothing is pushed",
    async () => {
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
    },
  );

  long("no example of one job is without a run", async () => {
    const single = await Promise.all(names.map(async (name) => readWorkflow(await read(name)).jobs.length === 1));
    expect([...RUN].sort()).toEqual(names.filter((_, index) => single[index]));
  });
});

/** Whether a step works, rather than tells or publishes what others did. */
function asksModel(step: Step): boolean {
  return step.kind === "remit" && !["publish", "gather"].includes(step.inputs["mode"] ?? "");
}

interface Opened extends AsyncDisposable {
  readonly world: World;
  readonly workflow: Workflow;
  /** Maria comments on an issue; undefined when that starts nothing. */
  comment(body: string, circumstances?: Circumstances): Promise<Run | undefined>;
}

async function open(name: string, options: Partial<WorldOptions> = {}): Promise<Opened> {
  RUN.add(name);
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
