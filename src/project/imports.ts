/** `@path` in instruction files is replaced by the named file. */
import { posix } from "node:path";
import type { FileText, TrustedTree } from "./tree.ts";

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
  file: { readonly path: string; readonly text: string },
): Promise<{ readonly text: string; readonly notes: readonly string[] }> {
  const state: Importing = { taken: new Set([file.path]), notes: [] };
  return { text: await expand(tree, file, 0, state), notes: state.notes };
}

interface Importing {
  readonly taken: Set<string>;
  readonly notes: string[];
}

async function expand(
  tree: TrustedTree,
  file: { readonly path: string; readonly text: string },
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
    const found = resolve(tree, file.path, reference);
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
function resolve(
  tree: TrustedTree,
  from: string,
  reference: string,
): { readonly path: string; readonly length: number } | undefined {
  for (const name of [reference, reference.replace(AFTER, "")]) {
    if (!/^\.{1,2}\/|\/|\.[A-Za-z0-9]+$/.test(name) || name.startsWith("/") || name.includes("://")) continue;
    const path = posix.join(posix.dirname(from), name);
    const real = path.startsWith("..") ? undefined : tree.locate(path);
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
