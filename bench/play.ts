/** Plays a scenario once with a program: measures it from outside and checks its result. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runStep, type StepEnd } from "../__tests__/world/runner/process.ts";
import { openWorld, type World } from "../__tests__/world/world.ts";
import { gather, type Measured } from "./measure.ts";
import { watchMemory } from "./memory.ts";
import { openModel } from "./model.ts";
import type { Program, Start } from "./programs.ts";
import { POLICY, TASK, type Scenario } from "./scenarios.ts";

/** A scenario with its repository on disk. */
export interface Stage {
  readonly scenario: Scenario;
  readonly files: Readonly<Record<string, string>>;
  readonly repository: string;
}

export interface Played {
  readonly measured: Measured | undefined;
  /** Why the run does not count. */
  readonly wrong: readonly string[];
}

/** A process that has ended, and the files that it changed. */
interface Done {
  readonly end: StepEnd;
  readonly changed: Readonly<Record<string, string | undefined>>;
  readonly peakMb: number | undefined;
}

/** Not /tmp: Remit's sandbox hides it, including any home directory in it. */
const ROOM = "/var/tmp";

export interface How {
  /** A directory with `action.yml` and `dist/`. */
  readonly action: string;
  /** Whether to measure memory, which costs time. */
  readonly watched: boolean;
  /** How long the commands of each turn take when run alone. */
  readonly toolMs: readonly number[];
}

export async function play(program: Program, stage: Stage, how: How): Promise<Played> {
  const { scenario } = stage;
  const room = mkdtempSync(path.join(ROOM, "remit-bench-"));
  const directory = path.join(room, "shop");
  try {
    await using model = await openModel(scenario, program.own, (call) => program.callFor(call, directory));
    const { start } = program;
    const done = await (start === undefined
      ? playJob(stage, model.url, how)
      : playHere(program, stage, room, start({ home: homeIn(room), directory, url: model.url }), how));
    const { started, ms } = done.end;
    const timing = { started, exited: started + ms, questions: model.questions, peakMb: done.peakMb };
    const served = model.questions.filter(({ turn }) => turn !== undefined).length;
    const wrong = [...faultsOf(done, scenario), ...(served === scenario.turns.length ? [] : [`${served} turns`])];
    return { measured: wrong.length === 0 ? gather(timing, how.toolMs) : undefined, wrong };
  } catch (error) {
    return { measured: undefined, wrong: [String(error).slice(0, 500)] };
  } finally {
    rmSync(room, { recursive: true, force: true, maxRetries: 3 });
  }
}

function faultsOf({ end, changed }: Done, { changed: expected = {} }: Scenario): readonly string[] {
  const names = [...new Set([...Object.keys(changed), ...Object.keys(expected)])];
  const others = names.filter((name) => changed[name] !== expected[name]);
  return [
    ...(end.code === 0 ? [] : [`exit ${end.code ?? end.signal}: ${end.stderr.slice(-500)}`]),
    ...others.map((name) => `${name} is not as expected`),
  ];
}

async function playHere(
  program: Program,
  { repository, scenario }: Stage,
  room: string,
  { command, environment }: Start,
  { watched }: How,
): Promise<Done> {
  const [directory, temp] = [path.join(room, "shop"), path.join(room, "temp")];
  mkdirSync(temp);
  execFileSync("cp", ["-a", repository, directory]);
  const [node, file = "", ...args] = command;
  const watch = watched ? watchMemory(file) : undefined;
  const variables = {
    PATH: `${path.dirname(process.execPath)}:${process.env["PATH"]}`,
    HOME: homeIn(room),
    TMPDIR: temp,
    LANG: "C.UTF-8",
    CI: "true",
    USER: "maria",
    SHELL: "/bin/bash",
    ...environment,
  };
  const end = await runStep({ node, file, args, directory, environment: variables, timeoutMs: patience(scenario) });
  const peakMb = watch?.stop();
  if (end.code === 0) program.settle?.(end.stdout, directory);
  const status = execFileSync("git", ["status", "--porcelain", "-z", "-uall"], { cwd: directory, encoding: "utf8" });
  const names = status
    .split("\0")
    .filter((line) => line !== "")
    .map((line) => line.slice(3));
  return { end, peakMb, changed: Object.fromEntries(names.map((name) => [name, textAt(path.join(directory, name))])) };
}

function textAt(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const MAIN = "dist/main/index.js";

/** A whole job of the action: the gate, the policy, git, the comment, the branch and the pull request. */
async function playJob({ scenario, files }: Stage, url: string, { action, watched }: How): Promise<Done> {
  const job = { environment: { GOOGLE_GEMINI_BASE_URL: url }, timeoutMs: patience(scenario) };
  await using world = await openWorld({ users: { maria: "write" }, files, policy: POLICY, action, job });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const watch = watched ? watchMemory(MAIN) : undefined;
  const run = await world.comment("maria", issue.number, `@remit ${TASK}`);
  const peakMb = watch?.stop();
  return { end: run.main, peakMb, changed: await pushed(world, run.outputs["branch"]) };
}

async function pushed({ github: { bare } }: World, branch = ""): Promise<Done["changed"]> {
  if (branch === "") return {};
  const [was, is] = [await bare.tree("main"), await bare.tree(branch)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name)?.oid !== is.get(name)?.oid);
  const texts = names.map(async (name) => [name, (await bare.file(branch, name))?.toString()] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Some wait five minutes for a stream that stalls. */
function patience({ long }: Scenario): number {
  return long ? 330_000 : 120_000;
}

function homeIn(room: string): string {
  const home = path.join(room, "home");
  mkdirSync(home, { recursive: true });
  return home;
}

/** Creates a scenario's repository. */
export function writeScenario(scenario: Scenario, directory: string): Stage {
  const files = scenario.files();
  for (const [name, content] of Object.entries({ ...files, ".github/remit.toml": POLICY })) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: directory });
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git(
    "-c",
    "user.name=Maria",
    "-c",
    "user.email=maria@example.com",
    "-c",
    "gc.auto=0",
    "commit",
    "-q",
    "-m",
    "The shop",
  );
  git("repack", "-a", "-d", "-q"); // Packed, as in a clone.
  return { scenario, files, repository: directory };
}
