/** What a run wrote, found in its layer: in a real one if this process can make it, and in a simulated one. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";
import { searchLayer, type Layer } from "../../src/change/layer.ts";
import { pinTree, type PinnedTree, type PinnedWorkspace } from "../../src/change/survey.ts";
import type { Files } from "../../src/ports.ts";
import type { FileTree } from "../world/git/bare.ts";
import { treeEntry, treeReader } from "../world/commits.ts";
import { gitIn, openLayerSite, type LayerSite } from "../world/layer-site.ts";
import { lackOfSandbox } from "../world/sandbox-site.ts";

const lacks = await lackOfSandbox();
const layerTest = lacks === undefined ? test : test.skip;

const TREE = {
  "README.md": "read me\n",
  ".gitignore": "*.log\nbuild/\n",
  "src/a.ts": "a\n",
  "src/b.ts": "b\n",
  "src/deep/er/c.ts": "c\n",
  "lib/a.ts": "A\n",
  "lib/b.ts": "B\n",
  "run.sh": { mode: "100755", content: "#!/bin/sh\n" },
  link: { mode: "120000", content: "README.md" },
} as const;

/** Tests that need only a directory share a layer: each has the tree in its own directory. */
const ROOMS = 20;
const roomOf = (index: number): string => `rooms/${index}/`;

interface Room {
  run(line: string): Promise<string>;
  summary(): Promise<Readonly<Record<string, string>>>;
  refused(): Promise<readonly string[]>;
}

