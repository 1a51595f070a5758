import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type CopyWriter, readProject, type Project } from "../../src/project/trusted.ts";
import { findMentions, readMentions } from "../../src/project/mentions.ts";
import { openTree } from "../../src/project/tree.ts";
import { commits, type Commits, type Content } from "../world/commits.ts";
import { scratchDirectory } from "../world/scratch.ts";

const disk: CopyWriter = {
  makeDirectory: async (directory) => void (await mkdir(directory, { recursive: true })),
  write: async (file, bytes, mode) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes, { mode: mode ?? 0o644 });
  },
};

const hook = (command: string): object => ({ SessionStart: [{ hooks: [{ type: "command", command }] }] });

/** Everything a repository can tell the agent; each file contains the given word. */
function everything(word: string): Readonly<Record<string, Content>> {
  return {
    "GEMINI.md": `${word} @docs/more.md`,
    "AGENTS.md": word,
    "docs/more.md": word,
    "sub/GEMINI.md": word,
    ".gemini/settings.json": JSON.stringify({
      hooks: hook(`node .gemini/hooks/start.js ${word}`),
      mcpServers: { [word]: { command: "node", args: ["tools/server.js"] } },
    }),
    ".gemini/hooks/start.js": { script: word },
    ".gemini/system.md": word,
    ".gemini/commands/do.toml": `prompt = "${word}"`,
    ".gemini/skills/s/SKILL.md": `---\nname: s\ndescription: ${word}\n---\n${word}`,
    ".gemini/agents/a.md": `---\nname: a\ndescription: ${word}\n---\n${word}`,
    "tools/server.js": word,
    "tools/lib.js": word,
    "src/other.js": word,
  };
}

async function project(git: Commits, commit: string): Promise<Project> {
  const result = await readProject(git, commit);
  if (result.kind === "faulty") throw new Error(result.faults.map((fault) => fault.message).join("\n"));
  return result.project;
}

async function briefingOf(read: Project): Promise<string> {
  return JSON.stringify([
    read.settings.hooks,
    read.settings.servers,
    await read.instructions(),
    await read.instructionsFor("sub/deeper"),
    await read.commandNames(),
    await read.command("do"),
    await read.skills(),
    await read.subAgents(),
    await read.systemPrompt("1"),
  ]);
}

/** Ignores no path. */
const all = () => true;

describe("a project", () => {
  test("is read from the trusted commit, even if the head changes every file", async () => {
    const git = commits({ base: everything("trusted"), head: everything("hostile") });
    const briefing = await briefingOf(await project(git, "base"));
    expect(briefing.match(/trusted/g)?.length).toBeGreaterThan(12);
    expect(briefing).not.toContain("hostile");
    expect(git.shown.filter((shown) => !shown.startsWith("base:"))).toEqual([]);
  });

  test("reads its settings first, and everything else once and on demand", async () => {
    const git = commits({ base: everything("x") });
    const read = await project(git, "base");
    expect(git.shown).toEqual(["base:.gemini/settings.json"]);
    await briefingOf(read);
    await briefingOf(read);
    expect(new Set(git.shown).size).toBe(git.shown.length);
  });

  test("is empty when the repository configures nothing", async () => {
    const read = await project(commits({ base: { "README.md": "x" } }), "base");
    expect(await read.instructions()).toEqual({ text: "", files: [], notes: [] });
    expect(await read.commandNames()).toEqual([]);
    expect(await read.skills()).toEqual({ skills: [], notes: [] });
    expect((await read.subAgents()).agents).toHaveLength(2);
  });

  test("is faulty when its settings are, and throws when the commit is missing", async () => {
    const git = commits({ base: { ".gemini/settings.json": "{" } });
    expect(await readProject(git, "base")).toMatchObject({ kind: "faulty", faults: [{ kind: "config" }] });
    await expect(readProject(git, "none").then(() => "read")).rejects.toThrow("no commit none");
  });
});

