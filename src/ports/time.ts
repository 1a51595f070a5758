/** Time and chance. */

export interface Clock {
  /** Milliseconds since the epoch, for the record. */
  now(): number;
  /** Monotonic milliseconds, for durations and deadlines. */
  elapsed(): number;
  /** Resolves after `ms`, or at once when the signal fires (it never rejects). */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Random {
  /** Lower-case hexadecimal text of `bytes` unpredictable bytes. */
  hex(bytes: number): string;
}
