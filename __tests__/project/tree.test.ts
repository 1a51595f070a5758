import { describe, expect, test } from "@jest/globals";
import { below, MOST_TRUSTED_BYTES, openTree } from "../../src/project/tree.ts";
import { commits, type Content } from "../world/commits.ts";

const open = (files: Readonly<Record<string, Content>>) => openTree(commits({ base: files }), "base");

describe("the trusted tree", () => {
  test("reads each file once, and only when asked", async () => {
    const git = commits({ base: { "a.md": "A", "b.md": "B" } });
    const tree = await openTree(git, "base");
    expect(git.shown).toEqual([]);
    await Promise.all([tree.read("a.md"), tree.read("./a.md")]);
    expect(git.shown).toEqual(["base:a.md"]);
  });

  test("finds the files of a folder without scanning the rest", () => {
    const names = Array.from({ length: 50_000 }, (_, n) => `src/${String(n).padStart(5, "0")}.ts`);
    const sorted = [...names, ".gemini/a.md", ".gemini/b/c.md", ".geminiignore", "z"].sort();
    let reads = 0;
    const counted = new Proxy(sorted, {
      get: (target, name) => (typeof name === "string" && /^\d+$/.test(name) && reads++, Reflect.get(target, name)),
    });
    expect(below(counted, ".gemini/")).toEqual([".gemini/a.md", ".gemini/b/c.md"]);
    expect(below(counted, "src/4999")).toHaveLength(10);
    expect(below(counted, "zz")).toEqual([]);
    expect(reads).toBeLessThan(100);
  });

  test("removes a byte order mark and carriage returns", async () => {
    const tree = await open({ "a.md": Buffer.from("\uFEFFone\r\ntwo") });
    expect(await tree.read("a.md")).toEqual({ kind: "text", path: "a.md", text: "one\ntwo" });
  });

  test("does not read files that are too large, binary or not UTF-8", async () => {
    const tree = await open({ big: "x".repeat(MOST_TRUSTED_BYTES + 1), nul: "a\0b", latin: Buffer.from([0xe9, 0x20]) });
    expect(await tree.read("big")).toMatchObject({
      kind: "unreadable",
      reason: expect.stringContaining("1048577 bytes"),
    });
    expect(await tree.read("nul")).toMatchObject({ kind: "unreadable", reason: "it is not text" });
    expect(await tree.read("latin")).toMatchObject({ kind: "unreadable", reason: "it is not UTF-8 text" });
    expect(await tree.read("none")).toEqual({ kind: "missing" });
  });

  test("follows links inside the repository, to files and through folders", async () => {
    const tree = await open({
      "AGENTS.md": "rules",
      "GEMINI.md": { link: "AGENTS.md" },
      ".gemini/skills": { link: "../shared/skills" },
      "shared/skills/x/SKILL.md": "skill",
    });
    expect(await tree.read("GEMINI.md")).toEqual({ kind: "text", path: "AGENTS.md", text: "rules" });
    expect(tree.under(".gemini/skills")).toEqual([".gemini/skills/x/SKILL.md"]);
    expect(await tree.read(".gemini/skills/x/SKILL.md")).toMatchObject({ text: "skill" });
  });

  test.each(["../outside", "/etc/passwd", "GEMINI.md", ""])("does not follow a link to %j", async (link) => {
    const tree = await open({ "GEMINI.md": { link } });
    expect(await tree.read("GEMINI.md")).toEqual({ kind: "missing" });
  });

  test("returns a file's bytes and whether it is executable", async () => {
    const tree = await open({ "run.sh": { script: "#!/bin/sh" } });
    expect(await tree.bytes("run.sh")).toEqual({ bytes: Buffer.from("#!/bin/sh"), executable: true });
    expect(await tree.bytes("none")).toBeUndefined();
  });
});
