/** Node and its tools. */
import { byGrammar, splitOptions, type Grammar } from "./grammar.ts";
import {
  NOTHING,
  marked,
  pathOf,
  perhapsPaths,
  reads,
  together,
  writes,
  type Findings,
  type Operand,
  type ReadProgram,
} from "./program.ts";
import { runsTool, scriptThenTexts, shifted, type ReadInner } from "./scripts.ts";
import type { Argument } from "../shell/line.ts";

const NODE: Grammar = {
  flags: `--test -c --check -v --version -h --help --watch --test-only --test-force-exit --experimental-test-coverage --experimental-strip-types
    --experimental-transform-types --no-experimental-strip-types --experimental-vm-modules --experimental-test-module-mocks
    --experimental-test-snapshots --test-update-snapshots --experimental-default-type --experimental-specifier-resolution --enable-source-maps --no-warnings --no-deprecation --trace-warnings
    --trace-deprecation --throw-deprecation --pending-deprecation --trace-uncaught --trace-exit --expose-gc --use-strict --preserve-symlinks
    --experimental-global-webcrypto --experimental-json-modules --experimental-wasm-modules --experimental-sqlite --experimental-permission
    --permission --abort-on-uncaught-exception --unhandled-rejections --no-addons --force-color --experimental-webstorage
    --experimental-websocket --experimental-eventsource --experimental-print-required-tla --experimental-detect-module
    --experimental-require-module --no-experimental-require-module --disable-wasm-trap-handler --jitless`,
  values: `--test-concurrency --test-name-pattern --test-skip-pattern --test-timeout --test-isolation --experimental-test-isolation
    --test-shard --test-coverage-include --test-coverage-exclude --test-coverage-lines --test-coverage-branches --test-coverage-functions
    --max-old-space-size --max-semi-space-size --max-http-header-size --stack-size --stack-trace-limit -C --conditions --input-type
    --disable-warning --dns-result-order --title --v8-options --watch-path --test-reporter`,
  marks: [
    ["executes", "-e= --eval= -p= --print= -pe=", "runs code from the command line"],
    ["executes", "-i --interactive", "reads code from its input"],
    ["executes", "--run=", "runs a script of package.json"],
    [
      "loads",
      "-r= --require= --import= --loader= --experimental-loader= --test-global-setup= --experimental-config-file=",
      "loads code first",
    ],
    ["loads", "--env-file= --env-file-if-exists=", "sets variables from a file", "read"],
    ["network", "--inspect --inspect-brk --inspect-port= --inspect-wait", "opens a port for a debugger"],
    ["loads", "--openssl-config= --icu-data-dir= --snapshot-blob=", "loads a file", "read"],
    [
      "writes",
      "--build-snapshot --prof --cpu-prof --heap-prof --report-on-signal --trace-events-enabled",
      "writes files",
    ],
    [
      "writes",
      "--test-reporter-destination= --redirect-warnings= --diagnostic-dir= --report-dir= --cpu-prof-dir= --heap-prof-dir=",
      "writes to a file",
      "write",
    ],
    [
      "outside",
      "--allow-fs-read= --allow-fs-write= --allow-child-process --allow-worker --allow-addons --allow-wasi",
      "opens what the permission model closes",
    ],
  ],
  single: true,
  stops: true,
  ends: "-e --eval -p --print -pe",
  operands: () => NOTHING,
};

const node: ReadProgram = (words) => {
  const scan = splitOptions(NODE, words);
  const reporters = (scan.given.get("--test-reporter") ?? []).filter(
    ({ word }) => !/^(spec|tap|dot|junit|lcov)$/.test(word.value),
  );
  const loads = reporters.map(({ at, word }) => marked(at, "loads", word.text, "loads a reporter"));
  return together(...scan.findings, ...loads, useNode(words, scan.operands, scan.given));
};

function useNode(
  words: readonly Argument[],
  operands: readonly Operand[],
  given: ReadonlyMap<string, unknown>,
): Findings {
  const has = (...names: string[]) => names.some((name) => given.has(name));
  if (has("-v", "--version", "-h", "--help", "--v8-options")) return NOTHING;
  if (has("-e", "--eval", "-p", "--print", "-pe", "--run")) return perhapsPaths(operands, new Map());
  // The test runner takes files and patterns, and options of its own behind them.
  if (has("--test"))
    return together(
      reads(
        operands.filter(({ word }) => !word.value.startsWith("-")),
        new Map(),
      ),
      laterOptions(operands),
    );
  if (has("-c", "--check") && operands.length > 0) return reads(operands, new Map());
  return scriptThenTexts(words, operands);
}

