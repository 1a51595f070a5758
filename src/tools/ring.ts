/** The last bytes of a stream. */

export interface Ring {
  push(chunk: Buffer): void;
  /** What is held, oldest first: a copy. */
  bytes(): Buffer;
}

/** Holds the last `size` bytes; takes no memory before the first. */
export function openRing(size: number): Ring {
  let store: Buffer | undefined;
  let total = 0;
  return {
    push(chunk) {
      if (chunk.length === 0) return;
      store ??= Buffer.alloc(size);
      const last = chunk.subarray(Math.max(0, chunk.length - size));
      const at = (total + chunk.length - last.length) % size;
      const copied = last.copy(store, at);
      last.copy(store, 0, copied);
      total += chunk.length;
    },
    bytes() {
      if (store === undefined) return Buffer.alloc(0);
      if (total <= size) return Buffer.from(store.subarray(0, total));
      const at = total % size;
      return Buffer.concat([store.subarray(at), store.subarray(0, at)]);
    },
  };
}
