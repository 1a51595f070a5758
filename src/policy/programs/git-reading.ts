/** git's subcommands that only read, by their options. */
import type { Grammar } from "./grammar.ts";
import { marked, none, perhapsPaths, texts, together } from "./program.ts";

export const DIFFERS = `
      writes --output=>: writes its output to a file
      executes --ext-diff: runs the configured diff program
      executes --textconv: runs the configured text conversion
      outside --no-index: compares any two files
      outside -O=<: reads an order file`;

export const DIFF_FLAGS = `-p -u -s -w -b -a -R -z -B -M -C -D --patch --no-patch --raw --patch-with-raw --patch-with-stat --minimal --patience
  --histogram --numstat --shortstat --stat --summary --name-only --name-status --color --no-color --no-renames --check
  --full-index --binary --find-renames --find-copies --find-copies-harder --ignore-all-space --ignore-space-change
  --ignore-space-at-eol --ignore-blank-lines --ignore-cr-at-eol --function-context -W --exit-code --quiet --no-ext-diff
  --no-textconv --ignore-submodules --cached --staged --merge-base --word-diff --color-words --color-moved --dirstat --cumulative
  --compact-summary --no-prefix --text --pickaxe-all --pickaxe-regex --relative --no-relative --irreversible-delete --indent-heuristic
  --abbrev --submodule --unified --no-index-info --follow --cc -c -m -t --combined-all-paths --ita-invisible-in-index --default-prefix`;
export const DIFF_VALUES = `-U --diff-algorithm --anchored --diff-filter -S -G -l --inter-hunk-context --word-diff-regex --color-moved-ws
  --src-prefix --dst-prefix --line-prefix --ws-error-highlight --stat-width --stat-count --stat-name-width --find-object --skip-to
  --rotate-to --break-rewrites`;
const LOG_FLAGS = `${DIFF_FLAGS} --oneline --graph --all --branches --tags --remotes --decorate --no-decorate --merges --no-merges
  --first-parent --reverse --date-order --topo-order --author-date-order --abbrev-commit --no-abbrev-commit --source
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

/** Options of `git log` and its kin. */
export const LOG: Grammar = { flags: LOG_FLAGS, values: LOG_VALUES, marks: DIFFERS, counts: true, operands: revisions };
const diff: Grammar = {
  flags: `${DIFF_FLAGS} -0 -1 -2 -3 --base --ours --theirs`,
  values: DIFF_VALUES,
  marks: DIFFERS,
  counts: true,
  operands: revisions,
};

/** Subcommands that only read. */
export const READING: ReadonlyMap<string, Grammar> = new Map<string, Grammar>([
  ...["log", "show", "whatchanged", "rev-list", "shortlog"].map((name): [string, Grammar] => [
    name,
    name === "shortlog" ? { ...LOG, flags: `${LOG_FLAGS} -s -e --summary --numbered --email` } : LOG,
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
      values: "-L --date --abbrev --ignore-rev",
      reads: "-S --contents --ignore-revs-file",
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
      marks: `
      executes --textconv --filters: runs the configured conversion`,
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
      marks: `
      `,
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
      marks: `
      executes -O --open-files-in-pager: runs a pager
      executes --textconv: runs the configured text conversion
      outside --no-index: searches any files`,
      counts: true,
      operands: (operands, given) =>
        perhapsPaths(given.has("-e") || given.has("-f") ? operands : operands.slice(1), given),
    },
  ],
]);
