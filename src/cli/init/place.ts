/** Writes files into a repository without destroying any. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface NewFile {
  /** Relative to the repository's top. */
  readonly path: string;
  readonly text: string;
}

/** The result for a file: `kept` exists with another text, and stays. */
export type PlacedProject = "written" | "unchanged" | "kept" | "replaced";

/** What `place` would do now. */
export function compare(root: string, { path, text }: NewFile, force: boolean): PlacedProject {
  const before = read(join(root, path));
  if (before === undefined) return "written";
  if (before === text) return "unchanged";
  return force ? "replaced" : "kept";
}

/** Writes a file that does not exist; replaces one only with `force`. */
export function place(root: string, file: NewFile, force: boolean): PlacedProject {
  const what = compare(root, file, force);
  if (what === "unchanged" || what === "kept") return what;
  const path = join(root, file.path);
  mkdirSync(dirname(path), { recursive: true });
  // Without force the file must still not exist.
  writeFileSync(path, file.text, { flag: what === "written" ? "wx" : "w" });
  return what;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
