/** Python and its tools. */
import { byGrammar, splitOptions, type Grammar, type Leading } from "./grammar.ts";
import { NOTHING, closed, marked, perhapsPaths, reads, together, writes, type ReadProgram } from "./program.ts";
import { runsTool, scriptThenTexts, shifted, type ReadInner } from "./scripts.ts";

const PYTHON: Leading = {
  flags: "-b -B -d -E -I -O -OO -P -q -s -S -u -v -V -h --version --help --check-hash-based-pycs",
  values: "-W -X",
  marks: `
      executes -c=: runs code from the command line
      loads -m=: runs a module by name
      executes -i: reads code from its input
      executes -x: skips a line of the script`,
  ends: "-c -m",
};

function python(inner: ReadInner): ReadProgram {
  return (words) => {
    const scan = splitOptions(PYTHON, words);
    const [module] = scan.given.get("-m") ?? [];
    if (module !== undefined) {
      // `python -m pytest …` has the options of pytest.
      const own = inner([module.word, ...words.slice(module.at + 1)]);
      return together(...scan.findings, shifted(own, module.at));
    }
    if (scan.given.has("-c")) return together(...scan.findings, perhapsPaths(scan.operands, new Map()));
    if (["-V", "--version", "-h", "--help"].some((name) => scan.given.has(name))) return together(...scan.findings);
    return together(...scan.findings, scriptThenTexts(words, scan.operands));
  };
}

const pytest = byGrammar({
  lenient: true,
  values:
    "-k -m -n --maxfail --tb --durations -r --lf --cov --cov-report --timeout --color --capture --verbosity --deselect --reruns",
  reads: "--ignore --confcutdir",
  marks: `
      loads -c= --config-file= -p= --rootdir= --import-mode= --pdbcls= --cov-config=: loads code or configuration
      loads -o= --override-ini=: overrides its configuration
      writes --junitxml=> --junit-xml=> --basetemp=> --log-file=> --debug=> --resultlog=> --cache-dir=>: writes a file
      network --pastebin=: sends its output away`,
  // `tests/test_a.py::TestA::test_b` names a test in a file.
  operands: (operands) =>
    reads(
      operands.map(({ at, word }) => ({ at, word: { ...word, value: word.value.replace(/::.*$/s, "") } })),
      new Map(),
    ),
});

const formatter = (marks: Grammar["marks"], checks: readonly string[], more: Partial<Grammar> = {}): ReadProgram =>
  byGrammar({
    lenient: true,
    marks: marks ?? "",
    operands: (operands, given) => (checks.some((name) => given.has(name)) ? reads : writes)(operands, given),
    ...more,
  });

const CONFIG = "loads -c=< --config=< --config-file=< --settings-path=< --sp=<: loads its configuration";

const ruff: ReadProgram = byGrammar({
  lenient: true,
  values:
    "--select --ignore --extend-select --output-format --line-length --target-version --exclude --extend-exclude --per-file-ignores",
  marks: `
      loads --config=: loads its configuration
      writes --fix --unsafe-fixes --fix-only --add-noqa: changes files in place
      writes -o=> --output-file=> --cache-dir=>: writes a file`,
  operands: ([command, ...files], given) => {
    if (command === undefined) return NOTHING;
    if (command.word.value === "format" && !given.has("--check") && !given.has("--diff")) return writes(files, given);
    if (/^(check|format|rule|config|linter|version)$/.test(command.word.value))
      return given.has("--fix") ? writes(files, given) : reads(files, given);
    return marked(command.at, "unknown", command.word.text, "is a subcommand that the table does not know");
  },
});

const pip = byGrammar({
  lenient: true,
  marks: `
      loads --config-settings= --python= --prefix= --root= -t= --target=: installs elsewhere`,
  operands: ([command, ...others]) =>
    command === undefined || /^(list|show|freeze|check|help|debug)$/.test(command.word.value)
      ? NOTHING
      : together(
          marked(command.at, "network", command.word.text, "reaches the network or changes what is installed"),
          perhapsPaths(others, new Map()),
        ),
});

const RUNNER: Leading = {
  flags: "-q -v --quiet --verbose --no-sync --frozen --locked --offline",
  marks: "network --with= --extra= --python= -p=: changes what is installed",
};

/** `uv run`, `poetry run`, `pipenv run`: the tool's own options are its own; every other subcommand must be named. */
function runner(inner: ReadInner): ReadProgram {
  return (words) => {
    const scan = splitOptions(RUNNER, words);
    const [command] = scan.operands;
    if (command === undefined) return together(...scan.findings);
    if (command.word.value !== "run")
      return together(
        ...scan.findings,
        marked(command.at, "network", command.word.text, "reaches the network or changes what is installed"),
        perhapsPaths(scan.operands.slice(1), new Map()),
      );
    const behind = splitOptions(RUNNER, words, command.at + 1);
    return together(...scan.findings, ...behind.findings, runsTool(inner, words, behind.operands[0]));
  };
}

const checkers = byGrammar({
  lenient: true,
  values: "-p -m -j --max-line-length --select --ignore",
  marks: `
    ${CONFIG}
    executes --install-types --python-executable= --load-plugins= --init-hook= --plugin=: runs or installs something
    writes --junit-xml=> --html-report=> --output-file=> --cache-dir=> --shadow-file=> -o=>: writes a file
    writes --txt-report=> --xml-report=> --any-exprs-report=> --cobertura-xml-report=>: writes a file`,
  operands: reads,
});

const pylint = byGrammar({
  lenient: true,
  marks: `
    loads --rcfile= --load-plugins=: loads code
    executes --init-hook=: runs code
    writes --output= --generate-rcfile: writes a file`,
  operands: reads,
});

const black = formatter(CONFIG, ["--check", "--diff"], { values: "-l --line-length -t --target-version -C -S" });

const isort = formatter(
  "loads --settings-path= --sp= --settings-file=: loads its configuration",
  ["-c", "--check", "--check-only", "--diff"],
  {
    flags: "-c --check --check-only --diff",
  },
);

/** The table's entries, given how to read a command inside another. */
export function pythonPrograms(inner: ReadInner): readonly (readonly [string, ReadProgram])[] {
  return [
    ["python python3 python3.10 python3.11 python3.12 python3.13 python3.14 python2 pypy3", python(inner)],
    ["pytest py.test", pytest],
    ["unittest", byGrammar({ lenient: true, values: "-k -p -t", operands: perhapsPaths })],
    ["ruff", ruff],
    ["mypy pyright pyflakes flake8 pycodestyle pydocstyle bandit vulture py_compile compileall", checkers],
    ["pylint", pylint],
    ["black", black],
    ["isort", isort],
    ["pip pip3", pip],
    ["uv poetry pipenv pdm hatch", runner(inner)],
    ["tox nox", closed("network", "makes environments and installs into them")],
  ];
}
