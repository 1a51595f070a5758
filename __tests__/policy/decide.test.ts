import { describe, expect, test } from "@jest/globals";
import { declaredTools } from "../../src/policy/decide.ts";
import { USUAL } from "../../src/policy/explain.ts";
import type { Need } from "../../src/policy/policy.ts";
import { TOOLS } from "../../src/policy/vocabulary.ts";
import { ask, askShell, policyOf } from "../world/policies.ts";

const path = (access: "read" | "write", where: string, directory = ""): Need => ({
  kind: "path",
  access,
  path: where,
  directory,
});
const host = (name: string): Need => ({ kind: "host", host: name });
const server = (name: string, tool = "t"): Need => ({ kind: "server", server: name, tool });
const agent = (name: string): Need => ({ kind: "agent", agent: name });

const TEXT = '[[allow]]\nserver = ["shop", "shop_db"]\ntool = "*"\n';
const READ = policyOf("");
const EDIT = policyOf('extends = "edit"');

describe("a call", () => {
  test("is denied when no rule speaks, with the rule that would allow it", () => {
    const decision = ask(READ, "write_file", [path("write", "src/a.ts")]);
    expect(decision).toEqual({
      effect: "deny",
      rules: [],
      reason: expect.stringMatching(
        /^Refused `write_file`: no rule allows it \(\.github\/remit\.toml\)\..*Refused `write src\/a\.ts`: no rule allows it/,
      ),
      allowWith: '[[allow]]\ntool = "write_file"\npath = "src/a.ts"\naccess = "write"\n',
    });
  });

  test("is allowed by the rules that cover each of its needs, which are named", () => {
    expect(ask(EDIT, "write_file", [path("write", "src/a.ts")])).toEqual({
      effect: "allow",
      rules: ["edit:sources"],
      reason: "Allowed by `edit:sources`.",
    });
  });

  test("is denied when one need of several is not covered", () => {
    expect(ask(EDIT, "read_many_files", [path("read", "src/a.ts"), path("read", "../x")]).effect).toBe("deny");
  });

  test("is judged on its tool even when it states no need", () => {
    expect(ask(READ, "save_memory", []).effect).toBe("deny");
    expect(ask(READ, "write_todos", []).effect).toBe("allow");
    expect(ask(READ, "a_tool_of_no_kind", []).effect).toBe("deny");
  });

  test("that a rule denies names the rule, where it stands and its reason, and proposes nothing", () => {
    const policy = policyOf(
      'extends = "edit"\n[[deny]]\nid = "lockfile"\npath = ["yarn.lock", "vendor/**"]\nreason = "Vendored."',
    );
    const decision = ask(policy, "write_file", [path("write", "vendor/x.ts")]);
    expect(decision).toEqual({
      effect: "deny",
      rules: ["lockfile"],
      reason: "Refused `write vendor/x.ts`: the rule `lockfile` (remit.toml:2) denies it. Vendored.",
    });
  });

  test("is denied by a denial wherever it stands and however many rules allow it", () => {
    const deny = '[[deny]]\npath = "src/**"\n';
    const allow = '[[allow]]\ntool = "write_file"\npath = "src/**"\n';
    for (const text of [deny + allow, allow + deny, `${allow}${deny}${allow.replace("src/**", "**")}`])
      expect(ask(policyOf(`extends = "edit"\n${text}`), "write_file", [path("write", "src/a.ts")]).effect).toBe("deny");
  });
});

