/** Objects that Remit writes itself, as loose files, without a process. A commit costs the trees above its changes. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { isGitName, isModulesName } from "../../lib/git-names.ts";
import { DIRECTORY, GitError, LINK, type Identity, type TreeChange } from "../../ports.ts";
import type { Objects } from "./objects.ts";
import { isTree, parseTree, readTree, rootOf, type StoredNode } from "./trees.ts";
import { hashOf } from "./verified.ts";

export interface Writer {
  /** The commits that were made here, or are recorded as such: the server does not have them until they are pushed. */
  readonly commits: Set<string>;
  /** Returns the object's id. */
  write(type: "blob" | "tree" | "commit", bytes: Buffer): Promise<string>;
  /** The tree of `commit` (undefined: an empty tree) with `changes`; returns its id. Throws {@link GitError}. */
  tree(commit: string | undefined, changes: readonly TreeChange[]): Promise<string>;
}

/** `directory` is Remit's own git directory. A file under an object's name is replaced. */
export function openWriter(directory: string, objects: Objects): Writer {
  let count = 0;
  const commits = new Set<string>();
  const write: Writer["write"] = async (type, bytes) => {
    const oid = hashOf({ type, bytes }, OID_LENGTH);
    const folder = join(directory, "objects", oid.slice(0, 2));
    const fresh = join(folder, `tmp_obj_${process.pid}_${++count}`);
    const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
    const packed = await compress(whole);
    mkdirSync(folder, { recursive: true });
    rmSync(fresh, { force: true });
    writeFileSync(fresh, packed, { flag: "wx", mode: 0o444 }); // Never through a link.
    renameSync(fresh, join(folder, oid.slice(2)));
    if (type === "commit") commits.add(oid);
    return oid;
  };
  return {
    commits,
    write,
    async tree(commit, changes) {
      const root = commit === undefined ? undefined : await rootOf(objects, commit);
      const edited = await editTree({ objects, write }, root, planEdit(changes));
      return edited ?? (await write("tree", Buffer.alloc(0)));
    },
  };
}

/** Hexadecimal digits of an id: the directory uses SHA-1. */
const OID_LENGTH = 40;
/** Bytes that are compressed within a millisecond or two. */
const SMALL = 128 * 1024;

async function compress(whole: Buffer): Promise<Buffer> {
  const { constants, deflate, deflateSync } = process.getBuiltinModule("node:zlib");
  const fast = { level: constants.Z_BEST_SPEED };
  // Most objects are small: every hand-over to another thread takes longer than the work.
  if (whole.length <= SMALL) return deflateSync(whole, fast);
  return await promisify<Buffer, { level: number }, Buffer>(deflate)(whole, fast);
}

/** What happens to one name in a directory. */
interface Edit {
  /** `null` deletes the file; undefined keeps it. */
  file?: NonNullable<TreeChange["blob"]> | null;
  readonly below: Map<string, Edit>;
}

/** A path that is both deleted and set ends up set. */
function planEdit(changes: readonly TreeChange[]): Edit {
  const root: Edit = { below: new Map() };
  for (const { path, blob } of changes) {
    checkPath(path, blob?.mode);
    let edit = root;
    for (const part of path.split("/")) {
      const name = Buffer.from(part).toString("latin1");
      const below: Edit = edit.below.get(name) ?? { below: new Map() };
      edit.below.set(name, below);
      edit = below;
    }
    if (blob !== undefined) edit.file = blob;
    else if (edit.file === undefined) edit.file = null;
  }
  return root;
}

type Editing = Pick<Writer, "write"> & { readonly objects: Objects };

/** The id of the tree after the edit; undefined when the tree is empty. */
async function editTree(editing: Editing, oid: string | undefined, edit: Edit): Promise<string | undefined> {
  const stored = oid === undefined ? [] : parseTree(await readTree(editing.objects, oid));
  const nodes = new Map(Array.from(stored, (node) => [nameOf(node), node]));
  for (const [name, at] of edit.below) {
    const node = await editNode(editing, nodes.get(name), at, name);
    if (node === undefined) nodes.delete(name);
    else nodes.set(name, node);
  }
  return nodes.size === 0 ? undefined : await editing.write("tree", serialize([...nodes.values()]));
}

async function editNode(
  editing: Editing,
  was: StoredNode | undefined,
  { file, below }: Edit,
  name: string,
): Promise<StoredNode | undefined> {
  const folder = was !== undefined && isTree(was) ? was : undefined;
  const tree = below.size === 0 ? folder?.oid : await editTree(editing, folder?.oid, { below });
  const blob = file === undefined && folder === undefined ? was : (file ?? undefined);
  if (blob !== undefined && tree !== undefined) throw new GitError(`${name} would be both a file and a directory.`);
  const node = blob ?? (tree === undefined ? undefined : { mode: folder?.mode ?? DIRECTORY, oid: tree });
  return node && { mode: node.mode, oid: node.oid, name: Buffer.from(name, "latin1") };
}

function nameOf({ name }: StoredNode): string {
  return name.toString("latin1");
}

/** Git sorts by bytes, and a directory as if its name ended in a slash. */
function serialize(nodes: readonly StoredNode[]): Buffer {
  const keyed = nodes.map((node) => ({ node, key: isTree(node) ? `${nameOf(node)}/` : nameOf(node) }));
  const sorted = keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  const parts = sorted.flatMap(({ node: { mode, name, oid } }) => [
    Buffer.from(`${mode} `),
    name,
    Buffer.of(0),
    Buffer.from(oid, "hex"),
  ]);
  return Buffer.concat(parts);
}

interface CommitText {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Identity;
  /** Seconds since the epoch. */
  readonly time: number;
}

/** A commit object's bytes, as git writes them. Throws {@link GitError} for a message that git would refuse. */
export function commitBytes({ tree, parents, message, author, time }: CommitText): Buffer {
  if (message.includes("\0")) throw new GitError("A commit's message cannot hold a NUL.");
  const who = `${plain(author.name)} <${plain(author.email)}> ${time} +0000`;
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${who}`,
    `committer ${who}`,
    "",
    `${message.trimEnd()}\n`,
  ];
  return Buffer.from(lines.join("\n"));
}

/** Git removes these from names, because they would end a field. */
function plain(text: string): string {
  return text.replace(/[\0\n<>]/g, "").replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, "");
}

/** Throws {@link GitError} for a path that git refuses. */
function checkPath(path: string, mode?: string): void {
  const parts = path.split("/");
  const isBad = path.includes("\0") || parts.some((part) => part === "" || part === "." || part === "..");
  const names = parts.flatMap((part) => part.split("\\"));
  const isGit = names.some(isGitName) || (mode === LINK && names.some(isModulesName));
  if (isBad || isGit) throw new GitError(`Git takes no path like ${JSON.stringify(path)}.`);
}
