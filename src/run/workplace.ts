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
  return { workspace, baseline: await readBaseline(place) };
}
