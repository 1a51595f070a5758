/** What a server on the network sends, within a size. */

/** Bytes of one message; the SDK has the same bound for a local server's. */
const MOST_BYTES = 10 * 1024 * 1024;

export type CappedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * A fetch whose answers break off at a message over {@link MOST_BYTES}. `over` is then called: a server that sends one is
 * not listened to any longer.
 */
export function capped(base: CappedFetch, over: () => void): CappedFetch {
  return async (url, init) => {
    const response = await base(url, init);
    if (response.body === null || response.status < 200) return response;
    const events = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    return new Response(response.body.pipeThrough(bounded(events, over)), response);
  };
}

function bounded(events: boolean, over: () => void): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(bytes, controller) {
      // A stream of events is as long as the connection; each of them ends with a line.
      const first = events ? bytes.indexOf(LINE_FEED) : -1;
      size += first < 0 ? bytes.length : first;
      const fits = size <= MOST_BYTES;
      if (first >= 0) size = bytes.length - bytes.lastIndexOf(LINE_FEED) - 1;
      if (fits) return controller.enqueue(bytes);
      controller.error(new Error(`a message of more than ${MOST_BYTES} bytes`));
      over();
    },
  });
}

const LINE_FEED = 10;