describe("paths", () => {
  test("are judged where they are, not as they are written", () => {
    const policy = policyOf('[[allow]]\ntool = "write_file"\npath = "src/**"\n');
    expect(ask(policy, "write_file", [path("write", "./test/../src/a.ts")]).effect).toBe("allow");
    expect(ask(policy, "write_file", [path("write", "src/../test/a.ts")]).effect).toBe("deny");
    expect(ask(policy, "write_file", [path("write", "a.ts", "src")]).effect).toBe("allow");
    const links = (name: string) =>
      name === "src/link" ? { kind: "inside" as const, path: "test/a.ts" } : { kind: "inside" as const, path: name };
    expect(ask(policy, "write_file", [path("write", "src/link")], USUAL, links).effect).toBe("deny");
  });

  test("outside the workspace are denied whatever the rules", () => {
    const policy = policyOf('[[allow]]\ntool = "*"\n');
    expect(ask(policy, "read_file", [path("read", "/etc/passwd")])).toMatchObject({
      effect: "deny",
      rules: ["built-in:outside"],
    });
    expect(ask(policy, "read_file", [path("read", "/etc/passwd")]).allowWith).toBeUndefined();
  });

  test("in git's own directory are denied whatever the rules, at any depth and in any case", () => {
    const policy = policyOf('[[allow]]\ntool = "*"\n');
    const anywhere = (name: string) => ({ kind: "inside" as const, path: name });
    for (const name of [".git/config", "a/.git/hooks/x", ".GIT/config", ".git"])
      for (const access of ["read", "write"] as const)
        expect(ask(policy, "read_file", [path(access, name)], USUAL, anywhere).rules).toContain("built-in:git");
    expect(ask(policy, "read_file", [path("read", ".gitignore")]).effect).toBe("allow");
  });

  test.each([
    ".github/dependabot.yml",
    "action.yml",
    "AGENTS.md",
    "docs/GEMINI.md",
    "a/.gemini/settings.json",
    ".gitattributes",
    "CODEOWNERS",
    ".github/remit.toml",
    ".husky/pre-commit",
  ])("such as %s are protected from writing, not from reading, and opened by their exact name alone", (name) => {
    expect(ask(EDIT, "write_file", [path("write", name)]).rules).toContain("built-in:protected");
    expect(ask(EDIT, "read_file", [path("read", name)]).effect).toBe("allow");
    const opened = policyOf(`extends = "edit"\n[publish]\nopen = ["${name}"]`);
    expect(ask(opened, "write_file", [path("write", name)]).effect).toBe("allow");
    expect(ask(opened, "write_file", [path("write", `${name}x/CODEOWNERS`)]).effect).toBe("deny");
    expect(
      ask(policyOf(`extends = "edit"\n[[allow]]\ntool = "write_file"\npath = "${name}"`), "write_file", [
        path("write", name),
      ]).effect,
    ).toBe("deny");
  });

  test("of workflows are never opened", () => {
    expect(ask(EDIT, "write_file", [path("write", ".github/workflows/ci.yml")]).rules).toContain("built-in:workflows");
  });

  test("of the policy file are protected wherever it is", () => {
    expect(ask(policyOf('extends = "edit"'), "write_file", [path("write", ".github/remit.toml")]).effect).toBe("deny");
  });

  test("that differ from a denied one in case, form or invisible characters alone are denied too", () => {
    const policy = policyOf('extends = "edit"\n[[deny]]\nid = "d"\npath = ["Secret/é.txt"]');
    for (const name of ["secret/é.txt", "SECRET/e\u0301.TXT", "Secret/\u200Bé.txt", "Secret/é.txt ", "Secret/é.txt."])
      expect(ask(policy, "write_file", [path("write", name)]).rules).toEqual(["d"]);
  });

  test("are matched with hidden files, with parentheses taken as they are, and the root by ** alone", () => {
    const policy = policyOf('[[allow]]\ntool = ["read_file", "write_file"]\npath = ["app/(group)/*.ts", "cfg/**"]\n');
    for (const name of ["app/(group)/a.ts", "cfg/.env", "cfg/a/.b/c", "cfg"])
      expect(ask(policy, "write_file", [path("write", name)]).effect).toBe("allow");
    for (const name of ["app/group/a.ts", "app/(group)/x/a.ts", "", "cfgx"])
      expect(ask(policy, "write_file", [path("write", name)]).effect).toBe("deny");
    expect(ask(EDIT, "list_directory", [path("read", "")]).effect).toBe("allow");
  });

  test("`access` narrows a rule to reading or writing", () => {
    const policy = policyOf(
      'extends = "edit"\n[[deny]]\nid = "w"\npath = "a/**"\naccess = "write"\n[[deny]]\nid = "r"\npath = "b/**"\naccess = "read"\n[[deny]]\nid = "rw"\npath = "c/**"',
    );
    const rules = (tool: string, need: Need) => ask(policy, tool, [need]).rules;
    expect(rules("read_file", path("read", "a/x"))).not.toContain("w");
    expect(rules("write_file", path("write", "a/x"))).toEqual(["w"]);
    expect(rules("read_file", path("read", "b/x"))).toEqual(["r"]);
    expect(rules("write_file", path("write", "b/x"))).toEqual(["edit:sources"]);
    expect(rules("read_file", path("read", "c/x"))).toEqual(["rw"]);
    expect(rules("write_file", path("write", "c/x"))).toEqual(["rw"]);
  });

  test("denied for reading are not read by searching the directory they lie in; others denied are", () => {
    const policy = policyOf(
      '[[deny]]\nid = "secrets"\npath = "secrets/**"\naccess = "read"\n[[deny]]\nid = "lock"\npath = "yarn.lock"',
    );
    expect(ask(policy, "grep_search", [path("read", "")]).rules).toEqual(["secrets"]);
    expect(ask(policy, "grep_search", [path("read", "src")]).effect).toBe("allow");
    expect(askShell(policy, "grep -r x .").rules).toEqual(["secrets"]);
    expect(askShell(policyOf('[[deny]]\npath = "yarn.lock"'), "grep -r x .").effect).toBe("allow");
  });
});