describe("the repository's system prompt", () => {
  test.each([undefined, "", "0", "false", "False"])("is the built-in one for %j", async (value) => {
    const read = await project(commits({ base: everything("x") }), "base");
    expect(await read.systemPrompt(value)).toEqual({ kind: "built_in" });
  });

  test("is the named file of the trusted commit", async () => {
    const read = await project(commits({ base: { ...everything("x"), "p/mine.md": "Mine." } }), "base");
    expect(await read.systemPrompt("true")).toEqual({ kind: "replaced", text: "x" });
    expect(await read.systemPrompt("./p/mine.md")).toEqual({ kind: "replaced", text: "Mine." });
  });

  test.each(["none.md", "/etc/passwd", "../x.md"])("is a fault when it is %s", async (value) => {
    const read = await project(commits({ base: everything("x") }), "base");
    expect(await read.systemPrompt(value)).toMatchObject({
      kind: "faulty",
      fault: { kind: "config", message: expect.stringContaining(value) },
    });
  });
});

describe("the copy from which hooks and servers run", () => {
  const scratch = scratchDirectory();

  test("contains the agent's folders, the files that commands name and the files beside those", async () => {
    const read = await project(commits({ base: everything("trusted"), head: everything("hostile") }), "base");
    const place = path.join(scratch, "copy");
    expect(await read.copyTo(place, disk, read.settings.servers)).toEqual([]);
    const text = (file: string): Promise<string> => readFile(path.join(place, file), "utf8");
    expect(await text(".gemini/hooks/start.js")).toBe("trusted");
    expect(await text("tools/server.js")).toBe("trusted");
    expect(await text("tools/lib.js")).toBe("trusted");
    await expect(text("src/other.js")).rejects.toThrow("ENOENT");
    expect((await stat(path.join(place, ".gemini/hooks/start.js"))).mode & 0o111).not.toBe(0);
  });

  test("contains the files that hooks name through the project's directory", async () => {
    const files = {
      "hooks/a.sh": "a",
      "b.sh": "b",
      ".gemini/settings.json": JSON.stringify({ hooks: hook('"$GEMINI_PROJECT_DIR/hooks/a.sh" && ./b.sh; ../x') }),
    };
    const read = await project(commits({ base: files }), "base");
    const place = path.join(scratch, "named");
    await read.copyTo(place, disk, []);
    expect(await readFile(path.join(place, "hooks/a.sh"), "utf8")).toBe("a");
    expect(await readFile(path.join(place, "b.sh"), "utf8")).toBe("b");
  });
});

describe("files that a prompt mentions", () => {
  const files = {
    "docs/a.md": "A",
    "docs/b.md": "B",
    "src/x.ts": "X",
    "my file.md": "M",
    "pic.png": Buffer.from([0x89, 0]),
  };
  const tree = () => openTree(commits({ base: files }), "base");

  test("are exact paths, folders and globs that match something, and nothing else", async () => {
    const prompt =
      "Read @docs/a.md, @docs/ and @src/*.ts. Ask @alice (@docs/none.md), mail a@docs/b.md, see `@docs/b.md`, @my\\ file.md";
    expect(await findMentions(tree(), prompt)).toEqual(["docs/a.md", "docs/", "src/*.ts", "my file.md"]);
    expect(await findMentions(tree(), "@../x @/etc/passwd @. @docs @*nothing*")).toEqual([]);
  });

  test("are read once, with a note on each that could not be read", async () => {
    const read = await readMentions(tree(), ["docs/a.md", "docs/", "pic.png", "none.md"], all);
    expect(read.files).toEqual([
      { path: "docs/a.md", text: "A" },
      { path: "docs/b.md", text: "B" },
    ]);
    expect(read.notes).toEqual([
      "`none.md` names no file of the trusted commit.",
      "`pic.png` was left out: it is not UTF-8 text.",
    ]);
  });

  test("may be a folder without a trailing slash when a command names it", async () => {
    expect((await readMentions(tree(), ["docs"], all)).files.map(({ path }) => path)).toEqual([
      "docs/a.md",
      "docs/b.md",
    ]);
  });

  test("are limited in number and in size", async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`d/${index}`, "x".repeat(1990)]));
    const read = await readMentions(openTree(commits({ base: many }), "base"), ["d/"], all);
    expect(read.files).toHaveLength(100);
    expect(read.notes).toEqual(["1 more files were left out: at most 100 are read."]);
    const large = openTree(commits({ base: { "a.md": "x".repeat(150_000), "b.md": "x".repeat(150_000) } }), "base");
    expect((await readMentions(large, ["a.md", "b.md"], all)).notes).toEqual([
      "`b.md` was left out: all files together exceed 200000 characters.",
    ]);
  });
});
