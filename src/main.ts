/**
 * The action's main step. It loads what opens the sandbox, opens it, and loads the rest (`main/action.ts`) meanwhile:
 * loading code blocks everything else, and the sandbox takes the longest.
 */
import type { ProcessIsolation } from "./adapters.ts";
import { readInputs } from "./inputs.ts";
import type { Start } from "./main/action.ts";
import { startEarly } from "./main/early.ts";

export async function runAction(isolation: ProcessIsolation): Promise<void> {
  const read = readInputs(process.env, "may be missing");
  const start: Start =
    read.kind === "read" ? { kind: "started", settings: read.value, early: startEarly(read.value) } : read;
  if (start.kind === "started") start.early.catch(() => undefined); // Reported where the job is carried out.
  const { act } = await import("./main/action.ts");
  await act(isolation, start);
}
