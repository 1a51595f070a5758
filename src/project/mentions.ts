/**
 * `@path` in a prompt of the workflow and `@{path}` in a command: files of the trusted commit, by exact path, folder or
 * glob. Never a guess: a mention that matches no file stays as it is written; files that only the workspace has are not
 * searched. For words of the repository only; the text of an issue or a comment must not come here.
 */
import { posix } from "node:path";
import { compileGlobs } from "../lib/glob.ts";
import { codeRegions, type InstructionFile, type Instructions } from "./instructions.ts";
import type { TrustedTree } from "./tree.ts";

/** The most files of all mentions of one prompt. */
const MAX_FILES = 100;
/** The most paths that a note names. */
const MOST_NAMED = 10;
/** The most characters of all files of one prompt. */
const MAX_CHARACTERS = 200_000;

/** The paths and globs that a prompt mentions, in order, once each; not in code, and only what the commit has. */
export async function findMentions(tree: TrustedTree, prompt: string): Promise<readonly string[]> {
  const code = codeRegions(prompt);
  const found = new Set<string>();
  for (const match of prompt.matchAll(/(^|[\s(])@((?:\\.|[^\s@\\])+)/g)) {
    const at = match.index + (match[1] ?? "").length;
    if (code.some(([start, end]) => at >= start && at < end)) continue;
    const written = (match[2] ?? "").replaceAll(/\\(.)/g, "$1");
    for (const name of [written, written.replace(/[.,;:!?)\]}>'"]+$/, "")]) {
      if ((await select(tree, name)).length === 0) continue;
      found.add(name);
      break;
    }
  }
  return [...found];
}

/** Whether `@{…}` names anything in the commit. */
export async function namesFile(tree: TrustedTree, mention: string): Promise<boolean> {
  return (await select(tree, mention, true)).length > 0;
}

/** Reads the mentioned files that may be shown. A folder may be named without its slash here. */
export async function readMentions(
  tree: TrustedTree,
  mentions: readonly string[],
  mayShow: (path: string) => boolean,
): Promise<Omit<Instructions, "text">> {
  const files: InstructionFile[] = [];
  const notes: string[] = [];
  let left = MAX_CHARACTERS;
  const selected = await Promise.all(mentions.map((mention) => select(tree, mention, true)));
  const named = [...new Set(selected.flat())];
  const paths = named.filter(mayShow);
  const out = named.filter((path) => !mayShow(path)).map((path) => `\`${path}\``);
  if (out.length > 0)
    notes.push(
      `Left out, since the policy or .geminiignore excludes it: ${out.slice(0, MOST_NAMED).join(", ")}${out.length > MOST_NAMED ? ", …" : ""}.`,
    );
  for (const [index, mention] of mentions.entries()) {
    if (selected[index]?.length === 0) notes.push(`\`${mention}\` names no file of the trusted commit.`);
  }
  for (const path of paths.slice(0, MAX_FILES)) {
    const file = await tree.read(path);
    if (file.kind !== "text")
      notes.push(`\`${path}\` was left out: ${file.kind === "missing" ? "no file" : file.reason}.`);
    else if (file.text.length > left)
      notes.push(`\`${path}\` was left out: all files together exceed ${MAX_CHARACTERS} characters.`);
    else {
      left -= file.text.length;
      files.push({ path, text: file.text });
    }
  }
  if (paths.length > MAX_FILES)
    notes.push(`${paths.length - MAX_FILES} more files were left out: at most ${MAX_FILES} are read.`);
  return { files, notes };
}

/** The file, all files of the folder, or the glob's matches. A word alone is a folder only where `folder` is set. */
async function select(tree: TrustedTree, mention: string, folder = false): Promise<readonly string[]> {
  const path = posix.normalize(mention.trim()).replace(/\/$/, "");
  if (path === "." || path.startsWith("..") || path.startsWith("/")) return [];
  if ((await tree.locate(path)) !== undefined) return [path];
  const below = folder || path.includes("/") || mention.endsWith("/") ? await tree.under(path) : [];
  if (below.length > 0) return below;
  if (!/[*?[{]/.test(path)) return [];
  const matches = compileGlobs([path]);
  const found: string[] = [];
  for await (const candidate of tree.paths())
    if (matches(candidate) && (await tree.locate(candidate)) !== undefined) found.push(candidate);
  return found.sort();
}
