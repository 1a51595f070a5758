/** Searches sorted numbers. */

/** The index of the last number that is at most `bound`; 0 when there is none. */
export function lastAtMost(numbers: ArrayLike<number>, bound: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] as number) <= bound) low = middle;
    else high = middle - 1;
  }
  return low;
}
