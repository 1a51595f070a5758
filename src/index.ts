/** One bundle for all entries: each loads only what it needs. `dist/main`, `dist/post`, `dist/cli` and `dist/inside` call these. */

import type { Seclusion } from "./adapters/seclusion.ts";

/** The action's main step. */
export async function main(): Promise<void> {
  const seclusion = await hide();
  const { runAction } = await import("./main.ts");
  await runAction(seclusion);
}

/** The action's post step. */
export async function post(): Promise<void> {
  await hide();
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

/** Before anything else is loaded: the program starts again in its own place. */
async function hide(): Promise<Seclusion> {
  const { seclude } = await import("./adapters/seclusion.ts");
  return seclude();
}
