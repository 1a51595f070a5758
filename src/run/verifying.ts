/** After the model says it is done, Remit undoes what it would not publish, and runs the policy's own commands. */
import { endedBySignal } from "../agent.ts";
import type { AgentEnd, Entry, Verification } from "../events.ts";
import { type Baseline, type Changes, writeEntry } from "../change.ts";
import { lastOf } from "../lib/cut.ts";
import { listed } from "../lib/parts.ts";
import type { ShellCommand } from "../ports.ts";
import type { WorkspaceSession } from "./feature.ts";
import { removeClosed, restoreChecked, whyNoLonger } from "./checked.ts";
import { environmentFor } from "./variables.ts";
import type { Ports } from "./invocation.ts";
import { keepLeftOut } from "./patch-files.ts";
import { editsSince } from "./prepared-workspace.ts";

type SessionToVerify = Pick<WorkspaceSession, "ports" | "invocation" | "admitted" | "baseline">;

interface Verifier {
  /** The message to the model when a command failed and it has attempts left; undefined otherwise. */
  object(): Promise<string | undefined>;
  /**
   * Verifies the work of an agent that ended without saying it is done, as long as `signal` lets the commands run.
   * Otherwise the log says why nothing was verified.
   */
  verifyRest(end: AgentEnd, signal: AbortSignal): Promise<void>;
  /** Compares the work with what passed. Call when nothing can change it any more. */
  settle(): Promise<void>;
  /** Why the work does not count as verified, as a sentence; undefined when nothing failed. */
  readonly unverified: string | undefined;
}

/**
 * Commands come from the policy file, so they need no rule. They run in the sandbox like any other, on exactly what the
 * publication gate lets through; files that git ignores stay. None run for a request that publishes nothing.
 */
export function openVerifier(session: SessionToVerify): Verifier {
  const { ports, invocation, admitted, baseline } = session;
  const { attempts } = admitted.policy.verify;
  const commands = admitted.request.kind === "change" ? admitted.policy.verify.commands.value : [];
  let attempt = 0;
  let unverified: string | undefined;
  let checked: Changes | undefined;
  const run = async (signal: AbortSignal) => {
    checked = await undoRefused(session);
    return await judge(checked, commands, session, signal);
  };
  /** `cut`: why the commands were stopped, which then did not fail by themselves. Whether there is nothing to object. */
  function note(results: readonly Verification[], cut?: string): boolean {
    unverified = cut ?? whyFailed(results);
    const ok = results.every((result) => result.ok);
    if (cut !== undefined) ports.log.append({ type: "verify.skipped", reason: cut });
    else ports.log.append({ type: "verify.finished", attempt: ++attempt, ok, results });
    return ok || cut !== undefined;
  }
  return {
    get unverified() {
      return unverified;
    },
    async object() {
      if (commands.length === 0 || !(await hasChanges(ports, baseline))) return undefined;
      const results = await run(invocation.stop);
      const cut = whyFailed(results) && whyCut(FINISHED, invocation.stop);
      return !note(results, cut) && attempt < attempts.value ? describeFailure(results, ports) : undefined;
    },
    async verifyRest(end, signal) {
      if (end.kind === "finished" || commands.length === 0 || isVerified(ports.log.entries)) return;
      if (whyCut(end, signal) === undefined && !(await hasChanges(ports, baseline))) return;
      const results = whyCut(end, signal) === undefined ? await run(signal) : [];
      const cut = whyCut(end, signal);
      if (cut === undefined || cut !== unverified) note(results, cut);
    },
    async settle() {
      if (unverified === undefined && checked !== undefined) unverified = await compareAgain(checked, session);
    },
  };
}

function whyFailed(results: readonly Verification[]): string | undefined {
  const failed = results.find(({ ok }) => !ok)?.command;
  return failed === undefined ? undefined : `\`${failed}\` failed after the last attempt.`;
}

async function judge(
  checked: Changes,
  commands: readonly string[],
  session: SessionToVerify,
  signal: AbortSignal,
): Promise<readonly Verification[]> {
  const { ports, invocation, admitted, baseline } = session;
  const environment = environmentFor(ports, invocation, admitted.policy);
  const results = await runAll(commands, { ports, environment, directory: baseline.pinned.root, signal });
  await restoreChecked(session, checked);
  return results;
}

/** Why the work does not count as verified any more. */
async function compareAgain(checked: Changes, session: SessionToVerify): Promise<string | undefined> {
  const reason = await whyNoLonger(checked, session);
  if (reason !== undefined) session.ports.log.append({ type: "verify.skipped", reason });
  return reason;
}

