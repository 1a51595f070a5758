/**
 * Keeps the run at its end, and before: for the post step, in case this process is killed, and on the server every few
 * minutes, in case the machine is lost.
 */
import { type Baseline, BASELINE_FILE, writeBaseline } from "../../change/baseline.ts";
import type { Entry, Outcome, Request } from "../../events.ts";
import { CUT_OFF } from "../../report/closing.ts";
import { SAVED } from "../../report/saved.ts";
import type { AdmittedRequest } from "../gate.ts";
import { collectWork, keepRun, unkept, whyNotKept } from "./keep.ts";
import { namesFor, type KeptRun } from "./state.ts";
import { keepPatch } from "../keeping.ts";
import type { PublishPorts, Invocation } from "../invocation.ts";

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
  /** Never throws. `left` is a commit of the edits that were not published. */
  keep(outcome: Outcome, left: string | undefined): Promise<void>;
}

/** What it needs from the run. */
type Ground = Pick<PublishPorts, "runner" | "log" | "git" | "clock" | "secrets" | "files">;
interface Told extends Pick<Invocation, "runUrl"> {
  readonly directories: Pick<Invocation["directories"], "run">;
  readonly settings: Pick<Invocation["settings"], "dryRun" | "job"> & {
    readonly github: { readonly serverUrl: string };
  };
}

export function openKeeper(
  ports: Ground,
  invocation: Told,
  { request, policy }: Pick<AdmittedRequest, "request" | "policy">,
  earlier: Pick<KeptRun, "refs" | "work"> | undefined,
): RunKeeper {
  const { runner, log, git, secrets, files } = ports;
  const reason = whyNot(invocation, { request, policy });
  const names = earlier?.refs ?? [];
  if (reason === undefined) leaveWord(runner, [...names, ...namesFor(request)], earlier?.work);
  const push = (outcome: Outcome, work: string | undefined) => {
    const parts = { git, redact: secrets.redact, entries: log.entries, outcome, names };
    return keepRun({ ...parts, time: secondsOf(ports), ...(work === undefined ? {} : { work }) });
  };
  let checkpoints: Checkpoints | undefined;
  let collect = (): Promise<string | undefined> => Promise.resolve(undefined);
  return {
    reason,
    watch(baseline) {
      collect = () => collectWork({ ...creditsOf(ports, invocation), baseline, request, policy });
      const place = `${invocation.directories.run}/${BASELINE_FILE}`;
      files.write(place, writeBaseline(baseline)).catch(() => {}); // Without it a killed run is kept without edits.
      if (reason !== undefined || namesFor(request).length === 0) return;
      checkpoints = openCheckpoints(ports, async () => await push(CUT_OFF, await collect()));
    },
    rescue: async () => await leavePatch(await collect().catch(() => undefined), request, ports, invocation),
    async keep(outcome, work) {
      await checkpoints?.close();
      const kept = reason === undefined ? await push(outcome, work).catch(broken) : unkept(reason);
      log.append(kept);
      runner.saveState(SAVED.kept, "yes");
      if (reason === undefined && kept.reason !== undefined)
        runner.print(`This run cannot be continued with /continue: ${kept.reason}`);
    },
  };
}

async function leavePatch(
  work: string | undefined,
  { base }: Request,
  { git, files, secrets }: Ground,
  { directories }: Told,
): Promise<string | undefined> {
  if (work === undefined) return undefined;
  try {
    await keepPatch({ files, secrets }, { directories }, "work.patch", await git.diff(base.sha, work));
  } catch {
    // The failure may have affected the disk; the commit exists.
  }
  return work;
}

function whyNot(
  { settings }: Told,
  { request, policy }: Pick<AdmittedRequest, "request" | "policy">,
): string | undefined {
  if (settings.job?.kind === "propose") return "The job that publishes keeps it.";
  return whyNotKept(request, policy.publish.to.value === "nothing", settings.dryRun);
}

/** For the post step. */
function leaveWord(runner: Ground["runner"], names: readonly string[], work: string | undefined): void {
  runner.saveState(SAVED.keep, [...new Set(names)].join(" "));
  if (work !== undefined) runner.saveState(SAVED.work, work);
}

function broken(error: unknown) {
  return unkept(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
}

function creditsOf(ports: Ground, { runUrl, settings }: Told) {
  const { git, secrets } = ports;
  return { git, secrets, runUrl, serverUrl: settings.github.serverUrl, time: secondsOf(ports) };
}

function secondsOf({ clock }: Ground): number {
  return Math.floor(clock.now() / 1000);
}

type Kept = Awaited<ReturnType<typeof keepRun>>;

interface Checkpoints {
  /** Stops checkpoints; resolves when one in progress is done, which must not come after the run's end. */
  close(): Promise<void>;
}

/** Milliseconds: the most work a lost machine may cost. A shorter run pays nothing for it. */
const CHECKPOINT_MS = 5 * 60_000;

/** After a call, `save` runs in parallel with the agent, one at a time. If one fails, the next makes up for it. */
function openCheckpoints({ log, clock }: Ground, save: () => Promise<Kept>): Checkpoints {
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
  return {
    async close() {
      stop();
      await saving;
    },
  };
}
