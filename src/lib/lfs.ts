/** Git LFS: the pointer that git stores instead of a file kept elsewhere. */

/** Whether bytes are such a pointer. */
export function isLfsPointer(stored: Buffer): boolean {
  return stored.length < 1_024 && stored.toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
}
