/** npm, yarn, pnpm, bun and npx: the project's own scripts are open, what fetches or publishes must be named. */
import type { Argument } from "../shell/line.ts";
import { byGrammar, splitOptions, type Grammar, type Leading, type Scan } from "./grammar.ts";
import {
  NOTHING,
  marked,
  pathOf,
  perhapsPaths,
  together,
  type Findings,
  type Operand,
  type ReadProgram,
} from "./program.ts";
import { runsTool, shifted, type ReadInner } from "./scripts.ts";

/** The table's entries, given how to read a command inside another. */
export function packagePrograms(inner: ReadInner): readonly (readonly [string, ReadProgram])[] {
  return [
    ["npm", manager(inner, false)],
    ["yarn pnpm bun", manager(inner, true)],
    ["npx bunx pnpx", (words) => executes(inner, words, { at: 0, word: words[0] ?? PLACE })],
  ];
}

const MANAGER: Leading = {
  flags:
    "-s --silent -q --quiet -d --verbose --if-present -ws --workspaces --include-workspace-root --json --long -l -v --version -h --help --no-color --color --ignore-scripts --no-audit --no-fund --prefer-offline --offline --frozen-lockfile --immutable --parallel -r --recursive --stream --no-bail --all -a --omit-none --no-progress",
  reads: "-w --workspace",
  values: "--loglevel --depth --filter -F --omit --include",
  directory: "--prefix --cwd -C --dir",
};

/** The same behind a subcommand. */
const LATE: Grammar = { ...MANAGER, operands: perhapsPaths };

/** Subcommands that run scripts of package.json, or only look. */
const RUNS_SCRIPTS = new Set("test t tst run run-script rum urn start stop restart".split(" "));
const LOOKS = new Set("ls list la ll explain why root prefix bin help completion --version version-check".split(" "));

/** npm, yarn, pnpm, bun: scripts of the project are its own code; everything that fetches or publishes must be named. */
function manager(inner: ReadInner, anyNameRuns: boolean): ReadProgram {
  return (words) => {
    const scan = splitOptions(MANAGER, words);
    const [command, ...others] = scan.operands;
    const global = globalFindings(words, scan, command);
    if (command === undefined) {
      const installs = anyNameRuns && scan.given.size === 0;
      return installs
        ? together(global, marked(words.length, "network", words[0]?.text ?? "", "installs packages"))
        : global;
    }
    const name = command.word.value;
    const rest = words.slice(command.at + 1);
    if (RUNS_SCRIPTS.has(name)) return together(global, scriptOptions(rest, command.at + 1));
    if (LOOKS.has(name)) return together(global, byGrammar(LATE, command.at + 1)(words));
    if (name === "exec" || name === "x" || name === "dlx") return together(global, executes(inner, words, command));
    const why = CHANGES.get(name);
    // yarn and pnpm run a script or a tool of the project by its bare name.
    if (anyNameRuns && why === undefined) return together(global, shifted(inner(words.slice(command.at)), command.at));
    const mark = marked(
      command.at,
      why === undefined ? "unknown" : "network",
      command.word.text,
      why ?? "is a subcommand that the table does not know",
    );
    return together(global, mark, perhapsPaths(others, new Map()), lateOptions(rest, command.at + 1));
  };
}

function globalFindings(words: readonly Argument[], scan: Scan, command: Operand | undefined): Findings {
  const plain = scan.findings.every(({ marks, doubts }) => marks.length === 0 && doubts.length === 0);
  const leading = command === undefined || !plain ? {} : { leading: command.at };
  return together(
    { ...NOTHING, operands: positions(words, command), ...leading },
    ...scan.findings,
    ...scan.directories.map((directory) => pathOf(directory, "read")),
  );
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
    byGrammar(LATE, from)(padded),
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

const NPX: Leading = {
  flags:
    "-y -q --yes --no --no-install --quiet --prefer-offline --offline --ignore-existing -s --silent --bun --frozen",
  marks: `
      network -p= --package=: names a package to fetch
      executes -c= --call= --shell-mode -c: runs a line by a shell`,
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
