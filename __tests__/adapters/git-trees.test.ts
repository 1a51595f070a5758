/** Trees are read where they are asked for: what a commit has, where two differ, and how much of it is read and kept. */
import { describe, expect, test } from "@jest/globals";
import { openTrees } from "../../src/adapters/git/trees.ts";
import type { GitObject, Objects } from "../../src/adapters/git/objects.ts";
import { hashOf } from "../../src/adapters/git/verified.ts";
import type { TreeDifference, TreeNode } from "../../src/ports.ts";
import { given } from "../../src/lib/parts.ts";
import { filesOf } from "../world/commits.ts";

/** Files by path: what tells them apart; `mode:` before it for another mode than 100644. */
type Plan = Readonly<Record<string, string>>;

interface Store extends Objects {
  /** Ids of the trees that were read, in order. */
  readonly asked: string[];
  /** Stores a commit with these files; returns its id. */
  commit(plan: Plan): string;
  /** Stores a commit whose directories of these names are all the same tree. */
  nest(tree: string, names: readonly string[]): string;
  /** Stores an object; returns its id. */
  keep(type: string, bytes: Buffer): string;
}

function openStore(): Store {
  const objects = new Map<string, GitObject>();
  const asked: string[] = [];
  const keep = (type: string, bytes: Buffer): string => {
    const oid = hashOf({ type, bytes }, 40);
    objects.set(oid, { oid, type, bytes });
    return oid;
  };
  const keepTree = (files: readonly (readonly [string, string])[]): string => {
    const nodes = new Map<string, readonly (readonly [string, string])[]>();
    for (const [path, what] of files) {
      const [name = "", ...rest] = path.split("/");
      const key = rest.length > 0 ? `${name}/` : name;
      nodes.set(key, [...(nodes.get(key) ?? []), [rest.join("/"), what]]);
    }
    const sorted = [...nodes].sort(([a], [b]) => Buffer.compare(bytesOf(a), bytesOf(b)));
    const parts = sorted.map(([name, inner]) => {
      const [, mode = "100644", what = ""] = /^(?:(\d+):)?(.*)$/s.exec(inner[0]?.[1] ?? "") ?? [];
      const isFolder = name.endsWith("/");
      const oid = isFolder ? keepTree(inner) : hashOf({ type: "blob", bytes: Buffer.from(what) }, 40);
      const plain = Buffer.concat([
        bytesOf(isFolder ? name.slice(0, -1) : name),
        Buffer.of(0),
        Buffer.from(oid, "hex"),
      ]);
      return Buffer.concat([Buffer.from(`${isFolder ? "40000" : mode} `), plain]);
    });
    return keep("tree", Buffer.concat(parts));
  };
  const commitOf = (tree: string): string => keep("commit", Buffer.from(`tree ${tree}\n\nx\n`));
  return {
    asked,
    keep,
    commit: (plan) => commitOf(keepTree(Object.entries(plan))),
    nest: (tree, names) => {
      const nodes = names.map((name) => Buffer.concat([Buffer.from(`40000 ${name}\0`), Buffer.from(tree, "hex")]));
      return commitOf(keep("tree", Buffer.concat(nodes)));
    },
    start: () => Promise.resolve(),
    read: (oid) => {
      const object = objects.get(oid);
      if (object?.type === "tree") asked.push(oid);
      return Promise.resolve(object);
    },
  };
}

/** `\xff` in a path stands for that byte, which is not UTF-8. */
function bytesOf(path: string): Buffer {
  return Buffer.concat(
    path.split("\u00ff").flatMap((part, at) => [Buffer.of(...(at > 0 ? [0xff] : [])), Buffer.from(part)]),
  );
}

