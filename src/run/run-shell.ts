/** The shell of a run: opened once the run knows what it works on, and not at all when no agent works. */
import type { Outcome } from "../events.ts";
import { shellRequirements } from "../policy.ts";
import type { Shell, Shells } from "../ports.ts";
import type { StartedRequest } from "./begin.ts";
import { findCovered, readsAll } from "./may-read.ts";
import type { AdmittedRequest } from "./gate.ts";
import type { StartPorts } from "./invocation.ts";

interface RunShell {
  readonly shell: Shell;
  /** Workspace paths that nobody may read. */
  readonly covered: readonly string[];
  /** What was thrown when the shell was opened. */
  readonly broken?: unknown;
}

/** Opened while the run's start is still being looked up: most policies have the same sandbox either way. */
export function openEarlyShell(shells: Shells, admitted: AdmittedRequest): Promise<Shell> | undefined {
  const place = shellRequirements(admitted.policy);
  if (place.mode === "off" || admitted.pending.command !== undefined || !readsAll(admitted)) return undefined;
  const opening = shells.open({ ...place, covered: [] });
  opening.catch(() => undefined); // Whoever awaits it reports the error.
  return opening;
}

async function closeEarlyShell(early: Promise<Shell> | undefined): Promise<void> {
  await early?.then(
    (shell) => shell.close(),
    () => undefined,
  );
}

/** Never throws: an error is rethrown where a run's faults are reported. */
export async function openRunShell(
  place: ShellPlace,
  started: StartedRequest,
  early: Promise<Shell> | undefined,
): Promise<RunShell> {
  try {
    return await open(place, started, early);
  } catch (error) {
    return { shell: NO_SHELL("none", []), covered: [], broken: error };
  }
}

/** What a shell is opened in. */
interface ShellPlace extends Pick<StartPorts, "git" | "files" | "shells"> {
  /** The directory of the checkout. */
  readonly checkout: string;
}

async function open(
  { git, files, shells, checkout }: ShellPlace,
  { admitted, start }: StartedRequest,
  early: Promise<Shell> | undefined,
): Promise<RunShell> {
  const { request, policy } = admitted;
  const required = shellRequirements(policy);
  if (start.kind === "nothing" || start.kind === "over") {
    await closeEarlyShell(early);
    return { shell: NO_SHELL("not needed", []), covered: [] };
  }
  if (request.base.sha !== request.trusted.sha) await git.fetch(request.base.sha);
  if (early !== undefined && readsAll(admitted)) return { shell: await early, covered: [] };
  await closeEarlyShell(early);
  if (required.mode === "off") return { shell: await shells.open({ ...required, covered: [] }), covered: [] };
  const covering = await findCovered(admitted, { git, files }, checkout);
  if (covering.kind === "too many") return { shell: NO_SHELL("none", [covering.reason]), covered: [] };
  return { shell: await shells.open({ ...required, covered: covering.paths }), covered: covering.paths };
}

const NO_SHELL = (sandbox: string, lacks: readonly string[]): Shell => ({
  sandbox,
  lacks,
  start: () => ({
    pid: -1,
    ended: Promise.resolve({ kind: "not_started", message: "this run has no shell" }),
    kill: () => Promise.resolve(),
  }),
  stop: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

/** Why this run needs a sandbox that the machine does not have; undefined when it does not need one or has it. */
export function missingSandbox(
  shell: Pick<Shell, "sandbox" | "lacks">,
  admitted: Pick<AdmittedRequest, "request" | "policy" | "project">,
): Outcome | undefined {
  const { request, policy, project } = admitted;
  if (shell.sandbox !== "none" || policy.sandbox.mode.value === "off") return undefined;
  const { commands } = policy.shell;
  const edits = request.kind === "change" && policy.publish.to.value !== "nothing";
  const works = edits && (commands.value !== "none" || policy.verify.commands.value.length > 0);
  if (!works && project.settings.hooks.length === 0) return undefined;
  const message = `The policy requires a sandbox for commands (${policy.sandbox.mode.source}), and this run has none: ${shell.lacks.join("; ")}.`;
  return { conclusion: "failed", message: "", fault: { kind: "sandbox", message, hint: hintFor(shell.lacks) } };
}

/** Whether commands, hooks and local servers may start at all: a fork's code never runs without a sandbox. */
export function mayRunCode(
  shell: Pick<Shell, "sandbox">,
  { request, policy }: Pick<AdmittedRequest, "request" | "policy">,
): boolean {
  if (shell.sandbox !== "none") return true;
  return policy.sandbox.mode.value === "off" && request.subject?.fromFork !== true;
}

/** Chosen by the machine's error; docs/enterprise.md has the whole list. */
function hintFor(lacks: readonly string[]): string {
  const reasons = lacks.join(" ");
  const off =
    'Or, if the owner accepts that, `[sandbox] mode = "off"`: commands then run as the runner\'s user, and only those that an [[allow]] lists.';
  if (/which the policy|denies reading/.test(reasons)) return off;
  if (/this is (darwin|win32)/.test(reasons))
    return `Run the job on a Linux virtual machine, such as \`runs-on: ubuntu-latest\`. ${off}`;
  if (/programs are missing/.test(reasons)) return `Install them in a step before Remit. ${off}`;
  return `Hosted Ubuntu virtual machines have one without a setting. \`ubuntu-slim\` has none. A job with \`container:\` needs \`options: --cap-add SYS_ADMIN --security-opt seccomp=unconfined --security-opt apparmor=unconfined\`; a hardening step must leave sudo (\`disable-sudo: false\`). All cases: docs/enterprise.md, "Where there is no sandbox". ${off}`;
}
