/** The directories of a run, made on the machine, and the shells that work in them. */
import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { insideOf, sightOf, type SandboxOptions, type ShellsOptions } from "./adapters.ts";
import { serverHome, trustedDirectory, type Invocation, type RunDirectories } from "./run.ts";

/** Makes them in `run`, which is made too; no link leads to any of them. */
export function makePlaces(run: string): RunDirectories {
  mkdirSync(run, { recursive: true });
  const real = realpathSync(run);
  const places = {
    run: real,
    log: join(real, "log.ndjson"),
    outputs: join(real, "outputs"),
    home: join(real, "home"),
    scratch: join(real, "scratch"),
  };
  const all = [places.outputs, places.home, places.scratch, trustedDirectory(places), serverHome(places)];
  for (const place of all) mkdirSync(place, { recursive: true });
  return places;
}

interface SandboxDirectories {
  readonly directories: RunDirectories;
  /** The checkout. */
  readonly workspace: string;
  /** RUNNER_TEMP, or its substitute. */
  readonly temp: string;
  /** The environment of commands. */
  readonly environment: Invocation["toolEnvironment"];
  /** Called with what the policy wants to show of the machine but cannot be shown. */
  readonly onRefused?: (refused: readonly string[]) => void;
}

/** What commands in a sandbox see of this machine. */
export function sandboxFor({
  directories,
  workspace,
  temp,
  environment,
  onRefused,
}: SandboxDirectories): SandboxOptions {
  const { run, home, scratch, outputs, log } = directories;
  const own = {
    home,
    scratch,
    servers: serverHome(directories),
    readable: [trustedDirectory(directories), outputs],
    transcript: log,
  };
  const facts = { environment: process.env, workspace: realpathSync(workspace), temp, run: own };
  return {
    path: environment["PATH"] ?? "",
    run,
    sight: sightOf({ ...facts, ...(onRefused && { onRefused }) }),
    inside: insideOf(process.argv[1] ?? ""),
  };
}

interface ShellDirectories extends SandboxDirectories {
  readonly protection: ShellsOptions["protection"];
}

/** The same, and what commands get without a sandbox. */
export function shellsFor({ protection, ...sandbox }: ShellDirectories): ShellsOptions {
  const { home, scratch } = sandbox.directories;
  return { ...sandboxFor(sandbox), plain: { HOME: home, TMPDIR: scratch }, protection };
}
