/** Build tools. They run the project's own code; what is marked reaches beyond it. */
import { isHarmless } from "../shell/names.ts";
import { byGrammar, splitOptions, type Grammar } from "./grammar.ts";
import {
  NOTHING,
  marked,
  perhapsPaths,
  reads,
  together,
  writes,
  type Findings,
  type Operand,
  type ReadProgram,
  type UseOperands,
} from "./program.ts";
import { runsTool, type ReadInner } from "./scripts.ts";

const make = byGrammar({
  flags: `-s -k -n -B -i -q -w -b -m -r -R -S -t -d -h -v -j -l -O --silent --quiet --keep-going --dry-run --just-print --always-make
    --ignore-errors --question --no-print-directory --print-directory --no-builtin-rules --no-builtin-variables --touch --debug --trace
    --version --help --output-sync --jobs --warn-undefined-variables --no-silent`,
  values: "-W --what-if -o --old-file",
  directory: "-C --directory",
  marks: [
    ["loads", "-f= --file= --makefile= -I= --include-dir=", "reads another makefile", "read"],
    ["executes", "--eval= -E=", "evaluates text as a makefile"],
    ["executes", "-e --environment-overrides", "lets variables of the environment override the makefile's"],
  ],
  counts: true,
  operands: (operands) => together(...operands.map(makeOperand)),
});

/** A target, or `NAME=value`, which overrides a variable of the makefile, perhaps one that names a command. */
function makeOperand({ at, word }: Operand): Findings {
  const found = /^([^=:+?!\s]+)\s*(?::{0,3}|\+|\?|!)=(.*)$/s.exec(word.value);
  if (found === null) return perhapsPaths([{ at, word }], new Map());
  const [, name = "", value = ""] = found;
  const switches = /^(\d*|true|false|yes|no|on|off|\uE002)$/i.test(value);
  return switches && isHarmless(name)
    ? NOTHING
    : marked(at, "executes", word.text, "overrides a variable of the makefile");
}

/** A program of subcommands: those named in `runs` work on the project itself; every other must be named. */
function subcommands(
  runs: string,
  why: string,
  grammar: Partial<Grammar> = {},
  use: UseOperands = perhapsPaths,
): ReadProgram {
  const known = new Set(runs.split(/\s+/));
  return byGrammar({
    lenient: true,
    ...grammar,
    operands: (operands, given) => {
      const [command, ...others] = operands[0]?.word.value.startsWith("+") === true ? operands.slice(1) : operands;
      if (command === undefined) return NOTHING;
      const mark = known.has(command.word.value) ? NOTHING : marked(command.at, "network", command.word.text, why);
      return together(mark, use(others, given));
    },
  });
}

const BEYOND = "reaches the network or changes what is installed";

const cargo = subcommands(
  "test t build b check c clippy fmt doc d run r bench tree metadata nextest locate-project version help verify-project read-manifest pkgid",
  BEYOND,
  {
    values: "-p --package --features -F -j --jobs --profile --test --bin --example --color --message-format --target",
    marks: [
      ["executes", "--config= -Z=", "sets configuration, which can run programs"],
      ["writes", "--target-dir= --artifact-dir= --out-dir=", "writes elsewhere", "write"],
      ["outside", "-C= --manifest-path= --lockfile-path=", "works on another package", "read"],
      ["writes", "--fix", "changes files in place"],
    ],
  },
);

const GO_MARKS: Grammar["marks"] = [
  ["executes", "-exec= -toolexec= -vettool=", "runs a program"],
  ["executes", "-ldflags= -gccgoflags= -extld= -compiler=", "can run other programs"],
  [
    "writes",
    "-o= -coverprofile= -cpuprofile= -memprofile= -blockprofile= -mutexprofile= -trace= -outputdir= -debug-trace= -pkgdir= -installsuffix=",
    "writes a file",
    "write",
  ],
  ["loads", "-overlay= -modfile= -modcacherw -workfile=", "takes other files for the sources", "read"],
  ["outside", "-C=", "works in another directory", "read"],
  ["changes", "-w -u -fix", "changes settings or files"],
];

const go = subcommands("test build vet fmt list version env doc run help", BEYOND, {
  single: true,
  values:
    "-run -bench -count -timeout -tags -p -parallel -cpu -benchtime -covermode -coverpkg -skip -shuffle -mod -f -gcflags -asmflags -fuzz -fuzztime",
  marks: GO_MARKS,
});

