/**
 * How projects of the ecosystems are recognized, set up and checked, and how a CI's lines call their programs. `remit init`
 * alone loads this table. Each row continues one of the table of ecosystems, and has that one's source.
 */
import type { CommandKind } from "./ecosystems.ts";
import { ACTIONS } from "./setup-actions.ts";

export interface ProjectRow extends LineFacts {
  /** The name of the ecosystem. */
  readonly of: string;
  /** For people. Absent where code beside the table recognizes the project. */
  readonly language?: string;
  /** Its file at the top, where the ecosystem's marks do not identify it. */
  readonly manifest?: RegExp;
  /** What that file must contain. */
  readonly marked?: RegExp;
  /** The project's own script that replaces the first word of its checks. */
  readonly wrapper?: string;
  readonly toolchain?: Toolchain;
  /** Fetches the dependencies, so that commands need no network; `locked` is for projects with a lock file. */
  readonly install?: { readonly locked?: string; readonly plain: string };
  /** In place of `install`: checks with `option` removed and `added` at the end fetch what they need. */
  readonly runsOnline?: { readonly program: RegExp; readonly option: string; readonly added: string };
  /** The option of `install` for one more group of dependencies. */
  readonly group?: string;
  /** A line of a script that fetches the dependencies. */
  readonly fetching?: RegExp;
  /** An action that fetches them. */
  readonly fetchedBy?: RegExp;
  /** The first that fits of each kind; absent: the ecosystem's commands. They need no network. */
  readonly checks?: readonly ProjectCheck[];
  /** Words before a check that make it run in the project's environment; and of which programs, absent: all. */
  readonly start?: string;
  readonly startable?: string;
  /** Packages that install the project's dependencies later, in places of their own. */
  readonly later?: string;
}

interface ProjectCheck {
  readonly kind: CommandKind;
  readonly command: string;
  /** A file without which it does not fit. */
  readonly file?: string;
  /** What the manifests at the top must contain. */
  readonly needs?: RegExp;
  /** No other check is needed beside it. */
  readonly alone?: true;
}

/** The action that installs the toolchain. */
interface Toolchain {
  /** With its commit, and the release as a comment. */
  readonly uses: string;
  /** Its inputs when no file of the project names the version. */
  readonly with: Readonly<Record<string, string>>;
  /** The files that name the version, and the input for such a file; "" when the action finds them itself. */
  readonly version?: { readonly input: string; readonly files: readonly string[] };
}

/** Alternatives of regular expressions, for the beginning of a command unless something else is said. */
export interface LineFacts {
  /** Programs that check or build. One that formats checks only with an option that says so. */
  readonly tools?: Readonly<Partial<Record<CommandKind, string>>>;
  /** The words before another program, which they start. */
  readonly launchers?: string;
  /** The words before the name of a task that the project wrote. */
  readonly runners?: string;
  /** Programs whose first operand is a subcommand or a task. */
  readonly withTasks?: string;
  readonly installs?: string;
  /** Options, without their `--`, that only change the output or leave a file of results in the checkout. */
  readonly noise?: string;
  /** Replacements that keep a command off the network. */
  readonly offline?: readonly (readonly [RegExp, string])[];
}

const NODE: Toolchain = {
  uses: ACTIONS.node,
  with: { "node-version": "lts/*" },
  version: { input: "node-version-file", files: [".nvmrc", ".node-version"] },
};
const JAVA: Toolchain = {
  uses: ACTIONS.java,
  with: { distribution: "temurin", "java-version": "21" },
  version: { input: "java-version-file", files: [".java-version", ".tool-versions"] },
};
/** Cargo's, of several packages. */
const WORKSPACE = /^\[workspace\]/m;

