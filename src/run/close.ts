/** The end of every run: it keeps what later runs need, reports, and brings the checkout up to date. */
import { writeToCheckout } from "../change.ts";
import type { Entry, Outcome } from "../events.ts";
import { faultOf } from "./faults.ts";
import type { RunResult } from "./feature.ts";
import { loadRendering, makeReceipt, type OutputPlaces, renderPage, renderReceipt } from "../report.ts";
import { messageOf } from "../lib/attempt.ts";
import { systemCode } from "../ports.ts";
import type { LaterRun, OwnRun } from "./open.ts";
import type { PublishPorts } from "./invocation.ts";
import { WORK_KEPT } from "./patch-files.ts";

/** Never throws because of earlier failures: the log ends with the outcome, which the report shows and this returns. */
export async function close(run: OwnRun | LaterRun, ended: RunResult): Promise<Outcome> {
  const { outcome } = ended;
  // The sandbox closes while the report is rendered.
  await Promise.all([run.kind === "own" ? checkoutPublished(run, outcome) : undefined, reportEnd(run, ended)]);
  return outcome;
}

async function reportEnd(run: OwnRun | LaterRun, ended: RunResult): Promise<void> {
  const { ports, invocation, features, keeper, report } = run;
  const { outcome } = ended;
  await keeper.keep(outcome, ended.left);
  for (const { keep } of features) await keep?.(run, outcome, keeper.reason);
  ports.log.append({ type: "run.finished", outcome });
  let outputs: OutputPlaces = {};
  for (const feature of features) outputs = { ...outputs, ...(await feature.close?.(run, ended)) };
  const { directories, stop } = invocation;
  // A cancelled run has no time for a page.
  const page = stop.aborted ? "" : keepPage(ports, directories.run);
  const [pagePath, receiptPath] = await Promise.all([page, keepReceipt(ports, directories.run)]);
  const places = { "log-path": directories.log, "report-path": pagePath, "receipt-path": receiptPath };
  await report.finish({ ...places, ...outputs });
  await Promise.all([
    ...features.map(async ({ after }) => await after?.(run, outcome)),
    run.kind === "own" ? run.acknowledged.end(outcome) : undefined,
    run.corrected,
  ]);
}

/** Renders the run as if it had ended, while there is time: the end then finds its code loaded and compiled. */
export async function rehearseClose(entries: readonly Entry[], message: string): Promise<void> {
  const last = entries.at(-1);
  if (last === undefined) return;
  const event = { type: "run.finished", outcome: { conclusion: "changed", message } } as const;
  const ended = [...entries, { ...last, event }];
  const { renderSummary } = await loadRendering();
  renderSummary(ended);
  await renderPage(ended);
}

/** Writes the page into the run's directory; returns its path, "" when it could not be written. */
export async function keepPage(ports: PublishPorts, directory: string): Promise<string> {
  // The log holds no secret, but text joined without its markup can form one.
  const page = ports.secrets.redact(await renderPage(ports.log.entries));
  return await tryToKeep(ports, `${directory}/report.html`, page);
}

/** Writes the receipt beside the log, which must have ended; returns its path, "" for a run that never started. */
async function keepReceipt(ports: PublishPorts, directory: string): Promise<string> {
  const receipt = makeReceipt(ports.log.entries);
  return receipt === undefined ? "" : await tryToKeep(ports, `${directory}/receipt.json`, renderReceipt(receipt));
}

/** Returns "" when the file could not be written, as on a full disk: the report must not depend on it. */
async function tryToKeep({ files, runner }: PublishPorts, path: string, text: string): Promise<string> {
  try {
    await files.write(path, Buffer.from(text));
    return path;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    runner.annotate("warning", "Remit: a file is missing", `${path}: ${(error as Error).message}`);
    return "";
  }
}

/** The end of a run in which something broke: the edits so far are kept. */
export async function rescue({ keeper, start }: OwnRun, error: unknown): Promise<RunResult> {
  const rescued = await keeper.rescue();
  const message = rescued === undefined ? "" : WORK_KEPT;
  const earlier = start.kind === "continued" ? start.kept?.work : undefined;
  return { outcome: { conclusion: "failed", message, fault: faultOf(error) }, left: rescued ?? earlier };
}

/** For later steps. Not needed when the run worked in the checkout itself. */
async function checkoutPublished(
  { ports, invocation, admitted: { request } }: OwnRun,
  { publication }: Outcome,
): Promise<void> {
  await ports.shell.close(); // What lies below a layer must not change while it is there.
  if (publication === undefined || ports.shell.inside === undefined || invocation.ownCheckout) return;
  const { commit, files, merged } = publication;
  const own = files.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path]));
  try {
    const root = await ports.files.realPath(invocation.settings.runner.workspace);
    const all = merged === undefined ? [] : await ports.git.stat(request.base.sha, commit);
    const paths = [...new Set([...own, ...all.map(({ path }) => path)])];
    const facts = { root, host: ports.files, git: ports.git, base: request.base.sha, commit, paths };
    if (!(await writeToCheckout(facts)))
      ports.runner.print(`The checkout is at another commit and stays there; the work is on ${publication.branch}.`);
  } catch (error) {
    const why = messageOf(error);
    ports.runner.annotate(
      "warning",
      "Remit: checkout",
      `What was published could not be written into the checkout: ${why}`,
    );
  }
}
