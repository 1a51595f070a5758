/** Maven and Gradle. */
import { byGrammar } from "./grammar.ts";
import { NOTHING, marked, together, type ReadProgram } from "./program.ts";

const PHASES = /^(clean|validate|compile|test-compile|test|package|verify|integration-test|process-\w+|generate-\w+)$/;

/** Maven: phases work on the project; goals of plugins (`group:goal`) can do anything. */
const maven = byGrammar({
  lenient: true,
  leads: true,
  single: true,
  values: "-pl --projects -T --threads -P --activate-profiles -l --log-file -rf",
  marks: `
    outside -f=< --file=<: works on another project
    loads -s=< --settings=< -gs=< --global-settings=< -t=< --toolchains=< -gt=<: loads settings`,
  operands: (operands) =>
    together(
      ...operands.map(({ at, word }) =>
        PHASES.test(word.value)
          ? NOTHING
          : marked(at, "executes", word.text, "is a goal beyond the project's own build"),
      ),
    ),
});

const CHOOSES_TESTS =
  /^-D(test|it\.test|skipTests|maven\.test\.skip|failIfNoTests|surefire\.\w+|style\.color)(=[\w.*#+,!-]*)?$/;

/** `-Dname=value` stands among the options: harmless ones choose tests, others can name programs. */
const mavenWithProperties: ReadProgram = (words) =>
  together(
    maven(words),
    ...words.map((word, at) => {
      if (!word.value.startsWith("-D") || CHOOSES_TESTS.test(word.value)) return NOTHING;
      return marked(at, "executes", word.text, "sets a property, which can name programs");
    }),
  );

const gradle = byGrammar({
  lenient: true,
  leads: true,
  values: "--tests -x --exclude-task --console --max-workers --warning-mode --priority",
  marks: `
    loads -I=< --init-script=< -b=< --build-file=< -c=< --settings-file=< --include-build=<: loads another script
    outside -p=< --project-dir=< -g=< --gradle-user-home=< --project-cache-dir=<: works elsewhere
    executes -D= -P= --system-prop= --project-prop=: sets a property
    network --scan --refresh-dependencies --write-locks --write-verification-metadata=: reaches the network or changes dependencies`,
  operands: (operands) =>
    together(
      ...operands.map(({ at, word }) =>
        /publish|upload|deploy|release|wrapper|login|install/i.test(word.value)
          ? marked(at, "network", word.text, "reaches beyond the project")
          : NOTHING,
      ),
    ),
});

export const JVM_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  ["mvn mvnw", mavenWithProperties],
  ["gradle gradlew", gradle],
];
