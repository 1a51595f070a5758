/** The scripts of the release workflow, each run with a stub of `gh`. */
import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { releaseChangelog, writeVersion } from "../../scripts/version.ts";
import { list, record } from "../world/json.ts";
import { scratchDirectory, writeFiles } from "../world/scratch.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const jobs = record(record(parse(await readFile(path.join(root, ".github/workflows/release.yml"), "utf8")))["jobs"]);
const run = promisify(execFile);

const SHA = "0123456789abcdef0123456789abcdef01234567";
const CHANGELOG = "# Changelog\n\n## 1.2.3 (2026-11-21)\n\n- New.\n- Mended.\n\n## 1.2.2 (2026-10-01)\n\n- Old.\n";
const scratch = scratchDirectory();
let place = "";

beforeEach(async () => {
  place = await mkdtemp(path.join(scratch, "release-"));
  writeFiles(place, { "package.json": '{ "version": "1.2.3" }\n', "CHANGELOG.md": CHANGELOG });
  await gh("exit 0");
});

/** Writes a stub of `gh` that records how it was called. */
async function gh(then: string): Promise<void> {
  await writeFile(path.join(place, "gh"), `#!/bin/sh\necho "$*" >> "${place}/called"\n${then}\n`);
  await chmod(path.join(place, "gh"), 0o755);
}

const called = (): Promise<string> => readFile(path.join(place, "called"), "utf8").catch(() => "");

/** Whether the step of that name succeeds. */
async function carryOut(job: string, name: string, more: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const step = list(record(jobs[job])["steps"])
    .map(record)
    .find((each) => each["name"] === name);
  if (step === undefined) throw new Error(`There is no step ${name}.`);
  const facts = { TAG: "v1.2.3", GITHUB_SHA: SHA, GITHUB_REPOSITORY: "octo/remit", RUNNER_TEMP: place };
  const env = { PATH: `${place}:${process.env["PATH"]}`, ...facts, ...more };
  const script = ["--noprofile", "--norc", "-eo", "pipefail", "-c", String(step["run"])];
  return await run("bash", script, { cwd: place, env }).then(
    () => true,
    () => false,
  );
}

test("a release updates its pins in README, documents and examples, but not those of other actions", async () => {
  const other = "  - uses: actions/checkout@1af3b93b6815bc44a9784bd300feb67ff0d1eeb3 # v6.0.0\n";
  const uses = (at: string) =>
    `${other}  - uses: remit-agent/remit@${at}\n    uses: remit-agent/remit/.github/workflows/remit.yml@${at}\n`;
  const before = uses(`${"a".repeat(40)} # before v1.2.3`);
  writeFiles(place, { "README.md": before, "docs/a.md": before, "examples/b.yml": before });
  expect(await carryOut("pins", "Pin the release in README, documents and examples")).toBe(true);
  for (const name of ["README.md", "docs/a.md", "examples/b.yml"])
    expect(await readFile(path.join(place, name), "utf8")).toBe(uses(`${SHA} # v1.2.3`));
});

