/** Patches kept beside the log, without secrets. */
import type { Proposal } from "../change.ts";
import type { AdmittedRun } from "./gate.ts";
import type { PublishPorts } from "./invocation.ts";

/** Writes a patch beside the log; `patch` is git's bytes as latin1 text. */
export async function keepPatch(
  { files, secrets }: Pick<PublishPorts, "files" | "secrets">,
  path: `${string}/${"work" | "refused"}.patch`,
  patch: string,
): Promise<void> {
  await files.write(path, redactPatch(patch, secrets));
}

/** Writes the patch of what a proposal leaves out, if it leaves anything out. */
export async function keepLeftOut(
  { ports, invocation }: Pick<AdmittedRun, "ports" | "invocation">,
  proposed: object & { readonly leftOut?: string },
): Promise<void> {
  const { leftOut = "" } = proposed;
  if (leftOut !== "") await keepPatch(ports, `${invocation.directories.run}/refused.patch`, leftOut);
}

/** A sentence: where unpublished work is kept. */
export const WORK_KEPT = "The patch is kept beside the log (work.patch).";

/** Writes the patch of unpublished work beside the log. */
export async function keepWork(
  { ports, invocation }: Pick<AdmittedRun, "ports" | "invocation">,
  { base, commit }: Pick<Proposal, "base" | "commit">,
): Promise<void> {
  await keepPatch(ports, `${invocation.directories.run}/work.patch`, await ports.git.diff(base.sha, commit));
}

/** Users upload this directory, so the patch is redacted, even if it then does not apply. */
function redactPatch(patch: string, secrets: PublishPorts["secrets"]): Buffer {
  const bytes = Buffer.from(patch, "latin1");
  const text = bytes.toString("utf8");
  // A patch of files in another encoding keeps its bytes, except the secrets.
  return Buffer.from(text).equals(bytes)
    ? Buffer.from(secrets.redact(text))
    : Buffer.from(secrets.redact(patch), "latin1");
}
