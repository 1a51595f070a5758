/** How long others may be silent: variables and not inputs, for gateways, models and servers that are slower than Google's and GitHub's. */

/** Milliseconds until the first byte of an answer, and between two bytes; absent for the adapter's own times. */
export interface Silences {
  readonly firstByteMs?: number;
  readonly idleMs?: number;
}

export interface Outage {
  /** How long, in ms, an outage of GitHub is waited out; absent for the adapter's own time. */
  readonly outageMs?: number;
}

/** From `REMIT_GITHUB_SECONDS`. */
export function readOutage(environment: Variables, faults: string[]): Outage {
  const outageMs = readSeconds("REMIT_GITHUB_SECONDS", 0, environment, faults);
  return outageMs === undefined ? {} : { outageMs };
}

type Variables = Readonly<Record<string, string | undefined>>;

/** From `REMIT_FIRST_BYTE_SECONDS` and `REMIT_IDLE_SECONDS`; what is wrong with them is added to `faults`. */
export function readSilences(environment: Variables, faults: string[]): Silences {
  const firstByteMs = readSeconds("REMIT_FIRST_BYTE_SECONDS", Number.MIN_VALUE, environment, faults);
  const idleMs = readSeconds("REMIT_IDLE_SECONDS", Number.MIN_VALUE, environment, faults);
  return { ...(firstByteMs === undefined ? {} : { firstByteMs }), ...(idleMs === undefined ? {} : { idleMs }) };
}

function readSeconds(name: string, least: number, environment: Variables, faults: string[]): number | undefined {
  const text = environment[name] ?? "";
  if (text === "") return undefined;
  const seconds = Number(text);
  if (seconds >= least && seconds <= LONGEST_S) return seconds * 1_000;
  faults.push(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
  return undefined;
}

/** Node itself gives up after so many seconds. */
const LONGEST_S = 300;
