import { describe, expect, test } from "@jest/globals";
import { createHash } from "node:crypto";
import { shellRequirements } from "../../src/policy/decide.ts";
import { loadPolicy } from "../../src/policy/load.ts";
import { faultsOf, policyOf } from "../world/policies.ts";

describe("a policy file", () => {
  test("overrides its preset, and each value keeps its line", () => {
    const policy = policyOf(
      'version = 1\nextends = "edit"\n[limits]\nturns = 7\nminutes = 1.5\n[who]\nbots = ["renovate[bot]"]\n',
    );
    expect(policy.limits.turns).toEqual({ value: 7, source: "remit.toml:4" });
    expect(policy.limits.minutes).toEqual({ value: 1.5, source: "remit.toml:5" });
    expect(policy.who.bots).toEqual({ value: ["renovate[bot]"], source: "remit.toml:7" });
    expect(policy.limits.files).toEqual({ value: 40, source: "edit" });
    expect(policy.publish.to).toEqual({ value: "pull", source: "edit" });
  });

  test("is identified by path, ref and the digest of its bytes", () => {
    const text = 'version = 1\n# é\nextends = "edit"\n';
    const digest = createHash("sha256").update(Buffer.from(text)).digest("hex");
    expect(policyOf(text).source).toEqual({ path: ".github/remit.toml", ref: "main", digest: `sha256:${digest}` });
  });

  test("may be missing: the read-only preset applies", () => {
    const loaded = loadPolicy(undefined, new Map());
    if (loaded.kind !== "loaded") throw new Error("not loaded");
    expect(loaded.policy.extends).toBe("read-only");
    expect(loaded.policy.source.path).toBe("built-in:read-only");
    expect(loaded.policy.publish.to.value).toBe("nothing");
  });

  test("without `extends` is read-only, even when empty", () => {
    expect(policyOf("").extends).toBe("read-only");
    expect(policyOf("version = 1\n").extends).toBe("read-only");
  });

  test("may begin with a byte order mark and have Windows line endings", () => {
    expect(policyOf('\uFEFFversion = 1\r\nextends = "edit"\r\n').extends).toBe("edit");
  });

  test("names its rules by id, or by line", () => {
    const { rules } = policyOf(
      '[[allow]]\nid = "x"\ncommand = "ls"\n[[deny]]\npath = "a"\n[[allow]]\nhost = ["a.b"]\n',
    );
    expect(rules.map(({ id, source, effect }) => [id, source, effect]).slice(-3)).toEqual([
      ["x", "remit.toml:1", "allow"],
      ["remit.toml:6", "remit.toml:6", "allow"],
      ["remit.toml:4", "remit.toml:4", "deny"],
    ]);
  });

  test("accepts a single text in place of a list", () => {
    expect(policyOf('[[allow]]\ncommand = "npm test"\ntool = "run_shell_command"\n').rules.at(-1)).toMatchObject({
      command: ["npm test"],
      tool: ["run_shell_command"],
    });
  });

  test("turns the hosts of the network into an ordinary rule that allows fetching", () => {
    expect(policyOf('[network]\nhosts = ["a.b"]\n').rules).toContainEqual(
      expect.objectContaining({ id: "network.hosts", source: "remit.toml:2", host: ["a.b"] }),
    );
  });

  test("allows every command in a sandbox, and only listed ones when the sandbox is switched off", () => {
    expect(policyOf('extends = "edit"').shell.commands).toEqual({ value: "any", source: "edit" });
    expect(policyOf('[sandbox]\nmode = "off"').shell.commands).toEqual({ value: "listed", source: "remit.toml:2" });
    const none = policyOf('[shell]\ncommands = "none"\n[sandbox]\nmode = "off"');
    expect(none.shell.commands).toEqual({ value: "none", source: "remit.toml:2" });
  });

  test("requires a sandbox by default, shows nothing in it and runs no server outside it", () => {
    const { sandbox } = policyOf("");
    expect(sandbox.mode).toEqual({ value: "require", source: "read-only" });
    expect(sandbox.show.value).toEqual([]);
    expect(sandbox.outside.value).toEqual([]);
  });

  test("describes the sandbox: its hosts, its services and what it shows", () => {
    const policy = policyOf(
      '[sandbox]\nshow = ["~/.cache/tool"]\n[network]\nhosts = ["a.b"]\nservices = ["localhost:5432"]\n[[deny]]\nhost = "c.a.b"',
    );
    const { reaches, ...place } = shellRequirements(policy);
    expect(place).toEqual({ mode: "require", services: ["localhost:5432"], show: ["~/.cache/tool"] });
    expect([reaches?.("a.b"), reaches?.("c.d")]).toEqual([true, false]);
    expect(shellRequirements(policyOf("")).reaches).toBeUndefined();
  });
});

