/** Where an agent works: the workspace at the pinned commit, and the baseline for its edits. */
import {
  layeredBaseline,
  readBaseline,
  type Baseline,
  prepareWorkspace,
  writeLayer,
  openWorkspace,
  type Workspace,
} from "../change.ts";
import type { Git, SandboxWorkspace } from "../ports.ts";
import type { Invocation, Ports } from "./invocation.ts";

export interface PreparedWorkspace {
  readonly workspace: Workspace;
  readonly baseline: Baseline;
}

/** What a workspace is prepared from. */
interface WorkspaceSources extends Pick<Ports, "files" | "git" | "secrets" | "runner"> {
  /** The sandbox's files; undefined when there is no sandbox. */
  readonly inside: SandboxWorkspace | undefined;
  /** The checkout and the runner's own directories. */
  readonly places: Invocation["settings"]["runner"];
  /** The commit that the workspace is laid out at. */
  readonly commit: string;
  /** Workspace paths that nobody may read. */
  readonly covered: readonly string[];
  /** The run's own directory; absolute. */
  readonly run: string;
}

/** In a layer over the checkout when there is a sandbox, otherwise in the checkout itself. */
export async function openPreparedWorkspace(pinned: WorkspaceSources): Promise<PreparedWorkspace> {
  const { inside } = pinned;
  return inside === undefined ? await openCheckout(pinned) : await openLayer(pinned, inside);
}

async function openLayer(
  { files: host, git, secrets, places, commit, covered, run }: WorkspaceSources,
  inside: SandboxWorkspace,
): Promise<PreparedWorkspace> {
  const { files } = inside;
  const workspace = openWorkspace(await host.realPath(places.workspace), files, SCRATCH);
  const place = { root: workspace.root, files, git, commit };
  const learned = (secret: string): void => secrets.declare("checkout-credential", secret);
  const hidden = new Set(covered);
  const checkout = { root: workspace.root, files: host, git, commit };
  const written = await writeLayer(checkout, inside, hidden, learned);
  // A copy; the report says why.
  if (inside.upper === undefined) return { workspace, baseline: await readBaseline(place, { files: host, path: run }) };
  const layer = { upper: inside.upper, lower: workspace.root, host, written, covered: hidden };
  return { workspace, baseline: await layeredBaseline(place, layer) };
}

/** What was changed since. The code is loaded when this is first asked, as it never is before the agent's first call. */
export async function editsSince(baseline: Baseline, git: Git) {
  const { readChanges } = await import("../change/changes.ts");
  return await readChanges(baseline, git);
}

/** A directory that all commands of a run share, for files that are not part of the work. */
export const SCRATCH = "/tmp";

/** Whether a path, as a tool names it, is in the scratch directory: no workspace path begins that way. */
export function isScratch(path: string): boolean {
  return path.startsWith("../");
}

async function openCheckout(pinned: WorkspaceSources): Promise<PreparedWorkspace> {
  const { files, git, places, commit, run } = pinned;
  const workspace = openWorkspace(await files.realPath(places.workspace), files);
  const place = { root: workspace.root, files, git, commit };
  await prepareWorkspace(place);
  await disarm(pinned);
  return { workspace, baseline: await readBaseline(place, { files, path: run }) };
}

/** Called before the first tool: after that, the model can read the checkout's files. */
async function disarm({ git, runner, secrets, places }: WorkspaceSources): Promise<void> {
  // A later step may have another token than this one.
  const removed = await git.removeCredentials(places, (secret) => secrets.declare("checkout-credential", secret));
  if (removed.length === 0) return;
  const gone = removed.some((what) => what.endsWith("RUNNER_TEMP"));
  const what = `Removed from the agent's reach: ${removed.join(", ")}. When the run ends, git's files are put back as they were${gone ? "; later steps of this job cannot use what was in RUNNER_TEMP" : ""}.`;
  runner.annotate("warning", "Remit: checkout", `${what} Give actions/checkout \`persist-credentials: false\`.`);
}
