/**
 * A copy of what hooks and local servers run, taken from the trusted commit and put outside the workspace: a script in
 * the workspace belongs to whoever wrote the pull request, and to the model.
 */
import { posix } from "node:path";
import type { Files } from "../ports.ts";
import type { TrustedTree } from "./tree.ts";

/** What copying needs of the machine's files. */
export type CopyWriter = Pick<Files, "write" | "makeDirectory">;

/** Folders that are copied whole. */
const ALWAYS = [".gemini", ".agents"];

/** Bounds of the copy: it is made before the first model call. */
const MAX_FILES = 2_000;

/**
 * Copy `.gemini/`, `.agents/`, and for each command that names a file of the commit that file with its folder, into
 * `directory` (absolute), which is made. Throws as the ports do. Returns sentences about what was left out.
 */
export async function copyTrusted(
  tree: TrustedTree,
  files: CopyWriter,
  directory: string,
  commands: readonly string[],
): Promise<readonly string[]> {
  const folders = ALWAYS.flatMap((folder) => tree.under(folder));
  const named = commands.flatMap((command) => namedFiles(tree, command));
  const paths = [...new Set([...folders, ...named])].filter((path) => !path.split("/").includes(".."));
  await files.makeDirectory(directory);
  const kept = paths.slice(0, MAX_FILES);
  await Promise.all(kept.map((path) => copyFile(tree, files, path, posix.join(directory, path))));
  if (kept.length === paths.length) return [];
  return [
    `${paths.length - kept.length} files that hooks and servers may need were not copied: at most ${MAX_FILES} are.`,
  ];
}

async function copyFile(tree: TrustedTree, files: CopyWriter, path: string, to: string): Promise<void> {
  const file = await tree.bytes(path);
  if (file !== undefined) await files.write(to, file.bytes, file.executable ? 0o755 : 0o644);
}

/** The files of the commit that a command names, each with the others of its folder: a script imports its neighbours. */
function namedFiles(tree: TrustedTree, command: string): readonly string[] {
  const words = command.split(/[\s"'=;|&<>()$`{}]+/).map((word) => posix.normalize(word.replace(PROJECT, "")));
  return words.flatMap((word) => {
    if (word === "." || word.startsWith("..") || tree.locate(word) === undefined) return [];
    const folder = posix.dirname(word);
    return folder === "." ? [word] : tree.under(folder);
  });
}

const PROJECT = /^(?:GEMINI_PROJECT_DIR|CLAUDE_PROJECT_DIR)?\//;
