/** The state of the files before a run without a sandbox: on disk, in order, and nobody else's word. */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import { array, assert, asyncProperty, constantFrom, property, uniqueArray } from "fast-check";
import { byWalk, openLookup, openReader, writeBlock, type KnownDirectory } from "../../src/change/record.ts";
import { surveyWorkspace, type PinnedWorkspace } from "../../src/change/survey.ts";
import type { FileFacts, Files } from "../../src/ports.ts";
import { openWorkSite, type WorkSite } from "../world/work-site.ts";

/** A run's directory in memory. */
function openDirectory() {
  const held = new Map<string, Buffer>();
  const files: Pick<Files, "read" | "write"> = {
    read: (path) => Promise.resolve(held.get(path) ?? Buffer.from("gone")),
    write: (path, bytes) => Promise.resolve(void held.set(path, bytes)),
  };
  return { held, place: { files, path: "/run" } };
}

function knownIn(directory: string): KnownDirectory {
  const file = { signature: `of ${directory}`, executable: false };
  return { directory, tracked: new Map([["a.txt", file]]), untracked: new Set(["notes"]) };
}

/** A record of these directories, two in a block. */
async function recordOf(directories: readonly string[]) {
  const { place } = openDirectory();
  const blocks = [];
  for (let at = 0; at < directories.length; at += 2)
    blocks.push(await writeBlock(directories.slice(at, at + 2).map(knownIn), place));
  return { blocks, place };
}

const NAME = constantFrom("a", "b", "a-b", "a.b", "a b", "é", "aa", "a\u0001", "Z");
const PATHS = uniqueArray(
  array(NAME, { maxLength: 4 }).map((names) => names.join("/")),
  { maxLength: 12 },
);

describe("the order of a record", () => {
  test("is that of a walk: a directory, what is below it, and then the next one beside it", () => {
    assert(
      property(PATHS, (paths) => {
        const walked: string[] = [];
        const walk = (above: string): void => {
          if (paths.includes(above)) walked.push(above);
          const below = paths.filter((path) => path !== above && (above === "" || path.startsWith(`${above}/`)));
          const names = below.map((path) => path.slice(above === "" ? 0 : above.length + 1).split("/")[0] ?? "");
          for (const name of [...new Set(names)].sort()) walk(posix.join(above, name));
        };
        walk("");
        expect([...paths].sort(byWalk)).toEqual(walked);
      }),
    );
  });

  test("lets a walk beside it find each directory, and tells which ones are gone", async () => {
    await assert(
      asyncProperty(PATHS, PATHS, async (then, now) => {
        const record = await recordOf([...then].sort(byWalk));
        const gone: string[] = [];
        const reader = openReader(record, ({ directory }) => Promise.resolve(void gone.push(directory)));
        for (const directory of [...now].sort(byWalk))
          expect(await reader.at(directory)).toEqual(then.includes(directory) ? knownIn(directory) : undefined);
        await reader.end();
        expect(gone).toEqual([...then].sort(byWalk).filter((directory) => !now.includes(directory)));
        const find = openLookup(record);
        for (const directory of [...then, ...now])
          expect(await find(directory)).toEqual(then.includes(directory) ? knownIn(directory) : undefined);
      }),
    );
  });

  test("a fault in a later block is thrown where it is waited for, and nowhere else", async () => {
    const record = await recordOf(["", "a", "b", "c"]);
    const [, second = { digest: "" }] = record.blocks;
    await record.place.files.write(`/run/before/${second.digest}.json`, Buffer.from("evil"));
    const lost: unknown[] = [];
    const note = (reason: unknown): void => void lost.push(reason);
    process.on("unhandledRejection", note);
    try {
      const reader = openReader(record, () => Promise.resolve());
      await reader.at("");
      await reader.at("a");
      await setImmediate(); // Node tells of what nobody waits for.
      await expect(reader.at("b")).rejects.toThrow("has been changed");
    } finally {
      process.off("unhandledRejection", note);
    }
    expect(lost).toEqual([]);
  });
});

const TREE = { "a.txt": "a\n", "src/b.txt": "b\n" };

async function blocksOf(site: WorkSite): Promise<readonly string[]> {
  return (await readdir(`${site.run.path}/before`)).map((name) => `${site.run.path}/before/${name}`);
}

describe("a record that a command has changed", () => {
  test.each([
    [
      "has been changed",
      async (file: string) => await writeFile(file, (await readFile(file, "utf8")).replace("a.txt", "A.txt")),
    ],
    ["cannot be read: ENOENT", async (file: string) => await rm(file)],
  ])("%s: no edit is told, new files included", async (why, harm) => {
    await using site = await openWorkSite(TREE, {
      before: (root) => writeFile(`${root}/.env`, "KEY=of an earlier step"),
    });
    await site.write("a.txt", "changed\n");
    expect((await site.changes()).files.map(({ path }) => path)).toEqual(["a.txt"]);
    for (const file of await blocksOf(site)) await harm(file);
    await expect(site.changes()).rejects.toThrow(`its record of the files before the run ${why} (${site.run.path}`);
  });
});

/** A workspace with this many directories of this many files each, all of them new; `reads` counts what was listed. */
function treeOf(directories: number, files: number) {
  const reads = { lists: 0 };
  const kind = (name: string) => (name.startsWith("d") ? ("directory" as const) : ("file" as const));
  const names = (path: string) =>
    path === "/w"
      ? Array.from({ length: directories }, (_, n) => `d${String(n).padStart(6, "0")}`)
      : Array.from({ length: files }, (_, n) => `f${n}`);
  const list: Files["list"] = (path) => {
    reads.lists += 1;
    return Promise.resolve({ entries: names(path).map((name) => ({ name, kind: kind(name) })), undecodable: 0 });
  };
  const facts = () => Promise.resolve({ kind: "file" } as FileFacts);
  const has = { has: () => false, enter: () => Promise.resolve(has) };
  const tree = {
    entry: () => Promise.resolve(undefined),
    directory: () => Promise.resolve({ entries: new Map(), undecodable: 0 }),
  };
  const pinned = { root: "/w", files: { list, facts }, exclusions: has, tree } as unknown as PinnedWorkspace;
  return { reads, pinned };
}

describe("a survey's memory", () => {
  test("does not grow with the tree: few directories are read before they are asked for", async () => {
    const { reads, pinned } = treeOf(5_000, 3);
    let [seen, most] = [0, 0];
    for await (const { fresh } of surveyWorkspace(pinned, { closed: new Map(), undecodable: new Map() })) {
      seen += 1;
      most = Math.max(most, reads.lists - seen);
      expect(fresh.length).toBeLessThanOrEqual(3);
    }
    expect(seen).toBe(5_001);
    expect(most).toBeLessThanOrEqual(4);
  });

  test("a baseline has one block for thousands of files", async () => {
    const many = Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [`d${n % 40}/f${n}`, "x\n"]));
    await using site = await openWorkSite(many);
    const baseline = await site.baseline();
    if (baseline.kind !== "scan") throw new Error(baseline.kind);
    expect(baseline.count).toBe(12_000);
    expect(baseline.record.blocks.length).toBeLessThanOrEqual(3);
    expect(baseline.written.size + baseline.closed.size + baseline.undecodable.size).toBe(0);
    await site.write("d7/f7", "y\n");
    expect((await site.changes()).files.map(({ path }) => path)).toEqual(["d7/f7"]);
  });
});
