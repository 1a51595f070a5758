/** The command line through its built entry: errors for invalid calls, and the findings of the doctor. */
import { execFile } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { openGeminiServer } from "../world/gemini.ts";
import { listen } from "../world/loopback.ts";
import { COMMAND_LINE, REPOSITORY } from "../world/program.ts";
import { scratchDirectory, writeFiles } from "../world/scratch.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

const directory = scratchDirectory();
/** The link that `npm link` makes for the package's `bin`. */
const linked = path.join(directory, "remit");
await symlink(COMMAND_LINE, linked);

describe("a command line", () => {
  const commands = ["demo", "run", "report", "replay", "policy", "init", "doctor"];

  test("with --help after any command prints help and succeeds", async () => {
    const calls = [...commands.map((name) => [name, "--help"]), ["policy", "check", "-h"], ["help", "run"], ["-h"]];
    const results = await Promise.all(calls.map((args) => remit(args)));
    expect(results.map(({ code, stderr }) => [code, stderr])).toEqual(calls.map(() => [0, ""]));
    for (const [at, [name = ""]] of calls.slice(0, commands.length).entries())
      expect(results[at]?.stdout).toMatch(new RegExp(`^remit ${name}`));
    expect(results.at(-2)?.stdout).toMatch(/^remit run/);
  });

  test.each<[readonly string[], string]>([
    [["rnu"], 'There is no command "rnu". Did you mean run?'],
    [["policy", "chekc"], "There is no command policy chekc. Did you mean check?"],
    [["run", "--modle", "flash", "mend it"], "remit run has no option --modle. Did you mean --model?"],
    [["run", "mend", "the", "--verbose", "flag"], "Words that begin with a hyphen come after --."],
    [["run", "--model"], "--model needs a value after it."],
    [["run", "--model", "--json", "x"], "one that begins with a hyphen is given as --model=--json"],
    [["report", "--html=yes", "log"], "--html takes no value."],
    [["demo", "now"], "remit demo takes options only, found now."],
    [["report", "."], ". cannot be read: it is a directory, not a file."],
    [["replay", "nope"], "nope cannot be read: there is no such file."],
    [["policy", "replay", "package.json"], "package.json is not a log of Remit's"],
    [["policy", "explain", "--tool", "read_fiel"], "There is no tool `read_fiel`. Did you mean `read_file`?"],
    [["policy", "explain", "--tool", "read_file", "--args", "{bad"], "--args takes a JSON object"],
    [["policy", "check", "nope.toml"], "nope.toml cannot be read: there is no such file."],
  ])("that is invalid gets an error message and exit code 2: %j", async (args, why) => {
    const result = await remit(args, { cwd: REPOSITORY });
    expect(result).toMatchObject({ code: 2, stdout: "" });
    expect(result.stderr).toContain(why);
  });
});

