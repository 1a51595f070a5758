import { describe, expect, test } from "@jest/globals";
import { decide, declaredTools } from "../../src/policy/decide.ts";
import { loadPolicy } from "../../src/policy/load.ts";
import type { Circumstances, Locate } from "../../src/policy/policy.ts";
import { protection } from "../../src/policy/presets.ts";
import { parseLines } from "../world/policies.ts";
import { callTool, toolCalled } from "../world/reaching.ts";
import { openWorkshop, type Content } from "../world/workshop.ts";

const CIRCUMSTANCES: Circumstances = { trigger: "comment", request: "change", fork: false, agent: "main" };
const inside: Locate = (path) => ({ kind: "inside", path });

function judge(text: string) {
  const loaded = loadPolicy({ path: ".github/remit.toml", ref: "main", text }, new Map());
  if (loaded.kind === "faulty") throw new Error(JSON.stringify(loaded.faults));
  const needs = toolCalled("save_memory").needs({ fact: "x" });
  return {
    declared: declaredTools(loaded.policy, ["save_memory"], CIRCUMSTANCES).length > 0,
    decision: decide(loaded.policy, { tool: "save_memory" }, parseLines(needs), CIRCUMSTANCES, inside),
  };
}

describe("policy", () => {
  test.each(["read-only", "edit", "maintain"])("denies save_memory in the preset %s", (preset) => {
    const { declared, decision } = judge(`extends = "${preset}"\n`);
    expect(declared).toBe(false);
    expect(decision).toMatchObject({ effect: "deny", rules: ["built-in:protected"] });
    expect(decision.reason).toContain("GEMINI.md");
    expect(decision.reason).toContain("`publish.open`");
  });

  test("denies it even under a rule that allows the tool, until GEMINI.md is opened, and says so", () => {
    const rule = '[[allow]]\ntool = "save_memory"\n';
    const closed = judge(rule);
    expect(closed.declared).toBe(true);
    expect(closed.decision.effect).toBe("deny");
    expect(closed.decision.reason).toContain("a policy can open one exact path by `publish.open`");
    expect(judge(`[publish]\nto = "pull"\nopen = ["GEMINI.md"]\n${rule}`).decision.effect).toBe("allow");
    expect(judge('[publish]\nto = "pull"\nopen = ["GEMINI.md"]\n').decision.effect).toBe("deny");
  });

  test("would not allow its publication either", () => {
    expect(protection("GEMINI.md", undefined)).toBe("protected");
  });
});

async function save(before: Content | undefined, ...facts: readonly string[]) {
  await using shop = openWorkshop(before === undefined ? {} : { "GEMINI.md": before });
  const answers = [];
  for (const fact of facts) answers.push(await callTool("save_memory", { fact }, shop.context));
  return { answers, text: shop.exists("GEMINI.md") ? shop.text("GEMINI.md") : undefined };
}

describe("save_memory", () => {
  test.each<[string | undefined, string]>([
    [undefined, "## Remit memory\n\n- It is so.\n"],
    ["", "## Remit memory\n\n- It is so.\n"],
    ["# Shop\n\nRules.\n", "# Shop\n\nRules.\n\n## Remit memory\n\n- It is so.\n"],
    ["# Shop\n\nRules.", "# Shop\n\nRules.\n\n## Remit memory\n\n- It is so.\n"],
    ["# Shop\r\n", "# Shop\r\n\r\n## Remit memory\r\n\r\n- It is so.\r\n"],
    ["## Remit memory\n\n- Old.\n", "## Remit memory\n\n- Old.\n- It is so.\n"],
    ["## Remit memory\n\n- Old.", "## Remit memory\n\n- Old.\n- It is so.\n"],
    ["## Remit memory\n", "## Remit memory\n\n- It is so.\n"],
    ["## Remit memory\n\n- Old.\n\n## More\n\nText.\n", "## Remit memory\n\n- Old.\n- It is so.\n\n## More\n\nText.\n"],
    ["## Remit memory\n### Deep\n- x\n# Top\n", "## Remit memory\n### Deep\n- x\n- It is so.\n# Top\n"],
  ])("turns %j into %j", async (before, after) => {
    const { answers, text } = await save(before, "It is so.");
    expect(answers).toMatchObject([{ edit: { path: "GEMINI.md" } }]);
    expect(text).toBe(after);
  });

  test("saves a fact once", async () => {
    const { answers, text } = await save(undefined, "One.", "Two.", "One.");
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, "no_change"]);
    expect(text).toBe("## Remit memory\n\n- One.\n- Two.\n");
  });

  test.each([
    ["two\nlines\r\n# and a heading", "- two lines # and a heading"],
    ["- a bullet", "- a bullet"],
    ["hid\u200Bden\u202E", "- hidden"],
    ["a <!-- comment -->", "- a <!\u2013 comment -->"],
  ])("writes %j as one visible line", async (fact, line) => {
    const { text } = await save(undefined, fact);
    expect(text).toBe(`## Remit memory\n\n${line}\n`);
  });

  test("refuses an empty or endless fact", async () => {
    const { answers } = await save(undefined, " \u200B\n", "x".repeat(1_001));
    expect(answers.map(({ error }) => error)).toEqual(["invalid_arguments", "invalid_arguments"]);
  });

  test("does not count as reading the file", async () => {
    await using shop = openWorkshop({ "GEMINI.md": "# Rules\n" });
    await callTool("save_memory", { fact: "x" }, shop.context);
    expect((await shop.call("write_file", { file_path: "GEMINI.md", content: "gone" })).error).toBe(
      "changed_since_read",
    );
    await shop.call("read_file", { file_path: "GEMINI.md" });
    await callTool("save_memory", { fact: "y" }, shop.context);
    expect((await shop.call("write_file", { file_path: "GEMINI.md", content: "new" })).error).toBeUndefined();
  });

  test("does not write through a link", async () => {
    await using shop = openWorkshop({ "docs/agent.md": "# Docs\n" });
    const { symlinkSync } = await import("node:fs");
    symlinkSync("docs/agent.md", `${shop.root}/GEMINI.md`);
    expect((await callTool("save_memory", { fact: "x" }, shop.context)).error).toBe("protected");
    expect(shop.text("docs/agent.md")).toBe("# Docs\n");
  });
});