/** In the order in which `init` looks for them. */
export const PROJECTS: readonly ProjectRow[] = [
  {
    of: "npm",
    toolchain: NODE,
    install: { locked: "npm ci", plain: "npm install --no-package-lock" },
    fetching: /\b(npm|pnpm|yarn|bun) (install|ci|i)\b|^yarn$/,
    tools: {
      format: "prettier|oxfmt|dprint",
      types: "tsc|vue-tsc|tsd|flow check",
      lint: "eslint|xo|standard|oxlint|biome|stylelint",
      test: "jest|vitest|mocha|ava|tap|c8|nyc|node --test",
      build: "tsup|rollup -c|vite build",
    },
    launchers: String.raw`npx(?: --?[\w-]+)*|(?:\.\/)?node_modules\/\.bin\/`,
    runners: "npm run|npm",
    withTasks: "npm",
    installs: String.raw`(?:npm|pnpm|yarn|bun|deno) (?:install|i|ci|add|config|set)\b|corepack |(?:playwright|cypress) install`,
    noise: String.raw`coverage-\w+[= ]\S+|coverage=\S+`,
  },
  {
    of: "pnpm",
    install: { locked: "pnpm install --frozen-lockfile", plain: "pnpm install" },
    launchers: "pnpm exec",
    runners: "pnpm run|pnpm(?: -r| --recursive)?(?: run)?",
    withTasks: "pnpm",
  },
  {
    of: "Yarn",
    install: { plain: "yarn install" },
    launchers: "yarn exec",
    runners: "yarn run|yarn",
    withTasks: "yarn",
    installs: "yarn$",
  },
  {
    of: "Bun",
    toolchain: { uses: ACTIONS.bun, with: {} },
    install: { locked: "bun install --frozen-lockfile", plain: "bun install" },
    tools: { test: "bun test" },
    launchers: "bunx",
    runners: "bun run",
    withTasks: "bun",
  },
  {
    of: "pip, Pipenv, PDM, Hatch",
    toolchain: {
      uses: ACTIONS.python,
      with: { "python-version": "3.x" },
      version: { input: "python-version-file", files: [".python-version"] },
    },
    fetching: /\b(pip3? install|uv sync|uv pip|poetry install|pdm (install|sync)|pipenv (install|sync))\b/,
    start: "python -m ",
    startable: "pytest|mypy|ruff|flake8|black|isort|pylint",
    later: String.raw`tox|nox|tox-[\w-]+|pip|uv|wheel|setuptools|build|pre-commit|poetry|hatch|pdm`,
    // Of a tool that the project configures and installs. Its tests are found otherwise.
    checks: [
      { kind: "lint", command: "ruff check" },
      { kind: "types", command: "mypy" },
    ],
    tools: {
      format: "black|isort|ruff format",
      types: "mypy|pyright|basedpyright|ty check|pyre",
      lint: "ruff|flake8|pylint",
      test: String.raw`pytest|py\.test|unittest|tox|nox`,
    },
    launchers: String.raw`(?:pdm|hatch|pipenv|rye) run|hatch(?: -e \S+)? run|python3? -m`,
    runners: "nox -s|tox(?: run)? -e",
    withTasks: "ruff",
    installs: "(?:pip3?|pipx) +(?:install|uninstall|update)|(?:pdm|pipenv|rye) (?:install|update|sync|require|config)",
    noise: String.raw`junitxml=\S+|junit-xml=\S+|cov(?:-[\w-]+)?(?:=\S+)?|basetemp=\S+`,
  },
  {
    of: "uv",
    toolchain: { uses: ACTIONS.uv, with: { "enable-cache": "true" } },
    install: { locked: "uv sync --locked", plain: "uv sync" },
    group: " --group ",
    start: "uv run --no-sync ",
    launchers: String.raw`uv run(?: --?(?:(?:group|extra|python|with|package|only-group|no-group|p)[= ]\S+|[\w-]+))*`,
    withTasks: "uv",
    installs: "uv (?:pip|tool) +(?:install|uninstall|update)|uv (?:sync|venv)",
    offline: [
      [
        /\buv run(?: --?(?:(?:group|extra|only-group|no-group|with|package|p|python)[= ]\S+|[\w-]+))*(?= )/,
        "uv run --no-sync",
      ],
    ],
  },
  {
    of: "Poetry",
    install: { plain: "pip install poetry && poetry install" },
    start: "poetry run ",
    launchers: "poetry run",
    installs: "poetry (?:install|update|sync|require|config)",
  },
  { of: "Conda", installs: "conda +(?:install|uninstall|update)" },
  {
    of: "pre-commit",
    tools: { lint: "pre-commit run|prek run" },
    installs: "pre-commit install",
    noise: "show-diff-on-failure",
  },
  {
    of: "Go",
    language: "Go",
    toolchain: { uses: ACTIONS.go, with: { "go-version-file": "go.mod" } },
    install: { plain: "go mod download" },
    // Installing tools does not fetch the project's dependencies.
    fetching: /go (mod (download|vendor)|get \.)/,
    tools: {
      lint: "golangci-lint|go vet|staticcheck",
      test: "go test|gotestsum|richgo test",
      build: "go build",
    },
    withTasks: "go",
    installs: String.raw`go (?:mod download|get|install)\b`,
  },
  {
    of: "Cargo",
    language: "Rust",
    install: { locked: "cargo fetch --locked", plain: "cargo fetch" },
    fetching: /cargo fetch/,
    checks: [
      { kind: "test", command: "cargo test --workspace", needs: WORKSPACE },
      { kind: "test", command: "cargo test" },
      { kind: "lint", command: "cargo clippy --workspace --all-targets", needs: WORKSPACE },
      { kind: "lint", command: "cargo clippy --all-targets" },
      { kind: "format", command: "cargo fmt --all --check" },
    ],
    tools: {
      format: "cargo fmt|rustfmt",
      lint: "cargo clippy",
      test: "cargo test|cargo nextest",
      build: "cargo build",
    },
    withTasks: "cargo",
    installs: String.raw`cargo (?:install|fetch|binstall|update|generate-lockfile)\b|rustup `,
    noise: String.raw`manifest-path \.\/Cargo\.toml`,
  },
  {
    of: "Maven",
    language: "Java (Maven)",
    wrapper: "mvnw",
    toolchain: JAVA,
    // It has no command that fetches all that tests need.
    runsOnline: { program: /^(\.\/)?mvnw? /, option: " -o", added: " -Dmaven.test.failure.ignore=true" },
    fetching: /dependency:|go-offline/,
    checks: [{ kind: "test", command: "mvn -o -B test" }],
    installs: "mvnw? .*dependency:",
    offline: [
      [/((?:^|\s)(?:\.\/)?mvnw?)\s+(?!.*\s-o\b)/, "$1 -o -B "],
      [/^((?:.*\s)?(?:\.\/)?mvnw?\s.*?) clean(?= )/, "$1"],
    ],
  },
  {
    of: "Gradle",
    language: "Java (Gradle)",
    wrapper: "gradlew",
    toolchain: JAVA,
    runsOnline: { program: /^(\.\/)?gradlew? /, option: " --offline", added: " --continue || true" },
    fetching: /dependency:|go-offline/,
    checks: [{ kind: "test", command: "gradle --offline test" }],
    noise: "scan|stacktrace",
    offline: [[/((?:^|\s)(?:\.\/)?gradlew?)\s+(?!.*--offline)/, "$1 --offline "]],
  },
  {
    of: "RubyGems, Bundler",
    language: "Ruby",
    // This also installs what the Gemfile names.
    toolchain: {
      uses: ACTIONS.ruby,
      with: { "ruby-version": "ruby", "bundler-cache": "true" },
      version: { input: "", files: [".ruby-version", ".tool-versions"] },
    },
    fetching: /bundle install/,
    fetchedBy: /setup-ruby/,
    checks: [
      { kind: "lint", command: "bundle exec rubocop", file: ".rubocop.yml", needs: /\brubocop\b/ },
      { kind: "test", command: "bundle exec rspec", file: ".rspec" },
      { kind: "test", command: "bundle exec rspec", needs: /\brspec\b/ },
      { kind: "test", command: "bin/rails test", file: "bin/rails" },
      { kind: "test", command: "bundle exec rake", file: "Rakefile" },
    ],
    tools: {
      format: "standardrb",
      types: "srb tc|steep check",
      lint: "rubocop",
      test: String.raw`rspec|minitest|rake$|rails (?:db:[\w:]+ )*test(?!:)`,
    },
    launchers: String.raw`bundle exec|(?:\.\/)?bin\/(?=rails|rspec|rake|rubocop)`,
    runners: "rake",
    withTasks: "rake",
    installs: "gem +(?:install|uninstall|update)|bundler? (?:install|update|sync|require|config)",
  },
  {
    of: "Composer",
    language: "PHP",
    toolchain: { uses: ACTIONS.php, with: { "php-version": "8.4" } },
    install: { plain: "composer install --no-interaction --prefer-dist" },
    fetching: /composer (install|require|update)/,
    fetchedBy: /composer-install/,
    checks: [
      { kind: "test", command: "composer test", needs: /"scripts"\s*:\s*\{[^}]*"test"\s*:/s, alone: true },
      { kind: "lint", command: "vendor/bin/phpcs", needs: /"squizlabs\/php_codesniffer"/ },
      { kind: "types", command: "vendor/bin/phpstan", needs: /"phpstan\/phpstan"/ },
      { kind: "test", command: "vendor/bin/pest", needs: /"pestphp\/pest"/ },
      { kind: "test", command: "vendor/bin/phpunit", needs: /"phpunit\/phpunit"/ },
    ],
    tools: { format: "php-cs-fixer", types: "phpstan|psalm", lint: "phpcs", test: "phpunit|pest" },
    launchers: String.raw`(?:\.\/)?vendor\/bin\/|php (?=vendor\/bin\/)|composer exec(?: --)?`,
    runners: "composer run(?:-script)?|composer",
    withTasks: "composer",
    installs: "composer (?:install|update|sync|require|config)",
  },
  {
    of: "NuGet",
    language: ".NET",
    manifest: /^[^/]+\.(slnx?|csproj|fsproj)$/,
    toolchain: {
      uses: ACTIONS.dotnet,
      with: { "dotnet-version": "10.x" },
      version: { input: "global-json-file", files: ["global.json"] },
    },
    install: { plain: "dotnet restore" },
    fetching: /dotnet restore/,
    checks: [
      { kind: "format", command: "dotnet format --verify-no-changes --no-restore", file: ".editorconfig" },
      { kind: "test", command: "dotnet test --no-restore" },
    ],
    tools: { format: "dotnet format", test: "dotnet test", build: "dotnet build" },
    withTasks: "dotnet",
    installs: "dotnet (?:restore|tool (?:install|restore)|workload)",
  },
  {
    of: "Hex, Mix, Rebar",
    language: "Elixir",
    toolchain: {
      uses: ACTIONS.beam,
      with: { "otp-version": "28", "elixir-version": "1.19" },
      version: { input: "version-file", files: [".tool-versions"] },
    },
    install: { plain: "mix local.hex --force && mix local.rebar --force && mix deps.get" },
    fetching: /mix deps\.get/,
    checks: [
      { kind: "format", command: "mix format --check-formatted", file: ".formatter.exs" },
      { kind: "test", command: "mix test" },
    ],
    tools: {
      format: "mix format",
      types: "dialyzer|mix dialyzer",
      lint: "mix credo",
      test: "mix test",
      build: "mix compile",
    },
    runners: "mix",
    withTasks: "mix",
    installs: String.raw`mix (?:deps\.get|local\.\w+|archive\.install)`,
  },
  {
    of: "Deno",
    language: "Deno",
    toolchain: { uses: ACTIONS.deno, with: { "deno-version": "v2.x" } },
    install: { plain: "deno install" },
    fetching: /deno install/,
    tools: { format: "deno fmt", lint: "deno lint", test: "deno test" },
    runners: "deno task",
    withTasks: "deno",
  },
  { of: "make", runners: "make", withTasks: "make" },
  { of: "CMake", fetching: /\bcmake (?!--build)/, tools: { test: "ctest", build: "cmake --build" } },
  { of: "Swift", tools: { format: "swiftformat", lint: "swiftlint", test: "swift test", build: "swift build" } },
  { of: "Haskell, OCaml, Julia", tools: { lint: "hlint", test: "stack test|cabal test" } },
  { of: "Bazel, vcpkg, Conan", tools: { test: "bazel test" } },
  { of: "Coursier, sbt, Ivy, Clojure", tools: { test: "sbt test|lein test" } },
  { of: "JDK, Ant, Kotlin", tools: { lint: "ktlint|detekt" } },
  {
    of: "Dart, Flutter",
    language: "Dart",
    manifest: /^pubspec\.yaml$/,
    marked: /^(?![^]*\bsdk:\s*flutter\b)/,
    toolchain: { uses: ACTIONS.dart, with: {} },
    install: { locked: "dart pub get --enforce-lockfile", plain: "dart pub get" },
    fetching: /dart pub get|melos bootstrap/,
    checks: [
      { kind: "lint", command: "dart analyze" },
      { kind: "test", command: "dart test", needs: /^ {2}test:/m },
    ],
    tools: { format: "dart format", lint: "(?:dart|flutter) analyze", test: "(?:dart|flutter) test" },
    withTasks: "dart|flutter",
    installs: "(?:dart|flutter) pub (?:get|add|upgrade|global activate)",
  },
  {
    of: "Dart, Flutter",
    language: "Dart (Flutter)",
    manifest: /^pubspec\.yaml$/,
    marked: /\bsdk:\s*flutter\b/,
    toolchain: { uses: ACTIONS.flutter, with: { channel: "stable", cache: "true" } },
    install: { locked: "flutter pub get --enforce-lockfile", plain: "flutter pub get" },
    fetching: /flutter pub get|melos bootstrap/,
    checks: [
      { kind: "lint", command: "flutter analyze --no-pub" },
      { kind: "test", command: "flutter test --no-pub", needs: /^ {2}flutter_test:/m },
    ],
    offline: [[/\bflutter (?:analyze|test)(?!.* --no-pub)/, "$& --no-pub"]],
  },
  { of: "Perl", tools: { test: "prove" }, installs: "cpanm +(?:install|uninstall|update)" },
  { of: "Terraform", tools: { format: "terraform fmt" } },
  { of: "asdf, mise, Homebrew", installs: "(?:brew|mise|asdf) " },
];
