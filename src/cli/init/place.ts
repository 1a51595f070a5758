/** Putting files into a repository without ever destroying any. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface NewFile {
  /** Relative to the repository's top. */
  readonly path: string;
  readonly text: string;
}

/** What became of a file: `kept` is there already with another text, and stays as it is. */
export type Placed = "written" | "unchanged" | "kept" | "replaced";

/** Write a file that is not there; one that is there is replaced by `force` alone. */
export function place(root: string, { path, text }: NewFile, force: boolean): Placed {
  const file = join(root, path);
  const before = read(file);
  if (before === text) return "unchanged";
  if (before !== undefined && !force) return "kept";
  mkdirSync(dirname(file), { recursive: true });
  // Without force the file must not exist even now.
  writeFileSync(file, text, { flag: before === undefined ? "wx" : "w" });
  return before === undefined ? "written" : "replaced";
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