describe("conditions", () => {
  test("of one rule must all hold, of one list any", () => {
    const policy = policyOf(
      '[[allow]]\ntool = ["write_file", "replace"]\npath = ["a/**", "b/**"]\nwhen = { trigger = ["comment", "local"], request = "change", fork = false }',
    );
    const decide = (tool: string, where: string, more: Partial<typeof USUAL> = {}) =>
      ask(policy, tool, [path("write", where)], { ...USUAL, ...more }).effect;
    expect(decide("write_file", "a/x")).toBe("allow");
    expect(decide("replace", "b/x")).toBe("allow");
    expect(decide("replace", "c/x")).toBe("deny");
    expect(decide("write_file", "a/x", { trigger: "local" })).toBe("allow");
    expect(decide("write_file", "a/x", { trigger: "schedule" })).toBe("deny");
    expect(decide("write_file", "a/x", { request: "review" })).toBe("deny");
    expect(decide("write_file", "a/x", { fork: true })).toBe("deny");
  });

  test("on hosts hold for names below, never for names that only end alike", () => {
    const policy = policyOf(
      '[network]\nhosts = ["example.com", "*.api.dev"]\n[[deny]]\nid = "no"\nhost = "bad.api.dev"',
    );
    const fetch = (name: string) => ask(policy, "web_fetch", [host(name)]);
    for (const name of ["example.com", "EXAMPLE.com", "example.com.", "a.api.dev", "a.b.api.dev"])
      expect(fetch(name).effect).toBe("allow");
    for (const name of [
      "a.example.com",
      "badexample.com",
      "example.com.evil.io",
      "api.dev",
      "evil.io\\.api.dev",
      "user@example.com",
      "exämple.com",
      "example.com\u0000.evil.io",
      ".api.dev",
      "",
    ])
      expect(fetch(name).effect).toBe("deny");
    expect(fetch("bad.api.dev").rules).toEqual(["no"]);
    expect(fetch("BAD.api.dev.").rules).toEqual(["no"]);
  });

  test("that deny a server's tool by its name do so whatever it has to be called", () => {
    const policy = policyOf(`[[allow]]
server = ["shop", "shop_db"]
[[deny]]
id = "drop"
tool = "mcp_shop_db_drop"
[[deny]]
id = "wipe"
tool = "mcp_*_wipe*"
server = "shop_db"
`);
    const judge = (tool: string, from: string, own: string) => ask(policy, tool, [server(from, own)]).rules;
    expect(judge("mcp_shop_db_drop", "shop_db", "drop")).toEqual(["drop"]);
    expect(judge("mcp_shop_db_drop_0123abcd", "shop_db", "drop")).toEqual(["drop"]);
    expect(judge("mcp_shop_db_drop_89ab4567", "shop", "db_drop")).toEqual(["drop"]);
    expect(judge(`mcp_shop_db_${"x".repeat(40)}_0123abcd`, "shop_db", `${"x".repeat(60)}_wipe all`)).toEqual(["wipe"]);
    for (const [tool, from, own] of [
      ["mcp_shop_db_list_0123abcd", "shop_db", "list"],
      ["mcp_shop_wipe", "shop", "wipe"],
      ["get_mcp_prompt", "shop_db", "drop"],
    ] as const)
      expect(ask(policyOf(`${TEXT}[[deny]]\ntool = "mcp_shop_db_drop"`), tool, [server(from, own)]).effect).toBe(
        "allow",
      );
  });

  test("on servers hold for the tools of those servers", () => {
    const policy = policyOf('[[allow]]\nserver = "docs"\n[[deny]]\nid = "no"\ntool = "mcp_docs_write*"');
    expect(ask(policy, "mcp_docs_read", [server("docs")]).effect).toBe("allow");
    expect(ask(policy, "mcp_other_read", [server("other")]).effect).toBe("deny");
    expect(ask(policy, "mcp_docs_write_it", [server("docs")]).rules).toEqual(["no"]);
    expect(ask(READ, "mcp_docs_read", [server("docs")]).effect).toBe("deny");
    expect(ask(policyOf('[[allow]]\ntool = "mcp_docs_get_*"'), "mcp_docs_get_x", [server("docs")]).effect).toBe(
      "allow",
    );
  });

  test("on agents hold for who calls, and for who is called by `invoke_agent`", () => {
    const policy = policyOf(
      'extends = "edit"\n[[deny]]\nid = "quiet"\ntool = ["write_file"]\nagent = "investigator"\n[[deny]]\nid = "never"\nagent = "wild"',
    );
    expect(ask(policy, "write_file", [path("write", "a")]).effect).toBe("allow");
    expect(ask(policy, "write_file", [path("write", "a")], { ...USUAL, agent: "investigator" }).rules).toEqual([
      "quiet",
    ]);
    expect(ask(policy, "read_file", [path("read", "a")], { ...USUAL, agent: "wild" }).rules).toEqual(["never"]);
    expect(ask(policy, "invoke_agent", [agent("investigator")]).effect).toBe("allow");
    expect(ask(policy, "invoke_agent", [agent("wild")]).rules).toEqual(["never"]);
    expect(ask(policyOf('[[deny]]\ntool = "invoke_agent"'), "invoke_agent", [agent("x")]).effect).toBe("deny");
  });

  test("of a denial bound to circumstances alone deny everything in them", () => {
    const policy = policyOf('extends = "edit"\n[[deny]]\nid = "forks"\nwhen = { fork = true }');
    expect(ask(policy, "read_file", [path("read", "a")], { ...USUAL, fork: true }).rules).toContain("forks");
    expect(ask(policy, "read_file", [path("read", "a")]).effect).toBe("allow");
  });

  test("on commands together with paths hold when every path of the command is matched", () => {
    const policy = policyOf('[[allow]]\nid = "cp"\ncommand = "cp *"\npath = ["src/**"]\n');
    expect(askShell(policy, "cp src/a src/b").effect).toBe("allow");
    expect(askShell(policy, "cp src/a lib/b").effect).toBe("deny");
    expect(askShell(policy, "cp lib/a src/b").effect).toBe("deny");
    const denying = policyOf('extends = "edit"\n[[deny]]\nid = "no"\ncommand = "cp *"\npath = "lib/**"');
    expect(askShell(denying, "cp src/a lib/b").rules).toEqual(["no"]);
    expect(askShell(denying, "cp src/a src/b").effect).toBe("allow");
    expect(askShell(denying, "mv src/a lib/b").effect).toBe("allow");
  });

  test("on a tool alone allow its calls, but not what only a name opens", () => {
    const policy = policyOf('[[allow]]\nid = "any"\ntool = "run_shell_command"\n');
    expect(askShell(policy, "mytool a b > out.txt").effect).toBe("allow");
    expect(askShell(policy, "cp a b").effect).toBe("allow");
    for (const line of [
      "sort -o a b",
      "git push",
      "node -e 1",
      "curl https://example.com",
      "cat /etc/passwd",
      "echo x > AGENTS.md",
      "$x",
      "LD_PRELOAD=x ls",
    ])
      expect(askShell(policy, line).effect).toBe("deny");
  });
});

