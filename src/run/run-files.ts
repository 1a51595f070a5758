/** Files kept beside the log, without secrets: patches, the page, and the receipt. */
import { renderPage, makeReceipt, renderReceipt } from "../report.ts";
import { systemCode } from "../ports.ts";
import type { Proposal } from "../change.ts";
import type { AdmittedRun } from "./gate.ts";
import type { PublishPorts } from "./invocation.ts";

/** Writes the page into the run's directory; returns its path, "" when it could not be written. */
export async function keepPage(ports: PublishPorts, directory: string): Promise<string> {
  // The log has no secret, but its words without their marks can be one.
  const page = ports.secrets.redact(await renderPage(ports.log.entries));
  return await tryToKeep(ports, `${directory}/report.html`, page);
}

/** Writes the receipt beside the log, which must have ended; returns its path, "" for a run that never started. */
export async function keepReceipt(ports: PublishPorts, directory: string): Promise<string> {
  const receipt = makeReceipt(ports.log.entries);
  return receipt === undefined ? "" : await tryToKeep(ports, `${directory}/receipt.json`, renderReceipt(receipt));
}

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

/** Writes the patch of unpublished work beside the log. */
export async function keepWork(
  { ports, invocation }: Pick<AdmittedRun, "ports" | "invocation">,
  { base, commit }: Pick<Proposal, "base" | "commit">,
): Promise<void> {
  await keepPatch(ports, `${invocation.directories.run}/work.patch`, await ports.git.diff(base.sha, commit));
}

/** Uploading a run's directory must not upload a secret, even if the patch then does not apply. */
function redactPatch(patch: string, secrets: PublishPorts["secrets"]): Buffer {
  const bytes = Buffer.from(patch, "latin1");
  const text = bytes.toString("utf8");
  // A patch of files in another encoding keeps its bytes, except the secrets.
  return Buffer.from(text).equals(bytes)
    ? Buffer.from(secrets.redact(text))
    : Buffer.from(secrets.redact(patch), "latin1");
}

/** Returns "" when the file could not be written, as on a full disk: the report must not depend on it. */
async function tryToKeep({ files, runner }: PublishPorts, path: string, text: string): Promise<string> {
  try {
    await files.write(path, Buffer.from(text));
    return path;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    runner.annotate("warning", "Remit: a file is missing", `${path}: ${(error as Error).message}`);
    return "";
  }
}
