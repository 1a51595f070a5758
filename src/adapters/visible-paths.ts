/** What a run's commands see: the parts of the machine they need, and directories of the run to write to. */
import { mkdirSync, realpathSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { machine, viewOf } from "./sandbox/view.ts";
import type { VisiblePaths } from "./sandbox.ts";

export interface VisiblePathsFacts {
  /** The step's environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The checkout, absolute and without links. */
  readonly workspace: string;
  /** RUNNER_TEMP, or its substitute. */
  readonly temp: string;
  /** Directories and files of the run. */
  readonly run: {
    /** Commands find it at the user's home. */
    readonly home: string;
    /** Commands find it at `/tmp`. */
    readonly scratch: string;
    /** The home of hooks and MCP servers. The model's commands do not see it. */
    readonly servers: string;
    /** Visible to all at their own paths. */
    readonly readable: readonly string[];
    /** Hooks may also read the log. */
    readonly transcript: string;
  };
  /** Called with what the policy wants to show but cannot be shown, and why. */
  readonly tell?: (refused: readonly string[]) => void;
}

/** The user's home as programs look it up. */
export function homeOf(environment: VisiblePathsFacts["environment"]): string {
  const home = environment["HOME"] ?? "";
  return home.startsWith("/") ? real(home) : (registeredHome() ?? "/");
}

/** From the user's entry in the machine's user list; some containers run as users without one. */
function registeredHome(): string | undefined {
  try {
    return real(userInfo().homedir);
  } catch {
    return undefined;
  }
}

/** The sight for a policy's `[sandbox] show`. Makes the run's directories. */
export function sightOf({
  environment,
  workspace,
  temp,
  run,
  tell,
}: VisiblePathsFacts): (show: readonly string[]) => Omit<VisiblePaths, "hosts"> {
  const home = homeOf(environment);
  for (const place of [run.home, run.scratch, run.servers, ...run.readable]) mkdirSync(place, { recursive: true });
  return (show) => {
    const homes = [...new Set([home, registeredHome() ?? home])];
    const view = viewOf({ ...machine, environment, homes, workspace, temp, show, program: process.execPath });
    if (view.refused.length > 0) tell?.(view.refused);
    // The home in HOME and the one in the user list become the same fresh directory. The root directory, the checkout,
    // and a directory of the system (as daemons have) cannot be replaced.
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

/** The program that serves the files inside: from the bundle by its entry's name, from the source as it is. */
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
