/**
 * Plans that people approve: one run writes a plan and changes nothing, another carries out exactly the approved plan.
 */
import type { Feature } from "../../run/feature.ts";
import { approve, onwardFrom } from "./approve.ts";
import { keepPlanned } from "./plan.ts";

export const plan: Feature = {
  async start(ports, invocation, admitted, phase) {
    if (admitted.pending.command?.name.toLowerCase() !== "approve") return undefined;
    const { start, ...approval } = await approve(ports, invocation, admitted, phase);
    return { ...approval, start: start.kind === "approved" ? onwardFrom(start) : start };
  },
  keep: keepPlanned,
};
