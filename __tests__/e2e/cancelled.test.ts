/**
 * A cancel at each place where a run waits for something that never comes: the run ends before the runner kills it, one
 * comment says so, the work is kept or published once, and no process is left. `trouble.test.ts` tests cancels during a
 * tool call and a model request.
 */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { commentEvent } from "../world/events.ts";
import { call, held, say, type Step } from "../world/gemini.ts";
import { LONG } from "../world/long.ts";
import type { Job } from "../world/runner.ts";
import { proposeJob, publishJob, TWO_TOKENS } from "../world/two-jobs.ts";
import { until } from "../world/until.ts";
import { openWorld, type Run, type RunOptions, type World, type WorldOptions } from "../world/world.ts";
import { branchPushes, EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

interface Checkpoint extends Partial<WorldOptions> {
  /** Resolves, or blocks, when the run has reached the place where it is cancelled. */
  readonly at: (world: World, job: () => Job) => Promise<unknown> | (() => boolean);
  /** The instruction; a fix if absent. */
  readonly ask?: string;
  /** On the pull request of somebody's branch instead of an issue. */
  readonly pull?: true;
  /** In the publishing job. */
  readonly second?: true;
  /** The default branch moves after the checkout, so that it is fetched. */
  readonly moved?: true;
  /** What must be left at the end. */
  readonly left: "no comment" | "nothing" | "patch" | "branch" | "review";
  /** Also part of the quick suite. */
  readonly quick?: true;
}

const CALLED = ({ github }: World, pattern: string, stored = false) => github.faults.hold(pattern, { stored }).reached;
const GIT = ({ github }: World, pattern: string, nth = 1) => github.git.faults.hold(pattern, { nth }).reached;
const PUSH = "POST /octo/shop/git-receive-pack";
const FIX: readonly Step[] = [READ, MEND, say("Mended.")];
const HANG = `process.on("SIGTERM", () => {});
process.on("SIGINT", () => {});
setInterval(() => {}, 1_000);
`;
const HANGS = { ...SHOP, "hang.mjs": HANG };
const hangs = (_world: World, job: () => Job) => () =>
  processesIn(job()).some((commandLine) => /^node .*hang\.mjs/.test(commandLine));
const CI = "name: CI\non: [push, pull_request]\njobs: {}\n";
const RIGHTS = {
  contents: "write",
  issues: "write",
  "pull-requests": "write",
  actions: "read",
  checks: "read",
} as const;
const thought = held(say("late"));
const search = held(say("late"));

const CHECKPOINTS: Readonly<Record<string, Checkpoint>> = {
  "the gate, with a GitHub that does not answer": {
    at: (world) => CALLED(world, "GET /repos/octo/shop/collaborators/maria/permission"),
    left: "no comment",
  },
  "the gate, with git that does not answer": {
    at: (world) => GIT(world, "POST /octo/shop/git-upload-pack"),
    moved: true,
    left: "no comment",
    quick: true,
  },
  "the first comment, before GitHub has it": {
    at: (world) => CALLED(world, "POST /repos/octo/shop/issues/*/comments"),
    script: [thought],
    left: "nothing",
  },
  "the first comment, when GitHub has it but its answer is lost": {
    at: (world) => CALLED(world, "POST /repos/octo/shop/issues/*/comments", true),
    script: [held(say("late"))],
    left: "nothing",
  },
  "the fetch of a pull request's head": {
    at: (world) => GIT(world, "POST /octo/shop/git-upload-pack", 1), // After the policy, and before the first comment.
    pull: true,
    left: "no comment",
  },
  "the start of an MCP server": {
    files: {
      ...HANGS,
      ".gemini/settings.json": JSON.stringify({
        mcpServers: { slow: { command: "node", args: ["hang.mjs"], cwd: "." } },
      }),
    },
    policy: `${EDIT_POLICY}\n[[allow]]\nserver = ["slow"]\n`,
    at: hangs,
    left: "nothing",
  },
  "a hook": {
    files: {
      ...HANGS,
      ".gemini/settings.json": JSON.stringify({
        hooks: { SessionStart: [{ hooks: [{ type: "command", name: "slow", command: "node hang.mjs" }] }] },
      }),
    },
    at: hangs,
    left: "nothing",
  },
  "a sub-agent's model request": {
    script: [READ, MEND, call("invoke_agent", { agent_name: "codebase_investigator", prompt: "Look." }), search],
    at: () => search.gate.reached,
    left: "patch",
  },
  "a command that ignores signals": {
    files: HANGS,
    policy: `${EDIT_POLICY}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["node *"]\n`,
    script: [READ, MEND, call("run_shell_command", { command: "node hang.mjs" })],
    at: hangs,
    left: "patch",
  },
  "the verification": {
    files: HANGS,
    policy: `${EDIT_POLICY}\n[verify]\ncommands = ["node hang.mjs"]\nattempts = 1\n`,
    script: FIX,
    at: hangs,
    left: "patch",
    quick: true,
  },
  "the push, before GitHub has it": { script: FIX, at: (world) => GIT(world, PUSH), left: "patch" },
  "the pull request, before GitHub has it": {
    script: FIX,
    at: (world) => CALLED(world, "POST /repos/octo/shop/pulls"),
    left: "branch",
    quick: true,
  },
  "the pull request, when GitHub has it but its answer is lost": {
    script: FIX,
    at: (world) => CALLED(world, "POST /repos/octo/shop/pulls", true),
    left: "branch",
  },
  "the wait for checks": {
    files: { ...SHOP, ".github/workflows/ci.yml": CI },
    tokens: { ghs_app: { permissions: RIGHTS, actor: "shop-remit[bot]" } },
    policy: `${EDIT_POLICY}\n[verify]\nchecks = 5\n`,
    script: FIX,
    at: (world) => world.github.faults.hold("GET /repos/octo/shop/commits/*/check-runs").reached,
    left: "branch",
  },
  "the review, when GitHub has it but its answer is lost": {
    pull: true,
    ask: "@remit /review",
    script: [call("add_review_comment", { path: "src/cart.js", line: 3, severity: "low", body: "Why?" }), say("Look.")],
    at: (world) => CALLED(world, "POST /repos/octo/shop/pulls/*/reviews", true),
    left: "review",
  },
  "the final update of the comment": {
    script: FIX,
    at: (world) => CALLED(world, "PATCH /repos/octo/shop/issues/comments/*"),
    left: "branch",
  },
  "the second job's push": { ...TWO_TOKENS, script: FIX, second: true, at: (world) => GIT(world, PUSH), left: "patch" },
};

interface Ended {
  readonly run: Run;
  readonly comments: readonly string[];
  readonly pushes: number;
  readonly pulls: number;
  readonly reviews: number;
  readonly alive: readonly string[];
  readonly patch: string;
}

async function cancelAt({ at, ask = "@remit fix it", pull, second, moved, ...options }: Checkpoint): Promise<Ended> {
  const shop = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY, script: [], ...options } as const;
  const world = await openWorld(shop);
  const number = pull === undefined ? openIssue(world) : await openPull(world);
  let job: Job | undefined;
  const cancelled = (): RunOptions => ({
    interruption: { how: "cancel", when: start(async () => await reached(world, at, () => job)) },
    before: async (machine) => {
      job = machine;
      if (moved === true) await world.github.commit({ as: "maria", branch: "main", files: { "moved.txt": "moved\n" } });
      begin();
    },
  });
  // Not before the checkout, which makes the same request to GitHub.
  let begin = (): void => undefined;
  const start = (work: () => Promise<unknown>): Promise<unknown> =>
    new Promise((resolve) => (begin = () => void work().then(resolve)));
  const run = await (second === undefined
    ? world.comment("maria", number, ask, cancelled())
    : secondJob(world, number, cancelled()));
  const ended = {
    run,
    comments: world.github
      .comments(number)
      .filter(({ author }) => author.login !== "maria")
      .map(({ body }) => body),
    pushes: branchPushes(world).filter(({ ref }) => ref.startsWith("refs/heads/remit/")).length,
    pulls: world.github.pulls().length - (pull === undefined ? 0 : 1),
    reviews: pull === undefined ? 0 : world.github.reviews(number).length,
    alive: await leftIn(run.job),
    patch: keptPatch(run),
  };
  await world.close().catch((error: unknown) => {
    // The model got no request in time.
    if (!String(error).includes("steps of the script were not used")) throw error;
  });
  return ended;
}

