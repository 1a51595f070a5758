/** A commit's trees, read one by one through {@link Objects}: what nobody asks for is not read. */
import { GitError, DIRECTORY, LINK, SUBMODULE } from "../../ports.ts";
import type { Git, TreeDifference, TreeDirectory, TreeEntry, TreeNode } from "../../ports.ts";
import { given } from "../../lib/parts.ts";
import { sharedWhileAsked } from "../../lib/once.ts";
import type { GitObject, Objects } from "./objects.ts";
import { decodePath } from "./output.ts";

export interface Trees extends Pick<Git, "entry" | "directory" | "files" | "compare"> {
  /** The id of a commit's root tree. */
  root(commit: string): Promise<string>;
}

export function openTrees(objects: Objects): Trees {
  const tree = keepRecent(async (oid) => parseDirectory(await readTree(objects, oid)));
  const roots = new Map<string, string>();
  const root = async (commit: string): Promise<string> => {
    const oid = roots.get(commit) ?? (await rootOf(objects, commit));
    roots.set(commit, oid);
    return oid;
  };
  const trees: Pick<Trees, "root" | "entry"> = {
    root,
    async entry(commit, path) {
      let found: TreeNode | undefined = { mode: DIRECTORY, oid: await root(commit) };
      for (const name of path === "" ? [] : path.split("/")) {
        if (found?.mode !== DIRECTORY) return undefined;
        found = (await tree(found.oid)).entries.get(name);
      }
      return found;
    },
  };
  return {
    ...trees,
    async directory(commit, path) {
      const found = await trees.entry(commit, path);
      return found?.mode === DIRECTORY ? await tree(found.oid) : undefined;
    },
    async *files(commit) {
      yield* filesBelow(objects, await root(commit), ROOT);
    },
    async compare(from, to) {
      const differences: TreeDifference[] = [];
      await compareTrees(objects, [await root(from), await root(to)], ROOT, differences);
      return differences;
    },
  };
}

/** A path's exact bytes, as in {@link TreeEntry}. */
type StoredPath = Pick<TreeEntry, "path" | "exact">;

const ROOT: StoredPath = { path: "", exact: true };

/** Keeps the directories that were read last, up to {@link MOST_KEPT} names in all. Their content never changes. */
function keepRecent(read: (oid: string) => Promise<TreeDirectory>): (oid: string) => Promise<TreeDirectory> {
  const kept = new Map<string, TreeDirectory>();
  const { ask } = sharedWhileAsked(read);
  let names = 0;
  const keep = (oid: string, tree: TreeDirectory): void => {
    names -= kept.get(oid)?.entries.size ?? 0;
    kept.delete(oid);
    for (const [oldest, { entries }] of kept) {
      if (names + tree.entries.size <= MOST_KEPT) break;
      kept.delete(oldest);
      names -= entries.size;
    }
    kept.set(oid, tree);
    names += tree.entries.size;
  };
  return async (oid) => {
    const tree = kept.get(oid) ?? (await ask(oid));
    keep(oid, tree);
    return tree;
  };
}

/** About 4 MB. A larger directory is kept until the next one is read. */
const MOST_KEPT = 20_000;

// ── One tree object ──────────────────────────────────────────────────────────────────────────────────────────────────

/** An entry of a tree object. */
export interface StoredNode extends TreeNode {
  /** As stored: old trees have modes that git no longer writes. */
  readonly mode: string;
  readonly name: Buffer;
}

/** Parses `<mode> <name>`, NUL and the id's bytes, for each entry. Throws `GitError` where the object has another form. */
export function* parseTree({ oid, bytes }: GitObject): Generator<StoredNode> {
  const size = oid.length / 2;
  for (let start = 0; start < bytes.length;) {
    const [blank, end] = [bytes.indexOf(32, start), bytes.indexOf(0, start)];
    const next = end + 1 + size;
    if (blank < 0 || end < blank || next > bytes.length) throw new GitError(`The tree ${oid} is broken.`);
    const name = bytes.subarray(blank + 1, end);
    if (NO_NAME.test(name.toString("latin1")))
      throw new GitError(`The tree ${oid} is broken: it has a name that is none.`);
    yield {
      mode: bytes.toString("latin1", start, blank),
      name,
      oid: bytes.toString("hex", end + 1, next),
    };
    start = next;
  }
}

/** What git's own check refuses in a tree, because it leads elsewhere. */
const NO_NAME = /^\.{0,2}$|\//s;

/** Of two entries with one name, each reader could see another one. */
function refuseTwin(names: ReadonlyMap<string, unknown>, name: string, oid: string): void {
  if (names.has(name)) throw new GitError(`The tree ${oid} is broken: it has ${JSON.stringify(name)} twice.`);
}

/** Whether an entry is a directory. */
export function isTree({ mode }: Pick<StoredNode, "mode">): boolean {
  return plainMode(mode) === DIRECTORY;
}

/** The id of a commit's tree. Throws `GitError` when there is no such commit. */
export async function rootOf(objects: Objects, commit: string): Promise<string> {
  const object = await objects.read(commit);
  if (object === undefined) throw new GitError(`There is no object ${commit}.`, "not_found");
  const tree = /^tree ([0-9a-f]+)$/m.exec(object.bytes.toString("latin1"))?.[1];
  if (object.type !== "commit" || tree === undefined) throw new GitError(`${commit} is not a commit.`, "not_found");
  return tree;
}

export async function readTree(objects: Objects, oid: string): Promise<GitObject> {
  const object = await objects.read(oid);
  if (object?.type !== "tree") throw new GitError(`There is no tree ${oid}.`, "not_found");
  return object;
}

