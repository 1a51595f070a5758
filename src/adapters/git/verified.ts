/**
 * What is read from Remit's git directory is what its name says: an object's id is the hash of its bytes. Without a
 * sandbox a command can write to the directory; git itself does not look when it reads.
 */
import { createHash } from "node:crypto";
import { GitError, type TreeEntry } from "../../ports.ts";
import type { GitObject, Objects } from "./objects.ts";

/** Throws `GitError` for an object that is not the one its id names. */
export function checked(objects: Objects): Objects {
  return {
    async read(name) {
      const object = await objects.read(name);
      if (object === undefined) return undefined;
      const named = OID.test(name) ? name : object.oid;
      if (hashOf(object, named.length) !== named) throw broken(named);
      return object;
    },
  };
}

const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The id of an object, in as many hexadecimal digits. */
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
  /** As it stands there: old trees have modes that git no longer writes. */
  readonly mode: string;
  readonly oid: string;
  readonly name: Buffer;
}

/** What stands at a path of a commit, found from tree to tree; undefined when there is nothing. */
export async function lookUp(
  objects: Objects,
  commit: string,
  path: string,
): Promise<Omit<TreeNode, "name"> | undefined> {
  let found: Omit<TreeNode, "name"> = { mode: "40000", oid: await rootOf(objects, commit) };
  for (const part of path.split("/")) {
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
  if (object.type !== "commit" || tree === undefined) throw new GitError(`${commit} is not a commit.`);
  return tree;
}

/** `<mode> <name>`, NUL and the id's bytes, for each entry. */
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

/** Throws `GitError` when a listing of a commit is not what its trees hold. */
export async function checkListing(objects: Objects, commit: string, entries: readonly TreeEntry[]): Promise<void> {
  const root = await rootOf(objects, commit);
  // Putting the trees together again costs no question; old trees have modes that git no longer writes.
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
  return exact ? Buffer.from(path).toString("latin1") : path;
}

interface Folder {
  readonly files: { readonly name: string; readonly mode: string; readonly oid: string }[];
  readonly folders: Map<string, Folder>;
}

/** The id of the root tree that holds these entries; paths are taken as latin1 text of their bytes. */
function hashListing(entries: readonly TreeEntry[], length: number): string {
  const root: Folder = { files: [], folders: new Map() };
  for (const entry of entries) {
    const parts = keyOf(entry).split("/");
    const name = parts.pop() ?? "";
    let folder = root;
    for (const part of parts) {
      const below: Folder = folder.folders.get(part) ?? { files: [], folders: new Map() };
      folder.folders.set(part, below);
      folder = below;
    }
    folder.files.push({ name, mode: entry.mode, oid: entry.oid });
  }
  return hashFolder(root, length);
}

function hashFolder({ files, folders }: Folder, length: number): string {
  const below = [...folders].map(([name, folder]) => ({ name, mode: "40000", oid: hashFolder(folder, length) }));
  // Git sorts by bytes, a folder as if its name ended in a slash.
  const sorted = [...files, ...below]
    .map((node) => ({ node, key: node.mode === "40000" ? `${node.name}/` : node.name }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const bytes = sorted.flatMap(({ node }) => [
    Buffer.from(`${node.mode} ${node.name}\0`, "latin1"),
    Buffer.from(node.oid, "hex"),
  ]);
  return hashOf({ type: "tree", bytes: Buffer.concat(bytes) }, length);
}
