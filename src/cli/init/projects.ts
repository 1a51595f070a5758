/** The projects at the top of a repository: in which language, how they are set up and how they are tested. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ACTIONS } from "./pins.ts";

export interface Project {
  /** For people. */
  readonly language: string;
  /** The file that gave it away. */
  readonly manifest: string;
  /** What runs its tests; undefined where it has none that can be found. */
  readonly test: string | undefined;
  /** Steps of a workflow that fetch the toolchain and the dependencies, since tools have no network. */
  readonly setup: readonly SetupStep[];
}

export type SetupStep =
  | { readonly uses: string; readonly with: Readonly<Record<string, string>> }
  | { readonly run: string; readonly why?: string };

/** Every project whose manifest lies in `root`; one of make only where there is no other with tests. */
export function findProjects(root: string): readonly Project[] {
  const top = openTop(root);
  const found = LANGUAGES.flatMap((look) => look(top) ?? []);
  return found.some(({ test }) => test !== undefined)
    ? found
    : [...found, lookForMake(top)].filter((project) => project !== undefined);
}

/** The top of a repository: names and texts of the files that lie there. */
interface Top {
  has(name: string): boolean;
  /** The first of these that is there. */
  first(...names: readonly string[]): string | undefined;
  /** "" when there is no such file. */
  text(name: string): string;
  readonly names: readonly string[];
}

function openTop(root: string): Top {
  const has = (name: string): boolean => existsSync(join(root, name));
  return {
    has,
    first: (...names) => names.find(has),
    text: (name) => (has(name) ? readFileSync(join(root, name), "utf8") : ""),
    names: readdirSync(root),
  };
}

type Look = (top: Top) => Project | undefined;

const LANGUAGES: readonly Look[] = [
  lookForNode,
  lookForPython,
  lookForGo,
  lookForRust,
  lookForMaven,
  lookForGradle,
  lookForRuby,
];

// ── Node ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function lookForNode(top: Top): Project | undefined {
  if (!top.has("package.json")) return undefined;
  const { scripts = {}, engines, packageManager } = readPackage(top.text("package.json"));
  const manager = managerOf(top, packageManager);
  const test = scripts["test"];
  // What `npm init` puts there fails on purpose.
  const tested = test !== undefined && !test.includes("no test specified");
  const versionFile =
    top.first(".nvmrc", ".node-version") ?? (engines?.node === undefined ? undefined : "package.json");
  const version = versionFile === undefined ? { "node-version": "lts/*" } : { "node-version-file": versionFile };
  const corepack = manager === "npm" ? [] : [{ run: "corepack enable" }];
  return {
    language: manager === "npm" ? "Node" : `Node (${manager})`,
    manifest: "package.json",
    test: tested ? `${manager} test` : undefined,
    setup: [{ uses: ACTIONS.node, with: version }, ...corepack, ...installNode(top, manager)],
  };
}

type Manager = "npm" | "yarn" | "pnpm";

function managerOf(top: Top, declared = ""): Manager {
  if (top.has("pnpm-lock.yaml") || declared.startsWith("pnpm@")) return "pnpm";
  return top.has("yarn.lock") || declared.startsWith("yarn@") ? "yarn" : "npm";
}

function installNode(top: Top, manager: Manager): readonly SetupStep[] {
  if (manager === "pnpm")
    return [{ run: top.has("pnpm-lock.yaml") ? "pnpm install --frozen-lockfile" : "pnpm install" }];
  if (manager === "yarn") return [{ run: "yarn install" }];
  return top.has("package-lock.json") || top.has("npm-shrinkwrap.json")
    ? [{ run: "npm ci" }]
    : [{ run: "npm install --no-package-lock" }];
}

interface Package {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
  readonly packageManager?: string;
}

function readPackage(text: string): Package {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {}; // npm will say so better than we could.
  }
}

// ── Python ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function lookForPython(top: Top): Project | undefined {
  const manifest = top.first("pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini");
  if (manifest === undefined) return undefined;
  const version = top.has(".python-version")
    ? { "python-version-file": ".python-version" }
    : { "python-version": "3.x" };
  const pytest = usesPytest(top);
  return {
    language: "Python",
    manifest,
    test: pytest ? "python -m pytest" : hasUnitTests(top) ? "python -m unittest" : undefined,
    setup: [{ uses: ACTIONS.python, with: version }, ...installPython(top, pytest)],
  };
}

function usesPytest(top: Top): boolean {
  const said = [
    ...top.names.filter((name) => /^requirements.*\.txt$/.test(name)),
    "pyproject.toml",
    "tox.ini",
    "setup.cfg",
  ];
  return top.has("pytest.ini") || top.has("conftest.py") || said.some((name) => /\bpytest\b/.test(top.text(name)));
}

