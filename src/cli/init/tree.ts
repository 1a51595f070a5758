/** The files of a repository, as far as `init` reads them, and safe access to untyped data of other people's files. */
import { FOREIGN } from "../../lib/ecosystems.ts";
import { messageOf } from "../../lib/attempt.ts";
import { mapValues } from "../../lib/parts.ts";
import { asTable } from "../../lib/read-data.ts";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";

export interface Tree {
  /** Relative to the top, with slashes, sorted; no deeper than three directories. */
  readonly files: readonly string[];
  has(path: string): boolean;
  /** The first of these that exists. */
  first(...paths: readonly string[]): string | undefined;
  /** "" when there is no such file, or it is larger than a mebibyte. */
  text(path: string): string;
}

export function openFileTree(root: string): Tree {
  return treeOf(walk(root, "", DEPTH).toSorted(), (path) => read(join(root, path)));
}

function treeOf(files: readonly string[], text: Tree["text"]): Tree {
  const known = new Set(files);
  const has = (path: string): boolean => known.has(path);
  return { files, has, first: (...paths) => paths.find(has), text: (path) => (has(path) ? text(path) : "") };
}

/** The content of a directory of a tree, with paths relative to it. */
export function subtree(tree: Tree, directory: string): Tree {
  if (directory === "") return tree;
  const files = tree.files.filter((path) => path.startsWith(`${directory}/`));
  return treeOf(
    files.map((path) => path.slice(directory.length + 1)),
    (path) => tree.text(`${directory}/${path}`),
  );
}

const DEPTH = 3;
const LARGEST = 1024 * 1024;
function walk(root: string, directory: string, depth: number): readonly string[] {
  return readdirSync(join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = directory === "" ? entry.name : `${directory}/${entry.name}`;
    if (entry.isFile()) return [path];
    const searched = entry.isDirectory() && entry.name !== ".git" && !FOREIGN.has(entry.name);
    // A submodule, or somebody's clone: Remit's checkout does not contain it.
    if (!searched || existsSync(join(root, path, ".git"))) return [];
    return depth > 0 ? walk(root, path, depth - 1) : [];
  });
}

function read(path: string): string {
  return statSync(path).size > LARGEST ? "" : readFileSync(path, "utf8");
}

export type UntypedFields = Readonly<Record<string, unknown>>;

/** The fields of a text in YAML; none when it is not YAML, and why: "" when it is. */
export function readYaml(text: string): { readonly content: UntypedFields; readonly fault: string } {
  const document = parseDocument(text);
  const broken = (error: unknown) => ({ content: {}, fault: messageOf(error).split("\n")[0] ?? "" });
  const [error] = document.errors;
  if (error !== undefined) return broken(error);
  try {
    return { content: asTable(document.toJS()), fault: "" };
  } catch (unresolved) {
    return broken(unresolved); // An alias without an anchor, or aliases without end.
  }
}

/** A list as it is; a single value as a list of one; nothing as an empty list. */
export function listFrom(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  return value === undefined || value === null ? [] : [value];
}

/** A scalar as written; "" for anything else. */
export function scalarText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The fields that are scalars, as texts. */
export function scalarTexts(value: unknown): Readonly<Record<string, string>> {
  return mapValues(asTable(value), scalarText);
}
