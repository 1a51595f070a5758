/** The action's post step: finish the report of a run that was cut off. */
import { existsSync, readFileSync } from "node:fs";
import { openRunner } from "./adapters/actions.ts";
import { systemClock } from "./adapters/clock.ts";
import { openGitHub } from "./adapters/github.ts";
import { readSettings } from "./inputs.ts";
import { readLog } from "./log.ts";
import { closeReport } from "./report/closing.ts";
import { readSaved } from "./report/saved.ts";
import { openSecrets } from "./secrets.ts";

export async function runPost(): Promise<void> {
  const saved = readSaved((name) => process.env[`STATE_${name}`]);
  if (saved.key === "" || (saved.summary !== "" && saved.delivered !== "")) return;
  const read = readSettings(process.env);
  if (read.kind === "faulty") return; // The main step has said so.
  const { github, model } = read.value;
  const key = model.access.kind === "api-key" ? [["gemini-api-key", model.access.key] as const] : [];
  const runner = openRunner(openSecrets(new Map([["github-token", github.token], ...key])));
  const clock = systemClock;
  const entries = existsSync(saved.log) ? readLog(readFileSync(saved.log, "utf8")) : [];
  await closeReport({ saved, entries, github: openGitHub({ ...github, clock }), runner, clock });
  await runner.settle();
}
