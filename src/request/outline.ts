/** The repository's files as an indented outline, broad before deep. */
import type { TreeEntry } from "../ports.ts";

/** Most lines of the outline: gemini-cli's number, which its users' prompts are used to. */
const MAX_ITEMS = 200;

/** Breadth-first: every folder at one depth is opened before any deeper one; what does not fit is counted in its place. */
export function outlineTree(entries: readonly TreeEntry[], maxItems: number = MAX_ITEMS): string {
  const root = buildTree(entries);
  const opened = chooseOpened(root, maxItems);
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

function buildTree(entries: readonly TreeEntry[]): Folder {
  const root = newFolder();
  for (const { path, mode } of entries) {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    let folder = root;
    folder.count += 1;
    for (const part of parts) {
      const next = folder.folders.get(part) ?? newFolder();
      folder.folders.set(part, next);
      next.count += 1;
      folder = next;
    }
    folder.files.push(mode === "160000" ? `${name} (submodule)` : mode === "120000" ? `${name} (link)` : name);
  }
  return root;
}

/** A folder is opened when all its items fit in what is left. */
function chooseOpened(root: Folder, maxItems: number): ReadonlySet<Folder> {
  const opened = new Set<Folder>();
  let room = maxItems;
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
