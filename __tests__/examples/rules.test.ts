/** Rules for every workflow in examples/. The tests in `e2e/` run them. */
import { execFile } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { readWorkflow } from "../world/workflow.ts";
import type { Step } from "../world/workflow/steps.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const directory = path.join(repository, "examples");
const names = (await readdir(directory)).filter((name) => name.endsWith(".yml")).sort();
const texts = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
const commented = texts.flatMap(([name, text]) => (text.includes("issue_comment") ? [name] : []));

test("every example is accepted by GitHub's own language service", async () => {
  const files = names.map((name) => path.join(directory, name));
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(repository, "scripts/lint-workflows.ts"),
    ...files,
  ]);
  expect(stdout).toBe("");
});

describe.each(names)("%s", (name) => {
  test("declares minimal permissions, a time limit, and one run at a time", async () => {
    const text = await read(name);
    const { jobs } = readWorkflow(text);
    if (!calls(text)) expect(text).toMatch(/^permissions: \{\}$/m);
    const open = ["contents", "issues", "pull-requests", "id-token", "actions", "checks", "attestations"];
    for (const { permissions, timeoutMinutes, concurrency, steps } of jobs) {
      expect(Object.keys(permissions).length).toBeGreaterThan(0);
      expect(Object.keys(permissions).filter((permission) => !open.includes(permission))).toEqual([]);
      expect(timeoutMinutes).toBeLessThanOrEqual(60);
      if (steps.some(asksModel)) expect(concurrency).toContain("remit-");
    }
    if (calls(text)) return;
    expect(text).toContain("cancel-in-progress: false");
    // Enterprise Server may not support `queue`.
    if (name !== "ghes.yml")
      expect(text.match(/queue: max/g)).toHaveLength(text.match(/^ +concurrency:/gm)?.length ?? 0);
  });

  test("pins every action to a commit, and keeps no token in the checkout", async () => {
    const text = await read(name);
    const used = [...text.matchAll(/uses: (\S+)(.*)/g)];
    expect(used.length).toBeGreaterThan(calls(text) ? 0 : 1);
    for (const [, action, comment] of used) {
      expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
      expect(comment).toMatch(/^ # \S/);
    }
    const kept = text.match(/persist-credentials: false/g) ?? [];
    expect(kept).toHaveLength(text.match(/actions\/checkout@/g)?.length ?? 0);
  });

  test("gives the model's key only to steps of Remit, and only in modes that ask the model", async () => {
    const { jobs } = readWorkflow(await read(name));
    for (const step of jobs.flatMap(({ steps }) => steps)) {
      if (step.kind !== "remit") expect(JSON.stringify(step)).not.toContain("GEMINI_API_KEY");
      else if (!asksModel(step)) expect(step.inputs["gemini-api-key"]).toBeUndefined();
    }
  });

  test("puts no expression into a script", async () => {
    const { jobs } = readWorkflow(await read(name));
    const steps = jobs.flatMap((job) => job.steps);
    const scripts = steps.flatMap((step) => (step.kind === "run" ? [step.script] : []));
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  });
});

test.each(commented)("%s runs the gate before it checks out or installs anything", async (name) => {
  const { jobs } = readWorkflow(await read(name));
  const [first] = jobs.flatMap(({ steps }) => steps);
  expect(first).toMatchObject({ kind: "remit", inputs: { mode: "gate" } });
  const rest = jobs.filter(({ needs }) => needs.length === 0).flatMap(({ steps }) => steps.slice(1));
  for (const { condition } of rest) expect(condition).toMatch(/steps\.(?:gate|remit)\.outputs/);
});

test("all examples and the README pin the same commit of Remit", async () => {
  const texts = [...(await Promise.all(names.map(read))), await readFile(path.join(repository, "README.md"), "utf8")];
  const pinsOf = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, pin]) => pin));
  expect(new Set(pinsOf(/remit-agent\/remit@(\S+)/g)).size).toBe(1);
  expect(new Set(pinsOf(/remit-agent\/remit\/\.github\/workflows\/remit\.yml@(\S+)/g)).size).toBe(1);
});

/** Whether a step asks the model, and does not just report or publish the work of others. */
function asksModel(step: Step): boolean {
  return step.kind === "remit" && !["publish", "gather", "gate"].includes(step.inputs["mode"] ?? "");
}

/** Whether the workflow calls the reusable workflow of this repository. */
function calls(text: string): boolean {
  return /^ {4}uses: /m.test(text);
}

function read(name: string): Promise<string> {
  return readFile(path.join(directory, name), "utf8");
}