/** The text, and for each fault its line, its column, a part of its message and a part of its hint. */
const FAULTY: readonly (readonly [string, string, readonly (readonly [number, number, RegExp, RegExp?])[]])[] = [
  [
    "an unknown key, with the nearest known one",
    'verion = 1\nextend = "edit"',
    [
      [1, 1, /Unknown key `verion`/, /`version`/],
      [2, 1, /Unknown key `extend`/, /`extends`/],
    ],
  ],
  [
    "an unknown section, with the known ones",
    "[nothing_like_it]\na = 1",
    [[1, 2, /Unknown key `nothing_like_it`/, /Known here: version/]],
  ],
  [
    "an unknown key of a section",
    '[limits]\ntrns = 1\n[publish]\nbranch = "x"',
    [
      [2, 1, /Unknown key `trns` in \[limits\]/, /`turns`/],
      [4, 1, /Unknown key `branch` in \[publish\]/],
    ],
  ],
  [
    "an unknown key of a rule",
    '[[allow]]\ncomand = "ls"',
    [
      [1, 3, /would allow everything/],
      [2, 1, /Unknown key `comand` in \[\[allow\]\]/, /`command`/],
    ],
  ],
  [
    "keys that objects inherit in JavaScript",
    '__proto__ = 1\n[constructor]\nx = 1\n[[allow]]\ncommand = "ls"\ntoString = 1',
    [
      [1, 1, /Unknown key `__proto__`/],
      [2, 2, /Unknown key `constructor`/],
      [6, 1, /Unknown key `toString`/],
    ],
  ],
  [
    "every command without a sandbox, with the reason and the fix",
    '[shell]\ncommands = "any"\n[sandbox]\nmode = "off"',
    [[2, 12, /needs a sandbox, and remit\.toml:4 switches it off/, /`commands = "listed"`/]],
  ],
  [
    "services without a valid host and port",
    '[network]\nservices = ["redis", "redis:99999", "10.0.0.1:80", "http://a:1", "ok:1"]',
    [
      [2, 13, /"redis" is not a service/],
      [2, 22, /"redis:99999" is not a service/],
      [2, 37, /names an address: .*"localhost:80"/],
      [2, 52, /is not a service/],
    ],
  ],
  [
    "paths that cannot be shown",
    '[sandbox]\nshow = ["tools", "/", "/a/../b", "~/", "/sys/x", "/opt/*", "/ok", "~/ok"]\noutside = ["a*"]',
    [
      [2, 9, /"tools" cannot be shown/],
      [2, 18, /"\/" cannot be shown/],
      [2, 23, /"\/a\/\.\.\/b" cannot be shown/],
      [2, 34, /"~\/" cannot be shown/],
      [2, 40, /they have their own \/sys/],
      [2, 50, /wildcards/],
      [3, 12, /"a\*" is not the name of an MCP server/],
    ],
  ],
  [
    "a rule that ties commands to paths or hosts, with the fix",
    '[[allow]]\ncommand = "cp *"\npath = "src/**"\naccess = "write"\n[[deny]]\ncommand = "curl *"\nhost = "a.b"',
    [
      [3, 8, /`path` cannot be in a rule about commands/, /not published/],
      [4, 10, /`access` cannot be/],
      [7, 8, /`host` cannot be/, /`\[network\] hosts`/],
    ],
  ],
  ["an unknown version", "version = 2", [[1, 11, /`version` must be 1/]]],
  ["a version in quotes", 'version = "1"', [[1, 11, /`version` must be 1/]]],
  [
    "an unknown preset",
    'extends = "edits"',
    [[1, 11, /"read-only" or "edit" or "maintain", but is "edits"/, /"edit"/]],
  ],
  [
    "a wrong type",
    'extends = 1\n[limits]\nturns = "7"\nusd = true\n[publish]\ndraft = "yes"\n[who]\nbots = "x"',
    [
      [1, 11, /must be "read-only" or .* but is 1/],
      [3, 9, /`turns` must be a whole number, at least 1, but is a text/],
      [4, 7, /`usd` must be a number above 0, but is true/],
      [6, 9, /`draft` must be true or false, but is a text/],
      [8, 8, /`bots` must be an array of texts, but is a text/],
    ],
  ],
  [
    "numbers that are too small or not whole",
    "[limits]\nturns = 0\nfiles = -1\nusd = -2.5\nminutes = 0\ntokens = 1.5\nlines = 1e99\ncalls = nan",
    [
      [2, 9, /at least 1, but is 0/],
      [3, 9, /at least 1, but is -1/],
      [4, 7, /above 0, but is -2.5/],
      [5, 11, /above 0, but is 0/],
      [6, 10, /whole number, at least 1, but is 1.5/],
      [7, 9, /whole number, at least 1, but is 1e\+99/],
      [8, 9, /whole number/],
    ],
  ],
  ["a number that is infinite", "[limits]\nusd = inf", [[2, 7, /above 0/]]],
  [
    "a section that is not a table",
    'who = "me"\nlimits = [1]',
    [
      [1, 7, /`who` must be a table/, /\[who\]/],
      [2, 10, /`limits` must be a table/],
    ],
  ],
  ["rules that are not an array of tables", '[allow]\ncommand = "ls"', [[1, 2, /array of tables/, /\[\[allow\]\]/]]],
  [
    "an unknown tool, with the nearest one",
    '[[allow]]\ntool = ["read_fil", "mcp_x_y", "write_*", "foo*"]',
    [
      [2, 9, /no tool `read_fil`/, /`read_file`/],
      [2, 43, /no tool `foo\*`/],
    ],
  ],
  [
    "an unknown trigger, request or key of `when`",
    '[[deny]]\npath = "a"\nwhen = { trigger = ["coment"], request = "fix", forks = true }',
    [
      [3, 21, /`trigger` must be .* but is "coment"/, /"comment"/],
      [3, 42, /`request` must be .* but is "fix"/],
      [3, 49, /Unknown key `forks` in `when`/, /`fork`/],
    ],
  ],
  [
    "a `when` that is empty or not a table",
    '[[deny]]\nwhen = {}\n[[deny]]\nwhen = "fork"',
    [
      [2, 8, /`when` is empty/],
      [4, 8, /`when` must be a table/],
    ],
  ],
  [
    "a rule without a condition",
    '[[allow]]\nwhen = { fork = true }\n[[deny]]\nreason = "x"',
    [
      [1, 3, /would allow everything/],
      [3, 3, /would deny everything/],
    ],
  ],
  [
    "an empty list or text",
    '[[allow]]\ncommand = []\n[[allow]]\npath = ""\ntool = [""]',
    [
      [2, 11, /`command` is empty/],
      [4, 8, /must not be empty/],
      [5, 9, /must not be empty/],
    ],
  ],
  [
    "a command pattern that is a whole line",
    '[[allow]]\ncommand = ["a | b", "a && b", "a > b", "a; b", "$(a)", "a `b`", "a $x", "a \'b", "X=1"]',
    [
      [2, 12, /`\|` is outside quotes/],
      [2, 21, /`&` is outside quotes/],
      [2, 31, /`>` is outside quotes/],
      [2, 40, /`;` is outside quotes/],
      [2, 48, /`\$` expands nothing here/],
      [2, 56, /`` ` `` expands nothing here|expands nothing/],
      [2, 65, /`\$` expands nothing here/],
      [2, 73, /quote ' is not closed/],
      [2, 81, /names no program/],
    ],
  ],
  [
    "a bad path pattern",
    '[[deny]]\npath = ["../a", "a/../b", "a//b", "./a", "a/", "~/a", "!a", "a[", "{a", "a\\\\b", "/a/**"]',
    [
      [2, 9, /`\.\.`/],
      [2, 17, /`\.\.`/],
      [2, 27, /empty part/],
      [2, 35, /`\.`/],
      [2, 42, /ends in `\/`/],
      [2, 48, /begins with `~`/],
      [2, 55, /begins with `!`/],
      [2, 61, /bracket/],
      [2, 67, /bracket/],
      [2, 73, /backslash/],
      [2, 81, /begins with `\/`; a glob starts at the root of the repository/],
    ],
  ],
  [
    "a path pattern that could never match",
    '[[deny]]\npath = ["[z-a]", "\\u200Ba"]',
    [
      [2, 9, /brackets cannot be read/],
      [2, 18, /invisible/],
    ],
  ],
  [
    "a bad host",
    '[network]\nhosts = ["https://a.b", "a.b:80", "A.B", "a.*.b", "-a", "a b"]',
    [
      [2, 10, /not a host/],
      [2, 25, /not a host/],
      [2, 35, /not a host/],
      [2, 42, /not a host/],
      [2, 51, /not a host/],
      [2, 57, /not a host/],
    ],
  ],
  [
    "a login that is a pattern",
    '[who]\nbots = ["*", "[bot]"]',
    [
      [2, 9, /not an exact login/],
      [2, 14, /not an exact login/],
    ],
  ],
  [
    "a path that cannot be opened",
    '[publish]\nopen = [".github/workflows/ci.yml", "src/a.ts", ".github/*", "/action.yml", ".GitHub/Workflows/x.yml"]',
    [
      [2, 9, /workflows are never published/],
      [2, 37, /not a protected path/],
      [2, 49, /wildcards/],
      [2, 62, /not a path from the root/],
      [2, 77, /workflows are never published/],
    ],
  ],
  [
    "an id that is taken or invalid",
    '[[allow]]\nid = "a"\ncommand = "x"\n[[deny]]\nid = "a"\npath = "y"\n[[deny]]\nid = "built-in:x"\npath = "z"',
    [
      [4, 3, /`a` is already taken by the rule in line 1/],
      [8, 6, /not an id/],
    ],
  ],
  [
    "an expectation without effect or subject",
    '[[expect]]\ncommand = "ls"\n[[expect]]\neffect = "allow"\n[[expect]]\neffect = "maybe"\npath = "a"',
    [
      [1, 3, /needs `effect`/],
      [3, 3, /needs a `tool`, `command`, `path` or `host`/],
      [6, 10, /"allow" or "deny"/],
    ],
  ],
  [
    "a key that is set twice",
    'extends = "edit"\nextends = "edit"\n[limits]\nturns = -1',
    [[2, 1, /already set above/]],
  ],
  [
    "a table that is there twice",
    '[who]\nforks = "review"\n[who]\npermission = "admin"',
    [[3, 2, /already set above/]],
  ],
  [
    "a table and an array of the same name",
    '[[allow]]\ncommand = "a"\n[allow]\ncommand = "b"',
    [[3, 2, /already set above/]],
  ],
  ["bad syntax, with its place", "version = 1\nextends = ", [[2, 11, /has no value/]]],
  ["an unclosed text", '[[allow]]\ncommand = "npm', [[2, 15, /quote that is not closed/]]],
  ["a control character", 'version = 1\nextends = "e\u0001"', [[2, 13, /control characters/]]],
  [
    "a key given as a dotted path and as a table",
    "limits.turns = 1\n[limits]\nfiles = 1",
    [[2, 2, /already set above/]],
  ],
];

describe("a faulty policy file is refused with every fault, its line and its column", () => {
  test.each(FAULTY)("%s", (_title, text, expected) => {
    const faults = faultsOf(text);
    expect(faults.map(({ line, column }) => [line, column])).toEqual(expected.map(([line, column]) => [line, column]));
    for (const [index, [, , message, hint]] of expected.entries()) {
      expect(faults[index]?.message).toMatch(message);
      if (hint !== undefined) expect(faults[index]?.hint).toMatch(hint);
      expect(faults[index]?.path).toBe(".github/remit.toml");
    }
  });
});
