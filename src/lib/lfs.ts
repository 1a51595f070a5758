/** Git LFS: what git stores in place of a file that is kept elsewhere. */

/** Whether bytes are such a pointer. */
export function isLfsPointer(stored: Buffer): boolean {
  return stored.length < 1_024 && stored.toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
}
