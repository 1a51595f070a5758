/** The last word on a run that never said how it ended: its machine was lost, and no post step ran there. */
import type { Seal } from "../lib/seal.ts";
import { code } from "./markdown.ts";
import { markerLine } from "./marker.ts";
import { sealComment, type OwnComment } from "./record.ts";

/**
 * The whole comment, in the place of one that says "Working". Its record stays, but for the run at work: what was pushed
 * or kept can be gone on with. `url` is that of the run, `phrase` what Remit is asked by.
 */
export function lostComment({ key, subject, record }: OwnComment, url: string, phrase: string, seal: Seal): string {
  const { run: _, ...rest } = record;
  const next =
    rest.kept === undefined
      ? `Nothing of it was kept to go on from: to have it done, comment ${code(`${phrase} …`)}.`
      : `To go on from what was kept of it, comment ${code(`${phrase} /continue`)}.`;
  const said = [
    "### ❌ Failed: the run ended without a report",
    `[The run](${encodeURI(url)}) is over and never said how it ended: it was killed, or its machine was lost. What it had pushed stands on its branch.`,
    next,
  ];
  return sealComment(`${markerLine({ key, subject })}\n${said.join("\n\n")}`, rest, seal);
}
