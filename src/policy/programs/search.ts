/** Programs that look for files and text: grep and its kin, ripgrep, find, fd. */
import { TREE, hasHole } from "../holes.ts";
import type { Argument } from "../shell/line.ts";
import { byGrammar } from "./grammar.ts";
import {
  NOTHING,
  doubted,
  marked,
  pathOf,
  readsTrees,
  texts,
  together,
  type Findings,
  type Operand,
  type ReadProgram,
  type UseOperands,
} from "./program.ts";

/** A pattern first, unless an option gave it; files and directories behind it. `following` are options that follow links. */
function patternThenTrees(following: readonly string[]): UseOperands {
  return (operands, given) => {
    const patterned = ["-e", "--regexp", "-f", "--file", "--files", "--type-list"].some((name) => given.has(name));
    const follows = following.some((name) => given.has(name));
    const places = patterned ? operands : operands.slice(1);
    const more = { tree: true, ...(follows ? { follows } : {}) };
    if (follows && places.length === 0) return { ...NOTHING, paths: [{ access: "read", path: ".", ...more }] };
    return together(...places.map((operand) => pathOf(operand, "read", more)));
  };
}

const GREP_FLAGS = `-E -F -G -P -i -y -v -w -x -c -L -l -o -q -s -b -H -h -n -T -Z -z -a -I -U -r -R --dereference-recursive --extended-regexp --fixed-strings
  --basic-regexp --perl-regexp --ignore-case --no-ignore-case --invert-match --word-regexp --line-regexp --count
  --files-without-match --files-with-matches --only-matching --quiet --silent --no-messages --byte-offset --with-filename
  --no-filename --line-number --initial-tab --null --null-data --text --binary --recursive --line-buffered --color --colour
  --help --version --unix-byte-offsets`;

const grep = byGrammar({
  flags: GREP_FLAGS,
  values: `-e --regexp -m --max-count -A --after-context -B --before-context -C --context --label --binary-files -d --directories
    -D --devices --include --exclude --exclude-dir`,
  reads: "-f --file --exclude-from",
  counts: true,
  operands: patternThenTrees(["-R", "--dereference-recursive"]),
});

const rg = byGrammar({
  flags: `-a -b -c -F -H -h -i -I -l -n -N -o -p -P -q -s -S -u -U -v -w -x -0 -L --follow --text --byte-offset --count --count-matches
    --fixed-strings --with-filename --no-filename --ignore-case --files-with-matches --files-without-match --line-number
    --no-line-number --only-matching --pretty --pcre2 --quiet --case-sensitive --smart-case --unrestricted --multiline
    --multiline-dotall --invert-match --word-regexp --line-regexp --null --hidden -. --no-ignore --no-ignore-vcs
    --no-ignore-parent --no-ignore-dot --no-ignore-global --no-ignore-exclude --no-hidden --files --type-list --heading
    --no-heading --column --no-column --json --vimgrep --trim --stats --passthru --no-messages --no-config --crlf
    --one-file-system --line-buffered --block-buffered --glob-case-insensitive --sort-files --no-unicode --debug --help -V
    --version --include-zero --no-mmap --mmap --no-require-git --null-data --ignore-file-case-insensitive`,
  values: `-e --regexp -m --max-count -A --after-context -B --before-context -C --context -g --glob --iglob -t --type -T --type-not
    -r --replace -d --max-depth --maxdepth -M --max-columns -j --threads -E --encoding --color --colors --sort --sortr
    --max-filesize --type-add --type-clear --engine --context-separator --field-match-separator --field-context-separator
    --path-separator --dfa-size-limit --regex-size-limit`,
  reads: "-f --file --ignore-file",
  marks: `
      executes --pre=: runs a program on each file
      executes --hostname-bin=: runs a program
      executes -z --search-zip: runs programs to unpack files`,
  operands: patternThenTrees(["-L", "--follow"]),
});

