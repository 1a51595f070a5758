/** git: what each subcommand's options do. Subcommands that only read are open; every other must be named. */
import { hasHole } from "../holes.ts";
import type { Argument } from "../shell/line.ts";
import { byGrammar, splitOptions, under, type Grammar, type MarkedOption } from "./grammar.ts";
import {
  NOTHING,
  doubted,
  marked,
  none,
  pathOf,
  perhapsPaths,
  reads,
  texts,
  together,
  writesTrees,
  type Findings,
  type ReadProgram,
  type UseOperands,
} from "./program.ts";

const GLOBAL: Grammar = {
  flags:
    "--no-pager --no-optional-locks --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --no-replace-objects -v --version -h --help --no-advice -P",
  directory: "-C",
  marks: [
    ["executes", "-c= --config-env=", "sets configuration, which can run programs"],
    ["executes", "--exec-path", "names where git's programs are"],
    ["outside", "--git-dir= --work-tree= --namespace= --super-prefix= --attr-source=", "works on another repository"],
    ["executes", "-p --paginate", "runs a pager"],
    ["outside", "--bare", "takes the directory for a repository"],
  ],
  operands: texts,
};

const DIFFERS: readonly MarkedOption[] = [
  ["writes", "--output=", "writes its output to a file", "write"],
  ["executes", "--ext-diff", "runs the configured diff program"],
  ["executes", "--textconv", "runs the configured text conversion"],
  ["outside", "--no-index", "compares any two files"],
  ["outside", "-O=", "reads an order file", "read"],
];

const DIFF_FLAGS = `-p -u -s -w -b -a -R -z -B -M -C -D --patch --no-patch --raw --patch-with-raw --patch-with-stat --minimal --patience
  --histogram --numstat --shortstat --stat --summary --name-only --name-status --color --no-color --no-renames --check
  --full-index --binary --find-renames --find-copies --find-copies-harder --ignore-all-space --ignore-space-change
  --ignore-space-at-eol --ignore-blank-lines --ignore-cr-at-eol --function-context -W --exit-code --quiet --no-ext-diff
  --no-textconv --ignore-submodules --cached --staged --merge-base --word-diff --color-words --color-moved --dirstat --cumulative
  --compact-summary --no-prefix --text --pickaxe-all --pickaxe-regex --relative --no-relative --irreversible-delete --indent-heuristic
  --abbrev --submodule --unified --no-index-info --follow --cc -c -m -t --combined-all-paths --ita-invisible-in-index --default-prefix`;
const DIFF_VALUES = `-U --diff-algorithm --anchored --diff-filter -S -G -l --inter-hunk-context --word-diff-regex --color-moved-ws
  --src-prefix --dst-prefix --line-prefix --ws-error-highlight --stat-width --stat-count --stat-name-width --find-object --skip-to
  --rotate-to --break-rewrites`;
const LOG_FLAGS = `${DIFF_FLAGS} --oneline --graph --all --branches --tags --remotes --decorate --no-decorate --merges --no-merges
  --first-parent --reverse --date-order --topo-order --author-date-order --abbrev-commit --no-abbrev-commit --source --show-signature
  --walk-reflogs -g --cherry --cherry-pick --cherry-mark --left-right --left-only --right-only --boundary --full-history --dense
  --sparse --simplify-merges --ancestry-path --parents --children --log-size --notes --no-notes --all-match --invert-grep -i
  --regexp-ignore-case -E --extended-regexp -F --fixed-strings -P --perl-regexp --basic-regexp --no-walk --do-walk --use-mailmap
  --mailmap --relative-date --bisect --reflog --show-pulls --simplify-by-decoration --count --objects --stdin --no-expand-tabs -q
  -1 -2 -3 -4 -5 -6 -7 -8 -9`;
const LOG_VALUES = `${DIFF_VALUES} -n --max-count --skip --since --after --until --before --author --committer --grep --grep-reflog
  --format --pretty --date --decorate-refs --decorate-refs-exclude --min-parents --max-parents --encoding --glob --exclude -L
  --since-as-filter --show-linear-break --exclude-hidden`;

/** Revisions and paths: git reads paths from its own objects, or from the work tree inside the repository. */
const revisions = perhapsPaths;

const log: Grammar = { flags: LOG_FLAGS, values: LOG_VALUES, marks: DIFFERS, counts: true, operands: revisions };
const diff: Grammar = {
  flags: `${DIFF_FLAGS} -0 -1 -2 -3 --base --ours --theirs`,
  values: DIFF_VALUES,
  marks: DIFFERS,
  counts: true,
  operands: revisions,
};

