/** `remit run` through the built command line: a local checkout, a scripted Gemini server, and no GitHub at all. */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { readLog } from "../../src/log.ts";
import { long } from "../world/long.ts";
import { longSandboxed, sandboxed } from "../world/ways.ts";
import { call, openGeminiServer, say } from "../world/gemini.ts";
import { runCommandLine } from "../world/program.ts";
import { commitAll, scratchDirectory, writeFiles } from "../world/scratch.ts";
import { CART, EDIT_POLICY, FIX, MENDED, SHOP } from "./shop.ts";

const start = promisify(execFile);
const scratch = scratchDirectory();
let checkout = "";
let temporary = "";

beforeEach(async () => {
  temporary = await mkdtemp(path.join(scratch, "local-"));
  checkout = path.join(temporary, "shop");
  writeFiles(checkout, { ...SHOP, ".github/remit.toml": EDIT_POLICY, ".gitignore": "built/\n" });
  commitAll(checkout);
});

describe("remit run", () => {
  sandboxed("writes a patch, shows its progress, and leaves checkout and repository unchanged", async () => {
    await using gemini = await openGeminiServer({ script: FIX });
    const before = await state();
    const { code, stdout } = await remit(gemini, "run", "mend", "the", "cart");
    expect(stdout).toContain("✓ replace");
    expect(stdout).toContain("→ changed");
    expect(stdout).toContain("Nothing was sent to GitHub.");
    expect(stdout).not.toContain("pushed");
    expect(code).toBe(0);
    expect(await state()).toEqual(before);
    await start("sh", ["-c", /git apply \S+/.exec(stdout)?.[0] ?? "false"], { cwd: checkout });
    expect(await readFile(path.join(checkout, "src/cart.js"), "utf8")).toBe(MENDED);
    expect(await readFile(pathIn(stdout, "comment") ?? "", "utf8")).toContain("Changed 1 file");
    expect(await readFile(pathIn(stdout, "pull request") ?? "", "utf8")).toContain("cart");
    expect(gemini.requests[0]?.raw).toContain("mend the cart");
  });

  sandboxed(
    "writes a patch that git applies, whatever its bytes and last line are, and wherever it was called",
    async () => {
      checkout = path.join(temporary, "my shop");
      const lines = (first: string) => Buffer.from(`${first}\ncaf\xe9\nmilk\n\nlast\n`, "latin1");
      writeFiles(checkout, { "menu.txt": lines("tea"), ".github/remit.toml": EDIT_POLICY, "sub/a.txt": "a\n" });
      commitAll(checkout);
      const top = checkout;
      checkout = path.join(top, "sub");
      const command = "sed -i 's/^tea$/coffee/' ../menu.txt menu.txt 2>/dev/null; true";
      await using gemini = await openGeminiServer({
        script: [call("run_shell_command", { command }), say("Coffee instead of tea.")],
      });
      const { stdout } = await remit(gemini, "run", "offer", "coffee");
      await start("sh", ["-c", /git .*apply .*/.exec(stdout)?.[0] ?? "false"], { cwd: checkout });
      expect(await readFile(path.join(top, "menu.txt"))).toEqual(lines("coffee"));
    },
  );

  longSandboxed("writes only as much as was changed, however large the checkout is", async () => {
    const small = await remains();
    const texts = Array.from({ length: 500 }, (_, n) => [`pkg/${n % 9}/f${n}.txt`, randomBytes(2_000).toString("hex")]);
    writeFiles(checkout, Object.fromEntries(texts));
    await commit();
    const large = await remains();
    // Nothing is copied, fetched or laid out: only the names grow with the tree.
    expect(large.files - small.files).toBeLessThan(20);
    expect(large.bytes - small.bytes).toBeLessThan(100_000);
  });

  long("works on a copy when there is no sandbox", async () => {
    await using gemini = await openGeminiServer({ script: FIX });
    const before = await state();
    const { code, stdout } = await remit(gemini, "run", "--no-sandbox", "mend", "the", "cart");
    expect(stdout).toContain("→ changed");
    expect(code).toBe(0);
    expect(await state()).toEqual(before);
    expect(await readFile(path.join(checkout, "src/cart.js"), "utf8")).toBe(CART);
  });

  longSandboxed("works in a linked work tree and in a shallow clone", async () => {
    const [main, tree, shallow] = [checkout, path.join(temporary, "tree"), path.join(temporary, "shallow")];
    await commit();
    await git("worktree", "add", "-q", tree);
    await git("clone", "-q", "--depth=1", `file://${main}`, shallow);
    for (const place of [tree, shallow]) {
      checkout = place;
      await using gemini = await openGeminiServer({
        script: [call("run_shell_command", { command: "git diff --stat; git cat-file -t HEAD:src/cart.js" }), ...FIX],
      });
      const before = await state();
      const { stdout } = await remit(gemini, "run", "mend", "the", "cart");
      expect(stdout).toContain("→ changed");
      expect(JSON.stringify(gemini.requests[1]?.answers)).toContain("blob");
      expect(await state()).toEqual(before);
    }
  });

  sandboxed("answers a question and ends as answered", async () => {
    await using gemini = await openGeminiServer({ script: [say("An empty cart has no start value.")] });
    const { code, stdout } = await remit(gemini, "run", "why", "does", "total", "throw?");
    expect(stdout).toContain("→ answered");
    expect(stdout).toContain("An empty cart has no start value.");
    expect(code).toBe(0);
  });

  long("works with uncommitted changes and ignored files as they are", async () => {
    const commented = `// Prices are in cents.\n${CART}`;
    writeFiles(checkout, { "src/cart.js": commented });
    writeFiles(checkout, { "built/tool.js": "console.log('built')\n" });
    await using gemini = await openGeminiServer({
      script: [call("run_shell_command", { command: "head -n 1 src/cart.js; ls built" }), say("Seen.")],
    });
    const { stdout } = await remit(gemini, "run", "look", "around");
    expect(stdout).toContain("Uncommitted changes are part of what it works on.");
    expect(JSON.stringify(gemini.requests[1]?.answers)).toMatch(/Prices are in cents.*tool\.js/);
    expect(stdout).toContain("→ unchanged");
  });

  test("with --json prints the run's events, in the format of the log", async () => {
    await using gemini = await openGeminiServer({ script: [say("It adds up lines.")] });
    const { stdout, stderr } = await remit(gemini, "run", "--json", "--max-turns", "7", "/plan", "a", "rewrite");
    const entries = readLog(stdout);
    expect(stdout).toBe(await readFile(pathIn(stderr, "log") ?? "", "utf8"));
    expect(entries[0]?.event).toMatchObject({
      type: "run.started",
      request: { kind: "plan", trigger: "local" },
      limits: { turns: { value: 7, source: "input max-turns" } },
    });
    expect(entries.at(-1)?.event).toMatchObject({ type: "run.finished", outcome: { conclusion: "planned" } });
  });

  long("applies the policy of the checkout, and never leaks the key", async () => {
    await using gemini = await openGeminiServer({
      script: [
        call("run_shell_command", { command: "git push origin main" }),
        call("run_shell_command", { command: "npm test; env" }),
        call("write_file", { file_path: "notes.txt", content: "x" }),
        say("Done."),
      ],
    });
    const { stdout } = await remit(gemini, "run", "push it");
    expect(stdout).toContain("✗ run_shell_command");
    expect(gemini.requests.map(({ raw }) => raw).join() + stdout).not.toContain(gemini.key);
  });

  test("says once what ends a run before it begins", async () => {
    await using gemini = await openGeminiServer();
    writeFiles(checkout, { "faulty.toml": "version = 2\n" });
    const { stdout } = await remit(gemini, "run", "--policy", "faulty.toml", "fix");
    expect(stdout.match(/`version` must be 1, but is 2\./g)).toHaveLength(1);
  });

  test("says what is missing: an instruction, a key or a repository", async () => {
    await using gemini = await openGeminiServer();
    expect(await remit(gemini, "run")).toMatchObject({ code: 2, stderr: expect.stringContaining("takes a request") });
    expect(await remit({ ...gemini, key: "" }, "run", "fix")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("GEMINI_API_KEY is not set"),
    });
    expect(await remit(gemini, "run", "--directory", temporary, "fix")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("is not in a git repository"),
    });
    expect(await remit(gemini, "run", "/nope")).toMatchObject({
      code: 2,
      stdout: expect.stringContaining("There is no command /nope"),
    });
  });
});

