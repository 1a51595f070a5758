/** Programs that read, compare and change text. */
import { readAwkProgram } from "./awk.ts";
import { byGrammar, type Grammar } from "./grammar.ts";
import {
  NOTHING,
  doubted,
  marked,
  pathOf,
  perhapsPaths,
  reads,
  readsTrees,
  textThen,
  texts,
  together,
  type Given,
  type Operand,
  type ReadProgram,
  type UseOperands,
} from "./program.ts";
import { hasHole } from "../holes.ts";
import { readSedScript } from "./sed.ts";

const reader: Grammar = { lenient: true, counts: true, operands: reads };

/** Options here do not matter: nothing in these programs writes, runs or reaches anything. */
const READERS =
  "cat tac rev nl head tail cut paste join comm fold expand unexpand fmt pr cmp md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum sum base64 base32 od strings iconv bat batcat less more zcat bzcat xzcat column look";

const LIST_OF_FILES = "outside --files0-from=<: reads the names of its files from a file";

const sort = byGrammar({
  flags: `-b -d -f -g -i -M -h -n -R -r -V -c -C -m -s -u -z --ignore-leading-blanks --dictionary-order --ignore-case
    --general-numeric-sort --ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort --random-sort --reverse
    --version-sort --check --merge --stable --unique --zero-terminated --debug --help --version`,
  values: "-k --key -t --field-separator -S --buffer-size --sort --parallel --batch-size",
  marks: `
      writes -o=> --output=>: writes its output to a file
      executes --compress-program=: runs a program
      writes -T=> --temporary-directory=>: writes temporary files to a directory
      outside --random-source=<: reads a file of random bytes
      ${LIST_OF_FILES}`,
  operands: reads,
});

const uniq = byGrammar({
  flags:
    "-c -d -D -i -u -z --count --repeated --all-repeated --ignore-case --unique --zero-terminated --group --help --version",
  values: "-f -s -w --skip-fields --skip-chars --check-chars",
  operands: ([input, output, ...others]) =>
    together(
      input === undefined ? NOTHING : pathOf(input, "read"),
      output === undefined ? NOTHING : writesOperand(output, "is a second operand, which `uniq` writes to"),
      textsUnknown(others, new Map()),
    ),
});

function writesOperand(operand: Operand, why: string) {
  return together(marked(operand.at, "writes", operand.word.text, why), pathOf(operand, "write"));
}

const textsUnknown: UseOperands = (operands) =>
  together(
    ...operands.map(({ at, word }) => marked(at, "unknown", word.text, "is an operand that the table does not know")),
  );

const sed = byGrammar({
  flags: `-n -E -r -s -u -z --quiet --silent --regexp-extended --separate --unbuffered --null-data --posix --sandbox --debug
    --help --version`,
  values: "-e --expression -l --line-length",
  reads: "",
  marks: `
      loads -f=< --file=<: reads its script from a file`,
  operands: (operands, given) => useSed(operands, given),
});

/** `-i` may carry a suffix (`-i.bak`), which no option list can say; it is taken out first. */
const sedInPlace: ReadProgram = (words) => {
  const at = words.findIndex(({ value }) => /^(-[nErsuz]*i\S*|--in-place(=.*)?)$/.test(value));
  if (at === -1) return sed(words);
  const word = words[at];
  if (word === undefined) return sed(words);
  const cluster = /^-([nErsuz]*)i(\S*)$/.exec(word.value);
  const rest = words.map((other, index) => (index === at ? { ...other, value: `-${cluster?.[1] ?? ""}s` } : other));
  const found = sed(rest);
  // What it reads it writes back.
  const paths = found.paths.flatMap((use) => [use, { ...use, access: "write" as const }]);
  return together({ ...found, paths }, marked(at, "writes", word.text, "changes files in place"));
};

function useSed(operands: readonly Operand[], given: Given) {
  const scripts = ["-e", "--expression"].flatMap((name) => given.get(name) ?? []);
  const fromFile = given.has("-f") || given.has("--file");
  const [first, ...others] = operands;
  const sandboxed = given.has("--sandbox");
  if (scripts.length > 0 || fromFile)
    return together(...scripts.map((script) => judgeSed(script, sandboxed)), reads(operands, given));
  if (first === undefined) return NOTHING;
  return together(judgeSed(first, sandboxed), reads(others, given));
}

function judgeSed({ at, word }: Operand, sandboxed: boolean) {
  const found = readSedScript(word.value);
  if (found === undefined || (sandboxed && !hasHole(word.value))) return NOTHING;
  return marked(at, "executes", word.text, found);
}