async function reached(world: World, at: Checkpoint["at"], job: () => Job | undefined): Promise<void> {
  const place = at(world, () => job() as Job);
  await (typeof place === "function" ? until(place) : place);
}

function openIssue(world: World): number {
  return world.github.openIssue({ as: "maria", title: "Wrong total" }).number;
}

async function openPull(world: World): Promise<number> {
  await world.github.commit({
    as: "maria",
    branch: "round",
    files: { "src/cart.js": `${SHOP["src/cart.js"]}// round\n` },
  });
  const { number } = await world.github.openPull({ as: "maria", head: "round", title: "Round totals" });
  return number;
}

async function secondJob(world: World, number: number, how: RunOptions): Promise<Run> {
  const event = commentEvent(world.github, { as: "maria", number, body: "@remit fix it" });
  return await publishJob(world, await proposeJob(world, event), how);
}

/** After a signal nobody waits for the sandbox's keeper, which takes its mounts away and ends. */
async function leftIn(job: Job): Promise<string[]> {
  for (let tries = 0; tries < 100 && processesIn(job).length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return processesIn(job);
}

/** The processes of the job's machine, by working directory and environment. */
function processesIn({ workspace }: Job): string[] {
  const root = path.resolve(workspace, "../../..");
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const [place, environment] = [
        read(() => readlinkSync(`/proc/${pid}/cwd`)),
        read(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")),
      ];
      return place.startsWith(root) || environment.includes(root) ? [environment.replaceAll("\0", " ")] : [];
    });
}

