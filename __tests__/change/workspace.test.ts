import * as fs from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";
import { openWorkspace, type Workspace } from "../../src/change/workspace.ts";
import { scratchDirectory } from "../world/scratch.ts";

const base = scratchDirectory();
const root = join(base, "checkout");
let workspace: Workspace;

beforeAll(() => {
  for (const directory of ["src/deep", ".git/hooks", "vendor/lib/.git", "@types"]) {
    fs.mkdirSync(join(root, directory), { recursive: true });
  }
  fs.mkdirSync(join(base, "checkout-sibling"));
  for (const file of ["src/a.ts", ".git/config", "vendor/lib/.git/config", "@types/b.ts", "c.ts"]) {
    fs.writeFileSync(join(root, file), "");
  }
  fs.writeFileSync(join(base, "secret"), "");
  const links: readonly (readonly [string, string])[] = [
    ["inward", "src"],
    ["outward", base],
    ["outfile", join(base, "secret")],
    ["dangling", join(base, "not-there-yet")],
    ["dangling-inside", "src/new.ts"],
    ["to-git", ".git"],
    ["to-git-config", ".git/config"],
    ["to-proc", "/proc/self"],
    ["loop", "loop"],
    ["ping", "pong"],
    ["pong", "ping"],
    ["chain", "outward"],
    ["src/up", "../.."],
    ["up-and-out", "src/deep/../../../secret"],
  ];
  for (const [path, target] of links) fs.symlinkSync(target, join(root, path));
  workspace = openWorkspace(root, openFiles());
});

describe("a path", () => {
  test.each([
    ["src/a.ts", "src/a.ts"],
    ["./src//deep/../a.ts", "src/a.ts"],
    ["", ""],
    [".", ""],
    ["src/", "src"],
    ["inward/a.ts", "src/a.ts"],
    ["not/there/yet.ts", "not/there/yet.ts"],
    ["inward/not/there.ts", "src/not/there.ts"],
    ["dangling-inside", "src/new.ts"],
    ["src/a.ts/below-a-file", "src/a.ts/below-a-file"],
    ["src/../src/a.ts", "src/a.ts"],
    [".gitignore", ".gitignore"],
    [".github/workflows/x.yml", ".github/workflows/x.yml"],
    ["src/git", "src/git"],
    ["src/a\nb", "src/a\nb"],
    ["outside/of/everything/../../..", ""],
  ])("%j is inside the workspace, at %j", async (path, inside) => {
    expect(await workspace.locate(path)).toEqual({ kind: "inside", path: inside, absolute: join(root, inside) });
  });

  test.each([
    ["..", "outside_workspace"],
    ["../secret", "outside_workspace"],
    ["src/../../secret", "outside_workspace"],
    ["../checkout-sibling/x", "outside_workspace"],
    ["/etc/passwd", "outside_workspace"],
    ["/", "outside_workspace"],
    ["outward", "outside_workspace"],
    ["outward/secret", "outside_workspace"],
    ["outward/checkout-sibling/new", "outside_workspace"],
    ["outfile", "outside_workspace"],
    ["dangling", "outside_workspace"],
    ["dangling/below", "outside_workspace"],
    ["chain/secret", "outside_workspace"],
    ["src/up/secret", "outside_workspace"],
    ["up-and-out", "outside_workspace"],
    ["~/x/../../../secret", "outside_workspace"],
    ["@../secret", "outside_workspace"],
    [".git", "protected"],
    [".git/config", "protected"],
    [".GIT/config", "protected"],
    [".Git", "protected"],
    ["src/.git/hooks/x", "protected"],
    ["vendor/lib/.git/config", "protected"],
    [".git/../src/a.ts/../../.git/config", "protected"],
    ["to-git/config", "protected"],
    ["to-git-config", "protected"],
    [".git.", "protected"],
    [".git /config", "protected"],
    ["git~1/config", "protected"],
    [".git::$INDEX_ALLOCATION/config", "protected"],
    [".g\u200cit/config", "protected"],
    ["@.git/config", "protected"],
    ["/proc/self/environ", "protected"],
    ["/proc", "protected"],
    ["/sys/kernel", "protected"],
    ["/dev/stdin", "protected"],
    ["to-proc/environ", "protected"],
    ["src/../../../../../../../../proc/1/environ", "protected"],
    ["loop", "protected"],
    ["ping/x", "protected"],
    ["src/a\0.ts", "protected"],
    ["x".repeat(5000), "protected"],
  ])("%j is refused: %s", async (path, code) => {
    expect(await workspace.locate(path)).toMatchObject({ kind: "refused", code });
  });

  test("may be absolute if it is inside the workspace", async () => {
    expect(await workspace.locate(join(root, "src/a.ts"))).toMatchObject({ kind: "inside", path: "src/a.ts" });
    expect(await workspace.locate(join(base, "secret"))).toMatchObject({ kind: "refused" });
  });

  test("is resolved against the given directory", async () => {
    expect(await workspace.locate("a.ts", "src")).toMatchObject({ path: "src/a.ts" });
    expect(await workspace.locate("../c.ts", "src")).toMatchObject({ path: "c.ts" });
    expect(await workspace.locate("../../secret", "src")).toMatchObject({ code: "outside_workspace" });
    expect(await workspace.locate("config", ".git")).toMatchObject({ code: "protected" });
  });

  test("may be written with @, unless a file really has that name", async () => {
    expect(await workspace.locate("@src/a.ts")).toMatchObject({ path: "src/a.ts" });
    expect(await workspace.locate("@types/b.ts")).toMatchObject({ path: "@types/b.ts" });
    expect(await workspace.locate("@a.ts", "src")).toMatchObject({ path: "src/a.ts" });
  });

  test("is judged by where it leads now: a link that appears later counts", async () => {
    expect(await workspace.locate("later/secret")).toMatchObject({ kind: "inside" });
    fs.symlinkSync(base, join(root, "later"));
    expect(await workspace.locate("later/secret")).toMatchObject({ code: "outside_workspace" });
  });
});

describe("a refusal", () => {
  test("says what was refused, why, and how to fix it", async () => {
    const place = await workspace.locate("outfile");
    expect(place).toMatchObject({
      reason: `Refused "outfile": it is outside the workspace (it is ${join(base, "secret")}). Give a path inside ${root}.`,
    });
  });

  test("quotes a path so that it stays on its line, and cuts a long one", async () => {
    expect(await workspace.locate("../a\nb")).toMatchObject({ reason: expect.stringContaining(String.raw`"../a\nb"`) });
    expect(await workspace.locate(`../${"y".repeat(200)}/${"x".repeat(200)}`)).toMatchObject({
      reason: expect.stringContaining("x…"),
    });
  });
});

describe("a workspace", () => {
  test("has a scratch directory beside it, from which no path or link leads out", async () => {
    const scratch = join(base, "scratch");
    fs.mkdirSync(scratch);
    const withScratch = openWorkspace(root, openFiles(), scratch);
    expect(await withScratch.locate(join(scratch, "note"))).toEqual({
      kind: "scratch",
      path: "../scratch/note",
      absolute: join(scratch, "note"),
    });
    expect(await withScratch.locate(join(scratch, "../secret"))).toMatchObject({ code: "outside_workspace" });
    fs.symlinkSync(join(base, "secret"), join(scratch, "out"));
    expect(await withScratch.locate(join(scratch, "out"))).toMatchObject({ code: "outside_workspace" });
  });
});