/** Subcommands that only read. */
const READING: ReadonlyMap<string, Grammar> = new Map<string, Grammar>([
  ...["log", "show", "whatchanged", "reflog", "rev-list", "shortlog"].map((name): [string, Grammar] => [
    name,
    name === "shortlog" ? { ...log, flags: `${LOG_FLAGS} -s -e --summary --numbered --email` } : log,
  ]),
  ...["diff", "diff-tree", "diff-index", "diff-files", "range-diff"].map((name): [string, Grammar] => [
    name,
    { ...diff, flags: `${diff.flags ?? ""} -r --root --stdin --no-commit-id -v --creation-factor` },
  ]),
  [
    "status",
    {
      flags:
        "-s -b -v -u -z --short --branch --show-stash --porcelain --long --verbose --untracked-files --ignored --ignore-submodules --column --no-column --ahead-behind --no-ahead-behind --renames --no-renames --find-renames",
      operands: revisions,
    },
  ],
  [
    "blame",
    {
      flags:
        "-b -l -t -p -s -e -w -f -n -c -M -C --root --show-stats --porcelain --line-porcelain --incremental --show-name --show-number --show-email --color-lines --color-by-age --progress --no-progress --first-parent",
      values: "-L -S --date --abbrev --ignore-rev",
      reads: "--contents --ignore-revs-file",
      counts: true,
      operands: revisions,
    },
  ],
  ["annotate", { flags: "-l -t -p -w", values: "-L", operands: revisions }],
  [
    "ls-files",
    {
      flags:
        "-z -t -v -f -c -d -o -i -s -u -k -m --cached --deleted --others --ignored --stage --unmerged --killed --modified --directory --no-empty-directory --eol --deduplicate --exclude-standard --full-name --recurse-submodules --error-unmatch --debug --sparse",
      values: "-x --exclude --with-tree --abbrev --format",
      reads: "-X --exclude-from --exclude-per-directory",
      operands: revisions,
    },
  ],
  [
    "ls-tree",
    {
      flags: "-d -r -t -l -z --long --name-only --name-status --object-only --full-name --full-tree",
      values: "--abbrev --format",
      operands: revisions,
    },
  ],
  [
    "rev-parse",
    {
      flags:
        "--show-toplevel --git-dir --git-common-dir --absolute-git-dir --is-inside-work-tree --is-bare-repository --is-inside-git-dir --is-shallow-repository --show-prefix --show-cdup --verify --quiet -q --short --abbrev-ref --symbolic-full-name --symbolic --all --branches --tags --remotes --sq --not --revs-only --no-revs --flags --no-flags --show-superproject-working-tree --local-env-vars --show-object-format --end-of-options",
      values:
        "--default --since --until --after --before --glob --exclude --disambiguate --path-format --git-path --prefix",
      operands: revisions,
    },
  ],
  [
    "cat-file",
    {
      flags:
        "-t -s -p -e --batch --batch-check --batch-all-objects --unordered --buffer --follow-symlinks --allow-unknown-type -z -Z",
      values: "--path",
      marks: [["executes", "--textconv --filters", "runs the configured conversion"]],
      operands: revisions,
    },
  ],
  ["merge-base", { flags: "-a --all --octopus --independent --is-ancestor --fork-point", operands: revisions }],
  [
    "describe",
    {
      flags: "--all --tags --contains --long --always --dirty --broken --exact-match --first-parent --debug",
      values: "--abbrev --candidates --match --exclude",
      operands: revisions,
    },
  ],
  [
    "name-rev",
    {
      flags: "--tags --all --name-only --no-undefined --always --stdin --annotate-stdin",
      values: "--refs --exclude",
      operands: revisions,
    },
  ],
  [
    "for-each-ref",
    {
      flags: "--shell --perl --python --tcl --ignore-case --stdin --include-root-refs",
      values: "--count --sort --format --points-at --merged --no-merged --contains --no-contains --color --exclude",
      operands: texts,
    },
  ],
  [
    "show-ref",
    {
      flags: "--head --heads --branches --tags --verify --quiet -q --dereference -d --hash -s --abbrev --exists",
      operands: texts,
    },
  ],
  [
    "ls-remote",
    {
      flags: "",
      marks: [],
      operands: (operands) =>
        together(marked(1, "network", "ls-remote", "reaches the network"), texts(operands, new Map())),
    },
  ],
  ["check-ignore", { flags: "-q -v -z -n --quiet --verbose --stdin --non-matching --no-index", operands: revisions }],
  ["check-attr", { flags: "-a -z --all --stdin --cached", values: "--source", operands: revisions }],
  ["count-objects", { flags: "-v -H --verbose --human-readable", operands: none }],
  ["version", { flags: "--build-options", operands: none }],
  ["var", { flags: "", operands: texts }],
  ["cherry", { flags: "-v --abbrev", operands: revisions }],
  [
    "grep",
    {
      flags:
        "-a -I -i -w -v -h -H -E -G -P -F -n -l -L -c -o -q -r -p -W -z --text --textconv-none --ignore-case --word-regexp --invert-match --extended-regexp --basic-regexp --perl-regexp --fixed-strings --line-number --column --files-with-matches --name-only --files-without-match --count --only-matching --quiet --recursive --no-recursive --show-function --function-context --heading --break --all-match --and --or --not --cached --untracked --no-exclude-standard --exclude-standard --recurse-submodules --color --no-color --null --full-name --no-textconv --max-depth-none -0 ( )",
      values: "-e -m --max-count -A -B -C --after-context --before-context --context --max-depth --threads",
      reads: "-f",
      marks: [
        ["executes", "-O --open-files-in-pager", "runs a pager"],
        ["executes", "--textconv", "runs the configured text conversion"],
        ["outside", "--no-index", "searches any files"],
      ],
      counts: true,
      operands: (operands, given) =>
        perhapsPaths(given.has("-e") || given.has("-f") ? operands : operands.slice(1), given),
    },
  ],
]);

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
      marks: [],
      operands: (operands, given) =>
        ["-l", "--list", "--get", "--get-all", "--get-regexp"].some((name) => given.has(name)) || operands.length <= 1
          ? NOTHING
          : marked(1, "changes", "config", "sets configuration, which can run programs"),
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
      operands: writesTrees,
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
      flags: "-q -f -b -B --quiet --ours --theirs --detach -d --no-track -t --track --progress --no-progress --",
      operands: perhapsPaths,
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

const EFFECTS: ReadonlyMap<string, "network" | "deletes"> = new Map([
  ["fetch", "network"],
  ["pull", "network"],
  ["push", "network"],
  ["clone", "network"],
  ["clean", "deletes"],
  ["rm", "deletes"],
]);

export const git: ReadProgram = (words) => {
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
