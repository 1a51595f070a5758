/** Classifies a line of a workflow, a makefile or a script by its purpose. */

export type CommandKind = "build" | "format" | "lint" | "types" | "test";

type CommandPurpose =
  | { readonly for: CommandKind }
  /** Fetches what other commands need. */
  | { readonly for: "install" }
  /** A check that cannot run where Remit runs it. */
  | { readonly for: "elsewhere"; readonly why: string }
  | { readonly for: "other" };

/** The commands of a script, one each; a script with loops, conditions or here-documents counts as one. */
export function commandsIn(script: string): readonly string[] {
  const joined = script.replace(/\s*\\\n\s*/g, " ");
  if (/^\s*(if|for|while|case|until|function)\b|<<|\(\)\s*\{/m.test(joined)) return [joined.trim()];
  const lines = joined.split("\n").map((line) => line.trim());
  return lines.filter(
    (line) => line !== "" && !line.startsWith("#") && !/^(set [-+]|export |echo |cd\b[^&;]*$|ls\b|pwd$)/.test(line),
  );
}

/** The purpose of a single command, by the program it starts. */
export function purposeOf(command: string): CommandPurpose {
  const why = OUTSIDE.find(([pattern]) => pattern.test(command))?.[1];
  const kind = KINDS.find(([, pattern]) => pattern.test(bare(command)))?.[0];
  if (why !== undefined)
    return kind === undefined && !BY_ITSELF.test(command) ? { for: "other" } : { for: "elsewhere", why };
  if (FETCHES.test(bare(command)) || INSTALLS.test(bare(command))) return { for: "install" };
  return kind === undefined || /\n/.test(command) || MENDS.test(command) ? { for: "other" } : { for: kind };
}

/** It changes files instead of checking them. */
const MENDS = /[:_-]fix\b|\bautofix\b|\s--?(fix|write|autocorrect|autocorrect-all)\b/;

/** The command without leading variables and launchers such as `uv run` and `bundle exec`. */
export function bare(command: string): string {
  const stripped = command.replace(/^(?:[A-Z_][A-Z0-9_]*=(?:'[^']*'|"[^"]*"|\S*)\s+)+/, "");
  const next = stripped.replace(STARTERS, "");
  return next === stripped ? stripped : bare(next);
}

/** The words that launch the program; other checks of the project need them too. Empty for none. */
export function starterOf(command: string): string {
  return STARTERS.exec(command)?.[0].trim() ?? "";
}

const STARTERS =
  /^(?:uv run(?: --?(?:(?:group|extra|python|with|package|only-group|no-group|p)[= ]\S+|[\w-]+))*|(?:poetry|pdm|hatch|pipenv|rye) run|hatch(?: -e \S+)? run|npx(?: --?[\w-]+)*|pnpm exec|yarn exec|bunx|bundle exec|python3? -m|xvfb-run(?: -a)?|time|\.\/node_modules\/\.bin\/|node_modules\/\.bin\/|(?:\.\/)?vendor\/bin\/(?= ?)|php (?=vendor\/bin\/)|\.\/bin\/(?=rails|rspec|rake))\s*/;

/** Checks by programs outside the lists below. */
const BY_ITSELF = /\bgit (diff|status)\b.*(--exit-code|--porcelain)|\bdocker\b.*\b\w*(check|lint|test)/;

/** Needs an environment that the sandbox does not have. */
const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/\bdocker\b|\bpodman\b/, "it needs a container engine"],
  [/\bgit (diff|status)\b/, "it compares with the last commit, and Remit's work is not committed yet"],
  [/\$\{\{/, "it depends on what only a run of that workflow knows"],
  [/codecov|coveralls|sonar|upload/i, "it sends something away"],
  [/\b(curl|wget|git clone|gh|ssh)\s/, "it needs the network"],
  [/\b(npm|pnpm|yarn|cargo|composer|bundler|pip)[ -](audit|deny|outdated)\b/, "it needs the network"],
  [/\bcargo \+/, "it needs another toolchain"],
];

const FETCHES =
  /^(sudo |apt(-get)? |brew |corepack |rustup |mise |asdf )|^(npm|pnpm|yarn|bun|deno) (install|i|ci|add|config|set)\b|^yarn$|^(pip3?|pipx|uv pip|uv tool|conda|gem|cpanm|luarocks) +(install|uninstall|update)|^uv (sync|venv)|^(poetry|pdm|pipenv|bundle|bundler|composer|rye) (install|update|sync|require|config)|^go (mod download|get|install)\b|^cargo (install|fetch|binstall|update|generate-lockfile)\b|^dotnet (restore|tool (install|restore)|workload)|^mix (deps\.get|local\.\w+|archive\.install)|^(playwright|cypress) install|^mvnw? .*dependency:|^pre-commit install/;
/** Tasks of a project's own, by their names. */
const INSTALLS =
  /^(make|just|task|rake|npm run|pnpm( run)?|yarn( run)?|composer)?\s*[\w./:-]*(^|[\s/_:-])(install|deps|dependencies|setup|bootstrap|init|prepare)(?=$|[\s_:.-])/i;

const TASK =
  "(?:npm run|npm|pnpm run|pnpm(?: -r| --recursive)?(?: run)?|yarn run|yarn|bun run|deno task|composer run(?:-script)?|composer|make|just|task|rake|mix|nox -s|tox(?: run)? -e) ";
const tool = (names: string): RegExp => new RegExp(`^(?:${names})(?![\\w.-])`);
const task = (names: string): RegExp => new RegExp(`^${TASK}["']?[\\w:./-]*(?<![a-z])(?:${names})(?![a-z])`, "i");

/** The first match. */
const KINDS: readonly (readonly [CommandKind, RegExp])[] = [
  [
    "format",
    /^(prettier|oxfmt|dprint|cargo fmt|rustfmt|black|isort|ruff format|mix format|dotnet format|deno fmt|php-cs-fixer|swiftformat|clang-format|terraform fmt|shfmt|standardrb)\b.*(\s--?(check|c|d|l|diff|verify-no-changes|check-formatted|dry-run|list-different|check-only)\b|\bcheck\b)|^gofmt -[ld]|spotless:?check/i,
  ],
  [
    "format",
    task(
      "(?:check|verify)[:_-]?(?:format|fmt|style)(?:ting)?|(?:format|fmt|formatting|prettier)[:_-](?:check|ci|verify|test)|format",
    ),
  ],
  [
    "types",
    tool(
      "tsc|mypy|pyright|basedpyright|ty check|phpstan|psalm|dialyzer|mix dialyzer|srb tc|steep check|pyre|vue-tsc|tsd|flow check",
    ),
  ],
  [
    "types",
    task("type-?checks?|types?|typing|check[:_-]?types|tsc|mypy|pyright|phpstan|psalm|stan|analy[sz]e|dialyzer"),
  ],
  [
    "lint",
    tool(
      "eslint|xo|standard|oxlint|biome|golangci-lint|go vet|staticcheck|ruff|flake8|pylint|cargo clippy|rubocop|phpcs|mix credo|deno lint|pre-commit run|prek run|ktlint|detekt|stylelint|markdownlint(?:-cli2)?|shellcheck|actionlint|yamllint|luacheck|hlint|swiftlint",
    ),
  ],
  ["lint", task("lint|eslint|oxlint|clippy|rubocop|vet|phpcs|cs|style|pre-commit|checkstyle|credo")],
  [
    "test",
    tool(
      "pytest|py\\.test|unittest|tox|nox|jest|vitest|mocha|ava|tap|c8|nyc|phpunit|pest|rspec|ctest|minitest|go test|gotestsum|richgo test|cargo test|cargo nextest|dotnet test|mix test|deno test|bun test|node --test|swift test|stack test|cabal test|bazel test|sbt test|lein test|rake$|rails test|busted|prove|zig build test|flutter test|dart test",
    ),
  ],
  ["test", /^(\.\/)?(mvnw?|gradlew?)\b.*\s(test|verify|check|build|package|install)\b/],
  ["test", task("tests?|units?|specs?|t|ci|check|verify|richtest")],
  ["build", tool("cargo build|go build|dotnet build|mix compile|cmake --build|tsup|rollup -c|vite build")],
  ["build", task("build|compile|bundle")],
];
