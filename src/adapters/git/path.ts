/** Names that git takes into no tree: some file system would read them as its own directory. */
import { GitError } from "../../ports.ts";

/** Throws {@link GitError}. Git's rules with `core.protectHFS` and `core.protectNTFS` (path.c and read-cache.c of 2.47). */
export function checkPath(path: string, mode?: string): void {
  const parts = path.split("/");
  const isBad = path.includes("\0") || parts.some((part) => part === "" || part === "." || part === "..");
  const own = parts.flatMap((part) => part.split("\\")).map(foldName);
  const isGit = own.some((name) => OWN.test(name)) || (mode === "120000" && own.some((name) => MODULES.test(name)));
  if (isBad || isGit) throw new GitError(`Git takes no path like ${JSON.stringify(path)}.`);
}

/** `.git`, its short name on Windows, and what Windows reads as the same: blanks and dots behind, a stream's name. */
const OWN = /^(?:\.git|git~1)[ .]*(?::.*)?$/s;

/** A link there would be read as the list of submodules. */
const MODULES = /^(?:\.gitmodules|gitmod~\d|gi7eba~\d)[ .]*(?::.*)?$/s;

/** As macOS compares names: without characters that it passes over, and without regard to case. */
function foldName(name: string): string {
  return name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, "").toLowerCase();
}
