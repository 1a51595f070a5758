/** Classifies a line of a workflow, a makefile or a script by its purpose. The programs are those of the ecosystems. */
import { present } from "../../lib/parts.ts";
import type { CommandKind } from "../../lib/ecosystems.ts";
import { type LineFacts, PROJECTS } from "../../lib/ecosystem-projects.ts";

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
  return kind === undefined || /\n/.test(command) || CHANGES_FILES.test(command) ? { for: "other" } : { for: kind };
}

/** It changes files instead of checking them. */
const CHANGES_FILES = /[:_-]fix\b|\bautofix\b|\s--?(fix|write|autocorrect|autocorrect-all)\b/;

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

/** What belongs to no ecosystem. */
const OTHERS: LineFacts = {
  tools: {
    format: "clang-format|shfmt",
    lint: "markdownlint(?:-cli2)?|shellcheck|actionlint|yamllint|luacheck",
    test: "busted|zig build test",
  },
  launchers: "xvfb-run(?: -a)?|time",
  runners: "just|task",
  withTasks: "just|task",
  installs: "sudo |apt(?:-get)? |luarocks +(?:install|uninstall|update)",
  noise: "color(?:=always)?|colors|verbose|no-progress|github-output",
};
const FACTS: readonly LineFacts[] = [...PROJECTS, OTHERS];

/** The alternatives of every row, as one. */
export function anyOf(part: (facts: LineFacts) => string | undefined): string {
  return `(?:${present(FACTS.map(part)).join("|")})`;
}

const STARTERS = new RegExp(`^${anyOf(({ launchers }) => launchers)}\\s*`);

/** Checks by programs outside the lists below. */
const BY_ITSELF = /\bgit (diff|status)\b.*(--exit-code|--porcelain)|\bdocker\b.*\b\w*(check|lint|test)/;

/** Needs an environment that the sandbox does not have. */
const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/\bdocker\b|\bpodman\b/, "it needs a container engine"],
  [/\bgit (diff|status)\b/, "it compares with the last commit, and Remit's work is not committed yet"],
  [/\$\{\{|\$\{?GITHUB_/, "it depends on what only a run of that workflow knows"],
  [/codecov|coveralls|sonar|upload/i, "it sends something away"],
  [/\b(curl|wget|git clone|gh|ssh)\s/, "it needs the network"],
  [/\b(npm|pnpm|yarn|cargo|composer|bundler|pip)[ -](audit|deny|outdated)\b/, "it needs the network"],
  [/\bcargo \+/, "it needs another toolchain"],
];

const FETCHES = new RegExp(`^${anyOf(({ installs }) => installs)}`);
/** Tasks of a project's own, by their names. Not after every runner: `mix test setup` fetches nothing. */
const INSTALLS =
  /^(make|just|task|rake|npm run|pnpm( run)?|yarn( run)?|composer)?\s*[\w./:-]*(^|[\s/_:-])(install|deps|dependencies|setup|bootstrap|init|prepare)(?=$|[\s_:.-])/i;

const TASK = anyOf(({ runners }) => runners);
/** A program; or a runner's task of the same name, which runs it: `pnpm vitest`, `composer phpunit`. */
const tool = (kind: CommandKind): RegExp =>
  new RegExp(`^(?:${TASK} )?${anyOf(({ tools }) => tools?.[kind])}(?![\\w.-])`);
const task = (names: string): RegExp => new RegExp(`^${TASK} ["']?[\\w:./-]*(?<![a-z])(?:${names})(?![a-z])`, "i");
/** A script of the repository, by its name: `scripts/test`, `bash ci/run-tests.sh`. */
const script = (names: string): RegExp =>
  new RegExp(`^(?:(?:ba)?sh )?(?:\\./|[\\w-]+/)[\\w./-]*?(?<![a-z])(?:${names})(?![a-z/])[\\w.-]*(?=$|\\s)`, "i");

/** A program that formats only checks with one of these. */
const CHECKS_FORMAT = String.raw`(?:\s--?(?:check|c|d|l|diff|verify-no-changes|check-formatted|dry-run|list-different|check-only|set-exit-if-changed)\b|\bcheck\b)`;

/** The first match. */
const KINDS: readonly (readonly [CommandKind, RegExp])[] = [
  [
    "format",
    new RegExp(`^${anyOf(({ tools }) => tools?.format)}\\b.*${CHECKS_FORMAT}|^gofmt -[ld]|spotless:?check`, "i"),
  ],
  [
    "format",
    task(
      "(?:check|verify)[:_-]?(?:format|fmt|style)(?:ting)?|(?:format|fmt|formatting|prettier)[:_-](?:check|ci|verify|test)|format",
    ),
  ],
  ["types", tool("types")],
  [
    "types",
    task("type-?checks?|types?|typing|check[:_-]?types|tsc|mypy|pyright|phpstan|psalm|stan|analy[sz]e|dialyzer"),
  ],
  ["lint", tool("lint")],
  ["lint", task("lint|eslint|oxlint|clippy|rubocop|vet|phpcs|cs|style|pre-commit|checkstyle|credo")],
  ["lint", script("lint|checks?")],
  ["test", tool("test")],
  ["test", /^(\.\/)?(mvnw?|gradlew?)\b.*\s(test|verify|check|build|package|install)\b/],
  ["test", task("tests?|units?|specs?|t|ci|check|verify|richtest")],
  ["test", script("tests?|units?|specs?")],
  ["build", tool("build")],
  ["build", task("build|compile|bundle")],
];