const fd = byGrammar({
  flags: `-H -I -u -s -i -g -F -a -l -p -0 -1 -q --hidden --no-ignore --no-ignore-vcs --unrestricted --case-sensitive --ignore-case
    --glob --fixed-strings --regex --absolute-path --list-details --full-path --print0 --quiet --show-errors --prune -h --help -V --version`,
  values: `-t --type -e --extension -E --exclude -d --max-depth --min-depth --exact-depth -S --size --changed-within --changed-before
    -o --owner -j --threads -c --color --max-results --and --path-separator --format`,
  reads: "--ignore-file --search-path",
  marks: `
      executes -x -X --exec --exec-batch: runs a command on what it finds
      outside -L --follow: follows links, wherever they lead
      outside -C=< --base-directory=<: starts in another directory`,
  operands: (operands, given) => readsTrees(operands.slice(1), given),
});

// ── find ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const FIND_FLAGS = new Set(
  `-a -and -o -or -not ! ( ) , -true -false -print -print0 -ls -prune -quit -depth -d -daystart -empty -executable -readable
   -writable -nouser -nogroup -mount -xdev -noleaf -ignore_readdir_race -noignore_readdir_race -warn -nowarn -help
   --help -version --version`.split(/\s+/),
);
const FIND_VALUES = new Set(
  `-name -iname -path -ipath -wholename -iwholename -regex -iregex -regextype -type -xtype -size -perm -user -group -uid -gid -links -inum
   -amin -cmin -mmin -atime -ctime -mtime -used -fstype -lname -ilname -maxdepth -mindepth -printf -context`.split(
    /\s+/,
  ),
);
const FIND_WRITES = new Set(["-fprint", "-fprint0", "-fls", "-fprintf"]);

interface Finding {
  readonly words: readonly Argument[];
  readonly starts: readonly Operand[];
  readonly found: Findings[];
}

/** `find`: starting points, then an expression in which each primary is one word. */
const find: ReadProgram = (words) => {
  let at = 1;
  const found: Findings[] = [];
  for (; /^-(H|L|P|D|O\d?)$/.test(words[at]?.value ?? ""); at += 1) {
    const word = words[at] as Argument;
    if (word.value === "-L") found.push(marked(at, "outside", "-L", "follows links, wherever they lead"));
    if (word.value === "-D") at += 1;
  }
  const starts: Operand[] = [];
  for (; at < words.length && !beginsExpression(words[at] as Argument); at += 1)
    starts.push({ at, word: words[at] as Argument });
  for (const { word } of starts)
    if (word.spread === "any" || /^[\uE000-\uE002]/.test(word.value))
      found.push(
        doubted(
          word.text,
          "it could turn out as a part of the expression",
          `Put a directory before it: ./${word.text}.`,
        ),
      );
  const finding: Finding = { words, starts, found };
  while (at < words.length) at = readPrimary(finding, at);
  const searched = starts.map((start) => pathOf(start, "read", { tree: true }));
  return together(...searched, ...found);
};

function beginsExpression({ value }: Argument): boolean {
  return value.startsWith("-") || value === "(" || value === "!" || value === ",";
}

/** Read the primary at `at`; returns the index behind it. */
function readPrimary(finding: Finding, at: number): number {
  const { words, starts, found } = finding;
  const word = words[at] as Argument;
  const { value } = word;
  const next = words[at + 1];
  if (hasHole(value) || word.spread !== "one") {
    found.push(doubted(word.text, "it could turn out as any part of the expression", `Quote it: '${word.text}'.`));
    return at + 1;
  }
  if (FIND_FLAGS.has(value)) return at + 1;
  if (FIND_VALUES.has(value)) {
    if (next !== undefined && next.spread !== "one")
      found.push(doubted(next.text, `it may not be one word, as \`${value}\` needs`, `Quote it: '${next.text}'.`));
    return at + 2;
  }
  if (/^-(newer\w*|anewer|cnewer|samefile)$/.test(value)) {
    // With a `t` at the end the value is a time.
    if (next !== undefined && !/^-newer.t$/.test(value)) found.push(pathOf({ at: at + 1, word: next }, "read"));
    return at + 2;
  }
  if (value === "-exec" || value === "-ok") return readExec(finding, at);
  if (value === "-delete") {
    found.push(
      marked(at, "deletes", value, "removes what it finds"),
      ...starts.map((start) => pathOf(start, "write", { tree: true })),
    );
    if (starts.length === 0) found.push({ ...NOTHING, paths: [{ access: "write", path: ".", tree: true }] });
    return at + 1;
  }
  if (FIND_WRITES.has(value)) {
    found.push(marked(at, "writes", value, "writes a file"));
    if (next !== undefined) found.push(pathOf({ at: at + 1, word: next }, "write"));
    return at + (value === "-fprintf" ? 3 : 2);
  }
  found.push(marked(at, findEffect(value), value, FIND_WHY.get(value) ?? "is a primary that the table does not know"));
  return at + 1;
}

