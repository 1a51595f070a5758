/** What a reviewer should look at first: weakened tests, and files that will run by themselves. Pure. */
import type { CallOut } from "../events.ts";
import { installScripts, newDependencies } from "./callouts/manifests.ts";
import { countAssertions, isCode, isTest, newSkips } from "./callouts/tests.ts";

/** A changed file with its contents before and after; undefined where the file does not exist. */
export interface ContentPair {
  readonly path: string;
  readonly before?: Buffer;
  readonly after?: Buffer;
}

/** In the order of the files; ordinary work yields none. */
export function callOut(files: readonly ContentPair[]): CallOut[] {
  const seen = files.map(read);
  const fewer = countAll(seen, ({ before }) => before) > countAll(seen, ({ after }) => after);
  return seen.flatMap((file) => [
    ...testCalls(file, seen, fewer),
    ...manifestCalls(file),
    ...placeCalls(file),
    ...binaryCalls(file),
  ]);
}

interface Text {
  readonly path: string;
  /** Undefined when the file did not exist; "" for a binary file. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly binary: boolean;
}

function read({ path, before, after }: ContentPair): Text {
  const binary = after?.includes(0) === true && before?.includes(0) !== true;
  return { path, before: textOf(before), after: textOf(after), binary };
}

function textOf(bytes: Buffer | undefined): string | undefined {
  return bytes?.includes(0) === true ? "" : bytes?.toString("utf8");
}

// ── Tests ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function testCalls({ path, before = "", after }: Text, all: readonly Text[], fewer: boolean): CallOut[] {
  const skips = after === undefined || !isCode(path) ? [] : newSkips(before, after);
  const skipped = skips.length === 0 ? [] : [call("tests", path, `tests are skipped: ${skips.join(", ")}`)];
  if (!isTest(path) || before === "") return skipped;
  if (after === undefined) return hasMoved(path, before, all) ? [] : [call("tests", path, "a test file is deleted")];
  const lost = countAssertions(before) - countAssertions(after);
  // Assertions that moved to another test file are not lost.
  return lost > 0 && fewer ? [...skipped, call("tests", path, `it has ${lost} fewer assertions`)] : skipped;
}

function hasMoved(path: string, before: string, all: readonly Text[]): boolean {
  const name = nameOf(path);
  const fresh = all.filter((file) => file.before === undefined && file.after !== undefined && isTest(file.path));
  return fresh.some((file) => {
    return (
      file.after === before ||
      (nameOf(file.path) === name && countAssertions(file.after ?? "") >= countAssertions(before))
    );
  });
}

function countAll(files: readonly Text[], side: (file: Text) => string | undefined): number {
  return files.filter(({ path }) => isTest(path)).reduce((sum, file) => sum + countAssertions(side(file) ?? ""), 0);
}

// ── What runs by itself ─────────────────────────────────────────────────────────────────────────────────────────────

function manifestCalls({ path, before = "", after }: Text): CallOut[] {
  if (after === undefined) return [];
  const fresh = newDependencies(path, before, after);
  const scripts = installScripts(path, before, after);
  return [
    ...(fresh.length === 0 ? [] : [call("dependency", path, `new dependencies: ${fresh.slice(0, SHOWN).join(", ")}`)]),
    ...(scripts.length === 0 ? [] : [call("script", path, `runs when people install it: ${scripts.join(", ")}`)]),
  ];
}

/** The most names shown on one line. */
const SHOWN = 12;

/** Files that a tool runs because they exist. */
const RUN_BY_THEMSELVES: readonly (readonly [RegExp, CallOut["kind"], string])[] = [
  [
    /(^|\/)(build\.rs|setup\.py|conftest\.py|sitecustomize\.py|\.npmrc|\.pnpmfile\.cjs|\.yarnrc(\.yml)?|bunfig\.toml|\.bazelrc|\.cargo\/config(\.toml)?|\.mvn\/.+|gradlew(\.bat)?|gradle-wrapper\.(jar|properties)|Directory\.Build\.(props|targets)|\.yarn\/(releases|plugins)\/.+)$/i,
    "script",
    "runs or takes effect when people build or test",
  ],
  [/(^|\/)(\.husky\/.+|\.pre-commit-config\.yaml|lefthook\.ya?ml)$/, "script", "runs with people's commits"],
  [
    /(^|\/)(\.devcontainer\/.+|\.devcontainer\.json|\.vscode\/.+\.json|[^/]+\.(code-workspace|sublime-project)|\.idea\/.+|\.(zed|fleet)\/.+|\.nvim\.lua|\.nvimrc|\.exrc|\.vimrc|\.dir-locals(-2)?\.el|\.gdbinit|\.lldbinit|\.envrc|\.?mise\.toml|\.gitpod\.ya?ml|\.replit)$/i,
    "script",
    "takes effect when people open the repository",
  ],
  [
    /^(\.gitlab-ci\.ya?ml|\.travis\.ya?ml|azure-pipelines.*\.ya?ml|bitbucket-pipelines\.ya?ml|appveyor\.ya?ml|cloudbuild\.ya?ml|\.drone\.ya?ml|Jenkinsfile|\.circleci\/.+|\.buildkite\/.+|\.woodpecker\/.+|\.gitlab\/.+\.ya?ml)$/i,
    "ci",
    "changes what another CI service runs",
  ],
];

function placeCalls({ path, after }: Text): CallOut[] {
  if (after === undefined) return [];
  return RUN_BY_THEMSELVES.flatMap(([where, kind, why]) => (where.test(path) ? [call(kind, path, why)] : []));
}

// People add pictures and fonts all the time.
const MEDIA = /\.(png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|pdf|mp[34])$/i;

function binaryCalls({ path, binary }: Text): CallOut[] {
  return binary && !MEDIA.test(path) ? [call("binary", path, "a new binary file, which nobody can review")] : [];
}

function call(kind: CallOut["kind"], path: string, detail: string): CallOut {
  return { kind, path, detail };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
