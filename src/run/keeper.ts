/** Keeps the run at its end, and before: for the post step, and every few minutes on the server. */
import { type Baseline, BASELINE_FILE, writeBaseline } from "../change.ts";
import type { Entry, Outcome } from "../events.ts";
import { CUT_OFF, SAVED } from "../report.ts";
import type { AdmittedRun } from "./gate.ts";
import type { Kept, StoredRun } from "./keep-run.ts";
import { namesFor, type KeptRun } from "./kept-state.ts";
import { keepWork } from "./patch-files.ts";
import type { PublishPorts } from "./invocation.ts";
import type { Clock } from "../ports.ts";
import { given } from "../lib/parts.ts";

export interface RunKeeper {
  /** Why nothing of this run is kept on the server; undefined when it is kept. */
  readonly reason: string | undefined;
  /** Call before any tool runs: from then on the workspace's edits are kept with the conversation. */
  watch(baseline: Baseline): void;
  /**
   * When something broke: the edits so far as a commit, and as a patch beside the log, since not every run is kept on
   * the server. Undefined when there are none. Never throws.
   */
  rescue(): Promise<string | undefined>;
  /**
   * Stores the run as it is to end, for the push of its work to take along: then `keep` need not push it again. Undefined
   * when it is not kept. Never throws.
   */
  store(outcome: Outcome): Promise<StoredRun | undefined>;
  /** Never throws. `left` is a commit of the edits that were not published. */
  keep(outcome: Outcome, left: string | undefined): Promise<void>;
}

export function openRunKeeper(run: AdmittedRun, earlier: Pick<KeptRun, "refs" | "work"> | undefined): RunKeeper {
  const { ports, invocation, admitted } = run;
  const { log, git, clock, secrets, files } = ports;
  const { request } = admitted;
  const reason = whyNot(run);
  const names = earlier?.refs ?? [];
  if (reason === undefined) saveForPost(ports.runner, [...names, ...namesFor(request)], earlier?.work);
  const about = (outcome: Outcome, work: string | undefined) => {
    const parts = { git, redact: secrets.redact, entries: log.entries, outcome, names };
    return { ...parts, time: secondsOf(clock), ...given({ work }) };
  };
  let taken: Kept | undefined;
  let checkpoints: ReturnType<typeof openCheckpoints> | undefined;
  let watched: Baseline | undefined;
  const collect = () => collectEdits(run, watched);
  const save = async () => await (await loadKeeping()).keepRun(about(CUT_OFF, await collect()));
  return {
    reason,
    watch(baseline) {
      watched = baseline;
      const place = `${invocation.directories.run}/${BASELINE_FILE}`;
      files.write(place, writeBaseline(baseline)).catch(() => {}); // Without it a killed run is kept without edits.
      if (reason !== undefined || namesFor(request).length === 0) return;
      checkpoints = openCheckpoints(ports, save);
    },
    rescue: async () => await rescueWork(run, await collect().catch(() => undefined)),
    async store(outcome) {
      if (reason !== undefined) return undefined;
      await checkpoints?.saved();
      // Logged at once, for the comment: what it named before is replaced, and the run may still wait for checks.
      const { storeRun } = await loadKeeping();
      return await storeRun(about(outcome, undefined), (kept) => log.append((taken = kept)));
    },
    async keep(outcome, work) {
      await checkpoints?.close();
      const { keepEnded } = await loadKeeping();
      const kept = await keepEnded(about(outcome, work), reason, taken?.sum);
      reportKept(ports, kept, { wanted: reason === undefined, taken: taken?.sum });
    },
  };
}

/** A commit of the workspace's edits; undefined when there are none, or no workspace yet. */
async function collectEdits(
  { ports: { git, secrets, clock }, invocation: { runUrl, settings }, admitted: { request, policy } }: AdmittedRun,
  baseline: Baseline | undefined,
): Promise<string | undefined> {
  if (baseline === undefined) return undefined;
  const { collectWork } = await loadKeeping();
  const credits = { runUrl, serverUrl: settings.github.serverUrl };
  return await collectWork({ git, secrets, baseline, request, policy, credits, time: secondsOf(clock) });
}

function secondsOf(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}

/** The failure may have affected the disk; the commit exists. */
async function rescueWork(run: AdmittedRun, work: string | undefined): Promise<string | undefined> {
  const { base } = run.admitted.request;
  if (work !== undefined) await keepWork(run, { base, commit: work }).catch(() => undefined);
  return work;
}

/** What stores a run. The start does not need it. */
export function loadKeeping() {
  return import("./keep-run.ts");
}

/** `wanted`: the run was to be kept, so its log says if it could not be. `taken` is in the log. */
function reportKept(
  { log, runner }: Pick<PublishPorts, "log" | "runner">,
  kept: Kept,
  { wanted, taken }: { readonly wanted: boolean; readonly taken: string | undefined },
): void {
  if (kept.sum === undefined || kept.sum !== taken) log.append(kept);
  runner.saveState(SAVED.kept, "yes");
  if (wanted && kept.reason !== undefined) runner.print(`This run cannot be continued with /continue: ${kept.reason}`);
}

/** Why a run is not kept; undefined when it should be. */
function whyNot({ invocation: { settings }, admitted: { request, policy } }: AdmittedRun): string | undefined {
  if (settings.job?.kind === "propose") return "The job that publishes keeps it.";
  if (request.subject?.fromFork === true) return "Runs on a fork's pull request are not kept.";
  if (policy.publish.to.value === "nothing") return "The policy publishes nothing, the run's log included.";
  return settings.dryRun ? "This is a dry run: nothing was sent." : undefined;
}

/** For the post step. */
function saveForPost(runner: PublishPorts["runner"], names: readonly string[], work: string | undefined): void {
  runner.saveState(SAVED.keep, [...new Set(names)].join(" "));
  if (work !== undefined) runner.saveState(SAVED.work, work);
}

/** Milliseconds: the most work a lost machine may cost. A shorter run pays nothing for it. */
const CHECKPOINT_MS = 5 * 60_000;

/** After a call, `save` runs in parallel with the agent, one at a time. If one fails, the next makes up for it. */
function openCheckpoints({ log, clock }: Pick<PublishPorts, "log" | "clock">, save: () => Promise<Kept>) {
  let last = clock.elapsed();
  let saving: Promise<void> | undefined;
  const stop = log.listen(({ event }: Entry) => {
    if (event.type !== "call.finished" || saving !== undefined || clock.elapsed() - last < CHECKPOINT_MS) return;
    last = clock.elapsed();
    saving = save()
      // For the comment: later runs identify what was kept by this.
      .then((kept) => void (kept.sum !== undefined && log.append(kept)))
      .catch(() => {})
      .then(() => void (saving = undefined));
  });
  const saved = async (): Promise<void> => await saving;
  return {
    /** Resolves when one in progress is done, which must not come after what is kept next. */
    saved,
    /** Stops checkpoints, and waits likewise. */
    async close() {
      stop();
      await saved();
    },
  };
}
