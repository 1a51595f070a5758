/** The first of the README's two commands. */
import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";

const run = promisify(execFile);
const cli = fileURLToPath(new URL("../../dist/cli/index.js", import.meta.url));

test("the demo mends its sample with real tools and git, and says where to look", async () => {
  const { stdout } = await run(process.execPath, [cli, "demo"], { env: { PATH: process.env["PATH"] } });
  const comment = /^comment\s+(.+)$/m.exec(stdout)?.[1] ?? "";
  const branch = /^branch\s+git -C (\S+) show (\S+)$/m.exec(stdout);
  try {
    expect(stdout).toContain("→ changed");
    expect(stdout).toContain("the rule `dependencies` (remit.toml");
    expect(await readFile(comment, "utf8")).toContain("Changed 1 file");
    const [, server = "", name = ""] = branch ?? [];
    const { stdout: shown } = await run("git", ["-C", server, "show", "--format=%an%n%B", name]);
    expect(shown).toContain(
      "+  return cart.lines.map((line) => line.price * line.quantity).reduce((sum, price) => sum + price, 0);",
    );
    expect(shown).toContain("Co-authored-by: maria");
  } finally {
    await rm(path.dirname(comment), { recursive: true, force: true });
  }
});

test("a word that the command line does not know is answered with what it knows", async () => {
  await expect(run(process.execPath, [cli, "dmeo"])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("remit demo"),
  });
});
