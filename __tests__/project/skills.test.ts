import { describe, expect, test } from "@jest/globals";
import { readSkills } from "../../src/project/skills.ts";
import { openTree } from "../../src/project/tree.ts";
import { commits, type Content } from "../world/commits.ts";

const read = async (files: Readonly<Record<string, Content>>, switches = { enabled: true, disabled: [] as string[] }) =>
  readSkills(await openTree(commits({ base: files }), "base"), switches);

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

  test("of the same name: the later folder wins, and that is noted", async () => {
    const { skills, notes } = await read({
      ".gemini/skills/a/SKILL.md": skill("name: x\ndescription: old"),
      ".agents/skills/b/SKILL.md": skill("name: x\ndescription: new"),
    });
    expect(skills.map((one) => one.description)).toEqual(["new"]);
    expect(notes).toEqual([".agents/skills/b/SKILL.md stands in for .gemini/skills/a/SKILL.md: both are named `x`."]);
  });

  test("may have a colon in their description, which YAML refuses", async () => {
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

  test("can be switched off, one or all", async () => {
    const files = { ".gemini/skills/a/SKILL.md": skill("name: a\ndescription: x") };
    expect((await read(files, { enabled: true, disabled: ["a"] })).skills).toEqual([]);
    expect((await read(files, { enabled: false, disabled: [] })).skills).toEqual([]);
  });

  test("cannot break out of their mark by their name", async () => {
    const { skills } = await read({ ".gemini/skills/a/SKILL.md": skill('name: "a\\"><b>"\ndescription: x') });
    expect(skills[0]?.name).toBe("a-b-");
  });
});
