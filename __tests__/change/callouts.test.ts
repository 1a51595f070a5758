import { describe, expect, test } from "@jest/globals";
import { callOut } from "../../src/change/callouts.ts";

/** Contents before and after, by path; undefined where there is no file. */
type Files = Readonly<Record<string, readonly [before: string | undefined, after: string | undefined]>>;

function kinds(files: Files): string[] {
  return lookAt(files).map(({ kind, path }) => `${kind} ${path}`);
}

function lookAt(files: Files) {
  return callOut(
    Object.entries(files).map(([path, [before, after]]) => ({
      path,
      ...(before !== undefined && { before: Buffer.from(before, "latin1") }),
      ...(after !== undefined && { after: Buffer.from(after, "latin1") }),
    })),
  );
}

const TWO = 'test("a", () => {\n  expect(a).toBe(1);\n  expect(b).toBe(2);\n});\n';
const ONE = 'test("a", () => {\n  expect(a).toBe(1);\n});\n';
const PACKAGE = '{ "dependencies": { "left": "1" }, "scripts": { "test": "jest" } }';

describe("a change is called out when", () => {
  test.each<[string, Files, string]>([
    ["a test file is deleted", { "test/a.test.js": [TWO, undefined] }, "tests test/a.test.js"],
    ["a Python test is deleted", { "tests/test_a.py": ["assert a\n", undefined] }, "tests tests/test_a.py"],
    ["an assertion is removed", { "src/a.spec.ts": [TWO, ONE] }, "tests src/a.spec.ts"],
    ["a Go assertion is removed", { "a_test.go": ["if x { t.Errorf(1) }\n", "\n"] }, "tests a_test.go"],
    [
      "a Python assertion is removed",
      { "tests/test_a.py": ["  assert a\n  assert b\n", "  assert a\n"] },
      "tests tests/test_a.py",
    ],
    ["a test is skipped", { "a.test.ts": [TWO, TWO.replace("test(", "test.skip(")] }, "tests a.test.ts"],
    ["only one test is run", { "a.test.ts": [TWO, TWO.replace("test(", "test.only(")] }, "tests a.test.ts"],
    ["a test is switched off by its x", { "spec/a.js": ["it(1)", "xit(1)"] }, "tests spec/a.js"],
    [
      "a Java test is ignored",
      { "src/ATest.java": ["@Test void a() {}", "@Ignore @Test void a() {}"] },
      "tests src/ATest.java",
    ],
    [
      "a Python test is skipped",
      { "tests/test_a.py": ["def test(): 1", "@pytest.mark.skip\ndef test(): 1"] },
      "tests tests/test_a.py",
    ],
    ["a Go test is skipped", { "a_test.go": ["func T(t) {}", 'func T(t) { t.Skip("later") }'] }, "tests a_test.go"],
    [
      "a Rust test in the source is ignored",
      { "src/a.rs": ["#[test]\nfn a() {}", "#[test]\n#[ignore]\nfn a() {}"] },
      "tests src/a.rs",
    ],
    [
      "node's runner skips a test",
      { "test/a.js": ["test('a', f)", "test('a', { skip: true }, f)"] },
      "tests test/a.js",
    ],
    [
      "a package is new",
      { "package.json": [PACKAGE, PACKAGE.replace('"1"', '"1", "pad": "2"')] },
      "dependency package.json",
    ],
    [
      "a package comes from elsewhere",
      { "package.json": [PACKAGE, PACKAGE.replace('"1"', '"git+https://evil.example/x"')] },
      "dependency package.json",
    ],
    [
      "a requirement is new",
      { "requirements-dev.txt": ["flask==1\n", "flask==1\nevil\n"] },
      "dependency requirements-dev.txt",
    ],
    [
      "a Python project depends on more",
      { "pyproject.toml": ['[project]\ndependencies = ["a"]\n', '[project]\ndependencies = ["a", "b>=1"]\n'] },
      "dependency pyproject.toml",
    ],
    [
      "a Go module is required",
      { "go.mod": ["module x\n", "module x\nrequire example.com/evil v1.0.0\n"] },
      "dependency go.mod",
    ],
    ["a crate is new", { "Cargo.toml": ["[dependencies]\n", '[dependencies]\nevil = "1"\n'] }, "dependency Cargo.toml"],
    ["a gem is new", { Gemfile: ["", 'gem "evil", "1"\n'] }, "dependency Gemfile"],
    [
      "an install script is added",
      { "package.json": [PACKAGE, PACKAGE.replace('"test"', '"postinstall": "curl x", "test"')] },
      "script package.json",
    ],
    ["a build script is added", { "build.rs": [undefined, "fn main() {}"] }, "script build.rs"],
    ["a setup script changes", { "setup.py": ["a", "b"] }, "script setup.py"],
    ["a commit hook is added", { ".husky/pre-commit": [undefined, "sh"] }, "script .husky/pre-commit"],
    ["another CI's file changes", { ".gitlab-ci.yml": ["a", "b"] }, "ci .gitlab-ci.yml"],
    ["a binary is added", { "bin/tool": [undefined, "\x7fELF\0"] }, "binary bin/tool"],
  ])("%s", (_, files, expected) => {
    expect(kinds(files)).toEqual([expected]);
  });

  test("and says what of it", () => {
    expect(lookAt({ "test/a.test.js": [TWO, ONE.replace("test(", "test.skip(")] }).map(({ detail }) => detail)).toEqual(
      ["tests are skipped: test.skip", "it has 1 fewer assertions"],
    );
  });
});

describe("ordinary work is not called out", () => {
  test.each<[string, Files]>([
    ["a fix with its test", { "src/a.js": ["1", "2"], "test/a.test.js": [ONE, TWO] }],
    ["tests moved to another file", { "test/a.test.js": [TWO, undefined], "test/b.test.js": [undefined, TWO] }],
    [
      "a test file moved and mended",
      { "test/a.test.js": [TWO, undefined], "test/x/a.test.js": [undefined, `${TWO}// x\n`] },
    ],
    ["assertions moved to another file", { "test/a.test.js": [TWO, ONE], "test/b.test.js": [undefined, ONE] }],
    ["a test that is no longer skipped", { "a.test.ts": [TWO.replace("test(", "test.skip("), TWO] }],
    ["a test that was skipped before", { "a.test.ts": [`test.skip("b", f);\n${ONE}`, `test.skip("b", f);\n${TWO}`] }],
    ["skipping in ordinary code", { "src/a.js": ["query()", "query().skip(10)"] }],
    ["a source file deleted", { "src/a.js": ["1", undefined] }],
    [
      "a new version and a new script to call",
      {
        "package.json": [
          PACKAGE,
          PACKAGE.replace('"1"', '"2"').replace("{ ", '{ "x": 1, ').replace('"test"', '"lint": "x", "test"'),
        ],
      },
    ],
    ["a dependency removed", { "package.json": [PACKAGE, "{}"], "requirements.txt": ["a\nb\n", "a\n"] }],
    [
      "a field of a Python project",
      {
        "pyproject.toml": ['[project]\ndependencies = ["a"]\n', '[project]\nversion = "2"\ndependencies = ["a>=2"]\n'],
      },
    ],
    ["a picture", { "docs/a.png": [undefined, "\x89PNG\0"] }],
    ["a binary that was one before", { "a.bin": ["\0a", "\0b"] }],
    ["test data", { "test/data.json": ['{"expect(": 1}', undefined] }],
    ["a document", { "README.md": ["a", "run test.skip"] }],
  ])("%s", (_, files) => {
    expect(kinds(files)).toEqual([]);
  });
});