describe("a layer over a checkout", () => {
  let shared: LayerSite;
  let entered = 0;
  beforeAll(async () => {
    if (lacks !== undefined) return;
    const rooms = Array.from({ length: ROOMS }, (_, index) =>
      Object.entries(TREE).map(([path, content]) => [roomOf(index) + path, content] as const),
    );
    shared = await openLayerSite(Object.fromEntries(rooms.flat()));
  });
  afterAll(async () => await shared?.[Symbol.asyncDispose]());

  /** An unused directory of the layer. Paths outside these directories count for every test. */
  function enterRoom(): Room {
    const room = roomOf(entered++);
    const own = (path: string) => path.startsWith(room) || !path.startsWith("rooms/");
    const inside = (path: string) => (path.startsWith(room) ? path.slice(room.length) : path);
    return {
      run: (line) => shared.run(`cd ${room} || exit; ${line}`),
      async summary() {
        const found = Object.entries(await shared.summary());
        return Object.fromEntries(found.filter(([path]) => own(path)).map(([path, how]) => [inside(path), how]));
      },
      refused: async () => (await shared.refused()).filter(own).map(inside),
    };
  }

  layerTest.each<[what: string, line: string, found: Readonly<Record<string, string>>]>([
    ["nothing after reads", "cat src/a.ts; ls -R; git status", {}],
    [
      "edits, new files, deletions",
      "echo x >> src/a.ts; echo n > src/n.ts; rm src/b.ts",
      { "src/a.ts": "M 100644", "src/b.ts": "D", "src/n.ts": "A 100644" },
    ],
    [
      "nothing when files are written back as they were",
      "echo x > src/a.ts; echo a > src/a.ts; touch README.md; rm src/b.ts; echo b > src/b.ts",
      {},
    ],
    ["a change of mode only", "chmod +x src/a.ts; chmod -x run.sh", { "run.sh": "M 100644", "src/a.ts": "M 100755" }],
    ["no mode that git does not keep", "chmod 600 src/a.ts; chmod 700 src", {}],
    ["a deleted directory", "rm -r src", { "src/a.ts": "D", "src/b.ts": "D", "src/deep/er/c.ts": "D" }],
    [
      "a directory that was deleted and made again",
      "rm -r src; mkdir src; echo z > src/a.ts",
      { "src/a.ts": "M 100644", "src/b.ts": "D", "src/deep/er/c.ts": "D" },
    ],
    [
      "a file that became a directory",
      "rm README.md; mkdir README.md; echo 1 > README.md/one",
      { "README.md": "D", "README.md/one": "A 100644" },
    ],
    [
      "a directory that became a file",
      "rm -r src; echo file > src",
      { src: "A 100644", "src/a.ts": "D", "src/b.ts": "D", "src/deep/er/c.ts": "D" },
    ],
    [
      "a directory that became a link",
      "rm -r src; ln -s lib src",
      { src: "A 120000", "src/a.ts": "D", "src/b.ts": "D", "src/deep/er/c.ts": "D" },
    ],
    [
      "links",
      "ln -sf run.sh link; ln -s /etc/passwd out; rm run.sh; ln -s x run.sh",
      { link: "M 120000", out: "A 120000", "run.sh": "M 120000" },
    ],
    ["a renamed file", "mv src/a.ts src/z.ts", { "src/a.ts": "D", "src/z.ts": "A 100644" }],
    ["no ignored file", "echo x > a.log; mkdir build; echo x > build/out", {}],
    ["nothing that git undid", "echo x >> src/a.ts; rm src/b.ts; git checkout -q -- .", {}],
    [
      "files with odd names",
      "printf x > 'a b'; printf x > $'new\\nline'; printf x > ./-n; printf x > ü",
      { "a b": "A 100644", "new\nline": "A 100644", "-n": "A 100644", ü: "A 100644" },
    ],
  ])("shows %s", async (_, line, found) => {
    const room = enterRoom();
    await room.run(line);
    expect(await room.summary()).toEqual(found);
    for (let index = 0; index < ROOMS; index += 1)
      expect(fs.readFileSync(join(shared.workspace, roomOf(index), "src/a.ts"), "utf8")).toBe("a\n");
  });

  layerTest("shows the files that git changed", async () => {
    await using site = await openLayerSite(TREE);
    const stash = "git stash -q 2>/dev/null; echo x >> src/a.ts; git stash -q; git stash pop -q";
    await site.run(`${stash}; git add -A; git commit -qm x`);
    expect(await site.summary()).toEqual({ "src/a.ts": "M 100644" });
    expect(fs.readFileSync(join(site.workspace, "src/a.ts"), "utf8")).toBe("a\n");
  });

  layerTest("shows a moved directory with all its files, and two that swapped names", async () => {
    // Where the kernel cannot rename a directory of the checkout, mv copies it.
    const room = enterRoom();
    await room.run("mv src moved");
    expect(await room.summary()).toEqual({
      "moved/a.ts": "A 100644",
      "moved/b.ts": "A 100644",
      "moved/deep/er/c.ts": "A 100644",
      "src/a.ts": "D",
      "src/b.ts": "D",
      "src/deep/er/c.ts": "D",
    });
    await room.run("mv lib src; mv moved lib");
    expect(await room.summary()).toEqual({
      "lib/a.ts": "M 100644",
      "lib/b.ts": "M 100644",
      "lib/deep/er/c.ts": "A 100644",
      "src/a.ts": "M 100644",
      "src/b.ts": "M 100644",
      "src/deep/er/c.ts": "D",
    });
  });

  layerTest(
    "shows what differs between two directories that swapped names and share a file by a hard link",
    async () => {
      const before = (root: string): void => {
        fs.rmSync(join(root, "two/x"));
        fs.linkSync(join(root, "one/x"), join(root, "two/x"));
      };
      await using site = await openLayerSite(
        { "one/x": "x\n", "one/y": "1\n", "two/x": "x\n", "two/y": "2\n" },
        { before },
      );
      await site.run("mv one between; mv two one; mv between two");
      expect(await site.summary()).toEqual({ "one/y": "M 100644", "two/y": "M 100644" });
    },
  );

  layerTest.each<
    [
      what: string,
      tree: FileTree,
      before: (root: string) => void,
      line: string,
      found: Readonly<Record<string, string>>,
    ]
  >([
    [
      "a directory in the place of a link to it",
      { link: { mode: "120000", content: "b" }, "b/x": "x\n", "b/y": "y\n", w: "w\n" },
      () => undefined,
      "rm link; mv b link",
      { "b/x": "D", "b/y": "D", link: "D", "link/x": "A 100644", "link/y": "A 100644" },
    ],
    [
      "new files in the place of a link",
      { link: { mode: "120000", content: "b" }, "b/x": "x\n" },
      () => undefined,
      "rm link; mkdir link; echo other > link/x; echo n > link/n",
      { link: "D", "link/n": "A 100644", "link/x": "A 100644" },
    ],
    [
      "a directory in the place of a link that an earlier step made",
      { "a/s/x": "1\n", "b/x": "2\n" },
      (root) => replaceByLink(join(root, "a/s"), "../b"),
      "rm a/s; mv b a/s",
      { "a/s/x": "M 100644", "b/x": "D" },
    ],
    [
      "a file below a link that an earlier step made to a directory above",
      { "a/q/f": "1\n", "a/f": "is longer\n" },
      (root) => replaceByLink(join(root, "a/q"), "."),
      "rm a/q; mkdir a/q; echo changed > a/q/f",
      { "a/q/f": "M 100644" },
    ],
  ])("shows %s", async (_, tree, before, line, found) => {
    await using site = await openLayerSite(tree, { before });
    await site.run(line);
    expect(await site.summary()).toEqual(found);
  });

  layerTest(
    "does not count an earlier step's files as edits, changed or not, but finds the run's own beside them",
    async () => {
      const before = (root: string): void => {
        fs.mkdirSync(join(root, "out/sub"), { recursive: true });
        for (const name of ["out/old", "out/sub/old", "note"]) fs.writeFileSync(join(root, name), "old\n");
        fs.writeFileSync(join(root, "src/a.ts"), "by an earlier step\n");
      };
      await using site = await openLayerSite(TREE, { before });
      await site.run("echo x >> out/old; rm note; echo n > out/new; echo n > out/sub/new; cat src/a.ts > seen");
      expect(await site.summary()).toEqual({ "out/new": "A 100644", "out/sub/new": "A 100644", seen: "A 100644" });
      expect(await site.run("cat seen")).toBe("by an earlier step\n");
    },
  );

  layerTest("does not count a covered file as an edit, whatever happens to it", async () => {
    await using site = await openLayerSite({ ...TREE, "secret/key": "geheim\n" }, { covered: ["secret/key"] });
    expect(await site.run("cat secret/key; rm -rf secret 2>/dev/null; echo n > secret/new")).toBe("");
    expect(await site.summary()).toEqual({ "secret/new": "A 100644" });
    expect(await site.run("mv secret moved 2>/dev/null; cat moved/key")).toBe("");
  });

  layerTest("reports that repositories, installed dependencies and odd names are left out", async () => {
    const room = enterRoom();
    await room.run(
      "git init -q inner; echo x > inner/x; mkdir -p node_modules/x __pycache__; echo x > node_modules/x/y",
    );
    await room.run("printf x > $'src/\\xff'; mkdir src/.git; mkfifo pipe");
    expect(await room.summary()).toEqual({});
    const refused = (await room.refused()).map((line) => line.split(":")[0]);
    expect(refused).toHaveLength(6);
    expect(new Set(refused)).toEqual(new Set(["__pycache__", "inner", "node_modules", "pipe", "src"]));
  });

  layerTest("finds no change in another repository of the checkout, in which Remit makes git harmless", async () => {
    await using site = await openLayerSite(TREE, { before: withOthers });
    expect(await site.run("git -C other config --get credential.helper; git -C other log --format=%s")).toBe("other\n");
    expect(await site.summary()).toEqual({});
    expect(await site.refused()).toEqual([]);
  });

  layerTest(
    "leaves out what is written in another repository of the checkout, even if its .git is removed",
    async () => {
      await using site = await openLayerSite(TREE, { before: withOthers });
      await site.run(
        "rm -rf other/.git plain/tool/.git; echo n > other/new.js; echo n >> plain/tool/x; echo n > plain/n",
      );
      expect(await site.summary()).toEqual({ "plain/n": "A 100644" });
      const reason = "it is a git repository of its own, which Remit neither reads nor publishes";
      expect([...(await site.refused())].sort()).toEqual([`other: ${reason}`, `plain/tool: ${reason}`]);
    },
  );

  layerTest("is searched completely, whatever a command left in it", async () => {
    await using site = await openLayerSite(TREE);
    const deep =
      "d=$(printf 'x%.0s' {1..200}); (for i in {1..30}; do mkdir $d && cd $d || break; done; : > f) 2>/dev/null";
    const closed = "mkdir closed; echo x > closed/x; mkdir blind; echo x > blind/x; chmod 0 closed; chmod 444 blind";
    await site.run(`${deep}; ${closed}; echo edit >> src/a.ts; ln -s . loop`);
    const { suspects, refused } = await site.search();
    expect(suspects.map(({ path }) => path)).toEqual(expect.arrayContaining(["src/a.ts", "loop"]));
    expect(refused).toContainEqual({ path: "x".repeat(200), reason: expect.stringContaining("longer than 500") });
    expect(refused).toContainEqual({ path: "closed", reason: "it may not be listed" });
    await site.run("chmod 755 closed blind; rm -rf x*");
  });

  layerTest("that was emptied is reported as such, not as deletions", async () => {
    await using site = await openLayerSite(TREE);
    await site.run("rm -rf -- *; rm .gitignore");
    expect(await site.summary()).toEqual({ "": "vanished" });
  });
});

