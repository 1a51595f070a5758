/** One bundle for all entries: each loads only what it needs. `dist/main`, `dist/post`, `dist/cli` and `dist/inside` call these. */

/** The action's main step: before anything else is loaded, the program starts again in its own place. */
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

/** What serves the files of a sandbox, inside it. */
export async function inside(): Promise<void> {
  const { serveInside } = await import("./adapters/sandbox/inside.ts");
  serveInside();
}
