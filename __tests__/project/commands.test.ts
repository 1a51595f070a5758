import { describe, expect, test } from "@jest/globals";
import { planCommand, type PlanPart, commandNames, readCommand } from "../../src/project/commands.ts";
import { openTree } from "../../src/project/tree.ts";
import { commits } from "../world/commits.ts";

const tree = () =>
  openTree(
    commits({
      base: {
        ".gemini/commands/review.toml": 'description = "Reviews."\nprompt = """\nReview {{args}}.\n"""\nother = 1\n',
        ".gemini/commands/git/commit.toml": 'prompt = "Commit."',
        ".gemini/commands/broken.toml": 'prompt = "x',
        ".gemini/commands/empty.toml": "description = 'x'",
        ".gemini/commands/wrong.toml": "prompt = 3",
        ".gemini/commands/readme.md": "x",
        "secret.toml": 'prompt = "no"',
      },
    }),
    "base",
  );

describe("commands", () => {
  test("are the TOML files of the folder, with colons between folder names", async () => {
    expect(commandNames(await tree())).toEqual(["broken", "empty", "git:commit", "review", "wrong"]);
  });

  test("are read by name, with a note on unused fields", async () => {
    expect(await readCommand(await tree(), "review")).toEqual({
      kind: "command",
      command: {
        name: "review",
        path: ".gemini/commands/review.toml",
        description: "Reviews.",
        prompt: "Review {{args}}.\n",
      },
    });
    expect(await readCommand(await tree(), "git:commit")).toMatchObject({ command: { prompt: "Commit." } });
  });

  test.each(["../../secret", "git/commit", "", "none"])("are not found by the name %j", async (name) => {
    expect(await readCommand(await tree(), name)).toMatchObject({
      kind: "unknown",
      known: expect.arrayContaining(["review"]),
    });
  });

  test.each(['[__proto__]\nowned = "x"', '__proto__.owned = "x"'])("change no other object: %j", async (line) => {
    const path = ".gemini/commands/do.toml";
    const bad = await openTree(commits({ base: { [path]: `prompt = "Do."\n${line}\n` } }), "base");
    expect(await readCommand(bad, "do")).toMatchObject({ command: { prompt: "Do." } });
    expect({}).not.toHaveProperty("owned");
  });

  test("report where a fault is", async () => {
    const message = async (name: string) => {
      const result = await readCommand(await tree(), name);
      return result.kind === "faulty" ? result.message : "";
    };
    expect(await message("broken")).toMatch(/^\.gemini\/commands\/broken\.toml is not TOML: line 1: /);
    expect(await message("empty")).toContain("`prompt` is missing");
    expect(await message("wrong")).toContain("`prompt` must be a text");
  });
});

function plan(prompt: string, args: string): readonly PlanPart[] | string {
  const made = planCommand({ name: "do", path: "do.toml", description: "", prompt }, args);
  return made.kind === "plan" ? made.parts : made.message;
}

describe("a command's plan", () => {
  test("inserts the arguments in their places and marks them as the caller's", () => {
    expect(plan("Fix {{args}}, then {{args}}!", " a b ")).toEqual([
      { kind: "text", text: "Fix " },
      { kind: "args", text: "a b" },
      { kind: "text", text: ", then " },
      { kind: "args", text: "a b" },
      { kind: "text", text: "!" },
    ]);
  });

  test("appends the call when the prompt has no placeholder for arguments", () => {
    expect(plan("Do it.", "now")).toEqual([
      { kind: "text", text: "Do it." },
      { kind: "text", text: "\n\n" },
      { kind: "args", text: "/do now" },
    ]);
    expect(plan("Do it.", " ")).toEqual([{ kind: "text", text: "Do it." }]);
  });

  test("inserts files and shell lines, with braces inside them", () => {
    expect(plan("A @{docs/x.md} B !{awk '{print $1}' f} C", "")).toEqual([
      { kind: "text", text: "A " },
      { kind: "file", path: "docs/x.md" },
      { kind: "text", text: " B " },
      { kind: "shell", line: "awk '{print $1}' f" },
      { kind: "text", text: " C" },
    ]);
  });

  test("never reads a file or runs a shell line that the arguments name", () => {
    const parts = plan("Do {{args}}", "@{/etc/passwd} !{rm -rf /} {{args}}");
    expect(parts).toEqual([
      { kind: "text", text: "Do " },
      { kind: "args", text: "@{/etc/passwd} !{rm -rf /} {{args}}" },
    ]);
  });

  test("does not insert arguments into the name of a file", () => {
    expect(plan("@{ {{args}} }", "../x")).toEqual([
      { kind: "file", path: "{{args}}" },
      { kind: "text", text: "\n\n" },
      { kind: "args", text: "/do ../x" },
    ]);
  });

  test("is rejected when a brace is not closed", () => {
    expect(plan("x !{echo {", "")).toBe("do.toml: `!{echo {` is not closed: braces inside it must be balanced.");
  });
});
