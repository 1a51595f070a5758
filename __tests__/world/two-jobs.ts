/**
 * Two jobs of one workflow run: the first works with a read-only token, its proposal is passed on as an artifact, the
 * second publishes it on a fresh runner without a checkout and without the model's key.
 */
import { cp } from "node:fs/promises";
import path from "node:path";
import type { Event } from "./events.ts";
import type { Job } from "./runner.ts";
import type { Run, RunOptions, World, WorldOptions } from "./world.ts";

/** The tokens of both jobs; the first job's is the world's default. */
export const TWO_TOKENS = {
  tokens: {
    ghs_reads: { permissions: { contents: "read", issues: "read", "pull-requests": "read" } },
    ghs_writes: { permissions: { contents: "write", issues: "write", "pull-requests": "write" } },
  },
} as const satisfies Partial<WorldOptions>;

const RUN = "9900";

export function proposeJob(world: World, event: Event, how: RunOptions = {}): Promise<Run> {
  const inputs = { ...how.inputs, mode: "propose" };
  return world.deliver(event, { ...how, inputs, runId: RUN, token: "ghs_reads" });
}

export interface PublishOptions extends RunOptions {
  /** Changes the artifact on its way; gets the directory it is downloaded to. */
  readonly tamper?: (directory: string) => Promise<void>;
}

/** Download the artifact and publish it. */
export function publishJob(world: World, proposed: Run, { tamper, ...how }: PublishOptions = {}): Promise<Run> {
  const from = proposed.outputs["proposal-path"] ?? "";
  const inputs = {
    "gemini-api-key": "",
    mode: "publish",
    proposal: "../../_temp/download",
    "proposal-digest": proposed.outputs["proposal-digest"] ?? "",
    ...how.inputs,
  };
  const before = async (job: Job) => {
    const directory = path.join(job.temp, "download");
    await cp(from, directory, { recursive: true });
    await tamper?.(directory);
    return await how.before?.(job);
  };
  return world.deliver(proposed.event, { runId: RUN, token: "ghs_writes", checkout: false, ...how, inputs, before });
}
