/** Undoes what a run would not publish, before its work is verified. */
import type { Baseline } from "../change/baseline.ts";
import { readChanges, type Blob } from "../change/changes.ts";
import { propose } from "../change/proposal.ts";
import type { RefusedFile } from "../events.ts";
import type { Files, Git } from "../ports.ts";
import type { AdmittedRequest } from "./gate.ts";
import { keepPatch } from "./keeping.ts";
import { proposalFacts } from "./publishing.ts";
import type { Invocation, Ports } from "./invocation.ts";

/**
 * Undoes it in the workspace, so that a verification judges only what is published. It is kept as a patch. Not done in
 * the owner's checkout, where there is no layer to discard.
 */
export async function undoRefused(
  ports: Ports,
  invocation: Invocation,
  admitted: AdmittedRequest,
  baseline: Baseline,
): Promise<void> {
  const { inside } = ports.shell;
  if (inside === undefined) return;
  const changes = await readChanges(baseline, ports.git);
  const time = Math.floor(ports.clock.now() / 1000);
  const facts = proposalFacts(ports, invocation, admitted);
  const proposed = await propose({ ...facts, changes, time, words: { summary: "" } });
  const gone = new Map(refusedOf(proposed).map((one) => [one.path, one]));
  const undone = changes.files.filter(({ path }) => gone.has(path));
  if (undone.length === 0) return;
  if ("leftOut" in proposed && proposed.leftOut !== "")
    await keepPatch(ports, invocation, "refused.patch", proposed.leftOut);
  for (const { path, before } of undone)
    await putBack(`${baseline.pinned.root}/${path}`, before, inside.files, ports.git);
  const files = undone.flatMap(({ path }) => gone.get(path) ?? []);
  ports.log.append({ type: "edits.undone", files });
}

function refusedOf(proposed: Awaited<ReturnType<typeof propose>>): readonly RefusedFile[] {
  return proposed.kind === "proposed" ? proposed.proposal.refused : proposed.refused;
}

async function putBack(path: string, before: Blob | undefined, files: Files, git: Git): Promise<void> {
  if (before === undefined || before.mode === "120000") await files.remove(path).catch(() => undefined); // Already gone.
  if (before === undefined) return;
  const bytes = await git.blob(before.oid);
  if (before.mode === "120000") await files.link(path, bytes.toString());
  else await files.write(path, bytes, before.mode === "100755" ? 0o755 : 0o644);
}
