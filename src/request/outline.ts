/** The repository's files as an indented outline, breadth first. */
import { posix } from "node:path";
import { DIRECTORY, LINK, SUBMODULE, type TreeDirectory, type TreeNode } from "../ports.ts";

/** The most lines of the outline: Gemini CLI's number, which its users' prompts expect. */
const MAX_ITEMS = 200;

/** What the outline is made from. Only the directories that it shows are read. */
export interface OutlineSource {
  /** A directory of the commit ("": its root). */
  readonly directory: (path: string) => Promise<TreeDirectory | undefined>;
  readonly ignored: (path: string, isDirectory: boolean) => boolean;
}

/** Opens every folder at one depth before any deeper one; of what does not fit, the number of names is shown. */
export async function outlineTree(source: OutlineSource): Promise<string> {
  const root = await readFolder("", source);
  await openFolders(root, source);
  return [...show(root, "")].join("\n");
}

interface Folder {
  readonly path: string;
  /** Names, sorted. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** The folders in it, when it is opened. */
  inner?: readonly Folder[];
}

async function readFolder(path: string, { directory, ignored }: OutlineSource): Promise<Folder> {
  const entries = [...((await directory(path))?.entries ?? [])];
  const shown = entries.filter(([name, { mode }]) => !ignored(posix.join(path, name), mode === DIRECTORY));
  const folders = shown.flatMap(([name, { mode }]) => (mode === DIRECTORY ? [name] : []));
  const files = shown.flatMap(([name, node]) => (node.mode === DIRECTORY ? [] : [labelOf(name, node)]));
  return { path, folders: folders.sort(), files: files.sort() };
}

function labelOf(name: string, { mode }: TreeNode): string {
  return mode === SUBMODULE ? `${name} (submodule)` : mode === LINK ? `${name} (link)` : name;
}

function sizeOf({ folders, files }: Folder): number {
  return folders.length + files.length;
}

/** A folder is opened when all of it fits in what is left; the root always is. */
async function openFolders(root: Folder, source: OutlineSource): Promise<void> {
  let room = MAX_ITEMS;
  let level: readonly Folder[] = [root];
  while (level.length > 0) {
    const opened = level.filter((folder) => {
      const fits = folder === root || sizeOf(folder) <= room;
      if (fits) room -= sizeOf(folder);
      return fits;
    });
    level = (await Promise.all(opened.map((folder) => open(folder, source)))).flat();
  }
}

async function open(folder: Folder, source: OutlineSource): Promise<readonly Folder[]> {
  const names = folder.folders.slice(0, MAX_ITEMS);
  const inner = await Promise.all(names.map((name) => readFolder(posix.join(folder.path, name), source)));
  folder.inner = inner.filter((each) => sizeOf(each) > 0); // All of it may be ignored.
  return folder.inner;
}

function* show(folder: Folder, indent: string): Generator<string> {
  const { folders, files, inner = [] } = folder;
  for (const child of inner) {
    const shut = child.inner === undefined ? ` (${sizeOf(child)} names)` : "";
    yield `${indent}${oneLine(posix.basename(child.path))}/${shut}`;
    if (child.inner !== undefined) yield* show(child, `${indent}  `);
  }
  const shown = Math.max(0, MAX_ITEMS - folders.length);
  for (const name of files.slice(0, shown)) yield indent + oneLine(name);
  if (sizeOf(folder) > MAX_ITEMS) yield `${indent}… ${sizeOf(folder) - MAX_ITEMS} more names`;
}

function oneLine(name: string): string {
  return name.replaceAll(/[\n\r]/g, "?");
}
