/** Names that git keeps for itself, in every spelling that some file system treats as the same. */

/** Whether a name stands for git's own directory. Git's rules with `core.protectHFS` and `core.protectNTFS` (path.c and read-cache.c of 2.47). */
export function isGitName(name: string): boolean {
  return OWN.test(foldName(name));
}

/** Whether a path leads into git's own directory: git commits no such path. */
export function isGitPath(path: string): boolean {
  return path.split("/").some(isGitName);
}

/** Whether git would read a link of this name as the list of submodules. */
export function isModulesName(name: string): boolean {
  return MODULES.test(foldName(name));
}

/**
 * Whether git itself needs what has this name in its directory (gitrepository-layout(5)). Not hooks, which run, nor the
 * lists of remotes of old versions, which hold addresses.
 */
export function isGitPart(name: string): boolean {
  return PARTS.has(name) || STATE.test(name);
}

const PARTS: ReadonlySet<string> = new Set(
  "config config.worktree description info objects refs packed-refs reftable shallow index logs modules worktrees lfs commondir gitdir locked rr-cache rebase-merge rebase-apply sequencer COMMIT_EDITMSG AUTO_MERGE".split(
    " ",
  ),
);

/** Commits that a command of git works with, the messages and steps of those that are not finished, and a split index. */
const STATE = /^(?:[A-Z]+_)*HEAD$|^(?:MERGE|SQUASH|BISECT|NOTES)_[A-Z_]+$|^sharedindex\.[0-9a-f]+$/;

/** `.git` and its short name on Windows. NTFS drops trailing dots and blanks, and reads `:` as the beginning of a stream's name. */
const OWN = /^(?:\.git|git~1)[ .]*(?::.*)?$/s;

const MODULES = /^(?:\.gitmodules|gitmod~\d|gi7eba~\d)[ .]*(?::.*)?$/s;

/** As macOS compares names: without the characters it ignores, and ignoring case. */
function foldName(name: string): string {
  return name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, "").toLowerCase();
}