describe("a release", () => {
  const git = async (...args: string[]) => {
    const maria = ["-c", "user.name=Maria", "-c", "user.email=maria@shop.example"];
    const env = { PATH: process.env["PATH"], GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" };
    return (await run("git", [...maria, ...args], { cwd: place, env })).stdout.trim();
  };

  test("must match what the reusable workflow pins, byte for byte", async () => {
    const commit = async (file: string, text: string) => {
      writeFiles(place, { [file]: text });
      await git("add", ".");
      await git("commit", "-q", "-m", file);
      return await git("rev-parse", "HEAD");
    };
    const uses = (sha: string) => `steps:\n  - uses: remit-agent/remit@${sha} # before v1.2.3\n`;
    const name = "Check that the called workflow pins the same dist/";
    await git("init", "-q", "-b", "main");
    await commit("action.yml", "name: Remit\n");
    const built = await commit("dist/index.js", "released();\n");
    await commit(".github/workflows/remit.yml", uses(built));
    expect(await carryOut("check", name)).toBe(true);
    await commit("dist/index.js", "later();\n");
    expect(await carryOut("check", name)).toBe(false);
  });

  test("must be a commit of main", async () => {
    await git("init", "-q", "-b", "main");
    await git("commit", "-q", "--allow-empty", "-m", "Main");
    await git("update-ref", "refs/remotes/origin/main", "HEAD");
    const own = await git("rev-parse", "HEAD");
    await git("checkout", "-q", "--orphan", "other");
    await git("commit", "-q", "--allow-empty", "-m", "Other");
    const other = await git("rev-parse", "HEAD");
    expect(await carryOut("check", "Check that the commit is on main", { GITHUB_SHA: own })).toBe(true);
    expect(await carryOut("check", "Check that the commit is on main", { GITHUB_SHA: other })).toBe(false);
  });

  test("is made once, with the version that package and changelog name", async () => {
    expect(await carryOut("check", "Check that the tag has no release")).toBe(false);
    await gh("exit 1");
    expect(await carryOut("check", "Check that the tag has no release")).toBe(true);
    const name = "Check the version in package and changelog";
    expect(await carryOut("check", name)).toBe(true);
    expect(await carryOut("check", name, { TAG: "v1.2.4" })).toBe(false);
    await writeFile(path.join(place, "CHANGELOG.md"), CHANGELOG.replace("2026-11-21", "unreleased"));
    expect(await carryOut("check", name)).toBe(false);
  });

  test("has the changelog's notes for its version, and the commit to pin", async () => {
    expect(await carryOut("release", "Release with the changelog's notes")).toBe(true);
    expect(await called()).toContain("release create v1.2.3 --verify-tag --title v1.2.3 --notes-file");
    const notes = await readFile(path.join(place, "notes.md"), "utf8");
    expect(notes).toContain("- New.\n- Mended.");
    expect(notes).toContain(`\`uses: octo/remit@${SHA} # v1.2.3\``);
    expect(notes).not.toMatch(/Old|## /);
  });

  test("moves the tag of its major version, and creates it the first time", async () => {
    const move = "Move the tag of the major version";
    expect(await carryOut("release", move)).toBe(true);
    await gh('case "$*" in *PATCH*) exit 1 ;; esac');
    expect(await carryOut("release", move)).toBe(true);
    const [moved, tried, made] = (await called()).trim().split("\n");
    expect(moved).toContain(`PATCH repos/octo/remit/git/refs/tags/v1 -f sha=${SHA} -F force=true`);
    expect(tried).toBe(moved);
    expect(made).toContain(`POST repos/octo/remit/git/refs -f ref=refs/tags/v1 -f sha=${SHA}`);
  });

  test("is published by a job that installs and builds nothing, and attests the released files", () => {
    const { permissions, steps } = record(jobs["release"]);
    expect(permissions).toEqual({ contents: "write", "id-token": "write", attestations: "write" });
    const text = JSON.stringify(steps);
    expect(text).not.toMatch(/npm |node |setup-node/);
    expect(text).toMatch(/actions\/attest-build-provenance@[0-9a-f]{40}.*dist\/\*\.js/);
    expect(record(jobs["check"])["permissions"]).toEqual({ contents: "read" });
  });
});

describe("npm version", () => {
  test("writes the version and the date wherever they occur", async () => {
    const { scripts } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    expect(scripts["version"]).toBe("node scripts/version.ts");
    const source = await readFile(path.join(root, "src/version.ts"), "utf8");
    expect(writeVersion(source, "9.8.7")).toContain('VERSION = "9.8.7";');
    const ahead = CHANGELOG.replace("1.2.3 (2026-11-21)", "1.3.0 (unreleased)");
    expect(releaseChangelog(ahead, "1.3.0", "2026-11-22")).toContain("## 1.3.0 (2026-11-22)\n\n- New.");
    expect(() => releaseChangelog(CHANGELOG, "1.3.0", "2026-11-22")).toThrow(/released already: ## 1\.2\.3/);
  });
});
