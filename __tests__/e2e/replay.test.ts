/** `remit replay` through the built command line: a run that a world recorded is replayed. */
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { longSandboxed, sandboxed } from "../world/ways.ts";
import { say } from "../world/gemini.ts";
import { runCommandLine } from "../world/program.ts";
import { scratchDirectory, writeFiles } from "../world/scratch.ts";
import { openWorld } from "../world/world.ts";
import { CART, EDIT_POLICY, FIX, MEND, MENDED, READ, SHOP, TEST } from "./shop.ts";

const directory = scratchDirectory();
const log = path.join(directory, "log.ndjson");

beforeAll(async () => {
  await using world = await openWorld({
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

describe("remit report --verify", () => {
  test("accepts the run's own receipt, which names the pushed commit", async () => {
    const { code, stdout } = await remit("report", log, "--verify");
    expect(stdout).toMatch(/is the receipt of .*: changed, commit [0-9a-f]{40}, policy sha256:/);
    expect(code).toBe(0);
    const receipt = await readFile(path.join(directory, "receipt.json"), "utf8");
    expect((await remit("report", log, "--receipt")).stdout).toBe(receipt);
  });

  long("rejects the receipt of a changed log, and a changed receipt", async () => {
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
  test("without a fixture prints the report of the recorded run", async () => {
    const [replayed, report] = [await remit("replay", log), await remit("report", log)];
    expect(replayed).toEqual(report);
    expect(replayed.stdout).toContain("Changed 1 file");
  });

  sandboxed("over the original files repeats every recorded model request", async () => {
    const fixture = writeRepository("same", {});
    const { code, stdout } = await remit("replay", log, "--fixture", fixture);
    expect(stdout).toContain("Model requests: 4. The agent ended: finished.");
    expect(stdout).toContain("No divergence");
    expect(code).toBe(0);
    expect(await readFile(path.join(fixture, "src/cart.js"), "utf8")).toBe(CART);
  });

  longSandboxed("of the demo's run over the demo's repository does not diverge", async () => {
    const { stdout } = await remit("demo");
    const played = path.dirname(/^comment\s+(.+)$/m.exec(stdout)?.[1] ?? "");
    const fixture = path.join(directory, "demo");
    await promisify(execFile)("git", ["clone", "-q", path.join(played, "shop.git"), fixture]);
    const replayed = await remit("replay", path.join(played, "run/log.ndjson"), "--fixture", fixture);
    await rm(played, { recursive: true, force: true });
    expect(replayed.stdout).toContain("Model requests: 6. The agent ended: finished.\nNo divergence");
    expect(replayed.code).toBe(0);
  });

  long("over other files names the first request that differs, and the tool answer that caused it", async () => {
    const fixture = writeRepository("other", { "src/cart.js": `// Prices are in cents.\n${CART}` });
    const { code, stdout } = await remit("replay", log, "--fixture", fixture);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /First divergence: model request 2 \(entry \d+ of the log\)\. The request has other content/,
    );
    expect(stdout).toContain("the answer of grep_search");
  });

  long("under a policy that denies a call names that call", async () => {
    const fixture = writeRepository("denied", {
      ".github/remit.toml": `${EDIT_POLICY}[[deny]]\ntool = "run_shell_command"\ncommand = ["npm test"]\n`,
    });
    const { code, stdout } = await remit("replay", log, "--fixture", fixture);
    expect(code).toBe(1);
    expect(stdout).toContain("The policy differs from the recorded run's.");
    expect(stdout).toContain("First divergence: model request 4");
    expect(stdout).toContain("the answer of run_shell_command");
  });

  long("replays a continued run with the earlier run's conversation before it", async () => {
    const policy = `${EDIT_POLICY}[limits]\nturns = 2\n`;
    const script = [READ, MEND, say("Mended."), TEST, say("All is well.")];
    await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy, script });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    await world.comment("maria", issue.number, "@remit fix it");
    const { outputs } = await world.comment("maria", issue.number, "@remit /continue");
    const continued = path.join(directory, "continued.ndjson");
    await writeFile(continued, await readFile(outputs["log-path"] as string));
    const fixture = writeRepository("continued", { "src/cart.js": MENDED, ".github/remit.toml": policy });
    const { code, stdout } = await remit("replay", continued, "--fixture", fixture);
    expect(stdout).toContain("Model requests: 2. The agent ended: finished.\nNo divergence");
    expect(code).toBe(0);
  });

  test("reports what it cannot replay", async () => {
    const empty = path.join(directory, "empty.ndjson");
    await writeFile(empty, "");
    expect(await remit("replay", empty, "--fixture", directory)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("No agent was at work"),
    });
    expect(await remit("replay")).toMatchObject({ code: 2, stderr: expect.stringContaining("takes one log") });
  });
});

describe("remit replay of answers recorded by Gemini CLI", () => {
  const reply = (...parts: object[]) => ({
    candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 30, totalTokenCount: 930 },
  });
  const stream = (...response: object[]) => ({ method: "generateContentStream", response });
  const edit = {
    file_path: "src/cart.js",
    instruction: "Start at 0.",
    old_string: "sum + price)",
    new_string: "sum + price, 0)",
  };
  const ANSWERS = [
    { method: "generateContent", response: reply({ text: '{"model_choice": "flash"}' }) },
    { method: "countTokens", response: { totalTokens: 900 } },
    stream(reply({ functionCall: { name: "read_file", args: { file_path: "src/cart.js" } } })),
    stream(reply({ functionCall: { name: "replace", args: edit } })),
    stream({ candidates: [{ content: { parts: [{ text: "It starts " }] } }] }, reply({ text: "at 0 now." })),
  ];
  const record = async (name: string, answers: readonly object[]): Promise<string> => {
    const file = path.join(directory, `${name}.responses`);
    await writeFile(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(""));
    return file;
  };

  sandboxed("drives a run on a copy of the directory, skipping answers to helper requests", async () => {
    const fixture = writeRepository("recorded", {});
    const file = await record("whole", [...ANSWERS, stream(reply({ text: "More." }))]);
    const { code, stdout } = await remit("replay", file, "--fixture", fixture, "--request", "mend the total");
    expect(stdout).toContain("It starts at 0 now.");
    const [, applied, patch = ""] = /git -C (\S+) apply (\S+)/.exec(stdout) ?? [];
    expect(applied).toBe(fixture);
    expect(await readFile(patch, "utf8")).toContain("sum + price, 0)");
    await rm(path.dirname(patch), { recursive: true, force: true });
    expect(stdout).toContain("1 of the recorded answers were not asked for.");
    expect(code).toBe(0);
    expect(await readFile(path.join(fixture, "src/cart.js"), "utf8")).toBe(CART);
  });

  sandboxed("ends where the recording ends", async () => {
    const file = await record("short", ANSWERS.slice(0, 3));
    const fixture = writeRepository("short", {});
    const { code, stdout } = await remit("replay", file, "--fixture", fixture, "--request", "mend the total");
    await rm(path.dirname(path.dirname(/^log\s+(\S+)/m.exec(stdout)?.[1] ?? "/nowhere/run/log")), {
      recursive: true,
      force: true,
    });
    expect(stdout).toContain("The recording has no further answer.");
    expect(code).toBe(1);
  });

  test("says what it needs, and which line it cannot read", async () => {
    const [file, broken] = [await record("whole", ANSWERS), await record("broken", [...ANSWERS, { methods: 1 }])];
    const [whole, odd] = [await remit("replay", file), await remit("replay", broken, "--fixture", directory)];
    expect(whole).toMatchObject({ code: 2, stderr: expect.stringContaining("--fixture DIR --request WORDS") });
    expect(odd).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Line 6 is not a JSON object with a method."),
    });
    const refused = await remit("replay", log, "--request", "x");
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("--request is for answers") });
  });
});

function writeRepository(name: string, changes: Readonly<Record<string, string>>): string {
  const root = path.join(directory, name);
  writeFiles(root, { "README.md": "# Shop\n", ...SHOP, ".github/remit.toml": EDIT_POLICY, ...changes });
  return root;
}

function remit(...args: readonly string[]) {
  return runCommandLine(args);
}