function laterOptions(operands: readonly Operand[]): Findings {
  return together(
    ...operands
      .filter(({ word }) => word.value.startsWith("-"))
      .map(({ at, word }) => marked(at, "unknown", word.text, "is an option behind the files")),
  );
}

// ── Package managers ────────────────────────────────────────────────────────────────────────────────────────────────

const MANAGER: Grammar = {
  flags:
    "-s --silent -q --quiet -d --verbose --if-present -ws --workspaces --include-workspace-root --json --long -l -v --version -h --help --no-color --color --ignore-scripts --no-audit --no-fund --prefer-offline --offline --frozen-lockfile --immutable --parallel -r --recursive --stream --no-bail --all -a --omit-none --no-progress",
  values: "-w --workspace --loglevel --depth --filter -F --omit --include",
  directory: "--prefix --cwd -C --dir",
  single: false,
  stops: true,
  operands: () => NOTHING,
};

/** Subcommands that run scripts of package.json, or only look. */
const RUNS_SCRIPTS = new Set("test t tst run run-script rum urn start stop restart".split(" "));
const LOOKS = new Set("ls list la ll explain why root prefix bin help completion --version version-check".split(" "));

/** npm, yarn, pnpm, bun: scripts of the project are its own code; everything that fetches or publishes must be named. */
function manager(inner: ReadInner, anyNameRuns: boolean): ReadProgram {
  return (words) => {
    const scan = splitOptions(MANAGER, words);
    const [command, ...others] = scan.operands;
    const plain = scan.findings.every(({ marks, doubts }) => marks.length === 0 && doubts.length === 0);
    const leading = command === undefined || !plain ? {} : { leading: command.at };
    const global = [
      { ...NOTHING, operands: positions(words, command), ...leading },
      ...scan.findings,
      ...scan.directories.map((directory) => pathOf(directory, "read")),
    ];
    if (command === undefined)
      return together(
        ...global,
        anyNameRuns && scan.given.size === 0
          ? marked(words.length, "network", words[0]?.text ?? "", "installs packages")
          : NOTHING,
      );
    const name = command.word.value;
    const rest = words.slice(command.at + 1);
    if (RUNS_SCRIPTS.has(name)) return together(...global, scriptOptions(rest, command.at + 1));
    if (LOOKS.has(name))
      return together(
        ...global,
        byGrammar({ ...MANAGER, stops: false, operands: perhapsPaths }, command.at + 1)(words),
      );
    if (name === "exec" || name === "x" || name === "dlx") return together(...global, executes(inner, words, command));
    if (anyNameRuns && !CHANGES.has(name))
      return together(...global, shifted(inner(words.slice(command.at)), command.at));
    return together(
      ...global,
      marked(
        command.at,
        CHANGES.has(name) ? "network" : "unknown",
        command.word.text,
        CHANGES.get(name) ?? "is a subcommand that the table does not know",
      ),
      perhapsPaths(others, new Map()),
      lateOptions(rest, command.at + 1),
    );
  };
}

/** The subcommand and what stands behind it, without what looks like an option. */
function positions(words: readonly Argument[], command: Operand | undefined): readonly number[] {
  if (command === undefined) return [];
  return words.flatMap(({ value }, index) => (index >= command.at && !value.startsWith("-") ? [index] : []));
}

/** Behind the script's name stand options of the manager, up to `--`; then the script's own words. */
function scriptOptions(rest: readonly Argument[], from: number): Findings {
  const end = rest.findIndex(({ value }) => value === "--");
  const own = end === -1 ? rest : rest.slice(0, end);
  const passed = end === -1 ? [] : rest.slice(end + 1);
  const padded = [...Array.from({ length: from }, () => PLACE), ...own];
  return together(
    byGrammar({ ...MANAGER, stops: false, operands: perhapsPaths }, from)(padded),
    perhapsPaths(
      passed.map((word, index) => ({ at: from + end + 1 + index, word })),
      new Map(),
    ),
  );
}

const PLACE: Argument = { value: "", spread: "one", text: "" };

function lateOptions(rest: readonly Argument[], from: number): Findings {
  const known = new Set([
    "-D",
    "--save-dev",
    "-E",
    "--save-exact",
    "-O",
    "--save-optional",
    "-P",
    "--save-prod",
    "--no-save",
    "--dry-run",
    "-g",
  ]);
  const options = rest
    .map((word, index) => ({ word, at: from + index }))
    .filter(({ word }) => word.value.startsWith("-") && word.value !== "--");
  return together(
    ...options
      .filter(
        ({ word }) =>
          word.value === "-g" || !(known.has(word.value) || MANAGER.flags?.split(/\s+/).includes(word.value)),
      )
      .map(({ at, word }) => marked(at, "unknown", word.text, "is an option that changes where or what it installs")),
  );
}

