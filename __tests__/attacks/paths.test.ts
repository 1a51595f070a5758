/** Forbidden paths, given to every tool that takes a path, in a directory with real links. */
import * as fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { JsonObject } from "../../src/events.ts";
import { openWorkshop, type Workshop } from "../world/workshop.ts";

const CANARY = "CANARY-that-no-answer-may-hold";
let shop: Workshop;

beforeAll(() => {
  shop = openWorkshop({
    "src/a.ts": "export const a = 1;\n",
    ".git/config": `[core]\n# ${CANARY}\n`,
    "sub/.git/config": CANARY,
  });
  fs.writeFileSync(join(shop.outside, "secret.txt"), `${CANARY}\n`);
  fs.mkdirSync(join(shop.outside, "deep"));
  fs.writeFileSync(join(shop.outside, "deep/secret.txt"), `${CANARY}\n`);
  const links = {
    out: shop.outside,
    "file-out": join(shop.outside, "secret.txt"),
    "relative-out": "../outside",
    "src/up": "../..",
    chain: "out/deep",
    "chain-file": "chain/secret.txt",
    self: "self",
    "to-git": ".git",
    "to-git-file": ".git/config",
    "to-proc": "/proc/self",
    "to-root": "/",
    dangling: join(shop.outside, "not-yet.txt"),
  };
  for (const [name, target] of Object.entries(links)) fs.symlinkSync(target, join(shop.root, name));
});

afterAll(async () => await shop[Symbol.asyncDispose]());

const FILES: readonly (readonly [string, () => string])[] = [
  ["up and out", () => "../outside/secret.txt"],
  ["up and out, by a detour", () => "src/../../outside/./secret.txt"],
  ["up and out, with doubled slashes", () => "..//outside//secret.txt"],
  ["an absolute path", () => join(shop.outside, "secret.txt")],
  ["an absolute path through the workspace", () => join(shop.root, "../outside/secret.txt")],
  ["a link to a file", () => "file-out"],
  ["a link to a directory", () => "out/secret.txt"],
  ["a relative link", () => "relative-out/secret.txt"],
  ["a link upwards", () => "src/up/outside/secret.txt"],
  ["a link through a link", () => "chain/secret.txt"],
  ["a link to a file through links", () => "chain-file"],
  ["a link to itself", () => "self"],
  ["a link to nothing yet", () => "dangling"],
  ["a link to the root", () => "to-root/etc/passwd"],
  ["a mention", () => "@../outside/secret.txt"],
  ["a mention of a link", () => "@file-out"],
  ["git's configuration", () => ".git/config"],
  ["git's configuration, in capitals", () => ".GIT/config"],
  ["git's configuration, with a dot", () => ".git./config"],
  ["git's configuration, by its short name", () => "git~1/config"],
  ["git's configuration, by a stream", () => ".git::$INDEX_ALLOCATION/config"],
  ["git's configuration, with an unseen letter", () => ".g\u200cit/config"],
  ["git's configuration, by a link", () => "to-git/config"],
  ["git's configuration, by a link to the file", () => "to-git-file"],
  ["a nested repository's", () => "sub/.git/config"],
  ["the environment of this process", () => "/proc/self/environ"],
  ["the environment of its parent", () => "/proc/1/environ"],
  ["the environment, by a link", () => "to-proc/environ"],
  ["the environment, by the root of a process", () => "/proc/self/root/etc/passwd"],
  ["the working directory of a process", () => "/proc/self/cwd/package.json"],
  ["a descriptor", () => "/dev/fd/0"],
  ["standard input", () => "/dev/stdin"],
  ["the kernel", () => "/sys/kernel/version"],
  ["a NUL", () => "src/a.ts\0../outside/secret.txt"],
  ["a home", () => "~/.netrc"],
  ["an address", () => "file:///etc/passwd"],
  ["a kept output that is none", () => "output://../../outside/secret.txt"],
];

const CALLS: readonly (readonly [string, (path: string) => JsonObject])[] = [
  ["read_file", (file_path) => ({ file_path })],
  ["read_many_files", (path) => ({ include: [path] })],
  ["list_directory", (dir_path) => ({ dir_path })],
  ["glob", (dir_path) => ({ dir_path, pattern: "**/*" })],
  ["glob", (pattern) => ({ pattern })],
  ["grep_search", (dir_path) => ({ dir_path, pattern: "CANARY" })],
  ["grep_search", (include_pattern) => ({ include_pattern, pattern: "CANARY" })],
  ["write_file", (file_path) => ({ file_path, content: "evil\n" })],
  ["replace", (file_path) => ({ file_path, instruction: "x", old_string: CANARY, new_string: "evil" })],
  ["replace", (file_path) => ({ file_path, instruction: "x", old_string: "", new_string: "evil" })],
];

/** The content of everything outside, and of git's own files. */
function outside(): string {
  const read = (file: string): string =>
    fs.statSync(file).isDirectory()
      ? fs
          .readdirSync(file)
          .sort()
          .map((name) => `${name}{${read(join(file, name))}}`)
          .join()
      : fs.readFileSync(file, "utf8");
  return [shop.outside, join(shop.root, ".git"), join(shop.root, "sub/.git")].map(read).join("\n");
}

describe.each(FILES)("a path that is %s", (_, path) => {
  test.each(CALLS)("is neither read nor written by %s", async (tool, args) => {
    const before = outside();
    const answer = await shop.call(tool, args(path()));
    expect(answer.text).not.toContain(CANARY);
    expect(answer.text).not.toMatch(/root:x:0|GEMINI_API_KEY|Linux version/);
    expect(outside()).toBe(before);
  });
});

describe("a path in the workspace", () => {
  test.each(["src/a.ts", "./src//a.ts", "src/../src/a.ts", "@src/a.ts"])("such as %s is read", async (file_path) => {
    expect((await shop.call("read_file", { file_path })).text).toContain("export const a = 1;");
  });

  test.each([".gitignore", ".github/notes.md", "src/git~notes.md", "a..b/c.ts", "src/…/x.ts"])(
    "such as %s is written",
    async (file_path) => {
      const answer = await shop.call("write_file", { file_path, content: "fine\n" });
      expect(answer.error).toBeUndefined();
      expect(shop.text(file_path)).toBe("fine\n");
    },
  );

  test("is found when the whole workspace is listed or searched, unless it belongs to git", async () => {
    expect((await shop.call("list_directory", { dir_path: "." })).text).toContain("src");
    expect((await shop.call("glob", { pattern: "**/*.ts" })).text).toContain("src/a.ts");
    expect((await shop.call("grep_search", { pattern: "const a" })).text).toContain("src/a.ts");
    expect((await shop.call("grep_search", { pattern: "CANARY-that" })).text).toBe("No matches.");
  });
});
