/** A Python project: its installer and its tests. */
import type { ProjectRow } from "../../lib/ecosystem-projects.ts";
import { given } from "../../lib/parts.ts";
import { asTable } from "../../lib/read-data.ts";
import { readToml } from "../../lib/toml.ts";
import { installOf, ecosystemNamed, toolchainOf, type FoundProject, script, type SetupStep } from "./table.ts";
import { listFrom, scalarText, type UntypedFields, type Tree } from "./tree.ts";

export function lookForPython(tree: Tree): FoundProject | undefined {
  const row = ecosystemNamed("pip, Pipenv, PDM, Hatch");
  const manifest = tree.first(...(row.marks ?? []));
  if (manifest === undefined) return undefined;
  const locked = ["uv", "Poetry"].map(ecosystemNamed).find(({ locks = [] }) => tree.first(...locks) !== undefined);
  const { of, start = "" } = locked ?? row;
  const test = usesPytest(tree)
    ? `${start}${row.commands?.test ?? ""}`
    : hasUnitTests(tree)
      ? `${of === "uv" ? `${start}python -m ` : start}unittest`
      : undefined;
  return {
    language: "Python",
    manifest,
    checks: { ...toolChecks(tree, row.checks ?? [], start), test },
    toolchain: [...(locked === undefined ? [] : toolchainOf(tree, locked)), ...toolchainOf(tree, row)],
    install: locked === undefined ? installByPip(tree) : installOf(tree, locked),
    row: { ...row, ...given({ group: locked?.group }) },
  };
}

/** TOML as data; empty when it is invalid. */
export function toml(text: string): UntypedFields {
  const { value, fault } = readToml(text);
  return fault === undefined ? asTable(value) : {};
}

/** The checks of tools that the project configures and installs. */
function toolChecks(tree: Tree, checks: NonNullable<ProjectRow["checks"]>, start: string): FoundProject["checks"] {
  const tools = asTable(toml(tree.text("pyproject.toml"))["tool"]);
  const needed = dependencies(tree);
  const has = (name: string): boolean => needed.some((each) => new RegExp(`^${name}(?![\\w-])`, "i").test(each));
  const uses = (name: string): boolean => tools[name] !== undefined && has(name);
  const used = checks.filter(({ command }) => uses(command.replace(/ .*/, "")));
  return Object.fromEntries(used.map(({ kind, command }) => [kind, start + command]));
}

/** Every requirement in a file of the project. */
function dependencies(tree: Tree): readonly string[] {
  const content = toml(tree.text("pyproject.toml"));
  const project = asTable(content["project"]);
  const groups = [
    project["dependencies"],
    ...Object.values(asTable(project["optional-dependencies"])),
    ...Object.values(asTable(content["dependency-groups"])),
  ];
  const poetry = Object.values(asTable(asTable(asTable(content["tool"])["poetry"])["group"])).flatMap((group) =>
    Object.keys(asTable(asTable(group)["dependencies"])),
  );
  const lines = requirementFiles(tree).flatMap((file) => tree.text(file).split("\n"));
  return [
    ...groups.flatMap((group) => listFrom(group).map(scalarText)),
    ...poetry,
    ...lines.map((line) => line.trim()),
  ];
}

function requirementFiles({ files }: Tree): readonly string[] {
  return files.filter((file) => /^requirements([-_.](dev|test|tests))?\.txt$/.test(file));
}

function usesPytest(tree: Tree): boolean {
  const files = [...requirementFiles(tree), "pyproject.toml", "tox.ini", "setup.cfg"];
  return tree.has("pytest.ini") || tree.has("conftest.py") || files.some((file) => /\bpytest\b/.test(tree.text(file)));
}

function hasUnitTests({ files }: Tree): boolean {
  return files.some((file) => /^(tests?\/(.*\/)?)?test_[^/]*\.py$/.test(file));
}

function installByPip(tree: Tree): readonly SetupStep[] {
  const files = requirementFiles(tree);
  const content = toml(tree.text("pyproject.toml"));
  const own = installable(tree, content) ? [`-e .${extraOf(content)}`] : [];
  const group = groupOf(content);
  const groups = group === undefined ? [] : [`--group ${group}`];
  const all = dependencies(tree);
  const pytest = usesPytest(tree) && !all.some((name) => /^pytest(?![\w-])/.test(name)) ? ["pytest"] : [];
  const tox = toxRequirements(tree);
  const words = [
    ...files.map((name) => `-r ${name}`),
    ...own,
    ...groups,
    ...(files.length === 0 ? tox : []),
    ...pytest.filter((name) => !tox.some((each) => each.replace("'", "").startsWith(name))),
  ];
  return words.length === 0 ? [] : [script(`pip install ${[...new Set(words)].join(" ")}`)];
}

/** The optional dependencies for tests, by their usual names. */
function extraOf(content: UntypedFields): string {
  const names = Object.keys(asTable(asTable(content["project"])["optional-dependencies"]));
  const name = names.find((each) => /^(tests?|testing|dev)$/.test(each));
  return name === undefined ? "" : `[${name}]`;
}

function groupOf(content: UntypedFields): string | undefined {
  return Object.keys(asTable(content["dependency-groups"])).find((each) => /^(tests?|testing|dev)$/.test(each));
}

/** A pyproject.toml may contain only settings of tools. */
function installable(tree: Tree, content: UntypedFields): boolean {
  const named = content["project"] !== undefined || content["build-system"] !== undefined;
  return tree.has("setup.py") || named;
}

/** What tox installs before the tests, as plain requirements. */
function toxRequirements(tree: Tree): readonly string[] {
  const lines = /^deps\s*=((?:.*\n)(?:[ \t]+.*\n)*)/m.exec(`${tree.text("tox.ini")}\n`)?.[1]?.split("\n") ?? [];
  return lines
    .map((line) => line.trim().replace(/^-r\s*/, "-r "))
    .filter((line) => /^(-r )?[A-Za-z][\w.,<>=!~/[\]-]*$/.test(line))
    .map((line) => (/[<>]/.test(line) ? `'${line}'` : line));
}
