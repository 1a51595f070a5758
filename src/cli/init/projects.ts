/** The projects of a repository: the language of each, its set-up and its checks by its manifests. */
import { asTable, tableIn } from "../../lib/read-data.ts";
import { lookForPython } from "./python.ts";
import {
  type EcosystemRow,
  type SetupStep,
  installOf,
  ecosystemNamed,
  inBothTables,
  toolchainOf,
  type FoundProject,
  type ProjectAt,
  action,
  script,
} from "./table.ts";
import { subtree, type Tree, scalarTexts, scalarText } from "./tree.ts";
import type { CommandKind } from "../../lib/ecosystems.ts";
import { PROJECTS } from "../../lib/ecosystem-projects.ts";
import { compileGlobs } from "../../lib/glob.ts";
import { ACTIONS } from "../../lib/setup-actions.ts";
import { purposeOf } from "./commands.ts";

/** Every project at the top, and those below in further languages. */
export function findProjects(tree: Tree): readonly ProjectAt[] {
  const top = lookIn(tree, "");
  const languages = new Set(top.map(({ language }) => family(language)));
  const nested = directoriesOf(tree).flatMap((directory) => {
    return lookIn(subtree(tree, directory), directory).filter(({ language }) => !languages.has(family(language)));
  });
  // A project below one of the same language is part of it.
  const own = nested.filter(({ directory, language }) => {
    const above = nested.filter(
      (other) => family(other.language) === family(language) && other.directory !== directory,
    );
    return !above.some((other) => directory.startsWith(`${other.directory}/`));
  });
  const found = [...top, ...own];
  const hasTests = found.some(({ checks }) => checks.test !== undefined);
  const last = hasTests ? [] : LAST_LOOKS.flatMap((look) => look(tree) ?? []);
  return [...found, ...last.slice(0, 1).map((project) => ({ ...project, directory: "" }))];
}

function family(language: string): string {
  return language.split(" ")[0] ?? "";
}

/** Two levels deep, without those of tests, examples and the like. */
function directoriesOf({ files }: Tree): readonly string[] {
  const all = files.flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    return [1, 2].filter((depth) => depth <= parts.length).map((depth) => parts.slice(0, depth).join("/"));
  });
  return [...new Set(all)].filter((directory) => !directory.split("/").some((part) => ASIDE.test(part)));
}

const ASIDE =
  /^\.|(^|[-_])(examples?|samples?|demos?|docs?|documentation|site|website|tests?|specs?|fixtures?|__\w+__|playground|bench\w*|templates?|fuzz|scripts|tools|contrib|ext)$/i;

function lookIn(tree: Tree, directory: string): readonly ProjectAt[] {
  return LOOKS.flatMap((look) => look(tree) ?? []).map((found) => ({
    ...found,
    directory,
    manifest: directory === "" ? found.manifest : `${directory}/${found.manifest}`,
    install: found.install.map((step) => ({ ...step, directory })),
    toolchain: found.toolchain.map((step) => moveInputs(step, directory)),
  }));
}

/** Inputs that name a file are relative to the top, wherever the project lies. */
function moveInputs(step: SetupStep, directory: string): SetupStep {
  if (directory === "") return step;
  const moved = Object.entries(step.with).map(([name, value]) => {
    return [name, /-file$/.test(name) ? `${directory}/${value}` : value] as const;
  });
  return { ...step, with: Object.fromEntries(moved) };
}

const LOOKS: readonly ((tree: Tree) => FoundProject | undefined)[] = [
  lookForNode,
  lookForPython,
  ...PROJECTS.flatMap((row) => {
    const { language } = row;
    return language === undefined ? [] : (tree: Tree) => lookBy(tree, inBothTables(row), language);
  }),
];

/** A project by the tables, when its manifest exists. */
function lookBy(tree: Tree, row: EcosystemRow, language: string): FoundProject | undefined {
  const manifest =
    row.manifest === undefined
      ? tree.first(...(row.marks ?? []))
      : tree.files.find((file) => row.manifest?.test(file) === true);
  if (manifest === undefined || row.marked?.test(tree.text(manifest)) === false) return undefined;
  return {
    language,
    manifest,
    checks: checksBy(tree, row),
    toolchain: toolchainOf(tree, row),
    install: installOf(tree, row),
    row,
  };
}

function checksBy(tree: Tree, row: EcosystemRow): FoundProject["checks"] {
  const { checks, manifests = [], wrapper } = row;
  if (checks === undefined) return { ...row.commands, build: undefined };
  const isManifest = compileGlobs(manifests.map(({ file }) => file));
  const text = tree.files.flatMap((file) => (isManifest(file) ? tree.text(file) : [])).join("\n");
  const fitting = checks.filter(
    ({ file, needs }) => (file === undefined || tree.has(file)) && needs?.test(text) !== false,
  );
  const alone = fitting.filter((check) => check.alone === true);
  // The project's own script is used instead of an installed program.
  const start = (command: string): string =>
    wrapper !== undefined && tree.has(wrapper) ? command.replace(/^\S+/, `./${wrapper}`) : command;
  const chosen = alone.length > 0 ? alone : fitting;
  return Object.fromEntries(chosen.toReversed().map(({ kind, command }) => [kind, start(command)]));
}

