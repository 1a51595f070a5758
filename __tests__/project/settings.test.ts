import { describe, expect, test } from "@jest/globals";
import { parseJsonWithComments, readSettings, type ProjectSettings } from "../../src/project/settings.ts";
import { openTree } from "../../src/project/tree.ts";
import { commits } from "../world/commits.ts";

async function read(file: unknown, input?: string) {
  const text = typeof file === "string" ? file : JSON.stringify(file);
  const tree = openTree(commits({ base: { ".gemini/settings.json": text } }), "base");
  return readSettings(tree, input);
}

async function settings(file: unknown, input?: string): Promise<ProjectSettings> {
  const result = await read(file, input);
  if (result.kind === "faulty") throw new Error(result.faults.map((fault) => fault.message).join("\n"));
  return result.settings;
}

async function faults(file: unknown, input?: string): Promise<readonly string[]> {
  const result = await read(file, input);
  return result.kind === "faulty" ? result.faults.map((fault) => fault.message) : [];
}

describe("settings.json", () => {
  test("may be absent", async () => {
    const tree = openTree(commits({ base: {} }), "base");
    const result = await readSettings(tree);
    expect(result).toMatchObject({
      kind: "settings",
      settings: { contextFiles: ["GEMINI.md", "AGENTS.md"], hooks: [], servers: [], directoryTree: true },
    });
  });

  test("may hold comments and trailing commas, and strings that look like comments", async () => {
    const text = `{
      // names
      "context": { "fileName": ["RULES.md", "a//b.md"], /* two */ },
    }`;
    expect((await settings(text)).contextFiles).toEqual(["RULES.md", "a//b.md"]);
  });

  test("sets the names of instruction files, in the new place and in the old one", async () => {
    expect((await settings({ context: { fileName: "RULES.md" } })).contextFiles).toEqual(["RULES.md"]);
    expect((await settings({ contextFileName: "OLD.md" })).contextFiles).toEqual(["OLD.md"]);
  });

  test("sets which files are ignored", async () => {
    const file = {
      context: {
        includeDirectoryTree: false,
        fileFiltering: { respectGitIgnore: false, customIgnoreFilePaths: [".aiignore"] },
      },
    };
    expect(await settings(file)).toMatchObject({
      directoryTree: false,
      ignore: { gitIgnore: false, geminiIgnore: true, files: [".aiignore"] },
    });
  });

  test("sets when and how the history is compressed, and notes other keys of `model`", async () => {
    const model = { compressionThreshold: 0.3, compressionModel: "cheaper", compressionVerification: false };
    const read = await settings({ model: { ...model, maxSessionTurns: 5 } });
    expect(read.compression).toEqual({ compressAt: 0.3, summaryModel: "cheaper", verifySummaries: false });
    expect(read.notes).toEqual([
      ".gemini/settings.json: `model.maxSessionTurns` has no effect here; turns are limited by `[limits] turns` of the policy file, or by the input `max-turns`.",
    ]);
    expect((await settings({})).compression).toEqual({});
  });

  test("leaves out servers that are excluded or not allowed", async () => {
    const mcpServers = { a: { command: "a" }, b: { command: "b" }, c: { command: "c" } };
    const names = async (mcp: unknown) => (await settings({ mcpServers, mcp })).servers.map((server) => server.name);
    expect(await names({ excluded: ["a"] })).toEqual(["b", "c"]);
    expect(await names({ allowed: ["a", "b"], excluded: ["b"] })).toEqual(["a"]);
  });

  test("switches off hooks by name, by command, or all of them", async () => {
    const hooks = {
      BeforeTool: [
        {
          hooks: [
            { type: "command", command: "a", name: "first" },
            { type: "command", command: "b" },
          ],
        },
      ],
    };
    const left = async (hooksConfig: unknown) =>
      (await settings({ hooks, hooksConfig })).hooks.flatMap((group) => group.hooks.map((hook) => hook.name));
    expect(await left({})).toEqual(["first", "b"]);
    expect(await left({ disabled: ["first"] })).toEqual(["b"]);
    expect(await left({ disabled: ["first", "b"] })).toEqual([]);
    expect(await left({ enabled: false })).toEqual([]);
  });

  test("notes the keys it does not use, and what decides instead", async () => {
    expect((await settings({ ui: {}, tools: { exclude: ["x"] }, $schema: "s" })).notes).toEqual([
      ".gemini/settings.json: `tools` has no effect here; the policy file says what is allowed.",
      ".gemini/settings.json: `ui` is not used.",
    ]);
  });

  test.each([
    ["{", /^\.gemini\/settings\.json is not JSON: /],
    ["[]", /It must be an object, but is an array/],
    ['{\n"hooks": {},\n"hooks": {}}', /line 3: the key "hooks" appears twice/],
    [
      { model: { compressionThreshold: 50 } },
      /`model\.compressionThreshold` must be a number above 0 and at most 1, but is 50/,
    ],
    [{ model: { compressionModel: " " } }, /`model\.compressionModel` must not be empty/],
    [{ context: { fileName: 3 } }, /`context\.fileName` must be a text, but is 3/],
    [{ hooks: { BeforeTol: [] } }, /`hooks\.BeforeTol` is not known\. Did you mean `BeforeTool`/],
    [{ hooks: { BeforeTool: {} } }, /`hooks\.BeforeTool` must be an array of objects/],
    [
      { hooks: { BeforeTool: [{ hooks: [{ type: "command" }] }] } },
      /`hooks\.BeforeTool\[0\]\.hooks\[0\]\.command` is missing/,
    ],
    [{ hooks: { BeforeTool: [{ hooks: [{ command: "x" }] }] } }, /hooks\[0\]\.type` is missing/],
    [{ hooks: { BeforeTool: [{ matchr: "x", hooks: [] }] } }, /`hooks\.BeforeTool\[0\]\.matchr` is not known/],
    [{ hooks: { BeforeTool: [{}] } }, /`hooks\.BeforeTool\[0\]\.hooks` is missing/],
    [
      { hooks: { BeforeTool: [{ hooks: [{ type: "command", command: "x", onFailure: "maybe" }] }] } },
      /onFailure` must be "open" or "closed", but is "maybe"/,
    ],
    [
      { hooks: { AfterTool: [{ hooks: [{ type: "command", command: "x", timeout: "1s" }] }] } },
      /timeout` must be a whole/,
    ],
    [{ mcpServers: { s: {} } }, /`mcpServers\.s` must have one of `command`, `httpUrl` and `url`/],
    [{ mcpServers: { s: { command: "a", url: "b" } } }, /and only one/],
    [{ mcpServers: { s: { command: "a", arguments: [] } } }, /`mcpServers\.s\.arguments` is not known/],
    [{ mcpServers: { s: { command: "a", env: { X: 1 } } } }, /`mcpServers\.s\.env\.X` must be a text, but is 1/],
  ])("stops the run when it is %j", async (file, message) => {
    expect((await faults(file)).join("\n")).toMatch(message);
  });

  test("reports every fault at once, with how to fix it", async () => {
    const result = await read({ context: { fileName: 3 }, skills: { enabled: "no" } });
    expect(result).toMatchObject({
      kind: "faulty",
      faults: [
        { kind: "config", hint: expect.stringContaining("default branch") },
        { kind: "config", message: expect.stringContaining("skills.enabled") },
      ],
    });
  });
});

describe("the settings input", () => {
  test("adds to the file and overrides it", async () => {
    const file = {
      context: { fileName: "A.md" },
      mcpServers: { a: { command: "old" }, b: { command: "b" } },
      hooks: { SessionStart: [{ hooks: [{ type: "command", command: "one" }] }] },
    };
    const input = JSON.stringify({
      mcpServers: { a: { command: "new" } },
      hooks: { SessionStart: [{ hooks: [{ type: "command", command: "two" }] }] },
    });
    const read = await settings(file, input);
    expect(read.contextFiles).toEqual(["A.md"]);
    expect(read.servers).toMatchObject([
      { name: "b", transport: { command: "b" } },
      { name: "a", transport: { command: "new" } },
    ]);
    expect(read.hooks.map((group) => group.hooks[0]?.command)).toEqual(["one", "two"]);
  });

  test("is named in its faults", async () => {
    expect((await faults({}, "{")).join()).toMatch(/^the input `settings` is not JSON/);
  });
});

describe("JSON with comments", () => {
  test("reports the line of a syntax error", () => {
    expect(parseJsonWithComments('{\n// x\n"a": 1\n"b": 2 }')).toMatchObject({
      kind: "broken",
      message: expect.stringMatching(/^line 4: /),
    });
  });

  test("may repeat a key in two objects, but not in one", () => {
    expect(parseJsonWithComments('{"a":{"x":1},"b":[{"x":1},{"x":2}],"x":"x"}')).toMatchObject({ kind: "value" });
    expect(parseJsonWithComments(String.raw`{"x":1,"\u0078":2}`)).toMatchObject({ kind: "broken" });
  });

  test("keeps __proto__ an ordinary key", () => {
    const parsed = parseJsonWithComments('{"__proto__":{"a":1}}');
    expect(parsed.kind === "value" && Object.keys(parsed.value ?? {})).toEqual(["__proto__"]);
  });
});
