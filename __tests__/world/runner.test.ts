import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import {
  commentAgain,
  commentEvent,
  dispatchEvent,
  labelEvent,
  pullEvent,
  scheduleEvent,
  type Event,
} from "./events.ts";
import { openGitHub, type GitHubWorld } from "./github/github.ts";
import { CANARIES, openJob, type Job, type JobOptions } from "./runner.ts";
import { parsePairs } from "./runner/command-files.ts";
import { readCommands } from "./runner/commands.ts";

const ACTION = `
name: Fake
inputs:
  prompt: { description: What to do }
  github-token: { description: Token, default: "\${{ github.token }}" }
  "two words": { description: With a blank, default: "yes" }
outputs:
  answer: { description: An answer }
runs: { using: node24, main: main.mjs, post: post.mjs }
`;

/** An action made of these two files, a world, and a job in it. */
async function open(main: string, post = "", options: Partial<JobOptions> & { readonly event?: Event } = {}) {
  const github = await openGitHub({
    files: { "README.md": "# Shop\n", "run.sh": { mode: "100755", content: "true\n" } },
  });
  const action = await mkdtemp(path.join(tmpdir(), "remit-action-"));
  const files = { "action.yml": ACTION, "main.mjs": main, "post.mjs": post };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(action, name), text)));
  const job = await openJob({ ...(await place(github)), action, ...options });
  return {
    github,
    job,
    async [Symbol.asyncDispose]() {
      await job[Symbol.asyncDispose]();
      await rm(action, { recursive: true });
      await github[Symbol.asyncDispose]();
    },
  };
}

async function place(github: GitHubWorld) {
  const { apiUrl, graphqlUrl, serverUrl, token, repository } = github;
  const sha = (await github.bare.ref("main")) ?? "";
  const event = dispatchEvent(github, { as: "octo" });
  return { apiUrl, graphqlUrl, serverUrl, token, repository, event, actor: event.actor, branch: "main", sha };
}

const ENVIRONMENT = `console.log(JSON.stringify(process.env));`;

async function environmentOf(job: Job): Promise<Record<string, string>> {
  return JSON.parse((await job.run()).main.stdout);
}

describe("a job", () => {
  test("passes inputs and defaults to the action, under the runner's variable names", async () => {
    await using world = await open(ENVIRONMENT, "", { inputs: { prompt: "Mend it." } });
    expect(await environmentOf(world.job)).toMatchObject({
      INPUT_PROMPT: "Mend it.",
      "INPUT_GITHUB-TOKEN": world.github.token,
      INPUT_TWO_WORDS: "yes",
    });
  });

  test("sets variables for the servers, the event and the checkout, and none of the test machine's", async () => {
    process.env["OF_THE_TESTS_OWN"] = "leaked";
    await using world = await open(ENVIRONMENT);
    const environment = await environmentOf(world.job);
    delete process.env["OF_THE_TESTS_OWN"];
    expect(environment).toMatchObject({
      ...CANARIES,
      GITHUB_API_URL: world.github.apiUrl,
      GITHUB_SERVER_URL: world.github.serverUrl,
      GITHUB_REPOSITORY: "octo/shop",
      GITHUB_EVENT_NAME: "workflow_dispatch",
      GITHUB_WORKSPACE: world.job.workspace,
      RUNNER_TEMP: world.job.temp,
      HOME: world.job.home,
    });
    expect(environment["OF_THE_TESTS_OWN"]).toBeUndefined();
    expect(JSON.parse(await readFile(environment["GITHUB_EVENT_PATH"] ?? "", "utf8"))).toMatchObject({
      sender: { login: "octo" },
      repository: { full_name: "octo/shop" },
    });
  });

  test("has a checkout one commit deep, with credentials only on request", async () => {
    const main = `
      import { execFileSync as run } from "node:child_process";
      const git = (...args) => run("git", args, { encoding: "utf8" }).trim();
      console.log(JSON.stringify([git("rev-parse", "HEAD"), git("status", "--short"), git("log", "--format=%s"), git("config", "--list", "--local")]));`;
    await using world = await open(main);
    const printed: string[] = JSON.parse((await world.job.run()).main.stdout);
    const [head, status, , config] = printed;
    expect(head).toBe(await world.github.bare.ref("main"));
    expect(status).toBe("");
    expect(config).not.toContain("extraheader");
    expect(await readFile(path.join(world.job.workspace, "README.md"), "utf8")).toBe("# Shop\n");
    await using persisted = await open(main, "", { checkout: "config" });
    expect((await persisted.job.run()).main.stdout).toContain("extraheader=AUTHORIZATION: basic");
  });

  test("reads command files and output of the action, and passes state to the post step", async () => {
    const main = `
      import { appendFileSync as add } from "node:fs";
      add(process.env.GITHUB_OUTPUT, "answer<<E-1\\nline 1\\nEOF\\nx=1\\nE-1\\n");
      add(process.env.GITHUB_STATE, "comment=12\\n");
      add(process.env.GITHUB_STEP_SUMMARY, "# Done\\n");
      console.log("::add-mask::hunter2\\nthe word is hunter2");
      console.log("::error title=Broken%2C again::50%25 of it%0Ais gone");`;
    await using world = await open(main, `console.log(process.env.STATE_comment);`);
    const { main: step, post, outputs } = await world.job.run();
    expect(outputs).toEqual({ answer: "line 1\nEOF\nx=1" });
    expect(step).toMatchObject({ code: 0, summary: "# Done\n", masks: ["hunter2"] });
    expect(step.annotations).toEqual([{ level: "error", title: "Broken, again", message: "50% of it\nis gone" }]);
    expect(step.log).toContain("the word is ***");
    expect(post).toMatchObject({ code: 0, stdout: "12\n" });
  });

  test("rejects inputs and outputs that the action does not declare", async () => {
    await using world = await open("", "", { inputs: { nonsense: "1" } });
    await expect(world.job.run()).rejects.toThrow("The action has no input nonsense");
    await using other = await open(
      `import { appendFileSync as add } from "node:fs"; add(process.env.GITHUB_OUTPUT, "b=1\\n");`,
    );
    await expect(other.job.run()).rejects.toThrow("an output that it does not declare: b");
  });

  const WAITING = `
    import { writeFileSync } from "node:fs";
    process.on("SIGINT", () => { console.log("interrupted"); process.exit(130); });
    writeFileSync(process.env.RUNNER_TEMP + "/waiting", "");
    setInterval(() => {}, 1000);`;

  test("that is cancelled by SIGINT still runs the post step", async () => {
    await using world = await open(WAITING, `console.log("after");`);
    const waiting = path.join(world.job.temp, "waiting");
    const { main, post } = await world.job.run({ interruption: { how: "cancel", when: () => existsSync(waiting) } });
    expect(main).toMatchObject({ code: 130, signal: undefined, stdout: "interrupted\n" });
    expect(main.interruptedMs).toBeDefined();
    expect(post?.stdout).toBe("after\n");
  });

  test("that is killed still runs the post step", async () => {
    await using world = await open(WAITING, `console.log("after");`);
    const waiting = path.join(world.job.temp, "waiting");
    const { main, post } = await world.job.run({ interruption: { how: "kill", when: () => existsSync(waiting) } });
    expect(main).toMatchObject({ code: undefined, signal: "SIGKILL" });
    expect(post?.stdout).toBe("after\n");
  });

  test("reports a step that ends before its interruption, or does not end", async () => {
    await using world = await open(`console.log("short");`);
    const never = new Promise(() => undefined);
    await expect(world.job.run({ interruption: { how: "cancel", when: never } })).rejects.toThrow("ended before");
    await using endless = await open(`console.log("long"); setInterval(() => {}, 1000);`, "", { timeoutMs: 1_500 });
    await expect(endless.job.run()).rejects.toThrow(/did not end in 1500 ms[^]*long/);
  });
});

