/** A second commit contains the difference from the first, not from the base. */
import { describe, expect, test } from "@jest/globals";
import { changesSince } from "../../../src/features/checks/fix.ts";
import type { Change, Changes } from "../../../src/change/changes.ts";
import type { TreeNode } from "../../../src/ports.ts";

const blob = (oid: string, mode = "100644"): TreeNode => ({ mode, oid });
const now = (...files: readonly Change[]): Changes => ({ base: "base", files, refused: [] });
const edited: Change = { path: "a", before: blob("a0"), after: blob("a1") };
const added: Change = { path: "n", after: blob("n1") };
const deleted: Change = { path: "d", before: blob("d0") };

describe("the change since a published commit", () => {
  test("is empty when nothing changed", () => {
    expect(changesSince([edited, added, deleted], "first", now(edited, added, deleted))).toEqual({
      base: "first",
      files: [],
      refused: [],
    });
  });

  test.each<[string, readonly Change[], readonly Change[], readonly Change[]]>([
    [
      "a file that was edited again",
      [edited],
      [{ path: "a", before: blob("a0"), after: blob("a2") }],
      [{ path: "a", before: blob("a1"), after: blob("a2") }],
    ],
    ["a file that had no change before", [edited], [edited, added], [added]],
    ["an edit that was undone", [edited], [], [{ path: "a", before: blob("a1"), after: blob("a0") }]],
    ["a new file that was deleted again", [added], [], [{ path: "n", before: blob("n1") }]],
    ["a deleted file that was restored", [deleted], [], [{ path: "d", after: blob("d0") }]],
    [
      "an edited file that was deleted",
      [edited],
      [{ path: "a", before: blob("a0") }],
      [{ path: "a", before: blob("a1") }],
    ],
    [
      "a change of mode only",
      [edited],
      [{ path: "a", before: blob("a0"), after: blob("a1", "100755") }],
      [{ path: "a", before: blob("a1"), after: blob("a1", "100755") }],
    ],
  ])("has %s", (_name, published, files, expected) => {
    expect(changesSince(published, "first", now(...files))).toEqual({ base: "first", files: expected, refused: [] });
  });

  test("keeps the refused paths", () => {
    const refused = [{ path: "x", reason: "it is neither a file nor a link" }];
    expect(changesSince([], "first", { ...now(), refused })).toMatchObject({ refused });
  });
});
