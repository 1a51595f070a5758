/** Programs that Remit starts itself: git with the token, and the programs that make up the sandbox. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { hardenedEnvironment } from "../../src/adapters/git-directory.ts";
import { findGit } from "../../src/adapters/git-process.ts";
import { findProgram } from "../../src/adapters/find-program.ts";

let root: string;
const at = (name: string) => path.join(root, name);
const before = process.env["GITHUB_WORKSPACE"];
beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), "remit-find-")));
  for (const place of ["shop/node_modules/.bin", "tools", "empty"]) fs.mkdirSync(at(place), { recursive: true });
  for (const place of ["shop/node_modules/.bin", "shop", "tools"]) {
    fs.writeFileSync(at(`${place}/git`), "#!/bin/sh\n", { mode: 0o755 });
    fs.writeFileSync(at(`${place}/bwrap`), "#!/bin/sh\n", { mode: 0o755 });
  }
  fs.writeFileSync(at("empty/git"), "not a program", { mode: 0o644 });
  fs.symlinkSync(at("shop/node_modules/.bin"), at("link"));
  process.env["GITHUB_WORKSPACE"] = at("shop");
});
afterAll(() => {
  if (before === undefined) delete process.env["GITHUB_WORKSPACE"];
  else process.env["GITHUB_WORKSPACE"] = before;
  fs.rmSync(root, { recursive: true });
});

test.each([
  ["on PATH under its name", () => at("shop/node_modules/.bin")],
  ["with a trailing slash", () => `${at("shop")}/`],
  ["through `..`", () => at("tools/../shop")],
  ["through a link from outside", () => at("link")],
  ["through an empty entry", () => ""],
  ["through a relative entry", () => "node_modules/.bin"],
])("Remit starts no program from the workspace: %s", (_, place) => {
  const searched = `${place()}:${at("empty")}:${at("tools")}`;
  expect(findGit(searched)).toBe(at("tools/git"));
  expect(findProgram("bwrap", searched)).toBe(at("tools/bwrap"));
  const remote = new URL("https://github.com/octo/shop");
  expect(hardenedEnvironment(at("git"), remote, { PATH: searched })["PATH"]).toBe(`${at("empty")}:${at("tools")}`);
});

test("other directories are searched in order", () => {
  expect(findProgram("git", `/nowhere:${at("tools")}:/usr/bin`)).toBe(at("tools/git"));
  expect(findProgram("git", "/nowhere")).toBeUndefined();
  expect(findProgram("git", at("shop"), at("elsewhere"))).toBe(at("shop/git"));
});
