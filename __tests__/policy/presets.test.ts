import { describe, expect, test } from "@jest/globals";
import { loadPolicy } from "../../src/policy/load.ts";
import { projectCommands } from "../../src/policy/manifests.ts";
import { protection } from "../../src/policy/protected.ts";
import { summary } from "../../src/policy/summary.ts";
import { PROJECT, ask, askShell, policyOf } from "../world/policies.ts";

describe("the project's own commands", () => {
  const found = (files: Readonly<Record<string, string>>) => projectCommands(new Map(Object.entries(files)), "edit");

  test("are the scripts of package.json that test, check, format and build, not those that reach further", () => {
    const patterns = found({
      "package.json": JSON.stringify({
        scripts: {
          test: "x",
          "test:unit": "x",
          "lint-fix": "x",
          build: "x",
          deploy: "x",
          start: "x",
          "build:publish": "x",
          postinstall: "x",
          prepublishOnly: "x",
        },
      }),
    });
    for (const script of ["test", "test:unit", "lint-fix", "build"]) expect(patterns).toContain(`npm run ${script} *`);
    for (const script of ["deploy", "start", "build:publish", "postinstall", "prepublishOnly"])
      expect(patterns.filter((pattern) => pattern.includes(script))).toEqual([]);
    expect(patterns).toContain("npm test *");
  });

  test("are the tools the project depends on, each as it is usually called", () => {
    const patterns = found({
      "package.json": JSON.stringify({ devDependencies: { typescript: "5", "@biomejs/biome": "2", chalk: "5" } }),
    });
    expect(patterns).toEqual(expect.arrayContaining(["npx tsc *", "npx biome *", "npx biome check --write *"]));
    expect(patterns.some((pattern) => pattern.includes("chalk"))).toBe(false);
    expect(patterns).not.toContain("npm test *");
  });

  test("are the targets of a makefile, not its variables, patterns and other targets", () => {
    const patterns = found({
      Makefile: ".PHONY: test\nCC := gcc\ntest: build\n\t./t\nlint check:\n\tx\nbuild/%.o: %.c\n\tx\ninstall:\n\tx\n",
    });
    expect(patterns).toEqual(["make test", "make -s test", "make -k test", "make -j* test"]);
  });

  test.each([
    ["Cargo.toml", "cargo test *"],
    ["go.mod", "go test *"],
    ["pyproject.toml", "pytest *"],
    ["pom.xml", "./mvnw test *"],
    ["build.gradle.kts", "./gradlew test *"],
    ["Gemfile", "bundle exec rspec *"],
    ["composer.json", "composer test"],
    ["mix.exs", "mix test *"],
    ["deno.json", "deno test *"],
    ["CMakeLists.txt", "ctest *"],
  ])("are known by %s", (file, pattern) => {
    expect(found({ [file]: "" })).toContain(pattern);
    expect(found({})).toEqual([]);
  });

  test("of a manifest that cannot be read, or that names scripts oddly, do no harm", () => {
    for (const text of [
      "{",
      "[]",
      "null",
      '{"scripts": []}',
      '{"scripts": {"test; rm -rf /": "x", "__proto__": "x", "test *": "y"}}',
    ]) {
      const loaded = loadPolicy(
        { path: "remit.toml", ref: "main", text: 'extends = "edit"' },
        new Map([["package.json", text]]),
      );
      if (loaded.kind !== "loaded") throw new Error("not loaded");
      expect(askShell(loaded.policy, "npm run deploy").effect).toBe("deny");
      expect(askShell(loaded.policy, "npm run test; rm -rf /").effect).toBe("deny");
    }
  });
});

