/** Where an agent works: the workspace at the pinned commit, and what its edits are compared with. */
import { layBaseline, readBaseline, type Baseline } from "../change/baseline.ts";
import { prepareWorkspace } from "../change/checkout.ts";
import { layOut } from "../change/layout.ts";
import { openWorkspace, type Workspace } from "../change/workspace.ts";
import type { Inside } from "../ports.ts";
import type { Order, World } from "./world.ts";

export interface Workplace {
  readonly workspace: Workspace;
  readonly baseline: Baseline;
}

/** What a workplace is made of. */
interface WorkplaceParts extends Pick<World, "files" | "git" | "secrets" | "runner"> {
  /** Where the sandbox's files are; undefined where there is none. */
  readonly inside: Inside | undefined;
  /** The checkout and the runner's own directories. */
  readonly places: Order["settings"]["runner"];
  /** What the workspace is laid out as. */
  readonly commit: string;
  /** Workspace paths that nobody may read. */
  readonly covered: readonly string[];
}

/** In a layer over the checkout where there is a sandbox, else in the checkout itself. */
export async function openWorkplace(ground: WorkplaceParts): Promise<Workplace> {
  const { inside } = ground;
  return inside === undefined ? await openCheckout(ground) : await openLayer(ground, inside);
}

async function openLayer(
  { files: host, git, secrets, places, commit, covered }: WorkplaceParts,
  inside: Inside,
): Promise<Workplace> {
  const { files } = inside;
  const workspace = openWorkspace(await host.realPath(places.workspace), files, SCRATCH);
  const place = { root: workspace.root, files, git, commit };
  const learned = (secret: string): void => secrets.declare("checkout-credential", secret);
  const hidden = new Set(covered);
  const laid = await layOut({ ...place, host, inside: files, covered: hidden, objects: inside.objects, learned });
  if (inside.upper === undefined) return { workspace, baseline: await readBaseline(place) }; // A copy; the report says why.
  const layer = { upper: inside.upper, lower: workspace.root, host, laid: new Set(laid), covered: hidden };
  return { workspace, baseline: await layBaseline(place, layer) };
}

/** One directory of the run in every command, for what is not part of the work. */
export const SCRATCH = "/tmp";

/** Whether a path lies there as a tool names it: no path of the workspace begins so. */
export function isScratch(path: string): boolean {
  return path.startsWith("../");
}

async function openCheckout(ground: WorkplaceParts): Promise<Workplace> {
  const { files, git, places, commit } = ground;
  const workspace = openWorkspace(await files.realPath(places.workspace), files);
  const place = { root: workspace.root, files, git, commit };
  await prepareWorkspace(place);
  await disarm(ground);
  return { workspace, baseline: await readBaseline(place) };
}

/** Before the first tool: afterwards the checkout's files are the model's to read. */
async function disarm({ git, runner, secrets, places }: WorkplaceParts): Promise<void> {
  // A later step may have been given another token than this one's.
  const removed = await git.removeCredentials(places, (secret) => secrets.declare("checkout-credential", secret));
  if (removed.length === 0) return;
  const what = `Taken out of the agent's reach: ${removed.join(", ")}. Later steps of this job cannot use it.`;
  runner.annotate("warning", "Remit: checkout", `${what} Give actions/checkout \`persist-credentials: false\`.`);
}
