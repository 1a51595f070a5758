/** What every form of the report says about the repository's instructions, hooks and servers. */
import { describe, expect, test } from "@jest/globals";
import { renderComment, renderSummary } from "../../src/report/sections.ts";
import { renderPage } from "../../src/report/page.ts";
import { write } from "./entries.ts";

const { entries } = write()
  .started()
  .add({
    type: "project.read",
    commit: "0f1e2d3c4b5a",
    instructions: ["GEMINI.md"],
    skills: [".gemini/skills/style/SKILL.md"],
    agents: [],
    hooks: ["BeforeTool"],
    notes: ["GEMINI.md was cut: 32000 of its 40000 characters were given to the model."],
  })
  .add({
    type: "server.opened",
    name: "tickets",
    tools: ["find", "read"],
    notes: ["tickets has no tool close."],
    ms: 12,
  })
  .add({ type: "server.failed", name: "deploys", required: false, reason: "it did not <b>answer</b> within 20 s" })
  .turn({ text: "Looked.", calls: [] })
  .add({ type: "model.reworded", turn: 1, system: "x", messages: [{ at: 0, text: "y" }], added: [] })
  .finished({ conclusion: "unchanged", message: "Nothing to do." });

const CAUTIONS = [
  "GEMINI.md was cut: 32000 of its 40000 characters",
  "tickets has no tool close.",
  "The MCP server deploys is not there",
];

describe.each([
  ["comment", renderComment],
  ["summary", renderSummary],
  ["page", renderPage],
] as const)("the %s", (_name, render) => {
  test("says which of the repository's instructions and servers are missing or incomplete", async () => {
    const text = await render(entries);
    for (const caution of CAUTIONS) expect(text).toContain(caution);
    expect(text).not.toContain("<b>answer</b>");
  });
});

test("the transcript names the files that were read, the servers, and the question that hooks changed", async () => {
  for (const text of [renderSummary(entries), await renderPage(entries)]) {
    expect(text).toContain("skills .gemini/skills/style/SKILL.md");
    expect(text).toContain("hooks for BeforeTool");
    expect(text).toContain("MCP server tickets");
    expect(text).toMatch(/2 tools/);
    expect(text).toContain("the system prompt, the words of 1 message");
  }
});