describe("the doctor", () => {
  test("reports no problem when everything is in place", async () => {
    const shop = createCheckout("well", "model: auto", "ubuntu-latest");
    await using gemini = await openGeminiServer({ offers: ["gemini-3.7-flash", "gemini-3.1-pro-preview"] });
    await using github = await openSettings(true);
    const result = await remit(["doctor"], { cwd: shop, env: environmentOf(gemini, github) });
    expect(result).toMatchObject({ code: 0, stderr: "" });
    expect(result.stdout).toContain("✓ key       the key works; it can use gemini-3.7-flash, gemini-3.1-pro-prev");
    expect(result.stdout).toContain(
      "? model     auto (gemini-3.8-flash) cannot be used with this key; gemini-3.7-flash will",
    );
    expect(result.stdout).toContain("✓ workflow  .github/workflows/remit.yml uses Remit (mode: run)");
    expect(result.stdout).toContain("✓ settings  the secret GEMINI_API_KEY exists");
    expect(result.stdout).toMatch(/[✓?] sandbox {3}.*\n/);
    expect(result.stdout).not.toContain(gemini.key);
  });

  long("recognises a workflow that calls Remit's reusable one, with and without the key", async () => {
    const shop = createCheckout("called", "", "ubuntu-latest");
    await using gemini = await openGeminiServer({ offers: ["gemini-3.8-flash"] });
    const file = path.join(shop, ".github/workflows/remit.yml");
    const call = `on: issue_comment\njobs:\n  remit:\n    uses: somebody/remit/.github/workflows/remit.yml@${"0".repeat(40)}\n`;
    await writeFile(file, `${call}    secrets:\n      gemini-api-key: k\n`);
    const result = await remit(["doctor"], { cwd: shop, env: environmentOf(gemini) });
    expect(result.stdout).toContain("✓ workflow  .github/workflows/remit.yml calls Remit's workflow");
    await writeFile(file, call);
    const without = await remit(["doctor"], { cwd: shop, env: environmentOf(gemini) });
    expect(without.stdout).toContain(
      "✗ workflow  .github/workflows/remit.yml: the call has no secret gemini-api-key. Write `secrets: {",
    );
  });

  test("judges a step as a run would, and the files that it names", async () => {
    const inputs = ["mode: rnu", "max-usd: abc", "policy-file: .github/p.toml", "seal-key: ${{ secrets.SEAL }}"];
    const shop = createCheckout("inputs", inputs.join("\n          "), "ubuntu-latest");
    const workflow = path.join(shop, ".github/workflows/remit.yml");
    await writeFile(workflow, (await readFile(workflow, "utf8")).replace("issue_comment", "issue_coment"));
    await mkdir(path.join(shop, ".github/workflows/directory.yml"));
    writeFiles(shop, { ".github/actions/remit-setup/action.yml": "runs: [" });
    const { code, stdout } = await remit(["doctor"], { cwd: shop, env: { PATH: process.env["PATH"] ?? "" } });
    expect(code).toBe(1);
    for (const fault of [
      ".github/workflows/directory.yml cannot be read: it is a directory, not a file.",
      'mode is "rnu", expected',
      'max-usd is "abc", expected a number above 0.',
      "no event in its `on:` starts Remit. Did you mean issue_comment?",
      ".github/actions/remit-setup/action.yml is not YAML",
      "There is no .github/p.toml, and a workflow names it: such a run ends at once.",
    ])
      expect(stdout).toContain(fault);
    expect(stdout).not.toContain("seal-key");
    expect(stdout).not.toContain("✓ policy");
  });

  test("knows which calls of Remit's workflow GitHub would not start", async () => {
    const shop = createCheckout("calls", "", "ubuntu-latest");
    const call = `on: issue_comment\njobs:\n  remit:\n    uses: a/remit/.github/workflows/remit.yml@${"0".repeat(40)}\n`;
    const rest = "    with: { modle: flash }\n    secrets: inherit\n";
    await writeFile(path.join(shop, ".github/workflows/remit.yml"), call + rest);
    const { stdout } = await remit(["doctor"], { cwd: shop, env: { PATH: process.env["PATH"] ?? "" } });
    expect(stdout).toContain("there is no input modle. Did you mean model? GitHub does not start such a call.");
    expect(stdout).toContain("`secrets: inherit` passes no gemini-api-key");
  });

  test("names each problem and how to fix it, with exit code 1", async () => {
    const shop = createCheckout("ill", "model: gemini-2.5-pro\n          thinkin: x", "macos-latest", "v0");
    await writeFile(path.join(shop, ".github/remit.toml"), "version = 1\nextend = 2\n");
    await using gemini = await openGeminiServer({ offers: ["gemini-2.5-pro", "gemini-3.8-flash"] });
    const result = await remit(["doctor"], { cwd: shop, env: environmentOf(gemini) });
    expect(result.code).toBe(1);
    for (const fault of [
      "✗ model     gemini-2.5-pro cannot be used with this key. Name another, or leave it to `auto`.",
      "✗ workflow  .github/workflows/remit.yml: there is no input thinkin. Did you mean thinking?",
      '✗ pin       .github/workflows/remit.yml uses Remit at "v0", which can be moved.',
      "✗ sandbox   .github/workflows/remit.yml: macos-latest makes no sandbox.",
      "✗ policy    .github/remit.toml:2:1: ",
      "? settings  Not checked, since GH_TOKEN is not set",
      "To fix: 5.",
    ])
      expect(result.stdout).toContain(fault);
    const refused = { ...environmentOf(gemini), GEMINI_API_KEY: "AIza-not-the-key" };
    expect((await remit(["doctor"], { cwd: shop, env: refused })).stdout).toContain(
      "✗ key       Gemini refused the API",
    );
  });

  test("says that GitHub cannot be reached, at once, and does not blame the token", async () => {
    const shop = createCheckout("offline", "model: auto", "ubuntu-latest");
    await using gemini = await openGeminiServer();
    const unreachable = { ...environmentOf(gemini), GH_TOKEN: "t", GITHUB_API_URL: "http://127.0.0.1:1" };
    const { stdout } = await remit(["doctor"], { cwd: shop, env: unreachable });
    expect(stdout).toContain("? settings  GitHub could not be reached. Whether");
  });
});

/** A checkout of octo/shop with one workflow that uses Remit with this input on this machine. */
function createCheckout(name: string, input: string, machine: string, ref = "0".repeat(40)): string {
  const workflow = `on: issue_comment
jobs:
  remit:
    runs-on: ${machine}
    steps:
      - uses: somebody/remit@${ref}
        with:
          gemini-api-key: k
          ${input}
`;
  const origin = '[remote "origin"]\n\turl = https://github.com/octo/shop\n';
  const files = {
    ...SHOP,
    ".github/remit.toml": `${EDIT_POLICY}[verify]\ncommands = ["npm test"]\n`,
    ".github/workflows/remit.yml": workflow,
    ".git/HEAD": "ref: refs/heads/main\n",
    ".git/config": origin,
  };
  const shop = path.join(directory, name);
  writeFiles(shop, files);
  return shop;
}

/** GitHub, as far as its settings are concerned. */
function openSettings(may: boolean) {
  const answers: Readonly<Record<string, object>> = {
    "/repos/octo/shop/actions/permissions/workflow": { can_approve_pull_request_reviews: may },
    "/repos/octo/shop/actions/secrets/GEMINI_API_KEY": { name: "GEMINI_API_KEY" },
  };
  return listen(
    ({ url = "" }, response) => {
      response.writeHead(answers[url] === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(answers[url] ?? { message: "Not Found" }));
    },
    (error) => {
      throw error;
    },
  );
}

function environmentOf(gemini: { readonly url: string; readonly key: string }, github?: { readonly url: string }) {
  const variables = github === undefined ? {} : { GITHUB_API_URL: github.url, GH_TOKEN: "t" };
  return { GEMINI_API_KEY: gemini.key, GOOGLE_GEMINI_BASE_URL: gemini.url, ...variables };
}

interface Where {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function remit(args: readonly string[], { cwd = directory, env = {} }: Where = {}) {
  const environment = { PATH: `${path.dirname(process.execPath)}:${process.env["PATH"]}`, HOME: directory, ...env };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(linked, args, { cwd, env: environment }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
    });
  });
}
