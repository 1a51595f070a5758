/** Informs people while a run lasts: one comment, and at the end summary, outputs and annotations. */
import { given } from "../lib/parts.ts";
import type { Seal } from "../lib/seal.ts";
import type { Entry } from "../events.ts";
import type { Log } from "../log.ts";
import { type Clock, type GitHub, type Runner, isGitHubRefusal, GitHubError } from "../ports.ts";
import type { Secrets } from "../secrets.ts";
import type { OutputPlaces } from "./outputs.ts";
import { deliver, openSticky, undelivered, type StickyComment, recordOf, workingRecord } from "./run-comment.ts";
import { SAVED } from "./saved.ts";

/** Not loaded before there is something to say: the first model request need not wait for it. */
export function loadRendering() {
  return import("./rendering.ts");
}

interface ReporterPorts {
  readonly log: Log;
  readonly github: GitHub;
  readonly seal: Seal;
  /** The log has none, but its words can be put together to one. */
  readonly secrets: Pick<Secrets, "redact">;
  readonly runner: Runner;
  readonly clock: Clock;
  /** Key of the comment, such as that of the request; key and subject identify the comment. */
  readonly key: string;
  /** Number of the issue or pull request; absent for a run that was not requested on one (dispatch, schedule). */
  readonly subject?: number;
  /** Fires when somebody cancels the run. Time is short then, so the post step writes the comment. */
  readonly stop: AbortSignal;
  /** Resolves when the first comment may be written. */
  readonly ready: Promise<void>;
  /** A report that this run leaves as it is, unless it has more to say. */
  readonly earlier?: EarlierReport;
}

/** What an earlier run of the same event has reported in its comment. */
export interface EarlierReport {
  /** The comment's address; absent when it could not be read. */
  readonly url?: string;
}

interface Reporter {
  /**
   * Reports the end, when `run.finished` is in the log: summary, final comment, annotations, outputs. If GitHub refuses
   * the comment, the step's log says so and the post step tries again; nothing is thrown.
   */
  finish(places?: OutputPlaces): Promise<void>;
}

/** Milliseconds between two updates of the comment. GitHub allows a repository's token 80 writes a minute. */
export const UPDATE_EVERY = 10_000;

/** Never delays the run: at most one request is open, and a failure is only noted. */
export function openReporter(station: ReporterPorts): Reporter {
  const { log, runner, key, subject, stop, earlier } = station;
  runner.saveState(SAVED.key, key);
  if (subject !== undefined) runner.saveState(SAVED.subject, String(subject));
  const sticky = subject === undefined ? undefined : openSticky(station.github, station.seal, { key, subject });
  const updating = sticky === undefined || earlier !== undefined ? undefined : keepUpdated(station, sticky);
  // The post step must not replace it either.
  if (earlier !== undefined) runner.saveState(SAVED.delivered, "yes");
  return {
    async finish(places = {}) {
      const { renderAnnotations, renderOutputs, renderSummary } = await loadRendering();
      if (await runner.writeSummary(renderSummary(log.entries))) runner.saveState(SAVED.summary, "yes");
      const quiet = updating?.end();
      let last = sticky;
      if (earlier !== undefined && !saysMore(log.entries)) last = undefined;
      else if (!stop.aborted) {
        await quiet;
        last = await stickyFor(station, sticky);
        await deliverFinal(station, last);
      }
      for (const { level, title, message } of renderAnnotations(log.entries)) runner.annotate(level, title, message);
      const commentUrl = last?.found?.url ?? earlier?.url;
      const outputs = renderOutputs(log.entries, { ...given({ "comment-url": commentUrl }), ...places });
      for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
    },
  };
}

/** Whether the earlier report does not say it: a pull request was opened, or the work itself may not be published. */
function saysMore(entries: readonly Entry[]): boolean {
  return entries.some(({ event }) => {
    if (event.type === "change.published") return event.publication.pull?.created === true;
    return event.type === "run.finished" && OBJECTIONS.has(event.outcome.fault?.kind ?? "");
  });
}

/** Not those of GitHub or the machine, which pass. */
const OBJECTIONS: ReadonlySet<string> = new Set(["config", "conflict"]);

/** The request's comment, or one on the pull request that a run without an asker opened or closed. */
async function stickyFor(
  { log, github, seal, key }: ReporterPorts,
  existing: StickyComment | undefined,
): Promise<StickyComment | undefined> {
  const { pullOf, readRunState } = await loadRendering();
  const state = readRunState(log.entries);
  if (existing !== undefined)
    return state.outcome?.conclusion === "declined" && existing.found === undefined ? undefined : existing;
  const number = pullOf(state);
  return number === undefined ? undefined : openSticky(github, seal, { key, subject: number });
}

async function deliverFinal({ log, runner, secrets }: ReporterPorts, sticky: StickyComment | undefined): Promise<void> {
  const { renderComment } = await loadRendering();
  const content = { body: secrets.redact(renderComment(log.entries)), record: recordOf(log.entries) };
  const failure = sticky === undefined ? undefined : await deliver(sticky, content);
  if (failure === undefined) runner.saveState(SAVED.delivered, "yes");
  else
    runner.annotate("warning", "Remit: comment not written", `${undelivered(failure)} The job summary says the same.`);
}

/** Updates the comment when there is news. `end` stops that, and resolves when no request is open. */
function keepUpdated({ log, runner, clock, secrets, ready }: ReporterPorts, sticky: StickyComment) {
  const ending = new AbortController();
  let wake = (): void => undefined;
  const stopListening = log.listen(() => wake());
  const update = async (): Promise<boolean> => {
    try {
      const known = sticky.found;
      const { renderProgress } = await loadRendering();
      const body = secrets.redact(renderProgress(log.entries, clock.now()));
      const { id } = await sticky.put(body, workingRecord(log.entries));
      if (known?.id !== id) runner.saveState(SAVED.comment, String(id));
      return true;
    } catch (error) {
      runner.print(undelivered(error));
      return mayPass(error);
    }
  };
  const updating = (async () => {
    await ready;
    while (!ending.signal.aborted) {
      const seen = log.entries.length;
      if (!(await update())) return;
      await clock.sleep(UPDATE_EVERY, ending.signal);
      if (!ending.signal.aborted && log.entries.length === seen) await new Promise<void>((resolve) => (wake = resolve));
    }
  })();
  return {
    async end() {
      ending.abort();
      stopListening();
      wake();
      await updating;
    },
  };
}

/** Whether a retry can help: not when GitHub refused the request or the token. */
function mayPass(error: unknown): boolean {
  return !isGitHubRefusal(error) && !(error instanceof GitHubError && error.status === 401);
}
