/** `remit policy` and `remit report` through the built command line. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { say, call } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { runCommandLine } from "../world/program.ts";
import { scratchDirectory, writeFiles } from "../world/scratch.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

const directory = scratchDirectory();
const EXPECTATIONS = `[[expect]]\ncommand = "npm test && git push --force"\neffect = "deny"\n`;
writeFiles(directory, {
  "package.json": SHOP["package.json"] ?? "",
  ".github/remit.toml": `${EDIT_POLICY}\n${EXPECTATIONS}`,
});

describe("remit policy", () => {
  test("check runs the policy file's own expectations", async () => {
    expect(await remit("policy", "check")).toMatchObject({ code: 0, stdout: "1 of 1 expectations met.\n" });
  });

  test("check exits with 1 when an expectation fails, and names it", async () => {
    const file = path.join(directory, "wrong.toml");
    await writeFile(file, `${EDIT_POLICY}\n[[expect]]\ncommand = "npm test"\neffect = "deny"\n`);
    const { code, stdout } = await remit("policy", "check", file);
    expect(code).toBe(1);
    expect(stdout).toContain("expected deny, got allow");
  });

  test("check names every fault with line and column", async () => {
    const file = path.join(directory, "faulty.toml");
    await writeFile(file, 'version = 1\nextend = "edit"\n[limits]\nturns = -1\n');
    const { code, stderr } = await remit("policy", "check", file);
    expect(code).toBe(1);
    expect(stderr).toMatch(/faulty\.toml:2:1: .*Did you mean `extends`/);
    expect(stderr).toMatch(/faulty\.toml:4:9: /);
  });

  test("explain shows where a command runs, what was found in it, and which rule denies it", async () => {
    const { code, stdout } = await remit("policy", "explain", "npm test && git push --force");
    expect(code).toBe(1);
    expect(stdout).toContain("runs in the sandbox (edit)");
    expect(stdout).toContain("found  npm test");
    expect(stdout).toContain("deny   git push --force (guard:push)");
    expect(await remit("policy", "explain", "npm test")).toMatchObject({ code: 0 });
  });

  test("explain shows whether a path may be read, written and published, and keeps outside paths as given", async () => {
    const { stdout } = await remit("policy", "explain", "--path", "src/cart.js");
    expect(stdout).toBe("allow  read (read-only:files)\nallow  write (edit:sources)\npublished (edit:sources)\n");
    expect((await remit("policy", "explain", "--path", "/etc/passwd")).stdout).toContain(
      "deny   read (built-in:outside): /etc/passwd is",
    );
  });

  test("below the top of a checkout, the policy is that of the top, and paths are as typed", async () => {
    const checkout = path.join(directory, "checkout");
    const policy = `${EDIT_POLICY}\n[[expect]]\npath = "src/cart.js"\neffect = "allow"\n`;
    writeFiles(checkout, { ".git/HEAD": "", ".github/remit.toml": policy, "src/other.toml": policy });
    const below = { cwd: path.join(checkout, "src") };
    for (const file of [[], ["other.toml"]])
      expect(await runCommandLine(["policy", "check", ...file], below)).toMatchObject({
        stdout: "1 of 1 expectations met.\n",
      });
    expect((await runCommandLine(["policy", "explain", "--path", "../.github/remit.toml"], below)).stdout).toContain(
      "deny   write (built-in:protected)",
    );
  });

  test("explain accepts a tool and its arguments", async () => {
    const { code, stdout } = await remit(
      "policy",
      "explain",
      "--tool",
      "write_file",
      "--args",
      '{"file_path":"action.yml","content":""}',
    );
    expect(code).toBe(1);
    expect(stdout).toContain("built-in:protected");
  });

  test("print shows every rule in force with its source", async () => {
    const { code, stdout } = await remit("policy", "print");
    expect(code).toBe(0);
    expect(stdout).toContain("built-in:");
    expect(stdout).toContain("edit:sources");
  });

  test("prints its usage when called without a command", async () => {
    expect(await remit("policy")).toMatchObject({ code: 2, stderr: expect.stringContaining("remit policy check") });
  });
});

describe("a recorded run", () => {
  test("can be judged by another policy, and gives byte for byte the same report again", async () => {
    const script = [call("run_shell_command", { command: "npm test" }), say("It fails.")];
    await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY, script });
    const issue = world.github.openIssue({ as: "maria", title: "Test it" });
    const run = await world.comment("maria", issue.number, "@remit run the tests");
    const log = path.join(directory, "log.ndjson");
    await writeFile(log, run.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));

    const strict = path.join(directory, "strict.toml");
    await writeFile(strict, 'version = 1\nextends = "edit"\n[shell]\ncommands = "none"\n');
    const { stdout } = await remit("policy", "replay", log, "--policy", strict);
    expect(stdout).toContain("allow → deny");
    expect(stdout).toContain("1 of 1 calls");

    const comment = world.github.comments(issue.number).at(-1)?.body ?? "";
    // Between the marker and the seal.
    const report = comment.split("\n").slice(1, -1).join("\n").trim();
    expect((await remit("report", log, "--comment")).stdout.trim()).toBe(report);
    expect((await remit("report", log)).stdout.trim()).toBe(run.main.summary.trim());
  });
});

function remit(...args: string[]) {
  return runCommandLine(args, { cwd: directory });
}