describe("commands", () => {
  const line = (patterns: string, command: string) =>
    askShell(policyOf(`[[allow]]\ncommand = [${patterns}]\n`), command).effect;

  test("are matched word by word, with a star inside a word and a final star for any rest", () => {
    expect(line('"mytool"', "mytool")).toBe("allow");
    expect(line('"mytool"', "mytool x")).toBe("deny");
    expect(line('"mytool *"', "mytool")).toBe("allow");
    expect(line('"mytool *"', "mytool a b c")).toBe("allow");
    expect(line('"mytool a*"', "mytool abc")).toBe("allow");
    expect(line('"mytool a*"', "mytool abc d")).toBe("deny");
    expect(line('"mytool * x"', "mytool y x")).toBe("allow");
    expect(line('"mytool * x"', "mytool y z x")).toBe("deny");
    expect(line('"mytool a*b"', "mytool aXXb")).toBe("allow");
    expect(line('"mytool a*b"', "mytool aXXbc")).toBe("deny");
    expect(line("\"mytool 'a *'\"", "mytool 'a *'")).toBe("allow");
    expect(line("\"mytool 'a *'\"", "mytool 'a b'")).toBe("deny");
    expect(line('"mytool \\\\*"', "mytool '*'")).toBe("allow");
    expect(line('"my*"', "mytool")).toBe("allow");
    expect(line('"*"', "mytool a b")).toBe("allow");
    expect(line('"mytool *"', "./mytool a")).toBe("deny");
    expect(line('"mytool *"', "/usr/bin/mytool a")).toBe("deny");
    expect(line('"mytool *"', "MYTOOL a")).toBe("deny");
  });

  test("name an option to open it, wherever it stands among the pattern's words", () => {
    expect(line('"sort *"', "sort -o out a")).toBe("deny");
    expect(line('"sort -o out *"', "sort -o out a")).toBe("allow");
    expect(line('"sort -o * *"', "sort -o out a")).toBe("deny");
    expect(line('"git -c core.pager=cat log *"', "git -c core.pager=cat log -3")).toBe("allow");
    expect(line('"git -c core.pager=cat log *"', "git -c core.pager=sh log -3")).toBe("deny");
    expect(line('"python3 -m pytest *"', "python3 -m pytest -q tests")).toBe("allow");
    expect(line('"python3 -m pytest *"', "python3 -m http.server")).toBe("deny");
    expect(line('"python3 *"', "python3 < src/a.py")).toBe("deny");
    expect(line('"python3"', "python3 < src/a.py")).toBe("allow");
    expect(line('"node -e *"', "node -e 1")).toBe("allow");
    expect(line('"npm install"', "npm install")).toBe("allow");
    expect(line('"npm install"', "npm install evil")).toBe("deny");
    expect(line('"npm install *"', "npm install --prefix /tmp x")).toBe("deny");
    expect(line('"npx cowsay *"', "npx cowsay hi")).toBe("allow");
    expect(line('"* --version"', "cargo --version")).toBe("allow");
    expect(line('"curl https://example.com/*"', "curl https://example.com/a")).toBe("allow");
    expect(line('"curl https://example.com*"', "curl https://example.com.evil.io/a")).toBe("deny");
    expect(line('"curl https://*"', "curl https://example.com/a")).toBe("deny");
  });

  test("behind a wrapper are allowed by their own rule, or by one that names the wrapper and them", () => {
    expect(line('"mytool *"', "timeout 60 mytool x")).toBe("allow");
    expect(line('"timeout 60 mytool *"', "timeout 60 mytool x")).toBe("allow");
    expect(line('"timeout 60 mytool *"', "mytool x")).toBe("deny");
    expect(line('"timeout *"', "timeout 60 mytool x")).toBe("deny");
    expect(line('"xargs mytool *"', "echo a | xargs mytool")).toBe("deny");
    expect(line('"env A=1 mytool *"', "env A=1 mytool x")).toBe("allow");
    expect(line('"sudo *"', "sudo mytool")).toBe("deny");
    expect(line('"sudo *", "mytool *"', "sudo mytool x")).toBe("allow");
    expect(line('"bash *"', "bash -c 'mytool x'")).toBe("deny");
    expect(line('"mytool *"', "bash -c 'mytool x'")).toBe("allow");
  });

  test("may have an assignment in front when it is harmless or named", () => {
    expect(line('"mytool *"', "CI=1 DEBUG=x mytool")).toBe("allow");
    expect(line('"mytool *"', "NODE_OPTIONS=x mytool")).toBe("deny");
    expect(
      line('"NODE_OPTIONS=--max-old-space-size=* mytool *"', "NODE_OPTIONS=--max-old-space-size=4096 mytool"),
    ).toBe("allow");
    expect(line('"NODE_OPTIONS=--max-old-space-size=* mytool *"', "NODE_OPTIONS=--require=x mytool")).toBe("deny");
    expect(line('"NODE_OPTIONS=x mytool"', "mytool")).toBe("allow");
  });

  test("write only where a path rule, or their own words, let them", () => {
    expect(line('"cp *"', "cp a b")).toBe("deny");
    expect(line('"cp a b"', "cp a b")).toBe("allow");
    expect(line('"mytool"', "mytool > out")).toBe("deny");
    expect(
      askShell(policyOf('[[allow]]\ncommand = "cp *"\n[[allow]]\npath = "out/**"\naccess = "write"'), "cp a out/b")
        .effect,
    ).toBe("allow");
    expect(
      askShell(policyOf('[[allow]]\ncommand = "cp *"\n[[allow]]\npath = "out/**"\naccess = "write"'), "cp a b").effect,
    ).toBe("deny");
  });

  test("refused for an option, a variable or a write say which it is", () => {
    const reason = (text: string) => askShell(EDIT, text).reason;
    expect(reason("sort -o x a")).toMatch(/`-o` writes its output to a file, which a final `\*` does not open/);
    expect(reason("GIT_PAGER=x git log")).toMatch(/`GIT_PAGER=x` changes how programs run, and no pattern names it/);
    expect(reason("git push")).toMatch(/no rule allows it .*Allowed commands: `git status \*`/s);
    expect(reason("cat $x")).toMatch(/it is not certain which path it is/);
    expect(askShell(READ, "sort a > b").reason).toMatch(/no rule allows to write b/);
  });
});