const awk = byGrammar({
  flags:
    "-S --sandbox -c --traditional -P --posix -b --characters-as-bytes -M --bignum -n --non-decimal-data -N --use-lc-numeric -O --optimize -s --no-optimize -r --re-interval -t --lint-old -h --help -V --version -C --copyright",
  values: "-F --field-separator -v --assign -L --lint",
  marks: `
      loads -f=< --file=< -E=< --exec=< -i=< --include=< -l=< --load=<: reads its program, or a part of it, from a file
      writes -o -d -p -D --pretty-print --dump-variables --profile --debug: writes a file`,
  stops: true,
  operands: (operands, given) => {
    if (["-f", "--file", "-E", "--exec"].some((name) => given.has(name))) return perhapsPaths(operands, given);
    const [program, ...files] = operands;
    if (program === undefined) return NOTHING;
    const found = readAwkProgram(program.word.value);
    const own =
      found === undefined || given.has("--sandbox") || given.has("-S")
        ? NOTHING
        : marked(program.at, "executes", program.word.text, found);
    // `name=value` among the files sets a variable.
    const paths = files.filter(({ word }) => !/^[A-Za-z_]\w*=/.test(word.value));
    return together(own, reads(paths, given));
  },
});

const jq = byGrammar({
  flags: `-n -r -j -a -s -c -C -M -S -e -R -h -V --null-input --raw-input --raw-output --raw-output0 --join-output --ascii-output
    --slurp --compact-output --color-output --monochrome-output --sort-keys --exit-status --tab --unbuffered --stream
    --stream-errors --seq --help --version --args --jsonargs`,
  values: "--indent",
  marks: `
      loads -f --from-file: reads its filter from a file
      loads -L=<: loads modules from a directory
      outside --slurpfile --rawfile --argfile: reads a file into a variable`,
  operands: (operands, given) => {
    const [filter, ...files] = operands;
    if (filter === undefined) return NOTHING;
    const loads = /\b(import|include)\b/.test(filter.word.value) || hasHole(filter.word.value);
    const own = loads ? marked(filter.at, "loads", filter.word.text, "may load modules") : NOTHING;
    return together(
      own,
      given.has("--args") || given.has("--jsonargs") ? perhapsPaths(files, given) : reads(files, given),
    );
  },
});

/** `--arg name value` takes two values, which no option list can say; they are taken out first. */
const jqWithArguments: ReadProgram = (words) => {
  const kept: (typeof words)[number][] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    if (/^--(arg|argjson)$/.test(word.value)) {
      const pair = words.slice(index + 1, index + 3);
      if (pair.some(({ spread }) => spread !== "one")) return doubted(word.text, "it may not be followed by two words");
      // Put flags in their place, so that the others keep theirs.
      for (let count = 0; count < 3; count += 1) kept.push({ ...word, value: "-c" });
      index += 2;
    } else kept.push(word);
  }
  return jq(kept);
};

const diff: Grammar = {
  lenient: true,
  values: "-x --exclude -I --ignore-matching-lines -F --show-function-line --label -L -U -C -W --width --color",
  reads: "-X --exclude-from --from-file --to-file",
  marks: `
      executes -l --paginate: runs pr`,
  operands: readsTrees,
};

const xxd = byGrammar({
  flags: "-a -b -C -d -E -e -i -p -ps -r -R -u -v -h",
  values: "-c -cols -g -groupsize -l -len -n -name -o -s -seek",
  operands: uniqLike,
});

function uniqLike([input, output]: readonly Operand[]) {
  return together(
    input === undefined ? NOTHING : pathOf(input, "read"),
    output === undefined ? NOTHING : writesOperand(output, "is a second operand, which is written to"),
  );
}

const tee = byGrammar({
  flags: "-a -i -p --append --ignore-interrupts --output-error --help --version",
  operands: (operands) => together(...operands.map((operand) => pathOf(operand, "write"))),
});

const split = byGrammar({
  flags: "-d -x -e -u --numeric-suffixes --hex-suffixes --elide-empty-files --unbuffered --verbose",
  values: "-a -b -C -l -n -t --suffix-length --additional-suffix --bytes --line-bytes --lines --number --separator",
  marks: `
      executes --filter=: runs a command`,
  operands: ([input, prefix]) =>
    together(
      input === undefined ? NOTHING : pathOf(input, "read"),
      prefix === undefined
        ? { ...NOTHING, paths: [{ access: "write", path: "x\uE001" }] }
        : {
            ...NOTHING,
            paths: [{ access: "write", path: `${prefix.word.value}\uE001`, at: { word: prefix.at, offset: 0 } }],
          },
    ),
});

export const TEXT_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  [READERS, byGrammar(reader)],
  [
    "wc",
    byGrammar({
      lenient: true,
      marks: `
      ${LIST_OF_FILES}`,
      operands: reads,
    }),
  ],
  ["tr", byGrammar({ lenient: true, operands: texts })],
  ["sort", sort],
  ["uniq", uniq],
  ["sed gsed", sedInPlace],
  ["awk gawk mawk nawk", awk],
  ["jq", jqWithArguments],
  ["diff colordiff", byGrammar(diff)],
  ["xxd", xxd],
  ["tee", tee],
  ["split", split],
  ["hexdump hd", byGrammar({ lenient: true, values: "-e -n -s", reads: "-f", operands: reads })],
  [
    "shuf",
    byGrammar({
      flags: "-e -z -r --echo --zero-terminated --repeat",
      values: "-i -n --input-range --head-count",
      marks: `
      writes -o=> --output=>: writes its output to a file`,
      operands: perhapsPaths,
    }),
  ],
  ["expr basename dirname seq printenv", byGrammar({ lenient: true, operands: textThen(0, texts) })],
];