function hasUnitTests({ names }: Top): boolean {
  return names.some((name) => /^tests?$/.test(name) || /^test_.*\.py$/.test(name));
}

function installPython(top: Top, pytest: boolean): readonly SetupStep[] {
  if (top.has("uv.lock"))
    return [{ run: "pip install uv && uv export --frozen --all-groups --no-hashes | uv pip install --system -r -" }];
  if (top.has("poetry.lock"))
    return [{ run: "pip install poetry && poetry config virtualenvs.create false && poetry install" }];
  const files = top.names.filter((name) => /^requirements([-_.](dev|test|tests))?\.txt$/.test(name)).sort();
  const own = installable(top) ? [`-e .${extra(top)}`] : [];
  const tool = pytest && !files.some((name) => /\bpytest\b/.test(top.text(name))) ? ["pytest"] : [];
  const words = [...files.map((name) => `-r ${name}`), ...own, ...tool];
  return words.length === 0 ? [] : [{ run: `pip install ${words.join(" ")}` }];
}

/** The optional dependencies that tests need, by their usual names. */
function extra(top: Top): string {
  const [, optional = ""] = top.text("pyproject.toml").split(/^\[project\.optional-dependencies\]/m);
  const [own = ""] = optional.split(/^\[[\w.-]+\]/m);
  const name = /^(tests?|testing|dev)\s*=/m.exec(own)?.[1];
  return name === undefined ? "" : `[${name}]`;
}

/** A pyproject.toml may hold no more than settings of tools. */
function installable(top: Top): boolean {
  return top.has("setup.py") || /^\[(project|build-system|tool\.poetry)\]/m.test(top.text("pyproject.toml"));
}

// ── Others ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function lookForGo(top: Top): Project | undefined {
  if (!top.has("go.mod")) return undefined;
  // The real home is not visible to tools: they find the modules by GOPATH, which is passed on to them.
  const download = 'go mod download && echo "GOPATH=$(go env GOPATH)" >> "$GITHUB_ENV"';
  return {
    language: "Go",
    manifest: "go.mod",
    test: "go test ./...",
    setup: [
      { uses: ACTIONS.go, with: { "go-version-file": "go.mod" } },
      { run: download, why: HOME_IS_HIDDEN },
    ],
  };
}

function lookForRust(top: Top): Project | undefined {
  if (!top.has("Cargo.toml")) return undefined;
  const fetch = 'cargo fetch && echo "CARGO_HOME=${CARGO_HOME:-$HOME/.cargo}" >> "$GITHUB_ENV"';
  return { language: "Rust", manifest: "Cargo.toml", test: "cargo test", setup: [{ run: fetch, why: HOME_IS_HIDDEN }] };
}

const HOME_IS_HIDDEN = "Tools have no network, and see of the home only what such variables name.";

function lookForMaven(top: Top): Project | undefined {
  if (!top.has("pom.xml")) return undefined;
  return {
    language: "Java (Maven)",
    manifest: "pom.xml",
    test: `${top.has("mvnw") ? "./mvnw" : "mvn"} test`,
    setup: [JAVA],
  };
}

function lookForGradle(top: Top): Project | undefined {
  const manifest = top.first("build.gradle.kts", "build.gradle");
  if (manifest === undefined) return undefined;
  return {
    language: "Java (Gradle)",
    manifest,
    test: `${top.has("gradlew") ? "./gradlew" : "gradle"} test`,
    setup: [JAVA],
  };
}

const JAVA: SetupStep = { uses: ACTIONS.java, with: { distribution: "temurin", "java-version": "21" } };

function lookForRuby(top: Top): Project | undefined {
  if (!top.has("Gemfile")) return undefined;
  const install = "bundle config set --local path vendor/bundle && bundle install";
  const test =
    top.has(".rspec") || top.has("spec")
      ? "bundle exec rspec"
      : top.has("Rakefile")
        ? "bundle exec rake test"
        : undefined;
  return { language: "Ruby", manifest: "Gemfile", test, setup: [{ run: install }] };
}

function lookForMake(top: Top): Project | undefined {
  const manifest = top.first("GNUmakefile", "makefile", "Makefile");
  const target = /^(test|check)\s*:(?!=)/m.exec(manifest === undefined ? "" : top.text(manifest))?.[1];
  if (manifest === undefined || target === undefined) return undefined;
  return { language: "make", manifest, test: `make ${target}`, setup: [] };
}