function read(look: () => string): string {
  try {
    return look();
  } catch {
    return ""; // It has ended meanwhile, or belongs to another user.
  }
}

function keptPatch({ job }: Run): string {
  const [own = ""] = readdirSync(job.temp).filter((name) => /^remit-\d/.test(name));
  return read(() => readFileSync(path.join(job.temp, own, "work.patch"), "utf8"));
}

const ended = new Map<string, Ended | Error>();
const tried = Object.entries(CHECKPOINTS).filter(([, { quick }]) => LONG || quick === true);

/** A few at a time, since each run mostly waits. */
beforeAll(async () => {
  const waiting = [...tried];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      ended.set(next[0], await cancelAt(next[1]).catch((error: unknown) => error as Error));
    }
  };
  await Promise.all([work(), work(), work()]);
}, 240_000);

describe("a run that is cancelled during", () => {
  test.each(tried)("%s", (what, { left }) => {
    const end = ended.get(what);
    if (end === undefined || end instanceof Error) throw end ?? new Error("It was not tried.");
    const { run, comments, pushes, pulls, reviews, alive, patch } = end;
    expect(run.main.signal).toBeUndefined();
    expect(run.main.interruptedMs).toBeLessThan(7_500); // From the runner's SIGTERM.
    expect([run.post?.code, run.main.stderr, run.post?.stderr]).toEqual([0, "", ""]);
    expect(alive).toEqual([]);
    expect(comments).toHaveLength(left === "no comment" ? 0 : 1);
    if (left === "no comment") return;
    expect(comments[0]).toContain(what === "the final update of the comment" ? "Changed 1 file" : "Cancelled");
    expect({ pushes, reviews }).toEqual({ pushes: left === "branch" ? 1 : 0, reviews: left === "review" ? 1 : 0 });
    expect(pulls).toBeLessThanOrEqual(1);
    expect(comments[0]).not.toMatch(/Verification|failed/); // What the cancel stopped did not fail by itself.
    if (left === "patch") expect(patch).toContain("sum + price, 0");
  });
});
