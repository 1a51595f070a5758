/** Searches sorted numbers or texts. */

/** The index of the last one that is at most `bound`; 0 when there is none. */
export function lastAtMost<T extends number | string>(sorted: ArrayLike<T>, bound: T): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((sorted[middle] as T) <= bound) low = middle;
    else high = middle - 1;
  }
  return low;
}
