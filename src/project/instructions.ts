/** Instruction files (`GEMINI.md`, `AGENTS.md`) at the trusted ref, with their imports (`@path`), within limits. */
import { firstOf } from "../lib/cut.ts";
import { posix } from "node:path";
import type { TrustedTree, FileText } from "./tree.ts";
import type { Fault } from "../events.ts";

export interface Instructions {
  /** The root's files as one text, each under its name; "" for none. */
  readonly text: string;
  readonly files: readonly InstructionFile[];
  /** What was left out, as sentences for the report. */
  readonly notes: readonly string[];
}

export interface InstructionFile {
  readonly path: string;
  /** With imports inserted, cut to the limit. */
  readonly text: string;
}

/** The most characters of all root files together, imports included: about 8,000 tokens, paid on every turn. */
export const MAX_ROOT = 32_000;

/** The most characters of one sub-directory file, imports included. */
export const MAX_BELOW = 12_000;

/** The root's instruction files in the order of `names`, and those of `.gemini`, which count as the root's. */
export async function readInstructions(tree: TrustedTree, names: readonly string[]): Promise<Instructions> {
  const { files, notes } = await readFiles(tree, ["", ".gemini"], names, MAX_ROOT);
  return { files, notes, text: instructionText(files) };
}

/** The instruction files of a directory and of its parents below the root, outermost first. */
export async function instructionsFor(
  tree: TrustedTree,
  names: readonly string[],
  directory: string,
): Promise<readonly InstructionFile[]> {
  const parts = posix
    .normalize(directory)
    .split("/")
    .filter((part) => part !== "" && part !== ".");
  if (parts.includes("..")) return [];
  const directories = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  const found: InstructionFile[] = [];
  for (const place of directories) found.push(...(await readFiles(tree, [place], names, MAX_BELOW)).files);
  return found;
}

/** Files as the model reads them, each between lines that name it. */
export function instructionText(files: readonly InstructionFile[]): string {
  return files.map(({ path, text }) => `--- ${path} ---\n${text}\n--- end of ${path} ---`).join("\n\n");
}

async function readFiles(
  tree: TrustedTree,
  directories: readonly string[],
  names: readonly string[],
  bound: number,
): Promise<Omit<Instructions, "text">> {
  const files: InstructionFile[] = [];
  const notes: string[] = [];
  const seen = new Set<string>(); // By real path: AGENTS.md is often a link to GEMINI.md, or the reverse.
  let left = bound;
  for (const path of directories.flatMap((directory) => names.map((name) => posix.join(directory, name)))) {
    const file = await tree.read(path);
    if (file.kind === "unreadable") notes.push(`${path} was not read: ${file.reason}.`);
    if (file.kind !== "text" || seen.has(file.path) || file.text.trim() === "") continue;
    seen.add(file.path);
    const expanded = await expandImports(tree, file);
    const whole = expanded.text.trim();
    const { text, note } = cut(whole, left, path);
    notes.push(...expanded.notes);
    if (note !== undefined) notes.push(note);
    left -= Math.min(left, whole.length);
    files.push({ path, text });
  }
  return { files, notes };
}

function cut(whole: string, bound: number, path: string): { readonly text: string; readonly note?: string } {
  if (whole.length <= bound) return { text: whole };
  const end = whole.lastIndexOf("\n", bound);
  const kept = firstOf(whole, Math.max(0, end > bound / 2 ? end : bound)).trimEnd();
  const note = `${path} was cut: ${kept.length} of its ${whole.length} characters (with imports) were given to the model.`;
  return {
    text: `${kept}\n[Cut here: the last ${whole.length - kept.length} characters were left out.]`.trimStart(),
    note,
  };
}

type SystemPrompt =
  | { readonly kind: "built_in" }
  | { readonly kind: "replaced"; readonly text: string }
  | { readonly kind: "faulty"; readonly fault: Fault };

/** The default path, as in Gemini CLI: `GEMINI_SYSTEM_MD=1` means this file. */
const SYSTEM_FILE = ".gemini/system.md";

/** `value` is the variable's value; absent, empty, `0` and `false` keep the built-in prompt. */
export async function readSystemPrompt(tree: TrustedTree, value: string | undefined): Promise<SystemPrompt> {
  const path = switchPath(value, SYSTEM_FILE);
  if (path === undefined) return { kind: "built_in" };
  const file = await tree.read(path);
  if (file.kind === "text") return { kind: "replaced", text: file.text };
  const why = file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason;
  return {
    kind: "faulty",
    fault: {
      kind: "config",
      message: `GEMINI_SYSTEM_MD names \`${path}\`, but ${why}.`,
      hint: "Commit the file to the default branch, or unset the variable. Paths are relative to the repository.",
    },
  };
}

