/** The log shows the diff of a proposal before what came of it. */
import type { Proposal } from "../change/proposal.ts";
import type { PublishFacts } from "../change/publish.ts";
import { loadPage } from "../report/page.ts";
import type { Desk } from "./world.ts";

/** Characters of a diff stored in the log. */
const SHOWN = 100_000;

/** Logs the diff, so that people see what leaves. Never throws: publishing matters more than the diff. */
export async function logDiff({ git, log }: Desk, { base, commit }: Proposal): Promise<void> {
  const whole = await git.history.patch(base.sha, commit, []).catch(() => "");
  const cut = whole.length > SHOWN;
  const diff = cut ? whole.slice(0, whole.lastIndexOf("\n", SHOWN) + 1) : whole;
  if (whole !== "") log.append({ type: "change.diffed", shown: { diff, cut } });
}

export interface DiffTold {
  /** Resolves when the diff is in the log. */
  readonly diffTold: () => Promise<void>;
}

/** The diff is read while git pushes; the log has it before it has the push. */
export function withDiff(world: Desk, proposal: Proposal, facts: PublishFacts): PublishFacts & DiffTold {
  let told: Promise<void> | undefined;
  const diffTold = (): Promise<void> => (told ??= logDiff(world, proposal));
  return {
    ...facts,
    diffTold,
    pushing() {
      void diffTold();
      loadPage(); // There is time now, and the run's end needs it.
    },
    async pushed(branch, commit) {
      await diffTold();
      await facts.pushed(branch, commit);
    },
  };
}
