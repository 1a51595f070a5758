/** The files of a directory tree, breadth first, several directories at a time, never through a link. */
import { posix } from "node:path";
import { isGitName } from "../change/workspace.ts";
import { openIgnored, type Ignored } from "./ignore.ts";
import type { Ignoring, Site } from "./tool.ts";

export interface Walk {
  /** Workspace path of the directory to start from; it is walked even when it is ignored itself. */
  readonly directory: string;
  readonly ignoring: Ignoring;
  /** Whether symbolic links are named; they are never followed. */
  readonly links: boolean;
  readonly signal: AbortSignal;
}

/** What a walk passed over. */
export interface Walked {
  files: number;
  /** Directories that could not be read. */
  unreadable: number;
  undecodable: number;
  /** True when the tree has more files than a walk looks at. */
  cut: boolean;
}

/** More than the largest repositories in one piece have. */
const MOST_FILES = 500_000;

/** Directories read at the same time. */
const AT_ONCE = 16;

/** Batches of workspace paths, in order of depth; each directory's by name. Fills in `walked`. */
export async function* walkFiles(walk: Walk, site: Site, walked: Walked): AsyncGenerator<readonly string[]> {
  let level: Level[] = [{ directory: walk.directory, ignored: undefined, name: "" }];
  while (level.length > 0) {
    const next: Level[] = [];
    for (let at = 0; at < level.length; at += AT_ONCE) {
      if (walk.signal.aborted) return;
      const listed = await Promise.all(level.slice(at, at + AT_ONCE).map((one) => listLevel(one, walk, site, walked)));
      next.push(...listed.flatMap(({ directories }) => directories));
      const files = listed.flatMap((one) => one.files);
      walked.files += files.length;
      if (files.length > 0) yield files;
      if (walked.files >= MOST_FILES) {
        walked.cut = true;
        return;
      }
    }
    level = next;
  }
}

export function newWalked(): Walked {
  return { files: 0, unreadable: 0, undecodable: 0, cut: false };
}

interface Level {
  readonly directory: string;
  /** Of the parent; undefined at the start of the walk. */
  readonly ignored: Ignored | undefined;
  readonly name: string;
}

interface Listed {
  readonly files: readonly string[];
  readonly directories: readonly Level[];
}

async function listLevel({ directory, ignored, name }: Level, walk: Walk, site: Site, walked: Walked): Promise<Listed> {
  const listing = await site.files.list(posix.join(site.workspace.root, directory)).catch(() => undefined);
  if (listing === undefined) {
    walked.unreadable += 1;
    return { files: [], directories: [] };
  }
  walked.undecodable += listing.undecodable;
  const names = listing.entries.map((entry) => entry.name);
  const here =
    ignored === undefined ? await openIgnored(directory, site, walk.ignoring) : await ignored.enter(name, names);
  const entries = listing.entries
    .filter((entry) => !isGitName(entry.name) && !here.has(entry.name, entry.kind === "directory"))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const inside = (entry: { readonly name: string }): string => posix.join(directory, entry.name);
  return {
    files: entries.filter(({ kind }) => kind === "file" || (walk.links && kind === "link")).map(inside),
    directories: entries
      .filter(({ kind }) => kind === "directory")
      .map((entry) => ({ directory: inside(entry), ignored: here, name: entry.name })),
  };
}
