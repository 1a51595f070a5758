import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { say } from "./gemini.ts";
import { findTraces, recordMachine } from "./untouched.ts";
import { switchOff } from "./without-ways.ts";
import { openWorld, type WorldOptions } from "./world.ts";

const ACTION = `
inputs:
  prompt: {}
  gemini-api-key: {}
  github-token: { default: "\${{ github.token }}" }
outputs: { answer: {} }
runs: { using: node24, main: main.mjs, post: main.mjs }
`;

// Asks the model with the event's text, and comments its answer.
const MAIN = `
  import { readFileSync as read, appendFileSync as add } from "node:fs";
  const { env } = process;
  const event = JSON.parse(read(env.GITHUB_EVENT_PATH));
  const ask = env.INPUT_PROMPT || event.comment.body;
  const url = env.GOOGLE_GEMINI_BASE_URL + "/v1beta/models/gemini-2.5-pro:generateContent";
  if (env.STATE_done) process.exit(0);
  const answer = await fetch(url, {
    method: "POST",
    headers: { "x-goog-api-key": env["INPUT_GEMINI-API-KEY"] },
    body: JSON.stringify({ contents: [{ role: "user", parts: [{ text: ask }] }] }),
  });
  const text = (await answer.json()).candidates[0].content.parts.map((part) => part.text).join("");
  add(env.GITHUB_OUTPUT, "answer=" + text + "\\n");
  add(env.GITHUB_STATE, "done=1\\n");
  const number = event.issue?.number;
  if (number) await fetch(env.GITHUB_API_URL + "/repos/" + env.GITHUB_REPOSITORY + "/issues/" + number + "/comments", {
    method: "POST",
    headers: { authorization: "Bearer " + env["INPUT_GITHUB-TOKEN"], "content-type": "application/json" },
    body: JSON.stringify({ body: text }),
  });
  if (ask === "leak") console.log(env.ACTIONS_RUNTIME_TOKEN);
  const { execSync } = await import("node:child_process");
  if (ask.startsWith("touch ")) execSync(ask.slice("touch ".length));
`;

async function open(options: WorldOptions) {
  const action = await mkdtemp(path.join(tmpdir(), "remit-action-"));
  await writeFile(path.join(action, "action.yml"), ACTION);
  await writeFile(path.join(action, "main.mjs"), MAIN);
  const world = await openWorld({ users: { maria: "write" }, action, ...options });
  return {
    ...world,
    async [Symbol.asyncDispose]() {
      await rm(action, { recursive: true, force: true });
      await world[Symbol.asyncDispose]();
    },
    async close() {
      await rm(action, { recursive: true });
      await world.close();
    },
  };
}

describe("the world", () => {
  test("runs the action on a comment, again on the same comment, and on a dispatch", async () => {
    await using world = await open({ script: [say("One."), say("Two."), say("Three.")], policy: "version = 1\n" });
    const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", number, "fix it");
    expect(run).toMatchObject({ main: { code: 0 }, post: { code: 0 }, outputs: { answer: "One." }, entries: [] });
    await world.redeliver(run);
    expect((await world.dispatch("maria", "look around")).outputs).toEqual({ answer: "Three." });
    expect(world.gemini.requests.map(({ lastText }) => lastText)).toEqual(["fix it", "fix it", "look around"]);
    expect(world.github.comments(number).map(({ body }) => body)).toEqual(["fix it", "One.", "Two."]);
    expect(await world.github.read("main", ".github/remit.toml")).toBe("version = 1\n");
  });

  test("fails on closing when the script was not used up or a secret leaked", async () => {
    const unused = await open({ script: [say("One.")] });
    await expect(unused.close()).rejects.toThrow("1 steps of the script were not used");
    const leaking = await open({ script: [say("One.")] });
    await leaking.dispatch("maria", "leak");
    await expect(leaking.close()).rejects.toThrow("ACTIONS_RUNTIME_TOKEN in the output of the main step");
  });

  const touched: readonly (readonly [line: string, ...paths: readonly string[]])[] = [
    ["echo more >> README.md", "README.md"],
    ["rm README.md", "README.md"],
    ["chmod +x README.md", "README.md"],
    ["ln -sf /etc/passwd README.md", "README.md"],
    ["mkdir new", "new"],
    ["echo x > ignored.log", "ignored.log"],
    ["git config core.fsmonitor x", ".git/config"],
    ["echo x > .git/hooks/post-checkout", ".git/hooks/post-checkout"],
    ["echo ref: refs/heads/x > .git/HEAD", ".git/HEAD"],
    ["mkdir -p .git/modules/x && echo x > .git/modules/x/config", ".git/modules/x/config"],
    ["mkdir -p sub/.git && echo x > sub/.git/config", "sub/.git/config"],
    ["mv .git ../moved && echo gitdir: $PWD/../moved > .git", ".git", ".git/config"],
    ["git config --global alias.st x", "~/.gitconfig"],
  ];
  test("fails on closing when a run changed its checkout unexpectedly", async () => {
    const world = await open({ files: {}, script: [say("Done.")] });
    await world.dispatch("maria", "touch echo more >> README.md");
    await expect(world.close()).rejects.toThrow("after run 1 README.md is not as it was before the run");
  });

  test.each(touched)("sees that a run changed its checkout or home by: %s", (line, ...paths) => {
    const place = mkdtempSync(path.join(tmpdir(), "remit-touched-"));
    const [workspace, home] = [path.join(place, "checkout"), path.join(place, "home")];
    const run = (command: string): void => {
      execFileSync("bash", ["-c", command], { cwd: workspace, env: { PATH: process.env["PATH"], HOME: home } });
    };
    for (const directory of [workspace, home]) mkdirSync(directory);
    run("git init -q; echo text > README.md; echo ignored.log > .gitignore");
    const before = recordMachine({ workspace, home });
    run(line);
    const traces = findTraces({ before, after: recordMachine({ workspace, home }), published: [], outside: false });
    rmSync(place, { recursive: true });
    const expected = paths.map((each) => expect.stringContaining(`${each} is not as it was before the run`));
    expect(traces).toEqual(expect.arrayContaining(expected));
  });

  test("switches the sandbox off in a policy without a mode, but never in one that sets it", () => {
    expect(switchOff('version = 1\nextends = "edit"\n[sandbox]\nshow = []\n')).toMatch(
      /\[sandbox\]\nmode = "off"\nshow = \[\]\n[^]*command = \["\*"\]/,
    );
    const policy = 'version = 1\n[sandbox]\nmode = "require"\n';
    expect(switchOff(policy)).toBe(policy);
  });
});
