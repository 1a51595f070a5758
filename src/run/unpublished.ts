/** Tells the model after a command which of the files it changed will not be published. */
import { refuseByName, searchLayer, whyNotPublished, type Baseline } from "../change.ts";
import type { RefusedFile } from "../events.ts";
import type { Circumstances } from "../policy.ts";
import type { ToolContext } from "../tools.ts";
import type { Session } from "./session.ts";
import { isScratch } from "./prepared-workspace.ts";
import type { PublishPorts } from "./invocation.ts";

/** The most files of one change that are checked and reported. */
const MOST_LOOKED_AT = 500;
const MOST_REPORTED = 10;

/** Reports each path once. "" when there is nothing to report, or nothing is published anyway. */
export function describeUnpublished(
  { baseline, admitted }: Session,
  circumstances: Circumstances,
): () => Promise<string> {
  const { policy, request } = admitted;
  const reported = new Set<string>();
  const reasons = new Map<string, string | undefined>(); // The policy stays the same.
  const refusalOf = (path: string): string | undefined => {
    if (!reasons.has(path)) reasons.set(path, refuseByName(path, policy, circumstances));
    return reasons.get(path);
  };
  return async () => {
    if (baseline?.kind !== "layer" || request.kind !== "change" || policy.publish.to.value === "nothing") return "";
    const { suspects } = await searchLayer(baseline);
    if (suspects.length > MOST_LOOKED_AT) return "";
    const fresh = suspects.flatMap(({ path }) => {
      const reason = reported.has(path) ? undefined : refusalOf(path);
      return reason === undefined ? [] : [{ path, reason }];
    });
    for (const { path } of fresh) reported.add(path);
    if (fresh.length === 0) return "";
    const lines = fresh.slice(0, MOST_REPORTED).map(({ path, reason }) => `- ${JSON.stringify(path)}: ${reason}`);
    const more = fresh.length > MOST_REPORTED ? [`- and ${fresh.length - MOST_REPORTED} more`] : [];
    return ["[Changed, and will not be published:", ...lines, ...more, "Undo what the task does not need.]"].join("\n");
  };
}

/** For the tools that edit one file. */
export function describeLeftOut({ baseline, admitted }: Session): ToolContext["leftOut"] {
  const { policy, request } = admitted;
  const publishes = request.kind === "change" && policy.publish.to.value !== "nothing";
  return async (path, bytes) => {
    if (baseline === undefined || !publishes || isScratch(path)) return undefined;
    return await whyNotPublished(path, bytes, baseline);
  };
}

/** Files that the agent edited by name and that are not part of the change: the report lists them at the end. */
export async function editsLeftOut(
  { entries }: Pick<PublishPorts["log"], "entries">,
  baseline: Baseline,
): Promise<readonly RefusedFile[]> {
  const { pinned } = baseline;
  const edited = entries.flatMap(({ event }) =>
    event.type === "call.finished" ? (event.answer.edit?.path ?? []) : [],
  );
  const found: RefusedFile[] = [];
  for (const path of new Set(edited)) {
    if (isScratch(path)) continue;
    const facts = await pinned.files.facts(`${pinned.root}/${path}`).catch(() => undefined);
    const reason = facts === undefined ? undefined : await whyNotPublished(path, facts.size, baseline);
    if (reason !== undefined) found.push({ path, reason });
  }
  return found;
}
