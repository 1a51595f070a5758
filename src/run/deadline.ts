/** A run's own end in time. */
import { DEADLINE } from "../agent/turn.ts";
import type { Clock, Shell } from "../ports.ts";

/** A signal that also fires when the minutes are over (`minutes` of 0 never are), or the disk is full. */
export function withDeadline(
  stop: AbortSignal,
  minutes: number,
  { clock, shell }: { readonly clock: Clock; readonly shell?: Pick<Shell, "full"> },
): AbortSignal & Disposable {
  const deadline = new AbortController();
  const timer = new AbortController();
  if (minutes > 0) {
    void clock.sleep(minutes * 60_000, timer.signal).then(() => {
      if (!timer.signal.aborted) deadline.abort(DEADLINE);
    });
  }
  const signal = AbortSignal.any([stop, deadline.signal, ...(shell?.full === undefined ? [] : [shell.full])]);
  return Object.assign(signal, { [Symbol.dispose]: () => timer.abort() });
}
