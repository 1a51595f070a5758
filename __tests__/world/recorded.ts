/** Recorded runs, with the tools that their agents must have had: the recordings omit them. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Entry } from "../../src/events.ts";
import { readLog } from "../../src/log.ts";

const replays = join(dirname(fileURLToPath(import.meta.url)), "..", "replays");

export const RECORDED = readdirSync(replays).flatMap((name) =>
  name.endsWith(".ndjson") ? [name.replace(/\.ndjson$/, "")] : [],
);

export function recorded(name: string): readonly Entry[] {
  const entries = readLog(readFileSync(join(replays, `${name}.ndjson`), "utf8"));
  const tools = [...new Set(entries.flatMap(({ event }) => (event.type === "call.decided" ? [event.call.tool] : [])))];
  return entries.map((entry) =>
    entry.event.type === "agent.started" ? { ...entry, event: { ...entry.event, tools } } : entry,
  );
}
