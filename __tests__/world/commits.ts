/** Commits in memory, as the part of the git port that reading a project needs. */
import type { TreeEntry } from "../../src/ports.ts";
import type { CommitReader } from "../../src/project/tree.ts";

/** A file's text, its bytes, a link's target, or a script. */
export type Content = string | Buffer | { readonly link: string } | { readonly script: string };

export interface Commits extends CommitReader {
  /** `commit:path` of every blob that was read, in order. */
  readonly shown: string[];
}

export function commits(all: Readonly<Record<string, Readonly<Record<string, Content>>>>): Commits {
  const shown: string[] = [];
  const files = (commit: string): Readonly<Record<string, Content>> => {
    const found = all[commit];
    if (found === undefined) throw new Error(`There is no commit ${commit}.`);
    return found;
  };
  return {
    shown,
    tree: (commit) => Promise.resolve(Object.entries(files(commit)).map(([path, content]) => entry(path, content))),
    show: (commit, path) => {
      shown.push(`${commit}:${path}`);
      const content = files(commit)[path];
      return Promise.resolve(content === undefined ? undefined : bytes(content));
    },
  };
}

function entry(path: string, content: Content): TreeEntry {
  const mode = modeOf(content);
  return { path, exact: true, mode, oid: "0".repeat(40), size: bytes(content).length };
}

function modeOf(content: Content): string {
  if (typeof content === "string" || Buffer.isBuffer(content)) return "100644";
  return "link" in content ? "120000" : "100755";
}

function bytes(content: Content): Buffer {
  if (Buffer.isBuffer(content)) return content;
  if (typeof content === "string") return Buffer.from(content);
  return Buffer.from("link" in content ? content.link : content.script);
}
