/** Repositories modelled on well-known ones, beside init's output. `UPDATE_GOLDEN=1` rewrites it; review the diff. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { SETUP_ACTION, writeAction, writeWorkflow } from "../../src/cli/init/workflows.ts";
import { writePolicy } from "../../src/cli/init/policy.ts";
import { findWork } from "../../src/cli/init/repository.ts";
import { checkExpectations } from "../../src/policy/explain.ts";
import { list, record } from "../world/json.ts";
import { policyOf } from "../world/policies.ts";
import { scratchDirectory, writeFiles } from "../world/scratch.ts";

const FIXTURES = fileURLToPath(new URL("./init/", import.meta.url));
const NAMES = readdirSync(FIXTURES).flatMap((file) => /^(.+)\.repo\.txt$/.exec(file)?.[1] ?? []);
const root = scratchDirectory();

function unpack(name: string): string {
  const directory = join(root, name);
  const [, ...parts] = readFileSync(join(FIXTURES, `${name}.repo.txt`), "utf8").split(/^==> (.*) <==\n/m);
  const files: Record<string, string> = {};
  for (let at = 0; at < parts.length; at += 2) files[parts[at] ?? ""] = parts[at + 1] ?? "";
  writeFiles(directory, files);
  return directory;
}

function write(name: string): Readonly<Record<string, string>> {
  const work = findWork(unpack(name));
  const setUp = work.setup.steps.length > 0;
  const facts = { setUp, services: work.services.lines, remit: "remit-agent/remit@v0", long: false };
  const notes = [...work.setup.notes, ...work.services.notes];
  return {
    ...(setUp && { [`${SETUP_ACTION}/action.yml`]: writeAction(work.setup) }),
    ...(facts.services.length > 0 && { ".github/workflows/remit.yml": writeWorkflow("comment", facts) }),
    ".github/remit.toml": writePolicy(work, new Map()),
    ...(notes.length > 0 && { "Notes told": notes.map((note) => `${note}\n`).join("") }),
  };
}

/** The part that is specific to one repository's file, without the common beginning of every policy and action. */
function own(text: string): string {
  const [, policy] = /^draft = true\n\n(.*?)\n\[\[expect\]\]/ms.exec(text) ?? [];
  return policy ?? text.replace(/^#.*\n|^(name|description|runs|  using):.*\n/gm, "");
}

describe.each(NAMES)("for a repository like %s, init", (name) => {
  test("writes the expected set-up and policy", () => {
    const files = Object.entries(write(name)).map(([path, text]) => `==> ${path} <==\n${own(text)}`);
    const golden = join(FIXTURES, `${name}.expected.txt`);
    if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(golden, files.join(""));
    expect(files.join("")).toBe(readFileSync(golden, "utf8"));
  });

  test("writes a policy that loads and meets its own expectations, and an action that GitHub can run", async () => {
    const files = write(name);
    const policy = policyOf(files[".github/remit.toml"] ?? "");
    expect((await checkExpectations(policy, (path) => ({ kind: "inside", path }))).met).toBe(true);
    const action = record(parse(files[`${SETUP_ACTION}/action.yml`] ?? "{ runs: { using: composite } }"));
    expect(record(action["runs"])["using"]).toBe("composite");
    for (const step of list(record(action["runs"])["steps"]).map(record)) {
      expect(step["run"] === undefined).toBe(step["uses"] !== undefined);
      expect(step["shell"]).toBe(step["run"] === undefined ? undefined : "bash");
      expect(JSON.stringify(step)).not.toMatch(/\$\{\{[^}]*(secrets|matrix|needs|vars)\./);
    }
  });
});

test("init has fixtures of at least eighteen kinds of repositories", () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(18);
});
