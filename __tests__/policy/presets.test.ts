import { describe, expect, test } from "@jest/globals";
import { projectCommands } from "../../src/policy/manifests.ts";
import { protection } from "../../src/policy/presets.ts";
import { summary } from "../../src/policy/summary.ts";
import { ask, askShell, policyOf } from "../world/policies.ts";

describe("the project's own commands", () => {
  const found = (files: Readonly<Record<string, string>>) => projectCommands(new Map(Object.entries(files)));

  test("are the scripts of package.json that test, check, format and build, and no others", () => {
    const names = "test test:unit lint-fix build deploy start build:publish postinstall prepublishOnly".split(" ");
    const scripts = Object.fromEntries(names.map((name) => [name, "x"]));
    expect(found({ "package.json": JSON.stringify({ scripts }) })).toEqual([
      "npm test",
      "npm run test:unit",
      "npm run lint-fix",
      "npm run build",
    ]);
  });

  test("are the targets of a makefile, not its variables or patterns", () => {
    const commands = found({
      Makefile: ".PHONY: test\nCC := gcc\ntest: build\n\t./t\nlint check:\n\tx\nbuild/%.o: %.c\n\tx\ninstall:\n\tx\n",
    });
    expect(commands).toEqual(["make test"]);
  });

  test.each([
    ["Cargo.toml", "cargo test"],
    ["go.mod", "go test ./..."],
    ["pyproject.toml", "pytest"],
    ["build.gradle.kts", "./gradlew test"],
    ["CMakeLists.txt", "ctest"],
  ])("are derived from %s", (file, command) => {
    expect(found({ [file]: "" })).toContain(command);
    expect(found({})).toEqual([]);
  });

  test("are not read from an unreadable manifest or from odd script names", () => {
    for (const text of ["{", "[]", "null", '{"scripts": []}', '{"scripts": {"test; rm -rf /": "x", "test *": "y"}}'])
      expect(found({ "package.json": text })).toEqual([]);
  });

  test("do not allow anything by themselves", () => {
    const listed = policyOf('extends = "edit"\n[shell]\ncommands = "listed"');
    expect(listed.commands).toContain("npm test");
    expect(askShell(listed, "npm test").effect).toBe("deny");
  });
});