/** Checkouts of other repositories, as earlier steps make them. */
function withOthers(root: string): void {
  for (const name of ["other", "plain/tool", "src/inner"]) {
    const directory = join(root, name);
    fs.mkdirSync(directory, { recursive: true });
    gitIn(directory, "init", "-q");
    gitIn(directory, "config", "credential.helper", "store");
    fs.writeFileSync(join(directory, "x"), "x\n");
    gitIn(directory, "add", "x");
    gitIn(directory, "commit", "-q", "-m", "other");
  }
  fs.mkdirSync(join(root, "lib/.git"));
  fs.writeFileSync(join(root, "lib/.git/config"), "[core]\n");
}

function replaceByLink(directory: string, target: string): void {
  fs.rmSync(directory, { recursive: true });
  fs.symlinkSync(target, directory);
}

const made: string[] = [];
afterAll(() => made.forEach((place) => fs.rmSync(place, { recursive: true, force: true })));

/** Writes lower, upper and merged by hand; a file that is the same in lower and merged is a hard link. */
function makeUp(
  lower: Readonly<Record<string, string>>,
  merged: Readonly<Record<string, string | null>>,
  tracked = Object.keys(lower),
): Layer {
  const base = fs.mkdtempSync(join(tmpdir(), "remit-layer-"));
  made.push(base);
  for (const name of ["lower", "upper", "merged"]) fs.mkdirSync(join(base, name));
  const write = (path: string, text: string): void => {
    fs.mkdirSync(join(path, ".."), { recursive: true });
    fs.writeFileSync(path, text);
  };
  for (const [path, text] of Object.entries(lower)) {
    write(join(base, "lower", path), text);
    if (path in merged) continue;
    fs.mkdirSync(join(base, "merged", path, ".."), { recursive: true });
    fs.linkSync(join(base, "lower", path), join(base, "merged", path));
  }
  for (const [path, text] of Object.entries(merged)) {
    write(join(base, "upper", path), text ?? ""); // An empty file stands for a whiteout.
    if (text !== null) write(join(base, "merged", path), text);
  }
  const none = { has: () => false, enter: () => Promise.resolve(none) } as unknown as PinnedWorkspace["exclusions"];
  const tree = pinTree(treeReader(tracked.map((path) => treeEntry(path))), "");
  const host = openFiles();
  const facts = async (path: string) => {
    const found = await host.facts(path);
    return found && { ...found, links: Math.max(1, found.links - 1) }; // A real layer makes no links.
  };
  const files = { ...host, facts };
  const ground: PinnedWorkspace = {
    root: join(base, "merged"),
    files,
    tree,
    exclusions: none,
  };
  return {
    pinned: ground,
    upper: join(base, "upper"),
    lower: join(base, "lower"),
    host: files,
    written: new Set(),
    covered: new Set(),
  };
}

