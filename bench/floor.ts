/** The same work for the least that an agent can be (`floor.mjs`): what Node and the stand-ins cost by themselves. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openGeminiServer } from "../__tests__/world/gemini.ts";
import { runStep } from "../__tests__/world/runner/process.ts";
import { watchMemory } from "./memory.ts";
import { gapsOf, timed, type Arrivals, type Measured, type Scenario } from "./measure.ts";

const PROGRAM = "floor.mjs";
const file = fileURLToPath(new URL(PROGRAM, import.meta.url));

export type FloorMeasured = Pick<Measured, "startMs" | "startCpuMs" | "ownMs" | "totalMs" | "sentBytes" | "memory">;

/** Its questions go to a server of its own; its repository is a directory without git. */
export async function measureFloor(scenario: Scenario, watched: boolean): Promise<FloorMeasured> {
  const directory = await mkdtemp(path.join(tmpdir(), "remit-floor-"));
  for (const [name, content] of Object.entries(scenario.files)) {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    if (typeof content === "string") await writeFile(path.join(directory, name), content);
  }
  const arrivals: Arrivals = { at: [], cpuMs: undefined };
  const script = scenario.script(() => {
    throw new Error("The floor has no world.");
  });
  await using gemini = await openGeminiServer({ script: script.map((step) => timed(step, arrivals, PROGRAM)) });
  const environment = {
    PATH: process.env["PATH"] ?? "",
    GOOGLE_GEMINI_BASE_URL: gemini.url,
    GEMINI_API_KEY: gemini.key,
  };
  const watch = watched ? watchMemory(PROGRAM) : undefined;
  const started = performance.now();
  const end = await runStep({
    file,
    node: process.execPath,
    directory,
    environment,
    timeoutMs: 60_000,
    interruption: undefined,
  });
  const memory = watch?.stop();
  await rm(directory, { recursive: true, force: true });
  if (end.code !== 0) throw new Error(`The floor failed.\n${end.stderr}`);
  const tools = JSON.parse(end.stdout) as readonly number[];
  return {
    startMs: (arrivals.at[0] ?? started) - started,
    startCpuMs: arrivals.cpuMs ?? 0,
    ownMs: gapsOf(arrivals).map((gap, index) => gap - (tools[index] ?? 0)),
    totalMs: end.ms,
    sentBytes: gemini.requests.reduce((sum, { raw }) => sum + Buffer.byteLength(raw), 0),
    memory,
  };
}
