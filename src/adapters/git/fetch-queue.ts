/** Fetches in turn: two at once would fight for the `shallow` file, so what is asked for during one goes into the next. */

/** Ask for a refspec; resolves when the fetch it went into is done. One that fails does not spoil the others. */
export type FetchQueue = (refspec: string) => Promise<void>;

export function fetchQueue(fetch: (refspecs: readonly string[]) => Promise<void>): FetchQueue {
  let wanted: Wanted[] = [];
  let last: Promise<void> = Promise.resolve();
  const serve = async (): Promise<void> => {
    const batch = wanted;
    wanted = [];
    if (batch.length === 0) return;
    try {
      await fetch(batch.map(({ refspec }) => refspec));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // Git fetches all or nothing: which of them failed shows when each is asked for alone.
      for (const one of batch)
        await settle(one, batch.length === 1 ? () => Promise.reject(error) : () => fetch([one.refspec]));
    }
  };
  return (refspec) => {
    const fetched = new Promise<void>((resolve, reject) => wanted.push({ refspec, resolve, reject }));
    last = last.then(serve);
    return fetched;
  };
}

/** Runs one piece of work after another, in the order they were given. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

interface Wanted {
  readonly refspec: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

async function settle({ resolve, reject }: Wanted, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    resolve();
  } catch (error) {
    reject(error);
  }
}
