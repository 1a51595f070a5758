/** Toolchains of languages: their subcommands that test and build the project are open, every other must be named. */
import { byGrammar, splitOptions, type Grammar, type Leading } from "./grammar.ts";
import { NOTHING, marked, perhapsPaths, reads, together, writes, type ReadProgram } from "./program.ts";
import { runsTool, type ReadInner } from "./scripts.ts";

/** The table's entries, given how to read a command inside another. */
export function toolchainPrograms(inner: ReadInner): readonly (readonly [string, ReadProgram])[] {
  return [
    ["cargo", cargo],
    ["rustfmt", rustfmt],
    ["go", go],
    ["gofmt goimports", gofmt],
    ["golangci-lint staticcheck", golint],
    ["dotnet", dotnet],
    ["mix", subcommands("test compile format credo dialyzer help docs")],
    ["swift", subcommands("test build")],
    ["gem", subcommands("list query which environment specification contents help")],
    [
      "composer",
      subcommands("test lint check show validate run-script run dump-autoload diagnose", {
        marks: "outside -d=< --working-dir=<: works in another directory",
      }),
    ],
    ["phpunit phpstan psalm pest", phpunit],
    ["bundle bundler", bundle(inner)],
    ["rake", rake],
    ["rspec", rspec],
    ["rubocop", rubocop],
  ];
}

const BEYOND = "reaches the network or changes what is installed";

/** A program of subcommands: those in `open` work on the project itself. */
function subcommands(open: string, grammar: Partial<Grammar> = {}): ReadProgram {
  const known = new Set(open.split(/\s+/));
  return byGrammar({
    lenient: true,
    leads: true,
    ...grammar,
    operands: (operands, given) => {
      // `cargo +nightly test`
      const [command, ...others] = operands[0]?.word.value.startsWith("+") === true ? operands.slice(1) : operands;
      if (command === undefined) return NOTHING;
      const mark = known.has(command.word.value) ? NOTHING : marked(command.at, "network", command.word.text, BEYOND);
      return together(mark, perhapsPaths(others, given));
    },
  });
}

const cargo = subcommands(
  "test t build b check c clippy fmt doc d run r bench tree metadata nextest locate-project version help verify-project read-manifest pkgid",
  {
    values: "-p --package --features -F -j --jobs --profile --test --bin --example --color --message-format --target",
    marks: `
      executes --config= -Z=: sets configuration, which can run programs
      writes --target-dir=> --artifact-dir=> --out-dir=>: writes elsewhere
      outside -C=< --manifest-path=< --lockfile-path=<: works on another package
      writes --fix: changes files in place`,
  },
);

const rustfmt = byGrammar({
  flags: "--check -l -q -v --files-with-diff --quiet --verbose --backup --help --version --unstable-features",
  values: "--edition --color --emit --style-edition --print-config",
  marks: "loads --config-path=< --config=<: loads its configuration",
  operands: (operands, given) => (given.has("--check") ? reads : writes)(operands, given),
});

const go = subcommands("test build vet fmt list version env doc run help", {
  single: true,
  values: `-run -bench -count -timeout -tags -p -parallel -cpu -benchtime -covermode -coverpkg -skip -shuffle -mod -f -gcflags
    -asmflags -fuzz -fuzztime`,
  marks: `
    executes -exec= -toolexec= -vettool=: runs a program
    executes -ldflags= -gccgoflags= -extld= -compiler=: can run other programs
    writes -o=> -coverprofile=> -cpuprofile=> -memprofile=> -blockprofile=> -mutexprofile=> -trace=>: writes a file
    writes -outputdir=> -debug-trace=> -pkgdir=> -installsuffix=: writes elsewhere
    loads -overlay=< -modfile=< -modcacherw -workfile=<: takes other files for the sources
    outside -C=<: works in another directory
    changes -w -u -fix: changes settings or files`,
});

const gofmt = byGrammar({
  flags: "-l -d -s -e",
  values: "-r -tabwidth -lang",
  marks: `
    writes -w: changes files in place
    writes -cpuprofile=>: writes a file
    loads -srcdir= -local=: looks elsewhere`,
  single: true,
  operands: (operands, given) => (given.has("-w") ? writes : reads)(operands, given),
});

const golint = byGrammar({
  lenient: true,
  marks: `
    writes --fix: changes files in place
    loads -c=< --config=<: loads its configuration
    writes --out-format= --cpu-profile-path=>: writes a file`,
  operands: perhapsPaths,
});

const dotnet = subcommands("test build run format clean msbuild --version --info --list-sdks", {
  values: "-c --configuration -f --framework -r --runtime -v --verbosity --filter --logger -l",
  marks: `
    executes -p= --property= /p=: sets a property
    writes -o=> --output=> --results-directory=>: writes elsewhere
    loads -s= --settings= --source= --configfile=: loads settings`,
});

const phpunit = byGrammar({
  lenient: true,
  marks: `
    loads -c= --configuration= --bootstrap= --extension= --include-path= -d=: loads code
    writes --log-junit=> --coverage-html=> --coverage-text=> --coverage-clover=> --cache-directory=>: writes a file
    writes --generate-baseline= --set-baseline=: writes a file`,
  operands: perhapsPaths,
});

const BUNDLE: Leading = { flags: "--quiet --verbose" };

function bundle(inner: ReadInner): ReadProgram {
  return (words) => {
    const scan = splitOptions(BUNDLE, words);
    const [command, tool] = scan.operands;
    if (command === undefined) return marked(words.length, "network", words[0]?.text ?? "", "installs packages");
    if (command.word.value === "exec") return together(...scan.findings, runsTool(inner, words, tool));
    if (/^(list|show|info|check|version|help|platform)$/.test(command.word.value)) return together(...scan.findings);
    return together(...scan.findings, marked(command.at, "network", command.word.text, BEYOND));
  };
}

const rake = byGrammar({
  lenient: true,
  marks: `
    executes -e= -p= -E= --execute= --execute-print= --execute-continue=: runs code
    loads -f= --rakefile= -r= --require= -I= --libdir= -R= -g -G: loads code`,
  operands: perhapsPaths,
});

const rspec = byGrammar({
  lenient: true,
  marks: `
    loads -r= --require= -I= -O= --options= -f= --format=: loads code
    writes -o=> --out=>: writes a file`,
  operands: perhapsPaths,
});

const rubocop = byGrammar({
  lenient: true,
  marks: `
    writes -a -A --autocorrect --autocorrect-all --auto-correct --fix-layout -x: changes files in place
    writes --auto-gen-config --regenerate-todo: writes a file
    loads -r= --require= -c= --config= -f= --format= --plugin=: loads code
    writes -o=> --out=> --cache-root=>: writes a file`,
  operands: perhapsPaths,
});
