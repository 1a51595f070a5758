/** A copy of the checkout, for kernels and file systems that lay no layer over it. */
import { execFile } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { promisify } from "node:util";

export type Copied =
  | { readonly kind: "copied"; readonly place: string }
  /** A sentence's end. */
  | { readonly kind: "refused"; readonly reason: string };

/** A copy takes no longer than this, in ms: it is made before the first question to the model. */
const PATIENCE_MS = 120_000;

/** Shares its blocks with the checkout where the file system can; what was copied in vain is removed. */
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
