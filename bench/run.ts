/**
 * What Remit costs besides the model: whole jobs through `dist/`, on the loopback world, with a scripted model.
 *
 *     npm run bench                       all scenarios, a table on the terminal
 *     npm run bench -- --write            and bench/RESULTS.md
 *     npm run bench -- --runs 5 --only fix-bug --action DIR --gemini-cli node_modules/.bin/gemini
 */
import { execFileSync } from "node:child_process";
import { realpathSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measure, type Measured, type Scenario } from "./measure.ts";
import { FLOOR, geminiCli, measureProgram, type Program } from "./programs.ts";
import { renderResults, type Row } from "./results.ts";
import { SCENARIOS } from "./scenarios.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    only: { type: "string", multiple: true },
    /** A directory with `action.yml` and `dist/`. */
    action: { type: "string", default: fileURLToPath(new URL("../", import.meta.url)) },
    "gemini-cli": { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const scenarios = SCENARIOS.filter(({ name }) => values.only?.includes(name) ?? true);
const peer = values["gemini-cli"];
const programs: readonly Program[] = [...(peer === undefined ? [] : [geminiCli(realpathSync(peer))]), FLOOR];

const rows = new Map<string, Row>();

// Interleaved: what slows the machine for a while slows all of them. The first round warms the disk's cache; the last
// two watch memory, which costs time.
for (let round = 0; round <= runs + 2; round++) {
  const watched = round > runs;
  for (const scenario of scenarios) {
    note(scenario, "Remit", round, await measure(scenario, values.action, watched));
    for (const program of programs.filter(({ plays }) => plays.has(scenario.name)))
      note(scenario, program.name, round, await measureProgram(program, scenario, watched));
  }
  process.stderr.write(`round ${round} of ${runs + 2}\n`);
}

function note({ name: scenario }: Scenario, who: string, round: number, measured: Measured): void {
  const key = `${scenario} ${who}`;
  const row = rows.get(key) ?? { scenario, who, timed: [], watched: [] };
  rows.set(key, row);
  if (round > 0) (round > runs ? row.watched : row.timed).push(measured);
}

const alone = ["startup.ts", "policy.ts", "context.ts", "secrets.ts"].map((name) => ({ name, output: runAlone(name) }));
const report = await renderResults([...rows.values()], alone, values.action, runs);
process.stdout.write(report);
if (values.write) writeFileSync(new URL("RESULTS.md", import.meta.url), report);

/** A measurement of one part by itself, as it prints it. */
function runAlone(name: string): string {
  return execFileSync(process.execPath, [fileURLToPath(new URL(name, import.meta.url))], { encoding: "utf8" });
}
