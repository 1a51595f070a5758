/** Looking for links that lead out of a workspace, in real directories. */
import * as fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";
import { openLeaks } from "../../src/change/links.ts";
import { openWorkshop, type Workshop } from "../world/workshop.ts";

let shop: Workshop;
beforeAll(() => {
  shop = openWorkshop({
    "src/a.ts": "a\n",
    "src/lib/b.ts": "b\n",
    "vendor/deep/er/c.ts": "c\n",
    "hidden/.git/config": "",
    "aliases/plain.ts": "",
    "round/a/x": "",
    "gone/x": "",
  });
  const link = (target: string, path: string): void => fs.symlinkSync(target, join(shop.root, path));
  link(shop.outside, "vendor/deep/er/evil");
  link("../src/lib", "aliases/inside");
  link("../../round", "round/a/back");
  link("../../nothing", "gone/dangling");
  link("../.git", "hidden/git");
  fs.mkdirSync(join(shop.root, "second"));
  link("../vendor", "second/hand");
});
afterAll(async () => await shop[Symbol.asyncDispose]());

const leak = (directory: string, most?: number) => openLeaks(shop.site.workspace, openFiles(), most)(directory);

describe("links that lead out", () => {
  test.each([
    ["vendor", "vendor/deep/er/evil"],
    ["vendor/deep/er", "vendor/deep/er/evil"],
    ["second", "vendor/deep/er/evil"],
    ["gone", "gone/dangling"],
    ["hidden", "hidden/git"],
  ])("are found at or below %s: %s", (directory, path) => {
    expect(leak(directory)).toEqual({ kind: "link", path });
  });

  test.each(["src", "aliases", "round", "missing", "src/a.ts"])("are none below %s", (directory) => {
    expect(leak(directory)).toBeUndefined();
  });

  test("count for a glob only where it could come upon them", () => {
    fs.symlinkSync(shop.outside, join(shop.root, "aliases/.dot"));
    fs.symlinkSync("..", join(shop.root, "src/back"));
    fs.symlinkSync(shop.outside, join(shop.root, "Evil.md"));
    const ask = (directory: string, glob: string, flat = false) =>
      openLeaks(shop.site.workspace, openFiles())(directory, { glob, flat });
    expect(ask("", "\uE006.md")).toMatchObject({ path: "Evil.md" });
    expect(ask("", "\uE006.txt")).toBeUndefined();
    expect(ask("", "\uE001vil.MD")).toMatchObject({ path: "Evil.md" });
    expect(ask("vendor", "\uE001", true)).toBeUndefined();
    expect(ask("vendor", "\uE001")).toMatchObject({ path: "vendor/deep/er/evil" });
    expect(ask("vendor/deep/er", "\uE001", true)).toMatchObject({ path: "vendor/deep/er/evil" });
    expect(ask("aliases", "\uE001", true)).toBeUndefined();
    expect(ask("aliases", ".\uE001", true)).toMatchObject({ path: "aliases/.dot" });
    expect(ask("", "a\uE001")).toMatchObject({ path: "aliases/.dot" });
    expect(ask("src", "b\uE001")).toMatchObject({ kind: "link" }); // By way of `back`, all that is beside it too.
    for (const path of ["aliases/.dot", "src/back", "Evil.md"]) fs.rmSync(join(shop.root, path));
  });

  test("are not looked for without end", () => {
    expect(leak("", 2)).toMatchObject({ kind: "too_large" });
    expect(leak("src", 2)).toBeUndefined();
  });

  test("are looked for once in a decision, and again in the next", () => {
    const asked: string[] = [];
    const files = openFiles();
    const counting = { ...files, listNow: (path: string) => (asked.push(path), files.listNow(path)) };
    const ask = openLeaks(shop.site.workspace, counting);
    expect([ask("src"), ask("src")]).toEqual([undefined, undefined]);
    expect(asked).toHaveLength(2);
    fs.symlinkSync(shop.outside, join(shop.root, "src/lib/evil"));
    expect(leak("src")).toMatchObject({ kind: "link" });
    fs.rmSync(join(shop.root, "src/lib/evil"));
  });
});
