import { describe, expect, test } from "@jest/globals";
import { callOut, newDependencies } from "../../src/change/callouts.ts";
import { ECOSYSTEMS, FOREIGN, GENERATED } from "../../src/lib/ecosystems.ts";
import { PROJECTS } from "../../src/lib/ecosystem-projects.ts";
import { ACTIONS } from "../../src/lib/setup-actions.ts";
import { projectCommands } from "../../src/policy/manifests.ts";
import { ask, askShell, policyOf } from "../world/policies.ts";

const sample = (pattern: string): string => pattern.replaceAll("**", "a").replaceAll("*", "x");

describe("the table of ecosystems", () => {
  const edit = policyOf('extends = "edit"');

  test("keeps the preset edit from publishing manifests, lock files and settings, at any depth", () => {
    const files = ECOSYSTEMS.flatMap(({ manifests = [], locks = [], settings = [] }) => [
      ...manifests.map(({ file }) => file),
      ...locks,
      ...settings,
    ]);
    expect(files.length).toBeGreaterThan(50);
    for (const file of files.map(sample)) {
      for (const path of [file, `backend/${file}`]) {
        const { effect } = ask(edit, "write_file", [{ kind: "path", access: "write", path, directory: "" }]);
        expect([path, effect]).toEqual([path, "deny"]);
      }
    }
  });

  test("makes the guard rail deny every command that fetches packages without a network", () => {
    const fetches = ECOSYSTEMS.flatMap(({ fetches = [] }) => fetches);
    expect(fetches.length).toBeGreaterThan(40);
    for (const line of fetches.map(sample)) expect([line, askShell(edit, line).effect]).toEqual([line, "deny"]);
  });

  test("gives the prompt the project's own commands", () => {
    const rows = ECOSYSTEMS.flatMap(({ marks = [], commands = {} }) => marks.map((file) => ({ file, commands })));
    const marked = rows.filter(({ commands }) => Object.keys(commands).length > 0);
    expect(marked.length).toBeGreaterThan(5);
    for (const { file, commands } of marked)
      expect(projectCommands(new Map([[file, ""]]))).toEqual(Object.values(commands));
  });

  test.each([
    ["package.json", '{"devDependencies": {"left-pad": "1"}}', "left-pad"],
    ["composer.json", '{"require-dev": {"psr/log": "1"}}', "psr/log"],
    ["Cargo.toml", '[dev-dependencies]\nserde = "1"\n', "serde"],
    ["go.mod", "require example.com/a v1.0.0\n", "example.com/a"],
    ["requirements-dev.txt", "pytest>=3\n", "pytest"],
    ["requirements.in", "pytest>=3\n", "pytest"],
    ["pyproject.toml", 'dependencies = ["pytest>=3"]\n', "pytest"],
    ["Pipfile", '[dev-packages]\npytest = "*"\n', "pytest"],
    ["Gemfile", 'gem "rack"\n', "rack"],
    ["pom.xml", "<dependency><artifactId>junit</artifactId></dependency>", "junit"],
    ["build.gradle.kts", 'testImplementation("org.junit:junit")', "org.junit:junit"],
  ])("lets a call-out find a new dependency in %s", (path, text, name) => {
    expect(newDependencies(`backend/${path}`, "", text)).toEqual([name]);
  });

  test("makes a change of every file that takes effect in builds a call-out, at any depth", () => {
    const files = ECOSYSTEMS.flatMap(({ settings = [], runs = [] }) => [...settings, ...runs]).map(sample);
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      for (const path of [file, `backend/${file}`])
        expect([path, callOut([{ path, after: Buffer.from("x") }]).map(({ kind }) => kind)]).toEqual([
          path,
          ["script"],
        ]);
    }
  });

  test("names apart the directories that only hold generated files and those that usually do", () => {
    expect([...GENERATED].sort().join(" ")).toBe(
      ".dart_tool .gradle .mypy_cache .nox .pytest_cache .ruff_cache .terraform .tox .venv __pycache__ bower_components node_modules",
    );
    expect(
      [...FOREIGN]
        .filter((name) => !GENERATED.has(name))
        .sort()
        .join(" "),
    ).toBe("_build build deps dist out target third_party vendor venv");
  });

  test("has a day for the source of each row, and a row for each kind of project", () => {
    expect(ECOSYSTEMS.filter(({ source }) => !/ \(\d{4}-\d{2}-\d{2}\)$/.test(source))).toEqual([]);
    const names = ECOSYSTEMS.map(({ name }) => name);
    expect(PROJECTS.map((project) => project.of).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("pins every action to a commit with its release", () => {
    for (const uses of Object.values(ACTIONS)) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v?\d+\.\d+\.\d+$/);
  });
});
