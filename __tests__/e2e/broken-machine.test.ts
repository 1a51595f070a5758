/** A machine that is full, lacks something, or was damaged by a command: there is one message, the work is kept. */
import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { attempt } from "../../src/lib/attempt.ts";
import { call, say } from "../world/gemini.ts";
import type { ReplyStep } from "../world/gemini/script.ts";
import { long } from "../world/long.ts";
import type { Job } from "../world/runner.ts";
import { manyWords } from "../world/long-run.ts";
import { sandboxed } from "../world/ways.ts";
import { openWorld, type Run, type RunOptions, type WorldOptions } from "../world/world.ts";
import { branchPushes, EDIT_POLICY, MEND, MENDED, READ, SHOP } from "./shop.ts";

const shop = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY } as const;

async function play(options: Partial<WorldOptions>, how: RunOptions = {}) {
  const world = await openWorld({ ...shop, ...options });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it", how);
  return { world, run, comments: world.github.comments(issue.number).map(({ body }) => body) };
}

/** No stack trace, no step that hangs, and a post step that succeeds. */
function expectOrder({ main, post }: Run): void {
  expect({ stderr: main.stderr + post?.stderr, post: post?.code }).toEqual({ stderr: "", post: 0 });
}

async function ownFiles({ job }: Run): Promise<string> {
  const [own = ""] = (await readdir(job.temp)).filter((name) => /^remit-\d/.test(name));
  return path.join(job.temp, own);
}

describe("a full disk", () => {
  // Without a sandbox, Remit's copy of .git exceeds the limit, and the run ends before its first turn.
  sandboxed("in the middle of a run is named in the report, and log and work are kept", async () => {
    const scratch = process.env["TMPDIR"] ?? "/tmp";
    const node = path.join(scratch, `limited-node-${process.pid}`);
    // The largest file that the process may write, in KiB: enough for the log of two turns, but not for a long third
    // one.
    await writeFile(node, `#!/bin/bash\nulimit -S -f 90\nexec ${process.execPath} "$@"\n`);
    await chmod(node, 0o755);
    const script = [READ, MEND, say(manyWords(20_000), { chunk: 50_000 })];
    const { world, run, comments } = await play({ script, job: { node } });
    await using _ = world;
    await rm(node);
    expectOrder(run);
    expect(run.outputs["conclusion"]).toBe("failed");
    expect(comments).toHaveLength(2);
    expect(comments.at(-1)).toContain("The runner's disk is full, or cannot be written to");
    expect(branchPushes(world)).toEqual([]);
    expect(run.entries.at(-1)?.event).toMatchObject({ type: "run.finished", outcome: { fault: { kind: "internal" } } });
    expect(await readFile(path.join(await ownFiles(run), "work.patch"), "utf8")).toContain("sum + price, 0)");
  });

  long("that affects only summary and outputs does not stop publication, and is named in annotations", async () => {
    const before = async () => ({ GITHUB_STEP_SUMMARY: "/dev/full", GITHUB_OUTPUT: "/dev/full" });
    const { world, run, comments } = await play({ script: [READ, MEND, say("Mended.")] }, { before });
    await using _ = world;
    expectOrder(run);
    expect(run.main.code).toBe(1); // Later steps would otherwise continue without the outputs.
    expect(comments.at(-1)).toContain("Changed 1 file in draft pull request");
    const annotations = run.main.annotations.map(({ title, message }) => `${title}: ${message}`).join("\n");
    expect(annotations).toMatch(/Remit: summary not written: ENOSPC/);
    expect(annotations).toMatch(/Remit: outputs not written: ENOSPC/);
    expect(await world.github.read("remit/issue-1-wrong-total", "src/cart.js")).toBe(MENDED);
  });
});