const gofmt = byGrammar({
  flags: "-l -d -s -e",
  values: "-r -tabwidth -lang",
  marks: [
    ["writes", "-w", "changes files in place"],
    ["writes", "-cpuprofile=", "writes a file", "write"],
    ["loads", "-srcdir= -local=", "looks elsewhere"],
  ],
  single: true,
  operands: (operands, given) => (given.has("-w") ? writes : reads)(operands, given),
});

const rustfmt = byGrammar({
  flags: "--check -l -q -v --files-with-diff --quiet --verbose --backup --help --version --unstable-features",
  values: "--edition --color --emit --style-edition --print-config",
  marks: [["loads", "--config-path= --config=", "loads its configuration"]],
  operands: (operands, given) => (given.has("--check") ? reads : writes)(operands, given),
});

/** Maven: phases work on the project; goals of plugins (`group:goal`) can do anything. */
const maven = byGrammar({
  lenient: true,
  single: true,
  values: "-pl --projects -T --threads -P --activate-profiles -l --log-file -rf",
  marks: [
    ["outside", "-f= --file=", "works on another project", "read"],
    ["loads", "-s= --settings= -gs= --global-settings= -t= --toolchains= -gt=", "loads settings", "read"],
  ],
  operands: (operands) =>
    together(
      ...operands.map(({ at, word }) => {
        const phase =
          /^(clean|validate|compile|test-compile|test|package|verify|integration-test|process-\w+|generate-\w+)$/.test(
            word.value,
          );
        return phase ? NOTHING : marked(at, "executes", word.text, "is a goal beyond the project's own build");
      }),
    ),
});

