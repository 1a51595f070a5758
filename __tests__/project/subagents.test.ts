import { describe, expect, test } from "@jest/globals";
import { DEFAULT_SETTINGS, type AgentOverride } from "../../src/project/settings.ts";
import { readSubAgents, toolsOf, unknownTools } from "../../src/project/subagents.ts";
import { openTree } from "../../src/project/tree.ts";
import { commits } from "../world/commits.ts";

const read = async (files: Readonly<Record<string, string>>, settings = DEFAULT_SETTINGS.agents) => {
  const placed = Object.fromEntries(Object.entries(files).map(([name, text]) => [`.gemini/agents/${name}`, text]));
  return readSubAgents(openTree(commits({ base: placed }), "base"), settings);
};

const FULL = `---
name: auditor
display_name: The auditor
description: Finds holes.
kind: local
tools: [read_file, grep_search, "mcp_*"]
mcp_servers:
  own: { command: node, args: [x.js] }
model: gemini-3-flash
temperature: 0.2
max_turns: 12
timeout_mins: 3
---
You audit.
`;

describe("sub-agents", () => {
  test("are the built-in ones when the repository has none", async () => {
    const { agents, notes } = await read({});
    expect(notes).toEqual([]);
    expect(agents.map(({ name, maxTurns, maxMinutes }) => [name, maxTurns, maxMinutes])).toEqual([
      ["codebase_investigator", 50, 10],
      ["generalist", 20, 10],
    ]);
  });

  test("are read from their files with all fields", async () => {
    const { agents, notes } = await read({ "auditor.md": FULL });
    expect(notes).toEqual([]);
    expect(agents.find((agent) => agent.name === "auditor")).toEqual({
      name: "auditor",
      description: "Finds holes.",
      prompt: "You audit.",
      tools: ["read_file", "grep_search", "mcp_*"],
      servers: [
        {
          kind: "entry",
          name: "own",
          required: false,
          exclude: [],
          timeoutMs: 120_000,
          transport: { kind: "stdio", command: "node", args: ["x.js"], environment: {} },
        },
      ],
      model: "gemini-3-flash",
      temperature: 0.2,
      maxTurns: 12,
      maxMinutes: 3,
      source: ".gemini/agents/auditor.md",
    });
  });

  test("default to Gemini CLI's limits and to the main agent's model", async () => {
    const { agents } = await read({ "a.md": "---\nname: a\ndescription: x\nmodel: inherit\n---\nGo." });
    const own = agents.find((agent) => agent.name === "a");
    expect(own).toMatchObject({ maxTurns: 30, maxMinutes: 10, model: undefined });
  });

  test("replace a built-in one of the same name", async () => {
    const { agents } = await read({ "g.md": "---\nname: generalist\ndescription: Ours.\n---\nGo." });
    expect(agents.map((agent) => agent.description)).toContain("Ours.");
    expect(agents).toHaveLength(2);
  });

  test.each([
    ["no fields", "does not begin with fields"],
    ["---\nname: a\n---\nGo.", "`description` is missing"],
    ["---\nname: A b\ndescription: x\n---\nGo.", "`name`: it has other characters than lower-case letters"],
    ["---\nname: main\ndescription: x\n---\nGo.", "`main` is the main agent"],
    ["---\nname: a\ndescription: x\nkind: remote\n---\nGo.", "remote agents are not supported"],
    [
      "---\nname: a\ndescription: x\nmax_turns: 0\n---\nGo.",
      "`max_turns` must be a whole number, at least 1, but is 0",
    ],
    ["---\nname: a\ndescription: x\ntool: [x]\n---\nGo.", "`tool` is not known. Did you mean `tools`?"],
    ["---\nname: a\ndescription: x\nmcp_servers: { s: {} }\n---\nGo.", "`mcp_servers.s` must have one of `command`"],
    ["---\nname: [\n---\nGo.", "left out"],
  ])("that are faulty are left out with a note: %j", async (text, note) => {
    const { agents, notes } = await read({ "a.md": text });
    expect(agents).toHaveLength(2);
    expect(notes.join()).toContain(note);
  });

  test("are not read from files that begin with an underscore or lie in subfolders", async () => {
    const text = "---\nname: a\ndescription: x\n---\nGo.";
    expect((await read({ "_draft.md": text, "x/deep.md": text, "a.txt": text })).agents).toHaveLength(2);
  });

  test("follow the overrides in the settings", async () => {
    const overrides = new Map<string, AgentOverride>([
      ["generalist", { enabled: false }],
      ["codebase_investigator", { enabled: true, maxTurns: 5, model: "m" }],
    ]);
    const { agents } = await read({}, { enabled: true, overrides });
    expect(agents).toMatchObject([{ name: "codebase_investigator", maxTurns: 5, model: "m" }]);
    expect((await read({}, { enabled: false, overrides })).agents).toEqual([]);
  });
});

describe("the tools of a sub-agent", () => {
  const declared = ["read_file", "replace", "invoke_agent", "write_todos", "mcp_a_x", "mcp_b_y"];

  test("are those declared tools that its patterns select", () => {
    expect(toolsOf({ tools: ["read_file", "write_file"] }, declared)).toEqual(["read_file"]);
    expect(toolsOf({ tools: ["mcp_*"] }, declared)).toEqual(["mcp_a_x", "mcp_b_y"]);
    expect(toolsOf({ tools: ["mcp_a_*"] }, declared)).toEqual(["mcp_a_x"]);
    expect(toolsOf({ tools: [] }, declared)).toEqual([]);
  });

  test("may have their former names, and unknown ones are reported", () => {
    const tools = ["edit", "search_file_content", "mcp_*", "teleport"];
    expect(toolsOf({ tools }, [...declared, "grep_search"])).toEqual(["replace", "mcp_a_x", "mcp_b_y", "grep_search"]);
    expect(unknownTools({ tools }, (name) => ["replace", "grep_search"].includes(name))).toEqual(["teleport"]);
  });

  test("never start another agent", () => {
    const all = ["read_file", "replace", "mcp_a_x", "mcp_b_y"];
    expect(toolsOf({ tools: ["*", "invoke_agent"] }, declared)).toEqual(all);
    expect(toolsOf({}, declared)).toEqual(all);
  });
});