/** Where nothing else has tests. */
const LAST_LOOKS: readonly ((tree: Tree) => FoundProject | undefined)[] = [lookForMake, lookForSwift, lookForCMake];

function lookForMake(tree: Tree): FoundProject | undefined {
  const manifest = tree.first(...(ecosystemNamed("make").marks ?? []));
  const target = /^(test|check)\s*:(?!=)/m.exec(manifest === undefined ? "" : tree.text(manifest))?.[1];
  if (manifest === undefined || target === undefined) return undefined;
  return { language: "make", manifest, checks: { test: `make ${target}` }, toolchain: [], install: [] };
}

/** What it fetches when it configures is there when the sandbox has no network. */
function lookForCMake(tree: Tree): FoundProject | undefined {
  const manifest = tree.first(...(ecosystemNamed("CMake").marks ?? []));
  if (manifest === undefined || !/\b(enable_testing|include\s*\(\s*CTest)\b/i.test(tree.text(manifest)))
    return undefined;
  const checks = { build: "cmake --build build", test: "ctest --test-dir build" };
  const install = [script("cmake -B build")];
  return { language: "C or C++ (CMake)", manifest, checks, toolchain: [], install, row: ecosystemNamed("CMake") };
}

function lookForSwift(tree: Tree): FoundProject | undefined {
  const manifest = tree.first("Package.swift");
  // Libraries of C++ have one too.
  if (manifest === undefined || !/\.testTarget\b/.test(tree.text(manifest))) return undefined;
  const install = [script("swift package resolve")];
  return { language: "Swift", manifest, checks: { test: "swift test" }, toolchain: [], install };
}

/** Names of ecosystems. npm is used where no other one is declared. */
const MANAGERS = ["pnpm", "Bun", "Yarn", "npm"] as const;
type Manager = (typeof MANAGERS)[number];

/** Undefined without a package.json, or when it only configures something else. */
function lookForNode(tree: Tree): FoundProject | undefined {
  if (!tree.has("package.json")) return undefined;
  const content = tableIn(tree.text("package.json"));
  const manager = managerOf(tree);
  const own = scalarTexts(content["scripts"]);
  return {
    language: manager === "Bun" ? "Bun" : manager === "npm" ? "Node" : `Node (${manager.toLowerCase()})`,
    manifest: "package.json",
    checks: checksOf(own, manager),
    toolchain: toolchain(tree, manager, scalarText(asTable(content["engines"])["node"])),
    install: installOf(tree, ecosystemNamed(manager)),
    row: ecosystemNamed("npm"),
  };
}

/** By the lock file, and by package.json. */
export function managerOf(tree: Tree): Manager {
  const declared = scalarText(tableIn(tree.text("package.json"))["packageManager"]).split("@")[0];
  const isUsed = (manager: Manager): boolean =>
    declared === manager.toLowerCase() || tree.first(...(ecosystemNamed(manager).locks ?? [])) !== undefined;
  return MANAGERS.find((manager) => manager !== "npm" && isUsed(manager)) ?? "npm";
}

function toolchain(tree: Tree, manager: Manager, engines: string): readonly SetupStep[] {
  if (manager === "Bun") return toolchainOf(tree, ecosystemNamed("Bun"));
  const pnpm = /"packageManager"\s*:/.test(tree.text("package.json")) ? {} : { version: "latest" };
  const before = manager === "pnpm" ? [action(ACTIONS.pnpm, pnpm)] : [];
  const after = manager === "Yarn" ? [script("corepack enable")] : [];
  const row = ecosystemNamed("npm");
  const named = tree.first(...(row.toolchain?.version?.files ?? [])) === undefined && engines !== "";
  const own = named ? [action(ACTIONS.node, { "node-version-file": "package.json" })] : toolchainOf(tree, row);
  return [...before, ...own, ...after];
}

/** One script of each kind: the shortest name of one that only checks. */
function checksOf(scripts: Readonly<Record<string, string>>, manager: Manager): FoundProject["checks"] {
  const names = Object.keys(scripts).sort((one, other) => one.length - other.length);
  const find = (kind: CommandKind): string | undefined => {
    const name = names.find((each) => fits(each, kind, scripts[each] ?? ""));
    return name === undefined ? undefined : runScript(manager, name);
  };
  const test = find("test") ?? ecosystemNamed(manager).commands?.test;
  return { format: find("format"), lint: find("lint"), types: find("types"), test };
}

function fits(name: string, kind: CommandKind, body: string): boolean {
  if (kind === "test" && name !== "test") return false;
  // The script that `npm init` writes fails on purpose.
  if (/no test specified/.test(body) || /fix|write|watch|dev\b/.test(name)) return false;
  // A script called "format" may change files.
  if (kind === "format" && !/check|verify|--list-different|-c\b/.test(`${name} ${body}`)) return false;
  if (/--(fix|write)\b/.test(body)) return false;
  return purposeOf(`npm run ${name}`).for === kind;
}

/** How a manager runs a script. */
export function runScript(manager: Manager, name: string): string {
  const { run, test } = ecosystemNamed(manager).tasks ?? { run: manager };
  return name === "test" && test !== undefined ? test : `${run} ${name}`;
}