describe("a machine on which no run can begin", () => {
  const lacking: Readonly<
    Record<string, { readonly before: (job: Job) => Promise<RunOptionsBefore>; expected: RegExp }>
  > = {
    "an event that is not JSON": {
      before: async ({ temp }) => await writeFile(path.join(temp, "event.json"), '{"action": "crea'),
      expected: /The event cannot be read \(GITHUB_EVENT_PATH, .*JSON/,
    },
    "a missing event": {
      before: async ({ temp }) => await rm(path.join(temp, "event.json")),
      expected: /The event cannot be read \(GITHUB_EVENT_PATH, .*ENOENT/,
    },
    "no directory for its files": {
      // The world assigns the run id; each file takes the place of the directory.
      before: async ({ temp }) => {
        await Promise.all([9001, 9002, 9003, 9004].map((id) => writeFile(path.join(temp, `remit-${id}-1`), "")));
      },
      expected: /ENOTDIR|EEXIST/,
    },
    "no git": {
      before: async ({ home }) => {
        await mkdir(home, { recursive: true });
        await symlink("/bin/bash", path.join(home, "bash"));
        return { PATH: home };
      },
      expected: /Could not start git: there is none on PATH/,
    },
  };
  type RunOptionsBefore = Readonly<Record<string, string>> | void;

  long("gets one error message, without a comment or a model request", async () => {
    await using world = await openWorld(shop);
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const ended = await Promise.all(
      Object.entries(lacking).map(async ([what, { before, expected }]) => {
        const run = await world.comment("maria", issue.number, "@remit fix it", { before });
        return { what, run, expected };
      }),
    );
    for (const { what, run, expected } of ended) {
      expectOrder(run);
      const errors = run.main.annotations.filter(({ level }) => level === "error").map(({ message }) => message);
      expect([what, run.main.code, run.outputs["conclusion"], errors.length]).toEqual([what, 1, "failed", 1]);
      expect(errors[0]).toMatch(expected);
    }
    expect(world.github.comments(issue.number)).toHaveLength(ended.length); // The requests only.
    expect(world.gemini.requests).toEqual([]);
  });
});

describe("a command of the run that deletes", () => {
  const policy = `${EDIT_POLICY}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["node *"]\n`;
  const script = (code: string) => [
    READ,
    MEND,
    call("write_file", { file_path: "x.mjs", content: `import fs from "node:fs";\n${code}\n` }),
    call("run_shell_command", { command: "node x.mjs" }),
    READ,
    say("Done."),
  ];
  const rmAll = (where: string) => `fs.rmSync(${where}, { recursive: true, force: true });`;
  const rmNames = `for (const name of fs.readdirSync(".")) ${rmAll("name")}`;

  test("everything in the workspace makes the run fail and publishes nothing", async () => {
    const { world, run, comments } = await play({ policy, script: script(rmNames) });
    await using _ = world;
    expectOrder(run);
    expect(run.outputs["conclusion"]).toBe("failed");
    expect(branchPushes(world)).toEqual([]);
    expect(comments.at(-1)).toContain("Nothing is left in the workspace");
  });

  const off = `${policy}[sandbox]\nmode = "off"\n`;

  long("the workspace directory itself makes the run fail in the same way", async () => {
    const { world, run, comments } = await play({ policy: off, script: script(rmAll("process.cwd()")) });
    await using _ = world;
    expect([run.outputs["conclusion"], run.main.stderr]).toEqual(["failed", ""]);
    expect(branchPushes(world)).toEqual([]);
    expect(comments.at(-1)).toContain("Nothing is left in the workspace");
  });

  long("the checkout's .git does not stop publication, since Remit uses its own repository", async () => {
    const code = `${rmAll('".git"')}\n${rmAll('"x.mjs"')}`;
    const { world, run } = await play({ policy: off, script: script(code) });
    await using _ = world;
    expectOrder(run);
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(await world.github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
  });

  test("the record of the files before the run makes the run fail: nothing can be told, and nothing is pushed", async () => {
    const code = `for (const d of fs.readdirSync("../../_temp")) ${rmAll('"../../_temp/" + d + "/before"')}\n${rmAll('"x.mjs"')}`;
    const { world, run, comments } = await play({ policy: off, script: script(code) });
    await using _ = world;
    expectOrder(run);
    expect(run.outputs["conclusion"]).toBe("failed");
    expect(branchPushes(world)).toEqual([]);
    expect(comments.at(-1)).toContain("its record of the files before the run cannot be read: ENOENT");
    expect(comments.at(-1)).toContain("run it again, with a sandbox");
  });

  long.each([
    ["Remit's files", `for (const d of fs.readdirSync(t)) if (d.startsWith("remit")) ${rmAll("t + d")}`],
    ["all temporary files of the runner", rmAll("t")],
  ])("%s makes the run fail with a comment, and pushes nothing", async (_name, code) => {
    const { world, run, comments } = await play({ policy: off, script: script(`const t = "../../_temp/";\n${code}`) });
    await using _ = world;
    expect([run.main.code, run.main.stderr]).toEqual([1, ""]);
    expect(comments).toHaveLength(2);
    expect(comments.at(-1)).toContain("its record of the files before the run cannot be read: ENOENT");
    expect(branchPushes(world)).toEqual([]);
  });
});

describe("a process that the machine kills", () => {
  sandboxed(
    "and that serves the sandbox's files is started again: the run goes on, and its work is published",
    async () => {
      let temp = "";
      const look = (): ReplyStep => {
        for (const pid of serversOf(temp)) process.kill(pid, "SIGKILL");
        return call("grep_search", { pattern: "sum", dir_path: "src" });
      };
      const before = async (job: Job): Promise<void> => void (temp = job.temp);
      const { world, run } = await play({ script: [READ, MEND, look, say("Mended.")] }, { before });
      await using _ = world;
      expectOrder(run);
      expect(run.outputs["conclusion"]).toBe("changed");
      expect(await world.github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
      const answers = run.entries.flatMap(({ event }) => (event.type === "call.finished" ? [event.answer] : []));
      expect(answers.at(-1)?.text).toContain("src/cart.js");
    },
  );
});

/** Processes in the sandbox of a job, by the places that are mounted there. */
function serversOf(temp: string): readonly number[] {
  const serves = (pid: number): boolean => {
    const line = attempt(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")) ?? "";
    const mounts = attempt(() => readFileSync(`/proc/${pid}/mountinfo`, "utf8")) ?? "";
    return line.includes("/run/remit/code/") && mounts.includes(temp);
  };
  const found = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(serves);
  expect(found).not.toEqual([]);
  return found;
}

describe("a failure for which nothing in Remit waits", () => {
  test("is named in a warning, and the run goes on", async () => {
    const scratch = await mkdtemp(path.join(tmpdir(), "remit-forgotten-"));
    const fault = path.join(scratch, "fault.cjs");
    await writeFile(
      fault,
      `const http = require("node:http"), { request } = http;
      http.request = (...all) => {
        if (/enerateContent/.test(JSON.stringify(all[0]))) Promise.reject(new Error("It was forgotten."));
        return request(...all);
      };`,
    );
    const environment = { NODE_OPTIONS: `--require ${fault}` };
    const { world, run } = await play({ script: [READ, MEND, say("Mended.")], job: { environment } });
    await using _ = world;
    await rm(scratch, { recursive: true });
    expectOrder(run);
    expect(run.outputs["conclusion"]).toBe("changed");
    const warnings = run.main.annotations.filter(({ level }) => level === "warning").map(({ message }) => message);
    expect(warnings[0]).toContain("It was forgotten. The run went on");
  });
});
