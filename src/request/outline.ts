/** The repository's files as an indented outline, breadth first. */
import type { TreeEntry } from "../ports.ts";

/** The most lines of the outline: Gemini CLI's number, which its users' prompts expect. */
const MAX_ITEMS = 200;

/** Breadth-first: opens every folder at one depth before any deeper one; what does not fit is shown as a count. */
export function outlineTree(entries: readonly TreeEntry[]): string {
  const root = buildTree(entries);
  const opened = chooseOpened(root);
  const lines = [...show(root, "", opened)];
  return `${entries.length} files\n${lines.join("\n")}`;
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: string[];
  /** Files at any depth. */
  count: number;
}

function newFolder(): Folder {
  return { folders: new Map(), files: [], count: 0 };
}

/** Entries of one folder mostly stand together: its path is taken apart once. */
function buildTree(entries: readonly TreeEntry[]): Folder {
  const root = newFolder();
  let [directory, folders]: [string, readonly Folder[]] = ["", [root]];
  for (const { path, mode } of entries) {
    const cut = path.lastIndexOf("/") + 1;
    if (cut !== directory.length || !path.startsWith(directory)) {
      directory = path.slice(0, cut);
      folders = foldersTo(root, directory);
    }
    for (const folder of folders) folder.count += 1;
    const name = path.slice(cut);
    folders.at(-1)?.files.push(mode === "160000" ? `${name} (submodule)` : mode === "120000" ? `${name} (link)` : name);
  }
  return root;
}

/** The folders on the way, the root first. */
function foldersTo(root: Folder, directory: string): readonly Folder[] {
  const folders = [root];
  for (const part of directory.split("/").slice(0, -1)) {
    const above = folders.at(-1) ?? root;
    const next = above.folders.get(part) ?? newFolder();
    above.folders.set(part, next);
    folders.push(next);
  }
  return folders;
}

/** A folder is opened when all its items fit in what is left. */
function chooseOpened(root: Folder): ReadonlySet<Folder> {
  const opened = new Set<Folder>();
  let room = MAX_ITEMS;
  let level = [root];
  while (level.length > 0) {
    const next: Folder[] = [];
    for (const folder of level) {
      const items = folder.folders.size + folder.files.length;
      if (items > room && folder !== root) continue;
      room -= items;
      opened.add(folder);
      next.push(...sorted(folder.folders).map(([, child]) => child));
    }
    level = next;
  }
  return opened;
}

function sorted(folders: ReadonlyMap<string, Folder>): [string, Folder][] {
  return [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
}

function* show(folder: Folder, indent: string, opened: ReadonlySet<Folder>): Generator<string> {
  for (const [name, child] of sorted(folder.folders)) {
    const shut = opened.has(child) ? "" : ` (${child.count} files)`;
    yield `${indent}${oneLine(name)}/${shut}`;
    if (opened.has(child)) yield* show(child, `${indent}  `, opened);
  }
  const files = folder.files.toSorted();
  for (const name of files.slice(0, MAX_ITEMS)) yield indent + oneLine(name);
  if (files.length > MAX_ITEMS) yield `${indent}… ${files.length - MAX_ITEMS} more files`;
}

function oneLine(name: string): string {
  return name.replaceAll(/[\n\r]/g, "?");
}
