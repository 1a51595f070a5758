/** `GEMINI_WRITE_SYSTEM_MD`: the system prompt written out, for people to look at. */
import { posix } from "node:path";
import { switchPath } from "../project/system.ts";
import type { Job } from "./job.ts";

/**
 * Write the prompt where the variable says; `1` and a relative path mean beside the log. Never into the workspace, where
 * it would count as the agent's work.
 */
export async function writePrompt({ world, order, workspace }: Job, system: string): Promise<void> {
  const wanted = switchPath(order.environment?.["GEMINI_WRITE_SYSTEM_MD"], "system.md");
  if (wanted === undefined) return;
  const absolute = posix.resolve(order.places.run, wanted);
  const inside = (await workspace.locate(absolute)).kind === "inside";
  const path = inside ? posix.join(order.places.run, posix.basename(wanted)) : absolute;
  await world.files.write(path, Buffer.from(world.secrets.redact(system)));
  world.runner.print(`The system prompt is in ${path}.`);
}
