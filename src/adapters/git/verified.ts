/** What is read must match its id, a hash: a command without a sandbox can write here, and git does not check. */
import { createHash } from "node:crypto";
import { GitError, type TreeEntry } from "../../ports.ts";
import type { GitObject, Objects } from "./objects.ts";

/** Throws `GitError` for an object that does not match its id. */
export function verifiedObjects(objects: Objects): Objects {
  return {
    async read(name) {
      const object = await objects.read(name);
      if (object === undefined) return undefined;
      const named = OID.test(name) ? name : object.oid;
      if (hashOf(object, named.length) !== named) throw broken(named);
      return object;
    },
    start: objects.start,
  };
}

const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The id of an object, with `length` hexadecimal digits. */
export function hashOf({ type, bytes }: Pick<GitObject, "type" | "bytes">, length: number): string {
  const hash = createHash(length === 64 ? "sha256" : "sha1");
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
}

function broken(oid: string): GitError {
  return new GitError(
    `The object ${oid} in Remit's git directory is not what its id says: something has written to the directory. ` +
      'Nothing was published. With `[sandbox] mode = "require"` no command can reach it.',
  );
}

/** An entry of a tree object. */
export interface TreeNode {
  /** As stored: old trees have modes that git no longer writes. */
  readonly mode: string;
  readonly oid: string;
  readonly name: Buffer;
}

/** The entry at a path of a commit ("": its root), found tree by tree; undefined when there is none. */
export async function lookUp(
  objects: Objects,
  commit: string,
  path: string,
): Promise<Omit<TreeNode, "name"> | undefined> {
  let found: Omit<TreeNode, "name"> = { mode: "40000", oid: await rootOf(objects, commit) };
  for (const part of path === "" ? [] : path.split("/")) {
    const tree = isTree(found) ? await objects.read(found.oid) : undefined;
    if (tree?.type !== "tree") return undefined;
    const name = Buffer.from(part);
    const next = parseTreeObject(tree).find((node) => node.name.equals(name));
    if (next === undefined) return undefined;
    found = next;
  }
  return found;
}

/** Whether an entry is a directory. */
export function isTree({ mode }: Pick<TreeNode, "mode">): boolean {
  return Number.parseInt(mode, 8) === 0o40000;
}

/** The id of a commit's tree. Throws `GitError` when there is no such commit. */
export async function rootOf(objects: Objects, commit: string): Promise<string> {
  const object = await objects.read(commit);
  if (object === undefined) throw new GitError(`There is no object ${commit}.`, "not_found");
  const tree = /^tree ([0-9a-f]+)$/m.exec(object.bytes.toString("latin1"))?.[1];
  if (object.type !== "commit" || tree === undefined) throw new GitError(`${commit} is not a commit.`, "not_found");
  return tree;
}

/** Parses `<mode> <name>`, NUL and the id's bytes, for each entry. */
export function parseTreeObject({ oid, bytes }: GitObject): readonly TreeNode[] {
  const size = oid.length / 2;
  const nodes: TreeNode[] = [];
  for (let start = 0; start < bytes.length;) {
    const [blank, end] = [bytes.indexOf(32, start), bytes.indexOf(0, start)];
    const next = end + 1 + size;
    nodes.push({
      mode: bytes.toString("latin1", start, blank),
      name: bytes.subarray(blank + 1, end),
      oid: bytes.toString("hex", end + 1, next),
    });
    start = next;
  }
  return nodes;
}

/** Throws `GitError` when a listing of a commit differs from its trees. */
export async function checkListing(objects: Objects, commit: string, entries: readonly TreeEntry[]): Promise<void> {
  const root = await rootOf(objects, commit);
  // Rebuilding the trees needs no git call; it can differ only where old trees have modes that git no longer writes.
  if (hashListing(entries, root.length) === root) return;
  const listed = new Map(entries.map((entry) => [keyOf(entry), entry.oid]));
  let count = 0;
  const walk = async (oid: string, above: Buffer): Promise<void> => {
    const tree = await objects.read(oid);
    if (tree?.type !== "tree") throw broken(oid);
    for (const { mode, name, oid: child } of parseTreeObject(tree)) {
      const path = Buffer.concat([above, name]);
      if (mode === "40000") await walk(child, Buffer.concat([path, SLASH]));
      else if (listed.get(path.toString("latin1")) !== child) throw broken(oid);
      else count += 1;
    }
  };
  await walk(root, Buffer.alloc(0));
  if (count !== entries.length) throw broken(root);
}

const SLASH = Buffer.from("/");

function keyOf({ path, exact }: TreeEntry): string {
  const plain = !exact || Buffer.byteLength(path) === path.length;
  return plain ? path : Buffer.from(path).toString("latin1");
}

/** A tree under construction, as the bytes that git hashes. */
interface Folder {
  readonly path: string;
  bytes: Buffer;
  length: number;
}

/** The id of the root tree that holds these entries, listed in git's order: each folder's entries together. */
function hashListing(entries: readonly TreeEntry[], length: number): string {
  const open: Folder[] = [{ path: "", bytes: Buffer.allocUnsafe(1_024), length: 0 }];
  const close = (): string => {
    const { path, bytes, length: end } = open.pop() as Folder;
    const oid = hashOf({ type: "tree", bytes: bytes.subarray(0, end) }, length);
    const above = open.at(-1);
    if (above !== undefined) append(above, "40000", path.slice(above.path.length, -1), oid);
    return oid;
  };
  for (const entry of entries) {
    const key = keyOf(entry);
    let folder = open.at(-1) as Folder;
    for (; !key.startsWith(folder.path); folder = open.at(-1) as Folder) close();
    for (let slash = key.indexOf("/", folder.path.length); slash >= 0; slash = key.indexOf("/", slash + 1)) {
      folder = { path: key.slice(0, slash + 1), bytes: Buffer.allocUnsafe(1_024), length: 0 };
      open.push(folder);
    }
    append(folder, entry.mode, key.slice(folder.path.length), entry.oid);
  }
  while (open.length > 1) close();
  return close();
}

function append(folder: Folder, mode: string, name: string, oid: string): void {
  const needed = folder.length + mode.length + name.length + 2 + oid.length / 2;
  if (needed > folder.bytes.length) {
    folder.bytes = Buffer.concat([folder.bytes.subarray(0, folder.length)], needed * 2);
  }
  folder.length += folder.bytes.write(`${mode} ${name}\0`, folder.length, "latin1");
  folder.length += folder.bytes.write(oid, folder.length, "hex");
}
