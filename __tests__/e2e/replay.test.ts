/** `remit replay` through the built command line: a run that a world recorded, played again. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { sandboxed } from "../world/ways.ts";
import { say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { CART, EDIT_POLICY, FIX, MEND, MENDED, READ, SHOP, TEST } from "./shop.ts";

const action = fileURLToPath(new URL("../../", import.meta.url));
let directory = "";
let log = "";

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "remit-replayed-"));
  log = path.join(directory, "log.ndjson");
  await using world = await openWorld({
    action,
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script: [...FIX],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it");
  await writeFile(log, await readFile(run.outputs["log-path"] as string));
  await writeFile(path.join(directory, "receipt.json"), await readFile(run.outputs["receipt-path"] as string));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe("remit report --verify", () => {
  test("knows the run's own receipt, which names the commit that was pushed", async () => {
    const { code, stdout } = await remit("report", log, "--verify");
    expect(stdout).toMatch(/is the receipt of .*: changed, commit [0-9a-f]{40}, policy sha256:/);
    expect(code).toBe(0);
    const receipt = await readFile(path.join(directory, "receipt.json"), "utf8");
    expect((await remit("report", log, "--receipt")).stdout).toBe(receipt);
  });

  long("refuses the receipt of a log that was touched, and a receipt that was", async () => {
    const [touched, forged] = [path.join(directory, "touched.ndjson"), path.join(directory, "forged.json")];
    await writeFile(touched, (await readFile(log, "utf8")).replace("fix it", "fix all"));
    expect(await remit("report", touched, "--verify")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("request.instruction"),
    });
    const receipt = await readFile(path.join(directory, "receipt.json"), "utf8");
    await writeFile(forged, receipt.replace('"changed"', '"answered"'));
    expect(await remit("report", log, "--verify", forged)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('conclusion: the log gives "changed", the receipt says "answered"'),
    });
    expect(await remit("report", log, "--verify", "nowhere.json")).toMatchObject({ code: 2 });
  });
});

describe("remit replay", () => {
  test("without a fixture gives the report of the recorded run", async () => {
    const [replayed, report] = [await remit("replay", log), await remit("report", log)];
    expect(replayed).toEqual(report);
    expect(replayed.stdout).toContain("Changed 1 file");
  });

  sandboxed("over the files of that time asks every question as it was recorded", async () => {
    const fixture = await layOut("same", {});
    const { code, stdout } = await remit("replay", log, "--fixture", fixture);
    expect(stdout).toContain("Questions asked: 4. The agent ended: finished.");
    expect(stdout).toContain("No divergence");
    expect(code).toBe(0);
    expect(await readFile(path.join(fixture, "src/cart.js"), "utf8")).toBe(CART);
  });

  long("over other files names the first question that differs, and the answer that made it so", async () => {
    const fixture = await layOut("other", { "src/cart.js": `// Prices are in cents.\n${CART}` });
    const { code, stdout } = await remit("replay", log, "--fixture", fixture);
    expect(code).toBe(1);
    expect(stdout).toMatch(/First divergence: question 2 \(entry \d+ of the log\)\. The question has other content/);
    expect(stdout).toContain("the answer of grep_search");
  });

  long("under a policy that denies what was allowed names the call that was denied", async () => {
    const fixture = await layOut("denied", {
      ".github/remit.toml": `${EDIT_POLICY}[[deny]]\ntool = "run_shell_command"\ncommand = ["npm test"]\n`,
    });
    const { code, stdout } = await remit("replay", log, "--fixture", fixture);
    expect(code).toBe(1);
    expect(stdout).toContain("The policy is another than the recorded run's.");
    expect(stdout).toContain("First divergence: question 4");
    expect(stdout).toContain("the answer of run_shell_command");
  });

  long("plays a run that went on from another with that one's conversation before it", async () => {
    const policy = `${EDIT_POLICY}[limits]\nturns = 2\n`;
    const script = [READ, MEND, say("Mended."), TEST, say("All is well.")];
    await using world = await openWorld({ action, users: { maria: "write" }, files: SHOP, policy, script });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    await world.comment("maria", issue.number, "@remit fix it");
    const { outputs } = await world.comment("maria", issue.number, "@remit /continue");
    const continued = path.join(directory, "continued.ndjson");
    await writeFile(continued, await readFile(outputs["log-path"] as string));
    const fixture = await layOut("continued", { "src/cart.js": MENDED, ".github/remit.toml": policy });
    const { code, stdout } = await remit("replay", continued, "--fixture", fixture);
    expect(stdout).toContain("Questions asked: 2. The agent ended: finished.\nNo divergence");
    expect(code).toBe(0);
  });

  test("says what it cannot play", async () => {
    const empty = path.join(directory, "empty.ndjson");
    await writeFile(empty, "");
    expect(await remit("replay", empty, "--fixture", directory)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("No agent was at work"),
    });
    expect(await remit("replay")).toMatchObject({ code: 2, stderr: expect.stringContaining("takes one log") });
  });
});

async function layOut(name: string, changes: Readonly<Record<string, string>>): Promise<string> {
  const root = path.join(directory, name);
  const files = { "README.md": "# Shop\n", ...SHOP, ".github/remit.toml": EDIT_POLICY, ...changes };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
}

function remit(...words: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(action, "dist/cli/index.js"), ...words], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
    });
  });
}
