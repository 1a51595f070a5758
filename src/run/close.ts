/** How every job ends: the run is kept, the log gets its last entry, and the report is written. */
import type { Outcome } from "../events.ts";
import { faultOf } from "./faults.ts";
import type { RunResult, StepOutputs } from "./feature.ts";
import { keepPage, keepReceipt } from "./keeping.ts";
import type { OwnRun, Run } from "./open.ts";
import { layPublished, WORK_KEPT } from "./publishing.ts";

/** Never throws because of earlier failures: the log ends with the outcome, which the report shows and this returns. */
export async function close(run: Run | OwnRun, ended: RunResult): Promise<Outcome> {
  const { ports, invocation, admitted, features, keeper, report } = run;
  const { outcome } = ended;
  const kept = async (): Promise<void> => {
    await keeper.keep(outcome, ended.left);
    for (const { keep } of features) await keep?.(ports, invocation, admitted, outcome, keeper.reason);
  };
  await Promise.all([
    kept(),
    "acknowledged" in run ? layPublished(run.ports, invocation, admitted, outcome) : undefined,
  ]);
  ports.log.append({ type: "run.finished", outcome });
  let outputs: StepOutputs = {};
  for (const feature of features)
    outputs = { ...outputs, ...(await feature.close?.(ports, invocation, admitted, ended)) };
  const [reportPath, receiptPath] = await Promise.all([keepPage(ports, invocation), keepReceipt(ports, invocation)]);
  await report.finish({ logPath: invocation.directories.log, reportPath, receiptPath, ...outputs });
  await Promise.all([
    ...features.map(async ({ after }) => await after?.(ports, invocation, admitted, outcome)),
    "acknowledged" in run ? run.acknowledged.end(outcome) : undefined,
    run.corrected,
  ]);
  return outcome;
}

/** The end of a run in which something broke: the edits so far are kept. */
export async function rescue({ keeper, start }: OwnRun, error: unknown): Promise<RunResult> {
  const rescued = await keeper.rescue();
  const message = rescued === undefined ? "" : WORK_KEPT;
  const earlier = start.kind === "continued" ? start.kept?.work : undefined;
  return { outcome: { conclusion: "failed", message, fault: faultOf(error) }, left: rescued ?? earlier };
}
