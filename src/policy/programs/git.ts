/** git: what each subcommand's options do. Subcommands that only read are open; every other must be named. */
import { hasHole } from "../holes.ts";
import type { Argument } from "../shell/line.ts";
import { DIFFERS, DIFF_FLAGS, DIFF_VALUES, LOG, READING } from "./git-reading.ts";
import { byGrammar, splitOptions, under, type Grammar, type Leading } from "./grammar.ts";
import {
  NOTHING,
  doubted,
  marked,
  pathOf,
  perhapsPaths,
  reads,
  texts,
  together,
  writes,
  writesTrees,
  type Findings,
  type Operand,
  type ReadProgram,
  type UseOperands,
} from "./program.ts";

const GLOBAL: Leading = {
  flags:
    "--no-pager --no-optional-locks --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --no-replace-objects -v --version -h --help --no-advice -P",
  directory: "-C",
  marks: `
      executes -c= --config-env=: sets configuration, which can run programs
      executes --exec-path: names where git's programs are
      outside --git-dir= --work-tree= --namespace= --super-prefix= --attr-source=: works on another repository
      executes -p --paginate: runs a pager
      outside --bare: takes the directory for a repository`,
};

/** Subcommands that read with some arguments and change with others: what of them only reads. */
const LISTING: ReadonlyMap<string, Grammar> = new Map<string, Grammar>([
  [
    "branch",
    {
      flags:
        "-a -r -v -vv -l -i --all --remotes --verbose --list --show-current --ignore-case --column --no-column --color --no-color",
      values: "--sort --format --contains --no-contains --merged --no-merged --points-at --abbrev",
      operands: (operands, given) =>
        given.has("-l") || given.has("--list") ? NOTHING : named(operands, "makes or changes a branch"),
    },
  ],
  [
    "tag",
    {
      flags: "-l --list -n --column --no-column --ignore-case -i --color",
      values: "--sort --format --contains --no-contains --merged --no-merged --points-at",
      operands: (operands, given) =>
        given.has("-l") || given.has("--list") ? NOTHING : named(operands, "makes or changes a tag"),
    },
  ],
  [
    "remote",
    {
      flags: "-v --verbose",
      operands: (operands) =>
        /^(get-url)$/.test(operands[0]?.word.value ?? "get-url")
          ? NOTHING
          : named(operands, "changes remotes or reaches the network"),
    },
  ],
  [
    "stash",
    {
      flags: `${DIFF_FLAGS} -u --include-untracked --only-untracked`,
      values: DIFF_VALUES,
      marks: DIFFERS,
      counts: true,
      operands: (operands) =>
        /^(list|show)$/.test(operands[0]?.word.value ?? "")
          ? NOTHING
          : operands.length === 0
            ? marked(1, "changes", "stash", "puts changes away")
            : named(operands, "changes the work tree or the stash"),
    },
  ],
  [
    "config",
    {
      flags:
        "-l -z --list --get --get-all --get-regexp --show-origin --show-scope --name-only --local --type --bool --int --null",
      values: "--default",
      marks: `
      `,
      operands: (operands, given) =>
        ["-l", "--list", "--get", "--get-all", "--get-regexp"].some((name) => given.has(name)) || operands.length <= 1
          ? NOTHING
          : marked(1, "changes", "config", "sets configuration, which can run programs"),
    },
  ],
  [
    "reflog",
    {
      ...LOG,
      operands: (operands, given) =>
        /^(expire|delete|drop|write)$/.test(operands[0]?.word.value ?? "")
          ? named(operands, "changes the reflog")
          : perhapsPaths(operands, given),
    },
  ],
  [
    "worktree",
    {
      flags: "--porcelain -v -z",
      operands: (operands) =>
        operands[0]?.word.value === "list" ? NOTHING : named(operands, "makes or removes work trees"),
    },
  ],
  [
    "submodule",
    {
      flags: "--quiet --cached --recursive",
      operands: (operands) =>
        /^(status|summary)$/.test(operands[0]?.word.value ?? "status")
          ? NOTHING
          : named(operands, "runs commands or reaches the network"),
    },
  ],
  [
    "notes",
    {
      flags: "",
      operands: (operands) =>
        /^(list|show)$/.test(operands[0]?.word.value ?? "list") ? NOTHING : named(operands, "changes notes"),
    },
  ],
  [
    "symbolic-ref",
    {
      flags: "-q --short --quiet",
      operands: (operands) => (operands.length === 1 ? NOTHING : named(operands, "changes a ref")),
    },
  ],
  [
    "apply",
    {
      flags: "--stat --numstat --summary --check -v --verbose -q",
      values: "-p -C",
      operands: (operands, given) =>
        ["--stat", "--numstat", "--summary", "--check"].some((name) => given.has(name))
          ? reads(operands, given)
          : together(marked(1, "changes", "apply", "changes files"), reads(operands, given)),
    },
  ],
]);

function named(operands: Parameters<UseOperands>[0], why: string): Findings {
  return together(...operands.slice(0, 1).map(({ at, word }) => marked(at, "changes", word.text, why)));
}

