/** What remains of a git configuration in a layer, as git reads it. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { plainConfiguration } from "../../src/change/layout.ts";
import { QUIET_GIT } from "../world/git/bare.ts";
import { cases } from "../world/long.ts";

function read(text: string): readonly (readonly [key: string, value: string])[] {
  const args = ["config", "--file", "-", "--no-includes", "-z", "--list"];
  const output = execFileSync("git", args, { input: text, env: QUIET_GIT, encoding: "utf8" });
  return output
    .split("\0")
    .slice(0, -1)
    .map((entry) => [entry.split("\n")[0] ?? "", entry.slice(entry.indexOf("\n") + 1)]);
}

const plain = (text: string) => Object.fromEntries(read(plainConfiguration(text)));

describe("a plain configuration", () => {
  test("keeps all that git needs of one that actions/checkout wrote", () => {
    const text = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = false
\tlogallrefupdates = true
[remote "origin"]
\turl = https://github.com/octo/shop
\tfetch = +refs/heads/*:refs/remotes/origin/*
[gc]
\tauto = 0
[http "https://github.com/"]
\textraheader = AUTHORIZATION: basic Z2hzXzAxMjM0NTY3ODk=
[branch "main"]
\tremote = origin
\tmerge = refs/heads/main
`;
    expect(plain(text)).toEqual({
      "core.repositoryformatversion": "0",
      "core.filemode": "true",
      "core.bare": "false",
      "core.logallrefupdates": "true",
      "remote.origin.url": "https://github.com/octo/shop",
      "remote.origin.fetch": "+refs/heads/*:refs/remotes/origin/*",
      "branch.main.remote": "origin",
      "branch.main.merge": "refs/heads/main",
    });
  });

  test.each([
    ["a password", '[remote "o"]\nurl = https://u:geheim@host/x'],
    ["a password with an at sign", '[remote "o"]\nurl = https://u:a@geheim@host/x'],
    ["a password with a space", '[remote "o"]\nurl = "https://u:a geheim@host/x"'],
    ["a password with a number sign", '[remote "o"]\nurl = https://u:geheim#x@host/x'],
    ["an escaped password", '[remote "o"]\nurl = https://u:\\"geheim@host/x'],
    ["a token after a question mark", '[remote "o"]\nurl = https://host/x?token=geheim'],
    ["a secret in a comment", '[remote "o"] ; geheim\nurl = https://host/x # geheim'],
    ["a password in a section's name", '[remote "https://u:geheim@host"]\nurl = https://host/x'],
    ["a password over two lines", '[remote "o"]\nurl = https://u:\\\ngeheim@host/x'],
    ["a program as a URL", '[remote "o"]\nurl = ext::sh -c geheim'],
    ["a program on a section's line", "[alias] x = !geheim\n[core] fsmonitor = geheim\n[core]\nfsmonitor = geheim"],
    [
      "an include in a section with odd spelling",
      '[core]\nbare = false\n[ include ]\npath = geheim\n[include ""]\npath = geheim',
    ],
    [
      "a section named like a property of every object",
      "[constructor]\nx = geheim\n[__proto__]\nx = geheim\n[core]\nconstructor = geheim",
    ],
    ["a program behind a comment that ends in a backslash", "[user]\n# \\\n[alias]\nname = !geheim"],
    [
      "keys of programs, filters and proxies",
      '[credential]\nhelper = geheim\n[filter "x"]\nclean = geheim\n[core]\nsshCommand = geheim\naskPass = geheim\nhooksPath = geheim\nattributesFile = geheim\npager = geheim\neditor = geheim\ngitProxy = geheim\n[submodule "x"]\nupdate = !geheim\n[url "geheim"]\ninsteadOf = x\n[gpg]\nprogram = geheim\n[diff "x"]\ncommand = geheim\n[remote "x"]\nuploadpack = geheim\nproxy = geheim\n[http]\nproxy = geheim',
    ],
  ])("drops %s", (_, text) => {
    expect(plainConfiguration(text)).not.toContain("geheim");
  });

  test("is safe for any input: no value that names a program, an include, a header or a password survives", () => {
    const name = fc.constantFrom(
      "core",
      "alias",
      "include",
      "remote",
      "http",
      "CORE",
      "user",
      "constructor",
      "submodule",
      "branch",
    );
    const key = fc.constantFrom(
      "fsmonitor",
      "path",
      "url",
      "name",
      "extraheader",
      "bare",
      "helper",
      "sshCommand",
      "worktree",
      "merge",
    );
    const part = fc.constantFrom(
      "=",
      " ",
      '"',
      "\\",
      "\n",
      "\t",
      "#",
      ";",
      "[",
      "]",
      "!",
      "://",
      "@",
      "geheim",
      "x",
      "\r\n",
      "::",
      "?",
    );
    const value = fc.oneof(
      fc.constantFrom("!geheim", "https://u:geheim@h/x", '"https://geheim@h"', "ext::geheim", "a\\", "x # geheim"),
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join("")),
    );
    const line = fc.oneof(
      fc.tuple(key, value).map(([k, v]) => `${k} = ${v}`),
      name.map((n) => `[${n}]`),
      fc.tuple(name, value).map(([n, v]) => `[${n} "${v}"]`),
      fc.tuple(name, key, value).map(([n, k, v]) => `[${n}] ${k} = ${v}`),
      value,
    );
    const known =
      /^(core\.(bare|worktree)|(remote|submodule)\..*\.url|branch\..*\.merge|user\.name|submodule\.url|remote\.url)$/;
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const made = plainConfiguration(lines.join("\n"));
        expect(made).not.toMatch(/^\s*\w+ = !|::|:\/\/[^/\n]*@|^\s*\w+ = .*[#;]/m);
        expect(plainConfiguration(made)).toBe(made);
        for (const [found] of read(made)) expect(found).toMatch(known);
      }),
      { numRuns: cases(150) },
    );
  });

  test("is made from a megabyte of any input in linear time", () => {
    const texts = ["a", "[", "://", "[a ", "\\", 'x = "', "@", " "].flatMap((part) => {
      const long = part.repeat(1_000_000 / part.length);
      return [long, `[remote "o"]\nurl = ${long}`, `[remote "${long}`];
    });
    for (const text of texts) expect(plainConfiguration(text).length).toBeLessThan(1_100_000);
  });
});
