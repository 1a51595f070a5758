/** actions/upload-artifact and actions/download-artifact, as far as their directories are concerned. */
import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export interface Artifacts extends AsyncDisposable {
  readonly names: readonly string[];
  /** `patterns`: paths with wildcards, one per line. No match is only a warning there, and nothing here. */
  keep(name: string, patterns: string): Promise<void>;
  /** `name` downloads into the directory itself, `pattern` into one subdirectory per artifact. */
  fetch(wanted: { readonly name?: string; readonly pattern?: string }, directory: string): Promise<void>;
}

export async function openArtifacts(): Promise<Artifacts> {
  const root = await mkdtemp(path.join(tmpdir(), "remit-artifacts-"));
  const kept = new Map<string, string>();
  return {
    get names() {
      return [...kept.keys()];
    },
    async keep(name, patterns) {
      if (kept.has(name)) throw new Error(`There is an artifact ${name} already.`);
      const lines = patterns.split("\n").filter((line) => line.trim() !== "");
      if (lines.length === 0) throw new Error("Input required and not supplied: path");
      const files = lines.flatMap((line) => globSync(line.trim()));
      if (files.length === 0) return;
      const base = commonParent(lines.map((line) => searchPath(line.trim())));
      const directory = path.join(root, name);
      kept.set(name, directory);
      for (const file of files) await cp(file, path.join(directory, path.relative(base, file)), { recursive: true });
    },
    async fetch({ name, pattern }, directory) {
      if (name !== undefined) {
        const from = kept.get(name);
        if (from === undefined) throw new Error(`Unable to download artifact(s): Artifact not found for name: ${name}`);
        await mkdir(directory, { recursive: true });
        return cp(from, directory, { recursive: true });
      }
      for (const [each, from] of kept) {
        if (path.matchesGlob(each, pattern ?? "*")) await cp(from, path.join(directory, each), { recursive: true });
      }
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** The part before the first wildcard, or a file's directory. The artifact keeps the paths below it. */
function searchPath(pattern: string): string {
  const parts = pattern.split("/");
  const firstWildcard = parts.findIndex((part) => part.includes("*"));
  if (firstWildcard >= 0) return parts.slice(0, firstWildcard).join("/");
  return path.extname(pattern) === "" ? pattern : path.dirname(pattern);
}

function commonParent(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((each) => each.split("/"));
  const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return (differs < 0 ? first : first.slice(0, differs)).join("/");
}
