/** A copy of the checkout, for kernels and file systems that offer no layer over it. */
import { execFile } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { promisify } from "node:util";

export type Copied =
  | { readonly kind: "copied"; readonly place: string }
  /** The end of a sentence. */
  | { readonly kind: "refused"; readonly reason: string };

/** Time limit for a copy, in ms: it is made before the first question to the model. */
const PATIENCE_MS = 120_000;

/** Shares blocks with the checkout where the file system can; a failed copy is removed. */
export async function copyCheckout(workspace: string, place: string): Promise<Copied> {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  try {
    await run("cp", ["-a", "--reflink=auto", `${workspace}/.`, place], { timeout: PATIENCE_MS });
    return { kind: "copied", place };
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    const said = error instanceof Error ? error.message : String(error);
    return { kind: "refused", reason: `the checkout could not be copied: ${said.split("\n")[1] ?? said}` };
  }
}

const run = promisify(execFile);
