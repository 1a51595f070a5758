/** The recorded runs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Entry } from "../../src/events.ts";
import { readLog } from "../../src/log.ts";

/** Their directory; `golden/` in it has the reports of each. */
export const REPLAYS = fileURLToPath(new URL("../replays", import.meta.url));

/** Their names. */
export const RECORDED = readdirSync(REPLAYS).flatMap((name) =>
  name.endsWith(".ndjson") ? [name.replace(/\.ndjson$/, "")] : [],
);

/** The log of a run, as it was recorded. */
export function recordedLog(name: string): readonly Entry[] {
  return readLog(readFileSync(join(REPLAYS, `${name}.ndjson`), "utf8"));
}

/** The same with the tools that its agents must have had: the recordings omit them. */
export function recorded(name: string): readonly Entry[] {
  const entries = recordedLog(name);
  const tools = [...new Set(entries.flatMap(({ event }) => (event.type === "call.decided" ? [event.call.tool] : [])))];
  return entries.map((entry) =>
    entry.event.type === "agent.started" ? { ...entry, event: { ...entry.event, tools } } : entry,
  );
}
