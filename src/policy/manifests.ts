/** A project's own commands, as its root manifest files name them. */
/** Which commands: those that test, lint, format and build; or those that change dependencies. */
export type Wanted = "edit" | "maintain";

/** Command patterns for the project's own commands. `project` maps root file names to their text; bad files give nothing. */
export function projectCommands(project: ReadonlyMap<string, string>, wanted: Wanted): readonly string[] {
  const found = ECOSYSTEMS.flatMap(({ files, edit, maintain }) => {
    const name = files.find((file) => project.has(file));
    if (name === undefined) return [];
    return wanted === "edit" ? edit(project.get(name) ?? "") : maintain;
  });
  return [...new Set(found)];
}

interface Ecosystem {
  readonly files: readonly string[];
  readonly edit: (manifest: string) => readonly string[];
  readonly maintain: readonly string[];
}

const ECOSYSTEMS: readonly Ecosystem[] = [
  {
    files: ["package.json"],
    edit: nodeCommands,
    maintain: patterns(`npm install *|npm ci *|npm uninstall *|npm update *|npm outdated
      npm audit *|npm dedupe|npm pkg *|yarn|yarn install *|yarn add *|yarn remove *|yarn up *|pnpm install
      pnpm install *|pnpm add *|pnpm remove *|pnpm update *|pnpm dedupe`),
  },
  { files: ["Makefile", "makefile", "GNUmakefile"], edit: makeCommands, maintain: [] },
  {
    files: ["Cargo.toml"],
    edit: () => cargoLike("cargo", "test build check clippy fmt doc bench nextest tree metadata"),
    maintain: patterns("cargo add *|cargo remove *|cargo update *|cargo generate-lockfile|cargo fetch"),
  },
  {
    files: ["pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini"],
    edit: () => pythonCommands(),
    maintain: patterns(`pip install -r *|pip install -e *|uv lock *|uv sync *|uv add *|uv remove *
      poetry lock|poetry add *|poetry remove *|poetry install *`),
  },
  {
    files: ["go.mod"],
    edit: () => [...cargoLike("go", "test build vet fmt list version doc"), "gofmt *", "gofmt -w *", "gofmt -s -w *"],
    maintain: patterns("go get *|go mod tidy *|go mod download *|go mod verify"),
  },
  {
    files: ["pom.xml"],
    edit: () => ["mvn", "./mvnw"].flatMap((name) => cargoLike(name, "test verify compile package test-compile")),
    maintain: [],
  },
  {
    files: ["build.gradle", "build.gradle.kts"],
    edit: () => ["gradle", "./gradlew"].flatMap((name) => cargoLike(name, "test build check assemble compileJava")),
    maintain: [],
  },
  {
    files: ["Gemfile"],
    edit: () => patterns("bundle exec rspec *|bundle exec rake test|bundle exec rubocop *"),
    maintain: patterns("bundle install|bundle update *|bundle lock *"),
  },
  {
    files: ["composer.json"],
    edit: () => patterns("composer test|composer lint|vendor/bin/phpunit *|vendor/bin/phpstan *"),
    maintain: patterns("composer install|composer update *|composer require *"),
  },
  { files: ["mix.exs"], edit: () => cargoLike("mix", "test compile format credo"), maintain: patterns("mix deps.get") },
  { files: ["deno.json", "deno.jsonc"], edit: () => cargoLike("deno", "test lint fmt check"), maintain: [] },
  {
    files: ["global.json", "Directory.Build.props"],
    edit: () => cargoLike("dotnet", "test build format"),
    maintain: patterns("dotnet restore *|dotnet add *"),
  },
  { files: ["CMakeLists.txt"], edit: () => patterns("cmake --build *|ctest *"), maintain: [] },
];

// ── Node ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function nodeCommands(manifest: string): readonly string[] {
  const record = parseJson(manifest);
  const scripts = isRecord(record.scripts) ? Object.keys(record.scripts).filter(isOwnTask) : [];
  const tools = [record.dependencies, record.devDependencies]
    .flatMap((group) => (isRecord(group) ? Object.keys(group) : []))
    .flatMap((name) => NODE_TOOLS.get(name) ?? []);
  const run = scripts.flatMap((script) =>
    ["npm run", "npm run -s", "npm run --silent", "yarn", "yarn run", "pnpm", "pnpm run", "bun run"].map((runner) =>
      withRest(`${runner} ${script}`),
    ),
  );
  const test = scripts.includes("test") ? ["npm test", "npm t"].map(withRest) : [];
  const bins = tools.flatMap((tool) =>
    ["npx", "npx --no-install", "yarn", "pnpm", "pnpm exec"].map((by) => withRest(`${by} ${tool}`)),
  );
  const fixes = ["npx", "yarn", "pnpm", "pnpm exec"].flatMap((by) =>
    tools.flatMap((tool) => (FIXES.get(tool) ?? []).map((fix) => withRest(`${by} ${tool} ${fix}`))),
  );
  return [
    ...test,
    ...run,
    ...bins,
    ...fixes,
    "npm run",
    "node --test *",
    "node --check *",
    "node --experimental-strip-types --test *",
    ...(tools.includes("jest") ? JEST_AS_MODULES : []),
  ];
}

