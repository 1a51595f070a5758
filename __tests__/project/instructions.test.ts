import { describe, expect, test } from "@jest/globals";
import {
  expandImports,
  instructionsFor,
  MAX_BELOW,
  MAX_ROOT,
  readInstructions,
} from "../../src/project/instructions.ts";
import { openTree } from "../../src/project/tree.ts";
import { commits, type Content } from "../world/commits.ts";

const NAMES = ["GEMINI.md", "AGENTS.md"];
const open = (files: Readonly<Record<string, Content>>) => openTree(commits({ base: files }), "base");
const imported = async (text: string, files: Readonly<Record<string, Content>>): Promise<string> =>
  (await expandImports(open({ ...files, "GEMINI.md": text }), { path: "GEMINI.md", text })).text;

describe("root instructions", () => {
  test("contain both files, each under its name", async () => {
    const read = await readInstructions(open({ "GEMINI.md": "g\n", "AGENTS.md": "a\n" }), NAMES);
    expect(read.text).toBe(
      "--- GEMINI.md ---\ng\n--- end of GEMINI.md ---\n\n--- AGENTS.md ---\na\n--- end of AGENTS.md ---",
    );
    expect(read.notes).toEqual([]);
  });

  test("include those of .gemini", async () => {
    const read = await readInstructions(open({ "AGENTS.md": "a", ".gemini/GEMINI.md": "g" }), NAMES);
    expect(read.files.map((file) => file.path)).toEqual(["AGENTS.md", ".gemini/GEMINI.md"]);
  });

  test("include a file once when one is a link to the other", async () => {
    const read = await readInstructions(open({ "GEMINI.md": { link: "AGENTS.md" }, "AGENTS.md": "a" }), NAMES);
    expect(read.files.map((file) => file.path)).toEqual(["GEMINI.md"]);
  });

  test("are empty when there are no files", async () => {
    expect(await readInstructions(open({ "README.md": "x", "GEMINI.md": " \n" }), NAMES)).toEqual({
      text: "",
      files: [],
      notes: [],
    });
  });

  test("are cut at a line end, and both the model and the report say so", async () => {
    const line = `${"x".repeat(99)}\n`;
    const read = await readInstructions(open({ "GEMINI.md": line.repeat(400), "AGENTS.md": "a" }), NAMES);
    expect(read.files[0]?.text).toMatch(/x\n\[Cut here: the last \d+ characters were left out\.\]$/);
    expect(read.files[0]?.text.length).toBeLessThan(MAX_ROOT + 100);
    expect(read.notes).toEqual([
      expect.stringMatching(/^GEMINI\.md was cut: 31999 of its 39999 characters/),
      expect.stringMatching(/^AGENTS\.md was cut: 0 of its 1 characters/),
    ]);
  });

  test("note failed imports, and ignore text that merely resembles one", async () => {
    const text = "@./none.md, see @docs/style.md. @a.md @maria @types/node `@./code.md`";
    const read = await readInstructions(
      open({ "GEMINI.md": text, "a.md": "@./b.md", "b.md": "b\0", "docs/style.md": "x".repeat(64_001) }),
      NAMES,
    );
    expect(read.notes).toEqual([
      "GEMINI.md: `@./none.md` was not imported: the trusted commit has no such file.",
      "GEMINI.md: `@docs/style.md` was not imported: it has 64001 characters, and at most 64000 are taken.",
      "a.md: `@./b.md` was not imported: it is not text.",
    ]);
  });

  test("note a file that could not be read", async () => {
    const read = await readInstructions(open({ "GEMINI.md": "a\0" }), NAMES);
    expect(read.notes).toEqual(["GEMINI.md was not read: it is not text."]);
  });
});

describe("instructions of a subdirectory", () => {
  test("come from the directory and its parents, outermost first, without the root's", async () => {
    const tree = open({
      "GEMINI.md": "root",
      "a/GEMINI.md": "a",
      "a/b/AGENTS.md": "b",
      "a/b/c/x.ts": "",
      "z/GEMINI.md": "z",
    });
    const found = await instructionsFor(tree, NAMES, "a/b/c");
    expect(found).toEqual([
      { path: "a/GEMINI.md", text: "a" },
      { path: "a/b/AGENTS.md", text: "b" },
    ]);
    expect(await instructionsFor(tree, NAMES, "")).toEqual([]);
    expect(await instructionsFor(tree, NAMES, "../a")).toEqual([]);
  });

  test("are cut to a limit per file", async () => {
    const tree = open({ "a/GEMINI.md": "x".repeat(MAX_BELOW + 1) });
    expect((await instructionsFor(tree, NAMES, "a"))[0]?.text).toContain("[Cut here: the last 1 characters");
  });
});

describe("imports", () => {
  test("insert the file in their place, relative to the file that names it", async () => {
    const files = { "docs/style.md": "Style. See @./more.md", "docs/more.md": "More." };
    expect(await imported("Read @docs/style.md.", files)).toBe(
      "Read <!-- docs/style.md -->\nStyle. See <!-- docs/more.md -->\nMore.\n<!-- end of docs/more.md -->\n<!-- end of docs/style.md -->.",
    );
  });

  test.each([
    "ask @alice about it",
    "mail bob@docs/style.md",
    "install @types/node",
    "@docs/none.md",
    "@docs",
    "@/docs/style.md",
    "@../docs/style.md",
    "@https://example.org/docs/style.md",
    "@style",
    "`@docs/style.md` in a span",
    "`` a ` @docs/style.md `` in a wide span",
    "```\n@docs/style.md\n```",
    "~~~sh\n@docs/style.md",
    "````\n```\n@docs/style.md\n```\n````",
  ])("leave %j unchanged", async (text) => {
    expect(await imported(text, { "docs/style.md": "Style.", style: "no extension", alice: "x" })).toBe(text);
  });

  test("are expanded again after a fence is closed", async () => {
    expect(await imported("```\nx\n```\n@docs/style.md", { "docs/style.md": "Style." })).toContain("Style.");
  });

  test("are expanded five files deep and no deeper", async () => {
    const files: Record<string, string> = {};
    for (let level = 1; level <= 7; level += 1) files[`d/${level}.md`] = `level${level} @./${level + 1}.md`;
    const text = await imported("@d/1.md", files);
    expect(text).toContain("level5");
    expect(text).not.toContain("level6");
  });

  test("include each file once, so that cycles and diamonds end", async () => {
    const text = await imported("@a/x.md @a/x.md @a/y.md", {
      "a/x.md": "X @./y.md @../GEMINI.md",
      "a/y.md": "Y @./x.md",
    });
    expect(text.match(/X /g)).toHaveLength(1);
    expect(text.match(/Y /g)).toHaveLength(1);
  });

  test("do not follow a link out of the repository", async () => {
    expect(await imported("@docs/out.md", { "docs/out.md": { link: "../../etc/passwd" } })).toBe("@docs/out.md");
  });
});
