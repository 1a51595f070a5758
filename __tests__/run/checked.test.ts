import { expect, test } from "@jest/globals";
import type { Change, Changes } from "../../src/change/changes.ts";
import { deviations } from "../../src/run/checked.ts";

const A = { mode: "100644", oid: "a" };
const B = { mode: "100644", oid: "b" };
const RUNS = { mode: "100755", oid: "a" };

test.each<readonly [string, Omit<Change, "path"> | undefined, Omit<Change, "path"> | undefined, unknown]>([
  ["nothing is to be put back where work is as it was checked", { before: A, after: B }, { before: A, after: B }, []],
  ["nor where a deletion is", { before: A }, { before: A }, []],
  ["other content is put back to what was checked", { after: A }, { after: B }, [{ checked: A, isFresh: false }]],
  ["so is another mode", { before: B, after: A }, { before: B, after: RUNS }, [{ checked: A, isFresh: false }]],
  ["an edit that was undone is made again", { before: A, after: B }, undefined, [{ checked: B, isFresh: false }]],
  ["a file that came back is deleted again", { before: A }, undefined, [{ isFresh: false }]],
  ["a deleted file comes back", undefined, { before: A }, [{ checked: A, isFresh: true }]],
  ["a changed file of the commit is put back", undefined, { before: A, after: B }, [{ checked: A, isFresh: true }]],
  ["a new file is removed", undefined, { after: B }, [{ isFresh: true }]],
])("%s", (_name, checked, now, found) => {
  expect(deviations(changesOf(checked), changesOf(now))).toEqual(
    (found as readonly object[]).map((one) => ({ path: "f", ...one })),
  );
});

function changesOf(file: Omit<Change, "path"> | undefined): Changes {
  return { base: "", files: file === undefined ? [] : [{ path: "f", ...file }], refused: [] };
}