/** Development tools by package: the programs that check, format and test. */
const NODE_TOOLS: ReadonlyMap<string, string> = new Map([
  ["typescript", "tsc"],
  ...[
    "jest",
    "vitest",
    "mocha",
    "ava",
    "tap",
    "c8",
    "nyc",
    "eslint",
    "prettier",
    "oxlint",
    "stylelint",
    "tsd",
    "knip",
    "xo",
  ].map((name): [string, string] => [name, name]),
  ["@biomejs/biome", "biome"],
  ["vue-tsc", "vue-tsc"],
  ["standard", "standard"],
]);

/** Jest needs a flag of Node to test ES modules. */
const JEST_AS_MODULES: readonly string[] = [
  "NODE_OPTIONS=--experimental-vm-modules npx jest *",
  "NODE_OPTIONS=--experimental-vm-modules npm test *",
  "node --experimental-vm-modules node_modules/jest/bin/jest.js *",
  "node --experimental-vm-modules node_modules/.bin/jest *",
];

/** Their options that change sources in place, which a final `*` does not open. */
const FIXES: ReadonlyMap<string, readonly string[]> = new Map([
  ["eslint", ["--fix"]],
  ["oxlint", ["--fix"]],
  ["stylelint", ["--fix"]],
  ["standard", ["--fix"]],
  ["prettier", ["--write", "-w"]],
  ["biome", ["check --write", "format --write", "lint --write"]],
]);

// ── Others ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function makeCommands(manifest: string): readonly string[] {
  const targets = [...manifest.matchAll(/^([A-Za-z0-9][\w./-]*)\s*:(?!=)/gm)].map((match) => match[1] ?? "");
  return targets
    .filter(isOwnTask)
    .flatMap((target) => [`make ${target}`, `make -s ${target}`, `make -k ${target}`, `make -j* ${target}`]);
}

function pythonCommands(): readonly string[] {
  const checks = [
    "pytest",
    "mypy",
    "ruff check",
    "ruff check --fix",
    "ruff format",
    "black",
    "isort",
    "flake8",
    "pyright",
    "pylint",
  ];
  const modules = ["pytest", "unittest", "mypy", "ruff", "black", "flake8", "compileall", "py_compile"];
  return [
    ...checks.map(withRest),
    ...modules.flatMap((name) => ["python", "python3"].map((python) => withRest(`${python} -m ${name}`))),
    ...["uv run", "poetry run"].flatMap((by) => ["pytest", "mypy", "ruff"].map((name) => withRest(`${by} ${name}`))),
  ];
}

/** Names of scripts and targets that test, check, format or build, such as `test:unit` and `lint-fix`. */
function isOwnTask(name: string): boolean {
  // Other characters would mean something in a pattern; such names are left to the file's own rules.
  if (!/^[A-Za-z][\w:.-]*$/.test(name)) return false;
  return OWN_TASKS.has(/^[A-Za-z]+/.exec(name)?.[0].toLowerCase() ?? "") && !OTHER_TASKS.test(name);
}

const OWN_TASKS: ReadonlySet<string> = new Set(
  `test tests spec unit integration e2e lint eslint prettier format fmt style build compile bundle typecheck type types
   tsc check checks verify validate coverage cov ci bench all docs doc generate codegen clean`.split(/\s+/),
);
const OTHER_TASKS = /publish|deploy|release|push|upload|install/i;

function cargoLike(program: string, subcommands: string): readonly string[] {
  return subcommands.split(" ").map((name) => withRest(`${program} ${name}`));
}

/** A final `*` holds for any rest, none included. */
function withRest(command: string): string {
  return `${command} *`;
}

function patterns(list: string): readonly string[] {
  return list.split(/[|\n]/).map((pattern) => pattern.trim());
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Names of the root files that {@link projectCommands} reads. */
export const MANIFESTS: readonly string[] = ECOSYSTEMS.flatMap(({ files }) => files);
