import { describe, expect, test } from "@jest/globals";
import { MOST_TRUSTED_BYTES, openTree } from "../../src/project/tree.ts";
import { commits, type Content } from "../world/commits.ts";

const open = (files: Readonly<Record<string, Content>>) => openTree(commits({ base: files }), "base");

describe("the trusted tree", () => {
  test("reads each file once, and only when asked", async () => {
    const git = commits({ base: { "a.md": "A", "b.md": "B" } });
    const tree = openTree(git, "base");
    expect(git.shown).toEqual([]);
    await Promise.all([tree.read("a.md"), tree.read("./a.md")]);
    expect(git.shown).toEqual(["base:a.md"]);
  });

  test("reads no directory but the ones on the way to what is asked for", async () => {
    const others = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`src/d${n}/x.ts`, "x"]));
    const git = commits({
      base: { ...others, ".gemini/a.md": "A", ".gemini/b/c.md": "C", ".geminiignore": "", z: "" },
    });
    const asked: string[] = [];
    const directory: typeof git.directory = (commit, path) => (asked.push(path), git.directory(commit, path));
    const tree = openTree({ ...git, directory }, "base");
    expect(await tree.under(".gemini")).toEqual([".gemini/a.md", ".gemini/b/c.md"]);
    expect(await tree.under("none")).toEqual([]);
    expect(await tree.locate("src/d7/x.ts")).toBe("src/d7/x.ts");
    expect(asked).toEqual([".gemini", ".gemini/b", "none"]);
  });

  test("removes a byte order mark and carriage returns", async () => {
    const tree = open({ "a.md": Buffer.from("\uFEFFone\r\ntwo") });
    expect(await tree.read("a.md")).toEqual({ kind: "text", path: "a.md", text: "one\ntwo" });
  });

  test("does not read files that are too large, binary or not UTF-8", async () => {
    const tree = open({ big: "x".repeat(MOST_TRUSTED_BYTES + 1), nul: "a\0b", latin: Buffer.from([0xe9, 0x20]) });
    expect(await tree.read("big")).toMatchObject({
      kind: "unreadable",
      reason: expect.stringContaining("1048577 bytes"),
    });
    expect(await tree.read("nul")).toMatchObject({ kind: "unreadable", reason: "it is not text" });
    expect(await tree.read("latin")).toMatchObject({ kind: "unreadable", reason: "it is not UTF-8 text" });
    expect(await tree.read("none")).toEqual({ kind: "missing" });
  });

  test("follows links inside the repository, to files and through folders", async () => {
    const tree = open({
      "AGENTS.md": "rules",
      "GEMINI.md": { link: "AGENTS.md" },
      ".gemini/skills": { link: "../shared/skills" },
      "shared/skills/x/SKILL.md": "skill",
    });
    expect(await tree.read("GEMINI.md")).toEqual({ kind: "text", path: "AGENTS.md", text: "rules" });
    expect(await tree.under(".gemini/skills")).toEqual([".gemini/skills/x/SKILL.md"]);
    expect(await tree.read(".gemini/skills/x/SKILL.md")).toMatchObject({ text: "skill" });
  });

  test.each(["../outside", "/etc/passwd", "GEMINI.md", ""])("does not follow a link to %j", async (link) => {
    const tree = open({ "GEMINI.md": { link } });
    expect(await tree.read("GEMINI.md")).toEqual({ kind: "missing" });
  });

  test("returns a file's bytes and whether it is executable", async () => {
    const tree = open({ "run.sh": { script: "#!/bin/sh" } });
    expect(await tree.bytes("run.sh")).toEqual({ bytes: Buffer.from("#!/bin/sh"), executable: true });
    expect(await tree.bytes("none")).toBeUndefined();
  });
});
