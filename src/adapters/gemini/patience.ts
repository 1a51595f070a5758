/** How often and how long to wait before asking again. */
import type { Random } from "../../ports.ts";
import type { Trouble } from "./trouble.ts";

export interface Patience {
  /** Milliseconds to wait before the next attempt; undefined when there is to be none. */
  after(trouble: Trouble): number | undefined;
}

/** Waits after a stream that broke, in ms: 4 attempts in all, as Gemini CLI makes. */
const STREAM_WAITS = [1_000, 2_000, 4_000];
/** Attempts at getting an answer at all, the first included: Gemini CLI's. */
const CONNECTION_ATTEMPTS = 10;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
/** Part of a wait of our own by which it may be shorter or longer, so that the jobs of a matrix do not knock together. */
const JITTER = 0.3;
/** Part of a server's delay that is added to it at most. */
const HINT_SLACK = 0.1;
/** A server that asks for a longer delay is not waited for, in ms. */
export const LONGEST_HINT_MS = 300_000;

/** Patience for one question. */
export function openPatience(random: Random): Patience {
  let streams = 0;
  let connections = 0;
  return {
    after(trouble) {
      if (trouble.kind === "final") return undefined;
      if (trouble.kind === "stream") return STREAM_WAITS[streams++];
      if (++connections === CONNECTION_ATTEMPTS) return undefined;
      if (trouble.hintMs !== undefined) return Math.round(trouble.hintMs * (1 + HINT_SLACK * fraction(random)));
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (connections - 1), LONGEST_WAIT_MS);
      return Math.round(wait * (1 + JITTER * (2 * fraction(random) - 1)));
    },
  };
}

/** From 0 up to 1. */
function fraction(random: Random): number {
  return Number.parseInt(random.hex(4), 16) / 2 ** 32;
}
