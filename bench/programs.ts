/** The same work for other programs: each gets a directory, a server and a task, and no GitHub around it. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openGeminiServer, type GeminiServer } from "../__tests__/world/gemini.ts";
import { runStep } from "../__tests__/world/runner/process.ts";
import { gapsOf, timed, type Arrivals, type Measured, type Scenario } from "./measure.ts";
import { watchMemory } from "./memory.ts";

export interface Program {
  readonly name: string;
  /** Run by Node. */
  readonly file: string;
  readonly args: readonly string[];
  /** Variables besides PATH, HOME and where the model is; `home` is empty until this may write there. */
  readonly prepare: (home: string) => Promise<Readonly<Record<string, string>>>;
  /** Milliseconds of tools for each turn, when the program tells. */
  readonly toolTimes: (stdout: string) => readonly number[];
  /** Names of the scenarios that it can play. */
  readonly plays: ReadonlySet<string>;
}

/** The least that an agent can be: it knows no compression and no retries. */
export const FLOOR: Program = {
  name: "floor",
  file: fileURLToPath(new URL("floor.mjs", import.meta.url)),
  args: [],
  prepare: () => Promise.resolve({}),
  toolTimes: (stdout) => JSON.parse(stdout) as readonly number[],
  plays: new Set(["hello", "fix-bug", "50 turns", "parallel reads", "big output"]),
};

/** Gemini CLI, headless and without asking anybody; `file` is its `gemini`. Its turns have their tools' time in them. */
export function geminiCli(file: string): Program {
  return {
    name: "gemini-cli",
    file,
    args: ["-p", "The total is wrong for empty carts, please fix it.", "--yolo", "-m", "gemini-2.5-pro"],
    prepare: async (home) => {
      await mkdir(path.join(home, ".gemini"));
      const settings = { security: { auth: { selectedType: "gemini-api-key" } } };
      await writeFile(path.join(home, ".gemini/settings.json"), JSON.stringify(settings));
      return { GEMINI_CLI_TRUST_WORKSPACE: "true", NO_COLOR: "1" };
    },
    toolTimes: () => [],
    plays: new Set(["hello", "fix-bug", "50 turns", "parallel reads", "big output", "flaky model"]),
  };
}

/** A program's run on a scenario. Throws when it fails, or leaves part of the script unasked. */
export async function measureProgram(program: Program, scenario: Scenario, watched: boolean): Promise<Measured> {
  const [directory, home] = await Promise.all([mkdtemp(WORK), mkdtemp(HOME)]);
  await lay(directory, scenario);
  const arrivals: Arrivals = { at: [], cpuMs: undefined };
  const script = scenario.script(() => {
    throw new Error("Only Remit has a world.");
  });
  const mark = path.basename(program.file);
  const steps = script.map((step) => timed(step, arrivals, mark));
  await using gemini = await openGeminiServer({ script: steps, refusals: "expected" });
  const environment = {
    PATH: process.env["PATH"] ?? "",
    HOME: home,
    GOOGLE_GEMINI_BASE_URL: gemini.url,
    GEMINI_API_KEY: gemini.key,
    ...(await program.prepare(home)),
  };
  const watch = watched ? watchMemory(mark) : undefined;
  const started = performance.now();
  const { file, args } = program;
  const end = await runStep({ file, args, node: process.execPath, directory, environment, timeoutMs: 120_000 });
  const memory = watch?.stop();
  await Promise.all([directory, home].map((place) => rm(place, { recursive: true, force: true })));
  if (end.code !== 0) throw new Error(`${program.name} failed on ${scenario.name}.\n${end.stderr}`);
  return gather(program.toolTimes(end.stdout), end.ms, gemini, arrivals, started, memory);
}

const WORK = path.join(tmpdir(), "remit-bench-work-");
const HOME = path.join(tmpdir(), "remit-bench-home-");

function gather(
  tools: readonly number[],
  totalMs: number,
  { requests }: GeminiServer,
  arrivals: Arrivals,
  started: number,
  memory: Measured["memory"],
): Measured {
  const [first] = requests;
  const gapsMs = gapsOf(arrivals);
  return {
    startMs: (arrivals.at[0] ?? started) - started,
    startCpuMs: arrivals.cpuMs ?? 0,
    gapsMs,
    ownMs: gapsMs.map((gap, index) => gap - (tools[index] ?? 0)),
    totalMs,
    questions: requests.length,
    sentBytes: requests.reduce((sum, { raw }) => sum + Buffer.byteLength(raw), 0),
    promptChars: first?.system.length ?? 0,
    toolChars: JSON.stringify(first?.body.tools ?? []).length,
    memory,
    masked: 0,
    compressions: 0,
  };
}

async function lay(directory: string, { files }: Scenario): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    if (typeof content === "string") await writeFile(path.join(directory, name), content);
  }
}
