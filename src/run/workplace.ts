/** The workspace, at the pinned commit, and what it looked like before any tool ran. */
import { readBaseline, type Baseline } from "../change/baseline.ts";
import { prepareWorkspace } from "../change/checkout.ts";
import { openWorkspace, type Workspace } from "../change/workspace.ts";
import type { Admitted } from "./gate.ts";
import type { Order, World } from "./world.ts";

export interface Workplace {
  readonly workspace: Workspace;
  readonly baseline: Baseline;
}

export async function openWorkplace(world: World, { settings }: Order, { request }: Admitted): Promise<Workplace> {
  const { files, git } = world;
  const workspace = openWorkspace(settings.runner.workspace, files);
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
