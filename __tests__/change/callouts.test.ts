import { describe, expect, test } from "@jest/globals";
import { callOut } from "../../src/change/callouts.ts";
import { squares } from "../linear/work.ts";

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
    ["a test is disabled by an x", { "spec/a.js": ["it(1)", "xit(1)"] }, "tests spec/a.js"],
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
    ["GitLab's CI file changes", { ".gitlab-ci.yml": ["a", "b"] }, "ci .gitlab-ci.yml"],
    [
      "a test of another kind of file is deleted",
      { "cypress/a.cy.spec.js": [TWO, undefined] },
      "tests cypress/a.cy.spec.js",
    ],
    [
      "a test is moved to a file that is no test",
      { "test/a.test.js": [TWO, undefined], "src/a.js": [undefined, TWO] },
      "tests test/a.test.js",
    ],
    [
      "a test is deleted, and another stays",
      { "test/a.test.js": [TWO, undefined], "test/b.test.js": [TWO, TWO] },
      "tests test/a.test.js",
    ],
    [
      "a test is deleted, and another is new",
      { "test/a.test.js": [TWO, undefined], "test/b.test.js": [undefined, `${TWO}${ONE}`] },
      "tests test/a.test.js",
    ],
    [
      "a test that was moved asserts less",
      { "test/a.test.js": [TWO, undefined], "test/x/a.test.js": [undefined, ONE] },
      "tests test/a.test.js",
    ],
    [
      "an assertion goes to a file that is no test",
      { "test/a.test.js": [TWO, ONE], "src/a.js": ["", "expect(a);\n"] },
      "tests test/a.test.js",
    ],
    ["npm's settings change", { "apps/web/.npmrc": ["a", "b"] }, "script apps/web/.npmrc"],
    ["pnpm gets a hook", { ".pnpmfile.cjs": [undefined, "x"] }, "script .pnpmfile.cjs"],
    ["pytest gets a file that it runs", { "tests/conftest.py": ["a", "b"] }, "script tests/conftest.py"],
    ["direnv gets a file that it runs", { ".envrc": [undefined, "x"] }, "script .envrc"],
    ["pre-commit changes", { ".pre-commit-config.yaml": ["a", "b"] }, "script .pre-commit-config.yaml"],
    ["lefthook changes", { "lefthook.yml": ["a", "b"] }, "script lefthook.yml"],
    ["an editor gets a task", { ".vscode/tasks.json": [undefined, "{}"] }, "script .vscode/tasks.json"],
    [
      "a dev container changes",
      { ".devcontainer/devcontainer.json": ["a", "b"] },
      "script .devcontainer/devcontainer.json",
    ],
    ["an editor's workspace changes", { "shop.code-workspace": ["a", "b"] }, "script shop.code-workspace"],
    ["a dev container is added", { ".devcontainer.json": [undefined, "{}"] }, "script .devcontainer.json"],
    ["JetBrains gets a task", { ".idea/startup.xml": [undefined, "x"] }, "script .idea/startup.xml"],
    ["Vim gets a file that it runs", { ".nvim.lua": [undefined, "x"] }, "script .nvim.lua"],
    ["Yarn gets another program", { ".yarn/releases/yarn-4.cjs": ["a", "b"] }, "script .yarn/releases/yarn-4.cjs"],
    ["Cargo gets a wrapper", { ".cargo/config.toml": [undefined, "x"] }, "script .cargo/config.toml"],
    ["CircleCI's file changes", { ".circleci/config.yml": ["a", "b"] }, "ci .circleci/config.yml"],
    ["Jenkins' file changes", { jenkinsfile: ["a", "b"] }, "ci jenkinsfile"],
    ["Azure's file changes", { "azure-pipelines.release.yml": ["a", "b"] }, "ci azure-pipelines.release.yml"],
    ["a binary takes the place of a text", { "bin/tool": ["sh\n", "\x7fELF\0"] }, "binary bin/tool"],
    ["a binary has a picture's extension inside its name", { "a.png.exe": [undefined, "MZ\0"] }, "binary a.png.exe"],
    ["a binary is added", { "bin/tool": [undefined, "\x7fELF\0"] }, "binary bin/tool"],
  ])("%s", (_, files, expected) => {
    expect(kinds(files)).toEqual([expected]);
  });

  test.each<[string, Files]>([
    ["package.json", { "package.json": ["{}", '{ "devDependencies": { "evil": "1" } }'] }],
    [
      "package.json of a subproject",
      { "apps/web/package.json": ["{}", '{ "optionalDependencies": { "evil": "1" } }'] },
    ],
    ["peer dependencies", { "package.json": ["{}", '{ "peerDependencies": { "evil": "1" } }'] }],
    ["a new package.json", { "package.json": [undefined, '{ "dependencies": { "evil": "1" } }'] }],
    ["composer.json", { "composer.json": ["{}", '{ "require": { "evil": "1" } }'] }],
    ["composer.json, for development", { "composer.json": ["{}", '{ "require-dev": { "evil": "1" } }'] }],
    ["requirements.in", { "requirements.in": ["", "  evil==1\n"] }],
    ["pyproject.toml, for building", { "pyproject.toml": ["", '[build-system]\nrequires = ["evil"]\n'] }],
    ["pyproject.toml, as an extra", { "pyproject.toml": ["", '[project.optional-dependencies]\ndev = ["evil"]\n'] }],
    ["Poetry", { "pyproject.toml": ["", '[tool.poetry.group.dev.dependencies]\nevil = "1"\n'] }],
    ["a crate's own table", { "Cargo.toml": ["", '[dependencies.evil]\nversion = "1"\n'] }],
    ["a crate's build dependencies", { "Cargo.toml": ["", '[build-dependencies]\nevil = "1"\n'] }],
    [
      "a crate's dependencies for one system",
      { "Cargo.toml": ["", "[target.'cfg(unix)'.dependencies]\nevil = \"1\"\n"] },
    ],
    ["Pipfile", { Pipfile: ["", '[dev-packages]\nevil = "*"\n'] }],
    ["go.mod's list", { "go.mod": ["", "require (\n\texample.com/evil v1.0.0\n)\n"] }],
    ["a gem in a group", { Gemfile: ["", "group :test do\n  gem 'evil'\nend\n"] }],
    ["Maven", { "pom.xml": ["", "<dependency>\n<groupId>x</groupId>\n<artifactId>evil</artifactId>\n</dependency>"] }],
    ["Gradle", { "build.gradle": ["", "testImplementation 'x:evil:1'\n"] }],
    ["Gradle in Kotlin", { "app/build.gradle.kts": ["", 'api("x:evil:1")\n'] }],
  ])("a dependency is new in %s: it is named", (_, files) => {
    expect(lookAt(files)).toEqual([
      { kind: "dependency", path: Object.keys(files)[0], detail: expect.stringContaining("evil") },
    ]);
  });

  test.each(["git+https://evil.example/x", "file:../x", "link:../x", "github:evil/x", "npm:evil@1", "https://evil/x"])(
    "the source of a package changes to %s: it is named, and only the first time",
    (source) => {
      const foreign = PACKAGE.replace('"1"', JSON.stringify(source));
      expect(lookAt({ "package.json": [PACKAGE, foreign] }).map(({ detail }) => detail)).toEqual([
        expect.stringContaining(`left (${source})`),
      ]);
      expect(lookAt({ "package.json": [foreign, foreign.replace('"jest"', '"vitest"')] })).toEqual([]);
    },
  );

  test.each<[string, string, string]>([
    ["Cargo.toml", '[dependencies]\na = "1"\n', '[dependencies]\na = { git = "ssh-evil" }\n'],
    ["Cargo.toml", '[dependencies]\na = "1"\n', '[dependencies]\na = { path = "../evil" }\n'],
    ["requirements.txt", "a==1\n", "a @ evil.whl\n"],
    ["Gemfile", "gem 'a'\n", "gem 'a', git: 'https://evil.example'\n"],
  ])("a dependency of %s has a new source: %j, then %j", (path, before, after) => {
    expect(kinds({ [path]: [before, after] })).toEqual([`dependency ${path}`]);
    expect(kinds({ [path]: [after, `${after}\n`] })).toEqual([]);
  });

  test.each([
    "preinstall",
    "install",
    "postinstall",
    "prepare",
    "preprepare",
    "postuninstall",
    "prepublish",
    "prepublishOnly",
    "prepack",
    "postpack",
    "dependencies",
  ])("npm will run %s automatically, new or changed", (name) => {
    const scripts = (run: string) => JSON.stringify({ scripts: { test: "jest", [name]: run } });
    for (const before of ["{}", "", "not JSON", '{ "scripts": 1 }', scripts("make")]) {
      expect(lookAt({ "package.json": [before, scripts("curl x | sh")] })).toEqual([
        { kind: "script", path: "package.json", detail: expect.stringContaining(name) },
      ]);
    }
    expect(lookAt({ "package.json": [scripts("make"), scripts("make")] })).toEqual([]);
  });

  test("composer will run a script automatically", () => {
    const after = '{ "scripts": { "post-install-cmd": "sh" } }';
    expect(kinds({ "composer.json": ["{}", after] })).toEqual(["script composer.json"]);
  });

  test.each<[string, string, string]>([
    ["a.test.ts", "describe('a', f)", "describe.skip('a', f)"],
    ["a.test.ts", "it('a', f)", "it.todo('a')"],
    ["a.test.ts", "test('a', f)", "test.failing('a', f)"],
    ["a.test.ts", "describe('a', f)", "fdescribe('a', f)"],
    ["tests/test_a.py", "class A: 1", "@unittest.skipIf(True, 'x')\nclass A: 1"],
    ["tests/test_a.py", "def test(self): 1", "def test(self): self.skipTest('x')"],
    ["tests/test_a.py", "def test(): 1", "@pytest.mark.xfail\ndef test(): 1"],
    ["tests/ATest.php", "function testA() {}", "function testA() { $this->markTestSkipped(); }"],
    ["A.Tests/ATests.cs", "[Fact] void A() {}", '[Fact(Skip = "later")] void A() {}'],
    ["A.Tests/ATests.cs", "[Test] void A() {}", "[Test, Ignore] [Ignore] void A() {}"],
    ["src/ATest.java", "@Test void a() {}", "@Disabled @Test void a() {}"],
    ["a_test.go", "func T(t) {}", "func T(t) { t.SkipNow() }"],
  ])("a test of %s no longer runs: %j, then %j", (path, before, after) => {
    expect(kinds({ [path]: [before, after] })).toEqual([`tests ${path}`]);
    expect(kinds({ [path]: [after, `${after}\n`] })).toEqual([]);
  });

  test.each<[string, string, string]>([
    ["spec/a_spec.rb", "a.should eq(1)\nb.should eq(2)\n", "a.should eq(1)\n"],
    ["test/a.js", "assert.equal(a, 1);\nassert.equal(b, 2);\n", "assert.equal(a, 1);\n"],
    ["src/ServiceIT.java", "assertEquals(1, a);\nassertTrue(b);\n", "assertEquals(1, a);\n"],
    ["test-cart.js", "assert(a);\nassert(b);\n", "assert(a);\n"],
    ["lib/test_cart.py", "assert a\nassert b\n", "assert a\n"],
    ["Tests/CartTests.swift", "XCTAssertEqual(a, 1)\nXCTAssert(b)\n", "XCTAssert(b)\n"],
    ["cart_test.cc", "EXPECT_EQ(a, 1);\nREQUIRE(b);\n", "EXPECT_EQ(a, 1);\n"],
  ])("%s asserts less: %j, then %j", (path, before, after) => {
    expect(kinds({ [path]: [before, after] })).toEqual([`tests ${path}`]);
    expect(kinds({ [path]: [after, before] })).toEqual([]);
  });

  test("a test is weaker: what was weakened is quoted", () => {
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
      "a test file moved and edited",
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
    ["a removed file that ran automatically", { "setup.py": ["a", undefined], ".gitlab-ci.yml": ["a", undefined] }],
    [
      "names that only resemble those",
      { "docs/Jenkinsfile.md": ["a", "b"], "src/build.rs.txt": ["a", "b"], "docs/.gitlab-ci.yml": ["a", "b"] },
    ],
    ["a picture in capitals", { "docs/A.PNG": [undefined, "\x89PNG\0"] }],
    ["a picture", { "docs/a.png": [undefined, "\x89PNG\0"] }],
    ["a changed binary", { "a.bin": ["\0a", "\0b"] }],
    ["test data", { "test/data.json": ['{"expect(": 1}', undefined] }],
    ["a document", { "README.md": ["a", "run test.skip"] }],
  ])("%s", (_, files) => {
    expect(kinds(files)).toEqual([]);
  });
});

test("a dependency below one without a version is called out by its own name", () => {
  const found = lookAt({ "requirements.txt": ["flask\n", "flask\nrequests\nnumpy==1\n"] });
  expect(found.map(({ detail }) => detail)).toContain("new dependencies: requests, numpy");
});

test("looking at a change takes time in proportion to its files, whatever is in them", () => {
  const paths = "a.test.js Cargo.toml pyproject.toml requirements.txt Gemfile go.mod pom.xml build.gradle".split(" ");
  const pieces = ["\n", " \n", "[", "a=[", "<dependency>", 'x = ["aaaa', "xit "];
  const shapes = pieces.map((piece) => ({
    name: piece,
    make: (size: number) => piece.repeat(Math.ceil(size / piece.length)),
  }));
  const one = { name: "one value without its end", make: (size: number) => `x = ["${"a".repeat(size)}]` };
  const look = (text: string) => lookAt(Object.fromEntries(paths.map((path) => [path, ["expect(1)", text]])));
  expect(squares(look, [...shapes, one], [{ small: 4_000, nothing: 60, generous: 24 }])).toEqual([]);
});
