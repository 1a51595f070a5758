/** One bundle for all entries: each loads only what it needs. `dist/main`, `dist/post`, `dist/cli` and `dist/inside` call these. */
import { isolateProcess } from "./adapters/process-isolation.ts";

/** The action's main step: starts the program again in place before anything else is loaded. */
export async function main(): Promise<void> {
  await toItsEnd(async () => {
    const isolation = isolateProcess();
    const { runAction } = await import("./main.ts");
    await runAction(isolation);
  });
}

/** The action's post step. */
export async function post(): Promise<void> {
  await toItsEnd(async () => {
    const { runPost } = await import("./post.ts");
    await runPost();
  });
}

/** The command line. */
export async function cli(): Promise<void> {
  await toItsEnd(async () => {
    const { runCommandLine } = await import("./cli.ts");
    await runCommandLine();
  });
}

/** Serves the files of a sandbox, from inside it. */
export async function inside(): Promise<void> {
  const { serveInside } = await import("./adapters/sandbox/inside.ts");
  serveInside();
}

/** Node's own code for a program that waits for what cannot come any more (its documentation, "Exit codes"). */
const UNFINISHED = 13;

/** Node would end such a program with 0, as if everything were done. */
async function toItsEnd(work: () => Promise<void>): Promise<void> {
  const fail = (): void => {
    process.exitCode = UNFINISHED;
  };
  process.once("beforeExit", fail);
  await work();
  process.off("beforeExit", fail);
}
