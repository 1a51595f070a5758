/** A local server's process, wherever it runs. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import { killFamily, MARK } from "../machine/processes.ts";

export interface ServerProcess {
  readonly input: Writable;
  readonly output: Readable;
  readonly errors: Readable;
  /** Resolves when it runs; rejects when it could not be started. */
  readonly started: Promise<void>;
  readonly gone: Promise<void>;
  /** Ends it and all that it started. */
  kill(): Promise<void>;
}

export interface ServerProgram {
  readonly argv: readonly string[];
  /** Absolute. */
  readonly directory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
}

export type StartServer = (program: ServerProgram) => ServerProcess;

/** As the runner's user, without a sandbox; `wrap` keeps it in what bounds there are. */
export function startOutside(wrap: (argv: readonly string[]) => readonly string[] = (argv) => argv): StartServer {
  return ({ argv, directory, environment }) => {
    const mark = randomBytes(8).toString("hex");
    const [command = "", ...args] = wrap(argv);
    // A process group of its own.
    const options = { cwd: directory, env: { ...environment, [MARK]: mark }, detached: true, stdio: "pipe" } as const;
    const child = spawn(command, args, options);
    return {
      input: child.stdin,
      output: child.stdout,
      errors: child.stderr,
      started: new Promise((resolve, reject) => child.once("spawn", () => resolve()).once("error", reject)),
      gone: new Promise((resolve) => child.once("close", () => resolve())),
      kill: async () => {
        if (child.pid !== undefined) await killFamily({ group: child.pid, mark });
      },
    };
  };
}
