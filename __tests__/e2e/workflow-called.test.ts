/** The reusable workflow, called by examples/short.yml, from its event to its end. */
import { mkdtemp, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { long, rows } from "../world/long.ts";
import { commentEvent, dispatchEvent, pullEvent, type Event } from "../world/events.ts";
import { say, type Step } from "../world/gemini.ts";
import { givenBy, readWorkflow, runJobs, type JobEnd } from "../world/workflow.ts";
import { scratchDirectory } from "../world/scratch.ts";
import { openWorld, type World, type WorldOptions } from "../world/world.ts";
import { EDIT_POLICY, FIX, MENDED, SHOP } from "./shop.ts";

const SHORT = await readFile(new URL("../../examples/short.yml", import.meta.url), "utf8");
const SETUP = ".github/actions/remit-setup/action.yml";
const scratch = scratchDirectory();
let notes = "";

beforeEach(async () => void (notes = await mkdtemp(path.join(scratch, "notes-"))));

/** A set-up that leaves a file of this name, and lists the files it found. */
function setup(name: string): string {
  const run = `ls > ${notes}/${name}`;
  return `name: Set-up\nruns:\n  using: composite\n  steps:\n    - run: ${run}\n      shell: bash\n`;
}

interface Opened extends AsyncDisposable {
  readonly world: World;
  run(event: Event): Promise<readonly JobEnd[]>;
  /** The results of the jobs, in order. */
  results(event: Event): Promise<readonly string[]>;
  setups(): Promise<readonly string[]>;
}

async function open(options: Partial<WorldOptions>, caller = SHORT): Promise<Opened> {
  const workflow = readWorkflow(caller);
  const files = { ...SHOP, [SETUP]: setup("default") };
  const users = { maria: "write", mallory: "none" } as const;
  const world = await openWorld({ users, files, policy: EDIT_POLICY, ...givenBy(workflow), ...options });
  const run = (event: Event) => runJobs(world, workflow, event);
  return {
    world,
    run,
    results: async (event) => (await run(event)).map(({ id, result }) => `${id}: ${result}`),
    setups: () => readdir(notes),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

function ask({ world: { github } }: Opened, as: string, body: string): Event {
  return commentEvent(github, { as, number: github.openIssue({ as: "maria", title: "Wrong total" }).number, body });
}

test("a user writes ten lines that name only triggers, permissions and the key", () => {
  const lines = SHORT.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.join("\n")).not.toMatch(/steps:|runs-on:|if:|with:|concurrency:/);
});

test("a comment becomes a pull request, after the repository's set-up, with the example's permissions", async () => {
  await using at = await open({ script: [...FIX] });
  const ends = await at.run(ask(at, "maria", "@remit fix it"));
  expect(ends.map(({ id, result }) => `${id}: ${result}`)).toEqual(["remit.gate: success", "remit.work: success"]);
  expect(ends[1]?.outputs).toMatchObject({ conclusion: "changed", "pull-request-number": "2" });
  expect(await at.world.github.read(ends[1]?.run?.outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
  expect(await readFile(path.join(notes, "default"), "utf8")).toContain("package.json");
});

test("a stranger's comment starts no checkout, set-up or model request, and other comments not even a gate", async () => {
  await using at = await open({});
  expect(await at.results(ask(at, "mallory", "@remit fix it"))).toEqual(["remit.gate: success", "remit.work: skipped"]);
  expect(await at.results(ask(at, "maria", "Thank you!"))).toEqual(["remit.gate: skipped", "remit.work: skipped"]);
  expect(await at.setups()).toEqual([]);
  expect(at.world.gemini.requests).toEqual([]);
});

long("a repository without a set-up works as well", async () => {
  await using at = await open({ files: SHOP, script: [...FIX] });
  expect(await at.results(ask(at, "maria", "@remit fix it"))).toEqual(["remit.gate: success", "remit.work: success"]);
});

const REVIEWS = SHORT.replace("issue_comment: { types: [created] }", "pull_request: { types: [opened] }");

test.each(
  rows([
    ["a comment on it", SHORT, "maria"],
    ["a comment on a fork's", SHORT, "mallory"],
    ["its own event", REVIEWS, "maria"],
  ]),
)("a pull request's version of the set-up never runs: %s", async (_by, caller, author) => {
  const script: readonly Step[] = [say("Nothing to find.")];
  await using at = await open({ script }, caller);
  const { github } = at.world;
  const own = author === "maria";
  if (!own) await github.fork(author);
  const repository = own ? "octo/shop" : `${author}/shop`;
  const files = { [SETUP]: setup("evil"), "NOTES.md": "mine\n" };
  await github.commit({ as: author, repository, branch: "topic", files });
  const { number } = await github.openPull({ as: author, head: own ? "topic" : `${author}:topic`, title: "Topic" });
  const event =
    caller === REVIEWS
      ? await pullEvent(github, { as: author, number, action: "opened" })
      : commentEvent(github, { as: "maria", number, body: "@remit /review" });
  expect(await at.results(event)).toEqual(["remit.gate: success", "remit.work: success"]);
  expect(await at.setups()).toEqual(["default"]);
  expect(await readFile(path.join(notes, "default"), "utf8")).not.toContain("NOTES.md");
  expect(github.reviews(number)).toHaveLength(1);
});

long("a manual start takes the prompt, and a fork's pull request without secrets starts nothing", async () => {
  const byHand = SHORT.replace("issue_comment: { types: [created] }", "workflow_dispatch:").replace(
    "    secrets:",
    "    with: { prompt: Mend the total., task: total }\n    secrets:",
  );
  await using at = await open({ script: [...FIX] }, byHand);
  const ends = await at.run(dispatchEvent(at.world.github, { as: "maria", inputs: {} }));
  expect(ends.at(-1)?.run?.outputs).toMatchObject({ conclusion: "changed", branch: "remit/task-total" });
  expect(at.world.gemini.requests[0]?.lastText).toContain("Mend the total.");

  await using forks = await open({}, REVIEWS);
  const { github } = forks.world;
  await github.fork("mallory");
  await github.commit({ as: "mallory", repository: "mallory/shop", branch: "topic", files: { "NOTES.md": "mine\n" } });
  const { number } = await github.openPull({ as: "mallory", head: "mallory:topic", title: "Topic" });
  const opened = await pullEvent(github, { as: "mallory", number, action: "opened" });
  expect(await forks.results(opened)).toEqual(["remit.gate: skipped", "remit.work: skipped"]);
});
