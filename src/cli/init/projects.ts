/** The projects of a repository: the language of each, its set-up and its checks by its manifests. */
import { asTable, tableIn } from "../../lib/read-data.ts";
import { lookForPython } from "./python.ts";
import {
  type SetupStep,
  installOf,
  ecosystemNamed,
  toolchainOf,
  type FoundProject,
  type ProjectAt,
  action,
  script,
} from "./table.ts";
import { subtree, type Tree, scalarTexts, scalarText } from "./tree.ts";
import { ACTIONS } from "../../lib/setup-actions.ts";
import { purposeOf, type CommandKind } from "./commands.ts";

/** Every project at the top, and those below in further languages; make only when nothing else has tests. */
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
  return found.some(({ checks }) => checks.test !== undefined) ? found : [...found, ...lookForMake(tree)];
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
  lookForGo,
  lookForRust,
  (tree) => lookForJvm(tree, "Maven", "mvn"),
  (tree) => lookForJvm(tree, "Gradle", "gradle"),
  lookForRuby,
  lookForPhp,
  lookForDotnet,
  lookForElixir,
  (tree) => lookBy(tree, "Deno", "Deno"),
];

/** A project by the table, when one of the row's marks exists. */
function lookBy(tree: Tree, name: string, language: string): FoundProject | undefined {
  const row = ecosystemNamed(name);
  const manifest = tree.first(...(row.marks ?? []));
  if (manifest === undefined) return undefined;
  const { test, lint, types, format } = row.commands ?? {};
  const checks = { test, lint, types, format };
  const fetches = new RegExp(`(${(row.fetches ?? ["-"]).map((line) => line.replace(/ ?[*@].*$/, "")).join("|")})`);
  return { language, manifest, checks, toolchain: toolchainOf(tree, row), install: installOf(tree, row), fetches };
}

/** Installing tools does not fetch the project's dependencies. */
function lookForGo(tree: Tree): FoundProject | undefined {
  const found = lookBy(tree, "Go", "Go");
  return found === undefined ? undefined : { ...found, fetches: /go (mod (download|vendor)|get \.)/ };
}

function lookForRust(tree: Tree): FoundProject | undefined {
  const found = lookBy(tree, "Cargo", "Rust");
  if (found === undefined) return undefined;
  const whole = /^\[workspace\]/m.test(tree.text("Cargo.toml")) ? " --workspace" : "";
  const checks = {
    test: `cargo test${whole}`,
    lint: `cargo clippy${whole} --all-targets`,
    format: "cargo fmt --all --check",
  };
  return { ...found, checks, fetches: /cargo fetch/ };
}

/** Formatting is checked only where the project configures it. */
function lookForElixir(tree: Tree): FoundProject | undefined {
  const found = lookBy(tree, "Hex, Mix, Rebar", "Elixir");
  if (found === undefined || tree.has(".formatter.exs")) return found;
  return { ...found, checks: { ...found.checks, format: undefined } };
}

/** The project's own wrapper is used instead of an installed program. */
function lookForJvm(tree: Tree, name: "Maven" | "Gradle", program: "mvn" | "gradle"): FoundProject | undefined {
  const found = lookBy(tree, name, `Java (${name})`);
  if (found === undefined) return undefined;
  const start = tree.has(`${program}w`) ? `./${program}w` : program;
  const checks = { test: name === "Maven" ? `${start} -o -B test` : `${start} --offline test` };
  const install = found.install.map((step) => ({ ...step, run: step.run.replace(/^\S+/, start) }));
  return { ...found, checks, install, fetches: /dependency:|go-offline/ };
}

function lookForRuby(tree: Tree): FoundProject | undefined {
  const found = lookBy(tree, "RubyGems, Bundler", "Ruby");
  if (found === undefined) return undefined;
  const gems =
    tree.text("Gemfile") +
    tree.files.flatMap((file) => (/^[^/]+\.gemspec$/.test(file) ? tree.text(file) : [])).join("");
  const specs = tree.has(".rspec") || /\brspec\b/.test(gems);
  const test = specs ? "bundle exec rspec" : tree.has("Rakefile") ? "bundle exec rake" : undefined;
  const lint = tree.has(".rubocop.yml") && /\brubocop\b/.test(gems) ? "bundle exec rubocop" : undefined;
  return { ...found, checks: { lint, test }, fetches: /bundle install/ };
}

