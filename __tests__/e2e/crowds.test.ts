/** However many files a command leaves, no edit is lost: in a layer, in the checkout, on a local machine. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { long, rows } from "../world/long.ts";
import { call, openGeminiServer, say } from "../world/gemini.ts";
import { longSandboxed } from "../world/ways.ts";
import { openWorld } from "../world/world.ts";
import { runCommandLine } from "../world/program.ts";
import { commitAll, writeFiles } from "../world/scratch.ts";
import { EDIT_POLICY, MEND, MENDED, READ, SHOP } from "./shop.ts";

/** A report of 1,200 files that git does not ignore, and a path that is too long for any system call. */
const CREATE_FILES = `
import { chmodSync, mkdirSync, renameSync, writeFileSync, existsSync } from "node:fs";
mkdirSync("coverage/src", { recursive: true });
for (let at = 0; at < 1200; at++) writeFileSync("coverage/src/" + at + ".html", "<p>");
const name = "d".repeat(20);
const top = process.cwd();
for (let at = 0; at < 3000; at++) { mkdirSync(name); process.chdir(name); }
writeFileSync("f".repeat(250), "deep");
process.chdir(top);
writeFileSync("src/new.js", "export const made = true;\\n");
chmodSync("litter.mjs", 0o755);
renameSync("Notes.md", "NOTES.md");
console.log("littered", existsSync("coverage"));
`;

const files = { ...SHOP, "litter.mjs": CREATE_FILES, "Notes.md": "Notes.\n" };
const script = [READ, MEND, call("run_shell_command", { command: "node litter.mjs" }), say("Mended.")];
const NEW_FILES = "1200 new files";

describe("1,200 untracked files and a path 3,000 levels deep", () => {
  const OFF = '[sandbox]\nmode = "off"\n[[allow]]\ntool = "run_shell_command"\ncommand = ["node litter.mjs"]\n';
  test.each(
    rows([
      ["in a layer", ""],
      ["in the checkout itself", OFF],
    ]),
  )("are reported by name and count, and do not stop publication of the edit: %s", async (_where, more) => {
    const policy = `${EDIT_POLICY}\n[verify]\ncommands = ["test -f src/new.js"]\n${more}`;
    await using world = await openWorld({ users: { maria: "write" }, files, policy, script });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    await using _ = clearedAfter(run.job.workspace, run.job.temp);
    expect([run.main.code, run.outputs["conclusion"], run.main.stderr]).toEqual([0, "changed", ""]);
    const branch = run.outputs["branch"] ?? "";
    expect(await world.github.read(branch, "src/cart.js")).toBe(MENDED);
    expect(await world.github.read(branch, "src/new.js")).toContain("made");
    const [comment = ""] = world.github
      .comments(issue.number)
      .filter(({ author }) => author.login !== "maria")
      .map(({ body }) => body);
    expect(comment).toContain("coverage");
    expect(comment).toContain("| `litter.mjs` | modified, now executable | +0 −0 |");
    expect(comment).toContain("| `Notes.md` → `NOTES.md` | renamed | +0 −0 |");
    expect(comment).toMatch(/Changed 4 files/);
    const names = (await readdir(run.job.workspace)).filter((name) => /^notes/i.test(name));
    expect(names).toEqual(["NOTES.md"]);
    expect(comment).toContain(NEW_FILES);
    expect(comment.length).toBeLessThan(20_000);
  });
});

long("an edit of an ignored file is reported to the model at once, and to people at the end", async () => {
  const edit = call("write_file", { file_path: "built/out.js", content: "export {};\n" });
  const ignoring = { ...SHOP, ".gitignore": "built/\n" };
  const steps = [edit, say("Done.")];
  await using world = await openWorld({
    users: { maria: "write" },
    files: ignoring,
    policy: EDIT_POLICY,
    script: steps,
  });
  const issue = world.github.openIssue({ as: "maria", title: "Build it" });
  const run = await world.comment("maria", issue.number, "@remit build it", { runId: "9100" });
  expect(world.gemini.requests[1]?.answers[0]?.text).toContain("[It will not be published: .gitignore leaves it out.]");
  expect(run.outputs["conclusion"]).toBe("unchanged");
  const body = world.github.comments(issue.number).at(-1)?.body;
  expect(body).toMatch(/^### ➖ Not published: the edit of `built\/out\.js`, since \.gitignore leaves it out$/m);
  expect(run.main.annotations).toContainEqual(expect.objectContaining({ title: "Withheld: built/out.js" }));
  const reports = path.dirname(run.outputs["log-path"] ?? "");
  const gather = { runId: "9100", checkout: false, inputs: { mode: "gather", reports } } as const;
  const gathered = await world.deliver(run.event, gather);
  expect(gathered.outputs["final-message"]).toMatch(/0 of 1 task done, 1 not allowed what they need: report$/);
  // Whoever may write an artifact may write any figure into it.
  const log = run.outputs["log-path"] ?? "";
  await writeFile(log, (await readFile(log, "utf8")).replaceAll(/"input":\d+/g, '"input":1e302'));
  const { main } = await world.deliver(run.event, gather);
  expect(main.summary).toContain("The figures in the logs of 1 task are impossible, and are left out of the sums.");
  expect(main.summary).not.toMatch(/e\+\d/);
});

longSandboxed("the same files on a local machine do not stop remit run from writing its patch", async () => {
  const temporary = await mkdtemp(path.join(tmpdir(), "remit-crowds-"));
  await using _ = clearedAfter(temporary);
  const checkout = path.join(temporary, "shop");
  writeFiles(checkout, { ...files, ".github/remit.toml": EDIT_POLICY });
  commitAll(checkout);
  await using gemini = await openGeminiServer({ script });
  const own = { PATH: process.env["PATH"], HOME: temporary, TMPDIR: temporary };
  const env = { ...own, GEMINI_API_KEY: gemini.key, GOOGLE_GEMINI_BASE_URL: gemini.url };
  const { code, stdout } = await runCommandLine(["run", "mend", "it"], { cwd: checkout, env });
  expect(code).toBe(0);
  expect(stdout).toContain("→ changed");
  const patch = await readFile(/git apply (\S+)/.exec(stdout)?.[1] ?? "", "utf8");
  expect(patch).toContain("sum + price, 0");
  expect(patch).toContain("src/new.js");
  expect(await readFile(/^comment\s+(\S+)$/m.exec(stdout)?.[1] ?? "", "utf8")).toContain(NEW_FILES);
});

/** Node's own `rm` cannot remove a path that is longer than the system allows. */
function clearedAfter(...places: readonly string[]): AsyncDisposable {
  return { [Symbol.asyncDispose]: async () => void (await start("rm", ["-rf", ...places])) };
}

const start = promisify(execFile);
