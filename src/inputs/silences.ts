/** How long the model may be silent: variables and not inputs, for gateways and models that are slower than Google's. */

/** Milliseconds until the first byte of an answer, and between two bytes; absent for the adapter's own times. */
export interface Silences {
  readonly firstByteMs?: number;
  readonly idleMs?: number;
}

/** From `REMIT_FIRST_BYTE_SECONDS` and `REMIT_IDLE_SECONDS`; what is wrong with them is added to `faults`. */
export function readSilences(environment: Readonly<Record<string, string | undefined>>, faults: string[]): Silences {
  const [firstByteMs, idleMs] = ["REMIT_FIRST_BYTE_SECONDS", "REMIT_IDLE_SECONDS"].map((name) => {
    const text = environment[name] ?? "";
    if (text === "") return undefined;
    const seconds = Number(text);
    if (seconds > 0 && seconds <= LONGEST_S) return seconds * 1_000;
    faults.push(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
    return undefined;
  });
  return { ...(firstByteMs === undefined ? {} : { firstByteMs }), ...(idleMs === undefined ? {} : { idleMs }) };
}

/** Node itself gives up after so many seconds. */
const LONGEST_S = 300;
