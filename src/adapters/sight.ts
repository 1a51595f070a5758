/** What a run's commands see: of the machine what they need, and directories of the run where they write. */
import { mkdirSync, realpathSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { machine, viewOf } from "./sandbox/view.ts";
import type { Sight } from "./sandbox.ts";

export interface SightFacts {
  /** The step's own. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The checkout, absolute and real. */
  readonly workspace: string;
  /** RUNNER_TEMP, or what stands for it. */
  readonly temp: string;
  /** Directories and files of the run. */
  readonly run: {
    /** Lies where the user's home lies, for commands. */
    readonly home: string;
    /** Lies at `/tmp`. */
    readonly scratch: string;
    /** The home of hooks and MCP servers, which the model's commands do not see. */
    readonly servers: string;
    /** Seen by all at their own paths. */
    readonly readable: readonly string[];
    /** What hooks may read besides: the log. */
    readonly transcript: string;
  };
  /** Told what the policy shows and is not shown, and why. */
  readonly tell?: (refused: readonly string[]) => void;
}

/** The user's home as programs look for it. */
export function homeOf(environment: SightFacts["environment"]): string {
  const home = environment["HOME"] ?? "";
  return home.startsWith("/") ? real(home) : (registeredHome() ?? "/");
}

/** Of the user's entry in the machine's list of users; containers run as users that have none. */
function registeredHome(): string | undefined {
  try {
    return real(userInfo().homedir);
  } catch {
    return undefined;
  }
}

/** For a policy's `[sandbox] show`. The run's directories are made. */
export function sightOf({
  environment,
  workspace,
  temp,
  run,
  tell,
}: SightFacts): (show: readonly string[]) => Omit<Sight, "hosts"> {
  const home = homeOf(environment);
  for (const place of [run.home, run.scratch, run.servers, ...run.readable]) mkdirSync(place, { recursive: true });
  return (show) => {
    const homes = [...new Set([home, registeredHome() ?? home])];
    const view = viewOf({ ...machine, environment, homes, workspace, temp, show, program: process.execPath });
    if (view.refused.length > 0) tell?.(view.refused);
    // The home by name and the one that programs look up in the list of users are the same fresh directory. One that
    // is the machine's root, or the checkout itself, cannot be replaced; nor a directory of the system, as daemons have.
    const own = homes
      .filter((each) => each !== "/" && each !== workspace && (each === home || view.hidden.includes(each)))
      .map((at) => ({ from: run.home, at, writable: true }));
    return {
      workspace,
      hidden: view.hidden,
      shown: view.shown,
      layered: view.layered,
      covered: view.covered,
      placed: [
        { from: run.scratch, at: "/tmp", writable: true },
        ...own,
        ...run.readable.map((place) => ({ from: place, at: place, writable: false })),
        { from: run.servers, at: run.servers, writable: true, servers: true },
        { from: run.transcript, at: run.transcript, writable: false, servers: true },
      ],
    };
  };
}

/** What serves the files inside: from the bundle by the entry of its name, from the source as it is. */
export function insideOf(entry: string): { readonly directory: string; readonly entry: string } {
  const directory = dirname(dirname(real(entry)));
  return { directory, entry: "inside/index.js" };
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(path);
  }
}