function lookForPhp(tree: Tree): FoundProject | undefined {
  const found = lookBy(tree, "Composer", "PHP");
  if (found === undefined) return undefined;
  const text = tree.text("composer.json");
  const has = (name: string): boolean => text.includes(`"${name}"`);
  const scripted = /"scripts"\s*:\s*\{[^}]*"test"\s*:/s.test(text);
  const test = scripted
    ? "composer test"
    : has("pestphp/pest")
      ? "vendor/bin/pest"
      : has("phpunit/phpunit")
        ? "vendor/bin/phpunit"
        : undefined;
  const types = has("phpstan/phpstan") && !scripted ? "vendor/bin/phpstan" : undefined;
  const lint = has("squizlabs/php_codesniffer") && !scripted ? "vendor/bin/phpcs" : undefined;
  return { ...found, checks: { lint, types, test } };
}

function lookForDotnet(tree: Tree): FoundProject | undefined {
  const own = /^[^/]+\.(slnx?|csproj|fsproj)$/;
  const manifest = tree.files.find((file) => own.test(file));
  if (manifest === undefined) return undefined;
  const row = ecosystemNamed("NuGet");
  const format = tree.has(".editorconfig") ? "dotnet format --verify-no-changes --no-restore" : undefined;
  return {
    language: ".NET",
    manifest,
    checks: { test: "dotnet test --no-restore", format },
    toolchain: toolchainOf(tree, row),
    install: installOf(tree, row),
    fetches: /dotnet restore/,
  };
}

function lookForMake(tree: Tree): readonly ProjectAt[] {
  const manifest = tree.first("GNUmakefile", "makefile", "Makefile");
  const target = /^(test|check)\s*:(?!=)/m.exec(manifest === undefined ? "" : tree.text(manifest))?.[1];
  if (manifest === undefined || target === undefined) return [];
  return [
    {
      language: "make",
      manifest,
      directory: "",
      checks: { test: `make ${target}` },
      toolchain: [],
      install: [],
      fetches: /^$/,
    },
  ];
}

type Manager = "npm" | "pnpm" | "yarn" | "bun";

/** Undefined without a package.json, or when it only configures something else. */
function lookForNode(tree: Tree): FoundProject | undefined {
  if (!tree.has("package.json")) return undefined;
  const content = tableIn(tree.text("package.json"));
  const manager = managerOf(tree);
  const own = scalarTexts(content["scripts"]);
  return {
    language: manager === "bun" ? "Bun" : manager === "npm" ? "Node" : `Node (${manager})`,
    manifest: "package.json",
    checks: checksOf(own, manager),
    toolchain: toolchain(tree, manager, scalarText(asTable(content["engines"])["node"])),
    install: installOf(tree, ecosystemNamed(ROWS[manager])),
    fetches: /\b(npm|pnpm|yarn|bun) (install|ci|i)\b|^yarn$/,
  };
}

const ROWS: Readonly<Record<Manager, string>> = { npm: "npm", pnpm: "pnpm", yarn: "Yarn", bun: "Bun" };

/** By the lock file, and by package.json. */
export function managerOf(tree: Tree): Manager {
  const declared = scalarText(tableIn(tree.text("package.json"))["packageManager"]).split("@")[0];
  if (tree.has("pnpm-lock.yaml") || declared === "pnpm") return "pnpm";
  if (tree.has("bun.lock") || tree.has("bun.lockb") || declared === "bun") return "bun";
  return tree.has("yarn.lock") || declared === "yarn" ? "yarn" : "npm";
}

function toolchain(tree: Tree, manager: Manager, engines: string): readonly SetupStep[] {
  if (manager === "bun") return toolchainOf(tree, ecosystemNamed("Bun"));
  const pnpm = /"packageManager"\s*:/.test(tree.text("package.json")) ? {} : { version: "latest" };
  const before = manager === "pnpm" ? [action(ACTIONS.pnpm, pnpm)] : [];
  const after = manager === "yarn" ? [script("corepack enable")] : [];
  const node = toolchainOf(tree, ecosystemNamed("npm"));
  const named = tree.first(".nvmrc", ".node-version") === undefined && engines !== "";
  const own = named ? [action(ACTIONS.node, { "node-version-file": "package.json" })] : node;
  return [...before, ...own, ...after];
}

/** One script of each kind: the shortest name of one that only checks. */
function checksOf(scripts: Readonly<Record<string, string>>, manager: Manager): FoundProject["checks"] {
  const names = Object.keys(scripts).sort((one, other) => one.length - other.length);
  const find = (kind: CommandKind): string | undefined => {
    const name = names.find((each) => fits(each, kind, scripts[each] ?? ""));
    return name === undefined ? undefined : runScript(manager, name);
  };
  const test = find("test") ?? (manager === "bun" ? "bun test" : undefined);
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
  if (name === "test" && manager !== "bun") return `${manager} test`;
  return manager === "yarn" ? `yarn ${name}` : `${manager} run ${name}`;
}