function parseDirectory(object: GitObject): TreeDirectory {
  const entries = new Map<string, TreeNode>();
  let undecodable = 0;
  for (const { name, mode, oid } of parseTree(object)) {
    const { path, exact } = decodePath(name);
    refuseTwin(entries, path, object.oid);
    if (exact) entries.set(path, { mode: plainMode(mode), oid });
    else undecodable += 1;
  }
  return { entries, undecodable };
}

/** The mode as git itself reads it (`canon_mode` in git's tree-walk.h): only the owner's execute bit of a file counts. */
function plainMode(stored: string): string {
  const mode = Number.parseInt(stored, 8);
  switch (mode & 0o170000) {
    case 0o100000:
      return (mode & 0o100) === 0 ? "100644" : "100755";
    case 0o120000:
      return LINK;
    case 0o040000:
      return DIRECTORY;
    default:
      return SUBMODULE;
  }
}

// ── Whole commits ────────────────────────────────────────────────────────────────────────────────────────────────────

/** A directory whose entries are being walked. */
interface Walked {
  readonly at: StoredPath;
  readonly nodes: Iterator<StoredNode>;
  /** The tree of the next directory in it. */
  readonly next: () => Promise<GitObject>;
}

/** All files below a directory: only the directories on the way to the present one are in memory. */
async function* filesBelow(objects: Objects, oid: string, above: StoredPath): AsyncGenerator<TreeEntry> {
  const enter = (tree: GitObject, at: StoredPath): Walked => ({
    at,
    nodes: parseTree(tree),
    next: askAhead(objects, tree),
  });
  const open = [enter(await readTree(objects, oid), above)];
  let seen = 0;
  for (let walked = open.at(-1); walked !== undefined; walked = open.at(-1)) {
    if (++seen > MOST_WALKED) throw new GitError(`A commit has more than ${MOST_WALKED} files and directories.`);
    const { value: node } = walked.nodes.next() as { readonly value: StoredNode | undefined };
    if (node === undefined) {
      open.pop();
      continue;
    }
    const at = below(walked.at, node.name);
    if (isTree(node)) open.push(enter(await walked.next(), at));
    else yield { ...at, mode: plainMode(node.mode), oid: node.oid };
  }
}

/** A tree may use another one thousands of times, and so have more files than anybody could list. */
const MOST_WALKED = 5_000_000;
/** More than two commits that Remit compares differ in. */
const MOST_DIFFERENCES = 500_000;

/** Reads the directories of a tree in order. The next ones are asked for while one is used. */
function askAhead(objects: Objects, tree: GitObject): () => Promise<GitObject> {
  const oids = [...parseTree(tree)].flatMap((node) => (isTree(node) ? [node.oid] : []));
  const asked: Promise<GitObject>[] = [];
  return () => {
    for (const oid of oids.splice(0, AHEAD - asked.length)) {
      const reading = readTree(objects, oid);
      reading.catch(() => undefined); // Thrown where it is waited for, if it is.
      asked.push(reading);
    }
    return asked.shift() as Promise<GitObject>;
  };
}

/** The most directories asked for at once. */
const AHEAD = 16;

/** Adds the differences below a directory that both sides have. */
async function compareTrees(
  objects: Objects,
  [from, to]: readonly [string, string],
  above: StoredPath,
  differences: TreeDifference[],
): Promise<void> {
  if (from === to) return;
  if (differences.length > MOST_DIFFERENCES) throw tooMany();
  const [was, is] = [nodesByName(await readTree(objects, from)), nodesByName(await readTree(objects, to))];
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    const [before, after] = [was.get(key), is.get(key)];
    if (before?.oid === after?.oid && before?.mode === after?.mode) continue;
    const at = below(above, Buffer.from(key, "latin1"));
    if (before?.mode === DIRECTORY && after?.mode === DIRECTORY) {
      await compareTrees(objects, [before.oid, after.oid], at, differences);
      continue;
    }
    if (before?.mode !== DIRECTORY && after?.mode !== DIRECTORY)
      differences.push({ ...at, ...given({ before, after }) });
    else await addSides(objects, { before, after }, at, differences);
  }
}

/** Where one side has a directory, each of its files differs; what the other side has there differs, too. */
async function addSides(
  objects: Objects,
  sides: { readonly before: TreeNode | undefined; readonly after: TreeNode | undefined },
  at: StoredPath,
  differences: TreeDifference[],
): Promise<void> {
  for (const side of ["before", "after"] as const) {
    const node = sides[side];
    if (node === undefined) continue;
    if (node.mode !== DIRECTORY) differences.push({ ...at, [side]: node });
    else
      for await (const { path, exact, mode, oid } of filesBelow(objects, node.oid, at)) {
        differences.push({ path, exact, [side]: { mode, oid } });
        if (differences.length > MOST_DIFFERENCES) throw tooMany();
      }
  }
}

function tooMany(): GitError {
  return new GitError(`The commits differ in more than ${MOST_DIFFERENCES} files.`);
}

/** By the name's bytes, as latin1 text. */
function nodesByName(tree: GitObject): ReadonlyMap<string, TreeNode> {
  const nodes = new Map<string, TreeNode>();
  for (const { name, mode, oid } of parseTree(tree)) {
    refuseTwin(nodes, name.toString("latin1"), tree.oid);
    nodes.set(name.toString("latin1"), { mode: plainMode(mode), oid });
  }
  return nodes;
}

function below(above: StoredPath, name: Buffer): StoredPath {
  const { path, exact } = decodePath(name);
  const slash = above.path === "" ? "" : "/";
  if (above.exact && exact) return { path: `${above.path}${slash}${path}`, exact };
  const start = above.exact ? Buffer.from(above.path).toString("latin1") : above.path;
  return { path: `${start}${slash}${name.toString("latin1")}`, exact: false };
}
