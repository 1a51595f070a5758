/** The commits that the README, the documents and the examples pin have the inputs that are passed to them. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { record } from "../world/json.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = [
  "README.md",
  ...filesIn("docs", ".md"),
  ...filesIn("examples", ".yml"),
  ...filesIn(".github/workflows", ".yml"),
];

/** A use of Remit in a file. */
interface Use {
  readonly ref: string;
  readonly comment: string;
  readonly inputs: readonly string[];
  readonly mode: string;
  /** Path of the reusable workflow that is called; "" for a step that uses the action. */
  readonly workflow: string;
  readonly secrets: readonly string[];
}

/** A step that uses the action, or a job that calls the workflow. */
const USES =
  /^(?<indent>\s*)(?<dash>- )?uses: remit-agent\/remit(?<workflow>\/[^@\s]+)?@(?<ref>\S+)(?: # (?<comment>.*))?$/;

const pinned = files.filter((file) => usesIn(file).length > 0);

test("every kind of file contains pins", () => {
  expect(pinned.length).toBeGreaterThan(15);
  expect(pinned).toEqual(expect.arrayContaining(["README.md", "docs/commands.md", ".github/workflows/remit.yml"]));
});

test.each(pinned)("%s pins commits that have the inputs it gives, and names existing releases", (file) => {
  for (const { ref, comment, inputs, secrets, mode, workflow } of usesIn(file)) {
    expect(ref).toMatch(/^[0-9a-f]{40}$/);
    if (isShallow()) continue; // The commit is not available; CI fetches them all.
    const release = /^v\S+/.exec(comment)?.[0];
    if (release !== undefined) expect(git("tag", "--points-at", ref).split("\n")).toContain(release);
    if (workflow !== "") {
      const call = record(record(record(parse(git("show", `${ref}:${workflow}`)))["on"])["workflow_call"]);
      expect(inputs.filter((name) => !Object.hasOwn(record(call["inputs"]), name))).toEqual([]);
      expect(secrets.filter((name) => !Object.hasOwn(record(call["secrets"]), name))).toEqual([]);
      continue;
    }
    const known = record(record(parse(git("show", `${ref}:action.yml`)))["inputs"]);
    expect(inputs.filter((name) => !Object.hasOwn(known, name))).toEqual([]);
    expect(String(record(known["mode"])["description"])).toMatch(new RegExp(`\\b${mode}\\b`));
    expect(git("ls-tree", "--name-only", ref, "dist/main/index.js")).toBe("dist/main/index.js");
  }
});

function usesIn(file: string): readonly Use[] {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  return lines.flatMap((line, at) => {
    const found = USES.exec(line)?.groups;
    if (found === undefined || found["ref"] === "…") return [];
    const { indent = "", dash = "", workflow = "", ref = "", comment = "" } = found;
    const own = indent + " ".repeat(dash.length);
    const end = lines.findIndex((next, index) => index > at && !next.startsWith(own) && next.trim() !== "");
    const keys = record(parse([`${own}uses: it`, ...lines.slice(at + 1, end < 0 ? undefined : end)].join("\n")));
    const given = record(keys["with"]);
    const secrets = Object.keys(record(keys["secrets"]));
    const { mode } = given;
    const known = { ref, comment, inputs: Object.keys(given), mode: typeof mode === "string" ? mode : "run" };
    return [{ ...known, workflow: workflow.slice(1), secrets }];
  });
}

function filesIn(directory: string, end: string): readonly string[] {
  const names = readdirSync(path.join(root, directory)).filter((name) => name.endsWith(end));
  return names.sort().map((name) => `${directory}/${name}`);
}

/** Whether this is a shallow clone, or no clone at all. */
function isShallow(): boolean {
  try {
    return git("rev-parse", "--is-shallow-repository") !== "false";
  } catch {
    return true;
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}