const readNow: Files["list"] = (path) => {
  const entries = fs.readdirSync(path, { withFileTypes: true });
  const kindOf = (entry: fs.Dirent) => (entry.isDirectory() ? ("directory" as const) : ("file" as const));
  return Promise.resolve({
    entries: entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
    undecodable: 0,
  });
};

const pathsOf = async (layer: Layer) => (await searchLayer(layer)).suspects.map(({ path }) => path).sort();

describe("a simulated layer", () => {
  test("is read completely when only a few files were written", async () => {
    const lower = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`d${index % 10}/f${index}`, "x"]));
    const layer = makeUp(lower, { "d3/f3": "y", "d4/new": "n", "d5/f5": null });
    expect(await pathsOf(layer)).toEqual(["d3/f3", "d4/new", "d5/f5"]);
  });

  test("takes work in proportion to the written files, however large the checkout is", async () => {
    const countOf = async (directories: number): Promise<number> => {
      const paths = Array.from({ length: directories * 10 }, (_, n) => `d/${n % directories}/f${n}`);
      const layer = makeUp(Object.fromEntries(paths.map((path) => [path, "x"])), { "src/new": "n" }, paths);
      for (const gone of ["1", "2"]) fs.rmSync(join(layer.pinned.root, "d", gone), { recursive: true });
      const { root } = layer.pinned;
      let count = 0;
      // As in a real layer, a directory without writes is the checkout's own.
      const own = (path: string): string => (/\/d\/\d+$/.test(path) ? path.replace(root, layer.lower) : path);
      const counting = (files: Files): Files => ({
        ...files,
        facts: async (path) => (++count, (await files.facts(path)) && (await files.facts(own(path)))),
        list: (path) => (++count, files.list(path)),
      });
      const tree: PinnedTree = {
        entry: (path) => (++count, layer.pinned.tree.entry(path)),
        directory: (path) => (++count, layer.pinned.tree.directory(path)),
        hasSeveral: () => Promise.reject(new Error("The whole tree was walked.")),
      };
      const ground = { ...layer.pinned, tree, files: counting(layer.pinned.files) };
      const { suspects } = await searchLayer({ ...layer, pinned: ground, host: counting(layer.host) });
      expect(suspects).toHaveLength(21);
      return count - 2 * directories; // A directory with a change has each entry read, no other has.
    };
    expect(await countOf(40)).toBe(await countOf(10));
  });

  test("asks for one file beside the written one, however many there are", async () => {
    const countOf = async (beside: number): Promise<number> => {
      const lower = Object.fromEntries(Array.from({ length: beside }, (_, n) => [`d/f${n}`, "x"]));
      const layer = makeUp(lower, { "d/f0": "y", "d/new": "n" });
      let count = 0;
      const counting = (files: Files): Files => ({ ...files, facts: (path) => (++count, files.facts(path)) });
      const pinned = { ...layer.pinned, files: counting(layer.pinned.files) };
      expect(await pathsOf({ ...layer, pinned, host: counting(layer.host) })).toEqual(["d/f0", "d/new"]);
      return count;
    };
    expect(await countOf(100)).toBe(await countOf(3));
  });

  test("is looked up with as many answers of the sandbox at any depth", async () => {
    const answersFor = async (directory: string): Promise<number> => {
      const layer = makeUp({ [`${directory}/a`]: "1", [`${directory}/b`]: "1" }, { [`${directory}/b`]: "2" });
      const { host, pinned } = layer;
      let waiting: (() => void)[] = [];
      const answered = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
      const files: Files = {
        ...pinned.files,
        facts: (path) => answered().then(() => pinned.files.facts(path)),
        list: (path) => answered().then(() => readNow(path)),
      };
      let rounds = 0;
      const found = searchLayer({ ...layer, host: { ...host, list: readNow }, pinned: { ...pinned, files } });
      for (; waiting.length > 0; rounds += 1) {
        const asked = waiting;
        waiting = [];
        for (const answer of asked) answer();
        await new Promise((resolve) => setImmediate(resolve)); // All that needs no further answer is done by then.
      }
      expect((await found).suspects.map(({ path }) => path)).toEqual([`${directory}/b`]);
      return rounds;
    };
    const most = await answersFor("a");
    expect(most).toBeLessThanOrEqual(2);
    expect(await answersFor("a/b/c/d")).toBe(most);
  });

  test("publishes no new file of a directory with too many names to be told, but each edit of a tracked one", async () => {
    const lower = { "d/a": "1", "d/b": "1", "d/c": "1", "d/in/a": "1", "e/a": "1" };
    const layer = makeUp(lower, { "d/a": "2", "d/b": null, "d/in/a": "2", "d/new": "n", "e/a": "2", "flood/x": "n" });
    const { files, root } = layer.pinned;
    const flooded = new Set(["d", "flood"].map((name) => join(root, name)));
    const list: Files["list"] = async (path) =>
      flooded.has(path) ? Promise.reject(Object.assign(new Error("too many"), { code: "EFBIG" })) : files.list(path);
    const found = await searchLayer({ ...layer, pinned: { ...layer.pinned, files: { ...files, list } } });
    const summary = found.suspects.map(({ path, facts }) => `${path} ${facts?.size ?? "gone"}`).sort();
    expect(summary).toEqual(["d/a 1", "d/b gone", "d/in/a 1", "e/a 1"]);
    const reason = expect.stringContaining("more new files than Remit looks through");
    expect(found.refused.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { path: "d", reason },
      { path: "flood", reason },
    ]);
    for (const name of ["", "d/in", "e"]) flooded.add(join(root, name));
    const all = await searchLayer({ ...layer, pinned: { ...layer.pinned, files: { ...files, list } } });
    expect(all.vanished).toBe(false);
    expect(all.suspects.map(({ path }) => path).sort()).toEqual(["d/a", "d/b", "d/in/a", "e/a"]);
  });

  test("distinguishes files of the same time and size that swapped names", async () => {
    const layer = makeUp({ "a/x": "1", "b/x": "2" }, {});
    const { root } = layer.pinned;
    // All times of an inode are the same here, as a checkout makes them: only the inode differs.
    const [one, two] = [join(layer.lower, "a/x"), join(layer.lower, "b/x")];
    const facts = layer.host.facts.bind(layer.host);
    const sameTimes = async (path: string) => {
      const found = await facts(path);
      const [inode] = found?.stamp.split("-") ?? [];
      return found?.kind === "file" ? { ...found, stamp: `${inode}-1-33188-7-7` } : found;
    };
    for (const [from, to] of [
      [one, "b/x"],
      [two, "a/x"],
    ] as const) {
      fs.rmSync(join(root, to));
      fs.linkSync(from, join(root, to));
    }
    const files = { ...layer.host, facts: sameTimes };
    expect(await pathsOf({ ...layer, host: files, pinned: { ...layer.pinned, files } })).toEqual(["a/x", "b/x"]);
  });

  test("distinguishes directories that swapped names and share a file by a hard link", async () => {
    const layer = makeUp({ "a/x": "1", "a/y": "1", "b/x": "1", "b/y": "2" }, {});
    const { lower, pinned } = layer;
    const relink = (from: string, to: string): void => {
      fs.rmSync(to);
      fs.linkSync(from, to);
    };
    relink(join(lower, "a/x"), join(lower, "b/x"));
    for (const [from, to] of ["ab", "ba"] as unknown as [string, string][])
      for (const name of ["x", "y"]) relink(join(lower, from, name), join(pinned.root, to, name));
    expect(await pathsOf(layer)).toEqual(["a/y", "b/y"]);
  });

  test("distinguishes a directory from a link to it, in whose place it moved", async () => {
    const layer = makeUp({ "b/x": "1" }, {}, ["b/x", "link"]);
    const { lower, upper, pinned } = layer;
    fs.symlinkSync("b", join(lower, "link"));
    fs.renameSync(join(pinned.root, "b"), join(pinned.root, "link"));
    fs.mkdirSync(join(upper, "link"));
    expect(await pathsOf(layer)).toEqual(["b/x", "link", "link/x"]);
  });

  test("fails as a whole, and only once, when the sandbox has ended", async () => {
    const { host, pinned, ...layer } = makeUp({ "a/x": "1" }, { "a/x": "2" });
    const gone = () => Promise.reject(new Error("The process has ended."));
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on("unhandledRejection", note);
    const listed: Promise<unknown>[] = [];
    const list: Files["list"] = (path) => {
      const listing = new Promise<void>((resolve) => setImmediate(resolve)).then(() => host.list(path));
      listed.push(listing.catch(() => undefined));
      return listing;
    };
    const files = { ...pinned.files, list: gone, facts: gone };
    const search = searchLayer({ ...layer, host: { ...host, list }, pinned: { ...pinned, files } });
    await expect(search).rejects.toThrow("The process has ended.");
    for (let seen = 0; seen < listed.length; seen += 1) await listed[seen];
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });

  test("treats no file as deleted when single files cannot be read", async () => {
    const layer = makeUp({ "a/x": "1", "a/y": "1" }, { "a/x": "2", "a/y": "2" });
    const facts = (path: string) => {
      if (path.endsWith("/x")) return Promise.reject(Object.assign(new Error("too long"), { code: "ENAMETOOLONG" }));
      return layer.host.facts(path);
    };
    const found = await searchLayer({ ...layer, pinned: { ...layer.pinned, files: { ...layer.host, facts } } });
    expect(found.suspects.map(({ path }) => path)).toEqual(["a/y"]);
    expect(found.refused).toEqual([{ path: "a", reason: "it may not be listed" }]);
  });

  test("is read completely where the layer itself may not be listed", async () => {
    const layer = makeUp({ "a/x": "1", "a/y": "1" }, { "a/y": "2" });
    const { host } = layer;
    const list: Files["list"] = (path) =>
      path.endsWith("/upper/a") ? Promise.reject(Object.assign(new Error("no"), { code: "EACCES" })) : host.list(path);
    expect(await pathsOf({ ...layer, host: { ...host, list } })).toEqual(["a/y"]);
  });

  test("stops reading new files above the publishable number", async () => {
    const layer = makeUp({ "a/x": "1" }, { "a/new": "1" });
    let reads = 0;
    const added = layer.host.facts(join(layer.upper, "a/new"));
    const names = Array.from({ length: 30_000 }, (_, index) => ({ name: `n${index}`, kind: "file" as const }));
    const list = (path: string) =>
      path.endsWith("/a") && !path.includes("/lower/")
        ? Promise.resolve({ entries: names, undecodable: 0 })
        : layer.host.list(path);
    const facts = (path: string) => {
      reads += 1;
      if (!/\/a\/n\d+$/.test(path)) return layer.host.facts(path);
      return path.includes("/lower/") ? Promise.resolve(undefined) : added;
    };
    const files = { ...layer.host, list, facts };
    const { refused } = await searchLayer({ ...layer, host: files, pinned: { ...layer.pinned, files } });
    expect(refused).toEqual([{ path: "a", reason: expect.stringContaining("20000") }]);
    expect(reads).toBeLessThan(50_000);
  });
});
