/** The checkout after a run, as later steps find it: with every kind of sandbox, through the built action. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect } from "@jest/globals";
import { long } from "../world/long.ts";
import { call, say, type Step } from "../world/gemini.ts";
import { leftRunning, runsInside } from "../world/left-running.ts";
import type { Job } from "../world/runner.ts";
import { testOneWay } from "../world/ways.ts";
import { openWorld, type Run, type WorldOptions } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP, TEST } from "./shop.ts";

const people = { users: { maria: "write", mallory: "none" } } as const;
const shell = (command: string) => call("run_shell_command", { command });

/** Plants everything that a later git would run; each program leaves a file beside the checkout when it runs. */
const PLANT = String.raw`
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync, appendFileSync } from "node:fs";
import path from "node:path";
const top = process.cwd();
const ran = (what) => "touch " + path.resolve(top, "..") + "/ran-" + what;
const plant = (git) => {
  const config = ["[core]", "fsmonitor = \"" + ran("fsmonitor") + "; false\"", "pager = " + ran("pager"), "sshCommand = " + ran("ssh"),
    "hooksPath = " + git + "/hooks", "[alias]", "st = !" + ran("alias"), "[filter \"x\"]", "clean = " + ran("clean") + "; cat",
    "smudge = " + ran("smudge") + "; cat", "process = " + ran("process"), "required = false", "[diff]", "external = " + ran("diff"),
    "[include]", "path = " + top + "/planted.config", "[credential]", "helper = !" + ran("credential")].join("\n");
  mkdirSync(git + "/hooks", { recursive: true });
  mkdirSync(git + "/info", { recursive: true });
  appendFileSync(git + "/config", config + "\n");
  writeFileSync(git + "/info/attributes", "* filter=x\n");
  for (const hook of ["post-index-change", "post-checkout", "reference-transaction", "pre-commit", "fsmonitor-watchman"])
    writeFileSync(git + "/hooks/" + hook, "#!/bin/sh\n" + ran("hook") + "\n", { mode: 0o755 });
};
const places = process.argv[2] === "moved" ? ["moved.git"] : [".git", ".git/modules/sub"];
if (process.argv[2] === "moved") {
  execFileSync("mv", [".git", "moved.git"]);
  writeFileSync(".git", "gitdir: " + top + "/moved.git\n");
}
for (const place of places) plant(path.resolve(top, place));
writeFileSync("planted.config", "[core]\nfsmonitor = \"" + ran("included") + "; false\"\n");
if (existsSync("src/cart.js")) appendFileSync("src/cart.js", "// touched\n");
console.log("planted");
`;

const FORK = { ...SHOP, "test/cart.test.js": PLANT };
const MOVED = { ...FORK, "package.json": SHOP["package.json"]?.replace("cart.test.js", "cart.test.js moved") ?? "" };

/** What later steps of a workflow and the post step of actions/checkout run: git, outside any sandbox. */
const LATER = `
git status --short; git diff --stat; git log --oneline -1
git submodule foreach --recursive "git status; git config --local --name-only --get-regexp 'core\\.sshCommand' || :"
git config --local --name-only --get-regexp core.sshCommand
`;

/** As a checkout with `submodules: true` leaves it. */
const SUBMODULE = `
git config --global protocol.file.allow always
git init -q ../origin-of-sub && git -C ../origin-of-sub -c user.name=x -c user.email=x@y commit -q --allow-empty -m x
git submodule add -q "$PWD/../origin-of-sub" sub && rm "$HOME/.gitconfig"
`;

async function started(job: Job): Promise<readonly string[]> {
  const beside = await readdir(path.dirname(job.workspace));
  return beside.filter((name) => name.startsWith("ran-"));
}

describe("a fork's test file that an honest model runs", () => {
  const review = async (job: WorldOptions["job"], files: Readonly<Record<string, string>>) => {
    const script = [TEST, say("The tests pass.")];
    const policy = `${EDIT_POLICY}\n[who]\nforks = "review"\n`;
    const world = await openWorld({ ...people, files: SHOP, policy, script, ...(job && { job }) });
    await world.github.fork("mallory");
    await world.github.commit({ as: "mallory", repository: "mallory/shop", branch: "topic", files });
    const { number } = await world.github.openPull({ as: "mallory", head: "mallory:topic", title: "Topic" });
    const before = async (machine: Job) => void (await machine.later(SUBMODULE));
    return { world, run: await world.comment("maria", number, "@remit /review", { before }) };
  };

  testOneWay("plants nothing that a later git would run", async (way) => {
    const { world, run } = await review({ way }, FORK);
    await using _ = world;
    expect(run.outputs["conclusion"]).toBe("reviewed");
    expect(answers(run)[0]).toContain("planted");
    const { stdout, stderr } = await run.job.later(LATER);
    expect(stdout + stderr).toContain("Entering 'sub'");
    expect(await started(run.job)).toEqual([]);
  });

  testOneWay("plants nothing by replacing .git with a link", async (way) => {
    const { world, run } = await review({ way }, MOVED);
    await using _ = world;
    expect(answers(run)[0]).toContain("planted");
    await run.job.later(LATER);
    expect(await started(run.job)).toEqual([]);
  });

  long.each([
    ["", FORK],
    [", and by a link too", MOVED],
  ] as const)("would have its programs run by git without a sandbox%s", async (_what, files) => {
    const { world, run } = await review({}, SHOP);
    await using _ = world;
    for (const [name, text] of Object.entries(files)) await run.job.later(`cat > ${name} <<'END'\n${text}\nEND`);
    await run.job.later("npm test");
    await run.job.later(LATER);
    expect(await started(run.job)).toEqual(expect.arrayContaining(["ran-included"]));
  });
});

