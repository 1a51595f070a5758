/** The same work for the least that an agent can be (`floor.mjs`): what Node and the stand-ins cost by themselves. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openGeminiServer, type Step } from "../__tests__/world/gemini.ts";
import { runStep } from "../__tests__/world/runner/process.ts";
import { watchMemory } from "./memory.ts";
import type { Measured, Scenario } from "./measure.ts";

const file = fileURLToPath(new URL("floor.mjs", import.meta.url));

export type FloorMeasured = Pick<Measured, "startMs" | "gapsMs" | "totalMs" | "sentBytes" | "memory">;

/** Its questions go to a server of its own; its repository is a directory without git. */
export async function measureFloor(scenario: Scenario, watched: boolean): Promise<FloorMeasured> {
  const directory = await mkdtemp(path.join(tmpdir(), "remit-floor-"));
  for (const [name, content] of Object.entries(scenario.files)) {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    if (typeof content === "string") await writeFile(path.join(directory, name), content);
  }
  const arrivals: number[] = [];
  const noted = (step: Step): Step => {
    return (request) => {
      arrivals.push(performance.now());
      return typeof step === "function" ? step(request) : step;
    };
  };
  const script = scenario.script(() => {
    throw new Error("The floor has no world.");
  });
  await using gemini = await openGeminiServer({ script: script.map(noted) });
  const environment = {
    PATH: process.env["PATH"] ?? "",
    GOOGLE_GEMINI_BASE_URL: gemini.url,
    GEMINI_API_KEY: gemini.key,
  };
  const watch = watched ? watchMemory("floor.mjs") : undefined;
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
  return {
    startMs: (arrivals[0] ?? started) - started,
    gapsMs: arrivals.slice(1).map((at, index) => at - (arrivals[index] ?? at)),
    totalMs: end.ms,
    sentBytes: gemini.requests.reduce((sum, { raw }) => sum + Buffer.byteLength(raw), 0),
    memory,
  };
}
