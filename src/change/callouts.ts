/** What a reviewer should look at first: weakened tests, and files that will run by themselves. Pure. */
import type { CallOut } from "../events.ts";
import { compileGlobs } from "../lib/glob.ts";
import { firstOf } from "../lib/cut.ts";
import { ECOSYSTEMS, type Manifest } from "../lib/ecosystems.ts";
import { present } from "../lib/parts.ts";
import { asTable, tableIn } from "../lib/read-data.ts";

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
  return present([
    fresh.length > 0 && call("dependency", path, `new dependencies: ${fresh.slice(0, SHOWN).join(", ")}`),
    scripts.length > 0 && call("script", path, `runs when people install it: ${scripts.join(", ")}`),
  ]);
}

/** The most names shown on one line. */
const SHOWN = 12;

const takesEffectInBuilds = compileGlobs(
  ECOSYSTEMS.flatMap(({ settings = [], runs = [] }) => [...settings, ...runs]).map((name) => `**/${name}`),
  { ignoreCase: true },
);

/** Files that a tool runs because they exist. */
const RUN_BY_THEMSELVES: readonly (readonly [Pick<RegExp, "test">, CallOut["kind"], string])[] = [
  [{ test: takesEffectInBuilds }, "script", "runs or takes effect when people build or test"],
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

// ── Manifests ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Names the manifest did not have before; a source that is not a registry version is shown too. */
export function newDependencies(path: string, before: string, after: string): string[] {
  const read = readerOf(path);
  if (read === undefined) return [];
  const [old, now] = [read(before), read(after)];
  return [...now]
    .filter(([name, source]) => {
      const former = old.get(name);
      return former === undefined || (isForeign(source) && former !== source);
    })
    .map(([name, source]) => (isForeign(source) ? `${name} (${firstOf(source, 80)})` : name));
}

/** New or changed scripts of a manifest that run on installation. */
function installScripts(path: string, before: string, after: string): string[] {
  const pattern = manifestOf(path)?.scripts;
  if (pattern === undefined) return [];
  const [old, now] = [asTable(tableIn(before)["scripts"]), asTable(tableIn(after)["scripts"])];
  return Object.keys(now).filter(
    (name) => pattern.test(name) && JSON.stringify(now[name]) !== JSON.stringify(old[name]),
  );
}

/** Dependency names and their sources. */
type Sources = ReadonlyMap<string, string>;

function readerOf(path: string): ((text: string) => Sources) | undefined {
  const from = manifestOf(path)?.dependencies;
  switch (from?.form) {
    case undefined:
      return undefined;
    case "json":
      return (text) => tables(text, from.tables);
    case "toml":
      return (text) => sections(text, from.tables);
    case "lines":
      return (text) => lines(text, from.pattern);
    case "pyproject":
      return (text) => readPyproject(text, from.tables);
  }
}

function manifestOf(path: string): Manifest | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return READ.find(({ fits }) => fits(name))?.manifest;
}

/** The manifests that are recognized by name alone. */
const READ = ECOSYSTEMS.flatMap(({ manifests = [] }) => manifests)
  .filter(({ file }) => !file.includes("/"))
  .map((manifest) => ({ manifest, fits: compileGlobs([manifest.file]) }));

function tables(text: string, names: readonly string[]): Sources {
  const whole = tableIn(text);
  return new Map(
    names.flatMap((name) => Object.entries(asTable(whole[name])).map(([key, value]) => [key, String(value)])),
  );
}

function lines(text: string, pattern: RegExp): Sources {
  return new Map([...text.matchAll(pattern)].map(([, name = "", rest = ""]) => [name.toLowerCase(), rest.trim()]));
}

/** Keys of matching TOML tables, line by line: a key in another form is at worst reported as new too often. */
function sections(text: string, wanted: RegExp): Sources {
  const found = new Map<string, string>();
  let inside = false;
  for (const line of text.split("\n")) {
    const header = /^\s*\[+([^[\]][^\]]*)\]/.exec(line)?.[1];
    if (header !== undefined) {
      const own = /dependencies\.(.+)$/.exec(header)?.[1];
      if (own !== undefined) found.set(own.replaceAll('"', ""), "");
      inside = own === undefined && wanted.test(header);
    } else if (inside) {
      const [, key, value = ""] = /^\s*"?([A-Za-z0-9][\w.-]*)"?\s*=\s*(.*)$/.exec(line) ?? [];
      if (key !== undefined) found.set(key, value);
    }
  }
  return found;
}