const HOOK = "hook=.git/hooks/pre-commit && mkdir -p .git/hooks";

describe("git in a command", () => {
  testOneWay("can stash, commit, check out, add work trees and move directories, and leaves no trace", async (way) => {
    const script = [
      READ,
      MEND,
      shell("git stash && git status --short && git stash pop"),
      shell("git add -A && git commit -qm mine && git log --format=%s -2"),
      shell("echo broken > test/cart.test.js && git checkout -- . && git status --short && echo clean"),
      shell("git worktree add -q /tmp/tree && ls /tmp/tree && git worktree remove /tmp/tree"),
      shell("mv src lib && sed -i s,src/,lib/, test/cart.test.js && npm test"),
      say("Moved."),
    ];
    await using world = await openWorld({ ...people, files: SHOP, policy: EDIT_POLICY, script, job: { way } });
    const issue = world.github.openIssue({ as: "maria", title: "Move it" });
    const run = await world.comment("maria", issue.number, "@remit move src to lib", {
      // The hook of an earlier step, which would let nobody commit.
      before: async (machine) => void (await machine.later(`${HOOK} && echo "exit 1" > $hook && chmod +x $hook`)),
    });
    const [, , stashed, committed, clean, tree, moved] = answers(run);
    expect(stashed).toContain("Dropped");
    expect(committed).toContain("mine");
    expect(clean).toContain("clean");
    expect(tree).toContain("package.json");
    expect(moved).toContain("all is well");
    const files = [...(await world.github.bare.tree(run.outputs["commit-sha"] ?? "")).keys()];
    expect(files).toContain("lib/cart.js");
    expect(files).not.toContain("src/cart.js");
    const { stdout } = await run.job.later("git log --format=%s; git stash list; git worktree list; git branch");
    expect(stdout).not.toMatch(/mine|stash|tree/);
    expect((await run.job.later(`${HOOK} && cat $hook`)).stdout).toContain("exit 1");
    expect(await readFile(path.join(run.job.workspace, "lib/cart.js"), "utf8")).toContain("sum + price, 0");
  });
});

describe("a step that ends before its run does", () => {
  const HANG = 'process.on("SIGTERM", () => {}); process.on("SIGINT", () => {}); setInterval(() => {}, 1_000);\n';
  const hang = shell("(setsid node hang.mjs > /dev/null 2>&1 &) ; node hang.mjs");
  const end = async (how: "kill" | "cancel", job: WorldOptions["job"], script: readonly Step[]) => {
    const files = { ...SHOP, "hang.mjs": HANG };
    const world = await openWorld({ ...people, files, policy: EDIT_POLICY, script, ...(job && { job }) });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    let machine: Job | undefined;
    const run = await world.comment("maria", issue.number, "@remit fix it", {
      before: async (at) => void (machine = at),
      interruption: { how, when: () => machine !== undefined && runsInside(machine, /^node hang\.mjs/) },
    });
    return { world, run };
  };

  testOneWay("by kill -9 leaves no process and no mount, and the post step keeps its edits", async (way) => {
    const { world, run } = await end("kill", { way }, [READ, MEND, hang]);
    await using _ = world;
    expect(run.main.signal).toBe("SIGKILL");
    expect(run.post).toMatchObject({ code: 0, stderr: "" });
    expect(await patchOf(run)).toContain("sum + price, 0");
    expect(leftRunning(run.job)).toEqual([]);
  });

  testOneWay("by a cancel leaves no process and no mount, and keeps its edits", async (way) => {
    const { world, run } = await end("cancel", { way }, [READ, MEND, hang]);
    await using _ = world;
    expect(run.post).toMatchObject({ code: 0, stderr: "" });
    expect(await patchOf(run)).toContain("sum + price, 0");
    expect(leftRunning(run.job)).toEqual([]);
  });
});

function answers({ entries }: Run): readonly string[] {
  return entries.flatMap(({ event }) => (event.type === "call.finished" ? [event.answer.text] : []));
}

async function patchOf({ job }: Run): Promise<string> {
  const [own = ""] = (await readdir(job.temp)).filter((name) => /^remit-\d/.test(name));
  return await readFile(path.join(job.temp, own, "work.patch"), "utf8").catch(() => "");
}
