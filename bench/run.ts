/**
 * Measures what Remit costs besides the model, and compares it with a minimal agent and with other agents that are
 * installed: whole processes on the same scripted work, as one table.
 *
 *     npm run bench                      prints the table, within minutes
 *     npm run bench -- --all --write     adds the long rows and writes bench/RESULTS.md
 *     npm run bench -- --peers DIR       also looks for gemini, codex, claude and pi in DIR
 *     npm run bench -- --runs 3 --only "bug fix" --action DIR
 *     npm run bench -- --all --skip stall    without the row for which other agents wait five minutes
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { messageOf } from "../src/lib/attempt.ts";
import { plainTimes, type Measured } from "./measure.ts";
import { writeScenario, play, type Stage } from "./play.ts";
import { findPeers, FLOOR, REMIT, remitRun, type Program } from "./programs.ts";
import { renderResults, type Probe } from "./results.ts";
import { SCENARIOS } from "./scenarios.ts";

/** https://man7.org/linux/man-pages/man2/statfs.2.html */
const TMPFS = 0x0102_1994;

const { values } = readOptions();
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) refuse(`--runs takes a number from 1 on, not ${values.runs}.`);
const unknown = [...(values.only ?? []), ...values.skip].find((name) => SCENARIOS.every((each) => each.name !== name));
if (unknown !== undefined)
  refuse(`There is no scenario "${unknown}". There are: ${SCENARIOS.map(({ name }) => name).join(", ")}.`);
const chosen = SCENARIOS.filter(
  ({ name, long }) =>
    (values.only?.includes(name) ?? (values.all || long === undefined)) && !values.skip.includes(name),
);

const peers = findPeers(values.peers);
const programs: readonly Program[] = [FLOOR, ...peers, REMIT, remitRun(values.action)];
const base = mkdtempSync(path.join(tmpdir(), "remit-bench-base-"));
const stages = chosen.map(stageOf);
const probed = stageOf(SCENARIOS[0] as Stage["scenario"], stages.length);
const results = new Map<
  string,
  { readonly measured: Measured[]; readonly wrong: string[]; peakMb: number | undefined }
>();

const begin = await probe();
// Interleaved, each round starting with another program, so that a slow machine slows all of them. Round 0 warms the
// disk's cache and measures memory, so its times do not count.
for (let round = 0; round <= runs; round++) {
  for (const stage of stages.filter(({ scenario }) => scenario.once === undefined || round === 1)) {
    for (const [at] of programs.entries()) {
      const program = programs[(at + round) % programs.length] as Program;
      if (program.plays?.has(stage.scenario.name) ?? true) await note(program, stage, round);
    }
  }
  process.stderr.write(`round ${round} of ${runs}\n`);
}
const end = await probe();
rmSync(base, { recursive: true, force: true });

const [, sandbox] = /over that (-?[\d.]+) ms/.exec(values.only === undefined ? runAlone("sandbox.ts") : "") ?? [];
const report = await renderResults({
  find: (scenario, program) => results.get(`${scenario} ${program}`),
  programs: [FLOOR, ...peers, REMIT].map(({ name }) => name),
  probes: { begin, end },
  sandboxMs: sandbox === undefined ? undefined : Number(sandbox),
  startup: runAlone("startup.ts", "9", values.action),
  runs,
  leftOut: SCENARIOS.filter((scenario) => !chosen.includes(scenario)).map(({ name }) => name),
  inMemory: statfsSync(tmpdir()).type === TMPFS,
});
if (values.write) writeFileSync(new URL("RESULTS.md", import.meta.url), report);
// A run that timed out may have left something open.
process.stdout.write(report, () => process.exit());

function readOptions() {
  try {
    return parseArgs({
      options: {
        runs: { type: "string", default: "5" },
        only: { type: "string", multiple: true },
        skip: { type: "string", multiple: true, default: [] },
        all: { type: "boolean", default: false },
        peers: { type: "string" },
        /** A directory with `action.yml` and `dist/`. */
        action: { type: "string", default: fileURLToPath(new URL("../", import.meta.url)) },
        write: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return refuse(messageOf(error));
  }
}

function refuse(why: string): never {
  process.stderr.write(`${why}\nThe options are listed at the beginning of bench/run.ts.\n`);
  return process.exit(2);
}

function stageOf(scenario: Stage["scenario"], at: number): Stage {
  const directory = path.join(base, String(at));
  mkdirSync(directory);
  return writeScenario(scenario, directory);
}

async function note(program: Program, stage: Stage, round: number): Promise<void> {
  const { name } = stage.scenario;
  const toolMs = plainTimes(stage.scenario, stage.repository); // Each time: a machine's speed can change within a round.
  const { measured, wrong } = await play(program, stage, { action: values.action, watched: round === 0, toolMs });
  const key = `${name} ${program.name}`;
  const row = results.get(key) ?? { measured: [], wrong: [], peakMb: undefined };
  results.set(key, row);
  row.wrong.push(...wrong.slice(0, 1));
  if (wrong.length > 0) process.stderr.write(`${name}, ${program.name}: ${wrong.join("; ")}\n`);
  if (round === 0) row.peakMb = measured?.peakMb;
  else if (measured !== undefined) row.measured.push({ ...measured, peakMb: row.peakMb });
}

async function probe(): Promise<Probe> {
  const load = loadavg()[0] ?? 0;
  const startsMs: number[] = [];
  for (let run = 0; run < 9; run++) {
    const { measured } = await play(FLOOR, probed, { action: values.action, watched: false, toolMs: [] });
    if (measured !== undefined) startsMs.push(measured.startMs);
  }
  return { load, startsMs };
}

/** The output of a program in this folder. */
function runAlone(name: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, [fileURLToPath(new URL(name, import.meta.url)), ...args], {
    encoding: "utf8",
  });
}