test("a reason stays short, however much of a line is denied", () => {
  const line = Array.from({ length: 40 }, (_, index) => `evil${index} ${"x".repeat(150)}`).join("; ");
  const { reason } = askShell(EDIT, line);
  expect(reason.length).toBeLessThan(6_000);
  expect(reason).toMatch(/And 34 more\.$/);
});

describe("the tools declared to the model", () => {
  const all = [...TOOLS.keys(), "mcp_docs_read"];

  test("are those of which some call could be allowed", () => {
    expect(declaredTools(READ, all, USUAL)).toEqual([
      "read_file",
      "read_many_files",
      "list_directory",
      "glob",
      "grep_search",
      "run_shell_command",
      "list_background_processes",
      "read_background_output",
      "git_read",
      "read_issue",
      "read_pull_request",
      "read_check_logs",
      "add_review_comment",
      "write_todos",
      "activate_skill",
      "invoke_agent",
      "complete_task",
    ]);
    expect(declaredTools(EDIT, all, USUAL)).toEqual(expect.arrayContaining(["write_file", "replace"]));
    expect(declaredTools(policyOf('[network]\nhosts = ["a.b"]'), all, USUAL)).toContain("web_fetch");
    expect(declaredTools(policyOf('[[allow]]\nserver = "docs"'), all, USUAL)).toContain("mcp_docs_read");
    expect(declaredTools(policyOf('[[allow]]\nhost = "a.b"'), all, USUAL)).toContain("web_fetch");
    expect(declaredTools(policyOf('[[allow]]\npath = "src/**"\naccess = "write"'), all, USUAL)).toContain("write_file");
  });

  test("leave out what is denied as a whole, not what is denied in part", () => {
    expect(declaredTools(policyOf('extends = "edit"\n[[deny]]\ntool = "run_shell_command"'), all, USUAL)).not.toContain(
      "run_shell_command",
    );
    expect(
      declaredTools(policyOf('extends = "edit"\n[[deny]]\ntool = "run_shell_command"\ncommand = "git *"'), all, USUAL),
    ).toContain("run_shell_command");
    expect(
      declaredTools(policyOf('extends = "edit"\n[[deny]]\ntool = "write_file"\nwhen = { fork = true }'), all, {
        ...USUAL,
        fork: true,
      }),
    ).not.toContain("write_file");
    expect(
      declaredTools(policyOf('extends = "edit"\n[[deny]]\ntool = "write_file"\nwhen = { fork = true }'), all, USUAL),
    ).toContain("write_file");
  });
});
