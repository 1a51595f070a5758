/** One bundle for all entries: each loads only what it needs. `dist/main`, `dist/post`, `dist/cli` and `dist/inside` call these. */

/** The action's main step: starts the program again in place before anything else is loaded. */
export async function main(): Promise<void> {
  const { isolateProcess } = await import("./adapters/process-isolation.ts");
  const isolation = isolateProcess();
  const { runAction } = await import("./main.ts");
  await runAction(isolation);
}

/** The action's post step. */
export async function post(): Promise<void> {
  const { runPost } = await import("./post.ts");
  await runPost();
}

/** The command line. */
export async function cli(): Promise<void> {
  const { runCommandLine } = await import("./cli.ts");
  await runCommandLine();
}

/** Serves the files of a sandbox, from inside it. */
export async function inside(): Promise<void> {
  const { serveInside } = await import("./adapters/sandbox/inside.ts");
  serveInside();
}
