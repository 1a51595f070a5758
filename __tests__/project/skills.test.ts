import { describe, expect, test } from "@jest/globals";
import { readSkills } from "../../src/project/skills.ts";
import { openTree } from "../../src/project/tree.ts";
import { commits, type Content } from "../world/commits.ts";

const read = async (files: Readonly<Record<string, Content>>, switches = { enabled: true, disabled: [] as string[] }) =>
  readSkills(openTree(commits({ base: files }), "base"), switches);

const skill = (fields: string, body = "Do it."): string => `---\n${fields}\n---\n\n${body}\n`;

describe("skills", () => {
  test("are found in both folders, at their root and one level below, by name", async () => {
    const { skills, notes } = await read({
      ".gemini/skills/release/SKILL.md": skill("name: release\ndescription: Cuts releases."),
      ".gemini/skills/release/scripts/cut.sh": "x",
      ".gemini/skills/release/notes.md": "x",
      ".gemini/skills/SKILL.md": skill("name: root\ndescription: At the root."),
      ".agents/skills/lint/SKILL.md": skill("name: lint\ndescription: >-\n  Lints\n  things."),
      ".agents/skills/deep/er/SKILL.md": skill("name: no\ndescription: no"),
      "elsewhere/SKILL.md": skill("name: no\ndescription: no"),
    });
    expect(notes).toEqual([]);
    expect(skills.map(({ name, description }) => `${name}: ${description}`)).toEqual([
      "lint: Lints things.",
      "release: Cuts releases.",
      "root: At the root.",
    ]);
    expect(skills[1]).toMatchObject({
      path: ".gemini/skills/release/SKILL.md",
      directory: ".gemini/skills/release",
      body: "Do it.",
      files: ["notes.md", "scripts/cut.sh"],
    });
  });

  test("of the same name: the later folder wins, with a note", async () => {
    const { skills, notes } = await read({
      ".gemini/skills/x/SKILL.md": skill("name: x\ndescription: old"),
      ".agents/skills/x/SKILL.md": skill("name: x\ndescription: new"),
    });
    expect(skills.map((one) => one.description)).toEqual(["new"]);
    expect(notes).toEqual([".agents/skills/x/SKILL.md replaces .gemini/skills/x/SKILL.md: both are named `x`."]);
  });

  test("may have a colon in their description, which is invalid YAML", async () => {
    const { skills } = await read({
      ".gemini/skills/a/SKILL.md": skill("name: a\ndescription: Use this: when\n  it rains: always"),
    });
    expect(skills[0]?.description).toBe("Use this: when it rains: always");
  });

  test.each([
    ["no fields", "does not begin with fields"],
    [skill("name: a"), "`name` and `description` must be text"],
    [skill("name: 3\ndescription: x"), "`name` and `description` must be text"],
    [skill("- a"), "left out: it is not a list of fields"],
    ["a\0", "it is not text"],
  ])("that cannot be read are left out with a note: %j", async (text, note) => {
    const { skills, notes } = await read({ ".gemini/skills/a/SKILL.md": text });
    expect(skills).toEqual([]);
    expect(notes.join()).toContain(note);
  });

  test("may have every field of the convention, and cause no note when they follow it", async () => {
    const fields = [
      "name: pdf-2-text",
      `description: ${"d".repeat(1_024)}`,
      "license: MIT",
      "compatibility: Needs poppler.",
      'metadata:\n  author: shop\n  version: "1"',
    ];
    const { skills, notes } = await read({ ".agents/skills/pdf-2-text/SKILL.md": skill(fields.join("\n")) });
    expect(notes).toEqual([]);
    expect(skills).toMatchObject([{ name: "pdf-2-text", compatibility: "Needs poppler.", body: "Do it." }]);
    expect(skills[0]?.description).toHaveLength(1_024);
  });

  test.each([
    ["name: a-\ndescription: x", "a-", "`name` should have a-z, 0-9 and single hyphens"],
    ["name: A\ndescription: x", "A", "`name` should have a-z, 0-9 and single hyphens"],
    ["name: a--b\ndescription: x", "a--b", "`name` should have a-z, 0-9 and single hyphens"],
    [`name: ${"n".repeat(65)}\ndescription: x`, "n".repeat(65), "at most 64 characters"],
    ["name: b\ndescription: x", "a", "`name` should be that of its folder, `a`"],
    [`name: a\ndescription: ${"x".repeat(1_025)}`, "a", "has 1025 characters; the model is shown the first 1024"],
    [
      `name: a\ndescription: x\ncompatibility: ${"x".repeat(501)}`,
      "a",
      "`compatibility` should be text of at most 500",
    ],
    ["name: a\ndescription: x\ncompatibility: [git]", "a", "`compatibility` should be text"],
    ["name: a\ndescription: x\nallowed-tools: Bash(git:*) Read", "a", "`allowed-tools` has no effect here"],
  ])("that break a rule of form are still used, with a note: %j", async (fields, folder, note) => {
    const { skills, notes } = await read({ [`.agents/skills/${folder}/SKILL.md`]: skill(fields) });
    expect(skills).toHaveLength(1);
    expect(notes).toEqual([expect.stringContaining(note)]);
    expect(notes[0]).toMatch(/^\.agents\/skills\/[^ ]+\/SKILL\.md: /);
  });

  test("cause no notes while they are switched off", async () => {
    const files = { ".gemini/skills/b/SKILL.md": skill("name: a\ndescription: x\nallowed-tools: Read") };
    expect((await read(files)).notes).toHaveLength(2);
    expect((await read(files, { enabled: true, disabled: ["a"] })).notes).toEqual([]);
  });

  test("can be switched off one by one or all together", async () => {
    const files = { ".gemini/skills/a/SKILL.md": skill("name: a\ndescription: x") };
    expect((await read(files, { enabled: true, disabled: ["a"] })).skills).toEqual([]);
    expect((await read(files, { enabled: false, disabled: [] })).skills).toEqual([]);
  });

  test("cannot escape their tag through their name", async () => {
    const { skills } = await read({ ".gemini/skills/a/SKILL.md": skill('name: "a\\"><b>"\ndescription: x') });
    expect(skills[0]?.name).toBe("a-b-");
  });
});
