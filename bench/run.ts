/**
 * What Remit costs besides the model: whole jobs through `dist/`, on the loopback world, with a scripted model.
 *
 *     npm run bench                       all scenarios, a table on the terminal
 *     npm run bench -- --write            and bench/RESULTS.md
 *     npm run bench -- --runs 5 --only fix-bug --action DIR
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measureFloor, type FloorMeasured } from "./floor.ts";
import { measure, type Measured } from "./measure.ts";
import { renderResults, type Row } from "./results.ts";
import { SCENARIOS } from "./scenarios.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    only: { type: "string", multiple: true },
    action: { type: "string", default: fileURLToPath(new URL("../", import.meta.url)) },
    write: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const scenarios = SCENARIOS.filter(({ name }) => values.only?.includes(name) ?? true);

/** The floor knows no compression, no retries, and has no limit to what it keeps in memory. */
const FLOORED = new Set(["hello", "fix-bug", "50 turns", "parallel reads", "big output"]);

const timed = new Map<string, { readonly remit: Measured[]; readonly floor: FloorMeasured[] }>(
  scenarios.map(({ name }) => [name, { remit: [], floor: [] }]),
);
// Interleaved: what slows the machine for a while slows all of them. The first round warms the disk's cache.
for (let round = 0; round <= runs; round++) {
  for (const scenario of scenarios) {
    const remit = await measure(scenario, values.action, false);
    const floor = FLOORED.has(scenario.name) ? [await measureFloor(scenario, false)] : [];
    if (round === 0) continue;
    timed.get(scenario.name)?.remit.push(remit);
    timed.get(scenario.name)?.floor.push(...floor);
  }
  process.stderr.write(`round ${round} of ${runs}\n`);
}
const rows: Row[] = [];
for (const scenario of scenarios) {
  const { remit = [], floor = [] } = timed.get(scenario.name) ?? {};
  const watched = [await measure(scenario, values.action, true), await measure(scenario, values.action, true)];
  const watchedFloor = FLOORED.has(scenario.name) ? [await measureFloor(scenario, true)] : [];
  rows.push({ name: scenario.name, remit, floor, watched, watchedFloor });
}
const report = renderResults(rows, values.action, runs);
process.stdout.write(report);
if (values.write) writeFileSync(new URL("RESULTS.md", import.meta.url), report);