/** Subcommands that change files, the index or history, with their harmless options; each must be named by a pattern. */
const CHANGING: ReadonlyMap<string, Grammar> = new Map<string, Grammar>([
  [
    "add",
    {
      flags:
        "-A -u -n -v -f -N --all --update --dry-run --verbose --force --intent-to-add --no-all --ignore-errors --refresh",
      operands: reads,
    },
  ],
  ["rm", { flags: "-r -f -n -q --cached --dry-run --quiet --force", operands: writesTrees }],
  ["mv", { flags: "-f -n -k -v --force --dry-run --verbose", operands: writesTrees }],
  [
    "restore",
    {
      flags: "-S -W -q --staged --worktree --quiet --ours --theirs --progress --no-progress",
      values: "-s --source",
      operands: writes,
    },
  ],
  [
    "commit",
    {
      flags:
        "-a -q -v -s --all --quiet --verbose --amend --no-edit --allow-empty --signoff --dry-run --short --status --no-status -n --no-verify",
      values: "-m --message --author --date --fixup --squash --cleanup --trailer",
      reads: "-F --file",
      operands: perhapsPaths,
    },
  ],
  [
    "checkout",
    {
      flags: "-q -f -b -B --quiet --ours --theirs --detach -d --no-track -t --track --progress --no-progress",
      operands: refOrPaths,
    },
  ],
  [
    "switch",
    {
      flags: "-q -c -C -d -f --quiet --create --force-create --detach --discard-changes --no-track -t --track",
      operands: texts,
    },
  ],
  ["reset", { flags: "-q --quiet --soft --mixed --hard --merge --keep", operands: perhapsPaths }],
  ["clean", { flags: "-d -f -n -q -x -X --force --dry-run --quiet", values: "-e --exclude", operands: writesTrees }],
  [
    "merge",
    {
      flags:
        "-q --no-ff --ff --ff-only --squash --no-commit --commit --abort --continue --quit --stat --no-stat --no-edit -v",
      values: "-m",
      operands: texts,
    },
  ],
  [
    "cherry-pick",
    { flags: "-n -x --no-commit --abort --continue --quit --skip --ff", values: "-m --mainline", operands: texts },
  ],
  [
    "revert",
    { flags: "-n --no-commit --no-edit --abort --continue --quit --skip", values: "-m --mainline", operands: texts },
  ],
  [
    "fetch",
    {
      flags: "-q -v -p -t --all --prune --tags --no-tags --quiet --verbose --unshallow --dry-run",
      values: "--depth --deepen",
      operands: texts,
    },
  ],
  ["pull", { flags: "-q -v --ff-only --no-rebase --quiet --verbose", operands: texts }],
  ["push", { flags: "-q -v -n -u --quiet --verbose --dry-run --set-upstream --porcelain", operands: texts }],
]);

/** Paths behind `--` are written; in front of it stand refs, or paths that are written. */
function refOrPaths(operands: readonly Operand[]): Findings {
  return together(
    ...operands.map((operand) => pathOf(operand, "write", operand.dashed === true ? {} : { maybe: true })),
  );
}

const EFFECTS: ReadonlyMap<string, "network" | "deletes"> = new Map([
  ["fetch", "network"],
  ["pull", "network"],
  ["push", "network"],
  ["clone", "network"],
  ["clean", "deletes"],
  ["rm", "deletes"],
]);

const git: ReadProgram = (words) => {
  const scan = splitOptions(GLOBAL, words);
  const [subcommand] = scan.operands;
  const global = [...scan.findings, ...scan.directories.map((directory) => pathOf(directory, "read"))];
  if (subcommand === undefined) return together(...global);
  const { at, word } = subcommand;
  if (hasHole(word.value) || word.spread !== "one")
    return together(...global, doubted(word.text, "it is not certain which subcommand it is"));
  const found = readSubcommand(word, at)(words);
  const plain = scan.findings.every(({ marks, doubts }) => marks.length === 0 && doubts.length === 0);
  const operands = { ...NOTHING, operands: [at, ...(found.operands ?? [])], ...(plain ? { leading: at } : {}) };
  return together(operands, ...global, under(found, scan.directories));
};

function readSubcommand({ value, text }: Argument, at: number): ReadProgram {
  const reading = READING.get(value) ?? LISTING.get(value);
  // Marks at index 1 mean the subcommand, wherever options in front of it have moved it.
  if (reading !== undefined) return (words) => moved(byGrammar(reading, at + 1)(words), at);
  const effect = EFFECTS.get(value) ?? "changes";
  const why = effect === "network" ? "reaches the network" : "changes the work tree or the repository";
  const own = marked(at, effect, text, why);
  const grammar = CHANGING.get(value);
  if (grammar === undefined) return (words) => together(own, byGrammar({ operands: perhapsPaths }, at + 1)(words));
  return (words) => together(own, byGrammar(grammar, at + 1)(words));
}

function moved(findings: Findings, at: number): Findings {
  return at === 1
    ? findings
    : { ...findings, marks: findings.marks.map((mark) => (mark.at === 1 ? { ...mark, at } : mark)) };
}

export const GIT_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [["git", git]];
