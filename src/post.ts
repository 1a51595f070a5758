/** The action's post step. */
import { isSecondStart, isolateProcess } from "./adapters.ts";
import { isClosed, readSaved } from "./report.ts";

/** Most runs leave it nothing to do; it then loads nothing. */
export async function runPost(): Promise<void> {
  // The second start has its variables only after restoring them.
  if (!isSecondStart() && isClosed(savedState())) return;
  isolateProcess();
  const { finishRun } = await import("./post/finish.ts");
  await finishRun(savedState());
}

const savedState = () => readSaved((name) => process.env[`STATE_${name}`]);
