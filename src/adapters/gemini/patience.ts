/** How often and how long to wait before asking again. */
import type { Random } from "../../ports.ts";
import type { Trouble } from "./trouble.ts";

export interface RequestPatience {
  /** What comes after an attempt that failed; undefined when there is to be no other. */
  after(trouble: Trouble): Wait | undefined;
}

export interface Wait {
  /** Milliseconds before the next attempt. */
  readonly ms: number;
  /** How many attempts there may still be, the next one included, should each fail as this one did. */
  readonly left: number;
}

/** Waits after a stream that broke, in ms: 4 attempts in all, as Gemini CLI makes. */
const STREAM_WAITS = [1_000, 2_000, 4_000];
/** Attempts at getting an answer at all, the first included: Gemini CLI's. */
const CONNECTION_ATTEMPTS = 10;
/** Most faults of a server or a line are over at once: the first attempt after one comes within a second. */
const QUICK_WAIT_MS = 700;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
/** Part of a wait of our own by which it may be shorter or longer, so that the jobs of a matrix do not knock together. */
const JITTER = 0.3;
/** Part of a server's delay that is added to it at most. */
const HINT_SLACK = 0.1;
/** A server that asks for a longer delay is not waited for, in ms. */
export const LONGEST_HINT_MS = 300_000;

/** Patience for one question. */
export function openPatience(random: Random): RequestPatience {
  let streams = 0;
  let connections = 0;
  return {
    after(trouble) {
      if (trouble.kind === "final") return undefined;
      if (trouble.kind === "stream") {
        const ms = STREAM_WAITS[streams++];
        return ms === undefined ? undefined : { ms, left: STREAM_WAITS.length - streams + 1 };
      }
      const left = CONNECTION_ATTEMPTS - ++connections;
      if (left === 0) return undefined;
      const { hintMs } = trouble;
      if (hintMs !== undefined) return { ms: Math.round(hintMs * (1 + HINT_SLACK * fraction(random))), left };
      const ms = ownWait(connections, trouble.limited);
      return { ms: Math.round(ms * (1 + JITTER * (2 * fraction(random) - 1))), left };
    },
  };
}

/** Where the server names none. One that is asked too often is not asked again at once. */
function ownWait(failures: number, limited: boolean): number {
  if (failures === 1 && !limited) return QUICK_WAIT_MS;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - (limited ? 1 : 2)), LONGEST_WAIT_MS);
}

/** From 0 up to 1. */
function fraction(random: Random): number {
  return Number.parseInt(random.hex(4), 16) / 2 ** 32;
}
