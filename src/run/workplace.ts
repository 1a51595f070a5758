/** Where an agent works: the workspace at the pinned commit, and what its edits are compared with. */
import { layBaseline, readBaseline, type Baseline } from "../change/baseline.ts";
import { prepareWorkspace } from "../change/checkout.ts";
import { layOut } from "../change/layout.ts";
import { openWorkspace, type Workspace } from "../change/workspace.ts";
import type { Inside } from "../ports.ts";
import type { Admitted } from "./gate.ts";
import type { Order, World } from "./world.ts";

export interface Workplace {
  readonly workspace: Workspace;
  readonly baseline: Baseline;
}

/** In a layer over the checkout where there is a sandbox, else in the checkout itself. */
export async function openWorkplace(
  world: World,
  order: Order,
  gate: Admitted,
  covered: readonly string[],
): Promise<Workplace> {
  const { inside } = world.shell;
  return inside === undefined
    ? await openCheckout(world, order, gate)
    : await openLayer(world, order, gate, inside, covered);
}

async function openLayer(
  { files: host, git, secrets }: World,
  { settings }: Order,
  { request }: Admitted,
  inside: Inside,
  covered: readonly string[],
): Promise<Workplace> {
  const { files } = inside;
  const workspace = openWorkspace(await host.realPath(settings.runner.workspace), files, SCRATCH);
  const place = { root: workspace.root, files, git, commit: request.base.sha };
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

async function openCheckout(world: World, { settings }: Order, { request }: Admitted): Promise<Workplace> {
  const { files, git } = world;
  const workspace = openWorkspace(await files.realPath(settings.runner.workspace), files);
  const place = { root: workspace.root, files, git, commit: request.base.sha };
  await prepareWorkspace(place);
  await disarm(world, settings.runner);
  return { workspace, baseline: await readBaseline(place) };
}

/** Before the first tool: afterwards the checkout's files are the model's to read. */
async function disarm({ git, runner, secrets }: World, places: Order["settings"]["runner"]): Promise<void> {
  // A later step may have been given another token than this one's.
  const removed = await git.removeCredentials(places, (secret) => secrets.declare("checkout-credential", secret));
  if (removed.length === 0) return;
  const what = `Taken out of the agent's reach: ${removed.join(", ")}. Later steps of this job cannot use it.`;
  runner.annotate("warning", "Remit: checkout", `${what} Give actions/checkout \`persist-credentials: false\`.`);
}