const FIND_WHY: ReadonlyMap<string, string> = new Map([
  ["-execdir", "runs a command in other directories"],
  ["-okdir", "runs a command in other directories"],
  ["-follow", "follows links, wherever they lead"],
  ["-files0-from", "reads its starting points from a file"],
]);

function findEffect(value: string): "executes" | "outside" | "unknown" {
  if (value.endsWith("dir")) return "executes";
  return FIND_WHY.has(value) ? "outside" : "unknown";
}

/** `-exec command {} ;`: the command runs with each name it finds, or with many at once. */
function readExec({ words, starts, found }: Finding, at: number): number {
  let end = at + 1;
  while (
    end < words.length &&
    words[end]?.value !== ";" &&
    !(words[end]?.value === "+" && words[end - 1]?.value === "{}")
  )
    end += 1;
  const command = words.slice(at + 1, end);
  const many = words[end]?.value === "+";
  const names = foundNames(starts);
  for (const name of names)
    found.push({
      ...NOTHING,
      runs: [
        {
          kind: "command",
          words: command.map((word) => fill(word, name, many)),
          via: "find -exec",
          settings: [],
          shift: names.length === 1 && !command.some(({ value }) => value.includes("{}")) ? at + 1 : undefined,
        },
      ],
    });
  return end + 1;
}

/** What `find` prints for each starting point: itself and what is below, always behind the starting point's own name. */
function foundNames(starts: readonly Operand[]): readonly string[] {
  const places = starts.length === 0 ? ["."] : starts.map(({ word }) => word.value);
  return places.map((place) => `${place.replace(/\/+$/, "")}/${TREE}`);
}

function fill(word: Argument, name: string, many: boolean): Argument {
  if (!word.value.includes("{}")) return word;
  return { value: word.value.replaceAll("{}", name), spread: many ? "some" : "one", text: word.text };
}

export const SEARCH_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  ["grep egrep fgrep zgrep", grep],
  ["rg", rg],
  ["fd fdfind", fd],
  ["find", find],
  ["which whereis locate apropos", byGrammar({ lenient: true, operands: texts })],
  ["ls ll dir vdir exa eza", byGrammar({ lenient: true, operands: readsTrees })],
  [
    "tree",
    byGrammar({
      lenient: true,
      counts: true,
      values: "-L -I -P --filelimit --charset --timefmt",
      marks: `
      writes -o=> --output=>: writes its output to a file
      outside -l: follows links, wherever they lead
      outside --fromfile --info --gitfile=: reads a file for its tree`,
      operands: readsTrees,
    }),
  ],
  [
    "stat realpath readlink pathchk",
    byGrammar({ lenient: true, values: "-c --format --printf", operands: readsTrees }),
  ],
  [
    "file",
    byGrammar({
      lenient: true,
      marks: `
      writes -C --compile: writes a file
      outside -f=< --files-from=<: reads the names of its files from a file
      loads -m=< --magic-file=<: reads rules from a file
      executes -z -Z --uncompress: runs programs to unpack files`,
      operands: readsTrees,
    }),
  ],
  [
    "du",
    byGrammar({
      lenient: true,
      values: "-d --max-depth -B --block-size -t --threshold --exclude",
      reads: "-X --exclude-from",
      marks: `
      outside --files0-from=<: reads the names of its files from a file
      outside -L --dereference: follows links, wherever they lead`,
      operands: readsTrees,
    }),
  ],
  ["df", byGrammar({ lenient: true, operands: texts })],
];
