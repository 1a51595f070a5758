import { describe, expect, test } from "@jest/globals";
import { commandNames, readCommand } from "../../src/project/commands.ts";
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
    expect(await commandNames(tree())).toEqual(["broken", "empty", "git:commit", "review", "wrong"]);
  });

  test("are read by name, with a note on unused fields", async () => {
    expect(await readCommand(tree(), "review")).toEqual({
      kind: "command",
      command: {
        name: "review",
        path: ".gemini/commands/review.toml",
        description: "Reviews.",
        prompt: "Review {{args}}.\n",
      },
    });
    expect(await readCommand(tree(), "git:commit")).toMatchObject({ command: { prompt: "Commit." } });
  });

  test.each(["../../secret", "git/commit", "", "none"])("are not found by the name %j", async (name) => {
    expect(await readCommand(tree(), name)).toMatchObject({
      kind: "unknown",
      known: expect.arrayContaining(["review"]),
    });
  });

  test.each(['[__proto__]\nowned = "x"', '__proto__.owned = "x"'])("change no other object: %j", async (line) => {
    const path = ".gemini/commands/do.toml";
    const bad = openTree(commits({ base: { [path]: `prompt = "Do."\n${line}\n` } }), "base");
    expect(await readCommand(bad, "do")).toMatchObject({ command: { prompt: "Do." } });
    expect({}).not.toHaveProperty("owned");
  });

  test("report where a fault is", async () => {
    const message = async (name: string) => {
      const result = await readCommand(tree(), name);
      return result.kind === "faulty" ? result.message : "";
    };
    expect(await message("broken")).toMatch(/^\.gemini\/commands\/broken\.toml is not TOML: line 1: /);
    expect(await message("empty")).toContain("`prompt` is missing");
    expect(await message("wrong")).toContain("`prompt` must be a text");
  });
});
