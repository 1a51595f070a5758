/** Tools of Node projects: compilers, linters, formatters, test runners. */
import { byGrammar, type Grammar } from "./grammar.ts";
import { node } from "./node.ts";
import {
  NOTHING,
  closed,
  marked,
  perhapsPaths,
  reads,
  together,
  writes,
  type Findings,
  type Operand,
  type ReadProgram,
} from "./program.ts";

/** Tools that run the project's own code or configuration: an option more or less makes no difference to that. */
const projectTool = (marks: Grammar["marks"], more: Partial<Grammar> = {}): ReadProgram =>
  byGrammar({ lenient: true, marks: marks ?? "", operands: perhapsPaths, ...more });

const CONFIG = "loads -c=< --config=<: loads its configuration";

const prettier: ReadProgram = (words) => {
  const found = byGrammar({
    flags: `-c -l -h -v -u --check --list-different --help --version --no-config --no-editorconfig --cache --no-color --color --ignore-unknown
      --no-error-on-unmatched-pattern --no-semi --single-quote --jsx-single-quote --use-tabs --bracket-same-line --no-bracket-spacing
      --with-node-modules --insert-pragma --require-pragma --vue-indent-script-and-style --no-plugin-search --support-info`,
    values:
      "--parser --print-width --tab-width --trailing-comma --arrow-parens --prose-wrap --end-of-line --quote-props --log-level --loglevel --cache-strategy --stdin-filepath --embedded-language-formatting --range-start --range-end --config-precedence",
    reads: "--ignore-path",
    marks: `
      writes -w --write: changes files in place
      loads --config=< --plugin=< --plugin-search-dir=< --find-config-path=< --file-info=<: loads code
      writes --cache-location=>: writes a file`,
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
  marks: `
      ${CONFIG}
      writes --fix: changes files in place
      writes -o=> --output-file=> --cache-location=> --cache-file=>: writes a file
      loads --rulesdir= --plugin= --parser= --resolve-plugins-relative-to= -f= --format=: loads code
      network --init --inspect-config: installs or starts something`,
  operands: (operands, given) => (given.has("--fix") ? writes : reads)(operands, given),
});

const tsc = byGrammar({
  lenient: true,
  flags:
    "-w --watch -b --build -v --version -h --help --all -d --declaration --noEmit --pretty --strict --skipLibCheck",
  reads: "-p --project",
  values: "-t --target -m --module --lib --jsx --moduleResolution --types",
  marks: `
      writes --outDir=> --outFile=> --out=> --declarationDir=> --tsBuildInfoFile=> --generateTrace=> --generateCpuProfile=> --mapRoot=> --sourceRoot=>: writes files elsewhere
      writes --init --clean: writes or removes files
      loads --plugins=: loads code`,
  single: true,
  operands: (operands) =>
    together(
      reads(operands, new Map()),
      ...operands
        .filter(({ word }) => word.value.startsWith("@"))
        .map(({ at, word }) => marked(at, "loads", word.text, "reads options from a file")),
    ),
});

const WRITES_REPORT =
  "writes --outputFile=> --output-file=> --coverageDirectory=> --report-dir=> --reportDir=> --temp-dir=>: writes a file";

export const NODE_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  ["node nodejs", node],
  ["tsc vue-tsc", tsc],
  ["eslint", eslint],
  ["prettier", prettier],
  [
    "jest",
    projectTool(
      `
      ${CONFIG}
      ${WRITES_REPORT}
      loads --globalSetup= --globalTeardown= --setupFiles= --setupFilesAfterEnv= --resolver= --runner=: loads code
      loads --testRunner= --transform= --reporters= --preset= --env= --environment= --testEnvironment=: loads code
      outside --rootDir= --roots= --modulePaths= --cacheDirectory=: looks elsewhere`,
      { values: "-t --testNamePattern -w --maxWorkers" },
    ),
  ],
  [
    "vitest",
    projectTool(
      `
      ${CONFIG}
      ${WRITES_REPORT}
      loads -r= --root= --dir= --globalSetup= --environment= --setupFiles=: loads code or looks elsewhere
      network --ui --api --browser: opens a port`,
      { values: "-t --testNamePattern" },
    ),
  ],
  [
    "mocha ava tap c8 nyc",
    projectTool(
      `
      ${CONFIG}
      ${WRITES_REPORT}
      loads -r= --require= --import= --loader= --file= --package= --node-arg= --node-arguments=: loads code`,
      { values: "-g --grep -f --fgrep -t --timeout" },
    ),
  ],
  [
    "oxlint biome stylelint standard xo knip tsd",
    projectTool(
      `
      ${CONFIG}
      writes --fix --fix-suggestions --fix-dangerously --write --apply --apply-unsafe --unsafe: changes files in place
      ${WRITES_REPORT}`,
      {
        operands: (operands, given) =>
          (["--fix", "--write", "--apply"].some((name) => given.has(name)) ? writes : reads)(operands, given),
      },
    ),
  ],
  ["tsx ts-node", closed("executes", "runs code")],
  [
    "deno",
    byGrammar({
      lenient: true,
      marks: `
      loads -c= --config= --import-map= --preload= --reload -r: loads code
      outside -A --allow-all --allow-read --allow-write --allow-net --allow-run --allow-env --allow-ffi --allow-sys: opens what the permission model closes
      writes -o=> --output=>: writes a file`,
      operands: (operands) => together(denoCommand(operands[0]), perhapsPaths(operands.slice(1), new Map())),
    }),
  ],
];

function denoCommand(command: Operand | undefined): Findings {
  if (command === undefined || /^(test|lint|fmt|check|info|doc|types|bench|help|coverage)$/.test(command.word.value))
    return NOTHING;
  return marked(command.at, "executes", command.word.text, "runs or fetches code");
}
