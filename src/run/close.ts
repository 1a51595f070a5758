/** How every job ends: the run is kept, the log gets its last entry, and the report is written. */
import type { Outcome } from "../events.ts";
import { faultOf } from "./faults.ts";
import type { Ended, Outputs } from "./feature.ts";
import { keepPage, keepReceipt } from "./keeping.ts";
import type { OwnRun, Run } from "./open.ts";
import { layPublished, WORK_KEPT } from "./publishing.ts";

/** Never throws because of earlier failures: the log ends with the outcome, which the report shows and this returns. */
export async function close(run: Run | OwnRun, ended: Ended): Promise<Outcome> {
  const { desk, order, admitted, features, keeper, report } = run;
  const { outcome } = ended;
  const kept = async (): Promise<void> => {
    await keeper.keep(outcome, ended.left);
    for (const { keep } of features) await keep?.(desk, order, admitted, outcome, keeper.reason);
  };
  await Promise.all([kept(), "world" in run ? layPublished(run.world, order, admitted, outcome) : undefined]);
  desk.log.append({ type: "run.finished", outcome });
  let outputs: Outputs = {};
  for (const feature of features) outputs = { ...outputs, ...(await feature.close?.(desk, order, admitted, ended)) };
  const [reportPath, receiptPath] = await Promise.all([keepPage(desk, order), keepReceipt(desk, order)]);
  await report.finish({ logPath: order.places.log, reportPath, receiptPath, ...outputs });
  await Promise.all([
    ...features.map(async ({ after }) => await after?.(desk, order, admitted, outcome)),
    "world" in run ? run.acknowledged.end(outcome) : undefined,
    run.corrected,
  ]);
  return outcome;
}

/** The end of a run in which something broke: the edits so far are kept. */
export async function rescue({ keeper, start }: OwnRun, error: unknown): Promise<Ended> {
  const rescued = await keeper.rescue();
  const message = rescued === undefined ? "" : WORK_KEPT;
  const earlier = start.kind === "onward" ? start.kept?.work : undefined;
  return { outcome: { conclusion: "failed", message, fault: faultOf(error) }, left: rescued ?? earlier };
}