describe("presets", () => {
  test("grow: what read-only allows edit allows, what edit allows maintain allows", () => {
    const [read, edit, maintain] = ["read-only", "edit", "maintain"].map((name) => policyOf(`extends = "${name}"`));
    if (read === undefined || edit === undefined || maintain === undefined) throw new Error("not loaded");
    for (const line of [
      "ls",
      "git log -3",
      "npm test",
      "cp a b",
      "npm install x",
      "cargo add x",
      "go mod tidy",
      "pip install -r requirements.txt",
    ]) {
      const effects = [read, edit, maintain].map((policy) => askShell(policy, line).effect);
      expect(effects.toSorted().toReversed()).toEqual(effects);
    }
  });

  test("maintain writes dependency manifests and runs what changes them", () => {
    const maintain = policyOf('extends = "maintain"');
    for (const line of [
      "npm install left-pad",
      "npm update",
      "npm ci",
      "cargo update",
      "go get example.com/x",
      "go mod tidy",
      "uv lock",
    ])
      expect(askShell(maintain, line).effect).toBe("allow");
    for (const line of [
      "npm publish",
      "npm install -g x",
      "npm install --prefix /tmp x",
      "cargo publish",
      "npm exec x",
    ])
      expect(askShell(maintain, line).effect).toBe("deny");
    expect(
      ask(maintain, "write_file", [{ kind: "path", access: "write", path: "package.json", directory: "" }]).effect,
    ).toBe("allow");
    expect(
      ask(maintain, "write_file", [{ kind: "path", access: "write", path: ".github/x", directory: "" }]).effect,
    ).toBe("deny");
  });

  test.each([
    "package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock bun.lockb",
    "deno.lock .npmrc .yarnrc .yarnrc.yml Cargo.toml Cargo.lock go.mod go.sum go.work go.work.sum pyproject.toml setup.py",
    "setup.cfg requirements.txt requirements-dev.txt requirements/ci.txt Pipfile Pipfile.lock poetry.lock uv.lock pdm.lock",
    "pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile gradle/libs.versions.toml",
    "gradle/wrapper/gradle-wrapper.jar Gemfile Gemfile.lock shop.gemspec composer.json composer.lock shop.csproj",
    "packages.lock.json Directory.Packages.props mix.exs mix.lock pubspec.yaml pubspec.lock Package.swift Package.resolved",
    "flake.nix flake.lock",
  ])("edit leaves what a project depends on alone: %s", (names) => {
    const edit = policyOf('extends = "edit"');
    const write = (path: string) => ask(edit, "write_file", [{ kind: "path", access: "write", path, directory: "" }]);
    for (const name of names.split(" ").flatMap((each) => [each, `apps/web/${each}`, each.toUpperCase()]))
      expect([name, write(name).rules]).toEqual([name, ["edit:dependencies"]]);
  });

  test.each(["src/package.ts", "package.json.md", "docs/go.mod.md", "requirements.md", "Makefile", "Dockerfile"])(
    "edit writes %s, which says nothing of dependencies",
    (path) => {
      const edit = policyOf('extends = "edit"');
      const need = { kind: "path", access: "write", path, directory: "" } as const;
      expect(ask(edit, "write_file", [need]).effect).toBe("allow");
    },
  );

  test("none reaches the network, saves memories or uses servers", () => {
    for (const name of ["read-only", "edit", "maintain"]) {
      const policy = policyOf(`extends = "${name}"`);
      expect(ask(policy, "web_fetch", [{ kind: "host", host: "example.com" }]).effect).toBe("deny");
      expect(
        ask(policy, "save_memory", [{ kind: "path", access: "write", path: "GEMINI.md", directory: "" }]).effect,
      ).toBe("deny");
      expect(ask(policy, "mcp_x_y", [{ kind: "server", server: "x", tool: "y" }]).effect).toBe("deny");
      expect(askShell(policy, "curl https://example.com").effect).toBe("deny");
    }
  });

  test("are ordinary rules with names and sources", () => {
    const { rules } = policyOf('extends = "maintain"');
    for (const { id, source } of rules)
      expect([id, source]).toEqual([
        expect.stringMatching(/^(built-in|read-only|edit|maintain):[a-z]+$/),
        id.split(":")[0],
      ]);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});

describe("protected paths", () => {
  test.each([
    [".github/workflows/ci.yml", "workflow"],
    [".GITHUB/Workflows/ci.yml", "workflow"],
    [".github/dependabot.yml", "protected"],
    ["action.yaml", "protected"],
    ["docs/CODEOWNERS", "protected"],
    ["a/b/.gemini/x/y", "protected"],
    ["gemini.md", "protected"],
    [".gitmodules", "protected"],
    [".lfsconfig", "protected"],
    ["src/action.yml", undefined],
    ["src/a.ts", undefined],
    ["github/workflows/ci.yml", undefined],
  ] as const)("%s: %s", (path, kind) => {
    expect(protection(path)).toBe(kind);
  });

  test("hold the policy file itself, wherever it is", () => {
    expect(protection("ops/remit.toml", "ops/remit.toml")).toBe("protected");
    expect(protection("ops/remit.toml")).toBeUndefined();
  });
});

test("the summary says in a few bounded lines what is allowed, the file's own rules first", () => {
  const many = Array.from({ length: 200 }, (_, index) => `"tool${index} *"`).join(", ");
  for (const policy of [
    policyOf(""),
    policyOf('extends = "edit"'),
    policyOf(`extends = "maintain"\n[[allow]]\ncommand = [${many}]`),
  ]) {
    const lines = summary(policy);
    expect(lines.length).toBeLessThanOrEqual(9);
    expect(lines.join("\n").length).toBeLessThan(2_600);
  }
  const own = summary(
    policyOf('extends = "edit"\n[[allow]]\ncommand = "mytool *"\n[[deny]]\npath = "db/**"\n[network]\nhosts = ["a.b"]'),
  );
  expect(own.find((line) => line.startsWith("May run: "))).toMatch(/^May run: mytool/);
  expect(own.find((line) => line.startsWith("Never written: "))).toMatch(/db\/\*\*/);
  expect(own).toContain("May fetch from: a.b.");
  expect(PROJECT.size).toBeGreaterThan(0);
});
