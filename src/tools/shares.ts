/** Sharing what room there is among several texts. */

/** How much of `room` each gets, by how much it wants: the modest get all, the rest an equal share of what is left. */
export function shareRoom(wanted: readonly number[], room: number): readonly number[] {
  const shares = wanted.map(() => 0);
  const order = wanted.map((want, index) => ({ want, index })).toSorted((a, b) => a.want - b.want);
  let left = Math.max(0, room);
  for (const [place, { want, index }] of order.entries()) {
    const share = Math.min(want, Math.floor(left / (order.length - place)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}
