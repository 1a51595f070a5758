/** `remit init` in repositories of three layouts, and the workflow that it wrote, run in the loopback world. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { LONG, long } from "../world/long.ts";
import { commentEvent, dispatchEvent, scheduleEvent, type Event } from "../world/events.ts";
import { call, say, type Step } from "../world/gemini.ts";
import { COMMAND_LINE, PROGRAM, REPOSITORY, runCommandLine } from "../world/program.ts";
import { commitAll, scratchDirectory, writeFiles } from "../world/scratch.ts";
import { givenBy, readWorkflow, runJobs, runWorkflow, type Circumstances, type Workflow } from "../world/workflow.ts";
import { openWorld, type World } from "../world/world.ts";
import { VERSION } from "../../src/version.ts";
import { sandboxed } from "../world/ways.ts";
import { MEND, READ, SHOP } from "./shop.ts";

const run = promisify(execFile);
const SETUP = ".github/actions/remit-setup/action.yml";
const root = scratchDirectory();

/** A repository, what init detects in it, and a model's work on it. */
interface Layout {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly tests: string;
  readonly setup: readonly string[];
  readonly programs: Circumstances["programs"];
  readonly mend: readonly Step[];
}

/** Read a file, then change it. */
function mend(file_path: string, old_string: string, new_string: string): readonly Step[] {
  const change = { file_path, old_string, new_string, instruction: "Mend it." };
  return [call("read_file", { file_path }), call("replace", change)];
}

const LAYOUTS: readonly Layout[] = [
  {
    name: "Node",
    files: {
      ...SHOP,
      "package-lock.json": '{ "name": "shop", "lockfileVersion": 3, "packages": { "": { "name": "shop" } } }\n',
      ".gitignore": "node_modules/\n",
    },
    tests: "npm test",
    setup: ["actions/setup-node", "npm ci"],
    programs: {},
    mend: [READ, MEND],
  },
  {
    name: "Python",
    files: {
      "pyproject.toml": '[project]\nname = "shop"\n\n[project.optional-dependencies]\ntest = ["pytest"]\n',
      "shop/cart.py": "def total(cart):\n    return cart[0]\n",
      "tests/test_cart.py": "from shop.cart import total\n\ndef test_empty():\n    assert total([]) == 0\n",
    },
    tests: "python -m pytest",
    setup: ["actions/setup-python", "pip install -e .[test]"],
    programs: { pip: recordArguments("pip"), python: 'grep -q "sum(cart)" shop/cart.py && echo "1 passed"' },
    mend: mend("shop/cart.py", "cart[0]", "sum(cart)"),
  },
  {
    name: "Go",
    files: {
      "go.mod": "module example.com/shop\n\ngo 1.25\n",
      "cart.go": "package shop\n\nfunc Total(cart []int) int { return cart[0] }\n",
      "cart_test.go": 'package shop\n\nimport "testing"\n\nfunc TestEmpty(t *testing.T) { Total(nil) }\n',
    },
    tests: "go test ./...",
    setup: ["actions/setup-go", "go mod download"],
    programs: {
      go: `${recordArguments("go")}
case "$1" in
  test) grep -q "return 0" cart.go && echo "ok example.com/shop" ;;
esac`,
    },
    mend: mend("cart.go", "return cart[0]", "return 0"),
  },
];

/** A stub that writes its arguments to a file that only steps of the workflow can write. */
function recordArguments(name: string): string {
  return `if test -n "$GITHUB_ENV"; then echo "${name} $*" >> "$RUNNER_TEMP/asked"; fi`;
}

describe.each(LONG ? LAYOUTS : LAYOUTS.slice(0, 1))("remit init in a repository of $name", (layout) => {
  test("writes a workflow and a policy with which a comment becomes a pull request", async () => {
    const directory = await createRepository(layout.name, layout.files);
    const output = await remit(directory, "init", "--no-verify");
    expect(output.code).toBe(0);
    expect(output.stdout).toContain(`Tests       ${layout.tests} (`);
    expect(output.stdout).toMatch(/Policy {6}3 of 3 expectations met\./);
    for (const word of ["GEMINI_API_KEY", "create and approve pull requests", "main"])
      expect(output.stdout).toContain(word);

    const file = path.join(directory, ".github/workflows/remit.yml");
    await expect(lint(file)).resolves.toBe("");
    const text = await readFile(file, "utf8");
    const setup = await readFile(path.join(directory, SETUP), "utf8");
    for (const step of layout.setup) expect(setup).toContain(step);
    const workflow = readWorkflow(text);
    const script = [...layout.mend, call("run_shell_command", { command: layout.tests }), say("Mended.")];
    await using world = await openWorld({
      users: { maria: "write" },
      files: await read(directory),
      script,
      ...givenBy(workflow),
    });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const event = commentEvent(world.github, { as: "maria", number: issue.number, body: "@remit fix it" });
    const { programs = {} } = layout;
    const done = await runWorkflow(world, workflow, event, { programs });
    expect(done?.outputs).toMatchObject({ conclusion: "changed", denials: "0" });
    expect(done?.entries.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({
        type: "verify.finished",
        ok: true,
        results: expect.arrayContaining([expect.objectContaining({ command: layout.tests })]),
      }),
    );
    expect(world.github.openPulls()).toHaveLength(1);
  });
});

