/**
 * Called by what starts processes, when it is loaded: frees what earlier test files left in this worker. A fork takes longer
 * the more memory the worker has, and compiled scripts keep the modules of earlier files until a last-resort collection.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** In bytes. A worker without garbage has half of it; a collection takes a tenth of a second. */
const LITTLE = 200 * 1024 * 1024;

export function freeMemory(): void {
  if (process.memoryUsage.rss() <= LITTLE) return;
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (how: Readonly<Record<string, string>>) => void;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