/** `npm exec`, `npx`, `dlx`: run a tool of the project, or fetch it when the project has none. */
function executes(inner: ReadInner, words: readonly Argument[], command: Operand): Findings {
  const scan = splitOptions(NPX, words, command.at + 1);
  const [tool] = scan.operands;
  const mark =
    tool === undefined
      ? undefined
      : marked(tool.at, "network", tool.word.text, "is fetched and run when the project does not have it");
  return together(...scan.findings, runsTool(inner, words, tool, mark));
}

const NPX: Grammar = {
  flags:
    "-y -q --yes --no --no-install --quiet --prefer-offline --offline --ignore-existing -s --silent --bun --frozen",
  marks: [
    ["network", "-p= --package=", "names a package to fetch"],
    ["executes", "-c= --call= --shell-mode -c", "runs a line by a shell"],
  ],
  operands: () => NOTHING,
};

const CHANGES: ReadonlyMap<string, string> = new Map([
  ..."install i in ins inst add ci clean-install it cit install-test update up upgrade outdated audit view info show v search dedupe ddp init create fund doctor ping"
    .split(" ")
    .map((name): [string, string] => [name, "reaches the network"]),
  ..."uninstall un remove rm unlink r prune rebuild rb link ln pack pkg version shrinkwrap set-script config c set get cache store patch import"
    .split(" ")
    .map((name): [string, string] => [name, "changes dependencies or configuration"]),
  ..."publish unpublish deprecate dist-tag login logout adduser owner access token team org hook star profile npm node workspaces plugin self-update env setup"
    .split(" ")
    .map((name): [string, string] => [name, "reaches beyond the project"]),
]);

// ── Tools ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Tools that run the project's own code or configuration: an option more or less makes no difference to that. */
const projectTool = (marks: Grammar["marks"], more: Partial<Grammar> = {}): ReadProgram =>
  byGrammar({ lenient: true, marks: marks ?? [], operands: perhapsPaths, ...more });

const CONFIG = ["loads", "-c= --config=", "loads its configuration", "read"] as const;

const prettier: ReadProgram = (words) => {
  const found = byGrammar({
    flags: `-c -l -h -v -u --check --list-different --help --version --no-config --no-editorconfig --cache --no-color --color --ignore-unknown
      --no-error-on-unmatched-pattern --no-semi --single-quote --jsx-single-quote --use-tabs --bracket-same-line --no-bracket-spacing
      --with-node-modules --insert-pragma --require-pragma --vue-indent-script-and-style --no-plugin-search --support-info`,
    values:
      "--parser --print-width --tab-width --trailing-comma --arrow-parens --prose-wrap --end-of-line --quote-props --log-level --loglevel --cache-strategy --stdin-filepath --embedded-language-formatting --range-start --range-end --config-precedence",
    reads: "--ignore-path",
    marks: [
      ["writes", "-w --write", "changes files in place"],
      ["loads", "--config= --plugin= --plugin-search-dir= --find-config-path= --file-info=", "loads code", "read"],
      ["writes", "--cache-location=", "writes a file", "write"],
    ],
    operands: (operands, given) => (given.has("-w") || given.has("--write") ? writes : reads)(operands, given),
  })(words);
  return found;
};

const eslint = byGrammar({
  flags: `--quiet --no-color --color --cache --no-eslintrc --no-inline-config --report-unused-disable-directives --exit-on-fatal-error --debug -h -v
    --help --version --no-ignore --no-error-on-unmatched-pattern --env-info --stdin --no-warn-ignored --pass-on-no-patterns
    --print-config-none --stats --no-config-lookup --fix-dry-run`,
  values:
    "--ext --max-warnings --rule --env --global --ignore-pattern --cache-strategy --stdin-filename --parser-options --report-unused-disable-directives-severity --flag --fix-type --concurrency",
  reads: "--ignore-path --print-config",
  marks: [
    CONFIG,
    ["writes", "--fix", "changes files in place"],
    ["writes", "-o= --output-file= --cache-location= --cache-file=", "writes a file", "write"],
    ["loads", "--rulesdir= --plugin= --parser= --resolve-plugins-relative-to= -f= --format=", "loads code"],
    ["network", "--init --inspect-config", "installs or starts something"],
  ],
  operands: (operands, given) => (given.has("--fix") ? writes : reads)(operands, given),
});