const GEMINI = `on: issue_comment
jobs:
  invoke:
    runs-on: ubuntu-latest
    steps:
      - id: gemini
        uses: google-github-actions/run-gemini-cli@v0
        env:
          AVAILABLE_LABELS: bug
        with:
          prompt: "/gemini-invoke"
          settings: '{"mcpServers": {"github": {"command": "docker", "args": ["run"]}}}'
      - run: npm test && echo labels
      - uses: actions/github-script@v8
        env:
          ANSWER: \${{ steps.gemini.outputs.summary }}
        with:
          script: JSON.parse(process.env.ANSWER)
`;

describe("remit init", () => {
  test("writes nothing the second time, keeps edited files, and replaces them with --force", async () => {
    const directory = await createRepository("again", SHOP);
    await remit(directory, "init", "--no-verify");
    const file = path.join(directory, ".github/remit.toml");
    const before = await read(directory);
    const second = await remit(directory, "init", "--no-verify");
    expect(second.stdout.match(/^(?:Unchanged|Written)/gm)).toEqual(["Unchanged", "Unchanged", "Unchanged"]);
    expect(await read(directory)).toEqual(before);

    const own = 'version = 1\nextends = "read-only"\n';
    await writeFile(file, own);
    expect((await remit(directory, "init", "--no-verify")).stdout).toMatch(
      /^Kept +\.github\/remit\.toml \(it differs/m,
    );
    expect(await readFile(file, "utf8")).toBe(own);
    expect((await remit(directory, "init", "--no-verify", "--force")).stdout).toMatch(
      /^Replaced +\.github\/remit\.toml$/m,
    );
    expect(await read(directory)).toEqual(before);
  });

  long("writes the requested workflows, from any directory of the repository", async () => {
    const directory = await createRepository("several", SHOP);
    const output = await remit(path.join(directory, "src"), "init", "--no-verify", "--workflow", "comment,dispatch");
    expect(output.code).toBe(0);
    expect((await readdir(path.join(directory, ".github/workflows"))).sort()).toEqual([
      "remit-dispatch.yml",
      "remit.yml",
    ]);
    const file = path.join(directory, ".github/workflows/remit-dispatch.yml");
    await expect(lint(file)).resolves.toBe("");
    const workflow = readWorkflow(await readFile(file, "utf8"));
    const files = await read(directory);
    const script = [READ, MEND, say("Mended.")];
    await using world = await openWorld({ users: { maria: "write" }, files, script, ...givenBy(workflow) });
    const event = dispatchEvent(world.github, { as: "maria", inputs: { prompt: "Mend the empty cart." } });
    const done = await runWorkflow(world, workflow, event);
    expect(done?.outputs["conclusion"]).toBe("changed");
  });

  long("writes every kind of workflow, valid, with minimal permissions, and each does its job", async () => {
    const directory = await createRepository("all", SHOP);
    const kinds = ["dispatch", "label", "review", "ci", "schedule", "two-jobs", "plan"];
    const options = ["--no-verify", "--workflow", kinds.join(","), "--long", "--workflow", "comment"];
    const output = await remit(directory, "init", ...options);
    expect(output.code).toBe(0);
    expect(output.stdout).toContain("start on the same comments: keep one of them");
    const files = ["remit.yml", ...kinds.map((kind) => `remit-${kind}.yml`)];
    const paths = files.map((file) => path.join(directory, ".github/workflows", file));
    await expect(lint(...paths)).resolves.toBe("");
    for (const file of paths) {
      const text = await readFile(file, "utf8");
      expect(text).toMatch(/^permissions: \{\}$/m);
      for (const [, action] of text.matchAll(/uses: (actions\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
      for (const job of readWorkflow(text).jobs) expect(job.concurrency).toContain("remit-");
    }
    const found = await read(directory);
    const workflow = (kind: string) => readWorkflow(found[`.github/workflows/remit-${kind}.yml`] ?? "");
    await expect(
      runOf(workflow("schedule"), found, ({ github }) => scheduleEvent(github, "17 4 * * 1")),
    ).resolves.toEqual(["remit: changed"]);
    await expect(runOf(workflow("two-jobs"), found, askMaria)).resolves.toEqual([
      "propose: changed",
      "publish: changed",
    ]);
  });

  sandboxed("runs the verification once in the sandbox and reports the result, before it writes anything", async () => {
    const directory = await createRepository("verified", {
      "package.json": JSON.stringify({
        scripts: { lint: "ls -a .github 2>&1; touch left; true", test: "echo three is not two; exit 3" },
      }),
    });
    const before = await read(directory);
    const output = await remit(directory, "init", "--dry-run");
    expect(output.code).toBe(0);
    expect(output.stdout).toMatch(/^\.github\/remit\.toml:\n {2}# What Remit may do/m);
    expect(output.stdout).toMatch(/^✓ npm run lint \(\d+\.\d s\)$/m);
    expect(output.stdout).toMatch(/^✗ npm test ended with code 3:$/m);
    expect(output.stdout).toMatch(/^ {4}three is not two$/m);
    expect(output.stdout).toContain("Nothing was written");
    expect(await read(directory)).toEqual(before);
    const written = await remit(directory, "init");
    expect(written.stdout.indexOf("✗ npm test")).toBeLessThan(written.stdout.indexOf("\nWritten  "));
    const after = await read(directory);
    expect(Object.keys(after)).not.toContain("left");
    // What failed stays in the policy, marked as the first thing to fix.
    expect(after[".github/remit.toml"]).toContain(
      '  "npm test", # tests, from package.json; ended with code 3 when init ran it\n',
    );
    expect(after[".github/remit.toml"]).toContain('  "npm run lint", # lint, from package.json\n');
    expect(written.stdout).toMatch(
      /^ 1\. These failed here; until they pass Remit calls its work unverified:\n {6}npm test\n/m,
    );
    expect(written.stdout).toMatch(/^Policy {6}3 of 3 expectations met\.$/m);
    expect((await remit(directory, "init")).stdout.match(/^(?:Unchanged|Written|Kept)/gm)).toEqual(
      Array.from({ length: Object.keys(after).length - 1 }, () => "Unchanged"),
    );
  });

  sandboxed("writes nothing when the verification is interrupted", async () => {
    const directory = await createRepository("interrupted", {
      "package.json": JSON.stringify({ scripts: { lint: "true", test: "sleep 600" } }),
    });
    const before = await read(directory);
    const child = execFile(process.execPath, [COMMAND_LINE, "init"], { cwd: directory });
    let output = "";
    const code = await new Promise((resolve) => {
      child.on("close", resolve);
      child.stdout?.on("data", (text: string) => {
        output += text;
        if (text.includes("✓ npm run lint")) child.kill("SIGINT");
      });
    });
    expect(code).toBe(1);
    expect(output).toContain("Nothing was written: the verification was interrupted.");
    expect(await read(directory)).toEqual(before);
  });

  test("names the workflows of other agents, and what replaces their settings", async () => {
    const directory = await createRepository("agents", {
      ...SHOP,
      ".github/workflows/gemini-invoke.yml": GEMINI,
      ".gemini/commands/gemini-invoke.toml": 'prompt = "Labels: !{echo $AVAILABLE_LABELS} of ${REPOSITORY}"\n',
      ".github/workflows/claude.yml":
        "on: issue_comment\njobs:\n  claude:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: anthropics/claude-code-action@v1\n",
    });
    const { stdout } = await remit(directory, "init", "--no-verify", "--dry-run");
    expect(stdout).toContain("Agent       .github/workflows/claude.yml uses claude-code-action");
    expect(stdout).toContain("Agent       .github/workflows/gemini-invoke.yml uses run-gemini-cli");
    const full = await remit(directory, "init", "--no-verify");
    for (const hint of [
      "`prompt: '/gemini-invoke'` becomes `command: gemini-invoke`",
      '[shell] environment = ["AVAILABLE_LABELS"]',
      "`output-schema`",
      '[sandbox] outside = ["github"]',
      "docs/migrating.md",
    ])
      expect(full.stdout).toContain(hint);
    expect(stdout).not.toContain("echo labels"); // An agent's own workflow is not CI.
  });

  test("detects the default branch and the host of a clone, and names its settings pages", async () => {
    const directory = await createRepository("clone", SHOP, "work");
    await run("git", ["remote", "add", "origin", "git@ghe.example.com:octo/shop.git"], { cwd: directory });
    writeFiles(directory, { ".git/refs/remotes/origin/HEAD": "ref: refs/remotes/origin/trunk\n" });
    const { stdout } = await remit(directory, "init", "--no-verify");
    expect(stdout).toContain("Repository  octo/shop, default branch trunk (origin/HEAD)");
    expect(stdout).toContain("https://ghe.example.com/octo/shop/settings/secrets/actions");
    expect(stdout).toContain("ghe.example.com must have the action");
  });

  test("says when it finds no tests, and takes those of make if there are no others", async () => {
    const bare = await createRepository("bare", { "README.md": "# Notes\n" });
    expect((await remit(bare, "init", "--no-verify")).stdout).toContain("No test command was found");
    expect(await readFile(path.join(bare, ".github/remit.toml"), "utf8")).toContain("# [verify]");
    const make = await createRepository("make", {
      Makefile: "all:\n\tcc\ntest: all\n\t./check\n",
      "package.json": "{}",
    });
    expect(await remit(make, "init", "--no-verify")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Tests       make test (Makefile)"),
    });
  });

  test("pins Remit to the commit that the running bundle was checked out at", async () => {
    const clone = path.join(root, "remit");
    await mkdir(clone);
    await cp(path.join(PROGRAM, "dist"), path.join(clone, "dist"), { recursive: true });
    commitAll(clone);
    await run("git", ["remote", "add", "origin", "https://github.com/somebody/remit"], { cwd: clone });
    const { stdout: head } = await run("git", ["rev-parse", "HEAD"], { cwd: clone });
    const directory = await createRepository("pinned", SHOP);
    await run(process.execPath, [path.join(clone, "dist/cli/index.js"), "init", "--no-verify"], { cwd: directory });
    const text = await readFile(path.join(directory, ".github/workflows/remit.yml"), "utf8");
    const pin = `uses: somebody/remit/.github/workflows/remit.yml@${head.trim()}`;
    expect(text).toContain(`${pin} # before v`); // There is no such release yet.
    await run("git", ["tag", `v${VERSION}`], { cwd: clone });
    await run(process.execPath, [path.join(clone, "dist/cli/index.js"), "init", "--no-verify", "--force"], {
      cwd: directory,
    });
    expect(await readFile(path.join(directory, ".github/workflows/remit.yml"), "utf8")).toContain(
      `${pin} # v${VERSION}`,
    );
  });

  test.each([
    [
      ["--workflow", "deploy"],
      "There is no workflow deploy; there are comment, dispatch, label, review, ci, schedule, two-jobs, plan.",
    ],
    [["--hard"], "--hard"],
    [["now"], "now"],
  ])("prints its usage when called with %j", async (args, why) => {
    const directory = await createRepository("words", SHOP);
    const { code, stderr } = await remit(directory, "init", ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
    expect(stderr).toContain("--force");
  });

  test("reports an error outside a repository", async () => {
    const directory = await mkdtemp(path.join(root, "nowhere-"));
    expect(await remit(directory, "init", "--no-verify")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("no git repository"),
    });
  });
});

/** A fresh repository with these files, committed on `branch`. */
async function createRepository(
  name: string,
  files: Readonly<Record<string, string>>,
  branch = "main",
): Promise<string> {
  const directory = await mkdtemp(path.join(root, `${name}-`));
  writeFiles(directory, files);
  commitAll(directory, branch);
  return directory;
}

/** Every file of the repository except git's own, by path. */
async function read(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(".git/"));
  const texts = files.map(async (file) => [file, await readFile(path.join(directory, file), "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Each job that used Remit with its conclusion, on the way to a fixed cart. */
async function runOf(
  workflow: Workflow,
  files: Readonly<Record<string, string>>,
  happen: (world: World) => Event,
): Promise<readonly string[]> {
  const script = [READ, MEND, say("Mended.")];
  await using world = await openWorld({ users: { maria: "write" }, files, script, ...givenBy(workflow) });
  const ends = await runJobs(world, workflow, happen(world));
  return ends.flatMap(({ id, run: done }) => (done === undefined ? [] : [`${id}: ${done.outputs["conclusion"]}`]));
}

function askMaria({ github }: World): Event {
  const { number } = github.openIssue({ as: "maria", title: "Wrong total" });
  return commentEvent(github, { as: "maria", number, body: "@remit fix it" });
}

async function lint(...files: readonly string[]): Promise<string> {
  return (await run(process.execPath, [path.join(REPOSITORY, "scripts/lint-workflows.ts"), ...files])).stdout;
}

function remit(directory: string, ...args: string[]) {
  return runCommandLine(args, { cwd: directory });
}