describe("workflow commands", () => {
  test("are at the start of a line, or in their old form anywhere", () => {
    const names = (text: string) => readCommands(text).commands.map(({ name }) => name);
    expect(names("::debug::a\n  ::notice::b\nword ::error::c\n: :warning::d")).toEqual(["debug", "notice"]);
    expect(names("word ##[set-output name=a]b")).toEqual(["set-output"]);
    expect(names("line one\r::error::after a bare return")).toEqual(["error"]);
  });

  test("are ignored between stop-commands and its token", () => {
    const { commands } = readCommands("::stop-commands::t-1\n::error::x\n::t-1::\n::error::y");
    expect(commands.map(({ message }) => message)).toEqual(["t-1", "y"]);
  });

  test("in files need their delimiters", () => {
    expect(parsePairs("a=1\nb<<D\n2\n3\nD\n")).toEqual({ a: "1", b: "2\n3" });
    expect(() => parsePairs("b<<D\n2\n")).toThrow("Matching delimiter not found");
    expect(() => parsePairs("nonsense\n")).toThrow("Invalid format");
  });
});

describe("events", () => {
  test("are GitHub's own examples, with this world's data", async () => {
    await using github = await openGitHub({ users: { maria: "write" } });
    const issue = github.openIssue({ as: "maria", title: "Wrong total", body: "It is." });
    const { payload, name, actor, commentId } = commentEvent(github, {
      as: "maria",
      number: issue.number,
      body: "@remit fix it",
    });
    expect({ name, actor }).toEqual({ name: "issue_comment", actor: "maria" });
    expect(payload).toMatchObject({
      action: "created",
      issue: { number: issue.number, title: "Wrong total" },
      comment: { id: commentId, body: "@remit fix it", user: { login: "maria" } },
      repository: { full_name: "octo/shop", default_branch: "main" },
      sender: { login: "maria" },
    });
    expect(JSON.stringify(payload)).not.toContain("Codertocat");
    expect(commentAgain(github, commentId, "maria").payload).toEqual(payload);
  });

  test("of the other kinds have their own fields", async () => {
    await using github = await openGitHub({ users: { maria: "write" }, files: { "a.txt": "a" } });
    const issue = github.openIssue({ as: "maria", title: "Wrong total" });
    await github.commit({ branch: "topic", files: { "a.txt": "b" } });
    const pull = await github.openPull({ as: "maria", head: "topic", title: "Topic" });
    const onPull = commentEvent(github, { as: "maria", number: pull.number, body: "@remit go on" });
    expect(onPull.payload).toMatchObject({ issue: { number: pull.number, pull_request: expect.anything() } });
    expect(dispatchEvent(github, { as: "maria", inputs: { prompt: "x" } }).payload).toMatchObject({
      inputs: { prompt: "x" },
      ref: "refs/heads/main",
    });
    expect(labelEvent(github, { as: "maria", number: issue.number, label: "remit" }).payload).toMatchObject({
      action: "labeled",
      label: { name: "remit" },
    });
    const opened = await pullEvent(github, { as: "maria", number: pull.number, action: "opened" });
    expect(opened.payload).toMatchObject({
      action: "opened",
      number: pull.number,
      pull_request: { head: { ref: "topic" } },
    });
    expect(scheduleEvent(github, "0 3 * * *").payload).toMatchObject({ schedule: "0 3 * * *" });
  });
});