/** `-Dname=value` stands among the options: harmless ones choose tests, others can name programs. */
const mavenWithProperties: ReadProgram = (words) =>
  together(
    maven(words),
    ...words.map((word, at) => {
      if (
        !/^-D/.test(word.value) ||
        /^-D(test|it\.test|skipTests|maven\.test\.skip|failIfNoTests|surefire\.\w+|style\.color)(=[\w.*#+,!-]*)?$/.test(
          word.value,
        )
      )
        return NOTHING;
      return marked(at, "executes", word.text, "sets a property, which can name programs");
    }),
  );

const gradle = byGrammar({
  lenient: true,
  values: "--tests -x --exclude-task --console --max-workers --warning-mode --priority",
  marks: [
    [
      "loads",
      "-I= --init-script= -b= --build-file= -c= --settings-file= --include-build=",
      "loads another script",
      "read",
    ],
    ["outside", "-p= --project-dir= -g= --gradle-user-home= --project-cache-dir=", "works elsewhere", "read"],
    ["executes", "-D= -P= --system-prop= --project-prop=", "sets a property"],
    [
      "network",
      "--scan --refresh-dependencies --write-locks --write-verification-metadata=",
      "reaches the network or changes dependencies",
    ],
  ],
  operands: (operands) =>
    together(
      ...operands.map(({ at, word }) =>
        /publish|upload|deploy|release|wrapper|login|install/i.test(word.value)
          ? marked(at, "network", word.text, "reaches beyond the project")
          : NOTHING,
      ),
    ),
});

const cmake = byGrammar({
  flags: "-v --verbose --clean-first --version --help -j --parallel --fresh --debug-output --trace -LA -L -N",
  values: "-t --target --config --preset -G -A -T",
  reads: "-S --build",
  marks: [
    [
      "executes",
      "-E -P= -C= --open= -D= --toolchain= --install= --workflow --graphviz=",
      "runs or loads something else",
    ],
    ["writes", "-B=", "writes to a directory", "write"],
  ],
  counts: true,
  operands: perhapsPaths,
});

const bundle =
  (inner: ReadInner): ReadProgram =>
  (words) => {
    const scan = splitOptions({ flags: "--quiet --verbose", operands: () => NOTHING }, words);
    const [command, tool] = scan.operands;
    if (command === undefined) return marked(words.length, "network", words[0]?.text ?? "", "installs packages");
    if (command.word.value === "exec") return together(...scan.findings, runsTool(inner, words, tool));
    if (/^(list|show|info|check|version|help|platform)$/.test(command.word.value)) return together(...scan.findings);
    return together(...scan.findings, marked(command.at, "network", command.word.text, BEYOND));
  };

/** The table's entries, given how to read a command inside another. */
export function buildPrograms(inner: ReadInner): readonly (readonly [string, ReadProgram])[] {
  return [
    ["make gmake", make],
    ["cargo", cargo],
    ["go", go],
    ["gofmt goimports", gofmt],
    [
      "golangci-lint staticcheck",
      byGrammar({
        lenient: true,
        marks: [
          ["writes", "--fix", "changes files in place"],
          ["loads", "-c= --config=", "loads its configuration", "read"],
          ["writes", "--out-format= --cpu-profile-path=", "writes a file"],
        ],
        operands: perhapsPaths,
      }),
    ],
    ["rustfmt", rustfmt],
    [
      "rustc gcc g++ cc c++ clang clang++ javac kotlinc swiftc ghc ocamlfind nasm as ld",
      (words) =>
        together(
          marked(0, "writes", words[0]?.text ?? "", "compiles, and can load plugins"),
          perhapsPaths(
            words.slice(1).map((word, index) => ({ at: index + 1, word })),
            new Map(),
          ),
        ),
    ],
    ["mvn mvnw", mavenWithProperties],
    ["gradle gradlew", gradle],
    ["cmake", cmake],
    [
      "ctest",
      byGrammar({
        lenient: true,
        marks: [
          ["executes", "-S= -SP= --build-and-test --build-makeprogram= --test-command=", "runs something else"],
          ["writes", "-O= --output-log= --output-junit=", "writes a file", "write"],
          ["outside", "--test-dir=", "works in another directory", "read"],
        ],
        operands: perhapsPaths,
      }),
    ],
    [
      "ninja",
      byGrammar({
        flags: "-v -n --verbose --quiet -d",
        values: "-j -k -l",
        directory: "-C",
        marks: [
          ["loads", "-f=", "reads another build file", "read"],
          ["executes", "-t=", "runs a tool"],
        ],
        operands: perhapsPaths,
      }),
    ],
    [
      "dotnet",
      subcommands("test build run format clean msbuild --version --info --list-sdks", BEYOND, {
        marks: [
          ["executes", "-p= --property= /p=", "sets a property"],
          ["writes", "-o= --output= --results-directory=", "writes elsewhere", "write"],
          ["loads", "-s= --settings= --source= --configfile=", "loads settings"],
        ],
        values: "-c --configuration -f --framework -r --runtime -v --verbosity --filter --logger -l",
      }),
    ],
    ["mix", subcommands("test compile format credo dialyzer help docs", BEYOND)],
    ["swift", subcommands("test build", BEYOND)],
    [
      "rake",
      byGrammar({
        lenient: true,
        marks: [
          ["executes", "-e= -p= -E= --execute= --execute-print= --execute-continue=", "runs code"],
          ["loads", "-f= --rakefile= -r= --require= -I= --libdir= -R= -g -G", "loads code"],
        ],
        operands: perhapsPaths,
      }),
    ],
    [
      "rspec",
      byGrammar({
        lenient: true,
        marks: [
          ["loads", "-r= --require= -I= -O= --options= -f= --format=", "loads code"],
          ["writes", "-o= --out=", "writes a file", "write"],
        ],
        operands: perhapsPaths,
      }),
    ],
    [
      "rubocop",
      byGrammar({
        lenient: true,
        marks: [
          [
            "writes",
            "-a -A --autocorrect --autocorrect-all --auto-correct --fix-layout -x --auto-gen-config --regenerate-todo",
            "changes files",
          ],
          ["loads", "-r= --require= -c= --config= -f= --format= --plugin=", "loads code"],
          ["writes", "-o= --out= --cache-root=", "writes a file", "write"],
        ],
        operands: perhapsPaths,
      }),
    ],
    ["bundle bundler", bundle(inner)],
    ["gem", subcommands("list query which environment specification contents help", BEYOND)],
    [
      "composer",
      subcommands("test lint check show validate run-script run dump-autoload diagnose", BEYOND, {
        marks: [["outside", "-d= --working-dir=", "works in another directory", "read"]],
      }),
    ],
    [
      "phpunit phpstan psalm pest",
      byGrammar({
        lenient: true,
        marks: [
          ["loads", "-c= --configuration= --bootstrap= --extension= --include-path= -d=", "loads code"],
          [
            "writes",
            "--log-junit= --coverage-html= --coverage-text= --coverage-clover= --cache-directory= --generate-baseline= --set-baseline=",
            "writes a file",
            "write",
          ],
        ],
        operands: perhapsPaths,
      }),
    ],
    [
      "terraform tofu pulumi ansible ansible-playbook bazel bazelisk nix nix-shell nix-build brew apt apt-get dpkg yum dnf apk snap conda mamba rustup nvm asdf mise",
      (words) =>
        together(
          marked(0, "changes", words[0]?.text ?? "", "changes more than the workspace"),
          perhapsPaths(
            words.slice(1).map((word, index) => ({ at: index + 1, word })),
            new Map(),
          ),
        ),
    ],
  ];
}