async function git(...args: string[]): Promise<string> {
  const env = { PATH: process.env["PATH"], GIT_CONFIG_GLOBAL: "/dev/null" };
  return (await start("git", args, { cwd: checkout, env })).stdout;
}

async function commit(): Promise<void> {
  await git("add", ".");
  await git("-c", "user.name=M", "-c", "user.email=m@example.com", "commit", "--allow-empty", "-qm", "A shop");
}

/** What one run leaves in the temporary directory. */
async function remains(): Promise<{ files: number; bytes: number }> {
  await using gemini = await openGeminiServer({ script: FIX });
  const { stdout } = await remit(gemini, "run", "mend", "the", "cart");
  expect(stdout).toContain("→ changed");
  const root = path.dirname(pathIn(stdout, "comment") ?? "");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function state(): Promise<string[]> {
  return [
    await git("status", "--porcelain"),
    await git("for-each-ref"),
    await git("count-objects"),
    await git("stash", "list"),
  ];
}

function pathIn(output: string, name: string): string | undefined {
  return new RegExp(`^${name}\\s+(/\\S+)$`, "m").exec(output)?.[1];
}

interface Server {
  readonly url: string;
  readonly key: string;
}

function remit({ url, key }: Server, ...args: string[]) {
  const own = { PATH: process.env["PATH"], HOME: temporary, TMPDIR: temporary };
  const env = { ...own, GEMINI_API_KEY: key, GOOGLE_GEMINI_BASE_URL: url };
  return runCommandLine(args, { cwd: checkout, env });
}
