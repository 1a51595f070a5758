/** One bundle for all entries: each loads only what it needs. `dist/main`, `dist/post` and `dist/cli` call these. */

/** The action's main step. */
export async function main(): Promise<void> {
  const { runAction } = await import("./main.ts");
  await runAction();
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