describe("presets", () => {
  test("run any command in the sandbox, and differ in what may be published", () => {
    for (const name of ["read-only", "edit", "maintain"]) {
      const policy = policyOf(`extends = "${name}"`);
      expect([policy.shell.commands.value, policy.sandbox.mode.value]).toEqual(["any", "require"]);
      expect(askShell(policy, "npm test && python x.py").effect).toBe("allow");
    }
    const write = (name: string, path: string) =>
      ask(policyOf(`extends = "${name}"`), "write_file", [{ kind: "path", access: "write", path, directory: "" }])
        .effect;
    expect(["read-only", "edit", "maintain"].map((name) => write(name, "src/a.ts"))).toEqual([
      "deny",
      "allow",
      "allow",
    ]);
    expect(["edit", "maintain"].map((name) => write(name, "package.json"))).toEqual(["deny", "allow"]);
    expect(["edit", "maintain"].map((name) => write(name, ".github/x"))).toEqual(["deny", "deny"]);
  });

  test.each([
    "package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock bun.lockb",
    "deno.lock .npmrc .yarnrc .yarnrc.yml Cargo.toml Cargo.lock go.mod go.sum go.work go.work.sum pyproject.toml setup.py",
    "setup.cfg requirements.txt requirements-dev.txt requirements/ci.txt Pipfile Pipfile.lock poetry.lock uv.lock pdm.lock",
    "pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile gradle/libs.versions.toml",
    "gradle/wrapper/gradle-wrapper.jar Gemfile Gemfile.lock shop.gemspec composer.json composer.lock shop.csproj",
    "packages.lock.json Directory.Packages.props mix.exs mix.lock pubspec.yaml pubspec.lock Package.swift Package.resolved",
    "flake.nix flake.lock",
  ])("edit does not write what a project depends on: %s", (names) => {
    const edit = policyOf('extends = "edit"');
    const write = (path: string) => ask(edit, "write_file", [{ kind: "path", access: "write", path, directory: "" }]);
    for (const name of names.split(" ").flatMap((each) => [each, `apps/web/${each}`, each.toUpperCase()]))
      expect([name, write(name).rules]).toEqual([name, ["edit:dependencies"]]);
  });

  test.each(["src/package.ts", "package.json.md", "docs/go.mod.md", "requirements.md", "Makefile", "Dockerfile"])(
    "edit writes %s, which declares no dependencies",
    (path) => {
      const edit = policyOf('extends = "edit"');
      const need = { kind: "path", access: "write", path, directory: "" } as const;
      expect(ask(edit, "write_file", [need]).effect).toBe("allow");
    },
  );

  test("never reach the network, save memories or use servers", () => {
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

  test("consist of ordinary rules with names and sources", () => {
    const { rules } = policyOf('extends = "maintain"');
    expect(rules.length).toBeGreaterThan(5);
    for (const { id, source } of rules)
      expect([id, source]).toEqual([
        expect.stringMatching(/^(built-in|read-only|edit|maintain|guard):[a-z]+$|^shell\.commands$/),
        /^(guard|shell)/.test(id) ? "maintain" : id.split(":")[0],
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
    ["src/action.yml", "protected"],
    ["src/a.ts", undefined],
    ["github/workflows/ci.yml", undefined],
  ] as const)("%s: %s", (path, kind) => {
    expect(protection(path, undefined)).toBe(kind);
  });

  test("include the policy file itself, wherever it is", () => {
    expect(protection("ops/remit.toml", "ops/remit.toml")).toBe("protected");
    expect(protection("ops/remit.toml", undefined)).toBeUndefined();
  });
});

describe("the summary", () => {
  test("says in three lines what the shell may run, what is not published and which hosts are open", () => {
    const lines = summary(policyOf('extends = "edit"'));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^Shell: any command line may run\. The project's own commands: npm test, .*Not run: git push, gh, sudo/,
    );
    expect(lines[1]).toMatch(/^Not published, whatever wrote it: dependency manifests and lock files\.$/);
    expect(lines[2]).toBe("Network: no host is open to commands.");
  });

  test("stays short, however long the policy is", () => {
    const many = Array.from({ length: 200 }, (_, index) => `"tool${index} *"`).join(", ");
    for (const rules of [
      `[[allow]]\ncommand = [${many}]`,
      `[[deny]]\ncommand = [${many}]`,
      `[[deny]]\npath = [${many}]`,
    ])
      for (const mode of ["any", "listed", "none"]) {
        const lines = summary(policyOf(`extends = "edit"\n[shell]\ncommands = "${mode}"\n${rules}`));
        expect(lines.join("\n").length).toBeLessThan(2_600);
      }
  });

  test("names what the policy file sets", () => {
    const own = summary(
      policyOf(
        'extends = "edit"\n[shell]\ncommands = "listed"\n[[allow]]\ncommand = "mytool *"\n[[deny]]\npath = "db/**"\n[network]\nhosts = ["a.b"]\nservices = ["redis:6379"]',
      ),
    ).join("\n");
    expect(own).toMatch(/only these commands run.*: mytool \*\./);
    expect(own).toMatch(/Not published.*db\/\*\*/);
    expect(own).toMatch(/Open hosts: a\.b\. .*Services that commands reach: redis:6379\./);
    expect(own).toMatch(/Not read, and hidden from commands: db\/\*\*/);
  });

  test("says when a run publishes nothing", () => {
    expect(summary(policyOf("")).join("\n")).toMatch(/Published: no change of any file/);
    expect(summary(policyOf('extends = "edit"\n[shell]\ncommands = "none"'))[0]).toBe("Shell: there is none.");
  });
});
