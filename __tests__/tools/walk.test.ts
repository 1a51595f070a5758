/** A walk's memory: what waits for a search does not grow with the tree. */
import { describe, expect, test } from "@jest/globals";
import type { FileContext } from "../../src/tools/context.ts";
import { walkFiles } from "../../src/tools/walk.ts";

/** A root with this many directories of this many files. */
function treeOf(directories: number, files: number): FileContext {
  const entries = (path: string) =>
    path === "/w"
      ? Array.from({ length: directories }, (_, n) => ({ name: `d${n}`, kind: "directory" as const }))
      : Array.from({ length: files }, (_, n) => ({ name: `f${n}`, kind: "file" as const }));
  const list = (path: string) => Promise.resolve({ entries: entries(path), undecodable: 0 });
  const locate = () => Promise.resolve({ kind: "refused" as const, reason: "" });
  return { workspace: { root: "/w", locate }, files: { list } } as unknown as FileContext;
}

/** The number of paths in each batch. */
async function batchesOf(directories: number, files: number): Promise<readonly number[]> {
  const walk = { directory: "", ignoring: { git: true, gemini: true, files: [] }, links: false };
  const batches: number[] = [];
  const { signal } = new AbortController();
  for await (const paths of walkFiles({ ...walk, signal }, treeOf(directories, files), { cut: false }))
    batches.push(paths.length);
  return batches;
}

describe("a walk", () => {
  test("hands over the files of 16 directories at once where they are small", async () => {
    expect(await batchesOf(64, 10)).toEqual([160, 160, 160, 160]);
  });

  test("hands over about 2,000 files at once where directories are large, and each file once", async () => {
    const batches = await batchesOf(100, 900);
    expect(batches.reduce((sum, count) => sum + count, 0)).toBe(90_000);
    expect(Math.max(...batches.slice(1))).toBeLessThanOrEqual(2_000);
    expect(await batchesOf(20, 5_000)).toEqual([80_000, 5_000, 5_000, 5_000, 5_000]);
  });
});