/** A number generator that always gives the same numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const NAMES = ["a", "a.b", "a-b", "b", "é", "x\u00ff", "z z"];

/** Files at random, some of them where others have directories. */
function planAt(next: (below: number) => number): Plan {
  const plan: Record<string, string> = {};
  for (let count = next(12); count >= 0; count -= 1) {
    const path = Array.from({ length: 1 + next(3) }, () => NAMES[next(NAMES.length)] ?? "").join("/");
    const taken = Object.keys(plan).some((other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`));
    if (!taken) plan[path] = `${next(4) === 0 ? "100755:" : ""}${next(3)}`;
  }
  return plan;
}

describe("a commit's files", () => {
  test("come in git's order, with the modes that git reads from old trees", async () => {
    const store = openStore();
    const plan = {
      "a/x": "1",
      a: "never",
      "a-b": "2",
      "a.b": "3",
      a0: "100664:4",
      "b/c/d": "100775:5",
      "b/e\u00ff": "6",
      l: "120000:7",
    };
    const { a: _, ...files } = plan;
    const trees = openTrees(store);
    const found = await filesOf(trees, store.commit(files));
    expect(found.map(({ path, mode, exact }) => [path, mode, exact])).toEqual([
      ["a-b", "100644", true],
      ["a.b", "100644", true],
      ["a/x", "100644", true],
      ["a0", "100644", true],
      ["b/c/d", "100755", true],
      ["b/e\u00ff", "100644", false],
      ["l", "120000", true],
    ]);
  });

  test("are found one by one as in the list, and a directory says how many of its names are not UTF-8", async () => {
    const next = numbers(7);
    for (let round = 0; round < 60; round += 1) {
      const store = openStore();
      const [trees, commit] = [openTrees(store), store.commit(planAt(next))];
      for (const { path, exact, mode, oid } of await filesOf(trees, commit)) {
        const above = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
        if (exact) expect(await trees.entry(commit, path)).toEqual({ mode, oid });
        else if (!/[\u0080-\u00ff]/.test(above))
          expect((await trees.directory(commit, above))?.undecodable).toBeGreaterThan(0);
        expect(await trees.entry(commit, `${path}/none`)).toBeUndefined();
        expect(await trees.directory(commit, path)).toBeUndefined();
      }
    }
  });
});

describe("the difference of two commits", () => {
  test("is that of their files, whatever takes the place of what", async () => {
    const next = numbers(11);
    for (let round = 0; round < 200; round += 1) {
      const store = openStore();
      const [trees, from, to] = [openTrees(store), store.commit(planAt(next)), store.commit(planAt(next))];
      const [was, is] = [await filesOf(trees, from), await filesOf(trees, to)];
      const expected: Record<string, Pick<TreeDifference, "before" | "after">> = {};
      const note = (side: "before" | "after", files: typeof was, others: typeof was): void => {
        for (const { path, exact, mode, oid } of files) {
          const twin = others.find((other) => other.path === path && other.exact === exact);
          if (twin?.oid === oid && twin.mode === mode) continue;
          expected[path] = { ...expected[path], [side]: { mode, oid } satisfies TreeNode };
        }
      };
      note("before", was, is);
      note("after", is, was);
      const found = (await trees.compare(from, to)).map(
        ({ path, before, after }) => [path, given({ before, after })] as const,
      );
      expect(found).toHaveLength(Object.keys(expected).length);
      expect(Object.fromEntries(found)).toEqual(expected);
    }
  });

  test("is found without reading the directories that are the same", async () => {
    const countFor = async (others: number): Promise<number> => {
      const store = openStore();
      const files = Object.fromEntries(Array.from({ length: others }, (_, n) => [`d${n}/e/x`, `${n}`]));
      const [from, to] = [store.commit({ ...files, "s/t/y": "1" }), store.commit({ ...files, "s/t/y": "2" })];
      expect(await openTrees(store).compare(from, to)).toHaveLength(1);
      return store.asked.length;
    };
    expect(await countFor(300)).toBe(await countFor(3));
  });
});

describe("what is read and kept", () => {
  const wide = (directories: number): Plan =>
    Object.fromEntries(Array.from({ length: directories * 10 }, (_, n) => [`d/${n % directories}/f${n}`, "x"]));

  test("for one file does not grow with the repository", async () => {
    const countFor = async (directories: number): Promise<number> => {
      const store = openStore();
      const [trees, commit] = [openTrees(store), store.commit(wide(directories))];
      await Promise.all([trees.entry(commit, "d/1/f1"), trees.directory(commit, "d/1"), trees.entry(commit, "d/none")]);
      return store.asked.length;
    };
    expect(await countFor(400)).toBe(await countFor(4));
    expect(await countFor(4)).toBe(3);
  });

  test("is read again when much else was read since, and not before", async () => {
    const store = openStore();
    const [trees, commit] = [openTrees(store), store.commit(wide(2_500))];
    const readsOf = async (path: string): Promise<number> => {
      const before = store.asked.length;
      await trees.directory(commit, path);
      return store.asked.length - before;
    };
    expect(await readsOf("d/0")).toBe(3);
    expect(await readsOf("d/0")).toBe(0);
    for (let n = 1; n < 1_000; n += 1) await readsOf(`d/${n}`);
    expect(await readsOf("d/0")).toBe(0);
    for (let n = 1_000; n < 2_500; n += 1) await readsOf(`d/${n}`);
    expect(await readsOf("d/2400")).toBe(0);
    expect(await readsOf("d/1")).toBe(1);
  });

  test("has a limit where trees use another one many times", async () => {
    const store = openStore();
    const ten = Array.from({ length: 10 }, (_, n) => `${n}`);
    const [small, trees] = [store.commit({ y: "1" }), openTrees(store)];
    let many = store.commit({ x: "1" });
    for (let level = 0; level < 7; level += 1) many = store.nest(await trees.root(many), ten);
    await expect(trees.compare(small, many)).rejects.toThrow(/differ in more than 500000 files/);
    expect(await trees.entry(many, "1/2/3/4/5/6/7/x")).toMatchObject({ mode: "100644" });
  });

  const id = "\u0001".repeat(20);
  test.each([
    "40000",
    "40000 x",
    "40000 x\0short",
    `100644 ..\0${id}`,
    `100644 a/b\0${id}`,
    `100644 \0${id}`,
    `100644 x\0${id}40000 x\0${id}`,
  ])("throws for a tree that is %j", async (bytes) => {
    const store = openStore();
    const commit = store.keep("commit", Buffer.from(`tree ${store.keep("tree", Buffer.from(bytes))}\n\nx\n`));
    await expect(openTrees(store).directory(commit, "")).rejects.toThrow(/broken/);
    await expect(openTrees(store).compare(commit, store.commit({ y: "1" }))).rejects.toThrow(/broken/);
  });

  test("for a list of all files is a few directories ahead of who reads it", async () => {
    const store = openStore();
    const [trees, commit] = [openTrees(store), store.commit(wide(500))];
    let seen = 0;
    const entered = new Set<string>();
    for await (const { path } of trees.files(commit)) {
      seen += 1;
      entered.add(path.slice(0, path.lastIndexOf("/")));
      expect(store.asked.length - entered.size).toBeLessThanOrEqual(20);
    }
    expect(seen).toBe(5_000);
  });
});