/** Whether nothing was done since the last verification. */
function isVerified(entries: readonly Entry[]): boolean {
  const last = entries.findLast(({ event }) => event.type === "verify.finished" || event.type === "call.finished");
  return last?.event.type === "verify.finished";
}

const FINISHED: AgentEnd = { kind: "finished", text: "" };

/** Why no command can complete any more, as a sentence; undefined while one can. */
function whyCut(end: AgentEnd, signal: AbortSignal): string | undefined {
  const last = signal.aborted ? endedBySignal(signal) : end;
  if (last.kind === "cancelled") return "The run was cancelled before its work was verified.";
  if (last.kind !== "exhausted") return undefined;
  if (last.limit === "minutes") return "The run's minutes were used up before its work was verified.";
  return last.limit === "disk" ? "The disk was full before the work was verified." : undefined;
}

async function hasChanges({ git }: Ports, baseline: Baseline): Promise<boolean> {
  const { files, merge } = await editsSince(baseline, git);
  return files.length > 0 || merge !== undefined;
}

/** Where and how the commands run. */
interface Bench extends Pick<ShellCommand, "environment" | "directory" | "signal"> {
  readonly ports: Ports;
}

/** Runs them in order and stops at the first failure: later ones would only repeat it. */
async function runAll(commands: readonly string[], bench: Bench): Promise<Verification[]> {
  const results: Verification[] = [];
  for (const command of commands) {
    const result = await runOne(command, bench);
    results.push(result);
    if (!result.ok) break;
  }
  return results;
}

/** Characters of output kept, from the end, where test runners say what failed. */
const KEPT = 20_000;
/** Longer than the model's commands may take: these are the project's own. */
const TIMEOUT_MS = 15 * 60_000;

async function runOne(command: string, { ports, ...place }: Bench): Promise<Verification> {
  let output = "";
  const running = ports.shell.start({
    ...place,
    line: command,
    timeoutMs: TIMEOUT_MS,
    idleMs: 0,
    onOutput: (chunk) => {
      output = lastOf(output + chunk.toString("utf8"), 2 * KEPT);
    },
  });
  const end = await running.ended;
  const ok = end.kind === "exited" && end.code === 0;
  const text = lastOf(ports.secrets.redact(output), KEPT);
  return { command, ok, output: text, ms: end.kind === "not_started" ? 0 : end.ms };
}

function describeFailure(results: readonly Verification[], { log }: Pick<Ports, "log">): string {
  const failed = results.find(({ ok }) => !ok);
  const undone = log.entries.flatMap(({ event }) => (event.type === "edits.undone" ? event.files : []));
  const paths = [...new Set(undone.map(({ path }) => JSON.stringify(path)))];
  const note = paths.length === 0 ? "" : ` Undone, since it would not be published: ${listed(paths, 10)}.`;
  return `Your work was verified and did not pass: \`${failed?.command}\` failed.${note} The end of its output:\n\n${failed?.output ?? ""}\n\nFix the cause, then finish again.`;
}

/**
 * Undoes it in the workspace, so that a verification judges only what is published: resolves with the rest. It is kept as
 * a patch. Not done in the owner's checkout, where there is no layer to discard.
 */
async function undoRefused(session: SessionToVerify): Promise<Changes> {
  const { ports, baseline } = session;
  const { inside } = ports.shell;
  await ports.shell.stop(); // A command in the background could change what is verified.
  await ports.servers?.pause(); // So could a local server.
  const changes = await editsSince(baseline, ports.git);
  if (inside === undefined) return changes;
  const { proposeChanges } = await import("./publish-change.ts");
  const proposed = await proposeChanges(session, changes, { summary: "" });
  const { refused } = proposed.kind === "proposed" ? proposed.proposal : proposed;
  const gone = new Map(refused.map((one) => [one.path, one]));
  const undone = changes.files.filter(({ path }) => gone.has(path));
  const closed = await removeClosed(session, changes);
  if (undone.length + closed.length === 0) return changes;
  await keepLeftOut(session, proposed);
  for (const { path, before } of undone) {
    if (before !== undefined) await writeEntry(baseline.pinned.root, { path, ...before }, inside.files, ports.git);
    else await inside.files.remove(`${baseline.pinned.root}/${path}`).catch(() => undefined); // Already gone.
  }
  const files = [...undone.flatMap(({ path }) => gone.get(path) ?? []), ...closed];
  ports.log.append({ type: "edits.undone", files });
  return await editsSince(baseline, ports.git);
}
