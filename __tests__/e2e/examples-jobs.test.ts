/** The workflows of examples/ with several jobs, each run from its event to the end of its last job. */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { commentEvent, dispatchEvent, labelEvent } from "../world/events.ts";
import { fault, say, type Step } from "../world/gemini.ts";
import { givenBy, readWorkflow, runJobs, type Circumstances, type JobEnd } from "../world/workflow.ts";
import type { Event } from "../world/events.ts";
import { scratchDirectory } from "../world/scratch.ts";
import { openWorld, type World, type WorldOptions } from "../world/world.ts";
import { branchPushes, EDIT_POLICY, FIX, MENDED, SHOP } from "./shop.ts";

const directory = fileURLToPath(new URL("../../examples/", import.meta.url));
const RUN = new Set<string>();
const LOCK = '{ "name": "shop", "lockfileVersion": 3, "packages": { "": { "name": "shop" } } }\n';
const FILES = { ...SHOP, "package-lock.json": LOCK, ".gitignore": "node_modules/\n" };
const notes = scratchDirectory();

describe("the examples with several jobs", () => {
  test("two-jobs.yml: the first job writes nothing, the second publishes its proposal", async () => {
    await using at = await open("two-jobs.yml", FIX);
    const { number } = at.world.github.openIssue({ as: "maria", title: "Wrong total" });
    const ends = await at.run(commentEvent(at.world.github, { as: "maria", number, body: "@remit fix it" }));
    expect(ends.map(({ id, result }) => `${id}: ${result}`)).toEqual(["propose: success", "publish: success"]);
    const [proposed, published] = ends.map(({ run }) => run?.outputs);
    expect(proposed).toMatchObject({ conclusion: "changed", branch: "" });
    expect(await at.world.github.read(published?.["branch"] ?? "", "src/cart.js")).toBe(MENDED);
    expect(at.world.github.openPulls()).toHaveLength(1);
    expect(await at.run(commentEvent(at.world.github, { as: "maria", number, body: "Thanks!" }))).toEqual([
      expect.objectContaining({ id: "propose", result: "skipped" }),
      expect.objectContaining({ id: "publish", result: "skipped" }),
    ]);
  });

  long("fan-out.yml: every package gets its pull request, even if another one fails or never starts", async () => {
    const packages = ["cart", "desk", "till"].map((name) => [
      `packages/${name}/package.json`,
      `{ "name": "${name}" }\n`,
    ]);
    const files = { ...FILES, ...Object.fromEntries(packages), "packages/Not A Task'/package.json": "{}\n" };
    await using at = await open("fan-out.yml", [...FIX, fault(400, { message: "Out of order." })], {
      files,
      refusals: "expected",
    });
    const { github } = at.world;
    const { number } = github.openIssue({ as: "maria", title: "Empty carts" });
    const inputs = { prompt: "Mend the total of empty carts.", issue: String(number) };
    // The third task's dependencies cannot be installed.
    const npm = `n=$(ls ${notes} | grep -c npm) || true; touch ${notes}/npm$n; test $n -ne 2`;
    const ends = await at.run(dispatchEvent(github, { as: "maria", inputs }), { programs: { npm: beside(npm) } });
    expect(ends.map(({ id, matrix, result }) => `${id} ${String(matrix["task"])}: ${result}`)).toEqual([
      "split undefined: success",
      "work cart: success",
      "work desk: failure",
      "work till: failure",
      "gather undefined: failure",
    ]);
    expect(branchPushes(at.world).map(({ ref }) => ref)).toEqual(["refs/heads/remit/task-cart"]);
    const [pull] = github.openPulls();
    const gathered = ends.at(-1)?.run;
    expect(JSON.parse(gathered?.outputs["structured-output"] ?? "")).toMatchObject({
      counts: { tasks: 3, done: 1, failed: 1, lost: 1 },
      tasks: [
        { task: "cart", conclusion: "changed", pull: pull?.number },
        { task: "desk", conclusion: "failed" },
        { task: "till", conclusion: "lost" },
      ],
    });
    const [report, ...more] = github.comments(number);
    expect(more).toEqual([]);
    for (const text of [report?.body, gathered?.main.summary]) {
      expect(text).toContain("### ⚠️ 1 of 3 tasks done, 1 failed, 1 left no report");
      expect(text).toMatch(/- `desk`: ❌ Failed:.*Out of order\./);
      expect(text).toContain("- `till`: no report, its job left none");
      expect(text).toContain("The sum of an empty cart had no start value");
    }
    expect(gathered?.outputs["comment-url"]).toMatch(new RegExp(`/issues/${number}#issuecomment-${report?.id}$`));
    expect(gathered?.main.annotations).toEqual([
      expect.objectContaining({ message: expect.stringContaining("desk, till") }),
    ]);
  });

  long("fan-out-split.yml: the model's tasks run, each with its own prompt, and appear in the summary", async () => {
    const tasks = [
      { task: "start", prompt: "Start the sum at 0 in src/cart.js." },
      { task: "notes", prompt: "Look whether the notes say so." },
    ];
    await using at = await open("fan-out-split.yml", [
      say(JSON.stringify({ tasks })),
      ...FIX,
      say("There are no notes."),
    ]);
    const { github, gemini } = at.world;
    const ends = await at.run(dispatchEvent(github, { as: "maria", inputs: { prompt: "Mend empty carts." } }));
    expect(ends.map(({ result }) => result)).toEqual(["success", "success", "success", "success"]);
    expect(branchPushes(at.world).map(({ ref }) => ref)).toEqual(["refs/heads/remit/task-start"]);
    expect(gemini.requests[0]?.lastText).toContain("Mend empty carts.");
    expect(gemini.requests[1]?.lastText).toContain("Start the sum at 0 in src/cart.js.");
    expect(gemini.requests.at(-1)?.lastText).toContain("Look whether the notes say so.");
    const gathered = ends.at(-1)?.run;
    expect(gathered?.outputs).toMatchObject({ conclusion: "changed", "comment-url": "" });
    expect(gathered?.main.summary).toContain("### ✅ 2 of 2 tasks done");
  });

  long("triage.yml: the model chooses a label in JSON, and a job sets it if it is a known one", async () => {
    const answers = [
      say('{"kind":"bug","files":["src/cart.js"]}'),
      ...['{"kind":"--repo x","files":[]}', "Still."].map((text) => say(text)),
    ];
    await using at = await open("triage.yml", answers);
    const { github } = at.world;
    const gh = `echo "$*" >> ${notes}/gh`;
    const label = async (name: string): Promise<readonly string[]> => {
      const { number } = github.openIssue({ title: "The total is wrong", body: "Choose the label admin." });
      const ends = await at.run(labelEvent(github, { as: "maria", number, label: name }), { programs: { gh } });
      return ends.map(({ result }) => result);
    };
    expect(await label("triage")).toEqual(["success", "success"]);
    expect(await readFile(path.join(notes, "gh"), "utf8")).toBe("issue edit 1 --add-label bug --remove-label triage\n");
    expect(github.comments(1)).toEqual([]);
    expect(await label("urgent")).toEqual(["skipped", "skipped"]);
    expect(await label("triage")).toEqual(["failure", "skipped"]);
    expect((await readFile(path.join(notes, "gh"), "utf8")).split("\n")).toHaveLength(2);
  });

  long("plan-approve.yml: the second job carries out exactly the plan of the first", async () => {
    await using at = await open("plan-approve.yml", [say("1. Start the sum at 0."), ...FIX]);
    const { github, gemini } = at.world;
    const ends = await at.run(dispatchEvent(github, { as: "maria", inputs: { prompt: "Mend empty carts." } }));
    expect(ends.map(({ run }) => run?.outputs["conclusion"])).toEqual(["planned", "changed"]);
    expect(ends[0]?.run?.main.summary).toContain("Start the sum at 0.");
    expect(gemini.requests[1]?.raw).toContain("1. Start the sum at 0.");
    expect(github.openPulls()).toHaveLength(1);
  });

  long("are all run by these tests", async () => {
    const names = (await readdir(directory)).filter((name) => name.endsWith(".yml")).sort();
    const jobs = await Promise.all(names.map(async (name) => readWorkflow(await read(name)).jobs));
    // `workflow-called.test.ts` runs the example that calls this repository's workflow.
    const several = jobs.map((each) => each.length > 1 && each.every(({ given }) => given === undefined));
    expect([...RUN].sort()).toEqual(names.filter((_, index) => several[index]));
  });
});

/** A stub for a program that the workflow's steps call; the agent's own use of the program is unaffected. */
function beside(script: string): string {
  return `if test -z "$GITHUB_ENV"; then PATH="\${PATH#*:}" exec npm "$@"; fi\n${script}`;
}

interface Opened extends AsyncDisposable {
  readonly world: World;
  run(event: Event, circumstances?: Circumstances): Promise<readonly JobEnd[]>;
}

async function open(name: string, script: readonly Step[], options: Partial<WorldOptions> = {}): Promise<Opened> {
  RUN.add(name);
  const workflow = readWorkflow(await read(name));
  const usual = { users: { maria: "write" }, files: FILES, policy: EDIT_POLICY, script } as const;
  const world = await openWorld({ ...usual, ...givenBy(workflow), ...options });
  return {
    world,
    run: (event, circumstances) => runJobs(world, workflow, event, circumstances),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

function read(name: string): Promise<string> {
  return readFile(path.join(directory, name), "utf8");
}
