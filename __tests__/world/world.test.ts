import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { say } from "./gemini.ts";
import { openWorld, type WorldOptions } from "./world.ts";

const ACTION = `
inputs:
  prompt: {}
  gemini-api-key: {}
  github-token: { default: "\${{ github.token }}" }
outputs: { answer: {} }
runs: { using: node24, main: main.mjs, post: main.mjs }
`;

// Asks the model what the event says, and comments what it answers.
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
  test("runs the action on a comment, again on the same one, and by hand", async () => {
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

  test("does not close well over a script that was not used, or a secret that leaked", async () => {
    const unused = await open({ script: [say("One.")] });
    await expect(unused.close()).rejects.toThrow("1 steps of the script were not used");
    const leaking = await open({ script: [say("One.")] });
    await leaking.dispatch("maria", "leak");
    await expect(leaking.close()).rejects.toThrow("ACTIONS_RUNTIME_TOKEN in the output of the main step");
  });
});
