/** make, cmake and their kin. They run the project's own code; what is marked reaches beyond it. */
import { isHarmless } from "../shell/names.ts";
import { byGrammar } from "./grammar.ts";
import {
  NOTHING,
  closed,
  doubted,
  marked,
  perhapsPaths,
  together,
  type Findings,
  type Operand,
  type ReadProgram,
} from "./program.ts";

const make = byGrammar({
  flags: `-s -k -n -B -i -q -w -b -m -r -R -S -t -d -h -v -j -l -O --silent --quiet --keep-going --dry-run --just-print --always-make
    --ignore-errors --question --no-print-directory --print-directory --no-builtin-rules --no-builtin-variables --touch --debug --trace
    --version --help --output-sync --jobs --warn-undefined-variables --no-silent`,
  values: "-W --what-if -o --old-file",
  directory: "-C --directory",
  marks: `
    loads -f=< --file=< --makefile=< -I=< --include-dir=<: reads another makefile
    executes --eval= -E=: evaluates text as a makefile
    executes -e --environment-overrides: lets variables of the environment override the makefile's`,
  counts: true,
  leads: true,
  operands: (operands) => together(...operands.map(makeOperand)),
});

/** A target, or `NAME=value`, which overrides a variable of the makefile, perhaps one that names a command. */
function makeOperand({ at, word }: Operand): Findings {
  const found = /^([^=:+?!\s]+)\s*(?::{0,3}|\+|\?|!)=(.*)$/s.exec(word.value);
  if (found === null && /^[\uE000\uE001\uE003-\uE00F]/.test(word.value))
    return doubted(
      word.text,
      "it could turn out as a variable of the makefile",
      `Put a directory before it: ./${word.text}.`,
    );
  if (found === null) return perhapsPaths([{ at, word }], new Map());
  const [, name = "", value = ""] = found;
  const switches = /^(\d*|true|false|yes|no|on|off|\uE002)$/i.test(value);
  return switches && isHarmless(name)
    ? NOTHING
    : marked(at, "executes", word.text, "overrides a variable of the makefile");
}

const cmake = byGrammar({
  flags: "-v --verbose --clean-first --version --help -j --parallel --fresh --debug-output --trace -LA -L -N",
  values: "-t --target --config --preset -G -A -T",
  reads: "-S --build",
  marks: `
    executes -E -P= -C= --open= -D= --toolchain= --install= --workflow --graphviz=: runs or loads something else
    writes -B=>: writes to a directory`,
  counts: true,
  operands: perhapsPaths,
});

const ctest = byGrammar({
  lenient: true,
  marks: `
    executes -S= -SP= --build-and-test --build-makeprogram= --test-command=: runs something else
    writes -O=> --output-log=> --output-junit=>: writes a file
    outside --test-dir=<: works in another directory`,
  operands: perhapsPaths,
});

const ninja = byGrammar({
  flags: "-v -n --verbose --quiet -d",
  values: "-j -k -l",
  directory: "-C",
  marks: `
    loads -f=<: reads another build file
    executes -t=: runs a tool`,
  operands: perhapsPaths,
});

export const MAKE_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  ["make gmake", make],
  ["cmake", cmake],
  ["ctest", ctest],
  ["ninja", ninja],
  [
    "rustc gcc g++ cc c++ clang clang++ javac kotlinc swiftc ghc nasm as ld",
    closed("writes", "compiles, and can load plugins"),
  ],
];
