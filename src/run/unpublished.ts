/** What the model is told after a command: which of the files that it changed will not be published. */
import { refuseByName } from "../change/gate.ts";
import { searchLayer } from "../change/layer.ts";
import type { Circumstances } from "../policy/policy.ts";
import type { Job } from "./job.ts";

/** Files of one change that are looked at, and told of, at the most. */
const MOST_LOOKED_AT = 500;
const MOST_TOLD = 10;

/** Each path is told once. "" where there is nothing to say, or nothing is published anyway. */
export function tellUnpublished({ baseline, admitted }: Job, circumstances: Circumstances): () => Promise<string> {
  const { policy, request } = admitted;
  const told = new Set<string>();
  return async () => {
    if (baseline?.kind !== "layer" || request.kind !== "change" || policy.publish.to.value === "nothing") return "";
    const { suspects } = await searchLayer(baseline);
    if (suspects.length > MOST_LOOKED_AT) return "";
    const fresh = suspects.flatMap(({ path }) => {
      const reason = told.has(path) ? undefined : refuseByName(path, policy, circumstances);
      return reason === undefined ? [] : [{ path, reason }];
    });
    for (const { path } of fresh) told.add(path);
    if (fresh.length === 0) return "";
    const lines = fresh.slice(0, MOST_TOLD).map(({ path, reason }) => `- ${JSON.stringify(path)}: ${reason}`);
    const more = fresh.length > MOST_TOLD ? [`- and ${fresh.length - MOST_TOLD} more`] : [];
    return ["[Changed, and will not be published:", ...lines, ...more, "Undo what the task does not need.]"].join("\n");
  };
}