function readPyproject(text: string, wanted: RegExp): Sources {
  const tables = [...sections(text, wanted)];
  const quoted = arraysIn(text).flatMap((items) => [...items.matchAll(REQUIREMENT)]);
  return new Map([...tables, ...quoted.map(([, name = "", rest = ""]) => [name.toLowerCase(), rest.trim()] as const)]);
}

const REQUIREMENT = /["']([A-Za-z0-9][\w.-]*)(?![\w.-])([^"']*)["']/g;

/** What stands between the brackets of each key's array. */
function arraysIn(text: string): readonly string[] {
  const arrays: string[] = [];
  const start = /^[^\S\n]*[\w-]+[^\S\n]*=\s*\[/gm;
  while (start.test(text)) {
    const end = text.indexOf("]", start.lastIndex);
    if (end < 0) break;
    arrays.push(text.slice(start.lastIndex, end));
    start.lastIndex = end;
  }
  return arrays;
}

/** Whether the source is an address instead of a version. */
function isForeign(source: string): boolean {
  return /:\/\/|^(git|file|link|github|npm):|\bgit\s*=|\bpath\s*=|^@\s/.test(source);
}

// ── Tests ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether a path names a test file; test data does not count. */
function isTest(path: string): boolean {
  if (!isCode(path)) return false;
  const name = path.slice(path.lastIndexOf("/") + 1);
  return /(^|\/)(tests?|__tests__|specs?|e2e)\//i.test(path) || NAMES.some((pattern) => pattern.test(name));
}

function isCode(path: string): boolean {
  return CODE.test(path);
}

const CODE =
  /\.([cm]?[jt]sx?|vue|svelte|py|go|rs|rb|java|kt|kts|scala|cs|fs|vb|php|swift|dart|exs?|clj[cs]?|c|cc|cpp|m|mm|sh|bats|lua|pl|t|r)$/i;

const NAMES = [
  /[._-](tests?|specs?)\.\w+$/i,
  /^test_.*\.py$/i,
  /^test[-.]/i,
  /[a-z0-9](Tests?|Spec|IT|TestCase)\.\w+$/,
];

/** Marks that occur more often in the new text: tests that are skipped, or that make others skip. */
function newSkips(before: string, after: string): string[] {
  const [old, now] = [countMarks(before), countMarks(after)];
  return [...now].filter(([mark, count]) => count > (old.get(mark) ?? 0)).map(([mark]) => mark);
}

const MARKS = [
  /\b(?:it|test|describe|context|suite|specify|bench)\.(?:skip|todo|fixme|failing|only)\b/g,
  /(?<![\w.])(?:x(?:it|test|describe|context|specify)|f(?:it|describe))(?=\s*\()/g,
  /@(?:Ignore|Disabled)\b/g,
  /@?\bpytest\.(?:mark\.)?(?:skipif|skip|xfail)\b/g,
  /@unittest\.(?:skip\w*|expectedFailure)\b/g,
  /\bself\.skipTest\b|\bmarkTest(?:Skipped|Incomplete)\b/g,
  /\b[tb]\.Skip(?:f|Now)?(?=\()/g,
  /#\[ignore\b/g,
  /\[(?:Ignore|(?:Fact|Theory)\s*\(\s*Skip)\b/g,
  /\bskip:\s*(?:true|["'`])/g,
] as const;

function countMarks(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pattern of MARKS) {
    for (const [mark] of text.matchAll(pattern)) {
      const plain = mark.replaceAll(/[\s"'`(]+/g, " ").trim();
      counts.set(plain, (counts.get(plain) ?? 0) + 1);
    }
  }
  return counts;
}

/** The number of assertions in a text. */
function countAssertions(text: string): number {
  return text.match(ASSERTIONS)?.length ?? 0;
}

const ASSERTIONS =
  /\b(?:expect|assert\w*|verify|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|CHECK|REQUIRE)!?\s*[(.]|^[^\S\n]*assert\s|\b[tb]\.(?:Error|Fatal|Fail)\w*\(|\.should\b|\b(?:assert|require)\.\w+\(/gm;
