/** What is published: the archive, `dist/`, `action.yml`, and the README's tables. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { renderCost, renderExample, renderInputs, renderPolicy, renderSchema } from "../scripts/docs.ts";
import { VERSION } from "../src/version.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const run = promisify(execFile);

describe("the bundle", () => {
  const chunks = readdirSync(path.join(root, "dist")).filter((name) => name.endsWith(".js"));
  const code = chunks.map((name) => read(`dist/${name}`)).join("\n");

  test("stays under 8 MB as a whole", () => {
    const entries = readdirSync(path.join(root, "dist"), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const size = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
    expect(size).toBeLessThan(8 * 1024 * 1024);
  });

  test("is written in ASCII, which V8 keeps in half the memory", () => {
    expect(chunks.filter((name) => /[^\0-\x7f]/.test(read(`dist/${name}`)))).toEqual([]);
  });

  test("wraps every module in parentheses, so that V8 parses it once instead of twice", () => {
    const modules = chunks.flatMap((name) => read(`dist/${name}`).match(/^ {2}\d+: ./gm) ?? []);
    expect(modules.length).toBeGreaterThan(500);
    expect(modules.filter((start) => !start.endsWith("("))).toEqual([]);
  });

  test("compiles with their files the functions that nearly every run calls, and looks up no character class before", () => {
    expect(code.match(/^ {4}var [\w$]+ = \((?:async )?function/gm)?.length).toBeGreaterThan(900);
    expect(code).toContain("    var runAgent = (async function runAgent(");
    // A search's thread is made from the texts of such functions.
    expect(code.match(/^ {4}var ([\w$]+) = \((?:async )?function(?!\*? ?\1\()/gm)).toBeNull();
    expect(code.match(/^(?!.*new RegExp\(").*\/[^/\n]*\\p\{\w+\}.*\/[a-z]*[uv]/gm)).toBeNull();
  });

  test("has none of GitHub's endpoints but those that Remit asks", () => {
    const table = /\bEndpoints = \{[^]*?\n {4}\};/.exec(code)?.[0] ?? "";
    const endpoints = table.match(/"(?:GET|POST|PUT|PATCH|DELETE) [^"]+"/g) ?? [];
    expect(endpoints).toContain('"GET /repos/{owner}/{repo}/collaborators/{username}/permission"');
    expect(endpoints.length).toBeLessThan(40);
    expect(endpoints.filter((each) => each.includes("DELETE"))).toEqual([
      '"DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"',
      '"DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"',
    ]);
  });

  test("leaves out the model's SDK and the parts of the toolkit that Remit does not use", () => {
    expect(code).not.toContain("class GoogleGenAI");
    // Only `@actions/github` brings GitHub's HTTP client, and it is loaded only behind a proxy.
    const core = chunks.filter((name) => read(`dist/${name}`).includes("ghadelimiter_"));
    expect(core).toHaveLength(1);
    expect(core.filter((name) => /class HttpClient\b|undici/.test(read(`dist/${name}`)))).toEqual([]);
  });

  test("has thin entries that share their common code", () => {
    for (const name of ["main", "post", "cli"]) {
      const first = name === "cli" ? "#!/usr/bin/env node\n" : "";
      expect(read(`dist/${name}/index.js`)).toBe(`${first}"use strict";\n\nrequire("../index.js").${name}();\n`);
    }
  });

  test("does not end as if all were done while it waits for what cannot come", async () => {
    const never = "--import=data:text/javascript,Promise.all=()=>new%20Promise(()=>{})";
    for (const [entry, options] of [
      ["main", []],
      ["post", []],
      ["cli", ["--version"]],
    ] as const) {
      const program = [path.join(root, `dist/${entry}/index.js`), ...options];
      await expect(run(process.execPath, [never, ...program], { env: {} })).rejects.toMatchObject({ code: 13 });
    }
  });

  test("loads next to nothing in the post step of a run that ended normally", async () => {
    const coverage = mkdtempSync(path.join(tmpdir(), "remit-coverage-"));
    const saved = { "STATE_report-key": "key", "STATE_report-summary": "yes", "STATE_report-delivered": "yes" };
    const post = path.join(root, "dist/post/index.js");
    await run(process.execPath, [post], { env: { ...saved, NODE_V8_COVERAGE: coverage } });
    const loaded = readdirSync(coverage).map((name) => readFileSync(path.join(coverage, name), "utf8"));
    rmSync(coverage, { recursive: true });
    const files = loaded.flatMap((text) => text.match(/dist\/[\w.]+\.js/g) ?? []);
    expect(files).toContain("dist/index.js");
    const sizes = [...new Set(files)].map((file) => statSync(path.join(root, file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(64 * 1024);
  });

  test("names the licence of everything in it", () => {
    const licences = read("dist/licenses.txt");
    for (const name of ["google-auth-library", "@octokit/rest", "unbash"]) expect(licences).toContain(`${name} `);
    expect(licences).not.toContain("licence not stated");
  });

  test("has the version that package.json names", async () => {
    const { version } = JSON.parse(read("package.json")) as { version: string };
    expect(VERSION).toBe(version);
    const { stdout } = await run(process.execPath, [path.join(root, "dist/cli/index.js"), "--version"]);
    expect(stdout).toBe(`${version}\n`);
  });
});

test("the archive that a runner downloads for each job has everything but tests and measurements", async () => {
  const lines = async (command: string) =>
    (await run("sh", ["-c", command], { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout.trim().split("\n");
  const all = await lines("git ls-tree -r --name-only HEAD");
  const archived = await lines("git archive --worktree-attributes HEAD | tar -t");
  const left = new Set(archived);
  expect([...new Set(all.filter((name) => !left.has(name)).map((name) => name.split("/")[0]))]).toEqual([
    "__tests__",
    "bench",
  ]);
  expect(archived.filter((name) => /^(__tests__|bench)\//.test(name))).toEqual([]);
});

describe("action.yml", () => {
  test("is accepted by GitHub's own language service", async () => {
    const { stdout } = await run(process.execPath, [path.join(root, "scripts/lint-workflows.ts"), "action.yml"], {
      cwd: root,
    });
    expect(stdout).toBe("");
  });

  test("describes every input and output, and starts the bundle on Node 24", () => {
    const action = parse(read("action.yml")) as {
      inputs: Record<string, { description: string }>;
      outputs: Record<string, { description: string }>;
      runs: Record<string, string>;
    };
    expect(action.runs).toEqual({ using: "node24", main: "dist/main/index.js", post: "dist/post/index.js" });
    const names = [...Object.keys(action.inputs), ...Object.keys(action.outputs)];
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });
});

describe("the README and the documents", () => {
  test("have the tables generated from action.yml, the models and the settings", async () => {
    const EXAMPLE = "examples/policies/every-section.toml";
    expect(await renderInputs(read("docs/inputs.md"), read("action.yml"))).toBe(read("docs/inputs.md"));
    expect(await renderCost(read("docs/cost.md"))).toBe(read("docs/cost.md"));
    expect(await renderPolicy(read("docs/policy.md"))).toBe(read("docs/policy.md"));
    expect(await renderSchema()).toBe(read("schema/remit.schema.json"));
    expect(await renderExample(read(EXAMPLE))).toBe(read(EXAMPLE));
  });

  test("keep the README short: at most 8 kB, starting with the two commands", () => {
    expect(Buffer.byteLength(read("README.md"))).toBeLessThanOrEqual(8_000);
    expect(read("README.md").indexOf("node dist/cli/index.js demo")).toBeLessThan(400);
    expect(read("README.md").indexOf("npm cit")).toBeLessThan(500);
  });
});

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}
