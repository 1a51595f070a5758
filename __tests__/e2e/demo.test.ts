/** The first of the README's two commands. */
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Validator, type Schema } from "@cfworker/json-schema";
import { expect, test } from "@jest/globals";
import { format } from "prettier";
import { waysHere } from "../world/ways/machine.ts";
import { COMMAND_LINE, REPOSITORY } from "../world/program.ts";

const run = promisify(execFile);

test("the demo fixes its sample with real tools and git, and says where to look", async () => {
  const { stdout } = await run(process.execPath, [COMMAND_LINE, "demo"], { env: { PATH: process.env["PATH"] } });
  const comment = /^comment\s+(.+)$/m.exec(stdout)?.[1] ?? "";
  const branch = /^branch\s+git -C (\S+) show (\S+)$/m.exec(stdout);
  try {
    expect(stdout).toContain("→ changed");
    expect(stdout).toContain("`dependencies` (remit.toml");
    expect(stdout).toContain("✓ verified by npm test");
    expect(stdout).toMatch(/── What comes next ──\n.*\nnode \/\S*dist\/cli\/index\.js init\n$/);
    expect(await readFile(/^page\s+(.+)$/m.exec(stdout)?.[1] ?? "", "utf8")).toContain("<!doctype html>");
    const receipt = path.join(path.dirname(/^log\s+(.+)$/m.exec(stdout)?.[1] ?? ""), "receipt.json");
    expect(await faultsOfReceipt(receipt)).toEqual([]);
    const report = await readFile(comment, "utf8");
    expect(report).not.toContain("Not verified");
    expect(report).toContain("Changed 1 file");
    // Without a sandbox its policy differs.
    if (waysHere().own !== undefined) expect(asShown(await shownInReadme(report))).toEqual(asShown(folded(report)));
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

/** Validated by the published schema. */
async function faultsOfReceipt(file: string): Promise<unknown> {
  const schema = JSON.parse(await readFile(path.join(REPOSITORY, "schema/receipt.schema.json"), "utf8")) as Schema;
  return new Validator(schema, "2020-12", false).validate(JSON.parse(await readFile(file, "utf8"))).errors;
}

const README = fileURLToPath(new URL("../../README.md", import.meta.url));

/** The README's picture of a comment. `UPDATE_GOLDEN=1` updates it first. */
async function shownInReadme(comment: string): Promise<string> {
  const readme = await readFile(README, "utf8");
  const [, quoted = ""] = /## What it says[^]*?((?:^>.*\n)+)/m.exec(readme) ?? [];
  if (process.env["UPDATE_GOLDEN"] !== "1") return quoted.replaceAll(/^> ?/gm, "");
  const bare = folded(comment)
    .replaceAll(/^<!--.*-->\n?/gm, "")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const expected = bare.trim().replaceAll(/^/gm, "> ").replaceAll(/^> $/gm, ">");
  const renewed = readme.replace(quoted, () => `${expected}\n`);
  await writeFile(README, await format(renewed, { parser: "markdown", printWidth: 120 }));
  return bare;
}

/** As GitHub shows it with every section collapsed. */
function folded(comment: string): string {
  return comment
    .replaceAll(/<details>\n<summary>(.*?)<\/summary>[^]*?\n<\/details>/g, "▸ $1")
    .replaceAll(/\n\n(?=▸)/g, "\\\n");
}

/** Only words and numbers, without links, table markup, and what differs between runs and machines. */
function asShown(comment: string): readonly string[] {
  const plain = comment
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/^- .*\bsandbox\b.*$/gm, "")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll(/[|\s]+(?::?-+:?[|\s]+)+/g, "\n")
    .replaceAll(/[*_]/g, "")
    .replaceAll(/\b[0-9a-f]{7}\b/g, "…")
    .replaceAll(/\d+(?:\.\d+)? m?s\b/g, "… s")
    .replaceAll(/\d+(?:\.\d+)?k\b/g, "…k")
    .replaceAll(/US\$ 0\.\d+/g, "US$ …")
    .replaceAll(/sandbox: [\w ]+/g, "sandbox …")
    .replaceAll(/[▰▱]/g, "");
  return plain.split(/[\s|]+/).filter((word) => word !== "");
}

test("an unknown command is answered with the known ones", async () => {
  await expect(run(process.execPath, [COMMAND_LINE, "dmeo"])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("remit demo"),
  });
});
