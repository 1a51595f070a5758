/** Shell lines in a workspace that has links: what counts is where a path really leads. */
import { describe, expect, test } from "@jest/globals";
import type { Leak, Locate } from "../../src/policy/policy.ts";
import { askShell, byName, policyOf } from "../world/policies.ts";

const EDIT = policyOf('extends = "edit"');

/** `out` leads outside; `deep/link` leads to the root; `in` leads to `src/lib`. */
const withLinks: Locate = (path, directory) => {
  const written = byName(path, directory);
  if (written.kind === "outside") return written;
  if (/^out(\/|$)/.test(written.path)) return { kind: "outside", path: written.path.replace(/^out/, "/secrets") };
  const inside = written.path.replace(/^deep\/link(\/|$)/, "").replace(/^in(?=\/|$)/, "src/lib");
  return { kind: "inside", path: inside };
};

const ask = (line: string, locate: Locate = withLinks) => askShell(EDIT, line, locate);

describe("links", () => {
  test.each([
    "cat out/key",
    "cat out",
    "cp out/key src/a",
    "echo x > out/key",
    "ls out",
    "cd out && ls",
    "mv out src/x",
    "sed -n p out/key",
    "git -C out status",
    'for f in out/key; do cat "$f"; done',
    "cat out/*",
    "grep -r x out",
  ])("that lead outside deny %j", (line) => {
    expect(ask(line).rules).toContain("built-in:outside");
  });

  test("that lead elsewhere inside are judged where they lead", () => {
    const policy = policyOf('extends = "edit"\n[[deny]]\nid = "lib"\npath = "src/lib/**"');
    expect(askShell(policy, "cat in/a.ts", withLinks).rules).toEqual(["lib"]);
    expect(askShell(policy, "echo x > in/a.ts", withLinks).rules).toEqual(["lib"]);
    expect(askShell(policy, "cd in && cat a.ts", withLinks).rules).toContain("lib");
  });

  // The kernel goes up from where a link leads: `deep/link/../secret` is beside the workspace, not in `deep`.
  test.each([
    "cat deep/link/../secret",
    "cat ./deep/link/../secret",
    "cat in/../a.ts",
    "cp a.ts in/../b.ts",
    "git -C deep/link/.. status",
    "cd in && cd .. && ls",
    "cd in && cat x; cd ../..; ls",
    "cat /workspace/deep/../a.ts",
  ])("are not gone up behind: %j is not certain", (line) => {
    expect(ask(line).rules).toContain("built-in:uncertain");
  });

  test.each([
    "cat src/../a.ts",
    "cat src/lib/../a.ts",
    "cat ./src/./../a.ts",
    "cd src && cat ../a.ts",
    "cd src/lib && cd ../.. && ls",
    "cat in/a.ts",
    "cd in && ls",
  ])("do not hinder %j", (line) => {
    expect(ask(line).effect).toBe("allow");
  });

  test("below a directory deny what names them by a glob or a search, and what carries them along", () => {
    const leaky: Locate = Object.assign((path: string, directory: string) => withLinks(path, directory), {
      leadsOut: (directory: string) =>
        directory === "" || directory === "vendor" ? ({ kind: "link", path: "vendor/evil" } as const) : undefined,
    });
    for (const line of [
      "cat vendor/*",
      "cat */x",
      'for f in vendor/*; do cat "$f"; done',
      "find vendor -type f -exec cat {} +",
      "find vendor -print0 | xargs -0 cat",
      "cp -r vendor src/v && cat src/v/evil",
      "mv vendor src/v && cat src/v/evil",
      "ln -s ../vendor src/v && cat src/v/*",
      "ln -sr vendor src/v && cat src/v/*",
      "cd src && ln -s ../vendor; cat vendor/*",
    ])
      expect(ask(line, leaky).rules).toContain("built-in:outside");
    for (const line of [
      "cat src/*.ts",
      "ls vendor",
      "grep -rn x vendor",
      "find vendor -name '*.ts'",
      "cat vendor/a.ts",
      "rm -rf vendor",
      "cp -r src/a src/b",
      "ln -s a.ts src/b.ts",
    ])
      expect(ask(line, leaky).effect).toBe("allow");
  });
});

test("that commands follow are followed only where it is known that none leads outside", () => {
  const knowing = (leads: Leak | undefined): Locate =>
    Object.assign((path: string, directory: string) => byName(path, directory), { leadsOut: () => leads });
  for (const line of ["grep -Rn x src", "grep -R x", "rg -L x src"]) {
    expect(ask(line, byName).rules).toEqual(["built-in:uncertain"]);
    expect(ask(line, knowing({ kind: "link", path: "src/evil" })).rules).toEqual(["built-in:outside"]);
    expect(ask(line, knowing({ kind: "too_large", path: "src/deep" })).rules).toEqual(["built-in:uncertain"]);
    expect(ask(line, knowing(undefined)).effect).toBe("allow");
  }
});

describe("a line that moves the ground it stands on", () => {
  test.each([
    "mkdir -p a/b/c && cd a/b/c && mv ../../../a/b/c ../../../z && cat ../../secret",
    "cd a/b && rm -rf ../../a; cat ../x",
    "cd a/b && mv ../../* ../../z; cat ../x",
    "(sleep 1; mv a/b z) & cd a/b/c; sleep 2; cat ../../secret",
  ])("is not certain: %j", (line) => {
    expect(ask(line).rules).toContain("built-in:uncertain");
  });

  test.each([
    "cd a && mv ../b ../c && cat ../d",
    "cd src && mv a.ts ../b.ts && cat ../b.ts",
    "mv a b && cat b",
    "rm -rf dist && cd src && ls ..",
    "cd a && rm -rf b",
  ])("is certain when it moves something else: %j", (line) => {
    expect(ask(line).effect).toBe("allow");
  });
});
