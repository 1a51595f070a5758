/** Waiting for the checks of a commit, for as long as the policy says. */
import type { ChecksSeen } from "../../events.ts";
import type { Desk, Order } from "../../run/world.ts";
import { lookAtChecks, type Look } from "./look.ts";

export interface CheckPatience {
  readonly minutes: number;
  /** Fires when the run is cancelled or its own minutes are over. */
  readonly signal: AbortSignal;
}

/** Milliseconds between the first two looks. */
export const FIRST_PAUSE = 10_000;
/**
 * Milliseconds between two looks at most. A look is two requests, and `GITHUB_TOKEN` has 1,000 an hour for the whole
 * repository: at most an eighth of them goes here.
 */
const LONGEST_PAUSE = 60_000;

/** Milliseconds after which checks that are over are taken for all there are: GitHub starts some later than others. */
export const SETTLED = 30_000;
/** Milliseconds that checks may take to show at all: GitHub needs seconds as a rule, and a minute at times. */
export const LATE = 120_000;
/** Questions in a row that GitHub may leave unanswered. */
const UNANSWERED = 3;

/** The last look: at what is over, or at what went on when the time was up. Never throws for what GitHub may do. */
export async function waitForChecks(
  desk: Pick<Desk, "clock" | "github" | "git">,
  order: Pick<Order, "environment" | "settings">,
  commit: string,
  { minutes, signal }: CheckPatience,
): Promise<ChecksSeen> {
  const { clock } = desk;
  const [began, most] = [clock.elapsed(), minutes * 60_000];
  let unanswered = 0;
  let slept = false;
  for (let pause: number = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 1.5)) {
    const look = await lookAtChecks(desk, order, commit);
    const waited = clock.elapsed() - began;
    unanswered = look.checks.state === "unknown" ? unanswered + 1 : 0;
    if (signal.aborted || waited >= most || unanswered >= UNANSWERED || isOver(look, waited)) {
      return { ...look.checks, waitedMs: slept ? waited : 0 };
    }
    slept = true;
    await clock.sleep(Math.min(pause, most - waited), signal);
  }
}

/** Whether waiting longer would show nothing else. */
function isOver({ checks, complete }: Look, waited: number): boolean {
  switch (checks.state) {
    case "running":
      return false;
    case "passed":
    case "failed":
    case "awaiting":
      return complete || waited >= SETTLED;
    case "unstarted":
      return waited >= (checks.ownToken ? SETTLED : LATE);
    case "none":
      return true;
    case "unknown":
      return complete;
  }
}