/** A variable that is a switch or a path: `1` and `true` mean `standard`; `0`, `false` and "" mean nothing. */
export function switchPath(value: string | undefined, standard: string): string | undefined {
  const setting = value?.trim() ?? "";
  if (["", "0", "false"].includes(setting.toLowerCase())) return undefined;
  return ["1", "true"].includes(setting.toLowerCase()) ? standard : posix.normalize(setting);
}

/** The deepest nesting of imports; Gemini CLI's number. */
const DEPTH = 5;

/** The most characters of one import; a longer file is no instruction and stays a reference. */
const MAX_IMPORT = 64_000;

/**
 * The text of a file with its imports inserted. Only something that looks like a path (`@./x`, `@docs/style.md`) and
 * exists in the commit is an import; any other `@`, and code, stays. Each file is inserted once. An import that fails
 * is noted.
 */
export async function expandImports(
  tree: TrustedTree,
  file: InstructionFile,
): Promise<Pick<Instructions, "text" | "notes">> {
  const state: Importing = { taken: new Set([file.path]), notes: [] };
  return { text: await expand(tree, file, 0, state), notes: state.notes };
}

interface Importing {
  readonly taken: Set<string>;
  readonly notes: string[];
}

async function expand(
  tree: TrustedTree,
  file: InstructionFile,
  depth: number,
  { taken, notes }: Importing,
): Promise<string> {
  const code = codeRegions(file.text);
  let expanded = "";
  let done = 0;
  for (const match of file.text.matchAll(REFERENCE)) {
    const at = match.index + (match[1] ?? "").length;
    if (code.some(([start, end]) => at >= start && at < end)) continue;
    const reference = match[2] ?? "";
    const found = await resolve(tree, file.path, reference);
    if (found !== undefined && taken.has(found.path)) continue;
    const text = found && depth < DEPTH ? await tree.read(found.path) : undefined;
    if (found === undefined || text?.kind !== "text" || text.text.length > MAX_IMPORT) {
      if (found !== undefined || MEANT.test(reference.replace(AFTER, "")))
        notes.push(`${file.path}: \`@${reference.replace(AFTER, "")}\` was not imported: ${whyNot(depth, text)}.`);
      continue;
    }
    taken.add(text.path);
    const inner = (await expand(tree, text, depth + 1, { taken, notes })).trim();
    expanded += `${file.text.slice(done, at)}<!-- ${text.path} -->\n${inner}\n<!-- end of ${text.path} -->`;
    done = at + 1 + found.length;
  }
  return expanded + file.text.slice(done);
}

function whyNot(depth: number, text: FileText | undefined): string {
  switch (text?.kind) {
    case undefined:
      return depth < DEPTH ? "the trusted commit has no such file" : `imports may be at most ${DEPTH} files deep`;
    case "missing":
      return "the trusted commit has no such file";
    case "unreadable":
      return text.reason;
    case "text":
      return `it has ${text.text.length} characters, and at most ${MAX_IMPORT} are taken`;
  }
}

/** Forms that people use only for files: names in messages and packages also begin with an `@`. */
const MEANT = /^\.{1,2}\/|\.(?:md|mdx|markdown|txt|rst|adoc)$/i;

/** Characters that may follow a path in a sentence. */
const AFTER = /[.,;:!?)\]}>'"*_]+$/;

const REFERENCE = /(^|[\s(])@([^\s@]+)/g;

/** The file that a reference means, and the length of its path: a full stop may follow it. */
async function resolve(tree: TrustedTree, from: string, reference: string) {
  for (const name of [reference, reference.replace(AFTER, "")]) {
    if (!/^\.{1,2}\/|\/|\.[A-Za-z0-9]+$/.test(name) || name.startsWith("/") || name.includes("://")) continue;
    const path = posix.join(posix.dirname(from), name);
    const real = path.startsWith("..") ? undefined : await tree.locate(path);
    if (real !== undefined) return { path: real, length: name.length };
  }
  return undefined;
}

/** Fenced blocks and code spans, as start and end offsets. */
export function codeRegions(text: string): readonly (readonly [number, number])[] {
  const regions: (readonly [number, number])[] = [];
  let fence: { readonly mark: string; readonly start: number } | undefined;
  let at = 0;
  for (const line of text.split("\n")) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark !== undefined && mark.startsWith(fence.mark) && /^[\s`~]*$/.test(line)) {
        regions.push([fence.start, at + line.length]);
        fence = undefined;
      }
    } else if (mark !== undefined) {
      fence = { mark, start: at };
    } else {
      for (const span of line.matchAll(/(`+)(?:(?!\1)[^]|\1`+)*?\1(?!`)/g)) {
        regions.push([at + span.index, at + span.index + span[0].length]);
      }
    }
    at += line.length + 1;
  }
  if (fence !== undefined) regions.push([fence.start, text.length]);
  return regions;
}