const tsc = byGrammar({
  lenient: true,
  flags:
    "-w --watch -b --build -v --version -h --help --all -d --declaration --noEmit --pretty --strict --skipLibCheck",
  reads: "-p --project",
  values: "-t --target -m --module --lib --jsx --moduleResolution --types",
  marks: [
    [
      "writes",
      "--outDir= --outFile= --out= --declarationDir= --tsBuildInfoFile= --generateTrace= --generateCpuProfile= --mapRoot= --sourceRoot=",
      "writes files elsewhere",
      "write",
    ],
    ["writes", "--init --clean", "writes or removes files"],
    ["loads", "--plugins=", "loads code"],
  ],
  single: true,
  operands: (operands) =>
    together(
      reads(operands, new Map()),
      ...operands
        .filter(({ word }) => word.value.startsWith("@"))
        .map(({ at, word }) => marked(at, "loads", word.text, "reads options from a file")),
    ),
});

const WRITES_REPORT = [
  "writes",
  "--outputFile= --output-file= --coverageDirectory= --report-dir= --reportDir= --temp-dir=",
  "writes a file",
  "write",
] as const;

/** The table's entries, given how to read a command inside another. */
export function nodePrograms(inner: ReadInner): readonly (readonly [string, ReadProgram])[] {
  return [
    ["node nodejs", node],
    ["npm", manager(inner, false)],
    ["yarn pnpm bun", manager(inner, true)],
    ["npx bunx pnpx", (words) => executes(inner, words, { at: 0, word: words[0] ?? PLACE })],
    ["tsc vue-tsc", tsc],
    ["eslint", eslint],
    ["prettier", prettier],
    [
      "jest",
      projectTool(
        [
          CONFIG,
          WRITES_REPORT,
          [
            "loads",
            "--globalSetup= --globalTeardown= --setupFiles= --setupFilesAfterEnv= --resolver= --runner= --testRunner= --transform= --reporters= --preset= --env= --environment= --testEnvironment= --rootDir= --roots= --modulePaths= --cacheDirectory=",
            "loads code or looks elsewhere",
          ],
        ],
        { values: "-t --testNamePattern -w --maxWorkers" },
      ),
    ],
    [
      "vitest",
      projectTool(
        [
          CONFIG,
          WRITES_REPORT,
          ["loads", "-r= --root= --dir= --globalSetup= --environment= --setupFiles=", "loads code or looks elsewhere"],
          ["network", "--ui --api --browser", "opens a port"],
        ],
        { values: "-t --testNamePattern" },
      ),
    ],
    [
      "mocha ava tap c8 nyc",
      projectTool(
        [
          CONFIG,
          WRITES_REPORT,
          [
            "loads",
            "-r= --require= --import= --loader= --file= --package= --node-arg= --node-arguments=",
            "loads code",
          ],
        ],
        { values: "-g --grep -f --fgrep -t --timeout" },
      ),
    ],
    [
      "oxlint biome stylelint standard xo knip tsd",
      projectTool(
        [
          CONFIG,
          [
            "writes",
            "--fix --fix-suggestions --fix-dangerously --write --apply --apply-unsafe --unsafe",
            "changes files in place",
          ],
          WRITES_REPORT,
        ],
        {
          operands: (operands, given) =>
            (["--fix", "--write", "--apply"].some((name) => given.has(name)) ? writes : reads)(operands, given),
        },
      ),
    ],
    [
      "tsx ts-node",
      (words) =>
        together(
          marked(0, "executes", words[0]?.text ?? "", "runs code"),
          perhapsPaths(
            words.slice(1).map((word, index) => ({ at: index + 1, word })),
            new Map(),
          ),
        ),
    ],
    [
      "deno",
      (words) =>
        byGrammar({
          lenient: true,
          marks: [
            ["loads", "-c= --config= --import-map= --preload= --reload -r", "loads code"],
            [
              "outside",
              "-A --allow-all --allow-read --allow-write --allow-net --allow-run --allow-env --allow-ffi --allow-sys",
              "opens what the permission model closes",
            ],
            ["writes", "-o= --output=", "writes a file", "write"],
          ],
          operands: (operands) => together(denoCommand(operands[0]), perhapsPaths(operands.slice(1), new Map())),
        })(words),
    ],
  ];
}

function denoCommand(command: Operand | undefined): Findings {
  if (command === undefined || /^(test|lint|fmt|check|info|doc|types|bench|help|coverage)$/.test(command.word.value))
    return NOTHING;
  return marked(command.at, "executes", command.word.text, "runs or fetches code");
}
